//! Making tables, taking seats, playing again.

use std::sync::Arc;

use kernel::{AnyGame, Seat, SeatSet, Seed, Text};
use serde_json::{Value, json};
use store::{Holder, Key, News, TableRecord};

use crate::error::Error;
use crate::fixed;
use crate::games::{Hosted, board_hash};
use crate::host::Host;
use crate::limits::{Wanted, Who};
use crate::names;
use crate::people::checked_name;
use crate::room::{Room, Slot};
use crate::secrets;
use crate::texts::key;
use crate::views;
use crate::watch;
use crate::wire::{Created, Fill, HeldSeat, Join, NewSeat, NewTable, TableCard};

/// The longest name of a table, in characters.
const LONGEST_NAME: usize = 60;
/// The shortest clock, in seconds.
const CLOCK_LEAST: u32 = 10;
/// The longest clock, in days.
const CLOCK_DAYS: u32 = 30;

/// Everything about a new table that has been checked.
struct Plan<'a> {
    game: &'a dyn AnyGame,
    options: Value,
    name: Option<String>,
    clock: Option<u32>,
    seed: Seed,
    seats: Vec<Holder>,
    rematch_of: Option<Key>,
}

impl Host {
    /// Makes a table for a guest.
    pub(crate) async fn create(&self, guest: &str, new: NewTable) -> Result<Created, Error> {
        let entry = self.0.games.game(&new.game)?;
        let options = if new.options.is_null() { json!({}) } else { new.options };
        let options = entry.game.options(&options).map_err(Error::Options)?;
        let name = new.name.as_deref().map(|n| checked_name(n, LONGEST_NAME)).transpose()?;
        check_clock(new.clock)?;
        let seed = self.seed(entry, new.seed.as_deref())?;
        let my_name = self.name_of(guest).await?;
        let seats = new
            .seats
            .iter()
            .map(|seat| match seat {
                NewSeat::Me => {
                    Ok(Holder::Person { guest: guest.to_owned(), name: my_name.clone() })
                }
                NewSeat::Open => Ok(Holder::Open),
                NewSeat::Bot(id) => known_bot(entry, Some(id)),
            })
            .collect::<Result<Vec<_>, _>>()?;
        let game = &*entry.game;
        let clock = new.clock;
        let plan = Plan { game, options, name, clock, seed, seats, rematch_of: None };
        let id = self.store_table(guest, plan).await?;
        self.created(&id, guest).await
    }

    /// The seed of a new table: nobody's choice, except where tables are fixed.
    fn seed(&self, entry: &Hosted, name: Option<&str>) -> Result<Seed, Error> {
        match (self.0.config.fixed, name) {
            // Tables that are made by hand have no name for it: one for each game will do.
            (Some(host), name) => Ok(fixed::seed(host, name.unwrap_or(entry.game.id()))),
            (None, None) => Ok(Seed(secrets::random()?)),
            (None, Some(_)) => {
                let text = Text::new(key::NOT_FIXED);
                let detail = "a seed can be named only where tables are fixed".to_owned();
                Err(Error::BadRequest { text, detail })
            }
        }
    }

    /// Stores a new table and answers its id.
    async fn store_table(&self, maker: &str, plan: Plan<'_>) -> Result<String, Error> {
        self.0.meter.take(Wanted::Table, Who::Person(maker.to_owned()))?;
        let seats = plan.game.table(&plan.options, plan.seed).map_err(Error::Options)?.seats();
        if plan.seats.len() != usize::from(seats) {
            let text = Text::new(key::SEAT_COUNT).with("seats", seats);
            let detail = format!("{} seats were given, {seats} are needed", plan.seats.len());
            return Err(Error::BadRequest { text, detail });
        }
        let id = secrets::table_id()?;
        let table = store::NewTable {
            name: plan.name.unwrap_or_else(|| names::for_table(&id).to_owned()),
            game: plan.game.id().to_owned(),
            version: plan.game.version(),
            options: plan.options.to_string(),
            board_hash: board_hash(plan.game),
            board_text: plan.game.board().to_owned(),
            seed: plan.seed,
            clock: plan.clock,
            created: self.0.config.time.now_ms(),
            maker: maker.to_owned(),
            seats: plan.seats,
            rematch_of: plan.rematch_of,
            id,
        };
        Ok(match self.0.store.create(table).await? {
            store::Created::New(record) => record.id,
            store::Created::Rematch(id) => id,
        })
    }

    /// The answer to whoever has made a table or come to a rematch.
    async fn created(&self, id: &str, guest: &str) -> Result<Created, Error> {
        let room = self.room(id).await?;
        let mut slot = self.enter(&room).await?;
        let opened = slot.opened()?;
        Ok(Created { table: views::card(opened), held: views::held(opened, guest) })
    }

    /// Gives a guest a seat.
    pub(crate) async fn join(&self, guest: &str, id: &str, join: &Join) -> Result<HeldSeat, Error> {
        let room = self.room(id).await?;
        let name = self.name_of(guest).await?;
        let mut slot = self.enter(&room).await?;
        let opened = slot.opened()?;
        let held = |opened: &crate::room::Opened, seat| {
            let secret = opened.secret(seat).ok_or(Error::NotYourSeat)?.to_owned();
            Ok(HeldSeat { seat, secret })
        };
        if let Some(seat) = join.seat {
            if seat.0 >= opened.table.seats() {
                return Err(Error::NotFound(key::NO_SUCH_SEAT));
            }
            // Whoever asks twice for the same seat gets it once, and the same answer twice.
            if opened.seats_of(guest).has(seat) {
                return held(opened, seat);
            }
        }
        let wanted = join.seat.map(|seat| vec![seat]);
        let person = Holder::Person { guest: guest.to_owned(), name };
        let now = self.0.config.time.now_ms();
        let seating = self.0.store.take(opened.record.key, wanted, person, now).await?;
        let taken = seating.taken.first().copied();
        self.0.store.announce(&News::Card(room.id.clone()));
        self.seated(&room, &mut slot, seating.table).await?;
        match (taken, join.seat) {
            (Some(seat), _) => held(slot.opened()?, seat),
            (None, Some(_)) => Err(Error::TooLate(key::SEAT_TAKEN)),
            (None, None) => Err(Error::TooLate(key::NO_OPEN_SEAT)),
        }
    }

    /// Fills the open seats of a table with a bot.
    pub(crate) async fn fill(&self, id: &str, fill: &Fill) -> Result<TableCard, Error> {
        let room = self.room(id).await?;
        let mut slot = self.enter(&room).await?;
        self.prove(&mut slot, &fill.secret).await?;
        let opened = slot.opened()?;
        let bot = known_bot(&opened.entry, fill.bot.as_deref())?;
        let all = SeatSet::first(opened.table.seats()).iter().collect();
        let now = self.0.config.time.now_ms();
        let seating = self.0.store.take(opened.record.key, Some(all), bot, now).await?;
        self.0.store.announce(&News::Card(room.id.clone()));
        self.seated(&room, &mut slot, seating.table).await?;
        Ok(views::card(slot.opened()?))
    }

    /// Takes note of who sits where now, and begins the table if it is full.
    pub(crate) async fn seated(
        &self,
        room: &Arc<Room>,
        slot: &mut Slot,
        record: TableRecord,
    ) -> Result<(), Error> {
        let opened = slot.opened()?;
        opened.seat(record, &self.0.key);
        self.settle(room, slot).await?;
        if let Slot { opened: Some(opened), watchers, shown, .. } = slot {
            watch::publish_card(opened, watchers);
            watch::publish(opened, watchers, shown);
        }
        Ok(())
    }

    /// Plays the same again: the first who asks makes the table, and everybody who sat at the old
    /// one gets the same seat as long as it is open.
    pub(crate) async fn rematch(
        &self,
        guest: &str,
        id: &str,
        secrets: &[String],
    ) -> Result<Created, Error> {
        let room = self.room(id).await?;
        let mut slot = self.enter(&room).await?;
        let opened = slot.opened()?;
        let mine = opened.seats_of(guest).or(opened.eyes(secrets)?);
        if mine.is_empty() && opened.record.maker != guest {
            return Err(Error::NotYourSeat);
        }
        if !opened.over {
            return Err(Error::TooLate(key::NOT_OVER));
        }
        let name = self.name_of(guest).await?;
        let me = Holder::Person { guest: guest.to_owned(), name };
        let seats = (0u8..).map(Seat).zip(&opened.record.seats);
        let seats = seats.map(|(seat, holder)| match holder {
            _ if mine.has(seat) => me.clone(),
            Holder::Bot(bot) => Holder::Bot(bot.clone()),
            Holder::Open | Holder::Person { .. } => Holder::Open,
        });
        let entry = self.0.games.game(&opened.record.game)?;
        let plan = Plan {
            game: &*entry.game,
            options: serde_json::from_str(&opened.record.options).unwrap_or_default(),
            name: Some(opened.record.name.clone()),
            clock: opened.record.clock,
            seed: self.seed(entry, None)?,
            seats: seats.collect(),
            rematch_of: Some(opened.record.key),
        };
        let again = self.store_table(guest, plan).await?;
        if opened.record.rematch.as_deref() != Some(&again) {
            self.0.store.announce(&News::Card(room.id.clone()));
            self.reread(opened).await?;
            let slot = &mut *slot;
            if let Some(opened) = &slot.opened {
                watch::publish_card(opened, &mut slot.watchers);
            }
        }
        drop(slot);
        self.take_again(&again, mine, me).await?;
        self.created(&again, guest).await
    }

    /// Takes the open ones of some seats at a rematch.
    async fn take_again(&self, id: &str, seats: SeatSet, me: Holder) -> Result<(), Error> {
        let room = self.room(id).await?;
        let mut slot = self.enter(&room).await?;
        let opened = slot.opened()?;
        if !opened.begun() {
            let wanted = Some(seats.iter().collect());
            let now = self.0.config.time.now_ms();
            let seating = self.0.store.take(opened.record.key, wanted, me, now).await?;
            if !seating.taken.is_empty() {
                self.0.store.announce(&News::Card(room.id.clone()));
                self.seated(&room, &mut slot, seating.table).await?;
            }
        }
        Ok(())
    }
}

fn known_bot(entry: &Hosted, id: Option<&str>) -> Result<Holder, Error> {
    let bot = entry.bot(id).ok_or(Error::NotFound(key::NO_SUCH_BOT))?;
    Ok(Holder::Bot(bot.id().to_owned()))
}

fn check_clock(clock: Option<u32>) -> Result<(), Error> {
    let Some(seconds) = clock else { return Ok(()) };
    if (CLOCK_LEAST..=CLOCK_DAYS * 86_400).contains(&seconds) {
        return Ok(());
    }
    let text = Text::new(key::CLOCK_RANGE).with("least", CLOCK_LEAST).with("most", CLOCK_DAYS);
    Err(Error::BadRequest { text, detail: format!("a clock of {seconds} seconds") })
}
