# Das Gold der Maya: was das Spielbrett sagt.

gold-page-auction = Auktion
gold-page-others = Die anderen
gold-page-values = Werte

gold-material-stone = Stein
gold-material-jade = Jade
gold-material-bronze = Bronze
gold-material-silver = Silber
gold-material-gold = Gold
gold-and = { $first } und { $last }
gold-or = { $first } oder { $last }
gold-seat = Platz { $seat }
gold-you = { $name } (du)
gold-list = { $title } Liste

# Scherben
gold-shard-unknown = { $material } { $value } – { $part } des Kreises, Rückseite unbekannt
gold-shard-secret = { $material } { $value } – { $part } des Kreises, Rückseite { $back } (nur dem Besitzer bekannt)
gold-shard-open = { $material } { $value } – { $part } des Kreises, Rückseite { $back } (allen bekannt)

# Glasperlen
gold-beads = { $beads ->
    [0] keine Glasperlen
    [one] 1 Glasperle
   *[other] { $beads } Glasperlen
}
gold-beads-hidden = Glasperlen hinter dem Sichtschutz

# Versteigerung
gold-row = Das Versteigerungs-Tableau
gold-auction = Versteigerung { $auction } von { $auctions }
gold-bag = { $shards ->
    [0] Der Beutel ist leer
    [one] 1 Scherbe im Beutel
   *[other] { $shards } Scherben im Beutel
}
gold-for-sale = Zu ersteigern
gold-sold = Ersteigert
gold-next = Als Nächstes
gold-then = Danach
gold-side-up = Auf deinem Teller:
gold-side-back = Rückseite vielleicht
gold-side-or = oder
gold-back-may-be = Die Rückseite ist { $backs }.
gold-fits = passt auf den Teller, so wie er liegt
gold-bid-title = Geheimes Gebot
gold-bid-hand = { $beads ->
    [0] Du hast keine Glasperlen
    [one] Du hast 1 Glasperle
   *[other] Du hast { $beads } Glasperlen
}
gold-bid = { $beads ->
    [0] 0 bieten, also nichts
    [one] 1 Glasperle bieten
   *[other] { $beads } Glasperlen bieten
}
gold-bid-choose = Wie viele Glasperlen?
gold-bid-then = { $beads ->
    [0] Eine leere Hand gewinnt nie, kann aber Perlen erhalten.
   *[other] Gewinnst du, bleiben dir { $left }.
}
gold-bid-button = Bieten
gold-bid-now = { $beads ->
    [0] Nichts bieten
   *[other] { $beads } bieten
}
gold-bid-all = Alle { $beads }
gold-bid-sure = Sicher { $beads }
gold-bid-surest = Sicher { $beads }: mehr, als sonst jemand hat
gold-own-bid = { $beads ->
    [0] Du bietest nichts.
    [one] Du bietest 1 Glasperle.
   *[other] Du bietest { $beads } Glasperlen.
}
gold-waiting = Es fehlen noch:
gold-bids-none = Noch keine Gebote aufgedeckt
gold-latest = Gebote der Versteigerung { $auction }
gold-fate-won = ersteigert, zahlt { $beads }
gold-fate-tied = ausgepattet
gold-fate-paid = erhält { $beads }
gold-fate-may-be-paid = erhält vielleicht { $beads }
gold-fate-nothing = bot nichts
gold-fate-kept = behält den Einsatz
gold-nobody-won = Niemand hat sie ersteigert: Die Scherbe ist aus dem Spiel.
gold-won-paid = { $beads ->
    [one] { $winner } hat sie ersteigert und gab { $payee } 1 Glasperle.
   *[other] { $winner } hat sie ersteigert und gab { $payee } { $beads } Glasperlen.
}
gold-won-pays = { $beads ->
    [one] { $winner } hat sie ersteigert und wählt, wer die Glasperle erhält.
   *[other] { $winner } hat sie ersteigert und wählt, wer die { $beads } Glasperlen erhält.
}
gold-pay = { $beads ->
    [one] { $name } 1 Glasperle geben
   *[other] { $name } { $beads } Glasperlen geben
}

# Sammelteller
gold-mine = Deine Sammelteller
gold-my-plate = Dein Sammelteller
gold-plate = Teller { $plate }
gold-plate-of = Sammelteller von { $name }
gold-plate-empty = leer
gold-plate-planned = Der Sammelteller, wie er liegen würde
gold-its-back = Rückseite: { $material }
gold-choose-this = Die neue Scherbe auf Teller { $plate } legen
gold-worth = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
gold-worth-then = { $points ->
    [one] Bringt 1 Punkt.
   *[other] Bringt { $points } Punkte.
}
gold-worth-parts = { $one ->
    [0] { $complete } komplett + { $values } Werte
   *[other] { $complete } komplett + { $values } Werte + { $one } ein Material
}
gold-values = Werte bisher: { $values }
gold-room = { $room } offen, zum Beispiel { $way }
gold-room-never = { $room } offen, was keine Scherben genau füllen
gold-total-parts = Tafeln { $tablets } + Glasperlen { $beads } =
gold-joint = { $apart ->
    [0] { $a } neben { $b }: erlaubt, dasselbe Material
    [one] { $a } neben { $b }: erlaubt, Wertunterschied 1
   *[other] { $a } neben { $b }: nicht erlaubt, Wertunterschied { $apart }
}
gold-why-size = Die Scherben sind mehr als ein Kreis: { $size }.
gold-why-gap = { $low } und { $high } dürfen nicht nebeneinander liegen: { $missing } muss dazwischen liegen.
gold-why-apart = { $low } und { $high } dürfen nicht nebeneinander liegen, und nichts passt dazwischen.
gold-why-close = { $count ->
    [one] Der Kreis schließt sich, also muss { $lonely } zweimal da sein: hinauf und wieder hinunter.
   *[other] Der Kreis schließt sich, also müssen { $lonely } je zweimal da sein: hinauf und wieder hinunter.
}

# Anordnen
gold-arrange = Ordne deinen Sammelteller
gold-arrange-count = Scherbe { $now } von { $total }
gold-this-new = Die neue Scherbe: { $material }, { $part }
gold-this-shard = Diese Scherbe: { $material }, { $part }
gold-lay-up = Hinlegen: { $material } oben
gold-keep-up = { $material } bleibt oben
gold-turn-up = Umdrehen: { $material } oben
gold-put-out = Aus dem Spiel nehmen
gold-make-room = Nimm sie oder andere aus dem Spiel.
gold-beside = Passt nicht:
gold-lay-all = Den Teller so legen
gold-lay-following = Der Teller wird so gelegt: noch { $left }
gold-arrange-help = Tippe eine Scherbe an oder ziehe sie, um sie zu ändern: T dreht sie um, Entf nimmt sie aus dem Spiel. Was entschieden ist, bleibt.
gold-out = Aus dem Spiel:
gold-out-mine = Von dir aus dem Spiel genommen:
gold-unsold = Von niemandem ersteigert:

# Was zu tun ist
gold-do-bid = Biete verdeckt auf diese Scherbe: { $material } { $part }.
gold-do-pay = { $beads ->
    [one] Du hast sie ersteigert. Wer erhält deine Glasperle?
   *[other] Du hast sie ersteigert. Wer erhält deine { $beads } Glasperlen?
}
gold-do-plate = Du hast die Rückseite gesehen. Auf welchen Teller kommt die Scherbe?
gold-do-lay = Lege die neue Scherbe, { $material } { $part }, oder nimm sie aus dem Spiel.
gold-do-arrange = Lass diese Scherbe so liegen, dreh sie um, oder nimm sie aus dem Spiel: { $material } { $part }.

# Die Regel des Augenblicks
gold-rule-bid = Gleiche Gebote heben sich auf. Wer gewinnt, zahlt an den, der am wenigsten bot.
gold-rule-bid-two = Bei gleichen Geboten bekommt sie niemand. Sonst zahlt, wer mehr bot, an den anderen.
gold-rule-pay-least = Mehrere boten am wenigsten: Du wählst einen davon.
gold-rule-pay-anyone = Alle anderen Gebote haben sich aufgehoben: Du darfst an jeden zahlen.
gold-rule-plate = Danach darfst du nur diesen Teller neu ordnen.
gold-rule-arrange = Nachbarn dürfen sich im Wert höchstens um 1 unterscheiden. Komplett ist die Tafel, wenn der Kreis voll ist.

# Was andere tun
gold-is-bidding = überlegt ein Gebot …
gold-has-bid = hat geboten
gold-is-paying = wählt, wer die Glasperlen erhält …
gold-is-choosing = wählt einen Teller …
gold-is-arranging = ordnet einen Teller …

# Materialien und Wertung
gold-aid = Nachbarn, Werte und Rückseiten
gold-aid-text = Verbundene Materialien dürfen angrenzen; darunter: was auf der Rückseite sein kann. { $incomplete ->
    [yes] Eine komplette Schrifttafel bringt { $complete } und ihre Werte, { $one } mehr aus nur einem Material; eine unvollständige nur ihre Werte. Jede Glasperle { $bead }.
   *[no] Eine komplette Schrifttafel bringt { $complete } und ihre Werte, { $one } mehr aus nur einem Material; eine unvollständige nichts. Jede Glasperle { $bead }.
}
gold-backs = Rückseiten:
gold-over = Das Spiel ist zu Ende
gold-score-player = Spieler
gold-score-plate = Tafel
gold-score-beads = Perlen
gold-score-total = Summe
