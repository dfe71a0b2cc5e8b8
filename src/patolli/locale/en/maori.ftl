# Maori's board

maori-table = Display and discovery ship
maori-page-table = Table
maori-display = Display
maori-board-of = { $name }’s board
maori-others = The other players
maori-stock = Stock
maori-in-stock = { $n ->
    [one] { $n } tile in the stock
   *[other] { $n } tiles in the stock
}
maori-bank = Bank
maori-in-bank = { $n ->
    [one] { $n } shell in the bank
   *[other] { $n } shells in the bank
}
maori-removed = { $n ->
    [one] { $n } tile out
   *[other] { $n } tiles out
}
maori-last-turns = { $n ->
    [0] Last turn
    [one] { $n } turn left
   *[other] { $n } turns left
}
maori-idle = Nothing done: { $n } of { $limit } turns
maori-hand = In hand
maori-storage = Storage
maori-slot-empty = empty
maori-enlarge = Enlarge { $name }’s board
maori-close = Close
maori-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
maori-printed-boats = { $n ->
    [one] { $n } printed boat
   *[other] { $n } printed boats
}
maori-ship-at = Discovery ship, at stop { $stop }
maori-small-ship-on = Small ship, on { $space }
maori-on-space = { $space }: { $tile }
maori-island-counts = { $n ->
    [one] This island scores { $n } point
   *[other] This island scores { $n } points
}

## Tiles

maori-tile-water = water
maori-tile-volcano = volcano
maori-tile-single = single island
maori-tile-open-north = bottom end
maori-tile-open-east = left end
maori-tile-open-south = top end
maori-tile-open-west = right end
maori-tile-open-north-south = vertical middle
maori-tile-open-east-west = horizontal middle
maori-palms = { $n ->
    [one] { $n } palm
   *[other] { $n } palms
}
maori-hut = hut
maori-boats = { $n ->
    [one] { $n } boat
   *[other] { $n } boats
}
maori-shells = { $shells ->
    [0] no shells
    [one] { $shells } shell
   *[other] { $shells } shells
}
maori-half-lei = half a lei

## What to do

maori-do-place = Place the discovery ship at any stop.
maori-do-sail = { $n ->
    [one] Sail: one step free, then one shell per step.
   *[other] Sail: { $n } steps free, then one shell per step.
}
maori-do-act = Take a tile that the ship faces.
maori-do-act-kept = Take a tile that the ship faces, or the stored one.
maori-do-act-none = You cannot take any tile.
maori-do-lay = Lay the tile on a free space.
maori-do-lay-or-store = Lay the tile on a free space, or store it.
maori-do-lay-or-step = Lay the tile, or pay a shell to move your small ship one step.
maori-do-lay-or-store-or-step = Lay the tile, store it, or pay a shell to move your small ship one step.
maori-do-store-or-step = Store the tile, or pay a shell to move your small ship one step.
maori-do-step = Pay a shell to move your small ship one step.
maori-do-move = You may move your small ship to another of your tiles.
maori-do-move-must = Move your small ship to one of your tiles.
maori-do-remove = Which tile do you want to remove?
maori-does-place = { $name } places the discovery ship.
maori-does-sail = { $name } sails the discovery ship.
maori-does-act = { $name } may take a tile.
maori-does-lay = { $name } has a tile in hand.
maori-does-move = { $name } may move the small ship.
maori-over = The game is over. Unfinished islands do not count.
maori-remove-one = Remove a tile
maori-nothing = Do nothing
maori-stay = Leave the ship
maori-turn = Turn the tile

## The rule of the moment, in a line

maori-rule-place = The player to your left begins.
maori-rule-sail = The ship sails clockwise, at least one step.
maori-rule-act = The nearest tile is free; each tile that you skip costs a shell.
maori-rule-volcano = You cannot take a volcano, or anything behind it.
maori-rule-lay = An island is finished when every open edge of land meets land.
maori-rule-ship = Lay it next to your small ship; diagonally counts.
maori-rule-step = If you pay for a step, you must lay a tile in this turn.
maori-rule-move = Your next tile must lie next to the small ship; diagonally counts.
maori-rule-remove = It leaves the game. You keep the shells it brought, but its boats no longer count.

## Signs on a board

maori-fit-finishes = finishes an island
maori-fit-joins = joins land
maori-fit-free = touches no land
maori-fit-clashes = does not fit
maori-side-open = The land goes on here: another tile is missing.
maori-side-spoilt = This open edge meets no matching land: the island stays unfinished.

## Labels of what can be tapped

maori-place-at = Place the ship at stop { $stop }
maori-to-stop = To stop { $stop }: { $how }
maori-sail-free = { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}
maori-sail-paid = { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}, { $price ->
    [one] { $price } shell
   *[other] { $price } shells
}
maori-take = Take { $tile }, for { $price ->
    [0] nothing
    [one] { $price } shell
   *[other] { $price } shells
}
maori-take-stored = Take the stored tile: { $tile }
maori-store = Store the tile
maori-lay = Lay it on { $space } ({ $fit ->
    [finishes] finishes an island
    [joins] joins land
    [clashes] does not fit
   *[free] touches no land
})
maori-remove = Remove the tile on { $space }
maori-step = Pay a shell and move your small ship to { $space }
maori-move = Move your small ship to { $space }

## Points

maori-score = Score
maori-score-now = If the game ended now
maori-line-palms = palms without a hut
maori-line-hut-palms = palms with a hut
maori-line-atoll = extra for palms in the atoll
maori-line-leis = complete leis
maori-line-boats = the most boats
maori-line-shells = the most shells
maori-line-empty = empty spaces
maori-line-total = total
maori-boats-count = { $n ->
    [one] { $n } boat counts
   *[other] { $n } boats count
}
