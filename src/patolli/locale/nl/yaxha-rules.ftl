### De spelregels van Yaxha. In teksten van meer regels beginnen `- ` en `1. ` een punt van een lijst; `**` staat om vette woorden.

yaxha-rules-title = Yaxha: de spelregels
yaxha-rules-about =
    Tien rondes lang kiest iedereen in het geheim een markttegel, claimt de drie blokjes ervan en bouwt ze in een eigen Mayapiramide.
    Aan het eind scoort van elke kleur de grootste zichtbare groep, en drie bonuskaarten geven extra punten.

yaxha-rules-first = Je eerste spel
yaxha-rules-first-text =
    1. Je ziet de **markttegels**, elk met drie blokjes; je **piramide**, nog leeg; die van de anderen en de drie **bonuskaarten**.
    2. Lees de drie bonuskaarten. Elke geeft 5 punten aan iedereen die eraan voldoet.
    3. Tik op de markttegel met de blokjes die je wilt en bevestig. De anderen kiezen tegelijk; niemand ziet wat jij koos.
    4. Koos iemand met een lagere **beurttegel** dezelfde markttegel? Tik dan op een die over is. In ruil krijg je misschien de betere beurttegel.
    5. Nu bouw je: tik op een van je drie blokjes en dan op een verlicht vak. Je ziet meteen hoe je punten veranderen. Wat je niet bevalt neem je terug, tot je bevestigt.
    6. Leg in de eerste rondes blokjes van één kleur naast elkaar in bouwlaag 1. Vanaf bouwlaag 2 ligt een blokje op vier andere en raakt het een blokje van zijn eigen kleur.
    7. Na tien rondes worden de piramides geteld. Eén grote groep is meer waard dan twee kleine.
yaxha-rules-first-figure = Vier markttegels met elk drie blokjes. De letters tonen wie welke koos: B en C willen dezelfde.

yaxha-rules-setup = Voorbereiding
yaxha-rules-setup-text =
    - 2 tot 4 spelers; alle 120 blokjes, 24 in elk van vijf kleuren, zitten in de zak.
    - Er zijn evenveel markttegels als spelers, en ieder heeft een spelerskaart voor elke tegel.
    - De beurttegels, genummerd van 1 tot het aantal spelers, worden willekeurig uitgedeeld.
    - Drie van de 18 bonuskaarten liggen open.

yaxha-rules-round = Een ronde: blokjes claimen
yaxha-rules-round-text =
    1. **Aanvullen.** Op elke markttegel komen drie blokjes uit de zak.
    2. **Kiezen.** Iedereen kiest in het geheim een markttegel. Je kunt je keuze wijzigen tot iedereen gekozen heeft; dan wordt alles omgedraaid.
    3. **Claimen.** Wie als enige een markttegel koos, pakt de blokjes. Kozen meerdere spelers dezelfde, dan krijgt wie de laagste beurttegel heeft ze.
    4. **Opnieuw kiezen.** Wie niets kreeg, kiest in beurtvolgorde uit de markttegels die niemand heeft. De laatste speler krijgt wat over is.
    5. **Ruilen.** Als iedereen zijn blokjes heeft, ruilen de spelers die dezelfde markttegel kozen hun beurttegels.
yaxha-rules-swap = Wie ruilt met wie
yaxha-rules-swap-text =
    - Twee kozen dezelfde markttegel: zij ruilen hun beurttegels.
    - Drie: de eerste en de laatste ruilen, de middelste houdt zijn tegel.
    - Vier: 1 ruilt met 4, en 2 met 3.
    - Twee paren bij twee markttegels: elk paar ruilt voor zich.

    Wie nu moet wijken, is de volgende keer dus meestal eerder aan de beurt; alleen de middelste van drie wint er niets mee.
yaxha-rules-claim-figure = De vier voorbeelden uit de handleiding; B heeft beurttegel 1, A 2, C 3 en D 4. Of kies zelf wat iedereen speelt.
yaxha-rules-example = Voorbeeld { $number }
yaxha-rules-card-of = Markttegel gekozen door { $name }
yaxha-rules-gets = { $name } krijgt markttegel { $market }
yaxha-rules-claim-next = { $name } kwam te laat en kiest uit de markttegels die over zijn: tik er een aan.
yaxha-rules-claim-none = Iedereen koos een andere markttegel en pakt de blokjes. Er worden geen beurttegels geruild.
yaxha-rules-claim-swap = Iedereen heeft zijn blokjes. Beurttegels worden geruild door { $pairs }.
yaxha-rules-pair = { $one } en { $other }

yaxha-rules-building = Je piramide bouwen
yaxha-rules-building-text =
    Iedereen bouwt tegelijk, ongezien tot iedereen klaar is. De drie blokjes moeten in deze ronde worden geplaatst, in een volgorde naar keuze. Tien keer drie blokjes zijn precies één volle piramide van 30.

    - De piramide heeft vier bouwlagen: 4×4, 3×3, 2×2 en één blokje als top.
    - Het eerste blokje ligt waar je wilt. Bouwlaag 1 mag naar alle kanten groeien, zolang ze in 4×4 past.
    - Elk volgend blokje raakt met een vlak een geplaatst blokje. Hoeken en randen zijn niet genoeg.
    - Vanaf bouwlaag 2 ligt een blokje midden op **vier blokjes**, en het raakt een blokje van **dezelfde kleur**: een van de vier eronder of een buur in zijn bouwlaag. Ook onzichtbare blokjes tellen hiervoor.
    - Een lagere bouwlaag hoeft niet klaar te zijn voor je aan de volgende begint.
    - Een blokje dat nergens past gooi je weg; het komt niet terug. Een blokje dat past mag je nooit weggooien. De volgorde is aan jou: een ander blokje eerst kan plaats maken.
yaxha-rules-build-figure = Probeer het: tik op een blokje, dan op een verlicht vak, dan op “Plaatsen”. Het witte blokje past eerst nergens. Welk blokje moet er dan vóór? De rij kleuren laat zien wat elke verandering waard is.
yaxha-rules-lay = Plaatsen
yaxha-rules-again = Opnieuw beginnen
yaxha-rules-points = { $points } punten voor groepen
yaxha-rules-built = Alle drie zijn geplaatst.

yaxha-rules-scoring = Punten
yaxha-rules-scoring-text =
    - Van elke kleur telt alleen de **grootste zichtbare groep**: blokjes van één kleur die elkaar met een vlak raken, ook over bouwlagen heen.
    - Een blokje is **niet zichtbaar** als alle vier plaatsen erboven gevuld zijn. Een complete piramide verbergt de vier middelste blokjes van bouwlaag 1 en het middelste van bouwlaag 2. Zulke blokjes tellen niet en verbinden niets.
    - De grootte van de groep geeft punten:
yaxha-rules-size = Grootte
yaxha-rules-worth = Punten
yaxha-rules-or-more = 12 of meer
yaxha-rules-group-figure = Tik op een blokje om zijn groep te zien, of op een kleur voor de groep die telt. Kleine gearceerde blokjes zijn niet zichtbaar.
yaxha-rules-tap = Tik op een blokje.
yaxha-rules-is-hidden = Dit blokje is niet zichtbaar: het telt voor geen groep.
yaxha-rules-counts = Een groep van { $size }: de grootste van die kleur. Die is { $points ->
        [one] 1 punt
       *[other] { $points } punten
    } waard.
yaxha-rules-equal = Een groep van { $size }, even groot als de grootste van die kleur. Maar één ervan scoort.
yaxha-rules-smaller = Een groep van { $size }. Die scoort niets: de grootste van die kleur heeft { $largest }. Met een blokje ertussen waren ze samen misschien meer waard.

yaxha-rules-cards = Bonuskaarten
yaxha-rules-cards-text =
    Elke kaart geeft 5 punten aan **iedereen** die eraan voldoet; je kunt meerdere kaarten scoren. Wie met anderen de meeste heeft, scoort ook, maar een groep van nul blokjes nooit.
yaxha-rules-cards-first = Voor het eerste spel
yaxha-rules-cards-first-text = Acht kaarten: de eerste hiervan bestaat één keer voor elke kleur.
yaxha-rules-cards-further = In de hele stapel ook
yaxha-rules-cards-further-text = Nog tien: de tweede hiervan bestaat één keer voor elke kleur en wordt met twee spelers niet gebruikt.
yaxha-rules-cards-notes =
    - In bouwlaag 1 tellen alleen de blokjes die daar liggen, en alleen verbindingen binnen die laag.
    - De op een na grootste groep: van alle zichtbare groepen op tafel de op een na hoogste grootte; iedereen met zo’n groep scoort. Zijn alle groepen even groot, dan niemand.
    - Groter dan die van de linkerbuur: echt groter. De linkerbuur is de volgende plaats met de klok mee.
    - Eén zijde: de 4 + 3 + 2 blokjes van bouwlaag 1 tot 3 langs een zijde liggen er allemaal en hebben één kleur. De top doet er niet toe.

yaxha-rules-end = Speleinde
yaxha-rules-end-text = Na tien rondes worden groepen en bonuskaarten opgeteld. Wie de meeste punten heeft, wint; bij gelijkspel wordt de overwinning gedeeld.
yaxha-rules-sheet-figure = Het scoreblok uit de handleiding: A en D hebben elk 52 punten en delen de overwinning.
yaxha-rules-bonus = Bonuskaarten

yaxha-rules-silent = Waar de handleiding zwijgt
yaxha-rules-silent-text =
    Zo lezen wij haar; de computerspelers en de server houden zich eraan.

    - Onzichtbare blokjes verbinden geen zichtbare.
    - Er wordt ongezien gebouwd tot iedereen klaar is, zodat niemand wint door te wachten.
    - Wat je deze ronde plaatste kun je terugnemen, het laatste blokje eerst, zolang je het laatste niet hebt bevestigd.
    - Een blokje kan pas zonder plaats zijn als bouwlaag 1 vol is. Weggooien mag meteen of na de andere.
    - “Eén zijde” van een onvoltooide piramide wordt gemeten vanaf de randen van bouwlaag 1 zoals die ligt.
    - De punten voor groepen van 8, 10, 11 en 12 zijn die van de gepubliceerde scorekaart.
    - Voor “één zijde” doet de top er niet toe; voor de op een na grootste groep tellen verschillende groottes.

yaxha-rules-options = Als je een tafel maakt
yaxha-rules-options-text = Je kunt spelen met de acht bonuskaarten voor het eerste spel of met de hele stapel.
