# Kampagnen: Spiele, die mehrere Abende dauern.

# Anlegen und fortsetzen.
campaign-made = Die Kampagne { $name } ist bereit. Sie beginnt mit: queenswright campaign play { $name }
campaign-none = Es gibt noch keine Kampagne. Eine neue beginnt mit: queenswright campaign new NAME
campaign-unknown = gefunden: { $found }; eine solche Kampagne gibt es nicht. Vorhanden sind: { $names }
campaign-welcome = Kampagne { $name }: { $game } mit { $names }, Partie { $number }.
campaign-welcome-over = Kampagne { $name }: { $game } mit { $names }; die Kampagne ist zu Ende.
campaign-continue = Die Kampagne { $name } wartet in Partie { $number }. Weiterspielen?
campaign-goodbye = Nichts ist verloren: „queenswright campaign play { $name }“ macht hier weiter.
campaign-kept-at = Das Protokoll der Kampagne:
    { $path }
campaign-torn = Die letzte Zeile von { $path } brach mittendrin ab und zählt deshalb nicht; alles davor zählt.
campaign-shortened = { $path } hat weniger Zeilen als zuletzt beim Spielen; das Spiel geht nach der letzten vorhandenen Zeile weiter.
campaign-cannot-keep = Der letzte Zug ließ sich nicht ins Protokoll schreiben; er zählt nicht, und die Sitzung endet hier.
campaign-no-load = Eine Kampagne geht in ihrem eigenen Protokoll weiter; mit „quit“ verlässt man sie, um etwas anderes zu spielen.
campaign-substituted = { $name } spielt ab jetzt { $seat } und übernimmt alles, was zu diesem Platz gehört.
campaign-wrong-substitute = gefunden: { $found }; erwartet wird PLATZ=NAME mit einem der Plätze: { $seats }
campaign-unknown-bot = den Bot { $name } kennt hier niemand; --bot nennt die Klasse, aus der er kommt, --substitute jemand anderen
campaign-raised = Ab jetzt wird nach Version { $version } der Regeln gespielt.
campaign-newer-rules = Es gibt eine neuere Version der Regeln ({ $version }); mit --newest-rules geht es nach ihr weiter. Diese Kampagne behält die ihre.

# Kampagnen ansehen.
campaign-column-name = Kampagne
campaign-column-number = jetzt
campaign-column-standing = Stand
campaign-column-players = Spieler
campaign-column-played = zuletzt gespielt
campaign-over = beendet
campaign-who = { $names }. Begonnen { $date }, zuletzt gespielt { $played }.
campaign-begun = Begonnen { $date }.
campaign-now = Partie { $number }, { $moves ->
    [one] bisher ein Zug.
   *[other] bisher { $moves } Züge.
}
campaign-chronicle = Chronik
campaign-chapter = Partie { $number }
campaign-places = Plätze: { $places }
campaign-went-back = { $count ->
    [one] Einmal ging es zurück; das Protokoll bewahrt, was dabei aufgegeben wurde.
   *[other] { $count }-mal ging es zurück; das Protokoll bewahrt, was dabei aufgegeben wurde.
}

# Ausgeben.
campaign-only-players = nur eine Ausgabe für die Spielenden kann JSON sein
campaign-file-exists = gibt es schon; --to nennt eine andere Datei
campaign-exported-host = Die ganze Kampagne mit ihrem geheimen Schlüssel steht in dieser Datei. Wer sie liest, weiß, was kommt.
    { $path }
campaign-exported-players = Was alle wissen dürfen, steht in dieser Datei:
    { $path }
campaign-name-taken = eine Kampagne { $name } gibt es schon; ein anderer Name ist nötig
campaign-imported = { $moves ->
    [one] Die Kampagne { $name } ist geprüft: ein Zug.
   *[other] Die Kampagne { $name } ist geprüft: { $moves } Züge.
} Weiter geht es mit: queenswright campaign play { $name }

# Zurückgehen.
campaign-no-such-game = gefunden: { $found }; gespielt sind: { $games }
campaign-no-game-yet = es hat noch keine Partie begonnen; gefunden: { $found }
campaign-back-warning = { $moves ->
    [one] Zurück vor Partie { $number } nimmt einen Zug aus dem Spiel. Er bleibt im Protokoll. Was er aufgedeckt hat, ist nun bekannt.
   *[other] Zurück vor Partie { $number } nimmt { $moves } Züge aus dem Spiel. Sie bleiben im Protokoll. Was sie aufgedeckt haben, ist nun bekannt.
}
campaign-back-sure = Zurückgehen?
campaign-back-left = Alles bleibt, wie es ist.
campaign-back-done = Partie { $number } beginnt noch einmal. Zeile { $line } des Protokolls sagt es.

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
cli-legend-queensdale = So liest man den Tisch: Kleinbuchstaben sind Kräuterplättchen, ein Großbuchstabe hinter einem anderen Zeichen ist ein Kundschafter; „map“ sagt, wessen, erklärt alle Zeichen und sagt, was jedes Gebäude und jede Würfelseite tut. 3/10 Ruhm heißt 3 von 10, die nötig sind. Ziernieten sitzen an Gebäuden, und mehr davon gehen bei Gleichstand vor. H S L G B sind Holz, Stein, Lehm, Gulden und Brot. Ein gesetzter Würfel ist ein Strich. „secrets“ zeigt, was nur eine Person lesen darf.
cli-help-map-queensdale = das Tal mit seinen Zeichen, alle Gebäude im Angebot, Turmtafeln und der Krämer
cli-help-rules-queensdale = die Regeln durchsuchen oder eine Klausel zeigen: rules QD-HUT-01

# Spielbrett.
qd-cli-scouts = Kundschafter: { $scouts }
qd-cli-moment = { $phase ->
    [play] Partie { $game }, Runde { $round }
    [ranking] Partie { $game }, Rangfolge
    [towers] nach Partie { $game }, Türme
    [storage] nach Partie { $game }, Lager
    [green] vor Partie { $game }, Turmplättchen
    [grocer] vor Partie { $game }, beim Krämer
    [huts] vor Partie { $game }, erste Hütten
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
    [one] eines mehr: „map“
   *[other] { $count } mehr: „map“
}
qd-cli-use-clear = Land roden
qd-cli-use-renovate = renovieren
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
qd-cli-visions = Die Wahrsagerin sagte dir
qd-cli-question = { $name }, jetzt: { $step }

# Auswahl.
qd-cli-do-leave = die übrigen Würfel bleiben in dieser Runde ungenutzt
qd-cli-do-end = weiter geht es mit der nächsten Person
qd-cli-do-keep = den Rest behalten
qd-cli-do-buy = nichts mehr kaufen
qd-cli-do-nothing = das Plättchen liegen lassen
qd-cli-use = eine Figur: { $figurine }
qd-cli-use-courier = ein Kurier als { $figurine }
qd-cli-reroll = Würfel deiner Wahl neu werfen
qd-cli-reroll-free = Würfel deiner Wahl neu werfen, einmal je Partie
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
qd-cli-have = du hast { $held }
qd-cli-left = { $count } übrig
qd-cli-effect-fame = { $count } Ruhm
qd-cli-effect-morale = { $count } Stimmung
qd-cli-effect-seals = { $count } Siegel
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

# Was nur eine Person lesen darf.
# Same in every language.
cli-command-secrets = secrets

# Erklärungen dazu.
cli-help-secrets = was nur du lesen darfst, wenn niemand sonst hinsieht
cli-secrets-none = Es gibt nichts, was nur { $name } lesen darf.
cli-secrets-ask = Nur { $name } darf jetzt hinsehen. { $name }, drücke die Eingabetaste:
cli-secrets-done = Drücke die Eingabetaste, wenn du es gelesen hast:

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
phase-storage = Lager
phase-green = Turmplättchen
phase-grocer = Krämer
phase-huts = erste Hütten
phase-start = Aufbau
