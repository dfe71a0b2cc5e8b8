### Was von Maya gesagt wird.

maya-card = { $sign ->
    [minus] die { $value }
   *[plus] eine { $value }
}
maya-marker = { $kind ->
    [transport] Transport +{ $number }
    [extra-cube] Stein auf die Hand
    [joker] Joker
    [points] Punkte +{ $number }
    [protection] Schutz
    [move] Stein versetzen
    [move-a-block] Stein versetzen
    [start-player] Startspieler
    [free-pass] Kostenlos passen
    [free-double-move] Kostenloser Doppelzug
   *[extra] Stein auf eine Pyramide
}

## Züge
maya-move-first = einen Stein auf die unterste Stufe von { $pyramid } setzen
maya-move-bid = { $gold ->
    [0] nichts bieten
   *[other] { $gold } Gold auf einen blauen Marker bieten
}
maya-move-take-blue = den blauen Marker „{ $marker }“ nehmen
maya-move-lay = { $card } an Steinbruch { $quarry } legen
maya-move-lay-overheard = eine Karte verdeckt an Steinbruch { $quarry } legen
maya-move-stop = in dieser Runde keine Karten mehr legen
maya-move-plus-two = den Punktemarker an Steinbruch { $quarry } legen
maya-move-joker = den Joker einsetzen
maya-move-decline = verzichten
maya-move-hit = { $who } Punkte abziehen
maya-move-protect = den Schutz an Steinbruch { $quarry } legen
maya-move-start = { $who } zum Startspieler bestimmen
maya-move-lift = einen Stein von Stufe { $level } von { $pyramid } nehmen
maya-move-put = den genommenen Stein auf die unterste Stufe von { $pyramid } setzen
maya-move-extra = einen Stein aus dem Vorrat auf die unterste Stufe von { $pyramid } setzen
maya-move-joker-lift = mit dem Joker einen Stein von Stufe { $level } von { $pyramid } nehmen
maya-move-joker-extra = mit dem Joker einen Stein aus dem Vorrat auf die unterste Stufe von { $pyramid } setzen
maya-move-build = einen Stein auf { $pyramid } setzen
maya-move-double = einen Stein für einen Doppelzug zahlen
maya-move-free-double = den Marker für einen kostenlosen Doppelzug einsetzen
maya-move-joker-double = den Joker für einen kostenlosen Doppelzug einsetzen
maya-move-pass = passen und einen Stein zahlen
maya-move-free-pass = mit dem Marker kostenlos passen
maya-move-joker-pass = mit dem Joker kostenlos passen
maya-move-wait = warten und den Marker behalten

## Was geschieht
maya-effect-cube-placed = Er kommt auf Stufe { $level }.
maya-effect-cube-bonus = { $who } hat dort die meisten Steine und setzt einen Bonusstein aus dem Vorrat auf Stufe { $level } von { $pyramid }.
maya-effect-level-filled = Stufe { $level } von { $pyramid } ist voll.{ $why }
maya-effect-cubes-fell = Diese Steine auf Stufe { $level } von { $pyramid } haben keine Stütze und gehen in den Vorrat zurück: { $cubes }.
maya-effect-round-began = Runde { $round } beginnt. { $who } ist Startspieler.
maya-effect-level-paid = Stufe { $level } von { $pyramid } bringt { $payments }.
maya-effect-eroded = Verwitterung: { $who } { $people ->
    [one] nimmt einen Stein
   *[other] nehmen je einen Stein
} von Stufe { $level } von { $pyramid }.
maya-effect-game-ended = Das Spiel ist zu Ende. { $gold }. { $won }
maya-effect-markers-offered = Diese blauen Marker sind im Angebot: { $markers }.
maya-effect-bid-made = { $who } hat geboten.
maya-effect-bids-opened = Die Gebote werden aufgedeckt: { $bids }. { $taking }{ $tied }
maya-effect-marker-taken = { $who } nimmt den letzten blauen Marker, „{ $marker }“.
maya-effect-markers-lapsed = Niemand nimmt { $markers }.
maya-effect-card-laid = Es ist { $back ->
    [high] eine hohe Karte
   *[low] eine niedrige Karte
}.
maya-effect-laying-stopped = { $who } hat keine Karten mehr und legt keine weiteren.
maya-effect-quarry-skipped = An Steinbruch { $quarry } ist niemand.
maya-effect-quarry-revealed = Steinbruch { $quarry } wird aufgedeckt: { $points }.
maya-effect-points-not-taken = { $why ->
    [declined] { $who } zieht niemandem Punkte ab.
   *[nobody] { $who } hat dort eine −{ $minus }, kann aber niemanden treffen.
}
maya-effect-points-taken = { $who } verliert { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} und hat { $left ->
    [0] keinen mehr
   *[other] noch { $left }
}.
maya-effect-quarry-ranked = Steinbruch { $quarry }: { $ranks }.{ $ties }
maya-effect-quarry-unranked = An Steinbruch { $quarry } hat niemand Punkte: Niemand bekommt Steine, und der Marker bleibt liegen.
maya-effect-protected = An Steinbruch { $quarry } kann keine Minuskarte { $who } treffen.
maya-effect-marker-won = { $who } gewinnt den Marker „{ $marker }“.
maya-effect-marker-used = { $who } setzt den Joker als „{ $marker }“ ein.
maya-effect-marker-kept = { $who } behält den Marker „{ $marker }“ für später.
maya-effect-marker-lost = { $why ->
    [declined] { $who } setzt den Marker „{ $marker }“ nicht ein. Er geht zurück.
   *[useless] { $who } kann den Marker „{ $marker }“ nicht einsetzen. Er geht zurück.
}
maya-effect-markers-returned = Marker gehen zurück: { $markers }.
maya-effect-cubes-carried = { $cubes ->
    [one] { $who } bringt { $cubes } Stein zu den Pyramiden.
   *[other] { $who } bringt alle { $cubes } Steine zu den Pyramiden.
}
maya-effect-cubes-left = { $carried ->
    [0] { $who } kann keine Steine transportieren
   *[other] { $who } bringt { $carried } von { $won } Steinen zu den Pyramiden
}; { $left ->
    [one] { $left } geht in den Vorrat zurück.
   *[other] { $left } gehen in den Vorrat zurück.
}
maya-effect-extra-cube-taken = { $who } bekommt für den Marker „Stein auf die Hand“ einen Stein aus dem Vorrat.
maya-effect-cards-returned = Alle nehmen ihre Karten wieder auf die Hand.
maya-effect-double-move-ended = { $who } kann den zweiten Stein nicht setzen und behält ihn.
maya-effect-passed = { $who } kann keinen Stein setzen und bekommt { $gold } Gold.
maya-effect-last-turns-began = Alle Steine sind verbraucht. Steinmarker können noch eingesetzt werden.
maya-effect-part-bonus-tied = {" "}{ $who } haben dort gleich viele Steine, also bekommt niemand einen Bonusstein.
maya-effect-part-bonus-supply = {" "}{ $who } hat dort die meisten Steine, aber keinen mehr im Vorrat für einen Bonusstein.
maya-effect-part-bonus-above = {" "}Auf Stufe { $level } liegt schon ein Stein, also bekommt niemand einen Bonusstein.
maya-effect-part-cubes-of = { $cubes } von { $who }
maya-effect-part-gold-to = { $who }{ $people ->
    [one] {""}
   *[other] {" "}je
} { $gold } Gold
maya-effect-part-has-gold = { $who } hat { $gold } Gold
maya-effect-part-won = { $by ->
    [points] { $who } gewinnt.
    [tie-break] { $who } gewinnt mit den wenigsten Steinen im Vorrat, nämlich { $cubes }.
   *[shared] { $who } teilen sich den Sieg.
}
maya-effect-part-bid = { $who } bietet { $gold ->
    [0] nichts
   *[other] { $gold } Gold
}
maya-effect-part-takes = { $people ->
    [one] { $who } zahlt das Gebot und nimmt einen Marker.
   *[other] { $who } zahlen ihre Gebote und nehmen in dieser Reihenfolge Marker.
}
maya-effect-part-takes-none = Niemand nimmt einen Marker.
maya-effect-part-bids-tied = {" "}Bei gleichen Geboten gilt die Zugreihenfolge.
maya-effect-part-points = { $who } hat { $points ->
    [0] keine Punkte
    [one] { $points } Punkt
   *[other] { $points } Punkte
} ({ $cards })
maya-effect-part-points-marker = Punktemarker
maya-effect-part-rank = { $who } bekommt { $cubes ->
    [0] keine Steine
    [one] { $cubes } Stein
   *[other] { $cubes } Steine
}{ $supply ->
    [short] {" "}(mehr sind nicht im Vorrat)
   *[enough] {""}
}
maya-effect-part-ties = { $first }{ $last }
maya-effect-part-tie = {" "}{ $who } haben gleich viele Punkte; { $first } hat zuerst gelegt.
maya-effect-part-markers-of = { $markers } von { $who }
maya-effect-part-marker = „{ $marker }“

## Was jetzt statt dessen entschieden wird
maya-now-placing = jetzt setzt du beim Aufbau einen Stein
maya-now-bidding = jetzt bietest du auf einen blauen Marker
maya-now-taking = jetzt nimmst du einen blauen Marker
maya-now-laying = jetzt werden Karten gelegt
maya-now-adding = jetzt entscheidest du über den Punktemarker
maya-now-shielding = jetzt entscheidest du, ob der Joker dich schützt
maya-now-hitting = jetzt entscheidest du, wen deine Minuskarte trifft
maya-now-protecting = jetzt musst du den Schutz an einen Steinbruch legen
maya-now-naming = jetzt musst du den Startspieler bestimmen
maya-now-block = jetzt entscheidest du über den Steinmarker, den du gewonnen hast
maya-now-transport = jetzt entscheidest du, ob der Joker beim Transport hilft
maya-now-building = jetzt werden die Pyramiden gebaut
maya-now-doubling = jetzt setzt du die Steine deines Doppelzugs
maya-now-doubled = jetzt setzt du den zweiten Stein deines Doppelzugs
maya-now-last-turns = es sind keine Steine mehr da, nur Steinmarker können noch eingesetzt werden

## Warum ein Zug nicht erlaubt ist
maya-no-lifted-first = zuerst setzt du den Stein ab, den du genommen hast
maya-no-lifted = du hast keinen Stein genommen
maya-no-gold = du hast nur { $gold } Gold
maya-no-offer = er ist nicht im Angebot; es gibt { $offered }
maya-no-quarry-settled = Steinbruch { $quarry } ist schon ausgewertet
maya-no-quarry-card = an Steinbruch { $quarry } liegt keine Karte
maya-no-full = die unterste Stufe von { $pyramid } ist voll
maya-no-first-again = du hast schon einen Stein auf { $pyramid }; der zweite kommt auf eine andere Pyramide
maya-no-card = du hast { $sign ->
    [minus] die { $value } nicht
   *[plus] keine { $value }
} auf der Hand; du hast { $hand }
maya-no-quarry-full = Steinbruch { $quarry } ist voll, er nimmt { $places } Karten
maya-no-low = die erste Karte an einem Steinbruch muss eine niedrige sein ({ $low })
maya-no-hit-self = die Minuskarte trifft einen anderen Spieler, nicht ihren Besitzer
maya-no-hit-protected = Platz { $seat } ist an diesem Steinbruch geschützt
maya-no-hit-points = { $points ->
    [0] Platz { $seat } hat keine Punkte an diesem Steinbruch, es gibt nichts abzuziehen
   *[other] Platz { $seat } hat { $points } Punkte an diesem Steinbruch, es gibt nichts abzuziehen
}
maya-no-put-back = der Stein kommt von der untersten Stufe von { $pyramid } und kann nicht dorthin zurück
maya-no-joker = du hast den Joker nicht
maya-no-other-marker = jetzt entscheidest du über den Marker, den du gewonnen hast: „{ $marker }“
maya-no-marker-later = an diesem Tisch werden Steinmarker eingesetzt, wenn man sie gewinnt, nicht später
maya-no-marker = du hast den Marker „{ $marker }“ nicht
maya-no-supply = du hast keinen Stein im Vorrat
maya-no-lift-cube = du hast keinen Stein auf Stufe { $level } von { $pyramid }
maya-no-lift-other-room = keine andere unterste Stufe hat Platz für den Stein
maya-no-lift-room = keine unterste Stufe hat Platz für den Stein
maya-no-wait = du hast Steine, also setzt oder zahlst du einen
maya-no-cubes = du hast keine Steine mehr; setze deinen Marker ein oder warte
maya-no-marker-for-it = du hast den Marker dafür nicht
maya-no-place = du kannst jetzt keinen Stein setzen
maya-no-double = ein Doppelzug braucht { $least } Steine{ $least ->
    [3] , seinen Preis mitgezählt
   *[other] {""}
}, du hast { $cubes }
maya-no-levels = alle Stufen aller Pyramiden sind voll
maya-no-such-level = nur Stufe { $level } hat Platz, und { $pyramid } hat keine Stufe { $level }
maya-no-level-full = Stufe { $level } von { $pyramid } ist voll, und höhere Stufen werden erst gebaut, wenn Stufe { $level } auf allen Pyramiden voll ist
maya-no-level-below = jetzt wird Stufe { $level } gebaut, und du hast keinen Stein auf Stufe { $missing } von { $pyramid }

## Woher das Gold kommt
maya-line-round = Pyramiden in Runde { $round }
maya-line-forced = erzwungenes Passen
maya-line-start = Gold zu Beginn
maya-line-paid = für blaue Marker bezahlt
maya-tie-break = die wenigsten eigenen Steine im Vorrat

## Optionen
maya-option-block-markers = Steinmarker
maya-option-block-markers-help = Ob sich „Stein versetzen“ und „Stein auf eine Pyramide“ auch später in der Runde einsetzen lassen oder nur, wenn man sie gewinnt.
maya-option-block-markers-any-time = sofort oder später in der Runde
maya-option-block-markers-at-once = nur sofort
maya-option-variant = Variante
maya-option-variant-help = Das Grundspiel oder das Expertenspiel mit einer Versteigerung blauer Marker.
maya-option-variant-base = Grundspiel
maya-option-variant-expert = Expertenspiel

## Warum ein Tipp gut ist
maya-why-first = Von jetzt an legst und baust du zuerst und gewinnst bei Gleichstand, weil du zuerst gelegt hast.
maya-why-first-other = Von jetzt an würde { $who } zuerst legen und bauen.
maya-why-stop = Du kannst etwa { NUMBER($cubes, minimumFractionDigits: 1) } Steine erwarten, und deine Handkarten tragen { $hand }.
maya-why-minus = Die Karte kann an Steinbruch { $quarry }, wo du { $mine } hast, jemandem { $minus } Punkte abziehen und trägt auf der Hand nichts.
maya-why-lay = Damit hast du { $points } Punkte an Steinbruch { $quarry }, was wohl { NUMBER($cubes, minimumFractionDigits: 1) } Steine mehr bringt, und auf der Hand bleiben { $hand } Punkte zum Transport.
maya-why-no-hit = Ohne Abzug bekommst du hier { $prize } Steine.
maya-why-hit = An Steinbruch { $quarry } fällt { $who } von { $points } auf { $left } Punkte und bekommt { $theirs } Steine; du bekommst { $prize }.
maya-why-protect = Du hast { $mine } Punkte an Steinbruch { $quarry }, und { $cards ->
    [one] { $cards } hohe Karte von anderen dort könnte
   *[other] { $cards } hohe Karten von anderen dort könnten
} eine −{ $minus } sein.
maya-why-cube = { $stand }{ $above }.
maya-why-pass = Das kostet einen deiner { $cubes } Steine, dafür bauen die anderen zuerst.
maya-why-forced = Du kannst keinen Stein setzen: du zahlst einen und bekommst { $gold } Gold.
maya-why-free-pass = Die anderen bauen zuerst, und es kostet dich keinen Stein.
maya-why-double = Das setzt zwei Steine, bevor jemand antworten kann, und kostet einen weiteren deiner { $cubes }.
maya-why-free-double = Das setzt zwei deiner { $cubes } Steine, bevor jemand antworten kann, und kostet keinen.
maya-why-wait = Du behältst den Marker, bis du gesehen hast, was andere bauen.
maya-why-keep = Du behältst den Marker und kannst ihn einsetzen, wenn du gesehen hast, was andere bauen.
maya-why-unused = Der Marker geht ungenutzt zurück.
maya-why-lift-same = Ohne ihn bringt dir { maya-part-level } ebenfalls { $gold } Gold, und anderswo bewirkt er vielleicht mehr.
maya-why-lift = Ohne ihn bringt dir { maya-part-level } { $left } Gold statt { $gold }, und anderswo bewirkt er vielleicht mehr.
maya-why-no-bid = Ein blauer Marker ist etwa { NUMBER($gold, minimumFractionDigits: 1) } Gold wert; ohne Gebot behältst du, was du hast.
maya-why-bid = Ein blauer Marker ist etwa { NUMBER($gold, minimumFractionDigits: 1) } Gold wert, und das niedrigste Gebot bekommt keinen.
maya-why-take = Der Marker „{ $marker }“ ist etwa { NUMBER($gold, minimumFractionDigits: 1) } Gold wert.
maya-why-nowhere = Auch anderswo würden die Punkte nicht helfen.
maya-why-plus = Das hebt dich an Steinbruch { $quarry } von { $mine } auf { $more } Punkte.
maya-why-joker-kept = Der Joker bleibt für etwas Besseres als den Schutz.
maya-why-joker-left = Der Joker bleibt, dafür { $cubes ->
    [one] wird { $cubes } Stein
   *[other] werden { $cubes } Steine
} zurückgelassen.
maya-why-joker-saves = Das rettet { $saved } von { $cubes ->
    [one] { $cubes } Stein, den
   *[other] { $cubes } Steinen, die
} du nicht transportieren kannst.
maya-part-level = Stufe { $level } von { $pyramid }
maya-part-stand-leads = Damit führst du auf { maya-part-level } mit { $cubes ->
    [one] { $cubes } Stein
   *[other] { $cubes } Steinen
}, das bringt nach jetzigem Stand { $gold } Gold
maya-part-stand-even = Damit ziehst du auf { maya-part-level } gleich, das bringt nach jetzigem Stand { $gold } Gold
maya-part-stand-second = Damit bist du Zweiter auf { maya-part-level }, { $mine } gegen { $most }, das bringt nach jetzigem Stand { $gold } Gold
maya-part-stand-behind = Damit hast du { $cubes ->
    [one] { $cubes } Stein
   *[other] { $cubes } Steine
} gegen { $most } auf { maya-part-level }, das bringt noch nichts
maya-part-above-you = , und die Stufe ist voll: du bekommst darüber einen Bonusstein
maya-part-above-other = , aber die Stufe ist voll: { $who } bekommt darüber einen Bonusstein

## Züge, die sich nicht lesen lassen
maya-bad-move = { $text } lässt sich nicht lesen; ein Zug sieht aus wie L4@3 (eine 4 an Steinbruch 3), Stop, Hit2 (Platz 2), No, B@{ $example } (ein Stein auf { $pyramid }), Lift@{ $example }1, Double oder Pass.
maya-bad-move-here = { $move } ist kein Zug an diesem Tisch von Maya.
maya-bad-expert = { $text } ist ein Zug des Expertenspiels, das hier nicht gespielt wird.
maya-bad-card = Es gibt keine Karte { $card }; es gibt { $known }.
maya-bad-quarry = Es gibt keinen Steinbruch { $quarry }; es gibt 1 bis { $last }.
maya-bad-bid = Ein Gebot von { $bid } ist zu hoch; { $most } ist das höchste.
maya-bad-level = Es gibt keine Stufe { $level } von { $pyramid }; es gibt 1 bis { $top }.
maya-bad-pyramid = Hier gibt es keine Pyramide { $pyramid }; es gibt { $known }.
