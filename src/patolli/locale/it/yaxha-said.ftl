### Ciò che si dice di Yaxha.

yaxha-colour = { $colour ->
    [orange] arancione
    [blue] blu
    [green] verde
    [yellow] giallo
   *[white] bianco
}
yaxha-a-cube = un cubo { yaxha-colour }
yaxha-group = gruppo { yaxha-colour }

## Mosse
yaxha-move-market = prendere il mercato { $market }
yaxha-move-lay = piazzare { yaxha-a-cube } in { $cell } sul livello { $layer }{ $new ->
    [column] , in una nuova colonna
    [row] , in una nuova riga
   *[no] {""}
}
yaxha-move-discard = scartare { yaxha-a-cube } che non entra da nessuna parte

## Perché una mossa non è permessa
yaxha-no-building = hai i tuoi cubi e ora costruisci
yaxha-no-such-market = con { $players } giocatori ci sono solo i mercati da M1 a M{ $players }
yaxha-no-taken = il mercato { $market } è preso; scegli { $free }
yaxha-no-choosing = ora scegli un mercato, si costruisce dopo
yaxha-no-cube-left = non hai più cubi di colore { yaxha-colour }; hai { $hand }
yaxha-no-discard = { yaxha-a-cube } entra ancora da qualche parte, e allora va piazzato
yaxha-no-first = il primo cubo si scrive sempre a1; gli altri si indicano a partire da lì
yaxha-no-filled = c’è già un cubo
yaxha-no-long = il livello 1 sarebbe lungo più di quattro cubi
yaxha-no-touch = il cubo non toccherebbe nessun altro cubo; in diagonale non vale
yaxha-no-support = sotto non ci sono quattro cubi che lo reggano
yaxha-no-own-colour = sopra il livello 1 un cubo deve toccare il suo colore; sotto o accanto non c’è un cubo { yaxha-colour }

## Da dove vengono i punti
yaxha-line-colour = { yaxha-colour }
yaxha-line-largest-colour = il { yaxha-group } più grande
yaxha-line-largest-group = il gruppo più grande di un qualsiasi colore
yaxha-line-largest-on-layer-1 = il gruppo più grande sul livello 1, contando solo quel livello
yaxha-line-most-layers = il gruppo che si estende su più livelli
yaxha-line-second-largest = il secondo gruppo più grande di un qualsiasi colore
yaxha-line-more-than-left = un { yaxha-group } più grande di chi siede alla tua sinistra
yaxha-line-five-colours-on-layer-1 = cinque colori visibili sul livello 1
yaxha-line-five-colours-on-layer-2 = cinque colori visibili sul livello 2
yaxha-line-one-side-one-colour = un lato della piramide tutto di un colore
yaxha-line-three-colours = esattamente tre colori visibili

## Opzioni
yaxha-option-deck = Carte bonus
yaxha-option-deck-help = Tutte le carte bonus, o solo le otto per la prima partita.
yaxha-option-deck-whole = tutte
yaxha-option-deck-first-game = le otto per la prima partita

## Che cosa succede
yaxha-effect-round = Comincia il round { $round }. { $markets }
yaxha-effect-chosen = { $who } ha scelto un mercato.
yaxha-effect-revealed = Tutti rivelano la loro scelta.
yaxha-effect-given-alone = Solo { $who } ha scelto il mercato { $market } e ne prende i cubi: { $cubes }.
yaxha-effect-given-lower-tile = { $count ->
    [2] In due
    [3] In tre
   *[other] In quattro
} hanno scelto il mercato { $market }: { $all }. { $who } ha la tessera turno più bassa e prende i cubi: { $cubes }.
yaxha-effect-given-choice = { $who } prende il mercato { $market }: { $cubes }.
yaxha-effect-given-last = A { $who } resta il mercato { $market }: { $cubes }.
yaxha-effect-swapped = { $one } e { $other } hanno scelto lo stesso mercato e si scambiano le tessere turno. { $one } ora ha la tessera { $tile }, { $other } la tessera { $other_tile }.
yaxha-effect-finished = { $who } ha finito di costruire.
yaxha-effect-built = { $who } piazza { $cubes }.
yaxha-effect-discarded = { $who } scarta ciò che non entra da nessuna parte: { $cubes }.
yaxha-effect-moved = Quella che era a1 ora è { $cell }.
yaxha-effect-groups = I gruppi { $colour ->
    [orange] arancioni
    [blue] blu
    [green] verdi
    [yellow] gialli
   *[white] bianchi
} più grandi: { $scores }.
yaxha-effect-card = Carta bonus: { $card }. { $who } { $count ->
    [one] riceve { yaxha-part-points }
   *[other] ricevono { yaxha-part-points } a testa
}.
yaxha-effect-card-nobody = Carta bonus: { $card }. Nessuno la soddisfa.
yaxha-effect-ended = Punti: { $points }. { $who } { $by ->
    [shared] condividono la vittoria
   *[points] vince
}.
yaxha-effect-market = Mercato { $market }: { $cubes }.
yaxha-effect-at = { yaxha-colour } in { $cell }
yaxha-effect-on-layer = { $cubes } sul livello { $layer }
yaxha-effect-group = { $who } { $size ->
    [0] niente
    [one] { yaxha-part-points } per { $size } cubo
   *[other] { yaxha-part-points } per { $size } cubi
}
yaxha-effect-total = { $who } { $points }

## Perché un suggerimento è buono
yaxha-why-left = Tra quello che resta, questo porta alla tua piramide circa { yaxha-part-points }: { $cubes }.
yaxha-why-yours = I suoi cubi, { $cubes }, portano alla tua piramide circa { yaxha-part-points }, e la tua tessera turno te li assicura.
yaxha-why-chance = I suoi cubi, { $cubes }, portano alla tua piramide circa { yaxha-part-points }, e la probabilità che nessuno con una tessera turno più bassa li prenda è circa il { $chance }%.
yaxha-why-discard = Per il cubo { yaxha-colour } non c’è posto, quindi va scartato.
yaxha-why-build = { $what }{ $gain }{ $rival }{ $cost }.
yaxha-part-cubes = { $number } { $colour ->
    [orange] { $number ->
        [one] arancione
       *[other] arancioni
    }
    [blue] blu
    [green] { $number ->
        [one] verde
       *[other] verdi
    }
    [yellow] { $number ->
        [one] giallo
       *[other] gialli
    }
   *[white] { $number ->
        [one] bianco
       *[other] bianchi
    }
}
yaxha-part-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
yaxha-part-what-start = Comincia un { yaxha-group }
yaxha-part-what-join = Unisce cubi di colore { yaxha-colour } in un gruppo di { $after } invece di { $before }
yaxha-part-what-grow = Porta il { yaxha-group } più grande a { $after } cubi invece di { $before }
yaxha-part-what-shrink = Riduce il { yaxha-group } più grande a soli { $after } cubi invece di { $before }
yaxha-part-what-apart = Resta staccato dal { yaxha-group } di { $before }
yaxha-part-what-same = Lascia il { yaxha-group } più grande a { $before }
yaxha-part-gain-more = , che vale { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} in più
yaxha-part-gain-less = , che costa { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
yaxha-part-gain-none = , che per ora non dà altri punti
yaxha-part-rival = , ed è in testa per la carta bonus ({ $after } a { $most })
yaxha-part-cost-hides = ; nasconde { yaxha-a-cube }
yaxha-part-cost-place = ; toglie un posto al { yaxha-group } di { $size }

## Mosse che non si possono leggere
yaxha-bad-move = { $text } non si può leggere; una mossa è come M2 (mercato 2), O@b1 (arancione in colonna b, riga 1), O@b1^2 (lo stesso sul livello 2) o Ox (scartare arancione).
yaxha-bad-market = Non c’è un mercato { $market }; ci sono al massimo da M1 a M{ $last }.
yaxha-bad-colour = Non c’è un colore { $letter }; i colori sono O arancione, B blu, G verde, Y giallo, W bianco.
yaxha-bad-layer = Non c’è un livello { $layer } in { $text }; i livelli vanno da 1 a { $last }.
yaxha-bad-cell = Non c’è una casella { $cell } sul livello { $layer }; le colonne sono { $columns }, le righe da { $first } a { $last }.
