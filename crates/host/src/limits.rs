//! How much one address and one person may want, so that nobody takes the house from the others.

use std::collections::HashMap;
use std::net::{IpAddr, Ipv6Addr};
use std::num::NonZeroU32;
use std::str::FromStr;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use ipnet::IpNet;

use crate::error::Error;
use crate::texts::key;
use crate::time::Time;

/// How many are remembered for each limit. Whoever has rested long enough is forgotten first; should all of
/// them be busy, newcomers are let through: a limit must not become a way to shut people out.
const REMEMBERED: usize = 50_000;

/// What may be wanted at once, and how fast that comes back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rate {
    /// How many at once.
    pub burst: NonZeroU32,
    /// How many more each minute.
    pub per_minute: NonZeroU32,
}

impl Rate {
    const fn new(burst: u32, per_minute: u32) -> Self {
        let least = NonZeroU32::MIN;
        Self {
            burst: match NonZeroU32::new(burst) {
                Some(burst) => burst,
                None => least,
            },
            per_minute: match NonZeroU32::new(per_minute) {
                Some(rate) => rate,
                None => least,
            },
        }
    }

    /// The microseconds after which one more is allowed.
    fn interval(self) -> u64 {
        60_000_000 / u64::from(self.per_minute.get())
    }
}

impl FromStr for Rate {
    type Err = String;

    /// `200/60`: 200 at once, and 60 more each minute.
    fn from_str(text: &str) -> Result<Self, String> {
        let read = || {
            let (burst, per_minute) = text.split_once('/')?;
            Some(Self { burst: burst.parse().ok()?, per_minute: per_minute.parse().ok()? })
        };
        read().ok_or_else(|| {
            format!("{text:?} is no rate: write 200/60 for 200 at once and 60 more each minute")
        })
    }
}

/// All limits of a host.
///
/// Those of an address are wide enough for forty people behind it. Addresses of the proxies that are
/// trusted are nobody's own, and are not limited.
#[derive(Clone, Debug)]
pub struct Limits {
    /// Requests of one address.
    pub requests: Rate,
    /// Questions to a game, looks back and records asked for by one address.
    pub questions: Rate,
    /// New guests at one address.
    pub guests: Rate,
    /// New tables of one person.
    pub tables: Rate,
    /// What is said on one socket.
    pub messages: Rate,
    /// Sockets of one address that are open at once.
    pub sockets: usize,
    /// Connections of one address that are open at once, sockets included.
    pub connections: usize,
    /// How long the head of a request may take, counted from the end of the one before: so long a
    /// connection may also rest.
    pub head: Duration,
    /// Who may say for whom a request is made, by `X-Forwarded-For`.
    pub proxies: Vec<IpNet>,
}

impl Limits {
    /// What suits most hosts; a proxy on the same machine is trusted.
    #[must_use]
    pub fn usual() -> Self {
        let loopback = [IpAddr::from([127, 0, 0, 0]), IpAddr::V6(Ipv6Addr::LOCALHOST)];
        let proxies = loopback.into_iter().zip([8, 128]);
        Self {
            requests: Rate::new(3_000, 6_000),
            questions: Rate::new(300, 600),
            guests: Rate::new(200, 10),
            tables: Rate::new(100, 2),
            messages: Rate::new(400, 3_000),
            sockets: 400,
            connections: 1_000,
            head: Duration::from_secs(30),
            proxies: proxies.filter_map(|(ip, bits)| IpNet::new(ip, bits).ok()).collect(),
        }
    }

    fn trusts(&self, ip: IpAddr) -> bool {
        self.proxies.iter().any(|net| net.contains(&ip))
    }

    /// From whom a request comes: the last of those it passed through whom we do not trust. Nobody, if it
    /// has only passed through such as we trust.
    pub(crate) fn caller(&self, peer: IpAddr, forwarded: &[&str]) -> Option<Address> {
        let mut ip = peer.to_canonical();
        let mut before = forwarded.iter().flat_map(|line| line.split(',')).rev();
        while self.trusts(ip) {
            // What is no address was not written by one of ours: whoever passed it on is as far as we know.
            ip = before.next()?.trim().parse::<IpAddr>().ok()?.to_canonical();
        }
        Some(Address::of(ip))
    }
}

/// An address as limits know it: of IPv6 the network, in which one machine may have as many as it likes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Address(IpAddr);

impl Address {
    fn of(ip: IpAddr) -> Self {
        match ip {
            IpAddr::V4(_) => Self(ip),
            IpAddr::V6(ip) => Self(IpAddr::V6(Ipv6Addr::from_bits(ip.to_bits() & !0 << 64))),
        }
    }
}

/// What is counted at some rate.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Wanted {
    Request,
    Question,
    Guest,
    Table,
}

/// Who wants it.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Who {
    Address(Address),
    Person(String),
}

/// Something whose rate is limited: the moment, in microseconds, at which all of it will have come back.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Spent(u64);

impl Spent {
    /// Takes one, or says after how many microseconds there is one again.
    pub(crate) fn take(&mut self, rate: Rate, now_ms: u64) -> Result<(), u64> {
        let (now, interval) = (now_ms.saturating_mul(1_000), rate.interval());
        let back = self.0.max(now);
        let room = interval.saturating_mul(u64::from(rate.burst.get()) - 1);
        match (back - now).checked_sub(room) {
            Some(wait) if wait > 0 => Err(wait),
            _ => {
                self.0 = back.saturating_add(interval);
                Ok(())
            }
        }
    }
}

/// Counts what is wanted.
#[derive(Debug)]
pub(crate) struct Meter {
    pub(crate) limits: Limits,
    time: Arc<dyn Time>,
    spent: Mutex<HashMap<(Wanted, Who), Spent>>,
    open: Mutex<HashMap<(Kept, Address), usize>>,
}

/// What is kept open.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Kept {
    Connection,
    Socket,
}

/// Something open, counted until it is dropped.
#[derive(Debug)]
pub(crate) struct Place(Arc<Meter>, Kept, Address);

impl Drop for Place {
    fn drop(&mut self) {
        let mut open = self.0.open.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = open.get_mut(&(self.1, self.2)) {
            *count -= 1;
            if *count == 0 {
                open.remove(&(self.1, self.2));
            }
        }
    }
}

impl Meter {
    pub(crate) fn new(limits: Limits, time: Arc<dyn Time>) -> Self {
        Self { limits, time, spent: Mutex::default(), open: Mutex::default() }
    }

    /// Takes one of what somebody wants, if they have not had too much.
    pub(crate) fn take(&self, wanted: Wanted, who: Who) -> Result<(), Error> {
        let rate = match wanted {
            Wanted::Request => self.limits.requests,
            Wanted::Question => self.limits.questions,
            Wanted::Guest => self.limits.guests,
            Wanted::Table => self.limits.tables,
        };
        let now = self.time.now_ms();
        let mut spent = self.spent.lock().unwrap_or_else(PoisonError::into_inner);
        let who = (wanted, who);
        if spent.len() >= REMEMBERED && !spent.contains_key(&who) {
            spent.retain(|_, spent| spent.0 > now.saturating_mul(1_000));
            if spent.len() >= REMEMBERED {
                return Ok(());
            }
        }
        spent.entry(who).or_default().take(rate, now).map_err(|wait| {
            let seconds = wait.div_ceil(1_000_000).try_into().unwrap_or(u32::MAX);
            Error::TooMany { text: key::TOO_FAST, after: seconds }
        })
    }

    /// Takes one of what is counted by address. Nobody in particular may have as much as they like.
    pub(crate) fn take_from(&self, wanted: Wanted, address: Option<Address>) -> Result<(), Error> {
        address.map_or(Ok(()), |address| self.take(wanted, Who::Address(address)))
    }

    /// Lets an address keep something open; none if it has too many already.
    pub(crate) fn keep(self: &Arc<Self>, kept: Kept, address: Address) -> Option<Place> {
        let most = match kept {
            Kept::Connection => self.limits.connections,
            Kept::Socket => self.limits.sockets,
        };
        let mut open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        let count = open.entry((kept, address)).or_default();
        if *count >= most {
            return None;
        }
        *count += 1;
        Some(Place(Arc::clone(self), kept, address))
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    fn caller(limits: &Limits, peer: &str, forwarded: &[&str]) -> Option<Address> {
        limits.caller(peer.parse().unwrap(), forwarded)
    }

    fn address(ip: &str) -> Option<Address> {
        Some(Address::of(ip.parse().unwrap()))
    }

    #[test]
    fn a_proxy_is_believed_only_if_it_is_trusted() {
        let limits = Limits::usual();
        let stranger = "203.0.113.9";
        assert_eq!(caller(&limits, stranger, &["198.51.100.1"]), address(stranger));
        assert_eq!(caller(&limits, "127.0.0.1", &["198.51.100.1"]), address("198.51.100.1"));
        assert_eq!(caller(&limits, "::1", &["198.51.100.1, 127.0.0.9"]), address("198.51.100.1"));
        assert_eq!(caller(&limits, "::ffff:127.0.0.1", &[]), None);
        assert_eq!(caller(&limits, "127.0.0.1", &["unknown"]), None);
    }

    #[test]
    fn whoever_writes_an_address_of_others_gains_nothing() {
        let limits = Limits::usual();
        let lines = ["198.51.100.1", "192.0.2.7, 203.0.113.9"];
        assert_eq!(caller(&limits, "127.0.0.1", &lines), address("203.0.113.9"));
    }

    #[test]
    fn a_network_of_ipv6_is_one_address() {
        assert_eq!(address("2001:db8:1:2::1"), address("2001:db8:1:2:ffff::9"));
        assert_ne!(address("2001:db8:1:2::1"), address("2001:db8:1:3::1"));
    }

    #[test]
    fn what_was_taken_comes_back_with_time() {
        let (rate, mut spent) = (Rate::new(3, 60), Spent::default());
        let mut take = |now| spent.take(rate, now).map_err(|wait| wait / 1_000);
        assert_eq!([take(0), take(0), take(0), take(0)], [Ok(()), Ok(()), Ok(()), Err(1_000)]);
        assert_eq!([take(999), take(1_000), take(1_000)], [Err(1), Ok(()), Err(1_000)]);
        assert_eq!(take(u64::MAX), Ok(()));
    }

    #[test]
    fn a_rate_is_read_or_the_right_form_is_said() {
        assert_eq!("200/60".parse(), Ok(Rate::new(200, 60)));
        for wrong in ["", "200", "0/60", "200/0", "200/60/1", "-1/2", "many/few"] {
            assert!(wrong.parse::<Rate>().unwrap_err().contains("200/60"), "{wrong}");
        }
    }
}
