# Queen's Architect: Wörter der Regeln.
guild-lumberjack = Holzfäller
guild-blacksmith = Schmied
guild-glazier = Glaser
guild-stonemason = Steinmetz
guild-bricklayer = Maurer
guild-tailor = Schneider
location-capital = Hauptstadt
location-village = Dorf
location-monastery = Kloster
location-town = Stadt
room-entrance = Eingang
room-saloon = Schankraum
room-dormitory = Schlafsaal
action-construct = Bauen
action-labour = Tagelöhner
action-hire = Anheuern
action-bank = Vertrauen gewinnen / Schuldscheine einlösen
action-travel = Reise
action-tavern = Wirtshaus

# Was der Schritt verlangt, nach „Jetzt heißt es:“.
step-draft = einen Starthandwerker auswählen
step-draft_turn = den neuen Handwerker für Münzen drehen
step-architect = den Architekten bewegen
step-construct = bauen, reparieren, am Palast bauen oder verzichten
step-labour = mit Tagelohn Münzen verdienen (Tagelöhner in der Reihenfolge der Liste nennen)
step-hire = einen Handwerker anheuern oder verzichten
step-fire = auswählen, wer entlassen wird
step-bank = Vertrauen gewinnen oder Schuldscheine einlösen
step-travel = reisen oder verzichten
step-tavern = Handwerksgruppen ins Wirtshaus schicken (in der Reihenfolge der Liste)
step-repair = Handwerker zu Reparaturen einteilen (in der Reihenfolge der Liste)
step-climb = Anerkennung verwenden

# Ablehnungen.
refused-not-on-display = { $character } liegt nicht unter den Starthandwerkern aus.
refused-twin-in-service = { $character } ist schon in deinen Diensten, und niemand darf denselben Charakter zweimal beschäftigen.
refused-turned-too-far = Ein Starthandwerker kann um höchstens { $furthest } Positionen gedreht werden.
refused-must-move = Der Architekt muss in jedem Zug weiter; er darf nicht stehen bleiben.
refused-moved-too-far = Der Architekt zieht 1, 2 oder 3 Felder weit.
refused-started-already = Die Aktion hat begonnen, verzichten kannst du nicht mehr; schließe sie ab.
refused-out-of-order = Innerhalb einer Aktion wählst du in der Reihenfolge der Liste; nimm zuerst die spätere Wahl zurück.
refused-not-employed = { $character } ist nicht in deinen Diensten.
refused-no-labourer = { $character } hat kein Tagelöhner-Symbol.
refused-worked-already = { $character } hat den Bonus in dieser Aktion schon genommen.
refused-no-tile-there = Feld { $space } am schwarzen Brett ist leer.
refused-too-expensive = { $character } kostet { $cost ->
    [one] 1 Münze
   *[other] { $cost } Münzen
}; du hast { $talers }.
refused-firing-forbidden = Dein Aktionsstern ist voll, und nach einer Hausregel dieser Partie kann niemand entlassen werden.
refused-pile-is-empty = Der Nachziehstapel ist leer, und nach einer Hausregel dieser Partie kann niemand mehr anheuern.
refused-twin-must-go = Du heuerst { $wanted } an, beschäftigst diesen Charakter aber schon; entlassen kannst du jetzt nur diesen Zwilling.
refused-confidence-is-full = Das Vertrauen des Geldwechslers ist schon am höchsten.
refused-none-redeemed = Eingelöst wird mindestens ein Schuldschein; wer nichts tun will, verzichtet.
refused-beyond-confidence = Bei diesem Vertrauen nimmt der Geldwechsler höchstens { $confidence } auf einmal.
refused-too-few-bonds = Du hast { $bonds ->
    [0] keine Schuldscheine
    [one] nur einen Schuldschein
   *[other] nur { $bonds } Schuldscheine
}.
refused-no-such-place = Einen solchen Ort gibt es auf dieser Karte nicht.
refused-already-there = Dein Wagen ist schon dort; wer bleiben will, verzichtet auf die Aktion.
refused-too-far = { $place } ist { $spaces } Felder entfernt; eine Reise führt über höchstens { $longest }.
refused-trip-too-expensive = Die Reise nach { $place } ({ $spaces ->
    [one] 1 Feld
   *[other] { $spaces } Felder
}) kostet { $cost ->
    [one] 1 Münze
   *[other] { $cost } Münzen
}; du hast { $talers }.
refused-not-at-entrance = Das Feierabendplättchen der Gruppe { $guild } liegt nicht am Eingang.
refused-fee-too-high = Noch eine Handwerksgruppe kostet { $cost ->
    [one] 1 Münze
   *[other] { $cost } Münzen
}; du hast { $talers }.
refused-must-send-one = Nach einer Hausregel dieser Partie muss mindestens eine Handwerksgruppe ins Wirtshaus; sonst verzichte.
refused-no-building-in-capital = { $capital } ist die Hauptstadt: Dort wird nur am Palast gebaut.
refused-built-here-already = In { $place } hast du schon gebaut.
refused-guild-missing = { $place } verlangt außerdem: { $guilds }.
refused-no-marker-left = Alle deine { $markers } Gebäudemarker sind gesetzt.
refused-nobody-to-repair = Du hast keinen Handwerker für Reparaturen.
refused-too-many-repairers = Höchstens { $most } Handwerker können zu Reparaturen eingeteilt werden.
refused-same-guild-repairs = Bei Reparaturen müssen die Handwerker aus verschiedenen Handwerksgruppen sein.
refused-nobody-assigned = Teile mindestens einen Handwerker ein.
refused-track-is-climbed = { $left ->
    [0] Du bist auf dem letzten Anerkennungsfeld; alle Anerkennung wird zu Schuldscheinen.
    [one] Auf der Leiste ist nur noch ein Feld übrig.
   *[other] Auf der Leiste sind nur noch { $left } Felder übrig.
}
refused-too-few-points = { $steps ->
    [one] Dieser Schritt kostet { $cost } Anerkennung
   *[other] Diese { $steps } Schritte kosten { $cost } Anerkennung
}; du hast { $points }.
refused-palace-not-used = Nach einer Hausregel dieser Partie wird der Palast nicht benutzt: Wer zuerst am Ende der Leiste ist, gewinnt.
refused-not-at-track-end = { $left ->
    [one] Auf der Anerkennungsleiste liegt noch ein Feld vor dir.
   *[other] Auf der Anerkennungsleiste liegen noch { $left } Felder vor dir.
}
refused-not-in-capital = Für den Palast muss dein Wagen in { $capital } sein; er ist in { $place }.
refused-performance-too-low = Der Palast verlangt eine Leistung von { $needed }; deine Handwerker kommen auf { $performance }.
refused-contributed-already = Du hast schon am Palast gebaut.

# Was geschehen ist.
story-draft = { $seat } nimmt { $character } in Dienst.
story-draft-turn = { $positions ->
    [0] { $seat } lässt { $character } auf der höchsten Position.
   *[other] { $seat } dreht { $character } um { $positions ->
        [one] 1 Position
       *[other] { $positions } Positionen
    } und erhält { $talers ->
        [one] 1 Münze
       *[other] { $talers } Münzen
    }.
}
story-move = { $seat } zieht mit dem Architekten { $spaces ->
    [one] 1 Feld
   *[other] { $spaces } Felder
} weit auf { $action }.
story-forfeit = { $seat } verzichtet auf die Aktion { $action }.
story-labour = { $seat } verdient { $talers ->
    [one] 1 Münze
   *[other] { $talers } Münzen
} mit Tagelohn.
story-labourer = { $seat } schickt { $character } auf die Felder und erhält { $talers ->
    [one] 1 Münze
   *[other] { $talers } Münzen
}.
story-hire-wanted = { $seat } will { $character } und muss zuerst jemanden entlassen.
story-fire = { $seat } entlässt { $character }.
story-hire = { $seat } heuert { $character } für { $talers ->
    [one] 1 Münze
   *[other] { $talers } Münzen
} an (noch { $jobs ->
    [one] 1 Einsatz
   *[other] { $jobs } Einsätze
}).
story-price-removal = Der Preismarker stand am Ende: { $character } verlässt das schwarze Brett für immer.
story-refill = { $count ->
    [one] Neu am schwarzen Brett: { $characters }.
   *[other] Neu am schwarzen Brett, das obere Feld zuerst: { $characters }.
}
story-confidence = { $seat } gewinnt Vertrauen: jetzt bis zu { $bonds } Schuldscheine auf einmal.
story-redeem = { $seat } löst { $bonds ->
    [one] 1 Schuldschein
   *[other] { $bonds } Schuldscheine
} ein und erhält { $talers ->
    [one] 1 Münze
   *[other] { $talers } Münzen
}.
story-travel = { $seat } reist { $talers ->
    [0] kostenlos
    [one] für 1 Münze
   *[other] für { $talers } Münzen
} nach { $place }.
story-tavern = { $seat } zahlt { $talers ->
    [one] 1 Münze
   *[other] { $talers } Münzen
} und schickt die Gruppe { $guild } in den Schankraum.
story-tavern-nobody = { $seat } öffnet das Wirtshaus und schickt niemanden.
story-build = { $seat } baut in { $place } (Bauplatz -{ $reduction }) und gewinnt { $points } Anerkennung.
story-taler-bonus = { $seat } erhält einen Bonus von { $talers ->
    [one] 1 Münze
   *[other] { $talers } Münzen
}.
story-repairs-begin = { $seat } beginnt mit Reparaturen.
story-assign = { $seat } teilt { $character } zu Reparaturen ein.
story-repairs = { $seat } führt Reparaturen durch und gewinnt { $points } Anerkennung.
story-climb = { $steps ->
    [0] { $seat } steigt nicht auf
    [one] { $seat } steigt ein Feld auf, auf Feld { $space },
   *[other] { $seat } steigt { $steps } Felder auf, auf Feld { $space },
} und nimmt { $bonds ->
    [0] keinen Schuldschein
    [one] 1 Schuldschein
   *[other] { $bonds } Schuldscheine
}.
story-climb-nothing = { $seat } bleibt auf der Anerkennungsleiste stehen und nimmt keinen Schuldschein.
story-drop-out = { $character } hat den letzten Einsatz für { $seat } geleistet und geht.
story-palace = { $seat } baut mit einer Leistung von { $performance } am Palast der Königin.
story-round = Runde { $round } beginnt.
story-end = { $reason ->
    [palace] Die Runde ist vollständig und der Palast gebaut: Das Spiel ist zu Ende.
    [track_end] Das Ende der Anerkennungsleiste ist erreicht: Das Spiel ist zu Ende.
   *[other] Die Rundengrenze ist erreicht: Das Spiel ist zu Ende.
}
