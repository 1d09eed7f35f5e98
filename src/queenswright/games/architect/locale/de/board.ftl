# Der gezeichnete Tisch von Queen's Architect im Browser.
board-game-first = Queen's
board-game-second = Architect

# Teile des Tisches.
board-map = Karte des Königreichs
board-track = Anerkennungsleiste
board-billboard = Schwarzes Brett
board-palace = Palast
board-prompt = Was jetzt zu tun ist
board-start = Start
board-free = frei
board-sum = Summe
board-talers = Münzen
board-bonds = Scheine
board-confidence = Vertrauen { $bonds }
board-pile = Stapel
board-room-entrance = Eingang
board-room-saloon = Schankraum
board-room-dormitory = Schlafsaal
board-zoom-in = Näher heran
board-zoom-out = Weiter weg
board-zoom-all = Das ganze Königreich
board-tab-star = Stern
board-tab-board = Brett
board-tab-track = Leiste
board-tab-tavern = Wirtshaus
board-tab-others = Andere

# Spielmaterial in Worten.
board-tile = { $name }, { $guild }.
board-tile-now = Leistung { $now }, { $jobs ->
    [one] letzter Einsatz
   *[other] noch { $jobs } Einsätze
}.
board-tile-later = Später { $values }.
board-tile-last = Geht nach diesem Einsatz.
board-tile-repair = Reparaturen { $points }.
board-tile-labourer = Tagelöhner.
board-space = Anheuern kostet hier { $talers ->
    [one] 1 Münze
   *[other] { $talers } Münzen
}, noch { $jobs ->
    [one] 1 Einsatz
   *[other] { $jobs } Einsätze
}.
board-space-empty = Ein leeres Feld am schwarzen Brett.
board-price-scale = Preisskala { $values }: Der oberste Handwerker kostet { $price ->
    [one] 1 Münze
   *[other] { $price } Münzen
}. Wird jemand anderes angeheuert, rückt der Marker weiter.
board-pile-tip = { $count } Handwerker im Nachziehstapel.
board-bonus = { $bonus ->
    [talers] { $amount ->
        [one] Bonus: 1 Münze.
       *[other] Bonus: { $amount } Münzen.
    }
    [appreciation] Bonus: { $amount } Anerkennung.
   *[other] Bonus: sofort anheuern.
}
board-place-asks = Verlangt { $names }.
board-place-most = Höchstens { $points } Anerkennung.
board-place-built = Gebaut haben: { $names }.
board-place-site = Nächster Bauplatz −{ $points }.
board-place-capital = Hier entsteht der Palast; nötig sind das letzte Feld der Leiste und eine Leistung von { $performance }.
board-place-guests = Wagen: { $names }.
board-place-fare = { $talers ->
    [0] Die Reise kostet nichts.
    [one] Die Reise kostet 1 Münze.
   *[other] Die Reise kostet { $talers } Münzen.
}
board-track-start = Das Startfeld der Anerkennungsleiste.
board-track-token = Feld { $space } von { $last }: Der Schritt hierher kostet { $points } Anerkennung.
board-track-here = Hier: { $names }.
board-palace-tip = Der Palast der Königin. Wer auf dem letzten Feld der Leiste steht, den Wagen in der Hauptstadt und eine Leistung von mindestens { $performance } hat, darf mit der Aktion Bauen daran bauen.
board-palace-by = { $name } hat { $performance } beigetragen.
board-star-of = Aktionsstern von { $name }, Summe { $sum }
board-sum-is = Summe der Leistungen: { $sum }
board-point = { $action }, { $spaces ->
    [one] 1 Feld
   *[other] { $spaces } Felder
} voraus.
board-point-reach = Den Architekten { $spaces ->
    [one] 1 Feld
   *[other] { $spaces } Felder
} weit auf { $action } ziehen.
board-point-here = { $action }: Hier steht der Architekt.
board-house-of = Haus von { $name }
board-markers-tip = Noch { $left } von { $all } Gebäudemarkern.
board-talers-tip = { $count ->
    [one] 1 Münze
   *[other] { $count } Münzen
} im Beutel.
board-bonds-tip = { $count ->
    [one] 1 Schuldschein
   *[other] { $count } Schuldscheine
}; der Geldwechsler gibt 2 Münzen für jeden.
board-confidence-tip = Der Geldwechsler löst bis zu { $bonds ->
    [one] 1 Schuldschein
   *[other] { $bonds } Schuldscheine
} auf einmal ein.
board-room-tip = { $room }: { $names }.
board-guild-tip = Feierabendplättchen { $guild }: { $room }.
board-player-tip = { $name } ({ $colour }): { $talers ->
    [one] 1 Münze
   *[other] { $talers } Münzen
}, { $bonds ->
    [one] 1 Schuldschein
   *[other] { $bonds } Schuldscheine
}, Vertrauen { $confidence }, Feld { $space } der Leiste, { $crew } Handwerker, { $markers } Gebäudemarker; Wagen in { $place }, Architekt auf { $action }.

# Die Frage: Überschriften.
board-title-draft = Wähle einen Handwerker
board-under-draft = Du beginnst mit zweien aus der Auslage
board-title-draft_turn = Für Münzen drehen?
board-under-draft_turn = Eine Münze für jede Position
board-title-architect = Zieh deinen Architekten
board-under-architect = Ein bis drei Felder; wo er hält, handelst du
board-title-construct = Bauen
board-under-construct = In { $place }: bauen, reparieren oder nichts tun
board-title-build = Bauen in { $place }
board-under-build = { $kind } · { $builder ->
    [1] erster Bauplatz
    [2] zweiter Bauplatz
    [3] dritter Bauplatz
   *[other] vierter Bauplatz
} · { $rest }
board-title-repair = Reparaturen
board-under-repair = Bis zu drei Handwerker verschiedener Gruppen
board-title-palace = Der Palast der Königin
board-under-palace = Dieses Vorrecht ist jetzt deins
board-title-climb = Anerkennung verwenden
board-under-climb = Schritte auf der Leiste, der Rest als Schuldscheine
board-title-labour = Tagelöhner
board-under-labour = Eine Münze für je zwei Handwerker
board-title-hire = Handwerker anheuern
board-under-hire = Wähle am schwarzen Brett
board-title-fire = Wer muss gehen?
board-under-fire = Dein Stern ist voll
board-title-bank = Beim Geldwechsler
board-under-bank = Vertrauen gewinnen oder Schuldscheine einlösen
board-title-travel = Reise
board-under-travel = Von { $place } aus, auf den Straßen
board-title-tavern = Ein Abend im Wirtshaus
board-under-tavern = Wer rastet, dreht sich um eine Position zurück
board-title-hold = Dein Zug ist fertig
board-under-hold = Nimm etwas zurück oder beende den Zug
board-title-wait = { $name } ist dran
board-title-watch = Am Tisch
board-title-over = { $count ->
    [0] Die Partie ist beendet
    [one] { $people } gewinnt
   *[other] { $people } teilen sich den Sieg
}
board-under-over = { $reason ->
    [palace] Der Palast ist gebaut
    [track_end] Das Ende der Leiste ist erreicht
    [time] Die Uhr hat entschieden
   *[other] Die Rundengrenze ist erreicht
}
board-wait-draft = wählt einen Starthandwerker
board-wait-draft_turn = dreht den neuen Handwerker
board-wait-architect = zieht den Architekten
board-wait-construct = ist beim Bauen
board-wait-labour = verdient Münzen
board-wait-hire = sieht sich das schwarze Brett an
board-wait-fire = muss jemanden entlassen
board-wait-bank = ist beim Geldwechsler
board-wait-travel = ist auf Reisen
board-wait-tavern = ist im Wirtshaus
board-wait-repair = führt Reparaturen durch
board-wait-climb = verwendet Anerkennung
board-column-place = Platz
board-column-player = Name
board-column-track = Leiste
board-column-wealth = Besitz
board-last-round = Der Palast ist begonnen: Das ist die letzte Runde.
board-looking = Einen Augenblick …

# Die Frage: Auswahl.
board-way-build = Bauen
board-way-repair = Reparieren
board-way-palace = Palast
board-way-forfeit = Verzichten
board-way-confidence = Vertrauen gewinnen
board-way-redeem = Schuldscheine einlösen
board-ahead-nothing = Dort ist jetzt nichts zu tun
board-ahead-construct = { $build ->
    [palace] Der Palast wartet auf dich
    [build] Du kannst in { $place } bauen
   *[other] Reparaturen; kein Gebäude in { $place }
}
board-ahead-labour = { $count ->
    [0] Münzen verdienen
    [one] Münzen verdienen, ein Tagelöhner
   *[other] Münzen verdienen, { $count } Tagelöhner
}
board-ahead-hire = { $count ->
    [0] Du kannst dir niemanden leisten
    [one] Du kannst dir einen Handwerker leisten
   *[other] Du kannst dir { $count } Handwerker leisten
}
board-ahead-bank = { $count ->
    [0] Dort ist nichts zu tun
   *[other] Vertrauen oder Münzen
}
board-ahead-travel = { $count ->
    [one] Ein Ort in Reichweite
   *[other] { $count } Orte in Reichweite
}
board-ahead-tavern = { $count ->
    [0] Niemand kann rasten
    [one] Eine Gruppe könnte rasten
   *[other] { $count } Gruppen könnten rasten
}
board-spaces = { $spaces ->
    [one] 1 Feld
   *[other] { $spaces } Felder
}
board-display = Ausliegende Handwerker
board-turn-for-talers = Für Münzen drehen?
board-turn-choice = Um { $positions } drehen: Leistung { $performance }, { $talers ->
    [one] 1 Münze
   *[other] { $talers } Münzen
}
board-site = Platz
board-bonus-points = Bonus
board-base-points = Grundwert
board-worth = Wert
board-maximum = Höchstens
board-sums-tip = Summe { $sum }, Bauplatz −{ $site }, Wert { $worth }: { $points } Anerkennung.
board-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
board-spend-title = Anerkennung verwenden
board-spend = { $points } Anerkennung verwenden
board-spend-choice = { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritte
} und { $bonds ->
    [one] 1 Schuldschein
   *[other] { $bonds } Schuldscheine
}
board-next-steps = { $count ->
    [one] nächster Schritt: { $values }
   *[other] nächste Schritte: { $values }
}
board-track-climbed = du bist am Ende der Leiste
board-turn-all = { $count ->
    [one] Dein einziger Handwerker dreht sich einmal.
    [2] Beide drehen sich einmal.
   *[other] Alle { $count } drehen sich einmal.
}
board-turn-some = { $count ->
    [one] Ein Handwerker dreht sich einmal.
   *[other] { $count } Handwerker drehen sich einmal.
}
board-then-leave = { $count ->
    [one] { $people } geht danach.
   *[other] { $people } gehen danach.
}
board-nothing-there = Dort ist jetzt nichts zu tun; der Zug wäre zu Ende.
board-repair-pick = Wähle Handwerker hier oder auf dem Stern.
board-lacking = Für { $place } fehlen: { $names }.
board-nobody-lacking = Du hast alle Handwerksgruppen, die der Ort verlangt.
board-built-already = Dort hast du schon gebaut.
board-nothing-built = Nichts wird gebaut, niemand dreht sich.
board-palace-now = Deine Handwerker kommen auf { $performance }, nötig sind { $needed }. Die Runde wird noch zu Ende gespielt; die höchste Summe gewinnt.
board-crew-assign = Handwerker für Reparaturen
board-crew-work = Handwerker, die du aufs Feld schicken kannst
board-crew-fire = Handwerker, die du entlassen kannst
board-labour-pick = Tagelöhner dürfen sich für je { $talers } weitere Münzen einmal drehen:
board-labour-total = { $extra ->
    [0] { $total ->
        [one] 1 Münze
       *[other] { $total } Münzen
    }
   *[other] { $base } + { $extra } = { $total } Münzen
}
board-costs = { $talers ->
    [one] 1 Münze
   *[other] { $talers } Münzen
}
board-jobs = { $jobs ->
    [one] Ein Einsatz
   *[other] { $jobs } Einsätze
}
board-sum-change = Summe { $before } → { $after }
board-fire-pick = Dein Stern ist voll. Wer verlässt das Spiel?
board-hire-pick = { $count ->
    [one] Einen Handwerker am schwarzen Brett kannst du anheuern.
   *[other] { $count } Handwerker am schwarzen Brett kannst du anheuern.
}
board-hire-none = Am schwarzen Brett kannst du jetzt niemanden anheuern.
board-hireable = Handwerker, die du anheuern kannst
board-hire-how = Tippe auf ein Plättchen, um zu sehen, was es bringt; geht es nicht, steht dort, warum.
board-confidence-next = Von { $before } auf { $after } Schuldscheine auf einmal
board-confidence-full = Mehr Vertrauen ist nicht zu gewinnen
board-redeem-note = { $talers } Münzen für jeden
board-travel-pick = { $count ->
    [one] Ein Ort ist in Reichweite.
   *[other] { $count } Orte sind in Reichweite.
}
board-travel-none = Kein Ort ist in Reichweite.
board-trip = { $place }, { $talers ->
    [0] kostenlos
    [one] 1 Münze
   *[other] { $talers } Münzen
}
board-of-yours = { $count ->
    [0] hilft keinem
    [one] hilft 1
   *[other] hilft { $count }
}
board-fees-key = Gruppen, Preis
board-fees-note = Gruppen und was sie kosten: { $fees }
board-fee = { $guilds ->
    [one] 1 Gruppe
   *[other] { $guilds } Gruppen
} { $talers ->
    [one] 1 Münze
   *[other] { $talers } Münzen
}
board-tavern-pick = Wähle Gruppen oder schicke niemanden: Die Plättchen rücken einen Raum weiter.
board-tavern-brings = { $talers ->
    [one] 1 Münze
   *[other] { $talers } Münzen
}; { $count ->
    [0] niemand dreht sich zurück.
    [one] ein Handwerker dreht sich zurück.
   *[other] { $count } Handwerker drehen sich zurück.
}

# Die Frage: Knöpfe.
board-cancel = Abbrechen
board-back = Zurück
board-confirm-none = Wähle zuerst
board-confirm-forfeit = Bestätigen: verzichten
board-confirm-go = Dorthin ziehen
board-confirm-palace = Am Palast bauen
board-confirm-build = Bauen: { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritte
}{ $bonds ->
    [0] {""}
    [one] {" "}+ 1 Schein
   *[other] {" "}+ { $bonds } Scheine
}
board-confirm-repair = Reparieren: { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritte
}{ $bonds ->
    [0] {""}
    [one] {" "}+ 1 Schein
   *[other] {" "}+ { $bonds } Scheine
}
board-confirm-climb = { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritte
}{ $bonds ->
    [0] {""}
    [one] {" "}+ 1 Schein
   *[other] {" "}+ { $bonds } Scheine
}
board-confirm-take = { $talers ->
    [0] In Dienst nehmen
    [one] Nehmen, dazu 1 Münze
   *[other] Nehmen, dazu { $talers } Münzen
}
board-confirm-turn = { $talers ->
    [0] So lassen
    [one] Für 1 Münze drehen
   *[other] Für { $talers } Münzen drehen
}
board-confirm-hire = Anheuern für { $talers ->
    [one] 1 Münze
   *[other] { $talers } Münzen
}
board-confirm-hire-fire = Tauschen: { $talers ->
    [one] 1 Münze
   *[other] { $talers } Münzen
}
board-confirm-confidence = Vertrauen gewinnen: { $bonds }
board-redeem-choice = { $bonds ->
    [one] 1 Schuldschein
   *[other] { $bonds } Schuldscheine
} einlösen: { $talers } Münzen
board-confirm-redeem = Einlösen: { $talers } Münzen
board-confirm-travel = { $talers ->
    [0] Kostenlos reisen
    [one] Für 1 Münze reisen
   *[other] Für { $talers } Münzen reisen
}
board-confirm-labour = { $talers ->
    [one] 1 Münze
   *[other] { $talers } Münzen
} verdienen
board-confirm-tavern = { $guilds ->
    [0] Niemanden schicken
    [one] 1 Gruppe für { $talers ->
        [one] 1 Münze
       *[other] { $talers } Münzen
    }
   *[other] { $guilds } Gruppen für { $talers } Münzen
}
board-feat-build = { $seat } baut in { $place }: { $points } Anerkennung
board-feat-palace = { $seat } baut am Palast der Königin!
board-undo = Rückgängig
board-undo-ask = Rücknahme erbitten
board-redo = Wiederholen
board-hint = Tipp
board-hint-thinks = Denkt nach …
board-end-turn = Zug beenden

# Tipps.
board-say-take = { $character } nehmen
board-say-turn = { $count ->
    [0] das Plättchen so lassen
   *[other] um { $count } drehen
}
board-say-hire = { $character } anheuern
board-say-fire = { $character } entlassen
board-say-work = { $character } aufs Feld schicken
board-say-assign = { $character } zu Reparaturen
board-say-send = die Gruppe { $guild } schicken
board-say-travel = nach { $place } reisen
board-say-climb = { $count ->
    [0] keinen Schritt aufsteigen
    [one] 1 Schritt aufsteigen
   *[other] { $count } Schritte aufsteigen
}
board-say-redeem = { $count ->
    [one] 1 Schuldschein einlösen
   *[other] { $count } Schuldscheine einlösen
}
board-say-confidence = Vertrauen gewinnen
board-say-build = hier bauen
board-say-repair = reparieren
board-say-palace = am Palast bauen
board-say-done = abschließen
board-say-forfeit = verzichten
board-reach-hire = Mit { $talers ->
    [one] 1 Münze
   *[other] { $talers } Münzen
  } im Beutel { $count ->
    [one] ist ein Handwerker
   *[other] sind { $count } Handwerker
  } in Reichweite:
board-reach-travel = Mit { $talers ->
    [one] 1 Münze
   *[other] { $talers } Münzen
  } im Beutel sind diese Orte in Reichweite: { $people }.
