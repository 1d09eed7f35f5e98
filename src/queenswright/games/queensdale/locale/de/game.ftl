# The Rise of Queensdale: Wörter der Anleitung und der ersten Epoche.
good-timber = Holz
good-stone = Stein
good-clay = Lehm
good-guilder = Gulden
good-bread = Brot

# So viel von etwas, in einer Aufzählung.
amount-timber = { $count } Holz
amount-stone = { $count } Stein
amount-clay = { $count } Lehm
amount-guilder = { $count } Gulden
amount-bread = { $count ->
    [one] 1 Brot
   *[other] { $count } Brote
}
amount-nothing = nichts
amount-craftsman = { $count } Handwerker
amount-gleeman = { $count ->
    [one] 1 Spielmann
   *[other] { $count } Spielleute
}
amount-courier = { $count ->
    [one] 1 Kurier
   *[other] { $count } Kuriere
}

herb-yarrow = Schafgarbe
herb-sage = Salbei
herb-mint = Minze
herb-arnica = Arnika
herb-lavender = Lavendel
herb-chamomile = Kamille
reward-timber = 1 Holz
reward-clay = 1 Lehm
reward-bread = 1 Brot
reward-fame = 1 Ruhmespunkt
reward-morale = Stimmung +1
reward-clairvoyant = die Wahrsagerin
figurine-craftsman = Handwerker
figurine-craftsman-does = Spart in einer Bauaktion 2 Holz, Stein oder Lehm.
figurine-gleeman = Spielmann
figurine-gleeman-does = Hebt die eigene Stimmung um 2 Stufen.
figurine-courier = Kurier
figurine-courier-does = Ein Joker: zählt als beliebige andere Figur. Wer einen zieht, liest eine Kurierkarte vor.
quarter-red = rotes Viertel
quarter-blue = blaues Viertel
quarter-green = grünes Viertel
quarter-yellow = gelbes Viertel

space-timber = Holzfeld
space-timber_plus = Holzfeld +1
space-stone = Steinfeld
space-stone_plus = Steinfeld +1
space-clay = Lehmfeld
space-clay_plus = Lehmfeld +1
space-guilder = Guldenfeld
space-wage = Tageslohn
space-scout_long = Kundschafterbewegung, weit
space-scout_middle = Kundschafterbewegung, mittel
space-scout_short = Kundschafterbewegung, kurz
space-hut = Kräuterhütte
space-market = Wochenmarkt
space-bakery = Backstube
space-poor = Armenspeisung
space-build = Bauaktion
space-hire = Arbeiter anwerben

face-timber = Holz
face-stone = Stein
face-clay = Lehm
face-guilder = Gulden
face-action = A
face-choice_ts = Holz oder Stein
face-choice_sc = Stein oder Lehm
face-choice_ct = Lehm oder Holz
face-a_timber = A oder Holz
face-a_stone = A oder Stein
face-a_clay = A oder Lehm
face-a_guilder = A oder Gulden
face-double_timber = doppeltes Holz
face-double_stone = doppelter Stein
face-double_clay = doppelter Lehm
face-occupied = besetztes Feld
face-bread2 = zwei Brote
face-morale = Stimmung
face-figurine = Figur
face-two_resources = zwei Rohstoffe
face-herb = Kraut
face-trumpet = Trompete
face-feast = Fest

# Was die Seiten tun, die es zu kaufen gibt, in Kürze.
face-choice_ts-does = Einer der beiden Rohstoffe, auf einem Feld dafür.
face-choice_sc-does = Einer der beiden Rohstoffe, auf einem Feld dafür.
face-choice_ct-does = Einer der beiden Rohstoffe, auf einem Feld dafür.
face-a_timber-does = Eine Aktion ohne Zusatzkosten, oder der Rohstoff.
face-a_stone-does = Eine Aktion ohne Zusatzkosten, oder der Rohstoff.
face-a_clay-does = Eine Aktion ohne Zusatzkosten, oder der Rohstoff.
face-a_guilder-does = Eine Aktion ohne Zusatzkosten, oder der Rohstoff.
face-double_timber-does = 2 statt 1 von dem Rohstoff; auf dem +1-Feld 3.
face-double_stone-does = 2 statt 1 von dem Rohstoff; auf dem +1-Feld 3.
face-double_clay-does = 2 statt 1 von dem Rohstoff; auf dem +1-Feld 3.
face-occupied-does = Eine Aktion auf einem Feld, auf dem schon ein Würfel liegt.
face-bread2-does = 2 Brote (lila Feld).
face-morale-does = Deine Stimmung steigt um 1 (lila Feld).
face-figurine-does = 1 Figur aus dem Beutel ziehen (lila Feld).
face-two_resources-does = 2 Grundrohstoffe nach Wahl (lila Feld).
face-herb-does = Ein beliebiges Kräuterplättchen der Karte, mit oder ohne Hütte; dein Kundschafter bleibt stehen (lila Feld).
face-trumpet-does = Ruhm in Höhe deines Trompetenwerts (lila Feld).
face-feast-does = 1 Figur ziehen, Stimmung +1, 2 Ruhm (lila Feld).

building-timber_yard = Holzlager
building-timber_yard-does = Lagert bis zu 3 Holz für die nächste Partie.
building-woodcutter_hut = Holzfällerhütte
building-woodcutter_hut-does = Einkommen: 1 Holz.
building-bakery_building = Bäckerei (Gebäude)
building-bakery_building-does = Einkommen: 1 Brot.
building-dwelling = Wohnhaus
building-dwelling-does = Lagert bis zu 2 Figuren für die nächste Partie, aber keine Kuriere.
building-stone_pile = Steinlager
building-stone_pile-does = Lagert bis zu 3 Stein für die nächste Partie.
building-quarryman = Steinbrecher
building-quarryman-does = Einkommen: 1 Stein.
building-treasurer = Schatzmeister
building-treasurer-does = Einkommen: 1 Gulden.
building-brick_storage = Ziegellager
building-brick_storage-does = Lagert bis zu 3 Lehm für die nächste Partie.
building-clay_quarry = Lehmgrube
building-clay_quarry-does = Einkommen: 1 Lehm.
building-storehouse = Vorratshaus
building-storehouse-does = Lagert bis zu 2 Brote für die nächste Partie.

# Was vor der ersten Partie erzählt wird.
qd-story-reader = { $seat } beginnt und liest allen vor:
qd-opening = Die Königin hustet, und kein Arzt weiß, warum. Darum hat der König ihr ein grünes Tal geschenkt, in dem zwei Flüsse sich treffen und unter jedem Strauch Kräuter wachsen, und hat { $players ->
    [2] zwei
    [3] drei
   *[other] vier
} Familien gebeten, dort zu siedeln, zu sammeln, zu bauen und eines Tages das Dach eines neuen Schlosses zu schließen. Die ersten Karren sind da und vor ihnen Wim, der Kurier, zwölf Jahre alt und in zu großen Stiefeln; das Gras ist noch nass.

# Same in every language.
family-anvil = Aldermoor
family-heron = Brackwell
family-key = Corvane
family-lantern = Dunmere

# Symbole und Geschichten der Familien.
family-anvil-symbol = Amboss
family-heron-symbol = Reiher
family-key-symbol = Schlüssel
family-lantern-symbol = Laterne
family-anvil-story = Sechs Generationen lang beschlugen die Aldermoors die Pferde des Königs, bis eine königliche Schuld, die niemand beglich, sie die Schmiede kostete. Nur den Amboss haben sie gerettet. Jetzt steht er auf dem Karren, und wer ihn herunterheben hilft, bekommt Suppe und Arbeit.
family-heron-story = Die Brackwells ruderten die Fähre unter dem alten Palast, und eine kleine Prinzessin mit nassen Ärmeln war ihr treuester Fahrgast. Welche Lieder sie sang, wissen sie noch. Ein Reiher ist ihrem Boot ins Tal gefolgt und nicht mehr fortgeflogen.
family-key-story = Als der alte Palast verschlossen wurde, musste jemand die Schlüssel verwahren, und die Corvanes verwahren sie schon länger, als irgendwer verlangt hat. An ihrem Ring hängt ein Schlüssel, dessen Tür sie nie gefunden haben. Gern sähen sie die Königin gesund und gäben den Ring endlich ab.
family-lantern-story = Die Dunmeres gingen nachts mit der Laterne über die Mauern, und nichts kam durchs Tor, was sie nicht sahen. Sie sahen den Händler kommen, der die leuchtenden neuen Wandbehänge verkaufte, und sie sahen, wie eilig er ging. Gefragt hat sie niemand; im Tal fragt vielleicht jemand.

# Was der Schritt verlangt, nach „Jetzt heißt es:“.
step-turn = einen Würfel einsetzen, eine Figur nutzen oder neu würfeln; dann den Zug beenden
step-place = ein Feld für den Würfel wählen
step-pay_die = zahlen, damit der Würfel als Aktion gilt
step-roll = wählen, welche Würfel neu gewürfelt werden
step-scout = den Kundschafter zu einem Kräuterplättchen schicken oder rasten lassen
step-rest = das Feld wählen, auf dem der Kundschafter rastet
step-take = ein Kräuterplättchen wählen
step-here = das Plättchen beim Kundschafter sammeln oder liegen lassen
step-hut = das Kraut der neuen Hütte wählen
step-start_hut = die kostenlose Kräuterhütte dieser Partie wählen
step-pick = eine Ware nach Wahl nehmen
step-build = wählen, was gebaut wird
step-rank = den Rang des Gebäudes wählen
step-payment = nach Wunsch Handwerker nutzen, dann zahlen
step-cover = wählen, welches Gebäude überbaut wird
step-feed = wählen, wie die Armen gespeist werden
step-offer = das Angebot der Kurierkarte annehmen oder ablehnen
step-tower = ein Turmplättchen wählen
step-tower_space = das Turmplättchen wählen, das Platz macht
step-exchange = dem Bauernhof Waren geben, vier für einen Gulden, oder den Rest behalten
step-store = wählen, was keinen Platz findet
step-grocer = für Siegel Würfelseiten kaufen, oder nichts mehr
step-die = den Würfel für die neue Seite wählen
step-side = die Seite wählen, die überklebt wird
step-draw = eine Figur ziehen
step-rouse = die Stimmung heben
step-income = das Einkommen nehmen
step-gain = nehmen, was dir zusteht
step-card = die Kurierkarte vorlesen

# Ablehnungen.
refused-qd-placed-already = Du hast in diesem Zug schon einen Würfel eingesetzt; beende den Zug, oder nutze vorher noch Figuren und würfle neu.
refused-qd-die-is-placed = Dieser Würfel ist schon eingesetzt; er kommt am Ende der Runde zurück.
refused-qd-die-fits-nowhere = Kein freies Feld nimmt jetzt einen Würfel mit { $face }, oder du könntest nicht zahlen, was er dort bewirkt.
refused-qd-nothing-placed = Zu einem Zug gehört ein eingesetzter Würfel; wer keinen einsetzen will, beendet die Runde.
refused-qd-no-die-to-roll = Diesen Wurf gibt es nicht: { $dice ->
    [0] Alle deine Würfel sind eingesetzt
    [one] Du hast einen Würfel übrig
   *[other] Du hast { $dice } Würfel übrig
}.
refused-qd-reroll-not-paid = Neu würfeln kostet eins davon: { $goods }. Du hast: { $have }.
refused-qd-no-tower-power = Dafür hast du kein Turmplättchen.
refused-qd-no-such-figurine = Dafür hast du keine Figur; du hast: { $figurines_held }.
refused-qd-morale-is-full = Deine Stimmung ist auf der höchsten Stufe, { $level }; mehr ginge verloren.
refused-qd-no-such-space = Bei { $players } Spielern gibt es dieses Feld nicht, oder noch nicht.
refused-qd-space-is-taken = Auf allen Feldern dieser Art liegt schon ein Würfel ({ $spaces }): { $space }.
refused-qd-space-is-free = Diese Seite gehört auf ein besetztes Feld, dieses ist noch frei: { $space }.
refused-qd-face-does-not-fit = Der Würfel zeigt { $face } und passt hier nicht: { $space }.
refused-qd-face-cannot-act = Ein Würfel mit { $face } lässt sich nicht als Aktion nutzen.
refused-qd-die-not-paid = Als Aktion kostet dieser Würfel eins davon: { $goods }. Du hast: { $have }.
refused-qd-not-purple = Auf das lila Feld dürfen nur lila Seiten; der Würfel zeigt { $face }.
refused-qd-purple-without-effect = Diese Seite würde jetzt nichts bewirken: { $face }.
refused-qd-occupied-not-allowed = Dieser Würfel darf nicht zu einem anderen; er zeigt { $face }.
refused-qd-too-little-timber = Eine Kräuterhütte kostet { $price }, dazu kommt vielleicht der Würfel; du hast: { $have }.
refused-qd-no-hut-left = Es gibt keine Kräuterhütte mehr: { $left ->
    [0] Der Vorrat ist leer
   *[other] Du hast alle sechs
}.
refused-qd-hut-stands = Deine Hütte für dieses Kraut steht schon: { $herb }.
refused-qd-too-few-guilders = Das kostet { $price }, dazu kommt vielleicht der Würfel; du hast: { $have }.
refused-qd-no-bread = Das kostet 1 Brot; du hast: { $have }.
refused-qd-no-hire-price = Arbeiter kosten { $price }, dazu kommt vielleicht der Würfel; du hast: { $have }.
refused-qd-bag-is-empty = Der Beutel ist leer; niemand lässt sich anwerben.
refused-qd-nothing-to-build = Nichts, was du jetzt bauen und bezahlen könntest; du hast: { $have }.
refused-qd-die-not-chosen = Das zeigt der Würfel nicht; er zeigt: { $goods }.
refused-qd-no-token = Dort liegt kein Kräuterplättchen mehr.
refused-qd-no-matching-hut = Für das Kraut, das dort wächst, hast du keine Hütte: { $herb }.
refused-qd-too-far = Das ist { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritte
} entfernt; weiter als { $left } geht es jetzt nicht.
refused-qd-scout-must-move = Der Kundschafter muss mindestens einen Schritt gehen.
refused-qd-not-this-good = Diese Ware steht nicht zur Wahl; zur Wahl stehen: { $goods }.
refused-qd-not-in-stock = Davon ist nichts mehr im Gebäudeangebot, oder das Gebäude ist noch nicht im Spiel.
refused-qd-not-open-yet = Das gehört noch nicht zur Kampagne.
refused-qd-type-owned = Dieses Gebäude steht schon in deinem Stadtteil, und niemand besitzt eine Art zweimal: { $building }.
refused-qd-price-too-high = Das kostet { $price }; du hast: { $have }. Handwerker können Holz, Stein oder Lehm sparen.
refused-qd-use-limit = Das geht höchstens { $limit ->
    [one] einmal
   *[other] { $limit }-mal
}, und so oft hast du es schon getan.
refused-qd-no-building-left = Dafür ist keines deiner Gebäude mehr übrig.
refused-qd-rank-is-gone = Von diesem Rang ist keines mehr da: { $building }, Rang { $rank }.
refused-qd-save-first = Sag zuerst, was gespart wird: noch { $savings ->
    [one] 1 Rohstoff
   *[other] { $savings } Rohstoffe
}.
refused-qd-nothing-to-save = Hier kann kein Handwerker mehr sparen; zu zahlen bleibt: { $price }.
refused-qd-save-elsewhere = Spare, was dir fehlt, sonst ist der Rest nicht zu zahlen: { $price }. Du hast: { $have }.
refused-qd-not-owned = Dieses Gebäude steht nicht in deinem Stadtteil.
refused-qd-done-already = Das ist in dieser Partie an diesem Gebäude schon geschehen: { $building }.
refused-qd-tile-is-gone = Dieses Turmplättchen hat schon jemand.
refused-qd-other-epoch = Du wählst von der Turmtafel der Epoche { $epoch }.
refused-qd-tile-stays = Auf diesem Turmplatz liegt kein Plättchen der Stufe darunter.
refused-qd-no-such-item = Davon hast du nichts abzugeben.
refused-qd-set-not-full = Der Bauernhof nimmt { $items } Waren für einen Gulden; { $given } davon sind gegeben, und der Rest fehlt noch.
refused-qd-need-not-drop = Dafür haben deine Gebäude Platz; etwas anderes muss weichen.
refused-qd-not-on-sale = Diese Seite verkauft der Krämer nicht.
refused-qd-face-sold-out = Der Krämer hat die letzte verkauft: { $face }.
refused-qd-too-few-seals = Die Seite kostet { $cost } Siegel; du hast { $seals }: { $face }.
refused-qd-face-not-on-die = Würfel { $die } hat keine solche Seite.

# Was geschehen ist: der Zug.
qd-story-die = { $seat } nimmt einen Würfel: { $face }.
qd-story-place = { $seat } setzt ihn ein: { $space }.
qd-story-place-occupied = { $seat } legt ihn zu einem Würfel, der dort liegt: { $space }.
qd-story-place-purple = { $seat } nutzt das lila Feld: { $face }.
qd-story-pay-die = { $seat } zahlt { $goods }, damit der Würfel als Aktion gilt.
qd-story-reroll = { $seat } zahlt { $goods }, um neu zu würfeln.
qd-story-rolled = { $seat } würfelt neu: { $faces }.
qd-story-rolls = { $seat } würfelt: { $faces }.
qd-story-use = { $seat } nutzt eine Figur: { $figurine }.
qd-story-use-courier = { $seat } nutzt einen Kurier als { $figurine }.
qd-story-leave = { $seat } beendet die Runde für sich.
qd-story-end-turn = { $seat } beendet den Zug.
qd-story-gather = { $seat } sammelt { $herb } auf { $hex } ({ $quarter }).
qd-story-take = { $seat } nimmt das Plättchen mit { $herb } von { $hex } ({ $quarter }).
qd-story-here-not = { $seat } lässt das Plättchen liegen.
qd-story-token = Das Plättchen wird umgedreht: { $reward }.
qd-story-rest-in = Der Kundschafter von { $seat } sucht einen Rastplatz: { $quarter }.
qd-story-rest-on-bridge = Der Kundschafter von { $seat } geht zu einer Brücke.
qd-story-rest = { $hex ->
    [inner] Der Kundschafter von { $seat } rastet auf einer inneren Brücke ({ $quarter }).
    [outer] Der Kundschafter von { $seat } rastet auf einer äußeren Brücke ({ $quarter }).
   *[other] Der Kundschafter von { $seat } rastet auf { $hex } ({ $quarter }).
}
qd-story-hut = { $seat } baut eine Kräuterhütte: { $herb }.
qd-story-hut-chosen = { $seat } hat eine Kräuterhütte gewählt.
qd-hut-chosen = Deine Kräuterhütte, noch verdeckt: { $herb }.
qd-story-first-hut = { $seat } beginnt mit einer Hütte für { $herb }.
qd-story-pick = { $seat } nimmt { $goods }.
qd-story-plan = { $seat } will bauen: { $building }.
qd-story-rank = { $seat } wählt Rang { $rank }: { $building }.
qd-story-save = Geschickte Hände sparen { $seat } { $goods }.
qd-story-built = { $seat } baut: { $building }, Rang { $rank }.
qd-story-built-over = { $seat } überbaut { $covered }: { $building }, Rang { $rank }.
qd-story-feed = { $seat } speist die Armen.
qd-story-accept = { $seat } nimmt das Angebot an.
qd-story-decline = { $seat } lehnt das Angebot ab.
qd-story-drawn = { $seat } zieht aus dem Beutel: { $figurines }.
qd-story-courier = { $seat } liest eine Kurierkarte vor. { $headline }: { $card }
qd-story-courier-done = Die Kurierkarte ist erledigt: { $headline }.
qd-story-vision = { $seat } trifft die Wahrsagerin. { $vision }
qd-story-morale = { $seat } steigt auf Stimmungsstufe { $level }.
qd-story-income = { $seat } erhält Einkommen: { $goods }.
qd-story-receive = { $seat } erhält { $goods }.
qd-story-pay = { $seat } zahlt { $goods }.
qd-story-fame = { $source ->
    [build] { $seat } gewinnt { $fame } Ruhm fürs Bauen
    [hut] { $seat } gewinnt { $fame } Ruhm für die Kräuterhütte
    [trumpet] Trompeten! { $seat } gewinnt { $fame } Ruhm
   *[other] { $seat } gewinnt { $fame } Ruhm
} (jetzt { $total } von { $goal }).
qd-story-seals = { $seat } erhält { $seals } Siegel.
qd-story-seal-last = { $seat } schließt Epoche { $epoch } zuletzt ab und erhält 1 Siegel.
qd-story-first-player = Startspieler ist { $seat }.

# Was geschehen ist: das Spielende und was zwischen den Partien liegt.
qd-story-game-over = Partie { $game } ist nach Runde { $round } zu Ende.
qd-story-standing = { $place }. { $seat }: { $fame } Ruhm, Ziel { $goal }.
qd-story-winner = { $seat } gewinnt Partie { $game }, { $surplus ->
    [0] genau auf dem Ziel
   *[other] { $surplus } über dem Ziel
}.
qd-story-no-winner = Die letzte mögliche Runde ist gespielt, und niemand hat ein Ziel erreicht; Partie { $game } hat keinen Sieger.
qd-story-margin = Am Rand, neben { $seat }:
qd-story-tie = In allem gleich: { $seats }. Der Zufall bringt sie in diese Reihenfolge.
qd-story-lot = In allem gleich: { $seats }. Der Zufall entscheidet für { $seat }.
qd-story-epoch-done = { $seat } schließt Epoche { $epoch } ab und hat nun das Ziel { $goal }.
qd-story-castle = { $seat } schließt Epoche { $epoch } ab: Dieser Teil des Schlosses hat sein Dach.
qd-story-ticked = { $seat } erreicht das Ziel der Epoche { $epoch } zum ersten Mal; es ist noch einmal zu erreichen.
qd-story-tower-chosen = { $seat } wählt ein Turmplättchen: { $tile }.
qd-story-tower = { $seat } legt ein Turmplättchen an: { $tile }.
qd-story-tower-over = { $seat } legt ein Turmplättchen an: { $tile }. Es ersetzt: { $replaced }.
qd-story-give = { $seat } gibt dem Bauernhof { $goods }.
qd-story-exchange = Vom Bauernhof bekommt { $seat } { $goods }.
qd-story-exchange-done = { $seat } tauscht nichts mehr.
qd-story-drop = { $seat } hat keinen Platz für { $goods }.
qd-story-lost = { $seat } verliert mangels Platz { $goods }.
qd-story-stored = { $seat } lagert { $goods }.
qd-story-stored-nothing = { $seat } lagert nichts.
qd-story-game = Partie { $game } wird aufgebaut.
qd-story-opens = Für das Tal beginnt Epoche { $epoch }.
qd-story-new-buildings = Neu im Gebäudeangebot: { $buildings }.
qd-story-new-figurines = Neu im Beutel: { $figurines }.
qd-story-new-faces = Neu beim Krämer: { $faces }.
qd-story-green = { $seat } nimmt, was die grünen Turmplättchen geben: { $goods }.
qd-story-buy = { $seat } kauft für { $seals } Siegel eine Würfelseite: { $face }.
qd-story-buy-done = { $seat } verlässt den Krämer.
qd-story-on-die = { $seat } klebt sie auf Würfel { $die }.
qd-story-new-face = Würfel { $die } von { $seat } hat jetzt { $face } statt { $lost_face }.
qd-story-family = { $seat } führt die Familie { $family }.
qd-story-end = { $reason ->
    [castle] Das letzte Dach ist geschlossen, und die Königin zieht ein: Die Kampagne ist zu Ende.
   *[other] Die vereinbarten Partien sind gespielt: Die Kampagne ist zu Ende.
}
qd-story-final = { $place }. { $seat }: { $epochs ->
    [0] keine Epoche abgeschlossen
    [one] 1 Epoche abgeschlossen
   *[other] { $epochs } Epochen abgeschlossen
}.

# Was der Tisch in Worten im Browser braucht: Teile der Ansicht, Optionen, warum eine Kampagne endete.
web-view-game_number = Partie
web-view-phase = Abschnitt der Kampagne
web-view-order = Reihenfolge der Spieler
web-view-cursor = Schon fertig
web-view-opened = Offene Epochen
web-view-turn = Zug
web-view-placed = Würfel eingesetzt
web-view-family = Familie
web-view-epoch = Epoche
web-view-ticked = Ziel einmal erreicht
web-view-goal = Epochenziel
web-view-red_area = Roter Bereich
web-view-fame = Ruhm
web-view-earned = Ruhm nach Herkunft
web-view-values = Ruhmeswerte
web-view-morale = Stimmung
web-view-goods = Waren
web-view-seals = Siegel
web-view-figurines = Figuren
web-view-huts = Kräuterhütten
web-view-has_chosen_hut = Hütte gewählt
web-view-chosen_hut = Gewählte Hütte
web-view-scout = Kundschafter
web-view-gathered = In dieser Runde gesammelt
web-view-dice = Würfel
web-view-sites = Bauplätze
web-view-free_sites = Freie Bauplätze
web-view-rivets = Ziernieten
web-view-income = Einkommen
web-view-terms = Andere Preise und Erträge
web-view-keeps = Lagerplatz
web-view-keep = Lagert
web-view-tower = Turm
web-view-clairvoyant = Wahrsagerinkarten
web-view-left_round = Runde beendet
web-view-herbs = Kräuterplättchen
web-view-valley = Das Tal
web-view-caves = Höhlen
web-view-proposal = So bleibt am meisten
web-view-give = Dem Bauernhof geben
web-view-drop = Aufgeben
web-view-rewards_left = Belohnungen auf dem Plan
web-view-spaces = Felder
web-view-taken = Besetzt
web-view-closed = Geschlossen
web-view-free = Frei
web-view-stock = Gebäudeangebot
web-view-effect = Was es bewirkt
web-view-ranks = Ränge im Angebot
web-view-left = Übrig
web-view-cost = Preis
web-view-building_board = Gebäudetafel
web-view-grocer = Krämer
web-view-bag = Beutel
web-view-used = Genutzte Figuren
web-view-roles = Kuriere genutzt als
web-view-huts_left = Hütten im Vorrat
web-view-courier_card = Geltende Kurierkarte
web-view-courier_deck = Kurierkarten im Stapel
web-view-courier_tokens = Brücken mit Kuriermarker
web-view-clairvoyant_deck = Wahrsagerinkarten im Stapel
web-view-tower_boards = Turmtafeln
web-view-plunger = Pömpel
web-view-uses = Andere Bauaktionen
web-view-savings = Noch gespart
web-view-faces = Seiten der Würfel
web-view-shows = Zeigt
web-view-play = Laufende Partie
web-view-ranking = Rangfolge
web-view-towers = Turmplättchen
web-view-storage = Lagerschritt
web-view-green = Grüne Turmplättchen
web-view-start = Beginn der Partie
web-view-unplaced = Würfel noch einzusetzen
web-view-cleared = Gerodetes Land
web-view-plunger_used = Pömpel in dieser Partie genutzt
web-view-signal_used = Freies Neuwürfeln in dieser Partie genutzt
web-view-gathered_any = In dieser Runde ohne Hütte gesammelt
web-view-limit = Höchstens
web-view-building = Gebäude
web-view-rank = Rang
web-view-grocer-cost = Siegel
web-view-grocer-left = Noch da
web-view-spaces-spaces = Vorhanden
web-view-figures = Preise und Zahlen
web-view-reroll = Eins davon bezahlt neues Würfeln
web-view-scout_steps = Schritte der Kundschafterbewegungen
web-view-rank_guilders = Gulden für Rang I, II, III, IV
web-view-die = Seiten eines neuen Würfels
web-view-starting_guilders = Gulden zu Beginn
web-view-starting_seals = Siegel zu Beginn
web-view-hut_supply = Kräuterhütten insgesamt
web-view-last_round = Letzte Runde
web-view-hut_timber = Holz für eine Kräuterhütte
web-view-market_guilders = Gulden auf dem Wochenmarkt
web-view-market_resources = Rohstoffe vom Wochenmarkt
web-view-wage = Tageslohn
web-view-bakery_bread = Brot aus der Backstube
web-view-hire_guilders = Gulden fürs Anwerben
web-view-hire_bread = Brot fürs Anwerben
web-view-craftsman_saves = Ein Handwerker spart
web-view-farm_guilders = Gulden vom Bauernhof, höchstens
web-view-farm_items = Waren für einen Gulden vom Bauernhof
web-option-games = Zahl der Partien
web-option-first = Erster Startspieler
web-choice-chance = Der Zufall entscheidet
web-choice-red = Rot
web-choice-blue = Blau
web-choice-green = Grün
web-choice-yellow = Gelb
web-option-colours = Farben im Spiel
web-choice-suggested = Wie vorgeschlagen
web-option-epoch = Beginn
web-choice-1 = Eine neue Kampagne
web-choice-2 = Epoche 2
web-choice-3 = Epoche 3
web-choice-4 = Epoche 4
web-choice-5 = Epoche 5
web-choice-6 = Epoche 6
web-choice-7-wall = Epoche 7, Mauer
web-choice-7-road = Epoche 7, Straße
web-choice-8-wall = Epoche 8, Mauer
web-choice-8-road = Epoche 8, Straße
web-choice-9-wall = Epoche 9, Mauer
web-choice-9-road = Epoche 9, Straße
web-reason-castle = Das letzte Dach des Schlosses ist geschlossen.
web-reason-games = Die vereinbarten Partien sind gespielt.

# Was in den Zellen dieses Tisches steht, und seine Züge in Worten.
web-gain-seal = { $count } Siegel
web-gain-fame = { $count } Ruhm
web-gain-trumpet = { $count ->
    [one] 1 Trompete
   *[other] { $count } Trompeten
}
web-gain-choice = { $count ->
    [one] 1 Grundrohstoff nach Wahl
   *[other] { $count } Grundrohstoffe nach Wahl
}
web-gain-clairvoyant = die Wahrsagerin
web-gain-token = { $count } Kräuterplättchen
web-gain-morale = Stimmung +{ $count }
web-gain-figurine = { $count ->
    [one] 1 Figur
   *[other] { $count } Figuren
}
web-gain-material = { $count } Holz, Stein oder Lehm
web-gain-any = { $count } beliebige
web-fame-build = Bauen { $count }
web-fame-hut = Kräuterhütte { $count }
web-fame-trumpet = Trompete { $count }
web-fame-herb = Kräuter { $count }
web-fame-other = sonst { $count }
web-bridge-inner = innere Brücke ({ $quarter })
web-bridge-outer = äußere Brücke ({ $quarter })
web-hex-tent = Zelt
web-hex-farm = Bauernhof
web-hex-site = Bauplatz
web-hex-tower = Turmplatz
web-hex-grass = Gras
web-hex-shrub = Strauch
web-hex-shrub-empty = Strauch ohne Plättchen
web-hex-meadow = Wiese
web-hex-cave = Höhle
web-hex-scout = Kundschafter von { $name }
web-die = Würfel { $die }
web-epoch = Epoche { $epoch }

web-move-die = Würfel { $die } nehmen: { $faces }
web-move-reroll = { $goods } zahlen, um neu zu würfeln
web-move-reroll-free = Kostenlos neu würfeln
web-move-use = Eine Figur nutzen: { $figurine }
web-move-use-courier = Einen Kurier nutzen als { $figurine }
web-move-leave = Die Runde für sich beenden
web-move-end = Den Zug beenden
web-move-space = Den Würfel einsetzen: { $space }
web-move-scout = Den Würfel einsetzen: Kundschafterbewegung, { $steps } Schritte
web-move-purple = Das lila Feld nutzen
web-move-occupied = Den Würfel dazulegen: { $space }
web-move-occupied-scout = Den Würfel dazulegen: Kundschafterbewegung, { $steps } Schritte
web-move-pay = { $goods } zahlen
web-move-roll = Neu würfeln: { $faces }
web-move-gather = { $herb } sammeln auf { $hex } ({ $quarter })
web-move-rest-in = Rasten: { $quarter }
web-move-rest-on-bridge = Auf einer Brücke rasten
web-move-at = Rasten auf { $hex }
web-move-at-bridge = { $bridge ->
    [inner] Auf der inneren Brücke rasten ({ $quarter })
   *[outer] Auf der äußeren Brücke rasten ({ $quarter })
}
web-move-token = { $herb } nehmen von { $hex } ({ $quarter })
web-move-here = Das Plättchen unter dem Kundschafter sammeln
web-move-here-not = Das Plättchen liegen lassen
web-move-hut = Eine Kräuterhütte bauen: { $herb }
web-move-begin = Mit einer Hütte beginnen: { $herb }
web-move-take = { $goods } nehmen
web-move-build = Bauen: { $building }
web-move-rank = Rang { $rank }
web-move-save = { $goods } sparen
web-move-pay-all = Zahlen
web-move-over = Überbauen: { $building }
web-move-feed = Die Armen speisen mit { $goods }
web-move-keep = Behalten: { $figurine }
web-move-keep-rest = Den Rest behalten
web-move-accept = Das Angebot annehmen
web-move-decline = Das Angebot ablehnen
web-move-tower = Turmplättchen: { $tile }
web-move-replace = Ersetzen: { $tile }
web-move-give = Dem Bauernhof { $goods } geben
web-move-drop = Kein Platz für { $goods }
web-move-buy = Eine Würfelseite kaufen: { $face }
web-move-buy-done = Nichts mehr kaufen
web-move-on-die = Auf Würfel { $die }: { $faces }
web-move-instead = Statt { $face }
web-move-vote-for = Abstimmen: { $vote_option }
web-move-trade = { $goods } gegen ein Siegel tauschen
web-move-trade-nothing = Alles behalten
web-move-paint = Diese Würfelseite nehmen: { $face }
web-move-ribbons = Einen Gulden geben
web-move-no-ribbons = Den Gulden behalten

# Wie die Züge heißen.
qd-turn = Partie { $game }, Runde { $count }, { $seat }
qd-round = Partie { $game }, Runde { $count }
qd-turn-phase = Partie { $game }: { $phase }

# Das Spiel auf den Seiten des Browsers und die Phasen zwischen zwei Partien.
web-tagline-queensdale = Würfle, baue und sammle Kräuter; deine Würfel, dein Stadtteil und dein Turm wachsen von Partie zu Partie, bis das Schloss steht.
web-door-queensdale-1 = Deine Würfel werfen
web-door-queensdale-2 = In der Straße einsetzen
web-door-queensdale-3 = Das Tal wachsen lassen
web-door-queensdale-4 = Ein Siegel brechen
web-phase-ranking = Rangfolge
web-phase-towers = Türme
web-phase-storage = Einlagern
web-phase-green = Waren der Türme
web-phase-grocer = beim Krämer
web-phase-huts = erste Hütten
web-phase-start = Beginn
web-phase-told = die Karte der Epoche
web-phase-finale = die letzte Karte
web-phase-reading = Karten

# Same in every language.
web-game-queensdale = The Rise of Queensdale
board-slot-cover = Abdeckungen für Felder, die bei dieser Spielerzahl nicht benutzt werden
web-view-rules_here = Regeln, die hier gelten
web-view-added = Was die Karten dazugebracht haben
web-view-rule_entries = Regeln
web-view-board_slots = Auf den Plänen
web-added-start = Von Anfang an

# Was Spieler für sich wählen.
portrait-woman = Frau
portrait-man = Mann
arms-oak = Eiche
arms-sun = Sonne
arms-fish = Fisch
arms-star = Stern

# The page of a campaign in the browser, and its book.
web-campaign-stands = Partie { $game }, Epoche { $epoch }
web-campaign-over = die Kampagne ist zu Ende
web-campaign-castle = Das Schloss, wie es dasteht
web-campaign-courses = { $count } von { $all } Steinlagen
web-campaign-way = Der Weg von { $name } durch die Epochen
web-campaign-stone-done = Epoche { $epoch } abgeschlossen{ $game ->
    [0] {""}
   *[other] {" "}in Partie { $game }
}
web-campaign-stone-now = Epoche { $epoch }: das Ziel sind { $goal } Ruhm
web-campaign-stone-ahead = Epoche { $epoch } liegt noch vor euch
web-campaign-games = Partien
web-campaign-games-note = ein Schild steht, wo das Ziel erreicht wurde
web-campaign-game-won = Partie { $game }: { $name } gewinnt nach { $rounds ->
    [one] 1 Runde
   *[other] { $rounds } Runden
}
web-campaign-game-none = Partie { $game }: niemand gewinnt nach { $rounds ->
    [one] 1 Runde
   *[other] { $rounds } Runden
}
web-campaign-game-now = Partie { $game } wird gerade gespielt
web-campaign-rounds = { $rounds ->
    [one] 1 Runde
   *[other] { $rounds } Runden
}
web-campaign-epoch = Epoche { $epoch }
web-campaign-letters = Briefe
web-campaign-letters-note = antippen, um noch einmal zu lesen
web-campaign-no-letters = Noch ist kein Brief geöffnet worden.
web-campaign-of-game = Partie { $game }
web-campaign-in-game = gelesen in Partie { $game }
web-campaign-short = { $count ->
    [one] 1 kurze Nachricht eines Kuriers oder der Wahrsagerin
   *[other] { $count } kurze Nachrichten von Kurieren und der Wahrsagerin
}
web-campaign-letter-opening = Wie es begann
web-campaign-letter = Ein Brief
web-campaign-from-now-on = Von nun an
web-campaign-figures = Zahlen
web-campaign-source-build = Bauen
web-campaign-source-hut = Kräuterhütten
web-campaign-source-trumpet = Trompeten
web-campaign-source-herb = Kräuter
web-campaign-source-other = anderes
web-view-sum_fame = Ruhm aller Partien
web-view-sum_build = Ruhm fürs Bauen
web-view-sum_hut = Ruhm für Kräuterhütten
web-view-sum_trumpet = Ruhm durch Trompeten
web-view-sum_herb = Ruhm durch Kräuter
web-view-sum_other = Ruhm durch anderes
web-view-sum_seals = Erhaltene Siegel
web-view-sum_faces = Gekaufte Würfelseiten
web-view-sum_buildings = Gebaute Gebäude
web-campaign-faces = Gekaufte Würfelseiten
web-campaign-face = Partie { $game }, { $seals ->
    [0] geschenkt
    [one] 1 Siegel
   *[other] { $seals } Siegel
}
web-campaign-last-time = Beim letzten Mal in Queensdale …
web-campaign-book = Chronik als Buch
web-campaign-book-title = Die Chronik von Queensdale
web-campaign-back = Zurück zur Kampagne
web-campaign-save = Als Datei sichern
web-campaign-print = Drucken
web-campaign-place = { $name }: { $fame } von { $goal }

# Between two games in the browser.
web-between-steps = Die Liste zwischen zwei Partien
web-between-game = nach Partie { $game }
web-between-before-game = vor Partie { $game }
web-between-result = Ergebnis
web-between-cards = Epochenkarte
web-between-towers = Türme
web-between-storing = Einlagern
web-between-letters = Briefe
web-between-grocer = Krämer
web-between-huts = Erste Hütten
web-between-who-reached = Wer was erreicht hat
web-between-fame = { $fame } von { $goal }
web-between-on = Weiter
web-between-begin = Auf in die erste Partie
web-between-who-plays = Eine Kampagne beginnt
web-between-who-plays-more = Jeder von euch führt für die ganze Kampagne eine Familie. Wähle, wie du dort heißt.
web-between-break = Siegel brechen
web-between-sealed = Ein Brief an euch alle. Sein Siegel bricht nur einmal.
web-between-breaks = { $name } soll das Siegel brechen.
web-between-breaks-nobody = Wer mitspielt, bricht das Siegel.
web-between-break-instead = Selbst brechen
web-between-broke = { $name } hat das Siegel gebrochen.
web-between-has-read = Gelesen
web-between-readers = Wer den Brief gelesen hat
web-between-reads = { $name } liest noch.
web-between-read = { $name } hat ihn gelesen.
web-between-again = Auf der Seite der Kampagne kannst du ihn jederzeit wieder lesen.
web-between-about-seals = Siegel und Epochen
web-between-why-seals = Wer das Ziel verfehlt, erhält Siegel für den Krämer.
web-between-about-vote = Die Stimmen werden aufgedeckt
web-between-about-next = Die nächste Partie wird aufgebaut
web-between-hidden = Niemand sieht deine Wahl, bevor alle gewählt haben.
web-between-waits = { $name } entscheidet …
web-between-no-tile = ein freier Platz im Turm
web-between-die = Würfel { $die }
web-between-dice = Die Würfel von { $name }, aufgeklappt
web-between-in-turn = Wer an der Reihe ist
web-between-seals = { $count ->
    [one] Siegel
   *[other] Siegel
}
web-between-chances = Was die 30 Seiten bringen können
web-between-doubles = { $count ->
    [one] 1 doppelte
   *[other] { $count } doppelte
}
web-between-what = Welche Seite möchtest du?
web-between-where = { $face }: tippe die Seite an, die dafür geht
web-between-instead = { $face } statt { $lost_face }
web-between-crumb-face = Neue Seite
web-between-crumb-die-side = Alte Seite
web-between-before = vorher
web-between-after = nachher
web-between-gone = Die alte Seite ist für immer weg: { $face }.
web-between-how = Tippe eine Seite im Regal an, dann die Würfelseite, die dafür geht.
web-between-leave = Nichts mehr kaufen
web-between-take = Nehmen
web-between-buy = Kaufen für { $seals ->
    [one] 1 Siegel
   *[other] { $seals } Siegel
}
web-between-costs = Preis: { $seals ->
    [one] 1 Siegel
   *[other] { $seals } Siegel
}
web-between-left = noch { $count }
web-between-buys = { $name } ist beim Krämer …
web-between-store = { $name } lagert für Partie { $game }
web-between-room = Platz für { $count }
web-between-no-room = Es gibt kein Lager.
web-between-keeps-material = Holz, Stein oder Lehm
web-between-keeps-figurine = Figuren
web-between-keeps-any = alles
web-between-lost = Das ginge verloren:
web-between-all-kept = Alles bleibt erhalten.
web-between-farm = Der Bauernhof
web-between-farm-takes = { $items } beliebige Waren bringen 1 Gulden.
web-between-best-store = Am besten lagern
web-between-put-here = Hierher
web-between-carry = Zieh Dinge in ein Lager, zum Bauernhof oder auf den Tisch; oder tippe erst das Ding an, dann seinen Platz.
web-between-farm-first = { $first } beliebige Dinge bringen dieses eine Mal 1 Gulden, danach { $items }.
web-between-farm-part = Der Bauernhof nimmt nur volle Sätze: Gib ihm mehr, oder nimm etwas zurück.
web-between-store-all = Alles lagern
web-between-store-lose = Lagern, verlieren: { $items }
web-between-stores = { $name } lagert …
