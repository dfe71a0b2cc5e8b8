# Het bord van Maori

maori-table = Vitrine en ontdekkingsschip
maori-page-table = Tafel
maori-display = Vitrine
maori-board-of = Spelersbord van { $name }
maori-others = De andere spelers
maori-stock = Voorraad
maori-in-stock = { $n ->
    [one] { $n } tegel in de voorraad
   *[other] { $n } tegels in de voorraad
}
maori-bank = Bank
maori-in-bank = { $n ->
    [one] { $n } schelp in de bank
   *[other] { $n } schelpen in de bank
}
maori-removed = { $n ->
    [one] { $n } tegel weg
   *[other] { $n } tegels weg
}
maori-last-turns = { $n ->
    [0] Laatste beurt
    [one] Nog { $n } beurt
   *[other] Nog { $n } beurten
}
maori-idle = Niets gedaan: { $n } van { $limit } beurten
maori-hand = Hand
maori-storage = Opslag
maori-slot-empty = leeg
maori-enlarge = Vergroot het spelersbord van { $name }
maori-close = Sluiten
maori-points = { $n ->
    [one] { $n } punt
   *[other] { $n } punten
}
maori-printed-boats = { $n ->
    [one] { $n } afgedrukte boot
   *[other] { $n } afgedrukte boten
}
maori-ship-at = Ontdekkingsschip, bij aanlegplaats { $stop }
maori-small-ship-on = Eigen schip, op { $space }
maori-on-space = { $space }: { $tile }
maori-island-counts = { $n ->
    [one] Dit eiland telt { $n } punt
   *[other] Dit eiland telt { $n } punten
}

## Tegels

maori-tile-water = water
maori-tile-volcano = vulkaan
maori-tile-single = los eiland
maori-tile-open-north = onderste eindstuk
maori-tile-open-east = linker eindstuk
maori-tile-open-south = bovenste eindstuk
maori-tile-open-west = rechter eindstuk
maori-tile-open-north-south = verticaal middenstuk
maori-tile-open-east-west = horizontaal middenstuk
maori-palms = { $n ->
    [one] { $n } palm
   *[other] { $n } palmen
}
maori-hut = hut
maori-boats = { $n ->
    [one] { $n } boot
   *[other] { $n } boten
}
maori-shells = { $shells ->
    [0] geen schelpen
    [one] { $shells } schelp
   *[other] { $shells } schelpen
}
maori-half-lei = halve bloemenkrans

## Wat te doen

maori-do-place = Zet het ontdekkingsschip bij een aanlegplaats naar keuze.
maori-do-sail = { $n ->
    [one] Vaar: één stap gratis, elke volgende een schelp.
   *[other] Vaar: { $n } stappen gratis, elke volgende een schelp.
}
maori-do-act = Neem een tegel uit de rij voor het schip.
maori-do-act-kept = Neem een tegel uit de rij voor het schip, of die uit je opslagplaats.
maori-do-act-none = Er is geen tegel die je kunt nemen.
maori-do-lay = Leg de tegel op een vrij waterveld.
maori-do-lay-or-store = Leg de tegel op een vrij waterveld, of sla hem op.
maori-do-lay-or-step = Leg de tegel, of betaal een schelp om je schip een stap te verplaatsen.
maori-do-lay-or-store-or-step = Leg de tegel, sla hem op, of betaal een schelp om je schip een stap te verplaatsen.
maori-do-store-or-step = Sla de tegel op, of betaal een schelp om je schip een stap te verplaatsen.
maori-do-step = Betaal een schelp om je schip een stap te verplaatsen.
maori-do-move = Je mag je schip naar een andere tegel van jou verplaatsen.
maori-do-move-must = Verplaats je schip naar een van je tegels.
maori-do-remove = Welke tegel wordt verwijderd?
maori-does-place = { $name } zet het ontdekkingsschip.
maori-does-sail = { $name } verplaatst het ontdekkingsschip.
maori-does-act = { $name } kan een tegel nemen.
maori-does-lay = { $name } heeft een tegel in de hand.
maori-does-move = { $name } mag het eigen schip verplaatsen.
maori-over = Het spel is afgelopen. Niet afgewerkte eilanden tellen niet.
maori-remove-one = Tegel weghalen
maori-nothing = Niets doen
maori-stay = Schip laten staan
maori-turn = Draai de tegel

## De regel die er nu toe doet

maori-rule-place = Je linkerbuur begint.
maori-rule-sail = Het schip gaat met de klok mee, minstens één stap.
maori-rule-act = De dichtstbijzijnde tegel is gratis; elke overgeslagen tegel kost een schelp.
maori-rule-volcano = Een vulkaan kan niet worden genomen, en wat erachter ligt ook niet.
maori-rule-lay = Een eiland is afgewerkt als elke open landkant op land aansluit.
maori-rule-ship = Leg hem naast je kleine schip, ook diagonaal.
maori-rule-step = Wie voor een stap betaalt, moet in deze beurt een tegel leggen.
maori-rule-move = Je volgende tegel moet naast het kleine schip liggen, ook diagonaal.
maori-rule-remove = Hij is uit het spel. De schelpen die hij bracht houd je, zijn boten tellen niet meer.

## Tekens op het bord

maori-fit-finishes = maakt een eiland af
maori-fit-joins = sluit aan op land
maori-fit-free = raakt geen land
maori-fit-clashes = past niet
maori-side-open = Hier gaat het land verder: er ontbreekt nog een tegel.
maori-side-spoilt = Deze open kant raakt geen passend land: het eiland blijft onafgewerkt.

## Wat aangetikt kan worden

maori-place-at = Zet het schip bij aanlegplaats { $stop }
maori-to-stop = Naar aanlegplaats { $stop }: { $how }
maori-sail-free = { $steps ->
    [one] { $steps } stap
   *[other] { $steps } stappen
}
maori-sail-paid = { $steps ->
    [one] { $steps } stap
   *[other] { $steps } stappen
}, { $price ->
    [one] { $price } schelp
   *[other] { $price } schelpen
}
maori-take = Neem { $tile }, voor { $price ->
    [0] niets
    [one] { $price } schelp
   *[other] { $price } schelpen
}
maori-take-stored = Neem de tegel uit je opslagplaats: { $tile }
maori-store = Leg de tegel in je opslagplaats
maori-lay = Leg hem op { $space } ({ $fit ->
    [finishes] maakt een eiland af
    [joins] sluit aan op land
    [clashes] past niet
   *[free] raakt geen land
})
maori-remove = Verwijder de tegel op { $space }
maori-step = Betaal een schelp en verplaats je schip naar { $space }
maori-move = Verplaats je schip naar { $space }

## Punten

maori-score = Waardering
maori-score-now = Als het spel nu eindigde
maori-line-palms = palmen zonder hut
maori-line-hut-palms = palmen met hut
maori-line-atoll = meer voor palmen in het atol
maori-line-leis = complete bloemenkransen
maori-line-boats = de meeste boten
maori-line-shells = de meeste schelpen
maori-line-empty = lege velden
maori-line-total = totaal
maori-boats-count = { $n ->
    [one] { $n } boot telt
   *[other] { $n } boten tellen
}
