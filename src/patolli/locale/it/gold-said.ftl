### Ciò che si dice di Das Gold der Maya.

gold-material = { $material ->
    [stone] pietra
    [jade] giada
    [bronze] bronzo
    [silver] argento
   *[gold] oro
}
gold-amount = { $beads ->
    [0] niente
    [one] 1 perla
   *[other] { $beads } perle
}

## Mosse
gold-move-bid = { $beads ->
    [0] non offrire niente
   *[other] offrire { gold-amount }
}
gold-move-pay = dare le perle al posto { $seat }
gold-move-plate = mettere il nuovo coccio sul piatto { $plate }
gold-move-keep = posare il coccio con in vista il lato di adesso
gold-move-turn = girare il coccio
gold-move-out = togliere il coccio dal gioco

## Perché una mossa non è permessa
gold-no-bidding = ora tutti offrono per il primo coccio
gold-no-paying = ora scegli chi pagare
gold-no-choosing = ora scegli un piatto per il nuovo coccio
gold-no-arranging = ora disponi il tuo piatto, coccio per coccio: keep (resta), turn (girare) o out (fuori dal gioco)
gold-no-beads = { $beads ->
    [0] non hai niente da offrire
   *[other] hai { gold-amount } da offrire
}
gold-no-self = nessuno paga sé stesso; le perle vanno a: { $payees }
gold-no-payee = le perle vanno a chi ha offerto meno: { $payees }
gold-no-room = i cocci tenuti sarebbero più di un cerchio ({ $size } su { $circle })
gold-no-closing = il cerchio si chiuderebbe, ma { $count ->
    [one] { $lonely } c’è una volta sola, e ci passano entrambi i giri
   *[other] { $lonely } ci sono una volta sola, e ci passano entrambi i giri
}
gold-no-joining = { $low } e { $high } non si possono unire: nessun materiale ha un valore intermedio che li unisca
gold-no-gap = { $low } e { $high } non si possono unire: in mezzo mancherebbe { $missing }, e ciò che resta da decidere non può riempire il vuoto

## Da dove vengono i punti
gold-line-plate = { $plate ->
    [0] {""}
   *[other] , piatto { $plate }
}
gold-line-complete = tavola completa{ gold-line-plate }
gold-line-values = valori{ gold-line-plate }
gold-line-one-material = un solo materiale{ gold-line-plate }
gold-line-beads = perle

## Opzioni
gold-option-incomplete-tablets = Le tavole incomplete contano
gold-option-incomplete-tablets-help = La variante: le tavole incomplete danno i punti dei loro valori.
gold-option-beads = Perle degli altri
gold-option-beads-help = Se le perle degli altri sono contate per tutti.
gold-option-beads-shown = contate per tutti
gold-option-beads-hidden = nascoste
