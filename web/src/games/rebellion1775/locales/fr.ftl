# Les mots du plateau : carte, cartes, batailles, consignes, fin.

## Les verbes, en tête de la liste des choix
rebellion1775-verb-place = Placer des unités
rebellion1775-verb-return = Faire revenir des unités en fuite
rebellion1775-verb-play = Jouer une carte
rebellion1775-verb-name = Désigner la bataille
rebellion1775-verb-convert = Une unité change de camp
rebellion1775-verb-muster = Former une armée
rebellion1775-verb-take = En prendre moins
rebellion1775-verb-go = Envoyer l’armée
rebellion1775-verb-fight = Engager une bataille
rebellion1775-verb-lose = Subir une perte
rebellion1775-verb-withdraw = Manœuvrer
rebellion1775-verb-first = Qui manœuvre en premier

## La carte
rebellion1775-board-map = Carte des colonies, le sud à gauche. Tab parcourt les zones que l’on peut choisir, les flèches toutes les zones.
rebellion1775-board-sea-atlantic = Océan Atlantique
rebellion1775-board-sea-champlain = Lac Champlain
rebellion1775-board-sea-ontario = Lac Ontario
rebellion1775-board-sea-erie = Lac Érié
rebellion1775-board-sea-lawrence = Saint-Laurent
rebellion1775-board-area = { $name }, { $colony }
rebellion1775-board-area-empty = Personne ne s’y trouve
rebellion1775-board-can = Peut être choisie

## Tours, sac, score
rebellion1775-board-round = Tour { $round } sur { $rounds }
rebellion1775-board-last-round = La guerre finit avec ce tour
rebellion1775-board-bag = Encore dans le sac
rebellion1775-board-held = { $side } : { $count ->
    [one] { $count } colonie
   *[other] { $count } colonies
}
rebellion1775-board-held-cities = { $side } : { $count ->
    [one] { $count } marqueur de ville
   *[other] { $count } marqueurs de ville
}
rebellion1775-board-counts-colonies = Colonies contrôlées
rebellion1775-board-counts-cities = Marqueurs de ville
rebellion1775-board-truces = Trêve { $count } sur 2
rebellion1775-board-you = Vous : { $factions }, { $side }
rebellion1775-board-you-both = Vous jouez les deux camps
rebellion1775-board-mine = Vous
rebellion1775-board-goal-colonies = Contrôler plus de colonies que l’ennemi quand la guerre finit.
rebellion1775-board-goal-cities = Avoir plus de marqueurs de ville que l’ennemi quand la guerre finit.
rebellion1775-board-leads = En tête : { $side }.
rebellion1775-board-level = Personne n’est en tête.
rebellion1775-board-units = Unités
rebellion1775-board-reserve = Réserve
rebellion1775-board-fled-units = En fuite

## Cartes et armées
rebellion1775-board-hand = Main : { $faction }
rebellion1775-board-partner = Partenaire
rebellion1775-board-truce-first = La guerre finit si l’autre trêve de votre camp est jouée aussi.
rebellion1775-board-truce-second = La deuxième trêve de votre camp : elle met fin à la guerre.
rebellion1775-board-card-theirs = D’autres la jouent : { $faction }.
rebellion1775-board-armies-left = { $count ->
    [0] Plus aucune armée ne peut bouger.
    [one] Encore une armée peut bouger.
   *[other] Encore { $count } armées peuvent bouger.
}
rebellion1775-board-no-hand = Les spectateurs ne voient pas les mains.
rebellion1775-board-back = Faire revenir
rebellion1775-board-army = Armée de { $name }
rebellion1775-board-army-where = Tous partent, sauf si vous en prenez moins. Choisissez ensuite une zone éclairée sur la carte.
rebellion1775-board-army-costs = Si elle part, votre camp perd { $place }.

## Batailles
rebellion1775-board-battle = Bataille : { $name }
rebellion1775-board-role-attacker = attaque
rebellion1775-board-role-defender = défend
rebellion1775-board-odds = Chances : Britanniques { $british } %, Américains { $american } %
rebellion1775-board-dice = Dés : dégâts { $hits }, fuites { $flees }, faces vierges { $blanks }
rebellion1775-board-face-hits = dégât
rebellion1775-board-face-flees = fuit
rebellion1775-board-face-blanks = peut se replier
rebellion1775-board-rolls = { $side } : jet de dés.
rebellion1775-board-rolls-free = { $side } : jet avant la bataille. Seuls les dégâts comptent.
rebellion1775-board-asks-losses = { $count ->
    [one] { $name } : une perte à choisir.
   *[other] { $name } : { $count } pertes à choisir.
}
rebellion1775-board-asks-order = { $name } : à vous de dire qui peut se replier en premier.
rebellion1775-board-asks-manoeuvre = { $count ->
    [one] { $name } : une face vierge. Une unité ({ $unit }) peut se replier vers une zone éclairée.
   *[other] { $name } : { $count } faces vierges. Des unités ({ $unit }) peuvent se replier, une à une, vers une zone éclairée.
}
rebellion1775-board-asks-card = { $name } : une carte peut être jouée avant le jet de l’ennemi.
rebellion1775-board-won = Victoire : { $side }.
rebellion1775-board-won-nobody = Il ne reste personne pour l’emporter.
rebellion1775-board-lost = pertes
rebellion1775-board-fled = en fuite
rebellion1775-board-gone = en repli
rebellion1775-board-report-close = Ranger le rapport

## Forces
rebellion1775-board-forces = Forces
rebellion1775-board-cards = Main { $hand }, pioche { $deck }.
rebellion1775-board-truce-played = Trêve jouée.
rebellion1775-board-stock = Réserve { $reserve }, en fuite { $fled }.
rebellion1775-board-fled-when = Les unités en fuite reviennent quand sort le cube de la faction ({ $faction }).
rebellion1775-board-arrivals = Lieux d’arrivée : { $places }.
rebellion1775-board-unplayed = { $count ->
    [one] { $count } carte pas encore jouée
   *[other] { $count } cartes pas encore jouées
}
rebellion1775-board-played = Jouées : { $cards }.
rebellion1775-board-battles = Batailles

## Consignes
rebellion1775-board-standing = Consignes
rebellion1775-board-standing-why = Ce que font vos unités en bataille quand une autre faction est active. Avec des consignes, la table n’a pas à vous attendre.
rebellion1775-board-order = Pertes dans l’ordre de votre choix
rebellion1775-board-order-next = Qui tombe ensuite
rebellion1775-board-order-anew = Recommencer
rebellion1775-board-always = Toujours manœuvrer, vers une zone de votre choix
rebellion1775-board-changes = { $count ->
    [0] Plus de changement possible dans cette séquence.
    [one] Encore un changement possible dans cette séquence.
   *[other] Encore { $count } changements possibles dans cette séquence.
}

## La fin
rebellion1775-board-end-truce = Les deux trêves d’un camp ({ $side }) sont au bord du plateau : la guerre finit ici.
rebellion1775-board-end-rounds = La guerre est allée au bout de ses tours ({ $rounds }).
rebellion1775-board-rounds = Tour par tour
rebellion1775-board-end-battles = Les batailles les plus coûteuses
