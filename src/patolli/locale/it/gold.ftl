# Das Gold der Maya: le parole del tavoliere.

gold-page-auction = Asta
gold-page-others = Gli altri
gold-page-values = Valori

gold-material-stone = pietra
gold-material-jade = giada
gold-material-bronze = bronzo
gold-material-silver = argento
gold-material-gold = oro
gold-and = { $first } e { $last }
gold-or = { $first } o { $last }
gold-seat = Posto { $seat }
gold-you = { $name } (tu)
gold-list = { $title } elenco

# Cocci
gold-shard-unknown = { $material } { $value } – { $part } del cerchio, retro sconosciuto
gold-shard-secret = { $material } { $value } – { $part } del cerchio, retro { $back } (noto solo a chi lo possiede)
gold-shard-open = { $material } { $value } – { $part } del cerchio, retro { $back } (noto a tutti)

# Perle
gold-beads = { $beads ->
    [0] nessuna perla
    [one] 1 perla
   *[other] { $beads } perle
}
gold-beads-hidden = perle dietro lo schermo

# L’asta
gold-row = Il tabellone dell’asta
gold-auction = Asta { $auction } di { $auctions }
gold-bag = { $shards ->
    [0] Il sacchetto è vuoto
    [one] 1 coccio nel sacchetto
   *[other] { $shards } cocci nel sacchetto
}
gold-for-sale = All’asta
gold-sold = Venduto
gold-next = Prossimo
gold-then = Poi
gold-side-up = Sul tuo piatto:
gold-side-back = il retro può essere
gold-side-or = o
gold-back-may-be = Il retro può essere { $backs }.
gold-fits = sta sul piatto così com’è
gold-bid-title = Offerta segreta
gold-bid-hand = { $beads ->
    [0] Non hai perle
    [one] Hai 1 perla
   *[other] Hai { $beads } perle
}
gold-bid = { $beads ->
    [0] Offri 0, niente
    [one] Offri 1 perla
   *[other] Offri { $beads } perle
}
gold-bid-choose = Quante perle?
gold-bid-then = { $beads ->
    [0] Una mano vuota non vince mai, ma può essere pagata.
   *[other] Se vinci, te ne restano { $left }.
}
gold-bid-button = Offri
gold-bid-now = { $beads ->
    [0] Non offrire niente
   *[other] Offri { $beads }
}
gold-bid-all = Tutte: { $beads }
gold-bid-sure = Sicuro: { $beads }
gold-bid-surest = Sicuro: { $beads }, più di quante ne abbia chiunque altro
gold-own-bid = { $beads ->
    [0] Non offri niente.
    [one] Offri 1 perla.
   *[other] Offri { $beads } perle.
}
gold-waiting = Devono ancora offrire:
gold-bids-none = Nessuna offerta ancora scoperta
gold-latest = Offerte dell’asta { $auction }
gold-fate-won = ha vinto, paga { $beads }
gold-fate-tied = pari: annullata
gold-fate-paid = riceve { $beads }
gold-fate-may-be-paid = può ricevere { $beads }
gold-fate-nothing = niente offerto
gold-fate-kept = tiene l’offerta
gold-nobody-won = Nessuno lo ha vinto: il coccio è fuori dal gioco.
gold-won-paid = { $beads ->
    [one] { $winner } lo ha vinto e ha dato 1 perla a { $payee }.
   *[other] { $winner } lo ha vinto e ha dato { $beads } perle a { $payee }.
}
gold-won-pays = { $beads ->
    [one] { $winner } lo ha vinto e sceglie chi riceve la perla.
   *[other] { $winner } lo ha vinto e sceglie chi riceve le { $beads } perle.
}
gold-pay = { $beads ->
    [one] Dai 1 perla a { $name }
   *[other] Dai { $beads } perle a { $name }
}

# Piatti
gold-mine = I tuoi piatti
gold-my-plate = Il tuo piatto
gold-plate = Piatto { $plate }
gold-plate-of = Piatto di { $name }
gold-plate-empty = vuoto
gold-plate-planned = Il piatto come sarebbe
gold-its-back = retro: { $material }
gold-choose-this = Metti il nuovo coccio sul piatto { $plate }
gold-worth = { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
gold-worth-then = { $points ->
    [one] Vale 1 punto.
   *[other] Vale { $points } punti.
}
gold-worth-parts = { $one ->
    [0] { $complete } completa + { $values } valori
   *[other] { $complete } completa + { $values } valori + { $one } un solo materiale
}
gold-values = Valori finora: { $values }
gold-room = { $room } da riempire, per esempio { $way }
gold-room-never = { $room } da riempire, ma nessun coccio lo fa esattamente
gold-total-parts = tavolette { $tablets } + perle { $beads } =
gold-joint = { $apart ->
    [0] { $a } accanto a { $b }: permesso, lo stesso
    [one] { $a } accanto a { $b }: permesso, valori diversi di 1
   *[other] { $a } accanto a { $b }: vietato, valori diversi di { $apart }
}
gold-why-size = I cocci superano il cerchio: { $size }.
gold-why-gap = { $low } e { $high } non possono toccarsi: in mezzo ci vuole { $missing }.
gold-why-apart = { $low } e { $high } non possono toccarsi, e niente sta in mezzo.
gold-why-close = { $count ->
    [one] Il cerchio si chiude, quindi { $lonely } deve esserci due volte: all’andata e al ritorno.
   *[other] Il cerchio si chiude, quindi { $lonely } devono esserci due volte ciascuno: all’andata e al ritorno.
}

# Disporre
gold-arrange = Disponi il tuo piatto
gold-arrange-count = coccio { $now } di { $total }
gold-this-new = Il nuovo coccio: { $material }, { $part }
gold-this-shard = Questo coccio: { $material }, { $part }
gold-lay-up = Posalo: { $material } in vista
gold-keep-up = Resta in vista: { $material }
gold-turn-up = Giralo: { $material } in vista
gold-put-out = Toglilo dal gioco
gold-make-room = Togli dal gioco questo o altri.
gold-beside = Non ci sta:
gold-lay-all = Disponi il piatto così
gold-lay-following = Il piatto viene disposto così: ancora { $left }
gold-arrange-help = Tocca o trascina un coccio per cambiarlo: T lo gira, Canc lo toglie. Ciò che è deciso resta.
gold-out = Tolti dal gioco:
gold-out-mine = Tolti dal gioco da te:
gold-unsold = Invenduti:

# Che cosa c’è da fare
gold-do-bid = Fai un’offerta segreta per questo coccio: { $material } { $part }.
gold-do-pay = { $beads ->
    [one] Hai vinto tu. Chi riceve la tua perla?
   *[other] Hai vinto tu. Chi riceve le tue { $beads } perle?
}
gold-do-plate = Hai guardato il retro. Su quale piatto va il coccio?
gold-do-lay = Posa il nuovo coccio, { $material } { $part }, o toglilo dal gioco.
gold-do-arrange = Lascia questo coccio com’è, giralo o toglilo dal gioco: { $material } { $part }.

# La regola del momento
gold-rule-bid = Le offerte uguali si annullano. Chi vince paga chi ha offerto meno.
gold-rule-bid-two = Con offerte uguali non lo prende nessuno. Altrimenti chi ha offerto di più paga l’altro.
gold-rule-pay-least = In più d’uno hanno offerto il minimo: scegli uno di loro.
gold-rule-pay-anyone = Tutte le altre offerte si sono annullate: puoi pagare chiunque.
gold-rule-plate = Poi puoi ridisporre solo quel piatto.
gold-rule-arrange = I vicini possono differire al massimo di 1 nel valore. La tavoletta è completa quando il cerchio è pieno.

# Che cosa fanno gli altri
gold-is-bidding = pensa a un’offerta …
gold-has-bid = ha offerto
gold-is-paying = sceglie chi pagare …
gold-is-choosing = sceglie un piatto …
gold-is-arranging = dispone un piatto …

# Materiali e punti
gold-aid = Vicini, valori e retri
gold-aid-text = I materiali collegati possono toccarsi; sotto: che cosa può esserci sul retro. { $incomplete ->
    [yes] Una tavoletta completa vale { $complete } e i suoi valori, { $one } in più se di un solo materiale; una incompleta solo i suoi valori. Ogni perla { $bead }.
   *[no] Una tavoletta completa vale { $complete } e i suoi valori, { $one } in più se di un solo materiale; una incompleta niente. Ogni perla { $bead }.
}
gold-backs = retri:
gold-over = La partita è finita
gold-score-player = Giocatore
gold-score-plate = Tavoletta
gold-score-beads = Perle
gold-score-total = Totale
