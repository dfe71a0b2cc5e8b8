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
gold-move-pay = de kralen aan plaats { $seat } betalen
gold-move-plate = de nieuwe scherf op schaal { $plate } leggen
gold-move-keep = de scherf neerleggen met de kant boven die nu boven ligt
gold-move-turn = de scherf omdraaien
gold-move-out = de scherf uit het spel nemen

## Waarom een zet niet mag
gold-no-bidding = nu bieden allen op de voorste scherf
gold-no-paying = nu kies je wie betaald wordt
gold-no-choosing = nu kies je een schaal voor de nieuwe scherf
gold-no-arranging = nu schik je je schaal, scherf voor scherf: keep (blijft), turn (omdraaien) of out (uit het spel)
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
gold-option-beads-help = Of de kralen van de anderen voor iedereen geteld worden.
gold-option-beads-shown = voor iedereen geteld
gold-option-beads-hidden = verborgen
