### Wat over Yaxha gezegd wordt.

yaxha-colour = { $colour ->
    [orange] oranje
    [blue] blauw
    [green] groen
    [yellow] geel
   *[white] wit
}
yaxha-a-cube = { $colour ->
    [orange] een oranje blokje
    [blue] een blauw blokje
    [green] een groen blokje
    [yellow] een geel blokje
   *[white] een wit blokje
}
yaxha-group = { $colour ->
    [orange] oranje groep
    [blue] blauwe groep
    [green] groene groep
    [yellow] gele groep
   *[white] witte groep
}

## Zetten
yaxha-move-market = markttegel { $market } nemen
yaxha-move-lay = { yaxha-a-cube } op { $cell }, bouwlaag { $layer }, plaatsen{ $new ->
    [column] , in een nieuwe kolom
    [row] , in een nieuwe rij
   *[no] {""}
}
yaxha-move-discard = { yaxha-a-cube } weggooien, dat nergens past

## Waarom een zet niet mag
yaxha-no-building = je hebt je blokjes en bouwt nu
yaxha-no-such-market = met { $players } spelers zijn er alleen de markttegels M1 tot en met M{ $players }
yaxha-no-taken = markttegel { $market } is al geclaimd; kies { $free }
yaxha-no-choosing = nu kies je een markttegel, bouwen komt daarna
yaxha-no-cube-left = je hebt geen { yaxha-colour } blokje meer; je hebt { $hand }
yaxha-no-discard = { yaxha-a-cube } past nog ergens en moet dan geplaatst worden
yaxha-no-first = het eerste blokje heet altijd a1; de andere worden van daaruit genoemd
yaxha-no-filled = daar ligt al een blokje
yaxha-no-long = bouwlaag 1 zou meer dan vier blokjes lang worden
yaxha-no-touch = het blokje zou geen ander blokje raken; diagonaal telt niet
yaxha-no-support = eronder liggen geen vier blokjes die het dragen
yaxha-no-own-colour = boven bouwlaag 1 moet een blokje zijn eigen kleur raken; eronder of ernaast ligt geen { yaxha-colour } blokje

## Waar de punten vandaan komen
yaxha-line-colour = { yaxha-colour }
yaxha-line-largest-colour = de grootste { yaxha-group }
yaxha-line-largest-group = de grootste groep van om het even welke kleur
yaxha-line-largest-on-layer-1 = de grootste groep op bouwlaag 1, alleen die laag telt
yaxha-line-most-layers = de groep die over de meeste bouwlagen loopt
yaxha-line-second-largest = de op één na grootste groep van om het even welke kleur
yaxha-line-more-than-left = een grotere { yaxha-group } dan je linkerbuur
yaxha-line-five-colours-on-layer-1 = vijf zichtbare kleuren op bouwlaag 1
yaxha-line-five-colours-on-layer-2 = vijf zichtbare kleuren op bouwlaag 2
yaxha-line-one-side-one-colour = een zijde van de piramide helemaal in één kleur
yaxha-line-three-colours = precies drie zichtbare kleuren

## Opties
yaxha-option-deck = Bonuskaarten
yaxha-option-deck-help = Alle bonuskaarten, of alleen de acht voor een eerste spel.
yaxha-option-deck-whole = alle
yaxha-option-deck-first-game = de acht voor een eerste spel

## Wat er gebeurt
yaxha-effect-round = Ronde { $round } begint. { $markets }
yaxha-effect-chosen = { $who } heeft een markttegel gekozen.
yaxha-effect-revealed = Alle keuzes worden omgedraaid.
yaxha-effect-given-alone = Alleen { $who } koos markttegel { $market } en krijgt de blokjes: { $cubes }.
yaxha-effect-given-lower-tile = { $all } kozen { $count ->
    [2] allebei
   *[other] allemaal
} markttegel { $market }. { $who } heeft de { $count ->
    [2] lagere
   *[other] laagste
} beurttegel en krijgt de blokjes: { $cubes }.
yaxha-effect-given-choice = { $who } neemt markttegel { $market }: { $cubes }.
yaxha-effect-given-last = Voor { $who } blijft markttegel { $market } over: { $cubes }.
yaxha-effect-swapped = { $one } en { $other } kozen dezelfde markttegel en ruilen hun beurttegels. { $one } heeft nu tegel { $tile }, { $other } tegel { $other_tile }.
yaxha-effect-finished = { $who } is klaar met bouwen.
yaxha-effect-built = { $who } bouwt { $cubes }.
yaxha-effect-discarded = { $who } gooit weg wat nergens past: { $cubes }.
yaxha-effect-moved = Wat a1 was, is nu { $cell }.
yaxha-effect-groups = De grootste { $colour ->
    [orange] oranje
    [blue] blauwe
    [green] groene
    [yellow] gele
   *[white] witte
} groepen: { $scores }.
yaxha-effect-card = Bonuskaart: { $card }. { $who } { $count ->
    [one] krijgt { yaxha-part-points }
   *[other] krijgen elk { yaxha-part-points }
}.
yaxha-effect-card-nobody = Bonuskaart: { $card }. Niemand voldoet eraan.
yaxha-effect-ended = Punten: { $points }. { $who } { $by ->
    [shared] delen de overwinning
   *[points] wint
}.
yaxha-effect-market = Markttegel { $market }: { $cubes }.
yaxha-effect-at = { yaxha-colour } op { $cell }
yaxha-effect-on-layer = op bouwlaag { $layer } { $cubes }
yaxha-effect-group = { $who } { $size ->
    [0] niets
    [one] { yaxha-part-points } voor { $size } blokje
   *[other] { yaxha-part-points } voor { $size } blokjes
}
yaxha-effect-total = { $who } { $points }

## Waarom een tip goed is
yaxha-why-left = Van wat er over is, levert dit je piramide ongeveer { yaxha-part-points } op: { $cubes }.
yaxha-why-yours = De blokjes, { $cubes }, leveren je piramide ongeveer { yaxha-part-points } op, en met jouw beurttegel zijn ze voor jou.
yaxha-why-chance = De blokjes, { $cubes }, leveren je piramide ongeveer { yaxha-part-points } op, en de kans dat niemand met een lagere beurttegel ze neemt is ongeveer { $chance }%.
yaxha-why-discard = Voor het { $colour ->
    [orange] oranje
    [blue] blauwe
    [green] groene
    [yellow] gele
   *[white] witte
} blokje is geen plaats, dus het moet weg.
yaxha-why-build = { $what }{ $gain }{ $rival }{ $cost }.
yaxha-part-cubes = { $number } { $colour ->
    [orange] oranje
    [blue] { $number ->
        [one] blauw
       *[other] blauwe
    }
    [green] { $number ->
        [one] groen
       *[other] groene
    }
    [yellow] { $number ->
        [one] geel
       *[other] gele
    }
   *[white] { $number ->
        [one] wit
       *[other] witte
    }
}
yaxha-part-points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
yaxha-part-what-start = Het begint een { yaxha-group }
yaxha-part-what-join = Het verbindt { $colour ->
    [orange] oranje
    [blue] blauwe
    [green] groene
    [yellow] gele
   *[white] witte
} blokjes tot een groep van { $after } in plaats van { $before }
yaxha-part-what-grow = Het maakt de grootste { yaxha-group } { $after } in plaats van { $before } blokjes groot
yaxha-part-what-shrink = De grootste { yaxha-group } wordt maar { $after } in plaats van { $before } blokjes groot
yaxha-part-what-apart = Het ligt los van de { yaxha-group } van { $before }
yaxha-part-what-same = De grootste { yaxha-group } blijft { $before } blokjes groot
yaxha-part-gain-more = , dat levert { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} meer op
yaxha-part-gain-less = , dat kost { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
yaxha-part-gain-none = , dat levert nu geen punten meer op
yaxha-part-rival = , en zo sta je voor bij de bonuskaart ({ $after } tegen { $most })
yaxha-part-cost-hides = ; het verbergt { yaxha-a-cube }
yaxha-part-cost-place = ; het neemt de { yaxha-group } van { $size } een plek af

## Zetten die niet gelezen kunnen worden
yaxha-bad-move = { $text } kan niet gelezen worden; een zet ziet eruit als M2 (markttegel 2), O@b1 (oranje op kolom b, rij 1), O@b1^2 (hetzelfde op bouwlaag 2) of Ox (oranje weggooien).
yaxha-bad-market = Er is geen markttegel { $market }; er zijn hoogstens M1 tot en met M{ $last }.
yaxha-bad-colour = Er is geen kleur { $letter }; de kleuren zijn O oranje, B blauw, G groen, Y geel, W wit.
yaxha-bad-layer = Er is geen bouwlaag { $layer } in { $text }; de bouwlagen gaan van 1 tot en met { $last }.
yaxha-bad-cell = Er is geen vak { $cell } op bouwlaag { $layer }; de kolommen zijn { $columns }, de rijen { $first } tot en met { $last }.
