## What the host itself says, whatever the game.

host-bad-request = Le serveur n’a pas pu lire cette requête. Rechargez la page et réessayez.
host-bad-options = Ces options sont incompatibles entre elles.
host-bad-question = Le jeu ne sait pas répondre à cette question.
host-seat-count = { $seats ->
    [one] Cette table a une place.
   *[other] Cette table a { $seats } places.
    }
host-name-length = Un nom compte de 1 à { $most } caractères.
host-clock-range = Le temps par phase va de { $least } secondes à { $most } jours.
host-not-fixed = Ici, chaque table a sa propre graine, que personne ne connaît d’avance.
host-message-length = Une lettre compte de 1 à { $most } caractères.
host-message-to = Une lettre s’adresse à d’autres places de cette table.
host-sketch-length = Une esquisse relie au plus { $most } lieux du plateau.
host-not-your-seat = Cette place n’est pas la vôtre. Rechargez la page pour retrouver vos places.
host-no-such-page = Il n’y a rien à cette adresse.
host-no-such-table = Cette table n’existe pas. Vérifiez le lien.
host-no-such-game = On ne joue pas à ce jeu ici.
host-no-such-bot = Aucun robot de ce nom ne joue à ce jeu.
host-no-such-seat = Cette place n’existe pas à cette table.
host-no-such-language = Lantern parle anglais, français et italien.
host-old-rules = Cette table a commencé avec des règles que ce serveur n’a plus.
host-stale = La partie a avancé entre-temps. Regardez à nouveau.
host-seat-taken = Quelqu’un vient de prendre cette place.
host-no-open-seat = Toutes les places sont prises. Vous pouvez regarder la partie.
host-not-begun = La partie n’a pas encore commencé : il reste des places libres.
host-not-over = Cela ne se voit qu’une fois la partie terminée.
host-too-large = C’est trop pour une seule requête.
host-no-talk = On ne parle pas pendant cette phase.
host-too-many-messages = Cela fait beaucoup de lettres. Attendez une minute.
host-too-many-tables = Vous suivez trop de tables dans une même fenêtre.
host-too-many-sockets = Le serveur est complet pour le moment. Réessayez un peu plus tard.
host-too-many-sketches = Cela fait beaucoup d’esquisses. Attendez un instant.
host-too-fast = C’est plus que ce serveur n’accepte à la fois d’un même endroit. Attendez un instant.
host-wrong-name = Ce serveur se trouve sous un autre nom.
host-foreign = Cette requête venait d’une page qui n’est pas la nôtre, rien n’a donc été fait. Jouez sur la page de ce serveur.
host-busy = La table est très sollicitée. Réessayez.
host-internal = Une erreur s’est produite de notre côté. Rien n’a changé ; réessayez.

## What a link shows where it is shared.

host-link-line = Des jeux de société historiques, entre amis ou contre des robots, en français, en anglais et en italien.
host-link-seat = Une place est libre : venez jouer.

## Why a table refuses, before any rule is asked.

table-unknown-action = Ce jeu ne connaît pas cette action.
table-no-such-seat = Cette place n’existe pas à cette table.
table-over = La partie est terminée.
table-not-your-turn = Ce n’est pas à vous de jouer.
table-nothing-to-undo = Il n’y a rien à annuler.
table-cannot-undo = Ce coup ne peut plus être annulé.
table-undo-instead = Vous pouvez annuler ce coup vous-même.
table-plea-stands = Quelqu’un demande déjà à annuler un coup. La demande vaut jusqu’au prochain coup.
table-no-plea = Aucune demande d’annulation n’attend votre réponse.
table-too-many-undos = Vous avez annulé très souvent pendant cette phase. Vos prochains coups seront définitifs.
table-no-chance = Rien n’est laissé au hasard en ce moment.
table-not-a-chance = Le hasard ne peut pas donner ce résultat maintenant.
table-not-awaited = La table n’attend pas cette place.
