# The Rise of Queensdale: die Klauseln der Regeln, je eine Nachricht; games/queensdale/clauses.toml ist ihr Verzeichnis.

# Spielmaterial und allgemeine Vereinbarungen.
chapter-QD-COMP = Spielmaterial und allgemeine Vereinbarungen
clause-QD-COMP-01 = Das Spiel ist für 2, 3 oder 4 Spieler; die aufgedruckte Altersangabe lautet ab 12.
clause-QD-COMP-02 = Das Spiel ist eine Kampagne: eine Kette verbundener Partien, bei der das in einer Partie Erreichte erhalten bleibt und zwischen den Partien neue Regeln und neues Material freigeschaltet werden.
clause-QD-COMP-03 = Es gibt 20 Würfel, fünf in jeder der vier Spielerfarben.
clause-QD-COMP-04 = Ein Würfel hat sechs austauschbare Seiten; jede Farbe beginnt mit 30 Aufklebern für Würfelseiten (5 Würfel x 6 Seiten).
clause-QD-COMP-05 = Jeder Würfel jeder Farbe beginnt mit denselben sechs Seiten: Holz, Stein, Lehm, Gulden, Aktion (A), Aktion (A).
clause-QD-COMP-06 = Es gibt 48 Kräuterplättchen. Die eine Seite zeigt eine von 6 Kräuterarten, die andere eine von 6 Arten von Belohnungen; ein verdecktes Plättchen zeigt seine Art und verbirgt seine Belohnung.
clause-QD-COMP-07 = Es gibt 14 Kräuterhütten.
clause-QD-COMP-08 = Die Figuren der ersten Partie sind 8 Handwerker, 8 Spielleute und 2 Kuriere (zusammen 18); alle anderen Figuren bleiben aus dem Spiel, bis die Kampagne sie hereinbringt.
clause-QD-COMP-09 = Holz, Stein und Lehm gibt es als einzelne Stücke und als 3er-Marker; Gulden gibt es als Marker.
clause-QD-COMP-10 = In der Schachtel liegen weiße Klötzchen; in der ersten Partie werden sie nicht benutzt.
clause-QD-COMP-11 = Brotmarker und Siegel gehören zum allgemeinen Vorrat.
clause-QD-COMP-12 = Es gibt 12 X-Marker und 4 Kuriermarker.
clause-QD-COMP-13 = Es gibt 126 Karten: 21 Epochenkarten, 12 Epochenendkarten, 4 Deck- oder Bodenkarten, 10 gelbe Geschichtenkarten, 6 braune Geschichtenkarten, 4 Geschichtenkarten einer dritten Farbe, 48 Nummernkarten (1-48), 7 Wahrsagerinkarten und 14 Kurierkarten.
clause-QD-COMP-14 = Drei Gebäudetafeln gehören zu Epoche 1 (1-1, 1-2, 1-3); zwölf weitere Gebäudetafeln gehören zu späteren Epochen.
clause-QD-COMP-15 = Es gibt 6 Tafeln mit Sondermarkern; jeder Sondermarker trägt eine Nummer.
clause-QD-COMP-16 = Es gibt 14 Aufkleberbögen, davon 7 mit Regelaufklebern.
clause-QD-COMP-17 = Es gibt 9 Tafeln mit Epochenbelohnungen (Turmtafeln), eine für jede Epoche, mit je 4 Turmplättchen.
clause-QD-COMP-18 = Regelaufkleber tragen die Nummern R1 bis R80, Planaufkleber die Nummern 1 bis 39.
clause-QD-COMP-19 = Aufkleber 1 ist der Abdeckaufkleber. Seine Übersicht nennt Abdeckungen für 2 Steinfelder, 2 Lehmfelder, 2 Holzfelder und 1 Guldenfeld, für je ein Feld von Bauen, Tageslohn, Wochenmarkt, Arbeiter, Kundschafter 2, Reiter 2, Reiter 3, Zahnrad und Folianten sowie für 4 weitere Rohstofffelder.
clause-QD-COMP-20 = Zu jeder Farbe gehören eine Charaktertafel, mehrere Wappen zur Auswahl, 2 kleine Wappenmarker, ein Stimmungsmarker, ein Ruhmespunktmarker, ein Epochenzielmarker, ein Kundschafter und 5 Würfel.
clause-QD-COMP-21 = Gemeinsame Tafeln sind das Tal (vier Viertel), eine zweiseitige Aktionstafel, eine Übersichtstafel und die Ruhmesleiste.
clause-QD-COMP-22 = Es gibt zwei Plättchen mit Höhleneingängen; sie werden nur mit 3 Spielern benutzt.
clause-QD-COMP-23 = Es gibt einen Startspielermarker, einen königlichen Pömpel und einen Standfuß aus Kunststoff; der Standfuß gehört zu späteren Partien.
clause-QD-COMP-24 = Es gibt einen Bogen mit Familiengeschichten, der sich in vier Stücke teilen lässt.
clause-QD-COMP-25 = Ein Übersichtsbogen trägt eine durchnummerierte Checkliste: die Schritte 1-10 vor einer Partie und die Schritte 12-17 danach.
clause-QD-COMP-26 = Der Vorrat an Holz, Stein, Lehm, Gulden, Brot und Siegeln geht nie aus.
clause-QD-COMP-27 = Die Zahl der Figuren ist fest; eine fehlende Figur wird nie ersetzt.
clause-QD-COMP-28 = Solange eine Wirkung nichts anderes sagt, geht alles, was ein Spieler zahlt, in den Vorrat, und alles, was ein Spieler erhält, kommt aus dem Vorrat.
clause-QD-COMP-29 = Das Fragezeichen steht für einen Rohstoff nach Wahl des Spielers aus Holz, Stein, Lehm und Gulden.
clause-QD-COMP-30 = Auf Bildern eines Tauschs steht links die Zahlung und rechts, was man dafür erhält.
clause-QD-COMP-31 = Ein 3er-Marker ist drei einzelne Stücke seiner Sorte wert und darf jederzeit gegen einzelne Stücke getauscht werden und umgekehrt.
clause-QD-COMP-32 = Wer n Ruhmespunkte erhält, rückt mit dem eigenen Ruhmespunktmarker auf der Ruhmesleiste n Felder vor.
clause-QD-COMP-33 = Karten, Aufkleber und Tafeln bleiben ungesehen, bis eine Anweisung nach ihnen verlangt.
clause-QD-COMP-34 = Gesperrte Inhalte der Kampagne werden an keinen Client ausgeliefert, bevor sie freigeschaltet sind, auch nicht als Text, Bild oder Dateiname.
clause-QD-COMP-35 = „Grundrohstoff“ meint immer Holz, Stein, Lehm oder Gulden. „Ware“ meint alles, was der Bauernhof nimmt: Holz, Stein, Lehm, Brot, Figuren und später Marmor. Ein Gulden ist keine Ware.
clause-QD-COMP-36 = Kräuterhütten sind begrenzt: Für alle Spieler zusammen gibt es 14.
clause-QD-COMP-37 = Ein Abdeckaufkleber muss nur zum Bild ringsum passen; welcher benutzt wird, hat keinen Einfluss auf das Spiel.
clause-QD-COMP-38 = Güter, Figuren, Siegel, Folianten, Gebäude, Würfelseiten und geworfene Würfel sind für alle offen; verborgen sind nur die Belohnungen der Kräuterplättchen, die Reihenfolge im Beutel, die Kartenstapel, die geheimen Teile der Wahrsagerinkarten und ungesehen gekaufte Nummernkarten.
clause-QD-COMP-39 = Spieler können untereinander Güter weder tauschen noch verleihen noch verschenken, solange keine Karte es erlaubt.

# Spielaufbau der ersten Partie.
chapter-QD-SETUP = Spielaufbau der ersten Partie
clause-QD-SETUP-01 = Vor der ersten Partie sucht sich jeder Spieler eine Farbe aus und behält sie die ganze Kampagne lang.
clause-QD-SETUP-02 = Ein Spieler wählt eine der zwei Seiten (weiblich oder männlich) der Charaktertafel.
clause-QD-SETUP-03 = Alle Spieler der ersten Partie spielen die ganze Kampagne; hat sie mit weniger als vier Spielern begonnen, darf später niemand dazukommen.
clause-QD-SETUP-04 = Jeder Spieler wählt ein Wappen der eigenen Farbe für die Charaktertafel; die anderen Wappen dieser Farbe scheiden aus der Kampagne aus.
clause-QD-SETUP-05 = Jeder Spieler erhält zufällig eine Familiengeschichte, teilt ihren Text allen am Tisch mit und setzt das zugehörige Familiensymbol auf die Charaktertafel.
clause-QD-SETUP-06 = Jeder Spieler gibt dem eigenen Charakter vor der ersten Partie einen Namen.
clause-QD-SETUP-07 = Jeder Spieler nimmt beide kleinen Wappenmarker und den Stimmungsmarker der eigenen Farbe.
clause-QD-SETUP-08 = Material der Farben, die niemand spielt, wird nicht benutzt.
clause-QD-SETUP-09 = Erste Partie, Schritt 1: Das Tal wird zusammengesetzt, und alle setzen sich an den Stadtteil der eigenen Farbe.
clause-QD-SETUP-10 = Erste Partie, Schritt 2: Holz, Stein und Lehm mit ihren 3er-Markern und die Gulden bilden den Vorrat.
clause-QD-SETUP-11 = Erste Partie, Schritt 3: Übersichtstafel und Aktionstafel werden ausgelegt; die Aktionstafel zeigt bei zwei Spielern ihre Seite für 2 Spieler, bei drei oder vier Spielern die andere.
clause-QD-SETUP-12 = Erste Partie, Schritt 4: In den Beutel kommen die 18 Figuren des Anfangs (QD-COMP-08).
clause-QD-SETUP-13 = Erste Partie, Schritt 5: Die 48 Kräuterplättchen werden gemischt; auf jedes Strauchplättchen kommt eines, verdeckt.
clause-QD-SETUP-14 = Erste Partie, Schritt 6: Brot, Siegel, X-Marker, Kuriermarker und der königliche Pömpel werden neben den Spielplan gelegt.
clause-QD-SETUP-15 = Erste Partie, Schritt 7: Die Gebäude der Tafeln 1-1, 1-2 und 1-3 bilden das Gebäudeangebot.
clause-QD-SETUP-16 = Erste Partie, Schritt 8: Jeder Spieler nimmt die eigene Charaktertafel und fünf Würfel und, nur in dieser Partie, 3 Gulden und 1 Siegel.
clause-QD-SETUP-17 = Erste Partie, Schritt 9: Die Stimmungsmarker beginnen auf der untersten Stufe, die Epochenzielmarker auf 10 und die Ruhmespunktmarker am Anfang der Ruhmesleiste.
clause-QD-SETUP-18 = Erste Partie, Schritt 10: Jeder Kundschafter beginnt auf dem Feld mit dem Zelt seiner Farbe; dann setzt jeder Spieler eine Kräuterhütte auf einen der sechs Hüttenplätze dort.
clause-QD-SETUP-19 = Erste Partie, Schritt 11: Die Kartenstapel werden bereitgelegt; eine Karte wird erst gelesen, wenn das Spiel danach verlangt.
clause-QD-SETUP-20 = Erste Partie, Schritt 12: Von hier an folgen jedes Spielende und jede neue Partie der Checkliste auf dem Übersichtsbogen.
clause-QD-SETUP-21 = In der ersten Partie ist Startspieler, wer zuletzt einen Pömpel benutzt hat; dieser Spieler nimmt den Startspielermarker.
clause-QD-SETUP-22 = Vor der allerersten Partie liest der Startspieler die Eröffnungsgeschichte vor.
clause-QD-SETUP-23 = Das digitale Spiel lost den ersten Startspieler aus oder lässt den Gastgeber einen bestimmen.
clause-QD-SETUP-24 = Vor der ersten Partie darf mit dem Siegel vom Anfang der Krämer benutzt werden, obwohl die Liste der ersten Partie ihn nicht nennt.
clause-QD-SETUP-25 = Die erste Kräuterhütte wird gewählt, wenn alle Kräuterplättchen auf der Landkarte liegen; alle Spieler wählen gleichzeitig und dürfen dieselbe Kräuterart wählen.
clause-QD-SETUP-26 = Mit weniger als vier Spielern dürfen beliebige Farben genommen werden. Zwei Spielern schlägt das Programm gegenüberliegende Stadtteile vor.
clause-QD-SETUP-27 = Wer die Gruppe verlässt, darf durch einen anderen Menschen oder einen Bot ersetzt werden, der den vollständigen Stand übernimmt; die Zahl der Spieler ändert sich nie.
clause-QD-SETUP-28 = Aufkleber setzt das Programm. Die Lage eines Symbols auf einem Würfel hat keine Wirkung.
clause-QD-SETUP-29 = Auch die Sträucher unbenutzter Viertel bekommen Kräuterplättchen; Bauernhof, Bauplätze und Turmplätze unbenutzter Stadtteile haben keine Funktion, außer dass sie Felder für Kundschafter sind.

# Tafeln und Landkarte.
chapter-QD-BOARD = Tafeln und Landkarte
clause-QD-BOARD-01 = Das Tal besteht aus vier Vierteln mit je einem Stadtteil; zwei Flüsse kreuzen sich in der Mitte und trennen die vier.
clause-QD-BOARD-02 = Brücken verbinden die Ufer.
clause-QD-BOARD-03 = Das Land besteht aus Sechseckplättchen; im Lauf der Kampagne können Plättchen ausgetauscht werden.
clause-QD-BOARD-04 = Jedes Viertel hat 12 Strauchplättchen, zusammen 48; so werden alle Kräuterplättchen benutzt.
clause-QD-BOARD-05 = Jedes Viertel trägt die Felder eines der vier Grundrohstoffe.
clause-QD-BOARD-06 = Jeder Stadtteil beginnt mit einem Bauernhof, 4 Bauplätzen ringsum, 3 runden Turmplätzen und Wiesenplättchen.
clause-QD-BOARD-07 = Jede Farbe hat ein großes Startfeld mit Zelt und sechs Hüttenplätze, einen für jede Kräuterart.
clause-QD-BOARD-08 = Die Rückseite eines Wiesenplättchens zeigt einen Bauplatz.
clause-QD-BOARD-09 = Die Ruhmesleiste zeigt für jede Epoche ein Zielfeld mit einem nummerierten Turm und direkt davor einen roten Bereich.
clause-QD-BOARD-10 = Auf der Aktionstafel gibt es ein lila Feld, das mit einem Sternchen markiert ist.
clause-QD-BOARD-11 = Auf jedem Feld liegt höchstens ein Würfel zur selben Zeit; nur das lila Feld fasst beliebig viele.
clause-QD-BOARD-12 = Wiesenplättchen und Höhleneingänge können nie bebaut werden.
clause-QD-BOARD-13 = Größe des Tals: 36 Sechseckfelder je Viertel (1 Zelt, 1 Bauernhof, 4 Bauplätze, 3 Turmplätze, 6 Wiesenplättchen, 12 Strauchplättchen, 9 Wiesen), 144 Sechseckfelder und 8 Brücken, zusammen 152 Felder.
clause-QD-BOARD-14 = Symmetrie: Jedes Viertel benutzt dieselben lokalen axialen Koordinaten; Feld (k,q,r) wird auf ((k+1) mod 4, q, r) abgebildet und um 90 Grad gedreht gezeichnet. Sechseckfelder verschiedener Viertel sind nie benachbart; nur Brücken verbinden sie.
clause-QD-BOARD-15 = Brücken: Für jedes k verbindet eine innere Brücke (k,-1,2) mit (k+1,2,0) und eine äußere Brücke (k,-2,4) mit (k+1,4,0).
clause-QD-BOARD-16 = Entfernungen von einem Zelt: eigene Sträucher 1-4 Schritte, Sträucher der beiden Nachbarviertel 5-10, des gegenüberliegenden Viertels 10-12; jedes Feld ist erreichbar.
clause-QD-BOARD-17 = Viertel im Uhrzeigersinn: Rot, Blau, Grün, Gelb; ihre Rohstoffgebiete: Holz, Stein, Lehm, Gulden.
clause-QD-BOARD-18 = Das Startfeld mit Zelt zählt als ein einziges Feld, obwohl es groß gezeichnet ist.
clause-QD-BOARD-19 = Turmplätze, Turmplättchen, Bauplätze, Gebäude, Wiesenplättchen und fremde Stadtteile sind für Kundschafter gewöhnliche Felder.
clause-QD-BOARD-20 = Rohstofffelder und Aktionsfelder sind Felder für Würfel, nie Felder der Landkarte.

# Charaktertafel und Epochenzielkarte.
chapter-QD-CHAR = Charaktertafel und Epochenzielkarte
clause-QD-CHAR-01 = Die Charaktertafel zeigt den Charakter, seinen Namen, das Wappen, das Familiensymbol und die aktuelle Epochenzielkarte.
clause-QD-CHAR-02 = Die Epochenzielkarte nennt die Ruhmespunkte, die man braucht, um die aktuelle Epoche abzuschließen.
clause-QD-CHAR-03 = Die Epochenzielkarte nennt drei Werte für Ruhmespunkte: je Bauaktion, je Kräuterhütte und den Trompetenwert.
clause-QD-CHAR-04 = Alle übrigen Teile der Charaktertafel bleiben ohne Funktion, bis die Kampagne sie erklärt.
clause-QD-CHAR-05 = In Epoche 1 ist das Ziel 10 Ruhmespunkte, und die Werte sind: Bauen 2, Kräuterhütte 1, Trompete 1.
clause-QD-CHAR-06 = Eine neue Epochenzielkarte ersetzt die bisherige und ändert alle Werte auf einmal; die ersetzte Karte scheidet aus der Kampagne aus.
clause-QD-CHAR-07 = Für alle Ruhmespunkte eines Spielers in einer Partie gelten die Werte der Epochenzielkarte, die er zu Beginn dieser Partie hat.
clause-QD-CHAR-08 = Seite, Name und Wappen des Charakters beeinflussen das Spiel nie.
clause-QD-CHAR-09 = Epochenziele 1-9: 10, 16, 22, 30, 38, 46, 54, 62, 70.
clause-QD-CHAR-10 = Ruhm je Bauaktion, Epochen 1-9: 2, 3, 4, 5, 6, 6, 6, 7, 8 (erste Auflage des Pakets: 2, 3, 4, 5, 6, 7, 8, 9, 10).
clause-QD-CHAR-11 = Ruhm je Kräuterhütte, Epochen 1-9: 1, 1, 1, 1, 2, 2, 2, 2, 2 (erste Auflage des Pakets: 1, 2, 2, 3, 3, 4, 4, 5, 5).
clause-QD-CHAR-12 = Trompetenwert, Epochen 1-9: 1, 1, 1, 1, 1, 1, 2, 2, 2 (erste Auflage des Pakets: 1, 1, 2, 2, 3, 3, 4, 4, 5).

# Runde und Zug.
chapter-QD-ROUND = Runde und Zug
clause-QD-ROUND-01 = Eine Partie ist eine Folge von Runden.
clause-QD-ROUND-02 = Zu Beginn einer Runde werfen alle Spieler zugleich ihre fünf Würfel.
clause-QD-ROUND-03 = Der Startspieler hat den ersten Zug; weiter geht es im Uhrzeigersinn.
clause-QD-ROUND-04 = In seinem Zug nimmt ein Spieler einen der eigenen geworfenen Würfel, setzt ihn ein und führt aus, was das Feld bietet.
clause-QD-ROUND-05 = Die Züge gehen reihum, bis niemand mehr Würfel hat.
clause-QD-ROUND-06 = Am Ende der Runde nimmt jeder Spieler die eigenen Würfel zurück.
clause-QD-ROUND-07 = Am Ende der Runde geht der Startspielermarker an den linken Nachbarn; dann beginnt die nächste Runde.
clause-QD-ROUND-08 = Die Partie geht Runde um Runde weiter, bis die Bedingung für das Spielende (QD-END-01) erfüllt ist.
clause-QD-ROUND-09 = Nach links weitergeben heißt: an den nächsten Spieler im Uhrzeigersinn.
clause-QD-ROUND-10 = Ein Spieler, dessen Würfel verbraucht sind oder der die Runde für sich beendet hat, wird übersprungen.
clause-QD-ROUND-11 = In seinem Zug muss ein Spieler entweder genau einen Würfel einsetzen oder die Runde für sich beenden (QD-DICE-10); alle Würfel zu behalten und zu warten ist unmöglich.
clause-QD-ROUND-12 = Ein Zug endet, wenn der Spieler ihn nach dem Einsetzen bestätigt; auf das Einsetzen dürfen also noch Figuren und neue Würfe der übrigen Würfel folgen.
clause-QD-ROUND-13 = Alle Wirkungen eines eingesetzten Würfels werden vollständig abgehandelt, bevor der nächste Spieler handelt.
clause-QD-ROUND-14 = Sicherheitsende: Eine Partie, in der bis zum Ende von Runde 20 niemand ein Ziel erreicht hat, endet; niemand gilt als am Ziel.
clause-QD-ROUND-15 = Ein Spieler darf in einer Runde mehrere Felder besetzen, auch mehrere Felder derselben Aktion.

# Einsatz der Würfel.
chapter-QD-DICE = Einsatz der Würfel
clause-QD-DICE-01 = Ein Würfel, der einen Rohstoff zeigt, darf auf ein freies Rohstofffeld derselben Sorte.
clause-QD-DICE-02 = Ein Würfel, der A zeigt, darf auf jedes freie Aktionsfeld.
clause-QD-DICE-03 = Ein Würfel darf nur dann auf ein Aktionsfeld gesetzt werden, wenn der Spieler die Aktion dann auch wirklich ausführt.
clause-QD-DICE-04 = Ein Rohstoffwürfel darf als Aktion genutzt werden: Der Spieler zahlt zusätzlich ein Stück des gewürfelten Rohstoffs in den Vorrat.
clause-QD-DICE-05 = Ein Würfel zeigt Holz. Sein Besitzer darf ihn auf ein Aktionsfeld setzen, wenn er 1 Holz abgibt.
clause-QD-DICE-06 = Aktionsfelder gibt es auf der Aktionstafel und später auf Karten.
clause-QD-DICE-07 = Jederzeit während des eigenen Zugs darf ein Spieler eigene Würfel neu würfeln.
clause-QD-DICE-08 = Einmal neu würfeln kostet ein Stück der dafür abgebildeten Materialien und gilt für beliebig viele der eigenen Würfel.
clause-QD-DICE-09 = Das Neuwürfeln darf wiederholt werden; Würfel und Zahlung werden jedes Mal neu gewählt.
clause-QD-DICE-10 = Ein Spieler darf beschließen, keine weiteren Würfel einzusetzen; die Runde ist dann für ihn sofort beendet.
clause-QD-DICE-11 = Bezahlt wird das Neuwürfeln mit 1 Holz, 1 Stein, 1 Lehm, 1 Gulden oder 1 Brot.
clause-QD-DICE-12 = Die Runde für sich zu beenden ist mit beliebig vielen unbenutzten Würfeln erlaubt und gilt für diese Runde endgültig.
clause-QD-DICE-13 = Kann ein Spieler keinen Würfel regelgerecht einsetzen, muss er neu würfeln (wenn er es bezahlen kann) oder die Runde für sich beenden.
clause-QD-DICE-14 = Neu gewürfelt werden können nur Würfel, die in dieser Runde noch nicht eingesetzt sind.
clause-QD-DICE-15 = Neu zu würfeln ist vor dem Einsetzen und danach (mit den übrigen Würfeln) erlaubt; wer die Runde für sich beendet hat, darf es nicht mehr.
clause-QD-DICE-16 = Der zusätzliche Rohstoff für einen Rohstoffwürfel wird vor der Aktion und zusätzlich zu deren eigenen Kosten gezahlt; was die Aktion einbringt, kann nicht dafür verwendet werden.
clause-QD-DICE-17 = Ein Rohstoffwürfel, dessen Rohstoff der Spieler nicht besitzt, kann nicht auf ein Aktionsfeld gesetzt werden.
clause-QD-DICE-18 = Eine Aktion gilt nur dann als ausgeführt, wenn ihre Kosten voll gezahlt sind und sie etwas ändert; sonst ist das Einsetzen unzulässig (oberes Ende der Stimmungsleiste erreicht, Beutel leer, kein freier Hüttenplatz, kein bezahlbares Gebäude).
clause-QD-DICE-19 = Ein Rohstoffwürfel darf auf sein Rohstofffeld gesetzt werden, auch wenn der Spieler den Rohstoff nicht braucht.
clause-QD-DICE-20 = Ein A-Würfel kann nie auf einem Rohstofffeld eingesetzt werden.
clause-QD-DICE-21 = Zurücknehmen wird nur angeboten, solange nach dem zurückgenommenen Schritt weder ein zufälliges Ergebnis noch verborgene Information noch die Entscheidung eines anderen Spielers liegt.
clause-QD-DICE-22 = Ein Spieler mit einem letzten Würfel (Lehm) findet alle Lehmfelder besetzt und besitzt nur 1 Brot: Er kann nur damit neu würfeln oder die Runde für sich beenden.
clause-QD-DICE-23 = Ein Spieler mit genau 2 Gulden will einen Guldenwürfel auf dem Markt einsetzen: Schon der Würfel verlangt 1 Gulden, also bleibt nur 1 übrig, und der Markt ist unzulässig.

# Rohstofffelder.
chapter-QD-RES = Rohstofffelder
clause-QD-RES-01 = Ein Würfel auf einem Rohstofffeld bringt 1 Rohstoff dieser Sorte.
clause-QD-RES-02 = Holz, Stein und Lehm haben je genau ein +1-Feld; ein Würfel dort bringt 2.
clause-QD-RES-03 = Für Gulden gibt es kein +1-Feld.
clause-QD-RES-04 = Ein Holzwürfel auf einem gewöhnlichen Holzfeld bringt 1 Holz; auf dem +1-Feld bringt er 2.
clause-QD-RES-05 = Das +1-Feld zählt zu den Feldern seines Rohstoffs und wird nie abgedeckt.
clause-QD-RES-06 = Zwischen einem freien +1-Feld und einem freien gewöhnlichen Feld wählt der Spieler nach Belieben.
clause-QD-RES-07 = Rohstofffelder (Holz/Stein/Lehm/Gulden): 4 Spieler 4/4/4/3, 3 Spieler 3/3/3/3, 2 Spieler 2/2/2/2; je ein Feld von Holz, Stein und Lehm ist das +1-Feld.

# Tageslohn.
chapter-QD-WAGE = Tageslohn
clause-QD-WAGE-01 = Aktion Tageslohn: Der Spieler erhält 1 Gulden.
clause-QD-WAGE-02 = Felder für Tageslohn: 3 / 2 / 2 bei 4 / 3 / 2 Spielern.

# Kundschafterbewegung.
chapter-QD-SCOUT = Kundschafterbewegung
clause-QD-SCOUT-01 = Aktion Kundschafterbewegung: Der Spieler bewegt den eigenen Kundschafter; die Zahl am Feld ist die größte Zahl der Schritte.
clause-QD-SCOUT-02 = Jedes betretene Sechseckfeld und jede betretene Brücke verbraucht einen Schritt.
clause-QD-SCOUT-03 = Der Kundschafter darf in jede Richtung gehen, umkehren und dasselbe Feld mehrmals betreten.
clause-QD-SCOUT-04 = Besetzte Felder (Gebäude, andere Kundschafter) dürfen betreten werden.
clause-QD-SCOUT-05 = Über einen Fluss führen nur Brücken.
clause-QD-SCOUT-06 = Der Kundschafter darf sein Startfeld wieder betreten und auf einer anderen Seite verlassen; dieses Feld kostet einen Schritt wie jedes andere.
clause-QD-SCOUT-07 = Betritt ein Kundschafter ein Feld mit einem Kräuterplättchen, dessen Art zu einer der Hütten seines Besitzers passt, darf er dieses Plättchen sammeln (QD-HERB-01).
clause-QD-SCOUT-08 = In einer Bewegung dürfen mehrere Plättchen gesammelt werden, auch verschiedener Art.
clause-QD-SCOUT-09 = Rot benutzt ein Kundschafterfeld mit dem Wert 4, geht bis zu vier Felder weit und sammelt die Plättchen auf dem Weg, die zur roten Hütte passen.
clause-QD-SCOUT-10 = Kundschafterfelder nach Zahl der Schritte: 4 Spieler 4, 3, 2, 2; 3 Spieler 4, 3, 2; 2 Spieler 4, 2.
clause-QD-SCOUT-11 = Zum Sammeln genügt es, ein Feld im Vorübergehen zu betreten; der Kundschafter muss dort nicht stehen bleiben.
clause-QD-SCOUT-12 = Eine Kundschafteraktion braucht mindestens einen Schritt.
clause-QD-SCOUT-13 = Ein Kundschafter darf seine Bewegung auf einer Brücke oder in einem fremden Stadtteil beenden.
clause-QD-SCOUT-14 = Ein Plättchen auf dem Feld, auf dem der Kundschafter schon steht, wird durch eine neue Kundschafteraktion nicht gesammelt, es sei denn, der Kundschafter verlässt das Feld und betritt es wieder.
clause-QD-SCOUT-15 = Gesammelte Belohnungen wirken sofort, in der Reihenfolge des Wegs, vor dem nächsten Schritt.
clause-QD-SCOUT-16 = Auf der vorgeschlagenen Landkarte kostet der Weg vom roten Zelt (0,1,2) über (0,0,2) und (0,-1,2) zur inneren Brücke und weiter nach (1,2,0) im blauen Viertel 4 Schritte.

# Kräuterplättchen.
chapter-QD-HERB = Kräuterplättchen
clause-QD-HERB-01 = Zum Sammeln dreht der Spieler das Plättchen um und erhält, was es zeigt.
clause-QD-HERB-02 = Ein gesammeltes Plättchen ist für den Rest der Partie aus dem Spiel.
clause-QD-HERB-03 = Das Sammeln ist freiwillig.
clause-QD-HERB-04 = Belohnung „Rohstoff“: 1 Stück des abgebildeten Rohstoffs.
clause-QD-HERB-05 = Belohnung „Ruhm“: 1 Ruhmespunkt.
clause-QD-HERB-06 = Belohnung „Brot“: 1 Brot.
clause-QD-HERB-07 = Belohnung „Stimmung“: Der Stimmungsmarker steigt um 1.
clause-QD-HERB-08 = Belohnung „Wahrsagerin“: eine Begegnung mit der Wahrsagerin (QD-CLAIR-01).
clause-QD-HERB-09 = Die zwei Rohstoffe unter den Belohnungen sind Holz und Lehm.
clause-QD-HERB-10 = Aufteilung der Plättchen: 8 Plättchen je Kräuterart. Belohnungen auf allen 48: Holz 12, Lehm 12, Brot 8, Ruhm 8, Stimmung 6, Wahrsagerin 2.
clause-QD-HERB-11 = Der Ruhm eines Kräuterplättchens ist immer 1, in jeder Epoche.
clause-QD-HERB-12 = Ein umgedrehtes Plättchen ist verbraucht, auch wenn man seine Belohnung nicht nehmen kann.
clause-QD-HERB-13 = Ist der Stapel der Wahrsagerinkarten leer, wird diese Belohnung zu 1 Grundrohstoff nach Wahl des Spielers.
clause-QD-HERB-14 = Die Belohnungen verdeckter Plättchen sind allen Spielern verborgen, die Kräuterarten sind offen.

# Wahrsagerin.
chapter-QD-CLAIR = Wahrsagerin
clause-QD-CLAIR-01 = Wer der Wahrsagerin begegnet, zieht die oberste Karte vom Stapel der Wahrsagerinkarten.
clause-QD-CLAIR-02 = Der erste Teil der Karte wird allen vorgelesen, den zweiten Teil liest nur, wer sie gezogen hat.
clause-QD-CLAIR-03 = Der geheime Teil darf nicht an andere Spieler weitergegeben werden.
clause-QD-CLAIR-04 = Der Text spricht von möglichen Ereignissen dieser oder einer späteren Partie und muss nicht wahr sein.
clause-QD-CLAIR-05 = Nach der Partie kommt die Karte zum persönlichen Material des Spielers, der sie gezogen hat, und er darf sie jederzeit wieder lesen.
clause-QD-CLAIR-06 = Wahrsagerinkarten werden nie zurückgemischt; jede der 7 kommt in einer Kampagne einmal vor.
clause-QD-CLAIR-07 = Der geheime Teil wird nur an den Client des Spielers geschickt, der die Karte gezogen hat.
clause-QD-CLAIR-08 = Sieben Wahrsagerinkarten, jede mit einem öffentlichen Hinweis, einem geheimen Hinweis und einem gespeicherten Wahrheitswert; mindestens zwei geheime Hinweise sind falsch.

# Kräuterhütten.
chapter-QD-HUT = Kräuterhütten
clause-QD-HUT-01 = Aktion Kräuterhütte bauen: 3 Holz zahlen, eine Hütte aus dem Vorrat nehmen und auf einen freien Hüttenplatz des eigenen Startfelds setzen.
clause-QD-HUT-02 = Eine gebaute Hütte bringt sofort Ruhmespunkte: den Wert für Hütten auf der eigenen Epochenzielkarte.
clause-QD-HUT-03 = In der ersten Partie bringt eine Hütte 1 Ruhmespunkt.
clause-QD-HUT-04 = Von da an darf der eigene Kundschafter auch die Kräuterart dieses Hüttenplatzes sammeln.
clause-QD-HUT-05 = Steht der eigene Kundschafter auf einem Plättchen der neu dazugekommenen Art, darf der Spieler es sofort und ohne Bewegung sammeln.
clause-QD-HUT-06 = Die Hütte, die beim Spielaufbau gesetzt wird, kostet nichts und bringt keine Ruhmespunkte.
clause-QD-HUT-07 = Liegt im Vorrat keine Hütte oder hat der Spieler schon alle sechs Arten, ist die Aktion unzulässig.
clause-QD-HUT-08 = Felder für Kräuterhütten: 2 / 2 / 1 bei 4 / 3 / 2 Spielern.

# Wochenmarkt.
chapter-QD-MARKET = Wochenmarkt
clause-QD-MARKET-01 = Wochenmarkt: genau 2 Gulden zahlen und 2 Rohstoffe nehmen, in beliebiger Mischung aus Holz, Stein und Lehm.
clause-QD-MARKET-02 = Ein halber Handel (1 Gulden für 1 Rohstoff) ist nicht möglich.
clause-QD-MARKET-03 = Gulden und Marmor sind hier nicht zu kaufen.
clause-QD-MARKET-04 = Felder für den Wochenmarkt: 3 / 2 / 1 bei 4 / 3 / 2 Spielern.

# Aktion Backstube.
chapter-QD-BAKERY = Aktion Backstube
clause-QD-BAKERY-01 = Aktion Backstube: Der Spieler erhält 1 Brot.
clause-QD-BAKERY-02 = Das Aktionsfeld „Backstube“ und das rosa Gebäude „Bäckerei“ sind verschiedene Dinge; Programm und Texte halten ihre Namen auseinander.
clause-QD-BAKERY-03 = Felder für die Backstube: 2 / 2 / 1 bei 4 / 3 / 2 Spielern.

# Armenspeisung.
chapter-QD-POOR = Armenspeisung
clause-QD-POOR-01 = Aktion Armenspeisung: Der Spieler gibt 1 Brot ab, und der Stimmungsmarker steigt um 1.
clause-QD-POOR-02 = Am oberen Ende der Stimmungsleiste ist diese Aktion unzulässig.
clause-QD-POOR-03 = Felder für die Armenspeisung: 2 / 2 / 1 bei 4 / 3 / 2 Spielern.

# Bauaktion.
chapter-QD-BUILD = Bauaktion
clause-QD-BUILD-01 = Eine Bauaktion braucht einen Würfel auf einem freien Feld für Bauen.
clause-QD-BUILD-02 = Alle noch nicht gebauten Gebäude liegen vom Beginn jeder Partie an neben dem Spielplan zur Auswahl.
clause-QD-BUILD-03 = In der ersten Partie werden nur Lagergebäude und Manufakturen angeboten.
clause-QD-BUILD-04 = Die Rohstoffkosten stehen einmal auf jeder Gebäudetafel und gelten für jedes Gebäude darauf.
clause-QD-BUILD-05 = Exemplare von höherem Rang kosten zusätzlich zu den Rohstoffkosten Gulden; spätere Exemplare einer Gebäudeart sind also teurer.
clause-QD-BUILD-06 = Ein Spieler darf absichtlich einen höheren Rang nehmen und dessen Guldenaufpreis zahlen, obwohl ein niedrigerer Rang noch da ist.
clause-QD-BUILD-07 = Das Steinlager kostet 1 Holz, 3 Stein und 2 Lehm; das abgebildete Exemplar kostet zu diesen sechs Rohstoffen noch 2 Gulden.
clause-QD-BUILD-08 = Nach der Zahlung wird das Plättchen im eigenen Stadtteil gegen einen Bauplatz oder ein schon stehendes Gebäude ausgetauscht.
clause-QD-BUILD-09 = Nur Bauplätze und vorhandene Gebäude können ein Gebäude aufnehmen.
clause-QD-BUILD-10 = Sind alle eigenen Bauplätze benutzt, darf ein Spieler ein beliebiges eigenes Gebäude überbauen; das überbaute Gebäude scheidet endgültig aus der Kampagne aus.
clause-QD-BUILD-11 = Zu Beginn der ersten Partie hat jeder Stadtteil 4 Bauplätze.
clause-QD-BUILD-12 = Jede Bauaktion bringt Ruhmespunkte, gleich was gebaut wurde und was es gekostet hat: den Wert für Bauen auf der eigenen Epochenzielkarte.
clause-QD-BUILD-13 = In der ersten Partie bringt eine Bauaktion 2 Ruhmespunkte.
clause-QD-BUILD-14 = Jede Gebäudeart darf ein Spieler nur einmal besitzen.
clause-QD-BUILD-15 = Wer ein Holzlager besitzt, kann kein weiteres Holzlager bauen, wohl aber ein Steinlager.
clause-QD-BUILD-16 = Es kann weniger Exemplare als Spieler geben; nicht jeder kann also jede Gebäudeart besitzen.
clause-QD-BUILD-17 = Gebäude bleiben für alle späteren Partien im Stadtteil.
clause-QD-BUILD-18 = Bei drei Spielern scheiden alle mit *** markierten Gebäude aus dem Gebäudeangebot aus; bei zwei Spielern auch die mit ** markierten.
clause-QD-BUILD-19 = Neue Epochen bringen neue Gebäude.
clause-QD-BUILD-20 = Rohstoffkosten der Tafeln von Epoche 1 (Holz/Stein/Lehm): 1-1 kostet 3/2/1, 1-2 kostet 1/3/2, 1-3 kostet 2/1/3.
clause-QD-BUILD-21 = Tafeln von Epoche 1: 1-1 Holzlager, Holzfällerhütte, Bäckerei, Wohnhaus; 1-2 Steinlager, Steinbrecher, Schatzmeister; 1-3 Ziegellager, Lehmgrube, Vorratshaus.
clause-QD-BUILD-22 = Staffelung der Ränge: Rang I +0, II +1, III +2, IV +3 Gulden; die Zahl der Ziernieten gleicht der Rangzahl (graue Gebäude tragen 3 mehr).
clause-QD-BUILD-23 = Muster der Exemplare: breit = Ränge I, II, III(**), IV(***), also 4/3/2 Exemplare bei 4/3/2 Spielern; normal = I, II, III(***), also 3/2/2; knapp = I, II(**), also 2/2/1.
clause-QD-BUILD-24 = Gebäudeangebot von Epoche 1: Holzlager, Holzfällerhütte, Steinlager, Steinbrecher, Ziegellager und Lehmgrube sind breit; Bäckerei, Wohnhaus, Schatzmeister und Vorratshaus sind normal. 36 / 26 / 20 Plättchen bei 4 / 3 / 2 Spielern.
clause-QD-BUILD-25 = Felder für Bauen: 3 / 2 / 2 bei 4 / 3 / 2 Spielern.
clause-QD-BUILD-26 = Weitere Verwendungen einer Bauaktion (jede zahlt ihren eigenen Preis und bringt den vollen Ruhm für Bauen): Land roden ab Epoche 2, renovieren ab Epoche 3, Monumentstufe ab Epoche 5, Mauerabschnitt oder Straßenabschnitt ab Epoche 7, Schlosszimmer ab Epoche 8.
clause-QD-BUILD-27 = Überbauen ist unzulässig, solange der eigene Stadtteil noch einen freien Bauplatz hat.
clause-QD-BUILD-28 = Der Bauernhof kann nie überbaut werden.
clause-QD-BUILD-29 = Turmplätze und Turmplättchen nehmen nie Gebäude auf.
clause-QD-BUILD-30 = Eine Gebäudeart, die der Spieler schon besitzt, kann er nicht noch einmal bauen, auch nicht über dem eigenen Exemplar.
clause-QD-BUILD-31 = Wurde ein Gebäude überbaut, darf dieselbe Gebäudeart später wieder gebaut werden, solange es Exemplare gibt.
clause-QD-BUILD-32 = Jeder Rang, der noch im Gebäudeangebot ist, darf genommen werden; ein niedrigerer Rang muss nicht zuerst genommen werden.
clause-QD-BUILD-33 = Der Guldenaufpreis gehört nicht zu den Rohstoffkosten: Handwerker verringern ihn nicht.
clause-QD-BUILD-34 = Ein Gebäude wirkt von dem Moment an, in dem es gesetzt wird, auch noch im selben Zug.
clause-QD-BUILD-35 = Die Wirkungen eines überbauten Gebäudes enden sofort; schon erhaltene Güter bleiben.
clause-QD-BUILD-36 = Steinlager vom Rang III mit zwei Handwerkern: 4 der 6 Rohstoffe sind gespart; 2 Rohstoffe der Kosten und die 2 Gulden müssen gezahlt werden.
clause-QD-BUILD-37 = Bei vier Spielern haben die sechs breiten Gebäudearten von Epoche 1 vier Exemplare zu +0, +1, +2 und +3 Gulden; bei zwei Spielern bleiben nur +0 und +1.

# Arbeiter und Figuren.
chapter-QD-WORK = Arbeiter und Figuren
clause-QD-WORK-01 = Aktion Arbeiter anwerben: Sie kostet 1 Gulden und 1 Brot; der Spieler zieht dann ungesehen 1 Figur aus dem Beutel und behält sie vor sich.
clause-QD-WORK-02 = Eigene Figuren dürfen jederzeit während des eigenen Zugs eingesetzt werden, zusätzlich zum Einsetzen eines Würfels; eine Figur einzusetzen ist keine Aktion.
clause-QD-WORK-03 = Eine Figur darf sofort oder in einem späteren Zug eingesetzt werden.
clause-QD-WORK-04 = Eine eingesetzte Figur kommt in die Mitte des Spielplans und kehrt in dieser Partie nicht in den Beutel zurück.
clause-QD-WORK-05 = Ist eine Partie vorbei, kommen alle eingesetzten Figuren und alle, die keinen Lagerplatz finden, wieder in den Beutel.
clause-QD-WORK-06 = Die Übersichtstafel nennt, was jede Art von Figur bewirkt.
clause-QD-WORK-07 = Handwerker: Bei einer Bauaktion spart jeder eingesetzte 2 Rohstoffe; für einen Bau dürfen beliebig viele eingesetzt werden.
clause-QD-WORK-08 = Spielmann: Wird er eingesetzt, steigt der eigene Stimmungsmarker um 2.
clause-QD-WORK-09 = Wer einen Handwerker einsetzt, wählt, welche 2 der verlangten Stücke Holz, Stein oder Lehm gespart werden; ungenutzte Ersparnis verfällt.
clause-QD-WORK-10 = Handwerker sparen nie Guldenaufpreise, Marmor oder die Kosten anderer Aktionen.
clause-QD-WORK-11 = Aus einem leeren Beutel wird nichts gezogen; das Anwerben ist dann unzulässig, und nichts wird gezahlt.
clause-QD-WORK-12 = Der Besitzer sieht, wie viele Figuren im Beutel sind; welche Arten noch darin sind, ist allgemein bekannt und darf vom Programm angezeigt werden.
clause-QD-WORK-13 = In einem Zug dürfen unbegrenzt viele Figuren eingesetzt werden.
clause-QD-WORK-14 = Eine Figur kann nur im Zug ihres Besitzers eingesetzt werden.
clause-QD-WORK-15 = Am oberen Ende der Stimmungsleiste darf kein Spielmann eingesetzt werden; einen Schritt darunter darf er eingesetzt werden, und der zweite Schritt verfällt.
clause-QD-WORK-16 = Felder für das Anwerben: 3 / 2 / 1 bei 4 / 3 / 2 Spielern.
clause-QD-WORK-17 = Spätere Figuren: 4 Händler ab Epoche 4 und 4 Heilerinnen ab Epoche 6 kommen in den Beutel.

# Kurier.
chapter-QD-COURIER = Kurier
clause-QD-COURIER-01 = Wer einen Kurier aus dem Beutel zieht, zieht sofort die oberste Kurierkarte, liest sie allen vor und befolgt sie.
clause-QD-COURIER-02 = Eine Kurierkarte kann für den Rest der laufenden Partie gelten.
clause-QD-COURIER-03 = Wird ein weiterer Kurier gezogen, wird die ältere Kurierkarte sofort abgelegt, und ausgelegte Kuriermarker kommen zurück in den Vorrat; nur die neueste Karte gilt.
clause-QD-COURIER-04 = Nach jeder Partie werden alle 14 Kurierkarten wieder zusammengemischt.
clause-QD-COURIER-05 = Der Kurier ist ein Joker: Im eigenen Zug darf er als jede andere Art von Figur eingesetzt werden.
clause-QD-COURIER-06 = Einmal eingesetzt, behält er die gewählte Rolle bis zum Spielende.
clause-QD-COURIER-07 = Ein Kurier kann nie in die nächste Partie mitgenommen werden, auch nicht nach dem Einsatz als andere Figur.
clause-QD-COURIER-08 = Wird ein Kurier durch irgendeine Wirkung gezogen (Anwerben, lila Würfelseite, Plättchen), löst das die Karte aus.
clause-QD-COURIER-09 = Reihenfolge: Die alte Karte und die Marker kommen weg, die neue Karte wird gelesen und angewandt, dann setzt der Spieler, der gezogen hat, seinen Zug fort.
clause-QD-COURIER-10 = „Behält die Rolle“ heißt, dass andere Wirkungen den eingesetzten Kurier als diese Art von Figur behandeln, solange er in der Mitte liegt.
clause-QD-COURIER-11 = Ein Kurier kann bei einer Bauaktion zusammen mit echten Handwerkern ein Handwerker sein.
clause-QD-COURIER-12 = Ein nicht eingesetzter Kurier zählt beim Hoftausch als Figur.
clause-QD-COURIER-13 = Ist der Stapel der Kurierkarten während einer Partie verbraucht, werden die abgelegten Karten zu einem neuen Stapel gemischt.
clause-QD-COURIER-14 = Kuriermarker (4) zeigen an, was die aktuelle Kurierkarte betrifft: Felder, Brücken oder Spieler.
clause-QD-COURIER-15 = Vierzehn Kurierkarten: 5 wirken sofort, 9 dauerhaft; keine nimmt Ruhmespunkte weg, und keine trifft nur einen bestimmten Spieler.

# Stimmungsleiste.
chapter-QD-MORALE = Stimmungsleiste
clause-QD-MORALE-01 = Jeder Spieler hat einen Marker auf der Stimmungsleiste; er beginnt jede Partie auf der untersten Stufe.
clause-QD-MORALE-02 = Immer wenn der Marker eine Stufe mit dem rosa Symbol erreicht oder überschreitet, erhält der Spieler sofort das Einkommen aller eigenen rosa Gebäude.
clause-QD-MORALE-03 = Einkommen ist alles, was auf den eigenen rosa Gebäuden abgebildet ist.
clause-QD-MORALE-04 = Immer wenn der Marker eine Stufe mit Trompete erreicht oder überschreitet, erhält der Spieler sofort Ruhmespunkte in Höhe des eigenen Trompetenwerts.
clause-QD-MORALE-05 = In der ersten Partie bringt eine Stufe mit Trompete 1 Ruhmespunkt.
clause-QD-MORALE-06 = Leiste: Stufen 0-15, Beginn auf 0; rosa Symbole auf 2, 5, 8, 11, 14; Trompeten auf 3, 6, 9, 12, 15.
clause-QD-MORALE-07 = Ein Sprung über mehrere Stufen löst jede Stufe dazwischen und die letzte aus, in aufsteigender Reihenfolge, jede einmal.
clause-QD-MORALE-08 = Ein Spielmann bewegt einen Marker von 4 auf 6: Stufe 5 bringt das Einkommen aller rosa Gebäude, Stufe 6 bringt den Trompetenwert.
clause-QD-MORALE-09 = Die oberste Stufe ist das Ende; überschüssige Schritte verfallen und bringen nichts.
clause-QD-MORALE-10 = Mehrere Marker dürfen auf derselben Stufe stehen; die Stufe belohnt jeden von ihnen.
clause-QD-MORALE-11 = Bewegt eine Wirkung einen Marker einmal nach unten, wird nichts zurückgezahlt; wieder erstiegene Stufen belohnen wieder.
clause-QD-MORALE-12 = Rosa Turmplättchen zahlen aus wie rosa Gebäude.
clause-QD-MORALE-13 = Die Stimmung wird nicht in die nächste Partie mitgenommen.

# Gleichstandsregeln.
chapter-QD-TIE = Gleichstandsregeln
clause-QD-TIE-01 = Bei Gleichstand um Reihenfolge oder Rang entscheiden mehr Ziernieten auf den eigenen Gebäuden.
clause-QD-TIE-02 = Immer noch Gleichstand: mehr Gebäude.
clause-QD-TIE-03 = Immer noch Gleichstand: mehr Gulden.
clause-QD-TIE-04 = Immer noch Gleichstand: Der Zufall entscheidet.
clause-QD-TIE-05 = Teurere Exemplare eines Gebäudes tragen mehr Ziernieten.
clause-QD-TIE-06 = Ziernieten von Gebäuden und Monumentstufen zählen; der Bauernhof hat keine; Turmplättchen zählen nur, wenn Ziernieten darauf abgebildet sind.
clause-QD-TIE-07 = Bauernhof und Turmplättchen gehören nicht zur Zahl der Gebäude.
clause-QD-TIE-08 = Es zählen die Gulden, die ein Spieler im Moment des Gleichstands hat, vor dem Schritt, der die Reihenfolge braucht.
clause-QD-TIE-09 = Sind drei oder mehr Spieler gleichauf, werden die vier Kriterien auf die ganze Gruppe angewandt, dann erneut auf die Spieler, die noch gleichauf sind.
clause-QD-TIE-10 = Eine zufällige Entscheidung wird für jeden Gleichstand neu gezogen und aufgezeichnet.
clause-QD-TIE-11 = Rot und Blau haben denselben Überschuss. Rot besitzt ein Gebäude vom Rang III und eines vom Rang I (4 Ziernieten), Blau zwei vom Rang II (4 Ziernieten): gleich viele Ziernieten, gleich viele Gebäude; Rot hat 2 Gulden, Blau 1, also liegt Rot vorn.

# Neue Würfelseiten.
chapter-QD-STICKER = Neue Würfelseiten
clause-QD-STICKER-01 = Neue Würfelseiten vom Krämer verändern die Würfel des Käufers für den Rest der Kampagne.
clause-QD-STICKER-02 = Seite „A oder Rohstoff“: Der Würfel wird entweder als A oder als der gezeigte Rohstoff benutzt.
clause-QD-STICKER-03 = Seite „doppelter Rohstoff“: Auf einem Rohstofffeld bringt sie 2, auf dem +1-Feld 3 Rohstoffe.
clause-QD-STICKER-04 = Seite „Rohstoff nach Wahl“: Der Spieler wählt einen der gezeigten Rohstoffe und benutzt ein passendes Rohstofffeld.
clause-QD-STICKER-05 = Seite „besetztes Feld“: Der Würfel darf auf ein Aktionsfeld der Aktionstafel gesetzt werden, auf dem schon ein Würfel oder eine Figur liegt; die Aktion wird dann ausgeführt.
clause-QD-STICKER-06 = Lila Seiten werden nur auf dem lila Feld benutzt; dort ist Platz für beliebig viele Würfel, und die Funktion wirkt sofort.
clause-QD-STICKER-07 = Lila Seite „Stimmung“: Der eigene Stimmungsmarker steigt um 1.
clause-QD-STICKER-08 = Lila Seite „Trompete“: Ruhmespunkte in Höhe des eigenen aktuellen Trompetenwerts.
clause-QD-STICKER-09 = Lila Seite „zwei Rohstoffe“: 2 beliebige Grundrohstoffe nehmen (Holz, Stein, Lehm, Gulden).
clause-QD-STICKER-10 = Lila Seite „Kraut“: ein beliebiges Kräuterplättchen von der Landkarte nehmen; eine passende Hütte ist nicht nötig, und der Kundschafter bleibt, wo er ist.
clause-QD-STICKER-11 = Lila Seite „Figur“: 1 Figur aus dem Beutel ziehen.
clause-QD-STICKER-12 = Lila Seite „Brot“: 2 Brote nehmen.
clause-QD-STICKER-13 = Lila Seite „Fest“ (kombiniert): 1 Figur ziehen, dann die Stimmung um 1 anheben, und 2 Ruhmespunkte erhalten.
clause-QD-STICKER-14 = Manche Seiten gehören zu einer Nummernkarte; diese Karte wird erst nach dem Kauf gelesen und erklärt das Symbol.
clause-QD-STICKER-15 = Eine neue Seite ersetzt eine Seite eines eigenen Würfels nach Wahl des Besitzers; die alte Seite ist für die Kampagne verloren. Jede Seite, auch eine gekaufte, darf ersetzt werden.
clause-QD-STICKER-16 = Ein Würfel darf mehrere gleiche Seiten tragen und darf alle seine A-Seiten oder Rohstoffseiten verlieren.
clause-QD-STICKER-17 = Eine Seite mit doppeltem Rohstoff oder Rohstoff nach Wahl, die als Aktion genutzt wird, kostet 1 Stück eines Rohstoffs, den sie zeigt (QD-DICE-04).
clause-QD-STICKER-18 = Die Seite „A oder Rohstoff“, als A benutzt, kostet nichts zusätzlich.
clause-QD-STICKER-19 = Lila Seiten und die Seite „besetztes Feld“ sind keine Rohstoffsymbole und können nicht durch eine Zahlung zur Aktion werden.
clause-QD-STICKER-20 = Die Seite „besetztes Feld“ kann weder auf einem freien Feld noch auf Rohstofffeldern benutzt werden; sie darf zu einem eigenen Würfel des Spielers gesetzt werden.
clause-QD-STICKER-21 = Durch Seiten „besetztes Feld“ dürfen sich mehrere Würfel auf einem Aktionsfeld sammeln; ein Kundschafterfeld behält für jeden seine Zahl der Schritte.
clause-QD-STICKER-22 = Ein Würfel mit lila Seite, deren Funktion nichts bewirken würde, kann nicht eingesetzt werden; die kombinierte Seite darf eingesetzt werden, wenn mindestens ein Teil wirkt.
clause-QD-STICKER-23 = Die Seite „Kraut“ dreht das Plättchen um und gibt seine Belohnung wie in QD-HERB-01.
clause-QD-STICKER-24 = Eine Seite mit doppeltem Rohstoff bringt auf einem Guldenfeld 2 Gulden.
clause-QD-STICKER-25 = Zahl und Preise aller Seiten: siehe QD-GROCER-06.
clause-QD-STICKER-26 = Eine Seite mit doppeltem Stein bringt auf einem gewöhnlichen Steinfeld 2 Stein und auf dem +1-Feld 3.

# Lagergebäude.
chapter-QD-STORE = Lagergebäude
clause-QD-STORE-01 = Mit Lagergebäuden (blau) kann ihr Besitzer Waren in die nächste Partie mitnehmen; alles, was nicht gelagert wird, ist am Spielende verloren.
clause-QD-STORE-02 = Die Gebäude selbst bleiben immer.
clause-QD-STORE-03 = Jeder Spieler besitzt von Anfang an einen Bauernhof; er ist ein Lagergebäude.
clause-QD-STORE-04 = Der Bauernhof macht aus 4 beliebigen Waren (Brot, Rohstoffe, Figuren; Marmor, sobald es ihn gibt) 1 Gulden, so oft man will.
clause-QD-STORE-05 = 2 Brote und 2 Lehm ergeben 1 Gulden; 1 Brot, 1 Stein und 2 Figuren ergeben noch einen.
clause-QD-STORE-06 = Der Bauernhof lagert bis zu 3 Gulden; was darüber hinausgeht, verfällt am Spielende.
clause-QD-STORE-07 = Holzlager: lagert bis zu 3 Holz.
clause-QD-STORE-08 = Steinlager: lagert bis zu 3 Stein.
clause-QD-STORE-09 = Ziegellager: lagert bis zu 3 Lehm.
clause-QD-STORE-10 = Vorratshaus: lagert bis zu 2 Brote.
clause-QD-STORE-11 = Wohnhaus: lagert bis zu 2 Figuren, nie Kuriere.
clause-QD-STORE-12 = Getauscht werden kann nur im Lagerschritt nach einer Partie, nie während des Spiels.
clause-QD-STORE-13 = Reihenfolge im Lagerschritt: erst alles Tauschen, dann das Lagern; Gulden aus dem Tausch teilen sich den Lagerplatz für Gulden mit denen, die schon da sind.
clause-QD-STORE-14 = Ein Spieler hat 2 Gulden, 5 Holz, 2 Lehm und 1 Handwerker und besitzt den Bauernhof und ein Holzlager. Zwei Lehm, ein Handwerker und ein Holz werden zu 1 Gulden; 3 Gulden und 3 Holz bleiben, 1 Holz ist verloren.
clause-QD-STORE-15 = Ein Spieler hat 5 Gulden und 8 Stein und besitzt nur den Bauernhof. Das Tauschen ergäbe 7 Gulden; in jedem Fall bleiben 3.
clause-QD-STORE-16 = Welche Waren getauscht, gelagert oder verloren werden, wählt der Spieler nach Belieben; das Programm schlägt die Verteilung vor, bei der am meisten bleibt, und der Spieler kann sie ändern.
clause-QD-STORE-17 = Lagerplätze mehrerer Gebäude werden zusammengezählt; ein Lagerplatz gilt nur für die auf dem Gebäude abgebildeten Waren.
clause-QD-STORE-18 = Gelagerte Waren brauchen keinen Platz im Stadtteil und sind vom Beginn der nächsten Partie an zur Hand; der Lagerplatz wird nur im Lagerschritt geprüft.
clause-QD-STORE-19 = Ein Lagerplatz zählt nur, wenn das Gebäude im Lagerschritt im Stadtteil steht.
clause-QD-STORE-20 = Spätere Lagergebäude stehen im Inhaltspaket; kein Gebäude verbessert den Kurs des Bauernhofs über 1 Gulden für 4 Waren hinaus.

# Manufakturen.
chapter-QD-MANU = Manufakturen
clause-QD-MANU-01 = Manufakturen (rosa) produzieren, wenn der Stimmungsmarker eine rosa Stufe erreicht oder überschreitet (QD-MORALE-02).
clause-QD-MANU-02 = Holzfällerhütte: 1 Holz je Einkommen.
clause-QD-MANU-03 = Steinbrecher: 1 Stein je Einkommen.
clause-QD-MANU-04 = Lehmgrube: 1 Lehm je Einkommen.
clause-QD-MANU-05 = Schatzmeister: 1 Gulden je Einkommen.
clause-QD-MANU-06 = Bäckerei (Gebäude): 1 Brot je Einkommen.
clause-QD-MANU-07 = Ein Spieler mit Holzfällerhütte, Steinbrecher und Schatzmeister überschreitet eine rosa Stufe und erhält 1 Holz, 1 Stein und 1 Gulden.
clause-QD-MANU-08 = Das Einkommen ist Pflicht und wird vollständig genommen; während einer Partie gibt es keine Lagergrenze.
clause-QD-MANU-09 = Eine Manufaktur, die nach dem Überschreiten einer rosa Stufe gebaut wird, zahlt erst ab der nächsten rosa Stufe.

# Spielende.
chapter-QD-END = Spielende
clause-QD-END-01 = Das Spielende kommt, wenn mindestens ein Spieler auf der Ruhmesleiste das eigene Epochenziel erreicht oder überschritten hat.
clause-QD-END-02 = Die laufende Runde wird noch zu Ende gespielt, bis alle Würfel eingesetzt sind.
clause-QD-END-03 = Mehrere Spieler können in derselben Partie ihr Ziel erreichen.
clause-QD-END-04 = Sieger ist, wer das eigene Ziel erreicht hat; unter mehreren ist es, wer am weitesten über dem eigenen Ziel liegt.
clause-QD-END-05 = Bei Gleichstand um den Sieg entscheiden die Gleichstandsregeln (QD-TIE-01).
clause-QD-END-06 = Erste Partie, alle Ziele 10: Rot endet mit 11, Blau mit 10, Grün mit 8, Gelb mit 7. Rot und Blau haben das Ziel erreicht; Rot liegt 1 darüber und gewinnt, Blau ist Zweiter.
clause-QD-END-07 = Ein Spieler mit Ziel 22 endet auf 24, ein anderer mit Ziel 10 auf 13. Beide haben ihr Ziel erreicht; der zweite liegt 3 darüber und gewinnt.
clause-QD-END-08 = Nach der Partie wird die Checkliste der Reihe nach abgearbeitet: 12 aufgedeckte Karten, 13 Epochenendkarte, 14 Siegel, 15 Turmplättchen und Epochenzielkarten, 16 Kronenleiste, 17 Lagern.
clause-QD-END-09 = Schritt 12: Offen liegende Karten werden auf Wirkungen geprüft, die am Spielende gelten; in der ersten Partie gibt es keine.
clause-QD-END-10 = Ob ein Ziel erreicht ist, wird nach dem letzten Würfel der Runde beurteilt; ein Spieler darf das Ziel auch dann noch überschreiten oder mehr gewinnen, wenn jemand anderes das Spielende schon ausgelöst hat.
clause-QD-END-11 = Einmal ausgelöst, lässt sich das Spielende nicht mehr aufheben; Inhalte der Kampagne dürfen während einer Partie nie Ruhmespunkte wegnehmen.
clause-QD-END-12 = Ruhmespunkte sind nicht begrenzt. Ist die Leiste zu kurz, wird der Überschuss weitergezählt und verglichen.
clause-QD-END-13 = Spieler, die die Runde vorzeitig für sich beendet haben, nehmen trotzdem an allen Schritten des Spielendes teil.
clause-QD-END-14 = Rangfolge einer Partie: die Spieler am Ziel nach Überschuss, dann die anderen danach, wie wenige Ruhmespunkte ihnen fehlen; bei Gleichstand gelten QD-TIE-01 bis QD-TIE-04.
clause-QD-END-15 = Der Hinweis, dass Schritt 12 in den ersten zwei Partien entfallen darf, ist nicht eigens programmiert; der Schritt findet einfach nichts.

# Siegel.
chapter-QD-SEAL = Siegel
clause-QD-SEAL-01 = Schritt 14: Jeder Spieler, der das eigene Epochenziel verfehlt hat, erhält 1 Siegel.
clause-QD-SEAL-02 = Wer das Ziel verfehlt hat, aber im roten Bereich direkt davor steht, erhält 1 Siegel mehr.
clause-QD-SEAL-03 = Es zählt nur der rote Bereich direkt vor dem eigenen Ziel; jedes Ziel hat einen.
clause-QD-SEAL-04 = Spieler, die ihr Ziel erreicht haben, erhalten in diesem Schritt keine Siegel.
clause-QD-SEAL-05 = Ausnahme: Wer als Letzter aller Spieler eine bestimmte Epoche abschließt, erhält 1 Siegel.
clause-QD-SEAL-06 = Mit Siegeln werden vor einer späteren Partie beim Krämer Würfelseiten gekauft; aufbewahrt werden sie ohne Lager.
clause-QD-SEAL-07 = Erste Partie wie in QD-END-06: Rot und Blau erhalten nichts, Grün (8, roter Bereich) erhält 2, Gelb (7) erhält 1.
clause-QD-SEAL-08 = Rote Bereiche, Epochen 1-9: 8-9, 13-15, 19-21, 26-29, 34-37, 41-45, 49-53, 56-61, 64-69.
clause-QD-SEAL-09 = Schließen mehrere Spieler die Epoche in derselben Partie ab und bleibt niemand mehr, der sie noch abschließen könnte, erhält nur der in der Rangfolge Letzte von ihnen das Siegel aus QD-SEAL-05.
clause-QD-SEAL-10 = Das Siegel aus QD-SEAL-05 wird in Schritt 15 ausgegeben.
clause-QD-SEAL-11 = In einer doppelten Epoche bringt ein erster Abschluss (QD-TWO-05) kein Siegel.

# Turm.
chapter-QD-TOWER = Turm
clause-QD-TOWER-01 = Schritt 15: Jeder Spieler, der das Ziel erreicht hat, wird von der Turmtafel der eigenen Epoche belohnt.
clause-QD-TOWER-02 = Die eigene Epoche ist die Nummer auf dem Turm, bei dem der eigene Epochenzielmarker während der Partie stand.
clause-QD-TOWER-03 = Jeder solche Spieler nimmt die nächste Epochenzielkarte anstelle der alten.
clause-QD-TOWER-04 = Jeder solche Spieler wählt ein Turmplättchen; zuerst der Sieger, dann die anderen nach der Rangfolge.
clause-QD-TOWER-05 = Die ersten drei Turmplättchen eines Stadtteils ersetzen seine drei leeren Turmplätze und bilden Stufe 1.
clause-QD-TOWER-06 = Plättchen der Epochen 4-6 ersetzen nach und nach die Plättchen der Stufe 1, Plättchen der Epochen 7-9 die der Stufe 2.
clause-QD-TOWER-07 = Ersetzte Turmplättchen und Epochenzielkarten scheiden aus der Kampagne aus.
clause-QD-TOWER-08 = Grüne Turmplättchen geben ihrem Besitzer einmal zu Beginn jeder Partie die abgebildeten Güter.
clause-QD-TOWER-09 = Turmplättchen jeder anderen Farbe wirken wie Gebäude dieser Farbe.
clause-QD-TOWER-10 = Zwei Turmplättchen sind besonders und haben eigene Regeln.
clause-QD-TOWER-11 = Ein grünes Plättchen, das Holz zeigt, gibt seinem Besitzer zu Beginn jeder späteren Partie 1 Holz.
clause-QD-TOWER-12 = Erste Partie: Rot, die Siegerin, wählt als Erste unter den vier Plättchen von Epoche 1 und legt ihres auf einen ihrer drei Turmplätze; Blau wählt unter den drei anderen. Beide erhalten die Epochenzielkarte mit 16.
clause-QD-TOWER-13 = Schritt 15 spricht auch von Folianten; das bleibt unbeachtet, bis Folianten eingeführt sind.
clause-QD-TOWER-14 = Die Reihenfolge ist nur unter Spielern wichtig, die in derselben Partie dieselbe Epoche abschließen; andere nehmen von verschiedenen Tafeln.
clause-QD-TOWER-15 = Wer eine Epoche in einer späteren Partie abschließt, wählt unter den Plättchen, die auf ihrer Tafel noch liegen; vier Plättchen reichen für vier Spieler.
clause-QD-TOWER-16 = Der Besitzer wählt, welches Plättchen der niedrigeren Stufe ersetzt wird; Plättchen derselben Stufe werden nie ersetzt.
clause-QD-TOWER-17 = Ein Spieler muss ein Plättchen nehmen; ablehnen kann er es nicht.
clause-QD-TOWER-18 = 36 Turmplättchen, vier je Epoche, mit Farbe und Funktion; ein besonderes Plättchen auf Tafel 2 und eines auf Tafel 3.

# Zwei Spieler.
chapter-QD-TWO = Zwei Spieler
clause-QD-TWO-01 = Bei zwei Spielern werden die Felder abgedeckt, die bei drei Spielern abgedeckt sind, und 4 weitere Rohstofffelder (zusammen 7).
clause-QD-TWO-02 = Benutzt wird die Seite der Aktionstafel für 2 Spieler.
clause-QD-TWO-03 = Mit ** oder *** markierte Gebäude sind aus dem Spiel.
clause-QD-TWO-04 = Manche Epochen werden zweimal gespielt; ihre Epochenzielkarten zeigen ein kleines Turmsymbol.
clause-QD-TWO-05 = Wer das Ziel einer solchen Karte zum ersten Mal erreicht, hakt ihr Kästchen ab; der Spieler erhält 2 Rohstoffe nach Wahl und behält Karte und Ziel.
clause-QD-TWO-06 = Diese 2 Rohstoffe müssen in blauen Gebäuden gelagert werden, damit sie in die nächste Partie kommen.
clause-QD-TWO-07 = Wer dasselbe Ziel ein zweites Mal erreicht, schließt die Epoche ab: Turmplättchen und neue Epochenzielkarte.
clause-QD-TWO-08 = Karten ohne das Symbol werden einmal gespielt.
clause-QD-TWO-09 = Die Epochenendkarte einer doppelten Epoche wird erst gelesen, wenn ein Spieler dieses Ziel zum zweiten Mal erreicht hat.
clause-QD-TWO-10 = Doppelte Epochen bei zwei Spielern: 2, 4, 6 und 8.
clause-QD-TWO-11 = Die 2 Rohstoffe sind Grundrohstoffe; Gulden darunter dürfen in den Bauernhof.
clause-QD-TWO-12 = Die 2 Rohstoffe erhält man vor dem Lagerschritt; sie dürfen mitgetauscht werden.
clause-QD-TWO-13 = Ein erster Abschluss gilt für den Sieg und für Schritt 14 als erreichtes Ziel (keine Siegel).
clause-QD-TWO-14 = Die zwei Abschlüsse müssen nicht in aufeinanderfolgenden Partien geschehen; der Haken bleibt.
clause-QD-TWO-15 = Ein erster Abschluss löst keine Epochenkarten aus; vor der nächsten Partie wird eine Geschichtenkarte gelesen, es sei denn, der andere Spieler löst Epochenkarten aus.
clause-QD-TWO-16 = Partien zu zweit benutzen keine Höhleneingänge.
clause-QD-TWO-17 = Epoche 2 ist doppelt. Ein Spieler mit Ziel 16 endet auf 17: Kästchen abgehakt, 2 Rohstoffe, das Ziel bleibt 16, kein Siegel, kein Turmplättchen. Zwei Partien später endet derselbe Spieler auf 16: Turmplättchen der Epoche 2 und Epochenzielkarte 22.

# Drei Spieler.
chapter-QD-THREE = Drei Spieler
clause-QD-THREE-01 = Bei drei Spielern ersetzt ein Höhleneingang ein Wiesenplättchen im unbenutzten Stadtteil und einer eines im Stadtteil gegenüber; die entfernten Wiesenplättchen sind aus dem Spiel.
clause-QD-THREE-02 = Alle Kundschafter dürfen die Höhlen benutzen.
clause-QD-THREE-03 = Die zwei Höhleneingänge gelten als benachbart: Von einem zum anderen ist es 1 Schritt.
clause-QD-THREE-04 = 3 Rohstofffelder werden abgedeckt.
clause-QD-THREE-05 = Die Aktionsfelder, die vier Spielern vorbehalten sind, werden abgedeckt und stehen nicht zur Verfügung.
clause-QD-THREE-06 = Mit *** markierte Gebäude sind aus dem Spiel.
clause-QD-THREE-07 = Der Scan zeigt „A“, wo das Regelheft die abzudeckenden Aktionsfelder markiert; das wird als Markierung der Felder für vier Spieler gelesen, nicht als Aktionssymbol A.
clause-QD-THREE-08 = Bei drei Spielern abgedeckt: je ein Holzfeld, Steinfeld und Lehmfeld und je ein Feld von Tageslohn, Kundschafter 2, Wochenmarkt, Bauen und Arbeiter.
clause-QD-THREE-09 = Der Höhleneingang ersetzt in beiden Stadtteilen das Wiesenplättchen an den lokalen Koordinaten (4,2).
clause-QD-THREE-10 = Höhleneingänge bleiben die ganze Kampagne lang.
clause-QD-THREE-11 = Unbenutzter Stadtteil Grün, Höhlen in Rot und Grün: Vom roten Zelt (0,1,2) über (0,2,2) und (0,3,2) zur Höhle (0,4,2) sind es 3 Schritte, zur anderen Höhle (2,4,2) 4 Schritte, zum Strauch (2,4,1) 5 Schritte.

# Aufbewahren zwischen den Partien.
chapter-QD-KEEP = Aufbewahren zwischen den Partien
clause-QD-KEEP-01 = Schritt 17: Spieler dürfen den Hoftausch nutzen, dann in blauen Gebäuden lagern und geben danach allen Überschuss zurück.
clause-QD-KEEP-02 = Kräuterhütten kommen immer zurück in den Vorrat.
clause-QD-KEEP-03 = Siegel und persönliche Karten werden unbegrenzt behalten.
clause-QD-KEEP-04 = Würfel mit ihren Seiten, Charaktertafel, Gebäude, Turmplättchen, Marker, Wappenmarker und gelagerte Güter werden für jeden Spieler aufbewahrt.
clause-QD-KEEP-05 = Gelagerte Rohstoffe, Brote und Figuren sind zur Hand, wenn die nächste Partie beginnt.
clause-QD-KEEP-06 = Figuren, die weder gelagert noch getauscht werden, kommen zurück in den Beutel.
clause-QD-KEEP-07 = Nur mit dem Bauernhof kann ein Spieler höchstens 3 Gulden behalten; vier unbenutzte Waren dürfen zu einem weiteren Gulden werden, wenn Platz ist.
clause-QD-KEEP-08 = Figuren, die an den Bauernhof gegeben werden, kommen wie alle anderen zurück in den Beutel.
clause-QD-KEEP-09 = Gelagerte Figuren sind in der nächsten Partie nicht im Beutel, solange sie nicht eingesetzt und später zurückgelegt werden.
clause-QD-KEEP-10 = Die Wendung „4 Rohstoffe“ in der Checkliste meint die 4 Waren aus QD-STORE-04.
clause-QD-KEEP-11 = Zwischen den Partien speichert das Programm die ganze Kampagne von selbst; eine laufende Partie wird nach jedem Zug gespeichert.
clause-QD-KEEP-12 = Kräuterplättchen, Kurierkarten, Aktionsfelder, Stimmung und Ruhm werden zurückgesetzt; das Angebot ungebauter Gebäude, entferntes Material, gelesene Karten und freigeschaltete Regeln bleiben bestehen.

# Vorbereitung der nächsten Partie.
chapter-QD-NEXT = Vorbereitung der nächsten Partie
clause-QD-NEXT-01 = Eine neue Partie beginnt mit dem gemeinsamen Spielaufbau: Gebäudeangebot und Vorrat neben dem Spielplan, persönliches Material beim Besitzer.
clause-QD-NEXT-02 = Die Schritte werden der Reihe nach befolgt; Schritte zu Dingen, die noch nicht eingeführt sind, entfallen.
clause-QD-NEXT-03 = Schritt 1: Jeder Epochenzielmarker kommt auf das Ziel der Epochenzielkarte seines Besitzers.
clause-QD-NEXT-04 = Haben Blau und Gelb in der ersten Partie ihr Ziel erreicht, ist ihr Ziel jetzt 16, während es für Grün und Rot weiterhin 10 ist.
clause-QD-NEXT-05 = Nach QD-END-06 ist das Ziel für Rot und Blau 16, für Grün und Gelb 10.
clause-QD-NEXT-06 = Spieler können in derselben Partie verschiedene Ziele haben.
clause-QD-NEXT-07 = Schritt 2: Es wird geprüft, ob Epochenkarten oder eine Geschichtenkarte gelesen werden müssen (QD-EPOCH-01).
clause-QD-NEXT-08 = Schritt 3: Alle Kräuterplättchen werden verdeckt, gemischt und je eines auf jedes Strauchplättchen verteilt.
clause-QD-NEXT-09 = Schritt 4: Verlangt es die aktuelle Epoche, wird Feld J der Aktionstafel gefüllt.
clause-QD-NEXT-10 = Schritt 5: Besitzer grüner Turmplättchen nehmen die abgebildeten Güter.
clause-QD-NEXT-11 = Schritt 6: Raubrittermarker werden verteilt, wenn sie im Spiel sind.
clause-QD-NEXT-12 = Schritt 7: Der Krämer darf benutzt werden.
clause-QD-NEXT-13 = Schritt 8: Ein Kronenwert wird auf die Ruhmesleiste übertragen.
clause-QD-NEXT-14 = Schritt 9: Jeder Spieler setzt eine Kräuterhütte auf einen Hüttenplatz des eigenen Startfelds.
clause-QD-NEXT-15 = Schritt 10: Der Startspielermarker geht an den Spieler mit dem niedrigsten Ziel; bei Gleichstand gelten die Gleichstandsregeln.
clause-QD-NEXT-16 = Schritt 11: Die Partie beginnt mit dem Werfen der Würfel.
clause-QD-NEXT-17 = Ruhmespunktmarker beginnen auf 0 (plus Kronenwert), Stimmungsmarker auf der untersten Stufe, Kundschafter bei ihren Zelten, wenn keine Karte oder Entscheidung etwas anderes sagt (QD-LATER-47, 56).
clause-QD-NEXT-18 = Die 3 Gulden und das Siegel aus QD-SETUP-16 gibt es nicht noch einmal.
clause-QD-NEXT-19 = Die Kräuterhütte aus Schritt 9 ist kostenlos, bringt keine Ruhmespunkte und darf von anderer Art sein als in früheren Partien.
clause-QD-NEXT-20 = In Schritten, in denen mehrere Spieler etwas wählen, gilt die Reihenfolge: niedrigstes Ziel zuerst, bei Gleichstand nach den Gleichstandsregeln; jeder Spieler trifft alle eigenen Entscheidungen, bevor der nächste beginnt.
clause-QD-NEXT-21 = Entscheidungen vor der Partie, die sich nicht in die Quere kommen können (Kräuterhütte), werden gleichzeitig getroffen.
clause-QD-NEXT-22 = Das Ziel allein durch einen Kronenwert zu erreichen ist unmöglich; siehe QD-LATER-07.
clause-QD-NEXT-23 = Ziele 22, 16, 16 und 30: Um den Startspielermarker sind die zwei Spieler mit 16 gleichauf; zwischen ihnen entscheiden mehr Ziernieten.

# Krämer.
chapter-QD-GROCER = Krämer
clause-QD-GROCER-01 = Vor jeder Partie darf ein Spieler für Siegel Würfelseiten kaufen.
clause-QD-GROCER-02 = Eine Seite kostet 1 bis 5 Siegel, zu zahlen in den Vorrat.
clause-QD-GROCER-03 = Gekauft werden dürfen beliebig viele, solange die Siegel reichen.
clause-QD-GROCER-04 = Wollen mehrere Spieler kaufen, beginnt der mit dem niedrigsten Epochenziel; bei Gleichstand gelten die Gleichstandsregeln.
clause-QD-GROCER-05 = Eine Seite, zu der eine Nummernkarte gehört, wird ungesehen gekauft; die Karte wird nach dem Kauf gelesen.
clause-QD-GROCER-06 = Preise: Wahl aus zwei Rohstoffen 1, Brot 1, A oder Rohstoff 2, doppelter Rohstoff 2, besetztes Feld 2, Stimmung 3, Figur 3, zwei Rohstoffe 3, Kraut 3, Trompete 4, Fest 5; Seiten mit Nummernkarte 2, 3 oder 4.
clause-QD-GROCER-07 = Ein Spieler schließt alle Käufe ab, bevor der nächste kauft.
clause-QD-GROCER-08 = Die Zahl der Seiten ist begrenzt, und das Angebot ist offen.
clause-QD-GROCER-09 = Eine gekaufte Seite wird sofort und unwiderruflich angebracht; Siegel dürfen für spätere Partien gespart werden.
clause-QD-GROCER-10 = Vor der ersten Partie sind alle Kriterien gleich; über die Reihenfolge entscheidet also der Zufall.
clause-QD-GROCER-11 = Die Nummernkarte einer Seite erfährt ihr Käufer; ab dem ersten Einsatz in einer Partie ist ihre Wirkung öffentlich.

# Epochenkarten, Geschichtenkarten und Epochenendkarten.
chapter-QD-EPOCH = Epochenkarten, Geschichtenkarten und Epochenendkarten
clause-QD-EPOCH-01 = Epochenkarten werden vor einer Partie gelesen, wenn in der vorigen Partie jemand ein Epochenziel erreicht hat, das zuvor noch niemand erreicht hatte.
clause-QD-EPOCH-02 = Ein Index auf der Karte sagt, wie viele Epochenkarten zusammengehören; alle Karten dieser Epoche werden gelesen.
clause-QD-EPOCH-03 = Vor der zweiten Partie hat jemand das Ziel 16, also werden die obersten 3 Epochenkarten gelesen.
clause-QD-EPOCH-04 = Passt kein Ziel im Spiel zur obersten Epochenkarte, wird stattdessen eine Geschichtenkarte der aktuellen Farbe zufällig gezogen und gelesen.
clause-QD-EPOCH-05 = Die aktuelle Epochenkarte nennt die aktuelle Farbe der Geschichtenkarten; die ersten Partien benutzen Gelb.
clause-QD-EPOCH-06 = Die aktuelle Epochenkarte darf jederzeit angesehen werden.
clause-QD-EPOCH-07 = Anweisungen auf einer gelesenen Karte werden immer befolgt.
clause-QD-EPOCH-08 = Schritt 13: Hat mindestens ein Spieler die Epoche der obersten Epochenendkarte abgeschlossen, wird diese Karte gelesen; nach der ersten Partie ist das immer der Fall.
clause-QD-EPOCH-09 = Nach der ersten Partie haben Rot und Blau Epoche 1 abgeschlossen, also wird die oberste Epochenendkarte gelesen; die nächste wartet, bis der erste Spieler Epoche 2 abschließt.
clause-QD-EPOCH-10 = Regelaufkleber ergänzen das Regelheft, wenn eine Karte es sagt; die Karte erklärt die neue Regel, der Aufkleber kann Einzelheiten hinzufügen.
clause-QD-EPOCH-11 = Planaufkleber verändern Aktionstafel, Übersichtstafel, Spielplan oder Charaktertafeln an der Stelle, die die Karte nennt.
clause-QD-EPOCH-12 = Eine Stelle des Regelhefts, die für den Spielaufbau wichtig ist, ist mit einem Symbol markiert.
clause-QD-EPOCH-13 = Epochenkarten für die Epochen 2-9: 3, 3, 3, 2, 2, 4 (davon 2 benutzt, je nach Weg), 3 (davon 2 benutzt), 1; zusammen 21.
clause-QD-EPOCH-14 = Epochenendkarten: je eine für die Epochen 1-6, je zwei (Mauer, Straße) für die Epochen 7, 8 und 9; zusammen 12.
clause-QD-EPOCH-15 = Farben der Geschichtenkarten: Gelb in den Epochen 2-4, Braun in 5-7, Silber in 8-9.
clause-QD-EPOCH-16 = In einer Partie kann sich nur eine neue Epoche öffnen, denn der Führende kommt um höchstens eine Epoche weiter.
clause-QD-EPOCH-17 = Epochenkarten und Geschichtenkarten sind für den ganzen Tisch; sie gelten für alle Spieler, gleich in welcher Epoche sie selbst sind, es sei denn, die Karte nennt bestimmte Spieler.
clause-QD-EPOCH-18 = Neue Gebäude und Regeln dürfen alle Spieler ab der Partie nutzen, in der sie gelesen werden, auch Spieler in früheren Epochen.
clause-QD-EPOCH-19 = Eine gelesene Geschichtenkarte scheidet aus ihrem Stapel aus; ist die aktuelle Farbe verbraucht, werden die gelesenen Karten dieser Farbe, die eine Partie lang gelten, neu gemischt, und gibt es keine solche Karte, entfällt der Schritt.
clause-QD-EPOCH-20 = Geschichtenkarten gelten eine Partie lang, wenn sie nicht „dauerhaft“ sagen.
clause-QD-EPOCH-21 = Die erste Partie hat weder Epochenkarte noch Geschichtenkarte.
clause-QD-EPOCH-22 = Fragen an den ganzen Tisch werden mit Mehrheit entschieden, jeder Spieler hat eine Stimme; bei Stimmengleichheit entscheidet der Spieler mit dem niedrigsten Ziel, dann gelten die Gleichstandsregeln.

# Ende der Kampagne.
chapter-QD-CAMP = Ende der Kampagne
clause-QD-CAMP-01 = Die Kampagne hat neun Epochen; es gewinnt, wer Epoche 9 abschließt (70 Ruhmespunkte), und das setzt alle Epochen davor voraus.
clause-QD-CAMP-02 = Ist das Ziel von Epoche 9 erreicht, werden zuerst geltende Karten befolgt, dann nehmen alle, die ihr Ziel erreicht haben, Turmplättchen, dann wird die oberste Epochenendkarte gelesen.
clause-QD-CAMP-03 = Das letzte Turmplättchen vollendet den Teil des Schlosses, der seinem Besitzer gehört.
clause-QD-CAMP-04 = Schließen mehrere Spieler Epoche 9 in derselben Partie ab, gewinnt der Sieger dieser Partie die Kampagne.
clause-QD-CAMP-05 = Schlussrangfolge der anderen: abgeschlossene Epochen, dann der in der letzten Partie erreichte Anteil am eigenen Ziel, dann die Gleichstandsregeln.
clause-QD-CAMP-06 = Das Programm hält eine beendete Kampagne lesbar und erlaubt jederzeit eine neue.
clause-QD-CAMP-07 = Erwartete Länge: 13-27 Partien; eine Simulation der vorgeschlagenen Zahlen mit Bots ergibt im Mittel etwa 20 Partien mit vier, 16 mit drei und 19 mit zwei Spielern, je 6-7 Runden.
clause-QD-CAMP-08 = Theoretische Grenzen: mindestens 9 Partien (13 bei zwei Spielern), höchstens 33 / 25 / 25 bei 4 / 3 / 2 Spielern.
clause-QD-CAMP-09 = In der Partie, die Epoche 9 abschließt, ist die Reihenfolge: Schritt 12, Turmplättchen (Schritt 15), dann die Epochenendkarte; Siegel, Kronenleiste und Lagern entfallen, weil keine Partie mehr folgt.
clause-QD-CAMP-10 = Spieler, die in dieser letzten Partie ein niedrigeres Epochenziel erreichen, nehmen für das Schlussbild trotzdem ihr Turmplättchen.

# Mechanismen, die das Regelheft nur nennt.
chapter-QD-LATER = Mechanismen, die das Regelheft nur nennt
clause-QD-LATER-01 = Marmor kommt später; der Bauernhof nimmt ihn dann als Ware an.
clause-QD-LATER-02 = Marmor: ab Epoche 4 ein fünftes Gut, kein Grundrohstoff. Ein Steinwürfel auf einem Marmorfeld bringt genau 1 Marmor; Felder 3 / 2 / 1 bei 4 / 3 / 2 Spielern.
clause-QD-LATER-03 = Seiten mit doppeltem Rohstoff bringen auf einem Marmorfeld 1 Marmor, nicht 2; eine Seite mit Rohstoff nach Wahl darf benutzt werden, wenn sie Stein zeigt.
clause-QD-LATER-04 = Folianten kommen später, haben ein Aktionsfeld und sind in Schritt 15 von Bedeutung.
clause-QD-LATER-05 = Folianten: ab Epoche 3. Folianten-Aktion: 1 Gulden zahlen, 1 Folianten nehmen (höchstens 6 behalten, kein Lager nötig). In Schritt 15 darf jeder Spieler 3 Folianten für eine Wissenskarte abgeben, gewählt aus den obersten zwei.
clause-QD-LATER-06 = Eine Kronenleiste kommt später: Ihre Nutzung ist in Schritt 16 freiwillig, und ihr Wert wird in Schritt 8 des nächsten Spielaufbaus auf der Ruhmesleiste addiert.
clause-QD-LATER-07 = Kronenleiste: ab Epoche 4. Wer das Ziel verfehlt hat, darf 1 oder 2 der in Schritt 14 erhaltenen Siegel zurückgeben; jedes erhöht den Kronenwert um 10 Prozent des eigenen Ziels (1,2,2,3,4,5,5,6,7 für die Epochen 1-9). Die nächste Partie beginnt mit diesen Ruhmespunkten, dann geht der Wert auf 0 zurück.
clause-QD-LATER-08 = Raubrittermarker kommen später und werden in Schritt 6 verteilt.
clause-QD-LATER-09 = Raubritter: ab Epoche 4. Wer in der letzten Partie das Ziel verfehlt hat und 1 oder 2 Epochen hinter dem Führenden liegt, zieht 1 Marker, wer 3 oder mehr zurückliegt, zieht 2; 8 Marker, jeder im eigenen Zug einmal nutzbar, nach der Partie zurückgegeben.
clause-QD-LATER-10 = Reiterfelder mit den Werten 2 und 3 gibt es später.
clause-QD-LATER-11 = Abzweigung: Die Abstimmung über den Weg auf der Endkarte von Epoche 6 öffnet entweder die Mauer oder die Handelsstraße für die Epochen 7-9. Reiter gibt es nur auf dem Weg der Straße.
clause-QD-LATER-12 = Handelsstraße: ein Ring aus 12 Stationen, 3 je Viertel, verbunden durch 12 Straßenabschnitte, von denen es 4 am Anfang gibt; die Reiter-Aktion bewegt den eigenen Reiter auf vorhandenen Abschnitten bis zu 2 oder 3 Stationen weit; jede Station kann je Spieler und Partie einmal bedient werden.
clause-QD-LATER-13 = Mauer: 12 Mauerabschnitte, 3 je Viertel; jeder wird mit einer Bauaktion gebaut und trägt einen Bonus für seinen Erbauer.
clause-QD-LATER-14 = Eine Zahnrad-Aktion gibt es später.
clause-QD-LATER-15 = Zahnrad: ab Epoche 6 eine Scheibe mit sechs Sektoren; die Aktion dreht sie um 1 Sektor weiter (um 2 für einen zusätzlichen Grundrohstoff) und zahlt den gezeigten Sektor aus. Felder 2 / 1 / 1.
clause-QD-LATER-16 = Charakterfähigkeiten kommen später; das Regelheft hält einen Abschnitt dafür frei.
clause-QD-LATER-17 = Charakterfähigkeiten: In Epoche 5 wählt jeder Spieler eine von zwei Fähigkeiten der eigenen Familie; in Epoche 8 kommt die andere dazu.
clause-QD-LATER-18 = Feld J der Aktionstafel wird vor einer Partie gefüllt, wenn die Epoche es verlangt.
clause-QD-LATER-19 = Feld J: Ab Epoche 6 zeigt es einen königlichen Auftrag mehr, als Spieler da sind, gezogen aus 12; ein A-Würfel auf J erfüllt einen Auftrag, indem dessen Güter gezahlt werden. Jeder Auftrag wird in einer Partie einmal erfüllt.
clause-QD-LATER-20 = Nummernkarten 1-48 werden durch Würfelseiten, Regelaufkleber und andere Karten geöffnet.
clause-QD-LATER-21 = Nummernkarten: 1-6 Würfelseiten, 7-14 Fähigkeiten, 15-22 Wissen, 23-26 Familienkapitel, 27-32 Straße, 33-38 Mauer, 39-42 königliche Gunst, 43-46 Monumente, 47-48 Finale.
clause-QD-LATER-22 = X-Marker: 3 je Spieler; sie markieren Gebäude, die in der laufenden Partie renoviert wurden (also höchstens 3 je Spieler), und kommen danach zurück.
clause-QD-LATER-23 = Kleine Wappenmarker: 2 je Spieler; benutzt für geheime Abstimmungen wie die über Mauer oder Straße.
clause-QD-LATER-24 = Königlicher Pömpel: ab Epoche 2 hat ihn ein Spieler; wer ihn hat, darf einmal je Partie einen A-Würfel auf einem besetzten Aktionsfeld einsetzen und gibt ihn danach nach links weiter. Zu Beginn einer Partie hat ihn der Spieler mit dem niedrigsten Ziel.
clause-QD-LATER-25 = Aus den Regelaufklebern R1-R80 wird eine Liste von Regeleinträgen, jeder mit einer Karte, die ihn freischaltet; freigeschaltete Einträge werden in der Regelansicht gezeigt und, wenn sie gelten, an Ort und Stelle.
clause-QD-LATER-26 = Aus den Planaufklebern 1-39 werden benannte Stellen der Tafeln; Aufkleber 1 ist die Abdeckung.
clause-QD-LATER-27 = Familiengeschichten: vier eigene Familien mit einem Symbol, einem ersten Text am Anfang, einem zweiten Kapitel in Epoche 5 und einem dritten in Epoche 8.
clause-QD-LATER-28 = Dritte Farbe der Geschichtenkarten: Silber.
clause-QD-LATER-29 = Kein Inhalt darf einen einzelnen bestimmten Spieler dauerhaft belasten, Ruhmespunkte wegnehmen, das Gebäude eines Spielers ohne dessen Zustimmung entfernen oder einen Würfel verschlechtern.
clause-QD-LATER-30 = Alle Texte, Namen und Bilder der Kampagne sind eigene Schöpfungen; nur der veröffentlichte Rahmen (Anzahlen, Begriffe, Ablauf) bleibt erhalten.
clause-QD-LATER-31 = Ein Spieler in Epoche 4 (Ziel 30) endet im roten Bereich, erhält 2 Siegel und gibt in Schritt 16 beide zurück: Kronenwert 6, die nächste Partie beginnt mit 6 Ruhmespunkten.
clause-QD-LATER-32 = Führender in Epoche 6, die anderen in den Epochen 6, 4 und 3, alle drei haben ihr Ziel verfehlt: Der zweite Spieler zieht keinen Raubrittermarker, der dritte 1, der vierte 2.
clause-QD-LATER-33 = Monumente: Ab Epoche 5 kann eine Bauaktion die nächste von vier Stufen des eigenen Monuments errichten, für 2 Holz, 2 Stein, 2 Lehm und 1 Marmor: der volle Ruhm für Bauen und 2 Ziernieten, die bleiben.
clause-QD-LATER-34 = Die vierte Monumentstufe bringt außerdem 1 Siegel und öffnet die Monumentkarte (43-46) der Familie, deren bleibende Gabe je Familie anders ist: Der erste Handwerker einer Partie spart 1 mehr; vor der ersten Runde darf der Kundschafter 2 Schritte kostenlos gehen; 1 Ware beliebiger Art wird behalten; in einer Partie darf man 1-mal kostenlos neu würfeln.
clause-QD-LATER-35 = Landesteg: Ab Epoche 8 nehmen seine Rohstofffelder (3 / 2 / 1 bei 4 / 3 / 2 Spielern) jeden Rohstoffwürfel auf und geben 1 Grundrohstoff nach Wahl, bei einer Seite mit doppeltem Rohstoff 2.
clause-QD-LATER-36 = Wissenskarten 15-22: In Schritt 15 für 3 Folianten gekauft; nur der Käufer sieht sich die obersten zwei an, eine behält er für immer, und sie liegt offen, die andere kommt unter den Stapel.
clause-QD-LATER-37 = Würfelseiten der Nummernkarten 1-6: Die Seiten 1-3 werden ab Epoche 3 verkauft, 4-6 ab Epoche 6, jede ungesehen; Wetterhahn, Doppelhammer, Ausrufung, Pilger, Rechnungsbuch und Spiegel wirken so, wie es auf ihren Karten steht.
clause-QD-LATER-38 = Königliche Gunst 39-42: kostenlos eine Seite vom Wert 1; eine Wissenskarte; in jeder Partie ein Raubrittermarker; 1 Kronenwert mehr für jedes Siegel, der ganze Kronenwert höchstens ein Viertel des eigenen Ziels, abgerundet. Jede wird in einer Kampagne höchstens einmal vergeben.
clause-QD-LATER-39 = Prüfung der Mauer in Schritt 12: Wurden in dieser Partie mindestens so viele Abschnitte gebaut wie Spieler minus 1, erhält jeder Erbauer 1 Grundrohstoff nach Wahl; sonst gibt jeder, der keinen gebaut hat, 1 Ware zurück, falls er eine hat. Stehen alle 12, entfällt die Prüfung, und jeder Spieler erhält in Schritt 5 jeder Partie 1 Grundrohstoff nach Wahl.
clause-QD-LATER-40 = Ein Spieler darf in einer Partie in jedem Viertel höchstens einen Mauerabschnitt bauen; der Bonus eines Abschnitts ist 1 Gulden, 1 Brot oder 1 Grundrohstoff nach Wahl, je nachdem, ob er der erste, zweite oder dritte seines Viertels ist.
clause-QD-LATER-41 = Die Funde der Mauer 33-38 werden vom 2., 4., 6., 8., 10. und 12. Abschnitt geöffnet und gehören dessen Erbauer, die Funde der Straße 27-32 vom allerersten Reiter, der die Stationen 1, 3, 5, 7, 9 und 11 erreicht.
clause-QD-LATER-42 = Lieferungen: Station 3k gibt Reitern aus anderen Vierteln 1 Gulden; Station 3k+1 nimmt 2 vom Rohstoff des Viertels k und gibt Ruhmespunkte in Höhe des Trompetenwerts; Station 3k+2 nimmt 1 Brot und 1 vom Rohstoff des Viertels k+1 und gibt Ruhmespunkte in Höhe des Trompetenwerts und 1 Grundrohstoff nach Wahl.
clause-QD-LATER-43 = Reiter-Aktionen: Felder mit dem Wert 2 und dem Wert 3 (je 2 / 1 / 1 bei 4 / 3 / 2 Spielern) bewegen den eigenen Reiter auf vorhandenen Abschnitten bis zu so viele Stationen weit; jede betretene Station kann bedient werden.
clause-QD-LATER-44 = Die geheime Abstimmung über Mauer oder Straße: Jeder Spieler legt jeden seiner zwei kleinen Wappenmarker auf Mauer, auf Straße oder auf keins von beiden; die Stimmen werden zusammen aufgedeckt; der Weg mit mehr Markern wird geöffnet, bei Stimmengleichheit entscheidet der Spieler mit dem niedrigsten Ziel, dann gelten die Gleichstandsregeln.
clause-QD-LATER-45 = Die Raubrittermarker 1-8 bewirken, was auf ihnen steht; ein Marker, dessen Wirkung im Augenblick nicht möglich ist, kann nicht genutzt werden und wird behalten.
clause-QD-LATER-46 = Dauerhafte Geschichtenkarten ändern den Spielplan für alle späteren Partien: „Der Brunnen“ bringt ein Feld Backstube mehr, „Das Floß“ ein neues Feld in der Flusskreuzung.
clause-QD-LATER-47 = Finale: Die Karte des gewählten Wegs (47 oder 48) fragt jeden Spieler geheim nach dem Kräuterpaar des Heilmittels; wer das richtige Paar nennt, beginnt die nächste Partie mit Ruhmespunkten in Höhe des Trompetenwerts; die Antworten werden zusammen geöffnet.
clause-QD-LATER-48 = Die Hinweise, die zum richtigen Paar führen, liegen auf Karten, die in jeder Kampagne vor dem Finale geöffnet werden, auf beiden Wegen und bei jeder Spielerzahl.
clause-QD-LATER-49 = Schreibstube, Mühlgraben, Torhaus und Hafenmeister kommen mit ihren Gebäudetafeln ins Gebäudeangebot, in so vielen Exemplaren, wie im Inhaltspaket stehen.
clause-QD-LATER-50 = Am Ende der Kampagne wird aus dem, was geschehen ist, eine Chronik geschrieben: Familien, Partien mit ihren Siegern, Epochen, gelesene Briefe, Abstimmungen, Monumente, Mauer oder Straße, Türme mit ihren Dächern und für jeden Spieler mindestens eine eigene Erinnerung.
clause-QD-LATER-51 = Jede Entscheidung des ganzen Tisches bleibt in Erinnerung und kehrt in mindestens zwei späteren Texten wieder, wie es die Geschichte vorsieht; die des Finales in dessen letztem Bild.
clause-QD-LATER-52 = Name, Porträt und Wappen wählt jeder Spieler am Anfang selbst; sie sind überall zu sehen, wo der Spieler zu sehen ist, und haben keinen Einfluss auf die Regeln.
clause-QD-LATER-53 = Vier Spieler, Weg der Mauer, zwei von ihnen haben in dieser Partie 3 Abschnitte gebaut: 3 ist mindestens 4 minus 1, also erhalten die beiden Erbauer je 1 Grundrohstoff nach Wahl, und niemand gibt etwas zurück.
clause-QD-LATER-54 = Drei Spieler stimmen ab: Der erste legt zwei Marker auf Mauer, der zweite zwei Marker auf Straße, der dritte je einen auf beide: 3 gegen 3, also entscheidet der Spieler mit dem niedrigsten Ziel.
clause-QD-LATER-55 = Fallbuch: Ab Epoche 3 hat jeder Spieler darin die Hinweise der bisher gelesenen Karten und darf vor jeder Partie zu jeder von drei Fragen (Ursache, Kräuterpaar, wer es verkauft hat) eine Antwort versiegeln oder ändern, gewählt aus Listen, in denen nur steht, was bisher gelesene Karten genannt haben. Die Antworten eines Spielers kennt nur er selbst, bis die Karten 47/48 und das Finale sie öffnen. Sie haben keine Wirkung; die Belohnung von QD-LATER-47 gibt es für die Antwort auf die Karte, für die das versiegelte Paar vorgeschlagen wird.
clause-QD-LATER-56 = Epochenendkarte 2 stellt den ganzen Tisch vor eine Entscheidung auf Dauer: Alle beginnen jede Partie mit 1 Brot, oder alle beginnen jede Partie auf Stimmungsstufe 1.
clause-QD-LATER-57 = Epochenendkarte 4 stellt den ganzen Tisch vor eine Entscheidung auf Dauer: Wer Raubrittermarker zieht, zieht einen mehr und gibt einen zurück, oder wer das letzte Ziel verfehlt hat, zahlt beim ersten Anwerben keinen Gulden.
clause-QD-LATER-58 = Versprechen der Familie: Ab Epoche 5 hat jede Familie für eine Partie eine eigene Aufgabe (drei verschiedene Arten von Bauaktionen in einer Partie, wobei jede Farbe von Gebäuden, Roden, Renovieren, Monument, Abschnitt und Zimmer eine Art ist; Plättchen aus zwei fremden Vierteln; in einer Runde Würfel auf vier Arten von Aktionsfeldern; zweimal die Armen speisen in einer Runde, in der es sonst niemand tut); wer sie erfüllt, erhält einmal je Partie 2 Grundrohstoffe nach Wahl und, wenn sie in drei Partien erfüllt wurde, einmal in der Kampagne 1 Siegel.
clause-QD-LATER-59 = Epochenendkarte 7 des gewählten Wegs stellt den ganzen Tisch vor eine Entscheidung für die nächste Partie, wie es die Geschichte erzählt.
clause-QD-LATER-60 = Epochenendkarte 8 stellt den ganzen Tisch vor eine Entscheidung für die übrigen Partien: Das erste Kräuterplättchen jedes Spielers bringt 1 Brot mehr, oder die Folianten-Aktion gibt 2, oder alle beginnen mit 1 Figur.
clause-QD-LATER-61 = Schlosszimmer: Ab Epoche 8 kann eine Bauaktion eines von 8 / 6 / 5 Zimmern (4 / 3 / 2 Spieler) für 2 Holz, 2 Stein, 2 Lehm und 1 Marmor einrichten: der volle Ruhm für Bauen und einmal der Bonus des Zimmers; höchstens 2 Zimmer je Spieler, 3 bei 2 Spielern; das letzte Zimmer ist erst offen, wenn alle anderen stehen; die Grenzen gelten für die ganze Kampagne; Namen und Boni stehen im Inhaltspaket; bei 3 Spielern fehlen Gästezimmer und Rechenstube, bei 2 auch die Glockenstube.
clause-QD-LATER-62 = Ab der Partie, in der Karte 9-1 gelesen wird, nimmt jeder Spieler zu Beginn jeder Partie 1 Grundrohstoff nach Wahl, bei zwei oder mehr Epochen Rückstand auf den Führenden stattdessen 3; in jeder Partie kostet jeden Spieler eine Würfelseite 1 Siegel weniger, mindestens 1.
clause-QD-LATER-63 = Das Brot der Königin: Ab Epoche 6 nehmen die Spieler mit dem niedrigsten Ziel beim Spielaufbau 1 Brot, außer alle haben dasselbe Ziel.
clause-QD-LATER-64 = Jede königliche Gunst gehört zu einer Karte: 39 zum Ende von Epoche 3, 40 zu dem von 5, 41 zu dem von 6, 42 zu dem von 7; jede geht an das niedrigste Ziel unter denen, die ihres in dieser Partie verfehlt haben, bei Gleichstand an weniger Ziernieten; haben alle ihres erreicht, wartet sie bis zur nächsten Partie.

# Mechanismen, auf die Klauseln warten.
mechanism-tomes = Folianten
mechanism-crown_bar = Kronenleiste
mechanism-robber_barons = Raubritter
mechanism-abilities = Charakterfähigkeiten
mechanism-monuments = Monumente
mechanism-cogwheel = Zahnrad
mechanism-orders = königliche Aufträge
mechanism-wall_or_road = Mauer oder Handelsstraße
mechanism-landing_stage = Landesteg
mechanism-epoch_cards = Epochenkarten
mechanism-epoch_end_cards = Epochenendkarten
mechanism-story_cards = Geschichtenkarten
mechanism-number_cards = Nummernkarten
