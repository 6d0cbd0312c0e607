# What 1775: Rebellion says: prompts, offers, refusals and the story. Places stand in front, as in
# a dispatch. Factions and sides are plural: "the { $faction }", "the { $side }".

# The plate on the home page, and who made the game.
rebellion1775-about-name = 1775: Rebellion
rebellion1775-about-line = Two sides, four factions, and the colonies between them.
rebellion1775-about-facts = 2 to 4 players, about two hours
rebellion1775-about-what = Regulars and Loyalists against Continentals and Patriots. Partners move by cards, fight with dice of their own and count colonies, not heads.
rebellion1775-about-note = The war was also fought over the land of nations that had signed nothing.
rebellion1775-about-by = Beau Beckett, Jeph Stahl
rebellion1775-about-publisher = Academy Games, 2013

## Names
rebellion1775-side-british = British
rebellion1775-side-american = Americans
rebellion1775-nobody = nobody
rebellion1775-list-and = { $first } and { $last }
rebellion1775-list-comma = { $first }, { $last }
rebellion1775-units-r = Regulars
rebellion1775-units-y = Loyalists
rebellion1775-units-b = Continentals
rebellion1775-units-w = Patriots
rebellion1775-units-o = Hessians
rebellion1775-units-f = French
rebellion1775-units-n = natives
rebellion1775-count-r = { $count ->
    [one] { $count } Regular
   *[other] { $count } Regulars
}
rebellion1775-count-y = { $count ->
    [one] { $count } Loyalist
   *[other] { $count } Loyalists
}
rebellion1775-count-b = { $count ->
    [one] { $count } Continental
   *[other] { $count } Continentals
}
rebellion1775-count-w = { $count ->
    [one] { $count } Patriot
   *[other] { $count } Patriots
}
rebellion1775-count-o = { $count ->
    [one] { $count } Hessian
   *[other] { $count } Hessians
}
rebellion1775-count-f = { $count } French
rebellion1775-count-n = { $count ->
    [one] { $count } native
   *[other] { $count } natives
}

## Phases
rebellion1775-phase-setup = Setting up
rebellion1775-phase-bag = The bag
rebellion1775-phase-reinforcement = Reinforcements
rebellion1775-phase-movement = Movements
rebellion1775-phase-battle = Battles
rebellion1775-phase-cards = Cards
rebellion1775-phase-over = The end

## Prompts
rebellion1775-prompt-chance = Cubes, cards or dice are drawn.
rebellion1775-prompt-wait = Waiting for the { $factions }.
rebellion1775-prompt-extra = { $count ->
    [one] { $faction }: place one more extra unit where your side already stands.
   *[other] { $faction }: place { $count } more extra units where your side already stands.
}
rebellion1775-prompt-reinforce = { $count ->
    [one] Place one more reinforcement.
   *[other] Place { $count } more reinforcements.
}
rebellion1775-prompt-reinforced = Play a movement card. Fled units and reinforcement events come before it.
rebellion1775-prompt-card = Play a movement card. Some events can be played before it.
rebellion1775-prompt-move = { $count ->
    [one] One more army may move: choose an area, or end the movements.
   *[other] { $count } more armies may move: choose an area, or end the movements.
}
rebellion1775-prompt-move-fight = { $count ->
    [one] One more army may move: choose an area, or begin a battle.
   *[other] { $count } more armies may move: choose an area, or begin a battle.
}
rebellion1775-prompt-moved = All armies have moved. End the movements.
rebellion1775-prompt-moved-fight = All armies have moved. Choose the battle to begin with.
rebellion1775-prompt-placing = { $card }: choose an area.
rebellion1775-prompt-converting = { $card }: choose where a unit changes sides.
rebellion1775-prompt-naming = { $card }: choose the battle.
rebellion1775-prompt-rearranging = { $card }: choose units to move inside their colony, or end.
rebellion1775-prompt-army = Army from { $from }: everybody goes unless you take fewer. Choose where.
rebellion1775-prompt-battles = { $count ->
    [one] One battle is left. Begin it, or play a card for it first.
   *[other] { $count } battles are left. Choose the next one.
}
rebellion1775-prompt-battles-over = The battles are over. A last card, or end the sequence.
rebellion1775-prompt-pausing = { $at }: the enemy is about to roll.
rebellion1775-prompt-losses = { $count ->
    [one] { $at }: one hit to take. Choose the loss.
   *[other] { $at }: { $count } hits to take. Choose the losses.
}
rebellion1775-prompt-ordering = { $at }: natives and others may leave the battle. Who goes first?
rebellion1775-prompt-manoeuvre = { $at }: a blank die. { $unit } may leave the battle.

## Offers
rebellion1775-do-place = Place a unit: { $at }
rebellion1775-do-land = { $card }: { $at }
rebellion1775-do-return = { $unit } comes back: { $at }
rebellion1775-do-play = { $card }: { $effect }
rebellion1775-do-name = { $card } for the battle: { $at }
rebellion1775-do-convert = A unit changes sides: { $at }
rebellion1775-do-muster = Form an army: { $at }
rebellion1775-do-take = Take only { $units }
rebellion1775-do-take-none = Leave the { $units } behind
rebellion1775-do-go-march = March: { $from } → { $to }
rebellion1775-do-go-sail = Sail: { $from } → { $to }
rebellion1775-do-go-rearrange = Move: { $from } → { $to }
rebellion1775-do-go-pursue = Pursue: { $from } → { $to }
rebellion1775-do-fight = Begin the battle: { $at }
rebellion1775-do-roll = Let the enemy roll
rebellion1775-do-fight-on = Fight this battle out without asking again
rebellion1775-do-lose = Lose { $unit }
rebellion1775-do-first = First: { $units }
rebellion1775-do-withdraw = { $unit } manoeuvres: { $at }
rebellion1775-do-stay = Stay in the battle
rebellion1775-do-done-moving = End the movements
rebellion1775-do-done-card = Enough: go on
rebellion1775-do-done-rearranging = All stand as they should
rebellion1775-do-done-battles = End the sequence
rebellion1775-do-stand-losses-ask = Losses: ask me
rebellion1775-do-stand-losses-dice = Losses: where they cost fewest dice
rebellion1775-do-stand-losses-order = Losses in this order: { $units }
rebellion1775-do-stand-manoeuvre-ask = Manoeuvres: ask me
rebellion1775-do-stand-manoeuvre-never = Manoeuvres: never
rebellion1775-do-stand-manoeuvre-last = Manoeuvres: to save the last unit
rebellion1775-do-stand-manoeuvre-to = Manoeuvres: always, if possible: { $at }
rebellion1775-do-cube = Cube of the { $faction }
rebellion1775-do-draw = Card: { $card }
rebellion1775-do-dice = Dice of the { $units }: hits { $hits }, flights { $flees }

## What cards do
rebellion1775-effect-march = { $armies ->
    [one] one army, { $areas ->
        [one] one area
       *[other] up to { $areas } areas
    }
   *[other] up to { $armies } armies, { $areas ->
        [one] one area each
       *[other] up to { $areas } areas each
    }
}
rebellion1775-effect-warships = up to { $armies } armies of any size by ship
rebellion1775-effect-naval = up to { $armies } armies of { $count } units at most, by ship to one area
rebellion1775-effect-land = { $units } land in a city on the Atlantic, enemies there or not
rebellion1775-effect-place = { $units } join your side where no enemy is
rebellion1775-effect-place-with = { $units } join { $with } where no enemy is
rebellion1775-effect-recruit = up to { $count } fled { $from } go home; as many { $to } come to your cities
rebellion1775-effect-convert = { $from } is replaced by { $to }, anywhere
rebellion1775-effect-more-armies = { $count ->
    [one] the movement card moves one more army
   *[other] the movement card moves { $count } more armies
}
rebellion1775-effect-more-areas = { $count ->
    [one] one army marches one area further
   *[other] one army marches { $count } areas further
}
rebellion1775-effect-pass-all = armies pass through enemies and neutral natives
rebellion1775-effect-pass-one = one army passes through enemies and neutral natives
rebellion1775-effect-rearrange = units change place inside colonies you control, where { $with } are
rebellion1775-effect-volley-all = { $units } roll once before the battles, hits only
rebellion1775-effect-volley-one = { $units } roll once before one battle, hits only
rebellion1775-effect-steady = in one battle, flights of { $units } do nothing
rebellion1775-effect-turn = for { $from } that flees, { $to } joins the battle on your side
rebellion1775-effect-pursue = after a battle won, units march on with { $with }

## The story
rebellion1775-told-first-side = The { $side } place their extra units first.
rebellion1775-told-extra = { $count ->
    [one] The { $faction } place one extra unit: { $places }.
   *[other] The { $faction } place { $count } extra units: { $places }.
}
rebellion1775-told-round = Round { $round }
rebellion1775-told-sequence = { $faction }
rebellion1775-told-reinforced = { $count ->
    [one] One unit of the { $faction } arrives: { $places }.
   *[other] { $count } units of the { $faction } arrive: { $places }.
}
rebellion1775-told-movement-card = The { $faction } play { $card }.
rebellion1775-told-event = The { $faction } play { $card }.
rebellion1775-told-truce = The { $faction } play { $card }: the truce lies beside the board.
rebellion1775-told-landed = { $at }: arrival of { $units }.
rebellion1775-told-recruited = { $at }: { $to } comes; { $from } that had fled goes home.
rebellion1775-told-went-home = No replacement is left: { $units } sent home all the same.
rebellion1775-told-converted = { $at }: { $from } is replaced by { $to }.
rebellion1775-told-marched = { $from } → { $to }: the { $faction } march ({ $units }).
rebellion1775-told-sailed = { $from } → { $to }: the { $faction } sail ({ $units }).
rebellion1775-told-rearranged = { $from } → { $to }: the { $faction } rearrange ({ $units }).
rebellion1775-told-pursued = { $from } → { $to }: the { $faction } pursue ({ $units }).
rebellion1775-told-named = { $card } goes to the battle: { $at }.
rebellion1775-told-battle = { $at }: battle. { $attackers } against { $defenders }.
rebellion1775-told-natives-fled = { $each ->
    [one] { $at }: natives on both sides; one flees from each.
   *[other] { $at }: natives on both sides; { $each } flee from each.
}
rebellion1775-told-rolled = The { $side } roll: { $hits ->
    [0] no hit
    [one] one hit
   *[other] { $hits } hits
}, { $flees ->
    [0] no flight
    [one] one flight
   *[other] { $flees } flights
}, { $blanks ->
    [0] no blank
    [one] one blank
   *[other] { $blanks } blanks
}.
rebellion1775-told-rolled-free = The { $side } roll before the battle: { $hits ->
    [0] no hit
    [one] one hit
   *[other] { $hits } hits
}.
rebellion1775-told-lost = The { $side } lose { $units }.
rebellion1775-told-lost-standing = The { $side } lose { $units }, as instructed.
rebellion1775-told-fled = In flight ({ $side }): { $units }.
rebellion1775-told-steadied = { $card } holds { $units } in the battle.
rebellion1775-told-turned = { $from } in flight; for the other side, { $to } instead.
rebellion1775-told-manoeuvred = { $from } → { $to }: { $unit } slips away.
rebellion1775-told-manoeuvred-standing = { $from } → { $to }: { $unit } slips away, as instructed.
rebellion1775-told-battle-won = { $at }: the { $side } win. Remaining: { $left }.
rebellion1775-told-battle-nobody = { $at }: nobody is left to win.
rebellion1775-told-natives-joined = { $count ->
    [one] { $at }: one native joins the { $side }.
   *[other] { $at }: { $count } natives join the { $side }.
}
rebellion1775-told-natives-neutral = { $count ->
    [one] { $at }: one native is left alone and neutral.
   *[other] { $at }: { $count } natives are left alone and neutral.
}
rebellion1775-told-colony-gained = { $colony }: the { $side } take control.
rebellion1775-told-colony-lost = { $colony }: the { $side } lose control.
rebellion1775-told-city-gained = { $at }: the { $side } place their marker.
rebellion1775-told-city-lost = { $at }: the { $side } lose their marker.
rebellion1775-told-hand-shown = The { $faction } hold events only ({ $cards }), show them and draw anew.
rebellion1775-told-round-ended = Round { $round } is over. British { $british }, Americans { $american }.
rebellion1775-told-ended-british = The war is over: the British win, { $british } to { $american }.
rebellion1775-told-ended-american = The war is over: the Americans win, { $american } to { $british }.
rebellion1775-told-ended-draw = The war is over: { $british } to { $american }, and nobody wins.
rebellion1775-outcome-british = Colonies: British { $british }, Americans { $american }. The British win.
rebellion1775-outcome-american = Colonies: Americans { $american }, British { $british }. The Americans win.
rebellion1775-outcome-draw = British { $british }, Americans { $american }: as many colonies on both sides. Nobody wins.
rebellion1775-outcome-british-cities = City markers: British { $british }, Americans { $american }. The British win.
rebellion1775-outcome-american-cities = City markers: Americans { $american }, British { $british }. The Americans win.
rebellion1775-outcome-draw-cities = British { $british }, Americans { $american }: as many city markers on both sides. Nobody wins.

## Why not
rebellion1775-no-not-now = Not possible now.
rebellion1775-no-not-your-turn = It is the sequence of the { $faction }.
rebellion1775-no-not-asked = Another faction decides this.
rebellion1775-no-chance-decides = Chance decides this.
rebellion1775-no-not-your-extra = The { $side } place their extra units first.
rebellion1775-no-extra-placed = Your extra units are all placed.
rebellion1775-no-not-occupied = { $at }: your side does not stand there.
rebellion1775-no-reinforced = Your reinforcements are all placed.
rebellion1775-no-reserve-empty = No { $units } are left in the reserve.
rebellion1775-no-not-home = { $at }: these units arrive in Massachusetts only.
rebellion1775-no-enemy-there = { $at }: enemies are there.
rebellion1775-no-not-a-city = { $at }: there is no city.
rebellion1775-no-not-a-port = { $at }: it is not on the Atlantic.
rebellion1775-no-no-marker = { $at }: your side has no marker there.
rebellion1775-no-not-controlled = { $colony }: your side does not control this colony.
rebellion1775-no-natives-stay = Fled { $units } do not come back.
rebellion1775-no-allies-stay = Fled { $units } stay out at this table.
rebellion1775-no-not-yours-to-return = Fled { $units } come back in their own sequence.
rebellion1775-no-none-fled = No { $units } have fled.
rebellion1775-no-units-owed = { $count ->
    [one] One reinforcement has still to be placed.
   *[other] { $count } reinforcements have still to be placed.
}
rebellion1775-no-not-your-card = That card belongs to another faction.
rebellion1775-no-not-in-hand = That card is not in your hand.
rebellion1775-no-movement-card-first = A movement card must be played first.
rebellion1775-no-one-movement-card = One movement card a sequence.
rebellion1775-no-wrong-phase = This card is played in the phase: { $phase }.
rebellion1775-no-nowhere-to-place = No cube is left for this card, or there is no area for it.
rebellion1775-no-nobody-to-recruit = Nobody could be recruited now.
rebellion1775-no-nobody-to-convert = Nobody could change sides now.
rebellion1775-no-before-the-movement-card = This card is played before the movement card.
rebellion1775-no-nothing-to-rearrange = Nobody could be rearranged: that takes a colony of several areas that your side controls and where Loyalists stand.
rebellion1775-no-before-the-first-battle = This card is played before the first battle.
rebellion1775-no-no-battle-won = No battle has just been won.
rebellion1775-no-no-battle-to-come = There is no battle for it.
rebellion1775-no-not-an-own-city = { $at }: reinforcements cannot arrive there.
rebellion1775-no-nobody-to-convert-there = { $at }: nobody there could change sides.
rebellion1775-no-no-battle = { $at }: there is no battle.
rebellion1775-no-card-not-there = { $at }: the card cannot be used there.
rebellion1775-no-place-one-first = Place one unit at least.
rebellion1775-no-none-of-these = { $at }: there are none of these to take.
rebellion1775-no-settled = The number of { $units } is settled.
rebellion1775-no-not-fewer = { $count ->
    [one] Only one goes: take fewer or leave it.
   *[other] { $count } go: take fewer or leave it.
}
rebellion1775-no-natives-alone = This card neither leaves natives alone nor sends them where your side does not stand.
rebellion1775-no-nobody-goes = Somebody must go.
rebellion1775-no-one-of-your-own = An army needs one unit of the { $faction } at least.
rebellion1775-no-too-many = { $count ->
    [one] One unit at most goes with each army.
   *[other] { $count } units at most go with each army.
}
rebellion1775-no-same-colony = { $at }: it is in another colony.
rebellion1775-no-not-adjacent = { $from } and { $to } are not adjacent.
rebellion1775-no-no-army-left = The card moves no more armies.
rebellion1775-no-no-own-unit = { $at }: no unit of the { $faction } is there.
rebellion1775-no-all-moved = { $at }: all units of the { $faction } there have moved.
rebellion1775-no-not-in-play = { $at }: this area is not in play.
rebellion1775-no-ends-elsewhere = { $at }: a march ends elsewhere than it began.
rebellion1775-no-must-stop = { $from } → { $to }: enemies or neutral natives on the way stop the army.
rebellion1775-no-light-water = { $at }: light-blue water lies between.
rebellion1775-no-too-far = { $count ->
    [one] { $at }: an army goes one area only.
   *[other] { $at }: an army goes { $count } areas at most.
}
rebellion1775-no-one-landing = All armies of this card go to one area, over the same water: { $at }.
rebellion1775-no-other-water = { $from } and { $to } do not lie on the same water.
rebellion1775-no-no-water = { $at }: no ship can leave from there.
rebellion1775-no-not-rearrangeable = { $at }: not a colony that this card rearranges.
rebellion1775-no-all-rearranged = { $at }: all units there have changed place.
rebellion1775-no-battles-left = There are battles to be fought.
rebellion1775-no-none-to-lose = { $at }: there are none of these to lose.
rebellion1775-no-not-ready = No manoeuvre is open to { $units } now.
rebellion1775-no-enemies-alone = { $at }: enemies alone hold it.
rebellion1775-no-answer-first = The table waits for you: answer first.
rebellion1775-no-no-change-left = No more changes in this sequence.
rebellion1775-no-already-so = It is so already.

## Options of a table
rebellion1775-option-scenario-campaign = The Campaign of 1775
rebellion1775-option-scenario-introductory = Introductory: two rounds
rebellion1775-option-scenario-quebec = The Siege of Quebec
rebellion1775-option-hands = First hands are drawn
rebellion1775-option-hands-after = After the extra units
rebellion1775-option-hands-before = Before the extra units
rebellion1775-option-reinforcements = Reinforcements
rebellion1775-option-reinforcements-compulsory = Must be placed
rebellion1775-option-reinforcements-voluntary = May be held back
rebellion1775-option-fled_allies = Fled Hessians and French
rebellion1775-option-fled_allies-return = Come back with either faction
rebellion1775-option-fled_allies-stay = Stay out
rebellion1775-option-fled_natives = Fled natives
rebellion1775-option-fled_natives-stay = Stay out
rebellion1775-option-fled_natives-reserve = Go to the reserve
rebellion1775-option-butler = John Butler’s roll
rebellion1775-option-butler-every = Before every battle
rebellion1775-option-butler-one = Before one battle
rebellion1775-option-betsy_ross = Betsy Ross is played
rebellion1775-option-betsy_ross-any_time = Also between rolls
rebellion1775-option-betsy_ross-before_battle = Before a battle only
rebellion1775-option-turned_loyalist = Loyalists replaced by Betsy Ross
rebellion1775-option-turned_loyalist-reserve = Go to the reserve
rebellion1775-option-turned_loyalist-fled = Go to the fled units

## Parts of the board
rebellion1775-part-colonies = The colonies
rebellion1775-part-colours = The cubes and the number of dice
rebellion1775-part-cities = The cities
rebellion1775-part-areas = The areas
rebellion1775-part-borders = The borders
rebellion1775-part-water = The coasts
rebellion1775-part-units = The units at the start
rebellion1775-part-dice = The dice of Regulars, Loyalists and Patriots
rebellion1775-part-dice_continentals = The dice of the Continentals
rebellion1775-part-dice_allies = The dice of Hessians, French and natives
rebellion1775-part-movement_cards = The movement cards
rebellion1775-part-event_cards = The events
rebellion1775-part-scenarios = The scenarios
