# Che cosa dice Fuochi: inviti, scelte, rifiuti e racconto.

# La tavola della pagina iniziale, e chi ha fatto il gioco.
beacons-about-name = Fuochi
beacons-about-line = Cinque fuochi, un vento, e nessuno sa che cosa accendono gli altri.
beacons-about-facts = Da 2 a 4 giocatori, circa cinque minuti
beacons-about-what = A ogni giro i guardiani accendono fuochi in segreto. Il vento ne spegne alcuni, e ciò che arde ancora vale un punto. Poi ci si spartisce i premi, uno dopo l’altro.
beacons-about-note = Questo gioco è un esempio: mostra come se ne aggiunge uno.
beacons-about-by = Lantern
beacons-about-publisher = Lantern

## Fasi
beacons-lighting = I fuochi
beacons-wind = Il vento
beacons-harvest = I premi
beacons-over = Finito

## Inviti
beacons-prompt-light = Accendete fino a tre fuochi, poi sigillate.
beacons-prompt-light-watch = I guardiani accendono i loro fuochi.
beacons-prompt-sealed = Avete sigillato. Il vento soffia quando l’ultimo guardiano ha sigillato.
beacons-prompt-take = Prendete fino a tre premi, poi fermatevi.
beacons-prompt-take-watch = { $keeper } prende premi.
beacons-prompt-over = La partita è finita.

## Scelte
beacons-do-light = Accendere { $at }
beacons-do-seal = Sigillare
beacons-do-wave = Fare un cenno agli altri
beacons-do-wind = Un vento di { $strength }
beacons-do-take = Prendere { $at }
beacons-do-stop = Lasciare il resto

## Perché no
beacons-no-not-now = Questo spetta a un’altra fase, o a un altro guardiano.
beacons-no-sealed = Avete sigillato. Annullate per accendere altro.
beacons-no-lit = { $at } è già acceso.
beacons-no-enough-lit = Tre fuochi al più.
beacons-no-waved = Avete già fatto un cenno in questo giro.
beacons-no-nobody-waved = Avete sigillato, e nessun altro ha fatto un cenno.
beacons-no-taken = { $at }: è già preso.
beacons-no-enough-taken = Tre premi al più.

## Il racconto
beacons-told-lit = { $keeper } accende { $at }.
beacons-told-sealed = { $keeper } ha sigillato.
beacons-told-waved = { $keeper } fa un cenno.
beacons-told-wind = Il vento soffia con una forza di { $strength }.
beacons-told-took = { $keeper } prende { $at }.
beacons-told-stopped = { $keeper } lascia il resto.
beacons-outcome-won = { $keeper } ha più punti e vince.
beacons-outcome-shared = { $keepers } hanno gli stessi punti e condividono la vittoria.

## Opzioni di un tavolo
beacons-option-press = Messaggi
beacons-option-press-harvest = Mentre si prendono i premi
beacons-option-press-never = Mai

## Parti della plancia
beacons-part-coast = La costa
