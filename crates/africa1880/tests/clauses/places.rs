//! Sets of territories, and the small questions a state and a sheet answer.

use africa1880::place::{Place, Places};
use africa1880::sheet::{Order, Sheet};
use kernel::SeatSet;

use crate::help::*;

fn set(places: &[u8]) -> Places {
    places.iter().copied().map(Place).collect()
}

#[test]
fn a_set_of_territories_counts_adds_and_removes() {
    let mut places = set(&[3, 0, 63]);
    assert_eq!(places, Places(1 << 63 | 0b1001));
    assert_eq!((places.len(), places.is_empty()), (3, false));
    assert!(places.has(Place(0)) && places.has(Place(63)) && !places.has(Place(1)));
    places.add(Place(1));
    places.add(Place(1));
    assert_eq!(places, set(&[0, 1, 3, 63]));
    places.remove(Place(63));
    places.remove(Place(62));
    assert_eq!(places, set(&[0, 1, 3]));
    assert!(Places::NONE.is_empty() && set(&[]) == Places::NONE);
    assert_eq!(Places::one(Place(5)), set(&[5]));
    // No place is out of bounds: an index wraps.
    assert_eq!((Place(64).index(), Place(65).index(), Place(63).index()), (0, 1, 63));
}

#[test]
fn sets_of_territories_meet_join_and_differ() {
    let (a, b) = (set(&[1, 2, 3]), set(&[3, 4]));
    assert_eq!(a.and(b), set(&[3]));
    assert_eq!(a.or(b), set(&[1, 2, 3, 4]));
    assert_eq!(a.minus(b), set(&[1, 2]));
    assert_eq!(b.minus(a), set(&[4]));
}

#[test]
fn a_set_of_territories_is_read_in_alphabetical_order() {
    let places = set(&[40, 0, 7, 63]);
    assert_eq!(places.iter().map(|p| p.0).collect::<Vec<_>>(), [0, 7, 40, 63]);
    assert_eq!(places.into_iter().map(|p| p.0).collect::<Vec<_>>(), [0, 7, 40, 63]);
    assert_eq!(Places::NONE.iter().next(), None);
}

#[test]
fn a_sheet_is_empty_until_anything_is_written() {
    assert!(Sheet::BLANK.is_empty());
    let mut line = Sheet::BLANK;
    line.write(Place(2), Order::Develop);
    assert_eq!((line.orders[2], line.written), (Order::Develop, set(&[2])));
    let mut relation = Sheet::BLANK;
    relation.declare(DE, false);
    assert_eq!((relation.declared, relation.wars), (eyes([DE]), SeatSet::NONE));
    let landing = Sheet { landing: Some(Place(1)), ..Sheet::BLANK };
    assert!(!line.is_empty() && !relation.is_empty() && !landing.is_empty());
    // That nobody was there is nothing written.
    assert!(Sheet { absent: true, ..Sheet::BLANK }.is_empty());
    // War is declared and taken back by an alliance.
    relation.declare(FR, true);
    assert_eq!((relation.declared, relation.wars), (eyes([FR, DE]), eyes([FR])));
    relation.declare(FR, false);
    assert_eq!((relation.declared, relation.wars), (eyes([FR, DE]), SeatSet::NONE));
}

#[test]
fn a_state_knows_its_seats_and_who_stands_where() {
    let state = scene("GB: ALG TUN; DE: ALG").powers("GB FR DE").load();
    assert_eq!(state.everybody(), eyes([GB, FR, DE]));
    assert!(state.is_seat(GB) && state.is_seat(DE) && !state.is_seat(IT));
    assert_eq!(state.occupied(), [at("ALG"), at("TUN")].into_iter().collect());
    assert_eq!(state.present(at("ALG")), eyes([GB, DE]));
    assert_eq!(state.present(at("TUN")), eyes([GB]));
    assert_eq!(state.present(at("SAH")), SeatSet::NONE);
    assert_eq!(state.placing(), Some(FR));
    let sealed =
        scene("").powers("GB FR DE").set("sheets", serde_json::json!({ "FR": { "sealed": true } }));
    assert_eq!(sealed.load().awaited(), eyes([GB, DE]));
    let all = scene("GB: ALG; FR: ALG; DE: ALG").powers("GB FR DE").load();
    assert_eq!(all.placing(), None);
}
