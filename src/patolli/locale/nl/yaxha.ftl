### Het bord van Yaxha. De termen zijn die van de handleiding.

yaxha-colour = { $colour ->
        [orange] oranje
        [blue] blauw
        [green] groen
        [yellow] geel
       *[white] wit
    }
yaxha-round = Ronde { $round } van { $rounds }

## Markten
yaxha-markets = Markttegels
yaxha-market = Markttegel { $market }
yaxha-market-empty = geclaimd
yaxha-chose = gekozen door { $name }
yaxha-chose-late = ook gekozen door { $name }
yaxha-choose = Kies in het geheim een markttegel.
yaxha-rule-choose = Kiezen meerdere spelers dezelfde markttegel, dan krijgt de laagste beurttegel die; daarna ruilen ze hun beurttegels.
yaxha-rule-claim = Wie niets kreeg, kiest in de volgorde van de beurttegels.
yaxha-rule-build = Vanaf bouwlaag 2 ligt een blokje op vier blokjes en raakt het zijn eigen kleur.
yaxha-rule-stuck = Alleen een blokje dat nergens past, mag je weggooien.
yaxha-rule-ready = Tot dan wordt er niets verstuurd. Tik op een blokje of sleep het om het te verplaatsen.
yaxha-claim = Je markttegel ging naar een lagere beurttegel. Kies er een die over is.
yaxha-you-chose = Je koos markttegel { $market }.
yaxha-waiting = { $count ->
        [0] Even wachten.
       *[other] Wachten op { $names }.
    }
yaxha-turn-order = Beurtvolgorde
yaxha-turn-order-why = Kiezen meerdere spelers dezelfde markttegel, dan krijgt de eerste in deze volgorde die; daarna ruilen ze hun beurttegels.
yaxha-turn-tile = Beurttegel { $number }
yaxha-turn-tile-why = Beurttegel { $number }: kiezen meerdere spelers dezelfde markttegel, dan krijgt de laagste beurttegel die; daarna ruilen ze hun beurttegels.

## Bouwen
yaxha-hand = Blokjes om te bouwen
yaxha-hand-none = Hier komen je blokjes van deze ronde.
yaxha-cube = { $colour ->
        [orange] Oranje blokje
        [blue] Blauw blokje
        [green] Groen blokje
        [yellow] Geel blokje
       *[white] Wit blokje
    }
yaxha-cube-stuck = { yaxha-cube }, past nergens
yaxha-cube-planned = { yaxha-cube }, geplaatst
yaxha-planned = { yaxha-cube } op { $cell }, bouwlaag { $layer }: weer oppakken
yaxha-cube-at = { yaxha-cube } op { $cell }
yaxha-cube-hidden = { yaxha-cube } op { $cell }, niet zichtbaar: telt voor geen groep mee
yaxha-build = { $colour ->
        [orange] Plaats het oranje blokje op een verlicht vak.
        [blue] Plaats het blauwe blokje op een verlicht vak.
        [green] Plaats het groene blokje op een verlicht vak.
        [yellow] Plaats het gele blokje op een verlicht vak.
       *[white] Plaats het witte blokje op een verlicht vak.
    }
yaxha-build-any = Kies een blokje om te plaatsen.
yaxha-ready = Verplaats je blokjes zo vaak je wilt en druk dan op Klaar.
yaxha-done = Klaar
yaxha-done-left = { $count ->
        [one] Nog 1 blokje
       *[other] Nog { $count } blokjes
    }
yaxha-no-place = { $colour ->
        [orange] Het oranje blokje past nu nergens.
        [blue] Het blauwe blokje past nu nergens.
        [green] Het groene blokje past nu nergens.
        [yellow] Het gele blokje past nu nergens.
       *[white] Het witte blokje past nu nergens.
    }
yaxha-perhaps-later = Misschien wel na een ander blokje.
yaxha-lay = { yaxha-cube } op { $cell }, bouwlaag { $layer }
yaxha-discard = { $colour ->
        [orange] Oranje blokje weggooien
        [blue] Blauw blokje weggooien
        [green] Groen blokje weggooien
        [yellow] Geel blokje weggooien
       *[white] Wit blokje weggooien
    }
yaxha-discarded = { $count ->
        [one] Eén blokje weggegooid
       *[other] { $count } blokjes weggegooid
    }

## Piramides
yaxha-pyramid = Piramide
yaxha-pyramid-mine = Jouw piramide
yaxha-pyramid-of = Piramide van { $name }
yaxha-back = Naar de mijne
yaxha-seen-as = Hoe je de piramide ziet
yaxha-layers = Bouwlagen
yaxha-slanted = 3D
yaxha-layer = Bouwlaag { $layer }
yaxha-more-behind = Draai de piramide: erachter zijn nog meer vakken verlicht
yaxha-turn-left = Naar links draaien
yaxha-turn-right = Naar rechts draaien
yaxha-groups = Grootste zichtbare groep van elke kleur
yaxha-largest-group = { $colour ->
        [orange] Oranje
        [blue] Blauw
        [green] Groen
        [yellow] Geel
       *[white] Wit
    }: grootste groep { $size }, { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }

## Spelers
yaxha-players = Spelers
yaxha-you = Jij
yaxha-thinking = denkt na …
yaxha-has-chosen = heeft gekozen
yaxha-claiming = kiest nu
yaxha-building = bouwt …
yaxha-has-built = heeft gebouwd
yaxha-player = { $name }, beurttegel { $number }, { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }; { $doing }
yaxha-over = Het spel is afgelopen.

## Bonuskaarten; elke zin gaat verder na "5 bonuspunten"
yaxha-cards = Bonuskaarten
yaxha-card = Bonuskaart { $number }
yaxha-card-colour = { $colour ->
        [orange] voor de grootste groep oranje blokjes
        [blue] voor de grootste groep blauwe blokjes
        [green] voor de grootste groep groene blokjes
        [yellow] voor de grootste groep gele blokjes
       *[white] voor de grootste groep witte blokjes
    }
yaxha-card-group = voor de grootste groep van één kleur, ongeacht welke
yaxha-card-ground = voor de grootste groep op bouwlaag 1; alleen de blokjes daar tellen mee
yaxha-card-layers = voor de groep verspreid over de meeste bouwlagen
yaxha-card-second = voor de op een na grootste groep van één kleur, ongeacht welke
yaxha-card-second-now = { $size ->
        [0] Nog geen groep is kleiner dan de grootste: niemand scoort deze kaart.
       *[other] Op dit moment is dat een groep van { $size }.
    }
yaxha-card-left = { $colour ->
        [orange] voor een grotere oranje groep dan de speler links van je
        [blue] voor een grotere blauwe groep dan de speler links van je
        [green] voor een grotere groene groep dan de speler links van je
        [yellow] voor een grotere gele groep dan de speler links van je
       *[white] voor een grotere witte groep dan de speler links van je
    }
yaxha-card-left-name = Links van je zit { $name }.
yaxha-card-five-1 = voor 5 zichtbare kleuren in bouwlaag 1
yaxha-card-five-2 = voor 5 zichtbare kleuren in bouwlaag 2
yaxha-card-side = voor een zijde van de piramide die volledig uit één kleur bestaat
yaxha-card-three = voor precies 3 zichtbare kleuren in de piramide
yaxha-card-met = { $name }: { $standing }, scoort deze kaart nu
yaxha-card-unmet = { $name }: { $standing }, scoort deze kaart nu niet

## Score
yaxha-cards-score = Kaarten, score
yaxha-score = Score
yaxha-sheet = Als het spel nu eindigde
yaxha-sheet-end = Eindscore
yaxha-total = Totaal
yaxha-scale = Punten voor de grootste zichtbare groep van een kleur, naar grootte
yaxha-bag = Nog in de zak
yaxha-left = { yaxha-colour }: { $count }
