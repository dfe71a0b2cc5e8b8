### Wat over Maori gezegd wordt.

maori-direction = { $direction ->
    [N] noorden
    [NE] noordoosten
    [E] oosten
    [SE] zuidoosten
    [S] zuiden
    [SW] zuidwesten
    [W] westen
   *[NW] noordwesten
}
maori-shells = { $shells ->
    [0] geen schelpen
    [one] { $shells } schelp
   *[other] { $shells } schelpen
}

## Zetten
maori-move-place-ship = het ontdekkingsschip bij aanlegplaats { $stop } zetten
maori-move-sail = { $steps ->
    [one] { $steps } stap
   *[other] { $steps } stappen
} varen
maori-move-take = de tegel op plek { $place } voor het schip nemen
maori-move-take-stored = de tegel uit de opslagplaats nemen
maori-move-remove = de tegel op { $space } verwijderen
maori-move-do-nothing = niets doen
maori-move-lay = de tegel op { $space } leggen{ $degrees ->
    [0] {""}
   *[other] , { $degrees } graden gedraaid
}
maori-move-store = de tegel in de opslagplaats leggen
maori-move-step = een schelp betalen om het eigen schip een stap naar het { maori-direction } te verplaatsen
maori-move-move-ship = het eigen schip naar { $space } verplaatsen
maori-move-stay = het eigen schip laten staan

## Wat er gebeurd is
maori-effect-water = een watertegel
maori-effect-water-with = { maori-effect-water } met { $symbols }
maori-effect-begins = { $who } zit daar links van en begint.
maori-effect-sailed = Het ontdekkingsschip komt bij aanlegplaats { $stop }.
maori-effect-sailed-further = Het ontdekkingsschip komt bij aanlegplaats { $stop }. { $free ->
    [one] { $free } stap is
   *[other] { $free } stappen zijn
} gratis, voor de rest betaalt { $who } { maori-shells }.
maori-effect-taken = { $who } neemt { $tile }{ $shells ->
    [0] {""}
   *[other] { " " }voor { maori-shells }
}.
maori-effect-taken-stored = { $who } neemt { $tile } uit de opslagplaats.
maori-effect-gained = { $who } krijgt { $gained }.
maori-effect-bank-short = { $shells ->
    [0] De bank heeft niets meer voor de schelpen op de tegel.
   *[other] Meer heeft de bank niet voor de { $due } schelpen op de tegel.
}
maori-effect-covered = { $boats ->
    [one] De boot die daar afgedrukt staat, is bedekt en telt niet meer.
   *[other] De { $boats } boten die daar afgedrukt staan, zijn bedekt en tellen niet meer.
}
maori-effect-uncovered = { $boats ->
    [one] De boot die daar afgedrukt staat, telt weer.
   *[other] De { $boats } boten die daar afgedrukt staan, tellen weer.
}
maori-effect-removed = { $who } legt { $tile } uit het spel.
maori-effect-boats-lost = { $who } heeft daardoor { $boats ->
    [one] { $boats } boot
   *[other] { $boats } boten
} minder.
maori-effect-nothing = Al { $turns } beurten achter elkaar is er niets gedaan; na { $limit } eindigt het spel.
maori-effect-refilled = De nieuwe tegel in rij { $row }, kolom { $column } van de vitrine is { $tile }.
maori-effect-volcano = In rij { $row }, kolom { $column } van de vitrine komt een vulkaan. Hij blijft liggen en verspert de weg.
maori-effect-stock-used-up = Het was de laatste tegel van de voorraad.
maori-effect-gap = De voorraad is op; rij { $row }, kolom { $column } van de vitrine blijft leeg.
maori-effect-leis = { $leis ->
    [one] { $leis } bloemenkrans
   *[other] { $leis } bloemenkransen
}
maori-effect-bare = niets erop
maori-effect-island = { $who } maakt een eiland af op { $spaces }, met { $carried }.
maori-effect-island-counts = Het telt aan het eind voor { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}.
maori-effect-in-atoll = Het ligt helemaal in het atol en telt aan het eind voor { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}.
maori-effect-island-lost = { $who } verliest een afgewerkt eiland op { $spaces }, dat voor { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} telde.
maori-effect-small-ship = Het kleine schip van { $who } vaart naar { $space }.
maori-effect-small-ship-must-move = Het kleine schip van { $who } stond op de verwijderde tegel en moet naar een andere.
maori-effect-small-ship-left = Het kleine schip van { $who } stond op de verwijderde tegel en gaat van het bord. Het komt terug met de volgende tegel die gelegd wordt.
maori-effect-last-turns = { $who } heeft het bord vol. { $others } { $turns ->
    [one] heeft
   *[other] hebben elk
} nog één beurt.
maori-effect-end-last-turns = De laatste beurten zijn voorbij, en daarmee het spel.
maori-effect-end-nothing-done = Vier hele ronden lang heeft niemand iets gedaan, dus het spel is afgelopen.
maori-effect-unfinished = { $who } haalt niet afgewerkte eilanden weg: de { $number ->
    [one] tegel
   *[other] tegels
} op { $spaces }.
maori-effect-scored-palms = { $who } krijgt { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} voor { $number ->
    [one] { $number } palm
   *[other] { $number } palmen
} zonder hut.
maori-effect-scored-hut-palms = { $who } krijgt { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} voor { $number ->
    [one] { $number } palm
   *[other] { $number } palmen
} met hut.
maori-effect-scored-atoll = { $who } krijgt nog { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} meer voor { $number ->
    [one] { $number } palm
   *[other] { $number } palmen
} in het atol.
maori-effect-scored-leis = { $who } krijgt { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} voor { $number ->
    [one] { $number } complete bloemenkrans
   *[other] { $number } complete bloemenkransen
}.
maori-effect-scored-boats = { $who } heeft de meeste boten, { $number }, en krijgt { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}.
maori-effect-fewer-boats = { $who } heeft { $number ->
    [one] { $number } boot
   *[other] { $number } boten
}, niet de meeste, en krijgt daar niets voor.
maori-effect-scored-shells = { $who } heeft de meeste schelpen, { $number }, en krijgt { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}.
maori-effect-fewer-shells = { $who } heeft { $number ->
    [one] { $number } schelp
   *[other] { $number } schelpen
}, niet de meeste, en krijgt daar niets voor.
maori-effect-scored-empty = { $who } verliest { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} voor { $number ->
    [one] { $number } leeg veld
   *[other] { $number } lege velden
}.
maori-effect-total = { $who } heeft { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
maori-effect-won = { $by ->
    [points] { $who } wint.
    [tie-break] { $who } wint bij gelijke stand met de meeste schelpen.
   *[shared] { $who } delen de overwinning.
}
maori-effect-game-ended = { $totals }. { $won }

## Waarom een zet niet mag
maori-no-placing = nu zet je het ontdekkingsschip
maori-no-sailing = nu vaar je met het ontdekkingsschip, de actie komt daarna
maori-no-acting = het ontdekkingsschip heeft gevaren; nu neem je een tegel, verwijder je er een of doe je niets
maori-no-laying = je hebt een tegel in de hand, die eerst gelegd of opgeslagen moet worden
maori-no-moving = de actie is voorbij; je mag nu alleen nog je eigen schip verplaatsen
maori-no-stay = de tegel onder je schip is verwijderd, dus het moet naar een andere
maori-no-sail = { $free ->
    [one] { $free } stap is
   *[other] { $free } stappen zijn
} gratis met je boten, dus { $steps } kosten { $price }; je hebt { $have }
maori-no-empty-place = plek { $place } is leeg
maori-no-volcano = een vulkaan kan niet genomen worden
maori-no-blocked = een vulkaan ligt ervoor en verspert de weg
maori-no-price = het kost { $price }, een voor elke tegel ervoor; je hebt { $have }
maori-no-take = je zou hem niet kunnen opslaan, want je opslagplaats is vol, en ook niet leggen: { $why }
maori-no-space-near = naast je schip is geen vrij veld, { $shells ->
    [0] en voor stappen zou je geen schelpen hebben
   *[other] en { maori-shells } voor stappen zouden dat niet veranderen
}
maori-no-kept = je opslagplaats is leeg
maori-no-take-kept = je zou hem niet kunnen leggen: { $why }
maori-no-such-space = het bord heeft geen veld { $space }; de velden gaan van a1 tot en met { $last }
maori-no-printed = { $space } is gedrukt land
maori-no-remove-ship = je schip staat erop, en in het spel voor profspelers blijft die tegel liggen
maori-no-tile = op { $space } ligt geen tegel
maori-no-filled = op { $space } ligt al een tegel
maori-no-next-to-ship = een tegel wordt naast je eigen schip gelegd, en dat staat op { $ship }
maori-no-turning = deze tegel heeft maar één kant boven en wordt niet gedraaid
maori-no-same-turn = met een kleinere draai ligt hij net zo
maori-no-storage-full = je opslagplaats is vol; er past één tegel in
maori-no-store = een tegel uit de opslagplaats, of waarvoor je schip een stap betaald heeft, moet gelegd worden
maori-no-ship-yet = je schip is nog niet op het bord; het komt op de tegel die je legt
maori-no-shell = een stap kost een schelp, en je hebt er geen
maori-no-step-tile = je schip vaart alleen over je eigen tegels, en in het { maori-direction } ligt er geen
maori-no-step-use = daarna zou geen vrij veld meer te bereiken zijn, en een betaalde stap is er om de tegel te leggen
maori-no-ship-there = je schip is daar al; H laat het staan
maori-no-ship-tile = je schip staat alleen op je eigen tegels, nooit op een leeg veld

## Waar de punten vandaan komen
maori-line-palms = palmen zonder hut
maori-line-hut-palms = palmen met hut
maori-line-atoll = meer voor palmen in het atol
maori-line-leis = complete bloemenkransen
maori-line-boats = de meeste boten
maori-line-shells = de meeste schelpen
maori-line-empty = lege velden
maori-tie-break = de meeste houten schelpen

## Opties
maori-option-variant = Variant
maori-option-variant-help = Met kleine schepen (gevorderden, profspelers) of zonder (basisspel).
maori-option-variant-base = basisspel
maori-option-variant-advanced = gevorderd
maori-option-variant-expert = spel voor profspelers
maori-option-side = Kant van de spelersborden
maori-option-side-help = Op welke kant van de spelersborden gespeeld wordt; het atol heeft meer velden.
maori-option-side-islands = eilanden
maori-option-side-atoll = atol
maori-option-ship-placer = Ontdekkingsschip
maori-option-ship-placer-help = Wie het ontdekkingsschip zet.
maori-option-ship-placer-random = wie geloot wordt, zet het
maori-option-ship-placer-first-seat = de speler op plaats 1 zet het

## Waarom een tip goed is
maori-why-place = Wie daarna aan de beurt is, vindt een stap verder { $one } en twee stappen verder { $two }.
maori-why-nothing-there = Daar is niets de moeite waard, en { maori-part-idle } telt voor { $balance }.
maori-why-stored-better = Geen tegel daar is beter dan die in de opslagplaats, { $tile }, gelegd { maori-part-where }: { $balance } meer dan hij in de opslagplaats waard is.
maori-why-there = Daar is { $tile } te krijgen voor in totaal { maori-shells }, { $use }: { $balance }.
maori-why-take-out-of-reach = Het is { $tile } voor { maori-shells }, maar de goede velden ervoor zijn niet te bereiken.
maori-why-take = Het is { $tile } voor { maori-shells }, { $use }: { $balance }.
maori-why-stored-out-of-reach = Het is de opgeslagen tegel, { $tile }, maar de goede velden ervoor zijn niet te bereiken.
maori-why-stored = Het is de opgeslagen tegel, { $tile }, te leggen { maori-part-where }: { $balance } meer dan hij in de opslagplaats waard is.
maori-why-nothing = Je houdt alle schelpen en laat { $spaces ->
    [one] { $spaces } veld
   *[other] { $spaces } velden
} vrij.
maori-why-store = Je bewaart { $tile } voor een latere beurt.
maori-why-step = Voor een schelp staat het schip naast { $near ->
    [one] { $near } vrij veld
   *[other] { $near } vrije velden
}, waarvan een open eiland er { $wanted } kan gebruiken.
maori-why-ship = Het schip staat naast { $near ->
    [one] { $near } vrij veld
   *[other] { $near } vrije velden
}, waarvan een open eiland er { $wanted } kan gebruiken.
maori-why-frees = Dat maakt { $space } vrij{ $gain }.
maori-why-finishes = Dat maakt een eiland af{ $gain }{ maori-part-spoilt }.
maori-why-water = Water vult een veld, dat scheelt een punt{ maori-part-spoilt }.
maori-why-never = Een van de open kanten kan daar nooit meer gesloten worden, dus hij telt niet{ maori-part-spoilt }.
maori-why-carries-on = Hij gaat verder met een eiland dat nog gesloten moet worden{ maori-part-spoilt }.
maori-why-begins = Hij begint een eiland met { $palms ->
    [one] { $palms } palm
   *[other] { $palms } palmen
}, dat nog gesloten moet worden{ maori-part-spoilt }.
maori-part-tile = { $shape ->
    [left-end] een linker eindstuk
    [right-end] een rechter eindstuk
    [top-end] een bovenste eindstuk
    [bottom-end] een onderste eindstuk
    [horizontal-middle] een horizontaal middenstuk
    [vertical-middle] een verticaal middenstuk
    [single] een los eiland
    [volcano] een vulkaan
   *[water] water
}
maori-part-tile-with = { maori-part-tile } met { $symbols }
maori-part-palms = { $palms ->
    [one] { $palms } palm
   *[other] { $palms } palmen
}
maori-part-hut = een hut
maori-part-boats = { $boats ->
    [one] { $boats } boot
   *[other] { $boats } boten
}
maori-part-lei = een halve bloemenkrans
maori-part-idle = { $idle ->
    [open] het bord open houden
   *[without] een beurt zonder tegel
}
maori-part-use-open = om op te slaan, en het bord blijft open
maori-part-use-without = om op te slaan, zonder deze beurt een tegel te leggen
maori-part-use-laid = te leggen { maori-part-where }
maori-part-where = op { $space }{ $steps ->
    [0] {""}
    [one] {" "}na { $steps } betaalde stap van het kleine schip
   *[other] {" "}na { $steps } betaalde stappen van het kleine schip
}
maori-part-points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
maori-part-balance-more = { maori-part-points }, plus { $shells } voor de schelpen, maakt { $total }
maori-part-balance-less = { maori-part-points }, min { $shells } voor de schelpen, maakt { $total }
maori-part-gain-none = , en er worden geen palmen of bloemenkransen gewonnen of verloren
maori-part-gain-more = , dat levert { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} meer op voor palmen en bloemenkransen
maori-part-gain-less = , en dat kost { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} voor palmen en bloemenkransen
maori-part-spoilt = { $spoilt ->
    [0] {""}
    [one] , maar { $spoilt } onvoltooid eiland kan daar niet meer verder
   *[other] , maar { $spoilt } onvoltooide eilanden kunnen daar niet meer verder
}

## Zetten die niet gelezen kunnen worden
maori-bad-move = { $text } kan niet gelezen worden; een zet ziet eruit als P7 (schip naar aanlegplaats 7), S3 (3 stappen varen), T2 (van de tweede plek nemen), TK (de opgeslagen tegel nemen), K (opslaan), L@b3 (leggen), R@b3 (verwijderen) of N (niets); met de kleine schepen >NE (een betaalde stap), M@b3 (verplaatsen) of H (laten staan).
maori-bad-turn = { $notation } draait een tegel, maar alle tegels van deze doos liggen maar op één manier.
maori-bad-ship = { $notation } verplaatst een klein schip, en die zijn er niet in het basisspel.
maori-bad-direction = Er is geen richting { $direction }; de richtingen zijn { $known }.
maori-bad-number = Er is geen { $letter }{ $number }; er zijn { $letter }1 tot en met { $letter }{ $last }.
maori-bad-space = Er is geen veld { $space } in { $text }; de velden gaan van a1 tot en met { $last }.
maori-bad-degrees = { $text } kan niet gelezen worden; een tegel wordt gedraaid gelegd met L@{ $space }+90, +180 of +270.
