# Le parole del tabellone: mappa, mercato, giornale, carte, tavolo dei piani, fine.

## Verbi, in testa alla lista delle scelte
freedom-verb-take = Gettoni da prendere
freedom-verb-play = Gettoni da giocare
freedom-verb-buy = Carte
freedom-verb-move = Cammini
freedom-verb-place = Piantagioni
freedom-verb-benefit = Beneficio
freedom-verb-special = Abilità Speciale
freedom-verb-reserve = Carta Riserva
freedom-verb-swap = Scambia carte
freedom-verb-pick = Scegli una carta
freedom-verb-give = Dai denaro
freedom-verb-role = Ruoli
freedom-verb-hold = Trattieni un cacciatore
freedom-verb-toward = Quale direzione prende
freedom-verb-leave_off = Lascia persone fuori dalla carta

## La mappa
freedom-board-map = Mappa, dalle piantagioni del Sud al Canada. Tab passa per i luoghi che si possono scegliere, le frecce per tutti.
freedom-board-sea-atlantic = Oceano Atlantico
freedom-board-sea-gulf = Golfo del Messico
freedom-board-place = { $name }. { $people ->
    [0] Non c’è nessuno, posto per { $room }.
    [one] Una persona, { $room ->
        [0] al completo.
       *[other] posto per altre { $room }.
    }
   *[other] { $people } persone, { $room ->
        [0] al completo.
       *[other] posto per altre { $room }.
    }
}
freedom-board-place-aid = Aiuto locale: { $money } $ a chi vi porta qualcuno.
freedom-board-place-catchers = Qui si trova: { $catchers }.
freedom-board-tint-blue = Città blu del Nord.
freedom-board-tint-south = Nel Sud.
freedom-board-chosen = Scelto.
freedom-board-can = Si può scegliere.
freedom-board-ahead-aid = Aiuto locale: { $money } $.
freedom-board-ahead-hunt = { $catcher }: { $to }, { $people ->
    [0] dove non trova nessuno.
    [one] dove prende una persona.
   *[other] dove prende { $people } persone.
}
freedom-board-fewer = Una persona in meno
freedom-board-more = Una persona in più
freedom-board-again = Tocca ancora per andare.
freedom-board-canada = Canada. { $freed ->
    [one] Una persona libera
   *[other] { $freed } persone libere
}, su { $goal } che devono esserlo.
freedom-board-catcher = { $catcher }: { $at }
freedom-board-catcher-path = Segue il percorso del suo colore e del suo segno.

## Accanto alla mappa
freedom-board-round = Round { $round } di { $rounds }
freedom-board-round-short = { $round } / { $rounds }
freedom-board-free = Libere in Canada
freedom-board-lost = Perdute
freedom-board-lost-track = Persone perdute: { $lost }. Oltre { $boxes }, la partita è persa.
freedom-board-support-left = Supporto da ottenere
freedom-board-goal-free = Libere
freedom-board-goal-support = Supporto
freedom-board-acts = agisce
freedom-board-players = Giocatori
freedom-board-lead = Tiene la lanterna
freedom-board-done = Ha finito
freedom-board-market = Il mercato di schiavi
freedom-board-market-left = { $count ->
    [one] Ancora una carta in arrivo
   *[other] Ancora { $count } carte in arrivo
}
freedom-board-lot = { $people ->
    [one] Una persona trattenuta
   *[other] { $people } persone trattenute
}; la carta indica { $printed }.
freedom-board-lot-next = Prossima vendita: { $people ->
    [one] una persona
   *[other] { $people } persone
}; la carta indica { $printed }.

## La scheda
freedom-board-asked = Che cosa si chiede
freedom-board-undone = Non ho ancora finito
freedom-board-mat = La tua scheda: { $role }
freedom-board-dollars = { $money } $
freedom-board-money = Il tuo denaro
freedom-board-support-held = I tuoi gettoni Supporto
freedom-board-token = { $name }: ne hai { $count }
freedom-board-grey = Grigio: torna alla pila quando si gioca
freedom-board-spent = usata
freedom-board-unspent = non ancora usata
freedom-board-played = Gettoni giocati: { $played } di { $limit }
freedom-board-shelf = Gettoni o carte
freedom-board-tokens = Gettoni
freedom-board-cards = Carte
freedom-board-newspaper = Il giornale: i gettoni per periodo
freedom-board-stack = { $name }: { $price } $, ne restano { $left }
freedom-board-stack-closed = { $name }: { $price } $, ne restano { $left }, il periodo non è ancora aperto
freedom-board-queue = Coda Abolizionismo
freedom-board-card = { $name }. { $kind }, { $price } $. { $text }
freedom-board-slot-empty = Un riquadro vuoto
freedom-board-cleared = La Fase Lanterna libera questo riquadro
freedom-board-kind-general = Generale
freedom-board-kind-reserve = Riserva
freedom-board-kind-opposition = Oppositore
freedom-board-close = Chiudi la carta

## Il tavolo, da leggere
freedom-board-table = Tavolo
freedom-board-benefit-after = Beneficio, dopo aver usato l’Abilità Speciale
freedom-board-no-tokens = Nessun gettone
freedom-board-support-count = Supporto: { $count }
freedom-board-reactions-acting = Reazioni: decide chi agisce.
freedom-board-reactions-ask = Reazioni: si chiede a questo giocatore.
freedom-board-reactions-never = Reazioni: non si chiede a nessuno.
freedom-board-react = Le mie reazioni
freedom-board-react-ask = Chiedete a me
freedom-board-react-acting = Decide chi agisce
freedom-board-react-never = Non si chiede a nessuno
freedom-board-deck = { $count ->
    [one] Una carta nel mazzo di questo periodo
   *[other] { $count } carte nel mazzo di questo periodo
}
freedom-board-deck-top = Note in cima: { $cards }
freedom-board-catchers = Cacciatori

## Il tavolo dei piani
freedom-board-sketch = Abbozza un cammino
freedom-board-sketching = Clicca di luogo in luogo
freedom-board-sketch-wipe = Cancella
freedom-board-sketch-of = Un abbozzo: { $player }
freedom-board-sketch-take = Un abbozzo: { $player }. Fai proprio questo

## Molti passi in poche parole
freedom-board-sum-captured = { $count ->
    [one] Una persona è catturata.
   *[other] { $count } persone sono catturate.
}
freedom-board-sum-placed = { $count ->
    [one] Una persona è portata in una piantagione.
   *[other] { $count } persone sono portate nelle piantagioni.
}
freedom-board-sum-lost = { $count ->
    [one] Una persona è perduta.
   *[other] { $count } persone sono perdute.
}
freedom-board-sum-lot_filled = { $count ->
    [one] Un’altra persona sulle carte Mercato.
   *[other] Altre { $count } persone sulle carte Mercato.
}
freedom-board-sum-moved = { $count ->
    [one] Una persona prosegue.
   *[other] { $count } persone proseguono.
}
freedom-board-sum-sent = { $count ->
    [one] Una persona prosegue senza essere vista.
   *[other] { $count } persone proseguono senza essere viste.
}
freedom-board-sum-freed = { $count ->
    [one] Una persona arriva in Canada.
   *[other] { $count } persone arrivano in Canada.
}
freedom-board-sum-returned = { $count ->
    [one] Una persona è riportata in una piantagione.
   *[other] { $count } persone sono riportate nelle piantagioni.
}
freedom-board-sum-seized = { $count ->
    [one] Una persona è catturata per legge.
   *[other] { $count } persone sono catturate per legge.
}
freedom-board-sum-catcher_moved = { $count ->
    [one] Un cacciatore muove.
   *[other] I cacciatori muovono { $count } volte.
}
freedom-board-sum-token_taken = { $count ->
    [one] Un gettone è preso.
   *[other] { $count } gettoni sono presi.
}
freedom-board-sum-aid = Aiuto locale: { $count } $.
freedom-board-sum-raised = Fondi raccolti: { $count } $.
freedom-board-sum-card_queued = { $count ->
    [one] Una carta entra nella coda.
   *[other] { $count } carte entrano nella coda.
}
freedom-board-sum-card_discarded = { $count ->
    [one] Una carta è scartata.
   *[other] { $count } carte sono scartate.
}

## La fine
freedom-board-end-freed = { $count ->
    [0] Nessuno ha raggiunto il Canada.
    [one] Una persona vive in libertà.
   *[other] { $count } persone vivono in libertà.
}
freedom-board-end-lost = { $count ->
    [0] Nessuno è andato perduto.
    [one] Una persona è andata perduta. La ricordiamo.
   *[other] { $count } persone sono andate perdute. Le ricordiamo.
}
freedom-board-end-rounds = La partita è durata { $round } round su { $rounds }.
freedom-board-score-freed = { $count ->
    [one] Una persona libera
   *[other] { $count } persone libere
}
freedom-board-score-lost = { $count ->
    [one] Una persona perduta
   *[other] { $count } persone perdute
}
freedom-board-score-enough = Almeno { $goal } persone libere
freedom-board-score-support = Tutto il supporto raccolto
freedom-board-score-market = Carte Mercato non consegnate
freedom-board-score-total = Punteggio
