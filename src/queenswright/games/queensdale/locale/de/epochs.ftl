# The Rise of Queensdale: die Texte der Kampagne, die an Epochen hängen. Ein Platz erhält eine Nachricht erst, wenn er sie lesen darf.

# Epochenkarten.
epoch-card-2-1-title = Die Liste des Quartiermeisters
epoch-card-2-1-text = Hobb, der Quartiermeister des Königs, steigt vom Pferd, sagt guten Morgen und lässt eine Rolle los. Sie rollt den Hang hinunter, an den Zelten vorbei, über eine schlafende Gans, und hält erst am Fluss, wo Wim, der Kurier, mit beiden großen Stiefeln auf das Ende tritt. Hobb liest vor, von oben an. Zweihundertvierzehn Posten. Zwischen den Nägeln und einem Bischofsstuhl, unterstrichen: Wandbehänge, grün, elf Stück, aufzuhängen, sobald eine Wand da ist. Ihr habt keine Wand. Mittags reicht ihm die neue Bäckerin ein Brot, schwarz von allen Seiten. Hobb klopft daran. Es klingt wie eine Tür. „Ich hatte schon Schlimmeres“, sagt sie und beißt hinein.
epoch-card-2-1-rule = Die Gebäudetafeln 2-1 und 2-2 kommen ins Gebäudeangebot. Die Geschichtenkarten sind gelb.
epoch-card-2-2-title = Wiesen werden vermessen
epoch-card-2-2-text = Gesa schreitet das Schloss ab. Sie geht mit der Messkette voran, und einen Schritt hinter ihr geht der Reiher, der stehen bleibt, wenn sie stehen bleibt, und hinsieht, wo sie hinsieht. Gegen Mittag steht das ganze Schloss im Gras, aus Schnur. Dann braucht sie den Plan, und auf dem Plan liegt der Kater der Königin, groß, grau und Kanzler genannt, weil er jede Ratssitzung verschläft. Nan, die neue Bäckerin, krault ihn hinter dem linken Ohr, genau da, wo er es mag. Er schläft weiter. Gesa betrachtet den Kater, die Schnur und den Himmel. Dann zieht sie den Pflock der Ostecke heraus und setzt ihn zwei Fuß weiter wieder ein. Ein Schloss lässt sich leichter verrücken.
epoch-card-2-2-rule = Eine Bauaktion kann für 3 Holz, 2 Stein und 3 Lehm Land roden: Ein Wiesenplättchen im eigenen Stadtteil wird zum Bauplatz. Jeder darf das 4-mal in der Kampagne.
epoch-card-2-3-title = Der verstopfte Abfluss
epoch-card-2-3-text = Eines Morgens ist im ganzen Tal jeder Abfluss verstopft. Doktor Quillan vom Hof schnuppert zweimal und schreibt es auf: Der Husten der Königin kommt von der schlechten Luft in den Rohren, ohne jeden Zweifel. Quartiermeister Hobb schließt einen Kasten auf, der mit blauem Samt ausgeschlagen ist. Er ist in der zweiten Kutsche gereist, noch vor dem Silber. „Der königliche Pömpel“, sagt er. „Er steht auf der Liste.“ Niemand lacht. Über Samt lacht man nicht. Gegen Mittag zieht ihr alle zusammen, und der Pfropfen gibt nach. Heraus kommen Laub, ein Stiefel, den Wim schon vermisst hat, und zuletzt ein Klumpen Motten, alle tot, und auf ihren Flügeln schimmert es hell wie junges Gras. Sie kommen aus dem Waschhaus, wo die Wandbehänge der Königin gespült wurden. Hobb blättert um. „Motten stehen nicht auf der Liste.“
epoch-card-2-3-rule = Zu Beginn jeder Partie hat der Spieler mit dem niedrigsten Ziel den königlichen Pömpel. Wer ihn hat, darf einmal je Partie einen A-Würfel auf einem besetzten Aktionsfeld einsetzen und gibt ihn dann nach links weiter.
epoch-card-3-1-title = Sägen und Meißel
epoch-card-3-1-text = Den ganzen Tag singen die Sägen einen Ton und die Meißel einen anderen; gegen Abend haben sie sich fast auf ein Lied geeinigt. Der Bergfried auf der Insel bekommt einen Boden, dann eine Treppe, dann ein Fenster zum Fluss, mit richtigem Glas. Die Königin kommt zur Besichtigung, verschleiert und sehr aufrecht, mit sechs Hofdamen, die etwas halten. Sie legt eine Hand auf das Fensterbrett, lässt sie eine Weile liegen und nickt. Am selben Tag ist das Brot vollkommen: goldbraun, rund und leicht wie ein Kissen. Erklären kann es niemand; Nan hat ihren freien Tag. Ihr schnitzt das Datum in die Tür der Backstube. Am nächsten Morgen ist Nan wieder da. Das Brot ist schwarz.
epoch-card-3-1-rule = Die Gebäudetafeln 3-1 und 3-2 kommen ins Gebäudeangebot.
epoch-card-3-2-title = Eine Truhe voller Bücher
epoch-card-3-2-text = An der Furt steht eine Truhe, ohne Absender, ohne Brief. Sie riecht nach Rauch. Die Bücher darin sind an den Rändern braun, als hätte jemand angefangen, sie zu verbrennen, und es dann nicht gekonnt, Buch für Buch. Ihr trocknet sie auf der Leine, zwischen den Hemden. Eines ist ein Kräuterbuch. Wim hält die Seite gegen das Licht, und jeder liest jedem über die Schulter: „Das graue Blatt vom Berg, weich, grün den ganzen Winter; und ein zweites. Zwei in einen Becher, oder spart euch das Wasser.“ Wo das zweite stand, ist ein braunes Loch. Ihr seht alle zum Berg hinauf. Er ist hoch, er ist kahl, und eben fängt es an zu regnen.
epoch-card-3-2-rule = Folianten-Aktion: 1 Gulden zahlen, 1 Folianten nehmen; höchstens 6 werden behalten, ohne Lager. In Schritt 15 darf jeder 3 Folianten für eine der obersten zwei Wissenskarten abgeben. Das Fallbuch ist offen.
epoch-card-3-3-title = Die ersten Risse
epoch-card-3-3-text = Die ersten Häuser haben Risse. „Sie setzen sich“, sagt Gesa und klopft an eine Mauer, von der ein Stück mitkommt. „Wie Menschen auch.“ Ihr holt Mörtel und, wenn ihr schon dabei seid, Farbe. Tobin, der Krämer, hat seinen Laden am Kopf der inneren Brücke, alle Fenster stehen offen. Heute ist er voller Kinder, die die alten Seiten eurer Würfel tauschen, { $drawn ->
    [yes] ganz wie die Wahrsagerin es in ihrem Becher sah
   *[no] wie es die Wahrsagerin vorausgesagt haben soll
}. Er hat ein zweites Regal aufgestellt, darauf stehen die Bilder mit dem Gesicht zur Wand. „Rot, Blau, Gelb, Weiß, Schwarz, Lila“, sagt er. „Vorsicht mit der Farbe.“ Er bedient in Handschuhen, wegen der Heringe. Heringe seht ihr keine.
epoch-card-3-3-rule = Eine Bauaktion kann für 4 Holz, 3 Stein, 3 Lehm und 4 Gulden ein eigenes Gebäude renovieren: ein X-Marker, 1 Zierniete bis zum Spielende, 3-mal je Partie. Die Würfelseiten 1 bis 3 werden ungesehen verkauft.
epoch-card-4-1-title = Eine weiße Ader
epoch-card-4-1-text = Ein Junge kommt vom Steinbruch gelaufen, in der Faust einen Splitter, weiß wie Milch. Am Abend hat das halbe Tal einen Splitter und die andere Hälfte einen Karren. Oriel, die Wahrsagerin, die unter den Sträuchern sitzt, geht vorbei und hält sich die Nase zu. { $drawn ->
    [yes] „Nasser Stein, wie gesagt“, sagt sie. „Wann, habe ich nie gesagt.“
   *[no] Nasser Stein, soll sie gesagt haben, lange bevor hier jemand grub.
} Doktor Quillan hat den Bücherstaub aufgegeben und verdächtigt den Marmorstaub, er hat es schon schriftlich. Dann regnet es drei Wochen. Die Sägen hängen am Haken, niemand schneidet Stein, die Luft ist rein gewaschen, und jenseits des Wassers hustet die Königin wie noch nie. Quillan steht mit der Feder am Ufer. Er unterstreicht „Staub“.
epoch-card-4-1-rule = Neue Marmorfelder: Ein Steinwürfel bringt dort genau 1 Marmor; Marmor ist kein Grundrohstoff. Die Gebäudetafeln 4-1 und 4-2 kommen ins Gebäudeangebot.
epoch-card-4-2-title = Die Geduld des Königs
epoch-card-4-2-text = Ein Brief von König Bertram, von eigener Hand; unter dem Namen ein Tintenklecks, der aussieht wie eine Ente. Wer sein Ziel verfehlt, soll ein Siegel haben, schreibt er, und ihr sollt wissen, was ein Siegel ist: ein Satz vor seinem Thron, den er bis zu Ende anzuhören verspricht. Wer es abgibt, bekommt einen Vorsprung. „PS: Ihr Zimmer riecht nach Mäusen. Ich habe drei Katzen geschickt. Das macht gar keine Mühe.“ Die Katzen sehen von der Schwelle aus hinein und kommen wieder heim; in den Fallen dort lag noch nie etwas. Tobin, der für seine Farbe Siegel nimmt und sie in einer Truhe verwahrt, lässt sich den Brief noch einmal vorlesen. Dann wischt er die Truhe ab.
epoch-card-4-2-rule = Kronenleiste: Wer das Ziel verfehlt hat, darf in Schritt 16 von den eben erhaltenen Siegeln 1 oder 2 zurückgeben. Jedes erhöht den Kronenwert um 10 Prozent des eigenen Ziels; damit beginnt die nächste Partie. Händler kommen in den Beutel.
epoch-card-4-3-title = Männer im Wald
epoch-card-4-3-text = Im Wald sind Männer, und es führt sie eine Frau mit tadellosen Manieren. Sigga, Raubritterin, klopft bei dem Stadtteil an, der vorn liegt, stellt ihre Leute mit Namen vor und nimmt die Silberlöffel mit, gegen Quittung. Beraubt wird nur, wer vorn liegt. „Wo bliebe sonst der Sport?“ Am nächsten Morgen liegt vor der hintersten Tür ein Bündel: Seil, Nägel, ein Schinken und einer der Löffel. Ihr beruft einen Rat ein. Die vorn sprechen von Raub, die hinten von Gerechtigkeit; der Kanzler schläft. Hobb möchte die Löffel eintragen und weiß nicht, auf welcher Seite. Am Schinken steckt ein Zettel. „Nichts Persönliches“, steht darauf. Das Papier ist sehr gut.
epoch-card-4-3-rule = Raubritter: Wer das letzte Ziel verfehlt hat, zieht in Schritt 6 bei 1 oder 2 Epochen Rückstand auf den Führenden 1 Marker, bei 3 oder mehr 2. Jeder wird einmal im eigenen Zug genutzt und nach der Partie zurückgegeben.
epoch-card-5-1-title = Briefe der Großmütter
epoch-card-5-1-text = Es regnet eine Woche lang, und das ganze Tal sitzt um einen Ofen. { $players ->
    [2] Aus zwei Truhen kommen zwei alte Briefe und zwei weitere über den Kamm, wo die anderen beiden Familien Käse machen.
    [3] Aus drei Truhen kommen drei alte Briefe und ein vierter über den Kamm, wo die vierte Familie Käse macht.
   *[other] Aus vier Truhen kommen vier alte Briefe, klein gefaltet und alle mit dem gleichen blauen Faden gebunden.
} Sie werden vorgelesen, und wer liest, muss hin und wieder aufhören, weil etwas ins Auge geraten ist. Vier Handschriften, vier Sorten Tinte, ein Palast: In denselben Jahren haben die Großmütter dort gedient, und sie schrieben, wie sie redeten. Unterschrieben haben sie nur mit dem Vornamen. Hedda. Inga. Philippa. Rosamund. Ein Kind sagt die Namen noch einmal, langsam wie einen Trinkspruch. Am Ende der Bank hält ein Löffel inne.
epoch-card-5-1-rule = Seite eins der Nummernkarten 23 bis 26 wird gelesen. Dann wählt jeder eine der zwei Charakterfähigkeiten der eigenen Familie.
epoch-card-5-2-title = Stein für die Vorfahren
epoch-card-5-2-text = Jede Familie möchte ein Monument, kein großes, nur ein größeres als die anderen. Gesa zeichnet { $players ->
    [2] zwei
    [3] drei
   *[other] vier
} von genau gleicher Größe und zeigt jeder Familie ihres, allein, im Abendlicht. Doktor Quillan hat den Marmorstaub aufgegeben. Der Husten der Königin ist Kummer, schreibt er und verordnet dem ganzen Hof schwarzes Band. Die inneren Brücken, vor denen Oriel sich { $drawn ->
    [yes] so gefürchtet hat
   *[no] so gefürchtet haben soll
}, stehen. Ihr seid an beiden Enden jeder Brücke gehüpft, um sicherzugehen. Ein Maurer hängt trotzdem an jede einen Kranz. „Falls es für später gemeint war“, sagt er. Dem Reiher gefallen die Kränze.
epoch-card-5-2-rule = Eine Bauaktion kann die nächste der 4 Monumentstufen errichten (2 Holz, 2 Stein, 2 Lehm, 1 Marmor): 2 bleibende Ziernieten, bei der vierten auch 1 Siegel und eine Karte. Jede Familie hat ein Versprechen. Gebäudetafel 5-1 kommt dazu. Geschichtenkarten: braun.
epoch-card-6-1-title = Die große Mühle
epoch-card-6-1-text = Das Rad dreht sich, die Steine brummen, und gegen Mittag ist alles weiß: die Hecken, der Reiher, Hobb. Doktor Quillan verdächtigt das Mehl, es ist zu viel. Dann fällt ihm auf, dass die Königin, die seit dem Porträt in der Kammer über der Backstube schläft, seit Mai nicht mehr gehustet hat. Er streicht „zu viel“ und schreibt „zu wenig“. Mit den Heilerinnen kommt Runa von den Hügeln. „Und wie schläft sie?“, fragt sie, noch ehe sie den Korb absetzt. Ihr zeigt ihr das Buch mit den braunen Seiten, und weil sie nicht liest, liest Wim es ihr vor. Sie lacht, bis sie sich am Tisch festhalten muss. Das graue Blatt vom Berg wächst hinter euren Küchen. „Aber man trinkt nicht eins“, sagt sie. „Man trinkt zwei. Heiß.“
epoch-card-6-1-rule = Zahnrad-Aktion: um 1 Sektor drehen, um 2 für 1 Grundrohstoff, und nehmen, was er zeigt. Die Gebäudetafeln 6-1 und 6-2 kommen ins Angebot, Heilerinnen in den Beutel. Beim Spielaufbau nehmen die Spieler mit dem niedrigsten Ziel 1 Brot, außer alle haben dasselbe.
epoch-card-6-2-title = Briefe mit Siegelwachs
epoch-card-6-2-text = Der Oberhofmeister hat zu schreiben begonnen, und alle haben Angst vor ihm. Er bestellt vierzig Kissen. Er bestellt einen leisen Trompeter, eine Tür, die nicht knarrt, und einen Hocker für jeden Treppenabsatz, da man sich dort vielleicht setzen möchte. Er droht niemandem, das macht es schlimmer. Unten auf jedem Brief, unter dem Wachs, ist ein Tintenklecks, der aussieht wie eine Ente. Hobb trägt die Kissen ein und zählt sie im Schlaf. Für die Hütte des Trompeters braucht ihr Farbe. Tobin rührt sie lange um, am offenen Fenster, in Handschuhen. „Und wie hat sie geschlafen?“, fragt er, ehe er einen Preis nennt. Es ist das Erste, was er euch je gefragt hat.
epoch-card-6-2-rule = Vor jeder Partie wird Feld J mit einem königlichen Auftrag mehr gefüllt, als Spieler da sind. Ein A-Würfel auf J erfüllt einen Auftrag, indem dessen Güter gezahlt werden, jeden einmal je Partie. Die Würfelseiten 4 bis 6 werden ungesehen verkauft.
epoch-card-7-w1-title = Linien im Staub
epoch-card-7-w1-text = Mit einem Besenstiel wird die Mauer in den Staub gezogen, einmal um das ganze Tal, und zu jeder Biegung hat jeder eine Meinung. Auf Hobbs Liste stehen Steine dafür, Kalk, Seil und Suppe. Ein Tor steht nicht darauf. Er dreht die Liste um und findet nur acht Zeilen über einen Reiher, die er wegsteckt. Gesa zeichnet mit der Stiefelspitze ein Tor und sieht zum Himmel. Dann kommt der erste Stein vom Fluss herauf. Es ist Moos darauf, dick wie ein Kissen. { $drawn ->
    [yes] Jemand von euch hat Oriel einmal danach gefragt und sieht es sich länger an als die anderen.
   *[no] Oriel soll etwas von Moos gesagt haben und sehr sicher gewesen sein.
} Ihr legt ihn mit dem Moos nach außen. Es sieht aus, als wäre die Mauer schon immer da gewesen.
epoch-card-7-w1-rule = Eine Bauaktion kann einen Mauerabschnitt bauen (1 Holz, 3 Stein, 1 Lehm, 1 Marmor), je Viertel und Partie einen. Bonus im Viertel: erster 1 Gulden, zweiter 1 Brot, dritter 1 Grundrohstoff. Gebäudetafel 7-1 kommt ins Gebäudeangebot.
epoch-card-7-w2-title = Wachfeuer
epoch-card-7-w2-text = Zwölf Feuer brennen an der Mauer, und über jedem hängt ein Topf Suppe. Wer wacht, der isst, und wer isst, der wacht. { $barons ->
    [supper] Um die erste Wache haben Siggas Leute gebeten, aus Dankbarkeit; sie wissen, wie man hereinkäme.
   *[wage] Die erste Wache haben Siggas Leute, gegen Lohn; wie man hereinkäme, wissen sie, und das berechnen sie nicht.
} Doktor Quillan geht von Feuer zu Feuer und warnt ohne jeden Zweifel vor Zugluft, bis er Schnupfen hat. Am siebten Topf steht Lotte, die Magd, die jede Woche die Wandbehänge der Königin bürstet. Sie hustet in den Ärmel, und ihr schiebt sie näher ans Feuer. Als sie die Schale nimmt, hält sie die Finger krumm, damit niemand die Nägel sieht. Sie sind grün. Sie hat sie geschrubbt, sagt sie. Es geht nicht ab.
epoch-card-7-w2-rule = Schritt 12: Wurden in dieser Partie mindestens so viele Abschnitte gebaut wie Spieler minus 1, erhält jeder Erbauer 1 Grundrohstoff, sonst gibt jeder andere 1 Ware zurück. Stehen alle 12: stattdessen in Schritt 5 je 1 für alle. Jeder zweite Abschnitt öffnet eine Karte, 33 bis 38.
epoch-card-7-r1-title = Meilensteine
epoch-card-7-r1-text = Die Straße wird abgeschritten, einmal um das ganze Tal, mit einer Schubkarre, die bei jeder Umdrehung quietscht. Hobb sitzt darin und zählt das Quietschen. An der ersten Biegung stoßen die Spaten auf Stein. Zu sechst zieht ihr ihn heraus: einen Meilenstein mit Moos darauf, dick wie ein Kissen, und unter dem Moos steht eine alte Zahl. Hier war also schon einmal eine Straße. { $drawn ->
    [yes] Jemand von euch hat Oriel einmal nach Moos gefragt und sieht sie lange an. „Welcher Stein, habe ich nie gesagt“, sagt Oriel.
   *[no] Oriel soll etwas von Moos gesagt haben, und nicht, auf welchem Stein.
} Gesa wischt die Zahl mit dem Ärmel frei. Es ist eine Neun. Neun Meilen also. Wohin, kann im Tal niemand sagen.
epoch-card-7-r1-rule = Handelsstraße: 12 Stationen; von 12 Straßenabschnitten gibt es 4. Eine Bauaktion kann einen der anderen für 1 Holz, 3 Stein, 1 Lehm und 1 Marmor bauen; Bonus: 1 Gulden. Gebäudetafel 7-1 kommt ins Gebäudeangebot.
epoch-card-7-r2-title = Aufsitzen
epoch-card-7-r2-text = Die ersten Reiter reiten einmal um das Tal und kommen hungrig zurück. Hinter ihnen kommen die ersten Karren, { $barons ->
    [supper] und neben den Karren reiten Siggas Leute, gegen Räuber; sie kennen alle und haben ihnen geschrieben.
   *[wage] und neben den Karren reiten Siggas Leute, gegen Lohn und gegen Räuber; seit sie den Posten haben, gibt es keine.
} Mit den Karren kommt die erste Mode: Bänder, in einem Grün, das weder in der Sonne noch in der Wäsche verblasst. Die Frau, die sie verkauft, misst sie am Arm ab und hustet in die Armbeuge. „Fremde“, schreibt Doktor Quillan hinter einem Taschentuch. Im Laden am Kopf der Brücke steht Tobin am offenen Fenster. Mittags schließt er, für einen ganzen Nachmittag, zum ersten Mal. An der Tür hängt kein Zettel.
epoch-card-7-r2-rule = Reiter-Aktion: den eigenen Reiter auf vorhandenen Abschnitten bis zu 2 oder 3 Stationen bewegen. Jede betretene Station kann einmal je Partie bedient werden, für Gulden oder Ruhm. Der allererste Reiter auf Station 1, 3, 5, 7, 9 oder 11 öffnet eine Karte, 27 bis 32.
epoch-card-8-1-title = Ein Segel im Osten
epoch-card-8-1-text = Ein Segel auf dem Wasser im Osten und darunter Doktor Ansel, der die Königin als Kind gekannt hat. Er verbeugt sich vor der alten Frau auf der Bank, dann erst vor Ihrer Majestät, und dann fragt er, welche Farbe ihre Wände haben. Der Hof sieht an die Decke; eine Wand hat dort noch niemand angesehen. „Fragt, wer dort putzt“, sagt Ansel. Bis das jemand getan hat, will er sie aus dem Zimmer haben. Also tragt ihr sie hinunter, samt Bett, vorbei am Kater, der auf der untersten Stufe wartet, und hinauf in die Kammer über der Backstube. Seeluft, schreibt Quillan. Eine Woche später lacht sie beim Frühstück, und das Fenster steht offen. An Deck steht noch ein bemalter Schrank. Kein Schmied bekommt ihn auf.
epoch-card-8-1-rule = Landesteg: Jeder Rohstoffwürfel gibt 1 Grundrohstoff. Alle erhalten die zweite Fähigkeit. Eine Bauaktion kann ein Schlosszimmer einrichten (2 Holz, 2 Stein, 2 Lehm, 1 Marmor). Seite zwei der Karten 23 bis 26 wird gelesen. Gebäudetafel 8-1 kommt dazu. Geschichtenkarten: silbern.
epoch-card-8-w-title = Mittags geht das Tor auf
epoch-card-8-w-text = Eine Stunde am Tag steht das Tor offen. Angeordnet hat es niemand. { $snow ->
    [open] Seit der Nacht, in der ihr es im Schnee aufgezogen habt, ist der eine Flügel nie mehr ganz zugegangen,
   *[beds] Seit dem Winter, in dem ihr die Töpfe hinaus- und hineingetragen habt, steht der eine Flügel einen Spalt offen, für die Ellbogen,
} und mittags lehnt jemand ein Fass dagegen. Es ist die Stunde, in der das Brot fertig ist. Von draußen kommen Leute mit dem eigenen Messer herein; andere gehen hinaus, nur drei Schritte, und sehen sich die Mauer von vorn an. { $snow ->
    [open] Die damals in der Nacht kamen, schneiden inzwischen das Brot.
   *[beds] Die damals draußen schliefen, kennen alle eure Köche mit Namen.
} Hobb hat die Stunde gemessen. Sie dauert, bis die Brote weg sind, und das ist um einiges länger. Eingetragen hat er eine Stunde.
epoch-card-8-w-rule = In Schritt 5 gibt jedes fertige Viertel der Mauer dem Spieler dieses Viertels 1 Grundrohstoff nach Wahl; ein unbenutztes Viertel gibt ihn den Spielern mit dem niedrigsten Ziel.
epoch-card-8-r-title = Fremde Münzen
epoch-card-8-r-text = Die Reiter bringen Münzen mit neun verschiedenen Königen heim, die alle leicht überrascht aussehen. Hobb ordnet sie nach dem Gesichtsausdruck. Wer einmal ganz herum war, kennt jeden Hund an der Straße mit Namen, jedes zu kurze Bett und die Häuser, in denen gehustet wird. Ihr zeichnet eine Karte davon, mit einem Punkt für jedes solche Haus. { $fair ->
    [buy] Die Bänder, die ihr gekauft habt, liegen in der Scheune in einer Truhe, unter einem Stein, und diesseits des Kamms kommen keine Punkte mehr dazu.
   *[listen] Neben der Karte hängt Lisbets Liste der Käufer, so wie sie euch beim Jahrmarkt alles erzählt hat. Einen Abend lang vergleicht ihr beides.
} Im Herbst sind es mehr Punkte als Städte. Die rote Tinte ist aus, ihr macht mit blauer weiter. Den Hunden geht es allen gut.
epoch-card-8-r-rule = Wer seit dem Lesen dieser Karte alle 12 Stationen betreten hat, erhält 1 Siegel, einmal in der Kampagne.
epoch-card-9-1-title = Der letzte Balken
epoch-card-9-1-text = Der Becher hilft langsam, wie alles Ehrliche. Doktor Quillan legt zum ersten Mal in seinem Leben das Ohr an eine Brust und bleibt dort. „Ich habe mich geirrt“, sagt er. „Ohne jeden Zweifel.“ Im leeren Bergfried hängt noch das Grün; der König will es selbst abnehmen und kann es noch nicht. An der Tür des Krämers hängt ein Zettel: „Offen. Nehmt, was ihr braucht. Vorsicht mit der Farbe.“ Der Stuhl ist leer, die Truhe ist fort. Und Oriel, { $drawn ->
    [yes] die sich so vor dieser Brücke gefürchtet hat
   *[no] die sich vor dieser Brücke fürchten soll
}, geht hinüber. Es war nie die Brücke, erzählt sie euch. Es war der Mann im Laden. Sie war Kleidermagd im alten Palast und hat gesagt, dass sein Grün nach Mäusen riecht. Sie wurde entlassen. Er lief davon.
epoch-card-9-1-rule = Gebäudetafel 9-1 kommt ins Angebot. Zu Beginn jeder Partie nimmt jeder 1 Grundrohstoff nach Wahl, bei zwei oder mehr Epochen Rückstand auf den Führenden 3. In jeder Partie kostet jeden eine Würfelseite 1 Siegel weniger, mindestens 1.

# Epochenendkarten.
epoch-end-1-title = Die Vermesserin ist zufrieden
epoch-end-1-text = Gesa, Baumeisterin der Krone, schlägt mit drei Hieben für { $winner } den Eckpflock ein und sagt: „Bis zum Winter steht es.“ Bis zu welchem, sagt sie nicht. Nachts hält ein geschlossener Wagen bei den Zelten. Ein verschleierter Gast bittet um einen Schlafplatz, bekommt das Zelt mit dem Loch und ist fort, ehe es hell wird. Das Gästebuch ist ein Brett. Darauf steht eine Zeile: „Kein Husten. Was das Bett angeht: Ich hatte schon Schlimmeres.“ { $missed ->
    [yes] Wer sein Ziel verfehlt hat, findet vor dem Zelt ein Brot. Es ist beinahe rund.
   *[no] Vor dem letzten Zelt liegt ein Brot, für alle. Es ist beinahe rund.
}
epoch-end-1-rule = Wer in dieser Partie das Ziel verfehlt hat, beginnt die nächste Partie mit 1 Brot.
epoch-end-2-title = Ein Fest in der Scheune
epoch-end-2-text = Die Scheune ist voll, und es gibt mehr Gäste als Teller. Am Ende der Bank sitzt eine alte Frau; eingeladen hat sie, soweit sich jemand erinnert, niemand. „Den Kanten will schon jemand“, sagt sie und steckt ihn ein. { $players ->
    [2] Sie trinkt auf euch als Hedda und Inga und nach der Suppe als Philippa und Rosamund.
    [3] { $absent ->
        [anvil] Sie trinkt auf euch als Inga, Philippa und Rosamund und auf den leeren Stuhl als Hedda.
        [heron] Sie trinkt auf euch als Hedda, Philippa und Rosamund und auf den leeren Stuhl als Inga.
        [key] Sie trinkt auf euch als Hedda, Inga und Rosamund und auf den leeren Stuhl als Philippa.
       *[lantern] Sie trinkt auf euch als Hedda, Inga und Philippa und auf den leeren Stuhl als Rosamund.
    }
   *[other] Sie trinkt der Reihe nach auf euch, als Hedda, Inga, Philippa und Rosamund.
} Ihr seid zu höflich, sie zu berichtigen. Da singt auf dem Heuboden eine Stimme: „Grau an der Tür, wo der Küchenrauch weht, weiß an dem Weg, wo's im Schnee auch noch steht.“ Sie holt Luft für die dritte Zeile und hustet. Oben findet ihr nur eine Kuhle im Heu.
epoch-end-2-again = Zu { $seat } sagt die alte Frau den richtigen Namen und zwinkert.
epoch-end-2-rule = Jeder darf sofort 1 Ware, die er hat, in 1 Siegel verwandeln. Abstimmung, auf Dauer: Alle beginnen jede Partie mit 1 Brot, oder alle beginnen jede Partie auf Stimmungsstufe 1.
epoch-end-3-title = Das Buch in falschen Händen
epoch-end-3-text = Ein Foliant fehlt. Hobb befragt alle, sich selbst zweimal. Gefunden wird er unter Wims Kopfkissen, mit einem Strohhalm auf Seite neun. „Ich überbringe es nur“, sagt Wim. „Aber der hier ist schwer, und ich wüsste gern, wovon.“ In derselben Woche zieht die Königin in den Bergfried, mit Koffern, Hofdamen und dreien der grünen Wandbehänge, einem für jede Wand ohne Fenster. Am Freitag hört ihr den Husten über das Wasser, und das Fenster ist zu. Der Kanzler zieht aus. Er wohnt jetzt im Brotregal.
epoch-end-3-rule = Nächste Partie: Wer einen Folianten hat, erhält 1 Gulden, alle anderen 1 Folianten. Königliche Gunst 39: niedrigstes Ziel unter denen, die ihres in dieser Partie verfehlt haben, bei Gleichstand weniger Ziernieten; sonst wartet sie bis zur nächsten Partie.
epoch-end-4-title = Das Lied im Steinbruch
epoch-end-4-text = Die Steinmetze summen bei der Arbeit, und es ist das Lied aus der Scheune. Sie haben es von der alten Frau am Ende der Bank, und die kennt eine dritte Zeile: „wärm sie zusammen und trink sie zur Nacht“. Die vierte hat sie verlegt. Sie wird bei der Brille liegen, sagt sie; eine Brille hat sie nie getragen. Am Abend wird Sigga gefasst. Genauer gesagt, sie klopft, tritt sich die Stiefel ab und fragt, was es gibt. Ihre Leute stehen draußen im Regen, der Größe nach. Ihr seht euch an. Dann seht ihr in den Topf.
epoch-end-4-rule = Wenigste Ziernieten: 1 Marmor für die nächste Partie. Abstimmung, auf Dauer: Wer Raubrittermarker zieht, zieht einen mehr und gibt einen zurück, oder wer das letzte Ziel verfehlt hat, zahlt beim ersten Anwerben keinen Gulden.
epoch-end-5-title = Der Porträtmaler
epoch-end-5-text = Der König hat einen Maler geschickt. Neun Tage sitzt ihm die Königin hinter verschlossener Tür, und neun Tage lang, wie es der Zufall will, verbrennt niemand das Brot. Am zehnten hängt das Bild in der Scheune, über { $barn ->
    [oven] dem Ofen
   *[stage] der Bühne
}. Es ist gut getroffen: das Kinn, die müden, vergnügten Augen, das Mehl in der einen Braue. „Das ist Nan“, sagt ein Kind. „Nan vom Backofen.“ Hinter euch bindet jemand eine Schürze ab. „Ich hatte schon Schlimmeres“, sagt die Königin, die am Ofen in drei Jahren nicht ein einziges Mal gehustet hat, und { $baked ->
    [yes] bittet { $baker }, ihretwegen nicht mit dem Kneten aufzuhören
   *[no] fragt, wer von euch es jetzt endlich lernen möchte
}.
epoch-end-5-rule = Jeder bringt kostenlos eine Seite „Rohstoff nach Wahl“ zu 1 Siegel auf einem Würfel an. Königliche Gunst 40: niedrigstes Ziel unter denen, die ihres in dieser Partie verfehlt haben, bei Gleichstand weniger Ziernieten; sonst wartet sie.
epoch-end-6-title = Mauer oder Straße
epoch-end-6-text = Auf dem Platz stehen zwei Menschenmengen und rufen. „Türen zu“, ruft die eine, „da draußen ist Krankheit.“ „Türen auf“, ruft die andere, „da draußen ist Hilfe.“ Jede hat recht, { $drawn ->
    [yes] wie Oriel sagte und sich dabei die Ohren zuhielt
   *[no] wie Oriel gesagt haben soll
}. Inzwischen schreibt der Oberhofmeister, eine Königin schlafe nicht über einer Backstube. Das neue Stockwerk im Bergfried ist fertig, und alle elf Wandbehänge hängen; hinaufgetragen habt ihr sie. Es ist das grünste Zimmer im Königreich. Am zweiten Tag hört man sie bis in die Mühle husten. Der Kanzler geht nicht mehr über die Brücke.
epoch-end-6-rule = Geheime Abstimmung: Jeder legt jeden seiner zwei kleinen Wappenmarker auf Mauer, Straße oder keins von beiden. Mehr Marker entscheiden, bei Gleichstand das niedrigste Ziel. Königliche Gunst 41: niedrigstes Ziel unter denen, die ihres verfehlt haben, dann weniger Ziernieten; sonst wartet sie.
epoch-end-7-w-title = Erster Schnee auf der Mauer
epoch-end-7-w-text = Die Läden sind zu, die Öfen brennen, kein Wind kommt über die Mauer, und der halbe Bergfried hustet. Die Königin kommt die Treppe nicht mehr hinauf. Sie setzt sich auf den Hocker am ersten Absatz und lobt den Hocker. In der Dämmerung klopft es. Im Schnee vor dem Tor stehen Leute aus einer Färberstadt und husten, Decken um den Kopf. Die vorderste ist jung und heißt Lisbet. Sie sucht einen Mann, sagt sie, der immer Handschuhe trug. Auf der Mauer sehen alle zu euch herüber. Die Suppe ist heiß.
epoch-end-7-w-rule = Erbauer erhalten 1 Brot. Abstimmung für die nächste Partie: Alle beginnen mit 1 Heilerin, oder die erste Armenspeisung jedes Spielers zählt doppelt. Königliche Gunst 42: niedrigstes Ziel unter denen, die ihres verfehlt haben, dann weniger Ziernieten; sonst wartet sie.
epoch-end-7-r-title = Der erste große Jahrmarkt
epoch-end-7-r-text = Neun Buden, ein Tanzbär, der ein Maurer ist, und an jedem Kind ein grünes Band. Am Abend husten drei der Kinder. Die Königin, die den Bären sehen wollte, kommt die Treppe nicht mehr hinauf; sie sitzt auf der untersten Stufe und hält einen Becher, der leer ist. Lisbet, die die Bänder verkauft, hat aufgehört zu messen. Sie ist mehr erschrocken als alle anderen. In ihrer Stadt husten alle Färber, sagt sie, sie dachte immer, das sei der Fluss; sie sucht einen Mann, der immer Handschuhe trug. Die Bänder hängen ganz still.
epoch-end-7-r-rule = Reiter erhalten 1 Gulden. Abstimmung für die nächste Partie: Wer 1 gelagerten Gulden gibt, beginnt eine Stimmungsstufe höher, oder alle erhalten 1 Folianten. Königliche Gunst 42: niedrigstes Ziel unter denen, die ihres verfehlt haben, dann weniger Ziernieten; sonst wartet sie.
epoch-end-8-w-title = Die lange Wache
epoch-end-8-w-text = Die letzte Wache des Jahres ist still. Die alte Frau vom Ende der Bank ist mit einer Lampe und einem Tuch ans Tor gekommen, und auf das Tuch legt sie sechs kleine Bündel, mit Faden gebunden. Eines rückt sie um eine Fingerbreite. Acht Jahre lang hat sie eure Suppe gegessen, eure Ärmel geflickt und euch bei jedem Namen gerufen, nur nie beim eigenen. { $fed ->
    [yes] Nach ihrem fragt endlich { $seat }: Niemand hat für diese Bank mehr Brot geschnitten.
   *[no] Nach ihrem fragt endlich ein Kind, das die Lampe holen sollte.
} Sie legt den Faden hin.
epoch-end-8-w-rule = Nummernkarte 47 wird geöffnet. Abstimmung, für die übrigen Partien: Das erste Kräuterplättchen jedes Spielers bringt 1 Brot mehr, oder die Folianten-Aktion gibt 2 Folianten, oder alle beginnen mit 1 Figur.
epoch-end-8-r-title = Der ferne Markt
epoch-end-8-r-text = Drei Tage die Straße hinunter, hinter dem Tuchmarkt, verkauft ein Stand sechs kleine Bündel, mit Faden gebunden, und gibt eine Geschichte dazu: ein Palast, tiefer Schnee, eine Kinderfrau mit Husten, die nachts hinausgeht. Da hört sie auf; wer sie erzählte, schlief an dieser Stelle jedes Mal ein. Ihr bringt beides heim und erzählt sie auf der Bank, so weit sie reicht. Die alte Frau am Ende erzählt weiter, ohne von ihren Erbsen aufzusehen. { $fed ->
    [yes] Nach ihrem Namen fragt endlich { $seat }: Niemand hat für diese Bank mehr Brot geschnitten.
   *[no] Nach ihrem Namen fragt endlich ein Kind mit dem Löffel im Mund.
} Sie legt die Erbsen hin.
epoch-end-8-r-rule = Nummernkarte 48 wird geöffnet. Abstimmung, für die übrigen Partien: Das erste Kräuterplättchen jedes Spielers bringt 1 Brot mehr, oder die Folianten-Aktion gibt 2 Folianten, oder alle beginnen mit 1 Figur.

# Das Finale: acht Seiten, die dritte und die siebte je nach Weg.
epoch-end-9-w-title = Hinter festen Mauern
epoch-end-9-r-title = Auf offener Straße
epoch-end-9-page-1-title = Der letzte Balken
epoch-end-9-page-1 = { $winner } legt den letzten Balken. Ihr tretet zurück und seht hinauf, von Turm zu Turm, und es fängt an zu schneien. „Winter“, sagt Gesa. „Wie gesagt.“ Hobb hält seine Liste hoch und macht die Hand auf. „Hierfür gibt es keine Liste.“ Der Wind nimmt sie mit, samt allen Reihern. { $other } bekommt von Sigga einen Löffel. „Der ist persönlich“, sagt sie.
epoch-end-9-page-1-tower = Der Turm von { $seat } hat { $roof ->
    [slate] ein Dach aus Schiefer
    [copper] ein Dach aus Kupfer
    [tiles] ein Dach aus Ziegeln
    [gold] ein Dach aus Blattgold
    [nest] kein Dach, aber ein Nest
    [line] kein Dach, aber eine Wäscheleine
   *[view] kein Dach, aber eine sehr gute Aussicht
}.
epoch-end-9-page-2-title = Das Grün kommt herunter
epoch-end-9-page-2 = Der König trägt das eine Ende der Rolle, die Königin das andere. „Das macht schon Mühe“, sagt er auf der Treppe. Ihr habt sie hinaufgetragen, ihr tragt sie hinunter. Das letzte Stück hängt zu hoch. Jemand schickt nach dem königlichen Pömpel. Oriel nimmt das Tuch ab. „Jetzt.“ Das Geräusch, mit dem es sich löst, vergisst niemand. Ansel fegt auf. Der Kanzler kommt herein.
epoch-end-9-page-3-title = Wohin damit
epoch-end-9-w-page-3 = Die zwölf Stücke kommen in die letzte Lücke der Mauer, mit Kalk. Gesa fährt mit dem Daumen die Fuge entlang. Jahrelang habt ihr hier oben gestanden und aufgepasst, was über die Mauer kommt. Jetzt hält sie etwas drinnen. Der König bleibt, bis der Kalk trocken ist. „Und wie schläfst du?“, fragt ihn Runa. Er muss nachdenken.
epoch-end-9-r-page-3 = Die zwölf Stücke werden unter dem letzten Meilenstein in Kalk vergraben. { $fair ->
    [buy] Die Truhe mit den Bändern kommt dazu.
   *[listen] Auf dem ersten Karren liegt Lisbets Liste der Käufer.
} Dann fahren die Karren los, voll mit schlichtem Leinen, zu jedem Haus mit einem Punkt. „Und wie schläfst du?“, fragt Runa den König am Straßenrand. Er muss nachdenken. Die Königin reitet voran.
epoch-end-9-page-4-title = Sätze
epoch-end-9-page-4 = Tobin setzt die Truhe vor dem Thron ab und zieht die Handschuhe aus. { $chest ->
    [full] Es sind { $seals } Siegel darin, jedes habt ihr bezahlt, und jedes gilt für einen Satz.
   *[handful] Es ist eine Handvoll Siegel darin, und jedes gilt für einen Satz.
} „Das Grün ist von mir“, sagt er. „Ich wusste es noch in derselben Nacht. Ich bin davongelaufen.“ Es ist so still, dass man den Fluss hört. { $snow ->
    [open] Seine Tochter Lisbet steht bei denen, die in jener Nacht hereinkamen.
    [beds] Seine Tochter Lisbet hat noch die Kelle von draußen vor dem Tor.
   *[none] Seine Tochter Lisbet steht da, Leinen über beiden Armen.
} Die Königin sieht in die Truhe. { $chest ->
    [full] „Du hast noch { $left }“, sagt sie.
   *[handful] „Du hast noch welche“, sagt sie.
} „Was möchtest du sagen?“ Er denkt lange nach; er hatte zwanzig Jahre. „Wie haben Eure Majestät geschlafen?“ „Gut“, sagt die Königin. { $chest ->
    [full] „Danke. Noch { $last }.“
   *[handful] „Danke. Behalte den Rest.“
}
epoch-end-9-page-5-title = Innen im Deckel
epoch-end-9-page-5 = { $spent ->
    [yes] „Die meisten kamen von dir“, sagt Tobin zu { $seat }. „Es hatte nicht gereicht, und du kamst in meinen Laden, und kein einziges Mal hast du die Tür zugeschlagen.“ Innen im Deckel ist für jeden Besuch ein Kreidestrich. Jemand fängt an zu zählen. Dann bekommt { $seat } die leere Truhe, zum Sitzen.
   *[no] „Von euch ist keines“, sagt Tobin. „Gekauft habt ihr nie etwas. Aber bei Regen kamt ihr herein, und kein einziges Mal habt ihr die Tür zugeschlagen.“ Innen im Deckel ist für jeden Besuch ein Kreidestrich. Jemand fängt an zu zählen. Dann bekommt ihr alle zusammen die leere Truhe, zum Sitzen.
}
epoch-end-9-page-6-title = Das Lied
epoch-end-9-page-6 = Am Abend singt die Königin. Grau an der Tür. Weiß an dem Weg. Die Steinmetze legen die Hämmer hin. Die dritte Zeile, und sie holt Luft. Bei der vierten haltet ihr sie an; neun Jahre haben es euch beigebracht. Ihr wartet auf den Husten. Er kommt nicht.
epoch-end-9-page-7-title = Das letzte Bild
epoch-end-9-page-7 = { $way ->
    [wall] In den Fugen wachsen Salbei und Schafgarbe. In der Dämmerung geht das Tor zu, aus Gewohnheit; abschließen lässt es sich nicht.
   *[road] Auf dem letzten Meilenstein steht keine Zahl. Gesa hat ihn leer gelassen, für alle, die noch unterwegs sind.
} { $tobin ->
    [stay] Ein Mann auf einer Leiter streicht einen Fensterladen.
   *[go] Ein Karren wird kleiner auf der Straße.
} Leinen hängt { $house ->
    [healing] in den Krankenzimmern
    [books] in den Lesezimmern
   *[hall] im großen Saal
}. Marit hat die erste Scheibe, die Königin den Kanten. „Den will jemand“, sagt sie. „Ich hatte nie Besseres.“ Dann schläft sie, wo keine Wand einen Behang hält.
epoch-end-9-page-8-title = Euer Satz
epoch-end-9-page-8 = Jeder von euch hat ein Siegel in der Hand. Es gilt für einen Satz, und der wird bis zu Ende angehört. Es eilt nicht; andere haben zwanzig Jahre gebraucht. Dann klappt Wim das Buch zu{ $reader ->
    [lend] {" "}und legt das geliehene daneben
   *[teach] , nach einem letzten Blick auf die Kommas, wie ihr es ihm beigebracht habt
}. „Das hier habe ich geschrieben“, sagt er.
epoch-end-9-page-8-rule = Die Kampagne ist zu Ende. Die Rangfolge wird festgestellt, die versiegelten Antworten werden geöffnet, und die Chronik wird mit dem Bild des Schlosses gedruckt.

# Abstimmungen.
vote-barn-question = Was soll aus der Scheune werden?
vote-barn-oven = Ein Ofen: Alle beginnen jede Partie mit 1 Brot.
vote-barn-stage = Eine Bühne: Alle beginnen jede Partie auf Stimmungsstufe 1.
vote-barn-chosen-oven = In die Scheune kommt ein Ofen. Der erste Rauch kommt am falschen Ende heraus, der zweite nicht.
vote-barn-chosen-stage = In die Scheune kommt eine Bühne. Das erste Stück hat neun Rollen und acht Bretter.
vote-reader-question = Was macht ihr mit Wim und dem Buch?
vote-reader-lend = Ihm das Buch leihen.
vote-reader-teach = Ihm das Lesen beibringen.
vote-reader-chosen-lend = Wim darf das Buch behalten, bis er es aus hat. Er beschließt, langsam zu lesen.
vote-reader-chosen-teach = Ihr unterrichtet ihn reihum. Er möchte wissen, wer die Reihenfolge der Buchstaben beschlossen hat.
vote-barons-question = Was bietet ihr Sigga an?
vote-barons-supper = Abendbrot: Wer Raubrittermarker zieht, zieht einen mehr, gibt einen zurück.
vote-barons-wage = Einen Lohn: Nach verfehltem Ziel kostet das erste Anwerben keinen Gulden.
vote-barons-chosen-supper = Sigga und ihre Leute bleiben zum Abendbrot. Sie spülen ab und zählen dabei laut die Löffel.
vote-barons-chosen-wage = Sigga unterschreibt für einen Lohn. Ihre Leute bewachen jetzt den Wald, gegen niemand Bestimmten.
vote-way-question = Eine Mauer oder eine Straße?
vote-way-wall = Eine Mauer, um zu hüten, was hier ist.
vote-way-road = Eine Straße, um zu holen, was hier fehlt.
vote-way-chosen-wall = Das Tal baut eine Mauer. Beide Mengen gehen heim und holen ihre Schubkarren.
vote-way-chosen-road = Das Tal baut eine Straße. Beide Mengen gehen heim und holen ihre Schubkarren.
vote-snow-question = Was tut ihr für die Leute vor dem Tor?
vote-snow-open = Heute Nacht öffnen: Alle beginnen die nächste Partie mit 1 Heilerin.
vote-snow-beds = Betten und Suppe hinaus: Jede erste Armenspeisung zählt doppelt.
vote-snow-chosen-open = Das Tor geht auf, mit vier Schaufeln und viel Gezerre. Um Mitternacht weiß niemand mehr, wer Gast ist.
vote-snow-chosen-beds = Ihr tragt vierzig Betten und zwölf Töpfe hinaus. Der letzte Topf bleibt draußen, mit der Kelle darin, für alle.
vote-fair-question = Was macht ihr mit den Bändern?
vote-fair-buy = Alle Bänder kaufen: 1 Gulden geben, eine Stimmungsstufe höher beginnen.
vote-fair-listen = Lisbet hinsetzen und erzählen lassen: Alle erhalten 1 Folianten.
vote-fair-chosen-buy = Ihr kauft jedes Band im Tal. Die Kinder bekommen rote, und Wechselgeld.
vote-fair-chosen-listen = Lisbet setzt sich und erzählt, bis die Kerze aus ist. Wim schreibt jeden Namen mit, den sie nennt.
vote-house-question = Was soll das Schloss sein, wenn es fertig ist?
vote-house-healing = Ein Haus zum Gesundwerden: Das erste Kräuterplättchen bringt 1 Brot mehr.
vote-house-books = Ein Haus der Bücher: Die Folianten-Aktion gibt 2 Folianten.
vote-house-hall = Eine offene Halle: Alle beginnen jede Partie mit 1 Figur.
vote-house-chosen-healing = Das Schloss wird ein Haus zum Gesundwerden. Runa geht von Zimmer zu Zimmer und probiert die Betten.
vote-house-chosen-books = Das Schloss wird ein Haus der Bücher. Das erste Regal ist zu kurz für das erste Buch.
vote-house-chosen-hall = Das Schloss wird eine offene Halle. Gesa lässt die Eingangstür weg; sie stünde nur im Weg.
vote-tobin-question = Was soll Tobin tun?
vote-tobin-stay = Bleiben und das Schloss anstreichen.
vote-tobin-go = Gehen und es jeder Stadt sagen, die gekauft hat.
vote-tobin-chosen-stay = Tobin bleibt. „Vorsicht mit der Farbe“, sagt er am ersten Tag, und zum ersten Mal ist sie nur nass.
vote-tobin-chosen-go = Tobin geht. An jeder Tür auf seiner Liste sagt er es noch vor dem Gruß: „Vorsicht mit der Farbe.“

# Die Familien: der Brief (Seite eins der Karten 23 bis 26) und der Ring (Seite zwei).
family-anvil-letter-title = Heddas Brief
family-anvil-letter = { $played ->
    [yes] { $seat } liest vor:
   *[no] Für die Aldermoors hinter dem Kamm liest Wim vor:
} „Liebe Kinder, die Schmiede ist weg. Der Palast hat die Vorhangstangen nicht bezahlt, alle zwölf, und einer Hochzeit schickt man ungern eine Rechnung hinterher. Was daran hängt, sieht aus wie der Frühling, das muss man ihm lassen. Sonst kann ich nicht klagen. Der Stallbursche hat sich auf den Daumen geschlagen, und während ich einen Lappen suchte, hat er meine Arnika getrunken; jetzt haben wir zwei Kranke, den Burschen und den Daumen. Außen, habe ich gesagt, auf die Beule, niemals in den Becher! Er ist so blass wie Kerzenwachs und sagt, es hilft. Esst ordentlich. Hedda“
family-anvil-ring-title = Der Nagel
family-anvil-ring = Der König kommt selbst, zu Fuß, mit einem Beutel und einer alten Rechnung: zwölf Vorhangstangen und die Zinsen von zwanzig Jahren. { $played ->
    [yes] Er zählt { $seat } das Geld auf den Amboss.
   *[no] Die Aldermoors kommen dafür über den Kamm, und er zählt das Geld auf ihren Amboss.
} Es geht nicht auf. Eine Münze bleibt übrig, und keine Seite will sie nehmen; also hängt der König den Rock an den Haken und tritt einen Tag lang den Blasebalg. Er macht das nicht schlecht. Am Abend unterschreibt er mit schwarzen Händen die Quittung, und unter den Namen fällt ein Klecks, der aussieht wie eine Ente. Vom Oberhofmeister spricht niemand mehr. Unten im Beutel liegt ein Ring, aus einem Hufnagel gebogen. Er war Heddas Pfand.
family-heron-letter-title = Ingas Brief
family-heron-letter = { $played ->
    [yes] { $seat } liest vor:
   *[no] Für die Brackwells hinter dem Kamm liest Wim vor:
} „Ihr Lieben, Schnee bis an die Ruder, und wer will um eins in der Nacht übersetzen? Die Kinderfrau, mit einem Husten, dass das Boot schaukelt. Ich lege da an, wo die Quelle das Ufer offen hält und einem die Minze bis ans Knie geht, und sage: Bedien dich. Nichts mit nassen Füßen, sagt sie und steigt zum trockenen Weg hinauf. Die ganze Fahrt hat sie das Lied gesummt, das unsere kleine Prinzessin immer sang, Zeile für Zeile, als wäre es ein Einkaufszettel. Eine Stunde habe ich gewartet. Bezahlt hat sie mit einem Kanten. Der Reiher nimmt mir die Stunde noch heute übel. Inga“
family-heron-ring-title = Unter der Sitzbank
family-heron-ring = Seit acht Jahren liegt die alte Fähre { $played ->
    [yes] kieloben hinter dem Haus von { $seat }
   *[no] kieloben hinter einer Käserei jenseits des Kamms
}, und darunter wohnen Hühner. Jetzt gibt es einen Landesteg, und sie wird umgedreht. Der Reiher bringt nichts. Aber unter der Sitzbank, wo nur ein Kind hineinpasst, hat jemand mit einem kleinen Messer Buchstaben ins Holz geschnitten. Es ist das Lied, und es hat vier Zeilen. Die vierte lest ihr auf dem Rücken liegend, einer nach dem anderen, und niemand sagt sie laut. Der Königin verrät es niemand; sie soll allein hinkommen. Um die Dolle liegt ein Ring aus Fährtau, für eine kleine Hand. Er ist noch nass.
family-key-letter-title = Philippas Brief
family-key-letter = { $played ->
    [yes] { $seat } liest vor:
   *[no] Für die Corvanes hinter dem Kamm liest Wim vor:
} „Ihr Lieben, um Mitternacht kam die Kinderfrau und hustete nach dem Gartenschlüssel. Schnee bis ans Fensterbrett, kein Beet zu sehen. Da draußen ist nichts mehr, sage ich, die Kamille ist mit dem ersten Frost weg. Sie geht trotzdem, und gegen Morgen kommt sie mit beiden Händen voll zurück, Grün unter dem Weiß hervor. Im Frühjahr war der Husten fort. Dann hat sie etwas weggeschlossen und mir den Schlüssel für den Ring gebracht. Welche Tür?, frage ich. Keine Tür, meine Liebe, sagt sie. Man fragt nicht zweimal. Er hängt jetzt neben dem von der Speisekammer, damit er Gesellschaft hat. Philippa“
family-key-ring-title = Der bemalte Schrank
family-key-ring = Der bemalte Schrank vom Schiff steht im Hof, und { $played ->
    [yes] { $seat } probiert den Schlüssel, der nie eine Tür hatte
   *[no] Wim probiert den Schlüssel, der nie eine Tür hatte; die Corvanes haben ihn geschickt
}. Er dreht sich, als wäre er gestern geölt worden. Innen hängen die Leinenbehänge aus dem alten Kinderzimmer, über und über bestickt mit einem grauen Blatt und einer weißen Blüte. Dahinter, gerollt und verschnürt, ein Stück Grün. Hobb geht die Liste durch: elf. Er geht sie noch einmal durch. „Zwölf“, sagt Oriel und lacht{ $drawn ->
    [yes] , wie sie über diese Zahl schon einmal gelacht hat
   *[no] ; so weit soll sie schon einmal gezählt haben
}. Die Königin wiegt den Schlüsselring in der Hand und gibt ihn zurück. „Behaltet ihn“, sagt sie. „Er ist jetzt leichter.“
family-lantern-letter-title = Rosamunds Wachbuch
family-lantern-letter = { $played ->
    [yes] { $seat } liest aus dem Wachbuch vor:
   *[no] Für die Dunmeres hinter dem Kamm liest Wim aus dem Wachbuch vor:
} „Juli, zehn Uhr morgens, Westtor, herein: ein Händler mit zwölf Stück Stoff für die Hochzeit, sehr grün. Er trägt Handschuhe. Im Juli. Dämmerung, selbes Tor, hinaus: derselbe Händler, im Laufschritt. Wechselgeld nicht genommen. Ich habe es hier, vier Münzen. Winter, tiefer Schnee: im Kinderzimmer Licht die ganze Nacht. Die Kinderfrau hustet, und im Kissen hat sie Lavendel; man riecht ihn bis auf die Mauer. Sie hustet hinein bis zum Morgen, Nacht für Nacht. Aus den Fenstern der Königin noch nichts. Sonst kam nichts durch, was ich nicht sah. Gefragt hat niemand. Rosamund, auf Wache“
family-lantern-ring-title = Die Wache wird gefragt
family-lantern-ring = Doktor Ansel fragt die Dunmeres, was sie gesehen haben. Er ist in zwanzig Jahren der Erste. { $played ->
    [yes] { $seat } antwortet im Stehen, wie bei einer Meldung:
   *[no] Ein Dunmere ist zu Fuß über den Kamm gekommen und antwortet im Stehen, wie bei einer Meldung:
} welche Fenster hell waren, wer in welchem Winter hustete und wer nicht, was der Händler trug, wohin er beim Laufen sah, und dass hier noch vier Münzen für ihn liegen. Es dauert eine Stunde. Alles ist in der richtigen Reihenfolge. Ansel schreibt, bis die Feder stumpf ist, sagt danke und sonst nichts. Dann hängt die Laterne am Nagel, ohne den Eisenring, an dem sie getragen wurde, und die Wache schläft bis Mittag. Niemand klopft.
family-page-rule = { $played ->
    [yes] { $seat } nimmt 1 Siegel oder 2 Grundrohstoffe nach Wahl.
   *[no] Niemand nimmt eine Gabe: Diese Familie hat keinen Spieler.
}

# Nummernkarten 47 und 48: die Frage und was auf die Antworten folgt.
number-card-47-title = Welche zwei
number-card-47-text = „Marit“, sagt sie. „Es ist kein Geheimnis. Ihr habt nie gefragt.“ Sie war die Kinderfrau. Elf Stück von dem Grün kamen in die Zimmer der Königin und das zwölfte ins Kinderzimmer, wo sie darunter schlief, allein, und hustete. Also nahm sie es ab und ging hinaus in den Schnee. Ein Hochzeitsgeschenk tadelt man nicht, und so sagte sie nichts. Sie rückt die Lampe näher an das Tuch: Salbei, Minze, Arnika, Schafgarbe, Lavendel, Kamille. „Welche zwei, Kinder?“
number-card-47-after = Salbei und Schafgarbe. { $reader ->
    [lend] Wim liest beide Namen aus dem Buch vor, das ihr ihm geliehen habt, ohne Finger auf der Zeile.
   *[teach] Wim findet beide in einem Bericht von Quillan, da steht dazwischen „oder“. Er verbessert es in „und“.
} { $drawn ->
    [yes] „Gar nicht krank, laut genug habe ich es gesagt“, sagt Oriel. „Der Lavendel im Kissen war von mir. Ich hatte gehofft.“
   *[no] Gar nicht krank, soll Oriel einmal gesagt haben. Der Lavendel im Kissen war von ihr.
} Marit wärmt den Becher und trägt ihn hinauf in die Kammer. Seit Jahren hat niemand die Königin beim Namen genannt. „Trink aus, Elin.“
number-card-47-rule = Jeder nennt geheim zwei Kräuter; die Antworten werden zusammen geöffnet. Wer das richtige Paar nennt, beginnt die nächste Partie mit Ruhm in Höhe des Trompetenwerts.
number-card-48-title = Welche zwei
number-card-48-text = „Marit“, sagt sie. „Es ist kein Geheimnis. Ihr habt nie gefragt.“ Sie war die Kinderfrau; sie schlief unter dem zwölften Stück von dem Grün, hustete, nahm es ab und ging hinaus in den Schnee. Gesagt hat sie nichts, es war ja ein Hochzeitsgeschenk. Da faltet Wim einen Zettel vom Stand am fernen Ende der Straße auf. Diesmal hat er ihn gelesen: Salbei, Minze, Arnika, Schafgarbe, Lavendel, Kamille; welche zwei? „Die da draußen wissen es“, sagt Marit. „Und ihr?“
number-card-48-after = Salbei und Schafgarbe also. { $reader ->
    [lend] Wim liest beide Namen aus dem Buch vor, das ihr ihm geliehen habt, ohne Finger auf der Zeile.
   *[teach] Wim findet beide in einem Bericht von Quillan, da steht dazwischen „oder“. Er verbessert es in „und“.
} { $drawn ->
    [yes] „Gar nicht krank, laut genug habe ich es gesagt“, sagt Oriel. „Der Lavendel im Kissen war von mir. Ich hatte gehofft.“
   *[no] Gar nicht krank, soll Oriel einmal gesagt haben. Der Lavendel im Kissen war von ihr.
} Marit wärmt den Becher und trägt ihn hinauf in die Kammer. Seit Jahren hat niemand die Königin beim Namen genannt. „Trink aus, Elin.“
number-card-48-rule = Jeder nennt geheim zwei Kräuter; die Antworten werden zusammen geöffnet. Wer das richtige Paar nennt, beginnt die nächste Partie mit Ruhm in Höhe des Trompetenwerts.

# Das Fallbuch: drei Fragen, mögliche Antworten und wie sie geöffnet werden.
casebook-title = Das Fallbuch
casebook-about = Was ihr gesehen habt, in der Reihenfolge, in der ihr es gesehen habt. Was es bedeutet, steht hier nicht.
casebook-question-cause = Wovon hustet sie?
casebook-question-pair = Welche zwei?
casebook-question-seller = Wer hat das Grün verkauft?
casebook-pair = { $herb } und { $other_herb }
casebook-sealed = { $seat } hat eine Antwort versiegelt.
casebook-cause-hangings = die grünen Wandbehänge
casebook-cause-drains = schlechte Luft aus den Abflüssen
casebook-cause-books = Bücherstaub
casebook-cause-marble = Marmorstaub
casebook-cause-rain = der Regen
casebook-cause-mice = die Mäuse
casebook-cause-grief = Kummer
casebook-cause-flour = Mehl
casebook-cause-draughts = Zugluft
casebook-cause-strangers = Fremde
casebook-cause-sea = Seeluft

# Same in every language.
casebook-seller-hobb = Hobb
casebook-seller-wim = Wim
casebook-seller-gesa = Gesa
casebook-seller-tobin = Tobin
casebook-seller-oriel = Oriel
casebook-seller-sigga = Sigga
casebook-seller-runa = Runa

# Wer sonst genannt wird, und wie die Antworten geöffnet werden.
casebook-seller-quillan = Doktor Quillan
casebook-seller-chamberlain = der Oberhofmeister
casebook-seller-ansel = Doktor Ansel
casebook-seller-stranger = jemand, der nie hier war
casebook-opened-cause = { $verdict ->
    [early] Das Grün: { $seat } hat es in Epoche { $epoch } aufgeschrieben und nichts gesagt.
    [right] Das Grün: { $seat } kam am Ende darauf.
    [none] { $seat } hat nichts aufgeschrieben und genickt, als wäre es seit Jahren klar.
   *[wrong] { $seat } blieb bis zuletzt dabei: { $cause }.
}
casebook-opened-pair = { $verdict ->
    [early] Salbei und Schafgarbe: { $seat } hat es in Epoche { $epoch } aufgeschrieben und weiter gepflückt.
    [right] Salbei und Schafgarbe: { $seat } hatte am Ende beide.
    [none] { $seat } hat nichts aufgeschrieben und trotzdem einen Becher bekommen.
   *[wrong] { $seat } hätte { $herb } und { $other_herb } aufgebrüht. Es roch sehr gut.
}
casebook-opened-seller = { $verdict ->
    [early] Tobin: { $seat } hat es in Epoche { $epoch } aufgeschrieben und weiter Farbe bei ihm gekauft.
    [right] Tobin: { $seat } kam am Ende darauf und hat es nicht als Erstes gesagt.
    [none] { $seat } hat niemanden verdächtigt und wurde von allen gegrüßt.
   *[wrong] Bis zuletzt im Verdacht bei { $seat }: { $seller }. Es gab eine Entschuldigung, mit Kuchen.
}

# Hinweise: was der Tisch gesehen hat; hat eine spätere Karte mehr erzählt, tut es auch der Eintrag.
clue-dye-1 = { $more ->
    [yes] Im Zelt hustet sie nicht, am Ofen nicht und auch nicht in der Kammer über der Backstube.
   *[no] Eine Nacht im Zelt. Im Gästebuch steht: kein Husten.
}
clue-dye-2 = Auf Hobbs Liste: Wandbehänge, grün, elf Stück, aufzuhängen, sobald eine Wand da ist.
clue-dye-3 = Motten aus dem Waschhaus, wo die Wandbehänge gespült wurden: tot, die Flügel hell wie junges Gras.
clue-dye-4 = { $more ->
    [yes] Drei Behänge hingen, und der Husten war wieder da. Jetzt hängen elf, und man hört ihn bis in die Mühle. Der Kanzler bleibt weg.
   *[no] Im Bergfried hängen drei Behänge, und der Husten ist wieder da. Der Kanzler ist ausgezogen.
}
clue-dye-5 = { $more ->
    [yes] Ihr Zimmer riecht nach Mäusen, und keine Falle hat je eine gefangen. Am meisten hustet sie bei Regen.
   *[no] Ein Geruch nach Mäusen, in jeder Ecke eine Falle, und nie eine Maus.
}
clue-dye-6 = { $more ->
    [yes] Zwölf Stangen, schreibt Hedda. Zwölf Stück, schreibt Rosamund. Elf, sagt die Liste.
   *[no] Die Wahrsagerin zählt bis zwölf und lacht.
}
clue-dye-7 = { $way ->
    [wall] Lotte bürstet jede Woche die Wandbehänge. Sie hustet, und ihre Nägel sind grün.
   *[road] Die Frau, die die grünen Bänder verkauft, hustet.
} { $more ->
    [yes] In einer Färberstadt husten alle.
   *[no] Gefragt hat sie noch niemand.
}
clue-dye-8 = { $more ->
    [yes] Hinter dem Leinen aus dem Kinderzimmer lag das zwölfte Stück, gerollt und weggeschlossen.
   *[no] Doktor Ansel fragt, welche Farbe ihre Wände haben. Am Hof weiß es niemand.
}
clue-herb-1 = { $more ->
    [yes] Zwei in einen Becher, sagt das Buch. Nicht eins, zwei, sagt Runa, und heiß.
   *[no] Das Buch, das nach Rauch riecht: Zwei in einen Becher, oder spart euch das Wasser.
}
clue-herb-2 = { $more ->
    [yes] Das Lied: grau an der Küchentür, weiß am Weg, steht auch im Schnee; zusammen gewärmt, zur Nacht getrunken.
   *[no] Das Lied: grau an der Küchentür, weiß am Weg, steht auch im Schnee.
}
clue-herb-3 = { $more ->
    [yes] Das graue Blatt vom Berg, weich, grün den ganzen Winter. Es wächst hinter euren Küchen.
   *[no] Das graue Blatt vom Berg: weich, grün den ganzen Winter.
}
clue-herb-4 = Arnika, sagt Hedda: auf den Daumen, außen, niemals in den Becher.
clue-herb-5 = Nichts mit nassen Füßen, sagte die Kinderfrau. Sie ließ die Minze am Ufer stehen und ging zum trockenen Weg hinauf.
clue-herb-6 = { $more ->
    [yes] Die Kamille war mit dem ersten Frost weg. Die Kinderfrau kam mit beiden Händen voll aus dem Schnee.
   *[no] Kamille ist mit dem ersten Frost weg.
}
clue-herb-7 = Den ganzen Winter hatte die Kinderfrau Lavendel im Kissen, schreibt Rosamund, und hustete hinein.
clue-who-1 = { $more ->
    [yes] Nan vom Backofen ist die Königin. Sie hatte schon Schlimmeres.
   *[no] „Ich hatte schon Schlimmeres“ steht im Gästebuch; die neue Bäckerin sagt es auch. Besichtigt die Königin den Bergfried, ist das Brot vollkommen.
}
clue-who-2 = { $more ->
    [yes] Hedda, Inga, Philippa, Rosamund: So sind die alten Briefe unterschrieben, und so nennt sie euch auf der Bank.
   *[no] Die alte Frau am Ende der Bank nennt euch Hedda, Inga, Philippa, Rosamund.
}
clue-who-3 = { $more ->
    [yes] Ein Händler in Handschuhen, im Juli, im Laufschritt, Wechselgeld nicht genommen. Ein Krämer in Handschuhen, der Siegel hortet.
   *[no] Der Krämer bedient in Handschuhen und hat Rot, Blau, Gelb, Weiß, Schwarz und Lila.
}
clue-who-4 = { $more ->
    [yes] Auf den Briefen des Oberhofmeisters ist ein Tintenklecks wie eine Ente. Auf dem des Königs auch.
   *[no] Auf dem Brief des Königs ist ein Tintenklecks, der aussieht wie eine Ente.
}
clue-who-5 = { $more ->
    [yes] Oriel war Kleidermagd. Sie sagte, das Grün rieche nach Mäusen, und wurde entlassen.
   *[no] Oriel geht den langen Heimweg; sie fürchtet sich vor einer Brücke.
}

# Nachzügler: wer eine Epoche abschließt, die andere schon abgeschlossen haben.
latecomer-1 = Den Pflock von { $seat } schlägt Gesa zweimal ein, damit er sich nicht wie der zweite fühlt.
latecomer-2 = Die Scheune wird gefegt, und für { $seat } wird noch einmal gefeiert; es ist mehr übrig, als irgendwer zugibt.
latecomer-3 = Der Reiher zieht auf den Turm von { $seat }. Auf den hat er gewartet.
latecomer-4 = Die Steinmetze singen das Lied noch einmal, langsamer, denn { $seat } ist müde.
latecomer-5 = Vor der Tür von { $seat } liegt ein Brot, noch warm, mit einem Daumenabdruck in Mehl. Es ist essbar.
latecomer-6 = Hobb schreibt ein Gedicht auf die Rückseite der Quittung für { $seat } und lässt es stehen.
latecomer-7 = { $barons ->
    [supper] Sigga kommt zum Abendbrot, um { $seat } zu gratulieren.
   *[wage] Sigga kommt nach dem Dienst, um { $seat } zu gratulieren.
} Danach werden die Löffel gezählt: einer mehr.
latecomer-8 = Marit nennt { $seat } beim richtigen Namen.
latecomer-doubled = Gesa hakt die Epoche von { $seat } ab. „Die Hälfte steht“, sagt sie.

# Die Chronik, von Wim geschrieben: Seine Sätze wachsen mit ihm.
chronicle-title = Die Chronik von Queensdale
chronicle-author = Geschrieben von Wim, der das meiste davon getragen hat.
chronicle-picture-title = Das Schloss, wie es steht
chronicle-families-title = Die Familien
chronicle-chapter-title = Epoche { $epoch }
chronicle-chapter-1 = Ich konnte noch nicht schreiben. Das hier ist aus dem Kopf. Es war nass. Es gab Zelte. Ich habe alles getragen.
chronicle-chapter-2 = Hobb kam, und die Liste. Die Abflüsse waren verstopft, und es war mein Stiefel. Es war ein alter Stiefel. { $barn ->
    [oven] In die Scheune kam ein Ofen. Da ist es jetzt warm.
   *[stage] In die Scheune kam eine Bühne. Ich war ein Baum.
}
chronicle-chapter-3 = Eine Truhe mit Büchern kam, und ich hatte eins unter dem Kissen, und es wurde gefunden. { $reader ->
    [lend] Ich durfte es behalten, bis ich fertig war, also las ich langsam.
   *[teach] Alle haben mich reihum unterrichtet, darum sieht meine Schrift aus wie die von allen.
}
chronicle-chapter-4 = Es gab Marmor, und es gab Sigga, die bei denen vorn stahl und es denen hinten gab. { $barons ->
    [supper] Wir luden sie zum Abendbrot ein. Sie brachte die Löffel mit.
   *[wage] Wir zahlten ihr einen Lohn. Sie verlangte eine Quittung.
} Ich habe nur die Briefe überbracht.
chronicle-chapter-5 = Die Briefe der Großmütter wurden vorgelesen. Zwei Zeilen las ich selbst, als jemand nicht weiterkam. Dann stellte sich heraus, dass die Bäckerin die Königin war, und mir fiel alles ein, was ich über das Brot gesagt hatte.
chronicle-chapter-6 = Die Mühle fing an, sich zu drehen, meine Stiefel fingen an zu passen, und zwei Mengen fingen an zu rufen. Ich wurde mit Botschaften von der einen zur anderen geschickt, und weil ich inzwischen lesen konnte, weiß ich, dass es dieselbe Botschaft war.
chronicle-chapter-7 = { $way ->
    [wall] Wir bauten eine Mauer, und ich, der immer hinein- und hinausgegangen war, lief eine Woche lang an ihr entlang, um herauszufinden, was von beidem ich jetzt tat. Es zeigte sich, dass immer jemand das Tor aufhalten muss.
   *[road] Wir bauten eine Straße, und ich bekam ein Pferd, das mehr von Straßen verstand als ich und so freundlich war, es nicht zu zeigen. Wir waren an Orten, von denen ich bis dahin nur die Namen getragen hatte.
}
chronicle-chapter-8 = Ein Schiff kam, ein Schlüssel drehte sich, und jemand fragte die alte Frau auf der Bank, wie sie heißt. Ich bin alle Briefe durchgegangen, die ich in acht Jahren überbracht habe, auf der Suche nach einem, in dem jemand fragt; Antworten waren sehr viele dabei.
chronicle-chapter-9 = Eigentlich wollte ich über die Dächer schreiben, und es sind gute Dächer. Aber wenn ich an dieses Jahr denke, höre ich, wie still es nach der vierten Zeile war und wie jemand, ich glaube, es war Hobb, den Becher abstellte. { $tobin ->
    [stay] Den Einband hat Tobin bemalt; er ist trocken.
   *[go] Tobin schreibt aus jeder Stadt; ich stelle es selbst zu.
} { $house ->
    [healing] Wer jetzt ins Schloss kommt, wird gefragt, wie er geschlafen hat.
    [books] Wer jetzt ins Schloss kommt, darf dieses Buch ausleihen.
   *[hall] Wer jetzt ins Schloss kommt, sucht die Tür vergebens.
}
chronicle-opened = { $seat } hat diese Epoche eröffnet, nach { $games ->
    [one] einer Partie
   *[other] { $games } Partien
}.
chronicle-weather = Wetter: { $stories }.
chronicle-first-built = Zuerst gebaut: { $building }.
chronicle-lone-vote = { $seat } hat allein anders gestimmt und trotzdem mitgeholfen.
chronicle-lone-way = { $way ->
    [wall] { $seat } stand allein für die Straße und hat die geradesten Steine der Mauer gelegt.
   *[road] { $seat } stand allein für die Mauer und hat die geradesten Meilensteine der Straße gesetzt.
}
chronicle-couriers = { $letters ->
    [0] In diesem Jahr wurde ich nirgends hingeschickt und habe Schönschrift geübt.
    [one] Ich habe einen Brief zugestellt.
   *[other] Ich habe { $letters } Briefe zugestellt.
}
chronicle-diagnosis = Doktor Quillans Befund des Jahres: { $cause }.
chronicle-diagnosis-last = Doktor Quillans Befund des Jahres: keiner. Er hat zugehört.
chronicle-oven-title = Das Backbuch
chronicle-oven = { $seat }: { $loaves ->
    [0] kein Brot
    [one] ein Brot
   *[other] { $loaves } Brote
}, { $shade ->
    [golden] goldbraun
    [brown] braun, mit Ausnahmen
    [black] schwarz von allen Seiten
   *[none] aber viel guter Rat
}.
chronicle-bench-title = Die Bank
chronicle-bench = { $fed ->
    [yes] Die Armen wurden { $poor ->
        [one] einmal gespeist. Einmal also
       *[other] { $poor }-mal gespeist. So oft also
    } habt ihr mit der Antwort zu Abend gegessen.
   *[no] Die Armen hat niemand gespeist. Die Antwort hat ihr Brot selbst mitgebracht.
}
chronicle-dice-title = Die Würfel
chronicle-face = Partie { $game }, { $seat }: { $face }, für { $seals ->
    [one] ein Siegel
   *[other] { $seals } Siegel
}.
chronicle-dice-none = Keine Seite wurde je gekauft. Die Würfel sind, wie sie kamen.
chronicle-seals-title = Die Siegel
chronicle-seals = { $seat }: { $received } erhalten, { $paid } ausgegeben, { $returned } dem König zurückgegeben.
chronicle-herbs-title = Die Kräuter
chronicle-huts = { $seat } hatte Hütten für { $herbs }.
chronicle-pair = Salbei wurde { $sage ->
    [0] kein einziges Mal
    [one] einmal
   *[other] { $sage }-mal
} gesammelt, Schafgarbe { $yarrow ->
    [0] kein einziges Mal
    [one] einmal
   *[other] { $yarrow }-mal
}, von Leuten, die nichts davon wussten.
chronicle-last-token = Das letzte Plättchen mit { $herb } ging an { $seat }, in Partie { $game }.
chronicle-casebook-title = Das Fallbuch, geöffnet
chronicle-prophecies-title = Die sieben Weissagungen
chronicle-prophecy = { $drawn ->
    [yes] Gezogen von { $seat }.
   *[no] Von niemandem gezogen.
} { $truth ->
    [true] Sie stimmte.
    [early] Sie stimmte, und zu früh.
    [half] Die Hälfte stimmte, die laute.
   *[false] Sie stimmte nicht und war gut gemeint.
}
chronicle-way-title = { $way ->
    [wall] Die Mauer, und wer sie gebaut hat
   *[road] Die Straße, und wer auf ihr geritten ist
}
chronicle-rider = { $seat }: { $rode }, { $served }.
chronicle-rooms-title = Zimmer und Monumente
chronicle-unopened-title = Was ihr nie geöffnet habt
chronicle-unopened = { $letters ->
    [0] Kein Brief blieb versiegelt.
    [one] Ein Brief blieb versiegelt.
   *[other] { $letters } Briefe blieben versiegelt.
} Es gibt noch andere Täler.
chronicle-last-title = Letzte Sätze
chronicle-last-line = Grau ohne Weiß hat noch nie Glück gebracht.

# Same in every language.
