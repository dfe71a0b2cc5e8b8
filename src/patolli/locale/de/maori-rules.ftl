# Die Regeln von Maori. Leerzeilen trennen Absätze und Listen; ** steht um Fettes.

maori-rules-title = Maori: die Spielregeln

maori-rules-about-title = Worum es geht
maori-rules-about =
    Gemeinsam fahren die Spieler ein Entdeckerschiff um eine Auslage von Inselplättchen, und jeder nimmt daraus Plättchen für seine eigene Inselwelt. Fertige Inseln mit Palmen, Hütten und Blumenkränzen bringen Punkte, ebenso die meisten Boote und die meisten Muscheln.

    Für 2 bis 5 Spieler (mit dem Atoll 2 bis 4), etwa 45 Minuten. Von Günter Burkhardt, 2009.

maori-rules-first-title = Deine erste Partie
maori-rules-first =
    1. Sieh dir die Auslage an: 16 Plättchen, und das Entdeckerschiff auf seiner Bahn darum herum. Darunter oder daneben liegt dein Spielplan mit 16 Feldern. Du hast 5 Muscheln und 2 Boote.
    2. Bist du am Zug, tippe eine leuchtende Stelle an. Die Zahl nennt die Schritte; eine Muschel daneben sagt, was es kostet. Am Anfang fährst du 1 oder 2 Schritte kostenlos.
    3. Die Reihe vor dem Schiff leuchtet auf, mit dem Preis jedes Plättchens. Tippe das nächste an, das nichts kostet, oder zahle eine Muschel für jedes übersprungene.
    4. Tippe ein Feld deines Spielplans an, um das Plättchen zu legen. Ein Haken heißt, dass es eine Insel vollendet, ein Plus, dass es an Land anschließt, ein kleines Kreuz, dass es dort nicht passt.
    5. Beginne mit Endstücken in einer Reihe oder Spalte, die sich noch schließen lässt. Ein gelber Pfeil zeigt, wo eine Insel weitergeht, ein rotes Kreuz, wo das nicht mehr möglich ist.
    6. Nimm früh Boote: Mit jedem fährst du von da an einen Schritt weiter.
    7. Die Zahl auf einer Insel ist, was sie schon zählt. Bringe eine Hütte auf Inseln mit vielen Palmen, und schließe alles, bevor jemand seinen Spielplan füllt.

maori-rules-tiles-title = Plättchen und Symbole
maori-rules-tiles =
    Es gibt 97 Plättchen: 54 Endstücke, 14 Mittelstücke, 10 Einzelinseln, 17 Wasserplättchen und 2 Vulkane. Kurven gibt es nicht, jede Insel ist also eine gerade Linie, waagerecht oder senkrecht.

    Palmen stehen aufrecht, ein Plättchen mit Palmen liegt also nur in einer Richtung. Ein Wasserplättchen liegt beliebig.

    Ein halber Kranz an einer offenen Seite ergibt mit einer anderen Hälfte, die auf dem nächsten Plättchen daran stößt, einen **Blumenkranz**.
maori-rules-tiles-caption = Was auf den Plättchen ist
maori-rules-shown-single = Eine Einzelinsel ist für sich allein fertig.
maori-rules-shown-island = Eine Insel aus drei Teilen: zwei Endstücke, ein Mittelstück mit Hütte, und ein Boot.
maori-rules-shown-lei = Zwei Hälften, die sich treffen, sind ein Blumenkranz.
maori-rules-shown-end = Eine senkrechte Insel beginnt mit einem oberen Endstück.
maori-rules-shown-water = Wasser mit Boot: Du fährst weiter.
maori-rules-shown-shells = Muscheln: So viele erhältst du sofort.
maori-rules-shown-volcano = Ein Vulkan versperrt den Weg.

maori-rules-setup-title = Vorbereitung
maori-rules-setup =
    16 Plättchen werden offen ausgelegt, vier mal vier; ein jetzt gezogener Vulkan wird wieder in den Vorrat gemischt. Jeder hat einen Spielplan mit 16 freien Feldern und zwei aufgedruckten Booten, dazu 5 Muscheln. Der Rest der 30 Muscheln ist die Bank. Muscheln liegen offen.

    Wen das Los trifft, setzt das Entdeckerschiff an eine der 16 Stellen: Jedes Randplättchen hat eine, ein Eckplättchen zwei. Der linke Nachbar beginnt. (Wahlweise setzt es, wer auf Platz 1 sitzt; in der Spielregel der älteste Spieler.)

    Ein Zug hat zwei Teile: Du **musst** das Entdeckerschiff bewegen, und führst dann **eine** Aktion aus.

maori-rules-sail-title = Das Entdeckerschiff bewegen
maori-rules-sail =
    Das Schiff fährt im Uhrzeigersinn, mindestens einen Schritt, und kostenlos so viele Schritte, wie du Boote hast: die aufgedruckten und die auf Plättchen deines Spielplans. Jeder weitere Schritt kostet eine Muschel.

    Ein Schritt ist immer kostenlos, auch ohne Boot. Du fährst nie mehr als einmal um die Auslage, 16 Schritte.
maori-rules-sail-caption = Wie weit fährt das Schiff?
maori-rules-sail-task = Ändere Boote und Muscheln und tippe eine Stelle an. Mit 2 Booten sind es bis zu 2 Schritte; ein dritter kostet 1 Muschel.
maori-rules-own-boats = Deine Boote
maori-rules-own-shells = Deine Muscheln
maori-rules-sailed = { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritte
}: { $price ->
    [0] frei.
    [one] { $free } frei, 1 für eine Muschel.
   *[other] { $free } frei, { $price } für je eine Muschel.
} { $left ->
    [one] Dir bleibt 1 Muschel.
   *[other] Dir bleiben { $left } Muscheln.
} Die Plättchen vor dem Schiff kosten dann { $prices }.

maori-rules-discover-title = Eine Insel entdecken
maori-rules-discover =
    Tu nach dem Fahren eines von diesen fünf Dingen:

    - **Ein Plättchen nehmen** aus der Reihe oder Spalte vor dem Schiff und auf ein freies Feld deines Spielplans legen. Das nächste kostet nichts, jedes übersprungene eine Muschel.
    - **Ein Plättchen nehmen und lagern**, zum gleichen Preis. Das Lager fasst ein Plättchen und muss leer sein.
    - **Das gelagerte Plättchen** auf den Spielplan legen.
    - **Ein Plättchen entfernen** vom eigenen Spielplan. Es ist aus dem Spiel. Die Muscheln, die es brachte, behältst du; seine Boote zählen nicht mehr.
    - **Nichts tun.**

    Ein Vulkan kann nicht genommen werden, und was hinter ihm liegt auch nicht. Ein später gezogener Vulkan bleibt für immer in der Auslage. Nach der Aktion wird die Lücke aus dem Vorrat gefüllt; ist er verbraucht, bleibt sie leer. Eine leere Stelle zu überspringen kostet nichts.
maori-rules-take-caption = Was kostet ein Plättchen?
maori-rules-take-task = Wähle eine Reihe und tippe ein leuchtendes Plättchen an.
maori-rules-row-full = Volle Reihe
maori-rules-row-volcano = Vor einem Vulkan
maori-rules-row-gap = Über eine Lücke
maori-rules-row-full-text = Die vier Plättchen kosten 0, 1, 2 und 3 Muscheln.
maori-rules-row-volcano-text = Nur das Plättchen vor dem Vulkan kann genommen werden.
maori-rules-row-gap-text = Für die leere Stelle wird nicht gezahlt: 0, 1 und 2 Muscheln.
maori-rules-taken = { $price ->
    [0] Kostenlos: { $tile }.
    [one] 1 Muschel: { $tile }.
   *[other] { $price } Muscheln: { $tile }.
}

maori-rules-lay-title = Plättchen legen
maori-rules-lay =
    Ein Plättchen darf auf jedes freie Feld, auch wo es nicht zu seinen Nachbarn passt. Sind Muscheln darauf, erhältst du sofort so viele aus der Bank, soweit vorhanden.

    Eine Insel ist **fertig**, wenn ihre gerade Linie an beiden Enden ein Endstück hat, sodass jede offene Landkante auf Land trifft. Eine Einzelinsel ist immer fertig.

    Eine geschlossene Küste wird durch ihren Nachbarn nie verdorben. Eine offene Kante, die an etwas anderes als passendes Land oder an den Rand des Spielplans stößt, lässt ihre Insel unfertig.
maori-rules-lay-caption = Wo passt es?
maori-rules-lay-task = Wähle ein Plättchen und tippe ein Feld an. Tippe ein gelegtes an, um es zurückzunehmen.
maori-rules-lay-signs = ✓ vollendet eine Insel · + schließt an Land an · ✕ passt nicht · • berührt kein Land
maori-rules-tiles-to-lay = Zu legende Plättchen
maori-rules-board = Beispielplan
maori-rules-again = Von vorn
maori-rules-laid-finishes = Eine Insel ist fertig und zählt.
maori-rules-laid-joins = Es schließt an Land an, aber die Insel hat noch eine offene Kante.
maori-rules-laid-free = Überall erlaubt: Es berührt keine offene Landkante.
maori-rules-laid-clashes = Erlaubt, aber eine offene Kante ist verdorben: Die Insel wird erst fertig, wenn ein Plättchen entfernt wird.
maori-rules-laid-back = Du hast das Plättchen wieder in der Hand.

maori-rules-score-title = Ende und Wertung
maori-rules-score =
    Ist ein Spielplan voll, hat jeder andere noch einen Zug. Ein gelagertes Plättchen füllt kein Feld. Wer seinen Spielplan gefüllt hat, kommt nicht mehr an die Reihe, und ein zweiter voller Spielplan ändert nichts.

    Dann werden alle unfertigen Inseln entfernt, mit allem darauf. Was bleibt, zählt:

    - jede Palme auf einer Insel ohne Hütte: **1**
    - jede Palme auf einer Insel mit mindestens einer Hütte: **2** (weitere Hütten bringen nichts)
    - jeder vollständige Blumenkranz: **10**
    - die meisten Boote, aufgedruckte und die auf verbliebenen Plättchen: **so viele, wie du hast**; bei Gleichstand erhalten alle ihre volle Zahl
    - die meisten Holzmuscheln: ebenso; auf Plättchen abgebildete Muscheln zählen nicht
    - jedes leere Feld: **−1**, auch wo eine unfertige Insel lag
    - das gelagerte Plättchen: nichts

    Die höchste Summe gewinnt. Bei Gleichstand gewinnt, wer die meisten Muscheln hat; danach ist der Sieg geteilt.
maori-rules-score-caption = Das Beispiel der Spielregel: 37 Punkte
maori-rules-score-task = Die blasse Insel ist unfertig und wird entfernt. Ändere die Zahlen, oder entferne Plättchen und sieh, was geschieht.
maori-rules-their-boats = Meiste Boote bei einem Gegner
maori-rules-their-shells = Meiste Muscheln bei einem Gegner
maori-rules-put-back = Plättchen auf { $space } zurücklegen
maori-rules-scored = { $total ->
    [one] { $total } Punkt.
   *[other] { $total } Punkte.
} { $boats ->
    [most] Du hast die meisten Boote.
   *[fewer] Jemand hat mehr Boote.
} { $shells ->
    [most] Du hast die meisten Muscheln.
   *[fewer] Jemand hat mehr Muscheln.
}

maori-rules-ships-title = Für Fortgeschrittene und Profis
maori-rules-ships =
    Jeder hat ein eigenes kleines Schiff. Es kommt auf das erste Plättchen, das du legst. Von da an muss ein Plättchen neben dein Schiff gelegt werden, auch diagonal. Ist dort kein Feld frei, kann kein Plättchen gelegt werden; lagern, entfernen oder nichts tun geht weiterhin.

    - **Fortgeschrittene:** Nach der Aktion, gleich welcher, darfst du das Schiff auf ein beliebiges eigenes Plättchen versetzen.
    - **Profis:** Das Schiff kommt auf das soeben gelegte Plättchen, und kostenlos nie anderswohin. Das Plättchen darunter darf nicht entfernt werden.

    In beiden darfst du vor dem Legen zahlen, um das Schiff zu bewegen: eine Muschel für jeden Schritt auf eines der acht Nachbarfelder, immer auf ein eigenes Plättchen. Wer für einen Schritt zahlt, muss in diesem Zug ein Plättchen legen.

    Wird bei den Fortgeschrittenen das Plättchen unter dem Schiff entfernt, muss das Schiff auf ein anderes eigenes Plättchen. Gibt es keines, verlässt es den Spielplan und kommt mit dem nächsten Plättchen zurück, das beliebig liegen darf.
maori-rules-ship-caption = Neben dem kleinen Schiff legen
maori-rules-ship-task = Tippe ein leuchtendes Feld an, um dort ein Plättchen zu legen, oder zuerst ein Plättchen mit Muschel, um das Schiff zu bewegen.
maori-rules-advanced = Fortgeschrittene
maori-rules-expert = Profis
maori-rules-ship-lay = { $paid ->
    [0] Ein Plättchen kann nur auf die leuchtenden Felder.
    [one] 1 Muschel gezahlt; nun liegen andere Felder neben dem Schiff.
   *[other] { $paid } Muscheln gezahlt; nun liegen andere Felder neben dem Schiff.
}
maori-rules-ship-expert = Das Schiff kommt auf das soeben gelegte Plättchen.
maori-rules-ship-advanced = Nun darf das Schiff kostenlos auf ein beliebiges eigenes Plättchen oder bleiben.
maori-rules-ship-moved = Von hier geht es in deinem nächsten Zug weiter.

maori-rules-atoll-title = Das Atoll
maori-rules-atoll =
    Die andere Seite der Spielpläne hat 20 Felder, mit einem Atoll von sechs in der Mitte. Man spielt darauf mit oder ohne kleine Schiffe, zu 2 bis 4. Die genaue Anordnung ist unsere Rekonstruktion, ebenso die vier mal vier Felder der ersten Seite.

    Palmen einer Insel, die ganz im Atoll liegt, zählen noch einmal doppelt: 2 ohne Hütte, 4 mit Hütte. Blumenkränze werden nicht verdoppelt. Ein Boot ist neben den Feldern aufgedruckt und eines im Atoll. Dieses zählt, bis es bedeckt wird, und wieder, wenn das Plättchen darauf wegkommt. Bis dahin gilt sein Feld als leeres Feld.
maori-rules-atoll-caption = Im Atoll und außerhalb
maori-rules-atoll-text =
    - Die Insel mit Hütte liegt im Atoll: 3 Palmen zu 4, 12 Punkte.
    - Die Einzelinsel auch: 2 Palmen zu 2, 4 Punkte.
    - Die Insel rechts liegt nur zum Teil darin: 5 Palmen zu 1, 5 Punkte.

maori-rules-rulings-title = Wo die Spielregel schweigt
maori-rules-rulings =
    Die Spielregel lässt manches offen. Hier gilt:

    - Alles wird gezahlt, bevor ein gelegtes Plättchen Muscheln bringt; diese können also aus der eigenen Zahlung stammen.
    - Eine Stelle an einem leeren Rand der Auslage bleibt eine Stelle.
    - Ein Inselplättchen ohne Palmen darf beim Legen gedreht werden. (In diesem Satz gibt es keines, in eigenen Ausgaben vielleicht.)
    - Blumenkränze einer unfertigen Insel gehen mit ihr verloren.
    - Ein kleines Schiff darf auf einem gelegten Wasserplättchen stehen, nie auf einem leeren Feld.
    - Die Auslage wird aufgefüllt, bevor sich das kleine Schiff bewegt.
    - Eigene Ausgaben können aufgedrucktes Land haben. Gelegte Teile einer unfertigen Insel kommen weg, der Druck bleibt und zählt nichts, und ein kleines Schiff steht nie darauf.
    - In einem Zug fährt man höchstens 16 Schritte, einmal herum. Eine leere Stelle zu überspringen kostet nichts.
    - Tut vier ganze Runden lang niemand etwas anderes als fahren, endet das Spiel und wird gewertet.

maori-rules-all-title = Alle Plättchen
maori-rules-all =
    Von den meisten Formen ist veröffentlicht, wie viele Plättchen es gibt; was darauf ist, zeigt die Spielregel nur in Bildern. Die Symbole hier sind unsere eigene Rekonstruktion.
maori-rules-all-ends = Endstücke: von jeder der vier Richtungen 13, und noch ein linkes und ein rechtes mit 1 Palme
maori-rules-all-middles = Mittelstücke: 7 waagerecht und 7 senkrecht
maori-rules-all-singles = Einzelinseln: 10
maori-rules-all-waters = Wasser: 17, und 2 Vulkane
