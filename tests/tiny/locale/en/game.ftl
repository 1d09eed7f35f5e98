# Race at the Fair.
web-game-tiny = Race at the Fair
step-tiny-turn = roll, draw or play the secret token
step-tiny-answer = yield or resist
tiny-deck-empty = The deck is empty.
tiny-secret-spent = The secret token is spent.
seat-ash = Ash
seat-elm = Elm
seat-oak = Oak
web-view-space = Space
web-view-secret = Secret token
web-view-deck_size = Cards left
web-view-turns = Turns
