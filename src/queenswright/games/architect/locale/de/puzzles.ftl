# Wonach Rätsel fragen.

puzzle-kind-architect-finish = Jetzt beenden
puzzle-kind-architect-save = Rette die Partie
puzzle-kind-architect-palace = Nächster Zug: Palast
puzzle-kind-architect-hire = Wen anheuern?
puzzle-kind-architect-build = Punkte
puzzle-kind-architect-trip = Die beste Reise
puzzle-kind-architect-money = Geld
puzzle-ask-architect-finish = Der Palast ist in Reichweite. Wie gewinnst du?
puzzle-ask-architect-save = Jemand anders könnte mit dem nächsten Zug fertig werden. Wie rettest du die Partie?
puzzle-ask-architect-palace = Finde den Zug, nach dem der nächste zum Palast führt.
puzzle-ask-architect-hire = Einer der Handwerker ist viel mehr wert als alle anderen. Finde den Zug.
puzzle-ask-architect-build = Auf der Karte und in der Mannschaft warten Punkte. Finde den Zug.
puzzle-ask-architect-trip = Ein Ort ist viel mehr wert als alle anderen. Finde den Zug.
puzzle-ask-architect-money = Ohne Münzen oder Schuldscheine geht nichts voran. Finde den Zug.
