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
} mit deinen Booten frei, { $steps } kosten also { $price }; du hast { $have }
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
maori-no-remove-ship = dein Schiff steht darauf, und im Expertenspiel bleibt dieses Plättchen liegen
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

## Optionen
maori-option-variant = Variante
maori-option-variant-help = Mit kleinen Schiffen (Fortgeschrittene, Experten) oder ohne (Grundspiel).
maori-option-variant-base = Grundspiel
maori-option-variant-advanced = Fortgeschrittene
maori-option-variant-expert = Experten
maori-option-side = Seite der Spielpläne
maori-option-side-help = Auf welcher Seite der Spielpläne gespielt wird; das Atoll hat mehr Felder.
maori-option-side-islands = Inseln
maori-option-side-atoll = Atoll
maori-option-ship-placer = Entdeckerschiff
maori-option-ship-placer-help = Wer das Entdeckerschiff setzt.
maori-option-ship-placer-random = wer ausgelost wird, setzt es
maori-option-ship-placer-first-seat = der erste Platz setzt es
