//! The examples of the document on HTTP are run in order against a real host, so that it cannot lie.
//!
//! An example of a request is a block `http`: the request, an empty line, the status and the answer.
//! One of the socket is a block `socket`, with lines that `say` and lines that `hear` something; all
//! share one socket. What the host makes up is `<named>` where it first comes, and meant by that name
//! from then on; `…` stands for anything.

mod server;
mod shown;

use std::collections::BTreeMap;

use futures_util::{SinkExt, StreamExt};
use reqwest::{Method, header};
use serde_json::Value;
use server::Server;
use shown::matches;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

const DOCUMENT: &str = include_str!("../../../docs/http.md");
const ROUTES: &str = include_str!("../../host/src/http.rs");

/// Whoever reads the document and tries what it shows.
struct Reader {
    server: Server,
    http: reqwest::Client,
    cookie: Option<String>,
    socket: Option<WebSocketStream<MaybeTlsStream<TcpStream>>>,
    /// What the host has made up so far, by the names the document gives it.
    names: BTreeMap<String, String>,
    /// What was asked for, as `GET /api/games`.
    asked: Vec<String>,
}

impl Reader {
    /// The text of an example with everything in it that the host has made up.
    fn fill(&self, text: &str) -> String {
        let fill = |text: String, (name, value): (&String, &String)| {
            text.replace(&format!("<{name}>"), value)
        };
        self.names.iter().fold(text.to_owned(), fill)
    }

    /// Learns what the host has made up where the document names it, and compares.
    fn compare(&mut self, at: &str, expected: &str, answer: &Value) {
        let mut expected: Value = serde_json::from_str(&self.fill(expected))
            .unwrap_or_else(|error| panic!("{at} is not JSON: {error}\n{expected}"));
        self.learn(&mut expected, answer);
        assert!(
            matches(&expected, answer),
            "{at}: the answer should be\n  {expected}\nand was\n  {answer}"
        );
    }

    fn learn(&mut self, expected: &mut Value, answer: &Value) {
        match (expected, answer) {
            (Value::String(shown), Value::String(value)) => {
                let name = shown.strip_prefix('<').and_then(|rest| rest.strip_suffix('>'));
                if let Some(name) = name {
                    self.names.insert(name.to_owned(), value.clone());
                    shown.clone_from(value);
                }
            }
            (Value::Array(expected), Value::Array(answer)) => {
                expected.iter_mut().zip(answer).for_each(|(e, a)| self.learn(e, a));
            }
            (Value::Object(expected), Value::Object(answer)) => {
                for (name, expected) in expected {
                    if let Some(answer) = answer.get(name) {
                        self.learn(expected, answer);
                    }
                }
            }
            _ => {}
        }
    }

    async fn request(&mut self, at: &str, example: &str) {
        let (request, answer) = example.split_once("\n\n").expect("a request and its answer");
        let request = self.fill(request);
        let (head, body) = request.split_once("\n{").unwrap_or((&request, ""));
        let mut head = head.lines();
        let (method, path) = head.next().and_then(|line| line.split_once(' ')).expect("a request");
        let method = Method::from_bytes(method.as_bytes()).expect("a method");
        self.asked.push(format!("{method} {path}"));
        let url = format!("{}{path}", self.server.url);
        let read_only = method == Method::GET;
        let mut asking = self.http.request(method, url);
        if !read_only {
            asking = asking.header(header::CONTENT_TYPE, "application/json");
        }
        let headers: Vec<(&str, &str)> = head.filter_map(|line| line.split_once(": ")).collect();
        let another = headers.iter().any(|(name, _)| *name == "Cookie");
        for (name, value) in headers {
            asking = asking.header(name, value);
        }
        if let Some(cookie) = self.cookie.as_ref().filter(|_| !another) {
            asking = asking.header(header::COOKIE, cookie);
        }
        if !body.is_empty() {
            asking = asking.body(format!("{{{body}"));
        }
        let response = asking.send().await.expect("an answer");
        let cookie = response.headers().get(header::SET_COOKIE).filter(|_| !another);
        if let Some(cookie) = cookie.and_then(|value| value.to_str().ok()) {
            self.cookie = cookie.split(';').next().map(str::to_owned);
        }
        let status = response.status().as_u16().to_string();
        let text = response.text().await.expect("a text");
        let (shown, expected) = answer.split_once('\n').unwrap_or((answer, ""));
        assert_eq!(status, shown, "{at}: {text}");
        if !expected.is_empty() {
            let answer = serde_json::from_str(&text).expect("an answer in JSON");
            self.compare(at, expected, &answer);
        }
    }

    async fn talk(&mut self, at: &str, example: &str) {
        if self.socket.is_none() {
            self.asked.push("GET /api/live".to_owned());
            let url = format!("{}/api/live", self.server.url.replace("http://", "ws://"));
            self.socket = Some(connect_async(url).await.expect("a socket").0);
        }
        for line in example.lines() {
            if let Some(said) = line.strip_prefix("say ") {
                let message = Message::text(self.fill(said.trim()));
                let socket = self.socket.as_mut().expect("it is open");
                socket.send(message).await.expect("it is heard");
            } else if let Some(expected) = line.strip_prefix("hear ") {
                let heard = self.hear().await;
                self.compare(at, expected, &heard);
            } else {
                panic!("{at}: a line begins with say or hear");
            }
        }
    }

    async fn hear(&mut self) -> Value {
        let socket = self.socket.as_mut().expect("it is open");
        loop {
            if let Message::Text(text) = socket.next().await.expect("open").expect("a message") {
                return serde_json::from_str(&text).expect("a message in JSON");
            }
        }
    }
}

/// Whether a request is one that a route answers, as `/tables/{table}/step`.
fn answers(route: &str, asked: &str) -> bool {
    let (_, path) = asked.split_once(' ').expect("a method and a path");
    // Most are below /api, and listed there without it.
    let path = path.strip_prefix("/api").unwrap_or(path);
    let path = path.split('?').next().unwrap_or_default();
    let (route, path) = (route.split('/'), path.split('/'));
    route.clone().count() == path.clone().count()
        && route.zip(path).all(|(part, given)| part.starts_with('{') || part == given)
}

#[tokio::test]
async fn every_example_is_answered_as_documented() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = Server::start(folder.path().join("lantern.db"), &["--fixed", "7"]);
    let http = reqwest::Client::builder().no_proxy().build().expect("a client");
    let (cookie, socket) = (None, None);
    let (names, asked) = (BTreeMap::new(), Vec::new());
    let mut reader = Reader { server, http, cookie, socket, names, asked };
    let mut line = 1;
    for (n, part) in DOCUMENT.split("```").enumerate() {
        let at = format!("http.md, line {line}");
        line += part.matches('\n').count();
        // Every other part is a block.
        if n % 2 == 0 {
            continue;
        }
        let (kind, example) = part.split_once('\n').expect("a block has lines");
        match kind {
            "http" => reader.request(&at, example.trim_end()).await,
            "socket" => reader.talk(&at, example.trim_end()).await,
            "" => {}
            other => panic!("{at}: what is `{other}`? An example that is not run may lie"),
        }
    }
    let routes = ROUTES.lines().filter_map(|line| line.trim().strip_prefix(".route(\""));
    for route in routes.filter_map(|rest| rest.split('"').next()) {
        assert!(reader.asked.iter().any(|asked| answers(route, asked)), "{route} has no example");
    }
    reader.server.kill();
}
