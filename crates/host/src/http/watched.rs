//! For whoever runs the host: whether it is well, and what it is doing.

use axum::Router;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;

use crate::host::Host;

/// Served where only the operator comes: it says how busy the host is.
pub(crate) fn router(host: Host) -> Router {
    Router::new().route("/metrics", get(metrics)).route("/healthz", get(well)).with_state(host)
}

async fn metrics(State(host): State<Host>) -> Response {
    let kind = "application/openmetrics-text; version=1.0.0; charset=utf-8";
    ([(header::CONTENT_TYPE, kind)], host.metrics()).into_response()
}

/// Whether requests can be answered: the host is not stopping, and its database answers.
pub(super) async fn well(State(host): State<Host>) -> Response {
    let answer = if host.closing() {
        (StatusCode::SERVICE_UNAVAILABLE, "stopping\n")
    } else if let Err(error) = host.0.store.guest("").await {
        tracing::error!(%error, "the database does not answer");
        (StatusCode::SERVICE_UNAVAILABLE, "the database does not answer\n")
    } else {
        (StatusCode::OK, "well\n")
    };
    (answer.0, [(header::CACHE_CONTROL, "no-store")], answer.1).into_response()
}
