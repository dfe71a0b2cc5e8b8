# The rules of Maori. Empty lines part paragraphs and lists; a dash or a number begins an item, ** is around what is bold.

maori-rules-title = Maori: the rules

maori-rules-about-title = What it is about
maori-rules-about =
    Together the players sail one discovery ship around a display of island tiles, and each takes tiles from it to build an island world of their own. Finished islands with palms, huts and flower wreaths (leis) count, and so does having the most boats and the most shells.

    For 2 to 5 players (on the atoll side 2 to 4), about 45 minutes. By Günter Burkhardt, 2009.

maori-rules-first-title = Your first game
maori-rules-first =
    1. Look at the display: 16 tiles, and the discovery ship on the lane around them. Below or beside it is your own board with 16 spaces. You have 5 shells and 2 boats.
    2. When it is your turn, tap a lit stop. The number is how many steps it is; a shell beside it says what it costs. To begin with you sail 1 or 2 steps free.
    3. The row in front of the ship lights up, with the price of each tile. Tap the nearest one, which is free, or pay a shell for each tile you skip.
    4. Tap a space of your board to lay the tile. A tick means that it finishes an island, a plus that it joins land, a small cross that it does not fit there.
    5. Begin with the ends of islands in a row or column that can still be closed. A yellow arrow shows where an island goes on, a red cross where it never can.
    6. Take boats early: each lets you sail a step further, every turn.
    7. The number on an island is what it counts already. Get a hut onto islands with many palms, and close everything before somebody fills their board.

maori-rules-tiles-title = Tiles and symbols
maori-rules-tiles =
    There are 97 tiles: 54 end pieces, 14 middle pieces, 10 single islands, 17 water tiles and 2 volcanoes. There are no bends, so every island is a straight line, across or upright.

    Palms stand upright, so a tile with palms lies one way only. A water tile lies any way.
maori-rules-tiles-caption = What is on the tiles
maori-rules-shown-single = A single island is finished by itself.
maori-rules-shown-island = An island of three: two ends, a middle with a hut, and a boat.
maori-rules-shown-lei = Two halves that meet make a lei.
maori-rules-shown-end = An upright island begins with a top end.
maori-rules-shown-water = Water with a boat: you sail further.
maori-rules-shown-shells = Shells: you get so many at once.
maori-rules-shown-volcano = A volcano blocks the way.

maori-rules-setup-title = The beginning
maori-rules-setup =
    16 tiles are laid out, four by four; a volcano drawn now is shuffled back into the stock. Everybody has a board with 16 free spaces and two printed boats, and 5 shells. The rest of the 30 shells are the bank. Shells are open to all.

    Somebody, by lot, puts the discovery ship at one of the 16 stops: each tile at the edge has one, a corner tile two. The player to the left of them begins. (An option lets the first seat place the ship.)

    A turn has two parts: you **must** sail the discovery ship, and then do **one** action.

maori-rules-sail-title = Sailing the discovery ship
maori-rules-sail =
    The ship goes clockwise, at least one step, and free of charge as many steps as you have boats: the two printed ones and those on tiles of your board. Each further step costs a shell.

    One step is always free, even without a boat. You never sail more than once around the display, 16 steps.
maori-rules-sail-caption = How far does the ship go?
maori-rules-sail-task = Change the boats and shells, then tap a stop. With 2 boats it is up to 2 steps; a third costs 1 shell.
maori-rules-own-boats = Your boats
maori-rules-own-shells = Your shells
maori-rules-sailed = { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}: { $price ->
    [0] free.
    [one] { $free } free, 1 for a shell.
   *[other] { $free } free, { $price } for a shell each.
} { $left ->
    [one] 1 shell is left.
   *[other] { $left } shells are left.
} The tiles before the ship then cost { $prices }.

maori-rules-discover-title = Discovering an island
maori-rules-discover =
    After sailing, do one of these five things:

    - **Take a tile** from the row or column that the ship faces and lay it on a free space of your board. The nearest tile is free; each tile that you skip costs a shell.
    - **Take a tile and keep it** in your storage, for the same price. The storage holds one tile and must be empty.
    - **Lay the kept tile** on your board.
    - **Remove a tile** from your board. It is out of the game. You keep the shells it brought, but its boats no longer count.
    - **Do nothing.**

    A volcano cannot be taken, and nothing behind it either. A volcano that is drawn later stays in the display for good. After the action the gap is filled from the stock; when the stock is used up, it stays empty. Passing an empty place costs nothing.
maori-rules-take-caption = What does a tile cost?
maori-rules-take-task = Choose a row, then tap a tile that is lit.
maori-rules-row-full = A full row
maori-rules-row-volcano = At a volcano
maori-rules-row-gap = Across a gap
maori-rules-row-full-text = The four tiles cost 0, 1, 2 and 3 shells.
maori-rules-row-volcano-text = Only the tile in front of the volcano can be taken.
maori-rules-row-gap-text = The empty place is not paid for: 0, 1 and 2 shells.
maori-rules-taken = { $price ->
    [0] Free: { $tile }.
    [one] 1 shell: { $tile }.
   *[other] { $price } shells: { $tile }.
}

maori-rules-lay-title = Laying tiles
maori-rules-lay =
    A tile may be laid on any free space, also where it does not fit its neighbours. If shells are pictured on it, you get that many from the bank at once, as far as there are any.

    An island is **finished** when its straight run has an end piece at both ends, so that every open edge of land meets land. A single island is always finished.

    A closed coast is never spoilt by what lies beside it. An open edge that meets anything but matching land, or the edge of the board, leaves its island unfinished.
maori-rules-lay-caption = Where does it fit?
maori-rules-lay-task = Choose a tile and tap a space. Tap a laid tile to take it back.
maori-rules-lay-signs = ✓ finishes an island · + joins land · ✕ does not fit · • touches no land
maori-rules-tiles-to-lay = Tiles to lay
maori-rules-board = Example board
maori-rules-again = From the start
maori-rules-laid-finishes = An island is finished and counts.
maori-rules-laid-joins = It joins land, but the island still has an open edge.
maori-rules-laid-free = Allowed anywhere: it touches no open edge of land.
maori-rules-laid-clashes = Allowed, but an open edge is spoilt: that island cannot be finished until a tile is removed.
maori-rules-laid-back = The tile is in your hand again.

maori-rules-score-title = End and score
maori-rules-score =
    When somebody’s board is full, each of the others has one more turn. A kept tile fills no space. The one who filled a board has no further turn, and a second full board changes nothing.

    Then all unfinished islands are taken away, with everything on them. What is left counts:

    - each palm on an island without a hut: **1**
    - each palm on an island with at least one hut: **2** (further huts add nothing)
    - each complete lei: **10**
    - most boats, printed ones and those on tiles still there: **as many as you have**; all who tie for most count theirs in full
    - most shells in hand: likewise; shells pictured on tiles do not count
    - each empty space: **−1**, also where an unfinished island was taken away
    - the kept tile: nothing

    The highest total wins. If it is a tie, most shells decide; after that the victory is shared.
maori-rules-score-caption = The rulebook’s example: 37 points
maori-rules-score-task = The faded island is unfinished and taken away. Change the numbers, or remove tiles and see what it does.
maori-rules-their-boats = Most boats of another
maori-rules-their-shells = Most shells of another
maori-rules-put-back = Put the tile back on { $space }
maori-rules-scored = { $total ->
    [one] { $total } point.
   *[other] { $total } points.
} { $boats ->
    [most] You have the most boats.
   *[fewer] Somebody has more boats.
} { $shells ->
    [most] You have the most shells.
   *[fewer] Somebody has more shells.
}

maori-rules-ships-title = Advanced and expert game
maori-rules-ships =
    Everybody has a small ship of their own. It goes onto the first tile that you lay. From then on a tile must be laid next to your ship, also diagonally. If there is no free space next to it, no tile can be laid; you can still keep one, remove one or do nothing.

    - **Advanced:** after the action, whatever it was, you may move the ship to any tile of yours.
    - **Expert:** the ship goes to the tile just laid, and never anywhere else for free. The tile under it may not be removed.

    In both, before laying a tile, you may pay to move the ship: a shell for each step to one of the eight neighbouring spaces, always onto a tile of yours. Whoever pays for a step must lay a tile in that turn.

    If in the advanced game the tile under the ship is removed, the ship must move to another of your tiles. If you have none, it leaves the board and comes back with the next tile, which may go anywhere.
maori-rules-ship-caption = Laying beside the small ship
maori-rules-ship-task = Tap a lit space to lay a tile there, or first a tile with a shell to move the ship.
maori-rules-advanced = Advanced
maori-rules-expert = Expert
maori-rules-ship-lay = { $paid ->
    [0] A tile can be laid on the lit spaces only.
    [one] 1 shell paid; now other spaces are next to the ship.
   *[other] { $paid } shells paid; now other spaces are next to the ship.
}
maori-rules-ship-expert = The ship goes to the tile just laid.
maori-rules-ship-advanced = Now the ship may go to any of your tiles, free of charge, or stay.
maori-rules-ship-moved = From here you go on in your next turn.

maori-rules-atoll-title = The atoll
maori-rules-atoll =
    The other side of the boards has 20 spaces, with an atoll of six in the middle. It can be played with or without small ships, with 2 to 4 players.

    Palms of an island that lies wholly inside the atoll count double again: 2 without a hut, 4 with one. Leis are not doubled. One boat is printed in the atoll: it counts until it is covered, and again if its tile goes. Its space is an empty space like any other until then.
maori-rules-atoll-caption = Inside and outside the atoll
maori-rules-atoll-text =
    - The island with a hut lies inside: 3 palms, 4 each, 12 points.
    - The single island lies inside, too: 2 palms, 2 each, 4 points.
    - The island at the right lies only partly inside: 5 palms, 1 each, 5 points.

maori-rules-rulings-title = Fine points
maori-rules-rulings =
    The rulebook leaves some questions open. Here they are decided so:

    - Everything is paid before a laid tile brings shells; so these can come from what you have just paid.
    - A stop at an empty edge of the display is still a stop.
    - An island tile without palms may be turned when it is laid. (There is none in this set, but own editions may have some.)
    - Leis of an unfinished island are lost with it.
    - A small ship may stand on a water tile that was laid, never on an empty space.
    - The display is filled up before the small ship moves.
    - Own editions may have printed land. Laid pieces of an unfinished island go, the print stays and scores nothing, and a small ship never stands on it.
    - If in four whole rounds nobody does anything but sail, the game ends and is scored.

maori-rules-all-title = All tiles
maori-rules-all =
    The rulebook tells how many tiles there are of each shape, but shows what is printed on them in pictures only. The symbols here are our own reconstruction.
maori-rules-all-ends = Ends: of each of the four directions 13, and one more left and right end with 1 palm
maori-rules-all-middles = Middles: 7 across and 7 upright
maori-rules-all-singles = Single islands: 10
maori-rules-all-waters = Water: 17, and 2 volcanoes
