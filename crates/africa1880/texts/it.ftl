# Che cosa dice Africa 1880: consegne, offerte, rifiuti e racconto. Il luogo sta davanti, come in un
# dispaccio; `$power-id` e simili scelgono l’articolo.

# The plate on the home page, and who made the game.
africa1880-about-name = Africa 1880
africa1880-about-line = Sei potenze, ordini sigillati e promesse che valgono un turno.
africa1880-about-facts = da 3 a 6 giocatori, circa due ore
africa1880-about-what = A ogni turno le potenze negoziano, scrivono i loro ordini in segreto e li rivelano insieme. Pace e guerra decidono chi può restare. Una colonia vale per chi vi si trova da solo: tutti hanno bisogno di alleati, e nessuno può permettersi di tenerli per sempre.
africa1880-about-note = All’inizio la mappa è vuota. L’Africa non lo era: ogni territorio era la terra di qualcuno. Le pagine che seguono dicono di chi.
africa1880-about-by = Francis Pacherie
africa1880-about-publisher = Tilsit, 1997

## Fasi
africa1880-phase-placement = Primo piazzamento
africa1880-phase-diplomacy = Diplomazia
africa1880-phase-orders = Ordini
africa1880-phase-over = La fine

## Consegne
africa1880-prompt-place =
    Scegli una costa per la prima presenza { $power-id ->
        [IT] dell’{ $power }
        [NL] dei { $power }
        [BE] del { $power }
       *[other] della { $power }
    }.
africa1880-prompt-place-wait =
    Tocca { $power-id ->
        [IT] all’{ $power }
        [NL] ai { $power }
        [BE] al { $power }
       *[other] alla { $power }
    } scegliere una costa.
africa1880-prompt-diplomacy = { $year }: negozia e proponi, poi passa agli ordini.
africa1880-prompt-diplomacy-ready = { $year }: hai finito. Gli altri negoziano ancora.
africa1880-prompt-diplomacy-watch = { $year }: le potenze negoziano.
africa1880-prompt-orders = { $year }: scrivi gli ordini e le relazioni, poi sigilla il foglio.
africa1880-prompt-orders-sealed = { $year }: il tuo foglio è sigillato. Si leggerà quando tutti lo saranno.
africa1880-prompt-orders-watch = { $year }: si scrivono i fogli.
africa1880-prompt-over = La partita è finita.

## Offerte
africa1880-do-place = Prima presenza: { $at }
africa1880-do-propose-alliance =
    Proporre { $power-id ->
        [IT] all’{ $power }
        [NL] ai { $power }
        [BE] al { $power }
       *[other] alla { $power }
    } un’alleanza per questo turno
africa1880-do-propose-war =
    Proporre { $power-id ->
        [IT] all’{ $power }
        [NL] ai { $power }
        [BE] al { $power }
       *[other] alla { $power }
    } una guerra comune contro { $enemy-id ->
        [IT] l’{ $enemy }
        [NL] i { $enemy }
        [BE] il { $enemy }
       *[other] la { $enemy }
    }
africa1880-do-accept =
    Accettare la proposta { $power-id ->
        [IT] dell’{ $power }
        [NL] dei { $power }
        [BE] del { $power }
       *[other] della { $power }
    }
africa1880-do-decline =
    Rifiutare la proposta { $power-id ->
        [IT] dell’{ $power }
        [NL] dei { $power }
        [BE] del { $power }
       *[other] della { $power }
    }
africa1880-do-ready = Passare agli ordini
africa1880-do-develop = { $at }: sviluppare
africa1880-do-explore = { $from } → { $to }: esplorare
africa1880-do-nothing = { $at }: non fare nulla
africa1880-do-land = Sbarco: { $at }
africa1880-do-ally =
    Alleanza con { $power-id ->
        [IT] l’{ $power }
        [NL] i { $power }
        [BE] il { $power }
       *[other] la { $power }
    }
africa1880-do-war =
    Guerra { $power-id ->
        [IT] all’{ $power }
        [NL] ai { $power }
        [BE] al { $power }
       *[other] alla { $power }
    }
africa1880-do-seal = Sigillare il foglio

## Perché no
africa1880-no-not-now = Questo riguarda un’altra fase.
africa1880-no-not-your-placement =
    Tocca { $power-id ->
        [IT] all’{ $power }
        [NL] ai { $power }
        [BE] al { $power }
       *[other] alla { $power }
    } scegliere una costa.
africa1880-no-not-coastal = { $at }: questo territorio non tocca il mare.
africa1880-no-already-ready = Hai già deciso di passare agli ordini.
africa1880-no-no-proposal = Nessuna proposta attende risposta.
africa1880-no-not-another-power = Scegli una potenza diversa dalla tua.
africa1880-no-not-in-play = Questa potenza non è in gioco.
africa1880-no-one-proposal =
    In questo turno hai già inviato una proposta { $power-id ->
        [IT] all’{ $power }
        [NL] ai { $power }
        [BE] al { $power }
       *[other] alla { $power }
    }.
africa1880-no-enough-proposals = { $most ->
    [one] Una proposta per turno, non di più.
   *[other] { $most } proposte per turno, non di più.
}
africa1880-no-sealed = Il tuo foglio è sigillato. Annulla una riga per riaprirlo.
africa1880-no-no-presence = { $at }: lì non hai presenze.
africa1880-no-already-ordered = { $at }: questa presenza ha già il suo ordine. Annulla la riga per scriverne un’altra.
africa1880-no-already-declared =
    La relazione con { $power-id ->
        [IT] l’{ $power }
        [NL] i { $power }
        [BE] il { $power }
       *[other] la { $power }
    } è scritta. Annulla la riga per cambiarla.
africa1880-no-one-landing = Lo sbarco è scritto, ed è uno per turno. Annulla la riga per cambiarlo.
africa1880-no-already-there = { $to }: lì hai già una presenza.
africa1880-no-colony = { $to }: verso una colonia non si esplora più.
africa1880-no-not-adjacent = { $from } e { $to } non hanno un confine in comune.
africa1880-no-not-empty = { $at }: si sbarca soltanto su una costa vuota.

## Il racconto
africa1880-told-placed =
    { $at }: prima presenza { $power-id ->
        [IT] dell’{ $power }
        [NL] dei { $power }
        [BE] del { $power }
       *[other] della { $power }
    }.
africa1880-told-turn = { $year }
africa1880-told-proposed-alliance =
    Proposta { $from-id ->
        [IT] dell’{ $from }
        [NL] dei { $from }
        [BE] del { $from }
       *[other] della { $from }
    } { $to-id ->
        [IT] all’{ $to }
        [NL] ai { $to }
        [BE] al { $to }
       *[other] alla { $to }
    }: un’alleanza.
africa1880-told-proposed-war =
    Proposta { $from-id ->
        [IT] dell’{ $from }
        [NL] dei { $from }
        [BE] del { $from }
       *[other] della { $from }
    } { $to-id ->
        [IT] all’{ $to }
        [NL] ai { $to }
        [BE] al { $to }
       *[other] alla { $to }
    }: una guerra comune contro { $enemy-id ->
        [IT] l’{ $enemy }
        [NL] i { $enemy }
        [BE] il { $enemy }
       *[other] la { $enemy }
    }.
africa1880-told-accepted-alliance =
    Risposta { $to-id ->
        [IT] dell’{ $to }
        [NL] dei { $to }
        [BE] del { $to }
       *[other] della { $to }
    } { $from-id ->
        [IT] all’{ $from }
        [NL] ai { $from }
        [BE] al { $from }
       *[other] alla { $from }
    }: sì all’alleanza.
africa1880-told-accepted-war =
    Risposta { $to-id ->
        [IT] dell’{ $to }
        [NL] dei { $to }
        [BE] del { $to }
       *[other] della { $to }
    } { $from-id ->
        [IT] all’{ $from }
        [NL] ai { $from }
        [BE] al { $from }
       *[other] alla { $from }
    }: sì alla guerra contro { $enemy-id ->
        [IT] l’{ $enemy }
        [NL] i { $enemy }
        [BE] il { $enemy }
       *[other] la { $enemy }
    }.
africa1880-told-declined-alliance =
    Risposta { $to-id ->
        [IT] dell’{ $to }
        [NL] dei { $to }
        [BE] del { $to }
       *[other] della { $to }
    } { $from-id ->
        [IT] all’{ $from }
        [NL] ai { $from }
        [BE] al { $from }
       *[other] alla { $from }
    }: no all’alleanza.
africa1880-told-declined-war =
    Risposta { $to-id ->
        [IT] dell’{ $to }
        [NL] dei { $to }
        [BE] del { $to }
       *[other] della { $to }
    } { $from-id ->
        [IT] all’{ $from }
        [NL] ai { $from }
        [BE] al { $from }
       *[other] alla { $from }
    }: no alla guerra contro { $enemy-id ->
        [IT] l’{ $enemy }
        [NL] i { $enemy }
        [BE] il { $enemy }
       *[other] la { $enemy }
    }.
africa1880-told-orders = { $year }: i negoziati sono chiusi, si scrivono i fogli.
africa1880-told-absent =
    Assenza { $power-id ->
        [IT] dell’{ $power }
        [NL] dei { $power }
        [BE] del { $power }
       *[other] della { $power }
    }: nessun ordine, e alleanza con tutte le altre.
africa1880-told-void = { $at }: un ordine { $power-id ->
    [IT] dell’{ $power }
    [NL] dei { $power }
    [BE] del { $power }
   *[other] della { $power }
} è nullo. { $why }
africa1880-told-developed = { $pawns ->
    [one] { $at }: una casella sviluppata ({ $powers }).
   *[other] { $at }: { $pawns } caselle sviluppate ({ $powers }).
}
africa1880-told-developed-lost =
    { $at }: { $pawns ->
        [0] nessuna casella sviluppata
        [one] una casella sviluppata
       *[other] { $pawns } caselle sviluppate
    } ({ $powers }). { $lost ->
        [one] Un ordine va perduto per mancanza di caselle.
       *[other] { $lost } ordini vanno perduti per mancanza di caselle.
    }
africa1880-told-explored =
    { $from } → { $to }: spedizione { $power-id ->
        [IT] dell’{ $power }
        [NL] dei { $power }
        [BE] del { $power }
       *[other] della { $power }
    }.
africa1880-told-landed =
    { $at }: sbarco { $power-id ->
        [IT] dell’{ $power }
        [NL] dei { $power }
        [BE] del { $power }
       *[other] della { $power }
    }.
africa1880-told-no-war = Lettura delle relazioni: nessuna guerra è dichiarata.
africa1880-told-relations = Lettura delle relazioni. Guerre dichiarate: { $wars }.
africa1880-told-wars-declared = { $first }; { $rest }
africa1880-told-war-declared = { $by } contro { $enemies }
africa1880-told-broke-alliance =
    Parola infranta { $by-id ->
        [IT] dell’{ $by }
        [NL] dei { $by }
        [BE] del { $by }
       *[other] della { $by }
    }: l’alleanza promessa { $to-id ->
        [IT] all’{ $to }
        [NL] ai { $to }
        [BE] al { $to }
       *[other] alla { $to }
    } diventa una guerra.
africa1880-told-broke-war =
    Parola infranta { $by-id ->
        [IT] dell’{ $by }
        [NL] dei { $by }
        [BE] del { $by }
       *[other] della { $by }
    }: la guerra contro { $enemy-id ->
        [IT] l’{ $enemy }
        [NL] i { $enemy }
        [BE] il { $enemy }
       *[other] la { $enemy }
    }, promessa { $to-id ->
        [IT] all’{ $to }
        [NL] ai { $to }
        [BE] al { $to }
       *[other] alla { $to }
    }, non è dichiarata.
africa1880-told-removed-two =
    { $at }: la presenza { $power-id ->
        [IT] dell’{ $power }
        [NL] dei { $power }
        [BE] del { $power }
       *[other] della { $power }
    } è rimossa. La guerra è stata dichiarata da una parte sola ({ $wars }).
africa1880-told-removed-many =
    { $at }: la presenza { $power-id ->
        [IT] dell’{ $power }
        [NL] dei { $power }
        [BE] del { $power }
       *[other] della { $power }
    } è rimossa: { $war-count ->
        [one] una guerra
       *[other] { $war-count } guerre
    } ({ $wars }) contro { $alliance-count ->
        [0] nessuna alleanza
        [one] un’alleanza
       *[other] { $alliance-count } alleanze
    }.
africa1880-told-stood = { $at }: nessuna presenza è rimossa ({ $powers }).
africa1880-told-colony-alone = { $at }: una colonia senza altre potenze ({ $powers }). { $points } punti.
africa1880-told-colony-shared = { $at }: una colonia condivisa ({ $powers }). { $points } punti ciascuna.
africa1880-outcome-won =
    Vittoria { $power-id ->
        [IT] dell’{ $power }
        [NL] dei { $power }
        [BE] del { $power }
       *[other] della { $power }
    }: il punteggio più alto.
africa1880-outcome-tie = Più potenze sono prime a pari punti: nessuna vince.

## Perché un ordine è nullo
africa1880-void-unreadable = È illeggibile.
africa1880-void-no-presence = Lì questa potenza non ha presenze.
africa1880-void-not-adjacent = La destinazione non è adiacente.
africa1880-void-colony = La destinazione è una colonia.
africa1880-void-already-there = La potenza vi è già presente.
africa1880-void-no-stock = La riserva è esaurita.
africa1880-void-not-coastal = La destinazione non è sulla costa.
africa1880-void-not-empty = La costa non è vuota.
africa1880-void-explorer-first = Un’altra potenza vi è arrivata prima via terra.
africa1880-void-two-landings = Sono scritti due sbarchi.

## Opzioni di un tavolo
africa1880-option-start = Primo piazzamento
africa1880-option-start-free = Libero
africa1880-option-start-historical = Storico
africa1880-option-press = Messaggi
africa1880-option-press-diplomacy = Durante la diplomazia
africa1880-option-press-always = In ogni momento
africa1880-option-alphabet = Esplorazioni oltre la riserva, nell’ordine
africa1880-option-alphabet-destination = Delle destinazioni
africa1880-option-alphabet-origin = Delle origini
africa1880-option-last_pawn = L’ultima presenza della riserva va
africa1880-option-last_pawn-exploration = All’esplorazione
africa1880-option-last_pawn-landing = Allo sbarco
africa1880-option-landing_meets_explorer = Uno sbarco dove esplora un’altra potenza
africa1880-option-landing_meets_explorer-arrives = Riesce
africa1880-option-landing_meets_explorer-fails = Fallisce
africa1880-option-two_landings = Due sbarchi su un foglio
africa1880-option-two_landings-void = Sono nulli
africa1880-option-two_landings-later = Conta il secondo
africa1880-option-pawn_limit = Pedine sviluppo
africa1880-option-pawn_limit-none = Senza limite
africa1880-option-pawn_limit-pieces = 88 al massimo

## Parti della plancia
africa1880-part-powers = Le potenze e il loro ordine
africa1880-part-colours = I colori dell’Italia e del Belgio
africa1880-part-pieces = Il numero dei pezzi
africa1880-part-years = I turni
africa1880-part-starts = La partenza storica
africa1880-part-territories = I nomi dei territori
africa1880-part-borders = I confini
africa1880-part-squares = Le caselle
