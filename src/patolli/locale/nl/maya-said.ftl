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
    [protection] Bescherming
    [move] Blokje verplaatsen
    [move-a-block] Blokje verplaatsen
    [start-player] Startspeler
    [free-pass] Gratis passen
    [free-double-move] Gratis dubbele zet
   *[extra] Blokje op een piramide
}

## Zetten
maya-move-first = een blokje op het laagste niveau van { $pyramid } plaatsen
maya-move-bid = { $gold ->
    [0] niets bieden
   *[other] { $gold } goud op een blauwe marker bieden
}
maya-move-take-blue = de blauwe marker ‘{ $marker }’ nemen
maya-move-lay = { $card } bij steengroeve { $quarry } leggen
maya-move-lay-overheard = een kaart verdekt bij steengroeve { $quarry } leggen
maya-move-stop = deze ronde geen kaarten meer leggen
maya-move-plus-two = de puntenmarker bij steengroeve { $quarry } leggen
maya-move-joker = de joker gebruiken
maya-move-decline = ervan afzien
maya-move-hit = punten van { $who } aftrekken
maya-move-protect = de bescherming bij steengroeve { $quarry } leggen
maya-move-start = { $who } tot startspeler benoemen
maya-move-lift = een blokje van niveau { $level } van { $pyramid } nemen
maya-move-put = het genomen blokje op het laagste niveau van { $pyramid } zetten
maya-move-extra = een blokje uit de voorraad op het laagste niveau van { $pyramid } zetten
maya-move-joker-lift = met de joker een blokje van niveau { $level } van { $pyramid } nemen
maya-move-joker-extra = met de joker een blokje uit de voorraad op het laagste niveau van { $pyramid } zetten
maya-move-build = een blokje op { $pyramid } plaatsen
maya-move-double = een blokje betalen voor een dubbele zet
maya-move-free-double = de marker voor een gratis dubbele zet gebruiken
maya-move-joker-double = de joker voor een gratis dubbele zet gebruiken
maya-move-pass = passen en een blokje betalen
maya-move-free-pass = met de marker gratis passen
maya-move-joker-pass = met de joker gratis passen
maya-move-wait = wachten en de marker bewaren

## Wat er gebeurt
maya-effect-cube-placed = Het komt op niveau { $level }.
maya-effect-cube-bonus = { $who } heeft daar de meeste blokjes en zet een bonusblokje uit de voorraad op niveau { $level } van { $pyramid }.
maya-effect-level-filled = Niveau { $level } van { $pyramid } is vol.{ $why }
maya-effect-cubes-fell = Deze blokjes op niveau { $level } van { $pyramid } hebben geen steun en gaan terug naar de voorraad: { $cubes }.
maya-effect-round-began = Ronde { $round } begint. { $who } is startspeler.
maya-effect-level-paid = Niveau { $level } van { $pyramid } betaalt { $payments }.
maya-effect-eroded = Slijtage: { $who } { $people ->
    [one] neemt één blokje
   *[other] nemen elk één blokje
} van niveau { $level } van { $pyramid }.
maya-effect-game-ended = Het spel is afgelopen. { $gold }. { $won }
maya-effect-markers-offered = Deze blauwe markers worden aangeboden: { $markers }.
maya-effect-bid-made = { $who } heeft geboden.
maya-effect-bids-opened = De biedingen worden getoond: { $bids }. { $taking }{ $tied }
maya-effect-marker-taken = { $who } neemt de laatste blauwe marker, ‘{ $marker }’.
maya-effect-markers-lapsed = Niemand neemt { $markers }.
maya-effect-card-laid = Het is { $back ->
    [high] een hoge kaart
   *[low] een lage kaart
}.
maya-effect-laying-stopped = { $who } heeft geen kaarten meer en legt er geen meer.
maya-effect-quarry-skipped = Bij steengroeve { $quarry } is niemand.
maya-effect-quarry-revealed = Steengroeve { $quarry } wordt opengelegd: { $points }.
maya-effect-points-not-taken = { $why ->
    [declined] { $who } trekt van niemand punten af.
   *[nobody] { $who } heeft daar een −{ $minus }, maar kan niemand treffen.
}
maya-effect-points-taken = { $who } verliest { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} en heeft er { $left ->
    [0] geen meer
   *[other] nog { $left }
}.
maya-effect-quarry-ranked = Steengroeve { $quarry }: { $ranks }.{ $ties }
maya-effect-quarry-unranked = Bij steengroeve { $quarry } heeft niemand punten: niemand krijgt blokjes, en de marker blijft liggen.
maya-effect-protected = Bij steengroeve { $quarry } kan geen minkaart { $who } treffen.
maya-effect-marker-won = { $who } wint de marker ‘{ $marker }’.
maya-effect-marker-used = { $who } gebruikt de joker als ‘{ $marker }’.
maya-effect-marker-kept = { $who } bewaart de marker ‘{ $marker }’ voor later.
maya-effect-marker-lost = { $why ->
    [declined] { $who } gebruikt de marker ‘{ $marker }’ niet. Die gaat terug.
   *[useless] { $who } kan de marker ‘{ $marker }’ niet gebruiken. Die gaat terug.
}
maya-effect-markers-returned = Markers gaan terug: { $markers }.
maya-effect-cubes-carried = { $cubes ->
    [one] { $who } brengt { $cubes } blokje naar de piramides.
   *[other] { $who } brengt alle { $cubes } blokjes naar de piramides.
}
maya-effect-cubes-left = { $carried ->
    [0] { $who } kan geen blokjes vervoeren
   *[other] { $who } brengt { $carried } van de { $won } blokjes naar de piramides
}; { $left ->
    [one] er gaat { $left } terug naar de voorraad.
   *[other] er gaan er { $left } terug naar de voorraad.
}
maya-effect-extra-cube-taken = { $who } krijgt voor de marker ‘Extra blokje’ een blokje uit de voorraad.
maya-effect-cards-returned = Iedereen neemt zijn kaarten terug op hand.
maya-effect-double-move-ended = { $who } kan het tweede blokje niet plaatsen en houdt het.
maya-effect-passed = { $who } kan geen blokje plaatsen en krijgt { $gold } goud.
maya-effect-last-turns-began = Alle blokjes zijn op. Blokmarkers kunnen nog gebruikt worden.
maya-effect-part-bonus-tied = {" "}{ $who } hebben daar evenveel blokjes, dus niemand krijgt een bonusblokje.
maya-effect-part-bonus-supply = {" "}{ $who } heeft daar de meeste blokjes, maar geen meer in de voorraad voor een bonusblokje.
maya-effect-part-bonus-above = {" "}Op niveau { $level } ligt al een blokje, dus niemand krijgt een bonusblokje.
maya-effect-part-cubes-of = { $cubes } van { $who }
maya-effect-part-gold-to = { $gold } goud aan { $who }{ $people ->
    [one] {""}
   *[other] {" "}elk
}
maya-effect-part-has-gold = { $who } heeft { $gold } goud
maya-effect-part-won = { $by ->
    [points] { $who } wint.
    [tie-break] { $who } wint met de minste blokjes in de voorraad, namelijk { $cubes }.
   *[shared] { $who } delen de overwinning.
}
maya-effect-part-bid = { $who } biedt { $gold ->
    [0] niets
   *[other] { $gold } goud
}
maya-effect-part-takes = { $people ->
    [one] { $who } betaalt het bod en neemt een marker.
   *[other] { $who } betalen hun bod en nemen in deze volgorde een marker.
}
maya-effect-part-takes-none = Niemand neemt een marker.
maya-effect-part-bids-tied = {" "}Bij een gelijk bod geldt de beurtvolgorde.
maya-effect-part-points = { $who } heeft { $points ->
    [0] geen punten
    [one] { $points } punt
   *[other] { $points } punten
} ({ $cards })
maya-effect-part-points-marker = puntenmarker
maya-effect-part-rank = { $who } krijgt { $cubes ->
    [0] geen blokjes
    [one] { $cubes } blokje
   *[other] { $cubes } blokjes
}{ $supply ->
    [short] {" "}(meer heeft de voorraad niet)
   *[enough] {""}
}
maya-effect-part-ties = { $first }{ $last }
maya-effect-part-tie = {" "}{ $who } hebben evenveel punten; { $first } heeft het eerst gelegd.
maya-effect-part-markers-of = { $markers } van { $who }
maya-effect-part-marker = ‘{ $marker }’

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
maya-tie-break = de minste eigen blokjes in de voorraad

## Opties
maya-option-block-markers = Blokmarkers
maya-option-block-markers-help = Of ‘Blokje verplaatsen’ en ‘Blokje op een piramide’ ook later in de ronde gebruikt mogen worden, of alleen als je ze wint.
maya-option-block-markers-any-time = meteen of later in de ronde
maya-option-block-markers-at-once = alleen meteen
maya-option-variant = Variant
maya-option-variant-help = Het basisspel, of de variant voor profspelers met een veiling van blauwe markers.
maya-option-variant-base = basisspel
maya-option-variant-expert = variant voor profspelers

## Waarom een tip goed is
maya-why-first = Vanaf nu leg en bouw jij als eerste, en win je bij gelijke stand omdat je eerst legde.
maya-why-first-other = Vanaf nu zou { $who } als eerste leggen en bouwen.
maya-why-stop = Je kunt ongeveer { NUMBER($cubes, minimumFractionDigits: 1) } blokjes verwachten, en je handkaarten vervoeren er { $hand }.
maya-why-minus = De kaart kan bij steengroeve { $quarry }, waar jij er { $mine } hebt, { $minus } punten van iemand aftrekken en vervoert niets in de hand.
maya-why-lay = Je hebt dan { $points } punten bij steengroeve { $quarry }, wat waarschijnlijk { NUMBER($cubes, minimumFractionDigits: 1) } blokjes meer oplevert, en er blijven { $hand } punten in de hand om blokjes te vervoeren.
maya-why-no-hit = Zonder aftrek krijg je hier { $prize } blokjes.
maya-why-hit = Bij steengroeve { $quarry } zakt { $who } van { $points } naar { $left } punten en krijgt { $theirs } blokjes; jij krijgt er { $prize }.
maya-why-protect = Je hebt { $mine } punten bij steengroeve { $quarry }, en { $cards ->
    [one] { $cards } hoge kaart van anderen daar kan
   *[other] { $cards } hoge kaarten van anderen daar kunnen
} een −{ $minus } zijn.
maya-why-cube = { $stand }{ $above }.
maya-why-pass = Het kost een van je { $cubes } blokjes, zodat de anderen eerst bouwen.
maya-why-forced = Je kunt geen blokje plaatsen: je betaalt er een en krijgt { $gold } goud.
maya-why-free-pass = De anderen bouwen eerst, en het kost je geen blokje.
maya-why-double = Je plaatst twee blokjes voordat iemand kan antwoorden, en betaalt er nog een van je { $cubes }.
maya-why-free-double = Je plaatst twee van je { $cubes } blokjes voordat iemand kan antwoorden, en het kost er geen.
maya-why-wait = Je bewaart de marker tot je gezien hebt wat anderen bouwen.
maya-why-keep = Je bewaart de marker en kunt hem gebruiken als je gezien hebt wat anderen bouwen.
maya-why-unused = De marker gaat ongebruikt terug.
maya-why-lift-same = Zonder dit blokje levert { maya-part-level } je net zo goed { $gold } goud op, en elders doet het misschien meer.
maya-why-lift = Zonder dit blokje levert { maya-part-level } je { $left } goud op in plaats van { $gold }, en elders doet het misschien meer.
maya-why-no-bid = Een blauwe marker is ongeveer { NUMBER($gold, minimumFractionDigits: 1) } goud waard; zonder bod houd je wat je hebt.
maya-why-bid = Een blauwe marker is ongeveer { NUMBER($gold, minimumFractionDigits: 1) } goud waard, en het laagste bod krijgt er geen.
maya-why-take = De marker ‘{ $marker }’ is ongeveer { NUMBER($gold, minimumFractionDigits: 1) } goud waard.
maya-why-nowhere = Ook elders zouden de punten niet helpen.
maya-why-plus = Je gaat bij steengroeve { $quarry } van { $mine } naar { $more } punten.
maya-why-joker-kept = De joker blijft bewaard voor iets beters dan bescherming.
maya-why-joker-left = De joker blijft bewaard, daarvoor { $cubes ->
    [one] blijft { $cubes } blokje
   *[other] blijven { $cubes } blokjes
} achter.
maya-why-joker-saves = Het redt { $saved } van { $cubes ->
    [one] { $cubes } blokje dat
   *[other] { $cubes } blokjes die
} je niet kunt vervoeren.
maya-part-level = niveau { $level } van { $pyramid }
maya-part-stand-leads = Zo sta je voor op { maya-part-level } met { $cubes ->
    [one] { $cubes } blokje
   *[other] { $cubes } blokjes
}, wat zoals het nu staat { $gold } goud oplevert
maya-part-stand-even = Zo kom je gelijk op { maya-part-level }, wat zoals het nu staat { $gold } goud oplevert
maya-part-stand-second = Zo ben je tweede op { maya-part-level }, { $mine } tegen { $most }, wat zoals het nu staat { $gold } goud oplevert
maya-part-stand-behind = Zo heb je { $cubes ->
    [one] { $cubes } blokje
   *[other] { $cubes } blokjes
} tegen { $most } op { maya-part-level }, wat nog niets oplevert
maya-part-above-you = , en het niveau is vol: jij krijgt erboven een bonusblokje
maya-part-above-other = , maar het niveau is vol: { $who } krijgt erboven een bonusblokje

## Zetten die niet gelezen kunnen worden
maya-bad-move = { $text } kan niet gelezen worden; een zet ziet eruit als L4@3 (een 4 bij steengroeve 3), Stop, Hit2 (plaats 2), No, B@{ $example } (een blokje op { $pyramid }), Lift@{ $example }1, Double of Pass.
maya-bad-move-here = { $move } is geen zet aan deze tafel van Maya.
maya-bad-expert = { $text } is een zet van de variant voor profspelers, die hier niet gespeeld wordt.
maya-bad-card = Er is geen kaart { $card }; er zijn { $known }.
maya-bad-quarry = Er is geen steengroeve { $quarry }; er zijn 1 tot en met { $last }.
maya-bad-bid = Een bod van { $bid } is te hoog; { $most } is het hoogste.
maya-bad-level = Er is geen niveau { $level } van { $pyramid }; er zijn 1 tot en met { $top }.
maya-bad-pyramid = Er is hier geen piramide { $pyramid }; er zijn { $known }.
