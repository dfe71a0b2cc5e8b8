# De regels van Maori. Lege regels scheiden alinea’s en lijsten; ** staat om wat vet is.

maori-rules-title = Maori: de spelregels

maori-rules-about-title = Waar het om gaat
maori-rules-about =
    Samen varen de spelers één ontdekkingsschip rond een vitrine met eilandtegels, en ieder neemt daaruit tegels om een eigen eilandwereld te bouwen. Afgewerkte eilanden met palmen, hutten en bloemenkransen leveren punten op, net als de meeste boten en de meeste schelpen.

    Voor 2 tot 5 spelers (met het atol 2 tot 4), ongeveer 45 minuten. Van Günter Burkhardt, 2009.

maori-rules-first-title = Je eerste spel
maori-rules-first =
    1. Bekijk de vitrine: 16 tegels, en het ontdekkingsschip op de vaarroute eromheen. Eronder of ernaast ligt je eigen spelersbord met 16 watervelden. Je hebt 5 schelpen en 2 boten.
    2. Ben je aan de beurt, tik dan op een verlichte aanlegplaats. Het getal is het aantal stappen; een schelp ernaast zegt wat het kost. In het begin vaar je 1 of 2 stappen gratis.
    3. De rij voor het schip licht op, met de prijs van elke tegel. Tik op de dichtstbijzijnde, die is gratis, of betaal een schelp voor elke tegel die je overslaat.
    4. Tik op een veld van je spelersbord om de tegel te leggen. Een vinkje betekent dat hij een eiland afmaakt, een plus dat hij op land aansluit, een kruisje dat hij daar niet past.
    5. Begin met eindstukken in een rij of kolom die nog gesloten kan worden. Een gele pijl toont waar een eiland verdergaat, een rood kruis waar dat nooit meer kan.
    6. Neem vroeg boten: met elke boot vaar je voortaan een stap verder.
    7. Het getal op een eiland is wat het al telt. Zorg voor een hut op eilanden met veel palmen, en maak alles af voordat iemand een vol bord heeft.

maori-rules-tiles-title = Tegels en symbolen
maori-rules-tiles =
    Er zijn 97 tegels: 54 eindstukken, 14 middenstukken, 10 losse eilanden, 17 watertegels en 2 vulkanen. Er zijn geen bochten, dus elk eiland is een rechte lijn, horizontaal of verticaal.

    Palmen staan rechtop, dus een tegel met palmen ligt maar op één manier. Een watertegel mag in elke richting liggen.

    Een halve krans aan een open kant vormt met een andere helft die hem op de volgende tegel raakt een **bloemenkrans**.
maori-rules-tiles-caption = Wat er op de tegels staat
maori-rules-shown-single = Een los eiland is op zichzelf al af.
maori-rules-shown-island = Een eiland van drie: twee eindstukken, een middenstuk met hut, en een boot.
maori-rules-shown-lei = Twee helften die elkaar raken, vormen een bloemenkrans.
maori-rules-shown-end = Een verticaal eiland begint met een bovenste eindstuk.
maori-rules-shown-water = Water met een boot: je vaart verder.
maori-rules-shown-shells = Schelpen: je krijgt er meteen zoveel.
maori-rules-shown-volcano = Een vulkaan verspert de weg.

maori-rules-setup-title = Voorbereiding
maori-rules-setup =
    Er worden 16 tegels open uitgelegd, vier bij vier; een vulkaan die nu wordt getrokken, wordt weer door de voorraad gemengd. Iedereen heeft een spelersbord met 16 vrije velden en twee afgedrukte boten, en 5 schelpen. De rest van de 30 schelpen is de bank. Schelpen liggen open.

    Wie het lot aanwijst, zet het ontdekkingsschip bij een van de 16 aanlegplaatsen: elke randtegel heeft er een, een hoektegel twee. De linkerbuur begint. (Met een optie zet de speler op plaats 1 het schip; in de handleiding de oudste speler.)

    Een beurt heeft twee delen: je **moet** het ontdekkingsschip verplaatsen, en doet dan **één** actie.

maori-rules-sail-title = Het ontdekkingsschip verplaatsen
maori-rules-sail =
    Het schip gaat met de klok mee, minstens één stap, en gratis zoveel stappen als je boten hebt: de afgedrukte en die op tegels van je spelersbord. Elke stap meer kost een schelp.

    Eén stap is altijd gratis, ook zonder boot. Je vaart nooit meer dan eenmaal de vitrine rond, 16 stappen.
maori-rules-sail-caption = Hoe ver gaat het schip?
maori-rules-sail-task = Verander de boten en schelpen en tik op een aanlegplaats. Met 2 boten kun je tot 2 stappen; een derde kost 1 schelp.
maori-rules-own-boats = Jouw boten
maori-rules-own-shells = Jouw schelpen
maori-rules-sailed = { $steps ->
    [one] 1 stap
   *[other] { $steps } stappen
}: { $price ->
    [0] gratis.
    [one] { $free } gratis, 1 voor een schelp.
   *[other] { $free } gratis, { $price } voor een schelp per stap.
} { $left ->
    [one] Je houdt 1 schelp over.
   *[other] Je houdt { $left } schelpen over.
} De tegels voor het schip kosten dan { $prices }.

maori-rules-discover-title = Een eiland ontdekken
maori-rules-discover =
    Doe na het varen één van deze vijf dingen:

    - **Een tegel nemen** uit de rij of kolom voor het schip en op een vrij veld van je spelersbord leggen. De dichtstbijzijnde is gratis; elke overgeslagen tegel kost een schelp.
    - **Een tegel nemen en opslaan** in je opslagplaats, voor dezelfde prijs. Er past één tegel in en ze moet leeg zijn.
    - **De opgeslagen tegel** op je spelersbord leggen.
    - **Een tegel verwijderen** van je spelersbord. Hij is uit het spel. De schelpen die hij bracht houd je, zijn boten tellen niet meer.
    - **Niets doen.**

    Een vulkaan kan niet worden genomen, en wat erachter ligt ook niet. Een vulkaan die later wordt getrokken, blijft voorgoed in de vitrine. Na de actie wordt de open plek uit de voorraad aangevuld; is die op, dan blijft ze leeg. Een lege plek overslaan kost niets.
maori-rules-take-caption = Wat kost een tegel?
maori-rules-take-task = Kies een rij en tik op een verlichte tegel.
maori-rules-row-full = Een volle rij
maori-rules-row-volcano = Bij een vulkaan
maori-rules-row-gap = Over een lege plek
maori-rules-row-full-text = De vier tegels kosten 0, 1, 2 en 3 schelpen.
maori-rules-row-volcano-text = Alleen de tegel vóór de vulkaan kan worden genomen.
maori-rules-row-gap-text = Voor de lege plek wordt niet betaald: 0, 1 en 2 schelpen.
maori-rules-taken = { $price ->
    [0] Gratis: { $tile }.
    [one] 1 schelp: { $tile }.
   *[other] { $price } schelpen: { $tile }.
}

maori-rules-lay-title = Tegels leggen
maori-rules-lay =
    Een tegel mag op elk vrij veld liggen, ook waar hij niet bij zijn buren past. Staan er schelpen op, dan krijg je er meteen zoveel uit de bank, zolang die er zijn.

    Een eiland is **afgewerkt** als zijn rechte lijn aan beide kanten een eindstuk heeft, zodat elke open landkant op land aansluit. Een los eiland is altijd afgewerkt.

    Een gesloten kust wordt nooit bedorven door wat ernaast ligt. Een open kant die iets anders dan passend land raakt, of de rand van het bord, laat haar eiland onafgewerkt.
maori-rules-lay-caption = Waar past hij?
maori-rules-lay-task = Kies een tegel en tik op een veld. Tik op een gelegde tegel om hem terug te nemen.
maori-rules-lay-signs = ✓ maakt een eiland af · + sluit aan op land · ✕ past niet · • raakt geen land
maori-rules-tiles-to-lay = Te leggen tegels
maori-rules-board = Voorbeeldbord
maori-rules-again = Opnieuw
maori-rules-laid-finishes = Een eiland is af en telt.
maori-rules-laid-joins = Hij sluit aan op land, maar het eiland heeft nog een open kant.
maori-rules-laid-free = Overal toegestaan: hij raakt geen open landkant.
maori-rules-laid-clashes = Toegestaan, maar een open kant is bedorven: dat eiland kan pas weer af als er een tegel wordt verwijderd.
maori-rules-laid-back = Je hebt de tegel weer in de hand.

maori-rules-score-title = Einde en waardering
maori-rules-score =
    Is iemands spelersbord vol, dan hebben alle anderen nog één beurt. Een opgeslagen tegel vult geen veld. Wie zijn bord vulde, komt niet meer aan de beurt, en een tweede vol bord verandert niets.

    Dan worden alle niet afgewerkte eilanden verwijderd, met alles erop. Wat overblijft telt:

    - elke palm op een eiland zonder hut: **1**
    - elke palm op een eiland met minstens één hut: **2** (meer hutten tellen niet extra)
    - elke complete bloemenkrans: **10**
    - de meeste boten, afgedrukte en die op tegels die er nog liggen: **zoveel als je er hebt**; bij gelijke stand krijgt iedereen zijn volle aantal
    - de meeste houten schelpen: evenzo; schelpen op tegels tellen niet
    - elk leeg waterveld: **−1**, ook waar een onafgewerkt eiland lag
    - de opgeslagen tegel: niets

    Wie de meeste punten heeft, wint. Bij gelijke stand wint wie de meeste schelpen heeft; is ook dat gelijk, dan wordt de overwinning gedeeld.
maori-rules-score-caption = Het voorbeeld uit de handleiding: 37 punten
maori-rules-score-task = Het vage eiland is niet af en wordt verwijderd. Verander de getallen, of haal tegels weg en zie wat dat doet.
maori-rules-their-boats = Meeste boten bij een tegenstander
maori-rules-their-shells = Meeste schelpen bij een tegenstander
maori-rules-put-back = Leg de tegel terug op { $space }
maori-rules-scored = { $total ->
    [one] { $total } punt.
   *[other] { $total } punten.
} { $boats ->
    [most] Je hebt de meeste boten.
   *[fewer] Iemand heeft meer boten.
} { $shells ->
    [most] Je hebt de meeste schelpen.
   *[fewer] Iemand heeft meer schelpen.
}

maori-rules-ships-title = Voor gevorderden en profs
maori-rules-ships =
    Iedereen heeft een eigen klein schip. Het komt op de eerste tegel die je legt. Daarna moet een tegel naast je schip worden gelegd, ook diagonaal. Is daar geen vrij veld, dan kan er geen tegel worden gelegd; opslaan, verwijderen of niets doen kan nog wel.

    - **Gevorderden:** na de actie, welke ook, mag je het schip naar een tegel naar keuze van jezelf verplaatsen.
    - **Profs:** het schip gaat naar de zojuist gelegde tegel, en gratis nooit ergens anders heen. De tegel eronder mag niet worden verwijderd.

    In beide mag je, voordat je een tegel legt, betalen om het schip te verplaatsen: een schelp per stap naar een van de acht buurvelden, altijd op een tegel van jezelf. Wie voor een stap betaalt, moet in die beurt een tegel leggen.

    Wordt in het spel voor gevorderden de tegel onder het schip verwijderd, dan moet het schip naar een andere tegel van jou. Heb je er geen, dan gaat het van het bord en komt het terug met de volgende tegel, die overal mag liggen.
maori-rules-ship-caption = Leggen naast het kleine schip
maori-rules-ship-task = Tik op een verlicht veld om er een tegel te leggen, of eerst op een tegel met een schelp om het schip te verplaatsen.
maori-rules-advanced = Gevorderden
maori-rules-expert = Profs
maori-rules-ship-lay = { $paid ->
    [0] Een tegel kan alleen op de verlichte velden liggen.
    [one] 1 schelp betaald; nu liggen andere velden naast het schip.
   *[other] { $paid } schelpen betaald; nu liggen andere velden naast het schip.
}
maori-rules-ship-expert = Het schip gaat naar de zojuist gelegde tegel.
maori-rules-ship-advanced = Nu mag het schip gratis naar een tegel naar keuze, of blijven staan.
maori-rules-ship-moved = Van hier ga je in je volgende beurt verder.

maori-rules-atoll-title = Het koraaleiland (atol)
maori-rules-atoll =
    De andere kant van de spelersborden heeft 20 velden, met een atol van zes in het midden. Je kunt erop spelen met of zonder kleine schepen, met 2 tot 4 spelers. De precieze indeling is onze reconstructie, net als de vier bij vier velden van de eerste kant.

    Palmen van een eiland dat helemaal in het atol ligt, tellen nog eens dubbel: 2 zonder hut, 4 met hut. Bloemenkransen worden niet verdubbeld. Eén boot is naast de velden afgedrukt en één in het atol. Die laatste telt tot hij wordt bedekt, en weer als zijn tegel verdwijnt. Tot dan geldt zijn veld als leeg waterveld.
maori-rules-atoll-caption = In en buiten het atol
maori-rules-atoll-text =
    - Het eiland met hut ligt in het atol: 3 palmen van 4, 12 punten.
    - Het losse eiland ook: 2 palmen van 2, 4 punten.
    - Het eiland rechts ligt er maar voor een deel in: 5 palmen van 1, 5 punten.

maori-rules-rulings-title = Waar de handleiding zwijgt
maori-rules-rulings =
    De handleiding laat enkele vragen open. Hier geldt:

    - Alles wordt betaald voordat een gelegde tegel schelpen brengt; die kunnen dus uit je eigen betaling komen.
    - Een aanlegplaats bij een lege rand van de vitrine blijft een aanlegplaats.
    - Een eilandtegel zonder palmen mag bij het leggen worden gedraaid. (In deze set is er geen, in eigen edities misschien wel.)
    - Bloemenkransen van een onafgewerkt eiland gaan ermee verloren.
    - Een klein schip mag op een gelegde watertegel staan, nooit op een leeg veld.
    - De vitrine wordt aangevuld voordat het kleine schip beweegt.
    - Eigen edities kunnen gedrukt land hebben. Gelegde stukken van een onafgewerkt eiland gaan weg, de druk blijft en telt niet, en een klein schip staat er nooit op.
    - Je vaart per beurt hooguit 16 stappen, eenmaal rond. Een lege plek overslaan kost niets.
    - Doet vier hele ronden lang niemand iets anders dan varen, dan eindigt het spel en wordt gewaardeerd.

maori-rules-all-title = Alle tegels
maori-rules-all =
    Van de meeste vormen is gepubliceerd hoeveel tegels er zijn; wat erop staat, toont de handleiding alleen in plaatjes. De symbolen hier zijn onze eigen reconstructie.
maori-rules-all-ends = Eindstukken: van elk van de vier richtingen 13, en nog een linker en een rechter met 1 palm
maori-rules-all-middles = Middenstukken: 7 horizontaal en 7 verticaal
maori-rules-all-singles = Losse eilanden: 10
maori-rules-all-waters = Water: 17, en 2 vulkanen
