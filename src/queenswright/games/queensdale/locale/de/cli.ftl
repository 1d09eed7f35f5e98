# The Rise of Queensdale im Terminal.

# The Rise of Queensdale im Terminal. Zuerst die Buchstaben der Karte und der Preise.
qd-cli-herb-yarrow = g
qd-cli-herb-sage = s
qd-cli-herb-mint = m
qd-cli-herb-arnica = a
qd-cli-herb-lavender = l
qd-cli-herb-chamomile = k
qd-cli-good-timber = H
qd-cli-good-stone = S
qd-cli-good-clay = L
qd-cli-good-guilder = G
qd-cli-good-bread = B
qd-cli-good-marble = M
qd-cli-map-legend = g s m a l k sind Kräuterplättchen (g ist Schafgarbe), { $shrub } ist ein Strauch ohne Plättchen, { $meadow } Wiese, " Gras, { $tent } ein Zelt, F ein Bauernhof, { $site } ein freier Bauplatz, 1 bis 8 sind Gebäude, T ein Turmplatz oder sein Plättchen, @ eine Höhle; ein Großbuchstabe hinter einem anderen Zeichen ist ein Kundschafter. Die Reihen beginnen am Fluss mit a. Die Brücken bei c und e (=) führen zu den Spalten 3 und 5 des nächsten Viertels im Uhrzeigersinn, die innere bei c und 3, die äußere bei e und 5.
cli-legend-queensdale = So liest du den Tisch: Kleinbuchstaben sind Kräuterplättchen, ein Großbuchstabe hinter einem anderen Zeichen ist ein Kundschafter; „map“ sagt, wessen, erklärt alle Zeichen und sagt, was jedes Gebäude und jede Würfelseite tut. 3/10 Ruhm heißt 3 von 10, die nötig sind. Ziernieten sitzen an Gebäuden, und wer mehr davon hat, liegt bei Gleichstand vorn. H S L G B sind Holz, Stein, Lehm, Gulden und Brot. Ein gesetzter Würfel ist ein Strich. „secrets“ zeigt, was nur eine Person lesen darf.
cli-help-map-queensdale = das Tal mit seinen Zeichen, alle Gebäude im Angebot, Turmtafeln und der Krämer
cli-help-rules-queensdale = in den Regeln suchen oder eine Klausel zeigen: rules QD-HUT-01

# Spielbrett.
qd-cli-scouts = Kundschafter: { $scouts }
qd-cli-moment = { $phase ->
    [play] Partie { $game }, Runde { $round }
    [ranking] Partie { $game }, Rangfolge
    [towers] nach Partie { $game }, Türme
    [crown] nach Partie { $game }, Kronenleiste
    [storage] nach Partie { $game }, Lager
    [green] vor Partie { $game }, Turmplättchen
    [grocer] vor Partie { $game }, beim Krämer
    [huts] vor Partie { $game }, erste Hütten
    [told] nach Partie { $game }, die Karte der Epoche
    [finale] nach Partie { $game }, die letzte Karte
   *[start] vor Partie { $game }
}
qd-cli-on-inner-bridge = auf der inneren Brücke ({ $first }, { $second })
qd-cli-on-outer-bridge = auf der äußeren Brücke ({ $first }, { $second })
qd-cli-spaces = Freie Würfelfelder
qd-cli-space-timber = Holz
qd-cli-space-timber_plus = Holz +1
qd-cli-space-stone = Stein
qd-cli-space-stone_plus = Stein +1
qd-cli-space-clay = Lehm
qd-cli-space-clay_plus = Lehm +1
qd-cli-space-guilder = Gulden
qd-cli-space-marble = Marmor
qd-cli-space-wage = Lohn
qd-cli-space-scout = Kundschafter { $steps }
qd-cli-space-hut = Hütte
qd-cli-space-market = Markt
qd-cli-space-bakery = Backstube
qd-cli-space-poor = Arme
qd-cli-space-build = Bauen
qd-cli-space-hire = Anwerben
qd-cli-supply = Vorrat
qd-cli-bag = { $count ->
    [0] der Beutel ist leer
    [one] eine Figur im Beutel
   *[other] { $count } Figuren im Beutel
}
qd-cli-huts-left = { $count ->
    [0] keine Kräuterhütte übrig
    [one] eine Kräuterhütte übrig
   *[other] { $count } Kräuterhütten übrig
}
qd-cli-stock = Gebäudeangebot
qd-cli-workmen = Arbeiter
qd-cli-price = Preis
qd-cli-ranks = Ränge
qd-cli-more = { $count ->
    [one] noch eines: „map“
   *[other] noch { $count }: „map“
}
qd-cli-board = Turmtafel { $epoch }:
qd-cli-grocer = Krämer
qd-cli-seals = { $count } Siegel

# Spieler.
qd-cli-players = Spieler
qd-cli-column-epoch = Epoche
qd-cli-column-fame = Ruhm
qd-cli-column-morale = Stimmung
qd-cli-column-seals = Siegel
qd-cli-column-rivets = Ziernieten
qd-cli-huts = Hütten
qd-cli-dice = Würfel
qd-cli-die = Würfel { $number }
qd-cli-borough = Stadtteil { $built } von { $sites }:
qd-cli-tower = Turm
qd-cli-family = Familie { $name }
qd-cli-visions = Das hat dir die Wahrsagerin gesagt
qd-cli-number-cards = Nummernkarten, die du gelesen hast
qd-cli-question = { $name }, jetzt: { $step }

# Auswahl.
qd-cli-do-leave = die übrigen Würfel bleiben in dieser Runde ungenutzt
qd-cli-do-end = weiter geht es mit der nächsten Person
qd-cli-do-scout = den Kundschafter einen Schritt ziehen, einmal je Runde
qd-cli-do-keep = den Rest behalten
qd-cli-do-buy = nichts mehr kaufen
qd-cli-do-change = nichts mehr tauschen
qd-cli-change = { $given } gegen { $taken }
qd-cli-do-nothing = das Plättchen liegen lassen
qd-cli-use = eine Figur: { $figurine }
qd-cli-use-courier = ein Kurier als { $figurine }
qd-cli-crown = für Ruhm zu Beginn der nächsten Partie
qd-cli-crown-none = deine Siegel bleiben bei dir
qd-cli-swap-for = eine Figur von { $other }: { $figurine }
qd-cli-robbers = Raubritter
qd-cli-reroll = Würfel deiner Wahl neu würfeln
qd-cli-reroll-free = Würfel deiner Wahl neu würfeln, einmal je Partie
qd-cli-reroll-one = einen Würfel neu würfeln, einmal je Runde
qd-cli-use-and-keep = eine Figur, die du behältst: { $figurine }
qd-cli-use-courier-and-keep = ein Kurier, den du behältst, als { $figurine }
qd-cli-reroll-nothing = Würfel deiner Wahl kostenlos neu würfeln, einmal je Runde
qd-cli-do-study = { $tomes } Folianten für eine der beiden obersten Wissenskarten geben
qd-cli-do-keep-tomes = die Folianten behalten
qd-cli-deal = { $guilders } zahlen, { $count } Rohstoffe nehmen
qd-cli-purple-space = lila Feld
qd-cli-occupied = { $space }, obwohl dort ein Würfel liegt
qd-cli-joined = { $name } (besetzt)
qd-cli-free = { $count } frei
qd-cli-hex-tent = ein Zelt
qd-cli-hex-farm = ein Bauernhof
qd-cli-hex-site = ein Bauplatz
qd-cli-hex-tower = ein Turmplatz
qd-cli-hex-grass = Gras
qd-cli-hex-shrub = ein Strauch
qd-cli-hex-meadow = Wiese
qd-cli-hex-bridge = eine Brücke
qd-cli-steps = { $count ->
    [one] 1 Schritt
   *[other] { $count } Schritte
}
qd-cli-proposal = So bleibt am meisten: { $parts }.
qd-cli-proposal-give = dem Bauernhof { $items } geben
qd-cli-proposal-drop = { $items } aufgeben
qd-cli-steps-left = { $count ->
    [0] kein Schritt übrig
    [one] ein Schritt übrig
   *[other] { $count } Schritte übrig
}
qd-cli-tokens = { $count } Plättchen, { $own } in deinem Viertel
qd-cli-rank = { $rivets ->
    [one] 1 Zierniete
   *[other] { $rivets } Ziernieten
}
qd-cli-left-to-pay = zu zahlen { $price }
qd-cli-pay-die = für { $space }
qd-cli-feed = die Armen
qd-cli-gift-seal = ein Siegel
qd-cli-gift-resources = Grundrohstoffe deiner Wahl
qd-cli-have = du hast { $held }
qd-cli-left = { $count } übrig
qd-cli-effect-fame = { $count } Ruhm
qd-cli-effect-morale = { $count } Stimmung
qd-cli-effect-seals = { $count } Siegel
qd-cli-effect-crown = { $count } auf der Kronenleiste
qd-cli-effect-sites = { $count ->
    [one] 1 Bauplatz
   *[other] { $count } Bauplätze
}

# Das Ende, und Kampagnen.
qd-cli-end-place = Platz
qd-cli-end-epochs = Epochen
qd-cli-end-games = letzte Partie
qd-cli-end-buildings = Gebäude
qd-cli-epochs = Epochen { $epochs }
qd-cli-chapter = { $done ->
    [yes] { $name } schließt Epoche { $epoch } ab.
   *[no] { $name } bleibt in Epoche { $epoch }.
}
qd-cli-chapter-built = Gebaut: { $buildings }.
qd-cli-chapter-tower = Turm: { $tiles }.

# Der Inhalt eines Pakets.
qd-cli-pack-buildings = Gebäude ({ $provenance })
qd-cli-pack-faces = Würfelseiten ({ $provenance })
qd-cli-pack-tiles = Turmplättchen ({ $provenance })
qd-cli-pack-board = Tafel
qd-cli-pack-code = Kürzel
qd-cli-pack-colour = Farbe
qd-cli-pack-pattern = Muster
qd-cli-pack-effect = Wirkung

# Die Zeit zwischen zwei Partien, in den Bezeichnungen der Züge.
phase-ranking = Rangfolge
phase-towers = Türme
phase-crown = Kronenleiste
phase-storage = Lager
phase-green = Turmplättchen
phase-grocer = Krämer
phase-huts = erste Hütten
phase-start = Aufbau

# Antworten auf das, was jemand schreibt.
cli-why-what-queensdale = Schreib „why“ und einen Zug, zum Beispiel: why build dwelling
cli-rules-what-queensdale = Schreib „rules“ und ein Wort oder eine Klausel, zum Beispiel: rules Kräuterhütte

# Wie ein Spiel endet.
cli-reason-castle = Das Schloss hat seinen ersten fertigen Turm.
cli-reason-games = Die vereinbarte Zahl von Partien ist gespielt.
qd-cli-ribbons = einen Gulden geben, eine Stimmungsstufe höher beginnen
qd-cli-no-ribbons = den Gulden behalten
qd-cli-added-in = Partie { $game }
qd-cli-rules-here = Regeln, die jetzt gelten:
qd-cli-sealed-pair = wie du es versiegelt hast
