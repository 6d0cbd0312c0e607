//! Taking connections: how many an address may have, and how long one may say nothing.

use std::net::SocketAddr;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::net::TcpListener;
use tokio::sync::watch;
use tokio::task::JoinSet;
use tower_service::Service;

use crate::limits::{Kept, Meter};

/// The rest after a connection could not be taken because the system has no more to give.
const REST: Duration = Duration::from_millis(100);

/// Where a connection comes from; a part of every request that came over one.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Peer(pub(crate) SocketAddr);

/// Answers connections until the host is stopping; then those that are open finish what they are at.
pub(crate) async fn serve(
    meter: &Arc<Meter>,
    listener: TcpListener,
    router: Router,
    mut stop: watch::Receiver<bool>,
) {
    let mut open = JoinSet::new();
    loop {
        let taken = tokio::select! {
            taken = listener.accept() => taken,
            // Those that have ended are forgotten.
            Some(_) = open.join_next() => continue,
            () = stopping(&mut stop) => break,
        };
        let Ok((stream, peer)) = taken else {
            tokio::time::sleep(REST).await;
            continue;
        };
        // A proxy brings everybody; whom it brings is known only from what they ask.
        let address = meter.limits.caller(peer.ip(), &[]);
        let place = address.map(|address| meter.keep(Kept::Connection, address));
        if let Some(None) = place {
            continue;
        }
        // Messages are small and somebody waits for each: do not hold them back.
        let _ = stream.set_nodelay(true);
        let router = router.clone();
        let service = service_fn(move |mut request: Request<Incoming>| {
            request.extensions_mut().insert(Peer(peer));
            router.clone().call(request)
        });
        let connection = http1::Builder::new()
            .timer(TokioTimer::new())
            .header_read_timeout(meter.limits.head)
            .serve_connection(TokioIo::new(stream), service)
            .with_upgrades();
        let mut stop = stop.clone();
        open.spawn(async move {
            let mut connection = pin!(connection);
            // A browser that hangs up is no fault of anybody's.
            tokio::select! {
                _ = &mut connection => {}
                () = stopping(&mut stop) => {
                    connection.as_mut().graceful_shutdown();
                    let _ = connection.await;
                }
            }
            drop(place);
        });
    }
    open.join_all().await;
}

async fn stopping(stop: &mut watch::Receiver<bool>) {
    // Whoever could say so is gone, too, when the host is.
    let _ = stop.wait_for(|stopping| *stopping).await;
}
