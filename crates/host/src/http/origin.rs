//! Who asks: a page of ours or a program, or a page from elsewhere in somebody's browser.

use axum::extract::{Request, State};
use axum::http::{HeaderMap, Method, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use kernel::Text;

use crate::error::Error;
use crate::host::Host;
use crate::texts::key;

/// Lets through what may change something or hands out an identity only if it is our own page's or
/// a program's. A page from elsewhere can make a browser send forms and open sockets, with cookies.
pub(super) async fn own(request: Request, next: Next) -> Response {
    let headers = request.headers();
    let reads = matches!(*request.method(), Method::GET | Method::HEAD);
    if foreign(headers) && !(reads && harmless(request.uri().path())) {
        let detail = "the request comes from a page of another origin".to_owned();
        return Error::BadRequest { text: Text::new(key::FOREIGN), detail }.into_response();
    }
    if !reads && !is_json(headers) {
        let detail = "the content type must be application/json".to_owned();
        return Error::unreadable(detail).into_response();
    }
    next.run(request).await
}

/// Answers only under the names that the host was given, if it was given any: a page elsewhere can give
/// its own name our address, and would then be of the same origin.
pub(super) async fn named(State(host): State<Host>, request: Request, next: Next) -> Response {
    let names = &host.0.config.names;
    let asked = request.headers().get(header::HOST).and_then(|name| name.to_str().ok());
    let asked = asked.unwrap_or_default();
    let bare = asked.rsplit_once(':').filter(|(_, port)| port.parse::<u16>().is_ok());
    let bare = bare.map_or(asked, |(name, _)| name);
    if names.is_empty() || names.iter().any(|name| name.eq_ignore_ascii_case(bare)) {
        return next.run(request).await;
    }
    let detail = format!("this host is reached as {}", names.join(" or "));
    Error::BadRequest { text: Text::new(key::WRONG_NAME), detail }.into_response()
}

/// Whether a GET gives nothing away but what it answers, which a foreign page cannot read. The
/// socket acts, and `me` makes whoever is new known. The path is as inside `/api`.
fn harmless(path: &str) -> bool {
    !path.ends_with("/me") && !path.ends_with("/live")
}

/// Browsers say where a request comes from; programs mostly do not.
fn foreign(headers: &HeaderMap) -> bool {
    let text = |name: &str| headers.get(name).map(|value| value.to_str().unwrap_or("?"));
    if text("sec-fetch-site").is_some_and(|site| !["same-origin", "none"].contains(&site)) {
        return true;
    }
    let Some(origin) = text("origin") else { return false };
    let ours = [text("host"), text("x-forwarded-host")];
    let from = origin.split_once("://").map(|(_, host)| host);
    from.is_none_or(|from| !ours.into_iter().flatten().any(|host| host.eq_ignore_ascii_case(from)))
}

fn is_json(headers: &HeaderMap) -> bool {
    let kind = headers.get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok());
    let kind = kind.and_then(|kind| kind.split(';').next());
    kind.is_some_and(|kind| kind.trim().eq_ignore_ascii_case("application/json"))
}
