# What Africa 1880 says: prompts, offers, refusals and the story. Places stand in front, as in a
# dispatch; `$power-id` and the like choose an article.

# The plate on the home page, and who made the game.
africa1880-about-name = Africa 1880
africa1880-about-line = Six powers, sealed orders, and promises that hold for one turn.
africa1880-about-facts = 3 to 6 players, about two hours
africa1880-about-what = Each turn the powers talk, write their orders in secret and reveal them together. Who is at peace with whom decides who may stay. A colony counts for whoever stands in it alone, so everybody needs allies and nobody can afford to keep them for ever.
africa1880-about-note = The map starts empty. Africa was not: every territory on it was somebody’s country. The pages below say whose.
africa1880-about-by = Francis Pacherie
africa1880-about-publisher = Tilsit, 1997

## Phases
africa1880-phase-placement = First placement
africa1880-phase-diplomacy = Diplomacy
africa1880-phase-orders = Orders
africa1880-phase-over = The end

## Prompts
africa1880-prompt-place =
    Choose a coast for the first presence of { $power-id ->
        [NL] the { $power }
       *[other] { $power }
    }.
africa1880-prompt-place-wait =
    { $power-id ->
        [NL] The { $power }
       *[other] { $power }
    } chooses a coast.
africa1880-prompt-diplomacy = { $year }: negotiate and propose, then go on to the orders.
africa1880-prompt-diplomacy-ready = { $year }: you are ready. The others are still negotiating.
africa1880-prompt-diplomacy-watch = { $year }: the powers negotiate.
africa1880-prompt-orders = { $year }: write your orders and your relations, then seal the sheet.
africa1880-prompt-orders-sealed = { $year }: your sheet is sealed. It is read when the last one is.
africa1880-prompt-orders-watch = { $year }: the sheets are being written.
africa1880-prompt-over = The game is over.

## Offers
africa1880-do-place = First presence: { $at }
africa1880-do-propose-alliance =
    Propose to { $power-id ->
        [NL] the { $power }
       *[other] { $power }
    } an alliance this turn
africa1880-do-propose-war =
    Propose to { $power-id ->
        [NL] the { $power }
       *[other] { $power }
    } a joint war on { $enemy-id ->
        [NL] the { $enemy }
       *[other] { $enemy }
    }
africa1880-do-accept =
    Accept the proposal of { $power-id ->
        [NL] the { $power }
       *[other] { $power }
    }
africa1880-do-decline =
    Decline the proposal of { $power-id ->
        [NL] the { $power }
       *[other] { $power }
    }
africa1880-do-ready = Go on to the orders
africa1880-do-develop = { $at }: develop
africa1880-do-explore = { $from } → { $to }: explore
africa1880-do-nothing = { $at }: do nothing
africa1880-do-land = Landing: { $at }
africa1880-do-ally =
    Alliance with { $power-id ->
        [NL] the { $power }
       *[other] { $power }
    }
africa1880-do-war =
    War on { $power-id ->
        [NL] the { $power }
       *[other] { $power }
    }
africa1880-do-seal = Seal the sheet

## Why not
africa1880-no-not-now = This belongs to another phase.
africa1880-no-not-your-placement =
    It is for { $power-id ->
        [NL] the { $power }
       *[other] { $power }
    } to choose a coast now.
africa1880-no-not-coastal = { $at }: this territory does not touch the sea.
africa1880-no-already-ready = You have already gone on to the orders.
africa1880-no-no-proposal = There is no open proposal to answer.
africa1880-no-not-another-power = Choose a power other than your own.
africa1880-no-not-in-play = This power is not in play.
africa1880-no-one-proposal =
    You have already sent { $power-id ->
        [NL] the { $power }
       *[other] { $power }
    } a proposal this turn.
africa1880-no-enough-proposals = { $most ->
    [one] One proposal a turn is the most.
   *[other] { $most } proposals a turn are the most.
}
africa1880-no-sealed = Your sheet is sealed. Take a line back to open it.
africa1880-no-no-presence = { $at }: you have no presence there.
africa1880-no-already-ordered = { $at }: this presence already has its order. Take the line back to write another.
africa1880-no-already-declared =
    Your relation with { $power-id ->
        [NL] the { $power }
       *[other] { $power }
    } is written. Take the line back to change it.
africa1880-no-one-landing = Your landing is written, and there is one a turn. Take the line back to change it.
africa1880-no-already-there = { $to }: you already have a presence there.
africa1880-no-colony = { $to }: nobody can explore into a colony.
africa1880-no-not-adjacent = { $from } and { $to } share no border.
africa1880-no-not-empty = { $at }: one lands only on an empty coast.

## The story
africa1880-told-placed =
    { $at }: first presence of { $power-id ->
        [NL] the { $power }
       *[other] { $power }
    }.
africa1880-told-turn = { $year }
africa1880-told-proposed-alliance =
    { $from-id ->
        [NL] The { $from }
       *[other] { $from }
    } to { $to-id ->
        [NL] the { $to }
       *[other] { $to }
    }: a proposal of alliance.
africa1880-told-proposed-war =
    { $from-id ->
        [NL] The { $from }
       *[other] { $from }
    } to { $to-id ->
        [NL] the { $to }
       *[other] { $to }
    }: a proposal of joint war on { $enemy-id ->
        [NL] the { $enemy }
       *[other] { $enemy }
    }.
africa1880-told-accepted-alliance =
    { $to-id ->
        [NL] The { $to }
       *[other] { $to }
    } to { $from-id ->
        [NL] the { $from }
       *[other] { $from }
    }: yes to the alliance.
africa1880-told-accepted-war =
    { $to-id ->
        [NL] The { $to }
       *[other] { $to }
    } to { $from-id ->
        [NL] the { $from }
       *[other] { $from }
    }: yes to the war on { $enemy-id ->
        [NL] the { $enemy }
       *[other] { $enemy }
    }.
africa1880-told-declined-alliance =
    { $to-id ->
        [NL] The { $to }
       *[other] { $to }
    } to { $from-id ->
        [NL] the { $from }
       *[other] { $from }
    }: no to the alliance.
africa1880-told-declined-war =
    { $to-id ->
        [NL] The { $to }
       *[other] { $to }
    } to { $from-id ->
        [NL] the { $from }
       *[other] { $from }
    }: no to the war on { $enemy-id ->
        [NL] the { $enemy }
       *[other] { $enemy }
    }.
africa1880-told-orders = { $year }: the talks are over, the sheets are being written.
africa1880-told-absent =
    { $power-id ->
        [NL] The { $power }
       *[other] { $power }
    } is absent: no orders, and alliance with all.
africa1880-told-void = { $at }: an order of { $power-id ->
    [NL] the { $power }
   *[other] { $power }
} is void. { $why }
africa1880-told-developed = { $pawns ->
    [one] { $at }: one square developed ({ $powers }).
   *[other] { $at }: { $pawns } squares developed ({ $powers }).
}
africa1880-told-developed-lost =
    { $at }: { $pawns ->
        [0] no square developed
        [one] one square developed
       *[other] { $pawns } squares developed
    } ({ $powers }). { $lost ->
        [one] One order is lost for want of a square.
       *[other] { $lost } orders are lost for want of a square.
    }
africa1880-told-explored =
    { $from } → { $to }: expedition of { $power-id ->
        [NL] the { $power }
       *[other] { $power }
    }.
africa1880-told-landed =
    { $at }: { $power-id ->
        [NL] the { $power }
       *[other] { $power }
    } lands.
africa1880-told-no-war = The relations are read: no war is declared.
africa1880-told-relations = The relations are read. War is declared: { $wars }.
africa1880-told-wars-declared = { $first }; { $rest }
africa1880-told-war-declared = { $by } against { $enemies }
africa1880-told-broke-alliance =
    { $by-id ->
        [NL] The { $by }
       *[other] { $by }
    } promised { $to-id ->
        [NL] the { $to }
       *[other] { $to }
    } an alliance, and declares war.
africa1880-told-broke-war =
    { $by-id ->
        [NL] The { $by }
       *[other] { $by }
    } promised { $to-id ->
        [NL] the { $to }
       *[other] { $to }
    } a war on { $enemy-id ->
        [NL] the { $enemy }
       *[other] { $enemy }
    }, and does not declare it.
africa1880-told-removed-two =
    { $at }: the presence of { $power-id ->
        [NL] the { $power }
       *[other] { $power }
    } is removed. War was declared by one side only ({ $wars }).
africa1880-told-removed-many =
    { $at }: the presence of { $power-id ->
        [NL] the { $power }
       *[other] { $power }
    } is removed, by { $war-count ->
        [one] one war
       *[other] { $war-count } wars
    } ({ $wars }) against { $alliance-count ->
        [0] no alliance
        [one] one alliance
       *[other] { $alliance-count } alliances
    }.
africa1880-told-stood = { $at }: no presence is removed ({ $powers }).
africa1880-told-colony-alone = { $at }: a colony, { $powers } alone. { $points } points.
africa1880-told-colony-shared = { $at }: a colony, shared ({ $powers }). { $points } points each.
africa1880-outcome-won =
    { $power-id ->
        [NL] The { $power }
       *[other] { $power }
    } has the most points and wins alone.
africa1880-outcome-tie = Several powers share the lead: nobody wins.

## Why an order is void
africa1880-void-unreadable = It cannot be read.
africa1880-void-no-presence = No presence of this power stands there.
africa1880-void-not-adjacent = The destination does not border the territory.
africa1880-void-colony = The destination is a colony.
africa1880-void-already-there = The power is already present there.
africa1880-void-no-stock = No presence is left in stock.
africa1880-void-not-coastal = The destination is not on the coast.
africa1880-void-not-empty = The coast is not empty.
africa1880-void-explorer-first = Another power explored there first.
africa1880-void-two-landings = Two landings are written.

## Options of a table
africa1880-option-start = First placement
africa1880-option-start-free = Free
africa1880-option-start-historical = Historical
africa1880-option-press = Messages
africa1880-option-press-diplomacy = In the diplomacy phase
africa1880-option-press-always = At any time
africa1880-option-alphabet = Explorations beyond the stock, in the order of
africa1880-option-alphabet-destination = Destinations
africa1880-option-alphabet-origin = Origins
africa1880-option-last_pawn = The last presence in stock goes to
africa1880-option-last_pawn-exploration = The exploration
africa1880-option-last_pawn-landing = The landing
africa1880-option-landing_meets_explorer = A landing where another power explores
africa1880-option-landing_meets_explorer-arrives = Arrives
africa1880-option-landing_meets_explorer-fails = Fails
africa1880-option-two_landings = Two landings on one sheet
africa1880-option-two_landings-void = Are void
africa1880-option-two_landings-later = The later one counts
africa1880-option-pawn_limit = Development pawns
africa1880-option-pawn_limit-none = Without limit
africa1880-option-pawn_limit-pieces = 88 at most

## Parts of the board
africa1880-part-powers = The powers and their order
africa1880-part-colours = The colours of Italy and Belgium
africa1880-part-pieces = The number of pieces
africa1880-part-years = The turns
africa1880-part-starts = The historical start
africa1880-part-territories = The names of the territories
africa1880-part-borders = The borders
africa1880-part-squares = The squares
