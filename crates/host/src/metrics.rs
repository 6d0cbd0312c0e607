//! What whoever runs a host can watch: counted on the way, and told in the words of Prometheus.

use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use prometheus_client::encoding::text::encode;
use prometheus_client::encoding::{EncodeLabelSet, EncodeLabelValue, LabelValueEncoder};
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::{Histogram, exponential_buckets};
use prometheus_client::registry::{Registry, Unit};

use crate::error::Error;
use crate::host::Host;
use crate::pool::Pool;
use crate::wire::ProblemKind;

/// How a step went: it was done, or there was a problem of some kind.
#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct Went {
    outcome: Outcome,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Outcome(Option<ProblemKind>);

impl EncodeLabelValue for Outcome {
    fn encode(&self, encoder: &mut LabelValueEncoder<'_>) -> Result<(), std::fmt::Error> {
        let name = self.0.and_then(|kind| serde_json::to_value(kind).ok());
        let name = name.as_ref().and_then(|name| name.as_str()).unwrap_or("done");
        EncodeLabelValue::encode(&name, encoder)
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct Answered {
    status: u16,
}

/// What is counted and timed on the way. Nothing in it says who did what.
#[derive(Debug)]
pub(crate) struct Metrics {
    registry: Registry,
    steps: Family<Went, Counter>,
    step: Histogram,
    store: Histogram,
    bot: Histogram,
    requests: Family<Answered, Counter>,
    sockets: Gauge,
    tables: Gauge,
    waiting: Gauge,
}

/// From a sixteenth of a millisecond to sixteen seconds.
fn seconds() -> Histogram {
    Histogram::new(exponential_buckets(1.0 / 16_000.0, 2.0, 19))
}

impl Metrics {
    pub(crate) fn new() -> Self {
        let mut metrics = Self {
            registry: Registry::with_prefix("lantern"),
            steps: Family::default(),
            step: seconds(),
            store: seconds(),
            bot: seconds(),
            requests: Family::default(),
            sockets: Gauge::default(),
            tables: Gauge::default(),
            waiting: Gauge::default(),
        };
        let registry = &mut metrics.registry;
        registry.register(
            "steps",
            "Steps that people asked for, by outcome",
            metrics.steps.clone(),
        );
        registry.register("requests", "Requests answered, by status", metrics.requests.clone());
        for (name, help, times) in [
            ("step", "From a step that is asked for to its answer", &metrics.step),
            ("store", "Storing the rows of one step", &metrics.store),
            ("bot", "From a bot's turn to its choice, waiting for a thread included", &metrics.bot),
        ] {
            registry.register_with_unit(name, help, Unit::Seconds, times.clone());
        }
        for (name, help, gauge) in [
            ("sockets", "Sockets that are open", &metrics.sockets),
            ("tables", "Tables in memory", &metrics.tables),
            ("waiting", "Long work that waits for a thread", &metrics.waiting),
        ] {
            registry.register(name, help, gauge.clone());
        }
        metrics
    }

    /// Counts a step by how it went.
    pub(crate) fn stepped<T>(&self, begun: Instant, result: &Result<T, Error>) {
        let outcome = Outcome(result.as_ref().err().map(Error::kind));
        self.steps.get_or_create(&Went { outcome }).inc();
        self.step.observe(begun.elapsed().as_secs_f64());
    }

    /// Counts an answered request.
    pub(crate) fn answered(&self, status: u16) {
        self.requests.get_or_create(&Answered { status }).inc();
    }

    pub(crate) fn stored(&self, took: Duration) {
        self.store.observe(took.as_secs_f64());
    }

    pub(crate) fn thought(&self, took: Duration) {
        self.bot.observe(took.as_secs_f64());
    }
}

impl Host {
    /// All that can be watched, as OpenMetrics text.
    pub(crate) fn metrics(&self) -> String {
        let parts = &self.0;
        let set = |gauge: &Gauge, value: usize| gauge.set(i64::try_from(value).unwrap_or(i64::MAX));
        set(&parts.metrics.sockets, parts.sockets.load(Ordering::Relaxed));
        set(&parts.metrics.tables, parts.rooms.len());
        let pools = [&parts.thinking, &parts.loading, &parts.searching];
        set(&parts.metrics.waiting, pools.into_iter().map(Pool::waiting).sum());
        let mut text = String::new();
        // Writing to a string cannot fail.
        let _ = encode(&mut text, &parts.metrics.registry);
        text
    }
}
