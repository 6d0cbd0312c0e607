//! The planning table: moves that people sketch on the board for the others to see. Sketches are
//! talk, not play: they are not stored, and they are allowed when talking is.

use kernel::Text;
use store::News;

use crate::error::Error;
use crate::host::Host;
use crate::room::Slot;
use crate::texts::key;
use crate::watch::{self, spell};
use crate::wire::{Draw, Sketch, ToBrowser};

/// The most places of one sketch.
const PLACES_MAX: usize = 12;
/// How long sketches are counted, in milliseconds.
const WINDOW_MS: u64 = 10_000;
/// The longest id of a place.
const ID_MAX: usize = 32;

impl Host {
    /// Draws a seat's sketch, which replaces the one before. Without places it wipes the sketch,
    /// and that may be done by anybody at the table: whoever carries a plan out clears it away.
    pub(crate) async fn draw(&self, draw: Draw) -> Result<(), Error> {
        let Draw { table, secret, seat, places } = draw;
        let fits = |id: &String| !id.is_empty() && id.len() <= ID_MAX;
        if places.len() > PLACES_MAX || !places.iter().all(fits) {
            let text = Text::new(key::SKETCH_LENGTH).with("most", PLACES_MAX);
            let detail = format!("the sketch has {} places", places.len());
            return Err(Error::BadRequest { text, detail });
        }
        let room = self.room(&table).await?;
        let mut slot = self.enter(&room).await?;
        let by = self.prove(&mut slot, &secret).await?;
        if by != seat && !places.is_empty() {
            return Err(Error::NotYourSeat);
        }
        let opened = slot.opened()?;
        if !opened.table.phase().talk && !opened.over {
            return Err(Error::NotNow(key::NO_TALK));
        }
        let now = self.0.config.time.now_ms();
        let (count, since) = &mut slot.sketched[by.index()];
        if now.saturating_sub(*since) >= WINDOW_MS {
            (*count, *since) = (0, now);
        }
        if *count >= self.0.config.sketches_per_ten_seconds {
            return Err(Error::TooMany { text: key::TOO_MANY_SKETCHES, after: 10 });
        }
        *count += 1;
        let sketch = Sketch { seat, places };
        let spelled = serde_json::to_string(&sketch).unwrap_or_default();
        self.0.store.announce(&News::Sketch { table, sketch: spelled });
        slot.sketch(&room.id, sketch);
        Ok(())
    }
}

impl Slot {
    /// Puts a sketch in the place of the one before, or wipes it if it has no places, and shows it.
    pub(crate) fn sketch(&mut self, table: &str, sketch: Sketch) {
        self.sketches.retain(|other| other.seat != sketch.seat);
        if !sketch.places.is_empty() {
            self.sketches.push(sketch);
        }
        let (table, sketches) = (table.to_owned(), self.sketches.clone());
        watch::publish_all(&spell(&ToBrowser::Sketches { table, sketches }), &mut self.watchers);
    }
}
