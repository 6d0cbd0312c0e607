# What Beacons says: prompts, offers, refusals and the story.

# The plate on the home page, and who made the game.
beacons-about-name = Beacons
beacons-about-line = Five beacons, one wind, and nobody knows what the others light.
beacons-about-facts = 2 to 4 players, about five minutes
beacons-about-what = Each round the keepers light beacons in secret. The wind blows some of them out, and what still burns is worth a point. Then the prizes are shared out, in turn.
beacons-about-note = This game is an example: it shows how one is added.
beacons-about-by = Lantern
beacons-about-publisher = Lantern

## Phases
beacons-lighting = Lighting
beacons-wind = The wind
beacons-harvest = The prizes
beacons-over = Over

## Prompts
beacons-prompt-light = Light up to three beacons, then seal.
beacons-prompt-light-watch = The keepers light their beacons.
beacons-prompt-sealed = You have sealed. The wind blows when the last keeper has.
beacons-prompt-take = Take up to three prizes, then stop.
beacons-prompt-take-watch = { $keeper } takes prizes.
beacons-prompt-over = The game is over.

## Offers
beacons-do-light = Light { $at }
beacons-do-seal = Seal
beacons-do-wave = Wave to the others
beacons-do-wind = A wind of { $strength }
beacons-do-take = Take { $at }
beacons-do-stop = Leave the rest

## Why not
beacons-no-not-now = This belongs to another phase, or to another keeper.
beacons-no-sealed = You have sealed. Take that back to light something else.
beacons-no-lit = { $at } is lit already.
beacons-no-enough-lit = Three beacons are the most.
beacons-no-waved = You have waved this round.
beacons-no-nobody-waved = You have sealed, and nobody else has waved.
beacons-no-taken = { $at }: somebody has taken it.
beacons-no-enough-taken = Three prizes are the most.

## The story
beacons-told-lit = { $keeper } lights { $at }.
beacons-told-sealed = { $keeper } has sealed.
beacons-told-waved = { $keeper } waves.
beacons-told-wind = The wind blows with a strength of { $strength }.
beacons-told-took = { $keeper } takes { $at }.
beacons-told-stopped = { $keeper } leaves the rest.
beacons-outcome-won = { $keeper } has the most points and wins.
beacons-outcome-shared = { $keepers } have as many points and share the victory.

## Options of a table
beacons-option-press = Messages
beacons-option-press-harvest = While prizes are taken
beacons-option-press-never = Never

## Parts of the board
beacons-part-coast = The coast
