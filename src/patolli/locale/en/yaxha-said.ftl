### What is said of Yaxha.

yaxha-colour = { $colour ->
    [orange] orange
    [blue] blue
    [green] green
    [yellow] yellow
   *[white] white
}
yaxha-a-cube = { $colour ->
    [orange] an orange cube
    [blue] a blue cube
    [green] a green cube
    [yellow] a yellow cube
   *[white] a white cube
}
yaxha-group = { yaxha-colour } group

## Moves
yaxha-move-market = take market { $market }
yaxha-move-lay = lay { yaxha-a-cube } at { $cell } on layer { $layer }{ $new ->
    [column] , in a new column
    [row] , in a new row
   *[no] {""}
}
yaxha-move-discard = discard { yaxha-a-cube }, which fits nowhere

## Why a move is not allowed
yaxha-no-building = you already have your cubes; now build
yaxha-no-such-market = with { $players } players there are only markets M1 to M{ $players }
yaxha-no-taken = market { $market } is taken; choose { $free }
yaxha-no-choosing = first choose a market; building comes after that
yaxha-no-cube-left = you have no { yaxha-colour } cube left; you have { $hand }
yaxha-no-discard = { yaxha-a-cube } still fits somewhere, so it must be laid
yaxha-no-first = the first cube is always written a1; later cubes are named from it
yaxha-no-filled = there is already a cube there
yaxha-no-long = layer 1 would be more than four cubes long
yaxha-no-touch = the cube would not touch any other; diagonals do not count
yaxha-no-support = there are not four cubes beneath it
yaxha-no-own-colour = above layer 1 a cube must touch its own colour; there is no { yaxha-colour } one beneath or beside it

## Where points come from
yaxha-line-colour = { yaxha-colour }
yaxha-line-largest-colour = the largest { yaxha-group }
yaxha-line-largest-group = the largest group of any colour
yaxha-line-largest-on-layer-1 = the largest group on layer 1, counting only that layer
yaxha-line-most-layers = the group that spreads over the most layers
yaxha-line-second-largest = the second-largest group of any colour
yaxha-line-more-than-left = a larger { yaxha-group } than your left neighbour’s
yaxha-line-five-colours-on-layer-1 = five colours visible on layer 1
yaxha-line-five-colours-on-layer-2 = five colours visible on layer 2
yaxha-line-one-side-one-colour = one side of the pyramid all one colour
yaxha-line-three-colours = exactly three colours visible

## Options
yaxha-option-deck = Bonus cards
yaxha-option-deck-help = All bonus cards, or only the eight for a first game.
yaxha-option-deck-whole = all
yaxha-option-deck-first-game = the eight for a first game

## What happens
yaxha-effect-round = Round { $round } begins. { $markets }
yaxha-effect-chosen = { $who } has chosen a market.
yaxha-effect-revealed = Everyone reveals their choice.
yaxha-effect-given-alone = Only { $who } chose market { $market } and gets it: { $cubes }.
yaxha-effect-given-lower-tile = { $all } { $count ->
    [2] both
   *[other] all
} chose market { $market }. { $who } has the { $count ->
    [2] lower
   *[other] lowest
} turn tile and gets it: { $cubes }.
yaxha-effect-given-choice = { $who } takes market { $market }: { $cubes }.
yaxha-effect-given-last = Market { $market } is left for { $who }: { $cubes }.
yaxha-effect-swapped = { $one } and { $other } chose the same market and swap turn tiles. { $one } now has tile { $tile }, { $other } tile { $other_tile }.
yaxha-effect-finished = { $who } has finished building.
yaxha-effect-built = { $who } builds { $cubes }.
yaxha-effect-discarded = { $who } discards what fits nowhere: { $cubes }.
yaxha-effect-moved = The cell that was a1 is now { $cell }.
yaxha-effect-groups = The largest { yaxha-colour } groups: { $scores }.
yaxha-effect-card = Bonus card: { $card }. { $who } { $count ->
    [one] scores { yaxha-part-points }
   *[other] score { yaxha-part-points } each
}.
yaxha-effect-card-nobody = Bonus card: { $card }. Nobody scores it.
yaxha-effect-ended = Points: { $points }. { $who } { $by ->
    [shared] share the win
   *[points] wins
}.
yaxha-effect-market = Market { $market }: { $cubes }.
yaxha-effect-at = { yaxha-colour } at { $cell }
yaxha-effect-on-layer = { $cubes } on layer { $layer }
yaxha-effect-group = { $who } { $size ->
    [0] nothing
    [one] { yaxha-part-points } for { $size } cube
   *[other] { yaxha-part-points } for { $size } cubes
}
yaxha-effect-total = { $who } { $points }

## Why a hint is good, as the computer players put it
yaxha-why-left = Of what is left, { $cubes } add about { yaxha-part-points } to your pyramid.
yaxha-why-yours = Its cubes, { $cubes }, add about { yaxha-part-points } to your pyramid, and your turn tile makes them yours.
yaxha-why-chance = Its cubes, { $cubes }, add about { yaxha-part-points } to your pyramid, and the chance that nobody with a lower turn tile takes them is about { $chance } %.
yaxha-why-discard = There is no place for the { yaxha-colour } cube, so it has to go.
yaxha-why-build = { $what }{ $gain }{ $rival }{ $cost }.
yaxha-part-cubes = { $number } { yaxha-colour }
yaxha-part-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
yaxha-part-what-start = It starts { $colour ->
    [orange] an
   *[other] a
} { yaxha-group }
yaxha-part-what-join = It joins { yaxha-colour } cubes into a group of { $after } instead of { $before }
yaxha-part-what-grow = It makes the largest { yaxha-group } { $after } instead of { $before }
yaxha-part-what-shrink = It leaves a largest { yaxha-group } of only { $after } instead of { $before }
yaxha-part-what-apart = It stands apart from the { yaxha-group } of { $before }
yaxha-part-what-same = It leaves the largest { yaxha-group } at { $before }
yaxha-part-gain-more = , worth { $points ->
    [one] { $points } more point
   *[other] { $points } more points
}
yaxha-part-gain-less = , which costs { $points ->
    [one] { $points } point
   *[other] { $points } points
}
yaxha-part-gain-none = , which scores nothing extra for now
yaxha-part-rival = , and leads for the bonus card ({ $after } to { $most })
yaxha-part-cost-hides = ; it hides { yaxha-a-cube }
yaxha-part-cost-place = ; it takes a place from the { yaxha-group } of { $size }

## Moves that cannot be read
yaxha-bad-move = { $text } cannot be read; a move looks like M2 (market 2), O@b1 (orange on column b, row 1), O@b1^2 (the same on layer 2) or Ox (discard orange).
yaxha-bad-market = There is no market { $market }; markets are M1 to M{ $last } at most.
yaxha-bad-colour = There is no colour { $letter }; the colours are O orange, B blue, G green, Y yellow, W white.
yaxha-bad-layer = There is no layer { $layer } in { $text }; layers are 1 to { $last }.
yaxha-bad-cell = There is no cell { $cell } on layer { $layer }; its columns are { $columns }; its rows are { $first } to { $last }.
