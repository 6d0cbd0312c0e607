//! Files and pages as they are sent: with a tag, and compressed beforehand where it pays.

use std::collections::HashMap;
use std::io::Write;
use std::path::{Component, Path, PathBuf};
use std::sync::OnceLock;

use axum::body::{Body, Bytes};
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use flate2::Compression;
use rust_embed::RustEmbed;

use crate::secrets::sha256_hex;

/// May be kept, but is asked about each time.
pub(crate) const REVALIDATE: &str = "no-cache";
/// Never changes under this name.
pub(crate) const FOREVER: &str = "public, max-age=31536000, immutable";

/// The page of the client.
const PAGE: &str = "index.html";
/// Smaller things are not worth packing.
pub(crate) const WORTH_PACKING: usize = 1_024;

/// Something to send, in up to three encodings.
#[derive(Clone, Debug)]
pub(crate) struct Asset {
    mime: &'static str,
    tag: String,
    plain: Bytes,
    brotli: Option<Bytes>,
    gzip: Option<Bytes>,
}

impl Asset {
    pub(crate) fn new(mime: &'static str, plain: impl Into<Bytes>) -> Self {
        let plain = plain.into();
        let tag = sha256_hex(&plain)[..20].to_owned();
        Self { mime, tag, plain, brotli: None, gzip: None }
    }

    /// A page as it is made for one request: packed quickly.
    pub(crate) fn page(text: String) -> Self {
        let mut page = Self::new(mime(PAGE), text);
        page.gzip = gzip(&page.plain, Compression::fast());
        page
    }

    /// The same, compressed beforehand.
    pub(crate) fn packed(mut self) -> Self {
        if self.plain.len() >= WORTH_PACKING && packs(self.mime) {
            self.brotli = self.brotli.or_else(|| brotli(&self.plain));
            self.gzip = self.gzip.or_else(|| gzip(&self.plain, Compression::best()));
        }
        self
    }

    /// The answer to a request for it.
    pub(crate) fn respond(&self, request: &HeaderMap, cache: &'static str) -> Response {
        let (bytes, encoding) = match (&self.brotli, &self.gzip) {
            (Some(bytes), _) if accepts(request, "br") => (bytes, Some("br")),
            (_, Some(bytes)) if accepts(request, "gzip") => (bytes, Some("gzip")),
            _ => (&self.plain, None),
        };
        // A strong tag stands for exact bytes, so each encoding has its own.
        let tag = format!("\"{}{}\"", self.tag, encoding.unwrap_or_default());
        let known = request.get(header::IF_NONE_MATCH).and_then(|v| v.to_str().ok());
        let known = known.is_some_and(|list| list.split(',').any(|t| t.trim() == tag));
        let mut response = if known {
            StatusCode::NOT_MODIFIED.into_response()
        } else {
            Body::from(bytes.clone()).into_response()
        };
        let headers = response.headers_mut();
        if !known {
            headers.insert(header::CONTENT_TYPE, HeaderValue::from_static(self.mime));
            if let Some(encoding) = encoding {
                headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static(encoding));
            }
        }
        if let Ok(tag) = HeaderValue::from_str(&tag) {
            headers.insert(header::ETAG, tag);
        }
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static(cache));
        headers.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
        response
    }
}

/// Whether whoever asks can unpack this.
pub(crate) fn accepts(request: &HeaderMap, encoding: &str) -> bool {
    let offers = request.get_all(header::ACCEPT_ENCODING).iter().filter_map(|v| v.to_str().ok());
    offers.flat_map(|list| list.split(',')).any(|offer| {
        let (name, rank) = offer.split_once(';').unwrap_or((offer, ""));
        name.trim().eq_ignore_ascii_case(encoding) && rank.replace(' ', "") != "q=0"
    })
}

fn packs(mime: &str) -> bool {
    mime.starts_with("text/") || ["javascript", "json", "svg"].iter().any(|m| mime.contains(m))
}

fn brotli(bytes: &[u8]) -> Option<Bytes> {
    let mut packer = brotli::CompressorWriter::new(Vec::new(), 16 * 1024, 9, 22);
    packer.write_all(bytes).ok()?;
    Some(packer.into_inner().into())
}

pub(crate) fn gzip(bytes: &[u8], effort: Compression) -> Option<Bytes> {
    let mut packer = flate2::write::GzEncoder::new(Vec::new(), effort);
    packer.write_all(bytes).ok()?;
    packer.finish().ok().map(Bytes::from)
}

fn mime(path: &str) -> &'static str {
    match path.rsplit('.').next().unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "json" | "map" => "application/json",
        "webmanifest" => "application/manifest+json",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "jpg" | "jpeg" => "image/jpeg",
        "webp" => "image/webp",
        "avif" => "image/avif",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        "woff" => "font/woff",
        "mp3" => "audio/mpeg",
        "ogg" => "audio/ogg",
        "wasm" => "application/wasm",
        "txt" | "ftl" => "text/plain; charset=utf-8",
        "md" => "text/markdown; charset=utf-8",
        _ => "application/octet-stream",
    }
}

/// The client build as it was when the program was built. In debug builds it is read from disk
/// each time, so that a new client build shows without a new program.
#[derive(RustEmbed)]
#[folder = "../../web/dist"]
#[allow_missing = true]
struct Built;

/// The browser client.
#[derive(Debug)]
pub(crate) struct Client {
    files: Files,
    build: OnceLock<String>,
}

/// Where the files of the client are.
#[derive(Debug)]
enum Files {
    /// From a folder, read each time.
    Folder(PathBuf),
    /// From the program itself, in memory and packed.
    Packed(HashMap<String, Asset>),
    /// From the folder the program was built from, read each time.
    OnDisk,
}

impl Client {
    pub(crate) fn new(folder: Option<PathBuf>) -> Self {
        let files = match folder {
            Some(folder) => Files::Folder(folder),
            None if cfg!(debug_assertions) => Files::OnDisk,
            None => Files::Packed(pack()),
        };
        Self { files, build: OnceLock::new() }
    }

    /// What tells this build of the client from every other: a hash of all its files, made once.
    pub(crate) fn build(&self) -> &str {
        self.build.get_or_init(|| {
            let mut paths = self.files.paths();
            paths.retain(|path| !is_packed(path));
            paths.sort_unstable();
            let tagged = paths.iter().filter_map(|path| {
                let asset = self.files.asset(path)?;
                Some(format!("{path} {}\n", asset.tag))
            });
            sha256_hex(tagged.collect::<String>().as_bytes())[..12].to_owned()
        })
    }

    /// The answer to a request for a file; `None` if there is none at this path.
    pub(crate) fn file(&self, path: &str, request: &HeaderMap) -> Option<Response> {
        let path = path.trim_start_matches('/');
        // What the build has put a hash into may be kept for good.
        let hashed = path.starts_with("assets/");
        match self.files.asset(path).filter(|_| path != PAGE) {
            Some(asset) => Some(asset.respond(request, if hashed { FOREVER } else { REVALIDATE })),
            // An old page asks for a file of an old build: a page of HTML would only confuse it.
            None => hashed.then(|| StatusCode::NOT_FOUND.into_response()),
        }
    }

    /// Whether there is such a file.
    pub(crate) fn has(&self, path: &str) -> bool {
        self.files.asset(path).is_some()
    }

    /// The page that draws all pages.
    pub(crate) fn page(&self) -> String {
        let page =
            self.files.asset(PAGE).and_then(|page| String::from_utf8(page.plain.into()).ok());
        page.unwrap_or_else(|| NO_CLIENT.to_owned())
    }
}

impl Files {
    fn asset(&self, path: &str) -> Option<Asset> {
        match self {
            Self::Packed(assets) => assets.get(path).cloned(),
            Self::OnDisk => found(path, built),
            Self::Folder(folder) => read(folder, path),
        }
    }

    fn paths(&self) -> Vec<String> {
        match self {
            Self::Packed(assets) => assets.keys().cloned().collect(),
            Self::OnDisk => Built::iter().map(|path| path.to_string()).collect(),
            Self::Folder(folder) => below(folder),
        }
    }
}

/// The files below a folder, with plain names and slashes. Links are not followed.
fn below(folder: &Path) -> Vec<String> {
    let mut found = Vec::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(next) = folders.pop() {
        for entry in std::fs::read_dir(next).into_iter().flatten().filter_map(Result::ok) {
            let path = entry.path();
            if entry.file_type().is_ok_and(|kind| kind.is_dir()) {
                folders.push(path);
            } else if let Some(path) = path.strip_prefix(folder).ok().and_then(Path::to_str) {
                found.push(path.replace('\\', "/"));
            }
        }
    }
    found
}

/// Whether this is another file, packed beforehand.
fn is_packed(path: &str) -> bool {
    path.ends_with(".br") || path.ends_with(".gz")
}

fn built(path: &str) -> Option<Bytes> {
    Built::get(path).map(|file| Bytes::from(file.data.into_owned()))
}

/// A file, with the packed forms that the build made of it.
fn found(path: &str, bytes: impl Fn(&str) -> Option<Bytes>) -> Option<Asset> {
    let mut asset = Asset::new(mime(path), bytes(path)?);
    asset.brotli = bytes(&format!("{path}.br"));
    asset.gzip = bytes(&format!("{path}.gz"));
    Some(asset)
}

/// All built files; what the build has not packed is packed here.
fn pack() -> HashMap<String, Asset> {
    Built::iter()
        .filter(|path| !is_packed(path))
        .filter_map(|path| Some((path.to_string(), found(&path, built)?.packed())))
        .collect()
}

fn read(folder: &Path, path: &str) -> Option<Asset> {
    // Only plain names, so that nothing outside the folder can be asked for.
    if !Path::new(path).components().all(|part| matches!(part, Component::Normal(_))) {
        return None;
    }
    found(path, |path| std::fs::read(folder.join(path)).ok().map(Bytes::from))
}

const NO_CLIENT: &str = "<!doctype html>
<html lang=\"en\"><head><meta charset=\"utf-8\"><title>Lantern</title></head>
<body><h1>Lantern</h1>
<p>The host is running, but the browser client has not been built yet.
Build it and start again with:</p>
<pre>cargo xtask play</pre>
<p>The programs' door is open all the same: see <a href=\"/api/games\">/api/games</a>.</p>
</body></html>
";

#[cfg(test)]
mod tests {
    use super::*;

    fn asking(name: header::HeaderName, value: &'static str) -> HeaderMap {
        [(name, HeaderValue::from_static(value))].into_iter().collect()
    }

    #[test]
    fn a_text_is_packed_for_those_who_can_unpack_it() {
        let asset = Asset::new("text/plain", "light ".repeat(1_000)).packed();
        let encoding = |value| {
            let response = asset.respond(&asking(header::ACCEPT_ENCODING, value), REVALIDATE);
            response.headers().get(header::CONTENT_ENCODING).cloned()
        };
        assert_eq!(encoding("gzip, deflate, br").unwrap(), "br");
        assert_eq!(encoding("gzip;q=0.5, br;q=0").unwrap(), "gzip");
        assert_eq!(encoding("identity"), None);
    }

    #[test]
    fn what_the_browser_has_is_not_sent_again() {
        let asset = Asset::new("text/plain", "light");
        let first = asset.respond(&HeaderMap::new(), REVALIDATE);
        let tag = first.headers().get(header::ETAG).cloned().unwrap();
        let request = [(header::IF_NONE_MATCH, tag)].into_iter().collect();
        assert_eq!(asset.respond(&request, REVALIDATE).status(), StatusCode::NOT_MODIFIED);
        let other = asking(header::IF_NONE_MATCH, "\"other\"");
        assert_eq!(asset.respond(&other, REVALIDATE).status(), StatusCode::OK);
    }

    #[test]
    fn nothing_outside_the_folder_is_served() {
        let folder = std::env::temp_dir();
        for path in ["../etc/passwd", "/etc/passwd", "a/../../b", "."] {
            assert!(read(&folder, path).is_none(), "{path}");
        }
    }
}
