# The explorer.

cli-explore-games = { $games } Partien von Bots mit { $players } Personen; ihre Wahl wechselt.
explore-choice = Wahl
explore-seats = Plätze
explore-won = Siege
explore-rating = Wertung
explore-topic-craftsman = Erste Handwerker
explore-topic-guilds = Zünfte am Anfang
explore-topic-talers = Münzen vor der ersten Runde
explore-topic-trip = Erste Reise
explore-topic-building = Erstes Gebäude
explore-topic-action = Erster Schritt des Architekten
explore-topic-family = Familie
explore-topic-face = Gekaufte Würfelseiten
explore-topic-tile = Turmplättchen
explore-topic-ability = Fähigkeiten
explore-topic-first = Erster Zug
