# Les mots du plateau lui-même : carte, fiche, ambassades, fin.

## Les verbes, en tête de la liste des choix
africa1880-verb-place = Première présence
africa1880-verb-propose_alliance = Proposer une alliance
africa1880-verb-propose_war = Proposer une guerre commune
africa1880-verb-accept = Accepter
africa1880-verb-decline = Refuser
africa1880-verb-develop = Développer
africa1880-verb-explore = Explorer
africa1880-verb-nothing = Ne rien faire
africa1880-verb-land = Débarquement
africa1880-verb-ally = Alliance
africa1880-verb-war = Guerre

## La carte
africa1880-board-map = Carte de l’Afrique. Tab parcourt les territoires que l’on peut choisir, les flèches les parcourent tous.
africa1880-board-sea-atlantic = Océan Atlantique
africa1880-board-sea-indian = Océan Indien
africa1880-board-sea-mediterranean = Méditerranée
africa1880-board-sea-red = Mer Rouge
africa1880-board-sea-guinea = Golfe de Guinée
africa1880-board-place = { $name } : { $filled ->
    [0] aucune case développée
    [one] une case développée
   *[other] { $filled } cases développées
} sur { $squares }.
africa1880-board-place-colony = { $name } : une colonie.
africa1880-board-place-present = Présences : { $powers }.
africa1880-board-place-empty = Aucune présence.
africa1880-board-chosen = Choisi.
africa1880-board-can-order = Peut recevoir un ordre.
africa1880-board-can-explore = Peut être exploré.
africa1880-board-can-land = Ouvert au débarquement.
africa1880-board-can-place = Une première présence peut s’y placer.

## L’année et le score
africa1880-board-turn = Tour { $turn } sur { $turns }
africa1880-board-film-orders = Lecture
africa1880-board-film-relations = Relations
africa1880-board-film-conflicts = Conflits
africa1880-board-film-colonies = Colonies
africa1880-board-colonies = { $count } colonies sur { $most }
africa1880-board-may-end = Ce tour pourrait être le dernier.
africa1880-board-score = Score
africa1880-board-you = Vous : { $powers }
africa1880-board-leads = En tête
africa1880-board-goal = Le plus de points gagne : 8 par colonie sans partage, 3 par colonie partagée.
africa1880-board-goal-short = Colonie : 8 points, partagée : 3
africa1880-board-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}

## La fiche
africa1880-board-sheet = { $power }, ordres de { $year }
africa1880-board-sheet-blank = Rien n’est encore écrit.
africa1880-board-sheet-lines = { $count ->
    [0] La fiche est blanche
    [one] Fiche : une ligne
   *[other] Fiche : { $count } lignes
}
africa1880-board-line-void = { $at } : impossible à lire
africa1880-board-take-back = Annuler : { $line }
africa1880-board-sealed = Scellée
africa1880-board-sealed-long = Scellée jusqu’à la lecture.
africa1880-board-break-seal = Rompre le sceau
africa1880-board-idle = { $count ->
    [one] Une présence sans ordre
   *[other] { $count } présences sans ordre
}
africa1880-board-landing-unused = Pas de débarquement
africa1880-board-landing-choose = Choisissez une côte éclairée
africa1880-board-relations-blank = { $count ->
    [one] Une relation en blanc : alliance
   *[other] { $count } relations en blanc : alliance
}
africa1880-board-promised = Promis
africa1880-board-absent = Absent : aucun ordre, et alliance avec tous.
africa1880-board-wars-declared = Guerres déclarées
africa1880-board-no-war = Aucune guerre n’est déclarée.

## Les ambassades
africa1880-board-whose = Fiche de
africa1880-board-relations = Relations
africa1880-board-proposals = Propositions
africa1880-board-relation-with = Relation avec : { $power }
africa1880-board-war = Guerre
africa1880-board-we-war = { $year } : vous avez déclaré la guerre.
africa1880-board-we-alliance = { $year } : vous avez déclaré l’alliance.
africa1880-board-they-war = { $power } : guerre déclarée contre vous.
africa1880-board-they-alliance = { $power } : alliance déclarée avec vous.
africa1880-board-breaches = { $count ->
    [one] Une promesse rompue
   *[other] { $count } promesses rompues
}
africa1880-board-touches = Une guerre toucherait, maintenant : { $now } ; après les expéditions de ce tour par terre : { $soon }.
africa1880-board-touches-none = Par terre, une guerre ne toucherait rien
africa1880-board-soon = après les expéditions de ce tour : { $places }
africa1880-board-ready = Passé aux ordres
africa1880-board-propose-to = Proposer à : { $power }
africa1880-board-war-on = Proposer une guerre commune contre…
africa1880-board-got-alliance = Propose une alliance
africa1880-board-got-war = Propose une guerre commune contre : { $power }
africa1880-board-sent-alliance = Vous proposez une alliance
africa1880-board-sent-war = Vous proposez une guerre commune contre : { $power }
africa1880-board-accept = Accepter
africa1880-board-decline = Refuser
africa1880-board-withdraw = Retirer
africa1880-board-proposal-open = Pas encore de réponse
africa1880-board-proposal-accepted = Acceptée
africa1880-board-proposal-declined = Refusée
africa1880-board-proposal-lapsed = Restée sans réponse

## Les pays
africa1880-board-powers = Pays
africa1880-board-power = Pays
africa1880-board-col-alone = Seul
africa1880-board-col-alone-long = Colonies sans autre pays : 8 points chacune
africa1880-board-col-shared = Part.
africa1880-board-col-shared-long = Colonies partagées : 3 points chacune
africa1880-board-col-presences = Carte
africa1880-board-col-presences-long = Présences sur la carte
africa1880-board-col-stock = Stock
africa1880-board-col-stock-long = Présences en stock
africa1880-board-col-points = Points
africa1880-board-year = Année
africa1880-board-declares = déclare à
africa1880-board-cell-war = Déclaration de guerre : { $from } contre { $to }.
africa1880-board-cell-alliance = Déclaration d’alliance : { $from } avec { $to }.
africa1880-board-cell-broken = Une promesse est rompue.
africa1880-board-broken = { $count ->
    [one] Une promesse rompue
   *[other] { $count } promesses rompues
}
africa1880-board-promise-kept = tenue
africa1880-board-promise-broken = rompue
africa1880-board-kept = Aucune promesse n’a été rompue.
africa1880-board-was-absent = Absent ce tour-là
africa1880-board-no-record = Aucun tour n’a encore été lu.

## La fin
africa1880-board-parts = Les points et leur origine
africa1880-board-part-colonies = Colonies
africa1880-board-part-alliances = Alliances reçues
africa1880-board-part-total = Points
africa1880-board-graph = Les points au fil des ans
africa1880-board-moments = Ce qui a été décisif
africa1880-board-moment-lead =
    { $year }. En tête jusqu’à la fin : { $power }, avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
africa1880-board-moment-gain =
    { $year }. { $power } : { $points ->
        [one] { $points } point en un seul tour
       *[other] { $points } points en un seul tour
    }.
africa1880-board-moment-fall =
    { $year }. { $power } : { $count ->
        [one] une présence perdue à la guerre
       *[other] { $count } présences perdues à la guerre
    }.
africa1880-board-moment-breach = { $year }. Parole rompue : { $by } envers { $to }.
