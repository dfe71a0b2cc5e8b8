### Il tavolo di Yaxha. I termini sono quelli del regolamento.

yaxha-colour = { $colour ->
        [orange] arancione
        [blue] blu
        [green] verde
        [yellow] giallo
       *[white] bianco
    }
yaxha-round = Round { $round } di { $rounds }

## Mercati
yaxha-markets = Tessere mercato
yaxha-market = Mercato { $market }
yaxha-market-empty = preso
yaxha-chose = scelto da { $name }
yaxha-chose-late = scelto anche da { $name }
yaxha-choose = Scegli in segreto un mercato.
yaxha-rule-choose = Se più giocatori scelgono lo stesso mercato, lo prende la tessera turno più bassa; poi si scambiano le tessere.
yaxha-rule-claim = Chi è rimasto senza cubi sceglie nell’ordine delle tessere turno.
yaxha-rule-build = Dal livello 2 un cubo poggia su quattro cubi e tocca il proprio colore.
yaxha-rule-stuck = Si può scartare solo un cubo che non entra da nessuna parte.
yaxha-rule-ready = Prima non viene inviato nulla. Tocca o trascina un cubo per spostarlo.
yaxha-claim = Il tuo mercato è andato a una tessera turno più bassa. Scegline uno tra i rimasti.
yaxha-you-chose = Hai scelto il mercato { $market }.
yaxha-waiting = { $count ->
        [0] In attesa.
       *[other] In attesa di { $names }.
    }
yaxha-turn-order = Ordine di turno
yaxha-turn-order-why = Se più giocatori scelgono lo stesso mercato, lo prende chi viene prima in quest’ordine; poi si scambiano le tessere turno.
yaxha-turn-tile = Tessera turno { $number }
yaxha-turn-tile-why = Tessera turno { $number }: se più giocatori scelgono lo stesso mercato, lo prende la tessera più bassa; poi si scambiano le tessere.

## Costruire
yaxha-hand = Cubi da piazzare
yaxha-hand-none = Qui arrivano i tuoi cubi di questo round.
yaxha-cube = { $colour ->
        [orange] Cubo arancione
        [blue] Cubo blu
        [green] Cubo verde
        [yellow] Cubo giallo
       *[white] Cubo bianco
    }
yaxha-cube-stuck = { yaxha-cube }, non entra da nessuna parte
yaxha-cube-planned = { yaxha-cube }, piazzato
yaxha-planned = { yaxha-cube } in { $cell }, livello { $layer }: riprendilo
yaxha-cube-at = { yaxha-cube } in { $cell }
yaxha-cube-hidden = { yaxha-cube } in { $cell }, nascosto: non conta per nessun gruppo
yaxha-build = { $colour ->
        [orange] Piazza il cubo arancione su una casella illuminata.
        [blue] Piazza il cubo blu su una casella illuminata.
        [green] Piazza il cubo verde su una casella illuminata.
        [yellow] Piazza il cubo giallo su una casella illuminata.
       *[white] Piazza il cubo bianco su una casella illuminata.
    }
yaxha-build-any = Scegli un cubo da piazzare.
yaxha-ready = Sposta i tuoi cubi come vuoi, poi premi Fatto.
yaxha-done = Fatto
yaxha-done-left = { $count ->
        [one] Ancora 1 cubo
       *[other] Ancora { $count } cubi
    }
yaxha-no-place = { $colour ->
        [orange] Il cubo arancione ora non entra da nessuna parte.
        [blue] Il cubo blu ora non entra da nessuna parte.
        [green] Il cubo verde ora non entra da nessuna parte.
        [yellow] Il cubo giallo ora non entra da nessuna parte.
       *[white] Il cubo bianco ora non entra da nessuna parte.
    }
yaxha-perhaps-later = Forse dopo un altro cubo.
yaxha-lay = { yaxha-cube } in { $cell }, livello { $layer }
yaxha-discard = { $colour ->
        [orange] Scarta il cubo arancione
        [blue] Scarta il cubo blu
        [green] Scarta il cubo verde
        [yellow] Scarta il cubo giallo
       *[white] Scarta il cubo bianco
    }
yaxha-discarded = { $count ->
        [one] Un cubo scartato
       *[other] { $count } cubi scartati
    }

## Piramidi
yaxha-pyramid = Piramide
yaxha-pyramid-mine = La tua piramide
yaxha-pyramid-of = Piramide di { $name }
yaxha-back = Alla mia
yaxha-seen-as = Come si vede la piramide
yaxha-layers = Livelli
yaxha-slanted = 3D
yaxha-layer = Livello { $layer }
yaxha-more-behind = Gira la piramide: dietro ci sono altre caselle illuminate
yaxha-turn-left = Gira a sinistra
yaxha-turn-right = Gira a destra
yaxha-groups = Gruppo visibile più grande di ogni colore
yaxha-largest-group = { $colour ->
        [orange] Arancione
        [blue] Blu
        [green] Verde
        [yellow] Giallo
       *[white] Bianco
    }: gruppo più grande { $size }, { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }

## Giocatori
yaxha-players = Giocatori
yaxha-you = Tu
yaxha-thinking = sta pensando …
yaxha-has-chosen = ha scelto
yaxha-claiming = sceglie ora
yaxha-building = costruisce …
yaxha-has-built = ha costruito
yaxha-player = { $name }, tessera turno { $number }, { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }; { $doing }
yaxha-over = La partita è finita.

## Carte bonus; ogni frase continua dopo «5 punti bonus»
yaxha-cards = Carte bonus
yaxha-card = Carta bonus { $number }
yaxha-card-colour = { $colour ->
        [orange] per il gruppo arancione più grande
        [blue] per il gruppo blu più grande
        [green] per il gruppo verde più grande
        [yellow] per il gruppo giallo più grande
       *[white] per il gruppo bianco più grande
    }
yaxha-card-group = per il gruppo più grande di un qualsiasi colore
yaxha-card-ground = per il gruppo più grande sul livello 1; contano solo i cubi lì
yaxha-card-layers = per il gruppo che si estende su più livelli
yaxha-card-second = per il secondo gruppo più grande di un qualsiasi colore
yaxha-card-second-now = { $size ->
        [0] Nessun gruppo è ancora più piccolo del più grande: nessuno ottiene la carta.
       *[other] In questo momento è un gruppo di { $size }.
    }
yaxha-card-left = { $colour ->
        [orange] per un gruppo arancione più grande di chi siede alla tua sinistra
        [blue] per un gruppo blu più grande di chi siede alla tua sinistra
        [green] per un gruppo verde più grande di chi siede alla tua sinistra
        [yellow] per un gruppo giallo più grande di chi siede alla tua sinistra
       *[white] per un gruppo bianco più grande di chi siede alla tua sinistra
    }
yaxha-card-left-name = Alla tua sinistra siede { $name }.
yaxha-card-five-1 = per 5 colori visibili sul livello 1
yaxha-card-five-2 = per 5 colori visibili sul livello 2
yaxha-card-side = per un lato della piramide tutto di un colore
yaxha-card-three = per esattamente 3 colori visibili nella piramide
yaxha-card-met = { $name }: { $standing }, ora ottiene la carta
yaxha-card-unmet = { $name }: { $standing }, ora non ottiene la carta

## Punteggio
yaxha-cards-score = Carte e punti
yaxha-score = Punteggio
yaxha-sheet = Se la partita finisse ora
yaxha-sheet-end = Punteggio finale
yaxha-total = Totale
yaxha-scale = Punti del gruppo visibile più grande di un colore, per grandezza
yaxha-bag = Ancora nel sacchetto
yaxha-left = { yaxha-colour }: { $count }
