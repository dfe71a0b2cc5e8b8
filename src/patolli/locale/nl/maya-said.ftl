### Wat over Maya gezegd wordt.

maya-card = { $sign ->
    [minus] de { $value }
   *[plus] een { $value }
}
maya-marker = { $kind ->
    [transport] Transport +{ $number }
    [extra-cube] Extra blokje
    [joker] Joker
    [points] Punten +{ $number }
    [move] Blokje verplaatsen
   *[extra] Extra blok
}

## Zetten
maya-move-first = een blokje op het laagste niveau van { $pyramid } plaatsen
maya-move-bid = { $gold ->
    [0] niets bieden
   *[other] { $gold } goud op een blauwe marker bieden
}
maya-move-take-blue = de blauwe marker ‘{ $marker }’ nemen
maya-move-lay = { $card } bij steengroeve { $quarry } leggen
maya-move-lay-overheard = een kaart gedekt bij steengroeve { $quarry } leggen
maya-move-stop = deze ronde geen kaarten meer leggen
maya-move-plus-two = de puntenmarker bij steengroeve { $quarry } leggen
maya-move-joker = de joker gebruiken
maya-move-decline = ervan afzien
maya-move-hit = punten van plaats { $seat } aftrekken
maya-move-protect = de bescherming bij steengroeve { $quarry } leggen
maya-move-start = plaats { $seat } tot startspeler benoemen
maya-move-lift = een blokje van niveau { $level } van { $pyramid } nemen
maya-move-put = het genomen blokje op het laagste niveau van { $pyramid } zetten
maya-move-extra = een extra blok op het laagste niveau van { $pyramid } zetten
maya-move-joker-lift = met de joker een blokje van niveau { $level } van { $pyramid } nemen
maya-move-joker-extra = met de joker een extra blok op het laagste niveau van { $pyramid } zetten
maya-move-build = een blokje op { $pyramid } plaatsen
maya-move-double = een blokje betalen voor een dubbele zet
maya-move-free-double = de marker voor een gratis dubbele zet gebruiken
maya-move-joker-double = de joker voor een gratis dubbele zet gebruiken
maya-move-pass = passen en een blokje betalen
maya-move-free-pass = met de marker gratis passen
maya-move-joker-pass = met de joker gratis passen
maya-move-wait = wachten en de marker bewaren

## Wat nu in plaats daarvan beslist wordt
maya-now-placing = nu plaats je een blokje bij de voorbereiding
maya-now-bidding = nu bied je op een blauwe marker
maya-now-taking = nu neem je een blauwe marker
maya-now-laying = nu worden kaarten gelegd
maya-now-adding = nu beslis je over de puntenmarker
maya-now-shielding = nu beslis je of de joker je beschermt
maya-now-hitting = nu beslis je wie je minkaart treft
maya-now-protecting = nu moet je de bescherming bij een steengroeve leggen
maya-now-naming = nu moet je de startspeler benoemen
maya-now-block = nu beslis je over de blokmarker die je gewonnen hebt
maya-now-transport = nu beslis je of de joker helpt vervoeren
maya-now-building = nu worden de piramides gebouwd
maya-now-doubling = nu plaats je de blokjes van je dubbele zet
maya-now-doubled = nu plaats je het tweede blokje van je dubbele zet
maya-now-last-turns = er zijn geen blokjes meer, alleen blokmarkers kunnen nog gebruikt worden

## Waarom een zet niet mag
maya-no-lifted-first = eerst zet je het blokje neer dat je genomen hebt
maya-no-lifted = je hebt geen blokje genomen
maya-no-gold = je hebt maar { $gold } goud
maya-no-offer = die wordt niet aangeboden; er zijn { $offered }
maya-no-quarry-settled = steengroeve { $quarry } is al verdeeld
maya-no-quarry-card = bij steengroeve { $quarry } ligt geen kaart
maya-no-full = het laagste niveau van { $pyramid } is vol
maya-no-first-again = je hebt al een blokje op { $pyramid }; het tweede gaat op een andere piramide
maya-no-card = je hebt { $sign ->
    [minus] de { $value } niet
   *[plus] geen { $value }
} in de hand; je hebt { $hand }
maya-no-quarry-full = steengroeve { $quarry } is vol, er passen { $places } kaarten
maya-no-low = de eerste kaart bij een steengroeve moet een lage zijn ({ $low })
maya-no-hit-self = de minkaart treft een andere speler, niet de eigenaar
maya-no-hit-protected = plaats { $seat } is bij deze steengroeve beschermd
maya-no-hit-points = { $points ->
    [0] plaats { $seat } heeft geen punten bij deze steengroeve, er valt niets af te trekken
   *[other] plaats { $seat } heeft { $points } punten bij deze steengroeve, er valt niets af te trekken
}
maya-no-put-back = het blokje komt van het laagste niveau van { $pyramid } en kan daar niet terug
maya-no-joker = je hebt de joker niet
maya-no-other-marker = nu beslis je over de marker die je gewonnen hebt: ‘{ $marker }’
maya-no-marker-later = aan deze tafel worden blokmarkers gebruikt als je ze wint, niet later
maya-no-marker = je hebt de marker ‘{ $marker }’ niet
maya-no-supply = je hebt geen blokje in de voorraad
maya-no-lift-cube = je hebt geen blokje op niveau { $level } van { $pyramid }
maya-no-lift-other-room = geen ander laagste niveau heeft plaats voor het blokje
maya-no-lift-room = geen laagste niveau heeft plaats voor het blokje
maya-no-wait = je hebt blokjes, dus plaats of betaal je er een
maya-no-cubes = je hebt geen blokjes meer; gebruik je marker of wacht
maya-no-marker-for-it = je hebt de marker daarvoor niet
maya-no-place = je kunt nu geen blokje plaatsen
maya-no-double = voor een dubbele zet zijn { $least } blokjes nodig{ $least ->
    [3] , de prijs meegerekend
   *[other] {""}
}, je hebt er { $cubes }
maya-no-levels = alle niveaus van alle piramides zijn vol
maya-no-such-level = alleen niveau { $level } heeft plaats, en { $pyramid } heeft geen niveau { $level }
maya-no-level-full = niveau { $level } van { $pyramid } is vol, en hogere niveaus komen pas als niveau { $level } op alle piramides vol is
maya-no-level-below = nu wordt niveau { $level } gebouwd, en je hebt geen blokje op niveau { $missing } van { $pyramid }

## Waar het goud vandaan komt
maya-line-round = piramides in ronde { $round }
maya-line-forced = gedwongen passen
maya-line-start = goud aan het begin
maya-line-paid = betaald voor blauwe markers

## Opties
maya-option-block-markers = Blokmarkers
maya-option-block-markers-help = ‘Blokje verplaatsen’ en ‘Extra blok’ mogen ook later in de ronde gebruikt worden, of alleen als je ze wint.
maya-option-block-markers-any-time = meteen of later in de ronde
maya-option-block-markers-at-once = alleen meteen
maya-option-variant = Variant
maya-option-variant-help = Het basisspel, of het expertspel met een veiling van blauwe markers.
maya-option-variant-base = basisspel
maya-option-variant-expert = expertspel
