//! What can be chosen when a table is made. Each choice is a clause of the ledger.

use kernel::about::Choice;
use kernel::choice;
use serde::{Deserialize, Serialize, Serializer};

use crate::edition::Edition;

/// The options of a table. A state keeps them with every choice made and the cast left out: roles,
/// once they are known, are the players'.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// How many play; as many as the cast names, or four, if left out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub players: Option<u8>,
    /// The roles in play by id, in seat order; they keep their seats if `roles` is `named`.
    pub cast: Vec<String>,
    /// How the players get their roles.
    pub roles: Roles,
    /// The side of the victory card.
    pub side: Side,
    /// What a triple on the movement die does.
    pub triples: Triples,
    /// What each player starts with.
    pub money: Money,
    /// How full the plantations are at the start.
    pub plantations: Plantations,
    /// How many Support tokens the second period has.
    pub support: Support,
    /// Whether a longer move may end where it began.
    pub round_trip: RoundTrip,
    /// Whose action the Civil War can shield.
    pub civil_war: CivilWar,
    /// Which market cards count in the score.
    pub score_market: ScoreMarket,
    /// Who decides about a reaction of a player who is not acting, until that player says
    /// otherwise; as the edition has it, if left out.
    #[serde(serialize_with = "written_out")]
    pub reactions: Option<Mode>,
}

/// New tables are of the newest edition: what is left out is written as that has it.
fn written_out<S: Serializer>(reactions: &Option<Mode>, to: S) -> Result<S::Ok, S::Error> {
    reactions.unwrap_or(Edition::default().reactions()).serialize(to)
}

impl Options {
    /// Every option with its values, the usual one first.
    pub(crate) fn choices() -> Vec<Choice> {
        vec![
            Roles::choice(),
            Side::choice(),
            Triples::choice(),
            Money::choice(),
            Plantations::choice(),
            Support::choice(),
            RoundTrip::choice(),
            CivilWar::choice(),
            ScoreMarket::choice(),
            Mode::choice(),
        ]
    }
}

choice! {
    /// How the players get their roles.
    Roles("roles", "6.1") {
        /// They are dealt at random.
        Dealt = "dealt",
        /// Each player chooses, in seat order.
        Chosen = "chosen",
        /// They are those of the cast.
        Named = "named",
    }
}
choice! {
    /// The side of the victory card.
    Side("side", "6.9") {
        /// The regular game.
        White = "white",
        /// The more challenging game.
        Red = "red",
    }
}
choice! {
    /// What a triple on the movement die does.
    Triples("triples", "10.1") {
        /// The catcher moves three spaces.
        Move = "move",
        /// Nobody moves: easier.
        Nothing = "nothing",
    }
}
choice! {
    /// What each player starts with.
    Money("money", "10.2") {
        /// The usual sum.
        Usual = "usual",
        /// More: easier.
        More = "more",
    }
}
choice! {
    /// How full the plantations are at the start.
    Plantations("plantations", "10.3") {
        /// The light spaces are filled.
        Light = "light",
        /// The same, but the centre plantation is empty: easier.
        CentreEmpty = "centre_empty",
        /// All spaces are filled: harder.
        Full = "full",
    }
}
choice! {
    /// How many Support tokens the second period has.
    Support("support", "10.4") {
        /// The usual number.
        Usual = "usual",
        /// One more: harder.
        Extra = "extra",
    }
}
choice! {
    /// Whether a longer move may end where it began.
    RoundTrip("round_trip", "3.2.11") {
        /// It may not.
        Forbidden = "forbidden",
        /// It may, and then it pays and wakes catchers.
        Allowed = "allowed",
    }
}
choice! {
    /// Whose action the Civil War can shield.
    CivilWar("civil_war", "9.4.5") {
        /// Anybody's.
        Any = "any",
        /// The owner's.
        Own = "own",
    }
}
choice! {
    /// Which market cards count in the score of a game that is won.
    ScoreMarket("score_market", "8.7") {
        /// All that were not delivered.
        All = "all",
        /// Those that lie face up.
        Open = "open",
    }
}
choice! {
    /// Who decides about a reaction of a player who is not acting.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "freedom.ts"))]
    Mode("reactions", "10.5") {
        /// The player who is acting.
        Acting = "acting",
        /// Its owner is asked.
        Ask = "ask",
        /// Nobody is asked: it is not used.
        Never = "never",
    }
}
