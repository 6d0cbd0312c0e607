# Ce que dit Africa 1880 : consignes, offres, refus et récit. Le lieu vient en tête, comme dans une
# dépêche ; `$power-id` et ses pareils choisissent l’article.

# The plate on the home page, and who made the game.
africa1880-about-name = Africa 1880
africa1880-about-line = Six pays d’Europe, des ordres scellés, et des promesses qui tiennent un tour.
africa1880-about-facts = 3 à 6 joueurs, environ deux heures
africa1880-about-what = À chaque tour, les pays négocient, écrivent leurs ordres en secret et les révèlent ensemble. La paix et la guerre décident qui peut rester. Une colonie compte pour celui qui s’y trouve seul : chacun a besoin d’alliés, et personne ne peut se permettre de les garder toujours.
africa1880-about-note = Au début, la carte est vide. L’Afrique ne l’était pas : chacun de ces territoires appartenait à ceux qui y vivaient. Les pages qui suivent disent à qui.
africa1880-about-by = Francis Pacherie
africa1880-about-publisher = Tilsit, 1997

## Phases
africa1880-phase-placement = Placement initial
africa1880-phase-diplomacy = Action diplomatique
africa1880-phase-orders = Rédaction des ordres
africa1880-phase-over = Fin de la partie

## Consignes
africa1880-prompt-place =
    Choisissez une côte pour la première présence { $power-id ->
        [DE] de l’{ $power }
        [IT] de l’{ $power }
        [NL] des { $power }
       *[other] de la { $power }
    }.
africa1880-prompt-place-wait =
    C’est au tour { $power-id ->
        [DE] de l’{ $power }
        [IT] de l’{ $power }
        [NL] des { $power }
       *[other] de la { $power }
    } de choisir une côte.
africa1880-prompt-diplomacy = { $year } : négociez et proposez, puis passez aux ordres.
africa1880-prompt-diplomacy-ready = { $year } : vous avez fini. Les autres négocient encore.
africa1880-prompt-diplomacy-watch = { $year } : les pays négocient.
africa1880-prompt-orders = { $year } : écrivez vos ordres et vos relations, puis scellez la fiche.
africa1880-prompt-orders-sealed = { $year } : votre fiche est scellée. On la lira quand toutes le seront.
africa1880-prompt-orders-watch = { $year } : les pays remplissent leurs fiches.
africa1880-prompt-over = La partie est finie.

## Offres
africa1880-do-place = Première présence : { $at }
africa1880-do-propose-alliance =
    Proposer { $power-id ->
        [DE] à l’{ $power }
        [IT] à l’{ $power }
        [NL] aux { $power }
       *[other] à la { $power }
    } une alliance pour ce tour
africa1880-do-propose-war =
    Proposer { $power-id ->
        [DE] à l’{ $power }
        [IT] à l’{ $power }
        [NL] aux { $power }
       *[other] à la { $power }
    } une guerre commune contre { $enemy-id ->
        [DE] l’{ $enemy }
        [IT] l’{ $enemy }
        [NL] les { $enemy }
       *[other] la { $enemy }
    }
africa1880-do-accept =
    Accepter la proposition { $power-id ->
        [DE] de l’{ $power }
        [IT] de l’{ $power }
        [NL] des { $power }
       *[other] de la { $power }
    }
africa1880-do-decline =
    Refuser la proposition { $power-id ->
        [DE] de l’{ $power }
        [IT] de l’{ $power }
        [NL] des { $power }
       *[other] de la { $power }
    }
africa1880-do-ready = Passer aux ordres
africa1880-do-develop = { $at } : développer
africa1880-do-explore = { $from } → { $to } : explorer
africa1880-do-nothing = { $at } : ne rien faire
africa1880-do-land = Débarquement : { $at }
africa1880-do-ally =
    Alliance avec { $power-id ->
        [DE] l’{ $power }
        [IT] l’{ $power }
        [NL] les { $power }
       *[other] la { $power }
    }
africa1880-do-war =
    Guerre { $power-id ->
        [DE] à l’{ $power }
        [IT] à l’{ $power }
        [NL] aux { $power }
       *[other] à la { $power }
    }
africa1880-do-seal = Sceller la fiche

## Pourquoi pas
africa1880-no-not-now = Cela relève d’une autre phase.
africa1880-no-not-your-placement =
    C’est au tour { $power-id ->
        [DE] de l’{ $power }
        [IT] de l’{ $power }
        [NL] des { $power }
       *[other] de la { $power }
    } de choisir une côte.
africa1880-no-not-coastal = { $at } : ce territoire ne touche pas la mer.
africa1880-no-already-ready = Vous avez déjà choisi de passer aux ordres.
africa1880-no-no-proposal = Aucune proposition n’attend de réponse.
africa1880-no-not-another-power = Choisissez un autre pays que le vôtre.
africa1880-no-not-in-play = Ce pays n’est pas en jeu.
africa1880-no-one-proposal =
    Vous avez déjà adressé ce tour-ci une proposition { $power-id ->
        [DE] à l’{ $power }
        [IT] à l’{ $power }
        [NL] aux { $power }
       *[other] à la { $power }
    }.
africa1880-no-enough-proposals = { $most ->
    [one] Une proposition par tour, pas davantage.
   *[other] { $most } propositions par tour, pas davantage.
}
africa1880-no-sealed = Votre fiche est scellée. Annulez une ligne pour la rouvrir.
africa1880-no-no-presence = { $at } : vous n’y avez pas de présence.
africa1880-no-already-ordered = { $at } : cette présence a déjà son ordre. Annulez la ligne pour en écrire une autre.
africa1880-no-already-declared =
    Votre relation avec { $power-id ->
        [DE] l’{ $power }
        [IT] l’{ $power }
        [NL] les { $power }
       *[other] la { $power }
    } est écrite. Annulez la ligne pour la changer.
africa1880-no-one-landing = Votre débarquement est écrit, et il n’y en a qu’un par tour. Annulez la ligne pour le changer.
africa1880-no-already-there = { $to } : vous y avez déjà une présence.
africa1880-no-colony = { $to } : on n’explore plus vers une colonie.
africa1880-no-not-adjacent = { $from } et { $to } n’ont pas de frontière commune.
africa1880-no-not-empty = { $at } : on ne débarque que sur une côte vide.

## Le récit
africa1880-told-placed =
    { $at } : première présence { $power-id ->
        [DE] de l’{ $power }
        [IT] de l’{ $power }
        [NL] des { $power }
       *[other] de la { $power }
    }.
africa1880-told-turn = { $year }
africa1880-told-proposed-alliance =
    Proposition { $from-id ->
        [DE] de l’{ $from }
        [IT] de l’{ $from }
        [NL] des { $from }
       *[other] de la { $from }
    } { $to-id ->
        [DE] à l’{ $to }
        [IT] à l’{ $to }
        [NL] aux { $to }
       *[other] à la { $to }
    } : une alliance.
africa1880-told-proposed-war =
    Proposition { $from-id ->
        [DE] de l’{ $from }
        [IT] de l’{ $from }
        [NL] des { $from }
       *[other] de la { $from }
    } { $to-id ->
        [DE] à l’{ $to }
        [IT] à l’{ $to }
        [NL] aux { $to }
       *[other] à la { $to }
    } : une guerre commune contre { $enemy-id ->
        [DE] l’{ $enemy }
        [IT] l’{ $enemy }
        [NL] les { $enemy }
       *[other] la { $enemy }
    }.
africa1880-told-accepted-alliance =
    Réponse { $to-id ->
        [DE] de l’{ $to }
        [IT] de l’{ $to }
        [NL] des { $to }
       *[other] de la { $to }
    } { $from-id ->
        [DE] à l’{ $from }
        [IT] à l’{ $from }
        [NL] aux { $from }
       *[other] à la { $from }
    } : oui à l’alliance.
africa1880-told-accepted-war =
    Réponse { $to-id ->
        [DE] de l’{ $to }
        [IT] de l’{ $to }
        [NL] des { $to }
       *[other] de la { $to }
    } { $from-id ->
        [DE] à l’{ $from }
        [IT] à l’{ $from }
        [NL] aux { $from }
       *[other] à la { $from }
    } : oui à la guerre contre { $enemy-id ->
        [DE] l’{ $enemy }
        [IT] l’{ $enemy }
        [NL] les { $enemy }
       *[other] la { $enemy }
    }.
africa1880-told-declined-alliance =
    Réponse { $to-id ->
        [DE] de l’{ $to }
        [IT] de l’{ $to }
        [NL] des { $to }
       *[other] de la { $to }
    } { $from-id ->
        [DE] à l’{ $from }
        [IT] à l’{ $from }
        [NL] aux { $from }
       *[other] à la { $from }
    } : non à l’alliance.
africa1880-told-declined-war =
    Réponse { $to-id ->
        [DE] de l’{ $to }
        [IT] de l’{ $to }
        [NL] des { $to }
       *[other] de la { $to }
    } { $from-id ->
        [DE] à l’{ $from }
        [IT] à l’{ $from }
        [NL] aux { $from }
       *[other] à la { $from }
    } : non à la guerre contre { $enemy-id ->
        [DE] l’{ $enemy }
        [IT] l’{ $enemy }
        [NL] les { $enemy }
       *[other] la { $enemy }
    }.
africa1880-told-orders = { $year } : les pourparlers sont clos, chacun remplit sa fiche.
africa1880-told-absent =
    Absence { $power-id ->
        [DE] de l’{ $power }
        [IT] de l’{ $power }
        [NL] des { $power }
       *[other] de la { $power }
    } : aucun ordre, et alliance avec tous les autres.
africa1880-told-void = { $at } : un ordre { $power-id ->
    [DE] de l’{ $power }
    [IT] de l’{ $power }
    [NL] des { $power }
   *[other] de la { $power }
} est nul. { $why }
africa1880-told-developed = { $pawns ->
    [one] { $at } : une case développée ({ $powers }).
   *[other] { $at } : { $pawns } cases développées ({ $powers }).
}
africa1880-told-developed-lost =
    { $at } : { $pawns ->
        [0] aucune case développée
        [one] une case développée
       *[other] { $pawns } cases développées
    } ({ $powers }). { $lost ->
        [one] Un ordre est perdu, faute de case.
       *[other] { $lost } ordres sont perdus, faute de cases.
    }
africa1880-told-explored =
    { $from } → { $to } : expédition { $power-id ->
        [DE] de l’{ $power }
        [IT] de l’{ $power }
        [NL] des { $power }
       *[other] de la { $power }
    }.
africa1880-told-landed =
    { $at } : débarquement { $power-id ->
        [DE] de l’{ $power }
        [IT] de l’{ $power }
        [NL] des { $power }
       *[other] de la { $power }
    }.
africa1880-told-no-war = Lecture des relations : aucune guerre n’est déclarée.
africa1880-told-relations = Lecture des relations. Guerres déclarées : { $wars }.
africa1880-told-wars-declared = { $first } ; { $rest }
africa1880-told-war-declared = { $by } contre { $enemies }
africa1880-told-broke-alliance =
    Parole rompue : l’alliance promise { $to-id ->
        [DE] à l’{ $to }
        [IT] à l’{ $to }
        [NL] aux { $to }
       *[other] à la { $to }
    } par { $by-id ->
        [DE] l’{ $by }
        [IT] l’{ $by }
        [NL] les { $by }
       *[other] la { $by }
    } devient une guerre.
africa1880-told-broke-war =
    Parole rompue : la guerre contre { $enemy-id ->
        [DE] l’{ $enemy }
        [IT] l’{ $enemy }
        [NL] les { $enemy }
       *[other] la { $enemy }
    }, promise { $to-id ->
        [DE] à l’{ $to }
        [IT] à l’{ $to }
        [NL] aux { $to }
       *[other] à la { $to }
    } par { $by-id ->
        [DE] l’{ $by }
        [IT] l’{ $by }
        [NL] les { $by }
       *[other] la { $by }
    }, n’est pas déclarée.
africa1880-told-removed-two =
    { $at } : la présence { $power-id ->
        [DE] de l’{ $power }
        [IT] de l’{ $power }
        [NL] des { $power }
       *[other] de la { $power }
    } est retirée. La guerre n’a été déclarée que d’un côté ({ $wars }).
africa1880-told-removed-many =
    { $at } : la présence { $power-id ->
        [DE] de l’{ $power }
        [IT] de l’{ $power }
        [NL] des { $power }
       *[other] de la { $power }
    } est retirée : { $war-count ->
        [one] une guerre
       *[other] { $war-count } guerres
    } ({ $wars }) contre { $alliance-count ->
        [0] aucune alliance
        [one] une alliance
       *[other] { $alliance-count } alliances
    }.
africa1880-told-stood = { $at } : aucune présence n’est retirée ({ $powers }).
africa1880-told-colony-alone = { $at } : une colonie, sans partage ({ $powers }). { $points } points.
africa1880-told-colony-shared = { $at } : une colonie partagée ({ $powers }). { $points } points chacun.
africa1880-outcome-won =
    Victoire { $power-id ->
        [DE] de l’{ $power }
        [IT] de l’{ $power }
        [NL] des { $power }
       *[other] de la { $power }
    } : le plus haut score.
africa1880-outcome-tie = Plusieurs pays sont à égalité en tête : personne ne gagne.

## Pourquoi un ordre est nul
africa1880-void-unreadable = Il est impossible à lire.
africa1880-void-no-presence = Ce pays n’y a pas de présence.
africa1880-void-not-adjacent = La destination n’est pas limitrophe.
africa1880-void-colony = La destination est une colonie.
africa1880-void-already-there = Ce pays y est déjà présent.
africa1880-void-no-stock = Le stock est épuisé.
africa1880-void-not-coastal = La destination n’est pas sur la côte.
africa1880-void-not-empty = La côte n’est pas vide.
africa1880-void-explorer-first = Un autre pays y est arrivé le premier par terre.
africa1880-void-two-landings = Deux débarquements sont écrits.

## Options d’une table
africa1880-option-start = Placement initial
africa1880-option-start-free = Libre
africa1880-option-start-historical = Historique
africa1880-option-press = Messages
africa1880-option-press-diplomacy = Pendant l’action diplomatique
africa1880-option-press-always = À tout moment
africa1880-option-alphabet = Explorations au-delà du stock, dans l’ordre
africa1880-option-alphabet-destination = Des destinations
africa1880-option-alphabet-origin = Des origines
africa1880-option-last_pawn = La dernière présence du stock va
africa1880-option-last_pawn-exploration = À l’exploration
africa1880-option-last_pawn-landing = Au débarquement
africa1880-option-landing_meets_explorer = Un débarquement là où un autre pays explore
africa1880-option-landing_meets_explorer-arrives = Réussit
africa1880-option-landing_meets_explorer-fails = Échoue
africa1880-option-two_landings = Deux débarquements sur une fiche
africa1880-option-two_landings-void = Sont nuls
africa1880-option-two_landings-later = Le second compte
africa1880-option-pawn_limit = Pions développement
africa1880-option-pawn_limit-none = Sans limite
africa1880-option-pawn_limit-pieces = 88 au plus

## Parties du plateau
africa1880-part-powers = Les pays et leur ordre
africa1880-part-colours = Les couleurs de l’Italie et de la Belgique
africa1880-part-pieces = Le nombre de pièces
africa1880-part-years = Les tours
africa1880-part-starts = Le départ historique
africa1880-part-territories = Les noms des territoires
africa1880-part-borders = Les frontières
africa1880-part-squares = Les cases
