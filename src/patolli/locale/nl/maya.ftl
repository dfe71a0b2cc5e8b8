# Het bord van Maya.

maya-table = Maya
maya-seat = Plaats { $number }
maya-round = Ronde { $round } van { $rounds }
maya-set-up = Opstelling
maya-pyramids = Piramides
maya-quarries = Steengroeven
maya-players = Spelers
maya-own = Je kaarten en blokjes
maya-hand = Je arbeiderskaarten
maya-actions = Wat je kunt doen
maya-close = Sluiten

# Wat er gebeurt
maya-stage-place = Iedereen plaatst twee blokjes
maya-stage-bid = Veiling van blauwe markers
maya-stage-take = Blauwe markers worden gekozen
maya-stage-lay = In de steengroeven
maya-stage-add-points = De puntenmarker mag worden gelegd
maya-stage-shield = Steengroeve { $quarry } wordt zo omgedraaid
maya-stage-hit = Steengroeve { $quarry }: punten aftrekken
maya-stage-protect = Steengroeve { $quarry }: bescherming
maya-stage-name-start-player = Steengroeve { $quarry }: startspeler
maya-stage-block = Steengroeve { $quarry }: blokmarker
maya-stage-transport = Transport
maya-stage-build = Bouw van de piramides
maya-stage-double = Dubbele zet, eerste blokje
maya-stage-doubled = Dubbele zet, tweede blokje
maya-stage-last-turns = Laatste blokmarkers
maya-stage-over = Het spel is afgelopen

# Wat je gevraagd wordt
maya-ask-place = Plaats een blokje op het laagste niveau van een piramide.
maya-ask-bid = Bied in het geheim op een blauwe marker.
maya-ask-take = Kies een blauwe marker.
maya-ask-lay = Tik op een kaart en een steengroeve, of stop.
maya-ask-quarry = Tik nu op een steengroeve.
maya-ask-card = Tik nu op een kaart.
maya-ask-stop = Geen steengroeve kan je kaarten hebben.
maya-ask-add-points = De puntenmarker bij een steengroeve leggen?
maya-ask-shield = De joker als bescherming bij steengroeve { $quarry } gebruiken?
maya-ask-hit = Van wie trek je punten af?
maya-ask-protect = Tik op de steengroeve waar je beschermd bent.
maya-ask-name-start-player = Wie is vanaf nu startspeler?
maya-ask-block = { $kind ->
    [move] Blokje verplaatsen: tik op het niveau waar het vandaan komt.
   *[extra] Blokje op een piramide: tik op een piramide.
}
maya-ask-put = Tik op het laagste niveau waar het heen gaat.
maya-ask-transport = De joker gebruiken om meer blokjes te vervoeren?
maya-ask-build = Tik op een piramide om een blokje te plaatsen.
maya-ask-double = Dubbele zet: plaats het eerste blokje.
maya-ask-doubled = Dubbele zet: plaats het tweede blokje.
maya-ask-last-turns = Je mag je marker nog gebruiken.
maya-ask-forced = Je kunt geen blokje plaatsen.

# The rule of the moment
maya-rule-place = Ieder twee blokjes, op twee verschillende piramides.
maya-rule-bid = Het hoogste bod kiest eerst. De laatste, en wie 0 biedt, krijgt geen marker en betaalt niets.
maya-rule-take = Bij gelijke biedingen: op volgorde vanaf de startspeler. Een marker geldt één keer, in deze ronde.
maya-rule-lay = De eerste kaart bij een steengroeve is een lage. Kaarten in je hand vervoeren je blokjes.
maya-rule-add-points = Een −3 kan deze punten verminderen, en bij een gelijke stand verliezen ze.
maya-rule-shield = Geen −3 kan daar je punten verminderen.
maya-rule-hit = Bij een gelijke stand wint wie daar het eerst een kaart legde. Met 0 punten krijg je niets.
maya-rule-protect = Geen −3 kan daar je punten verminderen.
maya-rule-name-start-player = Het geldt meteen, vanaf de volgende steengroeve.
maya-rule-block = { $kind ->
    [move] Neem je je laatste blokje van een niveau, dan gaan je blokjes erboven ook weg.
   *[extra] Het komt uit je voorraad op een laagste niveau met ruimte.
}
maya-rule-put = Het kan niet terug op het laagste niveau waar het vandaan kwam.
maya-rule-transport = Overtollige blokjes gaan terug naar je voorraad.
maya-rule-build = Een hoger niveau gaat open als alle lagere niveaus van alle piramides vol zijn. Je hebt op elk niveau eronder een blokje nodig.
maya-rule-double = Beide blokjes mogen op verschillende piramides.
maya-rule-last-turns = Alle blokjes zijn op: de laatste kans voor blokmarkers.
maya-rule-forced = Wie helemaal niet kan plaatsen, betaalt één blokje en krijgt { $gold } goud.

# Soorten beslissingen
maya-kind-first = Blokje plaatsen
maya-kind-build = Blokje plaatsen
maya-kind-put = Blokje hier neerzetten
maya-kind-extra = Blokje op een piramide (marker)
maya-kind-lift = Blokje verplaatsen (marker)
maya-kind-joker-extra = Joker: blokje op een piramide
maya-kind-joker-lift = Joker: blokje verplaatsen
maya-kind-double = Dubbele zet (betaal 1 blokje)
maya-kind-free-double = Gratis dubbele zet
maya-kind-joker-double = Joker: dubbele zet
maya-kind-pass = Passen (betaal 1 blokje)
maya-kind-forced = Passen: betaal 1 blokje, krijg { $gold } goud
maya-kind-free-pass = Gratis passen
maya-kind-joker-pass = Joker: gratis passen
maya-kind-wait = Wachten, marker bewaren
maya-kind-stop = Geen kaarten meer leggen
maya-kind-decline = Nee
maya-kind-hit-nobody = Van niemand punten aftrekken
maya-kind-keep = { $later ->
    [yes] Marker bewaren voor later
   *[no] Niet gebruiken
}
maya-kind-joker-shield = Joker als bescherming gebruiken
maya-kind-joker-transport = Joker als transport gebruiken

# Kaarten en steengroeven
maya-card-back = { $name }: { $back ->
    [high] een hoge kaart
   *[low] een lage kaart
}, verdekt
maya-card-face = { $name }: { $value }{ $down ->
    [yes] , verdekt
   *[no] {""}
}
maya-hand-card = { $value } ({ $back ->
    [high] hoog
   *[low] laag
})
maya-backs = ▼ laag, ▲ hoog
maya-why-high = ▲ nog niet: de eerste kaart bij een steengroeve is een lage.
maya-why-full = Alle steengroeven zijn vol.
maya-hand-empty = Geen kaarten meer in de hand
maya-quarry-label = Steengroeve { $number }: { $marker }; blokjes { $prizes }; { $cards } van { $places } kaarten
maya-prizes = Blokjes voor de eerste, tweede, …: { $prizes }
maya-protected = { $name } is hier beschermd
maya-result = { $name }: { $cubes ->
    [one] { $cubes } blokje
   *[other] { $cubes } blokjes
}
maya-settling = Steengroeve { $quarry } wordt verdeeld
maya-settled = Steengroeve { $quarry } is verdeeld
maya-points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
maya-minus = −{ $minus }: trekt van een ander punten af, telt hier 0
maya-hit = { $minus } punten aftrekken van { $name }, die er { $points } heeft
maya-brought-of = { $carried } van de { $won }

# Eigen spullen
maya-own-cubes = { $cubes ->
    [0] geen blokjes
    [one] { $cubes } blokje
   *[other] { $cubes } blokjes
}
maya-lifted = Dit blokje wordt verplaatst
maya-lifted-here = Hier is een blokje weggenomen.
maya-capacity = Je kaarten vervoeren { $cubes ->
    [one] { $cubes } blokje
   *[other] { $cubes } blokjes
}
maya-capacity-after = Je kaarten vervoeren { $cubes } blokjes, daarna { $left }

# Piramides
maya-level-pays = Niveau { $level } ({ $most }/{ $second }): { $who ->
    [none] niemand
   *[other] { $who }
}.
maya-pyramid-label = { $pyramid }: wie zou nu goud krijgen
maya-level-title = { $pyramid }, niveau { $level }
maya-level-label = { $pyramid }, niveau { $level }, { $free ->
    [0] vol
    [one] { $free } plek vrij
   *[other] { $free } plekken vrij
}.
maya-level-brings = Een blokje hier verandert je goud met { $gold }.
maya-level-gold = Meeste blokjes: { $most } goud, op één na meeste: { $second }.
maya-level-cubes = { $name }: { $cubes ->
    [one] { $cubes } blokje
   *[other] { $cubes } blokjes
}, { $gold } goud.

# Spelers
maya-head-gold = goud
maya-head-cubes = blokjes
maya-head-supply = voorraad
maya-head-cards = kaarten
maya-player-label = { $name } ({ $colour ->
    [blue] blauw
    [red] rood
    [green] groen
    [purple] paars
   *[yellow] geel
}): { $gold } goud, de piramides zouden nu { $income } betalen; { $cubes ->
    [one] 1 blokje in de hand
   *[other] { $cubes } blokjes in de hand
}, { $supply } in de voorraad; { $low } lage en { $high } hoge kaarten in de hand
maya-start-player = Startspeler
maya-gold-title = { $gold } goud; de piramides zouden nu { $income } betalen
maya-supply-title = { $cubes } blokjes in de voorraad
maya-cards-title = { $low } lage en { $high } hoge kaarten in de hand
maya-stopped = legt geen kaarten meer
maya-more-paid = betaald voor markers
maya-more-round = ronde { $round }
maya-more-forced = gedwongen passen
maya-more-capacity = kan vervoeren

# Het einde van een ronde
maya-recap = Goud van ronde { $round }
maya-recap-erosion = Per niveau, van onder naar boven. Slijtage nam één blokje van elk niveau dat betaalde, en alles zonder steun.
maya-recap-last = Per niveau, van onder naar boven.
maya-lost = { $cubes ->
    [one] slijtage nam { $cubes } blokje
   *[other] slijtage nam { $cubes } blokjes
}

# Veiling
maya-offer = Blauwe markers in de veiling
maya-bid = Je bod
maya-bid-less = { $by } minder
maya-bid-more = { $by } meer
maya-bid-nothing = Niets bieden
maya-bid-of = { $gold } goud
maya-bid-thinking = denkt na
maya-bid-made = heeft geboden
maya-takes = kiest als nummer { $place }
maya-takes-none = krijgt er geen, betaalt niets

# Markers
maya-marker-label = Marker { $name }: { $effect }
maya-marker-protection = Bescherming
maya-marker-move-a-block = Blokje verplaatsen
maya-marker-extra-block = Blokje op een piramide
maya-marker-start-player = Startspeler
maya-marker-transport = Transport +{ $number }
maya-marker-free-pass = Gratis passen
maya-marker-free-double-move = Gratis dubbele zet
maya-marker-extra-cube = Extra blokje
maya-marker-joker = Joker
maya-marker-points = Punten +{ $number }
maya-effect-protection = Leg hem meteen bij een steengroeve die nog verdekt is: daar kan geen −3 je punten verminderen.
maya-effect-move-a-block = Verplaats een eigen blokje van een piramide naar een laagste niveau met plaats, { $later ->
    [yes] meteen of later in deze ronde.
   *[no] meteen.
}
maya-effect-extra-block = Zet een blokje uit de voorraad op een laagste niveau met plaats, { $later ->
    [yes] meteen of later in deze ronde.
   *[no] meteen.
}
maya-effect-start-player = Wijs meteen de nieuwe startspeler aan; dat mag je zelf zijn.
maya-effect-transport = Je kunt deze ronde { $number } blokjes meer vervoeren.
maya-effect-free-pass = Pas één keer bij het bouwen zonder een blokje te betalen.
maya-effect-free-double-move = Doe één dubbele zet zonder een blokje te betalen.
maya-effect-extra-cube = Een blokje uit de voorraad dat geen transport nodig heeft.
maya-effect-joker = Geldt één keer als een groene marker naar keuze, behalve startspeler.
maya-effect-points = Nadat iedereen heeft gepast { $number } punten bij een steengroeve naar keuze, ook zonder eigen kaarten.
