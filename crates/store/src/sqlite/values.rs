//! How values are written into columns and read back.

use kernel::{Kind, Row, Seat};

use crate::error::StoreError;
use crate::model::{By, Holder, LogRow, Status};

pub(super) fn time_in(time: u64) -> i64 {
    i64::try_from(time).unwrap_or(i64::MAX)
}

pub(super) fn time_out(time: i64) -> u64 {
    u64::try_from(time).unwrap_or(0)
}

pub(super) const fn status_in(status: Status) -> i64 {
    match status {
        Status::Gathering => 0,
        Status::Running => 1,
        Status::Over => 2,
    }
}

pub(super) fn status_out(number: i64) -> Result<Status, StoreError> {
    match number {
        0 => Ok(Status::Gathering),
        1 => Ok(Status::Running),
        2 => Ok(Status::Over),
        _ => Err(StoreError::Broken("the status of a table")),
    }
}

/// The columns `kind`, `guest`, `name` and `bot` of a seat.
pub(super) type HolderColumns<'a> = (i64, Option<&'a str>, Option<&'a str>, Option<&'a str>);

pub(super) fn holder_in(holder: &Holder) -> HolderColumns<'_> {
    match holder {
        Holder::Open => (0, None, None, None),
        Holder::Person { guest, name } => (1, Some(guest), Some(name), None),
        Holder::Bot(bot) => (2, None, None, Some(bot)),
    }
}

pub(super) fn holder_out(
    kind: i64,
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

pub(super) fn by_in(by: &By) -> Option<String> {
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

/// Reads the columns `kind, seat, by, code, time`.
pub(super) fn row_out(columns: &rusqlite::Row<'_>) -> Result<LogRow, StoreError> {
    let kind = Kind::from_number(columns.get(0)?).ok_or(StoreError::Broken("the kind of a row"))?;
    let row = Row { kind, seat: columns.get::<_, Option<u8>>(1)?.map(Seat), code: columns.get(3)? };
    let by = by_out(columns.get_ref(2)?.as_str_or_null().map_err(rusqlite::Error::from)?)?;
    Ok(LogRow { row, by, time: time_out(columns.get(4)?) })
}
