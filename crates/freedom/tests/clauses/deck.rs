//! Rows of cards in a known order.

use freedom::card::Card;
use freedom::deck::Row;

#[test]
fn a_row_takes_what_it_has_room_for() {
    let mut row = Row::<2>::EMPTY;
    assert!(row.push(Card(7)) && row.push(Card(9)));
    assert!(!row.push(Card(11)), "there are two places");
    assert_eq!(row.cards(), [Card(7), Card(9)]);
    assert_eq!((row.shift(), row.pop(), row.pop()), (Some(Card(7)), Some(Card(9)), None));
    assert_eq!(row, Row::EMPTY, "what is gone leaves no trace");
}
