//! Everything about tables and the people at them, except the socket.

use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Response};
use kernel::{About, Refusal, SeatSet, Seed, Text};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::body::{Asked, At, Json, bearer};
use super::visitor::Visitor;
use crate::error::Error;
use crate::host::Host;
use crate::room::Opened;
use crate::texts::key;
use crate::views::{self, Replica};
use crate::wire::{
    Acted, Ask, Fill, Join, Message, NewTable, Preview, Record, Rename, Say, Step, TableCard, Try,
};

type Answer<T> = Result<Json<T>, Error>;

pub(super) async fn me(State(host): State<Host>, visitor: Visitor) -> Result<Response, Error> {
    let me = host.me(&visitor.guest).await?;
    Ok(visitor.renewed(&host)?.answer(Json(me)))
}

pub(super) async fn rename(
    State(host): State<Host>,
    visitor: Visitor,
    Json(rename): Json<Rename>,
) -> Result<Response, Error> {
    host.rename(&visitor.guest, &rename.name).await?;
    let me = host.me(&visitor.guest).await?;
    Ok(visitor.answer(Json(me)))
}

pub(super) async fn create(
    State(host): State<Host>,
    visitor: Visitor,
    Json(new): Json<NewTable>,
) -> Result<Response, Error> {
    let created = host.create(&visitor.guest, new).await?;
    Ok(visitor.answer(Json(created)))
}

pub(super) async fn card(State(host): State<Host>, At(id): At<String>) -> Answer<TableCard> {
    let room = host.room(&id).await?;
    let mut slot = host.enter(&room).await?;
    Ok(Json(views::card(slot.opened()?)))
}

/// What the game's card tells, of the version and the board that this table was begun with.
pub(super) async fn about(State(host): State<Host>, At(id): At<String>) -> Answer<About> {
    let room = host.room(&id).await?;
    let mut slot = host.enter(&room).await?;
    Ok(Json(slot.opened()?.entry.game.about()))
}

pub(super) async fn join(
    State(host): State<Host>,
    visitor: Visitor,
    At(id): At<String>,
    Json(join): Json<Join>,
) -> Result<Response, Error> {
    let held = host.join(&visitor.guest, &id, &join).await?;
    Ok(visitor.answer(Json(held)))
}

pub(super) async fn fill(
    State(host): State<Host>,
    At(id): At<String>,
    Json(fill): Json<Fill>,
) -> Answer<TableCard> {
    host.fill(&id, &fill).await.map(Json)
}

pub(super) async fn step(
    State(host): State<Host>,
    At(id): At<String>,
    Json(step): Json<Step>,
) -> Answer<Acted> {
    host.step(&id, &step).await.map(Json)
}

pub(super) async fn preview(
    State(host): State<Host>,
    At(id): At<String>,
    Json(wanted): Json<Try>,
) -> Answer<Preview> {
    let room = host.room(&id).await?;
    let mut slot = host.enter(&room).await?;
    let seat = host.prove(&mut slot, &wanted.secret).await?;
    let opened = begun(slot.opened()?)?;
    let code = wanted.act.code(&*opened.table)?;
    Ok(Json(match opened.table.preview(seat, code) {
        Ok(events) => Preview::Events(events),
        Err(refusal) => Preview::Refusal(Error::from(refusal).problem()),
    }))
}

pub(super) async fn ask(
    State(host): State<Host>,
    At(id): At<String>,
    Json(ask): Json<Ask>,
) -> Answer<Value> {
    let room = host.room(&id).await?;
    let mut slot = host.enter(&room).await?;
    let opened = slot.opened()?;
    let eyes = opened.eyes(&ask.secrets)?;
    // Asked of what these eyes see; the table is free for others meanwhile.
    let table = opened.table.branch(eyes, Seed::from_number(0));
    drop(slot);
    let answer = host.0.searching.run(move || table.ask(eyes, &ask.question)).await?;
    answer.map(Json).map_err(|fault| {
        let text = Text::new(key::BAD_QUESTION);
        Error::BadRequest { text, detail: fault.to_string() }
    })
}

pub(super) async fn say(
    State(host): State<Host>,
    At(id): At<String>,
    Json(say): Json<Say>,
) -> Answer<Message> {
    host.say(&id, say).await.map(Json)
}

/// How one wants to look at a table.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Look {
    /// What one has seen already.
    since: Option<u32>,
    /// `all` to look through all eyes once the game is over.
    eyes: Option<Eyes>,
}

#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Eyes {
    All,
}

impl Look {
    fn eyes(&self, opened: &Opened, headers: &HeaderMap) -> Result<SeatSet, Error> {
        match self.eyes {
            None => opened.eyes(&bearer(headers)?),
            Some(Eyes::All) if opened.over => Ok(SeatSet::first(opened.table.seats())),
            Some(Eyes::All) => Err(Error::TooLate(key::NOT_OVER)),
        }
    }
}

pub(super) async fn press(
    State(host): State<Host>,
    At(id): At<String>,
    Asked(look): Asked<Look>,
    headers: HeaderMap,
) -> Answer<Vec<Message>> {
    let room = host.room(&id).await?;
    let mut slot = host.enter(&room).await?;
    let opened = slot.opened()?;
    // What was said in private stays private, whoever's eyes one looks through afterwards.
    let eyes = opened.eyes(&bearer(&headers)?)?;
    host.heard(opened, eyes, look.since.unwrap_or(0)).await.map(Json)
}

pub(super) async fn view(
    State(host): State<Host>,
    At(id): At<String>,
    Asked(look): Asked<Look>,
    headers: HeaderMap,
) -> Result<Response, Error> {
    let room = host.room(&id).await?;
    let mut slot = host.enter(&room).await?;
    host.refresh(&room, &mut slot).await?;
    let opened = begun(slot.opened()?)?;
    let eyes = look.eyes(opened, &headers)?;
    let since = look.since.unwrap_or(0);
    if !views::is_long(opened, eyes, since) {
        return Ok(Json(views::update(opened, eyes, since)).into_response());
    }
    let replica = Replica::now(opened);
    drop(slot);
    elsewhere(&host, headers, move || replica.update(eyes, since)).await
}

pub(super) async fn at(
    State(host): State<Host>,
    At((id, number)): At<(String, u32)>,
    Asked(look): Asked<Look>,
    headers: HeaderMap,
) -> Result<Response, Error> {
    let room = host.room(&id).await?;
    let mut slot = host.enter(&room).await?;
    host.refresh(&room, &mut slot).await?;
    let opened = begun(slot.opened()?)?;
    let eyes = look.eyes(opened, &headers)?;
    // By default, what the last row before that moment told.
    let since = look.since.unwrap_or_else(|| number.saturating_sub(1));
    let replica = Replica::then(opened, eyes, number);
    drop(slot);
    elsewhere(&host, headers, move || replica.update(eyes, since)).await
}

pub(super) async fn log(
    State(host): State<Host>,
    At(id): At<String>,
    headers: HeaderMap,
) -> Result<Response, Error> {
    let room = host.room(&id).await?;
    let mut slot = host.enter(&room).await?;
    let opened = begun(slot.opened()?)?;
    if !opened.over {
        return Err(Error::TooLate(key::NOT_OVER));
    }
    let mut record = Record {
        table: views::card(opened),
        version: opened.record.version,
        board: opened.entry.game.board().to_owned(),
        seed: opened.record.seed.hex(),
        rows: Vec::new(),
        fingerprint: opened.table.fingerprint(),
    };
    let (mut table, rows) = (opened.table.fresh(), opened.table.rows());
    // The table is free for others while what was done is spelled.
    drop(slot);
    let spelled = move || {
        record.rows = kernel::record(&mut *table, &rows)?;
        Ok(record)
    };
    elsewhere(&host, headers, spelled).await
}

/// Makes a long answer where nobody's click waits for it.
async fn elsewhere<T: Serialize>(
    host: &Host,
    headers: HeaderMap,
    make: impl FnOnce() -> Result<T, Refusal> + Send + 'static,
) -> Result<Response, Error> {
    let answer = host.0.searching.run(move || make().map(|made| Json(made).packed(&headers)));
    Ok(answer.await??)
}

pub(super) async fn rematch(
    State(host): State<Host>,
    visitor: Visitor,
    At(id): At<String>,
    headers: HeaderMap,
) -> Result<Response, Error> {
    let created = host.rematch(&visitor.guest, &id, &bearer(&headers)?).await?;
    Ok(visitor.answer(Json(created)))
}

fn begun(opened: &mut Opened) -> Result<&mut Opened, Error> {
    if opened.begun() { Ok(opened) } else { Err(Error::TooLate(key::NOT_BEGUN)) }
}
