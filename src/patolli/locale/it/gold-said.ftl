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
gold-move-pay = dare le perle a { $who }
gold-move-plate = mettere il nuovo coccio sul piatto { $plate }
gold-move-keep = posare il coccio con in vista il lato di adesso
gold-move-turn = girare il coccio
gold-move-out = togliere il coccio dal gioco

## Che cosa succede
gold-effect-shard = { gold-material } { $part }
gold-effect-auction = Asta { $auction } di { $auctions }: è in vendita il coccio { $shard }.
gold-effect-has-bid = { $who } ha fatto un’offerta.
gold-effect-bid = { $beads ->
    [0] { $who } non offre niente
   *[other] { $who } offre { gold-amount }
}
gold-effect-bids = Si scoprono le offerte: { $bids }.
gold-effect-sold = { $who } offre più di tutti e ottiene il coccio { $shard } per { gold-amount }.
gold-effect-sold-left = Le offerte pari di { $cancelled } si annullano. { $who } ha l’offerta più alta che resta e ottiene il coccio { $shard } per { gold-amount }.
gold-effect-payees-least = { $payees } hanno offerto meno di tutti: { $beads ->
    [one] { $who } sceglie chi di loro riceve la perla.
   *[other] { $who } sceglie chi di loro riceve le perle.
}
gold-effect-payees-all = { $who } ha offerto meno di tutti e può pagare chiunque altro: { $beads ->
    [one] { $who } sceglie chi riceve la perla.
   *[other] { $who } sceglie chi riceve le perle.
}
gold-effect-unsold = { $because ->
    [nobody-bid] Nessuno offre niente.
   *[equal-bids] Le offerte pari si annullano, e non ne restano altre.
} Il coccio { $shard } esce dal gioco senza che se ne veda il retro.
gold-effect-paid = { $because ->
    [bid-least] { $who } dà { gold-amount } a { $to }, che ha offerto meno di tutti.
   *[other] { $who } dà { gold-amount } a { $to }.
}
gold-effect-drawn = Dal sacchetto esce il coccio { $shard }. { $left ->
    [0] Ora il sacchetto è vuoto.
    [one] Ne resta ancora uno.
   *[other] Ne restano ancora { $left }.
}
gold-effect-looked = { $who } prende il coccio { $shard } e ne guarda il retro.
gold-effect-back = { $who } prende il coccio { $shard } e ne guarda il retro: { gold-material }.
gold-effect-will-lie = Il coccio { $shard } starà con { gold-material } in vista.
gold-effect-will-go = Il coccio { $shard } uscirà dal gioco.
gold-effect-new-kept = { $plate ->
    [0] { $who } posa il coccio { $shard } sul piatto.
   *[other] { $who } posa il coccio { $shard } sul piatto { $plate }.
}
gold-effect-new-turned = { $plate ->
    [0] { $who } gira il coccio { $shard } e lo posa sul piatto con { gold-material } in vista.
   *[other] { $who } gira il coccio { $shard } e lo posa sul piatto { $plate } con { gold-material } in vista.
}
gold-effect-new-out = { $who } toglie dal gioco il coccio { $shard } senza mostrarne il retro.
gold-effect-turned = Si girano: { $shards }.
gold-effect-turned-shard = { $shard } (ora { gold-material })
gold-effect-out = Fuori dal gioco: { $shards }.
gold-effect-filled = { $plate ->
    [0] Il piatto è pieno per { $part }.
   *[other] Il piatto { $plate } è pieno per { $part }.
}
gold-effect-complete = { $plate ->
    [0] La tavoletta è completa.
   *[other] La tavoletta sul piatto { $plate } è completa.
}
gold-effect-empty = { $plate ->
    [0] Il piatto è vuoto.
   *[other] Il piatto { $plate } è vuoto.
}
gold-effect-on-plate = { $plate ->
    [0] {""}
   *[other] {" "}sul piatto { $plate }
}
gold-effect-scored = { $who } riceve { gold-part-points } per la tavoletta completa{ gold-effect-on-plate }: { $one ->
    [0] { $complete } per averla completata e { $values } per i valori.
   *[other] { $complete } per averla completata, { $values } per i valori e { $one } per il materiale unico.
}
gold-effect-scored-incomplete = { $points ->
    [0] { $who } non ha una tavoletta completa{ gold-effect-on-plate } e non riceve niente.
   *[other] { $who } riceve { gold-part-points } per i valori della tavoletta incompleta{ gold-effect-on-plate }.
}
gold-effect-scored-beads = { $beads ->
    [0] { $who } non ha perle.
   *[other] { $who } riceve { gold-part-points } per { gold-amount }.
}
gold-effect-total = { $who } ha { gold-part-points }
gold-effect-end = La partita è finita: { $totals }. { $decided ->
    [shared] Vincono insieme { $winners }
   *[points] Vince { $winners }
}.

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
gold-line-complete = tavoletta completa{ gold-line-plate }
gold-line-values = valori{ gold-line-plate }
gold-line-one-material = un solo materiale{ gold-line-plate }
gold-line-beads = perle

## Opzioni
gold-option-incomplete-tablets = Le tavolette incomplete contano
gold-option-incomplete-tablets-help = La variante: le tavolette incomplete danno i punti dei loro valori.
gold-option-beads = Perle degli altri
gold-option-beads-help = Se si vede quante perle hanno gli altri.
gold-option-beads-shown = visibili
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
gold-why-tablet = { gold-part-side } la tavoletta vale al massimo { gold-part-points }.
gold-why-may-become = { gold-part-side } il piatto può diventare una tavoletta da circa { gold-part-points }.
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
