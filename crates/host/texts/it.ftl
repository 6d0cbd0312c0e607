## What the host itself says, whatever the game.

host-bad-request = Il server non è riuscito a leggere la richiesta. Ricarica la pagina e riprova.
host-bad-options = Queste opzioni non sono compatibili tra loro.
host-bad-question = Il gioco non sa rispondere a questa domanda.
host-seat-count = { $seats ->
    [one] Questo tavolo ha un posto.
   *[other] Questo tavolo ha { $seats } posti.
    }
host-name-length = Un nome ha da 1 a { $most } caratteri.
host-clock-range = Il tempo per ogni fase va da { $least } secondi a { $most } giorni.
host-not-fixed = Qui ogni tavolo ha un proprio seme, che nessuno conosce prima.
host-message-length = Una lettera ha da 1 a { $most } caratteri.
host-message-to = Una lettera si rivolge ad altri posti di questo tavolo.
host-sketch-length = Uno schizzo unisce al massimo { $most } luoghi del tabellone.
host-not-your-seat = Questo posto non è tuo. Ricarica la pagina per ritrovare i tuoi posti.
host-no-such-page = A questo indirizzo non c’è nulla.
host-no-such-table = Questo tavolo non esiste. Controlla il link.
host-no-such-game = Qui non si gioca a questo gioco.
host-no-such-bot = Nessun bot con questo nome gioca a questo gioco.
host-no-such-seat = A questo tavolo quel posto non c’è.
host-no-such-language = Lantern parla inglese, francese e italiano.
host-old-rules = Questo tavolo è cominciato con regole che questo server non ha più.
host-stale = Nel frattempo la partita è andata avanti. Guarda di nuovo.
host-seat-taken = Qualcuno ha appena preso questo posto.
host-no-open-seat = Tutti i posti sono occupati. Puoi restare a guardare.
host-not-begun = La partita non è ancora cominciata: ci sono posti liberi.
host-not-over = Questo si può vedere solo a partita finita.
host-too-large = È troppo per una sola richiesta.
host-no-talk = In questa fase non si parla.
host-too-many-messages = Sono molte lettere. Aspetta un minuto.
host-too-many-tables = Stai seguendo troppi tavoli in una sola finestra.
host-too-many-sockets = Il server al momento è al completo. Riprova tra un po’.
host-too-many-sketches = Sono molti schizzi. Aspetta un momento.
host-too-fast = È più di quanto questo server accetti in una volta dallo stesso posto. Aspetta un momento.
host-wrong-name = Questo server si raggiunge con un altro nome.
host-foreign = Questa richiesta veniva da una pagina che non è nostra, perciò non è stato fatto nulla. Gioca sulla pagina di questo server.
host-busy = Il tavolo riceve troppe richieste. Riprova.
host-internal = Qualcosa è andato storto da parte nostra. Nulla è cambiato: riprova.

## What a link shows where it is shared.

host-link-line = Giochi da tavolo storici, con gli amici o contro i bot, in italiano, francese e inglese.
host-link-seat = C’è un posto libero: vieni a giocare.

## Why a table refuses, before any rule is asked.

table-unknown-action = Questo gioco non conosce questa azione.
table-no-such-seat = A questo tavolo quel posto non c’è.
table-over = La partita è finita.
table-not-your-turn = Non tocca a te.
table-nothing-to-undo = Non c’è niente da annullare.
table-cannot-undo = Questa mossa non si può più annullare.
table-undo-instead = Questa mossa puoi annullarla da te.
table-plea-stands = C’è già una richiesta di annullare. Vale fino alla prossima mossa.
table-no-plea = Nessuna richiesta di annullare aspetta la tua risposta.
table-too-many-undos = In questa fase hai annullato molte volte. Le prossime mosse restano.
table-no-chance = Ora nulla è affidato al caso.
table-not-a-chance = Il caso ora non può dare questo risultato.
table-not-awaited = Il tavolo non aspetta questo posto.
