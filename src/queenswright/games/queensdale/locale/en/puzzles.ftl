# What puzzles ask.

puzzle-kind-queensdale-dice = A round’s dice
puzzle-kind-queensdale-scout = The way of the scout
puzzle-kind-queensdale-build = The right building
puzzle-kind-queensdale-store = The store
puzzle-ask-queensdale-dice = Your dice have been thrown. Which one goes where?
puzzle-ask-queensdale-scout = Where does the scout go?
puzzle-ask-queensdale-build = What do you build?
puzzle-ask-queensdale-store = The game is over, the next one is waiting. What do you keep?
