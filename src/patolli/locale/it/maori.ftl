# La plancia di Maori

maori-table = Offerta e nave esploratrice
maori-page-table = Tavolo
maori-display = Offerta
maori-board-of = Plancia di { $name }
maori-others = Gli altri giocatori
maori-stock = Riserva
maori-in-stock = { $n ->
    [one] { $n } tessera nella riserva
   *[other] { $n } tessere nella riserva
}
maori-bank = Banca
maori-in-bank = { $n ->
    [one] { $n } conchiglia nella banca
   *[other] { $n } conchiglie nella banca
}
maori-removed = { $n ->
    [one] { $n } tessera rimossa
   *[other] { $n } tessere rimosse
}
maori-last-turns = { $n ->
    [0] Ultimo turno
    [one] Ancora { $n } turno
   *[other] Ancora { $n } turni
}
maori-idle = Niente fatto: { $n } turni su { $limit }
maori-hand = In mano
maori-storage = Deposito
maori-slot-empty = vuoto
maori-enlarge = Ingrandisci la plancia di { $name }
maori-close = Chiudi
maori-points = { $n ->
    [one] { $n } punto
   *[other] { $n } punti
}
maori-printed-boats = { $n ->
    [one] { $n } barca stampata
   *[other] { $n } barche stampate
}
maori-ship-at = Nave esploratrice, all’approdo { $stop }
maori-small-ship-on = Nave propria, su { $space }
maori-on-space = { $space }: { $tile }
maori-island-counts = { $n ->
    [one] Quest’isola vale { $n } punto
   *[other] Quest’isola vale { $n } punti
}

## Tessere

maori-tile-water = acqua
maori-tile-volcano = vulcano
maori-tile-single = isola singola
maori-tile-open-north = estremità inferiore
maori-tile-open-east = estremità sinistra
maori-tile-open-south = estremità superiore
maori-tile-open-west = estremità destra
maori-tile-open-north-south = parte centrale verticale
maori-tile-open-east-west = parte centrale orizzontale
maori-palms = { $n ->
    [one] { $n } palma
   *[other] { $n } palme
}
maori-hut = capanna
maori-boats = { $n ->
    [one] { $n } barca
   *[other] { $n } barche
}
maori-shells = { $shells ->
    [0] nessuna conchiglia
    [one] { $shells } conchiglia
   *[other] { $shells } conchiglie
}
maori-half-lei = mezza ghirlanda

## Che cosa fare

maori-do-place = Metti la nave esploratrice a un approdo a scelta.
maori-do-sail = { $n ->
    [one] Naviga: un passo gratis, ogni altro una conchiglia.
   *[other] Naviga: { $n } passi gratis, ogni altro una conchiglia.
}
maori-do-act = Prendi una tessera della fila davanti alla nave.
maori-do-act-kept = Prendi una tessera della fila davanti alla nave, o quella nel deposito.
maori-do-act-none = Non c’è nessuna tessera che tu possa prendere.
maori-do-lay = Posa la tessera su uno spazio libero.
maori-do-lay-or-store = Posa la tessera su uno spazio libero o mettila nel deposito.
maori-do-lay-or-step = Posa la tessera, o paga una conchiglia per muovere la tua nave di un passo.
maori-do-lay-or-store-or-step = Posa la tessera, mettila nel deposito, o paga una conchiglia per muovere la tua nave di un passo.
maori-do-store-or-step = Metti la tessera nel deposito, o paga una conchiglia per muovere la tua nave di un passo.
maori-do-step = Paga una conchiglia per muovere la tua nave di un passo.
maori-do-move = Puoi spostare la tua nave su un’altra tua tessera.
maori-do-move-must = Sposta la tua nave su una delle tue tessere.
maori-do-remove = Quale tessera va rimossa?
maori-does-place = { $name } mette la nave esploratrice.
maori-does-sail = { $name } muove la nave esploratrice.
maori-does-act = { $name } può prendere una tessera.
maori-does-lay = { $name } ha una tessera in mano.
maori-does-move = { $name } può spostare la propria nave.
maori-over = La partita è finita. Le isole incomplete non contano.
maori-remove-one = Rimuovi tessera
maori-nothing = Niente
maori-stay = Lascia la nave
maori-turn = Gira la tessera

## La regola del momento

maori-rule-place = Comincia chi ti siede a sinistra.
maori-rule-sail = La nave va in senso orario, almeno di un passo.
maori-rule-act = La tessera più vicina è gratis; ogni tessera saltata costa una conchiglia.
maori-rule-volcano = Un vulcano non si può prendere, e nemmeno ciò che gli sta dietro.
maori-rule-lay = Un’isola è completa quando ogni lato di terra aperto incontra terra.
maori-rule-ship = Posala accanto alla tua piccola nave, anche in diagonale.
maori-rule-step = Chi paga un passo deve posare una tessera in questo turno.
maori-rule-move = La prossima tessera va posata accanto alla piccola nave, anche in diagonale.
maori-rule-remove = È fuori dal gioco. Tieni le conchiglie che ha portato, ma le sue barche non contano più.

## Segni sulla plancia

maori-fit-finishes = completa un’isola
maori-fit-joins = si unisce alla terra
maori-fit-free = non tocca terra
maori-fit-clashes = non combacia
maori-side-open = Qui la terra continua: manca ancora una tessera.
maori-side-spoilt = Questo lato aperto non incontra terra corrispondente: l’isola resta incompleta.

## Che cosa si può toccare

maori-place-at = Metti la nave all’approdo { $stop }
maori-to-stop = All’approdo { $stop }: { $how }
maori-sail-free = { $steps ->
    [one] { $steps } passo
   *[other] { $steps } passi
}
maori-sail-paid = { $steps ->
    [one] { $steps } passo
   *[other] { $steps } passi
}, { $price ->
    [one] { $price } conchiglia
   *[other] { $price } conchiglie
}
maori-take = Prendi { $tile }, per { $price ->
    [0] niente
    [one] { $price } conchiglia
   *[other] { $price } conchiglie
}
maori-take-stored = Prendi la tessera dal deposito: { $tile }
maori-store = Metti la tessera nel deposito
maori-lay = Posala su { $space } ({ $fit ->
    [finishes] completa un’isola
    [joins] si unisce alla terra
    [clashes] non combacia
   *[free] non tocca terra
})
maori-remove = Rimuovi la tessera su { $space }
maori-step = Paga una conchiglia e muovi la nave su { $space }
maori-move = Sposta la nave su { $space }

## Punti

maori-score = Punteggio
maori-score-now = Se la partita finisse ora
maori-line-palms = palme senza capanna
maori-line-hut-palms = palme con capanna
maori-line-atoll = in più per le palme nell’atollo
maori-line-leis = ghirlande complete
maori-line-boats = più barche di tutti
maori-line-shells = più conchiglie di tutti
maori-line-empty = spazi vuoti
maori-line-total = totale
maori-boats-count = { $n ->
    [one] Conta { $n } barca
   *[other] Contano { $n } barche
}
