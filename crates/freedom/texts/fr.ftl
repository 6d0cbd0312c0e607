# Ce que dit Freedom : le Chemin de Fer Clandestin : invites, offres, refus, récit et cartes.
# Les personnes sont des personnes dans chaque phrase. Le nom du joueur vient en tête.

# The plate on the home page, and who made the game.
freedom-about-name = Freedom
freedom-about-line = Le chemin de fer clandestin : ensemble, la nuit, vers l’Étoile polaire.
freedom-about-facts = 1 à 4 joueurs ensemble, environ une heure et demie
freedom-about-what = Vous êtes abolitionnistes. Des personnes fuient l’esclavage et remontent vers le nord, de ville en ville, pendant que les chasseurs d’esclaves se déplacent. Réunissez de l’argent, ouvrez des chemins, et conduisez au Canada le plus de monde possible avant qu’il ne soit trop tard.
freedom-about-note = Les personnes de cette carte avaient un nom. Nous en connaissons quelques-uns, et le jeu les rappelle.
freedom-about-by = Brian Mayer
freedom-about-publisher = Academy Games, 2012

## Phases
freedom-phase-setup = Mise en place
freedom-phase-catchers = Chasseurs d’esclaves
freedom-phase-planning = Organisation
freedom-phase-action = Actions
freedom-phase-market = Marché aux esclaves
freedom-phase-lantern = Lanterne
freedom-phase-over = La fin
freedom-period-1 = 1800–1839
freedom-period-2 = 1840–1859
freedom-period-3 = 1860–1865

## Names
freedom-catcher-red = Chasseur rouge
freedom-catcher-blue = Chasseur bleu
freedom-catcher-orange = Chasseur orange
freedom-catcher-purple = Chasseur violet
freedom-catcher-brown = Chasseur brun
freedom-stack-support-1-name = Soutien 1800–1839
freedom-stack-support-2-name = Soutien 1840–1859
freedom-stack-support-3-name = Soutien 1860–1865
freedom-stack-conductor-1-name = Conducteur 1800–1839
freedom-stack-conductor-2-name = Conducteur 1840–1859
freedom-stack-conductor-2-double-name = Conducteur double 1840–1859
freedom-stack-conductor-3-name = Conducteur 1860–1865
freedom-stack-conductor-3-double-name = Conducteur double 1860–1865
freedom-stack-fundraising-1-name = Levée de Fonds 1800–1839
freedom-stack-fundraising-2-name = Levée de Fonds 1840–1859
freedom-stack-fundraising-3-name = Levée de Fonds 1860–1865
freedom-empty-slot = un emplacement vide

## Roles
freedom-role-agent-name = Agent
freedom-role-agent-benefit =
    { $money } $ ; déplacer jusqu’à { $people ->
        [one] une personne
       *[other] { $people } personnes
    } de { $spaces ->
        [one] une case
       *[other] { $spaces } cases
    } chacune
freedom-role-agent-special =
    Phase Organisation : retirer { $people ->
        [one] une personne
       *[other] { $people } personnes
    } de chaque carte Marché.
freedom-role-conductor-name = Conducteur
freedom-role-conductor-benefit =
    { $money } $ ; déplacer jusqu’à { $people ->
        [one] une personne
       *[other] { $people } personnes
    } de { $spaces ->
        [one] une case
       *[other] { $spaces } cases
    } chacune
freedom-role-conductor-special = { $points } pas, pour une personne ou répartis entre plusieurs.
freedom-role-preacher-name = Prédicateur
freedom-role-preacher-benefit = { $money } $ ; les cartes de la file coûtent { $off } $ de moins
freedom-role-preacher-special = Avant d’agir : défausser une carte de la file, sans l’appliquer.
freedom-role-shepherd-name = Pasteur
freedom-role-shepherd-benefit = { $money } $ ; les jetons Conducteur coûtent { $off } $ de moins
freedom-role-shepherd-special =
    Mener jusqu’à { $people ->
        [one] une personne
       *[other] { $people } personnes
    } de plantations à New York.
freedom-role-station-master-name = Chef de Station
freedom-role-station-master-benefit = { $money } $ ; une fois par tour, retenir un chasseur qui réagirait
freedom-role-station-master-special = Au tour d’un autre joueur : les chasseurs ne réagissent pas aux jetons Conducteur.
freedom-role-stockholder-name = Actionnaire
freedom-role-stockholder-benefit = { $money } $ ; après un jeton Levée de Fonds, acheter un jeton
freedom-role-stockholder-special =
    Jouer jusqu’à { $tokens ->
        [one] un jeton
       *[other] { $tokens } jetons
    } pendant ce tour.

## Options
freedom-option-roles = Rôles
freedom-option-roles-dealt = Distribués au hasard
freedom-option-roles-chosen = Choisis à la table
freedom-option-roles-named = Tels que nommés ici
freedom-option-side = Fiche de victoire
freedom-option-side-white = Blanc : normal
freedom-option-side-red = Rouge : plus difficile
freedom-option-triples = Trois flèches au dé
freedom-option-triples-move = Le chasseur avance de trois cases
freedom-option-triples-nothing = Personne ne se déplace (plus facile)
freedom-option-money = Argent au départ
freedom-option-money-usual = 8 $ chacun
freedom-option-money-more = 10 $ chacun (plus facile)
freedom-option-plantations = Plantations au départ
freedom-option-plantations-light = Cases claires remplies
freedom-option-plantations-centre_empty = De même, centre vide (plus facile)
freedom-option-plantations-full = Toutes les cases remplies (plus difficile)
freedom-option-support = Soutien en 1840–1859
freedom-option-support-usual = Le nombre habituel
freedom-option-support-extra = Un jeton de plus (plus difficile)
freedom-option-round_trip = Déplacements qui finissent où ils ont commencé
freedom-option-round_trip-forbidden = Interdits
freedom-option-round_trip-allowed = Permis
freedom-option-civil_war = La carte Guerre Civile protège
freedom-option-civil_war-any = L’action de n’importe quel joueur
freedom-option-civil_war-own = L’action de son propriétaire seulement
freedom-option-score_market = Cartes Marché dans le score
freedom-option-score_market-all = Toutes celles non livrées
freedom-option-score_market-open = Celles qui sont visibles
freedom-option-reactions = Réactions quand un autre joueur agit
freedom-option-reactions-acting = Le joueur qui agit décide
freedom-option-reactions-ask = On demande à leur propriétaire
freedom-option-reactions-never = On ne demande à personne
freedom-part-spaces = Les cases de la carte
freedom-part-routes = Les routes
freedom-part-aid = L’aide locale
freedom-part-tints = Les villes bleues
freedom-part-paths = Les chemins des chasseurs
freedom-part-plantations = Les plantations
freedom-part-dice = Les faces des dés
freedom-part-market = Les cartes du marché
freedom-part-victory = Les fiches de victoire
freedom-part-tokens = Les jetons
freedom-part-roles = Les rôles
freedom-part-cards = Les cartes
freedom-part-marks = Les cartes pour trois et quatre joueurs
freedom-part-queue = Les prix de la file

## Prompts
freedom-prompt-over = La partie est terminée.
freedom-prompt-chance = Les dés et les cartes décident.
freedom-prompt-wait = { $player } : la table attend ce joueur.
freedom-prompt-role = Choisissez votre rôle.
freedom-prompt-plan =
    { $left ->
        [0] Vous avez pris tous les jetons permis. Dites quand vous avez fini.
        [one] Vous pouvez encore prendre un jeton.
       *[other] Vous pouvez prendre { $left } jetons.
    }
freedom-prompt-planned = Vous avez fini. Les autres s’organisent encore.
freedom-prompt-plan-watch = Les joueurs s’organisent.
freedom-prompt-turn = { $player } : à vous. Agissez dans l’ordre que vous voulez, ou passez.
freedom-prompt-choose = Choisissez l’une des deux possibilités.
freedom-prompt-protect = { $player } : un jeton Conducteur est joué. Retenir les chasseurs pendant ce tour ?
freedom-prompt-shield = { $player } : des personnes vont se déplacer. Retenir les chasseurs avec la Guerre Civile ?
freedom-prompt-hold = Des chasseurs vont réagir. En retenir un ?
freedom-prompt-coffin =
    { $catcher } : va capturer { $people ->
        [one] une personne
       *[other] { $people } personnes
    }, { $at }. L’arrêter avec Levi Coffin ?
freedom-prompt-tie = { $catcher } : deux personnes sont aussi proches. De quel côté va-t-il ?
freedom-prompt-leave-off = Une nouvelle carte Marché. Payer pour que moins de personnes y soient placées ?
freedom-ask-move =
    { $people ->
        [one] Déplacer une personne { $spaces ->
            [one] d’une case
           *[other] de { $spaces } cases au plus
        }
       *[other] Déplacer jusqu’à { $people } personnes { $spaces ->
            [one] d’une case chacune
           *[other] de { $spaces } cases au plus chacune
        }
    }
freedom-ask-points =
    { $points ->
        [one] Il reste { $points } pas
       *[other] Il reste { $points } pas
    } à répartir entre des personnes
freedom-ask-send =
    Choisissez qui mettre à l’abri : { $people ->
        [one] { $people } personne
       *[other] jusqu’à { $people } personnes
    }
freedom-ask-buy =
    Acheter { $tokens ->
        [one] { $tokens } jeton
       *[other] jusqu’à { $tokens } jetons
    } au prix normal
freedom-ask-buy-off =
    Acheter { $tokens ->
        [one] { $tokens } jeton
       *[other] jusqu’à { $tokens } jetons
    }, { $off } $ de moins
freedom-ask-buy-free =
    Prendre { $tokens ->
        [one] { $tokens } jeton
       *[other] { $tokens } jetons
    } gratuitement
freedom-ask-return =
    { $people ->
        [one] { $people } personne doit
       *[other] { $people } personnes doivent
    } retourner dans des plantations
freedom-ask-seize =
    { $people ->
        [one] { $people } personne près d’un chasseur sera emmenée
       *[other] { $people } personnes près de chasseurs seront emmenées
    } au marché
freedom-ask-unbuy =
    { $tokens ->
        [one] { $tokens } jeton Soutien doit
       *[other] { $tokens } jetons Soutien doivent
    } être remis sur le plateau
freedom-ask-place =
    { $people ->
        [one] { $people } personne est menée
       *[other] { $people } personnes sont menées
    } dans les plantations : choisissez où
freedom-ask-swap = Choisissez deux cartes de la file à intervertir
freedom-ask-top = Choisissez une carte de la file à poser sur la pioche
freedom-ask-pick = Choisissez une carte de la file à défausser
freedom-ask-gift = Choisissez à qui donner de l’argent, et combien

## Offers
freedom-do-done = Organisation terminée
freedom-do-end = Terminer le tour
freedom-do-enough = Cela suffit
freedom-do-pass = Passer et prendre { $money } $
freedom-do-benefit = Capacité : { $what }
freedom-do-special = Action spéciale : { $what }
freedom-do-reserve = Utiliser la carte Spéciale : { $card }
freedom-do-lead-first = Laisser le meneur choisir d’abord : { $player }
freedom-do-shield = Utiliser la Guerre Civile : les chasseurs ne bougent pas
freedom-do-protect = Action spéciale du Chef de Station : les chasseurs ne bougent pas pour les jetons Conducteur de ce tour ({ $player })
freedom-do-coffin = Utiliser Levi Coffin : arrêter ce chasseur
freedom-do-let-be = Laisser faire
freedom-do-prefer-acting = Mes réactions : que le joueur qui agit décide
freedom-do-prefer-ask = Mes réactions : qu’on me demande
freedom-do-prefer-never = Mes réactions : qu’on ne demande à personne
freedom-do-hold = Retenir : { $catcher }
freedom-do-west = { $catcher } : vers l’ouest
freedom-do-east = { $catcher } : vers l’est
freedom-do-give-back = Jeton Soutien à remettre : { $player }
freedom-do-leave-off =
    Ne pas placer : { $people ->
        [one] { $people } personne
       *[other] { $people } personnes
    }
freedom-do-role = Prendre le rôle : { $role }
freedom-do-take = Prendre : { $token }
freedom-do-play = Jouer : { $token }
freedom-do-play-grey = Jouer le jeton gris : { $token }
freedom-do-buy = Acheter : { $card }
freedom-do-top = Sur la pioche : { $card }
freedom-do-discard = Défausser : { $card }
freedom-do-swap = Intervertir : { $left } et { $right }
freedom-do-place =
    { $at } : { $people ->
        [one] { $people } personne
       *[other] { $people } personnes
    }
freedom-do-give = { $player } : donner { $money } $
freedom-do-move = { $from } → { $to }
freedom-do-free = { $from } → Canada : libre
freedom-do-send = { $from } → { $to }, sans effet
freedom-do-return = { $from } → { $to } : ramenée
freedom-do-seize = { $from } → { $to } : capturée
freedom-do-lead = { $player } est meneur
freedom-do-catcher = Dé Chasseur : { $catcher }
freedom-do-catcher-none = Dé Chasseur : la silhouette qui marche
freedom-do-arrows-west = Dé Déplacement : { $arrows } vers l’ouest
freedom-do-arrows-east = Dé Déplacement : { $arrows } vers l’est
freedom-do-draw = Piochée : { $card }
freedom-do-reveal =
    Carte Marché : { $people ->
        [one] { $people } personne
       *[other] { $people } personnes
    }

## Refusals
freedom-no-not-now = Cela ne peut pas se faire pendant cette phase.
freedom-no-not-in-play = Ce joueur n’est pas à cette table.
freedom-no-not-yours = { $player } : ce choix lui revient.
freedom-no-not-your-turn = { $player } : c’est son tour.
freedom-no-finish-first = Achevez d’abord l’action commencée.
freedom-no-role-taken = { $role } : ce rôle n’est pas libre.
freedom-no-no-such-token = Ce jeton n’existe pas.
freedom-no-period-closed = La période { $period } n’est pas encore ouverte.
freedom-no-just-taken = { $token } : vient d’être pris par un autre joueur. Vous n’avez rien perdu.
freedom-no-grey-held = { $token } : le jeton gris est chez { $player }.
freedom-no-stack-empty = { $token } : il n’en reste plus.
freedom-no-too-dear = Cela coûte { $price } $, et il y a { $money } $.
freedom-no-tokens-elsewhere = Les jetons se prennent pendant l’organisation, ou par une carte ou un rôle qui le permet.
freedom-no-enough-taken = Vous avez pris autant de jetons que l’organisation le permet : { $limit }.
freedom-no-gagged = Les Règles Bâillon ne permettent qu’un seul achat (Soutien ou Conducteur) pendant l’organisation.
freedom-no-planned-already = Vous avez fini de vous organiser. Vous pouvez revenir là-dessus tant que le dernier n’a pas fini.
freedom-no-alone = Qui joue seul n’a personne avec qui le faire.
freedom-no-lead-first-already = Le meneur choisit déjà d’abord.
freedom-no-others-first = { $player } choisit avant vous.
freedom-no-not-in-planning = Cela ne se fait pas pendant l’organisation.
freedom-no-no-token = Vous n’avez pas ce jeton.
freedom-no-enough-played = Vous avez joué autant de jetons qu’un tour le permet : { $limit }.
freedom-no-no-purchase = Cet achat n’est possible qu’une fois, après avoir joué un jeton Levée de Fonds.
freedom-no-acted-already = Qui a agi ne peut plus passer.
freedom-no-benefit-taken = La capacité a déjà servi à ce tour.
freedom-no-special-elsewhere = Votre action spéciale relève d’un autre moment.
freedom-no-special-spent = L’action spéciale a déjà servi.
freedom-no-special-idle = Elle ne ferait rien maintenant.
freedom-no-special-too-late = Cette action spéciale vient avant toute autre action du tour.
freedom-no-no-protection = Aucune action spéciale ne protège ce tour.
freedom-no-not-woken = Ce chasseur ne réagit pas.
freedom-no-no-reaction = Vous n’avez rien qui serve quand d’autres agissent.
freedom-no-preferred-already = Vous l’avez déjà dit pendant cette phase.
freedom-no-one-card = On ne peut acheter qu’une carte par tour.
freedom-no-empty-slot = Il n’y a pas de carte.
freedom-no-not-for-sale = { $card } : cette carte ne peut être achetée.
freedom-no-no-reserve = Vous n’avez pas de carte Spéciale.
freedom-no-reserve-elsewhere = Cette carte agit quand son moment vient ; on vous le demandera.
freedom-no-compulsory = Cela ne peut être omis.
freedom-no-not-a-part = Choisissez d’abord l’une des deux possibilités.
freedom-no-cannot-shield = La Guerre Civile ne peut pas protéger cela maintenant.
freedom-no-cannot-leave-off = On ne peut pas en retirer autant.
freedom-no-not-another-player = L’argent se donne à un autre joueur.
freedom-no-not-tied = Choisissez la direction du chasseur placé entre deux personnes.
freedom-no-nobody-there = { $at } : il n’y a personne.
freedom-no-moved-already = { $at } : cette action les a déjà déplacées.
freedom-no-city-barred = { $at } : les jetons Conducteur ne peuvent pas toucher cette ville maintenant.
freedom-no-through-barred = { $from } → { $to } : le chemin traverse une ville interdite.
freedom-no-into-plantation = { $at } : personne n’entre dans une plantation.
freedom-no-round-trip = { $at } : un déplacement ne finit pas là où il a commencé.
freedom-no-no-way =
    { $from } → { $to } : aucun chemin de { $steps ->
        [one] { $steps } pas
       *[other] { $steps } pas au plus
    } n’y mène.
freedom-no-through-catcher = { $from } → { $to } : un chasseur barre le chemin.
freedom-no-catcher-there = { $at } : un chasseur s’y tient.
freedom-no-full = { $at } : il n’y a plus de place.
freedom-no-not-from-there = { $at } : ceci ne permet pas d’emmener quelqu’un de là.
freedom-no-not-to-there = { $at } : ceci ne permet pas d’y mener quelqu’un.
freedom-no-one-city = { $at } : c’est la même ville pour tous.
freedom-no-not-taken = { $at } : personne n’est pris là.
freedom-no-not-brought = { $at } : on n’y mène personne.
freedom-no-no-support = { $player } n’a pas de jeton Soutien.
freedom-no-no-plantation = Cette plantation n’existe pas.
freedom-no-not-so-many =
    { $people ->
        [one] { $people } personne est
       *[other] { $people } personnes sont
    } à placer.

## Story
freedom-told-role = { $role } prend place à la table.
freedom-told-leads = { $player } tient la lanterne.
freedom-told-round = Tour { $round }. Meneur : { $player }.
freedom-told-planning = Les joueurs s’organisent.
freedom-told-lead-first = { $player } demande que le meneur choisisse d’abord.
freedom-told-preferred-acting = { $player } : le joueur qui agit décide de mes réactions.
freedom-told-preferred-ask = { $player } : qu’on me demande pour mes réactions.
freedom-told-preferred-never = { $player } : qu’on ne demande à personne pour mes réactions.
freedom-told-period = La période { $period } s’ouvre.
freedom-outcome-won = Assez de personnes sont libres, et la cause a tout son soutien. Score : { $score }.
freedom-outcome-lost = Trop de personnes sont perdues. La lutte n’est pas finie, mais cette partie l’est. Score : { $score }.
freedom-outcome-time = Le dernier tour est achevé. D’autres poursuivront le travail. Score : { $score }.
freedom-told-rolled-none = Les dés montrent la silhouette qui marche : aucun chasseur ne se déplace.
freedom-told-rolled-west = { $catcher } : { $arrows } vers l’ouest.
freedom-told-rolled-east = { $catcher } : { $arrows } vers l’est.
freedom-told-rolled-nothing = { $catcher } : { $arrows } flèches, qui ne déplacent personne dans la partie plus facile.
freedom-told-catcher = { $catcher } : { $from } → { $to }.
freedom-told-path-end = { $catcher } : reste, { $at }, au bout de sa route.
freedom-told-held = { $catcher } : retenu par le Chef de Station, { $at }.
freedom-told-stopped = { $catcher } : arrêté par Levi Coffin, { $at }.
freedom-told-captured =
    { $at } : { $people ->
        [one] { $people } personne est capturée et emmenée
       *[other] { $people } personnes sont capturées et emmenées
    } au marché. { $catcher }.
freedom-told-shielded = { $player } : la Guerre Civile retient les chasseurs pendant cette action. Carte de { $owner }.
freedom-told-protected = { $player } : les chasseurs ne bougent pas pour les jetons Conducteur de ce tour. Action spéciale de { $owner }.
freedom-told-took = { $player } : { $token }, { $money } $.
freedom-told-took-grey = { $player } : { $token }, le gris, { $money } $.
freedom-told-turn = Au tour de { $player }.
freedom-told-passed = { $player } passe et prend { $money } $.
freedom-told-income-benefit = { $player } : { $money } $ par le rôle.
freedom-told-income-reserve = { $player } : { $money } $ des amis de Charles Sumner.
freedom-told-income-card = { $player } : { $money } $ par la carte.
freedom-told-income-people = { $player } : { $money } $ pour les personnes dans les grandes villes nordistes.
freedom-told-played = { $player } joue : { $token }.
freedom-told-played-grey = { $player } joue le jeton gris, qui est de retour sur sa pile : { $token }.
freedom-told-raised =
    { $player } : { $money } $ levés, { $people ->
        [one] { $people } personne comptée
       *[other] { $people } personnes comptées
    }.
freedom-told-moved = { $from } → { $to }.
freedom-told-sent = { $from } → { $to }, sans être vue.
freedom-told-aid = { $player } : { $money } $ d’aide locale ({ $at }).
freedom-told-freed =
    { $from } → Canada. { $freed ->
        [one] { $freed } personne est libre.
       *[other] { $freed } personnes sont libres.
    }
freedom-told-special-agent = { $player } retire des personnes des cartes Marché, une fois dans la partie.
freedom-told-special-conductor = { $player } mène des personnes de plusieurs pas, une fois dans la partie.
freedom-told-special-preacher = { $player } défausse une carte de la file, une fois dans la partie.
freedom-told-special-shepherd = { $player } mène des personnes de plantations à New York, une fois dans la partie.
freedom-told-special-stockholder = { $player } peut jouer plus de jetons pendant ce tour, une fois dans la partie.
freedom-told-relieved =
    { $people ->
        [one] Une personne est retirée
       *[other] { $people } personnes sont retirées
    } des cartes Marché.
freedom-told-given = { $from } donne { $money } $ à { $to }.
freedom-told-queued = { $card } entre dans la file.
freedom-told-aside = { $card } est mise de côté.
freedom-told-bought = { $player } achète { $card } pour { $money } $.
freedom-told-drawn = { $card } est piochée et appliquée.
freedom-told-struck = { $card } prend effet.
freedom-told-discarded = { $card } est défaussée.
freedom-told-swapped = Les cartes des emplacements { $left } et { $right } changent de place.
freedom-told-on-top = { $card } est posée sur la pioche.
freedom-told-kept = { $player } garde { $card }.
freedom-told-kept-instead = { $player } garde { $card } à la place de { $old }.
freedom-told-used = { $player } utilise { $card }.
freedom-told-returned = { $from } → { $to } : ramenée dans une plantation.
freedom-told-seized = { $from } → { $to } : capturée par la loi.
freedom-told-tokens-gone =
    { $tokens ->
        [one] { $tokens } jeton quitte
       *[other] { $tokens } jetons quittent
    } le jeu.
freedom-told-support-back = { $player } : un jeton Soutien est remis sur le plateau.
freedom-told-market = Le marché aux esclaves.
freedom-told-placed =
    { $at } : { $people ->
        [one] { $people } personne y est menée
       *[other] { $people } personnes y sont menées
    }.
freedom-told-lost =
    Aucune plantation n’a de place : { $people ->
        [one] { $people } personne est perdue
       *[other] { $people } personnes sont perdues
    }, { $lost } en tout.
freedom-told-lot-filled =
    { $people ->
        [one] { $people } personne de plus
       *[other] { $people } personnes de plus
    } sur une carte Marché.
freedom-told-left-off =
    { $player } paie { $money } $ : { $people ->
        [one] { $people } personne n’est pas placée
       *[other] { $people } personnes ne sont pas placées
    } sur la carte Marché.
freedom-told-lantern = La lanterne passe à { $player }.

## Cards
freedom-card-david-walker-name = David Walker
freedom-card-david-walker-text =
    { $tokens ->
        [one] Achetez { $tokens } jeton pour { $off } $ de moins
       *[other] Achetez jusqu’à { $tokens } jetons, chacun pour { $off } $ de moins
    }.
freedom-card-david-walker-history = Né libre en Caroline du Nord, David Walker publia à Boston en 1829 son Appel aux citoyens de couleur du monde. Des marins l’emportèrent vers le sud, cousu dans leurs vêtements.
freedom-card-john-greenleaf-whittier-name = John Greenleaf Whittier
freedom-card-john-greenleaf-whittier-text = Intervertissez deux cartes de la file.
freedom-card-john-greenleaf-whittier-history = Le poète quaker participa en 1833 à la fondation de la Société américaine contre l’esclavage. En 1838, une foule incendia le Pennsylvania Hall de Philadelphie, où il dirigeait un journal abolitionniste.
freedom-card-lane-seminary-name = Séminaire Théologique
freedom-card-lane-seminary-text =
    Déplacez jusqu’à { $people ->
        [one] { $people } personne
       *[other] { $people } personnes
    } de { $spaces ->
        [one] { $spaces } case
       *[other] { $spaces } cases
    } chacune. Ou bien : { $tokens ->
        [one] Achetez { $tokens } jeton pour { $off } $ de moins
       *[other] Achetez jusqu’à { $tokens } jetons, chacun pour { $off } $ de moins
    }.
freedom-card-lane-seminary-history = En 1834, les étudiants de ce séminaire de Cincinnati débattirent de l’esclavage pendant dix-huit soirées. Quand la direction interdit toute discussion, la plupart partirent, beaucoup pour Oberlin.
freedom-card-the-liberator-name = Le Libérateur
freedom-card-the-liberator-text = Posez une carte de la file sur la pioche en cours, sans l’appliquer.
freedom-card-the-liberator-history = L’hebdomadaire de William Lloyd Garrison parut à Boston de 1831 à la fin de 1865. La plupart de ses premiers abonnés étaient des Noirs libres du Nord.
freedom-card-liberty-hill-name = Liberty Hill
freedom-card-liberty-hill-text =
    Déplacez jusqu’à { $people ->
        [one] { $people } personne
       *[other] { $people } personnes
    } de { $spaces ->
        [one] { $spaces } case
       *[other] { $spaces } cases
    } chacune. Puis : { $tokens ->
        [one] Achetez { $tokens } jeton à son prix
       *[other] Achetez jusqu’à { $tokens } jetons à leur prix
    }.
freedom-card-liberty-hill-history = Sur la colline au-dessus de Ripley, la lumière de la maison de John et Jean Rankin se voyait depuis l’autre rive, au Kentucky. La famille abrita des centaines de personnes.
freedom-card-manumission-society-name = New York Society
freedom-card-manumission-society-text =
    { $tokens ->
        [one] Achetez { $tokens } jeton pour { $off } $ de moins
       *[other] Achetez jusqu’à { $tokens } jetons, chacun pour { $off } $ de moins
    }.
freedom-card-manumission-society-history = Fondée en 1785, la société ouvrit deux ans plus tard l’École libre africaine. New York adopta en 1799 une loi d’émancipation graduelle, et l’esclavage y prit fin en 1827.
freedom-card-ohio-river-name = Rivière Ohio
freedom-card-ohio-river-text =
    Déplacez jusqu’à { $people ->
        [one] { $people } personne
       *[other] { $people } personnes
    } de { $spaces ->
        [one] { $spaces } case
       *[other] { $spaces } cases
    } chacune.
freedom-card-ohio-river-history = La rivière séparait le Kentucky esclavagiste de l’Ohio libre. On la traversait en barque, à la nage et, lors des hivers rudes, sur la glace.
freedom-card-ripley-name = Ripley, Ohio
freedom-card-ripley-text =
    Déplacez jusqu’à { $people ->
        [one] { $people } personne
       *[other] { $people } personnes
    } de { $spaces ->
        [one] { $spaces } case
       *[other] { $spaces } cases
    } chacune. Les chasseurs ne réagissent pas ; l’aide locale est versée.
freedom-card-ripley-history = John P. Parker, qui avait acheté sa propre liberté en 1845, dirigeait une fonderie à Ripley. La nuit, il ramait jusqu’au Kentucky et en ramenait des personnes en quête de liberté.
freedom-card-southern-church-name = Soutien des églises Sudistes
freedom-card-southern-church-text = Chaque joueur reçoit { $money } $.
freedom-card-southern-church-history = En 1818, l’Assemblée générale presbytérienne, membres du Sud compris, qualifia l’esclavage de violation grossière des droits les plus sacrés de la nature humaine. En une génération, les plus grandes Églises protestantes se divisèrent à ce sujet.
freedom-card-st-catharines-name = St. Catharines, Ontario
freedom-card-st-catharines-text =
    Menez { $people ->
        [one] { $people } personne
       *[other] jusqu’à { $people } personnes
    } d’une grande ville nordiste au Canada.
freedom-card-st-catharines-history = Cette ville proche du Niagara devint le foyer de beaucoup de ceux qui avaient fui l’esclavage. Harriet Tubman y vécut une grande partie des années 1850.
freedom-card-theodore-weld-name = Théodore Weld
freedom-card-theodore-weld-text =
    Menez { $people ->
        [one] { $people } personne
       *[other] jusqu’à { $people } personnes
    } d’une plantation vers n’importe quelle case ou ville sudiste, sans effet.
freedom-card-theodore-weld-history = Avec Angelina et Sarah Grimké, il composa en 1839 American Slavery As It Is. Une grande part en fut tirée des annonces de journaux du Sud.
freedom-card-amistad-name = La révolte de l’Amistad
freedom-card-amistad-text =
    Menez jusqu’à { $people ->
        [one] { $people } personne
       *[other] { $people } personnes
    } de la carte Marché du bas au Canada.
freedom-card-amistad-history = En 1839, les captifs de la goélette Amistad, menés par Sengbe Pieh, se libérèrent au large de Cuba. La Cour suprême les déclara libres en 1841, et les survivants retournèrent en Afrique.
freedom-card-anthony-burns-name = Anthony Burns
freedom-card-anthony-burns-text =
    Menez { $people ->
        [one] { $people } personne
       *[other] jusqu’à { $people } personnes
    } d’une grande ville nordiste au Canada.
freedom-card-anthony-burns-history = Arrêté à Boston en mai 1854, il fut conduit au navire par des troupes fédérales dans des rues tendues de noir. L’année suivante, sa liberté fut rachetée ; il devint pasteur à St. Catharines.
freedom-card-bleeding-kansas-name = Kansas Sanglant
freedom-card-bleeding-kansas-text =
    Menez jusqu’à { $people ->
        [one] { $people } personne
       *[other] { $people } personnes
    } de cases sudistes vers une même grande ville nordiste, sans effet. Puis défaussez toutes les cartes des emplacements à { $prices }, sans les appliquer.
freedom-card-bleeding-kansas-history = À partir de 1854, des colons pour et contre l’esclavage se disputèrent le Kansas par les armes ; plus de cinquante personnes furent tuées. Il entra dans l’Union comme État libre en janvier 1861.
freedom-card-frederick-douglass-name = Frederick Douglass
freedom-card-frederick-douglass-text =
    Déplacez jusqu’à { $people ->
        [one] { $people } personne
       *[other] { $people } personnes
    } de { $spaces ->
        [one] { $spaces } case
       *[other] { $spaces } cases
    } chacune. Puis : { $tokens ->
        [one] Achetez { $tokens } jeton pour { $off } $ de moins
       *[other] Achetez jusqu’à { $tokens } jetons, chacun pour { $off } $ de moins
    }.
freedom-card-frederick-douglass-history = Il s’évada du Maryland en 1838 et publia le récit de sa vie en 1845. Ses discours attirèrent un large public aux États-Unis, en Grande-Bretagne et en Irlande.
freedom-card-harpers-ferry-name = Harpers Ferry
freedom-card-harpers-ferry-text =
    { $tokens ->
        [one] Achetez { $tokens } jeton pour { $off } $ de moins
       *[other] Achetez jusqu’à { $tokens } jetons, chacun pour { $off } $ de moins
    }. Puis défaussez toutes les cartes à gauche de celle-ci, sans les appliquer.
freedom-card-harpers-ferry-history = En octobre 1859, John Brown et vingt et un hommes s’emparèrent de l’arsenal fédéral de Harpers Ferry, en Virginie. Ils furent vaincus en deux jours ; Brown fut pendu en décembre.
freedom-card-harriet-tubman-name = Harriet Tubman
freedom-card-harriet-tubman-text =
    Déplacez jusqu’à { $people ->
        [one] { $people } personne
       *[other] { $people } personnes
    } de { $spaces ->
        [one] { $spaces } case
       *[other] { $spaces } cases
    } chacune. Les chasseurs ne réagissent pas ; l’aide locale est versée.
freedom-card-harriet-tubman-history = Après sa propre évasion du Maryland en 1849, elle y retourna environ treize fois. Elle conduisit quelque soixante-dix personnes à la liberté.
freedom-card-henry-box-brown-name = Henry « Box » Brown
freedom-card-henry-box-brown-text =
    Menez { $people ->
        [one] { $people } personne
       *[other] jusqu’à { $people } personnes
    } d’une plantation vers une grande ville nordiste, sans effet.
freedom-card-henry-box-brown-history = En mars 1849, il se fit expédier de Richmond à Philadelphie dans une caisse de bois. Le voyage dura vingt-sept heures.
freedom-card-john-brown-name = John Brown
freedom-card-john-brown-text =
    { $tokens ->
        [one] Achetez { $tokens } jeton pour { $off } $ de moins
       *[other] Achetez jusqu’à { $tokens } jetons, chacun pour { $off } $ de moins
    }. Puis la carte suivante de la pioche doit être piochée et appliquée, gratuitement ; une carte Opposition prend l’emplacement de celle-ci.
freedom-card-john-brown-history = Durant l’hiver 1858–1859, il conduisit onze personnes du Missouri au Canada, sur plus de mille six cents kilomètres. Deux ans plus tôt, au Kansas, ses hommes et lui avaient tué cinq colons partisans de l’esclavage.
freedom-card-john-price-name = Le sauvetage de John Price
freedom-card-john-price-text =
    Menez { $people ->
        [one] { $people } personne
       *[other] jusqu’à { $people } personnes
    } d’une case nordiste au Canada.
freedom-card-john-price-history = En septembre 1858, des habitants d’Oberlin et de Wellington, dans l’Ohio, délivrèrent John Price de ses ravisseurs et le menèrent au Canada. Trente-sept d’entre eux furent inculpés.
freedom-card-lincoln-douglas-name = Les débats Lincoln-Douglas
freedom-card-lincoln-douglas-text =
    { $tokens ->
        [one] Achetez { $tokens } jeton pour { $off } $ de moins
       *[other] Achetez jusqu’à { $tokens } jetons, chacun pour { $off } $ de moins
    }.
freedom-card-lincoln-douglas-history = En 1858, Abraham Lincoln et Stephen Douglas s’affrontèrent sept fois en Illinois sur l’extension de l’esclavage. Douglas garda son siège au Sénat ; les débats firent connaître Lincoln.
freedom-card-the-north-star-name = L’Étoile du Nord
freedom-card-the-north-star-text = Posez une carte de la file sur la pioche en cours, sans l’appliquer.
freedom-card-the-north-star-history = Frederick Douglass fonda cet hebdomadaire à Rochester en décembre 1847. Son nom était celui de l’étoile qui guidait vers le nord.
freedom-card-oberlin-name = Oberlin, Ohio
freedom-card-oberlin-text =
    Déplacez jusqu’à { $people ->
        [one] { $people } personne
       *[other] { $people } personnes
    } de { $spaces ->
        [one] { $spaces } case
       *[other] { $spaces } cases
    } chacune. Ou bien : { $tokens ->
        [one] Achetez { $tokens } jeton pour { $off } $ de moins
       *[other] Achetez jusqu’à { $tokens } jetons, chacun pour { $off } $ de moins
    }.
freedom-card-oberlin-history = L’université d’Oberlin admit des étudiants noirs dès 1835 et des femmes dès 1837. La ville fut l’une des étapes les plus sûres du chemin de fer clandestin.
freedom-card-uncle-toms-cabin-name = La Case de l’Oncle Tom
freedom-card-uncle-toms-cabin-text =
    { $tokens ->
        [one] Achetez { $tokens } jeton pour { $off } $ de moins
       *[other] Achetez jusqu’à { $tokens } jetons, chacun pour { $off } $ de moins
    }. Puis : intervertissez deux cartes de la file.
freedom-card-uncle-toms-cabin-history = Le roman de Harriet Beecher Stowe, paru en 1852, se vendit à trois cent mille exemplaires aux États-Unis en un an. Le Sud y répondit par la colère et par des dizaines de romans défendant l’esclavage.
freedom-card-vigilance-committees-name = Comités de vigilance
freedom-card-vigilance-committees-text = Chaque joueur reçoit { $money } $.
freedom-card-vigilance-committees-history = David Ruggles fonda celui de New York en 1835 ; d’autres suivirent à Philadelphie et à Boston. Ils cachaient les personnes en fuite, combattaient les ravisseurs devant les tribunaux et payaient les voyages vers le nord.
freedom-card-garrison-name = William Lloyd Garrison
freedom-card-garrison-text =
    Prenez { $tokens ->
        [one] { $tokens } jeton
       *[other] jusqu’à { $tokens } jetons
    } gratuitement. Puis chaque chasseur avance d’une case vers la personne la plus proche sur sa route.
freedom-card-garrison-history = Il exigeait l’émancipation immédiate, sans indemnité aux propriétaires. En 1835, une foule le traîna dans Boston, une corde autour du corps.
freedom-card-abraham-lincoln-name = Abraham Lincoln
freedom-card-abraham-lincoln-text =
    Déplacez jusqu’à { $people ->
        [one] { $people } personne
       *[other] { $people } personnes
    } de { $spaces ->
        [one] { $spaces } case
       *[other] { $spaces } cases
    } chacune. Puis : { $tokens ->
        [one] Achetez { $tokens } jeton pour { $off } $ de moins
       *[other] Achetez jusqu’à { $tokens } jetons, chacun pour { $off } $ de moins
    }.
freedom-card-abraham-lincoln-history = Sa proclamation du 1er janvier 1863 déclara libres toutes les personnes tenues en esclavage dans les États en rébellion. Le treizième amendement, en 1865, abolit l’esclavage dans tous les États-Unis, sauf comme peine pour un crime.
freedom-card-contrabands-name = Contrebande
freedom-card-contrabands-text =
    Menez jusqu’à { $people ->
        [one] { $people } personne
       *[other] { $people } personnes
    } du Sud vers des cases nordistes à { $spaces ->
        [one] { $spaces } pas
       *[other] { $spaces } pas
    } au plus, sans effet ; elles peuvent passer par la case d’un chasseur, mais non par les villes nordistes bleues.
freedom-card-contrabands-history = En mai 1861, Frank Baker, Shepard Mallory et James Townsend gagnèrent le fort Monroe à la rame, et l’armée de l’Union refusa de les rendre. Des centaines de milliers de personnes rejoignirent ses lignes avant la fin de la guerre.
freedom-card-cooper-union-name = Discours de Cooper Union
freedom-card-cooper-union-text =
    Déplacez jusqu’à { $people ->
        [one] { $people } personne
       *[other] { $people } personnes
    } de { $spaces ->
        [one] { $spaces } case
       *[other] { $spaces } cases
    } chacune. Ou bien : { $tokens ->
        [one] Achetez { $tokens } jeton à son prix
       *[other] Achetez jusqu’à { $tokens } jetons à leur prix
    }.
freedom-card-cooper-union-history = À New York, en février 1860, Lincoln soutint que la plupart des signataires de la Constitution reconnaissaient au Congrès le droit d’interdire l’esclavage dans les territoires. Ce discours l’aida à obtenir l’investiture.
freedom-card-election-1860-name = Élections de 1860
freedom-card-election-1860-text = Recevez { $money } $ par personne dans les grandes villes nordistes.
freedom-card-election-1860-history = Lincoln fut élu en novembre 1860 avec environ quarante pour cent des voix ; dans la plupart du Sud, il n’était pas sur les bulletins. Sept États avaient fait sécession avant son entrée en fonction.
freedom-card-drinking-gourd-name = Follow the Drinkin’ Gourd
freedom-card-drinking-gourd-text =
    Menez { $people ->
        [one] { $people } personne perdue
       *[other] jusqu’à { $people } personnes perdues
    } vers une grande ville nordiste, sans effet.
freedom-card-drinking-gourd-history = La gourde de la chanson est la constellation qui indique l’étoile du Nord. La chanson fut imprimée pour la première fois en 1928, et son ancienneté est discutée.
freedom-card-frederick-douglass-1860-name = Frederick Douglass
freedom-card-frederick-douglass-1860-text = Chaque joueur reçoit { $money } $.
freedom-card-frederick-douglass-1860-history = Il recruta des hommes pour le 54e régiment du Massachusetts, dont deux de ses fils. En août 1863, il demanda à Lincoln une solde et un traitement égaux pour les soldats noirs.
freedom-card-harriet-beecher-stowe-name = Harriet Beecher Stowe
freedom-card-harriet-beecher-stowe-text =
    { $tokens ->
        [one] Achetez { $tokens } jeton pour { $off } $ de moins
       *[other] Achetez jusqu’à { $tokens } jetons, chacun pour { $off } $ de moins
    }.
freedom-card-harriet-beecher-stowe-history = Elle vécut dix-huit ans à Cincinnati, face à un État esclavagiste. En 1853, elle publia les sources de son roman.
freedom-card-harriet-tubman-1860-name = Harriet Tubman
freedom-card-harriet-tubman-1860-text =
    Menez jusqu’à { $people ->
        [one] { $people } personne
       *[other] { $people } personnes
    } de plantations au Canada.
freedom-card-harriet-tubman-1860-history = En juin 1863, elle guida des canonnières de l’Union sur la rivière Combahee, en Caroline du Sud. Plus de sept cents personnes furent libérées en une nuit.
freedom-card-william-still-name = William Still
freedom-card-william-still-text =
    Menez jusqu’à { $people ->
        [one] { $people } personne
       *[other] { $people } personnes
    } d’une même grande ville nordiste au Canada.
freedom-card-william-still-history = À Philadelphie, il consigna l’histoire de centaines de personnes qu’il aida ; l’une d’elles se révéla être son frère. Son livre de 1872 est une source majeure de ce que nous savons.
freedom-card-congress-outlaws-name = Le Congrès interdit le commerce international des esclaves
freedom-card-congress-outlaws-text =
    Lorsqu’une carte Marché est révélée, payez { $price } $ par personne pour que { $people ->
        [one] une personne n’y soit pas placée
       *[other] jusqu’à { $people } personnes n’y soient pas placées
    }. La carte reste.
freedom-card-congress-outlaws-history = À partir du 1er janvier 1808, il fut interdit d’amener aux États-Unis des personnes réduites en esclavage. La contrebande continua, et le commerce intérieur s’accrut.
freedom-card-levi-coffin-name = Levi Coffin
freedom-card-levi-coffin-text = Arrêtez un chasseur dont le déplacement entraînerait une capture. Puis défaussez cette carte.
freedom-card-levi-coffin-history = Levi et Catharine Coffin, quakers à Newport, dans l’Indiana, puis à Cincinnati, abritèrent des personnes en fuite pendant plus de trente ans. Selon son propre compte, ils furent quelque trois mille.
freedom-card-charles-sumner-name = Charles Sumner agressé au Sénat
freedom-card-charles-sumner-text = Recevez { $money } $ à chaque tour. Une fois, à votre tour, donnez de votre argent à un autre joueur ; puis défaussez cette carte.
freedom-card-charles-sumner-history = En mai 1856, un représentant de Caroline du Sud frappa à coups de canne le sénateur Sumner, à son pupitre, pour un discours contre l’esclavage. Il ne put revenir qu’après plus de trois ans.
freedom-card-kansas-nebraska-name = Loi Kansas-Nebraska
freedom-card-kansas-nebraska-text = À votre tour, intervertissez deux cartes de la file. Puis défaussez cette carte.
freedom-card-kansas-nebraska-history = La loi de 1854 laissa les colons de deux nouveaux territoires voter sur l’esclavage, au nord de la ligne qui l’excluait depuis 1820. Elle fit éclater les anciens partis.
freedom-card-civil-war-name = Guerre Civile
freedom-card-civil-war-text = Les chasseurs ne réagissent pas pendant une action, la vôtre ou celle d’un autre joueur. Puis défaussez cette carte.
freedom-card-civil-war-history = La guerre commença au fort Sumter en avril 1861 et s’acheva au printemps 1865. Environ cent quatre-vingt mille soldats noirs servirent dans l’armée de l’Union.
freedom-card-compromise-1850-name = Le Compromis de 1850
freedom-card-compromise-1850-text = Dans la file : chaque jeton Levée de Fonds rapporte { $money } $ de moins.
freedom-card-compromise-1850-history = La Californie entra comme État libre, et le commerce des esclaves, mais non l’esclavage, cessa à Washington. En échange, la loi sur celles et ceux qui avaient fui devint bien plus dure.
freedom-card-domestic-slave-trade-name = Commerce des esclaves
freedom-card-domestic-slave-trade-text =
    Dans la file : { $people ->
        [one] { $people } personne de plus
       *[other] { $people } personnes de plus
    } sur chaque carte Marché, maintenant et à chaque révélation. Elle ne peut être achetée.
freedom-card-domestic-slave-trade-history = Entre 1810 et 1860, près d’un million de personnes furent emmenées des anciens États esclavagistes vers les terres à coton. Environ la moitié de ces ventes brisèrent des familles.
freedom-card-elijah-lovejoy-name = Elijah P. Lovejoy
freedom-card-elijah-lovejoy-text = Dans la file : les jetons Levée de Fonds ne comptent que les personnes dans les grandes villes.
freedom-card-elijah-lovejoy-history = Le rédacteur fut abattu à Alton, en Illinois, en novembre 1837, en défendant sa presse contre une foule. Trois de ses presses avaient été détruites auparavant.
freedom-card-gag-rules-name = Règles Bâillon
freedom-card-gag-rules-text =
    Dans la file : chaque joueur ne peut acheter { $tokens ->
        [one] qu’un seul jeton
       *[other] que { $tokens } jetons
    } (Soutien ou Conducteur) pendant l’organisation.
freedom-card-gag-rules-history = De 1836 à 1844, la Chambre des représentants écarta sans les lire toutes les pétitions contre l’esclavage. John Quincy Adams combattit cette règle jusqu’à sa chute.
freedom-card-george-fitzhugh-name = George Fitzhugh
freedom-card-george-fitzhugh-text = Dans la file : les jetons Soutien coûtent { $money } $ de plus. Elle ne peut être achetée.
freedom-card-george-fitzhugh-history = Dans Sociology for the South, en 1854, ce Virginien prétendit que l’esclavage valait mieux que le travail libre. Au Nord, on lut ses livres comme un avertissement.
freedom-card-john-calhoun-name = John C. Calhoun
freedom-card-john-calhoun-text = Dans la file : l’aide locale des villes nordistes bleues est réduite de { $money } $. Elle ne peut être achetée.
freedom-card-john-calhoun-history = Le sénateur de Caroline du Sud déclara au Sénat en 1837 que l’esclavage était un bien positif. Il en défendit l’extension jusqu’à sa mort en 1850.
freedom-card-nj-abolishes-name = Le New Jersey abolit l’esclavage
freedom-card-nj-abolishes-text = Dans la file : les jetons Conducteur ne peuvent faire entrer ni sortir personne des villes nordistes bleues, ni les faire traverser.
freedom-card-nj-abolishes-history = La loi du New Jersey de 1804 ne libérait que les enfants nés après elle, et seulement après plus de vingt ans de service. En 1860, dix-huit personnes y étaient encore retenues.
freedom-card-dred-scott-name = L’arrêt Dred Scott
freedom-card-dred-scott-text =
    Lorsqu’elle est retirée ou achetée : { $people ->
        [one] une personne du plateau doit
       *[other] { $people } personnes du plateau doivent
    } retourner dans des plantations.
freedom-card-dred-scott-history = En mars 1857, la Cour suprême jugea qu’aucune personne noire ne pouvait être citoyenne et que le Congrès ne pouvait interdire l’esclavage dans les territoires. Dred et Harriet Scott furent affranchis en mai ; il mourut l’année suivante.
freedom-card-farren-riots-name = Émeutes de Farren
freedom-card-farren-riots-text = Lorsqu’elle est retirée ou achetée : le jeton du haut de chaque pile Conducteur et Levée de Fonds de la période en cours quitte le jeu. Les jetons gris restent.
freedom-card-farren-riots-history = Pendant plusieurs jours de juillet 1834, des foules s’en prirent à New York aux habitants noirs, à leurs églises et aux maisons d’abolitionnistes. Le nom vient d’un directeur de théâtre également visé.
freedom-card-fugitive-slave-act-name = Loi sur les esclaves fugitifs
freedom-card-fugitive-slave-act-text =
    Lorsqu’elle est retirée ou achetée : { $people ->
        [one] une personne à un pas d’un chasseur doit
       *[other] { $people } personnes à un pas d’un chasseur doivent
    } aller sur la carte Marché du bas.
freedom-card-fugitive-slave-act-history = La loi de 1850 obligeait les citoyens des États libres à aider aux captures et excluait tout jury. Un commissaire recevait dix dollars pour envoyer une personne au Sud, cinq pour la libérer.
freedom-card-nat-turner-name = La révolte de Nat Turner
freedom-card-nat-turner-text =
    Lorsqu’elle est retirée ou achetée : { $tokens ->
        [one] { $tokens } jeton Soutien retourne
       *[other] { $tokens } jetons Soutien retournent
    } sur la pile en cours.
freedom-card-nat-turner-history = En août 1831, Nat Turner mena dans le comté de Southampton, en Virginie, une révolte où périrent plus de cinquante Blancs. Milices et foules tuèrent ensuite bien plus de Noirs, pour la plupart étrangers à la révolte, et de nouvelles lois interdirent de leur apprendre à lire.
freedom-card-reopening-trade-name = Réouverture du commerce
freedom-card-reopening-trade-text =
    Lorsqu’elle est retirée ou achetée : { $people ->
        [one] { $people } personne de plus
       *[other] { $people } personnes de plus
    } sur chaque carte Marché.
freedom-card-reopening-trade-history = Dans les années 1850, des politiciens du Sud demandèrent la levée de l’interdiction de 1808. Des navires la violèrent ouvertement : le Wanderer débarqua quelque quatre cents personnes en Géorgie en 1858, la Clotilda plus de cent en Alabama en 1860.
