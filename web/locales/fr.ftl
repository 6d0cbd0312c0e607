# Les mots du client lui-même. Les jeux apportent les leurs.

## Partout
loading = Un instant
close = Fermer
menu = Menu
tabs = Panneau
nav-home = Accueil
nav-about = À propos et crédits
settings-language = Langue
settings-to-dark = Nuit
settings-to-light = Jour
me-name = Votre nom à la table
me-save = Garder ce nom
guest-name = Invité { $number }

## Problèmes
problem-unreachable = Le serveur ne répond pas. Nous continuons d’essayer.
problem-on-its-way = Votre dernier coup est encore en route. Attendez-le, s’il vous plaît.
problem-not-your-seat = Cette place n’est pas la vôtre.
problem-unknown = Une erreur s’est produite. Rien n’a changé.
connection-lost = Connexion perdue. La partie reprend dès que le réseau revient.
connection-as-of = Sans réseau : la table telle qu’elle était le { $time }.
step-waits = Votre coup attend le réseau : { $step }
step-withdraw = Le retirer
step-played = Le réseau est revenu et votre coup a été joué : { $step }
step-overtaken = Le réseau est revenu. La partie avait avancé et votre coup n’a pas été joué : { $step }
version-new = Une nouvelle version est là.
version-load = Recharger

## Première page
home-title = Trois jeux d’histoire, une seule lampe
home-line = Jouez avec vos amis, proches ou lointains, ou contre des robots qui connaissent leur affaire.
home-plate = Planche { $number }
home-play = Jouer
home-alone = Jouer en solo
home-starting = On prépare la table
home-gather = Ouvrir une table
home-tables = Vos tables
home-join = Rejoindre une table
home-join-label = Le lien ou le code qu’on vous a envoyé
home-join-go = Rejoindre
home-join-unknown = Ce n’est ni le lien ni le code d’une table.
home-pictures = À la table
home-picture = Une table de { $game }
home-foot = Gratuit, sans compte et sans traceurs.
tables-none = Vous n’êtes encore à aucune table. Choisissez un jeu ci-dessus.
tables-more = { $count ->
    [one] Encore une
   *[other] Encore { $count }
}
status-gathering = En attente
status-running = En cours
status-over = Terminée
map-atlantic = Océan Atlantique
map-north-america = Amérique du Nord
map-africa = Afrique
lost-title = Hors de la carte
lost-line = Il n’y a rien à cette adresse.

## Les jeux
game-facts = Autour de la table
game-ways = Façons de jouer
game-ways-which = En une soirée, au fil des jours, ou contre des robots
game-known = Ce que nous savons, et comment
game-known-why = Les parties du plateau qui n’ont pu être vues sur le jeu imprimé sont signalées.
game-rules = Les règles
game-rules-open = Ouvrir le livret
known-rulebook = d’après le livret
known-component = vu sur le jeu imprimé
known-player = d’après un possesseur du jeu imprimé
known-inferred = déduit
known-reconstructed = reconstitué
bot-random = Robot novice
bot-heuristic = Robot habile

## Nouvelle table
form-title = Une nouvelle table
form-me = Moi
form-who = Qui joue { $name }
form-scenario = Scénario
form-options = Règles de cette table
form-clock = Temps par phase
form-clock-none = Illimité
form-clock-120 = 2 minutes
form-clock-600 = 10 minutes
form-clock-86400 = 1 jour
form-clock-259200 = 3 jours
form-name = Nom de la table
form-name-hint = Laissez vide, et nous en trouvons un
form-create = Ouvrir la table

## Réunion
gather-prompt = On attend encore des joueurs.
gather-open = { $count ->
    [0] Toutes les places sont prises.
    [one] Une place est libre. Envoyez le lien à la personne qui doit la prendre.
   *[other] { $count } places sont libres. Envoyez le lien aux personnes qui doivent les prendre.
}
gather-link = Le lien de cette table
gather-copy = Copier le lien
gather-copied = Copié
gather-bots = Personne d’autre ne vient ? Des robots prennent les places libres :
gather-take = Prenez une place pour jouer, ou restez en spectateur.

## Places
seat-open = Libre
seat-take = Prendre cette place
seat-you = vous
seat-your-turn = À vous
seat-awaited = on l’attend
seats-you = On vous attend
seats-waiting = { $count ->
    [one] On attend une personne
   *[other] On attend { $count } personnes
}

## La table
table-missing = Cette table ne peut pas être ouverte
watching-head = En spectateur · { $phase }
tray = Ce que vous avez en main
skip-choices = Aller aux choix
tab-offers = Choix
tab-story = Récit
tab-press = Lettres
tab-seats = Places
tab-rules = Règles
undo = Annuler
undo-what = Annuler : { $what }
undo-nothing = Rien à annuler
plea = Demande d’annulation
plea-short = Demander à annuler
plea-what = Demander l’accord des autres pour annuler : { $what }
plea-sure = Demander l’accord des autres pour annuler : { $what } ? Tout ce qui suit est annulé aussi, et le hasard décide à nouveau. Tout le monde doit être d’accord.
plea-ask = Demander
plea-leave = Laisser tel quel
plea-asks = { $who } demande à annuler : { $what }. Tout ce qui suit serait annulé aussi.
plea-waits = Vous demandez à annuler : { $what }. Pas encore de réponse : { $who }
plea-agree = D’accord
plea-decline = Continuer
plea-withdraw = Retirer la demande
plea-declined = { $who } préfère continuer.
plea-withdrawn = La demande d’annulation est retirée.
clock-left = Temps restant : { $time }
clock-days = { $days } j { $hours } h
clock-hours = { $hours } h { $minutes } min
menu-replay = Revoir la partie
menu-end = La fin de la partie
menu-link = Copier le lien
menu-game = À propos de ce jeu
sheet = Votre main et le panneau
sheet-peek = Ouvrir le panneau
sheet-half = Ouvrir le panneau en grand
sheet-full = Fermer le panneau

## Choix
offers-filter = Chercher un choix
offers-none = On ne vous demande rien pour l’instant.
offers-none-fit = Aucun choix ne correspond à ce que vous avez cliqué ou écrit.
pick-label = Ce que vous avez cliqué
pick-place = Choisissez un lieu éclairé.
pick-or-place = ou choisissez un lieu éclairé
pick-cancel = Relâcher
plain-board = Ce jeu n’a pas encore de plateau dessiné. Tout peut se jouer ici.
plain-view = La position, telle que les règles la voient

## Récit et film
story-empty = Il ne s’est encore rien passé.
story-newest = Plus récent
story-visit = Voir ce moment
recap-title = Ce qui s’est passé, en bref.
recap-offer = Ce qui s’est passé ({ $count })
recap-more = { $count ->
    [one] et un autre
   *[other] et { $count } autres
}
film-since = Depuis votre dernier passage
film-watch = Voici ce qui s’est passé.
film-label = Lecture
film-play = Lecture
film-pause = Pause
film-step = Événement suivant
film-skip = Passer
film-count = { $at } sur { $of }
replay-label = Relecture
replay-head = Relecture · { $phase }
replay-first = Au début
replay-back = Étape précédente
replay-forth = Étape suivante
replay-last = Au présent
replay-chapter-back = Un chapitre en arrière
replay-chapter-forth = Un chapitre en avant
replay-moment = Moment
replay-count = { $at } sur { $of }
replay-close = Revenir au présent

## Lettres
press-threads = Correspondances
press-everybody = Tout le monde
press-to-everybody = À tout le monde
press-between = { $names }
press-unread = non lues
press-empty = Pas encore de lettre.
press-closed = On ne parle pas dans cette phase.
press-watching = Vous regardez. Seules les personnes à table peuvent écrire.
press-speaker = Parler au nom de
press-write = Écrire une lettre
press-send = Envoyer

## Règles
rules-search = Chercher dans les règles
rules-none = Aucune clause ne contient ces mots.
rules-missing = Les règles ne peuvent pas être chargées pour l’instant.
rules-open = Règle
rules-clause = Règle { $number }
rules-choice = { $option } : { $value }
basis-implied = découle du livret
basis-implied-why = Le livret ne le dit pas expressément, mais cela découle de ce qu’il dit.
basis-ruling = notre décision
basis-ruling-why = Le livret est muet ou obscur sur ce point. Nous avons tranché.

## La fin
end-nobody = Personne ne gagne
end-winner = { $count ->
    [one] Victoire : { $names }
   *[other] Victoire partagée : { $names }
}
end-you = Vous avez gagné : { $name }
end-together-won = La partie est gagnée
end-together-lost = La partie est perdue
end-won = a gagné
end-rematch = Rejouer
end-to-rematch = Aller à la nouvelle table
end-replay = Revoir la partie
end-board = Voir le plateau
end-close = Fermer et voir le plateau
end-seed = Vérifier le hasard
end-seed-why = Avant le premier coup, le serveur a fixé tout le hasard par une graine et n’en a montré que l’empreinte. La graine est maintenant révélée, et chacun peut vérifier qu’elle correspond.
end-seed-value = Graine
end-seed-promise = Empreinte promise au début
end-log = Le journal complet

## À propos
about-title = À propos de Lantern
about-what = Lantern permet de jouer à trois jeux de société historiques dans le navigateur : avec des amis dans la même pièce ou au loin, en une soirée ou sur plusieurs semaines, ou contre des robots. C’est un seul programme, que chacun peut héberger.
about-rules = Les règles sont écrites en clauses numérotées, et tout refus cite sa clause. Là où un livret se tait, nous le disons et donnons notre décision. Là où un plateau n’a pu être vu, ce que nous avons reconstitué est signalé.
about-open = Il n’y a pas de comptes. Une place appartient à qui en détient le secret, et ce secret reste dans votre navigateur.
about-games = Les jeux
about-not = Lantern n’a aucun lien avec les éditeurs. Les textes et les dessins sont les nôtres ; rien n’est copié des jeux imprimés.
about-credits = Ce que nous devons à d’autres

map-zoom-in = Plus près
map-zoom-out = Plus loin
map-zoom-fit = Toute la carte

## Settings and keys
settings = Réglages
settings-speed = Vitesse de ce qui est rejoué
settings-speed-slow = Lente
settings-speed-usual = Habituelle
settings-speed-fast = Rapide
settings-film = Ce qui est rejoué
settings-film-all = Tout
settings-film-mine = Ce qui me concerne
settings-film-none = Rien
settings-letters = Taille des lettres
settings-letters-usual = Habituelle
settings-letters-large = Grande
settings-letters-largest = Très grande
settings-motion = Mouvement
settings-motion-system = Comme le système
settings-motion-less = Réduit
settings-confirm = Demander avant un pas qui clôt quelque chose pour de bon
settings-confirm-no = Non
settings-confirm-yes = Oui
settings-curtain = Quand plusieurs places avec des secrets se jouent sur cet appareil
settings-curtain-yes = Un rideau entre les joueurs
settings-curtain-no = Une seule personne les joue toutes
settings-patterns = Des motifs en plus des couleurs
settings-patterns-no = Non
settings-patterns-yes = Oui
settings-sound = Son
settings-sound-no = Coupé
settings-sound-yes = Discret
curtain-title = Passer l’appareil
curtain-hand = Passez l’appareil : { $name }
curtain-why = Que personne d’autre ne regarde maintenant. Ce que les autres gardent pour eux reste derrière le rideau.
curtain-open = Je joue : { $name }
curtain-others = Quelqu’un d’autre est devant l’appareil
curtain-draw = Tirer le rideau
settings-kept = Ce navigateur les garde, pour toutes les tables.
confirm-sure = Encore une fois : { $what }
keys = Touches
key-tab = Mène à la prochaine chose à choisir ; les flèches mènent sur la carte.
key-space = Joue ou arrête ce qui est rejoué.
key-arrows = Un pas en arrière ou en avant quand on regarde le passé.
key-u = Reprend le dernier pas.
key-escape = Saute ce qui est rejoué, ou lâche ce qui était cliqué.
key-question = Montre cette liste.
