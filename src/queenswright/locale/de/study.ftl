# Analysen von Partien.

study-title = Analyse: { $game }
study-number = Spiel { $number } der Kampagne.
study-effort = { $turns ->
    [one] Ein Zug
   *[other] { $turns } Züge
}, { $simulations } Simulationen für jede Stellung, Startzahl { $seed }.
study-pass-curve = Nur die Kurve: Noch wurde kein Zug mit anderen verglichen.
study-pass-judged = Angehalten, bevor die wichtigen Züge noch einmal verglichen wurden.
study-pass-whole = Jeder Zug wurde mit dem besten gefundenen verglichen, die wichtigen ein zweites Mal mit mehr Verteilungen.
study-knowledge = Ein Zug wird danach beurteilt, was man beim Ziehen wissen konnte: Alles Verdeckte wird jedes Mal neu verteilt.
study-uncalibrated = Die Chancen sind die Anteile der Suche, wie sie sind: Sie wurden nicht mit zu Ende gespielten Partien abgeglichen.
study-unfinished = Die Partie ist nicht zu Ende; die letzte Chance ist geschätzt.
study-no-turns = Es wurde noch kein Zug gespielt.

# Spiel und Glück.
study-play-and-luck = Spiel und Glück
study-column-player = Wer
study-column-start = Anfang
study-column-own = Eigene Züge
study-column-others = Andere Züge
study-column-draws = Zufall
study-column-end = Ende
study-column-accuracy = Genauigkeit
study-sum = In Punkten der Gewinnchance: Anfang, eigene Züge, Züge der anderen und Zufall ergeben zusammen das Ende.
study-accuracy = Genauigkeit: 100 für einen Zug, der nichts verschenkt, 37 bei { $points } verschenkten Punkten; der Durchschnitt aller Züge, bei denen es eine Wahl gab.

# Züge.
study-turns = Züge
study-turning-points = Wendepunkte
study-curve = Gewinnchancen
study-curve-words = Für jeden Platz eine Linie mit dem 95-%-Bereich der Suche als Band; darunter, was der Zufall verändert hat.
study-best-only = In keinem Zug wurde etwas Besseres gefunden.
study-column-turn = Zug
study-column-moves = Gespielt
study-column-chance = Gewinnchance
study-column-judgement = Urteil
study-column-better = Besser
study-verdict-forced = keine Wahl
study-verdict-decided = schon entschieden
study-verdict-best = nichts Besseres gefunden
study-verdict-close = zu knapp für ein Urteil
study-verdict-sound = in Ordnung
study-verdict-slip = Ungenauigkeit
study-verdict-mistake = Fehler
study-verdict-blunder = grober Fehler
study-lost = { $points } Punkte Gewinnchance (± { $doubt })
study-played = Gespielt: { $moves } ({ $chance })
study-better = Besser: { $moves } ({ $chance })
study-next = Danach erwartet: { $moves }
study-luck = Zufall: { $points } Punkte (± { $doubt })
study-board = Der Tisch vor dem Zug
study-text = Die Kurve als Tabelle

# Der Befehl.
study-compiling = Die Suche macht sich bereit; beim ersten Mal wird sie übersetzt, das dauert etwa eine Minute ...
study-doing-curve = Die Kurve
study-doing-turns = Die Züge
study-doing-closer = Die wichtigen Züge noch einmal
study-stopped = Angehalten.
study-goes-on = Derselbe Befehl macht mit { $path } weiter.
study-written = Geschrieben: { $path }
