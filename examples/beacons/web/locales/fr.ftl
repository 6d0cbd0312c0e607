# Les mots du plateau lui-même.

## Verbes, en tête de la liste des choix
beacons-verb-light = Allumer
beacons-verb-take = Prendre
beacons-verb-wave = Faire signe

## La côte
beacons-board-map = La côte. Tab parcourt ce qui peut être choisi, les flèches parcourent tout.
beacons-board-beacon = { $name } : un feu qui brûle par un vent de { $wind } au plus.
beacons-board-lit = Il est allumé.
beacons-board-prize = { $name } : un prix qui vaut { $points ->
    [one] un point
   *[other] { $points } points
}.
beacons-board-taken = Il est pris.
