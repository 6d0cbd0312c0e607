//! People without an account: a signed cookie, a name, and the tables they sit at.

use kernel::Text;
use serde_json::Value;
use store::{Guest, News, Status, TableRecord};

use crate::error::Error;
use crate::host::Host;
use crate::names;
use crate::texts::key;
use crate::views;
use crate::watch;
use crate::wire::{HeldSeat, Me, MyTable};

/// The longest name, in characters.
const LONGEST: usize = 40;
/// How many tables are listed at most.
const LISTED: u32 = 100;

impl Host {
    /// The name a guest goes by, as it is stored.
    pub(crate) async fn name_of(&self, guest: &str) -> Result<String, Error> {
        let known = self.0.store.guest(guest).await?;
        Ok(known.map_or_else(|| names::for_guest(guest), |guest| guest.name))
    }

    /// Everything a guest should find again.
    pub(crate) async fn me(&self, guest: &str) -> Result<Me, Error> {
        let name = self.0.store.guest(guest).await?.map(|known| known.name);
        let mut tables = Vec::new();
        for record in self.0.store.tables_of(guest, LISTED).await? {
            let id = record.id.clone();
            match self.my_table(guest, record).await {
                Ok(table) => tables.push(table),
                // One table that cannot be shown must not hide the others.
                Err(error) => tracing::warn!(table = id, %error, "a table was left out of a list"),
            }
        }
        Ok(Me { name, guest: names::of_guest(guest), tables })
    }

    async fn my_table(&self, guest: &str, record: TableRecord) -> Result<MyTable, Error> {
        if record.status == Status::Running {
            let room = self.room(&record.id).await?;
            let mut slot = self.enter(&room).await?;
            let opened = slot.opened()?;
            let held = views::held(opened, guest);
            let must = opened.table.turn().must();
            let awaited = held.iter().any(|seat| must.has(seat.seat));
            return Ok(MyTable { table: views::card(opened), held, awaited });
        }
        // Neither before the beginning nor after the end need the log be replayed for a card.
        let entry = self.0.games.of_table(&record, &*self.0.store).await?;
        let options: Value = serde_json::from_str(&record.options).unwrap_or_default();
        let table = entry.game.table(&options, record.seed).map_err(Error::Options)?;
        let seats = (0u8..).map(kernel::Seat).zip(&record.seats);
        let held = seats
            .filter(|(_, holder)| holder.is_guest(guest))
            .map(|(seat, _)| HeldSeat {
                seat,
                secret: self.0.key.seat_secret(&record.id, seat, guest),
            })
            .collect();
        let card = views::card_of(&record, record.status, &*table);
        Ok(MyTable { table: card, held, awaited: false })
    }

    /// Gives a guest another name, at their tables too.
    pub(crate) async fn rename(&self, guest: &str, name: &str) -> Result<(), Error> {
        let name = checked_name(name, LONGEST)?;
        let guest = Guest { id: guest.to_owned(), name };
        let changed = self.0.store.save_guest(guest, self.0.config.time.now_ms()).await?;
        for id in changed {
            self.0.store.announce(&News::Card(id.clone()));
            let Some(room) = self.0.rooms.present(&id) else { continue };
            let mut slot = self.enter(&room).await?;
            self.reread(slot.opened()?).await?;
            let slot = &mut *slot;
            if let Some(opened) = &slot.opened {
                watch::publish_card(opened, &mut slot.watchers);
            }
        }
        Ok(())
    }
}

/// Letters that show nothing or turn the others round (Unicode's Default_Ignorable_Code_Point, the
/// separators of lines and the empty pattern of Braille): with them one name passes for another.
const UNSEEN: [(char, char); 20] = [
    ('\u{AD}', '\u{AD}'),
    ('\u{34F}', '\u{34F}'),
    ('\u{61C}', '\u{61C}'),
    ('\u{115F}', '\u{1160}'),
    ('\u{17B4}', '\u{17B5}'),
    ('\u{180B}', '\u{180F}'),
    ('\u{200B}', '\u{200F}'),
    ('\u{2028}', '\u{202E}'),
    ('\u{2060}', '\u{206F}'),
    ('\u{2800}', '\u{2800}'),
    ('\u{3164}', '\u{3164}'),
    ('\u{FE00}', '\u{FE0F}'),
    ('\u{FEFF}', '\u{FEFF}'),
    ('\u{FFA0}', '\u{FFA0}'),
    ('\u{FFF0}', '\u{FFFB}'),
    ('\u{1BCA0}', '\u{1BCA3}'),
    ('\u{1D173}', '\u{1D17A}'),
    ('\u{E0000}', '\u{E0FFF}'),
    ('\u{F0000}', '\u{FFFFD}'),
    ('\u{100000}', '\u{10FFFD}'),
];

fn shows(letter: char) -> bool {
    !letter.is_control() && !UNSEEN.iter().any(|(from, to)| (*from..=*to).contains(&letter))
}

/// A name that can be shown: not empty, not too long, every letter of it seen.
pub(crate) fn checked_name(name: &str, longest: usize) -> Result<String, Error> {
    let name = name.trim();
    let length = name.chars().count();
    if length == 0 || length > longest || !name.chars().all(shows) {
        let text = Text::new(key::NAME_LENGTH).with("most", longest);
        let detail = format!("the name has {length} characters, or characters that do not show");
        return Err(Error::BadRequest { text, detail });
    }
    Ok(name.to_owned())
}
