### Was von Yaxha gesagt wird.

yaxha-colour = { $colour ->
    [orange] orange
    [blue] blau
    [green] grün
    [yellow] gelb
   *[white] weiß
}
yaxha-a-cube = { $colour ->
    [orange] einen orangen Stein
    [blue] einen blauen Stein
    [green] einen grünen Stein
    [yellow] einen gelben Stein
   *[white] einen weißen Stein
}
yaxha-group = { $colour ->
    [orange] orange Gruppe
    [blue] blaue Gruppe
    [green] grüne Gruppe
    [yellow] gelbe Gruppe
   *[white] weiße Gruppe
}

## Züge
yaxha-move-market = Markt { $market } nehmen
yaxha-move-lay = { yaxha-a-cube } auf { $cell }, Ebene { $layer }, legen{ $new ->
    [column] , in eine neue Spalte
    [row] , in eine neue Reihe
   *[no] {""}
}
yaxha-move-discard = { yaxha-a-cube }, der nirgends passt, aus dem Spiel nehmen

## Warum ein Zug nicht erlaubt ist
yaxha-no-building = du hast deine Steine und baust jetzt
yaxha-no-such-market = mit { $players } Spielern gibt es nur die Märkte M1 bis M{ $players }
yaxha-no-taken = Markt { $market } ist vergeben; wähle { $free }
yaxha-no-choosing = jetzt wählst du einen Markt, gebaut wird danach
yaxha-no-cube-left = { $colour ->
    [orange] du hast keinen orangen Stein mehr
    [blue] du hast keinen blauen Stein mehr
    [green] du hast keinen grünen Stein mehr
    [yellow] du hast keinen gelben Stein mehr
   *[white] du hast keinen weißen Stein mehr
}; du hast { $hand }
yaxha-no-discard = { $colour ->
    [orange] ein oranger Stein passt noch irgendwo
    [blue] ein blauer Stein passt noch irgendwo
    [green] ein grüner Stein passt noch irgendwo
    [yellow] ein gelber Stein passt noch irgendwo
   *[white] ein weißer Stein passt noch irgendwo
} und muss dann gelegt werden
yaxha-no-first = der erste Stein heißt immer a1; die anderen werden von dort aus benannt
yaxha-no-filled = dort liegt schon ein Stein
yaxha-no-long = Ebene 1 wäre mehr als vier Steine lang
yaxha-no-touch = der Stein würde keinen anderen berühren; diagonal zählt nicht
yaxha-no-support = darunter liegen keine vier Steine, die ihn tragen
yaxha-no-own-colour = über Ebene 1 muss ein Stein seine eigene Farbe berühren; { $colour ->
    [orange] kein oranger
    [blue] kein blauer
    [green] kein grüner
    [yellow] kein gelber
   *[white] kein weißer
} liegt darunter oder daneben

## Woher die Punkte kommen
yaxha-line-colour = { yaxha-colour }
yaxha-line-largest-colour = die größte { yaxha-group }
yaxha-line-largest-group = die größte Gruppe einer beliebigen Farbe
yaxha-line-largest-on-layer-1 = die größte Gruppe auf Ebene 1, nur diese Ebene zählt
yaxha-line-most-layers = die Gruppe, die sich über die meisten Ebenen erstreckt
yaxha-line-second-largest = die zweitgrößte Gruppe einer beliebigen Farbe
yaxha-line-more-than-left = eine größere { yaxha-group } als links von dir
yaxha-line-five-colours-on-layer-1 = fünf sichtbare Farben auf Ebene 1
yaxha-line-five-colours-on-layer-2 = fünf sichtbare Farben auf Ebene 2
yaxha-line-one-side-one-colour = eine Seite der Pyramide ganz in einer Farbe
yaxha-line-three-colours = genau drei sichtbare Farben

## Optionen
yaxha-option-deck = Bonuskarten
yaxha-option-deck-help = Alle Bonuskarten oder nur die acht für das erste Spiel.
yaxha-option-deck-whole = alle
yaxha-option-deck-first-game = die acht für das erste Spiel

## Was geschieht
yaxha-effect-round = Runde { $round } beginnt. { $markets }
yaxha-effect-chosen = { $who } hat einen Markt gewählt.
yaxha-effect-revealed = Alle decken ihre Wahl auf.
yaxha-effect-given-alone = Nur { $who } hat Markt { $market } gewählt und bekommt ihn: { $cubes }.
yaxha-effect-given-lower-tile = { $all } haben { $count ->
    [2] beide
   *[other] alle
} Markt { $market } gewählt. { $who } hat das { $count ->
    [2] niedrigere
   *[other] niedrigste
} Reihenfolgeplättchen und bekommt ihn: { $cubes }.
yaxha-effect-given-choice = { $who } nimmt Markt { $market }: { $cubes }.
yaxha-effect-given-last = Für { $who } bleibt Markt { $market }: { $cubes }.
yaxha-effect-swapped = { $one } und { $other } haben denselben Markt gewählt und tauschen ihre Reihenfolgeplättchen. { $one } hat jetzt Plättchen { $tile }, { $other } Plättchen { $other_tile }.
yaxha-effect-finished = { $who } hat fertig gebaut.
yaxha-effect-built = { $who } baut { $cubes }.
yaxha-effect-discarded = { $who } nimmt aus dem Spiel, was nirgends passt: { $cubes }.
yaxha-effect-moved = Was a1 war, ist jetzt { $cell }.
yaxha-effect-groups = Die größten { $colour ->
    [orange] orangen
    [blue] blauen
    [green] grünen
    [yellow] gelben
   *[white] weißen
} Gruppen: { $scores }.
yaxha-effect-card = Bonuskarte: { $card }. { $who } { $count ->
    [one] bekommt { yaxha-part-points }
   *[other] bekommen je { yaxha-part-points }
}.
yaxha-effect-card-nobody = Bonuskarte: { $card }. Niemand erfüllt sie.
yaxha-effect-ended = Punkte: { $points }. { $who } { $by ->
    [shared] teilen sich den Sieg
   *[points] gewinnt
}.
yaxha-effect-market = Markt { $market }: { $cubes }.
yaxha-effect-at = { $colour ->
    [orange] Orange
    [blue] Blau
    [green] Grün
    [yellow] Gelb
   *[white] Weiß
} auf { $cell }
yaxha-effect-on-layer = auf Ebene { $layer } { $cubes }
yaxha-effect-group = { $who } { $size ->
    [0] nichts
   *[other] { yaxha-part-points } für { $size } Steine
}
yaxha-effect-total = { $who } { $points }

## Warum ein Tipp gut ist
yaxha-why-left = Von dem, was übrig ist, bringt dies deiner Pyramide etwa { yaxha-part-points }: { $cubes }.
yaxha-why-yours = Seine Steine, { $cubes }, bringen deiner Pyramide etwa { yaxha-part-points }, und dein Reihenfolgeplättchen sichert sie dir.
yaxha-why-chance = Seine Steine, { $cubes }, bringen deiner Pyramide etwa { yaxha-part-points }, und dass niemand mit einem niedrigeren Reihenfolgeplättchen sie nimmt, ist zu etwa { $chance } % wahrscheinlich.
yaxha-why-discard = Für den { $colour ->
    [orange] orangen
    [blue] blauen
    [green] grünen
    [yellow] gelben
   *[white] weißen
} Stein gibt es keinen Platz, also muss er weg.
yaxha-why-build = { $what }{ $gain }{ $rival }{ $cost }.
yaxha-part-cubes = { $number } { $colour ->
    [orange] { $number ->
        [one] oranger
       *[other] orange
    }
    [blue] { $number ->
        [one] blauer
       *[other] blaue
    }
    [green] { $number ->
        [one] grüner
       *[other] grüne
    }
    [yellow] { $number ->
        [one] gelber
       *[other] gelbe
    }
   *[white] { $number ->
        [one] weißer
       *[other] weiße
    }
}
yaxha-part-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
yaxha-part-what-start = Er beginnt eine { yaxha-group }
yaxha-part-what-join = Er verbindet { $colour ->
    [orange] orange
    [blue] blaue
    [green] grüne
    [yellow] gelbe
   *[white] weiße
} Steine zu einer Gruppe von { $after } statt { $before }
yaxha-part-what-grow = Mit ihm ist die größte { yaxha-group } { $after } statt { $before } Steine groß
yaxha-part-what-shrink = Mit ihm ist die größte { yaxha-group } nur noch { $after } statt { $before } Steine groß
yaxha-part-what-apart = Er liegt abseits der { $colour ->
    [orange] orangen
    [blue] blauen
    [green] grünen
    [yellow] gelben
   *[white] weißen
} Gruppe von { $before }
yaxha-part-what-same = Mit ihm bleibt die größte { yaxha-group } bei { $before }
yaxha-part-gain-more = , das bringt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} mehr
yaxha-part-gain-less = , das kostet { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
yaxha-part-gain-none = , das bringt jetzt keine weiteren Punkte
yaxha-part-rival = , und liegt damit bei der Bonuskarte vorn ({ $after } zu { $most })
yaxha-part-cost-hides = ; er verdeckt { yaxha-a-cube }
yaxha-part-cost-place = ; er nimmt der { $colour ->
    [orange] orangen
    [blue] blauen
    [green] grünen
    [yellow] gelben
   *[white] weißen
} Gruppe von { $size } einen Platz weg

## Züge, die sich nicht lesen lassen
yaxha-bad-move = { $text } lässt sich nicht lesen; ein Zug sieht aus wie M2 (Markt 2), O@b1 (Orange auf Spalte b, Reihe 1), O@b1^2 (dasselbe auf Ebene 2) oder Ox (Orange aus dem Spiel nehmen).
yaxha-bad-market = Es gibt keinen Markt { $market }; es gibt höchstens M1 bis M{ $last }.
yaxha-bad-colour = Es gibt keine Farbe { $letter }; die Farben sind O orange, B blau, G grün, Y gelb, W weiß.
yaxha-bad-layer = Es gibt keine Ebene { $layer } in { $text }; die Ebenen gehen von 1 bis { $last }.
yaxha-bad-cell = Es gibt kein Feld { $cell } auf Ebene { $layer }; ihre Spalten sind { $columns }, ihre Reihen { $first } bis { $last }.
