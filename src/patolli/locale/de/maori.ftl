# Das Spielfeld von Maori

maori-table = Auslage und Entdeckerschiff
maori-page-table = Tisch
maori-display = Auslage
maori-board-of = Spielplan von { $name }
maori-others = Die anderen Spieler
maori-stock = Vorrat
maori-in-stock = { $n ->
    [one] { $n } Plättchen im Vorrat
   *[other] { $n } Plättchen im Vorrat
}
maori-bank = Bank
maori-in-bank = { $n ->
    [one] { $n } Muschel in der Bank
   *[other] { $n } Muscheln in der Bank
}
maori-removed = { $n ->
    [one] { $n } Plättchen entfernt
   *[other] { $n } Plättchen entfernt
}
maori-last-turns = { $n ->
    [0] Letzter Zug
    [one] Noch { $n } Zug
   *[other] Noch { $n } Züge
}
maori-idle = Nichts getan: { $n } von { $limit } Zügen
maori-hand = Hand
maori-storage = Lager
maori-slot-empty = leer
maori-enlarge = Spielplan von { $name } vergrößern
maori-close = Schließen
maori-points = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}
maori-printed-boats = { $n ->
    [one] { $n } aufgedrucktes Boot
   *[other] { $n } aufgedruckte Boote
}
maori-ship-at = Entdeckerschiff, an Stelle { $stop }
maori-small-ship-on = Eigenes Schiff, auf { $space }
maori-on-space = { $space }: { $tile }
maori-island-counts = { $n ->
    [one] Diese Insel zählt { $n } Punkt
   *[other] Diese Insel zählt { $n } Punkte
}

## Plättchen

maori-tile-water = Wasser
maori-tile-volcano = Vulkan
maori-tile-single = Einzelinsel
maori-tile-open-north = unteres Endstück
maori-tile-open-east = linkes Endstück
maori-tile-open-south = oberes Endstück
maori-tile-open-west = rechtes Endstück
maori-tile-open-north-south = senkrechtes Mittelstück
maori-tile-open-east-west = waagerechtes Mittelstück
maori-palms = { $n ->
    [one] { $n } Palme
   *[other] { $n } Palmen
}
maori-hut = Hütte
maori-boats = { $n ->
    [one] { $n } Boot
   *[other] { $n } Boote
}
maori-shells = { $shells ->
    [0] keine Muscheln
    [one] { $shells } Muschel
   *[other] { $shells } Muscheln
}
maori-half-lei = halber Blumenkranz

## Was zu tun ist

maori-do-place = Setze das Entdeckerschiff an eine beliebige Stelle.
maori-do-sail = { $n ->
    [one] Fahre: ein Schritt kostenlos, jeder weitere eine Muschel.
   *[other] Fahre: { $n } Schritte kostenlos, jeder weitere eine Muschel.
}
maori-do-act = Nimm ein Plättchen aus der Reihe vor dem Schiff.
maori-do-act-kept = Nimm ein Plättchen aus der Reihe vor dem Schiff oder das aus deinem Lager.
maori-do-act-none = Es gibt kein Plättchen, das du nehmen kannst.
maori-do-lay = Lege das Plättchen auf ein freies Wasserfeld.
maori-do-lay-or-store = Lege das Plättchen auf ein freies Wasserfeld oder ins Lager.
maori-do-lay-or-step = Lege das Plättchen, oder zahle eine Muschel für einen Schritt deines Schiffs.
maori-do-lay-or-store-or-step = Lege das Plättchen, lagere es, oder zahle eine Muschel für einen Schritt deines Schiffs.
maori-do-store-or-step = Lagere das Plättchen, oder zahle eine Muschel für einen Schritt deines Schiffs.
maori-do-step = Zahle eine Muschel für einen Schritt deines Schiffs.
maori-do-move = Du darfst dein Schiff auf ein anderes deiner Plättchen versetzen.
maori-do-move-must = Versetze dein Schiff auf eines deiner Plättchen.
maori-do-remove = Welches Plättchen soll entfernt werden?
maori-does-place = { $name } setzt das Entdeckerschiff.
maori-does-sail = { $name } fährt mit dem Entdeckerschiff.
maori-does-act = { $name } darf ein Plättchen nehmen.
maori-does-lay = { $name } hat ein Plättchen in der Hand.
maori-does-move = { $name } darf das eigene Schiff versetzen.
maori-over = Das Spiel ist zu Ende. Unfertige Inseln zählen nicht.
maori-remove-one = Plättchen entfernen
maori-nothing = Nichts tun
maori-stay = Schiff bleibt
maori-turn = Plättchen drehen

## Die Regel, auf die es gerade ankommt

maori-rule-place = Dein linker Nachbar beginnt.
maori-rule-sail = Das Schiff fährt im Uhrzeigersinn, mindestens einen Schritt.
maori-rule-act = Das nächste Plättchen kostet nichts, jedes übersprungene eine Muschel.
maori-rule-volcano = Ein Vulkan kann nicht genommen werden, und was hinter ihm liegt auch nicht.
maori-rule-lay = Eine Insel ist fertig, wenn jede offene Landkante auf Land trifft.
maori-rule-ship = Lege es neben dein kleines Schiff, auch diagonal.
maori-rule-step = Wer einen Schritt zahlt, muss in diesem Zug ein Plättchen legen.
maori-rule-move = Dein nächstes Plättchen muss neben dem kleinen Schiff liegen, auch diagonal.
maori-rule-remove = Es ist aus dem Spiel. Seine Muscheln behältst du; seine Boote zählen nicht mehr.

## Zeichen auf dem Spielplan

maori-fit-finishes = vollendet eine Insel
maori-fit-joins = schließt an Land an
maori-fit-free = berührt kein Land
maori-fit-clashes = passt nicht
maori-side-open = Hier geht das Land weiter: Ein Plättchen fehlt noch.
maori-side-spoilt = Diese offene Kante trifft auf kein passendes Land: Die Insel bleibt unfertig.

## Was man antippen kann

maori-place-at = Schiff an Stelle { $stop } setzen
maori-to-stop = Zu Stelle { $stop }: { $how }
maori-sail-free = { $steps ->
    [one] { $steps } Schritt
   *[other] { $steps } Schritte
}
maori-sail-paid = { $steps ->
    [one] { $steps } Schritt
   *[other] { $steps } Schritte
}, { $price ->
    [one] { $price } Muschel
   *[other] { $price } Muscheln
}
maori-take = Nehmen: { $tile }, für { $price ->
    [0] nichts
    [one] { $price } Muschel
   *[other] { $price } Muscheln
}
maori-take-stored = Plättchen aus dem Lager nehmen: { $tile }
maori-store = Plättchen ins Lager legen
maori-lay = Auf { $space } legen ({ $fit ->
    [finishes] vollendet eine Insel
    [joins] schließt an Land an
    [clashes] passt nicht
   *[free] berührt kein Land
})
maori-remove = Plättchen auf { $space } entfernen
maori-step = Eine Muschel zahlen und das Schiff nach { $space } bewegen
maori-move = Schiff nach { $space } versetzen

## Punkte

maori-score = Wertung
maori-score-now = Wenn das Spiel jetzt endete
maori-line-palms = Palmen ohne Hütte
maori-line-hut-palms = Palmen mit Hütte
maori-line-atoll = mehr für Palmen im Atoll
maori-line-leis = vollständige Blumenkränze
maori-line-boats = die meisten Boote
maori-line-shells = die meisten Muscheln
maori-line-empty = leere Felder
maori-line-total = Summe
maori-boats-count = { $n ->
    [one] { $n } Boot zählt
   *[other] { $n } Boote zählen
}
