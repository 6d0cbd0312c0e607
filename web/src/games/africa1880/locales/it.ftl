# Le parole della plancia: mappa, foglio, ambasciate, fine.

## I verbi, in testa all’elenco delle scelte
africa1880-verb-place = Prima presenza
africa1880-verb-propose_alliance = Proporre un’alleanza
africa1880-verb-propose_war = Proporre una guerra comune
africa1880-verb-accept = Accettare
africa1880-verb-decline = Rifiutare
africa1880-verb-develop = Sviluppare
africa1880-verb-explore = Esplorare
africa1880-verb-nothing = Non fare nulla
africa1880-verb-land = Sbarco
africa1880-verb-ally = Alleanza
africa1880-verb-war = Guerra

## La mappa
africa1880-board-map = Mappa dell’Africa. Tab percorre i territori che si possono scegliere, le frecce tutti.
africa1880-board-sea-atlantic = Oceano Atlantico
africa1880-board-sea-indian = Oceano Indiano
africa1880-board-sea-mediterranean = Mediterraneo
africa1880-board-sea-red = Mar Rosso
africa1880-board-sea-guinea = Golfo di Guinea
africa1880-board-place = { $name }: { $filled ->
    [0] nessuna casella sviluppata
    [one] una casella sviluppata
   *[other] { $filled } caselle sviluppate
} su { $squares }.
africa1880-board-place-colony = { $name }: una colonia.
africa1880-board-place-present = Presenze: { $powers }.
africa1880-board-place-empty = Nessuna presenza.
africa1880-board-chosen = Scelto.
africa1880-board-can-order = Può ricevere un ordine.
africa1880-board-can-explore = Si può esplorare.
africa1880-board-can-land = Aperto a uno sbarco.
africa1880-board-can-place = Qui può andare una prima presenza.

## L’anno e il punteggio
africa1880-board-turn = Turno { $turn } di { $turns }
africa1880-board-film-orders = Lettura
africa1880-board-film-relations = Relazioni
africa1880-board-film-conflicts = Conflitti
africa1880-board-film-colonies = Colonie
africa1880-board-colonies = { $count } colonie su { $most }
africa1880-board-may-end = Questo turno potrebbe essere l’ultimo.
africa1880-board-score = Punteggio
africa1880-board-you = Tu: { $powers }
africa1880-board-leads = In testa
africa1880-board-goal = Vince chi ha più punti: 8 per una colonia senza altre potenze, 3 per una condivisa.
africa1880-board-goal-short = Colonia: 8 punti, condivisa: 3
africa1880-board-points = { $count ->
    [one] un punto
   *[other] { $count } punti
}

## Il foglio
africa1880-board-sheet = { $power }, ordini del { $year }
africa1880-board-sheet-blank = Non c’è ancora scritto nulla.
africa1880-board-sheet-lines = { $count ->
    [0] Il foglio è in bianco
    [one] Foglio: una riga
   *[other] Foglio: { $count } righe
}
africa1880-board-line-void = { $at }: illeggibile
africa1880-board-take-back = Annullare: { $line }
africa1880-board-sealed = Sigillato
africa1880-board-sealed-long = Sigillato fino alla lettura.
africa1880-board-break-seal = Rompere il sigillo
africa1880-board-idle = { $count ->
    [one] Una presenza senza ordine
   *[other] { $count } presenze senza ordine
}
africa1880-board-landing-unused = Nessuno sbarco
africa1880-board-landing-choose = Scegli una costa illuminata
africa1880-board-relations-blank = { $count ->
    [one] Una relazione in bianco: alleanza
   *[other] { $count } relazioni in bianco: alleanza
}
africa1880-board-promised = Promesso
africa1880-board-absent = Assente: nessun ordine, e alleanza con tutte.
africa1880-board-wars-declared = Guerre dichiarate
africa1880-board-no-war = Nessuna guerra è dichiarata.

## Le ambasciate
africa1880-board-whose = Foglio di
africa1880-board-relations = Relazioni
africa1880-board-proposals = Proposte
africa1880-board-relation-with = Relazione con: { $power }
africa1880-board-war = Guerra
africa1880-board-we-war = { $year }: hai dichiarato guerra.
africa1880-board-we-alliance = { $year }: hai dichiarato alleanza.
africa1880-board-they-war = { $power }: guerra dichiarata contro di te.
africa1880-board-they-alliance = { $power }: alleanza dichiarata con te.
africa1880-board-breaches = { $count ->
    [one] Una promessa infranta
   *[other] { $count } promesse infrante
}
africa1880-board-touches = Una guerra toccherebbe, ora: { $now }; dopo le spedizioni di questo turno via terra: { $soon }.
africa1880-board-touches-none = Via terra, una guerra non toccherebbe nulla
africa1880-board-soon = dopo le spedizioni di questo turno: { $places }
africa1880-board-ready = Passata agli ordini
africa1880-board-propose-to = Proporre a: { $power }
africa1880-board-war-on = Proporre una guerra comune contro…
africa1880-board-got-alliance = Propone un’alleanza
africa1880-board-got-war = Propone una guerra comune contro: { $power }
africa1880-board-sent-alliance = Proponi un’alleanza
africa1880-board-sent-war = Proponi una guerra comune contro: { $power }
africa1880-board-accept = Accettare
africa1880-board-decline = Rifiutare
africa1880-board-withdraw = Ritirare
africa1880-board-proposal-open = Ancora senza risposta
africa1880-board-proposal-accepted = Accettata
africa1880-board-proposal-declined = Rifiutata
africa1880-board-proposal-lapsed = Rimasta senza risposta

## Le potenze
africa1880-board-powers = Potenze
africa1880-board-power = Potenza
africa1880-board-col-alone = Sola
africa1880-board-col-alone-long = Colonie senza altre potenze: 8 punti ciascuna
africa1880-board-col-shared = Cond.
africa1880-board-col-shared-long = Colonie condivise: 3 punti ciascuna
africa1880-board-col-presences = Mappa
africa1880-board-col-presences-long = Presenze sulla mappa
africa1880-board-col-stock = Ris.
africa1880-board-col-stock-long = Presenze nella riserva
africa1880-board-col-points = Punti
africa1880-board-year = Anno
africa1880-board-declares = dichiara a
africa1880-board-cell-war = Dichiarazione di guerra: { $from } contro { $to }.
africa1880-board-cell-alliance = Dichiarazione di alleanza: { $from } con { $to }.
africa1880-board-cell-broken = Una promessa è infranta.
africa1880-board-broken = { $count ->
    [one] Una promessa infranta
   *[other] { $count } promesse infrante
}
africa1880-board-promise-kept = mantenuta
africa1880-board-promise-broken = infranta
africa1880-board-kept = Nessuna promessa è stata infranta.
africa1880-board-was-absent = Assente in quel turno
africa1880-board-no-record = Nessun turno è stato ancora letto.

## La fine
africa1880-board-parts = I punti e la loro origine
africa1880-board-part-colonies = Colonie
africa1880-board-part-alliances = Alleanze ricevute
africa1880-board-part-total = Punti
africa1880-board-graph = I punti nel corso degli anni
africa1880-board-moments = Che cosa è stato decisivo
africa1880-board-moment-lead =
    { $year }. In testa fino alla fine: { $power }, con { $points ->
        [one] un punto
       *[other] { $points } punti
    }.
africa1880-board-moment-gain =
    { $year }. { $power }: { $points ->
        [one] un punto in un solo turno
       *[other] { $points } punti in un solo turno
    }.
africa1880-board-moment-fall =
    { $year }. { $power }: { $count ->
        [one] una presenza perduta in guerra
       *[other] { $count } presenze perdute in guerra
    }.
africa1880-board-moment-breach = { $year }. Parola infranta: { $by } verso { $to }.
