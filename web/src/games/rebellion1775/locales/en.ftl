# The words of the board itself: map, cards, battles, instructions, end.

## Verbs, as heads of the list of choices
rebellion1775-verb-place = Place units
rebellion1775-verb-return = Bring back fled units
rebellion1775-verb-play = Play a card
rebellion1775-verb-name = Name the battle
rebellion1775-verb-convert = A unit changes sides
rebellion1775-verb-muster = Form an army
rebellion1775-verb-take = Take fewer
rebellion1775-verb-go = Send the army
rebellion1775-verb-fight = Begin a battle
rebellion1775-verb-lose = Take a loss
rebellion1775-verb-withdraw = Manoeuvre
rebellion1775-verb-first = Who manoeuvres first

## The map
rebellion1775-board-map = Map of the colonies, the south at the left. Tab goes through the areas that can be chosen, the arrow keys through all.
rebellion1775-board-sea-atlantic = Atlantic Ocean
rebellion1775-board-sea-champlain = Lake Champlain
rebellion1775-board-sea-ontario = Lake Ontario
rebellion1775-board-sea-erie = Lake Erie
rebellion1775-board-sea-lawrence = St Lawrence
rebellion1775-board-area = { $name }, { $colony }
rebellion1775-board-area-empty = Nobody stands there
rebellion1775-board-can = Can be chosen

## Rounds, bag, score
rebellion1775-board-round = Round { $round } of { $rounds }
rebellion1775-board-last-round = The war ends with this round
rebellion1775-board-bag = Still in the bag
rebellion1775-board-held = { $side }: { $count ->
    [one] one colony
   *[other] { $count } colonies
}
rebellion1775-board-held-cities = { $side }: { $count ->
    [one] one city marker
   *[other] { $count } city markers
}
rebellion1775-board-counts-colonies = Colonies held
rebellion1775-board-counts-cities = City markers
rebellion1775-board-truces = Truce { $count } of 2
rebellion1775-board-you = You: { $factions }, { $side }
rebellion1775-board-you-both = You play both sides
rebellion1775-board-mine = You
rebellion1775-board-goal-colonies = Hold more colonies than the enemy when the war ends.
rebellion1775-board-goal-cities = Hold more city markers than the enemy when the war ends.
rebellion1775-board-leads = The { $side } lead.
rebellion1775-board-level = Nobody leads.
rebellion1775-board-units = Units
rebellion1775-board-reserve = Reserve
rebellion1775-board-fled-units = Fled

## Cards and armies
rebellion1775-board-hand = Hand: { $faction }
rebellion1775-board-partner = Partner
rebellion1775-board-truce-first = The war ends if the other truce of your side is played too.
rebellion1775-board-truce-second = The second truce of your side: it ends the war.
rebellion1775-board-card-theirs = The { $faction } play this card.
rebellion1775-board-armies-left = { $count ->
    [0] No army may still move.
    [one] One more army may move.
   *[other] { $count } more armies may move.
}
rebellion1775-board-no-hand = Hands are hidden from those who watch.
rebellion1775-board-back = Bring back
rebellion1775-board-army = Army from { $name }
rebellion1775-board-army-where = Everybody goes unless you take fewer. Then choose a lit area on the map.
rebellion1775-board-army-costs = If it leaves, your side loses { $place }.

## Battles
rebellion1775-board-battle = Battle: { $name }
rebellion1775-board-role-attacker = attacks
rebellion1775-board-role-defender = defends
rebellion1775-board-odds = Chances: British { $british }%, Americans { $american }%
rebellion1775-board-dice = Dice: hits { $hits }, flights { $flees }, blanks { $blanks }
rebellion1775-board-face-hits = hit
rebellion1775-board-face-flees = flees
rebellion1775-board-face-blanks = may slip away
rebellion1775-board-rolls = The { $side } roll.
rebellion1775-board-rolls-free = The { $side } roll before the battle. Only hits count.
rebellion1775-board-asks-losses = { $count ->
    [one] { $name } choose one loss.
   *[other] { $name } choose { $count } losses.
}
rebellion1775-board-asks-manoeuvre = { $count ->
    [one] { $name }: a blank die. One unit ({ $unit }) may slip away to a lit area.
   *[other] { $name }: { $count } blank dice. Units ({ $unit }) may slip away, one at a time, to a lit area.
}
rebellion1775-board-asks-order = { $name } say who may slip away first.
rebellion1775-board-asks-card = { $name } may play a card before the enemy rolls.
rebellion1775-board-won = The { $side } win.
rebellion1775-board-won-nobody = Nobody is left to win.
rebellion1775-board-lost = lost
rebellion1775-board-fled = fled
rebellion1775-board-gone = slipped away
rebellion1775-board-report-close = Put the report away

## Forces
rebellion1775-board-forces = Forces
rebellion1775-board-cards = Hand { $hand }, deck { $deck }.
rebellion1775-board-truce-played = Truce played.
rebellion1775-board-stock = Reserve { $reserve }, fled { $fled }.
rebellion1775-board-fled-when = They come back when the cube of the { $faction } is drawn.
rebellion1775-board-arrivals = Units arrive: { $places }.
rebellion1775-board-unplayed = { $count ->
    [one] One card not played yet
   *[other] { $count } cards not played yet
}
rebellion1775-board-played = Played: { $cards }.
rebellion1775-board-battles = Battles

## Standing instructions
rebellion1775-board-standing = Instructions
rebellion1775-board-standing-why = What your units do in battles while another faction is active. With instructions the table need not wait for you.
rebellion1775-board-order = Losses in an order of your own
rebellion1775-board-order-next = Who falls next
rebellion1775-board-order-anew = Begin anew
rebellion1775-board-always = Manoeuvre always, to an area of your choice
rebellion1775-board-changes = { $count ->
    [0] No more changes in this sequence.
    [one] One more change in this sequence.
   *[other] { $count } more changes in this sequence.
}

## The end
rebellion1775-board-end-truce = Both truces of the { $side } lie beside the board: the war ends here.
rebellion1775-board-end-rounds = The war has gone through all its rounds ({ $rounds }).
rebellion1775-board-rounds = Round by round
rebellion1775-board-end-battles = The battles that cost most
