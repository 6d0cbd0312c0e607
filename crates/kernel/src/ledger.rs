//! The rules ledger: every rule of a rulebook as a numbered clause, in our own words. It serves
//! as the rulebook in the app, as the reason of refusals, in the log, and to the tests.

use serde::{Deserialize, Serialize};

use crate::refusal::Fault;

/// The rules of one game as numbered clauses.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Ledger {
    /// The chapters, in reading order.
    #[serde(rename = "chapter")]
    pub chapters: Vec<Chapter>,
    /// The clauses, in reading order.
    #[serde(rename = "clause")]
    pub clauses: Vec<Clause>,
}

/// A chapter of the ledger.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Chapter {
    /// Its number.
    pub id: String,
    /// Its title in English.
    pub en: String,
    /// Its title in French.
    pub fr: String,
    /// Its title in Italian.
    pub it: String,
}

/// One numbered sentence of the rules.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Clause {
    /// Its number: the chapter, a dot, and a number in it.
    pub id: String,
    /// How we know it.
    pub basis: Basis,
    /// The disputed cases that it decides.
    #[serde(default)]
    pub rulings: Vec<String>,
    /// The option of a table that can set it otherwise.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub option: Option<String>,
    /// The clause in English.
    pub en: String,
    /// The clause in French.
    pub fr: String,
    /// The clause in Italian.
    pub it: String,
}

/// How a clause is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Basis {
    /// The rulebook says so.
    Rulebook,
    /// It follows from what the rulebook says.
    Implied,
    /// The rulebook is silent or unclear; we decided.
    Ruling,
}

impl Ledger {
    /// Reads a ledger and checks that it hangs together.
    ///
    /// # Errors
    /// Everything that is wrong with it.
    pub fn parse(text: &str) -> Result<Self, Vec<Fault>> {
        let ledger: Self = crate::file::read_toml("ledger", text)?;
        let mut faults = Vec::new();
        for (n, clause) in ledger.clauses.iter().enumerate() {
            let at = format!("clause {}", clause.id);
            let chapter = clause.id.split('.').next().unwrap_or_default();
            if !ledger.chapters.iter().any(|c| c.id == chapter) {
                faults.push(Fault::new(&at, format!("there is no chapter {chapter}")));
            }
            if ledger.clauses[..n].iter().any(|other| other.id == clause.id) {
                faults.push(Fault::new(&at, "the number is used twice"));
            }
            for words in [&clause.en, &clause.fr, &clause.it] {
                if words.trim().is_empty() {
                    faults.push(Fault::new(&at, "it needs a sentence in each language"));
                }
            }
        }
        if faults.is_empty() { Ok(ledger) } else { Err(faults) }
    }

    /// The clause with that number.
    #[must_use]
    pub fn clause(&self, id: &str) -> Option<&Clause> {
        self.clauses.iter().find(|clause| clause.id == id)
    }
}
