# Texts of every game.
refused-not-this-step = You have to { $step } now: "{ $move }" is not possible.
refused-game-over = The game is over.
undo-nothing = There is no move to take back.
undo-not-yours = The last move was not yours.
undo-revealed = Something hidden has been revealed since.
seat-yellow = Yellow
seat-green = Green
seat-blue = Blue
seat-red = Red

# Same in every language.
story-notation = { $seat }: { $move }
list-and = { $one } and { $other }
