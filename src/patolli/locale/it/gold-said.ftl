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

## Perché un suggerimento è buono
gold-why-plate = Lì il coccio aggiunge circa { gold-part-points } a ciò che il piatto può diventare.
gold-why-bid-nothing = Per te il coccio vale circa { gold-part-points }; chi non offre niente forse viene pagato per lasciarlo.
gold-why-bid-cheap = Per te il coccio vale circa { gold-part-points }; è un prezzo basso, ma qualcuno può offrire altrettanto o di più.
gold-why-bid-wins = Per te il coccio vale circa { gold-part-points }, e con { gold-part-beads } dovresti ottenerlo: { gold-part-limit }.
gold-why-bid-fair = Per te il coccio vale circa { gold-part-points }, e con { gold-part-beads } forse lo ottieni a un prezzo giusto.
gold-why-bid-enough = Per te il coccio vale circa { gold-part-points }, e dovrebbe bastare offrire { gold-part-beads }: { gold-part-limit }.
gold-why-bid-high = Per te il coccio vale circa { gold-part-points }, e un prezzo giusto sarebbe { gold-part-beads }: questo è alto.
gold-why-no-gain = Il coccio non aggiunge niente a ciò che hai, quindi { gold-part-rather }.
gold-why-little = Per te il coccio vale circa { gold-part-points }, meno di quanto vale ora una perla, quindi { gold-part-rather }.
gold-why-rival-bids = Per te il coccio vale circa { gold-part-points }, ma per { $who } circa { $theirs }, e probabilmente offrirà altrettanto o di più: meglio essere pagati che pagare.
gold-why-rival-nothing = Per te il coccio vale circa { gold-part-points }, ma per { $who } circa { $theirs }; chi non offre niente forse viene pagato per lasciarlo.
gold-why-rival-may = Per te il coccio vale circa { gold-part-points }, ma per { $who } circa { $theirs }, e forse offrirà altrettanto o di più.
gold-why-rival-poor = Per te il coccio vale circa { gold-part-points }, ma per { $who } circa { $theirs }, che però ha troppo poche perle: questo non è un prezzo alto.
gold-why-price = Per te il coccio vale circa { gold-part-points }, e { gold-part-beads } sono un prezzo alto.
gold-why-pay-least = Con { gold-part-beads } e prospettive di circa { gold-part-points }, { $who } non ha più di chiunque altro tu possa pagare: lì le perle fanno meno danno.
gold-why-pay-more = Con { gold-part-beads } e prospettive di circa { gold-part-points }, { $who } ha più di { $other }: lì le perle fanno meno danno.
gold-why-tablet = { gold-part-side } la tavola vale al massimo { gold-part-points }.
gold-why-may-become = { gold-part-side } il piatto può diventare una tavola da circa { gold-part-points }.
gold-part-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
gold-part-beads = { $beads ->
    [one] { $beads } perla
   *[other] { $beads } perle
}
gold-part-limit = { $others ->
    [0] nessun altro ha una perla
    [one] è improbabile che altri offrano più di { $others } perla
   *[other] è improbabile che altri offrano più di { $others } perle
}
gold-part-rather = { $bid ->
    [0] è meglio essere pagati che pagare
   *[other] anche 1 perla è troppo
}
gold-part-side = { $material ->
    [out] Senza questo coccio
   *[other] Con { gold-material } in vista
}

## Mosse che non si possono leggere
gold-bad-move = { $text } non si può leggere; una mossa è come bid3 (tre perle), pay2 (al posto 2), plate1 (per il nuovo coccio), keep, turn o out (per un coccio quando si dispone).
gold-bad-beads = Non ci sono { $number } perle; tutti i giocatori insieme ne hanno { $all }.
gold-bad-payee = In due il vincitore paga sempre l’altro, quindi nessuno sceglie.
gold-bad-choice = Ogni giocatore ha un piatto, quindi nessuno sceglie.
gold-bad-plate = Non c’è un piatto { $plate }; ci sono i piatti da 1 a { $last }.
