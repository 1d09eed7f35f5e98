# Wonach Rätsel fragen.

puzzle-kind-queensdale-dice = Die Würfel einer Runde
puzzle-kind-queensdale-scout = Der Weg des Kundschafters
puzzle-kind-queensdale-build = Das richtige Gebäude
puzzle-kind-queensdale-store = Das Lager
puzzle-ask-queensdale-dice = Deine Würfel sind gefallen. Welcher kommt wohin?
puzzle-ask-queensdale-scout = Wohin geht der Kundschafter?
puzzle-ask-queensdale-build = Was baust du?
puzzle-ask-queensdale-store = Die Partie ist vorbei, die nächste wartet. Was behältst du?
