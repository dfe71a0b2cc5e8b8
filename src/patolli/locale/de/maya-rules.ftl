### Die Regeln von Maya. In mehrzeiligen Texten beginnen `- ` und `1. ` Listenpunkte; `**` umgibt fette Wörter.

maya-rules-title = Maya: die Spielregeln
maya-rules-about =
    Baumeister schicken Arbeiter in die Steinbrüche, um Steine zu gewinnen, transportieren sie und bauen gemeinsam an vier Pyramiden.
    Jede Stufe zahlt Gold an alle, die dort die meisten und die zweitmeisten Steine haben. Wer nach drei Runden das meiste Gold hat, gewinnt.

    Für 3 bis 5 Spieler ab 9 Jahren, etwa 120 Minuten. Von Bernd Eisenstein, 2003.

maya-rules-first = Dein erstes Spiel
maya-rules-first-text =
    1. Du siehst die vier **Pyramiden** mit dem Gold, das jede Stufe zahlt, die **Steinbrüche** und deine acht **Arbeiterkarten**.
    2. Tippe zuerst auf die unterste Stufe einer Pyramide und bestätige; danach, in einem zweiten Durchgang, auf die einer anderen.
    3. Nun die Steinbrüche: Tippe auf eine Karte, dann auf einen Steinbruch. Die Zahlen dort sagen, wie viele Steine der Erste, Zweite, … bekommt. Die erste Karte an einem Steinbruch muss niedrig sein (▼).
    4. Behalte Karten! Ihre Punkte transportieren deine Steine. Zwei oder drei hohe Werte auf der Hand sind ein guter Anfang: Höre auf zu legen, solange du sie noch hast.
    5. Danach werden die Steinbrüche von rechts nach links ausgewertet: Die Karten werden aufgedeckt und die Steine verteilt. Hast du deine −3 gelegt, tippe auf den, der Punkte verliert.
    6. Dann wird gebaut, ein Stein pro Zug: Tippe auf eine leuchtende Stufe. Suche Stufen, auf denen du vorn liegen kannst, oder fülle das letzte Feld, wenn du dort die Mehrheit hast: Das bringt einen Bonusstein.
    7. Sind alle Steine verbraucht, zahlt jede Stufe. Danach kommt von jeder Stufe, die dir gezahlt hat, ein Stein weg, und die nächste Runde beginnt.
maya-rules-first-figure = Drei Steinbrüche, wie Blau sie sieht: Von fremden Karten sieht man nur den Rücken, niedrig (▼) oder hoch (▲). Oben jeweils der Marker und die Steine für den Ersten, Zweiten, …

maya-rules-setup = Vorbereitung
maya-rules-setup-text =
    - Es gibt drei Runden mit je drei Phasen: Steinbrüche, Bauen und Gold. Jeder hat 28 Steine und acht Arbeiterkarten: niedrige **3, 4, 4, 5** und hohe **6, 7, 8 und −3**. Der Rücken zeigt, ob eine Karte niedrig oder hoch ist.
    - Die Spielerzahl bestimmt, welche vier Pyramiden und wie viele Steinbrüche benutzt werden. Zu jedem Steinbruch gehört ein grüner Marker.
    - Der Startspieler wird ausgelost. Von ihm an setzt jeder im Uhrzeigersinn einen Stein auf die unterste Stufe einer beliebigen Pyramide, in einem zweiten Durchgang einen weiteren auf eine andere.
maya-rules-players = { $players } Spieler
maya-rules-boards-figure = Pyramiden mit ihren Feldern und dem Gold für die meisten und zweitmeisten Steine; Steinbrüche mit Marker, Steinen nach Rang und Kartenplätzen. Tippe auf einen Marker, um zu lesen, was er tut.
maya-rules-example = Beispiel { $number }
maya-rules-again = Von vorn
maya-rules-next = Weiter
maya-rules-name = { $colour ->
    [blue] Blau
    [red] Rot
    [green] Grün
    [purple] Lila
   *[yellow] Gelb
}

maya-rules-quarries = Phase 1: im Steinbruch
maya-rules-quarries-text = Hier gewinnen Arbeiter Steine; die auf der Hand bleiben, transportieren sie.
maya-rules-laying = Arbeiter einsetzen
maya-rules-laying-text =
    - Vom Startspieler an legt jeder reihum eine Karte verdeckt an einen Steinbruch mit freiem Kartenplatz oder passt für den Rest der Phase.
    - Die erste Karte an einem Steinbruch muss niedrig sein. Alle weiteren dürfen niedrig oder hoch sein.
    - Haben alle gepasst, werden die Steinbrüche ausgewertet. Wer keine Karte mehr hat oder keinen Steinbruch für sie findet, hat auch gepasst.
maya-rules-settling = Verteilung der Steine
maya-rules-settling-text =
    - Die Steinbrüche werden von rechts nach links ausgewertet. Die Karten werden aufgedeckt, und jeder zählt seine Punkte. Eine −3 zählt für ihren Besitzer 0.
    - Mit jeder **−3** darf ihr Besitzer einem anderen Spieler dort, der mehr als 0 Punkte hat, 3 Punkte abziehen; oder niemandem. Die Besitzer entscheiden reihum vom Startspieler an.
    - Wer die meisten Punkte hat, ist Erster. Bei Gleichstand gewinnt, wer dort zuerst eine Karte gelegt hat, gleich welche. Mit 0 Punkten oder weniger bekommt man nichts.
    - Steine gibt es nach Rang wie aufgedruckt; ein Rang, den niemand einnimmt, rückt nicht auf. Der Erste bekommt auch den Marker.
maya-rules-settle-figure = Die Beispiele der Spielregel zur Verteilung; Blau ist Startspieler. Wo eine −3 liegt, entscheidest du.
maya-rules-settle-hit = { $name } hat eine −3: Tippe auf den Spieler, der 3 Punkte verliert.
maya-rules-settle-done = { $name } ist Erster und bekommt auch den Marker.
maya-rules-settle-nobody = Niemandem
maya-rules-settle-1 = Blau hat 11 Punkte: 4 Steine und den Marker. Rot hat 6: 3 Steine. Den Stein für den Dritten bekommt niemand.
maya-rules-settle-2 = In der Spielregel zieht Grün Lila 3 Punkte ab, dem 4 bleiben. Grün und Blau haben je 5; Grün hat zuerst gelegt: 4 Steine und den Marker. Blau bekommt 2, Lila nichts.
maya-rules-settle-3 = In der Spielregel ziehen erst Blau und dann Gelb Rot 3 Punkte ab, das damit unter null fällt. Gelb hat 7 Punkte: 4 Steine und den Marker; Blau 5: 2 Steine; Rot bekommt nichts.
maya-rules-transport = Transport
maya-rules-transport-text =
    - Die Punkte der Karten, die du noch auf der Hand hast, sind die Zahl der Steine, die du behalten darfst. Eine −3 zählt 0. Was zu viel ist, geht in den Vorrat zurück.
    - Danach kommen alle Karten auf die Hand zurück, und alle sehen, wie viele Steine die anderen haben.
maya-rules-kept = Auf der Hand behaltene Karten
maya-rules-transport-is = { $gained } Steine gewonnen, { $power } können transportiert werden: { $home } kommen an, { $lost } gehen zurück.
maya-rules-transport-figure = Das Beispiel der Spielregel: 9 Steine, aber nur 7 Punkte auf der Hand. Tippe auf Karten, um mehr oder weniger zu behalten, oder nimm den Marker.

maya-rules-building = Phase 2: Bau der Pyramiden
maya-rules-building-text =
    Vom Startspieler an macht reihum, wer Steine hat, eines hiervon, bis alle Steine verbraucht sind:

    - **Setzen**: einen Stein. Auf eine höhere Stufe nur, wenn alle tieferen Stufen **aller** Pyramiden voll sind, und nur dort, wo du auf jeder tieferen Stufe **dieser** Pyramide einen Stein hast.
    - **Doppelzug**: einen Stein in den Vorrat zahlen, dann zwei setzen, auch auf zwei Pyramiden. Du brauchst drei Steine (zwei für einen kostenlosen Doppelzug). Ein zweiter Stein, der keinen Platz findet, bleibt auf der Hand.
    - **Passen**: einen Stein zahlen.
    - **Erzwungenes Passen**: Kannst du gar nicht setzen, zahle einen Stein und erhalte 1 Gold.
maya-rules-bonus = Bonussteine
maya-rules-bonus-text =
    - Füllt ein Stein eine Stufe und ist die Stufe darüber noch leer, setzt der, der auf der vollen Stufe **allein die meisten** Steine hat, sofort einen Stein aus dem Vorrat auf die Stufe darüber. Wer sie gefüllt hat, spielt keine Rolle.
    - Bonussteine müssen nicht auf andere Pyramiden warten.
    - Kein Bonus bei Gleichstand, für eine oberste Stufe, oder wenn darüber schon Steine liegen.
maya-rules-bonus-figure = Das Beispiel der Spielregel: Die zweiten Stufen werden gefüllt. Leuchtende Stufen kann man antippen.
maya-rules-bonus-1 = Palenques zweite Stufe wurde mit drei lila gegen zwei blaue Steine voll: Lila hat darüber einen Bonusstein. Nun Blau: Uxmal ist ihm verschlossen, denn unten liegt dort kein blauer Stein; Palenques dritte Stufe ist noch nicht offen. Bleibt Copan: Tippe darauf.
maya-rules-bonus-2 = Copans zweite Stufe ist voll, und Rot hat dort die Mehrheit: ein Bonusstein für Rot. Nun zahlt Grün einen Stein für einen Doppelzug. Tippe auf Uxmal.
maya-rules-bonus-3 = Und der zweite Stein des Doppelzugs: Tippe noch einmal auf Uxmal.
maya-rules-bonus-4 = Uxmals zweite Stufe ist voll; Grün hat dort die Mehrheit und bekommt den Bonusstein darüber.

maya-rules-gold-phase = Phase 3: Gold
maya-rules-gold-phase-text =
    - Jede Stufe zahlt, voll oder nicht. Alle mit den **meisten** Steinen bekommen je die höhere Zahl, alle mit den **zweitmeisten** je die niedrigere.
    - Wer dort keinen Stein hat, bekommt nichts.
maya-rules-less = Ein Stein weniger für { $name }
maya-rules-more = Ein Stein mehr für { $name }
maya-rules-gold = { $gold } Gold
maya-rules-payout-figure = Die Beispiele der Spielregel zur Auszahlung. Ändere die Steine mit − und +.
maya-rules-payout-1 = Alle vier haben die meisten Steine und bekommen je 3 Gold. Zweiter ist niemand.
maya-rules-payout-2 = Die Stufe ist nicht voll, aber Rot hat die Mehrheit und bekommt 4 Gold. Zweiter ist niemand.
maya-rules-payout-3 = Grün hat drei Steine und bekommt 3 Gold. Blau und Rot teilen den zweiten Platz: je 1 Gold.
maya-rules-payout-4 = Blau und Gelb teilen den ersten Platz: je 3 Gold. Die anderen drei teilen den zweiten: je 1 Gold.
maya-rules-erosion = Verwitterung
maya-rules-erosion-text =
    - Nach Runde 1 und 2, wenn alle Stufen gezahlt haben, nimmt jeder von jeder Stufe, die ihm Gold gezahlt hat, einen Stein weg.
    - Wer dann auf einer Stufe keinen mehr hat, nimmt alle eigenen Steine darüber von dieser Pyramide.
    - Marker kommen zu ihren Steinbrüchen zurück; nur der des Startspielers bleibt. Niemand behält Steine auf der Hand.
maya-rules-erosion-figure = Der Extremfall der Spielregel.
maya-rules-erosion-1 = Lila, Blau und Gelb haben unten die meisten Steine: je 2 Gold. Rot ist dort mit einem einzigen Stein Zweiter: 1 Gold, mehr als ihm lieb ist.
maya-rules-erosion-2 = Von jeder Stufe, die gezahlt hat, nimmt jeder von ihnen einen Stein. Rot hat unten keinen mehr.
maya-rules-erosion-3 = Also haben die roten Steine darüber keine Stütze und kommen auch weg.

maya-rules-end = Spielende
maya-rules-end-text = Nach der dritten Runde gibt es keine Verwitterung. Wer das meiste Gold hat, gewinnt. Bei Gleichstand gewinnt, wer die wenigsten eigenen Steine im Vorrat hat; danach wird der Sieg geteilt.

maya-rules-markers = Grüne Marker
maya-rules-markers-text = Wer an einem Steinbruch Erster ist, bekommt dessen Marker und darf ihn in dieser Runde einmal einsetzen.
maya-rules-markers-notes =
    - Der Schutz muss gelegt werden, an einen Steinbruch mit noch verdeckten Karten; eigene Karten sind dort nicht nötig. Gibt es keinen mehr, hat er keine Wirkung.
    - „Stein versetzen“ und „Stein auf eine Pyramide“ sind die **Steinmarker**. Man darf einen einsetzen, wenn man ihn gewinnt, oder später vor der eigenen Bauaktion. Auch ohne Steine kommt man an die Reihe, solange man einen solchen Marker einsetzen kann, und darf warten und ihn behalten. Sind alle Steine verbraucht, gibt es noch eine letzte Gelegenheit.
    - Nimmt man den letzten eigenen Stein von einer Stufe, kommen auch alle eigenen darüber weg.
    - Ein neuer Startspieler gilt von diesem Moment an, schon beim nächsten Steinbruch.
    - Kostenlos passen geht auch statt des erzwungenen Passens: Man behält den Stein und bekommt kein Gold.

maya-rules-expert = Expertenspiel
maya-rules-expert-text =
    - Jeder beginnt mit 10 Gold. Zu Beginn jeder Runde werden blaue Marker, einer weniger als Spieler, aus den vieren gezogen und gezeigt.
    - Alle bieten geheim Gold und decken ihre Gebote zugleich auf. Das höchste Gebot wählt zuerst; bei Gleichstand reihum vom Startspieler an.
    - Wer einen Marker nimmt, zahlt sein Gebot an die Bank. Der Letzte in dieser Reihenfolge bekommt keinen und behält sein Gold, ebenso wer 0 bietet. Übrige Marker verfallen.
    - Ein blauer Marker darf in dieser Runde einmal eingesetzt werden:
maya-rules-expert-notes =
    - Der Punktemarker darf auch an einem leeren Steinbruch liegen. Eine −3 kann ihn verringern, und er verliert bei Gleichstand.
    - Der Joker schützt, kurz bevor ein Steinbruch aufgedeckt wird, an dem sein Besitzer beteiligt ist; als Steinmarker wird er in eigenen Bauzügen eingesetzt.
    - Transportmarker wirken von selbst. Der Stein auf die Hand kommt, nachdem der Überschuss zurückgelegt ist.

maya-rules-silent = Wo die Spielregeln schweigen
maya-rules-silent-text =
    Felder, Gold und Steine, die auf den Tafeln stehen, sind nur teilweise bekannt. Unsere sind eine Rekonstruktion aus dem, was die Spielregeln erzählen, und aus Spielberichten; wer die Schachtel hat, kann mit ihren Zahlen spielen. Außerdem spielen wir:

    - Der Bank geht das Gold nie aus; was ein Vorrat von 28 Steinen nicht hergibt, gibt es nicht.
    - Wer an einem Steinbruch Erster ist, bekommt den Marker auch bei leerem Vorrat.
    - Hat am Steinbruch des Startspielers niemand Punkte, bleibt der Startspieler.
    - Ein Bonusstein kann nicht abgelehnt werden, und Steine der Vorbereitung bringen keinen.
    - Ein Stein kann nicht von einer untersten Stufe auf dieselbe versetzt werden.
    - Die Verwitterung nimmt erst überall einen Stein, wo es fällig ist, dann alles ohne Stütze.

maya-rules-options = Wenn du einen Tisch aufmachst
maya-rules-options-text =
    - **Steinmarker**: „sofort oder später in der Runde“ wie in der italienischen Spielregel oder „nur sofort“ wie in der niederländischen: wenn man ihn gewinnt, oder nie.
    - **Variante**: das Grundspiel oder das Expertenspiel mit der Versteigerung blauer Marker.
