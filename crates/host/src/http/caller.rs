//! From whom a request comes, and whether they have asked too much lately.

use axum::extract::{Request, State};
use axum::http::Extensions;
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use crate::error::Error;
use crate::host::Host;
use crate::limits::{Address, Wanted};
use crate::listen::Peer;

/// The address that made a request, as far as it is somebody's.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Caller(pub(crate) Option<Address>);

impl Caller {
    pub(crate) fn of(extensions: &Extensions) -> Self {
        extensions.get::<Self>().copied().unwrap_or_default()
    }
}

/// Finds out who asks, and lets them if they have not asked too much.
pub(super) async fn known(State(host): State<Host>, mut request: Request, next: Next) -> Response {
    let meter = &host.0.meter;
    let lines = request.headers().get_all("x-forwarded-for").iter();
    let forwarded: Vec<&str> = lines.filter_map(|line| line.to_str().ok()).collect();
    let peer = request.extensions().get::<Peer>();
    let caller = Caller(peer.and_then(|peer| meter.limits.caller(peer.0.ip(), &forwarded)));
    if let Err(error) = meter.take_from(Wanted::Request, caller.0) {
        return error.into_response();
    }
    request.extensions_mut().insert(caller);
    next.run(request).await
}

/// The same for what costs more than other requests.
pub(super) async fn asking(
    State(host): State<Host>,
    request: Request,
    next: Next,
) -> Result<Response, Error> {
    host.0.meter.take_from(Wanted::Question, Caller::of(request.extensions()).0)?;
    Ok(next.run(request).await)
}
