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
maori-move-place-ship = het ontdekkingschip bij plaats { $stop } zetten
maori-move-sail = { $steps ->
    [one] { $steps } stap
   *[other] { $steps } stappen
} varen
maori-move-take = de tegel op plek { $place } voor het schip nemen
maori-move-take-stored = de tegel uit de opslag nemen
maori-move-remove = de tegel op { $space } verwijderen
maori-move-do-nothing = niets doen
maori-move-lay = de tegel op { $space } leggen{ $degrees ->
    [0] {""}
   *[other] , { $degrees } graden gedraaid
}
maori-move-store = de tegel in de opslag leggen
maori-move-step = een schelp betalen om het eigen schip een stap naar het { maori-direction } te verplaatsen
maori-move-move-ship = het eigen schip naar { $space } verplaatsen
maori-move-stay = het eigen schip laten staan

## Waarom een zet niet mag
maori-no-placing = nu zet je het ontdekkingschip
maori-no-sailing = nu vaar je met het ontdekkingschip, de actie komt daarna
maori-no-acting = het ontdekkingschip heeft gevaren; nu neem je een tegel, verwijder je er een of doe je niets
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
maori-no-take = je zou hem niet kunnen opslaan, want je opslag is vol, en ook niet leggen: { $why }
maori-no-space-near = naast je schip is geen vrij veld, { $shells ->
    [0] en voor stappen zou je geen schelpen hebben
   *[other] en { maori-shells } voor stappen zouden dat niet veranderen
}
maori-no-kept = je opslag is leeg
maori-no-take-kept = je zou hem niet kunnen leggen: { $why }
maori-no-such-space = het bord heeft geen veld { $space }; de velden gaan van a1 tot en met { $last }
maori-no-printed = { $space } is gedrukt land
maori-no-remove-ship = je schip staat erop, en in het expertspel blijft die tegel liggen
maori-no-tile = op { $space } ligt geen tegel
maori-no-filled = op { $space } ligt al een tegel
maori-no-next-to-ship = een tegel wordt naast je eigen schip gelegd, en dat staat op { $ship }
maori-no-turning = deze tegel heeft maar één kant boven en wordt niet gedraaid
maori-no-same-turn = met een kleinere draai ligt hij net zo
maori-no-storage-full = je opslag is vol; er past één tegel in
maori-no-store = een tegel uit de opslag, of waarvoor je schip een stap betaald heeft, moet gelegd worden
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
maori-line-leis = volledige bloemenkransen
maori-line-boats = de meeste boten
maori-line-shells = de meeste schelpen
maori-line-empty = lege velden

## Opties
maori-option-variant = Variant
maori-option-variant-help = Met kleine schepen (gevorderd, expert) of zonder (basisspel).
maori-option-variant-base = basisspel
maori-option-variant-advanced = gevorderd
maori-option-variant-expert = expert
maori-option-side = Kant van de spelersborden
maori-option-side-help = Op welke kant van de spelersborden gespeeld wordt; het atol heeft meer velden.
maori-option-side-islands = eilanden
maori-option-side-atoll = atol
maori-option-ship-placer = Ontdekkingschip
maori-option-ship-placer-help = Wie het ontdekkingschip zet.
maori-option-ship-placer-random = wie geloot wordt, zet het
maori-option-ship-placer-first-seat = de eerste plaats zet het
