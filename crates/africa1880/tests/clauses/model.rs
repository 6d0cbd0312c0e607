//! The reading of a turn once more, written from the ledger with sets and names and no thought of
//! speed: what the rules say of any turn, the model must say too.

use std::collections::{BTreeMap, BTreeSet};

use africa1880::Board;
use serde_json::Value;

type Names = BTreeSet<String>;

/// What stands after a turn.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct After {
    pub(crate) presences: BTreeMap<String, Names>,
    pub(crate) development: BTreeMap<String, u64>,
    pub(crate) colonies: Names,
    /// Who declared war on whom.
    pub(crate) wars: BTreeSet<(String, String)>,
    pub(crate) points: BTreeMap<String, u64>,
}

fn names(list: &Value) -> Names {
    let name = |value: &Value| value.as_str().expect("a name").to_owned();
    list.as_array().map(|list| list.iter().map(name).collect()).unwrap_or_default()
}

fn map<T>(object: &Value, read: impl Fn(&Value) -> T) -> BTreeMap<String, T> {
    let object = object.as_object().into_iter().flatten();
    object.map(|(key, value)| (key.clone(), read(value))).collect()
}

/// Reads all sheets of a position.
pub(crate) fn read(board: &Board, position: &Value) -> After {
    let option = |key: &str| position["options"][key].as_str().unwrap_or_default();
    let order = |id: &str| board.territories.iter().position(|t| t.id == id).expect("known");
    let territory = |id: &str| &board.territories[order(id)];
    let powers: Vec<String> = names_in_order(&position["options"]["powers"]);
    let before = map(&position["presences"], names);
    let colonies = names(&position["colonies"]);
    let mut development = map(&position["development"], |n| n.as_u64().expect("a number"));
    let stands = |power: &String, id: &str| before.get(power).is_some_and(|p| p.contains(id));
    let sheet = |power: &String| &position["sheets"][power.as_str()];
    let line = |power: &String, id: &str| sheet(power)["orders"][id].as_str().unwrap_or_default();

    // 3.1, 3.1.1, 3.1.2: development by the alphabet.
    let mut pawns: u64 = match option("pawn_limit") {
        "pieces" => u64::from(board.pieces.pawns).saturating_sub(development.values().sum()),
        _ => u64::MAX,
    };
    for t in &board.territories {
        for power in &powers {
            let filled = development.entry(t.id.clone()).or_default();
            let free = *filled < u64::from(t.squares);
            if stands(power, &t.id) && line(power, &t.id) == "develop" && free && pawns > 0 {
                *filled += 1;
                pawns -= 1;
            }
        }
    }
    development.retain(|_, filled| *filled > 0);

    // 2.1.3 to 2.1.6, 3.1.3 to 3.1.7, 2.2.1, 3.2.1, 3.2.4: who arrives where, if the landings of
    // these powers are left out.
    let occupied = |id: &str| powers.iter().any(|power| stands(power, id));
    let arrivals = |power: &String, failed: &Names| {
        let mut valid: Vec<(String, String)> = Vec::new();
        for t in &board.territories {
            let to = line(power, &t.id);
            let good = stands(power, &t.id) && t.borders.iter().any(|id| id == to);
            if good && !stands(power, to) && !colonies.contains(to) {
                valid.push((t.id.clone(), to.to_owned()));
            }
        }
        if option("alphabet") == "destination" {
            valid.sort_by_key(|(from, to)| (order(to), order(from)));
        }
        let landings = names_in_order(&sheet(power)["landing"]);
        let landing = match (landings.len(), option("two_landings")) {
            (2, "void") => None,
            _ => landings.last().filter(|id| territory(id).coast && !occupied(id)),
        };
        let landing = landing.filter(|_| !failed.contains(power));
        let mut targets: Vec<&String> = valid.iter().map(|(_, to)| to).collect();
        match option("last_pawn") {
            "landing" => targets.splice(0..0, landing).for_each(drop),
            _ => targets.extend(landing),
        }
        let standing = before.get(power).map_or(0, BTreeSet::len);
        let stock = usize::from(board.pieces.presences) - standing;
        let mut arrived: Vec<&String> = Vec::new();
        for to in targets {
            if !arrived.contains(&to) && arrived.len() < stock {
                arrived.push(to);
            }
        }
        let explored = |to: &&&String| valid.iter().any(|(_, other)| other == **to);
        let land: Names = arrived.iter().filter(explored).map(|to| (*to).clone()).collect();
        let sea = arrived.into_iter().find(|to| !land.contains(*to)).cloned();
        (land, sea)
    };
    // 3.2.2, 3.2.3, 3.2.5: landings that meet explorers fail, which may send out more explorers.
    let mut failed = Names::new();
    let arrived = loop {
        let arrived: BTreeMap<&String, (Names, Option<String>)> =
            powers.iter().map(|power| (power, arrivals(power, &failed))).collect();
        let met = |power: &&String| {
            let others = arrived.iter().filter(|(other, _)| *other != power);
            let mut explored = others.flat_map(|(_, (land, _))| land);
            arrived[*power].1.as_ref().is_some_and(|at| explored.any(|to| to == at))
        };
        let met: Names = powers.iter().filter(met).cloned().collect();
        if met.is_empty() || option("landing_meets_explorer") != "fails" {
            break arrived;
        }
        failed.extend(met);
    };
    let mut presences = before.clone();
    for (power, (land, sea)) in arrived {
        presences.entry(power.clone()).or_default().extend(land.into_iter().chain(sea));
    }

    // 2.3, 2.3.1: relations.
    let mut wars = BTreeSet::new();
    for power in &powers {
        for (other, relation) in map(&sheet(power)["relations"], |r| r == "war") {
            if relation {
                wars.insert((power.clone(), other));
            }
        }
    }
    let at_war = |from: &String, on: &String| wars.contains(&(from.clone(), on.clone()));

    // Chapter 4: conflicts, all on one count. Chapter 5: colonies, after the removals.
    let mut founded = colonies.clone();
    for t in board.territories.iter().filter(|t| !colonies.contains(&t.id)) {
        let here: Vec<&String> = powers.iter().filter(|p| presences[*p].contains(&t.id)).collect();
        let gone: Vec<String> = (here.iter())
            .filter(|victim| {
                let enemies = here.iter().filter(|other| at_war(other, victim)).count();
                let friends = here.len() - 1 - enemies;
                match here.len() {
                    2 => enemies == 1 && !here.iter().any(|other| at_war(victim, other)),
                    _ => enemies > friends,
                }
            })
            .map(|victim| (*victim).clone())
            .collect();
        for victim in &gone {
            presences.get_mut(victim).expect("a power").remove(&t.id);
        }
        let left: Vec<&&String> = here.iter().filter(|power| !gone.contains(power)).collect();
        let peace = left.iter().all(|one| left.iter().all(|other| !at_war(one, other)));
        let full = development.get(&t.id) == Some(&u64::from(t.squares));
        if !left.is_empty() && peace && full {
            founded.insert(t.id.clone());
        }
    }

    // 8.1: eight alone, three together.
    let mut points: BTreeMap<String, u64> = powers.iter().map(|p| (p.clone(), 0)).collect();
    for id in &founded {
        let here: Vec<&String> = powers.iter().filter(|p| presences[*p].contains(id)).collect();
        for power in &here {
            *points.get_mut(*power).expect("a power") += if here.len() == 1 { 8 } else { 3 };
        }
    }
    After { presences, development, colonies: founded, wars, points }
}

fn names_in_order(list: &Value) -> Vec<String> {
    let list = list.as_array().into_iter().flatten();
    list.map(|id| id.as_str().expect("a name").to_owned()).collect()
}
