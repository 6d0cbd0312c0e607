# Ce que dit Feux : invites, choix, refus et récit.

# La planche de la page d’accueil, et qui a fait le jeu.
beacons-about-name = Feux
beacons-about-line = Cinq feux, un vent, et personne ne sait ce que les autres allument.
beacons-about-facts = 2 à 4 joueurs, cinq minutes environ
beacons-about-what = À chaque manche, les gardiens allument des feux en secret. Le vent en éteint quelques-uns, et ce qui brûle encore vaut un point. Puis on se partage les prix, à tour de rôle.
beacons-about-note = Ce jeu est un exemple. Il montre comment on en ajoute un.
beacons-about-by = Lantern
beacons-about-publisher = Lantern

## Phases
beacons-lighting = Les feux
beacons-wind = Le vent
beacons-harvest = Les prix
beacons-over = Fini

## Invites
beacons-prompt-light = Allumez jusqu’à trois feux, puis scellez.
beacons-prompt-light-watch = Les gardiens allument leurs feux.
beacons-prompt-sealed = Vous avez scellé. Le vent souffle quand le dernier gardien aura scellé.
beacons-prompt-take = Prenez jusqu’à trois prix, puis arrêtez-vous.
beacons-prompt-take-watch = { $keeper } prend des prix.
beacons-prompt-over = La partie est finie.

## Choix
beacons-do-light = Allumer { $at }
beacons-do-seal = Sceller
beacons-do-wave = Faire signe aux autres
beacons-do-wind = Un vent de { $strength }
beacons-do-take = Prendre { $at }
beacons-do-stop = Laisser le reste

## Pourquoi pas
beacons-no-not-now = C’est l’affaire d’une autre phase, ou d’un autre gardien.
beacons-no-sealed = Vous avez scellé. Reprenez ce coup pour allumer autre chose.
beacons-no-lit = { $at } est déjà allumé.
beacons-no-enough-lit = Trois feux au plus.
beacons-no-waved = Vous avez déjà fait signe dans cette manche.
beacons-no-nobody-waved = Vous avez scellé, et personne d’autre n’a fait signe.
beacons-no-taken = { $at } est déjà pris.
beacons-no-enough-taken = Trois prix au plus.

## Le récit
beacons-told-lit = { $keeper } allume { $at }.
beacons-told-sealed = { $keeper } a scellé.
beacons-told-waved = { $keeper } fait signe.
beacons-told-wind = Le vent souffle avec une force de { $strength }.
beacons-told-took = { $keeper } prend { $at }.
beacons-told-stopped = { $keeper } laisse le reste.
beacons-outcome-won = { $keeper } a le plus de points et gagne.
beacons-outcome-shared = { $keepers } ont autant de points et partagent la victoire.

## Options d’une table
beacons-option-press = Messages
beacons-option-press-harvest = Pendant qu’on prend les prix
beacons-option-press-never = Jamais

## Parties du plateau
beacons-part-coast = La côte
