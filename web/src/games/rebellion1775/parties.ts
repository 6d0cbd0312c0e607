/** The two factions of a side know each other's hands; the first two are British. */
export default (seat: number): number => (seat < 2 ? 0 : 1);
