# The words of the board itself: map, sheet, embassies, end.

## Verbs, as heads of the list of choices
africa1880-verb-place = First presence
africa1880-verb-propose_alliance = Propose an alliance
africa1880-verb-propose_war = Propose a joint war
africa1880-verb-accept = Accept
africa1880-verb-decline = Decline
africa1880-verb-develop = Develop
africa1880-verb-explore = Explore
africa1880-verb-nothing = Do nothing
africa1880-verb-land = Landing
africa1880-verb-ally = Alliance
africa1880-verb-war = War

## The map
africa1880-board-map = Map of Africa. Tab goes through the territories that can be chosen, the arrow keys through all.
africa1880-board-sea-atlantic = Atlantic Ocean
africa1880-board-sea-indian = Indian Ocean
africa1880-board-sea-mediterranean = Mediterranean
africa1880-board-sea-red = Red Sea
africa1880-board-sea-guinea = Gulf of Guinea
africa1880-board-place = { $name }: { $filled ->
    [0] no square
    [one] one square
   *[other] { $filled } squares
} of { $squares } developed.
africa1880-board-place-colony = { $name }: a colony.
africa1880-board-place-present = Present: { $powers }.
africa1880-board-place-empty = Nobody is present.
africa1880-board-chosen = Chosen.
africa1880-board-can-order = Can be given an order.
africa1880-board-can-explore = Can be explored.
africa1880-board-can-land = Open to a landing.
africa1880-board-can-place = A first presence can go here.

## The year and the score
africa1880-board-turn = Turn { $turn } of { $turns }
africa1880-board-film-orders = Reading
africa1880-board-film-relations = Relations
africa1880-board-film-conflicts = Conflicts
africa1880-board-film-colonies = Colonies
africa1880-board-colonies = { $count } of { $most } colonies
africa1880-board-may-end = This turn may be the last.
africa1880-board-score = Score
africa1880-board-you = You: { $powers }
africa1880-board-leads = Leads
africa1880-board-goal = Most points win: 8 for a colony alone, 3 for a shared one.
africa1880-board-goal-short = A colony: 8 points, a shared one: 3
africa1880-board-points = { $count ->
    [one] one point
   *[other] { $count } points
}

## The sheet
africa1880-board-sheet = { $power }, orders of { $year }
africa1880-board-sheet-blank = Nothing is written yet.
africa1880-board-sheet-lines = { $count ->
    [0] The sheet is blank
    [one] Sheet: one line
   *[other] Sheet: { $count } lines
}
africa1880-board-line-void = { $at }: cannot be read
africa1880-board-take-back = Take back: { $line }
africa1880-board-sealed = Sealed
africa1880-board-sealed-long = Sealed until the reading.
africa1880-board-break-seal = Break the seal
africa1880-board-idle = { $count ->
    [one] One presence without an order
   *[other] { $count } presences without an order
}
africa1880-board-landing-unused = Landing not used
africa1880-board-landing-choose = Choose a lit coast
africa1880-board-relations-blank = { $count ->
    [one] One relation blank: alliance
   *[other] { $count } relations blank: alliance
}
africa1880-board-promised = Promised
africa1880-board-absent = Absent: no orders, and alliance with all.
africa1880-board-wars-declared = Wars declared
africa1880-board-no-war = No war is declared.

## The embassies
africa1880-board-whose = Whose sheet
africa1880-board-relations = Relations
africa1880-board-proposals = Proposals
africa1880-board-relation-with = Relation with: { $power }
africa1880-board-war = War
africa1880-board-we-war = { $year }: you declared war.
africa1880-board-we-alliance = { $year }: you declared alliance.
africa1880-board-they-war = { $power } declared war on you.
africa1880-board-they-alliance = { $power } declared alliance with you.
africa1880-board-breaches = { $count ->
    [one] One promise broken
   *[other] { $count } promises broken
}
africa1880-board-touches = A war would touch, now: { $now }; after this turn’s expeditions by land: { $soon }.
africa1880-board-touches-none = By land a war would touch nothing
africa1880-board-soon = after this turn’s expeditions: { $places }
africa1880-board-ready = Gone on to the orders
africa1880-board-propose-to = Propose to: { $power }
africa1880-board-war-on = Propose a joint war on…
africa1880-board-got-alliance = Proposes an alliance
africa1880-board-got-war = Proposes a joint war on: { $power }
africa1880-board-sent-alliance = You propose an alliance
africa1880-board-sent-war = You propose a joint war on: { $power }
africa1880-board-accept = Accept
africa1880-board-decline = Decline
africa1880-board-withdraw = Withdraw
africa1880-board-proposal-open = No answer yet
africa1880-board-proposal-accepted = Accepted
africa1880-board-proposal-declined = Declined
africa1880-board-proposal-lapsed = Left unanswered

## The powers
africa1880-board-powers = Powers
africa1880-board-power = Power
africa1880-board-col-alone = Alone
africa1880-board-col-alone-long = Colonies without another power: 8 points each
africa1880-board-col-shared = Shared
africa1880-board-col-shared-long = Colonies with other powers: 3 points each
africa1880-board-col-presences = On map
africa1880-board-col-presences-long = Presences on the map
africa1880-board-col-stock = Stock
africa1880-board-col-stock-long = Presences in stock
africa1880-board-col-points = Points
africa1880-board-year = Year
africa1880-board-declares = declares to
africa1880-board-cell-war = { $from } declares war on: { $to }.
africa1880-board-cell-alliance = { $from } declares alliance to: { $to }.
africa1880-board-cell-broken = A promise is broken.
africa1880-board-broken = { $count ->
    [one] One promise broken
   *[other] { $count } promises broken
}
africa1880-board-promise-kept = kept
africa1880-board-promise-broken = broken
africa1880-board-kept = No promise was broken.
africa1880-board-was-absent = Absent in this turn
africa1880-board-no-record = No turn has been read yet.

## The end
africa1880-board-parts = Points and where they come from
africa1880-board-part-colonies = Colonies
africa1880-board-part-alliances = Alliances received
africa1880-board-part-total = Points
africa1880-board-graph = Points over the years
africa1880-board-moments = What decided it
africa1880-board-moment-lead =
    { $year }. Lead for good: { $power }, with { $points ->
        [one] one point
       *[other] { $points } points
    }.
africa1880-board-moment-gain =
    { $year }. { $power }: { $points ->
        [one] one point in a single turn
       *[other] { $points } points in a single turn
    }.
africa1880-board-moment-fall =
    { $year }. { $power }: { $count ->
        [one] one presence lost to war
       *[other] { $count } presences lost to war
    }.
africa1880-board-moment-breach = { $year }. A word broken: { $by } to { $to }.
