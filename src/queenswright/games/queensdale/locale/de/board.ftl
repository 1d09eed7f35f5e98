# The illustrated table of The Rise of Queensdale in the browser.
qd-board-street = Schlossstraße
qd-board-margin = Ruhm und Stimmung
qd-board-castle = Das Schloss, wie es jetzt steht
qd-board-seat = Dein Platz am Tisch
qd-board-tray = Deine Würfel
qd-board-prompt = Was jetzt zu tun ist
qd-board-tabs = Markt, Stadtteil und mehr
qd-board-tab-market = Markt
qd-board-tab-borough = Stadtteil
qd-board-tab-herbs = Kräuter
qd-board-tab-bag = Beutel
qd-board-tab-dice = Würfel
qd-board-tab-cards = Karten
qd-board-market-above = Weiter oben gibt es mehr
qd-board-market-below = Weiter unten gibt es mehr
qd-board-market-all = Alle { $count }
qd-board-market-paid = Bezahlbar: { $count }
qd-board-tab-castle = Schloss
qd-board-tab-house = Familie
qd-board-task-done = { $done } von { $needs } in dieser Partie geschafft
qd-board-tab-valley = Tal
qd-board-tab-street = Straße
qd-board-tab-mine = Meins
qd-board-tab-all = Alle
qd-board-house-scout = Kundschafter
qd-board-game-round = Partie { $game } · Runde { $round }
qd-board-fame-of = { $name }: { $fame } von { $goal } Ruhm, roter Bereich { $from } bis { $to }.
qd-board-morale-of = { $name }: Stimmung { $level } von { $top }.
qd-board-player = { $name }: { $fame } von { $goal } Ruhm, Stimmung { $morale }, { $seals ->
    [one] { $seals } Siegel
   *[other] { $seals } Siegel
}, noch { $dice ->
    [one] { $dice } Würfel
   *[other] { $dice } Würfel
} zu setzen. { $has }
qd-board-left-round = aus der Runde
qd-board-free-spaces = { $free } von { $all } frei
qd-board-purple-space = Lila Feld, { $count ->
    [one] { $count } Würfel
   *[other] { $count } Würfel
}
qd-board-token-may = Kann enthalten: { $rewards }
qd-board-die = Würfel { $die }: { $face }
qd-board-workman = { $figurine }: { $count }
qd-board-reroll = Neu würfeln
qd-board-reroll-how = Womit bezahlst du das Neuwürfeln?
qd-board-ask-die = Welchen Würfel setzt du?
qd-board-ask-die-more = Tippe auf einen deiner Würfel; alle möglichen Plätze leuchten auf.
qd-board-ask-hex = Tippe das Sechseck an, auf dem dein Kundschafter rasten soll.
qd-board-ask-hex-herbs = Tippe die Sechsecke an, zu denen dein Kundschafter gehen soll. Ein Plättchen enthält eins davon:
qd-board-map-whole = Das ganze Tal zeigen
qd-board-map-near = Näher heran
qd-board-ask-place = Wohin kommt dieser Würfel?
qd-board-ask-roll = Tippe auf die Würfel, die du neu würfeln willst.
qd-board-scout-steps = { $steps ->
    [one] Kundschafter, { $steps } Schritt
   *[other] Kundschafter, { $steps } Schritte
}
qd-board-rank = Rang { $rank }
qd-board-rank-costs = Rang { $rank }: { $guilders ->
    [0] kein Aufschlag
    [one] { $guilders } Gulden mehr
   *[other] { $guilders } Gulden mehr
}
qd-board-yours = gehört dir
qd-board-you-pay = Du zahlst
qd-board-you-gain = Du bekommst
qd-board-reveals = Das zeigt etwas Verdecktes: Danach lässt es sich nicht mehr frei zurücknehmen.
qd-board-confirm = Bestätigen: { $what }
qd-board-back = Einen Schritt zurück
qd-board-ends-soon = Der Zug endet von selbst; bis dahin kannst du ihn zurücknehmen.
qd-board-undo = Rückgängig
qd-board-undo-ask = Rücknahme erbitten
qd-board-redo = Wiederholen
qd-board-hint = Tipp
qd-board-hint-thinks = Denkt nach …
qd-board-end-turn = Zug beenden
qd-board-keeps = Bleibt für die nächste Partie: { $what }
qd-board-income = Einkommen: { $what }
qd-board-no-cards = Keine Karte ist in Kraft.
qd-board-page = Seite { $page } von { $pages }
qd-board-turn-page = Umblättern
