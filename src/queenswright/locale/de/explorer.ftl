# The explorer.

cli-explore-games = { $games } Partien von Bots mit { $players } Spielern; nicht immer wählen sie gleich.
explore-choice = Wahl
explore-seats = Plätze
explore-won = Siege
explore-rating = Wertung
explore-topic-craftsman = Starthandwerker
explore-topic-guilds = Handwerksgruppen am Anfang
explore-topic-talers = Münzen vor der ersten Runde
explore-topic-trip = Erste Reise
explore-topic-building = Erstes Gebäude
explore-topic-action = Erster Schritt des Architekten
explore-topic-family = Familie
explore-topic-face = Gekaufte Würfelseiten
explore-topic-tile = Turmplättchen
explore-topic-ability = Fähigkeiten
explore-topic-first = Erster Zug

# The page of the explorer.
explore-title = Eröffnungen
explore-name = Wie Partien beginnen
explore-of = { $count } Partien mit { $players } Spielern
explore-trouble = Die Eröffnungen können nicht gezeigt werden
explore-show = Zeigen
explore-about = Wie oft die Plätze gewonnen haben, die das gewählt haben, mit 95-%-Intervallen; der Strich ist ein gleicher Anteil unter { $players }.
explore-pairs = Siege von zweien zusammen, in Prozent
explore-interval = 95-%-Intervall
explore-from-to = von { $low } bis { $high }
explore-source = Aus Partien, die Bots gegeneinander spielen und in denen ihre Wahl wechselt. Wertung: was die Siege neben denen eines gleich starken Platzes bedeuten. Über Ursachen sagen die Zahlen nichts.
explore-topic-of = { $topic }, Epoche { $chapter }
explore-talers = { $count ->
    [one] 1 Münze
   *[other] { $count } Münzen
}
explore-spaces = { $count ->
    [one] ein Feld
   *[other] { $count } Felder
}
explore-way-what = Was am Anfang gewählt wurde, und wie es ausging
explore-none = Zu { $game } sind keine Eröffnungen bekannt.
explore-players = Mit so vielen Spielern sind keine Partien bekannt, nur mit { $counts }.
