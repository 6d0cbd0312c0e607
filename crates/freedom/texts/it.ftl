# Ciò che dice Freedom: The Underground Railroad: richieste, offerte, rifiuti, racconto e carte.
# Le persone sono persone in ogni frase. Il nome del giocatore viene per primo.

# The plate on the home page, and who made the game.
freedom-about-name = Freedom
freedom-about-line = La ferrovia sotterranea: insieme, di notte, verso la Stella Polare.
freedom-about-facts = da 1 a 4 giocatori insieme, circa un’ora e mezza
freedom-about-what = Siete abolizionisti. Molte persone fuggono dalla schiavitù e vanno verso nord, di città in città, mentre i cacciatori di schiavi si muovono. Raccogliete denaro, aprite strade e portate in Canada quante più persone potete prima che sia troppo tardi.
freedom-about-note = Le persone su questa mappa avevano un nome. Alcuni li conosciamo, e il gioco li ricorda.
freedom-about-by = Brian Mayer
freedom-about-publisher = Academy Games, 2012

## Phases
freedom-phase-setup = Preparazione
freedom-phase-catchers = Cacciatori di schiavi
freedom-phase-planning = Pianificazione
freedom-phase-action = Azioni
freedom-phase-market = Mercato di schiavi
freedom-phase-lantern = Lanterna
freedom-phase-over = La fine
freedom-period-1 = 1800–1839
freedom-period-2 = 1840–1859
freedom-period-3 = 1860–1865

## Names
freedom-catcher-red = Cacciatore rosso
freedom-catcher-blue = Cacciatore blu
freedom-catcher-orange = Cacciatore arancione
freedom-catcher-purple = Cacciatore viola
freedom-catcher-brown = Cacciatore marrone
freedom-stack-support-1-name = Supporto 1800–1839
freedom-stack-support-2-name = Supporto 1840–1859
freedom-stack-support-3-name = Supporto 1860–1865
freedom-stack-conductor-1-name = Guida 1800–1839
freedom-stack-conductor-2-name = Guida 1840–1859
freedom-stack-conductor-2-double-name = Guida doppia 1840–1859
freedom-stack-conductor-3-name = Guida 1860–1865
freedom-stack-conductor-3-double-name = Guida doppia 1860–1865
freedom-stack-fundraising-1-name = Raccolta Fondi 1800–1839
freedom-stack-fundraising-2-name = Raccolta Fondi 1840–1859
freedom-stack-fundraising-3-name = Raccolta Fondi 1860–1865
freedom-empty-slot = un riquadro vuoto

## Roles
freedom-role-agent-name = Agente
freedom-role-agent-benefit =
    { $money } $; muovere fino a { $people ->
        [one] una persona
       *[other] { $people } persone
    } di { $spaces ->
        [one] uno spazio
       *[other] { $spaces } spazi
    } ciascuna
freedom-role-agent-special =
    Fase Pianificazione: togliere { $people ->
        [one] una persona
       *[other] { $people } persone
    } da ogni carta Mercato.
freedom-role-conductor-name = Guida
freedom-role-conductor-benefit =
    { $money } $; muovere fino a { $people ->
        [one] una persona
       *[other] { $people } persone
    } di { $spaces ->
        [one] uno spazio
       *[other] { $spaces } spazi
    } ciascuna
freedom-role-conductor-special = { $points } passi, per una persona o divisi tra più persone.
freedom-role-preacher-name = Predicatore
freedom-role-preacher-benefit = { $money } $; le carte della coda costano { $off } $ in meno
freedom-role-preacher-special = Prima di agire: scartare una carta della coda, senza risolverla.
freedom-role-shepherd-name = Pastore
freedom-role-shepherd-benefit = { $money } $; i gettoni Guida costano { $off } $ in meno
freedom-role-shepherd-special =
    Portare fino a { $people ->
        [one] una persona
       *[other] { $people } persone
    } da piantagioni a New York.
freedom-role-station-master-name = Capostazione
freedom-role-station-master-benefit = { $money } $; una volta per turno, trattenere un cacciatore che reagirebbe
freedom-role-station-master-special = Nel turno di un altro giocatore: i cacciatori non reagiscono ai gettoni Guida.
freedom-role-stockholder-name = Azionista
freedom-role-stockholder-benefit = { $money } $; dopo un gettone Raccolta Fondi, acquistare un gettone
freedom-role-stockholder-special =
    Giocare fino a { $tokens ->
        [one] un gettone
       *[other] { $tokens } gettoni
    } in questo turno.

## Options
freedom-option-roles = Ruoli
freedom-option-roles-dealt = Distribuiti a caso
freedom-option-roles-chosen = Scelti al tavolo
freedom-option-roles-named = Come indicati qui
freedom-option-side = Carta Vittoria
freedom-option-side-white = Bianco: normale
freedom-option-side-red = Rosso: più impegnativo
freedom-option-triples = Tre frecce al dado
freedom-option-triples-move = Il cacciatore avanza di tre spazi
freedom-option-triples-nothing = Nessuno muove (più facile)
freedom-option-money = Denaro iniziale
freedom-option-money-usual = 8 $ ciascuno
freedom-option-money-more = 10 $ ciascuno (più facile)
freedom-option-plantations = Piantagioni all’inizio
freedom-option-plantations-light = Spazi chiari occupati
freedom-option-plantations-centre_empty = Come sopra, centro vuoto (più facile)
freedom-option-plantations-full = Tutti gli spazi occupati (più difficile)
freedom-option-support = Supporto nel 1840–1859
freedom-option-support-usual = Il numero consueto
freedom-option-support-extra = Un gettone in più (più difficile)
freedom-option-round_trip = Movimenti che finiscono dove sono cominciati
freedom-option-round_trip-forbidden = Non ammessi
freedom-option-round_trip-allowed = Ammessi
freedom-option-civil_war = La carta Civil War protegge
freedom-option-civil_war-any = L’azione di qualunque giocatore
freedom-option-civil_war-own = Solo l’azione del proprietario
freedom-option-score_market = Carte Mercato nel punteggio
freedom-option-score_market-all = Tutte quelle non consegnate
freedom-option-score_market-open = Quelle scoperte
freedom-option-reactions = Reazioni quando agisce un altro giocatore
freedom-option-reactions-acting = Decide chi agisce
freedom-option-reactions-ask = Si chiede al proprietario
freedom-option-reactions-never = Non si chiede a nessuno
freedom-part-spaces = Gli spazi della mappa
freedom-part-routes = Le strade
freedom-part-aid = L’aiuto locale
freedom-part-tints = Le città blu
freedom-part-paths = I percorsi dei cacciatori
freedom-part-plantations = Le piantagioni
freedom-part-dice = Le facce dei dadi
freedom-part-market = Le carte del mercato
freedom-part-victory = Le carte Vittoria
freedom-part-tokens = I gettoni
freedom-part-roles = I ruoli
freedom-part-cards = Le carte
freedom-part-marks = Le carte per tre e quattro giocatori
freedom-part-queue = I prezzi della coda

## Prompts
freedom-prompt-over = La partita è finita.
freedom-prompt-chance = Decidono i dadi e le carte.
freedom-prompt-wait = { $player }: il tavolo aspetta questo giocatore.
freedom-prompt-role = Scegli il tuo ruolo.
freedom-prompt-plan =
    { $left ->
        [0] Hai preso tutti i gettoni che puoi. Di’ quando hai finito.
        [one] Puoi ancora prendere un gettone.
       *[other] Puoi prendere { $left } gettoni.
    }
freedom-prompt-planned = Hai finito. Gli altri stanno ancora pianificando.
freedom-prompt-plan-watch = I giocatori pianificano.
freedom-prompt-turn = { $player }: tocca a te. Agisci nell’ordine che vuoi, o passa.
freedom-prompt-choose = Scegli una delle due possibilità.
freedom-prompt-protect = { $player }: viene giocato un gettone Guida. Trattenere i cacciatori per questo turno?
freedom-prompt-shield = { $player }: delle persone stanno per muoversi. Trattenere i cacciatori con Civil War?
freedom-prompt-hold = Dei cacciatori stanno per reagire. Trattenerne uno?
freedom-prompt-coffin =
    { $catcher }: sta per catturare { $people ->
        [one] una persona
       *[other] { $people } persone
    }, { $at }. Fermarlo con Levi Coffin?
freedom-prompt-tie = { $catcher }: due persone sono ugualmente vicine. Da che parte va?
freedom-prompt-leave-off = Una nuova carta Mercato. Pagare perché vi siano poste meno persone?
freedom-ask-move =
    { $people ->
        [one] Muovi una persona { $spaces ->
            [one] di uno spazio
           *[other] al massimo di { $spaces } spazi
        }
       *[other] Muovi fino a { $people } persone { $spaces ->
            [one] di uno spazio ciascuna
           *[other] al massimo di { $spaces } spazi ciascuna
        }
    }
freedom-ask-points =
    { $points ->
        [one] Resta un passo
       *[other] Restano { $points } passi
    } da dividere tra le persone
freedom-ask-send =
    Scegli chi portare in salvo: { $people ->
        [one] una persona
       *[other] fino a { $people } persone
    }
freedom-ask-buy =
    Acquistare { $tokens ->
        [one] un gettone
       *[other] fino a { $tokens } gettoni
    } al prezzo normale
freedom-ask-buy-off =
    Acquistare { $tokens ->
        [one] un gettone
       *[other] fino a { $tokens } gettoni
    }, { $off } $ in meno
freedom-ask-buy-free =
    Prendere { $tokens ->
        [one] un gettone
       *[other] { $tokens } gettoni
    } gratis
freedom-ask-return =
    { $people ->
        [one] Una persona deve
       *[other] { $people } persone devono
    } tornare nelle piantagioni
freedom-ask-seize =
    { $people ->
        [one] Una persona vicina a un cacciatore sarà portata
       *[other] { $people } persone vicine ai cacciatori saranno portate
    } al mercato
freedom-ask-unbuy =
    { $tokens ->
        [one] Un gettone Supporto deve
       *[other] { $tokens } gettoni Supporto devono
    } tornare sul tabellone
freedom-ask-place =
    { $people ->
        [one] Una persona è portata
       *[other] { $people } persone sono portate
    } nelle piantagioni: scegli dove
freedom-ask-swap = Scegli due carte della coda da scambiare
freedom-ask-top = Scegli una carta della coda da porre in cima al mazzo
freedom-ask-pick = Scegli una carta della coda da scartare
freedom-ask-gift = Scegli a chi dare denaro, e quanto

## Offers
freedom-do-done = Pianificazione finita
freedom-do-end = Terminare il turno
freedom-do-enough = Basta così
freedom-do-pass = Passare e prendere { $money } $
freedom-do-benefit = Beneficio: { $what }
freedom-do-special = Abilità speciale: { $what }
freedom-do-reserve = Usare la carta Riserva: { $card }
freedom-do-lead-first = Lasciare scegliere prima il primo giocatore: { $player }
freedom-do-shield = Usare Civil War: i cacciatori stanno fermi
freedom-do-protect = Abilità speciale del Capostazione: i cacciatori stanno fermi per i gettoni Guida di questo turno ({ $player })
freedom-do-coffin = Usare Levi Coffin: fermare questo cacciatore
freedom-do-let-be = Lasciare che accada
freedom-do-prefer-acting = Le mie reazioni: decida chi agisce
freedom-do-prefer-ask = Le mie reazioni: chiedete a me
freedom-do-prefer-never = Le mie reazioni: non si chieda a nessuno
freedom-do-hold = Trattenere: { $catcher }
freedom-do-west = { $catcher }: a ovest
freedom-do-east = { $catcher }: a est
freedom-do-give-back = Gettone Supporto da restituire: { $player }
freedom-do-leave-off =
    Non porre: { $people ->
        [one] una persona
       *[other] { $people } persone
    }
freedom-do-role = Prendere il ruolo: { $role }
freedom-do-take = Prendere: { $token }
freedom-do-play = Giocare: { $token }
freedom-do-play-grey = Giocare il gettone grigio: { $token }
freedom-do-buy = Acquistare: { $card }
freedom-do-top = In cima al mazzo: { $card }
freedom-do-discard = Scartare: { $card }
freedom-do-swap = Scambiare: { $left } e { $right }
freedom-do-place =
    { $at }: { $people ->
        [one] una persona
       *[other] { $people } persone
    }
freedom-do-give = { $player }: dare { $money } $
freedom-do-move = { $from } → { $to }
freedom-do-free = { $from } → Canada: libera
freedom-do-send = { $from } → { $to }, senza effetto
freedom-do-return = { $from } → { $to }: riportata indietro
freedom-do-seize = { $from } → { $to }: catturata
freedom-do-lead = { $player } è primo giocatore
freedom-do-catcher = Dado Cacciatore: { $catcher }
freedom-do-catcher-none = Dado Cacciatore: la figura che cammina
freedom-do-arrows-west = Dado Movimento: { $arrows } verso ovest
freedom-do-arrows-east = Dado Movimento: { $arrows } verso est
freedom-do-draw = Pescata: { $card }
freedom-do-reveal =
    Carta Mercato: { $people ->
        [one] una persona
       *[other] { $people } persone
    }

## Refusals
freedom-no-not-now = Questo non si può fare in questa fase.
freedom-no-not-in-play = Questo giocatore non è al tavolo.
freedom-no-not-yours = { $player }: questa scelta spetta a lui.
freedom-no-not-your-turn = { $player }: è il suo turno.
freedom-no-finish-first = Concludi prima l’azione cominciata.
freedom-no-role-taken = { $role }: questo ruolo non è libero.
freedom-no-no-such-token = Questo gettone non esiste.
freedom-no-period-closed = Il periodo { $period } non è ancora aperto.
freedom-no-just-taken = { $token }: appena preso da un altro giocatore. Non hai perso nulla.
freedom-no-grey-held = { $token }: il gettone grigio è di { $player }.
freedom-no-stack-empty = { $token }: non ne restano.
freedom-no-too-dear = Costa { $price } $, e ci sono { $money } $.
freedom-no-tokens-elsewhere = I gettoni si prendono nella pianificazione, o con una carta o un ruolo che lo permetta.
freedom-no-enough-taken = Hai preso tanti gettoni quanti la pianificazione ne permette: { $limit }.
freedom-no-gagged = Gag Rules permette un solo acquisto (Supporto o Guida) durante la pianificazione.
freedom-no-planned-already = Hai finito di pianificare. Puoi ripensarci finché l’ultimo non ha finito.
freedom-no-alone = Chi gioca da solo non ha nessuno con cui farlo.
freedom-no-lead-first-already = Il primo giocatore sceglie già per primo.
freedom-no-others-first = { $player } sceglie prima di te.
freedom-no-not-in-planning = Questo non si fa nella pianificazione.
freedom-no-no-token = Non hai questo gettone.
freedom-no-enough-played = Hai giocato tanti gettoni quanti un turno ne permette: { $limit }.
freedom-no-no-purchase = Questo acquisto è possibile una volta, dopo aver giocato un gettone Raccolta Fondi.
freedom-no-acted-already = Chi ha agito non può più passare.
freedom-no-benefit-taken = Il beneficio è già stato preso in questo turno.
freedom-no-special-elsewhere = La tua abilità speciale appartiene a un altro momento.
freedom-no-special-spent = L’abilità speciale è già stata usata.
freedom-no-special-idle = Ora non farebbe nulla.
freedom-no-special-too-late = Questa abilità speciale viene prima di qualsiasi altra azione del turno.
freedom-no-no-protection = Nessuna abilità speciale protegge questo turno.
freedom-no-not-woken = Quel cacciatore non reagisce.
freedom-no-no-reaction = Non hai nulla che serva quando agiscono gli altri.
freedom-no-preferred-already = Lo hai già detto in questa fase.
freedom-no-one-card = Si può acquistare una sola carta per turno.
freedom-no-empty-slot = Non c’è alcuna carta.
freedom-no-not-for-sale = { $card }: questa carta non può essere acquistata.
freedom-no-no-reserve = Non hai una carta Riserva.
freedom-no-reserve-elsewhere = Questa carta agisce quando viene il suo momento; ti verrà chiesto.
freedom-no-compulsory = Questo non si può tralasciare.
freedom-no-not-a-part = Scegli prima una delle due possibilità.
freedom-no-cannot-shield = Civil War non può proteggere questo adesso.
freedom-no-cannot-leave-off = Non se ne possono escludere così tante.
freedom-no-not-another-player = Il denaro si dà a un altro giocatore.
freedom-no-not-tied = Scegli la direzione del cacciatore che sta tra due persone.
freedom-no-nobody-there = { $at }: non c’è nessuno.
freedom-no-moved-already = { $at }: questa azione le ha già mosse.
freedom-no-city-barred = { $at }: i gettoni Guida non possono toccare questa città adesso.
freedom-no-through-barred = { $from } → { $to }: la via passa per una città interdetta.
freedom-no-into-plantation = { $at }: nessuno entra in una piantagione.
freedom-no-round-trip = { $at }: un movimento non finisce dove è cominciato.
freedom-no-no-way =
    { $from } → { $to }: nessuna via di { $steps ->
        [one] un passo
       *[other] al massimo { $steps } passi
    } vi conduce.
freedom-no-through-catcher = { $from } → { $to }: un cacciatore sbarra la via.
freedom-no-catcher-there = { $at }: c’è un cacciatore.
freedom-no-full = { $at }: non c’è posto.
freedom-no-not-from-there = { $at }: con questo non si può portare via nessuno da lì.
freedom-no-not-to-there = { $at }: con questo non si può portarvi nessuno.
freedom-no-one-city = { $at }: la città è la stessa per tutti.
freedom-no-not-taken = { $at }: da lì non si prende nessuno.
freedom-no-not-brought = { $at }: lì non si porta nessuno.
freedom-no-no-support = { $player } non ha gettoni Supporto.
freedom-no-no-plantation = Questa piantagione non esiste.
freedom-no-not-so-many =
    { $people ->
        [one] C’è una persona
       *[other] Ci sono { $people } persone
    } da collocare.

## Story
freedom-told-role = { $role } prende posto al tavolo.
freedom-told-leads = { $player } tiene la lanterna.
freedom-told-round = Round { $round }. Primo giocatore: { $player }.
freedom-told-planning = I giocatori pianificano.
freedom-told-lead-first = { $player } chiede che il primo giocatore scelga per primo.
freedom-told-preferred-acting = { $player }: delle mie reazioni decide chi agisce.
freedom-told-preferred-ask = { $player }: per le mie reazioni chiedete a me.
freedom-told-preferred-never = { $player }: per le mie reazioni non si chieda a nessuno.
freedom-told-period = Si apre il periodo { $period }.
freedom-outcome-won = Abbastanza persone sono libere, e la causa ha tutto il suo supporto. Punteggio: { $score }.
freedom-outcome-lost = Troppe persone sono perdute. La lotta non è finita, ma questa partita sì. Punteggio: { $score }.
freedom-outcome-time = L’ultimo round è finito. Altri continueranno il lavoro. Punteggio: { $score }.
freedom-told-rolled-none = I dadi mostrano la figura che cammina: nessun cacciatore muove.
freedom-told-rolled-west = { $catcher }: { $arrows } verso ovest.
freedom-told-rolled-east = { $catcher }: { $arrows } verso est.
freedom-told-rolled-nothing = { $catcher }: { $arrows } frecce, che nella partita più facile non muovono nessuno.
freedom-told-catcher = { $catcher }: { $from } → { $to }.
freedom-told-path-end = { $catcher }: resta, { $at }, alla fine del suo percorso.
freedom-told-held = { $catcher }: trattenuto dal Capostazione, { $at }.
freedom-told-stopped = { $catcher }: fermato da Levi Coffin, { $at }.
freedom-told-captured =
    { $at }: { $people ->
        [one] una persona è catturata e portata
       *[other] { $people } persone sono catturate e portate
    } al mercato. { $catcher }.
freedom-told-shielded = { $player }: Civil War trattiene i cacciatori durante questa azione. Carta di { $owner }.
freedom-told-protected = { $player }: i cacciatori stanno fermi per i gettoni Guida in questo turno. Abilità speciale di { $owner }.
freedom-told-took = { $player }: { $token }, { $money } $.
freedom-told-took-grey = { $player }: { $token }, quello grigio, { $money } $.
freedom-told-turn = Tocca a { $player }.
freedom-told-passed = { $player } passa e prende { $money } $.
freedom-told-income-benefit = { $player }: { $money } $ dal ruolo.
freedom-told-income-reserve = { $player }: { $money } $ dagli amici di Charles Sumner.
freedom-told-income-card = { $player }: { $money } $ dalla carta.
freedom-told-income-people = { $player }: { $money } $ per le persone nelle città grandi del Nord.
freedom-told-played = { $player } gioca: { $token }.
freedom-told-played-grey = { $player } gioca il gettone grigio, che torna sulla sua pila: { $token }.
freedom-told-raised =
    { $player }: { $money } $ raccolti, { $people ->
        [one] una persona contata
       *[other] { $people } persone contate
    }.
freedom-told-moved = { $from } → { $to }.
freedom-told-sent = { $from } → { $to }, senza essere vista.
freedom-told-aid = { $player }: { $money } $ di aiuto locale ({ $at }).
freedom-told-freed =
    { $from } → Canada. { $freed ->
        [one] Una persona è libera.
       *[other] { $freed } persone sono libere.
    }
freedom-told-special-agent = { $player } toglie persone dalle carte Mercato, una volta nella partita.
freedom-told-special-conductor = { $player } guida persone per molti passi, una volta nella partita.
freedom-told-special-preacher = { $player } scarta una carta della coda, una volta nella partita.
freedom-told-special-shepherd = { $player } porta persone dalle piantagioni a New York, una volta nella partita.
freedom-told-special-stockholder = { $player } può giocare più gettoni in questo turno, una volta nella partita.
freedom-told-relieved =
    { $people ->
        [one] Una persona è tolta
       *[other] { $people } persone sono tolte
    } dalle carte Mercato.
freedom-told-given = { $from } dà { $money } $ a { $to }.
freedom-told-queued = { $card } entra nella coda.
freedom-told-aside = { $card } è messa da parte.
freedom-told-bought = { $player } acquista { $card } per { $money } $.
freedom-told-drawn = { $card } è pescata e risolta.
freedom-told-struck = { $card } ha effetto.
freedom-told-discarded = { $card } è scartata.
freedom-told-swapped = Le carte nei riquadri { $left } e { $right } cambiano posto.
freedom-told-on-top = { $card } è posta in cima al mazzo.
freedom-told-kept = { $player } tiene { $card }.
freedom-told-kept-instead = { $player } tiene { $card } al posto di { $old }.
freedom-told-used = { $player } usa { $card }.
freedom-told-returned = { $from } → { $to }: riportata in una piantagione.
freedom-told-seized = { $from } → { $to }: catturata per legge.
freedom-told-tokens-gone =
    { $tokens ->
        [one] Un gettone lascia
       *[other] { $tokens } gettoni lasciano
    } il gioco.
freedom-told-support-back = { $player }: un gettone Supporto torna sul tabellone.
freedom-told-market = Il mercato di schiavi.
freedom-told-placed =
    { $at }: { $people ->
        [one] vi è portata una persona
       *[other] vi sono portate { $people } persone
    }.
freedom-told-lost =
    Nessuna piantagione ha posto: { $people ->
        [one] una persona è perduta
       *[other] { $people } persone sono perdute
    }, { $lost } in tutto.
freedom-told-lot-filled =
    { $people ->
        [one] Un’altra persona
       *[other] Altre { $people } persone
    } su una carta Mercato.
freedom-told-left-off =
    { $player } paga { $money } $: { $people ->
        [one] una persona non è posta
       *[other] { $people } persone non sono poste
    } sulla carta Mercato.
freedom-told-lantern = La lanterna passa a { $player }.

## Cards
freedom-card-david-walker-name = David Walker
freedom-card-david-walker-text =
    { $tokens ->
        [one] Acquista un gettone per { $off } $ in meno
       *[other] Acquista fino a { $tokens } gettoni, ciascuno per { $off } $ in meno
    }.
freedom-card-david-walker-history = Nato libero in Carolina del Nord, David Walker pubblicò a Boston nel 1829 il suo Appello ai cittadini di colore del mondo. I marinai lo portarono a sud, cucito negli abiti.
freedom-card-john-greenleaf-whittier-name = John Greenleaf Whittier
freedom-card-john-greenleaf-whittier-text = Scambia due carte della coda.
freedom-card-john-greenleaf-whittier-history = Il poeta quacchero partecipò nel 1833 alla fondazione della Società americana contro la schiavitù. Nel 1838 una folla incendiò la Pennsylvania Hall di Filadelfia, dove dirigeva un giornale abolizionista.
freedom-card-lane-seminary-name = Lane Theological Seminary
freedom-card-lane-seminary-text =
    Muovi fino a { $people ->
        [one] una persona
       *[other] { $people } persone
    } di { $spaces ->
        [one] uno spazio
       *[other] { $spaces } spazi
    } ciascuna. Oppure: { $tokens ->
        [one] Acquista un gettone per { $off } $ in meno
       *[other] Acquista fino a { $tokens } gettoni, ciascuno per { $off } $ in meno
    }.
freedom-card-lane-seminary-history = Nel 1834 gli studenti di questo seminario di Cincinnati discussero della schiavitù per diciotto sere. Quando la direzione vietò ogni discussione, i più se ne andarono, molti a Oberlin.
freedom-card-the-liberator-name = The Liberator
freedom-card-the-liberator-text = Poni una carta della coda in cima al mazzo in corso, senza risolverla.
freedom-card-the-liberator-history = Il settimanale di William Lloyd Garrison uscì a Boston dal 1831 alla fine del 1865. La maggior parte dei primi abbonati erano neri liberi del Nord.
freedom-card-liberty-hill-name = Liberty Hill
freedom-card-liberty-hill-text =
    Muovi fino a { $people ->
        [one] una persona
       *[other] { $people } persone
    } di { $spaces ->
        [one] uno spazio
       *[other] { $spaces } spazi
    } ciascuna. Poi: { $tokens ->
        [one] Acquista un gettone al suo prezzo
       *[other] Acquista fino a { $tokens } gettoni al loro prezzo
    }.
freedom-card-liberty-hill-history = Dalla collina sopra Ripley la luce della casa di John e Jean Rankin si vedeva oltre il fiume, nel Kentucky. La famiglia diede rifugio a centinaia di persone.
freedom-card-manumission-society-name = New York Manumission Society
freedom-card-manumission-society-text =
    { $tokens ->
        [one] Acquista un gettone per { $off } $ in meno
       *[other] Acquista fino a { $tokens } gettoni, ciascuno per { $off } $ in meno
    }.
freedom-card-manumission-society-history = Fondata nel 1785, la società aprì due anni dopo la Scuola libera africana. New York approvò nel 1799 una legge di emancipazione graduale, e la schiavitù vi finì nel 1827.
freedom-card-ohio-river-name = Ohio River
freedom-card-ohio-river-text =
    Muovi fino a { $people ->
        [one] una persona
       *[other] { $people } persone
    } di { $spaces ->
        [one] uno spazio
       *[other] { $spaces } spazi
    } ciascuna.
freedom-card-ohio-river-history = Il fiume divideva il Kentucky schiavista dall’Ohio libero. Lo si attraversava in barca, a nuoto e, negli inverni rigidi, sul ghiaccio.
freedom-card-ripley-name = Ripley, Ohio
freedom-card-ripley-text =
    Muovi fino a { $people ->
        [one] una persona
       *[other] { $people } persone
    } di { $spaces ->
        [one] uno spazio
       *[other] { $spaces } spazi
    } ciascuna. I cacciatori non reagiscono; l’aiuto locale si riscuote.
freedom-card-ripley-history = John P. Parker, che nel 1845 aveva comprato la propria libertà, dirigeva una fonderia a Ripley. Di notte remava fino al Kentucky e portava di qua chi fuggiva.
freedom-card-southern-church-name = Southern Church Correspondence
freedom-card-southern-church-text = Ogni giocatore riceve { $money } $.
freedom-card-southern-church-history = Nel 1818 l’Assemblea generale presbiteriana, membri del Sud compresi, definì la schiavitù una grave violazione dei diritti più sacri della natura umana. Nel giro di una generazione le maggiori Chiese protestanti si divisero su di essa.
freedom-card-st-catharines-name = St. Catharines, Ontario
freedom-card-st-catharines-text =
    Porta { $people ->
        [one] una persona
       *[other] fino a { $people } persone
    } da una città grande del Nord al Canada.
freedom-card-st-catharines-history = Questa città vicina al Niagara divenne la casa di molti che erano fuggiti dalla schiavitù. Harriet Tubman vi abitò per gran parte degli anni Cinquanta dell’Ottocento.
freedom-card-theodore-weld-name = Theodore Weld
freedom-card-theodore-weld-text =
    Porta { $people ->
        [one] una persona
       *[other] fino a { $people } persone
    } da una piantagione a uno spazio o città del Sud qualsiasi, senza effetto.
freedom-card-theodore-weld-history = Con Angelina e Sarah Grimké compilò nel 1839 American Slavery As It Is. Gran parte fu tratta dagli annunci dei giornali del Sud.
freedom-card-amistad-name = Amistad Rebellion
freedom-card-amistad-text =
    Porta fino a { $people ->
        [one] una persona
       *[other] { $people } persone
    } dalla carta Mercato più in basso al Canada.
freedom-card-amistad-history = Nel 1839 i prigionieri della goletta Amistad, guidati da Sengbe Pieh, si liberarono al largo di Cuba. La Corte suprema li dichiarò liberi nel 1841, e i superstiti tornarono in Africa.
freedom-card-anthony-burns-name = Anthony Burns
freedom-card-anthony-burns-text =
    Porta { $people ->
        [one] una persona
       *[other] fino a { $people } persone
    } da una città grande del Nord al Canada.
freedom-card-anthony-burns-history = Arrestato a Boston nel maggio 1854, fu scortato alla nave dalle truppe federali per strade parate a lutto. L’anno dopo la sua libertà fu riscattata; divenne pastore a St. Catharines.
freedom-card-bleeding-kansas-name = Bleeding Kansas
freedom-card-bleeding-kansas-text =
    Porta fino a { $people ->
        [one] una persona
       *[other] { $people } persone
    } da spazi del Sud a una stessa città grande del Nord, senza effetto. Poi scarta ogni carta nei riquadri da { $prices }, senza risolverle.
freedom-card-bleeding-kansas-history = Dal 1854 coloni favorevoli e contrari alla schiavitù si combatterono per il Kansas, e più di cinquanta persone furono uccise. Entrò nell’Unione come Stato libero nel gennaio 1861.
freedom-card-frederick-douglass-name = Frederick Douglass
freedom-card-frederick-douglass-text =
    Muovi fino a { $people ->
        [one] una persona
       *[other] { $people } persone
    } di { $spaces ->
        [one] uno spazio
       *[other] { $spaces } spazi
    } ciascuna. Poi: { $tokens ->
        [one] Acquista un gettone per { $off } $ in meno
       *[other] Acquista fino a { $tokens } gettoni, ciascuno per { $off } $ in meno
    }.
freedom-card-frederick-douglass-history = Fuggì dal Maryland nel 1838 e pubblicò la storia della sua vita nel 1845. I suoi discorsi richiamarono un vasto pubblico negli Stati Uniti, in Gran Bretagna e in Irlanda.
freedom-card-harpers-ferry-name = Harpers Ferry
freedom-card-harpers-ferry-text =
    { $tokens ->
        [one] Acquista un gettone per { $off } $ in meno
       *[other] Acquista fino a { $tokens } gettoni, ciascuno per { $off } $ in meno
    }. Poi scarta ogni carta a sinistra di questa, senza risolverle.
freedom-card-harpers-ferry-history = Nell’ottobre 1859 John Brown e ventuno uomini occuparono l’arsenale federale di Harpers Ferry, in Virginia. Furono sopraffatti in due giorni; Brown fu impiccato in dicembre.
freedom-card-harriet-tubman-name = Harriet Tubman
freedom-card-harriet-tubman-text =
    Muovi fino a { $people ->
        [one] una persona
       *[other] { $people } persone
    } di { $spaces ->
        [one] uno spazio
       *[other] { $spaces } spazi
    } ciascuna. I cacciatori non reagiscono; l’aiuto locale si riscuote.
freedom-card-harriet-tubman-history = Dopo la propria fuga dal Maryland nel 1849 vi tornò circa tredici volte. Condusse alla libertà una settantina di persone.
freedom-card-henry-box-brown-name = Henry “Box” Brown
freedom-card-henry-box-brown-text =
    Porta { $people ->
        [one] una persona
       *[other] fino a { $people } persone
    } da una piantagione a una città grande del Nord, senza effetto.
freedom-card-henry-box-brown-history = Nel marzo 1849 si fece spedire da Richmond a Filadelfia in una cassa di legno. Il viaggio durò ventisette ore.
freedom-card-john-brown-name = John Brown
freedom-card-john-brown-text =
    { $tokens ->
        [one] Acquista un gettone per { $off } $ in meno
       *[other] Acquista fino a { $tokens } gettoni, ciascuno per { $off } $ in meno
    }. Poi la carta successiva del mazzo va pescata e risolta, gratis; una carta Oppositore prende il riquadro di questa.
freedom-card-john-brown-history = Nell’inverno 1858–1859 condusse undici persone dal Missouri al Canada, per oltre milleseicento chilometri. Due anni prima, nel Kansas, lui e i suoi uomini avevano ucciso cinque coloni favorevoli alla schiavitù.
freedom-card-john-price-name = John Price Rescue
freedom-card-john-price-text =
    Porta { $people ->
        [one] una persona
       *[other] fino a { $people } persone
    } da uno spazio del Nord al Canada.
freedom-card-john-price-history = Nel settembre 1858 abitanti di Oberlin e Wellington, in Ohio, liberarono John Price dai suoi rapitori e lo portarono in Canada. Trentasette di loro furono incriminati.
freedom-card-lincoln-douglas-name = Lincoln-Douglas Debates
freedom-card-lincoln-douglas-text =
    { $tokens ->
        [one] Acquista un gettone per { $off } $ in meno
       *[other] Acquista fino a { $tokens } gettoni, ciascuno per { $off } $ in meno
    }.
freedom-card-lincoln-douglas-history = Nel 1858 Abraham Lincoln e Stephen Douglas si confrontarono sette volte in Illinois sull’estensione della schiavitù. Douglas conservò il seggio al Senato; i dibattiti resero noto Lincoln.
freedom-card-the-north-star-name = The North Star
freedom-card-the-north-star-text = Poni una carta della coda in cima al mazzo in corso, senza risolverla.
freedom-card-the-north-star-history = Frederick Douglass fondò questo settimanale a Rochester nel dicembre 1847. Il nome era quello della stella che indicava la via verso nord.
freedom-card-oberlin-name = Oberlin, Ohio
freedom-card-oberlin-text =
    Muovi fino a { $people ->
        [one] una persona
       *[other] { $people } persone
    } di { $spaces ->
        [one] uno spazio
       *[other] { $spaces } spazi
    } ciascuna. Oppure: { $tokens ->
        [one] Acquista un gettone per { $off } $ in meno
       *[other] Acquista fino a { $tokens } gettoni, ciascuno per { $off } $ in meno
    }.
freedom-card-oberlin-history = L’Oberlin College ammise studenti neri dal 1835 e donne dal 1837. La città fu una delle stazioni più sicure della ferrovia sotterranea.
freedom-card-uncle-toms-cabin-name = Uncle Tom’s Cabin
freedom-card-uncle-toms-cabin-text =
    { $tokens ->
        [one] Acquista un gettone per { $off } $ in meno
       *[other] Acquista fino a { $tokens } gettoni, ciascuno per { $off } $ in meno
    }. Poi: scambia due carte della coda.
freedom-card-uncle-toms-cabin-history = Il romanzo di Harriet Beecher Stowe, del 1852, vendette in un anno trecentomila copie negli Stati Uniti. Il Sud rispose con rabbia e con decine di romanzi in difesa della schiavitù.
freedom-card-vigilance-committees-name = Vigilance Committees
freedom-card-vigilance-committees-text = Ogni giocatore riceve { $money } $.
freedom-card-vigilance-committees-history = David Ruggles fondò quello di New York nel 1835; altri seguirono a Filadelfia e Boston. Nascondevano chi fuggiva, combattevano i rapitori in tribunale e pagavano i viaggi verso nord.
freedom-card-garrison-name = William Lloyd Garrison
freedom-card-garrison-text =
    Prendi { $tokens ->
        [one] un gettone
       *[other] fino a { $tokens } gettoni
    } gratis. Poi ogni cacciatore avanza di uno spazio verso la persona più vicina sul suo percorso.
freedom-card-garrison-history = Chiedeva l’emancipazione immediata, senza indennizzo ai proprietari. Nel 1835 una folla lo trascinò per Boston con una corda attorno al corpo.
freedom-card-abraham-lincoln-name = Abraham Lincoln
freedom-card-abraham-lincoln-text =
    Muovi fino a { $people ->
        [one] una persona
       *[other] { $people } persone
    } di { $spaces ->
        [one] uno spazio
       *[other] { $spaces } spazi
    } ciascuna. Poi: { $tokens ->
        [one] Acquista un gettone per { $off } $ in meno
       *[other] Acquista fino a { $tokens } gettoni, ciascuno per { $off } $ in meno
    }.
freedom-card-abraham-lincoln-history = Il suo proclama del 1º gennaio 1863 dichiarò libere tutte le persone tenute in schiavitù negli Stati in rivolta. Il tredicesimo emendamento, nel 1865, pose fine alla schiavitù in tutti gli Stati Uniti, salvo come pena per un reato.
freedom-card-contrabands-name = Contrabands
freedom-card-contrabands-text =
    Porta fino a { $people ->
        [one] una persona
       *[other] { $people } persone
    } dal Sud a spazi del Nord distanti al massimo { $spaces ->
        [one] un passo
       *[other] { $spaces } passi
    }, senza effetto; possono passare per lo spazio di un cacciatore, ma non per le città blu del Nord.
freedom-card-contrabands-history = Nel maggio 1861 Frank Baker, Shepard Mallory e James Townsend raggiunsero a remi Fort Monroe, e l’esercito dell’Unione rifiutò di restituirli. Centinaia di migliaia di persone raggiunsero le sue linee prima della fine della guerra.
freedom-card-cooper-union-name = Cooper Union Speech
freedom-card-cooper-union-text =
    Muovi fino a { $people ->
        [one] una persona
       *[other] { $people } persone
    } di { $spaces ->
        [one] uno spazio
       *[other] { $spaces } spazi
    } ciascuna. Oppure: { $tokens ->
        [one] Acquista un gettone al suo prezzo
       *[other] Acquista fino a { $tokens } gettoni al loro prezzo
    }.
freedom-card-cooper-union-history = A New York, nel febbraio 1860, Lincoln sostenne che per la maggior parte dei firmatari della Costituzione il Congresso poteva vietare la schiavitù nei territori. Il discorso lo aiutò a ottenere la candidatura.
freedom-card-election-1860-name = Election of 1860
freedom-card-election-1860-text = Ricevi { $money } $ per ogni persona nelle città grandi del Nord.
freedom-card-election-1860-history = Lincoln fu eletto nel novembre 1860 con circa il quaranta per cento dei voti; in gran parte del Sud non era sulla scheda. Sette Stati si erano separati prima che entrasse in carica.
freedom-card-drinking-gourd-name = Follow the Drinking Gourd
freedom-card-drinking-gourd-text =
    Porta { $people ->
        [one] una persona perduta
       *[other] fino a { $people } persone perdute
    } in una città grande del Nord, senza effetto.
freedom-card-drinking-gourd-history = La zucca della canzone è la costellazione che indica la stella polare. La canzone fu stampata per la prima volta nel 1928, e quanto sia antica è discusso.
freedom-card-frederick-douglass-1860-name = Frederick Douglass
freedom-card-frederick-douglass-1860-text = Ogni giocatore riceve { $money } $.
freedom-card-frederick-douglass-1860-history = Reclutò uomini per il 54º reggimento del Massachusetts, tra cui due suoi figli. Nell’agosto 1863 chiese a Lincoln paga e trattamento uguali per i soldati neri.
freedom-card-harriet-beecher-stowe-name = Harriet Beecher Stowe
freedom-card-harriet-beecher-stowe-text =
    { $tokens ->
        [one] Acquista un gettone per { $off } $ in meno
       *[other] Acquista fino a { $tokens } gettoni, ciascuno per { $off } $ in meno
    }.
freedom-card-harriet-beecher-stowe-history = Visse diciotto anni a Cincinnati, di fronte a uno Stato schiavista. Nel 1853 pubblicò le fonti del suo romanzo.
freedom-card-harriet-tubman-1860-name = Harriet Tubman
freedom-card-harriet-tubman-1860-text =
    Porta fino a { $people ->
        [one] una persona
       *[other] { $people } persone
    } da piantagioni al Canada.
freedom-card-harriet-tubman-1860-history = Nel giugno 1863 guidò le cannoniere dell’Unione sul fiume Combahee, in Carolina del Sud. Più di settecento persone furono liberate in una notte.
freedom-card-william-still-name = William Still
freedom-card-william-still-text =
    Porta fino a { $people ->
        [one] una persona
       *[other] { $people } persone
    } da una stessa città grande del Nord al Canada.
freedom-card-william-still-history = A Filadelfia annotò le storie di centinaia di persone che aiutò; una si rivelò essere suo fratello. Il suo libro del 1872 è una fonte principale di ciò che sappiamo.
freedom-card-congress-outlaws-name = Congress Outlaws International Slave Trade
freedom-card-congress-outlaws-text =
    Quando viene rivelata una carta Mercato, paga { $price } $ a persona perché { $people ->
        [one] una persona non vi sia posta
       *[other] fino a { $people } persone non vi siano poste
    }. La carta resta.
freedom-card-congress-outlaws-history = Dal 1º gennaio 1808 fu vietato portare negli Stati Uniti persone ridotte in schiavitù. Il contrabbando continuò, e il commercio interno crebbe.
freedom-card-levi-coffin-name = Levi Coffin
freedom-card-levi-coffin-text = Ferma un cacciatore il cui movimento porterebbe a una cattura. Poi scarta questa carta.
freedom-card-levi-coffin-history = Levi e Catharine Coffin, quaccheri a Newport, in Indiana, e poi a Cincinnati, diedero rifugio a chi fuggiva per oltre trent’anni. Secondo il suo conto furono circa tremila.
freedom-card-charles-sumner-name = Charles Sumner Attacked in Congress
freedom-card-charles-sumner-text = Ricevi { $money } $ a ogni turno. Una volta, nel tuo turno, dai del tuo denaro a un altro giocatore; poi scarta questa carta.
freedom-card-charles-sumner-history = Nel maggio 1856 un deputato della Carolina del Sud colpì a bastonate il senatore Sumner, al suo banco, per un discorso contro la schiavitù. Poté tornare solo dopo più di tre anni.
freedom-card-kansas-nebraska-name = Kansas-Nebraska Act
freedom-card-kansas-nebraska-text = Nel tuo turno, scambia due carte della coda. Poi scarta questa carta.
freedom-card-kansas-nebraska-history = La legge del 1854 lasciò che i coloni di due nuovi territori votassero sulla schiavitù, a nord della linea che dal 1820 la escludeva. Spezzò i vecchi partiti.
freedom-card-civil-war-name = Civil War
freedom-card-civil-war-text = I cacciatori non reagiscono durante un’azione, tua o di un altro giocatore. Poi scarta questa carta.
freedom-card-civil-war-history = La guerra cominciò a Fort Sumter nell’aprile 1861 e finì nella primavera del 1865. Circa centottantamila soldati neri servirono nell’esercito dell’Unione.
freedom-card-compromise-1850-name = 1850 Compromise
freedom-card-compromise-1850-text = Nella coda: ogni gettone Raccolta Fondi porta { $money } $ in meno.
freedom-card-compromise-1850-history = La California entrò come Stato libero, e il commercio di schiavi, ma non la schiavitù, cessò a Washington. In cambio la legge su chi era fuggito divenne molto più dura.
freedom-card-domestic-slave-trade-name = Domestic Slave Trade
freedom-card-domestic-slave-trade-text =
    Nella coda: { $people ->
        [one] una persona
       *[other] { $people } persone
    } in più su ogni carta Mercato, ora e quando viene rivelata. Non può essere acquistata.
freedom-card-domestic-slave-trade-history = Tra il 1810 e il 1860 quasi un milione di persone fu portato dai vecchi Stati schiavisti alle terre del cotone. Circa metà di queste vendite spezzò famiglie.
freedom-card-elijah-lovejoy-name = Elijah P. Lovejoy
freedom-card-elijah-lovejoy-text = Nella coda: i gettoni Raccolta Fondi contano solo le persone nelle città grandi.
freedom-card-elijah-lovejoy-history = Il redattore fu ucciso ad Alton, in Illinois, nel novembre 1837, difendendo il suo torchio da una folla. Tre suoi torchi erano già stati distrutti.
freedom-card-gag-rules-name = Gag Rules
freedom-card-gag-rules-text =
    Nella coda: ogni giocatore può acquistare solo { $tokens ->
        [one] un gettone
       *[other] { $tokens } gettoni
    } (Supporto o Guida) durante la pianificazione.
freedom-card-gag-rules-history = Dal 1836 al 1844 la Camera dei rappresentanti accantonò senza leggerle tutte le petizioni contro la schiavitù. John Quincy Adams combatté la regola finché cadde.
freedom-card-george-fitzhugh-name = George Fitzhugh
freedom-card-george-fitzhugh-text = Nella coda: i gettoni Supporto costano { $money } $ in più. Non può essere acquistata.
freedom-card-george-fitzhugh-history = In Sociology for the South, del 1854, questo virginiano sostenne che la schiavitù fosse migliore del lavoro libero. Al Nord i suoi libri furono letti come un avvertimento.
freedom-card-john-calhoun-name = John C. Calhoun
freedom-card-john-calhoun-text = Nella coda: l’aiuto locale delle città blu del Nord è ridotto di { $money } $. Non può essere acquistata.
freedom-card-john-calhoun-history = Il senatore della Carolina del Sud dichiarò al Senato nel 1837 che la schiavitù era un bene positivo. Ne difese l’estensione fino alla morte nel 1850.
freedom-card-nj-abolishes-name = NJ Abolishes Slavery
freedom-card-nj-abolishes-text = Nella coda: i gettoni Guida non possono far entrare, uscire o passare persone per le città blu del Nord.
freedom-card-nj-abolishes-history = La legge del New Jersey del 1804 liberava solo i bambini nati dopo, e solo dopo più di vent’anni di servizio. Nel 1860 diciotto persone vi erano ancora tenute.
freedom-card-dred-scott-name = Dred Scott Case
freedom-card-dred-scott-text =
    Quando viene rimossa o acquistata: { $people ->
        [one] una persona sulla mappa deve
       *[other] { $people } persone sulla mappa devono
    } tornare nelle piantagioni.
freedom-card-dred-scott-history = Nel marzo 1857 la Corte suprema stabilì che nessuna persona nera poteva essere cittadina e che il Congresso non poteva vietare la schiavitù nei territori. Dred e Harriet Scott furono affrancati in maggio; lui morì l’anno dopo.
freedom-card-farren-riots-name = Farren Riots
freedom-card-farren-riots-text = Quando viene rimossa o acquistata: il primo gettone di ogni pila Guida e Raccolta Fondi del periodo in corso lascia il gioco. I gettoni grigi restano.
freedom-card-farren-riots-history = Per diversi giorni del luglio 1834 folle attaccarono a New York gli abitanti neri, le loro chiese e le case degli abolizionisti. Il nome viene da un direttore di teatro, anch’egli preso di mira.
freedom-card-fugitive-slave-act-name = Fugitive Slave Act
freedom-card-fugitive-slave-act-text =
    Quando viene rimossa o acquistata: { $people ->
        [one] una persona a un passo da un cacciatore deve
       *[other] { $people } persone a un passo da un cacciatore devono
    } andare sulla carta Mercato più in basso.
freedom-card-fugitive-slave-act-history = La legge del 1850 obbligava i cittadini degli Stati liberi ad aiutare nelle catture ed escludeva la giuria. Un commissario riceveva dieci dollari per mandare una persona al Sud, cinque per lasciarla libera.
freedom-card-nat-turner-name = Nat Turner Rebellion
freedom-card-nat-turner-text =
    Quando viene rimossa o acquistata: { $tokens ->
        [one] un gettone Supporto torna
       *[other] { $tokens } gettoni Supporto tornano
    } sulla pila in corso.
freedom-card-nat-turner-history = Nell’agosto 1831 Nat Turner guidò nella contea di Southampton, in Virginia, una rivolta in cui morirono più di cinquanta bianchi. Milizie e folle uccisero poi molti più neri, per lo più estranei, e nuove leggi vietarono di insegnare loro a leggere.
freedom-card-reopening-trade-name = Reopening Trade
freedom-card-reopening-trade-text =
    Quando viene rimossa o acquistata: { $people ->
        [one] una persona
       *[other] { $people } persone
    } in più su ogni carta Mercato.
freedom-card-reopening-trade-history = Negli anni Cinquanta dell’Ottocento alcuni politici del Sud chiesero di revocare il divieto del 1808. Delle navi lo violarono apertamente: la Wanderer sbarcò circa quattrocento persone in Georgia nel 1858, la Clotilda più di cento in Alabama nel 1860.
