### Wat over Das Gold der Maya gezegd wordt.

gold-material = { $material ->
    [stone] steen
    [jade] jade
    [bronze] brons
    [silver] zilver
   *[gold] goud
}
gold-amount = { $beads ->
    [0] niets
    [one] 1 kraal
   *[other] { $beads } kralen
}

## Zetten
gold-move-bid = { gold-amount } bieden
gold-move-pay = de kralen aan { $who } betalen
gold-move-plate = de nieuwe scherf op schaal { $plate } leggen
gold-move-keep = de scherf neerleggen met de kant boven die nu boven ligt
gold-move-turn = de scherf omdraaien
gold-move-out = de scherf uit het spel nemen

## Wat er gebeurt
gold-effect-shard = { gold-material } { $part }
gold-effect-auction = Veiling { $auction } van { $auctions }: de scherf { $shard } is te koop.
gold-effect-has-bid = { $who } heeft geboden.
gold-effect-bid = { $who } bood { gold-amount }
gold-effect-bids = De biedingen worden getoond: { $bids }.
gold-effect-sold = { $who } bood het meest en krijgt de scherf { $shard } voor { gold-amount }.
gold-effect-sold-left = De gelijke biedingen van { $cancelled } vervallen. { $who } heeft het hoogste bod dat overblijft en krijgt de scherf { $shard } voor { gold-amount }.
gold-effect-payees-least = { $payees } boden het minst: { $beads ->
    [one] { $who } kiest wie van hen de kraal krijgt.
   *[other] { $who } kiest wie van hen de kralen krijgt.
}
gold-effect-payees-all = { $who } bood zelf het minst en mag ieder ander betalen: { $beads ->
    [one] { $who } kiest wie de kraal krijgt.
   *[other] { $who } kiest wie de kralen krijgt.
}
gold-effect-unsold = { $because ->
    [nobody-bid] Niemand bood iets.
   *[equal-bids] Gelijke biedingen vervallen, en er blijft geen ander bod over.
} De scherf { $shard } gaat uit het spel, met de achterkant ongezien.
gold-effect-paid = { $because ->
    [bid-least] { $who } betaalt { gold-amount } aan { $to }, die het minst bood.
   *[other] { $who } betaalt { gold-amount } aan { $to }.
}
gold-effect-drawn = De scherf { $shard } komt uit de zak. { $left ->
    [0] De zak is nu leeg.
    [one] Er zit er nog één in.
   *[other] Er zitten er nog { $left } in.
}
gold-effect-looked = { $who } neemt de scherf { $shard } en bekijkt de achterkant.
gold-effect-back = { $who } neemt de scherf { $shard } en bekijkt de achterkant: { gold-material }.
gold-effect-will-lie = De scherf { $shard } komt te liggen met { gold-material } boven.
gold-effect-will-go = De scherf { $shard } gaat uit het spel.
gold-effect-new-kept = { $plate ->
    [0] { $who } legt de scherf { $shard } op de schaal.
   *[other] { $who } legt de scherf { $shard } op schaal { $plate }.
}
gold-effect-new-turned = { $plate ->
    [0] { $who } draait de scherf { $shard } om en legt hem met { gold-material } boven op de schaal.
   *[other] { $who } draait de scherf { $shard } om en legt hem met { gold-material } boven op schaal { $plate }.
}
gold-effect-new-out = { $who } neemt de scherf { $shard } uit het spel, met de achterkant ongezien.
gold-effect-turned = Omgedraaid: { $shards }.
gold-effect-turned-shard = { $shard } (nu { gold-material })
gold-effect-out = Uit het spel: { $shards }.
gold-effect-filled = { $plate ->
    [0] De schaal is voor { $part } gevuld.
   *[other] Schaal { $plate } is voor { $part } gevuld.
}
gold-effect-complete = { $plate ->
    [0] Het tablet is compleet.
   *[other] Het tablet op schaal { $plate } is compleet.
}
gold-effect-empty = { $plate ->
    [0] De schaal is leeg.
   *[other] Schaal { $plate } is leeg.
}
gold-effect-on-plate = { $plate ->
    [0] {""}
   *[other] {" "}op schaal { $plate }
}
gold-effect-scored = { $who } krijgt { gold-part-points } voor het complete tablet{ gold-effect-on-plate }: { $one ->
    [0] { $complete } omdat het compleet is en { $values } voor de waarden.
   *[other] { $complete } omdat het compleet is, { $values } voor de waarden en { $one } voor één materiaal.
}
gold-effect-scored-incomplete = { $points ->
    [0] { $who } heeft geen compleet tablet{ gold-effect-on-plate } en krijgt er niets voor.
   *[other] { $who } krijgt { gold-part-points } voor de waarden van het onvolledige tablet{ gold-effect-on-plate }.
}
gold-effect-scored-beads = { $beads ->
    [0] { $who } heeft geen kralen.
   *[other] { $who } krijgt { gold-part-points } voor { gold-amount }.
}
gold-effect-total = { $who } heeft { gold-part-points }
gold-effect-end = Het spel is afgelopen: { $totals }. { $decided ->
    [shared] { $winners } delen de overwinning
   *[points] { $winners } wint
}.

## Waarom een zet niet mag
gold-no-bidding = nu biedt iedereen op de voorste scherf
gold-no-paying = nu kies je wie betaald wordt
gold-no-choosing = nu kies je een schaal voor de nieuwe scherf
gold-no-arranging = nu herschik je je schaal, scherf voor scherf: keep (blijft), turn (omdraaien) of out (uit het spel)
gold-no-beads = je hebt { gold-amount } om mee te bieden
gold-no-self = niemand betaalt aan zichzelf; de kralen gaan naar { $payees }
gold-no-payee = de kralen gaan naar iemand die het minst bood: { $payees }
gold-no-room = de scherven die blijven zouden meer dan een cirkel zijn ({ $size } van { $circle })
gold-no-closing = de cirkel zou sluiten, maar { $count ->
    [one] { $lonely } ligt er maar één keer in, en beide wegen rond gaan erlangs
   *[other] { $lonely } liggen er maar één keer in, en beide wegen rond gaan erlangs
}
gold-no-joining = { $low } en { $high } kunnen niet verbonden worden: geen materiaal heeft een waarde ertussen die ze verbindt
gold-no-gap = { $low } en { $high } kunnen niet verbonden worden: { $missing } zou ertussen ontbreken, en wat nog beslist moet worden kan het gat niet vullen

## Waar de punten vandaan komen
gold-line-plate = { $plate ->
    [0] {""}
   *[other] , schaal { $plate }
}
gold-line-complete = compleet tablet{ gold-line-plate }
gold-line-values = waarden{ gold-line-plate }
gold-line-one-material = één materiaal{ gold-line-plate }
gold-line-beads = kralen

## Opties
gold-option-incomplete-tablets = Onvolledige tabletten tellen
gold-option-incomplete-tablets-help = De variant: onvolledige tabletten leveren hun waarden op.
gold-option-beads = Kralen van de anderen
gold-option-beads-help = Of je ziet hoeveel kralen de anderen hebben.
gold-option-beads-shown = zichtbaar
gold-option-beads-hidden = verborgen

## Waarom een tip goed is
gold-why-plate = Daar voegt de scherf ongeveer { gold-part-points } toe aan wat de schaal kan worden.
gold-why-bid-nothing = De scherf is voor jou ongeveer { gold-part-points } waard; wie niets biedt, wordt daar misschien voor betaald.
gold-why-bid-cheap = De scherf is voor jou ongeveer { gold-part-points } waard; dit is goedkoop, maar misschien biedt iemand evenveel of meer.
gold-why-bid-wins = De scherf is voor jou ongeveer { gold-part-points } waard, en met { gold-part-beads } win je hem waarschijnlijk: { gold-part-limit }.
gold-why-bid-fair = De scherf is voor jou ongeveer { gold-part-points } waard, en met { gold-part-beads } win je hem misschien voor een redelijke prijs.
gold-why-bid-enough = De scherf is voor jou ongeveer { gold-part-points } waard, en { gold-part-beads } is waarschijnlijk genoeg: { gold-part-limit }.
gold-why-bid-high = De scherf is voor jou ongeveer { gold-part-points } waard, en { gold-part-beads } zou een redelijke prijs zijn: dit is een hoge.
gold-why-no-gain = De scherf voegt niets toe aan wat je hebt, dus { gold-part-rather }.
gold-why-little = De scherf is voor jou ongeveer { gold-part-points } waard, minder dan een kraal nu waard is, dus { gold-part-rather }.
gold-why-rival-bids = De scherf is voor jou ongeveer { gold-part-points } waard, maar voor { $who } ongeveer { $theirs }, en die biedt waarschijnlijk evenveel of meer: betaald worden is beter dan betalen.
gold-why-rival-nothing = De scherf is voor jou ongeveer { gold-part-points } waard, maar voor { $who } ongeveer { $theirs }; wie niets biedt, wordt daar misschien voor betaald.
gold-why-rival-may = De scherf is voor jou ongeveer { gold-part-points } waard, maar voor { $who } ongeveer { $theirs }, en die biedt misschien evenveel of meer.
gold-why-rival-poor = De scherf is voor jou ongeveer { gold-part-points } waard, maar voor { $who } ongeveer { $theirs }, en die heeft daar te weinig kralen voor: dit is geen hoge prijs.
gold-why-price = De scherf is voor jou ongeveer { gold-part-points } waard, en { gold-part-beads } is daar een hoge prijs voor.
gold-why-pay-least = Met { gold-part-beads } en vooruitzicht op ongeveer { gold-part-points } heeft { $who } niet meer dan wie je verder mag betalen: daar doen kralen de minste schade.
gold-why-pay-more = Met { gold-part-beads } en vooruitzicht op ongeveer { gold-part-points } heeft { $who } meer dan { $other }; daar doen kralen minder schade.
gold-why-tablet = { gold-part-side } levert het tablet hoogstens { gold-part-points } op.
gold-why-may-become = { gold-part-side } kan de schaal een tablet van ongeveer { gold-part-points } worden.
gold-part-points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
gold-part-beads = { $beads ->
    [one] { $beads } kraal
   *[other] { $beads } kralen
}
gold-part-limit = { $others ->
    [0] niemand anders heeft een kraal
    [one] niemand anders biedt waarschijnlijk meer dan { $others } kraal
   *[other] niemand anders biedt waarschijnlijk meer dan { $others } kralen
}
gold-part-rather = { $bid ->
    [0] betaald worden is beter dan betalen
   *[other] zelfs 1 kraal is te veel
}
gold-part-side = { $material ->
    [out] Zonder deze scherf
   *[other] Met { gold-material } boven
}

## Zetten die niet gelezen kunnen worden
gold-bad-move = { $text } kan niet gelezen worden; een zet ziet eruit als bid3 (drie kralen), pay2 (aan plaats 2), plate1 (voor de nieuwe scherf), keep, turn of out (voor een scherf bij het herschikken).
gold-bad-beads = Er zijn geen { $number } kralen; alle spelers samen hebben er { $all }.
gold-bad-payee = Met twee spelers betaalt de winnaar altijd de ander, dus niemand kiest.
gold-bad-choice = Elke speler heeft één schaal, dus niemand kiest.
gold-bad-plate = Er is geen schaal { $plate }; er zijn de schalen 1 tot en met { $last }.
