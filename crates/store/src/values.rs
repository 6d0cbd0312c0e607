//! How values are written into columns and read back, whichever database has the columns.

use kernel::{Kind, Row, Seat, Seed};

use crate::error::StoreError;
use crate::model::{By, Holder, LogRow, Status};

pub(crate) fn time_in(time: u64) -> i64 {
    i64::try_from(time).unwrap_or(i64::MAX)
}

pub(crate) fn time_out(time: i64) -> u64 {
    u64::try_from(time).unwrap_or(0)
}

pub(crate) const fn status_in(status: Status) -> u8 {
    match status {
        Status::Gathering => 0,
        Status::Running => 1,
        Status::Over => 2,
    }
}

pub(crate) fn status_out(number: u8) -> Result<Status, StoreError> {
    match number {
        0 => Ok(Status::Gathering),
        1 => Ok(Status::Running),
        2 => Ok(Status::Over),
        _ => Err(StoreError::Broken("the status of a table")),
    }
}

/// The columns `kind`, `guest`, `name` and `bot` of a seat.
pub(crate) type HolderColumns<'a> = (u8, Option<&'a str>, Option<&'a str>, Option<&'a str>);

pub(crate) fn holder_in(holder: &Holder) -> HolderColumns<'_> {
    match holder {
        Holder::Open => (0, None, None, None),
        Holder::Person { guest, name } => (1, Some(guest), Some(name), None),
        Holder::Bot(bot) => (2, None, None, Some(bot)),
    }
}

pub(crate) fn holder_out(
    kind: u8,
    guest: Option<String>,
    name: Option<String>,
    bot: Option<String>,
) -> Result<Holder, StoreError> {
    match (kind, guest, name, bot) {
        (0, ..) => Ok(Holder::Open),
        (1, Some(guest), Some(name), _) => Ok(Holder::Person { guest, name }),
        (2, _, _, Some(bot)) => Ok(Holder::Bot(bot)),
        _ => Err(StoreError::Broken("the holder of a seat")),
    }
}

pub(crate) fn by_in(by: &By) -> Option<String> {
    match by {
        By::Person(guest) => Some(format!("guest:{guest}")),
        By::Bot(bot) => Some(format!("bot:{bot}")),
        By::Clock => Some("clock".to_owned()),
        By::Chance => None,
    }
}

fn by_out(by: Option<&str>) -> Result<By, StoreError> {
    let Some(by) = by else { return Ok(By::Chance) };
    match by.split_once(':') {
        Some(("guest", guest)) => Ok(By::Person(guest.to_owned())),
        Some(("bot", bot)) => Ok(By::Bot(bot.to_owned())),
        None if by == "clock" => Ok(By::Clock),
        _ => Err(StoreError::Broken("who caused a row")),
    }
}

/// A row from what stands in its columns.
pub(crate) fn row_out(
    kind: u8,
    seat: Option<u8>,
    by: Option<&str>,
    code: u32,
    time: i64,
) -> Result<LogRow, StoreError> {
    let kind = Kind::from_number(kind).ok_or(StoreError::Broken("the kind of a row"))?;
    let row = Row { kind, seat: seat.map(Seat), code };
    Ok(LogRow { row, by: by_out(by)?, time: time_out(time) })
}

/// The seed of a table, which is as long as it is.
pub(crate) fn seed_out(bytes: &[u8]) -> Result<Seed, StoreError> {
    bytes.try_into().map(Seed).map_err(|_| StoreError::Broken("the seed of a table"))
}
