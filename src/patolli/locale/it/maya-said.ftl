### Ciò che si dice di Maya.

maya-card = { $sign ->
    [minus] il { $value }
   *[plus] un { $value }
}
maya-marker = { $kind ->
    [transport] Trasporto +{ $number }
    [extra-cube] Cubetto extra
    [joker] Jolly
    [points] Punti +{ $number }
    [protection] Protezione
    [move] Sposta un cubetto
    [move-a-block] Sposta un cubetto
    [start-player] Giocatore iniziale
    [free-pass] Passaggio gratis
    [free-double-move] Mossa doppia gratis
   *[extra] Cubetto extra sulla piramide
}

## Mosse
maya-move-first = mettere un cubetto sul primo livello di { $pyramid } per la preparazione
maya-move-bid = { $gold ->
    [0] non offrire nulla
   *[other] offrire { $gold ->
    [one] { $gold } moneta d’oro
   *[other] { $gold } monete d’oro
} per un gettone blu
}
maya-move-take-blue = prendere il gettone blu «{ $marker }»
maya-move-lay = giocare { $card } alla cava { $quarry }
maya-move-lay-overheard = giocare una carta coperta alla cava { $quarry }
maya-move-stop = non giocare altre carte in questo round
maya-move-plus-two = mettere il gettone punti alla cava { $quarry }
maya-move-joker = usare il jolly
maya-move-decline = rinunciare
maya-move-hit = togliere punti a { $who }
maya-move-protect = mettere la protezione alla cava { $quarry }
maya-move-start = nominare { $who } giocatore iniziale
maya-move-lift = prendere un cubetto dal livello { $level } di { $pyramid }
maya-move-put = mettere il cubetto preso sul primo livello di { $pyramid }
maya-move-extra = mettere un cubetto extra sul primo livello di { $pyramid }
maya-move-joker-lift = usare il jolly per prendere un cubetto dal livello { $level } di { $pyramid }
maya-move-joker-extra = usare il jolly per mettere un cubetto extra sul primo livello di { $pyramid }
maya-move-build = piazzare un cubetto su { $pyramid }
maya-move-double = pagare un cubetto per una mossa doppia
maya-move-free-double = usare il gettone per una mossa doppia gratis
maya-move-joker-double = usare il jolly per una mossa doppia gratis
maya-move-pass = passare e pagare un cubetto
maya-move-free-pass = usare il gettone per passare gratis
maya-move-joker-pass = usare il jolly per passare gratis
maya-move-wait = aspettare e tenere il gettone

## Che cosa succede
maya-effect-cube-placed = Va sul livello { $level }.
maya-effect-cube-bonus = { $who } ha lì più cubetti di tutti e mette un cubetto bonus dalla riserva sul livello { $level } di { $pyramid }.
maya-effect-level-filled = Il livello { $level } di { $pyramid } è pieno.{ $why }
maya-effect-cubes-fell = Questi cubetti sul livello { $level } di { $pyramid } restano senza sostegno e tornano nella riserva: { $cubes }.
maya-effect-round-began = Comincia il round { $round }. Il giocatore iniziale è { $who }.
maya-effect-level-paid = Il livello { $level } di { $pyramid } paga { $payments }.
maya-effect-eroded = Erosione: { $who } { $people ->
    [one] toglie un cubetto
   *[other] tolgono un cubetto ciascuno
} dal livello { $level } di { $pyramid }.
maya-effect-game-ended = La partita è finita. { $gold }. { $won }
maya-effect-markers-offered = Questi gettoni blu sono all’asta: { $markers }.
maya-effect-bid-made = { $who } ha fatto la sua offerta.
maya-effect-bids-opened = Si scoprono le offerte: { $bids }. { $taking }{ $tied }
maya-effect-marker-taken = { $who } prende l’ultimo gettone blu, «{ $marker }».
maya-effect-markers-lapsed = Nessuno prende { $markers }.
maya-effect-card-laid = È { $back ->
    [high] una carta alta
   *[low] una carta bassa
}.
maya-effect-laying-stopped = { $who } non ha più carte e non ne gioca altre.
maya-effect-quarry-skipped = Alla cava { $quarry } non c’è nessuno.
maya-effect-quarry-revealed = Si scopre la cava { $quarry }: { $points }.
maya-effect-points-not-taken = { $why ->
    [declined] { $who } non toglie punti a nessuno.
   *[nobody] { $who } ha lì un −{ $minus }, ma nessuno da colpire.
}
maya-effect-points-taken = { $who } perde { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} e { $left ->
    [0] non ne ha più
   *[other] ne ha ancora { $left }
}.
maya-effect-quarry-ranked = Cava { $quarry }: { $ranks }.{ $ties }
maya-effect-quarry-unranked = Alla cava { $quarry } nessuno ha punti: nessuno ottiene cubetti e il gettone resta lì.
maya-effect-protected = Alla cava { $quarry } nessuna carta meno può colpire { $who }.
maya-effect-marker-won = { $who } vince il gettone «{ $marker }».
maya-effect-marker-used = { $who } usa il jolly come «{ $marker }».
maya-effect-marker-kept = { $who } tiene il gettone «{ $marker }» per dopo.
maya-effect-marker-lost = { $why ->
    [declined] { $who } non usa il gettone «{ $marker }», che torna al suo posto.
   *[useless] { $who } non può usare il gettone «{ $marker }», che torna al suo posto.
}
maya-effect-markers-returned = Tornano al loro posto i gettoni: { $markers }.
maya-effect-cubes-carried = { $cubes ->
    [one] { $who } porta { $cubes } cubetto alle piramidi.
   *[other] { $who } porta tutti i { $cubes } cubetti alle piramidi.
}
maya-effect-cubes-left = { $carried ->
    [0] { $who } non può trasportare cubetti
   *[other] { $who } porta { $carried } di { $won } cubetti alle piramidi
}; { $left ->
    [one] { $left } torna nella riserva.
   *[other] { $left } tornano nella riserva.
}
maya-effect-extra-cube-taken = { $who } ottiene un cubetto dalla riserva per il gettone «Cubetto extra».
maya-effect-cards-returned = Tutti riprendono in mano le loro carte.
maya-effect-double-move-ended = { $who } non può piazzare il secondo cubetto e lo tiene.
maya-effect-passed = { $who } non può piazzare cubetti e riceve { $gold ->
    [one] { $gold } moneta d’oro
   *[other] { $gold } monete d’oro
}.
maya-effect-last-turns-began = I cubetti sono finiti. Si possono ancora usare i gettoni cubetto.
maya-effect-part-bonus-tied = {" "}{ $who } hanno lì lo stesso numero di cubetti, quindi nessuno ottiene un cubetto bonus.
maya-effect-part-bonus-supply = {" "}{ $who } ha lì più cubetti di tutti, ma nessuno nella riserva per il cubetto bonus.
maya-effect-part-bonus-above = {" "}Sul livello { $level } c’è già un cubetto, quindi nessuno ottiene un cubetto bonus.
maya-effect-part-cubes-of = { $cubes } di { $who }
maya-effect-part-gold-to = { $gold ->
    [one] { $gold } moneta d’oro
   *[other] { $gold } monete d’oro
} a { $who }{ $people ->
    [one] {""}
   *[other] {" "}ciascuno
}
maya-effect-part-has-gold = { $who } ha { $gold ->
    [one] { $gold } moneta d’oro
   *[other] { $gold } monete d’oro
}
maya-effect-part-won = { $by ->
    [points] Vince { $who }.
    [tie-break] Vince { $who } con meno cubetti nella riserva, { $cubes }.
   *[shared] Vincono insieme { $who }.
}
maya-effect-part-bid = { $who } { $gold ->
    [0] non offre nulla
   *[other] offre { $gold ->
    [one] { $gold } moneta d’oro
   *[other] { $gold } monete d’oro
}
}
maya-effect-part-takes = { $people ->
    [one] { $who } paga l’offerta e prende un gettone.
   *[other] { $who } pagano le loro offerte e prendono un gettone, in quest’ordine.
}
maya-effect-part-takes-none = Nessuno prende un gettone.
maya-effect-part-bids-tied = {" "}A parità di offerta vale l’ordine di turno.
maya-effect-part-points = { $who } ha { $points ->
    [0] nessun punto
    [one] { $points } punto
   *[other] { $points } punti
} ({ $cards })
maya-effect-part-points-marker = gettone punti
maya-effect-part-rank = { $who } { $cubes ->
    [0] non ottiene cubetti
    [one] ottiene { $cubes } cubetto
   *[other] ottiene { $cubes } cubetti
}{ $supply ->
    [short] {" "}(la riserva non ne ha altri)
   *[enough] {""}
}
maya-effect-part-ties = { $first }{ $last }
maya-effect-part-tie = {" "}{ $who } hanno gli stessi punti; { $first } ha giocato per primo.
maya-effect-part-markers-of = { $markers } di { $who }
maya-effect-part-marker = «{ $marker }»

## Che cosa si decide ora, invece
maya-now-placing = ora metti un cubetto per la preparazione
maya-now-bidding = ora offri per un gettone blu
maya-now-taking = ora prendi un gettone blu
maya-now-laying = ora si giocano le carte
maya-now-adding = ora decidi del gettone punti
maya-now-shielding = ora decidi se il jolly ti protegge
maya-now-hitting = ora decidi a chi toglie punti il tuo −3
maya-now-protecting = ora devi mettere la protezione a una cava
maya-now-naming = ora devi nominare il giocatore iniziale
maya-now-block = ora decidi del gettone cubetto che hai vinto
maya-now-transport = ora decidi se il jolly aiuta a trasportare
maya-now-building = ora si costruiscono le piramidi
maya-now-doubling = ora piazzi i cubetti della tua mossa doppia
maya-now-doubled = ora piazzi il secondo cubetto della tua mossa doppia
maya-now-last-turns = non ci sono più cubetti, si possono usare solo i gettoni cubetto

## Perché una mossa non è permessa
maya-no-lifted-first = prima metti giù il cubetto che hai preso
maya-no-lifted = non hai preso un cubetto
maya-no-gold = hai solo { $gold ->
    [one] { $gold } moneta d’oro
   *[other] { $gold } monete d’oro
}
maya-no-offer = non è all’asta; ci sono { $offered }
maya-no-quarry-settled = la cava { $quarry } è già distribuita
maya-no-quarry-card = la cava { $quarry } non ha carte
maya-no-full = il primo livello di { $pyramid } è pieno
maya-no-first-again = hai già un cubetto su { $pyramid }; il secondo va su un’altra piramide
maya-no-card = non hai in mano { maya-card }; hai { $hand }
maya-no-quarry-full = la cava { $quarry } è piena, accetta { $places } carte
maya-no-low = la prima carta a una cava deve essere bassa ({ $low })
maya-no-hit-self = la carta meno colpisce un altro giocatore, non chi la possiede
maya-no-hit-protected = il posto { $seat } è protetto a questa cava
maya-no-hit-points = { $points ->
    [0] il posto { $seat } non ha punti a questa cava, non c’è nulla da togliere
   *[other] il posto { $seat } ha { $points } punti a questa cava, non c’è nulla da togliere
}
maya-no-put-back = il cubetto viene dal primo livello di { $pyramid } e non può tornarci
maya-no-joker = non hai il jolly
maya-no-other-marker = ora decidi del gettone che hai vinto, «{ $marker }»
maya-no-marker-later = a questo tavolo i gettoni cubetto si usano quando si vincono, non dopo
maya-no-marker = non hai il gettone «{ $marker }»
maya-no-supply = non hai cubetti nella riserva
maya-no-lift-cube = non hai cubetti sul livello { $level } di { $pyramid }
maya-no-lift-other-room = nessun altro primo livello ha posto per il cubetto
maya-no-lift-room = nessun primo livello ha posto per il cubetto
maya-no-wait = hai cubetti, quindi ne piazzi o ne paghi uno
maya-no-cubes = non hai più cubetti; usa il tuo gettone o aspetta
maya-no-marker-for-it = non hai il gettone che serve
maya-no-place = ora non puoi piazzare cubetti
maya-no-double = una mossa doppia richiede { $least } cubetti{ $least ->
    [3] {" "}compreso il suo costo
   *[other] {""}
}, ne hai { $cubes }
maya-no-levels = tutti i livelli di tutte le piramidi sono pieni
maya-no-such-level = solo il livello { $level } ha posto, e { $pyramid } non ha un livello { $level }
maya-no-level-full = il livello { $level } di { $pyramid } è pieno, e i livelli più alti si aprono quando il livello { $level } è pieno su tutte le piramidi
maya-no-level-below = ora si costruisce il livello { $level }, e non hai cubetti sul livello { $missing } di { $pyramid }

## Da dove viene l’oro
maya-line-round = piramidi nel round { $round }
maya-line-forced = passaggi obbligati
maya-line-start = oro all’inizio
maya-line-paid = pagato per i gettoni blu
maya-tie-break = meno cubetti propri nella riserva

## Opzioni
maya-option-block-markers = Gettoni cubetto
maya-option-block-markers-help = Se «Sposta un cubetto» e «Cubetto extra sulla piramide» si possono usare anche più tardi nel round, o solo quando si vincono.
maya-option-block-markers-any-time = subito o più tardi nel round
maya-option-block-markers-at-once = solo subito
maya-option-variant = Variante
maya-option-variant-help = Il gioco base, o la variante per esperti con un’asta dei gettoni blu.
maya-option-variant-base = gioco base
maya-option-variant-expert = variante per esperti

## Perché un suggerimento è buono
maya-why-first = D’ora in poi giochi carte e costruisci per primo, e a parità vinci perché hai giocato prima.
maya-why-first-other = D’ora in poi { $who } giocherebbe carte e costruirebbe per primo.
maya-why-stop = Puoi aspettarti circa { NUMBER($cubes, minimumFractionDigits: 1) } cubetti, e le carte che hai in mano ne trasportano { $hand }.
maya-why-minus = Può togliere { $minus } punti a un rivale alla cava { $quarry }, dove tu ne hai { $mine }, e in mano non trasporta nulla.
maya-why-lay = Ti dà { $points } punti alla cava { $quarry }, che probabilmente portano { NUMBER($cubes, minimumFractionDigits: 1) } cubetti in più, e lascia in mano { $hand } punti per trasportare cubetti.
maya-why-no-hit = Senza colpire nessuno qui ottieni { $prize } cubetti.
maya-why-hit = Alla cava { $quarry }, { $who } scende da { $points } a { $left } punti e ottiene { $theirs } cubetti; tu ne ottieni { $prize }.
maya-why-protect = Hai { $mine } punti alla cava { $quarry }, e { $cards ->
    [one] { $cards } carta alta dei rivali lì potrebbe
   *[other] { $cards } carte alte dei rivali lì potrebbero
} essere un −{ $minus }.
maya-why-cube = { $stand }{ $above }.
maya-why-pass = Costa uno dei tuoi { $cubes } cubetti, per far costruire prima gli altri.
maya-why-forced = Non puoi piazzare cubetti: ne paghi uno e ottieni { $gold ->
    [one] { $gold } moneta d’oro
   *[other] { $gold } monete d’oro
}.
maya-why-free-pass = Gli altri costruiscono prima, e non ti costa cubetti.
maya-why-double = Piazza due cubetti prima che qualcuno possa rispondere, e dei tuoi { $cubes } ne paghi un altro.
maya-why-free-double = Piazza due dei tuoi { $cubes } cubetti prima che qualcuno possa rispondere, e non ne costa.
maya-why-wait = Tieni il gettone finché non hai visto che cosa costruiscono gli altri.
maya-why-keep = Tieni il gettone, e puoi usarlo quando hai visto che cosa costruiscono gli altri.
maya-why-unused = Il gettone torna indietro senza essere usato.
maya-why-lift-same = Senza di esso il { maya-part-level } ti dà comunque { $gold ->
    [one] { $gold } moneta d’oro
   *[other] { $gold } monete d’oro
}, e altrove può rendere di più.
maya-why-lift = Senza di esso il { maya-part-level } ti dà { $left ->
    [one] { $left } moneta d’oro
   *[other] { $left } monete d’oro
} e non { $gold }, e altrove può rendere di più.
maya-why-no-bid = Un gettone blu vale circa { NUMBER($gold, minimumFractionDigits: 1) } monete d’oro; senza offerta tieni quello che hai.
maya-why-bid = Un gettone blu vale circa { NUMBER($gold, minimumFractionDigits: 1) } monete d’oro, e l’offerta più bassa non ne ottiene.
maya-why-take = Il gettone «{ $marker }» vale circa { NUMBER($gold, minimumFractionDigits: 1) } monete d’oro.
maya-why-nowhere = Nemmeno altrove i punti servirebbero.
maya-why-plus = Ti porta da { $mine } a { $more } punti alla cava { $quarry }.
maya-why-joker-kept = Il jolly resta per qualcosa di meglio della protezione.
maya-why-joker-left = Il jolly resta, e { $cubes ->
    [one] { $cubes } cubetto è lasciato
   *[other] { $cubes } cubetti sono lasciati
} indietro.
maya-why-joker-saves = Salva { $saved } di { $cubes ->
    [one] { $cubes } cubetto
   *[other] { $cubes } cubetti
} che non puoi trasportare.
maya-part-level = livello { $level } di { $pyramid }
maya-part-stand-leads = Così sei in testa sul { maya-part-level } con { $cubes ->
    [one] { $cubes } cubetto
   *[other] { $cubes } cubetti
}, che per ora rende { $gold ->
    [one] { $gold } moneta d’oro
   *[other] { $gold } monete d’oro
}
maya-part-stand-even = Così sei alla pari sul { maya-part-level }, che per ora rende { $gold ->
    [one] { $gold } moneta d’oro
   *[other] { $gold } monete d’oro
}
maya-part-stand-second = Così sei secondo sul { maya-part-level }, { $mine } contro { $most }, che per ora rende { $gold ->
    [one] { $gold } moneta d’oro
   *[other] { $gold } monete d’oro
}
maya-part-stand-behind = Così hai { $cubes ->
    [one] { $cubes } cubetto
   *[other] { $cubes } cubetti
} contro { $most } sul { maya-part-level }, che non rende ancora
maya-part-above-you = , e il livello è pieno: ottieni un cubetto bonus sopra
maya-part-above-other = , ma il livello è pieno: { $who } ottiene un cubetto bonus sopra

## Mosse che non si possono leggere
maya-bad-move = { $text } non si può leggere; una mossa è come L4@3 (un 4 alla cava 3), Stop, Hit2 (posto 2), No, B@{ $example } (un cubetto su { $pyramid }), Lift@{ $example }1, Double o Pass.
maya-bad-move-here = { $move } non è una mossa a questo tavolo di Maya.
maya-bad-expert = { $text } è una mossa della variante per esperti, che qui non si gioca.
maya-bad-card = Non c’è una carta { $card }; ci sono { $known }.
maya-bad-quarry = Non c’è una cava { $quarry }; ci sono da 1 a { $last }.
maya-bad-bid = Un’offerta di { $bid } è troppo alta; { $most } è la massima.
maya-bad-level = Non c’è un livello { $level } di { $pyramid }; ci sono da 1 a { $top }.
maya-bad-pyramid = Qui non c’è una piramide { $pyramid }; ci sono { $known }.
