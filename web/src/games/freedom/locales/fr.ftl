# Les mots du plateau : carte, marché, journal, cartes, table des plans, fin.

## Verbes, en tête de la liste des choix
freedom-verb-take = Jetons à prendre
freedom-verb-play = Jetons à jouer
freedom-verb-buy = Cartes
freedom-verb-move = Chemins
freedom-verb-place = Plantations
freedom-verb-benefit = Capacité
freedom-verb-special = Action spéciale
freedom-verb-reserve = Carte Spéciale
freedom-verb-swap = Échanger des cartes
freedom-verb-pick = Choisir une carte
freedom-verb-give = Donner de l’argent
freedom-verb-role = Rôles
freedom-verb-hold = Retenir un chasseur
freedom-verb-toward = Quelle direction il prend
freedom-verb-leave_off = Laisser des personnes hors de la carte

## La carte
freedom-board-map = Carte, des plantations du Sud au Canada. Tab parcourt les lieux que l’on peut choisir, les flèches tous les lieux.
freedom-board-sea-atlantic = Océan Atlantique
freedom-board-sea-gulf = Golfe du Mexique
freedom-board-place = { $name }. { $people ->
    [0] Personne, place pour { $room }.
    [one] Une personne, { $room ->
        [0] complet.
       *[other] place pour { $room } de plus.
    }
   *[other] { $people } personnes, { $room ->
        [0] complet.
       *[other] place pour { $room } de plus.
    }
}
freedom-board-place-aid = Aide locale : { $money } $ à qui y mène quelqu’un.
freedom-board-place-catchers = Ici se tient : { $catchers }.
freedom-board-tint-blue = Ville bleue du Nord.
freedom-board-tint-south = Dans le Sud.
freedom-board-chosen = Choisi.
freedom-board-can = Peut être choisi.
freedom-board-ahead-aid = Aide locale : { $money } $.
freedom-board-ahead-hunt = { $catcher } : { $to }, { $people ->
    [0] où il ne trouve personne.
    [one] où il prend une personne.
   *[other] où il prend { $people } personnes.
}
freedom-board-fewer = Une personne de moins
freedom-board-more = Une personne de plus
freedom-board-again = Touchez encore pour y aller.
freedom-board-canada = Canada. { $freed ->
    [one] { $freed } personne libre
   *[other] { $freed } personnes libres
}, sur { $goal } qui doivent l’être.
freedom-board-catcher = { $catcher } : { $at }
freedom-board-catcher-path = Il suit le chemin de sa couleur et de son signe.

## À côté de la carte
freedom-board-round = Tour { $round } sur { $rounds }
freedom-board-round-short = { $round } / { $rounds }
freedom-board-free = Libres au Canada
freedom-board-lost = Perdues
freedom-board-lost-track = Personnes perdues : { $lost }. Au-delà de { $boxes }, la partie est perdue.
freedom-board-support-left = Soutien à gagner
freedom-board-goal-free = Libres
freedom-board-goal-support = Soutien
freedom-board-acts = joue
freedom-board-players = Joueurs
freedom-board-lead = Tient la lanterne
freedom-board-done = A fini
freedom-board-market = Le marché aux esclaves
freedom-board-market-left = { $count ->
    [one] Encore { $count } carte à venir
   *[other] Encore { $count } cartes à venir
}
freedom-board-lot = { $people ->
    [one] { $people } personne détenue
   *[other] { $people } personnes détenues
} ; la carte indique { $printed }.
freedom-board-lot-next = Prochaine vente : { $people ->
    [one] { $people } personne
   *[other] { $people } personnes
} ; la carte indique { $printed }.

## La fiche de Rôle
freedom-board-asked = Ce qui est demandé
freedom-board-undone = Je n’ai pas encore fini
freedom-board-mat = Votre fiche de Rôle : { $role }
freedom-board-dollars = { $money } $
freedom-board-money = Votre argent
freedom-board-support-held = Vos jetons Soutien
freedom-board-token = { $name } : vous en avez { $count }
freedom-board-grey = Gris : il retourne à sa pile quand on le joue
freedom-board-spent = utilisée
freedom-board-unspent = pas encore utilisée
freedom-board-played = Jetons joués : { $played } sur { $limit }
freedom-board-shelf = Jetons ou cartes
freedom-board-tokens = Jetons
freedom-board-cards = Cartes
freedom-board-newspaper = Le journal : les jetons par période
freedom-board-stack = { $name } : { $price } $, il en reste { $left }
freedom-board-stack-closed = { $name } : { $price } $, il en reste { $left }, la période n’est pas encore ouverte
freedom-board-queue = File Abolitionniste
freedom-board-card = { $name }. { $kind }, { $price } $. { $text }
freedom-board-slot-empty = Un emplacement vide
freedom-board-cleared = La Phase Lanterne vide cet emplacement
freedom-board-kind-general = Générique
freedom-board-kind-reserve = Spéciale
freedom-board-kind-opposition = Opposition
freedom-board-close = Fermer la carte

## La table, à lire
freedom-board-table = Table
freedom-board-benefit-after = Capacité, une fois l’action spéciale utilisée
freedom-board-no-tokens = Aucun jeton
freedom-board-support-count = Soutien : { $count }
freedom-board-reactions-acting = Réactions : le joueur qui agit décide.
freedom-board-reactions-ask = Réactions : on demande à ce joueur.
freedom-board-reactions-never = Réactions : on ne demande à personne.
freedom-board-react = Mes réactions
freedom-board-react-ask = Qu’on me demande
freedom-board-react-acting = Le joueur qui agit décide
freedom-board-react-never = Qu’on ne demande à personne
freedom-board-deck = { $count ->
    [one] { $count } carte dans la pioche de cette période
   *[other] { $count } cartes dans la pioche de cette période
}
freedom-board-deck-top = Connues sur le dessus : { $cards }
freedom-board-catchers = Chasseurs

## La table des plans
freedom-board-sketch = Esquisser un chemin
freedom-board-sketching = Cliquez de lieu en lieu
freedom-board-sketch-wipe = Effacer
freedom-board-sketch-of = Une esquisse : { $player }
freedom-board-sketch-take = Une esquisse : { $player }. Faire exactement cela

## Beaucoup de pas en peu de mots
freedom-board-sum-captured = { $count ->
    [one] Une personne est capturée.
   *[other] { $count } personnes sont capturées.
}
freedom-board-sum-placed = { $count ->
    [one] Une personne est menée dans une plantation.
   *[other] { $count } personnes sont menées dans des plantations.
}
freedom-board-sum-lost = { $count ->
    [one] Une personne est perdue.
   *[other] { $count } personnes sont perdues.
}
freedom-board-sum-lot_filled = { $count ->
    [one] Une personne de plus sur les cartes Marché.
   *[other] { $count } personnes de plus sur les cartes Marché.
}
freedom-board-sum-moved = { $count ->
    [one] Une personne poursuit sa route.
   *[other] { $count } personnes poursuivent leur route.
}
freedom-board-sum-sent = { $count ->
    [one] Une personne poursuit sa route sans être vue.
   *[other] { $count } personnes poursuivent leur route sans être vues.
}
freedom-board-sum-freed = { $count ->
    [one] Une personne arrive au Canada.
   *[other] { $count } personnes arrivent au Canada.
}
freedom-board-sum-returned = { $count ->
    [one] Une personne est ramenée dans une plantation.
   *[other] { $count } personnes sont ramenées dans des plantations.
}
freedom-board-sum-seized = { $count ->
    [one] Une personne est capturée par la loi.
   *[other] { $count } personnes sont capturées par la loi.
}
freedom-board-sum-catcher_moved = { $count ->
    [one] Un chasseur se déplace.
   *[other] Les chasseurs se déplacent { $count } fois.
}
freedom-board-sum-token_taken = { $count ->
    [one] Un jeton est pris.
   *[other] { $count } jetons sont pris.
}
freedom-board-sum-aid = Aide locale : { $count } $.
freedom-board-sum-raised = Fonds levés : { $count } $.
freedom-board-sum-card_queued = { $count ->
    [one] Une carte entre dans la file.
   *[other] { $count } cartes entrent dans la file.
}
freedom-board-sum-card_discarded = { $count ->
    [one] Une carte est défaussée.
   *[other] { $count } cartes sont défaussées.
}

## La fin
freedom-board-end-freed = { $count ->
    [0] Personne n’a atteint le Canada.
    [one] Une personne vit en liberté.
   *[other] { $count } personnes vivent en liberté.
}
freedom-board-end-lost = { $count ->
    [0] Personne n’a été perdu.
    [one] Une personne a été perdue. Nous ne l’oublions pas.
   *[other] { $count } personnes ont été perdues. Nous ne les oublions pas.
}
freedom-board-end-rounds = La partie a duré { $round } tours sur { $rounds }.
freedom-board-score-freed = { $count ->
    [one] { $count } personne libre
   *[other] { $count } personnes libres
}
freedom-board-score-lost = { $count ->
    [one] { $count } personne perdue
   *[other] { $count } personnes perdues
}
freedom-board-score-enough = Au moins { $goal } personnes libres
freedom-board-score-support = Tout le soutien réuni
freedom-board-score-market = Cartes Marché non livrées
freedom-board-score-total = Score
