# Das Gold der Maya: wat het bord zegt.

gold-page-auction = Veiling
gold-page-others = De anderen
gold-page-values = Waarden

gold-material-stone = steen
gold-material-jade = jade
gold-material-bronze = brons
gold-material-silver = zilver
gold-material-gold = goud
gold-and = { $first } en { $last }
gold-or = { $first } of { $last }
gold-seat = Plaats { $seat }
gold-you = { $name } (jij)
gold-list = { $title } lijst

# Scherven
gold-shard-unknown = { $material } { $value } – { $part } van de cirkel, achterkant onbekend
gold-shard-secret = { $material } { $value } – { $part } van de cirkel, achterkant { $back } (alleen de eigenaar weet het)
gold-shard-open = { $material } { $value } – { $part } van de cirkel, achterkant { $back } (iedereen weet het)

# Kralen
gold-beads = { $beads ->
    [0] geen kralen
    [one] 1 kraal
   *[other] { $beads } kralen
}
gold-beads-hidden = kralen achter het scherm

# De veiling
gold-row = Het veilingbord
gold-auction = Veiling { $auction } van { $auctions }
gold-bag = { $shards ->
    [0] De zak is leeg
    [one] 1 scherf in de zak
   *[other] { $shards } scherven in de zak
}
gold-for-sale = Te koop
gold-sold = Verkocht
gold-next = Hierna
gold-then = Daarna
gold-side-up = Op je schaal:
gold-side-back = achterkant misschien
gold-side-or = of
gold-back-may-be = De achterkant is { $backs }.
gold-fits = past op de schaal zoals die ligt
gold-bid-title = Geheim bod
gold-bid-hand = { $beads ->
    [0] Je hebt geen kralen
    [one] Je hebt 1 kraal
   *[other] Je hebt { $beads } kralen
}
gold-bid = { $beads ->
    [0] Bied 0, niets
    [one] Bied 1 kraal
   *[other] Bied { $beads } kralen
}
gold-bid-choose = Hoeveel kralen?
gold-bid-then = { $beads ->
    [0] Een lege hand wint nooit, maar kan betaald worden.
   *[other] Win je, dan houd je er { $left } over.
}
gold-bid-button = Bieden
gold-bid-now = { $beads ->
    [0] Bied niets
   *[other] Bied { $beads }
}
gold-bid-all = Alle { $beads }
gold-bid-sure = Zeker { $beads }
gold-bid-surest = Zeker { $beads }: meer dan iemand anders heeft
gold-own-bid = { $beads ->
    [0] Je biedt niets.
    [one] Je biedt 1 kraal.
   *[other] Je biedt { $beads } kralen.
}
gold-waiting = Moet nog bieden:
gold-bids-none = Nog geen biedingen geopend
gold-latest = Biedingen van veiling { $auction }
gold-fate-won = gewonnen, betaalt { $beads }
gold-fate-tied = gelijk: vervalt
gold-fate-paid = krijgt { $beads }
gold-fate-may-be-paid = krijgt misschien { $beads }
gold-fate-nothing = bood niets
gold-fate-kept = houdt de inzet
gold-nobody-won = Niemand won hem: de scherf is uit het spel.
gold-won-paid = { $beads ->
    [one] { $winner } won hem en betaalde 1 kraal aan { $payee }.
   *[other] { $winner } won hem en betaalde { $beads } kralen aan { $payee }.
}
gold-won-pays = { $beads ->
    [one] { $winner } won hem en kiest wie de kraal krijgt.
   *[other] { $winner } won hem en kiest wie de { $beads } kralen krijgt.
}
gold-pay = { $beads ->
    [one] Betaal 1 kraal aan { $name }
   *[other] Betaal { $beads } kralen aan { $name }
}

# Schalen
gold-mine = Jouw schalen
gold-my-plate = Jouw schaal
gold-plate = Schaal { $plate }
gold-plate-of = Schaal van { $name }
gold-plate-empty = leeg
gold-plate-planned = De schaal zoals die zou liggen
gold-its-back = achterkant: { $material }
gold-choose-this = Leg de nieuwe scherf op schaal { $plate }
gold-worth = { $points ->
    [one] 1 punt
   *[other] { $points } punten
}
gold-worth-then = { $points ->
    [one] Levert 1 punt op.
   *[other] Levert { $points } punten op.
}
gold-worth-parts = { $one ->
    [0] { $complete } compleet + { $values } waarden
   *[other] { $complete } compleet + { $values } waarden + { $one } één materiaal
}
gold-values = Waarden tot nu toe: { $values }
gold-room = { $room } open, bijvoorbeeld { $way }
gold-room-never = { $room } open, wat geen scherven precies vullen
gold-total-parts = tabletten { $tablets } + kralen { $beads } =
gold-joint = { $apart ->
    [0] { $a } naast { $b }: mag, hetzelfde
    [one] { $a } naast { $b }: mag, 1 verschil in waarde
   *[other] { $a } naast { $b }: mag niet, { $apart } verschil in waarde
}
gold-why-size = De scherven zijn meer dan een cirkel: { $size }.
gold-why-gap = { $low } en { $high } mogen elkaar niet raken: { $missing } moet ertussen liggen.
gold-why-apart = { $low } en { $high } mogen elkaar niet raken, en niets past ertussen.
gold-why-close = { $count ->
    [one] De cirkel sluit, dus moet { $lonely } er twee keer zijn: op de heenweg en op de terugweg.
   *[other] De cirkel sluit, dus moeten { $lonely } er elk twee keer zijn: op de heenweg en op de terugweg.
}

# Schikken
gold-arrange = Schik je schaal
gold-arrange-count = scherf { $now } van { $total }
gold-this-new = De nieuwe scherf: { $material }, { $part }
gold-this-shard = Deze scherf: { $material }, { $part }
gold-lay-up = Neerleggen: { $material } boven
gold-keep-up = { $material } blijft boven
gold-turn-up = Omdraaien: { $material } boven
gold-put-out = Uit het spel nemen
gold-make-room = Neem deze of andere uit het spel.
gold-beside = Past niet:
gold-lay-all = Leg de schaal zo
gold-lay-following = De schaal wordt zo gelegd: nog { $left }
gold-arrange-help = Tik op een scherf of sleep hem om hem te veranderen: T draait om, Delete neemt uit het spel. Wat besloten is, blijft.
gold-out = Uit het spel:
gold-out-mine = Door jou uit het spel genomen:
gold-unsold = Onverkocht:

# Wat er te doen is
gold-do-bid = Bied in het geheim op deze scherf: { $material } { $part }.
gold-do-pay = { $beads ->
    [one] Jij hebt gewonnen. Wie krijgt je kraal?
   *[other] Jij hebt gewonnen. Wie krijgt je { $beads } kralen?
}
gold-do-plate = Je hebt de achterkant bekeken. Op welke schaal komt de scherf?
gold-do-lay = Leg de nieuwe scherf, { $material } { $part }, of neem hem uit het spel.
gold-do-arrange = Laat deze scherf zo liggen, draai hem om, of neem hem uit het spel: { $material } { $part }.

# De regel van het moment
gold-rule-bid = Gelijke biedingen heffen elkaar op. De winnaar betaalt wie het minst bood.
gold-rule-bid-two = Bij gelijke biedingen krijgt niemand hem. Anders betaalt wie meer bood aan de ander.
gold-rule-pay-least = Meerdere boden het minst: je kiest een van hen.
gold-rule-pay-anyone = Alle andere biedingen hieven elkaar op: je mag iedereen betalen.
gold-rule-plate = Daarna mag je alleen die schaal herschikken.
gold-rule-arrange = Buren mogen hoogstens 1 in waarde verschillen. Een tablet is compleet als de cirkel vol is.

# Wat anderen doen
gold-is-bidding = denkt over een bod …
gold-has-bid = heeft geboden
gold-is-paying = kiest wie betaald wordt …
gold-is-choosing = kiest een schaal …
gold-is-arranging = herschikt een schaal …

# Materialen en punten
gold-aid = Buren, waarden en achterkanten
gold-aid-text = Verbonden materialen mogen elkaar raken; eronder: wat op de achterkant kan staan. { $incomplete ->
    [yes] Een compleet tablet levert { $complete } en zijn waarden op, { $one } meer als het van één materiaal is; een onvolledig alleen zijn waarden. Elke kraal { $bead }.
   *[no] Een compleet tablet levert { $complete } en zijn waarden op, { $one } meer als het van één materiaal is; een onvolledig niets. Elke kraal { $bead }.
}
gold-backs = achterkanten:
gold-over = Het spel is afgelopen
gold-score-player = Speler
gold-score-plate = Tablet
gold-score-beads = Kralen
gold-score-total = Totaal
