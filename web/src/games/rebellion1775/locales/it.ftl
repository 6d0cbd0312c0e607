# Le parole del tabellone: mappa, carte, battaglie, istruzioni, fine.

## I verbi, in testa alla lista delle scelte
rebellion1775-verb-place = Collocare unità
rebellion1775-verb-return = Far tornare unità in fuga
rebellion1775-verb-play = Giocare una carta
rebellion1775-verb-name = Nominare la battaglia
rebellion1775-verb-convert = Un’unità cambia schieramento
rebellion1775-verb-muster = Formare un’armata
rebellion1775-verb-take = Prenderne di meno
rebellion1775-verb-go = Inviare l’armata
rebellion1775-verb-fight = Cominciare una battaglia
rebellion1775-verb-lose = Subire una perdita
rebellion1775-verb-withdraw = Manovrare
rebellion1775-verb-first = Chi manovra per primo

## La mappa
rebellion1775-board-map = Mappa delle colonie, il sud a sinistra. Tab percorre le aree che si possono scegliere, le frecce tutte le aree.
rebellion1775-board-sea-atlantic = Oceano Atlantico
rebellion1775-board-sea-champlain = Lago Champlain
rebellion1775-board-sea-ontario = Lago Ontario
rebellion1775-board-sea-erie = Lago Erie
rebellion1775-board-sea-lawrence = San Lorenzo
rebellion1775-board-area = { $name }, { $colony }
rebellion1775-board-area-empty = Non c’è nessuno
rebellion1775-board-can = Si può scegliere

## Turni, sacchetto, punteggio
rebellion1775-board-round = Turno { $round } di { $rounds }
rebellion1775-board-last-round = La guerra finisce con questo turno
rebellion1775-board-bag = Ancora nel sacchetto
rebellion1775-board-held = { $side }: { $count ->
    [one] una colonia
   *[other] { $count } colonie
}
rebellion1775-board-held-cities = { $side }: { $count ->
    [one] un segnalino su una città
   *[other] { $count } segnalini sulle città
}
rebellion1775-board-counts-colonies = Colonie controllate
rebellion1775-board-counts-cities = Segnalini sulle città
rebellion1775-board-truces = Tregua { $count } di 2
rebellion1775-board-you = Tu: { $factions }, { $side }
rebellion1775-board-you-both = Giochi per entrambi gli schieramenti
rebellion1775-board-mine = Tu
rebellion1775-board-goal-colonies = Controllare più colonie del nemico quando la guerra finisce.
rebellion1775-board-goal-cities = Avere più segnalini sulle città del nemico quando la guerra finisce.
rebellion1775-board-leads = In testa: { $side }.
rebellion1775-board-level = Nessuno è in testa.
rebellion1775-board-units = Unità
rebellion1775-board-reserve = Riserva
rebellion1775-board-fled-units = In fuga

## Carte e armate
rebellion1775-board-hand = Mano: { $faction }
rebellion1775-board-partner = Fazione amica
rebellion1775-board-truce-first = La guerra finisce se si gioca anche l’altra tregua dello schieramento.
rebellion1775-board-truce-second = La seconda tregua dello schieramento: mette fine alla guerra.
rebellion1775-board-card-theirs = La giocano altri: { $faction }.
rebellion1775-board-armies-left = { $count ->
    [0] Nessun’altra armata può muovere.
    [one] Ancora un’armata può muovere.
   *[other] Ancora { $count } armate possono muovere.
}
rebellion1775-board-no-hand = Chi guarda non vede le mani.
rebellion1775-board-back = Far tornare
rebellion1775-board-army = Armata da { $name }
rebellion1775-board-army-where = Vanno tutti, a meno che tu ne prenda di meno. Poi scegli un’area illuminata sulla mappa.
rebellion1775-board-army-costs = Se parte, il tuo schieramento perde { $place }.

## Battaglie
rebellion1775-board-battle = Battaglia: { $name }
rebellion1775-board-role-attacker = attacca
rebellion1775-board-role-defender = difende
rebellion1775-board-odds = Probabilità: Britannici { $british }%, Americani { $american }%
rebellion1775-board-dice = Dadi: colpi { $hits }, fughe { $flees }, facce vuote { $blanks }
rebellion1775-board-face-hits = colpo
rebellion1775-board-face-flees = fugge
rebellion1775-board-face-blanks = può sottrarsi
rebellion1775-board-rolls = { $side }: tiro di dadi.
rebellion1775-board-rolls-free = { $side }: tiro prima della battaglia. Contano solo i colpi.
rebellion1775-board-asks-losses = { $count ->
    [one] { $name }: una perdita da scegliere.
   *[other] { $name }: { $count } perdite da scegliere.
}
rebellion1775-board-asks-order = { $name }: sta a voi dire chi può sottrarsi per primo.
rebellion1775-board-asks-manoeuvre = { $count ->
    [one] { $name }: una faccia vuota. Un’unità ({ $unit }) può sottrarsi verso un’area illuminata.
   *[other] { $name }: { $count } facce vuote. Alcune unità ({ $unit }) possono sottrarsi, una alla volta, verso un’area illuminata.
}
rebellion1775-board-asks-card = { $name }: si può giocare una carta prima del tiro nemico.
rebellion1775-board-won = Vittoria: { $side }.
rebellion1775-board-won-nobody = Non resta nessuno a vincere.
rebellion1775-board-lost = perdite
rebellion1775-board-fled = in fuga
rebellion1775-board-gone = in ritirata
rebellion1775-board-report-close = Riporre il rapporto

## Forze
rebellion1775-board-forces = Forze
rebellion1775-board-cards = Mano { $hand }, mazzo { $deck }.
rebellion1775-board-truce-played = Tregua giocata.
rebellion1775-board-stock = Riserva { $reserve }, in fuga { $fled }.
rebellion1775-board-fled-when = Le unità in fuga tornano quando esce il cubo della fazione ({ $faction }).
rebellion1775-board-arrivals = Luoghi d’arrivo: { $places }.
rebellion1775-board-unplayed = { $count ->
    [one] Una carta non ancora giocata
   *[other] { $count } carte non ancora giocate
}
rebellion1775-board-played = Giocate: { $cards }.
rebellion1775-board-battles = Battaglie

## Istruzioni
rebellion1775-board-standing = Istruzioni
rebellion1775-board-standing-why = Che cosa fanno le tue unità in battaglia mentre è attiva un’altra fazione. Con le istruzioni il tavolo non deve aspettarti.
rebellion1775-board-order = Perdite nell’ordine che vuoi
rebellion1775-board-order-next = Chi cade dopo
rebellion1775-board-order-anew = Ricominciare
rebellion1775-board-always = Manovrare sempre, verso un’area a tua scelta
rebellion1775-board-changes = { $count ->
    [0] Nessun’altra modifica in questa sequenza.
    [one] Ancora una modifica in questa sequenza.
   *[other] Ancora { $count } modifiche in questa sequenza.
}

## La fine
rebellion1775-board-end-truce = Entrambe le tregue di uno schieramento ({ $side }) sono accanto al tabellone: la guerra finisce qui.
rebellion1775-board-end-rounds = La guerra è arrivata alla fine dei suoi turni ({ $rounds }).
rebellion1775-board-rounds = Turno per turno
rebellion1775-board-end-battles = Le battaglie più costose
