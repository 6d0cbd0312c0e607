# Ce que dit 1775 : Rébellion. Les lieux viennent en tête, comme dans une dépêche. Factions et
# camps sont au pluriel : « les { $faction } », « les { $side } ».

# The plate on the home page, and who made the game.
rebellion1775-about-name = 1775 : Rébellion
rebellion1775-about-line = Deux camps, quatre factions, et les colonies entre eux.
rebellion1775-about-facts = 2 à 4 joueurs, environ deux heures
rebellion1775-about-what = Réguliers anglais et Loyalistes contre Continentaux et Patriotes. Les partenaires se déplacent à l’aide de cartes, se battent avec leurs propres dés et comptent les colonies, pas les têtes.
rebellion1775-about-note = On s’est battu aussi pour la terre de nations qui n’avaient rien signé.
rebellion1775-about-by = Beau Beckett, Jeph Stahl
rebellion1775-about-publisher = Academy Games, 2013

## Noms
rebellion1775-side-british = Britanniques
rebellion1775-side-american = Américains
rebellion1775-nobody = personne
rebellion1775-list-and = { $first } et { $last }
rebellion1775-list-comma = { $first }, { $last }
rebellion1775-units-r = Réguliers anglais
rebellion1775-units-y = Loyalistes
rebellion1775-units-b = Réguliers continentaux
rebellion1775-units-w = Patriotes
rebellion1775-units-o = Hessois
rebellion1775-units-f = Français
rebellion1775-units-n = Indiens
rebellion1775-count-r = { $count ->
    [one] { $count } Régulier anglais
   *[other] { $count } Réguliers anglais
}
rebellion1775-count-y = { $count ->
    [one] { $count } Loyaliste
   *[other] { $count } Loyalistes
}
rebellion1775-count-b = { $count ->
    [one] { $count } Régulier continental
   *[other] { $count } Réguliers continentaux
}
rebellion1775-count-w = { $count ->
    [one] { $count } Patriote
   *[other] { $count } Patriotes
}
rebellion1775-count-o = { $count } Hessois
rebellion1775-count-f = { $count } Français
rebellion1775-count-n = { $count ->
    [one] { $count } Indien
   *[other] { $count } Indiens
}

## Phases
rebellion1775-phase-setup = Mise en place
rebellion1775-phase-bag = Le sac
rebellion1775-phase-reinforcement = Renforts
rebellion1775-phase-movement = Mouvements
rebellion1775-phase-battle = Batailles
rebellion1775-phase-cards = Cartes
rebellion1775-phase-over = Fin de partie

## Questions
rebellion1775-prompt-chance = On tire des cubes, des cartes ou des dés.
rebellion1775-prompt-wait = On attend : { $factions }.
rebellion1775-prompt-extra = { $count ->
    [one] { $faction } : placez encore une unité additionnelle là où se trouve déjà votre camp.
   *[other] { $faction } : placez encore { $count } unités additionnelles là où se trouve déjà votre camp.
}
rebellion1775-prompt-reinforce = { $count ->
    [one] Placez encore un renfort.
   *[other] Placez encore { $count } renforts.
}
rebellion1775-prompt-reinforced = Jouez une carte Mouvement. Unités en fuite et Évènements de renfort viennent avant.
rebellion1775-prompt-card = Jouez une carte Mouvement. Certains Évènements peuvent la précéder.
rebellion1775-prompt-move = { $count ->
    [one] Une armée peut encore bouger : choisissez une zone, ou terminez les mouvements.
   *[other] { $count } armées peuvent encore bouger : choisissez une zone, ou terminez les mouvements.
}
rebellion1775-prompt-move-fight = { $count ->
    [one] Une armée peut encore bouger : choisissez une zone, ou engagez une bataille.
   *[other] { $count } armées peuvent encore bouger : choisissez une zone, ou engagez une bataille.
}
rebellion1775-prompt-moved = Toutes les armées ont bougé. Terminez les mouvements.
rebellion1775-prompt-moved-fight = Toutes les armées ont bougé. Choisissez la première bataille.
rebellion1775-prompt-placing = { $card } : choisissez une zone.
rebellion1775-prompt-converting = { $card } : choisissez où une unité change de camp.
rebellion1775-prompt-naming = { $card } : choisissez la bataille.
rebellion1775-prompt-rearranging = { $card } : choisissez des unités à déplacer dans leur colonie, ou terminez.
rebellion1775-prompt-army = Armée de { $from } : tous partent, sauf si vous en prenez moins. Choisissez où.
rebellion1775-prompt-battles = { $count ->
    [one] Il reste une bataille. Engagez-la, ou jouez d’abord une carte.
   *[other] Il reste { $count } batailles. Choisissez la suivante.
}
rebellion1775-prompt-battles-over = Les batailles sont finies. Une dernière carte, ou fin de la séquence.
rebellion1775-prompt-pausing = { $at } : l’ennemi va jeter les dés.
rebellion1775-prompt-losses = { $count ->
    [one] { $at } : un dégât à subir. Choisissez la perte.
   *[other] { $at } : { $count } dégâts à subir. Choisissez les pertes.
}
rebellion1775-prompt-ordering = { $at } : des Indiens et d’autres peuvent quitter la bataille. Qui part en premier ?
rebellion1775-prompt-manoeuvre = { $at } : une face vierge. { $unit } peut quitter la bataille.

## Propositions
rebellion1775-do-place = Placer une unité : { $at }
rebellion1775-do-land = { $card } : { $at }
rebellion1775-do-return = { $unit } revient : { $at }
rebellion1775-do-play = { $card } : { $effect }
rebellion1775-do-name = { $card } pour la bataille : { $at }
rebellion1775-do-convert = Une unité change de camp : { $at }
rebellion1775-do-muster = Former une armée : { $at }
rebellion1775-do-take = Ne prendre que { $units }
rebellion1775-do-take-none = Laisser les { $units } sur place
rebellion1775-do-go-march = Marcher : { $from } → { $to }
rebellion1775-do-go-sail = Naviguer : { $from } → { $to }
rebellion1775-do-go-rearrange = Déplacer : { $from } → { $to }
rebellion1775-do-go-pursue = Poursuivre : { $from } → { $to }
rebellion1775-do-fight = Engager la bataille : { $at }
rebellion1775-do-roll = Laisser l’ennemi jeter les dés
rebellion1775-do-fight-on = Mener cette bataille à son terme sans autre question
rebellion1775-do-lose = Perdre { $unit }
rebellion1775-do-first = En premier : { $units }
rebellion1775-do-withdraw = { $unit } manœuvre : { $at }
rebellion1775-do-stay = Rester dans la bataille
rebellion1775-do-done-moving = Terminer les mouvements
rebellion1775-do-done-card = C’est assez : continuer
rebellion1775-do-done-rearranging = Tous sont en place
rebellion1775-do-done-battles = Terminer la séquence
rebellion1775-do-stand-losses-ask = Pertes : demandez-moi
rebellion1775-do-stand-losses-dice = Pertes : là où elles coûtent le moins de dés
rebellion1775-do-stand-losses-order = Pertes dans cet ordre : { $units }
rebellion1775-do-stand-manoeuvre-ask = Manœuvres : demandez-moi
rebellion1775-do-stand-manoeuvre-never = Manœuvres : jamais
rebellion1775-do-stand-manoeuvre-last = Manœuvres : pour sauver la dernière unité
rebellion1775-do-stand-manoeuvre-to = Manœuvres : toujours, si possible : { $at }
rebellion1775-do-cube = Cube des { $faction }
rebellion1775-do-draw = Carte : { $card }
rebellion1775-do-dice = Dés des { $units } : dégâts { $hits }, fuites { $flees }

## Ce que font les cartes
rebellion1775-effect-march = { $armies ->
    [one] une armée, { $areas ->
        [one] une zone
       *[other] jusqu’à { $areas } zones
    }
   *[other] jusqu’à { $armies } armées, { $areas ->
        [one] une zone chacune
       *[other] jusqu’à { $areas } zones chacune
    }
}
rebellion1775-effect-warships = jusqu’à { $armies } armées de toute taille par bateau
rebellion1775-effect-naval = jusqu’à { $armies } armées de { $count } unités au plus, par bateau vers une seule zone
rebellion1775-effect-land = { $units } débarquent dans une ville de l’Atlantique, ennemie ou non
rebellion1775-effect-place = { $units } rejoignent votre camp là où il n’y a pas d’ennemi
rebellion1775-effect-place-with = { $units } rejoignent des { $with } là où il n’y a pas d’ennemi
rebellion1775-effect-recruit = jusqu’à { $count } { $from } en fuite retournent dans leur réserve ; autant de { $to } arrivent dans vos villes
rebellion1775-effect-convert = { $from } est remplacé par { $to }, n’importe où
rebellion1775-effect-more-armies = { $count ->
    [one] la carte Mouvement déplace une armée de plus
   *[other] la carte Mouvement déplace { $count } armées de plus
}
rebellion1775-effect-more-areas = { $count ->
    [one] une armée marche une zone plus loin
   *[other] une armée marche { $count } zones plus loin
}
rebellion1775-effect-pass-all = les armées traversent ennemis et Indiens neutres
rebellion1775-effect-pass-one = une armée traverse ennemis et Indiens neutres
rebellion1775-effect-rearrange = les unités se réorganisent dans les colonies que vous contrôlez et où il y a des { $with }
rebellion1775-effect-volley-all = { $units } jettent une fois les dés avant les batailles, dégâts seuls
rebellion1775-effect-volley-one = { $units } jettent une fois les dés avant une bataille, dégâts seuls
rebellion1775-effect-steady = dans une bataille, les fuites sont sans effet : { $units }
rebellion1775-effect-turn = pour { $from } qui fuit, { $to } rejoint votre camp dans la bataille
rebellion1775-effect-pursue = après une bataille gagnée, des unités avancent avec des { $with }

## Le récit
rebellion1775-told-first-side = Les { $side } placent leurs unités additionnelles en premier.
rebellion1775-told-extra = { $count ->
    [one] Les { $faction } placent une unité additionnelle : { $places }.
   *[other] Les { $faction } placent { $count } unités additionnelles : { $places }.
}
rebellion1775-told-round = Tour { $round }
rebellion1775-told-sequence = { $faction }
rebellion1775-told-reinforced = { $count ->
    [one] Une unité des { $faction } arrive : { $places }.
   *[other] { $count } unités des { $faction } arrivent : { $places }.
}
rebellion1775-told-movement-card = Les { $faction } jouent { $card }.
rebellion1775-told-event = Les { $faction } jouent { $card }.
rebellion1775-told-truce = Les { $faction } jouent { $card } : la trêve est au bord du plateau.
rebellion1775-told-landed = { $at } : arrivée de { $units }.
rebellion1775-told-recruited = { $at } : { $to } arrive ; { $from } en fuite retourne dans sa réserve.
rebellion1775-told-went-home = Personne ne reste pour les remplacer : { $units } de retour dans la réserve.
rebellion1775-told-converted = { $at } : { $from } est remplacé par { $to }.
rebellion1775-told-marched = { $from } → { $to } : les { $faction } marchent ({ $units }).
rebellion1775-told-sailed = { $from } → { $to } : les { $faction } naviguent ({ $units }).
rebellion1775-told-rearranged = { $from } → { $to } : les { $faction } se réorganisent ({ $units }).
rebellion1775-told-pursued = { $from } → { $to } : les { $faction } poursuivent ({ $units }).
rebellion1775-told-named = { $card } servira à la bataille : { $at }.
rebellion1775-told-battle = { $at } : bataille. { $attackers } contre { $defenders }.
rebellion1775-told-natives-fled = { $each ->
    [one] { $at } : des Indiens dans les deux camps ; un fuit de chaque côté.
   *[other] { $at } : des Indiens dans les deux camps ; { $each } fuient de chaque côté.
}
rebellion1775-told-rolled = Les { $side } jettent les dés : { $hits ->
    [0] aucun dégât
    [one] un dégât
   *[other] { $hits } dégâts
}, { $flees ->
    [0] aucune fuite
    [one] une fuite
   *[other] { $flees } fuites
}, { $blanks ->
    [0] aucune face vierge
    [one] une face vierge
   *[other] { $blanks } faces vierges
}.
rebellion1775-told-rolled-free = Les { $side } jettent les dés avant la bataille : { $hits ->
    [0] aucun dégât
    [one] un dégât
   *[other] { $hits } dégâts
}.
rebellion1775-told-lost = Les { $side } perdent { $units }.
rebellion1775-told-lost-standing = Les { $side } perdent { $units }, selon les consignes.
rebellion1775-told-fled = En fuite ({ $side }) : { $units }.
rebellion1775-told-steadied = { $card } retient { $units } dans la bataille.
rebellion1775-told-turned = En fuite : { $from } ; à la place, pour l’autre camp : { $to }.
rebellion1775-told-manoeuvred = { $from } → { $to } : { $unit } se replie.
rebellion1775-told-manoeuvred-standing = { $from } → { $to } : { $unit } se replie, selon les consignes.
rebellion1775-told-battle-won = { $at } : victoire des { $side }. Il reste { $left }.
rebellion1775-told-battle-nobody = { $at } : il ne reste personne pour l’emporter.
rebellion1775-told-natives-joined = { $count ->
    [one] { $at } : un Indien rejoint les { $side }.
   *[other] { $at } : { $count } Indiens rejoignent les { $side }.
}
rebellion1775-told-natives-neutral = { $count ->
    [one] { $at } : un Indien reste seul et neutre.
   *[other] { $at } : { $count } Indiens restent seuls et neutres.
}
rebellion1775-told-colony-gained = { $colony } : les { $side } prennent le contrôle.
rebellion1775-told-colony-lost = { $colony } : les { $side } perdent le contrôle.
rebellion1775-told-city-gained = { $at } : les { $side } placent leur marqueur.
rebellion1775-told-city-lost = { $at } : les { $side } perdent leur marqueur.
rebellion1775-told-hand-shown = Les { $faction } n’ont que des Évènements ({ $cards }), les montrent et tirent une nouvelle main.
rebellion1775-told-round-ended = Le tour { $round } est fini. Britanniques { $british }, Américains { $american }.
rebellion1775-told-ended-british = La guerre est finie : les Britanniques l’emportent, { $british } à { $american }.
rebellion1775-told-ended-american = La guerre est finie : les Américains l’emportent, { $american } à { $british }.
rebellion1775-told-ended-draw = La guerre est finie : { $british } à { $american }, et personne ne gagne.
rebellion1775-outcome-british = Colonies : Britanniques { $british }, Américains { $american }. Les Britanniques l’emportent.
rebellion1775-outcome-american = Colonies : Américains { $american }, Britanniques { $british }. Les Américains l’emportent.
rebellion1775-outcome-draw = Britanniques { $british }, Américains { $american } : autant de colonies de part et d’autre. Personne ne gagne.
rebellion1775-outcome-british-cities = Marqueurs de ville : Britanniques { $british }, Américains { $american }. Les Britanniques l’emportent.
rebellion1775-outcome-american-cities = Marqueurs de ville : Américains { $american }, Britanniques { $british }. Les Américains l’emportent.
rebellion1775-outcome-draw-cities = Britanniques { $british }, Américains { $american } : autant de marqueurs de ville de part et d’autre. Personne ne gagne.

## Pourquoi pas
rebellion1775-no-not-now = Impossible maintenant.
rebellion1775-no-not-your-turn = C’est la séquence des { $faction }.
rebellion1775-no-not-asked = C’est une autre faction qui décide.
rebellion1775-no-chance-decides = C’est le hasard qui décide.
rebellion1775-no-not-your-extra = Les { $side } placent leurs unités additionnelles d’abord.
rebellion1775-no-extra-placed = Vos unités additionnelles sont toutes placées.
rebellion1775-no-not-occupied = { $at } : votre camp ne s’y trouve pas.
rebellion1775-no-reinforced = Vos renforts sont tous placés.
rebellion1775-no-reserve-empty = Plus de { $units } en réserve.
rebellion1775-no-not-home = { $at } : ces unités n’arrivent qu’au Massachusetts.
rebellion1775-no-enemy-there = { $at } : des ennemis s’y trouvent.
rebellion1775-no-not-a-city = { $at } : il n’y a pas de ville.
rebellion1775-no-not-a-port = { $at } : ce n’est pas au bord de l’Atlantique.
rebellion1775-no-no-marker = { $at } : votre camp n’y a pas de marqueur.
rebellion1775-no-not-controlled = { $colony } : votre camp ne contrôle pas cette colonie.
rebellion1775-no-natives-stay = Ceux-là ne reviennent pas : { $units } en fuite.
rebellion1775-no-allies-stay = À cette table, ils ne reviennent pas : { $units } en fuite.
rebellion1775-no-not-yours-to-return = Ils reviennent dans leur propre séquence : { $units } en fuite.
rebellion1775-no-none-fled = Pas de { $units } en fuite.
rebellion1775-no-units-owed = { $count ->
    [one] Il reste un renfort à placer.
   *[other] Il reste { $count } renforts à placer.
}
rebellion1775-no-not-your-card = Cette carte appartient à une autre faction.
rebellion1775-no-not-in-hand = Cette carte n’est pas dans votre main.
rebellion1775-no-movement-card-first = Une carte Mouvement doit d’abord être jouée.
rebellion1775-no-one-movement-card = Une seule carte Mouvement par séquence.
rebellion1775-no-wrong-phase = Cette carte se joue dans la phase : { $phase }.
rebellion1775-no-nowhere-to-place = Il ne reste pas de cube pour cette carte, ou pas de zone.
rebellion1775-no-nobody-to-recruit = Personne ne pourrait être recruté maintenant.
rebellion1775-no-nobody-to-convert = Personne ne pourrait changer de camp maintenant.
rebellion1775-no-before-the-movement-card = Cette carte se joue avant la carte Mouvement.
rebellion1775-no-nothing-to-rearrange = Rien à réorganiser : il faut une colonie de plusieurs zones, contrôlée par votre camp et où se trouvent des Loyalistes.
rebellion1775-no-before-the-first-battle = Cette carte se joue avant la première bataille.
rebellion1775-no-no-battle-won = Aucune bataille ne vient d’être gagnée.
rebellion1775-no-no-battle-to-come = Il n’y a pas de bataille pour cette carte.
rebellion1775-no-not-an-own-city = { $at } : les renforts ne peuvent y arriver.
rebellion1775-no-nobody-to-convert-there = { $at } : personne n’y pourrait changer de camp.
rebellion1775-no-no-battle = { $at } : il n’y a pas de bataille.
rebellion1775-no-card-not-there = { $at } : la carte ne peut y servir.
rebellion1775-no-place-one-first = Placez au moins une unité.
rebellion1775-no-none-of-these = { $at } : il n’y en a pas à prendre.
rebellion1775-no-settled = Le nombre est fixé : { $units }.
rebellion1775-no-not-fewer = { $count ->
    [one] Il n’en part qu’une : prenez-en moins ou laissez ainsi.
   *[other] Il en part { $count } : prenez-en moins ou laissez ainsi.
}
rebellion1775-no-natives-alone = Cette carte ne laisse pas d’Indiens seuls et ne les envoie que là où se trouve votre camp.
rebellion1775-no-nobody-goes = Quelqu’un doit partir.
rebellion1775-no-one-of-your-own = Une armée demande au moins une unité des { $faction }.
rebellion1775-no-too-many = { $count ->
    [one] Une unité au plus par armée.
   *[other] { $count } unités au plus par armée.
}
rebellion1775-no-same-colony = { $at } : c’est une autre colonie.
rebellion1775-no-not-adjacent = { $from } et { $to } ne sont pas adjacentes.
rebellion1775-no-no-army-left = La carte ne déplace plus d’armée.
rebellion1775-no-no-own-unit = { $at } : aucune unité des { $faction } ne s’y trouve.
rebellion1775-no-all-moved = { $at } : toutes les unités des { $faction } y ont bougé.
rebellion1775-no-not-in-play = { $at } : cette zone n’est pas en jeu.
rebellion1775-no-ends-elsewhere = { $at } : une marche finit ailleurs que là où elle a commencé.
rebellion1775-no-must-stop = { $from } → { $to } : des ennemis ou des Indiens neutres arrêtent l’armée en chemin.
rebellion1775-no-light-water = { $at } : de l’eau bleu clair les sépare.
rebellion1775-no-too-far = { $count ->
    [one] { $at } : une armée n’avance que d’une zone.
   *[other] { $at } : une armée avance de { $count } zones au plus.
}
rebellion1775-no-one-landing = Toutes les armées de cette carte vont vers une seule zone, par la même étendue d’eau : { $at }.
rebellion1775-no-other-water = { $from } et { $to } ne touchent pas la même étendue d’eau.
rebellion1775-no-no-water = { $at } : aucun bateau ne peut en partir.
rebellion1775-no-not-rearrangeable = { $at } : cette carte ne réorganise pas cette colonie.
rebellion1775-no-all-rearranged = { $at } : toutes les unités y ont changé de place.
rebellion1775-no-battles-left = Il reste des batailles à livrer.
rebellion1775-no-none-to-lose = { $at } : il n’y en a pas à perdre.
rebellion1775-no-not-ready = Pas de manœuvre possible maintenant : { $units }.
rebellion1775-no-enemies-alone = { $at } : des ennemis seuls la tiennent.
rebellion1775-no-answer-first = La table vous attend : répondez d’abord.
rebellion1775-no-no-change-left = Plus de changement possible dans cette séquence.
rebellion1775-no-already-so = C’est déjà ainsi.

## Options d’une table
rebellion1775-option-scenario-campaign = La Campagne de 1775
rebellion1775-option-scenario-introductory = Introduction : deux tours
rebellion1775-option-scenario-quebec = Le Siège de Québec
rebellion1775-option-hands = Les premières mains sont tirées
rebellion1775-option-hands-after = Après les unités additionnelles
rebellion1775-option-hands-before = Avant les unités additionnelles
rebellion1775-option-reinforcements = Renforts
rebellion1775-option-reinforcements-compulsory = À placer tous
rebellion1775-option-reinforcements-voluntary = Peuvent être gardés
rebellion1775-option-fled_allies = Hessois et Français en fuite
rebellion1775-option-fled_allies-return = Reviennent avec l’une ou l’autre faction
rebellion1775-option-fled_allies-stay = Ne reviennent pas
rebellion1775-option-fled_natives = Indiens en fuite
rebellion1775-option-fled_natives-stay = Ne reviennent pas
rebellion1775-option-fled_natives-reserve = Vont dans la réserve
rebellion1775-option-butler = Le jet de John Butler
rebellion1775-option-butler-every = Avant chaque bataille
rebellion1775-option-butler-one = Avant une bataille
rebellion1775-option-betsy_ross = Betsy Ross se joue
rebellion1775-option-betsy_ross-any_time = Aussi entre deux jets
rebellion1775-option-betsy_ross-before_battle = Avant une bataille seulement
rebellion1775-option-turned_loyalist = Loyalistes remplacés par Betsy Ross
rebellion1775-option-turned_loyalist-reserve = Vont dans la réserve
rebellion1775-option-turned_loyalist-fled = Vont parmi les unités en fuite

## Parties du plateau
rebellion1775-part-colonies = Les colonies
rebellion1775-part-colours = Les cubes et le nombre de dés
rebellion1775-part-cities = Les villes
rebellion1775-part-areas = Les zones
rebellion1775-part-borders = Les frontières
rebellion1775-part-water = Les côtes
rebellion1775-part-units = Les unités de départ
rebellion1775-part-dice = Les dés des Réguliers anglais, des Loyalistes et des Patriotes
rebellion1775-part-dice_continentals = Les dés des Réguliers continentaux
rebellion1775-part-dice_allies = Les dés des Hessois, des Français et des Indiens
rebellion1775-part-movement_cards = Les cartes Mouvement
rebellion1775-part-event_cards = Les Évènements
rebellion1775-part-scenarios = Les scénarios
