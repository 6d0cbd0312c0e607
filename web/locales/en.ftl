# The words of the browser client itself. Games bring their own.

## Everywhere
loading = One moment
close = Close
menu = Menu
tabs = Panel
nav-home = Home page
nav-about = About and credits
settings-language = Language
settings-to-dark = Night
settings-to-light = Day
me-name = Your name at the table
me-save = Keep this name
guest-name = Guest { $number }

## Problems
problem-unreachable = The server does not answer. We keep trying.
problem-on-its-way = Your last step is still on its way. Please wait for it.
problem-not-your-seat = That is not your seat.
problem-unknown = Something went wrong. Nothing has changed.
connection-lost = Connection lost. The table comes back as soon as the network does.
connection-as-of = Without a network: the table as it was on { $time }.
step-waits = Your step waits for the network: { $step }
step-withdraw = Withdraw it
step-played = The network is back, and your step was played: { $step }
step-overtaken = The network is back. The table had moved on, and your step was not played: { $step }
version-new = A new version is here.
version-load = Reload

## First page
home-title = Three games of history, one lamp
home-line = Play with friends near or far, or against bots that know their game.
home-plate = Plate { $number }
home-play = Play now
home-alone = Play alone
home-starting = Laying the table
home-gather = Gather a table
home-tables = Your tables
home-join = Join a table
home-join-label = The link or code somebody sent you
home-join-go = Join
home-join-unknown = This is neither a link nor a code of a table.
home-pictures = At the table
home-picture = A table of { $game }
home-foot = Free, without an account and without tracking.
tables-none = You sit at no table yet. Choose a game above.
tables-more = { $count ->
    [one] One more
   *[other] { $count } more
}
status-gathering = Gathering
status-running = Running
status-over = Over
map-atlantic = Atlantic Ocean
map-north-america = North America
map-africa = Africa
lost-title = Off the map
lost-line = There is nothing at this address.

## The games
game-facts = At the table
game-ways = Ways to play
game-ways-which = In one evening, over days, or against bots
game-known = How we know it
game-known-why = Parts of the board that could not be seen on the printed game are marked.
game-rules = The rules
game-rules-open = Open the rulebook
known-rulebook = from the rulebook
known-component = seen on the printed game
known-player = from an owner of the printed game
known-inferred = inferred
known-reconstructed = reconstructed
bot-random = Novice bot
bot-heuristic = Skilled bot

## A new table
form-title = A new table
form-me = Me
form-who = Who plays { $name }
form-scenario = Scenario
form-options = Rules of this table
form-clock = Time for each phase
form-clock-none = No limit
form-clock-120 = 2 minutes
form-clock-600 = 10 minutes
form-clock-86400 = 1 day
form-clock-259200 = 3 days
form-name = Name of the table
form-name-hint = We find one if you leave it empty
form-create = Gather the table

## Gathering
gather-prompt = The table is gathering.
gather-open = { $count ->
    [0] All seats are taken.
    [one] One seat is open. Send the link to whoever should take it.
   *[other] { $count } seats are open. Send the link to those who should take them.
}
gather-link = The link of this table
gather-copy = Copy the link
gather-copied = Copied
gather-bots = Nobody else is coming? Bots take the open seats:
gather-take = Take a seat to play, or stay and watch.

## Seats
seat-open = Open
seat-take = Take this seat
seat-you = you
seat-your-turn = Your turn
seat-awaited = awaited
seats-you = Waiting for you
seats-waiting = { $count ->
    [one] Waiting for one person
   *[other] Waiting for { $count } people
}

## The table
table-missing = This table cannot be opened
watching-head = You are watching · { $phase }
tray = What you hold
skip-choices = To the choices
tab-offers = Choices
tab-story = Story
tab-press = Letters
tab-seats = Seats
tab-rules = Rules
undo = Take back
undo-what = Take back: { $what }
undo-nothing = Nothing to take back
plea = Asking to take back
plea-short = Ask to take back
plea-what = Ask the others to take back: { $what }
plea-sure = Ask the others to take back: { $what }? Everything after it is taken back too, and chance decides anew. All players must agree.
plea-ask = Ask
plea-leave = Leave it
plea-asks = { $who } asks to take back: { $what }. Everything after it is taken back too.
plea-waits = You ask to take back: { $what }. Not yet answered: { $who }
plea-agree = Agree
plea-decline = Play on
plea-withdraw = Withdraw
plea-declined = { $who } prefers to play on.
plea-withdrawn = The request to take back is withdrawn.
clock-left = Time left: { $time }
clock-days = { $days } d { $hours } h
clock-hours = { $hours } h { $minutes } min
menu-replay = Look back
menu-end = How it ended
menu-link = Copy the link
menu-game = About this game
sheet = Your hand and the panel
sheet-peek = Open the panel
sheet-half = Open the panel wide
sheet-full = Close the panel

## Offers
offers-filter = Find a choice
offers-none = Nothing is asked of you now.
offers-none-fit = No choice fits what you clicked or typed.
pick-label = What you clicked
pick-place = Choose a lit place.
pick-or-place = or choose a lit place
pick-cancel = Let go
plain-board = This game has no drawn board yet. Everything can be played here.
plain-view = The position, as the rules see it

## Story and film
story-empty = Nothing has happened yet.
story-newest = Newest
story-visit = Look at this moment
recap-title = What happened, in short.
recap-offer = What happened ({ $count })
recap-more = { $count ->
    [one] and one more
   *[other] and { $count } more
}
film-since = Since you last looked
film-watch = This is what happened.
film-label = Playback
film-play = Play
film-pause = Pause
film-step = Next event
film-skip = Skip
film-count = { $at } of { $of }
replay-label = Looking back
replay-head = Looking back · { $phase }
replay-first = To the beginning
replay-back = One step back
replay-forth = One step forward
replay-last = To the present
replay-chapter-back = One chapter back
replay-chapter-forth = One chapter forward
replay-moment = Moment
replay-count = { $at } of { $of }
replay-close = Back to the present

## Press
press-threads = Correspondence
press-everybody = Everybody
press-to-everybody = To everybody
press-between = { $names }
press-unread = unread
press-empty = No letters yet.
press-closed = Nobody talks in this phase.
press-watching = You are watching. Only those at the table may write.
press-speaker = Speak as
press-write = Write a letter
press-send = Send

## Rules
rules-search = Search the rules
rules-none = No clause has these words.
rules-missing = The rules cannot be loaded now.
rules-open = Rule
rules-clause = Rule { $number }
rules-choice = { $option }: { $value }
basis-implied = follows from the rulebook
basis-implied-why = The rulebook does not say it outright, but it follows from what it says.
basis-ruling = our ruling
basis-ruling-why = The rulebook is silent or unclear here. We decided.

## The end
end-nobody = Nobody wins
end-winner = { $count ->
    [one] { $names } wins
   *[other] { $names } win
}
end-you = You win as { $name }
end-together-won = The game is won
end-together-lost = The game is lost
end-won = won
end-rematch = Rematch
end-to-rematch = To the new table
end-replay = Look back
end-board = See the board
end-close = Close, and see the board
end-seed = Check that chance was fair
end-seed-why = Before the first step the server fixed all chance by a seed and showed only its fingerprint. Now the seed is revealed, and anybody can check that it fits.
end-seed-value = Seed
end-seed-promise = Fingerprint promised at the start
end-log = The whole log

## About
about-title = About Lantern
about-what = Lantern is a place to play three historical board games in the browser: with friends in the same room or far away, in one evening or over weeks, or against bots. It runs from one program that anybody can host.
about-rules = The rules are written as numbered clauses, and every refusal names its clause. Where a rulebook is silent we say so and state our ruling. Where a board could not be seen, what we reconstructed is marked.
about-open = There are no accounts. A seat belongs to whoever holds its secret, which stays in your browser.
about-games = The games
about-not = Lantern is not connected with the publishers. Texts and drawings are our own; nothing of the printed games is copied.
about-credits = What we stand on

map-zoom-in = Closer
map-zoom-out = Further away
map-zoom-fit = The whole map

## Settings and keys
settings = Settings
settings-speed = Speed of what is played back
settings-speed-slow = Slow
settings-speed-usual = Usual
settings-speed-fast = Fast
settings-film = What is played back
settings-film-all = Everything
settings-film-mine = What concerns me
settings-film-none = Nothing
settings-letters = Size of letters
settings-letters-usual = Usual
settings-letters-large = Large
settings-letters-largest = Very large
settings-motion = Motion
settings-motion-system = As the system says
settings-motion-less = Less
settings-confirm = Ask before a step that closes something for good
settings-confirm-no = No
settings-confirm-yes = Yes
settings-curtain = When several seats with secrets are played on this device
settings-curtain-yes = A curtain between players
settings-curtain-no = One person plays them all
settings-patterns = Patterns besides colours
settings-patterns-no = No
settings-patterns-yes = Yes
settings-sound = Sound
settings-sound-no = Off
settings-sound-yes = Quiet
curtain-title = Hand the device over
curtain-hand = Hand the device to { $name }
curtain-why = Nobody else should look now. What the others keep to themselves stays behind the curtain.
curtain-open = I play { $name }
curtain-others = Somebody else is at the device
curtain-draw = Draw the curtain
settings-kept = This browser keeps them, for every table.
confirm-sure = Once more: { $what }
keys = Keys
key-tab = Goes to the next thing one can choose; arrows lead over the map.
key-space = Plays or stops what is played back.
key-arrows = One step back or forward while looking back.
key-u = Takes back the last step.
key-escape = Skips the playback, or lets go of what was clicked.
key-question = Shows this list.
