# Die Regeln von Das Gold der Maya. Leerzeilen trennen Absätze und Listen; ** steht um Fettes.

gold-rules-title = Das Gold der Maya: die Spielregeln

gold-rules-about-title = Worum es geht
gold-rules-about =
    Du bietest Glasperlen für die Scherben zerbrochener runder Schrifttafeln und setzt daraus auf deinem Sammelteller einen vollständigen Kreis zusammen. Je wertvoller die Seiten, die du zeigst, desto besser; doch Nachbarn dürfen sich im Wert höchstens um 1 unterscheiden, und was auf der Rückseite ist, erfährst du erst, wenn du die Scherbe ersteigert hast.

    Für 2 bis 4 Spieler. Von Los Rodriguez, 1997.

gold-rules-first-title = Deine erste Partie
gold-rules-first =
    1. Sieh dir das Versteigerungs-Tableau an: Die große Scherbe vorn wird jetzt versteigert, die zwei dahinter danach. Von jeder ist nur eine Seite bekannt.
    2. Dann gibt es deinen Sammelteller, noch leer, mit deinen 10 Glasperlen. Sie sind Geld, und jede ist am Ende ein Punkt.
    3. Tippe an, wie viele Glasperlen du bietest, und bestätige. Alle Gebote werden zugleich geöffnet. Gleiche Gebote patten sich aus und können nicht gewinnen; eine unerwartete Zahl ist daher oft besser als eine runde.
    4. Ersteigerst du die Scherbe, zahlst du dein Gebot an den, der am wenigsten geboten hat. Auch ein Gebot von 0 kann also etwas bringen.
    5. Dann siehst du allein die Rückseite. Wähle für jede Scherbe auf dem Teller: diese Seite oben, jene Seite oben, oder aus dem Spiel. Das Brett zeigt, was passt und was der Teller wert ist.
    6. Achte auf die Größe: Am Ende müssen die Scherben den Kreis genau füllen. Der Teller zeigt, wie viel noch offen ist und welche Scherben es füllen.
    7. Eine komplette Schrifttafel ist 10 Punkte und mehr wert, eine unvollständige nichts. Schließe erst den Kreis, dann mache ihn wertvoller.

gold-rules-shards-title = Scherben
gold-rules-shards =
    Fünf Schrifttafeln, jede in sechs Scherben zerbrochen: ein Viertel, drei Sechstel und zwei Achtel des Kreises. Das sind 30 Scherben. Für das Aneinanderlegen ist die Größe gleichgültig, nur den Kreis muss sie füllen.
gold-rules-sizes-caption = Drei Größen; das innere Band zeigt, was von der Rückseite bekannt ist
gold-rules-size = { $part }, { $times } je Tafel
gold-rules-back-unknown = Die Rückseite kennst du nicht.
gold-rules-back-secret = Gestrichelt: Nur der Besitzer kennt die Rückseite, hier Jade.
gold-rules-back-open = Schlicht: Alle kennen die Rückseite, hier Gold.

gold-rules-materials-title = Materialien
gold-rules-materials =
    Gold ist 4 wert, Silber 3, Bronze 2, Jade 1, Stein 0. Nebeneinander darf liegen, was gleich ist oder sich um 1 unterscheidet: Gold nur neben Silber, Silber neben Gold oder Bronze und so fort bis zum Stein, der nur neben Jade liegt.

    Vorder- und Rückseite sind immer aus zwei Materialien. Die fünf Tafeln sind Gold und Silber, Silber und Bronze, Bronze und Jade, Jade und Stein, Stein und Gold. Hinter jeder Seite ist also eines von zweien: hinter Gold Silber oder Stein.
gold-rules-materials-caption = Was angrenzen darf, was es wert ist, was auf der Rückseite sein kann

gold-rules-setup-title = Vorbereitung
gold-rules-setup =
    Jeder hat einen leeren Sammelteller und 10 Glasperlen. Die 30 Scherben sind im Beutel. Drei werden gezogen, jede mit einer zufälligen Seite oben, und auf das Versteigerungs-Tableau gelegt.

    Vor jeder weiteren Versteigerung wird eine Scherbe gezogen und hinten angelegt, bis der Beutel leer ist; vor den letzten beiden wird nicht mehr nachgezogen. So gibt es 30 Versteigerungen, und an jeder nehmen alle teil.

    Nach der Spielregel liegen die Glasperlen hinter einem Sichtschutz; doch wer die Versteigerungen verfolgt, kann sie zählen. Hier sind sie sichtbar, wenn man sie nicht beim Aufmachen des Tisches verbirgt.

gold-rules-auction-title = Die Versteigerung
gold-rules-auction =
    Die vorderste Scherbe wird versteigert. Alle bieten geheim, von 0 bis zu allen Glasperlen, und öffnen zugleich die Fäuste.

    - Das **höchste Gebot, das nur ein Spieler gemacht hat**, erhält die Scherbe. Gleiche Gebote patten sich aus, und das Recht geht an das nächste.
    - Ein Gebot von 0 erhält nie eine Scherbe.
    - Der Gewinner **zahlt sein Gebot an den, der am wenigsten geboten hat**. Sind es mehrere, wählt er einen von ihnen. Hat er selbst am wenigsten geboten, weil sich alle anderen ausgepattet haben, wählt er irgendeinen.
    - Alle anderen behalten ihre Glasperlen.
    - Gewinnt niemand, ist die Scherbe aus dem Spiel, und ihre Rückseite bleibt ungesehen.

    Glasperlen gehen nur von Spieler zu Spieler, es bleiben also immer gleich viele.
gold-rules-auction-caption = Wer erhält die Scherbe, und wer die Perlen?
gold-rules-auction-task = Wähle einen Fall oder ändere die Gebote. Darf der Gewinner wählen, tippe an, wer die Glasperlen erhält.
gold-rules-auction-cases = Fälle
gold-rules-auction-again = Anders wählen
gold-rules-player = Spieler { $letter }
gold-rules-bid = Gebot
gold-rules-beads-after = Danach:
gold-rules-auction-nobody = Kein Gebot über 0 wurde von nur einem Spieler gemacht: Niemand erhält die Scherbe.
gold-rules-auction-highest = { $several ->
    [yes] Das höchste Gebot gewinnt. Mehrere haben am wenigsten geboten, also wählt der Gewinner unter ihnen.
   *[no] Das höchste Gebot gewinnt, und wer am wenigsten bot, erhält die Glasperlen.
}
gold-rules-auction-below = { $several ->
    [yes] Die höchsten Gebote patten sich aus; das nächste gewinnt. Mehrere haben am wenigsten geboten, also wählt der Gewinner.
   *[no] Die höchsten Gebote patten sich aus; das nächste gewinnt und zahlt an das niedrigste.
}
gold-rules-auction-least = Alle anderen patten sich aus, also gewinnt das niedrigste Gebot, und der Gewinner zahlt, wem er will.

gold-rules-plate-title = Dein Sammelteller
gold-rules-plate =
    Wer eine Scherbe ersteigert, zahlt zuerst und sieht sich dann heimlich die Rückseite an. Danach darfst du deinen ganzen Sammelteller neu ordnen: Scherben umlegen, umdrehen und beliebige aus dem Spiel nehmen, auch die neue. Deren Rückseiten bleiben geheim.

    - Was auf dem Teller liegt, ist ein Bogen ohne Lücken, höchstens ein voller Kreis.
    - Nachbarn unterscheiden sich auf den **sichtbaren** Seiten im Wert höchstens um 1.
    - Schließt sich der Kreis, sind auch seine beiden Enden Nachbarn.

    Die Reihenfolge bindet dich später nie: Das Brett zeichnet immer eine erlaubte, wenn es eine gibt. Es genügt also, für jede Scherbe zu sagen, welche Seite oben ist. In einem geschlossenen Kreis muss jedes Material, das zwischen dem niedrigsten und dem höchsten liegt, zweimal da sein, hinauf und wieder hinunter.

    Ist deine Schrifttafel komplett, bietest du weiter mit: für bessere Scherben oder für Glasperlen.
gold-rules-plate-caption = Passen sie?
gold-rules-plate-task = Tippe eine Scherbe an, um sie umzudrehen. Zeichen am Rand zeigen, wo Scherben sich berühren: = ist dasselbe, eine Stufe ein Unterschied von 1, ✕ ist nicht erlaubt.
gold-rules-plate-label = Beispielteller
gold-rules-plates = Beispielteller
gold-rules-plate-bridge = Ein Sprung
gold-rules-plate-bridge-text = Bronze darf Gold nicht berühren. Lege Silber dazwischen, oder drehe etwas um. Aus allen sechs Scherben wird eine Tafel zu 30 Punkten.
gold-rules-plate-ring = Ein geschlossener Kreis
gold-rules-plate-ring-text = Der Kreis schließt sich, aber auf dem Rückweg von Jade fehlt Bronze. Welche Scherbe drehst du um?
gold-rules-plate-best = Die beste
gold-rules-plate-best-text = Drehe drei Scherben um, und dies ist die beste Schrifttafel, die es gibt: 48 Punkte.
gold-rules-tap = Was Antippen tut
gold-rules-tap-turn = Antippen dreht um
gold-rules-tap-off = Antippen nimmt weg
gold-rules-beside = Neben dem Teller; Antippen legt sie darauf:
gold-rules-again = Von vorn

gold-rules-score-title = Ende und Wertung
gold-rules-score =
    Das Spiel endet nach der 30. Versteigerung; ihr Gewinner darf seinen Teller noch ordnen. Dann zählt:

    - eine komplette Schrifttafel: **10**
    - jede ihrer Scherben: der **Wert** der sichtbaren Seite
    - besteht sie aus nur einem Material, gleich welchem: **10 mehr**
    - eine unvollständige Schrifttafel: **nichts**
    - jede Glasperle: **1**

    Die höchste Summe gewinnt; bei Gleichstand ist der Sieg geteilt.

    In der **Variante** bringt eine unvollständige Schrifttafel die Werte ihrer Scherben, ohne die Zehner.
gold-rules-score-caption = Was eine Schrifttafel bringt
gold-rules-score-task = Vergleiche die gewöhnliche Regel mit der Variante.
gold-rules-variant = Regel für unvollständige Tafeln
gold-rules-variant-no = Gewöhnlich
gold-rules-variant-yes = Unvollständige zählen
gold-rules-score-outcome = { $variant ->
    [yes] Die unvollständige Tafel bringt ihre Werte: 16.
   *[no] Die unvollständige Tafel bringt nichts.
}
gold-rules-scored-gold = Nur Gold
gold-rules-scored-mixed = Gemischt
gold-rules-scored-stone = Nur Stein
gold-rules-scored-open = Unvollständig

gold-rules-two-title = Zu zweit
gold-rules-two =
    Zu zweit hat jeder zwei Sammelteller. Eine ersteigerte Scherbe wird einem davon zugeordnet, und nur dieser darf dann verändert werden. Am Ende zählen beide Schrifttafeln und die Glasperlen.

    Bieten beide gleich viel, erhält niemand die Scherbe; sonst wird das höhere Gebot dem anderen gezahlt.

gold-rules-rulings-title = Wo die Spielregel schweigt
gold-rules-rulings =
    Die Spielregel lässt manches offen. Hier gilt:

    - Sind Gebote auf mehreren Stufen gleich, wie bei 5 – 5 – 3 – 3, gewinnt niemand.
    - Die Glasperlen werden gezahlt, bevor der Gewinner die Rückseite ansieht.
    - Die neue Scherbe darf aus dem Spiel genommen und der Teller trotzdem geordnet werden (zu zweit der eine gewählte).
    - Eine Rückseite wird allen bekannt, wenn ihre Scherbe auf einem Teller umgedreht wird.
    - Wer aus dem Beutel zieht, ist für das Spiel ohne Bedeutung.
    - Wer gleich viele Punkte hat, teilt den Sieg.
    - Die Größen der Scherben stammen aus veröffentlichten Beschreibungen, nicht aus der Spielregel.
