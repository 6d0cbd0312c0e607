//! The HTTP face of the host: what is asked, handed to whoever does it, and answered as JSON.

mod body;
pub(crate) mod caller;
mod games;
mod live;
mod origin;
mod page;
mod tables;
mod traced;
mod visitor;
mod watched;

use axum::Router;
use axum::extract::{DefaultBodyLimit, Request};
use axum::http::{Extensions, HeaderMap, HeaderValue, StatusCode, Version, header};
use axum::middleware::{Next, from_fn, from_fn_with_state, map_response};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use tower_http::compression::CompressionLayer;
use tower_http::compression::predicate::{Predicate, SizeAbove};
use tracing::Instrument;

use crate::error::Error;
use crate::host::Host;
use crate::texts::key;
pub(crate) use games::Pages;
pub(crate) use watched::router as watched;

/// The largest body that is read.
pub(crate) const BODY_MAX: usize = 64 * 1024;
/// Smaller answers are not worth packing.
const PACK_FROM: u64 = 1_024;

pub(crate) fn router(host: Host) -> Router {
    let questions = Router::new()
        .route("/tables/{table}/ask", post(tables::ask))
        .route("/tables/{table}/at/{number}", get(tables::at))
        .route("/tables/{table}/log", get(tables::log))
        .route_layer(from_fn_with_state(host.clone(), caller::asking));
    let api = Router::new()
        .merge(questions)
        .route("/health", get(games::health))
        .route("/games", get(games::list))
        .route("/games/{game}", get(games::card))
        .route("/games/{game}/rules", get(games::rules))
        .route("/games/{game}/history/{language}", get(games::history))
        .route("/games/{game}/texts/{language}", get(games::game_texts))
        .route("/texts/{language}", get(games::texts))
        .route("/me", get(tables::me).post(tables::rename))
        .route("/tables", post(tables::create))
        .route("/tables/{table}", get(tables::card))
        .route("/tables/{table}/about", get(tables::about))
        .route("/tables/{table}/join", post(tables::join))
        .route("/tables/{table}/fill", post(tables::fill))
        .route("/tables/{table}/step", post(tables::step))
        .route("/tables/{table}/preview", post(tables::preview))
        .route("/tables/{table}/press", get(tables::press).post(tables::say))
        .route("/tables/{table}/view", get(tables::view))
        .route("/tables/{table}/rematch", post(tables::rematch))
        .fallback(|| async { Error::NotFound(key::NO_SUCH_PAGE) })
        .method_not_allowed_fallback(|| async { Error::NotFound(key::NO_SUCH_PAGE) })
        .layer(from_fn(to_the_end))
        .layer(CompressionLayer::new().compress_when(SizeAbove::new(PACK_FROM).and(untagged)))
        .layer(DefaultBodyLimit::max(BODY_MAX))
        // After the compression: a socket is not a page.
        .route("/live", get(live::open))
        .layer(from_fn(origin::own))
        .layer(from_fn_with_state(host.clone(), caller::known));
    Router::new()
        .nest("/api", api)
        .route("/healthz", get(watched::well))
        .fallback(page::client)
        .layer(from_fn_with_state(host.clone(), origin::named))
        .layer(map_response(harden))
        .layer(from_fn_with_state(host.clone(), traced::traced))
        .with_state(host)
}

/// Works on a request to the end, even when whoever made it goes away half way: a step that is
/// stored must also be played and published.
async fn to_the_end(request: Request, next: Next) -> Response {
    let working = tokio::spawn(next.run(request).in_current_span());
    working.await.unwrap_or_else(|error| {
        Error::Internal(format!("a request did not finish: {error}")).into_response()
    })
}

/// What has a tag is packed already, and its tag stands for exactly those bytes.
fn untagged(_: StatusCode, _: Version, headers: &HeaderMap, _: &Extensions) -> bool {
    !headers.contains_key(header::ETAG)
}

/// The client needs nothing from elsewhere, and the address of a table is half a secret. What a page may
/// do is said with the page: what it fetches is no page, and there are dozens of those.
async fn harden(mut response: Response) -> Response {
    const EVERYWHERE: [(header::HeaderName, &str); 2] =
        [(header::X_CONTENT_TYPE_OPTIONS, "nosniff"), (header::REFERRER_POLICY, "same-origin")];
    const PAGES: &str = "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; \
         font-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";
    let headers = response.headers_mut();
    for (name, value) in EVERYWHERE {
        headers.insert(name, HeaderValue::from_static(value));
    }
    let mime = headers.get(header::CONTENT_TYPE).and_then(|mime| mime.to_str().ok());
    if mime.is_some_and(|mime| mime.starts_with("text/html") || mime.starts_with("image/svg")) {
        headers.insert(header::CONTENT_SECURITY_POLICY, HeaderValue::from_static(PAGES));
    }
    response
}
