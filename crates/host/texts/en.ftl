## What the host itself says, whatever the game.

host-bad-request = The server could not read this request. Please reload the page and try again.
host-bad-options = These options do not go together.
host-bad-question = The game cannot answer this question.
host-seat-count = { $seats ->
    [one] This table has one seat.
   *[other] This table has { $seats } seats.
    }
host-name-length = A name has between 1 and { $most } characters.
host-clock-range = A phase can be given from { $least } seconds to { $most } days.
host-not-fixed = Here every table has a seed of its own that nobody knows before.
host-message-length = A letter has between 1 and { $most } characters.
host-message-to = A letter goes to other seats of this table.
host-sketch-length = A sketch joins at most { $most } places of the board.
host-not-your-seat = This seat is not yours. Reload the page to find the seats you hold.
host-no-such-page = There is nothing at this address.
host-no-such-table = There is no such table. Please check the link.
host-no-such-game = This game is not played here.
host-no-such-bot = No bot of this name plays the game.
host-no-such-seat = This table has no such seat.
host-no-such-language = Lantern speaks English, French and Italian.
host-old-rules = This table was begun under rules that this server no longer has.
host-stale = The game has moved on in the meantime. Please look again.
host-seat-taken = Somebody has just taken this seat.
host-no-open-seat = All seats are taken. You are welcome to watch.
host-not-begun = The game has not begun yet: some seats are still open.
host-not-over = This can be seen only when the game is over.
host-too-large = This is too much for one request.
host-no-talk = There is no talking in this phase.
host-too-many-messages = That was a lot of letters. Please wait a minute.
host-too-many-tables = You are watching too many tables in one window.
host-too-many-sockets = The server is full at the moment. Please try again in a while.
host-too-many-sketches = That was a lot of sketching. Please wait a moment.
host-too-fast = That was more than this server takes from one place at a time. Please wait a moment.
host-wrong-name = This server is reached under another name.
host-foreign = This request came from a page that is not ours, so nothing was done. Please play on the page of this server.
host-busy = The table is very busy. Please try once more.
host-internal = Something went wrong on our side. Nothing was changed; please try again.

## What a link shows where it is shared.

host-link-line = Historical board games, with friends or against bots, in English, French and Italian.
host-link-seat = A seat is free: come and play.

## Why a table refuses, before any rule is asked.

table-unknown-action = This game knows no such action.
table-no-such-seat = This table has no such seat.
table-over = The game is over.
table-not-your-turn = It is not your turn.
table-nothing-to-undo = There is nothing to take back.
table-cannot-undo = This step cannot be taken back any more.
table-undo-instead = You can take this step back yourself.
table-plea-stands = There is already a request to take back. It stands until the next step.
table-no-plea = No request to take back is waiting for your answer.
table-too-many-undos = You have taken back very often in this phase. What you do now stands.
table-no-chance = Nothing is left to chance now.
table-not-a-chance = Chance cannot bring this result now.
table-not-awaited = The table is not waiting for this seat.
