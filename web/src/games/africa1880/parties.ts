/** Every power writes its orders for itself. */
export default (seat: number): number => seat;
