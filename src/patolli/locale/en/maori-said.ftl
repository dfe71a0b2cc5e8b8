### What is said of Maori.

maori-direction = { $direction ->
    [N] north
    [NE] north-east
    [E] east
    [SE] south-east
    [S] south
    [SW] south-west
    [W] west
   *[NW] north-west
}
maori-shells = { $shells ->
    [0] no shells
    [one] { $shells } shell
   *[other] { $shells } shells
}

## Moves
maori-move-place-ship = place the discovery ship at stop { $stop }
maori-move-sail = sail { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}
maori-move-take = take the tile in place { $place } from the ship
maori-move-take-stored = take the stored tile
maori-move-remove = remove the tile on { $space }
maori-move-do-nothing = do nothing
maori-move-lay = lay the tile on { $space }{ $degrees ->
    [0] {""}
   *[other] , turned by { $degrees } degrees
}
maori-move-store = store the tile
maori-move-step = pay a shell to move the small ship one step { maori-direction }
maori-move-move-ship = move the small ship to { $space }
maori-move-stay = leave the small ship where it is

## What happened
maori-effect-water = a water tile
maori-effect-water-with = { maori-effect-water } with { $symbols }
maori-effect-begins = { $who } sits to the left and begins.
maori-effect-sailed = The discovery ship reaches stop { $stop }.
maori-effect-sailed-further = The discovery ship reaches stop { $stop }. { $free ->
    [one] { $free } step is
   *[other] { $free } steps are
} free, { $who } pays { maori-shells } for the rest.
maori-effect-taken = { $who } takes { $tile }{ $shells ->
    [0] {""}
   *[other] { " " }for { maori-shells }
}.
maori-effect-taken-stored = { $who } takes { $tile } out of storage.
maori-effect-gained = { $who } gets { $gained }.
maori-effect-bank-short = { $shells ->
    [0] The bank is empty, so the shells on the tile bring nothing.
   *[other] The bank cannot pay the { $due } shells on the tile in full.
}
maori-effect-covered = { $boats ->
    [one] The boat printed there is covered and no longer counts.
   *[other] The { $boats } boats printed there are covered and no longer count.
}
maori-effect-uncovered = { $boats ->
    [one] The boat printed there counts again.
   *[other] The { $boats } boats printed there count again.
}
maori-effect-removed = { $who } removes { $tile } from the game.
maori-effect-boats-lost = { $who } has { $boats ->
    [one] { $boats } boat
   *[other] { $boats } boats
} fewer.
maori-effect-nothing = Nothing has been done for { $turns } turns in a row; after { $limit } the game ends.
maori-effect-refilled = The new tile in row { $row }, column { $column } of the display is { $tile }.
maori-effect-volcano = A volcano comes up in row { $row }, column { $column } of the display. It stays there and blocks the way.
maori-effect-stock-used-up = That was the last tile in the stock.
maori-effect-gap = The stock is used up; row { $row }, column { $column } of the display stays empty.
maori-effect-leis = { $leis ->
    [one] { $leis } lei
   *[other] { $leis } leis
}
maori-effect-bare = nothing on it
maori-effect-island = { $who } finishes an island on { $spaces }, with { $carried }.
maori-effect-island-counts = It will score { $points ->
    [one] { $points } point
   *[other] { $points } points
} at the end.
maori-effect-in-atoll = It lies wholly in the atoll and will score { $points ->
    [one] { $points } point
   *[other] { $points } points
} at the end.
maori-effect-island-lost = { $who } loses a finished island on { $spaces }, worth { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
maori-effect-small-ship = { $who }’s small ship goes to { $space }.
maori-effect-small-ship-must-move = { $who }’s small ship was on the removed tile and must move to another one.
maori-effect-small-ship-left = { $who }’s small ship was on the removed tile and leaves the board. It comes back with the next tile laid.
maori-effect-last-turns = { $who } has filled the board. { $others } { $turns ->
    [one] has
   *[other] each have
} one more turn.
maori-effect-end-last-turns = The last turns are over, and so is the game.
maori-effect-end-nothing-done = Nobody has done anything for four whole rounds, so the game is over.
maori-effect-unfinished = { $who } removes unfinished islands: the { $number ->
    [one] tile
   *[other] tiles
} on { $spaces }.
maori-effect-scored-palms = { $who } scores { $points ->
    [one] { $points } point
   *[other] { $points } points
} for { $number ->
    [one] { $number } palm
   *[other] { $number } palms
} without a hut.
maori-effect-scored-hut-palms = { $who } scores { $points ->
    [one] { $points } point
   *[other] { $points } points
} for { $number ->
    [one] { $number } palm
   *[other] { $number } palms
} with a hut.
maori-effect-scored-atoll = { $who } scores { $points ->
    [one] { $points } more point
   *[other] { $points } more points
} for { $number ->
    [one] { $number } palm
   *[other] { $number } palms
} in the atoll.
maori-effect-scored-leis = { $who } scores { $points ->
    [one] { $points } point
   *[other] { $points } points
} for { $number ->
    [one] { $number } complete lei
   *[other] { $number } complete leis
}.
maori-effect-scored-boats = { $who } has the most boats, { $number }, and scores { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
maori-effect-fewer-boats = { $who } has { $number ->
    [one] { $number } boat
   *[other] { $number } boats
}, not the most, and scores nothing for that.
maori-effect-scored-shells = { $who } has the most shells, { $number }, and scores { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
maori-effect-fewer-shells = { $who } has { $number ->
    [one] { $number } shell
   *[other] { $number } shells
}, not the most, and scores nothing for that.
maori-effect-scored-empty = { $who } loses { $points ->
    [one] { $points } point
   *[other] { $points } points
} for { $number ->
    [one] { $number } empty space
   *[other] { $number } empty spaces
}.
maori-effect-total = { $who } has { $points ->
    [one] { $points } point
   *[other] { $points } points
}
maori-effect-won = { $by ->
    [points] { $who } wins.
    [tie-break] { $who } wins the tie with the most shells.
   *[shared] { $who } share the win.
}
maori-effect-game-ended = { $totals }. { $won }

## Why a move is not allowed
maori-no-placing = first place the discovery ship
maori-no-sailing = first sail the discovery ship; the action comes after that
maori-no-acting = the discovery ship has sailed; now you take a tile, remove one or do nothing
maori-no-laying = you have a tile in hand; first lay or store it
maori-no-moving = the action is over; you may only move your small ship now
maori-no-stay = the tile under your small ship was removed, so it must move to another one
maori-no-sail = { $free ->
    [one] { $free } step is
   *[other] { $free } steps are
} free with your boats, so { $steps } steps cost { $price }; you have { $have }
maori-no-empty-place = place { $place } is empty
maori-no-volcano = a volcano cannot be taken
maori-no-blocked = a volcano in front of it blocks the way
maori-no-price = it costs { $price }, one for every tile in front of it; you have { $have }
maori-no-take = you could neither store it, as your storage is full, nor lay it: { $why }
maori-no-space-near = there is no free space next to your small ship, { $shells ->
    [0] and you have no shells to move it
   *[other] and moving it for { maori-shells } would not change that
}
maori-no-kept = your storage is empty
maori-no-take-kept = you could not lay it: { $why }
maori-no-such-space = the board has no space { $space }; its spaces go from a1 to { $last }
maori-no-printed = { $space } is printed land
maori-no-remove-ship = your small ship stands on it, and in the expert game that tile stays
maori-no-tile = there is no tile on { $space }
maori-no-filled = there is already a tile on { $space }
maori-no-next-to-ship = you must lay tiles next to your small ship, which is on { $ship }
maori-no-turning = this tile can lie only one way and cannot be turned
maori-no-same-turn = with a smaller turn it lies the same way
maori-no-storage-full = your storage is full; it holds one tile
maori-no-store = a tile from storage, or one for which you have paid a step of the ship, must be laid
maori-no-ship-yet = your small ship is not on the board yet; it goes onto the tile you lay
maori-no-shell = a step costs a shell, and you have none
maori-no-step-tile = your small ship moves only over your own tiles, and there is none to the { maori-direction }
maori-no-step-use = no free space could be reached after that step, and a paid step is only for laying the tile
maori-no-ship-there = your small ship is already there; H leaves it where it is
maori-no-ship-tile = your small ship stands only on your own tiles, never on an empty space

## Where points come from
maori-line-palms = palms without a hut
maori-line-hut-palms = palms with a hut
maori-line-atoll = extra for palms in the atoll
maori-line-leis = complete leis
maori-line-boats = the most boats
maori-line-shells = the most shells
maori-line-empty = empty spaces
maori-tie-break = most shells

## Options
maori-option-variant = Variant
maori-option-variant-help = With small ships (advanced, expert) or without them (base).
maori-option-variant-base = base game
maori-option-variant-advanced = advanced game
maori-option-variant-expert = expert game
maori-option-side = Side of the boards
maori-option-side-help = Which side of the boards you play on; the atoll side has more spaces.
maori-option-side-islands = islands
maori-option-side-atoll = atoll
maori-option-ship-placer = Discovery ship
maori-option-ship-placer-help = Who places the discovery ship.
maori-option-ship-placer-random = a player drawn by lot
maori-option-ship-placer-first-seat = the player in seat 1

## Why a hint is good, as the computer players put it
maori-why-place = The next player finds { $one } one step ahead and { $two } two steps ahead.
maori-why-nothing-there = Nothing there is worth taking, and { maori-part-idle } is worth { $balance }.
maori-why-stored-better = No tile there is better than the stored one, { $tile }, laid { maori-part-where }: { $balance }, beyond what it is worth in storage.
maori-why-there = There you can get { $tile } for { maori-shells } in all, to be { $use }: { $balance }.
maori-why-take-out-of-reach = It is { $tile } for { maori-shells }, but the good spaces for it are out of reach.
maori-why-take = It is { $tile } for { maori-shells }, to be { $use }: { $balance }.
maori-why-stored-out-of-reach = It is the stored tile, { $tile }, but the good spaces for it are out of reach.
maori-why-stored = It is the stored tile, { $tile }, to be laid { maori-part-where }: { $balance }, beyond what it is worth in storage.
maori-why-nothing = It keeps all your shells and leaves { $spaces ->
    [one] { $spaces } space
   *[other] { $spaces } spaces
} free.
maori-why-store = It stores { $tile } for a later turn.
maori-why-step = For one shell the small ship is next to { $near ->
    [one] { $near } free space
   *[other] { $near } free spaces
}, { $wanted } of them wanted by an open island.
maori-why-ship = The small ship is next to { $near ->
    [one] { $near } free space
   *[other] { $near } free spaces
}, { $wanted } of them wanted by an open island.
maori-why-frees = It frees { $space }{ $gain }.
maori-why-finishes = It finishes an island{ $gain }{ maori-part-spoilt }.
maori-why-water = Water fills a space, which saves a point{ maori-part-spoilt }.
maori-why-never = One of its open sides can never be closed there, so it will not count{ maori-part-spoilt }.
maori-why-carries-on = It continues an island that is still to be closed{ maori-part-spoilt }.
maori-why-begins = It begins an island with { $palms ->
    [one] { $palms } palm
   *[other] { $palms } palms
}, still to be closed{ maori-part-spoilt }.
maori-part-tile = { $shape ->
    [left-end] a left end
    [right-end] a right end
    [top-end] a top end
    [bottom-end] a bottom end
    [horizontal-middle] a horizontal middle
    [vertical-middle] a vertical middle
    [single] a single
    [volcano] a volcano
   *[water] water
}
maori-part-tile-with = { maori-part-tile } with { $symbols }
maori-part-palms = { $palms ->
    [one] { $palms } palm
   *[other] { $palms } palms
}
maori-part-hut = a hut
maori-part-boats = { $boats ->
    [one] { $boats } boat
   *[other] { $boats } boats
}
maori-part-lei = half a lei
maori-part-idle = { $idle ->
    [open] to keep the board open
   *[without] a turn without a tile
}
maori-part-use-open = stored, with the board kept open
maori-part-use-without = stored, with no tile laid in this turn
maori-part-use-laid = laid { maori-part-where }
maori-part-where = on { $space }{ $steps ->
    [0] {""}
    [one] {" "}after { $steps } paid step of the small ship
   *[other] {" "}after { $steps } paid steps of the small ship
}
maori-part-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
maori-part-balance-more = { maori-part-points }, plus { $shells } for the shells, makes { $total }
maori-part-balance-less = { maori-part-points }, less { $shells } for the shells, makes { $total }
maori-part-gain-none = , and no palms or leis are gained or lost
maori-part-gain-more = , worth { $points ->
    [one] { $points } more point
   *[other] { $points } more points
} for palms and leis
maori-part-gain-less = , and loses { $points ->
    [one] { $points } point
   *[other] { $points } points
} for palms and leis
maori-part-spoilt = { $spoilt ->
    [0] {""}
    [one] , but { $spoilt } unfinished island can no longer continue there
   *[other] , but { $spoilt } unfinished islands can no longer continue there
}

## Moves that cannot be read
maori-bad-move = { $text } cannot be read; a move looks like P7 (ship to stop 7), S3 (sail 3 steps), T2 (take from the second place), TK (take the stored tile), K (store it), L@b3 (lay it), R@b3 (remove one) or N (nothing); for small ships >NE (a paid step), M@b3 (move) or H (stay).
maori-bad-turn = { $notation } turns a tile, but all tiles of this box can lie only one way.
maori-bad-ship = { $notation } moves a small ship, but there are none in the base game.
maori-bad-direction = There is no direction { $direction }; the directions are { $known }.
maori-bad-number = There is no { $letter }{ $number }; use { $letter }1 to { $letter }{ $last }.
maori-bad-space = There is no space { $space } in { $text }; spaces go from a1 to { $last }.
maori-bad-degrees = { $text } cannot be read; to turn a tile when laying it, write L@{ $space }+90, +180 or +270.
