//! What is written of a request: a name of its own, its route and how it went. Never who made it or
//! what it carried: headers, bodies and addresses hold secrets.

use std::time::{Duration, Instant};

use axum::extract::{MatchedPath, Request, State};
use axum::http::{HeaderName, HeaderValue};
use axum::middleware::Next;
use axum::response::Response;
use tracing::Instrument;

use crate::host::Host;
use crate::secrets;

/// The header in which an answer says which request it answers.
const REQUEST_ID: HeaderName = HeaderName::from_static("x-request-id");
/// A request that takes longer is told of.
const SLOW: Duration = Duration::from_secs(1);

pub(super) async fn traced(State(host): State<Host>, request: Request, next: Next) -> Response {
    let id = secrets::request_id();
    let route = request.extensions().get::<MatchedPath>().map_or("other", MatchedPath::as_str);
    let span = tracing::info_span!("request", id, method = %request.method(), route);
    let begun = Instant::now();
    let mut response = next.run(request).instrument(span.clone()).await;
    let (status, took) = (response.status().as_u16(), begun.elapsed());
    host.0.metrics.answered(status);
    let ms = u64::try_from(took.as_millis()).unwrap_or(u64::MAX);
    span.in_scope(|| match () {
        () if response.status().is_server_error() => tracing::error!(status, ms, "failed"),
        () if took >= SLOW => tracing::warn!(status, ms, "slow"),
        () => tracing::debug!(status, ms, "answered"),
    });
    if let Ok(id) = HeaderValue::from_str(&id) {
        response.headers_mut().insert(REQUEST_ID, id);
    }
    response
}
