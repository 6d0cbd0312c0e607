//! Who is behind the browser: a signed cookie, made when first needed.

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderValue, header};
use axum::response::{IntoResponse, Response};

use super::caller::Caller;
use crate::error::Error;
use crate::host::Host;
use crate::limits::Wanted;
use crate::secrets;

const NAME: &str = "lantern";
const YEAR: u32 = 365 * 24 * 3600;

/// The guest behind a request. A cookie that is forged or broken counts for nothing and is
/// replaced.
#[derive(Debug)]
pub(crate) struct Visitor {
    pub(crate) guest: String,
    /// The cookie to set, if the browser has none that is good.
    cookie: Option<HeaderValue>,
}

impl FromRequestParts<Host> for Visitor {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, host: &Host) -> Result<Self, Error> {
        let cookies = parts.headers.get_all(header::COOKIE).iter();
        let found = cookies
            .filter_map(|line| line.to_str().ok())
            .flat_map(|line| line.split(';'))
            .filter_map(|pair| pair.trim().split_once('='))
            .filter(|(name, _)| *name == NAME)
            .find_map(|(_, value)| host.0.key.guest(value));
        match found {
            Some(guest) => Ok(Self { guest: guest.to_owned(), cookie: None }),
            None => {
                let Caller(caller) = Caller::of(&parts.extensions);
                host.0.meter.take_from(Wanted::Guest, caller)?;
                let guest = secrets::guest_id()?;
                let cookie = Some(cookie(host, &guest)?);
                Ok(Self { guest, cookie })
            }
        }
    }
}

impl Visitor {
    /// Adds the cookie to an answer, if the browser needs one.
    pub(crate) fn answer(self, answer: impl IntoResponse) -> Response {
        let mut response = answer.into_response();
        if let Some(cookie) = self.cookie {
            response.headers_mut().append(header::SET_COOKIE, cookie);
        }
        response
    }

    /// Sets the cookie anew in any case, so that whoever comes back within a year stays.
    pub(crate) fn renewed(mut self, host: &Host) -> Result<Self, Error> {
        self.cookie = Some(cookie(host, &self.guest)?);
        Ok(self)
    }
}

fn cookie(host: &Host, guest: &str) -> Result<HeaderValue, Error> {
    let secure = if host.0.config.secure_cookie { "; Secure" } else { "" };
    let value = host.0.key.cookie(guest);
    let line = format!("{NAME}={value}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax{secure}");
    HeaderValue::from_str(&line).map_err(|e| Error::Internal(e.to_string()))
}
