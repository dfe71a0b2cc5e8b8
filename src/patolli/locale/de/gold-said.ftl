### Was von Das Gold der Maya gesagt wird.

gold-material = { $material ->
    [stone] Stein
    [jade] Jade
    [bronze] Bronze
    [silver] Silber
   *[gold] Gold
}
gold-amount = { $beads ->
    [0] nichts
    [one] 1 Glasperle
   *[other] { $beads } Glasperlen
}

## Züge
gold-move-bid = { gold-amount } bieten
gold-move-pay = die Glasperlen an { $who } zahlen
gold-move-plate = die neue Scherbe auf Teller { $plate } legen
gold-move-keep = die Scherbe mit der jetzigen Seite nach oben legen
gold-move-turn = die Scherbe umdrehen
gold-move-out = die Scherbe aus dem Spiel nehmen

## Was geschieht
gold-effect-shard = { gold-material } { $part }
gold-effect-auction = Versteigerung { $auction } von { $auctions }: Zu ersteigern ist die Scherbe { $shard }.
gold-effect-has-bid = { $who } hat geboten.
gold-effect-bid = { $who } bietet { gold-amount }
gold-effect-bids = Die Gebote werden aufgedeckt: { $bids }.
gold-effect-sold = { $who } bietet am meisten und ersteigert die Scherbe { $shard } für { gold-amount }.
gold-effect-sold-left = Die gleichen Gebote von { $cancelled } sind ausgepattet. { $who } hat das höchste Gebot, das übrig ist, und ersteigert die Scherbe { $shard } für { gold-amount }.
gold-effect-payees-least = { $payees } haben am wenigsten geboten: { $beads ->
    [one] { $who } wählt, wer von ihnen die Glasperle erhält.
   *[other] { $who } wählt, wer von ihnen die Glasperlen erhält.
}
gold-effect-payees-all = { $who } hat selbst am wenigsten geboten und darf an alle anderen zahlen: { $beads ->
    [one] { $who } wählt, wer die Glasperle erhält.
   *[other] { $who } wählt, wer die Glasperlen erhält.
}
gold-effect-unsold = { $because ->
    [nobody-bid] Niemand bietet etwas.
   *[equal-bids] Gleiche Gebote sind ausgepattet, und sonst hat niemand etwas geboten.
} Die Scherbe { $shard } kommt aus dem Spiel, ihre Rückseite bleibt unbekannt.
gold-effect-paid = { $because ->
    [bid-least] { $to } hat am wenigsten geboten und erhält { gold-amount } von { $who }.
   *[other] { $to } erhält { gold-amount } von { $who }.
}
gold-effect-drawn = Aus dem Beutel kommt die Scherbe { $shard }. { $left ->
    [0] Der Beutel ist jetzt leer.
    [one] Eine ist noch darin.
   *[other] { $left } sind noch darin.
}
gold-effect-looked = { $who } nimmt die Scherbe { $shard } und sieht sich ihre Rückseite an.
gold-effect-back = { $who } nimmt die Scherbe { $shard } und sieht sich ihre Rückseite an: { gold-material }.
gold-effect-will-lie = Die Scherbe { $shard } wird mit { gold-material } oben liegen.
gold-effect-will-go = Die Scherbe { $shard } wird aus dem Spiel kommen.
gold-effect-new-kept = { $plate ->
    [0] { $who } legt die Scherbe { $shard } auf den Sammelteller.
   *[other] { $who } legt die Scherbe { $shard } auf Teller { $plate }.
}
gold-effect-new-turned = { $plate ->
    [0] { $who } dreht die Scherbe { $shard } um und legt sie mit { gold-material } oben auf den Sammelteller.
   *[other] { $who } dreht die Scherbe { $shard } um und legt sie mit { gold-material } oben auf Teller { $plate }.
}
gold-effect-new-out = { $who } nimmt die Scherbe { $shard } aus dem Spiel, ihre Rückseite bleibt unbekannt.
gold-effect-turned = Umgedreht: { $shards }.
gold-effect-turned-shard = { $shard } (jetzt { gold-material })
gold-effect-out = Aus dem Spiel: { $shards }.
gold-effect-filled = { $plate ->
    [0] Der Sammelteller ist zu { $part } gefüllt.
   *[other] Teller { $plate } ist zu { $part } gefüllt.
}
gold-effect-complete = { $plate ->
    [0] Die Schrifttafel ist komplett.
   *[other] Die Schrifttafel auf Teller { $plate } ist komplett.
}
gold-effect-empty = { $plate ->
    [0] Der Sammelteller ist leer.
   *[other] Teller { $plate } ist leer.
}
gold-effect-on-plate = { $plate ->
    [0] {""}
   *[other] {" "}auf Teller { $plate }
}
gold-effect-scored = { $who } erhält { gold-part-points } für die komplette Schrifttafel{ gold-effect-on-plate }: { $one ->
    [0] { $complete } für den ganzen Kreis und { $values } für die Werte.
   *[other] { $complete } für den ganzen Kreis, { $values } für die Werte und { $one } für nur ein Material.
}
gold-effect-scored-incomplete = { $points ->
    [0] { $who } hat keine komplette Schrifttafel{ gold-effect-on-plate } und erhält nichts dafür.
   *[other] { $who } erhält { gold-part-points } für die Werte der unvollständigen Schrifttafel{ gold-effect-on-plate }.
}
gold-effect-scored-beads = { $beads ->
    [0] { $who } hat keine Glasperlen.
   *[other] { $who } erhält { gold-part-points } für { gold-amount }.
}
gold-effect-total = { $who } hat { gold-part-points }
gold-effect-end = Das Spiel ist zu Ende: { $totals }. { $decided ->
    [shared] { $winners } teilen sich den Sieg
   *[points] { $winners } gewinnt
}.

## Warum ein Zug nicht erlaubt ist
gold-no-bidding = jetzt bieten alle auf die vorderste Scherbe
gold-no-paying = jetzt wählst du, wer die Glasperlen erhält
gold-no-choosing = jetzt wählst du einen Teller für die neue Scherbe
gold-no-arranging = jetzt ordnest du deinen Sammelteller, Scherbe für Scherbe: keep (bleibt), turn (umdrehen) oder out (aus dem Spiel)
gold-no-beads = du hast { gold-amount } zum Bieten
gold-no-self = niemand zahlt an sich selbst; die Glasperlen gehen an { $payees }
gold-no-payee = die Glasperlen gehen an jemanden, der am wenigsten geboten hat: { $payees }
gold-no-room = die behaltenen Scherben wären mehr als ein Kreis ({ $size } von { $circle })
gold-no-closing = der Kreis würde sich schließen, aber { $count ->
    [one] { $lonely } kommt darin nur einmal vor, und beide Wege herum führen darüber
   *[other] { $lonely } kommen darin nur einmal vor, und beide Wege herum führen darüber
}
gold-no-joining = { $low } und { $high } lassen sich nicht verbinden: kein Material hat einen Wert dazwischen, der sie verbindet
gold-no-gap = { $low } und { $high } lassen sich nicht verbinden: dazwischen würde { $missing } fehlen, und was noch zu entscheiden ist, kann die Lücke nicht füllen

## Woher die Punkte kommen
gold-line-plate = { $plate ->
    [0] {""}
   *[other] , Teller { $plate }
}
gold-line-complete = komplette Schrifttafel{ gold-line-plate }
gold-line-values = Werte{ gold-line-plate }
gold-line-one-material = ein Material{ gold-line-plate }
gold-line-beads = Glasperlen

## Optionen
gold-option-incomplete-tablets = Unvollständige Schrifttafeln zählen
gold-option-incomplete-tablets-help = Die Variante: unvollständige Schrifttafeln bringen ihre Werte.
gold-option-beads = Glasperlen der anderen
gold-option-beads-help = Ob man sieht, wie viele Glasperlen die anderen haben.
gold-option-beads-shown = sichtbar
gold-option-beads-hidden = verborgen

## Warum ein Tipp gut ist
gold-why-plate = Dort ist der Sammelteller mit der Scherbe etwa { gold-part-points } mehr wert.
gold-why-bid-nothing = Die Scherbe ist dir etwa { gold-part-points } wert; wer nichts bietet, wird vielleicht dafür bezahlt.
gold-why-bid-cheap = Die Scherbe ist dir etwa { gold-part-points } wert; das ist günstig, aber vielleicht bietet jemand ebenso viel oder mehr.
gold-why-bid-wins = Die Scherbe ist dir etwa { gold-part-points } wert, und mit { gold-part-beads } solltest du sie bekommen: { gold-part-limit }.
gold-why-bid-fair = Die Scherbe ist dir etwa { gold-part-points } wert, und mit { gold-part-beads } bekommst du sie vielleicht zu einem fairen Preis.
gold-why-bid-enough = Die Scherbe ist dir etwa { gold-part-points } wert, und mit { gold-part-beads } kommst du wohl aus: { gold-part-limit }.
gold-why-bid-high = Die Scherbe ist dir etwa { gold-part-points } wert, und ein fairer Preis wäre { gold-part-beads }: dies ist ein hoher.
gold-why-no-gain = Die Scherbe nützt dem, was du hast, nichts, also { gold-part-rather }.
gold-why-little = Die Scherbe ist dir etwa { gold-part-points } wert, weniger als jetzt eine Glasperle, also { gold-part-rather }.
gold-why-rival-bids = Die Scherbe ist dir etwa { gold-part-points } wert, aber { $who } etwa { $theirs }, und { $who } bietet wohl ebenso viel oder mehr: besser bezahlt werden als zahlen.
gold-why-rival-nothing = Die Scherbe ist dir etwa { gold-part-points } wert, aber { $who } etwa { $theirs }; wer nichts bietet, wird vielleicht dafür bezahlt.
gold-why-rival-may = Die Scherbe ist dir etwa { gold-part-points } wert, aber { $who } etwa { $theirs }, und { $who } bietet vielleicht ebenso viel oder mehr.
gold-why-rival-poor = Die Scherbe ist dir etwa { gold-part-points } wert, aber { $who } etwa { $theirs }, und { $who } hat dafür zu wenige Glasperlen: dies ist kein hoher Preis.
gold-why-price = Die Scherbe ist dir etwa { gold-part-points } wert, und dafür sind { gold-part-beads } ein hoher Preis.
gold-why-pay-least = Mit { gold-part-beads } und Aussichten auf etwa { gold-part-points } hat { $who } nicht mehr als alle anderen, an die du zahlen darfst: dort schaden Glasperlen am wenigsten.
gold-why-pay-more = Mit { gold-part-beads } und Aussichten auf etwa { gold-part-points } hat { $who } mehr als { $other }; bei { $other } schaden Glasperlen weniger.
gold-why-tablet = { gold-part-side } bringt die Schrifttafel höchstens { gold-part-points }.
gold-why-may-become = { gold-part-side } kann der Sammelteller zu einer Schrifttafel werden, die etwa { gold-part-points } wert ist.
gold-part-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
gold-part-beads = { $beads ->
    [one] { $beads } Glasperle
   *[other] { $beads } Glasperlen
}
gold-part-limit = { $others ->
    [0] niemand sonst hat eine Glasperle
    [one] wohl niemand sonst bietet mehr als { $others } Glasperle
   *[other] wohl niemand sonst bietet mehr als { $others } Glasperlen
}
gold-part-rather = { $bid ->
    [0] ist es besser, bezahlt zu werden als zu zahlen
   *[other] ist schon 1 Glasperle zu viel
}
gold-part-side = { $material ->
    [out] Ohne diese Scherbe
   *[other] Mit { gold-material } oben
}

## Züge, die sich nicht lesen lassen
gold-bad-move = { $text } lässt sich nicht lesen; ein Zug sieht aus wie bid3 (drei Glasperlen), pay2 (an Platz 2), plate1 (für die neue Scherbe), keep, turn oder out (für eine Scherbe beim Ordnen).
gold-bad-beads = Es gibt keine { $number } Glasperlen; alle Spieler zusammen haben { $all }.
gold-bad-payee = Zu zweit zahlt immer der eine an den anderen, also wählt niemand.
gold-bad-choice = Jeder hat einen Teller, also wählt niemand.
gold-bad-plate = Es gibt keinen Teller { $plate }; es gibt die Teller 1 bis { $last }.
