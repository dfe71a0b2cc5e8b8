# Il tavolo di Maya.

maya-table = Maya
maya-seat = Posto { $number }
maya-round = Round { $round } di { $rounds }
maya-set-up = Preparazione
maya-pyramids = Piramidi
maya-quarries = Cave
maya-players = Giocatori
maya-own = Le tue carte e i tuoi cubetti
maya-hand = Le tue carte operaio
maya-actions = Che cosa puoi fare
maya-close = Chiudi

# Che cosa succede
maya-stage-place = Ognuno piazza due cubetti
maya-stage-bid = Asta dei gettoni blu
maya-stage-take = Si scelgono i gettoni blu
maya-stage-lay = Nelle cave
maya-stage-add-points = Si può piazzare il gettone punti
maya-stage-shield = Sta per essere scoperta la cava { $quarry }
maya-stage-hit = Cava { $quarry }: si tolgono punti
maya-stage-protect = Cava { $quarry }: protezione
maya-stage-name-start-player = Cava { $quarry }: giocatore iniziale
maya-stage-block = Cava { $quarry }: gettone cubetto
maya-stage-transport = Trasporto
maya-stage-build = Costruzione delle piramidi
maya-stage-double = Mossa doppia, primo cubetto
maya-stage-doubled = Mossa doppia, secondo cubetto
maya-stage-last-turns = Ultimi gettoni cubetto
maya-stage-over = La partita è finita

# Che cosa si chiede
maya-ask-place = Piazza un cubetto sul primo livello di una piramide.
maya-ask-bid = Fai un’offerta segreta per un gettone blu.
maya-ask-take = Scegli un gettone blu.
maya-ask-lay = Tocca una carta e una cava, oppure smetti.
maya-ask-quarry = Ora tocca una cava.
maya-ask-card = Ora tocca una carta.
maya-ask-stop = Nessuna cava accetta le tue carte.
maya-ask-add-points = Piazzare il gettone punti accanto a una cava?
maya-ask-shield = Usare il jolly come protezione alla cava { $quarry }?
maya-ask-hit = A chi togli punti?
maya-ask-protect = Tocca la cava in cui sei protetto.
maya-ask-name-start-player = Chi è il giocatore iniziale d’ora in poi?
maya-ask-block = { $kind ->
    [move] Sposta un cubetto: tocca il livello da cui toglierlo.
   *[extra] Cubetto extra sulla piramide: tocca una piramide.
}
maya-ask-put = Tocca il primo livello su cui metterlo.
maya-ask-transport = Usare il jolly per trasportare più cubetti?
maya-ask-build = Tocca una piramide per piazzare un cubetto.
maya-ask-double = Mossa doppia: piazza il primo cubetto.
maya-ask-doubled = Mossa doppia: piazza il secondo cubetto.
maya-ask-last-turns = Puoi ancora usare il tuo gettone.
maya-ask-forced = Non puoi piazzare cubetti.

# The rule of the moment
maya-rule-place = Due cubetti a testa, su due piramidi diverse.
maya-rule-bid = L’offerta più alta sceglie per prima. L’ultimo, e chi offre 0, non prende gettoni e non paga.
maya-rule-take = A parità di offerta, in ordine di turno dal giocatore iniziale. Un gettone vale una volta, in questo round.
maya-rule-lay = La prima carta in una cava è bassa. Le carte che tieni trasportano i tuoi cubetti.
maya-rule-add-points = Un −3 può ridurre questi punti, e in parità perdono.
maya-rule-shield = Lì nessun −3 può ridurre i tuoi punti.
maya-rule-hit = In parità vince chi ha giocato lì per primo una carta. Con 0 punti o meno non si riceve nulla.
maya-rule-protect = Lì nessun −3 può ridurre i tuoi punti.
maya-rule-name-start-player = Vale subito, dalla prossima cava in poi.
maya-rule-block = { $kind ->
    [move] Se togli il tuo ultimo cubetto da un livello, perdi anche i tuoi cubetti sopra.
   *[extra] Va dalla tua riserva su un primo livello con spazio.
}
maya-rule-put = Non può tornare sul primo livello da cui viene.
maya-rule-transport = I cubetti in eccesso tornano nella tua riserva.
maya-rule-build = Un livello più alto si apre quando tutti i livelli inferiori di tutte le piramidi sono pieni. Ti serve un cubetto su ogni livello sotto.
maya-rule-double = I due cubetti possono andare su piramidi diverse.
maya-rule-last-turns = Tutti i cubetti sono usati: ultima occasione per i gettoni dei cubetti.
maya-rule-forced = Chi non può piazzare affatto paga un cubetto e riceve { $gold } d’oro.

# Tipi di decisioni
maya-kind-first = Piazza un cubetto
maya-kind-build = Piazza un cubetto
maya-kind-put = Metti qui il cubetto
maya-kind-extra = Cubetto extra sulla piramide (gettone)
maya-kind-lift = Sposta un cubetto (gettone)
maya-kind-joker-extra = Jolly: cubetto extra sulla piramide
maya-kind-joker-lift = Jolly: sposta un cubetto
maya-kind-double = Mossa doppia (paga 1 cubetto)
maya-kind-free-double = Mossa doppia gratis
maya-kind-joker-double = Jolly: mossa doppia
maya-kind-pass = Passa (paga 1 cubetto)
maya-kind-forced = Passa: paga 1 cubetto, ricevi { $gold ->
    [one] { $gold } moneta d’oro
   *[other] { $gold } monete d’oro
}
maya-kind-free-pass = Passa gratis
maya-kind-joker-pass = Jolly: passa gratis
maya-kind-wait = Aspetta, tieni il gettone
maya-kind-stop = Non giocare altre carte
maya-kind-decline = No
maya-kind-hit-nobody = Non togliere punti a nessuno
maya-kind-keep = { $later ->
    [yes] Tieni il gettone per dopo
   *[no] Non usarlo
}
maya-kind-joker-shield = Usa il jolly come protezione
maya-kind-joker-transport = Usa il jolly come trasporto

# Carte e cave
maya-card-back = { $name }: { $back ->
    [high] una carta alta
   *[low] una carta bassa
}, coperta
maya-card-face = { $name }: { $value }{ $down ->
    [yes] , coperta
   *[no] {""}
}
maya-hand-card = { $value } ({ $back ->
    [high] alta
   *[low] bassa
})
maya-backs = ▼ bassa, ▲ alta
maya-why-high = ▲ non ancora: la prima carta in una cava è bassa.
maya-why-full = Tutte le cave sono piene.
maya-hand-empty = Nessuna carta in mano
maya-quarry-label = Cava { $number }: { $marker }; cubetti { $prizes }; { $cards } carte su { $places }
maya-prizes = Cubetti per il primo, il secondo, …: { $prizes }
maya-protected = { $name } qui è protetto
maya-result = { $name }: { $cubes ->
    [one] { $cubes } cubetto
   *[other] { $cubes } cubetti
}
maya-settling = Distribuzione della cava { $quarry }
maya-settled = La cava { $quarry } è distribuita
maya-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
maya-minus = −{ $minus }: toglie punti a un altro, qui vale 0
maya-hit = Togli { $minus } punti a { $name }, che ne ha { $points }
maya-brought-of = { $carried } su { $won }

# Le proprie cose
maya-own-cubes = { $cubes ->
    [0] nessun cubetto
    [one] { $cubes } cubetto
   *[other] { $cubes } cubetti
}
maya-lifted = Questo cubetto viene spostato
maya-lifted-here = Da qui è stato tolto un cubetto.
maya-capacity = Le tue carte trasportano { $cubes ->
    [one] { $cubes } cubetto
   *[other] { $cubes } cubetti
}
maya-capacity-after = Le tue carte trasportano { $cubes } cubetti, poi { $left }

# Piramidi
maya-level-pays = Livello { $level } ({ $most }/{ $second }): { $who ->
    [none] nessuno
   *[other] { $who }
}.
maya-pyramid-label = { $pyramid }: chi incasserebbe ora
maya-level-title = { $pyramid }, livello { $level }
maya-level-label = { $pyramid }, livello { $level }, { $free ->
    [0] pieno
    [one] { $free } spazio libero
   *[other] { $free } spazi liberi
}.
maya-level-brings = Un cubetto qui cambierebbe il tuo oro di { $gold }.
maya-level-gold = Più cubetti: { $most ->
    [one] { $most } moneta d’oro
   *[other] { $most } monete d’oro
}, secondo posto: { $second }.
maya-level-cubes = { $name }: { $cubes ->
    [one] { $cubes } cubetto
   *[other] { $cubes } cubetti
}, { $gold ->
    [one] { $gold } moneta d’oro
   *[other] { $gold } monete d’oro
}.

# Giocatori
maya-head-gold = oro
maya-head-cubes = cubetti
maya-head-supply = riserva
maya-head-cards = carte
maya-player-label = { $name } ({ $colour ->
    [blue] blu
    [red] rosso
    [green] verde
    [purple] viola
   *[yellow] giallo
}): { $gold ->
    [one] { $gold } moneta d’oro
   *[other] { $gold } monete d’oro
}, le piramidi ora pagherebbero { $income }; { $cubes } cubetti in mano, { $supply } nella riserva; { $low } carte basse e { $high } alte in mano
maya-start-player = Giocatore iniziale
maya-gold-title = { $gold ->
    [one] { $gold } moneta d’oro
   *[other] { $gold } monete d’oro
}; le piramidi ora pagherebbero { $income }
maya-supply-title = { $cubes } cubetti nella riserva
maya-cards-title = { $low } carte basse e { $high } alte in mano
maya-stopped = non gioca altre carte
maya-more-paid = pagato per i gettoni
maya-more-round = round { $round }
maya-more-forced = passaggi obbligati
maya-more-capacity = può trasportare

# La fine di un round
maya-recap = Oro del round { $round }
maya-recap-erosion = Per livello, dal basso. L’erosione ha tolto un cubetto da ogni livello che ha pagato, e tutto ciò che era senza sostegno.
maya-recap-last = Per livello, dal basso.
maya-lost = { $cubes ->
    [one] l’erosione ha tolto { $cubes } cubetto
   *[other] l’erosione ha tolto { $cubes } cubetti
}

# Asta
maya-offer = Gettoni blu all’asta
maya-bid = La tua offerta
maya-bid-less = { $by } in meno
maya-bid-more = { $by } in più
maya-bid-nothing = Non offrire nulla
maya-bid-of = { $gold ->
    [one] { $gold } moneta d’oro
   *[other] { $gold } monete d’oro
}
maya-bid-thinking = sta pensando
maya-bid-made = ha offerto
maya-takes = sceglie per { $place }º
maya-takes-none = non ne prende, non paga

# Gettoni
maya-marker-label = Gettone { $name }: { $effect }
maya-marker-protection = Protezione
maya-marker-move-a-block = Sposta un cubetto
maya-marker-extra-block = Cubetto extra sulla piramide
maya-marker-start-player = Giocatore iniziale
maya-marker-transport = Trasporto +{ $number }
maya-marker-free-pass = Passaggio gratis
maya-marker-free-double-move = Mossa doppia gratis
maya-marker-extra-cube = Cubetto extra
maya-marker-joker = Jolly
maya-marker-points = Punti +{ $number }
maya-effect-protection = Piazzalo subito su una cava ancora coperta: lì nessun −3 può ridurre i tuoi punti.
maya-effect-move-a-block = Sposta un tuo cubetto da una piramide a un primo livello con spazio, { $later ->
    [yes] subito o più tardi nel round.
   *[no] subito.
}
maya-effect-extra-block = Metti un cubetto della riserva su un primo livello con spazio, { $later ->
    [yes] subito o più tardi nel round.
   *[no] subito.
}
maya-effect-start-player = Nomina subito il nuovo giocatore iniziale; puoi essere tu.
maya-effect-transport = In questo round puoi trasportare { $number } cubetti in più.
maya-effect-free-pass = Durante la costruzione passa una volta senza pagare un cubetto.
maya-effect-free-double-move = Fai una mossa doppia senza pagare un cubetto.
maya-effect-extra-cube = Un cubetto della riserva che non richiede trasporto.
maya-effect-joker = Vale una volta come un gettone verde qualsiasi, tranne giocatore iniziale.
maya-effect-points = Dopo che tutti hanno passato, { $number } punti in una cava a scelta, anche senza tue carte.
