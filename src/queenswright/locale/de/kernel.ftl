# Texte für alle Spiele.
refused-not-this-step = Jetzt heißt es: { $step }. „{ $move }“ ist nicht möglich.
refused-game-over = Die Partie ist zu Ende.
undo-nothing = Es gibt keinen Zug, den du zurücknehmen könntest.
undo-not-yours = Den letzten Zug hat jemand anderes gemacht.
undo-revealed = Seitdem wurde etwas Verborgenes aufgedeckt.
seat-yellow = Gelb
seat-green = Grün
seat-blue = Blau
seat-red = Rot

# Same in every language.
story-notation = { $seat }: { $move }
list-and = { $one } und { $other }
