# The words of the board itself.

## Verbs, as heads of the list of choices
beacons-verb-light = Light
beacons-verb-take = Take
beacons-verb-wave = Wave

## The coast
beacons-board-map = The coast. Tab goes through what can be chosen, the arrow keys through all.
beacons-board-beacon = { $name }: a beacon that burns in a wind of up to { $wind }.
beacons-board-lit = It is lit.
beacons-board-prize = { $name }: a prize worth { $points ->
    [one] one point
   *[other] { $points } points
}.
beacons-board-taken = It is taken.
