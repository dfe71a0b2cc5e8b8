### Die Regeln von Yaxha. In mehrzeiligen Texten beginnen `- ` und `1. ` Listenpunkte; `**` umgibt fette Wörter.

yaxha-rules-title = Yaxha: die Spielregeln
yaxha-rules-about =
    Zehn Runden lang wählt jeder geheim einen Markt, nimmt dessen drei Steine und baut sie in die eigene Maya-Pyramide.
    Am Ende zählt von jeder Farbe die größte sichtbare Gruppe, und drei Bonuskarten bringen weitere Punkte.

yaxha-rules-first = Dein erstes Spiel
yaxha-rules-first-text =
    1. Du siehst die **Märkte** mit je drei Steinen, deine noch leere **Pyramide**, die der anderen und die drei **Bonuskarten**.
    2. Lies die drei Bonuskarten. Jede bringt 5 Punkte für alle, die sie erfüllen.
    3. Tippe auf den Markt, dessen Steine du willst, und bestätige. Die anderen wählen zugleich; niemand sieht deine Wahl.
    4. Hat jemand mit niedrigerem **Reihenfolgeplättchen** denselben Markt gewählt? Dann tippe auf einen der übrigen. Dafür bekommst du vielleicht das bessere Plättchen.
    5. Jetzt wird gebaut: Tippe auf einen deiner drei Steine, dann auf ein leuchtendes Feld. Du siehst sofort, wie sich deine Punkte ändern. Was dir nicht gefällt, nimmst du zurück, bis du bestätigst.
    6. Lege in den ersten Runden Steine einer Farbe auf Ebene 1 nebeneinander. Ab Ebene 2 liegt ein Stein auf vier anderen und berührt einen seiner eigenen Farbe.
    7. Nach zehn Runden werden die Pyramiden gewertet. Eine große Gruppe ist mehr wert als zwei kleine.
yaxha-rules-first-figure = Vier Märkte mit je drei Steinen. Die Buchstaben zeigen, wer welchen gewählt hat: B und C wollen denselben.

yaxha-rules-setup = Vorbereitung
yaxha-rules-setup-text =
    - 2 bis 4 Spieler; alle 120 Steine, 24 in jeder der fünf Farben, sind im Beutel.
    - Es gibt so viele Marktplättchen wie Spieler, und jeder hat für jedes davon eine Karte.
    - Die Reihenfolgeplättchen von 1 bis zur Spielerzahl werden zufällig verteilt.
    - Drei der 18 Bonuskarten liegen offen aus.

yaxha-rules-round = Eine Runde: die Märkte
yaxha-rules-round-text =
    1. **Auffüllen.** Auf jedes Marktplättchen kommen drei Steine aus dem Beutel.
    2. **Wählen.** Alle wählen geheim einen Markt. Die Wahl darf geändert werden, bis alle gewählt haben; dann wird aufgedeckt.
    3. **Nehmen.** Wer einen Markt allein gewählt hat, nimmt dessen Steine. Haben mehrere denselben gewählt, bekommt sie, wer das niedrigste Reihenfolgeplättchen hat.
    4. **Neu wählen.** Wer leer ausging, wählt in der Reihenfolge der Plättchen unter den Märkten, die niemand genommen hat. Der Letzte bekommt, was übrig ist.
    5. **Tauschen.** Haben alle ihre Steine, tauschen jene, die denselben Markt gewählt hatten, ihre Reihenfolgeplättchen.
yaxha-rules-swap = Wer mit wem tauscht
yaxha-rules-swap-text =
    - Zwei wählten denselben Markt: Sie tauschen ihre Plättchen.
    - Drei: Der Erste und der Letzte tauschen, der Mittlere behält seines.
    - Vier: 1 tauscht mit 4, und 2 mit 3.
    - Zwei Paare an zwei Märkten: Jedes Paar tauscht für sich.

    Wer jetzt zurücksteht, kommt beim nächsten Mal also meist früher dran; nur der Mittlere von dreien gewinnt dabei nichts.
yaxha-rules-claim-figure = Die vier Beispiele der Spielregel; B hat Plättchen 1, A 2, C 3 und D 4. Oder wähle selbst, was alle spielen.
yaxha-rules-example = Beispiel { $number }
yaxha-rules-card-of = Markt, den { $name } wählt
yaxha-rules-gets = { $name } bekommt Markt { $market }
yaxha-rules-claim-next = { $name } kam zu spät und wählt unter den übrigen Märkten: Tippe auf einen.
yaxha-rules-claim-none = Alle haben verschiedene Märkte gewählt und nehmen die Steine. Es werden keine Plättchen getauscht.
yaxha-rules-claim-swap = Alle haben ihre Steine. Ihre Plättchen tauschen { $pairs }.
yaxha-rules-pair = { $one } und { $other }

yaxha-rules-building = Bauen
yaxha-rules-building-text =
    Alle bauen gleichzeitig und ungesehen, bis alle fertig sind. Die drei Steine müssen in dieser Runde gelegt werden, in beliebiger Reihenfolge. Zehnmal drei Steine ergeben genau eine volle Pyramide aus 30.

    - Die Pyramide hat vier Ebenen: 4×4, 3×3, 2×2 und einen einzelnen Stein als Spitze.
    - Der erste Stein liegt irgendwo. Ebene 1 darf in alle Richtungen wachsen, solange sie in 4×4 passt.
    - Jeder weitere Stein berührt einen gelegten mit einer Fläche. Ecken und Kanten genügen nicht.
    - Ab Ebene 2 liegt ein Stein mitten auf **vier Steinen**, und er berührt einen Stein **seiner Farbe**: einen der vier unter ihm oder einen Nachbarn auf seiner Ebene. Auch verdeckte Steine zählen dafür.
    - Eine untere Ebene muss nicht fertig sein, bevor die nächste begonnen wird.
    - Ein Stein, der nirgends passt, wird aus dem Spiel genommen; er kommt nicht zurück. Einen, der passt, darfst du nie aus dem Spiel nehmen. Die Reihenfolge liegt bei dir: Ein anderer Stein zuerst kann Platz schaffen.
yaxha-rules-build-figure = Probiere es: Tippe auf einen Stein, dann auf ein leuchtendes Feld, dann auf „Legen“. Der weiße Stein passt zunächst nirgends. Welcher muss vor ihm gelegt werden? Die Farbenreihe zeigt, was jede Änderung wert ist.
yaxha-rules-lay = Legen
yaxha-rules-again = Von vorn
yaxha-rules-points = { $points } Punkte für Gruppen
yaxha-rules-built = Alle drei sind gelegt.

yaxha-rules-scoring = Wertung
yaxha-rules-scoring-text =
    - Von jeder Farbe zählt nur die **größte sichtbare Gruppe**: Steine einer Farbe, die sich mit Flächen berühren, auch über Ebenen hinweg.
    - Ein Stein ist **verdeckt**, wenn alle vier Plätze über ihm besetzt sind. Eine fertige Pyramide verdeckt die vier mittleren Steine von Ebene 1 und den mittleren von Ebene 2. Verdeckte Steine zählen nicht und verbinden nichts.
    - Die Größe der Gruppe bringt Punkte:
yaxha-rules-size = Größe
yaxha-rules-worth = Punkte
yaxha-rules-or-more = 12 oder mehr
yaxha-rules-group-figure = Tippe auf einen Stein, um seine Gruppe zu sehen, oder auf eine Farbe für die Gruppe, die zählt. Kleine schraffierte Steine sind verdeckt.
yaxha-rules-tap = Tippe auf einen Stein.
yaxha-rules-is-hidden = Dieser Stein ist verdeckt: Er zählt zu keiner Gruppe.
yaxha-rules-counts = Eine Gruppe von { $size }: die größte ihrer Farbe. Sie bringt { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
yaxha-rules-equal = Eine Gruppe von { $size }, so groß wie die größte ihrer Farbe. Nur eine von ihnen zählt.
yaxha-rules-smaller = Eine Gruppe von { $size }. Sie bringt nichts: Die größte ihrer Farbe hat { $largest }. Mit einem Stein dazwischen wären sie zusammen vielleicht mehr wert.

yaxha-rules-cards = Bonuskarten
yaxha-rules-cards-text =
    Jede Karte bringt 5 Punkte für **alle**, die sie erfüllen; man kann mehrere Karten werten. Auch bei Gleichstand um das Meiste punkten alle Beteiligten, mit null Steinen aber niemand.
yaxha-rules-cards-first = Für das erste Spiel
yaxha-rules-cards-first-text = Acht Karten: Die erste davon gibt es einmal für jede Farbe.
yaxha-rules-cards-further = Im ganzen Stapel außerdem
yaxha-rules-cards-further-text = Zehn weitere: Die zweite davon gibt es einmal für jede Farbe; zu zweit wird sie nicht benutzt.
yaxha-rules-cards-notes =
    - Auf Ebene 1 zählen nur Steine, die dort liegen, und nur Verbindungen innerhalb dieser Ebene.
    - Die zweitgrößte Gruppe: die zweithöchste Größe aller sichtbaren Gruppen am Tisch; alle mit einer solchen Gruppe punkten. Sind alle gleich groß, niemand.
    - Größer als beim linken Nachbarn: wirklich größer. Der linke Nachbar ist der nächste Platz im Uhrzeigersinn.
    - Eine Seite: Die 4 + 3 + 2 Steine der Ebenen 1 bis 3 entlang einer Seite sind alle da und einfarbig. Die Spitze spielt keine Rolle.

yaxha-rules-end = Spielende
yaxha-rules-end-text = Nach zehn Runden werden Gruppen und Bonuskarten zusammengezählt. Wer die meisten Punkte hat, gewinnt; bei Gleichstand wird der Sieg geteilt.
yaxha-rules-sheet-figure = Der Wertungsblock der Spielregel: A und D haben je 52 Punkte und teilen den Sieg.
yaxha-rules-bonus = Bonuskarten

yaxha-rules-silent = Wo die Spielregel schweigt
yaxha-rules-silent-text =
    So lesen wir sie; Computerspieler und Server halten sich daran.

    - Verdeckte Steine verbinden sichtbare nicht.
    - Gebaut wird ungesehen, bis alle fertig sind, damit niemand durch Warten gewinnt.
    - Was du in dieser Runde gelegt hast, kannst du zurücknehmen, den letzten Stein zuerst, solange du den letzten nicht bestätigt hast.
    - Ohne Platz kann ein Stein erst sein, wenn Ebene 1 voll ist. Aus dem Spiel genommen wird er sofort oder nach den anderen.
    - „Eine Seite“ einer unfertigen Pyramide wird von den Rändern der Ebene 1 gemessen, wie sie liegt.
    - Die Punkte für Gruppen von 8, 10, 11 und 12 sind die der veröffentlichten Wertungskarte.
    - Bei „Eine Seite“ spielt die Spitze keine Rolle; bei der zweitgrößten Gruppe zählen verschiedene Größen.

yaxha-rules-options = Wenn du einen Tisch aufmachst
yaxha-rules-options-text = Du kannst mit den acht Bonuskarten für das erste Spiel spielen oder mit dem ganzen Stapel.
