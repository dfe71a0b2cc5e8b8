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
gold-move-pay = die Glasperlen an Platz { $seat } zahlen
gold-move-plate = die neue Scherbe auf Teller { $plate } legen
gold-move-keep = die Scherbe mit der jetzigen Seite nach oben legen
gold-move-turn = die Scherbe umdrehen
gold-move-out = die Scherbe aus dem Spiel nehmen

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
gold-option-beads-help = Ob die Glasperlen der anderen für alle gezählt werden.
gold-option-beads-shown = für alle gezählt
gold-option-beads-hidden = verborgen
