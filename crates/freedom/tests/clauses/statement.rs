//! What each card does, said a second time: by hand, from the rulebooks, not from the board file.

use std::collections::BTreeSet;

use crate::model::{World, atlas};

/// One part of what a card does.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Part {
    /// Move so many people one space; whether catchers notice.
    Walk(usize, bool),
    /// Bring so many people from some places to others.
    Bring(usize, Rule),
    /// Buy so many tokens at so much off; `None` for free ones.
    Buy(usize, Option<i64>),
    /// Exchange two cards.
    Swap,
    /// Put a card on top.
    Top,
    /// One of two.
    Or(&'static Part, &'static Part),
    /// So much for each player.
    Each(i64),
    /// A dollar for each person in the large Northern cities.
    Election,
    /// Clear the slots at two and three dollars.
    ClearDear,
    /// Clear what is left of the card.
    ClearLeft,
    /// John Brown's draw.
    Draw,
    /// Garrison's catchers.
    Hunt,
    /// Opposition.
    Return,
    Seize,
    Riot,
    Unbuy,
    Reopen,
}

/// From where to where people are brought.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Rule {
    BigNorthToCanada,
    FarmToSouth,
    MarketToCanada,
    SouthToOneBigNorth,
    FarmToBigNorth,
    NorthToCanada,
    Contrabands,
    LostToBigNorth,
    FarmToCanada,
    OneBigNorthToCanada,
}

use Part::{
    Bring, Buy, ClearDear, ClearLeft, Draw, Each, Election, Hunt, Or, Reopen, Return, Riot, Seize,
    Swap, Top, Unbuy, Walk,
};

/// What a General or striking Opposition card does.
pub(crate) fn statement(card: &str) -> Vec<Part> {
    match card {
        "david-walker" => vec![Buy(2, Some(2))],
        "john-greenleaf-whittier" => vec![Swap],
        "lane-seminary" => vec![Or(&Walk(2, true), &Buy(1, Some(2)))],
        "the-liberator" | "the-north-star" => vec![Top],
        "liberty-hill" => vec![Walk(2, true), Buy(1, Some(0))],
        "manumission-society" | "lincoln-douglas" => vec![Buy(1, Some(3))],
        "ohio-river" => vec![Walk(3, true)],
        "ripley" => vec![Walk(2, false)],
        "southern-church" => vec![Each(2)],
        "st-catharines" | "anthony-burns" => vec![Bring(1, Rule::BigNorthToCanada)],
        "theodore-weld" => vec![Bring(1, Rule::FarmToSouth)],
        "amistad" => vec![Bring(2, Rule::MarketToCanada)],
        "bleeding-kansas" => vec![Bring(2, Rule::SouthToOneBigNorth), ClearDear],
        "frederick-douglass" => vec![Walk(2, true), Buy(2, Some(2))],
        "harpers-ferry" => vec![Buy(1, Some(2)), ClearLeft],
        "harriet-tubman" => vec![Walk(4, false)],
        "henry-box-brown" => vec![Bring(1, Rule::FarmToBigNorth)],
        "john-brown" => vec![Buy(1, Some(5)), Draw],
        "john-price" => vec![Bring(1, Rule::NorthToCanada)],
        "oberlin" => vec![Or(&Walk(4, true), &Buy(1, Some(4)))],
        "uncle-toms-cabin" => vec![Buy(1, Some(3)), Swap],
        "vigilance-committees" => vec![Each(3)],
        "garrison" => vec![Buy(1, None), Hunt],
        "abraham-lincoln" => vec![Walk(3, true), Buy(1, Some(3))],
        "contrabands" => vec![Bring(3, Rule::Contrabands)],
        "cooper-union" => vec![Or(&Walk(3, true), &Buy(1, Some(0)))],
        "election-1860" => vec![Election],
        "drinking-gourd" => vec![Bring(1, Rule::LostToBigNorth)],
        "frederick-douglass-1860" => vec![Each(4)],
        "harriet-beecher-stowe" => vec![Buy(1, Some(5))],
        "harriet-tubman-1860" => vec![Bring(2, Rule::FarmToCanada)],
        "william-still" => vec![Bring(2, Rule::OneBigNorthToCanada)],
        "dred-scott" => vec![Return],
        "farren-riots" => vec![Riot],
        "fugitive-slave-act" => vec![Seize],
        "nat-turner" => vec![Unbuy],
        "reopening-trade" => vec![Reopen],
        _ => vec![],
    }
}

fn big_north(at: &str) -> bool {
    ["chi", "bos", "nyc"].contains(&at)
}

/// Everybody who can be brought anywhere, as `from to`.
pub(crate) fn brings(world: &World, rule: Rule, pin: Option<&str>) -> BTreeSet<String> {
    let atlas = atlas();
    let mut found = BTreeSet::new();
    let mut from: Vec<String> = world.people.keys().cloned().collect();
    if world.market.first().is_some_and(|people| *people > 0) {
        from.push("market".to_owned());
    }
    let mut to: Vec<String> = atlas.order.clone();
    to.push("canada".to_owned());
    for from in &from {
        for to in &to {
            let south = |at: &str| atlas.tint(at) == "green";
            let north = |at: &str| atlas.tint(at) == "cream";
            let fits = match rule {
                Rule::BigNorthToCanada => big_north(from) && to == "canada",
                Rule::FarmToSouth => atlas.is_farm(from) && south(to),
                Rule::MarketToCanada => from == "market" && to == "canada",
                Rule::SouthToOneBigNorth => {
                    south(from) && big_north(to) && pin.is_none_or(|pin| pin == to)
                }
                Rule::FarmToBigNorth => atlas.is_farm(from) && big_north(to),
                Rule::NorthToCanada => north(from) && to == "canada",
                Rule::Contrabands => south(from) && north(to) && near(from, to),
                Rule::LostToBigNorth => from == "lost" && big_north(to),
                Rule::FarmToCanada => atlas.is_farm(from) && to == "canada",
                Rule::OneBigNorthToCanada => {
                    big_north(from) && to == "canada" && pin.is_none_or(|pin| pin == from)
                }
            };
            if fits && world.is_open(to) && from != to {
                found.insert(format!("{from} {to}"));
            }
        }
    }
    found
}

/// One step, or two with anything but a blue city between.
fn near(from: &str, to: &str) -> bool {
    let atlas = atlas();
    let direct = atlas.next(from).any(|next| next == to);
    direct
        || atlas.next(from).any(|mid| {
            atlas.is_space(mid)
                && atlas.tint(mid) != "blue"
                && atlas.next(mid).any(|next| next == to)
        })
}

/// Which of two things must be kept apart: from or to.
pub(crate) fn pins(rule: Rule, from: &str, to: &str) -> Option<String> {
    match rule {
        Rule::SouthToOneBigNorth => Some(to.to_owned()),
        Rule::OneBigNorthToCanada => Some(from.to_owned()),
        _ => None,
    }
}
