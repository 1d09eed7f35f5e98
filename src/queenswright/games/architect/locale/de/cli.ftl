# Queen's Architect im Terminal.

# Antworten auf das, was jemand schreibt.
cli-why-what-architect = Schreib „why“ und einen Zug, zum Beispiel: why palace
cli-rules-what-architect = Schreib „rules“ und ein Wort oder eine Klausel, zum Beispiel: rules Preismarker

# Hilfe.
cli-help-map-architect = alle Orte mit Entfernung, Reisekosten, Vorgaben, Bauplätzen und Straßen
cli-help-rules-architect = in den Regeln suchen oder eine Klausel zeigen: rules QA-HIRE-11
cli-legend-architect = So liest du den Tisch: ♣lum-2 3·4 ist lumberjack-2 mit Leistung 3 und noch 4 Einsätzen. „3 (2)“ Schuldscheine: 3 hast du, 2 kannst du auf einmal einlösen. Am schwarzen Brett ist ein Punkt eine verbrauchte Ecke; „Tag“ steht für das Tagelöhner-Symbol. Ein Bauplatz zeigt den Buchstaben dessen, der dort gebaut hat (G Gelb, N Grün, B Blau, R Rot), oder den Abzug. Handwerksgruppen in Klammern: Von ihnen beschäftigst du niemanden. lum Holzfäller, bla Schmied, gla Glaser, sto Steinmetz, bri Maurer, tai Schneider.

# Spielplan.
cli-round = Runde { $round }
cli-draft = Auswahl der Starthandwerker
cli-track = Leiste
cli-track-start = Start
cli-supply = { $bonds ->
    [one] 1 Schuldschein
   *[other] { $bonds } Schuldscheine
}, Stapel { $tiles }
cli-billboard = Schwarzes Brett
cli-costs = Kosten
cli-jobs = Eins.
cli-performance = Leistung
cli-repairs = Rep.
cli-labourer-mark = Tag
cli-empty = leer
cli-display = Zur Auswahl
cli-asks-for = verlangt
cli-town-bonus = Bonus { $bonus }
cli-bonus = { $kind ->
    [talers] +{ $amount ->
        [one] 1 Münze
       *[other] { $amount } Münzen
    }
    [appreciation] +{ $amount } Anerk.
   *[other] +Anheuern
}
cli-at-most = höchstens { $points } Anerkennung
cli-sites = Bauplätze
cli-palace-needs = der Palast verlangt
cli-palace-performance = eine Leistung von { $performance }

# Spieler.
cli-talers = Münzen
cli-bonds = Scheine
cli-space = Feld
cli-carriage = Wagen
cli-star = Stern { $sign } 1 { $sign } 2 { $sign } 3
cli-star-construct = Bauen
cli-star-labour = Lohn
cli-star-hire = Heuern
cli-star-bank = Geld
cli-star-travel = Reise
cli-star-tavern = Wirtshaus
cli-crew = Truppe { $performance }:
cli-crew-nobody = keine Truppe
cli-room-saloon = Schankraum
cli-room-dormitory = Schlafsaal
cli-contributed = Palast { $performance }

# Land.
cli-place = Ort
cli-type = Art
cli-away = weit
cli-fare = Kosten
cli-roads-to = Straßen nach
cli-too-far = zu weit
cli-roads = In Reichweite
cli-road = { $talers ->
    [0] kostenlos
    [one] 1 Münze
   *[other] { $talers } Münzen
}
cli-spaces = { $spaces } weit

# Auswahl.
cli-verb-forfeit = verzichten
cli-verb-done = fertig
cli-verb-repair = Handwerker für Reparaturen auswählen
cli-verb-palace = am Palast der Königin bauen
cli-verb-confidence = Vertrauen gewinnen
cli-to-space = auf Feld { $space }
cli-build-in = in { $place } bauen
cli-repair-value = Reparatur { $points }
cli-repair-short = Rep. { $points }
cli-nobody-of-guild = niemand von dir
cli-nothing-possible = nichts zu tun
cli-places-in-reach = { $count ->
    [one] ein Ort in Reichweite
   *[other] { $count } Orte in Reichweite
}
cli-effect-talers = { $sign }{ $count ->
    [one] 1 Münze
   *[other] { $count } Münzen
}
cli-effect-free = kostenlos
cli-effect-bonds = { $sign }{ $count ->
    [one] 1 Schuldschein
   *[other] { $count } Schuldscheine
}
cli-effect-spaces = { $sign }{ $count ->
    [one] 1 Feld
   *[other] { $count } Felder
}
cli-effect-points = { $points } Anerkennung
cli-effect-crew = Truppe { $before } { $arrow } { $after }
cli-effect-leaves = { $who } geht
cli-effect-confidence = bis zu { $bonds } auf einmal einlösen
cli-effect-palace = Palast { $performance }
cli-effect-fire = zuerst muss jemand gehen
cli-effect-end = die Partie endet

# Das Ende.
cli-end-palace = Palast
cli-end-wealth = Münzen + Scheine
cli-end-crew = Truppe

# Der Inhalt eines Pakets.
cli-pack-characters = Charaktere ({ $provenance })
cli-pack-demand = Vorgabenplättchen ({ $provenance })
cli-pack-map = Karte für { $players } Spieler ({ $provenance })
cli-pack-or = oder
cli-pack-id = Kennung
cli-pack-name = Name
cli-pack-profile = Profil
cli-pack-repair = Reparatur
cli-pack-labourer = Tagelöhner
cli-pack-yes = ja
cli-pack-location = Ort
cli-pack-guilds = Handwerksgruppen
cli-pack-bonus = Bonus
cli-pack-from-capital = von der Hauptstadt

# Wie ein Spiel endet.
cli-reason-palace = Der Palast ist gebaut.
cli-reason-track_end = Das Ende der Anerkennungsleiste ist erreicht.
cli-reason-round_limit = Die Rundengrenze ist erreicht.

# Fragen.
cli-question = { $name }, jetzt: { $points ->
    [0] { $step }
   *[other] { $points } Anerkennung verwenden
}
