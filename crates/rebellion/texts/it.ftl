# Che cosa dice 1775: Ribellione. I luoghi stanno davanti, come in un dispaccio. I nomi degli
# schieramenti stanno senza articolo, anche come titoli: «In fuga ({ $side })».

# The plate on the home page, and who made the game.
rebellion1775-about-name = 1775: Rebellion
rebellion1775-about-line = Due schieramenti, quattro fazioni e le colonie nel mezzo.
rebellion1775-about-facts = da 2 a 4 giocatori, circa due ore
rebellion1775-about-what = Regolari e Lealisti contro Continentali e Patrioti. I compagni muovono con le carte, combattono ciascuno con i propri dadi e contano le colonie, non le teste.
rebellion1775-about-note = Si combatté anche per la terra di nazioni che non avevano firmato nulla.
rebellion1775-about-by = Beau Beckett, Jeph Stahl
rebellion1775-about-publisher = Academy Games, 2013

## Nomi
rebellion1775-side-british = Britannici
rebellion1775-side-american = Americani
rebellion1775-nobody = nessuno
rebellion1775-list-and = { $first } e { $last }
rebellion1775-list-comma = { $first }, { $last }
rebellion1775-units-r = Regolari
rebellion1775-units-y = Lealisti
rebellion1775-units-b = Continentali
rebellion1775-units-w = Patrioti
rebellion1775-units-o = Assiani
rebellion1775-units-f = Francesi
rebellion1775-units-n = nativi
rebellion1775-count-r = { $count ->
    [one] { $count } Regolare
   *[other] { $count } Regolari
}
rebellion1775-count-y = { $count ->
    [one] { $count } Lealista
   *[other] { $count } Lealisti
}
rebellion1775-count-b = { $count ->
    [one] { $count } Continentale
   *[other] { $count } Continentali
}
rebellion1775-count-w = { $count ->
    [one] { $count } Patriota
   *[other] { $count } Patrioti
}
rebellion1775-count-o = { $count ->
    [one] { $count } Assiano
   *[other] { $count } Assiani
}
rebellion1775-count-f = { $count ->
    [one] { $count } Francese
   *[other] { $count } Francesi
}
rebellion1775-count-n = { $count ->
    [one] { $count } nativo
   *[other] { $count } nativi
}

## Fasi
rebellion1775-phase-setup = Preparazione
rebellion1775-phase-bag = Il sacchetto
rebellion1775-phase-reinforcement = Rinforzi
rebellion1775-phase-movement = Movimenti
rebellion1775-phase-battle = Battaglie
rebellion1775-phase-cards = Carte
rebellion1775-phase-over = Fine della partita

## Domande
rebellion1775-prompt-chance = Si estraggono cubi, carte o dadi.
rebellion1775-prompt-wait = Si attende: { $factions }.
rebellion1775-prompt-extra = { $count ->
    [one] { $faction }: colloca ancora un’unità aggiuntiva dove il tuo schieramento si trova già.
   *[other] { $faction }: colloca ancora { $count } unità aggiuntive dove il tuo schieramento si trova già.
}
rebellion1775-prompt-reinforce = { $count ->
    [one] Colloca ancora un rinforzo.
   *[other] Colloca ancora { $count } rinforzi.
}
rebellion1775-prompt-reinforced = Gioca una carta movimento. Unità in fuga ed eventi di rinforzo vengono prima.
rebellion1775-prompt-card = Gioca una carta movimento. Alcuni eventi possono precederla.
rebellion1775-prompt-move = { $count ->
    [one] Un’armata può ancora muovere: scegli un’area, o concludi i movimenti.
   *[other] { $count } armate possono ancora muovere: scegli un’area, o concludi i movimenti.
}
rebellion1775-prompt-move-fight = { $count ->
    [one] Un’armata può ancora muovere: scegli un’area, o comincia una battaglia.
   *[other] { $count } armate possono ancora muovere: scegli un’area, o comincia una battaglia.
}
rebellion1775-prompt-moved = Tutte le armate hanno mosso. Concludi i movimenti.
rebellion1775-prompt-moved-fight = Tutte le armate hanno mosso. Scegli la prima battaglia.
rebellion1775-prompt-placing = { $card }: scegli un’area.
rebellion1775-prompt-converting = { $card }: scegli dove un’unità cambia schieramento.
rebellion1775-prompt-naming = { $card }: scegli la battaglia.
rebellion1775-prompt-rearranging = { $card }: scegli le unità da spostare nella loro colonia, o concludi.
rebellion1775-prompt-army = Armata da { $from }: vanno tutti, a meno che tu ne prenda di meno. Scegli dove.
rebellion1775-prompt-battles = { $count ->
    [one] Resta una battaglia. Cominciala, o gioca prima una carta.
   *[other] Restano { $count } battaglie. Scegli la prossima.
}
rebellion1775-prompt-battles-over = Le battaglie sono finite. Un’ultima carta, o fine della sequenza.
rebellion1775-prompt-pausing = { $at }: il nemico sta per tirare.
rebellion1775-prompt-losses = { $count ->
    [one] { $at }: un colpo da subire. Scegli la perdita.
   *[other] { $at }: { $count } colpi da subire. Scegli le perdite.
}
rebellion1775-prompt-ordering = { $at }: nativi e altri possono lasciare la battaglia. Chi va per primo?
rebellion1775-prompt-manoeuvre = { $at }: una faccia vuota. { $unit } può lasciare la battaglia.

## Offerte
rebellion1775-do-place = Colloca un’unità: { $at }
rebellion1775-do-land = { $card }: { $at }
rebellion1775-do-return = { $unit } torna: { $at }
rebellion1775-do-play = { $card }: { $effect }
rebellion1775-do-name = { $card } per la battaglia: { $at }
rebellion1775-do-convert = Un’unità cambia schieramento: { $at }
rebellion1775-do-muster = Forma un’armata: { $at }
rebellion1775-do-take = Prendi solo { $units }
rebellion1775-do-take-none = Lascia sul posto: { $units }
rebellion1775-do-go-march = Marcia: { $from } → { $to }
rebellion1775-do-go-sail = Naviga: { $from } → { $to }
rebellion1775-do-go-rearrange = Sposta: { $from } → { $to }
rebellion1775-do-go-pursue = Insegui: { $from } → { $to }
rebellion1775-do-fight = Comincia la battaglia: { $at }
rebellion1775-do-roll = Lascia tirare il nemico
rebellion1775-do-fight-on = Combatti questa battaglia senza altre domande
rebellion1775-do-lose = Perdi { $unit }
rebellion1775-do-first = Per primi: { $units }
rebellion1775-do-withdraw = { $unit } manovra: { $at }
rebellion1775-do-stay = Resta nella battaglia
rebellion1775-do-done-moving = Concludi i movimenti
rebellion1775-do-done-card = Basta così: avanti
rebellion1775-do-done-rearranging = Tutti sono al loro posto
rebellion1775-do-done-battles = Concludi la sequenza
rebellion1775-do-stand-losses-ask = Perdite: chiedetemi
rebellion1775-do-stand-losses-dice = Perdite: dove costano meno dadi
rebellion1775-do-stand-losses-order = Perdite in quest’ordine: { $units }
rebellion1775-do-stand-manoeuvre-ask = Manovre: chiedetemi
rebellion1775-do-stand-manoeuvre-never = Manovre: mai
rebellion1775-do-stand-manoeuvre-last = Manovre: per salvare l’ultima unità
rebellion1775-do-stand-manoeuvre-to = Manovre: sempre, se possibile: { $at }
rebellion1775-do-cube = Cubo dei { $faction }
rebellion1775-do-draw = Carta: { $card }
rebellion1775-do-dice = Dadi ({ $units }): colpi { $hits }, fughe { $flees }

## Che cosa fanno le carte
rebellion1775-effect-march = { $armies ->
    [one] un’armata, { $areas ->
        [one] un’area
       *[other] fino a { $areas } aree
    }
   *[other] fino a { $armies } armate, { $areas ->
        [one] un’area ciascuna
       *[other] fino a { $areas } aree ciascuna
    }
}
rebellion1775-effect-warships = fino a { $armies } armate di qualsiasi dimensione per nave
rebellion1775-effect-naval = fino a { $armies } armate di { $count } unità al massimo, per nave verso una sola area
rebellion1775-effect-land = { $units } sbarcano in una città sull’Atlantico, con o senza nemici
rebellion1775-effect-place = { $units } si uniscono al tuo schieramento dove non ci sono nemici
rebellion1775-effect-place-with = { $units } si uniscono a unità ({ $with }) dove non ci sono nemici
rebellion1775-effect-recruit = fino a { $count } in fuga ({ $from }) tornano nella riserva; altrettanti ({ $to }) arrivano nelle tue città
rebellion1775-effect-convert = { $from } è sostituito da { $to }, ovunque
rebellion1775-effect-more-armies = { $count ->
    [one] la carta movimento muove un’armata in più
   *[other] la carta movimento muove { $count } armate in più
}
rebellion1775-effect-more-areas = { $count ->
    [one] un’armata marcia un’area più lontano
   *[other] un’armata marcia { $count } aree più lontano
}
rebellion1775-effect-pass-all = le armate attraversano nemici e nativi neutrali
rebellion1775-effect-pass-one = un’armata attraversa nemici e nativi neutrali
rebellion1775-effect-rearrange = le unità si ridispongono nelle colonie che controlli, dove ce n’è almeno una: { $with }
rebellion1775-effect-volley-all = { $units } tirano una volta prima delle battaglie, solo colpi
rebellion1775-effect-volley-one = { $units } tirano una volta prima di una battaglia, solo colpi
rebellion1775-effect-steady = in una battaglia le fughe non hanno effetto: { $units }
rebellion1775-effect-turn = per { $from } che fugge, { $to } si unisce a te nella battaglia
rebellion1775-effect-pursue = dopo una battaglia vinta alcune unità avanzano, almeno una: { $with }

## Il racconto
rebellion1775-told-first-side = Collocano per primi le unità aggiuntive: { $side }.
rebellion1775-told-extra = { $count ->
    [one] I { $faction } collocano un’unità aggiuntiva: { $places }.
   *[other] I { $faction } collocano { $count } unità aggiuntive: { $places }.
}
rebellion1775-told-round = Turno { $round }
rebellion1775-told-sequence = { $faction }
rebellion1775-told-reinforced = { $count ->
    [one] Arriva un’unità dei { $faction }: { $places }.
   *[other] Arrivano { $count } unità dei { $faction }: { $places }.
}
rebellion1775-told-movement-card = I { $faction } giocano { $card }.
rebellion1775-told-event = I { $faction } giocano { $card }.
rebellion1775-told-truce = I { $faction } giocano { $card }: la tregua resta accanto al tabellone.
rebellion1775-told-landed = { $at }: arrivo di { $units }.
rebellion1775-told-recruited = { $at }: arriva { $to }; { $from } in fuga torna nella riserva.
rebellion1775-told-went-home = Non resta nessuno a sostituirli: { $units } di nuovo nella riserva.
rebellion1775-told-converted = { $at }: { $from } è sostituito da { $to }.
rebellion1775-told-marched = { $from } → { $to }: i { $faction } marciano ({ $units }).
rebellion1775-told-sailed = { $from } → { $to }: i { $faction } navigano ({ $units }).
rebellion1775-told-rearranged = { $from } → { $to }: i { $faction } si ridispongono ({ $units }).
rebellion1775-told-pursued = { $from } → { $to }: i { $faction } inseguono ({ $units }).
rebellion1775-told-named = { $card } servirà alla battaglia: { $at }.
rebellion1775-told-battle = { $at }: battaglia. { $attackers } contro { $defenders }.
rebellion1775-told-natives-fled = { $each ->
    [one] { $at }: nativi in entrambi gli schieramenti; ne fugge uno da ciascuno.
   *[other] { $at }: nativi in entrambi gli schieramenti; ne fuggono { $each } da ciascuno.
}
rebellion1775-told-rolled = Tiro di dadi ({ $side }): { $hits ->
    [0] nessun colpo
    [one] un colpo
   *[other] { $hits } colpi
}, { $flees ->
    [0] nessuna fuga
    [one] una fuga
   *[other] { $flees } fughe
}, { $blanks ->
    [0] nessuna faccia vuota
    [one] una faccia vuota
   *[other] { $blanks } facce vuote
}.
rebellion1775-told-rolled-free = Tiro prima della battaglia ({ $side }): { $hits ->
    [0] nessun colpo
    [one] un colpo
   *[other] { $hits } colpi
}.
rebellion1775-told-lost = Perdite ({ $side }): { $units }.
rebellion1775-told-lost-standing = Perdite secondo le istruzioni ({ $side }): { $units }.
rebellion1775-told-fled = In fuga ({ $side }): { $units }.
rebellion1775-told-steadied = { $card } trattiene nella battaglia { $units }.
rebellion1775-told-turned = In fuga: { $from }; al loro posto, per l’altro schieramento: { $to }.
rebellion1775-told-manoeuvred = { $from } → { $to }: { $unit } si sottrae.
rebellion1775-told-manoeuvred-standing = { $from } → { $to }: { $unit } si sottrae, secondo le istruzioni.
rebellion1775-told-battle-won = { $at }, vittoria: { $side }. Rimangono { $left }.
rebellion1775-told-battle-nobody = { $at }: non resta nessuno a vincere.
rebellion1775-told-natives-joined = { $count ->
    [one] { $at }: un nativo si allea ({ $side }).
   *[other] { $at }: { $count } nativi si alleano ({ $side }).
}
rebellion1775-told-natives-neutral = { $count ->
    [one] { $at }: un nativo resta solo e neutrale.
   *[other] { $at }: { $count } nativi restano soli e neutrali.
}
rebellion1775-told-colony-gained = { $colony }: controllo ottenuto ({ $side }).
rebellion1775-told-colony-lost = { $colony }: controllo perduto ({ $side }).
rebellion1775-told-city-gained = { $at }: segnalino collocato ({ $side }).
rebellion1775-told-city-lost = { $at }: segnalino perduto ({ $side }).
rebellion1775-told-hand-shown = I { $faction } hanno solo eventi ({ $cards }), li mostrano e ripescano.
rebellion1775-told-round-ended = Il turno { $round } è finito. Britannici { $british }, Americani { $american }.
rebellion1775-told-ended-british = La guerra è finita: vincono i Britannici, { $british } a { $american }.
rebellion1775-told-ended-american = La guerra è finita: vincono gli Americani, { $american } a { $british }.
rebellion1775-told-ended-draw = La guerra è finita: { $british } a { $american }, e non vince nessuno.
rebellion1775-outcome-british = Colonie: Britannici { $british }, Americani { $american }. Vincono i Britannici.
rebellion1775-outcome-american = Colonie: Americani { $american }, Britannici { $british }. Vincono gli Americani.
rebellion1775-outcome-draw = Britannici { $british }, Americani { $american }: altrettante colonie. Non vince nessuno.
rebellion1775-outcome-british-cities = Segnalini sulle città: Britannici { $british }, Americani { $american }. Vincono i Britannici.
rebellion1775-outcome-american-cities = Segnalini sulle città: Americani { $american }, Britannici { $british }. Vincono gli Americani.
rebellion1775-outcome-draw-cities = Britannici { $british }, Americani { $american }: altrettanti segnalini. Non vince nessuno.

## Perché no
rebellion1775-no-not-now = Ora non è possibile.
rebellion1775-no-not-your-turn = È la sequenza dei { $faction }.
rebellion1775-no-not-asked = Decide un’altra fazione.
rebellion1775-no-chance-decides = Decide il caso.
rebellion1775-no-not-your-extra = Collocano prima le unità aggiuntive: { $side }.
rebellion1775-no-extra-placed = Le tue unità aggiuntive sono tutte collocate.
rebellion1775-no-not-occupied = { $at }: il tuo schieramento non è lì.
rebellion1775-no-reinforced = I tuoi rinforzi sono tutti collocati.
rebellion1775-no-reserve-empty = Riserva esaurita: { $units }.
rebellion1775-no-not-home = { $at }: queste unità arrivano solo nel Massachusetts.
rebellion1775-no-enemy-there = { $at }: ci sono nemici.
rebellion1775-no-not-a-city = { $at }: non c’è una città.
rebellion1775-no-not-a-port = { $at }: non è sull’Atlantico.
rebellion1775-no-no-marker = { $at }: il tuo schieramento non vi ha un segnalino.
rebellion1775-no-not-controlled = { $colony }: il tuo schieramento non controlla questa colonia.
rebellion1775-no-natives-stay = Non tornano: { $units } in fuga.
rebellion1775-no-allies-stay = A questo tavolo non tornano: { $units } in fuga.
rebellion1775-no-not-yours-to-return = Tornano nella propria sequenza: { $units } in fuga.
rebellion1775-no-none-fled = Nessuno in fuga: { $units }.
rebellion1775-no-units-owed = { $count ->
    [one] Resta un rinforzo da collocare.
   *[other] Restano { $count } rinforzi da collocare.
}
rebellion1775-no-not-your-card = Quella carta è di un’altra fazione.
rebellion1775-no-not-in-hand = Quella carta non è nella tua mano.
rebellion1775-no-movement-card-first = Prima va giocata una carta movimento.
rebellion1775-no-one-movement-card = Una sola carta movimento per sequenza.
rebellion1775-no-wrong-phase = Questa carta si gioca nella fase: { $phase }.
rebellion1775-no-nowhere-to-place = Per questa carta non restano cubi, o non c’è un’area.
rebellion1775-no-nobody-to-recruit = Ora nessuno potrebbe essere reclutato.
rebellion1775-no-nobody-to-convert = Ora nessuno potrebbe cambiare schieramento.
rebellion1775-no-before-the-movement-card = Questa carta si gioca prima della carta movimento.
rebellion1775-no-nothing-to-rearrange = Nulla da ridisporre: serve una colonia di più aree, controllata dal tuo schieramento e con dei Lealisti.
rebellion1775-no-before-the-first-battle = Questa carta si gioca prima della prima battaglia.
rebellion1775-no-no-battle-won = Nessuna battaglia è stata appena vinta.
rebellion1775-no-no-battle-to-come = Non c’è battaglia per questa carta.
rebellion1775-no-not-an-own-city = { $at }: i rinforzi non possono arrivarci.
rebellion1775-no-nobody-to-convert-there = { $at }: lì nessuno potrebbe cambiare schieramento.
rebellion1775-no-no-battle = { $at }: non c’è battaglia.
rebellion1775-no-card-not-there = { $at }: la carta non può servire lì.
rebellion1775-no-place-one-first = Colloca almeno un’unità.
rebellion1775-no-none-of-these = { $at }: non ce ne sono da prendere.
rebellion1775-no-settled = Il numero è fissato: { $units }.
rebellion1775-no-not-fewer = { $count ->
    [one] Ne va una sola: prendine di meno o lascia così.
   *[other] Ne vanno { $count }: prendine di meno o lascia così.
}
rebellion1775-no-natives-alone = Questa carta non lascia nativi da soli e non li manda dove il tuo schieramento non è presente.
rebellion1775-no-nobody-goes = Qualcuno deve andare.
rebellion1775-no-one-of-your-own = A un’armata serve almeno un’unità dei { $faction }.
rebellion1775-no-too-many = { $count ->
    [one] Al massimo un’unità per armata.
   *[other] Al massimo { $count } unità per armata.
}
rebellion1775-no-same-colony = { $at }: è un’altra colonia.
rebellion1775-no-not-adjacent = { $from } e { $to } non sono adiacenti.
rebellion1775-no-no-army-left = La carta non muove altre armate.
rebellion1775-no-no-own-unit = { $at }: non c’è alcuna unità dei { $faction }.
rebellion1775-no-all-moved = { $at }: tutte le unità dei { $faction } hanno mosso.
rebellion1775-no-not-in-play = { $at }: quest’area non è in gioco.
rebellion1775-no-ends-elsewhere = { $at }: una marcia finisce in un’area diversa da quella di partenza.
rebellion1775-no-must-stop = { $from } → { $to }: nemici o nativi neutrali fermano l’armata per strada.
rebellion1775-no-light-water = { $at }: in mezzo c’è acqua azzurra.
rebellion1775-no-too-far = { $count ->
    [one] { $at }: un’armata avanza di una sola area.
   *[other] { $at }: un’armata avanza di { $count } aree al massimo.
}
rebellion1775-no-one-landing = Tutte le armate di questa carta vanno in una sola area, sullo stesso specchio d’acqua: { $at }.
rebellion1775-no-other-water = { $from } e { $to } non sono sullo stesso specchio d’acqua.
rebellion1775-no-no-water = { $at }: nessuna nave può partirne.
rebellion1775-no-not-rearrangeable = { $at }: questa carta non ridispone quella colonia.
rebellion1775-no-all-rearranged = { $at }: tutte le unità hanno già cambiato posto.
rebellion1775-no-battles-left = Restano battaglie da combattere.
rebellion1775-no-none-to-lose = { $at }: non ce ne sono da perdere.
rebellion1775-no-not-ready = Ora nessuna manovra è possibile: { $units }.
rebellion1775-no-enemies-alone = { $at }: la tengono solo nemici.
rebellion1775-no-answer-first = Il tavolo ti aspetta: rispondi prima.
rebellion1775-no-no-change-left = Nessun’altra modifica in questa sequenza.
rebellion1775-no-already-so = È già così.

## Opzioni di un tavolo
rebellion1775-option-scenario-campaign = La Campagna del 1775
rebellion1775-option-scenario-introductory = Introduttivo: due turni
rebellion1775-option-scenario-quebec = L’Assedio di Quebec
rebellion1775-option-hands = Le prime mani si pescano
rebellion1775-option-hands-after = Dopo le unità aggiuntive
rebellion1775-option-hands-before = Prima delle unità aggiuntive
rebellion1775-option-reinforcements = Rinforzi
rebellion1775-option-reinforcements-compulsory = Da collocare tutti
rebellion1775-option-reinforcements-voluntary = Si possono trattenere
rebellion1775-option-fled_allies = Assiani e Francesi in fuga
rebellion1775-option-fled_allies-return = Tornano con l’una o l’altra fazione
rebellion1775-option-fled_allies-stay = Non tornano
rebellion1775-option-fled_natives = Nativi in fuga
rebellion1775-option-fled_natives-stay = Non tornano
rebellion1775-option-fled_natives-reserve = Vanno nella riserva
rebellion1775-option-butler = Il tiro di John Butler
rebellion1775-option-butler-every = Prima di ogni battaglia
rebellion1775-option-butler-one = Prima di una battaglia
rebellion1775-option-betsy_ross = Betsy Ross si gioca
rebellion1775-option-betsy_ross-any_time = Anche tra un tiro e l’altro
rebellion1775-option-betsy_ross-before_battle = Solo prima di una battaglia
rebellion1775-option-turned_loyalist = Lealisti sostituiti da Betsy Ross
rebellion1775-option-turned_loyalist-reserve = Vanno nella riserva
rebellion1775-option-turned_loyalist-fled = Vanno tra le unità in fuga

## Parti del tabellone
rebellion1775-part-colonies = Le colonie
rebellion1775-part-colours = I cubi e il numero di dadi
rebellion1775-part-cities = Le città
rebellion1775-part-areas = Le aree
rebellion1775-part-borders = I confini
rebellion1775-part-water = Le coste
rebellion1775-part-units = Le unità iniziali
rebellion1775-part-dice = I dadi di Regolari, Lealisti e Patrioti
rebellion1775-part-dice_continentals = I dadi dei Continentali
rebellion1775-part-dice_allies = I dadi di Assiani, Francesi e nativi
rebellion1775-part-movement_cards = Le carte movimento
rebellion1775-part-event_cards = Gli eventi
rebellion1775-part-scenarios = Gli scenari
