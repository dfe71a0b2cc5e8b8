### Ciò che si dice di Maori.

maori-direction = { $direction ->
    [N] nord
    [NE] nord-est
    [E] est
    [SE] sud-est
    [S] sud
    [SW] sud-ovest
    [W] ovest
   *[NW] nord-ovest
}
maori-shells = { $shells ->
    [0] nessuna conchiglia
    [one] { $shells } conchiglia
   *[other] { $shells } conchiglie
}

## Mosse
maori-move-place-ship = mettere la nave esploratrice all’approdo { $stop }
maori-move-sail = navigare di { $steps ->
    [one] { $steps } passo
   *[other] { $steps } passi
}
maori-move-take = prendere la tessera al posto { $place } davanti alla nave
maori-move-take-stored = prendere la tessera dal deposito
maori-move-remove = rimuovere la tessera su { $space }
maori-move-do-nothing = non fare niente
maori-move-lay = posare la tessera su { $space }{ $degrees ->
    [0] {""}
   *[other] , girata di { $degrees } gradi
}
maori-move-store = mettere la tessera nel deposito
maori-move-step = pagare una conchiglia per muovere la propria nave di un passo verso { maori-direction }
maori-move-move-ship = spostare la propria nave su { $space }
maori-move-stay = lasciare la propria nave dov’è

## Che cosa è successo
maori-effect-water = una tessera acqua
maori-effect-water-with = { maori-effect-water } con { $symbols }
maori-effect-begins = { $who } siede alla sinistra e comincia.
maori-effect-sailed = La nave esploratrice arriva all’approdo { $stop }.
maori-effect-sailed-further = La nave esploratrice arriva all’approdo { $stop }. { $free ->
    [one] { $free } passo è gratuito
   *[other] { $free } passi sono gratuiti
}, per il resto { $who } paga { maori-shells }.
maori-effect-taken = { $who } prende { $tile }{ $shells ->
    [0] {""}
   *[other] { " " }per { maori-shells }
}.
maori-effect-taken-stored = { $who } prende { $tile } dal deposito.
maori-effect-gained = { $who } riceve { $gained }.
maori-effect-bank-short = { $shells ->
    [0] La banca non ha più niente per le conchiglie della tessera.
   *[other] Di più, per le { $due } conchiglie della tessera, la banca non ha.
}
maori-effect-covered = { $boats ->
    [one] La barca stampata lì è coperta e non conta più.
   *[other] Le { $boats } barche stampate lì sono coperte e non contano più.
}
maori-effect-uncovered = { $boats ->
    [one] La barca stampata lì conta di nuovo.
   *[other] Le { $boats } barche stampate lì contano di nuovo.
}
maori-effect-removed = { $who } toglie dal gioco { $tile }.
maori-effect-boats-lost = { $who } ha così { $boats ->
    [one] { $boats } barca
   *[other] { $boats } barche
} in meno.
maori-effect-nothing = Da { $turns } turni di fila nessuno fa niente; dopo { $limit } la partita finisce.
maori-effect-refilled = La nuova tessera dell’offerta nella riga { $row }, colonna { $column }, è { $tile }.
maori-effect-volcano = Nella riga { $row }, colonna { $column }, dell’offerta esce un vulcano. Resta lì e blocca la via.
maori-effect-stock-used-up = Era l’ultima tessera della riserva.
maori-effect-gap = La riserva è finita; la riga { $row }, colonna { $column }, dell’offerta resta vuota.
maori-effect-leis = { $leis ->
    [one] { $leis } ghirlanda
   *[other] { $leis } ghirlande
}
maori-effect-bare = niente sopra
maori-effect-island = { $who } completa un’isola su { $spaces }, con { $carried }.
maori-effect-island-counts = Alla fine conta { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
maori-effect-in-atoll = Sta tutta nell’atollo e alla fine conta { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
maori-effect-island-lost = { $who } perde un’isola completa su { $spaces }, che contava { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
maori-effect-small-ship = La nave piccola di { $who } va su { $space }.
maori-effect-small-ship-must-move = La nave piccola di { $who } stava sulla tessera rimossa e deve andare su un’altra.
maori-effect-small-ship-left = La nave piccola di { $who } stava sulla tessera rimossa e lascia la plancia. Torna con la prossima tessera posata.
maori-effect-last-turns = { $who } ha riempito la plancia. { $others } { $turns ->
    [one] ha
   *[other] hanno
} ancora un turno{ $turns ->
    [one] {""}
   *[other] { " " }a testa
}.
maori-effect-end-last-turns = Gli ultimi turni sono finiti, e con loro la partita.
maori-effect-end-nothing-done = Per quattro giri interi nessuno ha fatto niente, quindi la partita è finita.
maori-effect-unfinished = { $who } toglie le isole incomplete: { $number ->
    [one] la tessera
   *[other] le tessere
} su { $spaces }.
maori-effect-scored-palms = { $who } riceve { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} per { $number ->
    [one] { $number } palma
   *[other] { $number } palme
} senza capanna.
maori-effect-scored-hut-palms = { $who } riceve { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} per { $number ->
    [one] { $number } palma
   *[other] { $number } palme
} con capanna.
maori-effect-scored-atoll = { $who } riceve { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} in più per { $number ->
    [one] { $number } palma
   *[other] { $number } palme
} nell’atollo.
maori-effect-scored-leis = { $who } riceve { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} per { $number ->
    [one] { $number } ghirlanda completa
   *[other] { $number } ghirlande complete
}.
maori-effect-scored-boats = { $who } ha più barche di tutti, { $number }, e riceve { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
maori-effect-fewer-boats = { $who } ha { $number ->
    [one] { $number } barca
   *[other] { $number } barche
}, non il numero più alto, e per questo non riceve niente.
maori-effect-scored-shells = { $who } ha più conchiglie di tutti, { $number }, e riceve { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
maori-effect-fewer-shells = { $who } ha { $number ->
    [one] { $number } conchiglia
   *[other] { $number } conchiglie
}, non il numero più alto, e per questo non riceve niente.
maori-effect-scored-empty = { $who } perde { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} per { $number ->
    [one] { $number } spazio vuoto
   *[other] { $number } spazi vuoti
}.
maori-effect-total = { $who } ha { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
maori-effect-won = { $by ->
    [points] Vince { $who }.
    [tie-break] Vince lo spareggio { $who }, con più conchiglie di tutti.
   *[shared] Vincono insieme { $who }.
}
maori-effect-game-ended = { $totals }. { $won }

## Perché una mossa non è permessa
maori-no-placing = ora metti la nave esploratrice
maori-no-sailing = ora muovi la nave esploratrice, l’azione viene dopo
maori-no-acting = la nave esploratrice ha navigato; ora prendi una tessera, ne rimuovi una o non fai niente
maori-no-laying = hai in mano una tessera, che prima va posata o messa nel deposito
maori-no-moving = l’azione è finita; ora puoi solo spostare la tua nave
maori-no-stay = la tessera sotto la tua nave è stata rimossa, quindi deve andare su un’altra
maori-no-sail = con le tue barche { $free ->
    [one] { $free } passo è gratuito
   *[other] { $free } passi sono gratuiti
}, quindi { $steps } costano { $price }; hai { $have }
maori-no-empty-place = il posto { $place } è vuoto
maori-no-volcano = un vulcano non si può prendere
maori-no-blocked = davanti c’è un vulcano che blocca la via
maori-no-price = costa { $price }, una per ogni tessera davanti; hai { $have }
maori-no-take = non potresti né metterla nel deposito, che è pieno, né posarla: { $why }
maori-no-space-near = accanto alla tua nave non c’è uno spazio libero, { $shells ->
    [0] e per i suoi passi non avresti conchiglie
   *[other] e { maori-shells } per i suoi passi non basterebbero
}
maori-no-kept = il tuo deposito è vuoto
maori-no-take-kept = non potresti posarla: { $why }
maori-no-such-space = la plancia non ha lo spazio { $space }; gli spazi vanno da a1 a { $last }
maori-no-printed = { $space } è terra stampata
maori-no-remove-ship = ci sta sopra la tua nave, e nel gioco per esperti quella tessera resta
maori-no-tile = su { $space } non c’è una tessera
maori-no-filled = su { $space } c’è già una tessera
maori-no-next-to-ship = una tessera si posa accanto alla propria nave, che è su { $ship }
maori-no-turning = questa tessera ha un solo verso e non si gira
maori-no-same-turn = girata di meno starebbe allo stesso modo
maori-no-storage-full = il tuo deposito è pieno; contiene una tessera
maori-no-store = una tessera presa dal deposito, o per cui la tua nave ha pagato un passo, va posata
maori-no-ship-yet = la tua nave non è ancora sulla plancia; va sulla tessera che posi
maori-no-shell = un passo costa una conchiglia, e non ne hai
maori-no-step-tile = la tua nave si muove solo sulle tue tessere, e verso { maori-direction } non ce n’è
maori-no-step-use = dopo non si potrebbe più raggiungere uno spazio libero, e un passo pagato serve a posare la tessera
maori-no-ship-there = la tua nave è già lì; H la lascia dov’è
maori-no-ship-tile = la tua nave sta solo sulle tue tessere, mai su uno spazio vuoto

## Da dove vengono i punti
maori-line-palms = palme senza capanna
maori-line-hut-palms = palme con capanna
maori-line-atoll = in più per le palme nell’atollo
maori-line-leis = ghirlande complete
maori-line-boats = più barche di tutti
maori-line-shells = più conchiglie di tutti
maori-line-empty = spazi vuoti
maori-tie-break = più conchiglie di legno

## Opzioni
maori-option-variant = Variante
maori-option-variant-help = Con le navi piccole (avanzato, esperto) o senza (base).
maori-option-variant-base = gioco base
maori-option-variant-advanced = avanzato
maori-option-variant-expert = esperto
maori-option-side = Lato delle plance
maori-option-side-help = Su quale lato delle plance si gioca; l’atollo ha più spazi.
maori-option-side-islands = isole
maori-option-side-atoll = atollo
maori-option-ship-placer = Nave esploratrice
maori-option-ship-placer-help = Chi mette la nave esploratrice.
maori-option-ship-placer-random = la mette chi è estratto a sorte
maori-option-ship-placer-first-seat = la mette chi siede al posto 1

## Perché un suggerimento è buono
maori-why-place = Chi gioca dopo trova { $one } un passo più avanti e { $two } due passi più avanti.
maori-why-nothing-there = Lì non vale la pena di prendere niente, e { maori-part-idle } conta { $balance }.
maori-why-stored-better = Nessuna tessera lì è migliore di quella nel deposito, { $tile }, posata { maori-part-where }: { $balance } oltre a quanto vale tenerla.
maori-why-there = Lì si può avere { $tile } per { maori-shells } in tutto, { $use }: { $balance }.
maori-why-take-out-of-reach = È { $tile } per { maori-shells }, ma gli spazi buoni sono fuori portata.
maori-why-take = È { $tile } per { maori-shells }, { $use }: { $balance }.
maori-why-stored-out-of-reach = È la tessera del deposito, { $tile }, ma gli spazi buoni sono fuori portata.
maori-why-stored = È la tessera del deposito, { $tile }, da posare { maori-part-where }: { $balance } oltre a quanto vale tenerla.
maori-why-nothing = Tieni tutte le conchiglie e lasci { $spaces ->
    [one] { $spaces } spazio libero
   *[other] { $spaces } spazi liberi
}.
maori-why-store = Tieni { $tile } per un turno successivo.
maori-why-step = Per una conchiglia la nave è accanto a { $near ->
    [one] { $near } spazio libero
   *[other] { $near } spazi liberi
}; un’isola aperta può usarne { $wanted }.
maori-why-ship = La nave è accanto a { $near ->
    [one] { $near } spazio libero
   *[other] { $near } spazi liberi
}; un’isola aperta può usarne { $wanted }.
maori-why-frees = Libera { $space }{ $gain }.
maori-why-finishes = Completa un’isola{ $gain }{ maori-part-spoilt }.
maori-why-water = L’acqua riempie uno spazio, il che risparmia un punto{ maori-part-spoilt }.
maori-why-never = Uno dei suoi lati aperti lì non si potrà mai chiudere, quindi non conterà{ maori-part-spoilt }.
maori-why-carries-on = Prosegue un’isola ancora da chiudere{ maori-part-spoilt }.
maori-why-begins = Comincia un’isola con { $palms ->
    [one] { $palms } palma
   *[other] { $palms } palme
}, ancora da chiudere{ maori-part-spoilt }.
maori-part-tile = { $shape ->
    [left-end] un’estremità sinistra
    [right-end] un’estremità destra
    [top-end] un’estremità superiore
    [bottom-end] un’estremità inferiore
    [horizontal-middle] una parte centrale orizzontale
    [vertical-middle] una parte centrale verticale
    [single] un’isola singola
    [volcano] un vulcano
   *[water] acqua
}
maori-part-tile-with = { maori-part-tile } con { $symbols }
maori-part-palms = { $palms ->
    [one] { $palms } palma
   *[other] { $palms } palme
}
maori-part-hut = una capanna
maori-part-boats = { $boats ->
    [one] { $boats } barca
   *[other] { $boats } barche
}
maori-part-lei = mezza ghirlanda
maori-part-idle = { $idle ->
    [open] tenere aperta la plancia
   *[without] un turno senza tessera
}
maori-part-use-open = da mettere nel deposito, tenendo aperta la plancia
maori-part-use-without = da mettere nel deposito, senza posare tessere in questo turno
maori-part-use-laid = da posare { maori-part-where }
maori-part-where = su { $space }{ $steps ->
    [0] {""}
    [one] {" "}dopo { $steps } passo pagato della nave piccola
   *[other] {" "}dopo { $steps } passi pagati della nave piccola
}
maori-part-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
maori-part-balance-more = { maori-part-points }, più { $shells } per le conchiglie, fa { $total }
maori-part-balance-less = { maori-part-points }, meno { $shells } per le conchiglie, fa { $total }
maori-part-gain-none = , e non si guadagnano né si perdono palme o ghirlande
maori-part-gain-more = , e vale { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} in più per palme e ghirlande
maori-part-gain-less = , e perde { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} per palme e ghirlande
maori-part-spoilt = { $spoilt ->
    [0] {""}
    [one] , ma { $spoilt } isola incompleta lì non può più proseguire
   *[other] , ma { $spoilt } isole incomplete lì non possono più proseguire
}

## Mosse che non si possono leggere
maori-bad-move = { $text } non si può leggere; una mossa è come P7 (nave all’approdo 7), S3 (3 passi), T2 (prendere dal secondo posto), TK (prendere la tessera dal deposito), K (metterla nel deposito), L@b3 (posarla), R@b3 (rimuoverne una) o N (niente); con le navi piccole >NE (un passo pagato), M@b3 (spostare) o H (lasciare).
maori-bad-turn = { $notation } gira una tessera, ma tutte le tessere di questa scatola hanno un solo verso.
maori-bad-ship = { $notation } muove una nave piccola, e nel gioco base non ce ne sono.
maori-bad-direction = Non c’è una direzione { $direction }; le direzioni sono { $known }.
maori-bad-number = Non c’è { $letter }{ $number }; ci sono da { $letter }1 a { $letter }{ $last }.
maori-bad-space = Non c’è uno spazio { $space } in { $text }; gli spazi vanno da a1 a { $last }.
maori-bad-degrees = { $text } non si può leggere; una tessera si posa girata con L@{ $space }+90, +180 o +270.
