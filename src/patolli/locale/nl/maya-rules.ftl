### De spelregels van Maya. In teksten van meer regels beginnen `- ` en `1. ` een punt van een lijst; `**` staat om vette woorden.

maya-rules-title = Maya: de spelregels
maya-rules-about =
    Bouwheren sturen arbeiders naar de steengroeven om blokjes te winnen, vervoeren ze en bouwen samen aan vier piramides.
    Elk niveau betaalt goud aan wie er de meeste en de op één na meeste blokjes heeft. Wie na drie rondes het meeste goud heeft, wint.

    Voor 3 tot 5 spelers vanaf 9 jaar, ongeveer 120 minuten. Van Bernd Eisenstein, 2003.

maya-rules-first = Je eerste spel
maya-rules-first-text =
    1. Je ziet de vier **piramides**, met het goud dat elk niveau betaalt; de **steengroeven** en je acht **arbeiderskaarten**.
    2. Tik eerst op het laagste niveau van een piramide en bevestig; daarna, in een tweede ronde, op dat van een andere piramide.
    3. Nu de steengroeven: tik op een kaart en dan op een steengroeve. De getallen daar zeggen hoeveel blokjes de eerste, tweede, … krijgt. De eerste kaart bij een steengroeve moet laag zijn (▼).
    4. Houd kaarten over! Hun punten vervoeren je blokjes. Twee of drie hoge waarden in de hand zijn een goed begin: stop met leggen zolang je die nog hebt.
    5. Daarna worden de steengroeven van rechts naar links afgehandeld: de kaarten worden omgedraaid en de blokjes verdeeld. Legde je je −3, tik dan op wie punten verliest.
    6. Dan bouw je, één blokje per beurt: tik op een verlicht niveau. Zoek niveaus waar je de meeste kunt krijgen, of vul de laatste plek terwijl jij daar de meerderheid hebt: dat geeft een bonusblokje.
    7. Als alle blokjes op zijn betaalt elk niveau. Daarna gaat van elk niveau dat jou betaalde één blokje weg, en de volgende ronde begint.
maya-rules-first-figure = Drie steengroeven, gezien door blauw: van andermans kaarten zie je alleen de rug, laag (▼) of hoog (▲). Bovenaan steeds de marker en de blokjes voor de eerste, tweede, …

maya-rules-setup = Voorbereiding
maya-rules-setup-text =
    - Er zijn drie rondes, elk met drie fasen: steengroeven, bouw en waardering. Ieder heeft 28 blokjes en acht arbeiderskaarten: lage **3, 4, 4, 5** en hoge **6, 7, 8 en −3**. De achterzijde toont of een kaart laag of hoog is.
    - Het aantal spelers bepaalt welke vier piramides en hoeveel steengroeven meedoen. Bij elke steengroeve hoort een groene marker.
    - De startspeler wordt geloot. Vanaf de startspeler, met de klok mee, zet ieder een blokje op het laagste niveau van een piramide naar keuze, daarna in een tweede ronde nog een op een andere piramide.
maya-rules-players = { $players } spelers
maya-rules-boards-figure = Piramides met hun plekken en het goud voor de meeste en op één na meeste blokjes; steengroeven met marker, blokjes per plaats en kaartplekken. Tik op een marker om te lezen wat hij doet.
maya-rules-example = Voorbeeld { $number }
maya-rules-again = Opnieuw beginnen
maya-rules-next = Verder
maya-rules-name = { $colour ->
    [blue] Blauw
    [red] Rood
    [green] Groen
    [purple] Paars
   *[yellow] Geel
}

maya-rules-quarries = Fase 1: in de steengroeve
maya-rules-quarries-text = Arbeiders winnen hier blokjes; wie in de hand blijft, vervoert ze.
maya-rules-laying = Inzetten van de arbeiders
maya-rules-laying-text =
    - Vanaf de startspeler legt ieder om beurten één kaart verdekt bij een steengroeve met een vrije kaartplek, of past voor de rest van de fase.
    - De eerste kaart bij een steengroeve moet laag zijn. Alle volgende mogen laag of hoog zijn.
    - Heeft iedereen gepast, dan worden de steengroeven afgehandeld. Wie geen kaart meer heeft, of er geen steengroeve voor vindt, heeft ook gepast.
maya-rules-settling = Verdeling van de blokjes
maya-rules-settling-text =
    - De steengroeven worden van rechts naar links afgehandeld. De kaarten worden omgedraaid en ieder telt zijn eigen punten. Een −3 telt 0 voor de eigenaar.
    - Met elke **−3** mag de eigenaar 3 punten aftrekken van een andere speler daar die er meer dan 0 heeft; of van niemand. De eigenaars beslissen in beurtvolgorde vanaf de startspeler.
    - Wie de meeste punten heeft, is eerste. Bij een gelijke stand wint wie daar het eerst een kaart legde, van welke soort ook. Met 0 punten of minder krijg je niets.
    - Blokjes worden naar plaats gegeven zoals aangegeven; een plaats die niemand inneemt schuift niet door. De eerste krijgt ook de marker.
maya-rules-settle-figure = De voorbeelden van de verdeling uit de handleiding; blauw is startspeler. Waar een −3 ligt beslis jij.
maya-rules-settle-hit = { $name } heeft een −3: tik op de speler die 3 punten verliest.
maya-rules-settle-done = { $name } is eerste en krijgt ook de marker.
maya-rules-settle-nobody = Niemand
maya-rules-settle-1 = Blauw heeft 11 punten: 4 blokjes en de marker. Rood heeft er 6: 3 blokjes. Het blokje voor de derde wordt niet toegekend.
maya-rules-settle-2 = In de handleiding trekt groen 3 punten af van paars, dat er 4 overhoudt. Groen en blauw hebben er elk 5; groen legde het eerst: 4 blokjes en de marker. Blauw krijgt er 2, paars niets.
maya-rules-settle-3 = In de handleiding trekken blauw en daarna geel 3 punten af van rood, dat onder nul komt. Geel heeft 7 punten: 4 blokjes en de marker; blauw 5: 2 blokjes; rood krijgt niets.
maya-rules-transport = Transport
maya-rules-transport-text =
    - De punten van de kaarten die je nog in de hand hebt, zijn het aantal blokjes dat je mag houden. Een −3 telt 0. Wat te veel is gaat terug naar de voorraad.
    - Daarna komen alle kaarten terug in de hand en ziet iedereen hoeveel blokjes de anderen hebben.
maya-rules-kept = Kaarten in de hand gehouden
maya-rules-transport-is = { $gained } blokjes gewonnen, { $power } kunnen vervoerd worden: { $home } komen aan, { $lost } gaan terug.
maya-rules-transport-figure = Het voorbeeld uit de handleiding: 9 blokjes, maar slechts 7 punten in de hand. Tik op kaarten om er meer of minder te houden, of neem de marker.

maya-rules-building = Fase 2: bouw van de piramides
maya-rules-building-text =
    Vanaf de startspeler doet wie blokjes heeft om beurten een van deze dingen, tot alle blokjes op zijn:

    - **Plaatsen** van één blokje. Op een hoger niveau alleen als alle lagere niveaus van **alle** piramides vol zijn, en alleen waar je op elk lager niveau van **die** piramide een blokje hebt.
    - **Dubbele zet**: betaal één blokje aan de voorraad en plaats er dan twee, ook op twee piramides. Je hebt drie blokjes nodig (twee voor een gratis dubbele zet). Een tweede blokje dat niet geplaatst kan worden blijft in de hand.
    - **Passen**: betaal één blokje.
    - **Gedwongen passen**: kun je helemaal niet plaatsen, betaal dan één blokje en ontvang 1 goud.
maya-rules-bonus = Bonusblokjes
maya-rules-bonus-text =
    - Vult een blokje een niveau en is het niveau erboven nog leeg, dan zet wie op het volle niveau **als enige de meeste** blokjes heeft meteen een blokje uit de voorraad op het niveau erboven. Wie het vulde doet er niet toe.
    - Bonusblokjes hoeven niet op andere piramides te wachten.
    - Geen bonus bij een gelijke stand, voor een topniveau, of als er boven al blokjes liggen.
maya-rules-bonus-figure = Het voorbeeld uit de handleiding: de tweede niveaus worden gevuld. Verlichte niveaus kun je aantikken.
maya-rules-bonus-1 = Het tweede niveau van Palenque werd gevuld met drie paarse tegen twee blauwe blokjes: paars heeft erboven een bonusblokje. Nu blauw: in Uxmal kan het niet, want daar ligt onderaan geen blauw blokje; het derde niveau van Palenque is nog niet open. Blijft Copan: tik erop.
maya-rules-bonus-2 = Het tweede niveau van Copan is vol en rood heeft daar de meerderheid: een bonusblokje voor rood. Nu betaalt groen een blokje voor een dubbele zet. Tik op Uxmal.
maya-rules-bonus-3 = En het tweede blokje van de dubbele zet: tik nog eens op Uxmal.
maya-rules-bonus-4 = Het tweede niveau van Uxmal is vol; groen heeft daar de meerderheid en krijgt het bonusblokje erboven.

maya-rules-gold-phase = Fase 3: waardering
maya-rules-gold-phase-text =
    - Elk niveau betaalt, vol of niet. Iedereen met de **meeste** blokjes krijgt het hogere bedrag, iedereen met de **op één na meeste** het lagere.
    - Wie er geen blokje heeft krijgt niets.
maya-rules-less = Eén blokje minder voor { $name }
maya-rules-more = Eén blokje meer voor { $name }
maya-rules-gold = { $gold } goud
maya-rules-payout-figure = De voorbeelden van uitbetaling uit de handleiding. Verander de blokjes met − en +.
maya-rules-payout-1 = Alle vier hebben de meeste blokjes en krijgen elk 3 goud. Niemand is tweede.
maya-rules-payout-2 = Het niveau is niet vol, maar rood heeft de meerderheid en krijgt 4 goud. Niemand is tweede.
maya-rules-payout-3 = Groen heeft drie blokjes en krijgt 3 goud. Blauw en rood delen de tweede plaats: elk 1 goud.
maya-rules-payout-4 = Blauw en geel delen de eerste plaats: elk 3 goud. De andere drie delen de tweede plaats: elk 1 goud.
maya-rules-erosion = Slijtage
maya-rules-erosion-text =
    - Na ronde 1 en 2, als alle niveaus betaald hebben, neemt ieder één blokje weg van elk niveau dat hem goud betaalde.
    - Wie daardoor op een niveau geen blokje meer heeft, neemt al zijn blokjes daarboven in die piramide weg.
    - Markers gaan terug naar hun steengroeve; alleen die van de startspeler blijft waar hij is. Niemand houdt blokjes in de hand.
maya-rules-erosion-figure = Het extreme geval uit de handleiding.
maya-rules-erosion-1 = Paars, blauw en geel hebben onderaan de meeste blokjes: elk 2 goud. Rood is er tweede met één blokje: 1 goud, meer dan hem lief is.
maya-rules-erosion-2 = Van elk niveau dat betaalde neemt ieder van hen een blokje weg. Rood heeft onderaan niets meer.
maya-rules-erosion-3 = Dus hebben de rode blokjes erboven geen steun en gaan ze ook weg.

maya-rules-end = Einde van het spel
maya-rules-end-text = Na de derde ronde is er geen slijtage. Wie het meeste goud heeft, wint. Bij een gelijke stand wint wie de minste eigen blokjes in de voorraad heeft; is ook dat gelijk, dan wordt de overwinning gedeeld.

maya-rules-markers = Groene markers
maya-rules-markers-text = Wie eerste is bij een steengroeve krijgt de marker en mag hem in deze ronde één keer gebruiken.
maya-rules-markers-notes =
    - Bescherming moet worden gelegd, bij een steengroeve met nog verdekte kaarten; eigen kaarten zijn daar niet nodig. Is er geen meer, dan heeft ze geen effect.
    - “Blokje verplaatsen” en “Blokje op een piramide” zijn de **blokmarkers**. Je mag er een gebruiken als je hem wint, of later vóór je eigen bouwactie. Ook zonder blokjes kom je aan de beurt zolang je zo’n marker kunt gebruiken, en dan mag je wachten en hem houden. Als alle blokjes op zijn, is er nog een laatste kans.
    - Neem je het laatste eigen blokje van een niveau weg, dan gaan ook al je blokjes daarboven weg.
    - Een nieuwe startspeler geldt vanaf dat moment, al bij de volgende steengroeve.
    - Gratis passen kan ook in plaats van gedwongen passen: je houdt het blokje en krijgt geen goud.

maya-rules-expert = Variant voor profspelers
maya-rules-expert-text =
    - Ieder begint met 10 goud. Aan het begin van elke ronde worden blauwe markers, één minder dan er spelers zijn, uit de vier getrokken en getoond.
    - Iedereen biedt in het geheim goud, en alle biedingen worden tegelijk getoond. Het hoogste bod kiest het eerst; bij een gelijke stand in beurtvolgorde vanaf de startspeler.
    - Wie een marker neemt, betaalt zijn bod aan de bank. De laatste in die volgorde krijgt er geen en houdt zijn goud; een bod van 0 ook. Markers die overblijven vervallen.
    - Een blauwe marker mag één keer worden gebruikt, in die ronde:
maya-rules-expert-notes =
    - De puntenmarker mag ook bij een lege steengroeve liggen. Een −3 kan hem verminderen, en hij verliest bij een gelijke stand.
    - De joker beschermt vlak voordat een steengroeve wordt omgedraaid waar zijn bezitter meedoet; als blokmarker wordt hij in eigen bouwbeurten gebruikt.
    - Transportmarkers werken vanzelf. Het extra blokje komt nadat het overschot is teruggelegd.

maya-rules-silent = Waar de handleidingen zwijgen
maya-rules-silent-text =
    De plekken, het goud en de blokjes die op de borden gedrukt staan, zijn maar voor een deel bekend. De onze zijn een reconstructie uit wat de handleidingen vertellen en uit spelverslagen; wie de doos heeft kan met de echte getallen spelen. We spelen ook dat

    - de bank nooit leeg raakt, en dat wat een voorraad van 28 blokjes niet kan geven niet gegeven wordt;
    - de eerste bij een steengroeve de marker ook krijgt als de voorraad leeg is;
    - de startspeler blijft als bij de steengroeve van de startspeler niemand punten heeft;
    - een bonusblokje niet geweigerd kan worden, en blokjes van de voorbereiding er geen geven;
    - een blokje niet van een laagste niveau naar hetzelfde niveau kan;
    - slijtage eerst overal één blokje neemt waar dat moet, en dan alles zonder steun.

maya-rules-options = Als je een tafel maakt
maya-rules-options-text =
    - **Blokmarkers**: “meteen of later in de ronde” zoals in de Italiaanse handleiding, of “alleen meteen” zoals in de Nederlandse: als je hem wint, of nooit.
    - **Variant**: het basisspel, of de variant voor profspelers met een veiling van blauwe markers.
