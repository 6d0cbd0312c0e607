# Le parole della plancia stessa.

## Verbi, in testa all’elenco delle scelte
beacons-verb-light = Accendere
beacons-verb-take = Prendere
beacons-verb-wave = Fare un cenno

## La costa
beacons-board-map = La costa. Tab percorre ciò che si può scegliere, le frecce percorrono tutto.
beacons-board-beacon = { $name }: un fuoco che arde con un vento fino a { $wind }.
beacons-board-lit = È acceso.
beacons-board-prize = { $name }: un premio che vale { $points ->
    [one] un punto
   *[other] { $points } punti
}.
beacons-board-taken = È preso.
