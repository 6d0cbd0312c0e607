# Le parole del client stesso. I giochi portano le loro.

## Ovunque
loading = Un momento
close = Chiudi
menu = Menu
tabs = Pannello
nav-home = Pagina iniziale
nav-about = Informazioni e crediti
settings-language = Lingua
settings-to-dark = Notte
settings-to-light = Giorno
me-name = Il tuo nome al tavolo
me-save = Salva questo nome
guest-name = Ospite { $number }

## Problemi
problem-unreachable = Il server non risponde. Continuiamo a provare.
problem-on-its-way = La tua ultima mossa è ancora in viaggio. Aspettala, per favore.
problem-not-your-seat = Questo posto non è tuo.
problem-unknown = Qualcosa non ha funzionato. Nulla è cambiato.
connection-lost = Connessione persa. La partita riprende appena torna la rete.
connection-as-of = Senza rete: il tavolo com’era il { $time }.
step-waits = La tua mossa aspetta la rete: { $step }
step-withdraw = Ritirala
step-played = La rete è tornata e la tua mossa è stata giocata: { $step }
step-overtaken = La rete è tornata. La partita era andata avanti e la tua mossa non è stata giocata: { $step }
version-new = C’è una nuova versione.
version-load = Ricarica

## Prima pagina
home-title = Tre giochi di storia, una sola lampada
home-line = Gioca con gli amici, vicini o lontani, o contro bot che sanno il fatto loro.
home-plate = Tavola { $number }
home-play = Gioca subito
home-alone = Gioca in solitario
home-starting = Si prepara il tavolo
home-gather = Apri un tavolo
home-tables = I tuoi tavoli
home-join = Unisciti a un tavolo
home-join-label = Il link o il codice che ti hanno mandato
home-join-go = Entra
home-join-unknown = Non è né il link né il codice di un tavolo.
home-pictures = Al tavolo
home-picture = Un tavolo di { $game }
home-foot = Gratuito, senza account e senza tracciamento.
tables-none = Non siedi ancora a nessun tavolo. Scegli un gioco qui sopra.
tables-more = { $count ->
    [one] Un altro
   *[other] Altri { $count }
}
status-gathering = In attesa
status-running = In corso
status-over = Finito
map-atlantic = Oceano Atlantico
map-north-america = Nord America
map-africa = Africa
lost-title = Fuori dalla mappa
lost-line = A questo indirizzo non c’è nulla.

## I giochi
game-facts = Al tavolo
game-ways = Modi di giocare
game-ways-which = In una serata, nel corso di più giorni, o contro i bot
game-known = Che cosa sappiamo, e come
game-known-why = Le parti del tabellone che non abbiamo potuto vedere sul gioco stampato sono segnalate.
game-rules = Le regole
game-rules-open = Apri il regolamento
known-rulebook = dal regolamento
known-component = visto sul gioco stampato
known-player = da chi possiede il gioco stampato
known-inferred = dedotto
known-reconstructed = ricostruito
bot-random = Bot novizio
bot-heuristic = Bot esperto

## Un nuovo tavolo
form-title = Un nuovo tavolo
form-me = Io
form-who = Chi gioca { $name }
form-scenario = Scenario
form-options = Regole di questo tavolo
form-clock = Tempo per ogni fase
form-clock-none = Illimitato
form-clock-120 = 2 minuti
form-clock-600 = 10 minuti
form-clock-86400 = 1 giorno
form-clock-259200 = 3 giorni
form-name = Nome del tavolo
form-name-hint = Se lo lasci vuoto ne troviamo uno noi
form-create = Apri il tavolo

## Si riunisce
gather-prompt = Si aspettano altri giocatori.
gather-open = { $count ->
    [0] Tutti i posti sono occupati.
    [one] Un posto è libero. Manda il link a chi deve occuparlo.
   *[other] { $count } posti sono liberi. Manda il link a chi deve occuparli.
}
gather-link = Il link di questo tavolo
gather-copy = Copia il link
gather-copied = Copiato
gather-bots = Non viene nessun altro? I bot occupano i posti liberi:
gather-take = Prendi un posto per giocare, oppure resta a guardare.

## Posti
seat-open = Libero
seat-take = Prendi questo posto
seat-you = tu
seat-your-turn = Tocca a te
seat-awaited = si attende
seats-you = Tocca a te
seats-waiting = { $count ->
    [one] Si aspetta una persona
   *[other] Si aspettano { $count } persone
}

## Il tavolo
table-missing = Questo tavolo non si può aprire
watching-head = Stai guardando · { $phase }
tray = Ciò che hai in mano
skip-choices = Vai alle scelte
tab-offers = Scelte
tab-story = Racconto
tab-press = Lettere
tab-seats = Posti
tab-rules = Regole
undo = Annulla
undo-what = Annulla: { $what }
undo-nothing = Niente da annullare
plea = Richiesta di annullare
plea-short = Chiedi di annullare
plea-what = Chiedi agli altri di poter annullare: { $what }
plea-sure = Chiedere agli altri di poter annullare: { $what }? Si annulla anche tutto ciò che segue, e il caso decide di nuovo. Tutti devono essere d’accordo.
plea-ask = Chiedi
plea-leave = Lascia stare
plea-asks = { $who } chiede di annullare: { $what }. Si annullerebbe anche tutto ciò che segue.
plea-waits = Chiedi di annullare: { $what }. Manca la risposta di: { $who }
plea-agree = D’accordo
plea-decline = Si va avanti
plea-withdraw = Ritira la richiesta
plea-declined = { $who } preferisce andare avanti.
plea-withdrawn = La richiesta di annullare è stata ritirata.
clock-left = Tempo rimasto: { $time }
clock-days = { $days } g { $hours } h
clock-hours = { $hours } h { $minutes } min
menu-replay = Rivedi la partita
menu-end = Com’è finita
menu-link = Copia il link
menu-game = Informazioni sul gioco
sheet = La tua mano e il pannello
sheet-peek = Apri il pannello
sheet-half = Apri il pannello per intero
sheet-full = Chiudi il pannello

## Scelte
offers-filter = Cerca una scelta
offers-none = Ora non ti si chiede nulla.
offers-none-fit = Nessuna scelta corrisponde a ciò che hai toccato o scritto.
pick-label = Ciò che hai toccato
pick-place = Scegli un luogo illuminato.
pick-or-place = oppure scegli un luogo illuminato
pick-cancel = Lascia
plain-board = Questo gioco non ha ancora un tabellone disegnato. Qui si può giocare tutto.
plain-view = La posizione, come la vedono le regole

## Racconto e sequenza
story-empty = Non è ancora successo nulla.
story-newest = Più recente
story-visit = Guarda questo momento
recap-title = Che cosa è successo, in breve.
recap-offer = Che cosa è successo ({ $count })
recap-more = { $count ->
    [one] e un altro
   *[other] e altri { $count }
}
film-since = Dall’ultima volta che hai guardato
film-watch = Ecco che cosa è successo.
film-label = Riproduzione
film-play = Riproduci
film-pause = Pausa
film-step = Evento successivo
film-skip = Salta
film-count = { $at } di { $of }
replay-label = Replay
replay-head = Replay · { $phase }
replay-first = All’inizio
replay-back = Passo precedente
replay-forth = Passo successivo
replay-last = Al presente
replay-chapter-back = Un capitolo indietro
replay-chapter-forth = Un capitolo avanti
replay-moment = Momento
replay-count = { $at } di { $of }
replay-close = Torna al presente

## Lettere
press-threads = Corrispondenza
press-everybody = Tutti
press-to-everybody = A tutti
press-between = { $names }
press-unread = non lette
press-empty = Ancora nessuna lettera.
press-closed = In questa fase non si parla.
press-watching = Stai guardando. Solo chi siede al tavolo può scrivere.
press-speaker = Parla come
press-write = Scrivi una lettera
press-send = Invia

## Regole
rules-search = Cerca nelle regole
rules-none = Nessuna clausola contiene queste parole.
rules-missing = Al momento le regole non si possono caricare.
rules-open = Regola
rules-clause = Regola { $number }
rules-choice = { $option }: { $value }
basis-implied = deriva dal regolamento
basis-implied-why = Il regolamento non lo dice apertamente, ma deriva da ciò che dice.
basis-ruling = nostra decisione
basis-ruling-why = Qui il regolamento tace o non è chiaro. Abbiamo deciso noi.

## La fine
end-nobody = Nessuno vince
end-winner = { $count ->
    [one] Vittoria: { $names }
   *[other] Vittoria condivisa: { $names }
}
end-you = Hai vinto: { $name }
end-together-won = La partita è vinta
end-together-lost = La partita è persa
end-won = ha vinto
end-rematch = Gioca di nuovo
end-to-rematch = Vai al nuovo tavolo
end-replay = Rivedi la partita
end-board = Guarda il tabellone
end-close = Chiudi e guarda il tabellone
end-seed = Controlla il caso
end-seed-why = Prima della prima mossa il server ha fissato tutto il caso con un seme e ne ha mostrato solo l’impronta. Ora il seme è rivelato e chiunque può controllare che corrisponda.
end-seed-value = Seme
end-seed-promise = Impronta promessa all’inizio
end-log = Il registro completo

## Informazioni
about-title = Che cos’è Lantern
about-what = Lantern è un posto dove giocare a tre giochi da tavolo storici nel browser: con amici nella stessa stanza o lontani, in una serata o nel corso di settimane, o contro i bot. È un solo programma, e chiunque può ospitarlo.
about-rules = Le regole sono scritte in clausole numerate e ogni rifiuto cita la sua. Dove un regolamento tace lo diciamo, e diamo la nostra decisione. Dove un tabellone non si è potuto vedere, ciò che abbiamo ricostruito è segnalato.
about-open = Non ci sono account. Un posto appartiene a chi ne possiede il segreto, che resta nel tuo browser.
about-games = I giochi
about-not = Lantern non è legato agli editori. Testi e disegni sono nostri; nulla è copiato dai giochi stampati.
about-credits = Che cosa dobbiamo ad altri

map-zoom-in = Più vicino
map-zoom-out = Più lontano
map-zoom-fit = Tutta la mappa

## Settings and keys
settings = Impostazioni
settings-speed = Velocità di ciò che si rivede
settings-speed-slow = Lenta
settings-speed-usual = Normale
settings-speed-fast = Rapida
settings-film = Che cosa si rivede
settings-film-all = Tutto
settings-film-mine = Ciò che mi riguarda
settings-film-none = Niente
settings-letters = Grandezza delle lettere
settings-letters-usual = Normale
settings-letters-large = Grande
settings-letters-largest = Molto grande
settings-motion = Movimento
settings-motion-system = Come dice il sistema
settings-motion-less = Ridotto
settings-confirm = Chiedere prima di un passo che chiude qualcosa per sempre
settings-confirm-no = No
settings-confirm-yes = Sì
settings-curtain = Quando più posti con segreti si giocano su questo dispositivo
settings-curtain-yes = Un sipario tra i giocatori
settings-curtain-no = Li gioca tutti una persona sola
settings-patterns = Motivi oltre ai colori
settings-patterns-no = No
settings-patterns-yes = Sì
settings-sound = Suono
settings-sound-no = Spento
settings-sound-yes = Discreto
curtain-title = Passare il dispositivo
curtain-hand = Passa il dispositivo: { $name }
curtain-why = Ora nessun altro dovrebbe guardare. Ciò che gli altri tengono per sé resta dietro il sipario.
curtain-open = Gioco: { $name }
curtain-others = C’è qualcun altro al dispositivo
curtain-draw = Tira il sipario
settings-kept = Le tiene questo browser, per tutti i tavoli.
confirm-sure = Ancora una volta: { $what }
keys = Tasti
key-tab = Porta alla prossima cosa da scegliere; le frecce portano sulla mappa.
key-space = Avvia o ferma ciò che si rivede.
key-arrows = Un passo indietro o avanti quando si guarda il passato.
key-u = Riprende l’ultimo passo.
key-escape = Salta ciò che si rivede, o lascia ciò che era scelto.
key-question = Mostra questo elenco.
