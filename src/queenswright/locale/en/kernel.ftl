# Texts of every game.
refused-not-this-step = Now is the time to { $step }: "{ $move }" is not possible.
refused-game-over = The game is over.
undo-nothing = There is no move to take back.
undo-not-yours = The last move was somebody else's.
undo-revealed = Something hidden has been revealed since.
seat-yellow = Yellow
seat-green = Green
seat-blue = Blue
seat-red = Red
