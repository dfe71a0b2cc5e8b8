### Yaxha's board. Terms are those of the rulebook.

yaxha-colour = { $colour ->
        [orange] orange
        [blue] blue
        [green] green
        [yellow] yellow
       *[white] white
    }
yaxha-round = Round { $round } of { $rounds }

## Markets
yaxha-markets = Markets
yaxha-market = Market { $market }
yaxha-market-empty = taken
yaxha-chose = chosen by { $name }
yaxha-chose-late = also chosen by { $name }
yaxha-choose = Choose a market in secret.
yaxha-rule-choose = If several players choose the same market, the lowest turn tile gets it; then they swap turn tiles.
yaxha-rule-claim = Those left without cubes choose in the order of their turn tiles.
yaxha-rule-build = From layer 2 on, a cube lies on four cubes and touches its own colour.
yaxha-rule-stuck = Only a cube that fits nowhere may be discarded.
yaxha-rule-ready = Nothing is sent before that. Tap or drag a cube to move it.
yaxha-claim = Your market went to a player with a lower turn tile. Choose one that is left.
yaxha-you-chose = You chose market { $market }.
yaxha-waiting = { $count ->
        [0] Waiting.
       *[other] Waiting for { $names }.
    }
yaxha-turn-order = Turn order
yaxha-turn-order-why = If several players choose the same market, the first of them in this order gets it; then they swap turn tiles.
yaxha-turn-tile = Turn tile { $number }
yaxha-turn-tile-why = Turn tile { $number }: if several players choose the same market, the lowest tile gets it; then they swap tiles.

## Building
yaxha-hand = Cubes to build
yaxha-hand-none = The cubes you get this round come here.
yaxha-cube = { $colour ->
        [orange] Orange cube
        [blue] Blue cube
        [green] Green cube
        [yellow] Yellow cube
       *[white] White cube
    }
yaxha-cube-stuck = { yaxha-cube }, fits nowhere
yaxha-cube-planned = { yaxha-cube }, laid
yaxha-planned = { yaxha-cube } on { $cell }, layer { $layer }: take it up again
yaxha-cube-at = { yaxha-cube } at { $cell }
yaxha-cube-hidden = { yaxha-cube } at { $cell }, hidden: it belongs to no group
yaxha-build = { $colour ->
        [orange] Lay the orange cube on a lit cell.
        [blue] Lay the blue cube on a lit cell.
        [green] Lay the green cube on a lit cell.
        [yellow] Lay the yellow cube on a lit cell.
       *[white] Lay the white cube on a lit cell.
    }
yaxha-build-any = Choose a cube to lay.
yaxha-ready = Rearrange your cubes as you like, then press Done.
yaxha-done = Done
yaxha-done-left = { $count ->
        [one] 1 cube left
       *[other] { $count } cubes left
    }
yaxha-no-place = { $colour ->
        [orange] The orange cube fits nowhere now.
        [blue] The blue cube fits nowhere now.
        [green] The green cube fits nowhere now.
        [yellow] The yellow cube fits nowhere now.
       *[white] The white cube fits nowhere now.
    }
yaxha-perhaps-later = It may fit after you lay another cube.
yaxha-lay = { yaxha-cube } on { $cell }, layer { $layer }
yaxha-discard = { $colour ->
        [orange] Discard the orange cube
        [blue] Discard the blue cube
        [green] Discard the green cube
        [yellow] Discard the yellow cube
       *[white] Discard the white cube
    }
yaxha-discarded = { $count ->
        [one] One cube discarded
       *[other] { $count } cubes discarded
    }

## Pyramids
yaxha-pyramid = Pyramid
yaxha-pyramid-mine = Your pyramid
yaxha-pyramid-of = Pyramid of { $name }
yaxha-back = Back to mine
yaxha-seen-as = View of the pyramid
yaxha-layers = Layers
yaxha-slanted = 3D
yaxha-layer = Layer { $layer }
yaxha-more-behind = Turn the pyramid: more lit cells are behind it
yaxha-turn-left = Turn to the left
yaxha-turn-right = Turn to the right
yaxha-groups = Largest visible group of each colour
yaxha-largest-group = { $colour ->
        [orange] Orange
        [blue] Blue
        [green] Green
        [yellow] Yellow
       *[white] White
    }: largest group { $size }, { $points ->
        [one] 1 point
       *[other] { $points } points
    }

## Players
yaxha-players = Players
yaxha-you = You
yaxha-thinking = thinking …
yaxha-has-chosen = has chosen
yaxha-claiming = chooses now
yaxha-building = building …
yaxha-has-built = has built
yaxha-player = { $name }, turn tile { $number }, { $points ->
        [one] 1 point
       *[other] { $points } points
    }; { $doing }
yaxha-over = The game is over.

## Bonus cards; each sentence goes on from "5 points for"
yaxha-cards = Bonus cards
yaxha-card = Bonus card { $number }
yaxha-card-colour = { $colour ->
        [orange] for the largest orange group
        [blue] for the largest blue group
        [green] for the largest green group
        [yellow] for the largest yellow group
       *[white] for the largest white group
    }
yaxha-card-group = for the largest group of any colour
yaxha-card-ground = for the largest group on layer 1, counting only that layer
yaxha-card-layers = for the group that spreads over the most layers
yaxha-card-second = for the second-largest group of any colour
yaxha-card-second-now = { $size ->
        [0] No group is smaller than the largest yet, so nobody scores this.
       *[other] Right now that is a group of { $size }.
    }
yaxha-card-left = { $colour ->
        [orange] for a larger orange group than your left neighbour’s
        [blue] for a larger blue group than your left neighbour’s
        [green] for a larger green group than your left neighbour’s
        [yellow] for a larger yellow group than your left neighbour’s
       *[white] for a larger white group than your left neighbour’s
    }
yaxha-card-left-name = Your left neighbour is { $name }.
yaxha-card-five-1 = for 5 colours visible on layer 1
yaxha-card-five-2 = for 5 colours visible on layer 2
yaxha-card-side = for one side of the pyramid all one colour
yaxha-card-three = for exactly 3 colours visible in the pyramid
yaxha-card-met = { $name }: { $standing }, scores it now
yaxha-card-unmet = { $name }: { $standing }, does not score it now

## Score
yaxha-cards-score = Cards and score
yaxha-score = Score
yaxha-sheet = If the game ended now
yaxha-sheet-end = Final score
yaxha-total = Total
yaxha-scale = Points for the largest visible group of a colour, by size
yaxha-bag = Still in the bag
yaxha-left = { yaxha-colour }: { $count }
