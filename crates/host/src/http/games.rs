//! What does not depend on who asks: games, rules, history, texts. Made once, tagged, packed.

use std::collections::HashMap;

use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::Response;
use kernel::about::LANGUAGES;
use serde_json::Value;

use super::body::{At, Json};
use crate::error::Error;
use crate::files::{Asset, REVALIDATE};
use crate::games::{Games, board_hash, edition};
use crate::host::Host;
use crate::texts::{self, key};
use crate::wire::{GameCard, Health};

/// The pages that are the same for everybody.
#[derive(Debug)]
pub(crate) struct Pages {
    games: Asset,
    cards: HashMap<&'static str, Asset>,
    rules: HashMap<&'static str, Asset>,
    history: HashMap<(&'static str, &'static str), Asset>,
    /// What every page needs: the host's own words, and what each game says of itself.
    texts: HashMap<&'static str, Asset>,
    /// All that a game says, for its page and its tables.
    game_texts: HashMap<(&'static str, &'static str), Asset>,
}

impl Pages {
    pub(crate) fn new(games: &Games) -> Self {
        let json = |value: &dyn Fn() -> serde_json::Result<Vec<u8>>| {
            Asset::new("application/json", value().unwrap_or_default()).packed()
        };
        let text = |mime, text: String| Asset::new(mime, text).packed();
        let (mut list, mut cards) = (Vec::new(), HashMap::new());
        let (mut rules, mut history) = (HashMap::new(), HashMap::new());
        let (mut texts, mut game_texts) = (HashMap::new(), HashMap::new());
        for entry in games.all() {
            let id = entry.game.id();
            let mut card = GameCard {
                about: entry.game.about(),
                edition: edition(entry.game.version(), &board_hash(&*entry.game)),
                bots: entry.bots.iter().map(|bot| bot.id().to_owned()).collect(),
            };
            cards.insert(id, json(&|| serde_json::to_vec(&card)));
            // Whoever chooses a game needs no map of it.
            card.about.places.clear();
            card.about.board = Value::Null;
            list.push(card);
            rules.insert(id, json(&|| serde_json::to_vec(entry.game.ledger())));
            for language in LANGUAGES {
                if let Some(page) = entry.game.history(language) {
                    let page = text("text/markdown; charset=utf-8", page.to_owned());
                    history.insert((id, language), page);
                }
            }
        }
        for language in LANGUAGES {
            let mut shared = texts::texts(language).unwrap_or_default().to_owned();
            for game in games.all().iter().map(|entry| &entry.game) {
                let words = game.texts(language).unwrap_or_default();
                shared.push_str(&texts::of_itself(words, game.id()));
                let page = text("text/plain; charset=utf-8", words.to_owned());
                game_texts.insert((game.id(), language), page);
            }
            texts.insert(language, text("text/plain; charset=utf-8", shared));
        }
        Self {
            games: json(&|| serde_json::to_vec(&list)),
            cards,
            rules,
            history,
            texts,
            game_texts,
        }
    }
}

pub(super) async fn list(State(host): State<Host>, headers: HeaderMap) -> Response {
    host.0.pages.games.respond(&headers, REVALIDATE)
}

pub(super) async fn card(
    State(host): State<Host>,
    At(game): At<String>,
    headers: HeaderMap,
) -> Result<Response, Error> {
    let page = host.0.pages.cards.get(game.as_str()).ok_or(Error::NotFound(key::NO_SUCH_GAME))?;
    Ok(page.respond(&headers, REVALIDATE))
}

pub(super) async fn rules(
    State(host): State<Host>,
    At(game): At<String>,
    headers: HeaderMap,
) -> Result<Response, Error> {
    let page = host.0.pages.rules.get(game.as_str()).ok_or(Error::NotFound(key::NO_SUCH_GAME))?;
    Ok(page.respond(&headers, REVALIDATE))
}

pub(super) async fn history(
    State(host): State<Host>,
    At((game, language)): At<(String, String)>,
    headers: HeaderMap,
) -> Result<Response, Error> {
    in_language(&host, &host.0.pages.history, &game, &language, &headers)
}

pub(super) async fn game_texts(
    State(host): State<Host>,
    At((game, language)): At<(String, String)>,
    headers: HeaderMap,
) -> Result<Response, Error> {
    in_language(&host, &host.0.pages.game_texts, &game, &language, &headers)
}

fn in_language(
    host: &Host,
    pages: &HashMap<(&'static str, &'static str), Asset>,
    game: &str,
    language: &str,
    headers: &HeaderMap,
) -> Result<Response, Error> {
    host.0.games.game(game)?;
    let page = pages.get(&(game, language));
    Ok(page.ok_or(Error::NotFound(key::NO_SUCH_LANGUAGE))?.respond(headers, REVALIDATE))
}

pub(super) async fn texts(
    State(host): State<Host>,
    At(language): At<String>,
    headers: HeaderMap,
) -> Result<Response, Error> {
    let page = host.0.pages.texts.get(language.as_str());
    Ok(page.ok_or(Error::NotFound(key::NO_SUCH_LANGUAGE))?.respond(&headers, REVALIDATE))
}

pub(super) async fn health(State(host): State<Host>) -> Json<Health> {
    Json(Health {
        version: env!("CARGO_PKG_VERSION"),
        build: host.0.client.build().to_owned(),
        tables_in_memory: host.0.rooms.len(),
        sockets: host.0.sockets.load(std::sync::atomic::Ordering::Relaxed),
        fixed: host.0.config.fixed,
    })
}
