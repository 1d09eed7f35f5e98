# The Rise of Queensdale: was die Kampagne für später aufhebt. Ein Platz erhält einen Text erst, wenn er ihn lesen darf.
good-marble = Marmor
amount-marble = { $count } Marmor
amount-merchant = { $count } Händler
amount-healer = { $count ->
    [one] 1 Heilerin
   *[other] { $count } Heilerinnen
}
figurine-merchant = Händler
figurine-merchant-does = Bringt 2 Grundrohstoffe nach Wahl.
figurine-healer = Heilerin
figurine-healer-does = Sammelt das Kräuterplättchen auf dem Feld des eigenen Kundschafters oder daneben, gleich welcher Art.
space-marble = Marmorfeld
step-keep_figurine = wählen, welche der gezogenen Figuren bleibt
web-view-renovated = Renoviert
web-view-tomes = Folianten
web-view-monument = Stufen des Monuments
web-view-gift_used = Gabe des Monuments in dieser Partie genutzt
web-view-castle_rooms = Schlosszimmer
web-view-knowledge = Wissenskarten
web-view-knowledge_deck = Wissenskarten im Stapel
web-view-pile = Zurückgelegte Wissenskarten
web-view-knowledge_used = Genutztes Wissen
web-view-more_huts = Weitere gewählte Hütten
web-view-tokens = In dieser Partie gesammelte Plättchen
web-view-learning = Wissenskarten
web-phase-learning = beim Lesen
web-once-figurine = eine Figur behalten
web-once-reroll = einmal kostenlos neu gewürfelt
web-once-exchange = einmal günstig am Bauernhof getauscht
web-once-space = ein besetztes Rohstofffeld
step-learn = Folianten für eine Wissenskarte geben oder behalten
step-keep_card = wählen, welche der beiden Wissenskarten bleibt
step-deal = den Handel auf dem Wochenmarkt wählen
web-move-study = Folianten für eine Wissenskarte geben
web-move-keep-tomes = Die Folianten behalten
web-move-keep-card = Behalten: { $book }. { $lesson }
web-move-usual-deal = Der übliche Handel
web-move-larger-deal = Der größere Handel
web-move-use-and-keep = Eine Figur nutzen und behalten: { $figurine }
web-move-use-courier-and-keep = Einen Kurier als { $figurine } nutzen und behalten
web-view-cogwheel = Zahnrad
web-view-faces_read = Gelesene Nummernkarten
web-view-faces_shown = Seiten, die alle kennen
web-view-number_cards = Deine Nummernkarten
web-view-orders = Königliche Aufträge
web-use-clear = Land roden
web-use-renovate = renovieren
step-ability = die Fähigkeit deines Charakters wählen
step-gift = wählen, was dir die Seite deiner Familie bringt
web-view-abilities = Fähigkeiten
web-view-marks = Verbraucht
used-mark-step = zusätzlicher Schritt des Kundschafters
used-mark-reroll = einen Würfel kostenlos neu gewürfelt
used-mark-free_die = Würfel, der nichts kostet
used-mark-surcharge = Bau ohne Aufpreis
used-mark-fed = Arme gespeist
used-mark-promise = Versprechen der Familie
web-view-promise = Für das Versprechen getan
web-view-promises_kept = Gehaltene Versprechen
promise-part-scout = Kundschafteraktion
promise-part-rider = Reiteraktion
promise-part-alone = einmal allein die Armen gespeist
promise-part-alone_again = zweimal allein die Armen gespeist
promise-part-blue_building = ein blaues Gebäude
promise-part-pink_building = ein rosa Gebäude
promise-part-orange_building = ein orangefarbenes Gebäude
promise-part-white_building = ein weißes Gebäude
promise-part-grey_building = ein graues Gebäude
promise-part-clear = gerodetes Land
promise-part-renovate = eine Renovierung
promise-part-monument = eine Stufe des Monuments
promise-part-segment = ein Abschnitt von Mauer oder Straße
promise-part-room = ein Schlosszimmer
step-renovate = wählen, welches Gebäude renoviert wird
step-room = das Schlosszimmer wählen, das eingerichtet wird
step-crown = Siegel dieser Partie für Ruhm in der nächsten zurückgeben oder behalten
step-swap = wählen, welche deiner Figuren du tauschst
step-swap_for = wählen, welche Figur du dafür bekommst
step-return_robber = einen deiner Raubrittermarker zurückgeben
web-phase-crown = Kronenleiste
web-phase-supper = Raubritter
web-view-crown = Kronenleiste
web-view-robbers = Raubrittermarker
web-view-robbers_at_work = In diesem Zug wirkende Marker
web-move-crown = Für Ruhm in der nächsten Partie { $seals ->
    [one] 1 Siegel
   *[other] { $seals } Siegel
} zurückgeben
web-move-crown-none = Alle Siegel behalten
web-move-robber = Einen Raubrittermarker nutzen: { $robber }
web-move-return-robber = Einen Raubrittermarker zurückgeben: { $robber }
web-move-swap = Tauschen: { $figurine }
web-move-swap-for = Nehmen von { $other }: { $figurine }
step-cogwheel = das Zahnrad drehen
step-spend = einen Grundrohstoff wählen, mit dem du zahlst
step-mirror = wählen, als welcher Würfel der Spiegel gilt
step-ledger = Grundrohstoffe eins zu eins tauschen
step-order = den königlichen Auftrag wählen, den du erfüllst
step-fulfil = den königlichen Auftrag erfüllen

# Seiten, die ungesehen gekauft werden.
face-card_1 = ungesehene Seite 1
face-card_2 = ungesehene Seite 2
face-card_3 = ungesehene Seite 3
face-card_4 = ungesehene Seite 4
face-card_5 = ungesehene Seite 5
face-card_6 = ungesehene Seite 6

# Dieselben, sobald ihre Nummernkarten gelesen sind.
face-weathercock = Wetterhahn
face-twin_hammer = Doppelhammer
face-proclamation = Ausrufung
face-pilgrim = Pilger
face-ledger = Rechnungsbuch
face-mirror = Spiegel

# Was geschehen ist.
qd-story-keep = { $seat } behält eine Figur, { $figurine }; die andere kommt zurück in den Beutel.
qd-story-reroll-signal = { $seat } entzündet das Signalfeuer und würfelt kostenlos neu.
qd-story-plan-clear = { $seat } lässt Land vermessen, das gerodet werden soll.
qd-story-plan-renovate = { $seat } will renovieren.
qd-story-cleared = { $seat } rodet Land und gewinnt einen Bauplatz.
qd-story-renovated = { $seat } renoviert: { $building }.
qd-story-tomes = { $seat } erhält { $tomes ->
    [one] 1 Folianten
   *[other] { $tomes } Folianten
}.
qd-story-reroll-monument = { $seat } würfelt dank des Monuments kostenlos neu.
qd-story-plan-monument = { $seat } lässt Steine für das Familienmonument behauen.
qd-story-monument = { $seat } errichtet Stufe { $stage } des Familienmonuments.
qd-story-new-monument = Von jetzt an kann eine Bauaktion auch die nächste von vier Stufen des eigenen Monuments errichten; jede Stufe zählt für immer zwei Ziernieten.
qd-story-ability = { $seat } hat eine neue Fähigkeit. { $ability }: { $passage } { $ability_rule }
qd-story-gift = { $seat } { $gift ->
    [seal] nimmt ein Siegel
   *[resources] nimmt Grundrohstoffe nach Wahl
}.
qd-story-promise = { $seat } hat das Versprechen der Familie gehalten; Partien, in denen es gehalten wurde: { $games }.
qd-story-step = { $seat } lässt den Kundschafter weitergehen.
qd-story-reroll-one = { $seat } sieht zweimal hin: Ein Würfel wird kostenlos neu gewürfelt.
qd-story-pay-nothing = { $seat } zahlt nichts für diesen Würfel.
qd-story-no-surcharge = { $seat } zahlt keinen Aufpreis für den Rang.
qd-story-learn = { $seat } gibt { $tomes ->
    [one] 1 Folianten
   *[other] { $tomes } Folianten
} für Wissen.
qd-story-learn-not = { $seat } gibt keine Folianten mehr für Wissen.
qd-story-knowledge = { $seat } behält eine Wissenskarte. { $book }: { $passage } { $lesson }
qd-story-larger-deal = { $seat } verlangt den größeren Handel.
qd-story-use-and-keep = { $seat } nutzt eine Figur und behält sie: { $figurine }.
qd-story-use-courier-and-keep = { $seat } nutzt einen Kurier als { $figurine } und behält ihn.
qd-story-reroll-nothing = { $seat } hat keinen Gulden und würfelt kostenlos neu.
qd-story-crown = { $seat } gibt { $seals ->
    [one] 1 Siegel
   *[other] { $seals } Siegel
} zurück; die Kronenleiste steht auf { $crown }.
qd-story-crown-none = { $seat } behält alle Siegel.
qd-story-crown-fame = { $seat } beginnt dank der Kronenleiste mit { $fame } Ruhm (Ziel { $goal }).
qd-story-robbers = { $seat } zieht von den Raubrittern: { $robbers }.
qd-story-robber = { $seat } ruft die Raubritter: { $robber }.
qd-story-robber-returned = { $seat } gibt den Raubrittern einen Marker zurück: { $robber }.
qd-story-swap = { $seat } will eine Figur tauschen: { $figurine }.
qd-story-swapped = { $seat } gibt { $other } eine Figur, { $figurine }, und bekommt dafür eine andere: { $got }.
qd-story-cogwheel = { $seat } dreht das Zahnrad um { $sectors ->
    [one] 1 Sektor
   *[other] { $sectors } Sektoren
}. Es zeigt: { $sector }.
qd-story-cogwheel-shows = Das Zahnrad zeigt: { $sector }.
qd-story-mirror = Der Spiegel von { $seat } gilt als: { $face }.
qd-story-face-known = Jetzt wissen alle, was die Seite der Nummernkarte { $number } kann. { $number_title }: { $number_rule }
qd-story-order = { $seat } erfüllt einen königlichen Auftrag: { $order }. { $wording }
qd-story-orders = Königliche Aufträge auf Feld J: { $orders }.
qd-story-seals-given = { $seat } gibt { $seals } Siegel.
qd-story-plan-room = { $seat } will ein Schlosszimmer einrichten.
qd-story-room = { $seat } richtet ein Schlosszimmer ein: { $furnished }.
qd-story-new-room = Von jetzt an kann eine Bauaktion auch ein Schlosszimmer einrichten; jedes Zimmer bringt einmal etwas.
qd-story-plunger = { $seat } hat den königlichen Pömpel.
qd-story-new-clear = Von jetzt an kann eine Bauaktion auch Land roden: Ein Wiesenplättchen im eigenen Stadtteil wird zum Bauplatz.
qd-story-new-renovate = Von jetzt an kann eine Bauaktion auch ein eigenes Gebäude renovieren; bis zum Spielende zählt es eine Zierniete mehr.
qd-story-new-marble = Von jetzt an bringen Steinwürfel auf den Marmorfeldern Marmor, je ein Stück.
qd-story-new-plunger = Von jetzt an geht der königliche Pömpel um: Wer ihn hat, darf einmal je Partie einen A-Würfel auf ein besetztes Aktionsfeld legen und gibt ihn dann nach links weiter.

# Die Epochen, wenn sie beginnen.
epoch-2-opens = Der Quartiermeister des Königs reitet mit einer langen Liste ein und findet die Abflüsse des ganzen Tals verstopft. Er lässt neue Pläne da, eine Messkette und, nach kurzem Nachdenken, den königlichen Pömpel.
epoch-3-opens = In einer Truhe, die nach Rauch riecht, kommen alte Bücher an, und eines nennt ein Bergkraut, das hier niemand je gesehen hat. Sägen und Meißel singen den ganzen Tag; die ersten Mauern zeigen schon Risse.
epoch-4-opens = Im Steinbruch kommt eine weiße Ader zum Vorschein. Marmor! Ehrliche Leute eilen ins Tal und ein paar von der anderen Sorte; die Händler unter ihnen packen gleich aus.
epoch-5-opens = Abends werden die Briefe der Großmütter vorgelesen, und jede Familie hört etwas, das sie nicht wusste. Wer vor uns war, soll nicht vergessen werden, was es an Stein auch kosten mag.
epoch-6-opens = Zum ersten Mal dreht sich die große Mühle, und der Hof schickt Briefe mit schwerem Siegelwachs. Heilerinnen kommen von den Hügeln herab und fragen zuallererst, wie die Königin schläft.
epoch-7-opens = Linien werden in den Staub gezogen, und das halbe Tal streitet, ob es seine Türen öffnen oder schließen soll. Wer Hände hat, wird um sie gebeten.
epoch-8-opens = Ein Segel auf dem Wasser im Osten! Es bringt den Arzt, der die Königin als Kind kannte, und seine erste Frage gilt der Farbe ihrer alten Wände.
epoch-9-opens = Das Heilmittel hat einen Namen, nur die Dächer fehlen noch. Wer den letzten Balken legt, wird ein Leben lang davon erzählen.

# Gebäude der Epoche 2.
building-carpenters_yard = Zimmerplatz
building-carpenters_yard-does = Deine Kräuterhütten kosten 1 Holz weniger.
building-common_warehouse = Gemeindelager
building-common_warehouse-does = Lagert bis zu 2 Holz, Stein oder Lehm in beliebiger Mischung für die nächste Partie.
building-alehouse = Bierhaus
building-alehouse-does = Beim Anwerben ziehst du 2 Figuren und behältst eine; ein gezogener Kurier muss bleiben.
building-scout_lodge = Kundschafterhaus
building-scout_lodge-does = Deine Kundschafterbewegungen haben 1 Schritt mehr.
building-drying_loft = Trockenboden
building-drying_loft-does = Nach einer Kundschafterbewegung mit 2 oder mehr Plättchen: 1 Grundrohstoff nach Wahl.
building-toll_gate = Zolltor
building-toll_gate-does = Dein Tageslohn ist um 1 Gulden höher.

# Gebäude der Epoche 3.
building-sawmill = Sägewerk
building-sawmill-does = Einkommen: 2 Holz.
building-brickworks = Ziegelei
building-brickworks-does = Einkommen: 2 Lehm.
building-vault = Gewölbe
building-vault-does = Lagert 3 Gulden mehr für die nächste Partie.
building-stonecutter = Steinmetz
building-stonecutter-does = Einkommen: 2 Stein.
building-chapel = Kapelle
building-chapel-does = Armenspeisung: 1 Brot mehr bringt 1 Stufe mehr.
building-ferry_house = Fährhaus
building-ferry_house-does = Brücken kosten deinen Kundschafter keinen Schritt.

# Gebäude der Epoche 4.
building-marble_yard = Marmorlager
building-marble_yard-does = Lagert bis zu 2 Marmor für die nächste Partie.
building-guild_hall = Zunfthaus
building-guild_hall-does = Jeder deiner Handwerker spart 1 mehr.
building-fountain = Brunnen
building-fountain-does = Beim Bau: Ruhm in Höhe deines Trompetenwerts.
building-scriptorium = Schreibstube
building-scriptorium-does = Deine Folianten-Aktion kostet keinen Gulden.
building-manor_kitchen = Gutsküche
building-manor_kitchen-does = Einkommen: 1 Brot und 1 Grundrohstoff nach Wahl.
building-posting_house = Poststation
building-posting_house-does = Sooft jemand einen Kurier zieht: 1 Gulden; ziehst du ihn selbst: 2 Gulden.

# Gebäude der Epoche 5.
building-concert_stage = Konzertbühne
building-concert_stage-does = Jeder deiner Spielleute hebt die Stimmung um 1 mehr.
building-apothecary = Apotheke
building-apothecary-does = Einmal je Runde darf dein Kundschafter ein Plättchen ohne passende Hütte sammeln.
building-granary = Kornspeicher
building-granary-does = Lagert bis zu 4 Brote für die nächste Partie.
building-marble_cutter = Marmorsäge
building-marble_cutter-does = Einkommen: 1 Marmor.

# Gebäude der Epoche 6.
building-mint = Münze
building-mint-does = Einkommen: 2 Gulden.
building-crane_yard = Kranplatz
building-crane_yard-does = Für den Rang eines Gebäudes zahlst du bis zu 2 Gulden weniger.
building-inn = Gasthof
building-inn-does = Lagert bis zu 3 Figuren für die nächste Partie, aber keine Kuriere.
building-mill_race = Mühlgraben
building-mill_race-does = Deine Zahnrad-Aktion darf kostenlos 1 Sektor weiter drehen.
building-theatre = Schauspielhaus
building-theatre-does = Einkommen: 1 Figur ziehen.
building-herb_press = Kräuterpresse
building-herb_press-does = Rohstoffe unter deinen Kräuterplättchen werden verdoppelt.
building-queens_statue = Statue der Königin
building-queens_statue-does = Beim Bau: Ruhm in Höhe deines Trompetenwerts.

# Gebäude der Epoche 7.
building-gatehouse = Torhaus
building-gatehouse-does = Abschnitte von Mauer oder Straße kosten dich 2 Holz, Stein oder Lehm weniger.
building-great_warehouse = Großlager
building-great_warehouse-does = Lagert bis zu 4 Holz, Stein oder Lehm in beliebiger Mischung für die nächste Partie.
building-workers_quarter = Arbeiterviertel
building-workers_quarter-does = Anwerben kostet dich nur Brot.

# Gebäude der Epoche 8.
building-palace_garden = Schlossgarten
building-palace_garden-does = Einkommen: 2 Ruhm.
building-royal_mason = Königlicher Maurer
building-royal_mason-does = In einer Bauaktion können bis zu 2 fehlende Holz, Stein oder Lehm mit je 1 Gulden bezahlt werden.
building-treasury = Schatzkammer
building-treasury-does = Lagert 5 Gulden mehr für die nächste Partie.
building-harbour_master = Hafenmeister
building-harbour_master-does = Felder am Landesteg geben dir 1 Rohstoff mehr.

# Gebäude der Epoche 9.
building-castle_chapel = Schlosskapelle
building-castle_chapel-does = Beim Bau: Ruhm in Höhe deines Trompetenwerts.
building-great_hall = Großer Saal
building-great_hall-does = Einkommen: 1 Marmor und 1 Gulden.
building-royal_apothecary = Hofapotheke
building-royal_apothecary-does = Das erste Plättchen, das du in einer Runde sammelst, bringt auch 1 Gulden.

# Turmplättchen: was sie tun.
tile-1a = grün, 1 Holz zu Beginn jeder Partie
tile-1b = grün, 1 Stein zu Beginn jeder Partie
tile-1c = grün, 1 Lehm zu Beginn jeder Partie
tile-1d = grün, 1 Gulden zu Beginn jeder Partie
tile-2a = grün, 1 Brot zu Beginn jeder Partie
tile-2b = blau, lagert 1 Holz, Stein oder Lehm
tile-2c = rosa, Einkommen von 1 Holz
tile-2d = Signalfeuer, in jeder Partie einmal kostenlos neu würfeln
tile-3a = grün, 1 Grundrohstoff nach Wahl zu Beginn jeder Partie
tile-3b = rosa, Einkommen von 1 Gulden
tile-3c = blau, lagert 1 Figur
tile-3d = Bannerturm, 5 Ziernieten, und bei Gleichstand vorn, ehe der Zufall entscheidet
tile-4a = grün, 2 Holz zu Beginn jeder Partie
tile-4b = grün, 2 Stein zu Beginn jeder Partie
tile-4c = grün, 2 Lehm zu Beginn jeder Partie
tile-4d = grün, 2 Gulden zu Beginn jeder Partie
tile-5a = grün, 1 Figur zu Beginn jeder Partie
tile-5b = grün, 1 Brot und 1 Gulden zu Beginn jeder Partie
tile-5c = rosa, Einkommen von 1 Grundrohstoff nach Wahl
tile-5d = blau, lagert 2 Waren beliebiger Art, aber keine Kuriere
tile-6a = grün, 1 Marmor zu Beginn jeder Partie
tile-6b = rosa, Einkommen von 1 Brot
tile-6c = rosa, Einkommen von 1 Stein und 1 Lehm
tile-6d = blau, lagert 3 Gulden mehr
tile-7a = grün, 3 Grundrohstoffe nach Wahl zu Beginn jeder Partie
tile-7b = grün, 2 Brote und 1 Gulden zu Beginn jeder Partie
tile-7c = rosa, Einkommen von 2 Grundrohstoffen nach Wahl
tile-7d = blau, lagert 4 Holz, Stein oder Lehm
tile-8a = grün, 1 Marmor und 1 Grundrohstoff nach Wahl zu Beginn jeder Partie
tile-8b = grün, Stimmung +1 zu Beginn jeder Partie
tile-8c = rosa, Einkommen von 1 Grundrohstoff nach Wahl und 1 Brot
tile-8d = blau, lagert 3 Figuren, aber keine Kuriere
tile-9a = Dach aus Schiefer
tile-9b = Dach aus Kupfer
tile-9c = Dach aus Ziegeln
tile-9d = Dach aus Blattgold

# Kurierkarten.
courier-1-title = Brot für den Straßentrupp
courier-1-text = Dreißig hungrige Männer flicken die Straße. Jeder darf 1 Brot geben und 2 Grundrohstoffe nach Wahl nehmen.
courier-2-title = Unangemeldete Prüfung
courier-2-text = Ein Beamter zählt die leeren Grundstücke. Wer einen freien Bauplatz hat, erhält 1 Gulden, alle anderen 1 Brot.
courier-3-title = Offene Börse
courier-3-text = Eine dankbare Reisende leert ihre Taschen. Jeder nimmt 1 Grundrohstoff nach Wahl, zuerst, wer die Karte gezogen hat.
courier-4-title = Verlorenes Gepäck
courier-4-text = Eine Truhe ist weg, und ihr Besitzer bleibt. Wer die Karte gezogen hat, zieht 1 weitere Figur; wer dann weniger Figuren hat, erhält 1 Brot.
courier-5-title = Chorprobe
courier-5-text = Wer das längste Gesicht macht, muss singen. Wer auf der Stimmungsleiste am weitesten unten steht, steigt um 1.
courier-6-title = Überflutete Brücken
courier-6-text = Der Fluss ist über die Ufer getreten. Für den Rest der Partie kostet das Betreten einer inneren Brücke 2 Schritte.
courier-7-title = Markttag
courier-7-text = Karren aus drei Grafschaften. Für den Rest der Partie gibt der Wochenmarkt 1 Rohstoff mehr.
courier-8-title = Wachdienst
courier-8-text = Die Wache braucht Bänke und Fässer. Für den Rest der Partie sind je ein Feld für Tageslohn, Wochenmarkt, Backstube und Anwerben geschlossen.
courier-9-title = Steuer auf Mörtel
courier-9-text = Die Schatzkammer hatte einen Einfall. Für den Rest der Partie kostet Bauen 1 Gulden mehr und bringt 1 Ruhm mehr.
courier-10-title = Erntewoche
courier-10-text = Die Öfen werden nicht kalt. Für den Rest der Partie gibt die Backstube 1 Brot mehr.
courier-11-title = Meister am Werk
courier-11-text = Ein berühmter Meister schaut zu, und niemand wagt es, Geld zu verlangen. Für den Rest der Partie braucht ein Rohstoffwürfel für eine Bauaktion keinen zusätzlichen Rohstoff.
courier-12-title = Wildschweine
courier-12-text = Am liebsten sind sie am Wasser. Für den Rest der Partie kann an den Sträuchern neben den Enden der inneren Brücken nicht gesammelt werden.
courier-13-title = Trommel und Pfeife
courier-13-text = Wo Musik spielt, sitzen die Münzen locker. Für den Rest der Partie können die Armen mit 1 Gulden statt 1 Brot gespeist werden.
courier-14-title = Wettlauf um das Siegel
courier-14-text = Die Königin will Kräuter trocknen sehen. Wer als Nächstes eine Kräuterhütte baut, erhält 1 Siegel; dann ist diese Karte erledigt.

# Die Wahrsagerin: die erste Hälfte für alle, die zweite nur für den, der die Karte zog.
clairvoyant-1-public = Sie schüttelt einen Becher und sieht viele Würfel die Hände wechseln.
clairvoyant-1-private = Eine Seite wird mit abgewandtem Bild verkauft, wenn die dritte Epoche da ist. Kauf sie ohne Furcht, flüstert sie: Sie ist der Grundrohstoff, den du gerade brauchst.
clairvoyant-2-public = Sie schließt die Augen und sagt, sie rieche nassen Stein, weiß wie Milch.
clairvoyant-2-private = Der weiße Stein gehorcht nur Würfeln, die Stein zeigen. Behalte auf jedem Würfel eine solche Seite, sagt sie, dann stehst du nicht mit leeren Händen vor dem Bruch.
clairvoyant-3-public = Sie hält sich die Ohren zu: Zwei Menschenmengen rufen, und jede hat recht.
clairvoyant-3-private = Wenn das Tal abstimmt, wird die Mauer gewinnen. Das Moos darauf hat sie schon gesehen.
clairvoyant-4-public = Sie zählt langsam bis zwölf, und dann lacht sie.
clairvoyant-4-private = Unter den Wissenskarten liegt eine, die Gulden spart, sooft der Rang eines Gebäudes teuer wird. Lies, rät sie dir, ehe andere es tun.
clairvoyant-5-public = Den kurzen Heimweg will sie nicht gehen; sie fürchtet sich vor einer Brücke.
clairvoyant-5-private = In der fünften Epoche werden die inneren Brücken einstürzen. Lass deinen Kundschafter nicht am falschen Ufer schlafen, bittet sie dich.
clairvoyant-6-public = Sie nimmt deine Hand und sieht den Ring deiner Mutter.
clairvoyant-6-private = Deine Familie hat eine zweite Gabe und weiß es noch nicht. Sie wartet auf die achte Epoche.
clairvoyant-7-public = Sie sieht sich um und sagt ziemlich laut, die Königin sei gar nicht krank.
clairvoyant-7-private = Dann beugt sie sich an dein Ohr: Fragt doch jemand nach dem Heilmittel, so ist es Lavendel und nichts als Lavendel.

# Was nicht geht.
refused-qd-no-more-bread = Du hast kein Gebäude, mit dem du mehr Brot geben kannst.
refused-qd-extra-level-lost = Eine Stufe unter dem Ende brächte ein zweites Brot nichts.
refused-qd-no-guilder-feeding = Die Armen bekommen Brot; keine geltende Karte lässt einen Gulden zu.
refused-qd-not-drawn = Diese Figur wurde nicht gezogen; zur Wahl stehen: { $figurines }.
refused-qd-courier-stays = Ein gezogener Kurier muss bleiben.
refused-qd-no-token-near = Auf dem Feld deines Kundschafters und daneben liegt kein Kräuterplättchen.
refused-qd-tower-power-used = Dieses Turmplättchen wirkt einmal je Partie, und du hast es schon genutzt.
refused-qd-space-is-closed = Die geltende Kurierkarte schließt das letzte freie Feld dieser Art: { $space }.
refused-qd-shrub-is-closed = An diesen Strauch kommt niemand heran, solange die Kurierkarte gilt.
refused-qd-shelf-is-full = Du hast so viele Folianten, wie jemand behalten darf: { $limit }.
refused-qd-no-gift = Dieses Neuwürfeln ist die Gabe eines Monuments, das du nicht vollendet hast.
refused-qd-gift-used = Dein Monument schenkt dir einmal je Partie ein Neuwürfeln, und du hast es schon genutzt.
refused-qd-no-such-knowledge = Du hast keine Wissenskarte, die das erlaubt.
refused-qd-knowledge-used = Dein Wissen erlaubt das einmal, und du hast es schon genutzt.
refused-qd-has-a-guilder = Dein Wissen erspart dir den Preis nur, solange du keinen Gulden hast.
refused-qd-seals-not-received = Zurückgeben kannst du nur Siegel, die du nach dieser Partie erhalten hast, und höchstens { $limit }.
refused-qd-no-such-robber = Diesen Raubrittermarker hast du nicht.
refused-qd-robber-idle = Dieser Raubrittermarker würde gerade nichts bewirken; du behältst ihn.
refused-qd-no-figurine-there = In dieser Farbe hat niemand sonst diese Figur.
refused-qd-no-resource-to-turn = Das Zahnrad um { $sectors } Sektoren zu drehen, kostet einen Grundrohstoff; du hast: { $have }.
refused-qd-turned-too-far = Du kannst das Zahnrad nicht um { $sectors } Sektoren drehen, sondern höchstens um { $most }.
refused-qd-a-die-needed = Ein königlicher Auftrag braucht einen Würfel mit A; dieser zeigt { $face }.
refused-qd-no-order-left = Auf Feld J liegt in dieser Partie kein königlicher Auftrag mehr.
refused-qd-no-order-paid = Du kannst keinen Auftrag auf Feld J bezahlen; du hast: { $have }.
refused-qd-order-is-gone = Dieser Auftrag liegt nicht auf Feld J.
refused-qd-order-not-paid = Du kannst diesen Auftrag nicht bezahlen. { $order } Du hast: { $have }.
refused-qd-no-courier-asked = Dieser Auftrag verlangt keine Figur, für die ein Kurier einspringen könnte.
refused-qd-no-room-left = Alle Schlosszimmer sind eingerichtet.
refused-qd-no-such-room = Zu { $players ->
    [2] zweit
    [3] dritt
   *[other] viert
} hat das Schloss dieses Zimmer nicht.
refused-qd-room-stands = Dieses Zimmer ist schon eingerichtet.
refused-qd-other-rooms-first = Dieses Zimmer ist erst offen, wenn alle anderen eingerichtet sind.

# Die Abstimmung über Mauer oder Straße.
step-ballot = deine zwei kleinen Wappenmarker geheim auf Mauer, Straße oder keins von beiden legen
step-break_tie = den Gleichstand entscheiden: Mauer oder Straße
web-view-ballot = Deine Stimme
web-view-branch = Mauer oder Straße
ballot-wall_wall = beide Marker auf die Mauer
ballot-wall = ein Marker auf die Mauer
ballot-wall_road = ein Marker auf die Mauer, einer auf die Straße
ballot-road = ein Marker auf die Straße
ballot-road_road = beide Marker auf die Straße
ballot-neither = kein Marker auf eins von beiden
web-move-vote = Abstimmen: { $ballot }
web-move-decide = Entscheiden für: { $branch }
qd-ballot-cast = Deine Stimme: { $ballot }.
qd-story-ballot = { $seat } hat abgestimmt.
qd-story-ballot-opened = { $seat } hat { $wall ->
    [0] keinen Marker
    [one] 1 Marker
   *[other] { $wall } Marker
} auf die Mauer gelegt und { $road ->
    [0] keinen Marker
    [one] 1 Marker
   *[other] { $road } Marker
} auf die Straße.
qd-story-ballot-tie = Auf Mauer und Straße liegen gleich viele Marker.
qd-story-tie-decided = Das niedrigste Ziel entscheidet: { $seat }.
refused-qd-own-tokens-decide = Deine eigenen Marker neigen zur anderen Seite, und sie entscheiden den Gleichstand.
refused-qd-no-such-ability = Dafür fehlt dir die Fähigkeit.
refused-qd-ability-used = Diese Fähigkeit hast du in dieser Runde schon genutzt, oder in dieser Partie, wenn sie nur einmal je Partie wirkt.
refused-qd-other-family = Das ist die Fähigkeit einer anderen Familie; wähle eine von deinen beiden.
refused-qd-too-many-dice = Kostenlos darfst du höchstens so viele Würfel neu würfeln: { $limit }.
refused-qd-no-surcharge-due = Was du baust, hat keinen Aufpreis, der wegfallen könnte.
qd-story-voted = { $seat } hat abgestimmt.
qd-story-vote-opened = { $seat } hat so gestimmt: { $vote_option }.
qd-story-trade-item = { $seat } tauscht { $goods } gegen ein Siegel.
qd-story-trade-nothing = { $seat } behält alles.
qd-story-free-face = { $seat } bekommt eine Würfelseite geschenkt: { $face }.
step-vote = abstimmen; alle Stimmen werden zugleich aufgedeckt
step-trade_item = eine Ware gegen ein Siegel tauschen oder alles behalten
step-free_face = eine Würfelseite wählen, die dich nichts kostet
refused-qd-no-such-option = Darüber wird hier nicht abgestimmt.
refused-qd-not-for-free = Diese Würfelseite wird nicht verschenkt.
qd-story-ribbons = { $seat } gibt einen Gulden für die Bänder und beginnt eine Stimmungsstufe höher.
qd-story-no-ribbons = { $seat } kauft keine Bänder.
step-ribbon = einen Gulden für die Bänder geben oder nicht
step-tell = die Karte anhören
refused-qd-no-guilder-for-ribbons = Die Bänder kosten einen Gulden, und du hast keinen.
qd-story-gift-missed = Wer das Ziel verfehlt hat, findet vor dem Zelt ein Brot: 1 Brot.
qd-story-gift-tomes = Die Bücher werden gezählt: Wer einen Folianten hat, erhält 1 Gulden, alle anderen 1 Folianten.
qd-story-gift-rivets = Der Steinbruch gibt 1 Marmor an alle mit den wenigsten Ziernieten.
qd-story-gift-oven = Der Ofen in der Scheune: Alle beginnen mit 1 Brot.
qd-story-gift-stage = Die Bühne in der Scheune: Alle beginnen auf Stimmungsstufe 1.
qd-story-gift-healers = Die Gäste aus dem Schnee helfen: Alle beginnen mit 1 Heilerin, solange es welche gibt.
qd-story-gift-listen = Was Lisbet erzählt hat, wurde aufgeschrieben: Alle erhalten 1 Folianten.
qd-story-gift-hall = Die offene Halle: Alle beginnen mit 1 Figur.
qd-story-gift-loaf = Das Brot der Königin: 1 Brot für das niedrigste Ziel.
qd-story-gift-last = Der letzte Balken: Alle nehmen 1 Grundrohstoff nach Wahl, wer weit zurückliegt 3.
qd-story-gift-wall = Die Mauer steht: Alle nehmen 1 Grundrohstoff nach Wahl.
qd-story-gift-quarters = Mittags öffnet sich das Tor: Jedes fertige Viertel der Mauer gibt 1 Grundrohstoff nach Wahl.
web-view-favours = Königliche Gunst
refused-qd-mirror-of-mirror = Ein Spiegel gilt nicht als Spiegel; wähle einen Würfel, der eine andere Seite zeigt.
refused-qd-nothing-to-change = Du kannst nichts tauschen, was du nicht hast: { $good }.

# Abschnitte von Mauer und Straße.
step-segment = den Abschnitt wählen, der gebaut wird
step-give_back = eine Ware zurückgeben, weil zu wenig an der Mauer gebaut wurde
web-view-segments = Abschnitte
web-view-finds = Funde
web-view-built_in = In dieser Partie an der Mauer gebaut
web-move-add-segment = Einen Abschnitt bauen
web-move-segment = Abschnitt { $slot } ({ $quarter })
web-move-return = { $goods } zurückgeben
qd-story-plan-wall = { $seat } will einen Abschnitt der Mauer bauen.
qd-story-plan-road = { $seat } will einen Abschnitt der Straße bauen.
qd-story-new-wall = Von nun an kann eine Bauaktion auch einen Abschnitt der Mauer bauen; nach jeder Partie wird die Mauer geprüft.
qd-story-new-road = Von nun an kann eine Bauaktion auch einen Abschnitt der Straße bauen, und Reiter liefern an ihr entlang.
qd-story-segment-wall = { $seat } baut Abschnitt { $slot } der Mauer ({ $quarter }).
qd-story-segment-road = { $seat } baut Abschnitt { $slot } der Straße ({ $quarter }).
qd-story-wall-kept = Die Mauer wird geprüft: { $built } von { $wanted } Abschnitten sind in dieser Partie gebaut worden, das genügt. Wer gebaut hat, erhält einen Rohstoff.
qd-story-wall-missed = Die Mauer wird geprüft: { $built } von { $wanted } Abschnitten sind in dieser Partie gebaut worden, das ist zu wenig. Wer keinen gebaut hat, gibt eine Ware zurück.
qd-story-give-back = { $seat } gibt zurück: { $goods }.
refused-qd-segment-stands = Dieser Abschnitt steht schon.
refused-qd-quarter-has-segment = In diesem Viertel hast du in dieser Partie schon einen Abschnitt der Mauer gebaut.
refused-qd-no-segment-left = Es gibt keinen Abschnitt mehr, den du bauen darfst.
# Reiter auf der Straße.
step-ride = zur nächsten Station reiten oder anhalten
step-deliver = an dieser Station liefern oder vorbeireiten
web-view-rider = Reiter
web-view-delivered = In dieser Partie beliefert
web-view-entered = Stationen betreten
web-move-ride = Zu Station { $slot } reiten ({ $quarter })
web-move-stop-riding = Hier anhalten
web-move-deliver = Liefern
web-move-pass-on = Vorbeireiten
qd-story-ride = Der Reiter von { $seat } erreicht Station { $slot } ({ $quarter }).
qd-story-deliver = { $seat } liefert an Station { $slot } ({ $quarter }).
refused-qd-not-next-station = Dein Reiter reitet von Station zu Station, eine nach der anderen.
refused-qd-no-segment-there = Dorthin führt kein Abschnitt der Straße.
refused-qd-rider-must-move = Dein Reiter muss mindestens eine Station erreichen.
refused-qd-delivery-not-paid = Diese Station verlangt { $price }; du hast: { $have }.

# Die Frage der Nummernkarten 47 und 48.
step-answer = zwei Kräuter nennen; alle Antworten werden gemeinsam aufgedeckt
web-move-answer = { $herb } und { $other_herb }
qd-story-answer = { $seat } hat zwei Kräuter genannt.
qd-story-answer-opened = { $seat } hat { $herb } und { $other_herb } genannt.
qd-story-gift-pair = Wer die richtigen zwei genannt hat, beginnt mit Ruhm in Höhe des Trompetenwerts.
# Geschichtenkarten.
web-view-story_card = Geschichtenkarte
web-view-lasting_cards = Dauerhafte Geschichtenkarten
web-view-herbs_found = Gesammelte Kräuter
refused-qd-no-resource-to-bake = Die Backstube kostet in dieser Partie einen Grundrohstoff; du hast: { $have }.
refused-qd-shaft-not-paid = Ein Würfel auf einem Marmorfeld kostet in dieser Partie auch Holz; du hast: { $have }.

# Das Fallbuch.
step-seal = eine Antwort versiegeln; niemand sieht sie, bevor sie geöffnet wird
qd-story-casebook = { $seat } schlägt das Fallbuch auf.
web-view-casebook = Fallbuch
web-view-sealed = Versiegelte Antworten
web-view-sealed_in = Versiegelt in Epoche
web-move-casebook = Fallbuch aufschlagen
web-move-seal-cause = { $question } { $cause }
web-move-seal-seller = { $question } { $seller }
web-move-seal-pair = { $question } { $herb } und { $other_herb }
refused-qd-no-casebook = Das Fallbuch gibt es noch nicht.
refused-qd-nothing-to-seal = Vor dieser Partie hast du zu jeder Frage, die noch nicht offen ist, eine Antwort versiegelt.
refused-qd-answers-are-open = Die Antworten auf diese Frage sind offen.
refused-qd-sealed-already = Auf diese Frage hast du vor dieser Partie schon eine Antwort versiegelt.
refused-qd-not-named-yet = Das hat noch keine gelesene Karte genannt.
refused-qd-same-answer = Diese Antwort hast du schon versiegelt.
space-fair = Jahrmarkt
step-old_friend = eines deiner entfernten Turmplättchen für einen Tag zurückholen
web-view-tents = Brot in den Zelten von
web-view-removed_tiles = Entfernte Turmplättchen
web-view-friend = Alter Freund
web-raft = Floß
web-move-visit = Das Zelt besuchen ({ $quarter })
web-move-act-again = Die Aktion noch einmal ausführen
web-move-wed = { $side ->
    [left] Nach links
   *[right] Nach rechts
} eine Figur geben: { $figurine }
web-move-at-raft = Auf dem Floß
web-move-call-friend = Einen alten Freund rufen
web-move-friend = { $tile }
used-mark-roll = in dieser Runde neu gewürfelt
used-mark-second_action = Nachtschicht
used-mark-wedding = Hochzeit
qd-story-visit = Der Kundschafter von { $seat } schaut im Zelt vorbei ({ $quarter }).
qd-story-rest-raft = Der Kundschafter von { $seat } rastet auf dem Floß.
qd-story-act-again = { $seat } lässt die Nachtschicht die Aktion noch einmal ausführen.
qd-story-wedding = { $seat } gibt { $other } eine Figur: { $figurine }. Beide erhalten einen Grundrohstoff.
qd-story-call-friend = { $seat } ruft einen alten Freund.
qd-story-friend = Ein alter Freund ist für einen Tag zurück bei { $seat }: { $tile }
qd-story-reroll-lantern = { $seat } würfelt im Laternenlicht kostenlos neu.
refused-qd-no-bread-in-tent = In diesem Zelt gibt es kein Brot für deinen Kundschafter.
refused-qd-no-such-story = Die Geschichtenkarte dieser Partie erlaubt das nicht.
refused-qd-shift-done = Du hast die Nachtschicht in dieser Partie schon genutzt.
refused-qd-nothing-to-repeat = Du hast in diesem Zug keine Aktion ausgeführt.
refused-qd-wedding-over = Du hast in dieser Partie schon eine Figur verschenkt.
refused-qd-one-neighbour = Zu zweit sitzt rechts dieselbe Person wie links.
refused-qd-tile-not-removed = Dieses Plättchen wurde nicht aus deinem Turm entfernt.
refused-qd-friend-called = Du hast in dieser Partie schon einen alten Freund gerufen.
refused-qd-no-old-friend = Keines deiner entfernten Turmplättchen könnte jetzt etwas bewirken.
refused-qd-rerolled-already = Nur das erste Neuwürfeln einer Runde ist kostenlos.
refused-qd-reroll-is-free = Dein erstes Neuwürfeln in dieser Runde ist kostenlos.
refused-qd-no-raft = Es gibt kein Floß.

# Züge des Rads, der Aufträge und der Räume.
web-move-turn = Um { $sectors ->
    [one] 1 Sektor
   *[other] { $sectors } Sektoren
} drehen
web-move-fulfil = { $order }
web-move-fulfil-by-courier = { $order }, mit dem Kurier
web-move-furnish = Einrichten: { $furnished }
web-move-gift = { $gift ->
    [seal] Ein Siegel nehmen
   *[resources] Grundrohstoffe deiner Wahl nehmen
}
web-move-ability = { $ability }: { $ability_rule }
web-move-step-on = Den Kundschafter einen Schritt weitergehen lassen
web-move-pay-nothing = Nichts zahlen
web-move-no-surcharge = Keinen Aufpreis zahlen
web-move-renovate = Renovieren: { $building }
web-move-as-die = Als Würfel { $die }
web-move-change = { $given } gegen { $taken }
web-move-change-nothing = Nichts mehr tauschen
web-move-paint-nothing = Keine Würfelseite nehmen
