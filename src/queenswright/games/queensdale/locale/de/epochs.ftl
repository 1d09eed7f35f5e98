# The Rise of Queensdale: die Texte der Kampagne, die an Epochen hängen. Ein Platz erhält eine Nachricht erst, wenn er sie lesen darf.

# Epochenkarten.
epoch-card-2-1-title = Die Liste des Quartiermeisters
epoch-card-2-1-text = Der Quartiermeister des Königs steigt vom Pferd, sagt guten Morgen und lässt eine Rolle los. Sie rollt den Hang hinunter, an den Zelten vorbei, über eine schlafende Gans, und hält erst am Fluss, wo Wim, der Kurier, zwölf Jahre alt und in zu großen Stiefeln, auf das Ende tritt. Hobb liest von oben an vor. Zweihundertvierzehn Posten. Zwischen den Nägeln und einem Bischofsstuhl, unterstrichen: Wandbehänge, grün, elf Stück, aufzuhängen, sobald eine Wand da ist. Ihr habt keine Wand. Mittags reicht ihm die neue Bäckerin ein Brot, schwarz von allen Seiten. Hobb klopft daran. Es klingt wie eine Tür. „Ich hatte schon Schlimmeres“, sagt sie und beißt hinein.
epoch-card-2-1-rule = Die Gebäudetafeln 2-1 und 2-2 kommen ins Gebäudeangebot. Die Geschichtenkarten sind gelb.
epoch-card-2-2-title = Wiesen werden vermessen
epoch-card-2-2-text = Gesa schreitet das Schloss ab. Sie geht mit der Messkette voran, und einen Schritt hinter ihr geht der Reiher, der stehen bleibt, wenn sie stehen bleibt, und hinsieht, wo sie hinsieht. Gegen Mittag steht das ganze Schloss im Gras, aus Schnur. Dann braucht sie den Plan, und auf dem Plan liegt der Kater der Königin, groß, grau und Kanzler genannt, weil er jede Ratssitzung verschläft. Nan, die neue Bäckerin, krault ihn hinter dem linken Ohr, genau da, wo er es mag. Er schläft weiter. Gesa betrachtet den Kater, die Schnur und den Himmel. Dann zieht sie den Pflock der Ostecke heraus und setzt ihn zwei Fuß weiter wieder ein. Ein Schloss lässt sich leichter verrücken.
epoch-card-2-2-rule = Eine Bauaktion kann für 2 Holz, 2 Stein und 2 Lehm Land roden: Ein Wiesenplättchen im eigenen Stadtteil wird zum Bauplatz. Jeder darf das 4-mal in der Kampagne.
epoch-card-2-3-title = Der verstopfte Abfluss
epoch-card-2-3-text = Eines Morgens ist im ganzen Tal jeder Abfluss verstopft. Doktor Quillan vom Hof schnuppert zweimal und schreibt es auf: Der Husten der Königin kommt von der schlechten Luft in den Rohren, ohne jeden Zweifel. Quartiermeister Hobb schließt einen Kasten auf, der mit blauem Samt ausgeschlagen ist. Er ist in der zweiten Kutsche gereist, noch vor dem Silber. „Der königliche Pömpel“, sagt er. „Er steht auf der Liste.“ Niemand lacht. Über Samt lacht man nicht. Gegen Mittag zieht ihr alle zusammen, und der Pfropfen gibt nach. Heraus kommen Laub, ein Stiefel, den Wim schon vermisst hat, und zuletzt ein Klumpen Motten, alle tot, und auf ihren Flügeln schimmert es hell wie junges Gras. Sie kommen aus dem Waschhaus, wo die Wandbehänge der Königin gespült wurden. Hobb blättert um. „Motten stehen nicht auf der Liste.“
epoch-card-2-3-rule = Zu Beginn jeder Partie hat der Spieler mit dem niedrigsten Ziel den königlichen Pömpel. Wer ihn hat, darf einmal je Partie einen A-Würfel auf einem besetzten Aktionsfeld einsetzen und gibt ihn dann nach links weiter.
epoch-card-3-1-title = Sägen und Meißel
epoch-card-3-1-text = Den ganzen Tag singen die Sägen einen Ton und die Meißel einen anderen; gegen Abend haben sie sich fast auf ein Lied geeinigt. Der Bergfried auf der Insel bekommt einen Boden, dann eine Treppe, dann ein Fenster zum Fluss, mit richtigem Glas. Die Königin kommt ihn besichtigen, verschleiert und sehr aufrecht, mit sechs Hofdamen, die etwas halten. Sie legt eine Hand auf das Fensterbrett, lässt sie eine Weile liegen und nickt. Am selben Tag ist das Brot vollkommen: goldbraun, rund und leicht wie ein Kissen. Erklären kann es niemand; Nan hat ihren freien Tag. Ihr schnitzt das Datum in die Tür der Backstube. Am nächsten Morgen ist Nan wieder da. Das Brot ist schwarz.
epoch-card-3-1-rule = Die Gebäudetafeln 3-1 und 3-2 kommen ins Gebäudeangebot.
epoch-card-3-2-title = Eine Truhe voller Bücher
epoch-card-3-2-text = An der Furt steht eine Truhe, ohne Absender, ohne Brief. Sie riecht nach Rauch. Die Bücher darin sind an den Rändern braun, als hätte jemand angefangen, sie zu verbrennen, und es dann nicht gekonnt, Buch für Buch. Ihr trocknet sie auf der Leine, zwischen den Hemden. Eines ist ein Kräuterbuch. Wim hält die Seite gegen das Licht, und jeder liest jedem über die Schulter: „Das graue Blatt vom Berg, weich, grün den ganzen Winter; und ein zweites. Zwei in einen Becher, oder spart euch das Wasser.“ Wo das zweite stand, ist ein braunes Loch. Ihr seht alle zum Berg hinauf. Er ist hoch, er ist kahl, und eben fängt es an zu regnen.
epoch-card-3-2-rule = Folianten-Aktion: 1 Gulden zahlen, 1 Folianten nehmen; höchstens 6 werden behalten, ohne Lager. In Schritt 15 darf jeder 3 Folianten für eine der obersten zwei Wissenskarten abgeben. Das Fallbuch ist offen.
epoch-card-3-3-title = Die ersten Risse
epoch-card-3-3-text = Die ersten Häuser haben Risse. „Sie setzen sich“, sagt Gesa und klopft an eine Mauer, von der ein Stück mitkommt. „Wie Leute.“ Ihr holt Mörtel und, wenn ihr schon dabei seid, Farbe. Tobin, der Krämer, hat seinen Laden am Kopf der inneren Brücke, alle Fenster stehen offen. Heute ist er voller Kinder, die die alten Seiten eurer Würfel tauschen, { $drawn ->
    [yes] ganz wie die Wahrsagerin es in ihrem Becher sah
   *[no] was die Wahrsagerin gesagt haben soll
}. Er hat ein zweites Regal aufgestellt, darauf stehen die Bilder mit dem Gesicht zur Wand. „Rot, Blau, Gelb, Weiß, Schwarz, Lila“, sagt er. „Vorsicht mit der Farbe.“ Er bedient in Handschuhen, wegen der Heringe. Heringe seht ihr keine.
epoch-card-3-3-rule = Eine Bauaktion kann für 2 Holz, 2 Stein, 2 Lehm und 2 Gulden ein eigenes Gebäude renovieren: ein X-Marker, 1 Zierniete bis zum Spielende, 3-mal je Partie. Die Würfelseiten 1 bis 3 werden ungesehen verkauft.
epoch-card-4-1-title = Eine weiße Ader
epoch-card-4-1-text = Ein Junge kommt vom Steinbruch gelaufen, in der Faust einen Splitter, weiß wie Milch. Am Abend hat das halbe Tal einen Splitter und die andere Hälfte einen Karren. Oriel, die Wahrsagerin, die unter den Sträuchern sitzt, geht vorbei und hält sich die Nase zu. { $drawn ->
    [yes] „Nasser Stein, wie gesagt“, sagt sie. „Wann, habe ich nie gesagt.“
   *[no] Nasser Stein, soll sie gesagt haben, lange bevor hier jemand grub.
} Doktor Quillan hat den Bücherstaub aufgegeben und verdächtigt den Marmorstaub, er hat es schon schriftlich. Dann regnet es drei Wochen. Die Sägen hängen am Haken, niemand schneidet Stein, die Luft ist rein gewaschen, und drüben über dem Wasser hustet die Königin wie noch nie. Quillan steht mit der Feder am Ufer. Er unterstreicht „Staub“.
epoch-card-4-1-rule = Neue Marmorfelder: Ein Steinwürfel bringt dort genau 1 Marmor; Marmor ist kein Grundrohstoff. Die Gebäudetafeln 4-1 und 4-2 kommen ins Gebäudeangebot.
epoch-card-4-2-title = Die Geduld des Königs
epoch-card-4-2-text = Ein Brief von König Bertram, von eigener Hand; unter dem Namen ein Tintenklecks, der aussieht wie eine Ente. Wer sein Ziel verfehlt, soll ein Siegel haben, schreibt er, und ihr sollt wissen, was ein Siegel ist: ein Satz vor seinem Thron, den er bis zu Ende anzuhören verspricht. Wer es abgibt, bekommt einen Vorsprung. „PS: Ihr Zimmer riecht nach Mäusen. Ich habe drei Katzen geschickt. Das macht gar keine Mühe.“ Die Katzen sehen von der Schwelle aus hinein und kommen wieder heim; in den Fallen dort lag noch nie etwas. Tobin, der für seine Farbe Siegel nimmt und sie in einer Truhe verwahrt, lässt sich den Brief noch einmal vorlesen. Dann wischt er die Truhe ab.
epoch-card-4-2-rule = Kronenleiste: Wer das Ziel verfehlt hat, darf in Schritt 16 von den eben erhaltenen Siegeln 1 oder 2 zurückgeben. Jedes erhöht den Kronenwert um 10 Prozent des eigenen Ziels; damit beginnt die nächste Partie. Händler kommen in den Beutel.
epoch-card-4-3-title = Männer im Wald
epoch-card-4-3-text = Im Wald sind Männer, und es führt sie eine Frau mit tadellosen Manieren. Sigga, Raubritterin, klopft bei dem Stadtteil an, der vorn liegt, stellt ihre Leute mit Namen vor und nimmt die Silberlöffel mit, gegen Quittung. Sie beraubt nur, wer vorn ist. „Wo bliebe sonst der Sport?“ Am nächsten Morgen liegt vor der Tür des Letzten ein Bündel: Seil, Nägel, ein Schinken und einer der Löffel. Ihr beruft einen Rat ein. Die vorn sprechen von Raub, die hinten von Gerechtigkeit; der Kanzler schläft. Hobb möchte die Löffel eintragen und weiß nicht, auf welcher Seite. Am Schinken steckt ein Zettel. „Nichts Persönliches“, steht darauf. Das Papier ist sehr gut.
epoch-card-4-3-rule = Raubritter: Wer das letzte Ziel verfehlt hat, zieht in Schritt 6 bei 1 oder 2 Epochen Rückstand auf den Führenden 1 Marker, bei 3 oder mehr 2. Jeder wird einmal im eigenen Zug genutzt und nach der Partie zurückgegeben.
epoch-card-5-1-title = Briefe der Großmütter
epoch-card-5-1-text = Es regnet eine Woche lang, und das ganze Tal sitzt um einen Ofen. { $players ->
    [2] Aus zwei Truhen kommen zwei alte Briefe und zwei weitere über den Kamm, wo die anderen beiden Familien Käse machen.
    [3] Aus drei Truhen kommen drei alte Briefe und ein vierter über den Kamm, wo die vierte Familie Käse macht.
   *[other] Aus vier Truhen kommen vier alte Briefe, klein gefaltet und alle mit dem gleichen blauen Faden gebunden.
} Sie werden vorgelesen, und wer liest, muss hin und wieder aufhören, weil etwas im Auge ist. Vier Handschriften, vier Sorten Tinte, ein Palast: In denselben Jahren haben die Großmütter dort gedient, und sie schrieben, wie sie redeten. Unterschrieben haben sie nur mit dem Vornamen. Hedda. Inga. Philippa. Rosamund. Ein Kind sagt die Namen noch einmal, langsam wie einen Trinkspruch. Am Ende der Bank hält ein Löffel inne.
epoch-card-5-1-rule = Seite eins der Nummernkarten 23 bis 26 wird gelesen. Dann wählt jeder eine der zwei Charakterfähigkeiten der eigenen Familie.
epoch-card-5-2-title = Stein für die Vorfahren
epoch-card-5-2-text = Jede Familie möchte ein Monument, kein großes, nur ein größeres als die anderen. Gesa zeichnet { $players ->
    [2] zwei
    [3] drei
   *[other] vier
} von genau gleicher Größe und zeigt jeder Familie ihres, allein, im Abendlicht. Doktor Quillan hat den Marmorstaub aufgegeben. Der Husten der Königin ist Kummer, schreibt er, ohne jeden Zweifel, und verordnet dem ganzen Hof schwarzes Band. Die inneren Brücken, vor denen Oriel sich { $drawn ->
    [yes] so gefürchtet hat
   *[no] so gefürchtet haben soll
}, stehen. Ihr seid an beiden Enden jeder Brücke gehüpft, um sicherzugehen. Ein Maurer hängt trotzdem an jede einen Kranz. „Falls es für später gemeint war“, sagt er. Dem Reiher gefallen die Kränze.
epoch-card-5-2-rule = Eine Bauaktion kann die nächste der 4 Monumentstufen errichten (2 Holz, 2 Stein, 2 Lehm, 1 Marmor): 2 bleibende Ziernieten, bei der vierten auch 1 Siegel und eine Karte. Jede Familie hat ein Versprechen. Gebäudetafel 5-1 kommt dazu. Geschichtenkarten: braun.

# Epochenendkarten.
epoch-end-1-title = Die Vermesserin ist zufrieden
epoch-end-1-text = Gesa, Baumeisterin der Krone, schlägt mit drei Hieben den Eckpflock von { $winner } ein und sagt: „Bis zum Winter steht es.“ Bis zu welchem, sagt sie nicht. Nachts hält ein geschlossener Wagen bei den Zelten. Ein verschleierter Gast bittet um einen Schlafplatz, bekommt das Zelt mit dem Loch und ist fort, ehe es hell wird. Im Gästebuch, das ein Brett ist, steht eine Zeile: „Kein Husten. Was das Bett angeht: Ich hatte schon Schlimmeres.“ { $missed ->
    [yes] Vor den Zelten derer, die ihr Ziel verfehlt haben, liegt je ein Brot. Rund sind sie beinahe.
   *[no] Vor dem letzten Zelt liegt ein Brot für alle. Rund ist es beinahe.
}
epoch-end-1-rule = Wer in dieser Partie das Ziel verfehlt hat, beginnt die nächste Partie mit 1 Brot.
epoch-end-2-title = Ein Fest in der Scheune
epoch-end-2-text = Die Ernte ist drin, die Scheune ist voll, und es gibt mehr Gäste als Teller. Am Ende der Bank sitzt eine alte Frau; eingeladen hat sie, soweit sich jemand erinnert, niemand. { $players ->
    [2] Sie trinkt auf euch als Hedda und Inga und nach der Suppe als Philippa und Rosamund.
    [3] Sie trinkt auf euch als Hedda, Inga und Philippa und auf den leeren Stuhl als Rosamund.
   *[other] Sie trinkt der Reihe nach auf euch, als Hedda, Inga, Philippa und Rosamund.
} Ihr seid zu höflich, sie zu berichtigen. Da singt auf dem Heuboden eine Stimme: „Grau an der Tür, wo der Küchenrauch weht, Weiß an dem Weg, wo's im Schnee auch noch steht.“ Sie holt Luft für die dritte Zeile und hustet. Oben findet ihr nur eine Kuhle im Heu.
epoch-end-2-again = Zu { $seat } sagt sie den richtigen Namen und zwinkert.
epoch-end-2-rule = Jeder darf sofort 1 Ware, die er hat, in 1 Siegel verwandeln. Abstimmung, auf Dauer: Alle beginnen jede Partie mit 1 Brot, oder alle beginnen jede Partie auf Stimmungsstufe 1.
epoch-end-3-title = Das Buch in falschen Händen
epoch-end-3-text = Ein Foliant fehlt. Hobb befragt alle, sich selbst zweimal. Gefunden wird er unter Wims Kopfkissen, mit einem Strohhalm auf Seite neun. „Ich überbringe es nur“, sagt Wim. „Aber es ist schwer, und ich wüsste gern, wovon.“ In derselben Woche zieht die Königin in den Bergfried, mit Koffern, Hofdamen und dreien der grünen Wandbehänge, einem für jede Wand ohne Fenster. Am Freitag hört ihr den Husten über das Wasser, und das Fenster ist zu. Der Kanzler zieht aus. Er wohnt jetzt im Brotregal.
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
epoch-end-5-rule = Jeder bringt umsonst eine Seite „Rohstoff nach Wahl“ zu 1 Siegel auf einem Würfel an. Königliche Gunst 40: niedrigstes Ziel unter denen, die ihres in dieser Partie verfehlt haben, bei Gleichstand weniger Ziernieten; sonst wartet sie.

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
