# What Freedom: The Underground Railroad says: prompts, offers, refusals, the story and the cards.
# People are people in every sentence. A player’s name stands in front, as in a dispatch.

# The plate on the home page, and who made the game.
freedom-about-name = Freedom
freedom-about-line = The Underground Railroad: together, by night, towards the North Star.
freedom-about-facts = 1 to 4 players together, about ninety minutes
freedom-about-what = You are abolitionists. People escape from slavery and travel north, from town to town, while slave catchers move. Raise money, open roads, and bring as many as you can to Canada before the years run out.
freedom-about-note = The people on this map had names. Some of them we know, and the game tells them.
freedom-about-by = Brian Mayer
freedom-about-publisher = Academy Games, 2012

## Phases
freedom-phase-setup = Set-up
freedom-phase-catchers = Slave catchers
freedom-phase-planning = Planning
freedom-phase-action = Actions
freedom-phase-market = Slave market
freedom-phase-lantern = Lantern
freedom-phase-over = The end
freedom-period-1 = 1800–1839
freedom-period-2 = 1840–1859
freedom-period-3 = 1860–1865

## Names
freedom-catcher-red = Red catcher
freedom-catcher-blue = Blue catcher
freedom-catcher-orange = Orange catcher
freedom-catcher-purple = Purple catcher
freedom-catcher-brown = Brown catcher
freedom-stack-support-1-name = Support 1800–1839
freedom-stack-support-2-name = Support 1840–1859
freedom-stack-support-3-name = Support 1860–1865
freedom-stack-conductor-1-name = Conductor 1800–1839
freedom-stack-conductor-2-name = Conductor 1840–1859
freedom-stack-conductor-2-double-name = Double Conductor 1840–1859
freedom-stack-conductor-3-name = Conductor 1860–1865
freedom-stack-conductor-3-double-name = Double Conductor 1860–1865
freedom-stack-fundraising-1-name = Fundraising 1800–1839
freedom-stack-fundraising-2-name = Fundraising 1840–1859
freedom-stack-fundraising-3-name = Fundraising 1860–1865
freedom-empty-slot = an empty slot

## Roles
freedom-role-agent-name = Agent
freedom-role-agent-benefit =
    ${ $money }; move up to { $people ->
        [one] one person
       *[other] { $people } people
    } { $spaces ->
        [one] one space
       *[other] { $spaces } spaces
    } each
freedom-role-agent-special =
    Planning phase: take { $people ->
        [one] one person
       *[other] { $people } people
    } off each market card.
freedom-role-conductor-name = Conductor
freedom-role-conductor-benefit =
    ${ $money }; move up to { $people ->
        [one] one person
       *[other] { $people } people
    } { $spaces ->
        [one] one space
       *[other] { $spaces } spaces
    } each
freedom-role-conductor-special = { $points } steps, for one person or shared among several.
freedom-role-preacher-name = Preacher
freedom-role-preacher-benefit = ${ $money }; cards of the queue cost ${ $off } less
freedom-role-preacher-special = Before acting: discard a card of the queue, unresolved.
freedom-role-shepherd-name = Shepherd
freedom-role-shepherd-benefit = ${ $money }; Conductor tokens cost ${ $off } less
freedom-role-shepherd-special =
    Bring up to { $people ->
        [one] one person
       *[other] { $people } people
    } from plantations to New York.
freedom-role-station-master-name = Station Master
freedom-role-station-master-benefit = ${ $money }; once a turn, hold back one catcher who would react
freedom-role-station-master-special = In another player’s turn: catchers do not react to Conductor tokens.
freedom-role-stockholder-name = Stockholder
freedom-role-stockholder-benefit = ${ $money }; after a Fundraising token, buy one token
freedom-role-stockholder-special =
    Play up to { $tokens ->
        [one] one token
       *[other] { $tokens } tokens
    } in this turn.

## Options
freedom-option-roles = Roles
freedom-option-roles-dealt = Dealt at random
freedom-option-roles-chosen = Chosen at the table
freedom-option-roles-named = As named here
freedom-option-side = Victory card
freedom-option-side-white = White: regular
freedom-option-side-red = Red: more challenging
freedom-option-triples = Three arrows on the die
freedom-option-triples-move = The catcher moves three spaces
freedom-option-triples-nothing = Nobody moves (easier)
freedom-option-money = Money at the start
freedom-option-money-usual = $8 each
freedom-option-money-more = $10 each (easier)
freedom-option-plantations = Plantations at the start
freedom-option-plantations-light = Light spaces filled
freedom-option-plantations-centre_empty = The same, centre empty (easier)
freedom-option-plantations-full = All spaces filled (harder)
freedom-option-support = Support in 1840–1859
freedom-option-support-usual = The usual number
freedom-option-support-extra = One more token (harder)
freedom-option-round_trip = Moves that end where they began
freedom-option-round_trip-forbidden = Not allowed
freedom-option-round_trip-allowed = Allowed
freedom-option-civil_war = The Civil War card shields
freedom-option-civil_war-any = Any player’s action
freedom-option-civil_war-own = Its owner’s action only
freedom-option-score_market = Market cards in the score
freedom-option-score_market-all = All that were not delivered
freedom-option-score_market-open = Those face up
freedom-option-reactions = Reactions when another player acts
freedom-option-reactions-acting = The acting player decides
freedom-option-reactions-ask = Its owner is asked
freedom-option-reactions-never = Nobody is asked
freedom-part-spaces = The spaces of the map
freedom-part-routes = The routes
freedom-part-aid = The local aid
freedom-part-tints = Which cities are blue
freedom-part-paths = The catchers’ paths
freedom-part-plantations = The plantations
freedom-part-dice = The faces of the dice
freedom-part-market = The market cards
freedom-part-victory = The victory cards
freedom-part-tokens = The tokens
freedom-part-roles = The roles
freedom-part-cards = The cards
freedom-part-marks = The cards for three and four players
freedom-part-queue = The prices of the queue

## Prompts
freedom-prompt-over = The game is over.
freedom-prompt-chance = The dice and the cards decide.
freedom-prompt-wait = { $player }: the table waits for this player.
freedom-prompt-role = Choose your role.
freedom-prompt-plan =
    { $left ->
        [0] You have taken all the tokens you may. Say when you are done.
        [one] You may take one more token.
       *[other] You may take { $left } tokens.
    }
freedom-prompt-planned = You are done. The others are still planning.
freedom-prompt-plan-watch = The players plan.
freedom-prompt-turn = { $player }: your turn. Act in any order, or pass.
freedom-prompt-choose = Choose one of the two.
freedom-prompt-protect = { $player }: a Conductor token is played. Keep the catchers still for this turn?
freedom-prompt-shield = { $player }: people are about to move. Keep the catchers still with the Civil War?
freedom-prompt-hold = Catchers are about to react. Hold one of them back?
freedom-prompt-coffin =
    { $catcher }: about to capture { $people ->
        [one] one person
       *[other] { $people } people
    }, { $at }. Stop it with Levi Coffin?
freedom-prompt-tie = { $catcher }: two people are equally near. Which way does it go?
freedom-prompt-leave-off = A new market card. Pay so that fewer people are put on it?
freedom-ask-move =
    { $people ->
        [one] Move one person { $spaces ->
            [one] one space
           *[other] up to { $spaces } spaces
        }
       *[other] Move up to { $people } people { $spaces ->
            [one] one space each
           *[other] up to { $spaces } spaces each
        }
    }
freedom-ask-points =
    { $points ->
        [one] One step is left
       *[other] { $points } steps are left
    } to share among people
freedom-ask-send =
    Choose whom to bring to safety: { $people ->
        [one] one person
       *[other] up to { $people } people
    }
freedom-ask-buy =
    Buy { $tokens ->
        [one] one token
       *[other] up to { $tokens } tokens
    } at the usual price
freedom-ask-buy-off =
    Buy { $tokens ->
        [one] one token
       *[other] up to { $tokens } tokens
    }, ${ $off } cheaper
freedom-ask-buy-free =
    Take { $tokens ->
        [one] one token
       *[other] { $tokens } tokens
    } free
freedom-ask-return =
    { $people ->
        [one] One person has
       *[other] { $people } people have
    } to go back to plantations
freedom-ask-seize =
    { $people ->
        [one] One person
       *[other] { $people } people
    } beside catchers will be taken to the market
freedom-ask-unbuy =
    { $tokens ->
        [one] One Support token has
       *[other] { $tokens } Support tokens have
    } to go back
freedom-ask-place =
    { $people ->
        [one] One person is
       *[other] { $people } people are
    } brought to the plantations: choose where
freedom-ask-swap = Choose two cards of the queue to exchange
freedom-ask-top = Choose a card of the queue to put on top of the deck
freedom-ask-pick = Choose a card of the queue to discard
freedom-ask-gift = Choose whom to give money, and how much

## Offers
freedom-do-done = Done planning
freedom-do-end = End the turn
freedom-do-enough = That is enough
freedom-do-pass = Pass and take ${ $money }
freedom-do-benefit = Benefit: { $what }
freedom-do-special = Special: { $what }
freedom-do-reserve = Use the Reserve card: { $card }
freedom-do-lead-first = Let the lead player choose first: { $player }
freedom-do-shield = Use the Civil War: catchers keep still
freedom-do-protect = Station Master’s special: catchers keep still for the Conductor tokens of this turn ({ $player })
freedom-do-coffin = Use Levi Coffin: stop this catcher
freedom-do-let-be = Let it happen
freedom-do-prefer-acting = My reactions: let the acting player decide
freedom-do-prefer-ask = My reactions: ask me
freedom-do-prefer-never = My reactions: nobody is asked
freedom-do-hold = Hold back: { $catcher }
freedom-do-west = { $catcher }: west
freedom-do-east = { $catcher }: east
freedom-do-give-back = Support token that goes back: { $player }
freedom-do-leave-off =
    Leave off: { $people ->
        [one] one person
       *[other] { $people } people
    }
freedom-do-role = Take the role: { $role }
freedom-do-take = Take: { $token }
freedom-do-play = Play: { $token }
freedom-do-play-grey = Play the grey token: { $token }
freedom-do-buy = Buy: { $card }
freedom-do-top = On top of the deck: { $card }
freedom-do-discard = Discard: { $card }
freedom-do-swap = Exchange: { $left } and { $right }
freedom-do-place =
    { $at }: { $people ->
        [one] one person
       *[other] { $people } people
    }
freedom-do-give = { $player }: give ${ $money }
freedom-do-move = { $from } → { $to }
freedom-do-free = { $from } → Canada: free
freedom-do-send = { $from } → { $to }, with no effect
freedom-do-return = { $from } → { $to }: taken back
freedom-do-seize = { $from } → { $to }: captured
freedom-do-lead = { $player } leads
freedom-do-catcher = Catcher die: { $catcher }
freedom-do-catcher-none = Catcher die: the walking figure
freedom-do-arrows-west = Movement die: { $arrows } to the west
freedom-do-arrows-east = Movement die: { $arrows } to the east
freedom-do-draw = Drawn: { $card }
freedom-do-reveal =
    Market card: { $people ->
        [one] one person
       *[other] { $people } people
    }

## Refusals
freedom-no-not-now = That cannot be done in this phase.
freedom-no-not-in-play = This player is not at the table.
freedom-no-not-yours = { $player }: this choice is theirs.
freedom-no-not-your-turn = { $player }: it is their turn.
freedom-no-finish-first = Finish the action that was begun first.
freedom-no-role-taken = { $role }: this role is not free.
freedom-no-no-such-token = This token does not exist.
freedom-no-period-closed = The period { $period } is not open yet.
freedom-no-just-taken = { $token }: just taken by another player. You have lost nothing.
freedom-no-grey-held = { $token }: the grey token is held by { $player }.
freedom-no-stack-empty = { $token }: none is left.
freedom-no-too-dear = It costs ${ $price }, and there is ${ $money }.
freedom-no-tokens-elsewhere = Tokens are taken in the planning phase, or by a card or role that says so.
freedom-no-enough-taken = You have taken as many tokens as a planning phase allows: { $limit }.
freedom-no-gagged = The Gag Rules allow only one purchase (Support or Conductor) while planning.
freedom-no-planned-already = You are done with planning. You can take that back until the last player is done.
freedom-no-alone = One who plays alone has nobody to do that with.
freedom-no-lead-first-already = The lead player already chooses first.
freedom-no-others-first = { $player } chooses before you.
freedom-no-not-in-planning = That is not done in the planning phase.
freedom-no-no-token = You do not hold this token.
freedom-no-enough-played = You have played as many tokens as a turn allows: { $limit }.
freedom-no-no-purchase = This purchase is possible once, after a Fundraising token was played.
freedom-no-acted-already = Whoever has acted cannot pass.
freedom-no-benefit-taken = The benefit was taken in this turn.
freedom-no-special-elsewhere = Your special belongs to another moment.
freedom-no-special-spent = The special was used.
freedom-no-special-idle = It would do nothing now.
freedom-no-special-too-late = This special comes before any other action of the turn.
freedom-no-no-protection = No special protects this turn.
freedom-no-not-woken = That catcher does not react.
freedom-no-no-reaction = You have nothing that works when others act.
freedom-no-preferred-already = You have said so already in this phase.
freedom-no-one-card = One card a turn can be bought.
freedom-no-empty-slot = There is no card.
freedom-no-not-for-sale = { $card }: this card cannot be bought.
freedom-no-no-reserve = You have no Reserve card.
freedom-no-reserve-elsewhere = This card works when its moment comes; you will be asked.
freedom-no-compulsory = This cannot be left out.
freedom-no-not-a-part = Choose one of the two first.
freedom-no-cannot-shield = The Civil War cannot shield this now.
freedom-no-cannot-leave-off = So many cannot be left off.
freedom-no-not-another-player = Money is given to another player.
freedom-no-not-tied = Choose the way of the catcher who stands between two.
freedom-no-nobody-there = { $at }: nobody is there.
freedom-no-moved-already = { $at }: this action has moved them already.
freedom-no-city-barred = { $at }: Conductor tokens may not touch this city now.
freedom-no-through-barred = { $from } → { $to }: the way leads through a city that is barred.
freedom-no-into-plantation = { $at }: nobody walks into a plantation.
freedom-no-round-trip = { $at }: a move does not end where it began.
freedom-no-no-way =
    { $from } → { $to }: no way of { $steps ->
        [one] one step
       *[other] at most { $steps } steps
    } leads there.
freedom-no-through-catcher = { $from } → { $to }: a catcher stands in the way.
freedom-no-catcher-there = { $at }: a catcher stands there.
freedom-no-full = { $at }: there is no room.
freedom-no-not-from-there = { $at }: nobody can be brought from there by this.
freedom-no-not-to-there = { $at }: nobody can be brought there by this.
freedom-no-one-city = { $at }: all go by this one city.
freedom-no-not-taken = { $at }: nobody is taken from there.
freedom-no-not-brought = { $at }: people are not brought there.
freedom-no-no-support = { $player } owns no Support token.
freedom-no-no-plantation = This plantation does not exist.
freedom-no-not-so-many =
    { $people ->
        [one] One person is
       *[other] { $people } people are
    } to be placed.

## Story
freedom-told-role = { $role } takes a seat.
freedom-told-leads = { $player } holds the lantern.
freedom-told-round = Round { $round }. { $player } leads.
freedom-told-planning = The players plan.
freedom-told-lead-first = { $player } asks that the lead player chooses first.
freedom-told-preferred-acting = { $player }: the acting player decides about my reactions.
freedom-told-preferred-ask = { $player }: ask me about my reactions.
freedom-told-preferred-never = { $player }: nobody is asked about my reactions.
freedom-told-period = The period { $period } opens.
freedom-outcome-won = Enough people are free, and the cause has all its support. Score: { $score }.
freedom-outcome-lost = Too many people are lost. The struggle is not over, but this game is. Score: { $score }.
freedom-outcome-time = The last round is over. Others will carry the work on. Score: { $score }.
freedom-told-rolled-none = The dice show the walking figure: no catcher moves.
freedom-told-rolled-west = { $catcher }: { $arrows } to the west.
freedom-told-rolled-east = { $catcher }: { $arrows } to the east.
freedom-told-rolled-nothing = { $catcher }: { $arrows } arrows, which move nobody in the easier game.
freedom-told-catcher = { $catcher }: { $from } → { $to }.
freedom-told-path-end = { $catcher }: stays, { $at }, at the end of its path.
freedom-told-held = { $catcher }: held back by the Station Master, { $at }.
freedom-told-stopped = { $catcher }: stopped by Levi Coffin, { $at }.
freedom-told-captured =
    { $at }: { $people ->
        [one] one person is
       *[other] { $people } people are
    } captured and taken to the market. { $catcher }.
freedom-told-shielded = { $player }: the Civil War keeps the catchers still during this action. Card of { $owner }.
freedom-told-protected = { $player }: the catchers keep still for Conductor tokens in this turn. Special of { $owner }.
freedom-told-took = { $player }: { $token }, ${ $money }.
freedom-told-took-grey = { $player }: { $token }, the grey one, ${ $money }.
freedom-told-turn = { $player } acts.
freedom-told-passed = { $player } passes and takes ${ $money }.
freedom-told-income-benefit = { $player }: ${ $money } by the role.
freedom-told-income-reserve = { $player }: ${ $money } from Charles Sumner’s friends.
freedom-told-income-card = { $player }: ${ $money } by the card.
freedom-told-income-people = { $player }: ${ $money } for the people in the large Northern cities.
freedom-told-played = { $player } plays: { $token }.
freedom-told-played-grey = { $player } plays the grey token, which is back on its stack: { $token }.
freedom-told-raised =
    { $player }: ${ $money } raised, { $people ->
        [one] one person
       *[other] { $people } people
    } counted.
freedom-told-moved = { $from } → { $to }.
freedom-told-sent = { $from } → { $to }, unnoticed.
freedom-told-aid = { $player }: ${ $money } of local aid in { $at }.
freedom-told-freed =
    { $from } → Canada. { $freed ->
        [one] One person is free.
       *[other] { $freed } people are free.
    }
freedom-told-special-agent = { $player } takes people off the market cards, once in the game.
freedom-told-special-conductor = { $player } leads people many steps at once, once in the game.
freedom-told-special-preacher = { $player } discards a card of the queue, once in the game.
freedom-told-special-shepherd = { $player } brings people from plantations to New York, once in the game.
freedom-told-special-stockholder = { $player } may play more tokens in this turn, once in the game.
freedom-told-relieved =
    { $people ->
        [one] One person is
       *[other] { $people } people are
    } off the market cards.
freedom-told-given = { $from } gives ${ $money } to { $to }.
freedom-told-queued = { $card } comes into the queue.
freedom-told-aside = { $card } is set aside.
freedom-told-bought = { $player } buys { $card } for ${ $money }.
freedom-told-drawn = { $card } is drawn and resolved.
freedom-told-struck = { $card } takes effect.
freedom-told-discarded = { $card } is discarded.
freedom-told-swapped = The cards in slots { $left } and { $right } change places.
freedom-told-on-top = { $card } is put on top of the deck.
freedom-told-kept = { $player } keeps { $card }.
freedom-told-kept-instead = { $player } keeps { $card } instead of { $old }.
freedom-told-used = { $player } uses { $card }.
freedom-told-returned = { $from } → { $to }: taken back to a plantation.
freedom-told-seized = { $from } → { $to }: captured by law.
freedom-told-tokens-gone =
    { $tokens ->
        [one] One token leaves
       *[other] { $tokens } tokens leave
    } the game.
freedom-told-support-back = { $player }: a Support token goes back.
freedom-told-market = The slave market.
freedom-told-placed =
    { $at }: { $people ->
        [one] one person is
       *[other] { $people } people are
    } brought there.
freedom-told-lost =
    No plantation has room: { $people ->
        [one] one person is
       *[other] { $people } people are
    } lost, { $lost } in all.
freedom-told-lot-filled =
    { $people ->
        [one] One more person
       *[other] { $people } more people
    } on a market card.
freedom-told-left-off =
    { $player } pays ${ $money }: { $people ->
        [one] one person is
       *[other] { $people } people are
    } left off the market card.
freedom-told-lantern = The lantern passes to { $player }.

## Cards
freedom-card-david-walker-name = David Walker
freedom-card-david-walker-text =
    { $tokens ->
        [one] Buy one token ${ $off } cheaper
       *[other] Buy up to { $tokens } tokens, each ${ $off } cheaper
    }.
freedom-card-david-walker-history = Born free in North Carolina, David Walker published his Appeal to the Coloured Citizens of the World in Boston in 1829. Sailors carried it south, sewn into their clothes.
freedom-card-john-greenleaf-whittier-name = John Greenleaf Whittier
freedom-card-john-greenleaf-whittier-text = Exchange two cards of the queue.
freedom-card-john-greenleaf-whittier-history = The Quaker poet took part in founding the American Anti-Slavery Society in 1833. In 1838 a mob burned Pennsylvania Hall in Philadelphia, where he edited an abolitionist paper.
freedom-card-lane-seminary-name = Lane Theological Seminary
freedom-card-lane-seminary-text =
    Move up to { $people ->
        [one] one person
       *[other] { $people } people
    } { $spaces ->
        [one] one space
       *[other] { $spaces } spaces
    } each. Or: { $tokens ->
        [one] Buy one token ${ $off } cheaper
       *[other] Buy up to { $tokens } tokens, each ${ $off } cheaper
    }.
freedom-card-lane-seminary-history = In 1834 the students of this seminary in Cincinnati debated slavery for eighteen evenings. When the trustees forbade further discussion, most of them left, many for Oberlin.
freedom-card-the-liberator-name = The Liberator
freedom-card-the-liberator-text = Put one card of the queue on top of the current deck, unresolved.
freedom-card-the-liberator-history = William Lloyd Garrison’s weekly appeared in Boston from 1831 to the end of 1865. Most of its first subscribers were free Black Northerners.
freedom-card-liberty-hill-name = Liberty Hill
freedom-card-liberty-hill-text =
    Move up to { $people ->
        [one] one person
       *[other] { $people } people
    } { $spaces ->
        [one] one space
       *[other] { $spaces } spaces
    } each. Then: { $tokens ->
        [one] Buy one token at its price
       *[other] Buy up to { $tokens } tokens at their price
    }.
freedom-card-liberty-hill-history = From the hill above Ripley the light in the house of John and Jean Rankin could be seen across the river in Kentucky. The family sheltered hundreds of people.
freedom-card-manumission-society-name = New York Manumission Society
freedom-card-manumission-society-text =
    { $tokens ->
        [one] Buy one token ${ $off } cheaper
       *[other] Buy up to { $tokens } tokens, each ${ $off } cheaper
    }.
freedom-card-manumission-society-history = Founded in 1785, the society opened the African Free School two years later. New York passed a law of gradual emancipation in 1799, and slavery ended there in 1827.
freedom-card-ohio-river-name = Ohio River
freedom-card-ohio-river-text =
    Move up to { $people ->
        [one] one person
       *[other] { $people } people
    } { $spaces ->
        [one] one space
       *[other] { $spaces } spaces
    } each.
freedom-card-ohio-river-history = The river divided slave Kentucky from free Ohio. People crossed it by boat, by swimming, and in hard winters on the ice.
freedom-card-ripley-name = Ripley, Ohio
freedom-card-ripley-text =
    Move up to { $people ->
        [one] one person
       *[other] { $people } people
    } { $spaces ->
        [one] one space
       *[other] { $spaces } spaces
    } each. Catchers do not react; the aid is paid.
freedom-card-ripley-history = John P. Parker, who had bought his own freedom in 1845, ran a foundry in Ripley. By night he rowed to Kentucky and brought people across.
freedom-card-southern-church-name = Southern Church Correspondence
freedom-card-southern-church-text = Each player receives ${ $money }.
freedom-card-southern-church-history = In 1818 the Presbyterian General Assembly, Southern members included, called slavery a gross violation of the most sacred rights of human nature. Within a generation the largest Protestant churches had split over it.
freedom-card-st-catharines-name = St. Catharines, Ontario
freedom-card-st-catharines-text =
    Bring { $people ->
        [one] one person
       *[other] up to { $people } people
    } from a large Northern city to Canada.
freedom-card-st-catharines-history = This town near Niagara became a home for many who had fled slavery. Harriet Tubman lived there for much of the 1850s.
freedom-card-theodore-weld-name = Theodore Weld
freedom-card-theodore-weld-text =
    Bring { $people ->
        [one] one person
       *[other] up to { $people } people
    } from a plantation to any Southern space or city, with no effect.
freedom-card-theodore-weld-history = With Angelina and Sarah Grimké he compiled American Slavery As It Is in 1839. Much of it was taken from advertisements in Southern newspapers.
freedom-card-amistad-name = Amistad Rebellion
freedom-card-amistad-text =
    Bring up to { $people ->
        [one] one person
       *[other] { $people } people
    } from the bottom market card to Canada.
freedom-card-amistad-history = In 1839 the captives on the schooner Amistad, led by Sengbe Pieh, freed themselves off Cuba. The Supreme Court declared them free in 1841, and the survivors returned to Africa.
freedom-card-anthony-burns-name = Anthony Burns
freedom-card-anthony-burns-text =
    Bring { $people ->
        [one] one person
       *[other] up to { $people } people
    } from a large Northern city to Canada.
freedom-card-anthony-burns-history = Arrested in Boston in May 1854, he was marched to the ship by federal troops through streets draped in black. The next year his freedom was bought, and he became a minister in St. Catharines.
freedom-card-bleeding-kansas-name = Bleeding Kansas
freedom-card-bleeding-kansas-text =
    Bring up to { $people ->
        [one] one person
       *[other] { $people } people
    } from Southern spaces to one large Northern city, with no effect. Then discard every card in the slots at { $prices }, unresolved.
freedom-card-bleeding-kansas-history = From 1854 settlers for and against slavery fought over Kansas, and more than fifty people were killed. It entered the Union as a free state in January 1861.
freedom-card-frederick-douglass-name = Frederick Douglass
freedom-card-frederick-douglass-text =
    Move up to { $people ->
        [one] one person
       *[other] { $people } people
    } { $spaces ->
        [one] one space
       *[other] { $spaces } spaces
    } each. Then: { $tokens ->
        [one] Buy one token ${ $off } cheaper
       *[other] Buy up to { $tokens } tokens, each ${ $off } cheaper
    }.
freedom-card-frederick-douglass-history = He escaped from Maryland in 1838 and published the story of his life in 1845. His speeches drew large audiences in the United States, Britain and Ireland.
freedom-card-harpers-ferry-name = Harpers Ferry
freedom-card-harpers-ferry-text =
    { $tokens ->
        [one] Buy one token ${ $off } cheaper
       *[other] Buy up to { $tokens } tokens, each ${ $off } cheaper
    }. Then discard every card to the left of this one, unresolved.
freedom-card-harpers-ferry-history = In October 1859 John Brown and twenty-one men seized the federal armoury at Harpers Ferry, Virginia. They were overcome within two days; Brown was hanged in December.
freedom-card-harriet-tubman-name = Harriet Tubman
freedom-card-harriet-tubman-text =
    Move up to { $people ->
        [one] one person
       *[other] { $people } people
    } { $spaces ->
        [one] one space
       *[other] { $spaces } spaces
    } each. Catchers do not react; the aid is paid.
freedom-card-harriet-tubman-history = After her own escape from Maryland in 1849 she went back about thirteen times. She led some seventy people to freedom.
freedom-card-henry-box-brown-name = Henry “Box” Brown
freedom-card-henry-box-brown-text =
    Bring { $people ->
        [one] one person
       *[other] up to { $people } people
    } from a plantation to a large Northern city, with no effect.
freedom-card-henry-box-brown-history = In March 1849 he had himself sent from Richmond to Philadelphia in a wooden crate. The journey took twenty-seven hours.
freedom-card-john-brown-name = John Brown
freedom-card-john-brown-text =
    { $tokens ->
        [one] Buy one token ${ $off } cheaper
       *[other] Buy up to { $tokens } tokens, each ${ $off } cheaper
    }. Then the next card of the deck must be drawn and resolved, free of charge; an Opposition card takes this card’s slot.
freedom-card-john-brown-history = In the winter of 1858–1859 he led eleven people from Missouri more than a thousand miles to Canada. Two years before, in Kansas, he and his men had killed five settlers who favoured slavery.
freedom-card-john-price-name = John Price Rescue
freedom-card-john-price-text =
    Bring { $people ->
        [one] one person
       *[other] up to { $people } people
    } from a Northern space to Canada.
freedom-card-john-price-history = In September 1858 people of Oberlin and Wellington, Ohio, freed John Price from his captors and brought him to Canada. Thirty-seven of them were indicted for it.
freedom-card-lincoln-douglas-name = Lincoln-Douglas Debates
freedom-card-lincoln-douglas-text =
    { $tokens ->
        [one] Buy one token ${ $off } cheaper
       *[other] Buy up to { $tokens } tokens, each ${ $off } cheaper
    }.
freedom-card-lincoln-douglas-history = In 1858 Abraham Lincoln and Stephen Douglas met seven times in Illinois to debate the spread of slavery. Douglas kept his seat in the Senate; the debates made Lincoln known.
freedom-card-the-north-star-name = The North Star
freedom-card-the-north-star-text = Put one card of the queue on top of the current deck, unresolved.
freedom-card-the-north-star-history = Frederick Douglass founded this weekly in Rochester in December 1847. Its name was the star by which people found their way north.
freedom-card-oberlin-name = Oberlin, Ohio
freedom-card-oberlin-text =
    Move up to { $people ->
        [one] one person
       *[other] { $people } people
    } { $spaces ->
        [one] one space
       *[other] { $spaces } spaces
    } each. Or: { $tokens ->
        [one] Buy one token ${ $off } cheaper
       *[other] Buy up to { $tokens } tokens, each ${ $off } cheaper
    }.
freedom-card-oberlin-history = Oberlin College admitted Black students from 1835 and women from 1837. The town was one of the safest stations of the Underground Railroad.
freedom-card-uncle-toms-cabin-name = Uncle Tom’s Cabin
freedom-card-uncle-toms-cabin-text =
    { $tokens ->
        [one] Buy one token ${ $off } cheaper
       *[other] Buy up to { $tokens } tokens, each ${ $off } cheaper
    }. Then: exchange two cards of the queue.
freedom-card-uncle-toms-cabin-history = Harriet Beecher Stowe’s novel of 1852 sold three hundred thousand copies in the United States within a year. It was answered by rage in the South and by dozens of novels in defence of slavery.
freedom-card-vigilance-committees-name = Vigilance Committees
freedom-card-vigilance-committees-text = Each player receives ${ $money }.
freedom-card-vigilance-committees-history = David Ruggles founded the committee of New York in 1835; others followed in Philadelphia and Boston. They hid people who had fled, fought kidnappers in court and paid for journeys north.
freedom-card-garrison-name = William Lloyd Garrison
freedom-card-garrison-text =
    Take { $tokens ->
        [one] one token
       *[other] up to { $tokens } tokens
    } free. Then every catcher moves one space towards the nearest person on its path.
freedom-card-garrison-history = He demanded immediate emancipation without payment to owners. In 1835 a mob dragged him through Boston with a rope around him.
freedom-card-abraham-lincoln-name = Abraham Lincoln
freedom-card-abraham-lincoln-text =
    Move up to { $people ->
        [one] one person
       *[other] { $people } people
    } { $spaces ->
        [one] one space
       *[other] { $spaces } spaces
    } each. Then: { $tokens ->
        [one] Buy one token ${ $off } cheaper
       *[other] Buy up to { $tokens } tokens, each ${ $off } cheaper
    }.
freedom-card-abraham-lincoln-history = His proclamation of 1 January 1863 declared free all who were held in slavery in the states in rebellion. The Thirteenth Amendment of 1865 ended slavery everywhere in the United States, except as punishment for crime.
freedom-card-contrabands-name = Contrabands
freedom-card-contrabands-text =
    Bring up to { $people ->
        [one] one person
       *[other] { $people } people
    } from the South to Northern spaces at most { $spaces ->
        [one] one step
       *[other] { $spaces } steps
    } away, with no effect; through the spaces of catchers, but not through blue Northern cities.
freedom-card-contrabands-history = In May 1861 Frank Baker, Shepard Mallory and James Townsend rowed to Fort Monroe, and the Union army refused to hand them back. Hundreds of thousands reached its lines before the war ended.
freedom-card-cooper-union-name = Cooper Union Speech
freedom-card-cooper-union-text =
    Move up to { $people ->
        [one] one person
       *[other] { $people } people
    } { $spaces ->
        [one] one space
       *[other] { $spaces } spaces
    } each. Or: { $tokens ->
        [one] Buy one token at its price
       *[other] Buy up to { $tokens } tokens at their price
    }.
freedom-card-cooper-union-history = In New York in February 1860 Lincoln argued that most signers of the Constitution had held that Congress could bar slavery from the territories. The speech helped him to the nomination.
freedom-card-election-1860-name = Election of 1860
freedom-card-election-1860-text = Receive ${ $money } for each person in large Northern cities.
freedom-card-election-1860-history = Lincoln was elected in November 1860 with about forty per cent of the vote; in most of the South he was not on the ballot. Seven states had seceded before he took office.
freedom-card-drinking-gourd-name = Follow the Drinking Gourd
freedom-card-drinking-gourd-text =
    Bring { $people ->
        [one] one of the lost
       *[other] up to { $people } of the lost
    } to a large Northern city, with no effect.
freedom-card-drinking-gourd-history = The gourd of the song is the constellation that points to the North Star. The song was first printed in 1928, and how far it goes back is disputed.
freedom-card-frederick-douglass-1860-name = Frederick Douglass
freedom-card-frederick-douglass-1860-text = Each player receives ${ $money }.
freedom-card-frederick-douglass-1860-history = He recruited men for the 54th Massachusetts Regiment, two of his sons among them. In August 1863 he called on Lincoln to ask for equal pay and treatment for Black soldiers.
freedom-card-harriet-beecher-stowe-name = Harriet Beecher Stowe
freedom-card-harriet-beecher-stowe-text =
    { $tokens ->
        [one] Buy one token ${ $off } cheaper
       *[other] Buy up to { $tokens } tokens, each ${ $off } cheaper
    }.
freedom-card-harriet-beecher-stowe-history = She lived in Cincinnati for eighteen years, across the river from a slave state. In 1853 she published the sources of her novel.
freedom-card-harriet-tubman-1860-name = Harriet Tubman
freedom-card-harriet-tubman-1860-text =
    Bring up to { $people ->
        [one] one person
       *[other] { $people } people
    } from plantations to Canada.
freedom-card-harriet-tubman-1860-history = In June 1863 she guided Union gunboats up the Combahee River in South Carolina. More than seven hundred people were freed in one night.
freedom-card-william-still-name = William Still
freedom-card-william-still-text =
    Bring up to { $people ->
        [one] one person
       *[other] { $people } people
    } from one large Northern city to Canada.
freedom-card-william-still-history = In Philadelphia he wrote down the stories of hundreds of people whom he helped; one proved to be his own brother. His book of 1872 is a chief source for what we know.
freedom-card-congress-outlaws-name = Congress Outlaws International Slave Trade
freedom-card-congress-outlaws-text =
    When a market card is revealed, pay ${ $price } each to leave up to { $people ->
        [one] one person
       *[other] { $people } people
    } off it. The card stays.
freedom-card-congress-outlaws-history = From 1 January 1808 it was forbidden to bring enslaved people into the United States. Smuggling went on, and the trade within the country grew.
freedom-card-levi-coffin-name = Levi Coffin
freedom-card-levi-coffin-text = Stop one catcher whose move would capture somebody. Then discard this card.
freedom-card-levi-coffin-history = Levi and Catharine Coffin, Quakers in Newport, Indiana, and later in Cincinnati, sheltered people for more than thirty years. By his own count there were some three thousand.
freedom-card-charles-sumner-name = Charles Sumner Attacked in Congress
freedom-card-charles-sumner-text = Receive ${ $money } each turn. Once, in your turn, give another player any of your money; then discard this card.
freedom-card-charles-sumner-history = In May 1856 a congressman from South Carolina beat Senator Sumner with a cane at his desk for a speech against slavery. It was more than three years before he could return.
freedom-card-kansas-nebraska-name = Kansas-Nebraska Act
freedom-card-kansas-nebraska-text = In your turn, exchange two cards of the queue. Then discard this card.
freedom-card-kansas-nebraska-history = The act of 1854 let the settlers of two new territories vote on slavery, north of the line that had barred it since 1820. It broke the old parties apart.
freedom-card-civil-war-name = Civil War
freedom-card-civil-war-text = Catchers do not react during one action, yours or another player’s. Then discard this card.
freedom-card-civil-war-history = The war began at Fort Sumter in April 1861 and ended in the spring of 1865. About a hundred and eighty thousand Black soldiers served in the Union army.
freedom-card-compromise-1850-name = 1850 Compromise
freedom-card-compromise-1850-text = In the queue: each Fundraising token brings ${ $money } less.
freedom-card-compromise-1850-history = California entered as a free state, and the slave trade, though not slavery, ended in Washington. In return the law on those who had fled became much harsher.
freedom-card-domestic-slave-trade-name = Domestic Slave Trade
freedom-card-domestic-slave-trade-text =
    In the queue: { $people ->
        [one] one more person
       *[other] { $people } more people
    } on each market card, now and when it is revealed. It cannot be bought.
freedom-card-domestic-slave-trade-history = Between 1810 and 1860 close to a million people were taken from the older slave states to the cotton country. About half of these sales tore families apart.
freedom-card-elijah-lovejoy-name = Elijah P. Lovejoy
freedom-card-elijah-lovejoy-text = In the queue: Fundraising tokens count only people in large cities.
freedom-card-elijah-lovejoy-history = The editor was shot in Alton, Illinois, in November 1837, defending his press against a mob. Three presses of his had been destroyed before.
freedom-card-gag-rules-name = Gag Rules
freedom-card-gag-rules-text =
    In the queue: each player may buy only { $tokens ->
        [one] one token
       *[other] { $tokens } tokens
    } (Support or Conductor) while planning.
freedom-card-gag-rules-history = From 1836 to 1844 the House of Representatives laid all petitions against slavery aside unread. John Quincy Adams fought the rule until it fell.
freedom-card-george-fitzhugh-name = George Fitzhugh
freedom-card-george-fitzhugh-text = In the queue: Support tokens cost ${ $money } more. It cannot be bought.
freedom-card-george-fitzhugh-history = In Sociology for the South, of 1854, the Virginian claimed that slavery was better than free labour. His books were read in the North as a warning.
freedom-card-john-calhoun-name = John C. Calhoun
freedom-card-john-calhoun-text = In the queue: the local aid of blue Northern cities is ${ $money } less. It cannot be bought.
freedom-card-john-calhoun-history = The senator from South Carolina told the Senate in 1837 that slavery was a positive good. He defended its extension until his death in 1850.
freedom-card-nj-abolishes-name = NJ Abolishes Slavery
freedom-card-nj-abolishes-text = In the queue: Conductor tokens may not move people into, out of or through blue Northern cities.
freedom-card-nj-abolishes-history = New Jersey’s law of 1804 freed only children born after it, and only after more than twenty years of service. In 1860 eighteen people were still held there.
freedom-card-dred-scott-name = Dred Scott Case
freedom-card-dred-scott-text =
    When removed or bought: { $people ->
        [one] one person
       *[other] { $people } people
    } on the map must go back to plantations.
freedom-card-dred-scott-history = In March 1857 the Supreme Court held that no Black person could be a citizen, and that Congress could not bar slavery from the territories. Dred and Harriet Scott were freed by a new owner that May; he died the next year.
freedom-card-farren-riots-name = Farren Riots
freedom-card-farren-riots-text = When removed or bought: the top token of each Conductor and Fundraising stack of the current period leaves the game. Grey tokens stay.
freedom-card-farren-riots-history = For several days in July 1834 mobs in New York attacked Black New Yorkers, their churches and the houses of abolitionists. The name comes from a theatre manager who was also a target.
freedom-card-fugitive-slave-act-name = Fugitive Slave Act
freedom-card-fugitive-slave-act-text =
    When removed or bought: { $people ->
        [one] one person
       *[other] { $people } people
    } one step from a catcher must go to the bottom market card.
freedom-card-fugitive-slave-act-history = The act of 1850 obliged citizens of free states to help in captures and allowed no jury. A commissioner was paid ten dollars for sending a person south, five for letting one go.
freedom-card-nat-turner-name = Nat Turner Rebellion
freedom-card-nat-turner-text =
    When removed or bought: { $tokens ->
        [one] one Support token goes
       *[other] { $tokens } Support tokens go
    } back onto the current stack.
freedom-card-nat-turner-history = In August 1831 Nat Turner led a revolt in Southampton County, Virginia, in which more than fifty white people died. Militias and mobs then killed many more Black people, most of whom had no part in it, and new laws forbade teaching them to read.
freedom-card-reopening-trade-name = Reopening Trade
freedom-card-reopening-trade-text =
    When removed or bought: { $people ->
        [one] one more person
       *[other] { $people } more people
    } on each market card.
freedom-card-reopening-trade-history = In the 1850s some Southern politicians asked to lift the ban of 1808. Ships broke it openly: the Wanderer landed some four hundred people in Georgia in 1858, the Clotilda more than a hundred in Alabama in 1860.
