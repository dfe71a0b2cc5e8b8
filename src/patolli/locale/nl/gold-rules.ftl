# De regels van Das Gold der Maya. Lege regels scheiden alinea’s en lijsten; ** staat om wat vet is.

gold-rules-title = Das Gold der Maya: de spelregels

gold-rules-about-title = Waar het om gaat
gold-rules-about =
    Je biedt glazen kralen op de scherven van gebroken ronde tabletten en legt daarvan op je schaal een volledige cirkel. Hoe kostbaarder de kanten die je toont, hoe beter; maar scherven naast elkaar mogen hooguit 1 in waarde verschillen, en wat er op de achterkant staat, zie je pas als je een scherf hebt gekocht.

    Voor 2 tot 4 spelers. Van Los Rodriguez, 1997.

gold-rules-first-title = Je eerste spel
gold-rules-first =
    1. Bekijk het veilingbord: de grote scherf vooraan is nu te koop, de twee erachter komen daarna. Van elk is maar één kant bekend.
    2. Bekijk je schaal, nog leeg, met je 10 kralen. Kralen zijn geld, en elke kraal is aan het eind een punt.
    3. Tik aan hoeveel kralen je biedt, en bevestig. Alle biedingen gaan tegelijk open. Gelijke biedingen kunnen niet winnen; een onverwacht aantal is dus vaak beter dan een rond getal.
    4. Win je, dan betaal je je bod aan wie het minst bood. Een bod van 0 kan dus iets opleveren.
    5. Daarna zie alleen jij de achterkant. Kies voor elke scherf op je schaal: deze kant boven, die kant boven, of uit het spel. Het bord toont wat past en wat de schaal waard is.
    6. Let op de grootte: aan het eind moeten de scherven de cirkel precies vullen. De schaal toont hoeveel er nog open is, en welke scherven passen.
    7. Een compleet tablet is 10 punten en meer waard, een onvolledig niets. Sluit eerst de cirkel en maak hem dan kostbaarder.

gold-rules-shards-title = Scherven
gold-rules-shards =
    Vijf tabletten, elk in zes scherven gebroken: één kwart, drie zesden en twee achtsten van de cirkel. Samen zijn dat 30 scherven. Voor wat naast elkaar mag liggen doet de grootte er niet toe, alleen voor het vullen van de cirkel.
gold-rules-sizes-caption = Drie groottes; de binnenste band toont wat van de achterkant bekend is
gold-rules-size = { $part }, { $times } per tablet
gold-rules-back-unknown = De achterkant ken je niet.
gold-rules-back-secret = Gestreept: alleen de eigenaar kent de achterkant, hier jade.
gold-rules-back-open = Gewoon: iedereen kent de achterkant, hier goud.

gold-rules-materials-title = Materialen
gold-rules-materials =
    Goud is 4 waard, zilver 3, brons 2, jade 1, steen 0. Naast elkaar mag liggen wat gelijk is of 1 verschilt: goud alleen naast zilver, zilver naast goud of brons, en zo verder tot steen, dat alleen naast jade ligt.

    Voor- en achterkant zijn altijd van twee materialen. De vijf tabletten zijn goud en zilver, zilver en brons, brons en jade, jade en steen, steen en goud. Achter elke kant zit dus een van twee: achter goud zilver of steen.
gold-rules-materials-caption = Wat elkaar mag raken, wat het waard is, wat op de achterkant kan staan

gold-rules-setup-title = Voorbereiding
gold-rules-setup =
    Iedereen heeft een lege schaal en 10 kralen. De 30 scherven zitten in de zak. Er worden er drie getrokken, elk met een willekeurige kant boven, en op het veilingbord gelegd.

    Vóór elke volgende veiling wordt één scherf getrokken en achteraan gelegd, tot de zak leeg is; vóór de laatste twee veilingen wordt niets meer getrokken. Er zijn dus 30 veilingen, en iedereen doet aan alle mee.

    Volgens de handleiding liggen de kralen achter een scherm; maar wie de veilingen volgt, kan ze tellen. Hier zijn ze te zien, tenzij je bij het openen van de tafel kiest ze te verbergen.

gold-rules-auction-title = De veiling
gold-rules-auction =
    De voorste scherf wordt geveild. Iedereen biedt in het geheim, van 0 tot alle kralen, en iedereen opent tegelijk de hand.

    - Het **hoogste bod dat maar één speler deed** wint. Gelijke biedingen vallen tegen elkaar weg, en het recht gaat naar het volgende bod.
    - Een bod van 0 wint nooit.
    - De winnaar **betaalt het bod aan wie het minst bood**. Boden meerdere spelers het laagst, dan kiest de winnaar een van hen. Bood de winnaar zelf het laagst, omdat alle anderen tegen elkaar wegvielen, dan mag die vrij kiezen.
    - Alle anderen houden hun kralen.
    - Wint niemand, dan gaat de scherf uit het spel en blijft de achterkant onbekend.

    Kralen gaan alleen van speler naar speler, dus het blijven er altijd evenveel.
gold-rules-auction-caption = Wie wint, en wie krijgt de kralen?
gold-rules-auction-task = Kies een geval of verander de biedingen. Mag de winnaar kiezen, tik dan aan wie de kralen krijgt.
gold-rules-auction-cases = Gevallen
gold-rules-auction-again = Kies een ander
gold-rules-player = Speler { $letter }
gold-rules-bid = Bod
gold-rules-beads-after = Daarna:
gold-rules-auction-nobody = Geen bod boven 0 is door maar één speler gedaan: de scherf blijft onverkocht.
gold-rules-auction-highest = { $several ->
    [yes] Het hoogste bod wint. Meerdere spelers boden het laagst, dus kiest de winnaar wie van hen de kralen krijgt.
   *[no] Het hoogste bod wint, en wie het laagst bood krijgt de kralen.
}
gold-rules-auction-below = { $several ->
    [yes] De hoogste biedingen vallen weg; het volgende wint. Meerdere spelers boden het laagst, dus kiest de winnaar.
   *[no] De hoogste biedingen vallen weg; het volgende wint en betaalt aan het laagste.
}
gold-rules-auction-least = Alle anderen vallen weg, dus wint het laagste bod, en de winnaar betaalt aan wie die wil.

gold-rules-plate-title = Je schaal
gold-rules-plate =
    Wie een scherf wint, betaalt eerst en bekijkt dan als enige de achterkant. Daarna mag je je hele schaal herschikken: scherven verleggen, omdraaien en uit het spel nemen, ook de nieuwe. De achterkanten daarvan blijven geheim.

    - Wat op de schaal ligt is één boog zonder gaten, hooguit een volle cirkel.
    - Buren verschillen hooguit 1 in waarde van de kanten die **boven** liggen.
    - Sluit de cirkel, dan zijn ook de twee einden buren.

    De volgorde bindt je later nooit: het bord tekent altijd een geldige als die er is. Het is dus genoeg om voor elke scherf te zeggen welke kant boven ligt. In een gesloten cirkel moet elk materiaal strikt tussen het laagste en het hoogste er twee keer zijn, op de heenweg en op de terugweg.

    Is je tablet compleet, dan blijf je bieden: voor betere scherven, of voor kralen.
gold-rules-plate-caption = Passen ze?
gold-rules-plate-task = Tik op een scherf om hem om te draaien. Tekens aan de rand tonen waar scherven elkaar raken: = is hetzelfde, een trede een verschil van 1, ✕ mag niet.
gold-rules-plate-label = Voorbeeldschaal
gold-rules-plates = Voorbeeldschalen
gold-rules-plate-bridge = Een sprong
gold-rules-plate-bridge-text = Brons mag goud niet raken. Leg er zilver tussen, of draai iets om. Met alle zes scherven kan een tablet van 30 punten.
gold-rules-plate-ring = Een gesloten cirkel
gold-rules-plate-ring-text = De cirkel sluit, maar op de terugweg van jade ontbreekt brons. Welke scherf draai je om?
gold-rules-plate-best = Het beste
gold-rules-plate-best-text = Draai drie scherven om, en dit is het beste tablet dat er is: 48 punten.
gold-rules-tap = Wat een tik doet
gold-rules-tap-turn = Tikken draait om
gold-rules-tap-off = Tikken neemt weg
gold-rules-beside = Naast de schaal; een tik legt hem erop:
gold-rules-again = Opnieuw

gold-rules-score-title = Einde en waardering
gold-rules-score =
    Het spel eindigt na de 30e veiling; de winnaar daarvan mag de schaal nog herschikken. Dan telt:

    - een compleet tablet: **10**
    - elke scherf ervan: de **waarde** van de kant die boven ligt
    - is het helemaal van één materiaal, welk ook: **10 extra**
    - een onvolledig tablet: **niets**
    - elke kraal: **1**

    Wie de meeste punten heeft, wint; bij gelijke stand wordt de overwinning gedeeld.

    In de **variant** levert een onvolledig tablet de waarden van zijn scherven op, zonder de tienen.
gold-rules-score-caption = Wat een tablet oplevert
gold-rules-score-task = Vergelijk de gewone regel met de variant.
gold-rules-variant = Regel voor onvolledige tabletten
gold-rules-variant-no = Gewoon
gold-rules-variant-yes = Onvolledige tellen
gold-rules-score-outcome = { $variant ->
    [yes] Het onvolledige tablet levert zijn waarden op: 16.
   *[no] Het onvolledige tablet levert niets op.
}
gold-rules-scored-gold = Alles goud
gold-rules-scored-mixed = Gemengd
gold-rules-scored-stone = Alles steen
gold-rules-scored-open = Niet compleet

gold-rules-two-title = Twee spelers
gold-rules-two =
    Met zijn tweeën heeft ieder twee schalen. Een gewonnen scherf gaat naar een ervan, en alleen die schaal mag je dan herschikken. Aan het eind tellen beide tabletten, en je kralen.

    Bieden beiden evenveel, dan blijft de scherf onverkocht; anders wordt het hoogste bod aan de ander betaald.

gold-rules-rulings-title = Waar de handleiding zwijgt
gold-rules-rulings =
    De handleiding laat enkele vragen open. Hier geldt:

    - Zijn biedingen op meer niveaus gelijk, zoals bij 5 – 5 – 3 – 3, dan wint niemand.
    - De kralen worden betaald voordat de winnaar de achterkant bekijkt.
    - Je mag de nieuwe scherf uit het spel nemen en je schaal toch herschikken (met zijn tweeën de gekozen schaal).
    - Een achterkant wordt bij iedereen bekend als de scherf op een schaal wordt omgedraaid.
    - Wie uit de zak trekt, maakt voor het spel niet uit.
    - Wie evenveel punten heeft, deelt de overwinning.
    - De maten van de scherven komen uit gepubliceerde beschrijvingen, niet uit de handleiding.
