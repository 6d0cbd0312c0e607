//! Reading what is sent and writing what is answered.

use axum::body::{Body, Bytes};
use axum::extract::{FromRequest, FromRequestParts, Path, Query, Request};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use flate2::Compression;
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::error::Error;
use crate::files;

/// A body of JSON.
#[derive(Debug)]
pub(crate) struct Json<T>(pub(crate) T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Json<T> {
    type Rejection = Error;

    async fn from_request(request: Request, state: &S) -> Result<Self, Error> {
        let bytes =
            Bytes::from_request(request, state).await.map_err(|rejection| {
                match rejection.status() {
                    StatusCode::PAYLOAD_TOO_LARGE => Error::TooLarge,
                    _ => Error::unreadable(rejection.body_text()),
                }
            })?;
        serde_json::from_slice(&bytes).map(Json).map_err(|e| Error::unreadable(e.to_string()))
    }
}

impl<T: Serialize> Json<T> {
    /// A long answer, written and packed here and now: on its way it would be packed where clicks
    /// are answered.
    pub(crate) fn packed(self, request: &HeaderMap) -> Response {
        let mut response = match serde_json::to_vec(&self.0) {
            Ok(body) if body.len() >= files::WORTH_PACKING && files::accepts(request, "gzip") => {
                match files::gzip(&body, Compression::fast()) {
                    Some(packed) => ([(header::CONTENT_ENCODING, "gzip")], packed).into_response(),
                    None => Body::from(body).into_response(),
                }
            }
            Ok(body) => Body::from(body).into_response(),
            Err(error) => return Error::Internal(error.to_string()).into_response(),
        };
        let headers = response.headers_mut();
        headers.insert(header::CONTENT_TYPE, HeaderValue::from_static("application/json"));
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
        response
    }
}

impl<T: Serialize> IntoResponse for Json<T> {
    fn into_response(self) -> Response {
        self.packed(&HeaderMap::new())
    }
}

/// The parts of the path, with our own words when they cannot be read.
#[derive(Debug)]
pub(crate) struct At<T>(pub(crate) T);

impl<T: DeserializeOwned + Send, S: Send + Sync> FromRequestParts<S> for At<T> {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Error> {
        let path = Path::<T>::from_request_parts(parts, state).await;
        path.map(|Path(value)| Self(value)).map_err(|e| Error::unreadable(e.body_text()))
    }
}

/// The question behind the path, likewise.
#[derive(Debug)]
pub(crate) struct Asked<T>(pub(crate) T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequestParts<S> for Asked<T> {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Error> {
        let query = Query::<T>::from_request_parts(parts, state).await;
        query.map(|Query(value)| Self(value)).map_err(|e| Error::unreadable(e.body_text()))
    }
}

/// The secrets in `Authorization: Bearer s1,s2`. None is a spectator.
pub(crate) fn bearer(headers: &HeaderMap) -> Result<Vec<String>, Error> {
    let Some(value) = headers.get(header::AUTHORIZATION) else { return Ok(Vec::new()) };
    let list = value.to_str().ok().and_then(|text| text.strip_prefix("Bearer "));
    let list = list.ok_or_else(|| Error::unreadable("Authorization is `Bearer s1,s2`"))?;
    let secrets = list.split(',').map(str::trim).filter(|secret| !secret.is_empty());
    Ok(secrets.take(kernel::MAX_SEATS).map(str::to_owned).collect())
}
