### Was von Maori gesagt wird.

maori-direction = { $direction ->
    [N] Norden
    [NE] Nordosten
    [E] Osten
    [SE] Südosten
    [S] Süden
    [SW] Südwesten
    [W] Westen
   *[NW] Nordwesten
}
maori-shells = { $shells ->
    [0] keine Muscheln
    [one] { $shells } Muschel
   *[other] { $shells } Muscheln
}

## Züge
maori-move-place-ship = das Entdeckerschiff an Stelle { $stop } setzen
maori-move-sail = { $steps ->
    [one] { $steps } Schritt
   *[other] { $steps } Schritte
} fahren
maori-move-take = das Plättchen auf Platz { $place } vor dem Schiff nehmen
maori-move-take-stored = das Plättchen aus dem Lager nehmen
maori-move-remove = das Plättchen auf { $space } entfernen
maori-move-do-nothing = nichts tun
maori-move-lay = das Plättchen auf { $space } legen{ $degrees ->
    [0] {""}
   *[other] , um { $degrees } Grad gedreht
}
maori-move-store = das Plättchen ins Lager legen
maori-move-step = eine Muschel zahlen und das eigene Schiff einen Schritt nach { maori-direction } bewegen
maori-move-move-ship = das eigene Schiff nach { $space } versetzen
maori-move-stay = das eigene Schiff stehen lassen

## Was geschehen ist
maori-effect-water = ein Wasserplättchen
maori-effect-water-with = { maori-effect-water } ({ $symbols })
maori-effect-begins = { $who } sitzt links davon und beginnt.
maori-effect-sailed = Das Entdeckerschiff erreicht Stelle { $stop }.
maori-effect-sailed-further = Das Entdeckerschiff erreicht Stelle { $stop }. { $free ->
    [one] { $free } Schritt ist
   *[other] { $free } Schritte sind
} kostenlos, für den Rest zahlt { $who } { maori-shells }.
maori-effect-taken = { $who } nimmt { $tile }{ $shells ->
    [0] {""}
   *[other] { " " }für { maori-shells }
}.
maori-effect-taken-stored = { $who } nimmt { $tile } aus dem Lager.
maori-effect-gained = { $who } bekommt { $gained }.
maori-effect-bank-short = { $shells ->
    [0] Für die Muscheln auf dem Plättchen hat die Bank nichts mehr.
   *[other] Mehr hat die Bank für die { $due } Muscheln auf dem Plättchen nicht.
}
maori-effect-covered = { $boats ->
    [one] Das dort aufgedruckte Boot ist verdeckt und zählt nicht mehr.
   *[other] Die { $boats } dort aufgedruckten Boote sind verdeckt und zählen nicht mehr.
}
maori-effect-uncovered = { $boats ->
    [one] Das dort aufgedruckte Boot zählt wieder.
   *[other] Die { $boats } dort aufgedruckten Boote zählen wieder.
}
maori-effect-removed = { $who } legt { $tile } aus dem Spiel.
maori-effect-boats-lost = { $who } hat damit { $boats ->
    [one] { $boats } Boot
   *[other] { $boats } Boote
} weniger.
maori-effect-nothing = Seit { $turns } Zügen hat niemand etwas getan; nach { $limit } endet das Spiel.
maori-effect-refilled = Das neue Plättchen der Auslage in Reihe { $row }, Spalte { $column } ist { $tile }.
maori-effect-volcano = In Reihe { $row }, Spalte { $column } der Auslage kommt ein Vulkan. Er bleibt liegen und versperrt den Weg.
maori-effect-stock-used-up = Es war das letzte Plättchen des Vorrats.
maori-effect-gap = Der Vorrat ist aufgebraucht; Reihe { $row }, Spalte { $column } der Auslage bleibt leer.
maori-effect-leis = { $leis ->
    [one] { $leis } Blumenkranz
   *[other] { $leis } Blumenkränze
}
maori-effect-bare = nichts darauf
maori-effect-island = { $who } vollendet eine Insel auf { $spaces } ({ $carried }).
maori-effect-island-counts = Sie zählt am Ende { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
maori-effect-in-atoll = Sie liegt ganz im Atoll und zählt am Ende { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
maori-effect-island-lost = { $who } verliert eine fertige Insel auf { $spaces }, die { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} zählte.
maori-effect-small-ship = Das kleine Schiff von { $who } fährt nach { $space }.
maori-effect-small-ship-must-move = Das kleine Schiff von { $who } stand auf dem entfernten Plättchen und muss auf ein anderes.
maori-effect-small-ship-left = Das kleine Schiff von { $who } stand auf dem entfernten Plättchen und verlässt den Spielplan. Es kommt mit dem nächsten gelegten Plättchen zurück.
maori-effect-last-turns = { $who } hat den Spielplan gefüllt. { $others } { $turns ->
    [one] hat
   *[other] haben je
} noch einen Zug.
maori-effect-end-last-turns = Die letzten Züge sind vorbei, und damit das Spiel.
maori-effect-end-nothing-done = Vier ganze Runden lang hat niemand etwas getan, das Spiel ist also zu Ende.
maori-effect-unfinished = { $who } nimmt unfertige Inseln weg: { $number ->
    [one] das Plättchen
   *[other] die Plättchen
} auf { $spaces }.
maori-effect-scored-palms = { $who } bekommt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} für { $number ->
    [one] { $number } Palme
   *[other] { $number } Palmen
} ohne Hütte.
maori-effect-scored-hut-palms = { $who } bekommt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} für { $number ->
    [one] { $number } Palme
   *[other] { $number } Palmen
} mit Hütte.
maori-effect-scored-atoll = { $who } bekommt noch { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} mehr für { $number ->
    [one] { $number } Palme
   *[other] { $number } Palmen
} im Atoll.
maori-effect-scored-leis = { $who } bekommt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} für { $number ->
    [one] { $number } vollständigen Blumenkranz
   *[other] { $number } vollständige Blumenkränze
}.
maori-effect-scored-boats = { $who } hat die meisten Boote, { $number }, und bekommt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
maori-effect-fewer-boats = { $who } hat { $number ->
    [one] { $number } Boot
   *[other] { $number } Boote
}, nicht die meisten, und bekommt dafür nichts.
maori-effect-scored-shells = { $who } hat die meisten Muscheln, { $number }, und bekommt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
maori-effect-fewer-shells = { $who } hat { $number ->
    [one] { $number } Muschel
   *[other] { $number } Muscheln
}, nicht die meisten, und bekommt dafür nichts.
maori-effect-scored-empty = { $who } verliert { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} für { $number ->
    [one] { $number } leeres Feld
   *[other] { $number } leere Felder
}.
maori-effect-total = { $who } hat { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
maori-effect-won = { $by ->
    [points] { $who } gewinnt.
    [tie-break] { $who } gewinnt bei Gleichstand mit den meisten Muscheln.
   *[shared] { $who } teilen sich den Sieg.
}
maori-effect-game-ended = { $totals }. { $won }

## Warum ein Zug nicht erlaubt ist
maori-no-placing = jetzt setzt du das Entdeckerschiff
maori-no-sailing = jetzt fährst du mit dem Entdeckerschiff, die Aktion kommt danach
maori-no-acting = das Entdeckerschiff ist gefahren; jetzt nimmst du ein Plättchen, entfernst eines oder tust nichts
maori-no-laying = du hast ein Plättchen in der Hand, das zuerst gelegt oder gelagert werden muss
maori-no-moving = die Aktion ist vorbei; jetzt darfst du nur noch dein Schiff versetzen
maori-no-stay = das Plättchen unter deinem Schiff wurde entfernt, es muss also auf ein anderes
maori-no-sail = { $free ->
    [one] { $free } Schritt ist
   *[other] { $free } Schritte sind
} mit deinen Booten kostenlos, { $steps } kosten also { $price }; du hast { $have }
maori-no-empty-place = Platz { $place } ist leer
maori-no-volcano = ein Vulkan kann nicht genommen werden
maori-no-blocked = ein Vulkan liegt davor und versperrt den Weg
maori-no-price = es kostet { $price }, eine für jedes Plättchen davor; du hast { $have }
maori-no-take = du könntest es weder lagern, da dein Lager voll ist, noch legen: { $why }
maori-no-space-near = neben deinem Schiff ist kein freies Feld, { $shells ->
    [0] und für Schritte hättest du keine Muscheln
   *[other] und { maori-shells } für Schritte würden das nicht ändern
}
maori-no-kept = dein Lager ist leer
maori-no-take-kept = du könntest es nicht legen: { $why }
maori-no-such-space = auf dem Spielplan gibt es kein Feld { $space }; die Felder gehen von a1 bis { $last }
maori-no-printed = { $space } ist aufgedrucktes Land
maori-no-remove-ship = dein Schiff steht darauf, und im Profispiel bleibt dieses Plättchen liegen
maori-no-tile = auf { $space } liegt kein Plättchen
maori-no-filled = auf { $space } liegt schon ein Plättchen
maori-no-next-to-ship = ein Plättchen wird neben das eigene Schiff gelegt, und das steht auf { $ship }
maori-no-turning = dieses Plättchen hat nur eine Richtung und wird nicht gedreht
maori-no-same-turn = mit einer kleineren Drehung liegt es genauso
maori-no-storage-full = dein Lager ist voll; es fasst ein Plättchen
maori-no-store = ein Plättchen aus dem Lager, oder für das dein Schiff einen Schritt bezahlt hat, muss gelegt werden
maori-no-ship-yet = dein Schiff ist noch nicht auf dem Spielplan; es kommt auf das Plättchen, das du legst
maori-no-shell = ein Schritt kostet eine Muschel, und du hast keine
maori-no-step-tile = dein Schiff fährt nur über deine eigenen Plättchen, und im { maori-direction } liegt keines
maori-no-step-use = danach wäre kein freies Feld mehr zu erreichen, und ein bezahlter Schritt dient dem Legen
maori-no-ship-there = dein Schiff ist schon dort; H lässt es stehen
maori-no-ship-tile = dein Schiff steht nur auf deinen eigenen Plättchen, nie auf einem leeren Feld

## Woher die Punkte kommen
maori-line-palms = Palmen ohne Hütte
maori-line-hut-palms = Palmen mit Hütte
maori-line-atoll = mehr für Palmen im Atoll
maori-line-leis = vollständige Blumenkränze
maori-line-boats = die meisten Boote
maori-line-shells = die meisten Muscheln
maori-line-empty = leere Felder
maori-tie-break = die meisten Holzmuscheln

## Optionen
maori-option-variant = Variante
maori-option-variant-help = Mit kleinen Schiffen (Fortgeschrittene, Profis) oder ohne (Grundspiel).
maori-option-variant-base = Grundspiel
maori-option-variant-advanced = Fortgeschrittene
maori-option-variant-expert = Profis
maori-option-side = Seite der Spielpläne
maori-option-side-help = Auf welcher Seite der Spielpläne gespielt wird; das Atoll hat mehr Felder.
maori-option-side-islands = Inseln
maori-option-side-atoll = Atoll
maori-option-ship-placer = Entdeckerschiff
maori-option-ship-placer-help = Wer das Entdeckerschiff setzt.
maori-option-ship-placer-random = wer ausgelost wird, setzt es
maori-option-ship-placer-first-seat = wer auf Platz 1 sitzt, setzt es

## Warum ein Tipp gut ist
maori-why-place = Wer als Nächstes dran ist, findet einen Schritt weiter { $one } und zwei Schritte weiter { $two }.
maori-why-nothing-there = Dort lohnt sich nichts, und { maori-part-idle } zählt { $balance }.
maori-why-stored-better = Kein Plättchen dort ist besser als das gelagerte, { $tile }, gelegt { maori-part-where }: { $balance } mehr, als es im Lager wert ist.
maori-why-there = Dort gibt es { $tile } für insgesamt { maori-shells }, { $use }: { $balance }.
maori-why-take-out-of-reach = Das ist { $tile } für { maori-shells }, aber die guten Felder dafür sind nicht zu erreichen.
maori-why-take = Das ist { $tile } für { maori-shells }, { $use }: { $balance }.
maori-why-stored-out-of-reach = Das ist das gelagerte Plättchen, { $tile }, aber die guten Felder dafür sind nicht zu erreichen.
maori-why-stored = Das ist das gelagerte Plättchen, { $tile }, zu legen { maori-part-where }: { $balance } mehr, als es im Lager wert ist.
maori-why-nothing = Das behält alle Muscheln und lässt { $spaces ->
    [one] { $spaces } Feld
   *[other] { $spaces } Felder
} frei.
maori-why-store = Das hebt für später auf: { $tile }.
maori-why-step = Für eine Muschel steht das Schiff neben { $near ->
    [one] { $near } freien Feld
   *[other] { $near } freien Feldern
}; davon kann eine offene Insel { $wanted } brauchen.
maori-why-ship = Das Schiff steht neben { $near ->
    [one] { $near } freien Feld
   *[other] { $near } freien Feldern
}; davon kann eine offene Insel { $wanted } brauchen.
maori-why-frees = Das macht { $space } frei{ $gain }.
maori-why-finishes = Das vollendet eine Insel{ $gain }{ maori-part-spoilt }.
maori-why-water = Wasser füllt ein Feld, das spart einen Punkt{ maori-part-spoilt }.
maori-why-never = Eine seiner offenen Seiten lässt sich dort nie mehr schließen, es wird also nicht zählen{ maori-part-spoilt }.
maori-why-carries-on = Es führt eine Insel weiter, die noch zu schließen ist{ maori-part-spoilt }.
maori-why-begins = Es beginnt eine Insel mit { $palms ->
    [one] { $palms } Palme
   *[other] { $palms } Palmen
}, die noch zu schließen ist{ maori-part-spoilt }.
maori-part-tile = { $shape ->
    [left-end] ein linkes Endstück
    [right-end] ein rechtes Endstück
    [top-end] ein oberes Endstück
    [bottom-end] ein unteres Endstück
    [horizontal-middle] ein waagerechtes Mittelstück
    [vertical-middle] ein senkrechtes Mittelstück
    [single] eine Einzelinsel
    [volcano] einen Vulkan
   *[water] Wasser
}
maori-part-tile-with = { maori-part-tile } ({ $symbols })
maori-part-palms = { $palms ->
    [one] { $palms } Palme
   *[other] { $palms } Palmen
}
maori-part-hut = eine Hütte
maori-part-boats = { $boats ->
    [one] { $boats } Boot
   *[other] { $boats } Boote
}
maori-part-lei = ein halber Blumenkranz
maori-part-idle = { $idle ->
    [open] den Spielplan offen zu halten
   *[without] ein Zug ohne Plättchen
}
maori-part-use-open = zum Lagern, und der Spielplan bleibt offen
maori-part-use-without = zum Lagern, ohne in diesem Zug ein Plättchen zu legen
maori-part-use-laid = zu legen { maori-part-where }
maori-part-where = auf { $space }{ $steps ->
    [0] {""}
    [one] {" "}nach { $steps } bezahlten Schritt des kleinen Schiffs
   *[other] {" "}nach { $steps } bezahlten Schritten des kleinen Schiffs
}
maori-part-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
maori-part-balance-more = { maori-part-points }, dazu { $shells } für die Muscheln, macht { $total }
maori-part-balance-less = { maori-part-points }, abzüglich { $shells } für die Muscheln, macht { $total }
maori-part-gain-none = , und es werden keine Palmen oder Blumenkränze gewonnen oder verloren
maori-part-gain-more = , das bringt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} mehr für Palmen und Blumenkränze
maori-part-gain-less = , und das kostet { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} für Palmen und Blumenkränze
maori-part-spoilt = { $spoilt ->
    [0] {""}
    [one] , aber { $spoilt } unfertige Insel kann dort nicht mehr weitergehen
   *[other] , aber { $spoilt } unfertige Inseln können dort nicht mehr weitergehen
}

## Züge, die sich nicht lesen lassen
maori-bad-move = { $text } lässt sich nicht lesen; ein Zug sieht aus wie P7 (Schiff an Stelle 7), S3 (3 Schritte fahren), T2 (vom zweiten Platz nehmen), TK (das gelagerte Plättchen nehmen), K (lagern), L@b3 (legen), R@b3 (entfernen) oder N (nichts); mit den kleinen Schiffen >NE (ein bezahlter Schritt), M@b3 (versetzen) oder H (stehen lassen).
maori-bad-turn = { $notation } dreht ein Plättchen, aber alle Plättchen dieser Schachtel haben nur eine Richtung.
maori-bad-ship = { $notation } bewegt ein kleines Schiff, und die gibt es im Grundspiel nicht.
maori-bad-direction = Es gibt keine Richtung { $direction }; die Richtungen sind { $known }.
maori-bad-number = Es gibt kein { $letter }{ $number }; es gibt { $letter }1 bis { $letter }{ $last }.
maori-bad-space = Es gibt kein Feld { $space } in { $text }; die Felder gehen von a1 bis { $last }.
maori-bad-degrees = { $text } lässt sich nicht lesen; gedreht wird ein Plättchen mit L@{ $space }+90, +180 oder +270 gelegt.
