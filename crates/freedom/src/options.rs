//! What can be chosen when a table is made. Each choice is a clause of the ledger.

use kernel::choice;
use serde::{Deserialize, Serialize, Serializer};

use crate::edition::Edition;

/// The options of a table.
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
    /// The options of a table with these choices; roles, once they are known, are in the seats.
    #[must_use]
    pub fn of(players: u8, cast: Vec<String>, variants: Variants) -> Self {
        let Variants { roles, side, triples, money, plantations, support, .. } = variants;
        let Variants { round_trip, civil_war, score_market, reactions, .. } = variants;
        Self {
            players: Some(players),
            cast,
            roles,
            side,
            triples,
            money,
            plantations,
            support,
            round_trip,
            civil_war,
            score_market,
            reactions: Some(reactions),
        }
    }

    /// The choices without the players.
    #[must_use]
    pub fn variants(&self, edition: Edition) -> Variants {
        Variants {
            edition,
            roles: self.roles,
            side: self.side,
            triples: self.triples,
            money: self.money,
            plantations: self.plantations,
            support: self.support,
            round_trip: self.round_trip,
            civil_war: self.civil_war,
            score_market: self.score_market,
            reactions: self.reactions.unwrap_or(edition.reactions()),
        }
    }
}

/// The choices that change how a table plays: the edition of the rules, and the part of [`Options`]
/// that a state keeps.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Variants {
    /// Which edition of the rules is played.
    pub edition: Edition,
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
    /// Who decides about a reaction of a player who is not acting, at first.
    pub reactions: Mode,
}

choice! {
    /// How the players get their roles.
    Roles {
        /// They are dealt at random.
        Dealt,
        /// Each player chooses, in seat order.
        Chosen,
        /// They are those of the cast.
        Named,
    }
}
choice! {
    /// The side of the victory card.
    Side {
        /// The regular game.
        White,
        /// The more challenging game.
        Red,
    }
}
choice! {
    /// What a triple on the movement die does.
    Triples {
        /// The catcher moves three spaces.
        Move,
        /// Nobody moves: easier.
        Nothing,
    }
}
choice! {
    /// What each player starts with.
    Money {
        /// The usual sum.
        Usual,
        /// More: easier.
        More,
    }
}
choice! {
    /// How full the plantations are at the start.
    Plantations {
        /// The light spaces are filled.
        Light,
        /// The same, but the centre plantation is empty: easier.
        CentreEmpty,
        /// All spaces are filled: harder.
        Full,
    }
}
choice! {
    /// How many Support tokens the second period has.
    Support {
        /// The usual number.
        Usual,
        /// One more: harder.
        Extra,
    }
}
choice! {
    /// Whether a longer move may end where it began.
    RoundTrip {
        /// It may not.
        Forbidden,
        /// It may, and then it pays and wakes catchers.
        Allowed,
    }
}
choice! {
    /// Whose action the Civil War can shield.
    CivilWar {
        /// Anybody's.
        Any,
        /// The owner's.
        Own,
    }
}
choice! {
    /// Which market cards count in the score of a game that is won.
    ScoreMarket {
        /// All that were not delivered.
        All,
        /// Those that lie face up.
        Open,
    }
}
choice! {
    /// Who decides about a reaction of a player who is not acting.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "freedom.ts"))]
    Mode {
        /// The player who is acting.
        Acting,
        /// Its owner is asked.
        Ask,
        /// Nobody is asked: it is not used.
        Never,
    }
}
