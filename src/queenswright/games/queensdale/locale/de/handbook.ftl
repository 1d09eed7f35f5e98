# The Rise of Queensdale: das Handbuch, in unseren eigenen Worten. `[QD-DICE-01]` ist eine Fußnote.

handbook-queensdale-aim-title = Worum es geht
handbook-queensdale-aim-asks = wie gewinne ich; ziel; gewinnen; sieg; anfang; überblick; kampagne; ruhm
handbook-queensdale-aim-lead = Ein Tal mit vier Stadtteilen, zwei Flüssen und einem Schloss, das noch nicht steht. Über viele Partien bauen es eure Familien. **In jeder Partie hat jeder ein eigenes Ziel: so viel Ruhm, wie auf der eigenen Epochenzielkarte steht.** [QD-CHAR-02, QD-CAMP-01]
handbook-queensdale-aim-build = bauen, sammeln, speisen
handbook-queensdale-aim-fame = das Ziel erreichen
handbook-queensdale-aim-tower = den Turm erhöhen
handbook-queensdale-aim-1 = **Eine Partie endet in der Runde, in der jemand sein Ziel erreicht.** Wer es erreicht hat, baut seinen Turm weiter und bekommt ein höheres Ziel; wer nicht, bekommt Siegel, und die kaufen bessere Würfel. [QD-END-01, QD-TOWER-01, QD-SEAL-01]
handbook-queensdale-aim-2 = **Eine Kampagne hat neun Epochen, eine für jedes Ziel.** Wer die neunte abschließt, gewinnt sie. Gebäude, Türme und Würfel bleiben von Partie zu Partie; Waren bleiben nur, wo du Platz für sie hast. [QD-CAMP-01, QD-KEEP-04, QD-STORE-01]
handbook-queensdale-aim-beware = In derselben Partie können alle verschiedene Ziele haben. Schau auf deines, nicht auf die der anderen. [QD-NEXT-06]

handbook-queensdale-round-title = Eine Runde und ein Zug
handbook-queensdale-round-asks = runde; zug; würfeln; würfel; passen; neu würfeln; startspieler
handbook-queensdale-round-lead = Zu Beginn einer Runde würfeln alle ihre fünf Würfel. Dann geht es im Uhrzeigersinn, und **jeder Zug ist ein Würfel: Du setzt ihn ein und tust, was das Feld gibt**, bis niemand mehr Würfel hat. [QD-ROUND-02, QD-ROUND-04, QD-ROUND-05]
handbook-queensdale-round-1 = **Neu würfeln darfst du jederzeit in deinem Zug**: beliebige deiner freien Würfel zusammen für ein Holz, Stein, Lehm, Gulden oder Brot, so oft du willst. [QD-DICE-07, QD-DICE-08, QD-DICE-09, QD-DICE-11]
handbook-queensdale-round-2 = Du darfst die Runde auch beenden, gleich wie viele Würfel du noch hast. Einfach abwarten geht nicht. [QD-DICE-10, QD-DICE-12, QD-ROUND-11]
handbook-queensdale-round-beware = Der Startspieler wechselt jede Runde: Der Marker geht nach links. [QD-ROUND-07]

handbook-queensdale-dice-title = Einen Würfel einsetzen
handbook-queensdale-dice-asks = würfel; einsetzen; aktionsfeld; rohstofffeld; a; besetzt; für einen würfel zahlen
handbook-queensdale-dice-lead = **Ein Rohstoff kommt auf ein freies Feld dieses Rohstoffs, ein A auf ein beliebiges freies Aktionsfeld.** Auf einem Feld liegt ein Würfel. [QD-DICE-01, QD-DICE-02, QD-BOARD-11]
handbook-queensdale-dice-1 = **Ein Rohstoffwürfel kann ein A vertreten**: Du zahlst ein Stück dessen, was er zeigt, vorher und zusätzlich zu den Kosten der Aktion. [QD-DICE-04, QD-DICE-16]
handbook-queensdale-dice-2 = Zu einer Aktion darfst du nur, wenn du sie wirklich ausführst: alles bezahlst, und etwas muss sich ändern. [QD-DICE-03, QD-DICE-18]
handbook-queensdale-dice-example = Du hast 2 Gulden und einen Guldenwürfel und willst zum Markt. Der Würfel nimmt 1 Gulden, der Markt 2: Das geht nicht. [QD-DICE-23]
handbook-queensdale-dice-beware = Umgekehrt geht es nicht: Ein A kommt nie auf ein Rohstofffeld. [QD-DICE-20]

handbook-queensdale-resources-title = Rohstoffe und Tageslohn
handbook-queensdale-resources-asks = holz; stein; lehm; gulden; tageslohn; plus eins; geld
handbook-queensdale-resources-lead = Ein Würfel auf einem Rohstofffeld bringt **1 von diesem Rohstoff**. [QD-RES-01]
handbook-queensdale-resources-1 = **Holz, Stein und Lehm haben je ein +1-Feld**: Dort bringt ein Würfel 2. Gulden haben keins. [QD-RES-02, QD-RES-03]
handbook-queensdale-resources-2 = Ein A auf einem Tageslohnfeld bringt 1 Gulden. [QD-WAGE-01]

handbook-queensdale-scout-title = Kundschafter und Kräuter
handbook-queensdale-scout-asks = kundschafter; kräuter; sammeln; plättchen; schritte; brücke; fluss; wahrsagerin
handbook-queensdale-scout-lead = **Dein Kundschafter geht so viele Schritte, wie das Feld sagt**, über Sechsecke und Brücken, in jede Richtung, vorbei an Gebäuden und anderen Kundschaftern. [QD-SCOUT-01, QD-SCOUT-02, QD-SCOUT-04]
handbook-queensdale-scout-1 = **Kräuter, für die an deinem Zelt eine Hütte steht, darfst du im Vorbeigehen sammeln**, auch mehrere auf einem Weg. Dreh das Plättchen um: Was es zeigt, gehört dir. [QD-SCOUT-07, QD-SCOUT-08, QD-SCOUT-11, QD-HERB-01]
handbook-queensdale-scout-2 = Die 48 Plättchen verbergen diese Belohnungen; welche wo liegt, weiß niemand: [QD-HERB-10, QD-HERB-14]
handbook-queensdale-scout-3 = Das Auge ist die Wahrsagerin. Sie sagt dem Tisch etwas, und dir allein noch ein bisschen mehr. [QD-HERB-08, QD-CLAIR-02]
handbook-queensdale-scout-beware = Ein Plättchen unter den Füßen deines Kundschafters zählt nur, wenn er das Feld betritt, also nicht am Anfang eines Wegs. [QD-SCOUT-14]

handbook-queensdale-hut-title = Kräuterhütten
handbook-queensdale-hut-asks = hütte; kräuterhütte; zelt; erste hütte; ruhm für eine hütte
handbook-queensdale-hut-lead = **Eine Hütte kostet 3 Holz und bringt sofort Ruhm**, in der ersten Partie 1. Sie steht an deinem Zelt und gilt für ein Kraut. [QD-HUT-01, QD-HUT-02, QD-HUT-03]
handbook-queensdale-hut-1 = Von da an darf dein Kundschafter dieses Kraut sammeln; steht er gerade auf so einem Plättchen, sofort. [QD-HUT-04, QD-HUT-05]
handbook-queensdale-hut-2 = Vor jeder Partie setzt jeder eine Hütte, kostenlos und ohne Ruhm. Nach der Partie gehen alle Hütten zurück. [QD-NEXT-19, QD-KEEP-02]

handbook-queensdale-bread-title = Markt, Backstube, Armenspeisung
handbook-queensdale-bread-asks = markt; wochenmarkt; backstube; brot; arme; speisen; rohstoffe kaufen
handbook-queensdale-bread-lead = Drei kurze Wege durch die Straße.
handbook-queensdale-bread-1 = **Wochenmarkt**: 2 Gulden zahlen, 2 beliebige von Holz, Stein und Lehm nehmen. Die Hälfte davon gibt es nicht. [QD-MARKET-01, QD-MARKET-02]
handbook-queensdale-bread-2 = **Backstube**: 1 Brot nehmen. [QD-BAKERY-01]
handbook-queensdale-bread-3 = **Armenspeisung**: 1 Brot geben, und deine Stimmung steigt um 1. [QD-POOR-01]

handbook-queensdale-build-title = Bauen
handbook-queensdale-build-asks = bauen; gebäude; preis; rang; zierniete; bauplatz; überbauen; lager; manufaktur; ruhm
handbook-queensdale-build-lead = **Jede Bauaktion bringt Ruhm, was immer du baust**: 2 in der ersten Partie, mehr mit späteren Zielkarten. [QD-BUILD-12, QD-BUILD-13]
handbook-queensdale-build-1 = **Der Preis in Rohstoffen ist für alle Gebäude einer Tafel gleich**; Stücke von höherem Rang kosten zusätzlich Gulden und tragen mehr Ziernieten. Du darfst einen höheren Rang nehmen, auch wenn ein niedrigerer da ist. [QD-BUILD-04, QD-BUILD-05, QD-BUILD-06, QD-TIE-05]
handbook-queensdale-build-2 = **Blau lagert Waren zwischen den Partien, Rosa liefert, wenn die Stimmung steigt.** Jedes Gebäude darfst du einmal besitzen. Es wirkt, sobald es steht, und in allen Partien danach. [QD-STORE-01, QD-MANU-01, QD-BUILD-14, QD-BUILD-17, QD-BUILD-34]
handbook-queensdale-build-3 = Du hast vier Bauplätze. Sind alle belegt, darfst du eines deiner Gebäude überbauen; das untere ist für immer fort. [QD-BUILD-10, QD-BUILD-11]
handbook-queensdale-build-example = Ein Steinlager kostet 1 Holz, 3 Stein und 2 Lehm, eines von Rang III noch 2 Gulden. Mit zwei Handwerkern sparst du 4 der 6 Rohstoffe, die Gulden aber nicht. [QD-BUILD-07, QD-BUILD-36]
handbook-queensdale-build-beware = Der Bauernhof kann nicht überbaut werden, und solange ein Bauplatz frei ist, kann es nichts. [QD-BUILD-27, QD-BUILD-28]

handbook-queensdale-workmen-title = Arbeiter
handbook-queensdale-workmen-asks = anwerben; figur; handwerker; spielmann; kurier; beutel; arbeiter
handbook-queensdale-workmen-lead = **Anwerben kostet 1 Gulden und 1 Brot**; du ziehst ungesehen eine Figur aus dem Beutel und behältst sie, bis du sie einsetzt. [QD-WORK-01, QD-WORK-03]
handbook-queensdale-workmen-1 = **Handwerker**: spart 2 Rohstoffe bei einer Bauaktion. **Spielmann**: hebt deine Stimmung um 2. [QD-WORK-07, QD-WORK-08]
handbook-queensdale-workmen-2 = **Kurier**: bringt beim Ziehen eine Nachricht und vertritt später jede andere Figur. [QD-COURIER-01, QD-COURIER-05]
handbook-queensdale-workmen-3 = Eine Figur einzusetzen ist keine Aktion: In deinem Zug darfst du beliebig viele nutzen, neben dem Würfel. [QD-WORK-02, QD-WORK-13]
handbook-queensdale-workmen-beware = Figuren, die du nicht einsetzt, sind nach der Partie fort, wenn du kein Haus für sie hast; Kuriere immer. [QD-WORK-05, QD-STORE-11, QD-COURIER-07]

handbook-queensdale-cards-title = Kuriere und die Wahrsagerin
handbook-queensdale-cards-asks = karte; kurierkarte; wahrsagerin; nachricht; geheim; vision
handbook-queensdale-cards-lead = **Wer einen Kurier zieht, liest allen die oberste Kurierkarte vor und führt sie aus.** Manche gelten für den Rest der Partie, bis der nächste Kurier kommt. [QD-COURIER-01, QD-COURIER-02, QD-COURIER-03]
handbook-queensdale-cards-1 = **Die Karten der Wahrsagerin haben zwei Teile**: einen für alle, einen für dich allein. Deinen darfst du nicht weitersagen. [QD-CLAIR-02, QD-CLAIR-03]
handbook-queensdale-cards-2 = Du behältst die Karte und kannst sie in der Kampagne jederzeit wieder lesen. [QD-CLAIR-05]
handbook-queensdale-cards-beware = Was sie sagt, kann eintreffen oder auch nicht. [QD-CLAIR-04]

handbook-queensdale-morale-title = Stimmung
handbook-queensdale-morale-asks = stimmung; trompete; einkommen; rosa; manufaktur; herz
handbook-queensdale-morale-lead = **Die Stimmung steigt Stufe für Stufe, und jede Stufe auf dem Weg zählt**: Auf einer rosa Stufe zahlen deine rosa Gebäude, bei einer Trompete bekommst du Ruhm. [QD-MORALE-02, QD-MORALE-04]
handbook-queensdale-morale-1 = Die Stufen 2, 5, 8, 11 und 14 sind rosa; 3, 6, 9, 12 und 15 haben Trompeten. Eine Trompete bringt, was deine Zielkarte sagt, in der ersten Partie 1. [QD-MORALE-05, QD-MORALE-06]
handbook-queensdale-morale-example = Dein Marker steht auf 4, und du setzt einen Spielmann ein. Stufe 5: Alle deine rosa Gebäude zahlen. Stufe 6: Ruhm. [QD-MORALE-08]
handbook-queensdale-morale-beware = Nach der Partie ist die Stimmung vergessen, und Stufen über die oberste hinaus sind verloren. [QD-MORALE-09, QD-MORALE-13]

handbook-queensdale-end-title = Das Ende einer Partie, und wer gewinnt
handbook-queensdale-end-asks = ende; gewinnen; sieger; wie gewinne ich; ziel; roter bereich; siegel; gleichstand
handbook-queensdale-end-lead = **Hat jemand sein Ziel erreicht, wird die Runde zu Ende gespielt, und die Partie ist aus.** Bis dahin können auch andere ihres erreichen. [QD-END-01, QD-END-02, QD-END-10]
handbook-queensdale-end-1 = **Es gewinnt, wer am weitesten über dem eigenen Ziel liegt.** Bei Gleichstand zählen mehr Ziernieten, dann Gebäude, dann Gulden. [QD-END-04, QD-TIE-01, QD-TIE-02, QD-TIE-03]
handbook-queensdale-end-example = Alle haben das Ziel 10. Rot endet mit 11, Blau mit 10, Grün mit 8, Gelb mit 7: Rot gewinnt, Blau ist Zweiter. [QD-END-06]
handbook-queensdale-end-2 = **Wer sein Ziel verfehlt, bekommt ein Siegel, und im roten Bereich direkt davor noch eins.** [QD-SEAL-01, QD-SEAL-02]
handbook-queensdale-end-beware = Ein knapp verfehltes Ziel ist nicht das Schlimmste: Zwei Siegel kaufen eine gute Würfelseite. [QD-SEAL-07, QD-GROCER-06]

handbook-queensdale-tower-title = Türme und neue Ziele
handbook-queensdale-tower-asks = turm; zielkarte; epoche; plättchen; belohnung
handbook-queensdale-tower-lead = **Wer sein Ziel erreicht hat, nimmt ein Plättchen von der Turmtafel seiner Epoche**, der Sieger zuerst, und die nächste Zielkarte. [QD-TOWER-01, QD-TOWER-03, QD-TOWER-04]
handbook-queensdale-tower-1 = **Grüne Plättchen geben zu Beginn jeder späteren Partie Waren; blaue und rosa wirken wie solche Gebäude.** [QD-TOWER-08, QD-TOWER-09]
handbook-queensdale-tower-2 = Dein Turm hat Platz für drei Plättchen; spätere ersetzen sie, Stufe für Stufe. Nehmen musst du eines. [QD-TOWER-05, QD-TOWER-06, QD-TOWER-17]

handbook-queensdale-store-title = Lagern
handbook-queensdale-store-asks = lagern; lager; bauernhof; waren behalten; verlieren; tauschen; zwischen den partien
handbook-queensdale-store-lead = Nach einer Partie bleiben dir Waren **nur, wo ein Gebäude Platz für sie hat**. Alles andere geht zurück. [QD-STORE-01, QD-KEEP-01]
handbook-queensdale-store-1 = Zuerst darf der Bauernhof **beliebige 4 von Holz, Stein, Lehm, Brot und Figuren in 1 Gulden** verwandeln, so oft du willst; er behält bis zu 3 Gulden. [QD-STORE-04, QD-STORE-06, QD-STORE-13]
handbook-queensdale-store-2 = Die Lager behalten je 3 ihres Rohstoffs, das Vorratshaus 2 Brot, das Wohnhaus 2 Figuren. Siegel brauchen keinen Platz. [QD-STORE-07, QD-STORE-08, QD-STORE-09, QD-STORE-10, QD-STORE-11, QD-SEAL-06]
handbook-queensdale-store-beware = Tauschen kannst du nur hier, nie während einer Partie. [QD-STORE-12]

handbook-queensdale-grocer-title = Der Krämer
handbook-queensdale-grocer-asks = krämer; siegel; würfelseite; kaufen; aufkleber; lila; bessere würfel
handbook-queensdale-grocer-lead = Vor jeder Partie darfst du neue Seiten für deine Würfel kaufen, **1 bis 5 Siegel das Stück**, so viele du bezahlen kannst. Das niedrigste Ziel kauft zuerst. [QD-GROCER-01, QD-GROCER-02, QD-GROCER-03, QD-GROCER-04]
handbook-queensdale-grocer-1 = **Eine neue Seite ersetzt eine deiner Wahl, für die ganze Kampagne.** Was sie ersetzt, ist fort. [QD-STICKER-01, QD-STICKER-15]
handbook-queensdale-grocer-2 = Manche sind eine Wahl aus zwei Rohstoffen, ein A oder ein Rohstoff, oder ein Rohstoff doppelt; mit einer darfst du auf ein besetztes Feld. [QD-STICKER-02, QD-STICKER-03, QD-STICKER-04, QD-STICKER-05]
handbook-queensdale-grocer-3 = **Lila Seiten kommen auf das lila Feld**, wo Platz für alle ist, und wirken sofort. [QD-STICKER-06]
handbook-queensdale-grocer-beware = Manche Seiten kaufst du ungesehen: Was sie tun, liest du, wenn sie dir gehören. [QD-GROCER-05]

handbook-queensdale-next-title = Die nächste Partie
handbook-queensdale-next-asks = nächste partie; spielaufbau; briefe; epochenkarte; geschichtenkarte; abstimmung
handbook-queensdale-next-lead = Zwischen zwei Partien führt euch der Tisch durch eine Liste; niemand muss sich etwas merken. [QD-NEXT-02]
handbook-queensdale-next-1 = **Briefe werden geöffnet, wenn jemand als Erster eine Epoche abgeschlossen hat**; sonst wird eine Geschichtenkarte gelesen. Was darin steht, gilt für den ganzen Tisch. [QD-EPOCH-01, QD-EPOCH-04, QD-EPOCH-17]
handbook-queensdale-next-2 = Was der Tisch zu wählen hat, entscheidet die Mehrheit; bei Gleichstand der Spieler mit dem niedrigsten Ziel. [QD-EPOCH-22]
handbook-queensdale-next-3 = Die Kräuter werden neu verteilt, Türme geben ihre Waren, der Krämer öffnet, jeder setzt eine Hütte, und der Spieler mit dem niedrigsten Ziel beginnt. [QD-NEXT-08, QD-NEXT-10, QD-NEXT-12, QD-NEXT-14, QD-NEXT-15]

handbook-queensdale-fewer-title = Zu zweit oder zu dritt
handbook-queensdale-fewer-asks = zwei spieler; drei spieler; höhle; abgedeckte felder; doppelt
handbook-queensdale-fewer-lead = Spielen weniger als vier, gibt es **weniger Felder für Würfel und weniger Gebäude jeder Art**. [QD-TWO-01, QD-THREE-04, QD-THREE-05, QD-BUILD-18]
handbook-queensdale-fewer-1 = **Zu dritt verbinden zwei Höhlen zwei Stadtteile**: Von einer zur anderen ist es ein Schritt. [QD-THREE-01, QD-THREE-03]
handbook-queensdale-fewer-2 = **Zu zweit werden manche Epochen doppelt gespielt.** Ihre Zielkarten zeigen einen kleinen Turm: Das erste Mal bringt 2 Rohstoffe deiner Wahl, erst das zweite schließt die Epoche ab. [QD-TWO-04, QD-TWO-05, QD-TWO-07]
handbook-queensdale-fewer-3 = Wer die erste Partie spielt, spielt die ganze Kampagne; ein Freund oder ein Bot kann für jemanden einspringen. [QD-SETUP-03, QD-SETUP-27]

handbook-queensdale-castle-title = Das Ende der Kampagne
handbook-queensdale-castle-asks = kampagne; schloss; letzte epoche; neun; ende der kampagne; wer gewinnt die kampagne
handbook-queensdale-castle-lead = **Das Schloss ist fertig, wenn jemand die neunte Epoche abschließt**, mit 70 Ruhm. Diese Person gewinnt die Kampagne; gelingt es in derselben Partie mehreren, dann deren Sieger. [QD-CAMP-01, QD-CAMP-04]
handbook-queensdale-castle-1 = Die anderen folgen nach abgeschlossenen Epochen, dann danach, wie nah sie ihrem letzten Ziel kamen. [QD-CAMP-05]
handbook-queensdale-castle-2 = Eine Kampagne dauert meist 13 bis 27 Partien. Man kann sie jederzeit liegen lassen und wieder aufnehmen, und eine beendete lässt sich nachlesen. [QD-CAMP-06, QD-CAMP-07]

handbook-queensdale-try-reroll-title = Ein schlechter Wurf
handbook-queensdale-try-reroll = Dreimal Lehm, alle Lehmfelder besetzt, und 1 Brot. Was nun?
handbook-queensdale-try-scout-title = Kräuter am Weg
handbook-queensdale-try-scout = Vier Schritte und eine Hütte für Minze. An wie vielen kommst du vorbei?
handbook-queensdale-try-build-title = Zwei Handwerker
handbook-queensdale-try-build = 2 Rohstoffe und 2 Gulden. Reicht das für ein Steinlager?
handbook-queensdale-try-morale-title = Der Spielmann
handbook-queensdale-try-morale = Stimmung 4 und zwei rosa Gebäude. Lass ihn spielen.
