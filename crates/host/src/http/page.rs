//! The pages of the client. The client draws them; the host says which addresses have one, and what a link
//! to it shows where it is shared.

use std::fmt::Write;

use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use kernel::about::LANGUAGES;

use crate::error::Error;
use crate::files::{Asset, REVALIDATE};
use crate::host::Host;
use crate::texts::{self, key};

/// The title of a page that has none of its own, as it stands in the client's.
const TITLE: &str = "<title>Lantern</title>";

/// Everything that is not the programs' door: a file of the client, or a page of it.
pub(super) async fn client(
    State(host): State<Host>,
    method: Method,
    uri: Uri,
    headers: HeaderMap,
) -> Response {
    let path = uri.path();
    let api = path == "/api" || path.starts_with("/api/");
    if api || (method != Method::GET && method != Method::HEAD) {
        return Error::NotFound(key::NO_SUCH_PAGE).into_response();
    }
    if let Some(file) = host.0.client.file(path, &headers) {
        return file;
    }
    match host.link(path, language(&headers)).await {
        Ok(link) => page(&host, path, &link, &headers),
        // The client says in every language that there is nothing here.
        Err(Error::NotFound(_)) => {
            let lost = page(&host, path, &Link::of_lantern("en"), &HeaderMap::new());
            (StatusCode::NOT_FOUND, lost).into_response()
        }
        Err(error) => error.into_response(),
    }
}

/// What a link to a page shows. Only what everybody may know who has the link.
#[derive(Debug)]
struct Link {
    title: String,
    line: String,
    /// The game whose picture it has.
    game: Option<String>,
}

impl Link {
    fn of_lantern(language: &str) -> Self {
        Self { title: "Lantern".to_owned(), line: own(language, key::LINK_LINE), game: None }
    }
}

impl Host {
    /// What a link to the page at a path shows, or that there is none.
    async fn link(&self, path: &str, language: &str) -> Result<Link, Error> {
        let parts: Vec<&str> = path.split('/').filter(|part| !part.is_empty()).collect();
        match parts[..] {
            [] | ["about" | "settings"] => Ok(Link::of_lantern(language)),
            ["play", game] => self.link_to_game(game, language),
            ["t", table] => {
                let record = self.0.store.table(table).await?;
                let record = record.ok_or(Error::NotFound(key::NO_SUCH_TABLE))?;
                let mut link = self.link_to_game(&record.game, language)?;
                link.title = format!("{} · {}", record.name, link.title);
                if record.status == store::Status::Gathering {
                    link.line = format!("{} {}", own(language, key::LINK_SEAT), link.line);
                }
                Ok(link)
            }
            _ => Err(Error::NotFound(key::NO_SUCH_PAGE)),
        }
    }

    fn link_to_game(&self, id: &str, language: &str) -> Result<Link, Error> {
        let game = &self.0.games.game(id)?.game;
        let messages = game.texts(language).unwrap_or_default();
        let said = |what| texts::message(messages, &format!("{id}-about-{what}"));
        Ok(Link {
            title: said("name").unwrap_or(id).to_owned(),
            line: said("line").unwrap_or_default().to_owned(),
            game: Some(id.to_owned()),
        })
    }
}

/// One of the host's own sentences.
fn own(language: &str, key: &str) -> String {
    texts::message(texts::texts(language).unwrap_or_default(), key).unwrap_or_default().to_owned()
}

/// The client's page with a link in its head.
fn page(host: &Host, path: &str, link: &Link, request: &HeaderMap) -> Response {
    let client = &host.0.client;
    let title = escaped(&link.title);
    let mut head = format!("<title>{title}</title>");
    let mut meta = |kind: &str, name: &str, content: &str| {
        // Writing to a string cannot fail.
        let _ = write!(head, "\n    <meta {kind}=\"{name}\" content=\"{content}\" />");
    };
    // The page knows by this what it was made of, and when the host has something newer.
    meta("name", "build", client.build());
    if host.0.config.fixed.is_some() {
        // At tests nothing is kept for a day without a network, unless a test asks for it.
        meta("name", "fixed", "yes");
    }
    meta("property", "og:site_name", "Lantern");
    meta("property", "og:type", "website");
    meta("property", "og:title", &title);
    meta("property", "og:description", &escaped(&link.line));
    if let Some(origin) = origin(host, request) {
        meta("property", "og:url", &escaped(&format!("{origin}{path}")));
        let games = link.game.iter().map(|game| format!("pictures/{game}.jpg"));
        let mut pictures = games.chain(["pictures/lantern.jpg".to_owned()]);
        if let Some(picture) = pictures.find(|picture| client.has(picture)) {
            meta("property", "og:image", &escaped(&format!("{origin}/{picture}")));
            meta("name", "twitter:card", "summary_large_image");
        }
    }
    let mut response =
        Asset::page(client.page().replacen(TITLE, &head, 1)).respond(request, REVALIDATE);
    let vary = HeaderValue::from_static("accept-language, host");
    response.headers_mut().append(header::VARY, vary);
    response
}

/// Where those who ask have reached this host: a shared picture needs a whole address.
fn origin(host: &Host, request: &HeaderMap) -> Option<String> {
    let text = |name: &str| request.get(name).and_then(|value| value.to_str().ok());
    let name = text("x-forwarded-host").or_else(|| text("host"))?;
    let secure = host.0.config.secure_cookie || text("x-forwarded-proto") == Some("https");
    Some(format!("{}://{name}", if secure { "https" } else { "http" }))
}

/// The first language that somebody asks for and we speak.
fn language(request: &HeaderMap) -> &'static str {
    let wanted = request.get(header::ACCEPT_LANGUAGE).and_then(|list| list.to_str().ok());
    let mut wanted = wanted.unwrap_or_default().split(',').filter_map(|one| {
        let name = one.split([';', '-']).next()?.trim();
        LANGUAGES.into_iter().find(|language| language.eq_ignore_ascii_case(name))
    });
    wanted.next().unwrap_or("en")
}

/// A text as it may stand in an attribute.
fn escaped(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => safe.push_str("&amp;"),
            '<' => safe.push_str("&lt;"),
            '>' => safe.push_str("&gt;"),
            '"' => safe.push_str("&quot;"),
            other => safe.push(other),
        }
    }
    safe
}
