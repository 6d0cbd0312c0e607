# The words of the board itself: map, market, newspaper, cards, planning table, end.

## Verbs, as heads of the list of choices
freedom-verb-take = Tokens to take
freedom-verb-play = Tokens to play
freedom-verb-buy = Cards
freedom-verb-move = Ways
freedom-verb-place = Plantations
freedom-verb-benefit = Benefit
freedom-verb-special = Special
freedom-verb-reserve = Reserve card
freedom-verb-swap = Exchange cards
freedom-verb-pick = Choose a card
freedom-verb-give = Give money
freedom-verb-role = Roles
freedom-verb-hold = Hold a catcher back
freedom-verb-toward = Which way it goes
freedom-verb-leave_off = Leave people off the card

## The map
freedom-board-map = Map from the plantations of the South to Canada. Tab goes through the places that can be chosen, the arrow keys through all.
freedom-board-sea-atlantic = Atlantic Ocean
freedom-board-sea-gulf = Gulf of Mexico
freedom-board-place = { $name }. { $people ->
    [0] Nobody is there, room for { $room }.
    [one] One person, { $room ->
        [0] full.
       *[other] room for { $room } more.
    }
   *[other] { $people } people, { $room ->
        [0] full.
       *[other] room for { $room } more.
    }
}
freedom-board-place-aid = Local aid: ${ $money } to whoever brings somebody here.
freedom-board-place-catchers = Here stands: { $catchers }.
freedom-board-tint-blue = A blue city of the North.
freedom-board-tint-south = In the South.
freedom-board-chosen = Chosen.
freedom-board-can = Can be chosen.
freedom-board-ahead-aid = Local aid: ${ $money }.
freedom-board-ahead-hunt = { $catcher }: goes to { $to }, { $people ->
    [0] finds nobody.
    [one] takes one person.
   *[other] takes { $people } people.
}
freedom-board-fewer = One person fewer
freedom-board-more = One person more
freedom-board-again = Tap again to go.
freedom-board-canada = Canada. { $freed ->
    [one] One person is free
   *[other] { $freed } people are free
}, of { $goal } who must be.
freedom-board-catcher = { $catcher }, at { $at }
freedom-board-catcher-path = It keeps to the path of its colour and sign.

## Beside the map
freedom-board-round = Round { $round } of { $rounds }
freedom-board-round-short = { $round } / { $rounds }
freedom-board-free = Free in Canada
freedom-board-lost = Lost
freedom-board-lost-track = People lost: { $lost }. With more than { $boxes }, the game is lost.
freedom-board-support-left = Support to win
freedom-board-goal-free = Free
freedom-board-goal-support = Support
freedom-board-acts = acts
freedom-board-players = Players
freedom-board-lead = Holds the lantern
freedom-board-done = Done
freedom-board-market = The slave market
freedom-board-market-left = { $count ->
    [one] One more card to come
   *[other] { $count } more cards to come
}
freedom-board-lot = { $people ->
    [one] One person held there
   *[other] { $people } people held there
}; the card says { $printed }.
freedom-board-lot-next = Next to be sold: { $people ->
    [one] one person
   *[other] { $people } people
}; the card says { $printed }.

## The tray
freedom-board-asked = What is asked
freedom-board-undone = I am not done yet
freedom-board-mat = Your mat: { $role }
freedom-board-dollars = ${ $money }
freedom-board-money = Your money
freedom-board-support-held = Your Support tokens
freedom-board-token = { $name }: you hold { $count }
freedom-board-grey = Grey: it goes back to its stack when it is played
freedom-board-spent = used
freedom-board-unspent = not used yet
freedom-board-played = Tokens played: { $played } of { $limit }
freedom-board-shelf = Tokens or cards
freedom-board-tokens = Tokens
freedom-board-cards = Cards
freedom-board-newspaper = The newspaper: tokens by period
freedom-board-stack = { $name }: ${ $price }, { $left } left
freedom-board-stack-closed = { $name }: ${ $price }, { $left } left, the period is not open yet
freedom-board-queue = Abolitionist Queue
freedom-board-card = { $name }. { $kind }, ${ $price }. { $text }
freedom-board-slot-empty = An empty slot
freedom-board-cleared = The Lantern phase clears this slot
freedom-board-kind-general = General
freedom-board-kind-reserve = Reserve
freedom-board-kind-opposition = Opposition
freedom-board-close = Close the card

## The table, to read
freedom-board-table = Table
freedom-board-benefit-after = Benefit, once the special is used
freedom-board-no-tokens = No tokens
freedom-board-support-count = Support: { $count }
freedom-board-reactions-acting = Reactions: the acting player decides.
freedom-board-reactions-ask = Reactions: this player is asked.
freedom-board-reactions-never = Reactions: nobody is asked.
freedom-board-react = My reactions
freedom-board-react-ask = Ask me
freedom-board-react-acting = The acting player decides
freedom-board-react-never = Nobody is asked
freedom-board-deck = { $count ->
    [one] One card in the deck of this period
   *[other] { $count } cards in the deck of this period
}
freedom-board-deck-top = Known to lie on top: { $cards }
freedom-board-catchers = Catchers

## The planning table
freedom-board-sketch = Sketch a move
freedom-board-sketching = Click from place to place
freedom-board-sketch-wipe = Wipe
freedom-board-sketch-of = A sketch of { $player }
freedom-board-sketch-take = A sketch of { $player }: do just that

## Many steps in few words
freedom-board-sum-captured = { $count ->
    [one] One person is captured.
   *[other] { $count } people are captured.
}
freedom-board-sum-placed = { $count ->
    [one] One person is brought to a plantation.
   *[other] { $count } people are brought to plantations.
}
freedom-board-sum-lost = { $count ->
    [one] One person is lost.
   *[other] { $count } people are lost.
}
freedom-board-sum-lot_filled = { $count ->
    [one] One more person on the market cards.
   *[other] { $count } more people on the market cards.
}
freedom-board-sum-moved = { $count ->
    [one] One person goes on.
   *[other] { $count } people go on.
}
freedom-board-sum-sent = { $count ->
    [one] One person goes on unnoticed.
   *[other] { $count } people go on unnoticed.
}
freedom-board-sum-freed = { $count ->
    [one] One person reaches Canada.
   *[other] { $count } people reach Canada.
}
freedom-board-sum-returned = { $count ->
    [one] One person is taken back to a plantation.
   *[other] { $count } people are taken back to plantations.
}
freedom-board-sum-seized = { $count ->
    [one] One person is captured by law.
   *[other] { $count } people are captured by law.
}
freedom-board-sum-catcher_moved = { $count ->
    [one] A catcher moves.
   *[other] Catchers move { $count } times.
}
freedom-board-sum-token_taken = { $count ->
    [one] One token is taken.
   *[other] { $count } tokens are taken.
}
freedom-board-sum-aid = Local aid: ${ $count }.
freedom-board-sum-raised = Funds raised: ${ $count }.
freedom-board-sum-card_queued = { $count ->
    [one] One card comes into the queue.
   *[other] { $count } cards come into the queue.
}
freedom-board-sum-card_discarded = { $count ->
    [one] One card is discarded.
   *[other] { $count } cards are discarded.
}

## The end
freedom-board-end-freed = { $count ->
    [0] Nobody has reached Canada.
    [one] One person lives in freedom.
   *[other] { $count } people live in freedom.
}
freedom-board-end-lost = { $count ->
    [0] Nobody was lost.
    [one] One person was lost. We remember them.
   *[other] { $count } people were lost. We remember them.
}
freedom-board-end-rounds = The game lasted { $round } of { $rounds } rounds.
freedom-board-score-freed = { $count ->
    [one] One person free
   *[other] { $count } people free
}
freedom-board-score-lost = { $count ->
    [one] One person lost
   *[other] { $count } people lost
}
freedom-board-score-enough = At least { $goal } people free
freedom-board-score-support = All Support gathered
freedom-board-score-market = Market cards that were not delivered
freedom-board-score-total = Score
