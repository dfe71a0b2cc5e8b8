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
maori-move-take = take the tile on place { $place } from the ship
maori-move-take-stored = take the tile kept in the storage
maori-move-remove = remove the tile on { $space }
maori-move-do-nothing = do nothing
maori-move-lay = lay the tile on { $space }{ $degrees ->
    [0] {""}
   *[other] , turned by { $degrees } degrees
}
maori-move-store = keep the tile in the storage
maori-move-step = pay a shell to move the own ship one step { maori-direction }
maori-move-move-ship = move the own ship to { $space }
maori-move-stay = hold the own ship where it is

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
maori-effect-taken-stored = { $who } takes { $tile } out of the storage.
maori-effect-gained = { $who } gets { $gained }.
maori-effect-bank-short = { $shells ->
    [0] The bank has nothing to pay for the shells on the tile.
   *[other] The bank has no more to pay for the { $due } shells on the tile.
}
maori-effect-covered = { $boats ->
    [one] The boat printed there is covered and counts no more.
   *[other] The { $boats } boats printed there are covered and count no more.
}
maori-effect-uncovered = { $boats ->
    [one] The boat printed there counts again.
   *[other] The { $boats } boats printed there count again.
}
maori-effect-removed = { $who } puts { $tile } out of the game.
maori-effect-boats-lost = { $who } has { $boats ->
    [one] { $boats } boat
   *[other] { $boats } boats
} fewer.
maori-effect-nothing = Nothing has been done for { $turns } turns in a row; after { $limit } the game ends.
maori-effect-refilled = The new tile in row { $row }, column { $column } of the display is { $tile }.
maori-effect-volcano = A volcano comes up in row { $row }, column { $column } of the display. It stays there and blocks the way.
maori-effect-stock-used-up = It was the last tile of the stock.
maori-effect-gap = The stock is used up; row { $row }, column { $column } of the display stays empty.
maori-effect-leis = { $leis ->
    [one] { $leis } lei
   *[other] { $leis } leis
}
maori-effect-bare = nothing on it
maori-effect-island = { $who } finishes an island on { $spaces }, with { $carried }.
maori-effect-island-counts = It counts { $points ->
    [one] { $points } point
   *[other] { $points } points
} at the end.
maori-effect-in-atoll = It lies wholly in the atoll and counts { $points ->
    [one] { $points } point
   *[other] { $points } points
} at the end.
maori-effect-island-lost = { $who } loses a finished island on { $spaces }, which counted { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
maori-effect-small-ship = The small ship of { $who } goes to { $space }.
maori-effect-small-ship-must-move = The small ship of { $who } stood on the removed tile and must move to another.
maori-effect-small-ship-left = The small ship of { $who } stood on the removed tile and leaves the board. It comes back with the next tile laid.
maori-effect-last-turns = { $who } has filled the board. { $others } { $turns ->
    [one] has
   *[other] each have
} one more turn.
maori-effect-ended-last-turns = The last turns are over, and so is the game.
maori-effect-ended-nothing-done = Nobody has done anything for four whole laps, so the game is over.
maori-effect-unfinished = { $who } takes unfinished islands away: the { $number ->
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
} in all.

## Why a move is not allowed
maori-no-placing = you place the discovery ship now
maori-no-sailing = you sail the discovery ship now, the action comes after that
maori-no-acting = the discovery ship has sailed; now you take a tile, remove one or do nothing
maori-no-laying = you have a tile in hand, which must be laid or stored first
maori-no-moving = the action is over; you may only move your own ship now
maori-no-stay = the tile under your ship was removed, so it must move to another one
maori-no-sail = { $free ->
    [one] { $free } step is
   *[other] { $free } steps are
} free with your boats, so { $steps } cost { $price }; you have { $have }
maori-no-empty-place = place { $place } is empty
maori-no-volcano = a volcano cannot be taken
maori-no-blocked = a volcano lies before it and blocks the way
maori-no-price = it costs { $price }, one for every tile before it; you have { $have }
maori-no-take = you could neither store it, as your storage is full, nor lay it: { $why }
maori-no-space-near = no free space is next to your ship, and { maori-shells } for its steps would not change that
maori-no-kept = your storage is empty
maori-no-take-kept = you could not lay it: { $why }
maori-no-such-space = the board has no space { $space }; its spaces go from a1 to { $last }
maori-no-printed = { $space } is printed land
maori-no-remove-ship = your ship stands on it, and in the expert game that tile stays
maori-no-tile = there is no tile on { $space }
maori-no-filled = there is a tile on { $space } already
maori-no-next-to-ship = a tile is laid next to your own ship, and that is on { $ship }
maori-no-turning = this tile has one way up and is not turned
maori-no-same-turn = a smaller turn makes it lie the same way
maori-no-storage-full = your storage is full; it holds one tile
maori-no-store = a tile that came out of the storage, or for which your ship has paid a step, must be laid
maori-no-ship-yet = your ship is not on the board yet; it goes onto the tile you lay
maori-no-shell = a step costs a shell, and you have none
maori-no-step-tile = your ship moves over your own tiles only, and there is none to the { maori-direction }
maori-no-step-use = after it no free space could be reached any more, and a paid step is for laying the tile
maori-no-ship-there = your ship is there already; H holds it where it is
maori-no-ship-tile = your ship stands on your own tiles only, never on an empty space

## Where points come from
maori-line-palms = palms without a hut
maori-line-hut-palms = palms with a hut
maori-line-atoll = more for palms in the atoll
maori-line-leis = complete leis
maori-line-boats = the most boats
maori-line-shells = the most shells
maori-line-empty = empty spaces
maori-tie-break = most wooden shells

## Options
maori-option-variant = Variant
maori-option-variant-help = With small ships (advanced, expert) or without them (base).
maori-option-variant-base = base game
maori-option-variant-advanced = advanced
maori-option-variant-expert = expert
maori-option-side = Side of the boards
maori-option-side-help = Which side of the boards is played on; the atoll has more spaces.
maori-option-side-islands = islands
maori-option-side-atoll = atoll
maori-option-ship-placer = Discovery ship
maori-option-ship-placer-help = Who places the discovery ship.
maori-option-ship-placer-random = somebody drawn by lot places it
maori-option-ship-placer-first-seat = the first seat places it

## Why a hint is good, as the computer players put it
maori-why-place = The next player finds { $one } one step ahead and { $two } two steps ahead.
maori-why-nothing-there = Nothing there is worth taking, and { maori-part-idle } counts { $balance }.
maori-why-stored-better = No tile there is better than the stored one, { $tile }, laid { maori-part-where }: { $balance }, beyond what it is worth to keep.
maori-why-there = There { $tile } can be had for { maori-shells } in all and { $use }: { $balance }.
maori-why-take-out-of-reach = It is { $tile } for { maori-shells }, but the good spaces for it are out of reach.
maori-why-take = It is { $tile } for { maori-shells }, to be { $use }: { $balance }.
maori-why-stored-out-of-reach = It is the stored tile, { $tile }, but the good spaces for it are out of reach.
maori-why-stored = It is the stored tile, { $tile }, to be laid { maori-part-where }: { $balance }, beyond what it is worth to keep.
maori-why-nothing = It keeps all shells and leaves { $spaces ->
    [one] { $spaces } space
   *[other] { $spaces } spaces
} free.
maori-why-store = It keeps { $tile } for a later turn.
maori-why-step = For a shell the ship is next to { $near ->
    [one] { $near } free space
   *[other] { $near } free spaces
}, { $wanted } of them wanted by an open island.
maori-why-ship = The ship is next to { $near ->
    [one] { $near } free space
   *[other] { $near } free spaces
}, { $wanted } of them wanted by an open island.
maori-why-frees = It frees { $space }{ $gain }.
maori-why-finishes = It finishes an island{ $gain }{ maori-part-spoilt }.
maori-why-water = Water fills a space, which saves a point{ maori-part-spoilt }.
maori-why-never = One of its open sides can never be closed there, so it will not count{ maori-part-spoilt }.
maori-why-carries-on = It carries on an island that is still to be closed{ maori-part-spoilt }.
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
    [one] , but { $spoilt } unfinished island cannot go on there any more
   *[other] , but { $spoilt } unfinished islands cannot go on there any more
}

## Moves that cannot be read
maori-bad-move = { $text } cannot be read; a move looks like P7 (ship to stop 7), S3 (sail 3 steps), T2 (take from the second place), TK (take the kept tile), K (keep it), L@b3 (lay it), R@b3 (remove one) or N (nothing); of the small ships >NE (a paid step), M@b3 (move) or H (hold).
maori-bad-turn = { $notation } turns a tile, but all tiles of this box have one way up.
maori-bad-ship = { $notation } moves a small ship, and there are none in the base game.
maori-bad-direction = There is no direction { $direction }; the directions are { $known }.
maori-bad-number = There is no { $letter }{ $number }; there are { $letter }1 to { $letter }{ $last }.
maori-bad-space = There is no space { $space } in { $text }; spaces go from a1 to { $last }.
maori-bad-degrees = { $text } cannot be read; a tile is laid turned with L@{ $space }+90, +180 or +270.
