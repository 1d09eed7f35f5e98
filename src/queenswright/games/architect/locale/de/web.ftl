# Queen's Architect im Browser: das Spiel auf den Seiten, seine Optionen, die Namen in seinen Ansichten.
web-tagline-architect = Heuere Handwerker an, bereise das Königreich, gewinne die Anerkennung der Königin und baue ihren Palast.
web-door-architect-1 = Handwerker anheuern
web-door-architect-2 = Durchs Königreich reisen
web-door-architect-3 = Bauen, Anerkennung gewinnen
web-door-architect-4 = Den Palast errichten
web-rules-search-example-architect = zum Beispiel: Schuldschein, QA-HIRE-07
web-option-variant = Variante
web-option-round_limit = Rundengrenze
web-choice-standard = Wie in der Spielregel
web-choice-companion = Hausregeln des Begleithefts
web-option-price_marker_every_third_hire = Der Preismarker rückt nach jedem dritten Anheuern
web-option-labour_any_craftsman = Jeder Handwerker darf als Tagelöhner verdienen
web-option-labour_many_positions = Ein Tagelöhner darf mehrere Positionen auf einmal drehen
web-option-early_drop_out = Handwerker gehen, sobald sie die Ausstiegsposition erreichen
web-option-location_base_points = Jeder Ort gibt Grundpunkte dazu
web-option-no_location_maximum = Orte haben kein Maximum
web-option-full_track = Die ganze Anerkennungsleiste wird benutzt
web-option-race_to_track_end = Wer zuerst das Ende der Leiste erreicht, gewinnt
web-option-track_end_decides = Der Palast beendet das Spiel, die Leiste entscheidet
web-option-redeemed_bonds_leave_game = Eingelöste Schuldscheine verlassen das Spiel
web-option-no_firing = Niemand kann entlassen werden
web-option-no_hire_on_empty_pile = Kein Anheuern mehr, wenn der Nachziehstapel leer ist
web-option-tavern_send_at_least_one = Das Wirtshaus braucht mindestens eine Handwerksgruppe
web-reason-palace = Der Palast ist gebaut und die Runde zu Ende gespielt.
web-reason-round_limit = Die Rundengrenze ist erreicht.
web-reason-track_end = Das Ende der Anerkennungsleiste ist erreicht.
web-view-billboard = Schwarzes Brett, von unten
web-view-price = Preis oben
web-view-pile_size = Nachziehstapel
web-view-pile_starting = Starthandwerker im Stapel
web-view-display = Ausliegende Starthandwerker
web-view-working = Bei der Arbeit
web-view-removed = Aus dem Spiel
web-view-track = Anerkennungsleiste
web-view-bond_supply = Schuldscheine im Vorrat
web-view-redeemed_for_good = Endgültig eingelöst
web-view-hires_counted = Anheuerungen bisher
web-view-demand = Vorgabenplättchen
web-view-buildings = Gebäude
web-view-talers = Münzen
web-view-bonds = Schuldscheine
web-view-confidence = Vertrauen
web-view-carriage = Wagen
web-view-architect = Architekt
web-view-craftsmen = Handwerker
web-view-tavern = Wirtshaus
web-view-contribution = Palast
web-view-track_end_round = Am Ende der Leiste in Runde
web-view-guild = Handwerksgruppe
web-view-performance = Leistung, Einsatz für Einsatz
web-view-repair = Reparaturen
web-view-labourer = Tagelöhner
web-view-starting = Starthandwerker
web-view-characters = Charaktere
web-view-map = Karte
web-view-locations = Orte
web-view-roads = Straßen
web-view-capital = Hauptstadt
web-view-star = Aktionsstern
web-view-rooms = Räume
web-view-hiring_cost = Kosten am schwarzen Brett, von unten
web-view-jobs_left = Verbleibende Einsätze, von unten
web-view-price_scale = Preisskala
web-view-site_reduction = Bauplätze
web-view-location_maximum = Maximum eines Orts
web-view-travel_cost = Reisekosten nach Feldern
web-view-tavern_fee = Unterkunftsgebühr nach Gruppen
web-view-confidence_scale = Geldwechsler-Leiste
web-view-guilds = Handwerksgruppen
web-view-bonus = Stadtbonus
web-view-appreciation = Anerkennung
web-view-hire = Anheuern
web-view-performances = Leistung
web-view-sum = Summe der Leistungen
web-view-character = Handwerker
web-view-hiring = Kosten
web-view-site = Nächster Bauplatz

# Dinge in einer Zeile des Tischs in Worten.
architect-craftsman = { $name } ({ $guild }), Leistung { $now }, { $jobs ->
    [one] letzter Einsatz
   *[other] noch { $jobs } Einsätze
}
architect-bonus = { $bonus ->
    [talers] { $amount ->
        [one] 1 Münze
       *[other] { $amount } Münzen
    }
    [appreciation] { $amount } Anerkennung
   *[other] sofort anheuern
}

# Wie die Züge der Auswahl heißen.
architect-turn-draft = Auswahl { $count }, { $seat }
architect-round-draft = Auswahl { $count }

# Decisions without what matters only to those who type.
step-architect-labour = mit Tagelohn Münzen verdienen
step-architect-tavern = Handwerksgruppen ins Wirtshaus schicken
step-architect-repair = Handwerker zu Reparaturen einteilen

# Same in every language.
web-game-architect = Queen’s Architect
