//! How a board file becomes tables.

use std::collections::BTreeMap;

use kernel::By;
use kernel::about::Role;

use super::*;
use crate::board::{Board, Catcher, LotCard, MAX_ARROWS, MAX_CATCHERS, OFF_PATH, StackInfo};
use crate::card::{self, Cards, Kind, MAX_CARDS, MAX_EFFECTS};
use crate::place::MAX_PLACES;
use crate::token::{MAX_STACKS, Stack, TokenKind};

/// The tables of a file that was found good.
pub(in crate::board) fn tables(file: File) -> Board {
    let mut board = blank(&file);
    places(&file, &mut board);
    paths(&file, &mut board);
    tokens(&file, &mut board);
    roles(&file, &mut board);
    cards(&file, &mut board);
    for (n, lot) in (0..).zip(&file.market) {
        board.lot[n] = lot.people;
    }
    for face in &file.dice.catcher {
        board.catcher_die[board.catcher(face).map_or(MAX_CATCHERS, usize::from)] += 1;
    }
    for face in &file.dice.movement {
        let (east, arrows) = match face {
            Arrows::West(arrows) => (0, *arrows),
            Arrows::East(arrows) => (1, *arrows),
        };
        board.movement_die[east][usize::from(arrows)] += 1;
    }
    for card in &file.victory {
        board.victory[card.players - 1] = [card.white, card.red];
    }
    name_all(file, &mut board);
    for players in 1..=MAX_PLAYERS as u8 {
        board.rounds[players - 1] = board.lots_for(players).count_ones() as u8;
    }
    board
}

fn blank(file: &File) -> Board {
    Board {
        spaces: Vec::new(),
        plantations: Vec::new(),
        routes: Vec::new(),
        catchers: Vec::new(),
        lots: Vec::new(),
        stacks: Vec::new(),
        roles: Vec::new(),
        cards: Vec::new(),
        provenance: BTreeMap::new(),
        people: file.people,
        money: [file.money, file.money_easier],
        pass: By::new(file.pass),
        planned: file.tokens_planned,
        played: file.tokens_played,
        prices: file.queue,
        lantern: By::new(file.lantern),
        opposition_dealt: file.opposition,
        market_open: file.market_open,
        rounds: By::default(),
        victory: By::default(),
        catcher_die: [0; MAX_CATCHERS + 1],
        movement_die: [[0; MAX_ARROWS + 1]; 2],
        next: [Places::NONE; MAX_PLACES],
        holds: [0; MAX_PLACES],
        aid: [0; MAX_PLACES],
        map: Places::NONE,
        farms: Places::NONE,
        blue: Places::NONE,
        north: Places::NONE,
        south: Places::NONE,
        large: Places::NONE,
        path: By::all(By::all(CANADA)),
        path_len: By::default(),
        on_path: By::all([OFF_PATH; MAX_PLACES]),
        paths_at: [0; MAX_PLACES],
        token: [TokenKind::Support; MAX_STACKS],
        stack_period: [u8::MAX; MAX_STACKS],
        price: [u8::MAX; MAX_STACKS],
        support: By::all(Stack(0)),
        benefits: By::all([Benefit::default(); 2]),
        specials: By::all(Special::Protect),
        kind: [Kind::General; MAX_CARDS],
        card_period: [u8::MAX; MAX_CARDS],
        effects: [[None; MAX_EFFECTS]; MAX_CARDS],
        either: Cards::NONE,
        standing: [card::Standing::default(); MAX_CARDS],
        buyable: Cards::NONE,
        opposition: Cards::NONE,
        players_min: [u8::MAX; MAX_CARDS],
        lot: By::default(),
    }
}

fn places(file: &File, board: &mut Board) {
    for (n, space) in file.space.iter().enumerate() {
        board.holds[n] = space.holds;
        board.aid[n] = space.aid;
        let here = Place(n as u8);
        board.map = board.map.with(here);
        if space.kind == SpaceKind::Large {
            board.large = board.large.with(here);
        }
        match space.tint {
            Tint::Blue => board.blue = board.blue.with(here),
            Tint::Cream => board.north = board.north.with(here),
            Tint::Green => board.south = board.south.with(here),
            Tint::None => {}
        }
    }
    for (n, plantation) in file.plantation.iter().enumerate() {
        let here = Place((file.space.len() + n) as u8);
        board.holds[here.index()] = plantation.holds;
        board.farms = board.farms.with(here);
    }
    board.holds[CANADA.index()] = u8::MAX;
    for route in &file.routes {
        let ends = route.between.each_ref().map(|id| file.place(id));
        let [Some(a), Some(b)] = ends else { continue };
        for (from, to) in [(a, b), (b, a)] {
            // Canada is left by nobody, and nobody walks into a plantation.
            if from != CANADA && !board.farms.has(to) {
                board.next[from.index()] = board.next[from.index()].with(to);
            }
        }
    }
}

fn paths(file: &File, board: &mut Board) {
    for (c, catcher) in (0..).zip(&file.catcher) {
        let path: Vec<Place> = catcher.path.iter().filter_map(|id| file.place(id)).collect();
        board.path_len[c] = path.len() as u8;
        for (n, place) in (0..).zip(&path) {
            board.path[c][n] = *place;
            board.on_path[c][place.index()] = n;
            board.paths_at[place.index()] |= 1 << c;
        }
        let start = file.place(&catcher.start).map_or(0, |at| board.on_path[c][at.index()]);
        board.catchers.push(Catcher { id: catcher.id.clone(), symbol: catcher.symbol, start });
    }
}

fn tokens(file: &File, board: &mut Board) {
    for (n, stack) in file.stack.iter().enumerate() {
        board.stack_period[n] = stack.period - 1;
        board.price[n] = stack.price;
        board.token[n] = match stack.kind {
            StackKind::Support => {
                board.support[stack.period - 1] = Stack(n as u8);
                TokenKind::Support
            }
            StackKind::Conductor => {
                TokenKind::Conductor { people: stack.people, spaces: stack.spaces }
            }
            StackKind::Fundraising => TokenKind::Fundraising {
                places: stack.counts.as_ref().map_or(Places::NONE, |word| file.set(word)),
            },
        };
    }
}

fn roles(file: &File, board: &mut Board) {
    for (n, role) in (0u8..).zip(&file.role) {
        board.benefits[n] = [role.first, role.second];
        board.specials[n] = file.special(&role.special);
    }
}

fn cards(file: &File, board: &mut Board) {
    for (n, card) in file.card.iter().enumerate() {
        let here = card::Card(n as u8);
        board.kind[n] = match (card.kind, card.keep) {
            (CardKind::General, _) | (CardKind::Reserve, None) => Kind::General,
            (CardKind::Reserve, Some(keep)) => Kind::Reserve(keep),
            (CardKind::Opposition, _) => {
                board.opposition = board.opposition.with(here);
                Kind::Opposition
            }
        };
        if let Some(period) = card.period {
            board.card_period[n] = period - 1;
        }
        for (to, effect) in board.effects[n].iter_mut().zip(&card.effects) {
            *to = Some(file.effect(effect));
        }
        if card.choose == Choose::One {
            board.either = board.either.with(here);
        }
        if card.buyable {
            board.buyable = board.buyable.with(here);
        }
        board.standing[n] = card.standing.unwrap_or_default();
        board.players_min[n] = card.players;
    }
}

fn name_all(file: File, board: &mut Board) {
    let lot = |l: LotFile| LotCard {
        id: l.id,
        players: l.players.iter().fold(0, |set, n| set | 1 << (n - 1)),
    };
    let role = |r: RoleFile| Role { id: r.id, letter: r.letter, colour: r.colour, names: r.names };
    board.spaces = file.space;
    board.plantations = file.plantation;
    board.routes = file.routes;
    board.lots = file.market.into_iter().map(lot).collect();
    board.stacks = (file.stack.into_iter())
        .map(|s| StackInfo { id: s.id, count: s.count, extra: s.extra })
        .collect();
    board.roles = file.role.into_iter().map(role).collect();
    board.cards = file.card.into_iter().map(|c| c.id).collect();
    board.provenance = file.provenance;
}
