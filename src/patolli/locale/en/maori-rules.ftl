# The rules of Maori. Empty lines part paragraphs and lists; a dash or a number begins an item, ** is around what is bold.

maori-rules-title = Maori: the rules

maori-rules-about-title = What it is about
maori-rules-about =
    Together the players sail one discovery ship around a display of island tiles, and all take tiles from it to build islands of their own. Finished islands score for their palms, huts and flower wreaths (leis); having the most boats or the most shells scores too.

    For 2 to 5 players (on the atoll side 2 to 4), about 45 minutes. By Günter Burkhardt, 2009.

maori-rules-first-title = Your first game
maori-rules-first =
    1. Look at the display: 16 tiles, and the discovery ship on the lane around them. Below or beside it is your board with 16 spaces. You have 5 shells and 2 boats.
    2. When it is your turn, tap a lit stop. The number says how many steps away it is; a shell beside it shows the cost. At first you can sail 1 or 2 steps free.
    3. The row in front of the ship lights up, with the price of each tile. Tap the nearest one, which is free, or pay a shell for each tile you skip.
    4. Tap a space of your board to lay the tile. A tick means that it finishes an island, a plus that it joins land, a small cross that it does not fit there.
    5. Start with island ends in a row or column where the island can still be closed. A yellow arrow shows where an island continues, a red cross where it never can.
    6. Take boats early: each lets you sail one step further every turn.
    7. The number on an island is what it scores already. Get a hut onto islands with many palms, and close everything before a player fills their board.

maori-rules-tiles-title = Tiles and symbols
maori-rules-tiles =
    There are 97 tiles: 54 end pieces, 14 middle pieces, 10 single islands, 17 water tiles and 2 volcanoes. There are no bends, so every island is a straight line, across or upright.

    Palms stand upright, so a tile with palms can lie only one way. A water tile can lie any way.

    A half wreath at an open edge makes a **lei** with another half that meets it on the next tile.
maori-rules-tiles-caption = What is on the tiles
maori-rules-shown-single = A single island is finished by itself.
maori-rules-shown-island = An island of three: two ends, a middle with a hut, and a boat.
maori-rules-shown-lei = Two halves that meet make a lei.
maori-rules-shown-end = An upright island begins with a top end.
maori-rules-shown-water = Water with a boat: you sail further.
maori-rules-shown-shells = Shells: you get that many at once.
maori-rules-shown-volcano = A volcano blocks the way.

maori-rules-setup-title = Setting up
maori-rules-setup =
    16 tiles are laid out, four by four; a volcano drawn now is shuffled back into the stock. Everyone has 5 shells and a board with 16 free spaces and two printed boats. The rest of the 30 shells are the bank. Everyone can see how many shells each player has.

    A player drawn by lot puts the discovery ship at one of the 16 stops: each tile at the edge has one, a corner tile two. The player to their left begins. (With an option, the player in seat 1 places the ship; in the rulebook, the oldest player does.)

    A turn has two parts: you **must** sail the discovery ship, and then do **one** action.

maori-rules-sail-title = Sailing the discovery ship
maori-rules-sail =
    The ship sails clockwise, at least one step. You may sail as many steps free as you have boats: those printed on your board and those on your tiles. Each further step costs a shell.

    One step is always free, even without a boat. You never sail more than once around the display, 16 steps.
maori-rules-sail-caption = How far does the ship go?
maori-rules-sail-task = Change the boats and shells, then tap a stop. With 2 boats, up to 2 steps are free; a third costs 1 shell.
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
} The tiles in front of the ship then cost { $prices }.

maori-rules-discover-title = Discovering an island
maori-rules-discover =
    After sailing, do one of these five things:

    - **Take a tile** from the row or column that the ship faces and lay it on a free space of your board. The nearest tile is free; each tile that you skip costs a shell.
    - **Take a tile and store it**, for the same price. Your storage holds one tile and must be empty.
    - **Lay the stored tile** on your board.
    - **Remove a tile** from your board. It leaves the game. You keep the shells it brought, but its boats no longer count.
    - **Do nothing.**

    You cannot take a volcano, or anything behind it. A volcano drawn during the game stays in the display for good. After the action the gap is filled from the stock; when the stock is used up, it stays empty. Passing an empty place costs nothing.
maori-rules-take-caption = What does a tile cost?
maori-rules-take-task = Choose a row, then tap a tile that is lit.
maori-rules-row-full = A full row
maori-rules-row-volcano = At a volcano
maori-rules-row-gap = Across a gap
maori-rules-row-full-text = The four tiles cost 0, 1, 2 and 3 shells.
maori-rules-row-volcano-text = Only the tile in front of the volcano can be taken.
maori-rules-row-gap-text = You pay nothing for the empty place: 0, 1 and 2 shells.
maori-rules-taken = { $price ->
    [0] Free: { $tile }.
    [one] 1 shell: { $tile }.
   *[other] { $price } shells: { $tile }.
}

maori-rules-lay-title = Laying tiles
maori-rules-lay =
    You may lay a tile on any free space, even where it does not fit its neighbours. If it shows shells, you at once get that many from the bank, as long as the bank has them.

    An island is **finished** when its straight run has an end piece at both ends, so that every open edge of land meets land. A single island is always finished.

    Nothing beside a closed coast can spoil it. But if an open edge meets the edge of the board, or anything other than matching land, its island stays unfinished.
maori-rules-lay-caption = Where does it fit?
maori-rules-lay-task = Choose a tile and tap a space. Tap a laid tile to take it back.
maori-rules-lay-signs = ✓ finishes an island · + joins land · ✕ does not fit · • touches no land
maori-rules-tiles-to-lay = Tiles to lay
maori-rules-board = Example board
maori-rules-again = Start again
maori-rules-laid-finishes = An island is finished and will score.
maori-rules-laid-joins = It joins land, but the island still has an open edge.
maori-rules-laid-free = Allowed anywhere: it touches no open edge of land.
maori-rules-laid-clashes = Allowed, but an open edge is spoilt: that island cannot be finished until a tile is removed.
maori-rules-laid-back = The tile is in your hand again.

maori-rules-score-title = End and scoring
maori-rules-score =
    When a player’s board is full, each of the others has one more turn. A stored tile fills no space. The player who filled the board has no more turns, and a second full board changes nothing.

    Then all unfinished islands are removed, with everything on them. What is left scores:

    - each palm on an island without a hut: **1**
    - each palm on an island with at least one hut: **2** (further huts add nothing)
    - each complete lei: **10**
    - the most boats, printed ones and those on remaining tiles: **1 for each boat**; all who tie for the most score theirs in full
    - the most shells in hand: likewise; shells pictured on tiles do not count
    - each empty space: **−1**, even where an unfinished island was removed
    - the stored tile: nothing

    The highest total wins. If players tie, the one with the most shells wins; if they are still tied, they share the win.
maori-rules-score-caption = The rulebook’s example: 37 points
maori-rules-score-task = The faded island is unfinished and is removed. Change the numbers, or remove tiles, and see what happens.
maori-rules-their-boats = Most boats among opponents
maori-rules-their-shells = Most shells among opponents
maori-rules-put-back = Put the tile back on { $space }
maori-rules-scored = { $total ->
    [one] { $total } point.
   *[other] { $total } points.
} { $boats ->
    [most] You have the most boats.
   *[fewer] An opponent has more boats.
} { $shells ->
    [most] You have the most shells.
   *[fewer] An opponent has more shells.
}

maori-rules-ships-title = Advanced and expert game
maori-rules-ships =
    Each player has a small ship. It goes onto the first tile that you lay. From then on, you must lay tiles next to your small ship; diagonally counts. If there is no free space next to it, you cannot lay a tile, but you can still store one, remove one or do nothing.

    - **Advanced:** after the action, whatever it was, you may move the small ship to any of your tiles.
    - **Expert:** the small ship goes to the tile just laid, and never moves anywhere else for free. You may not remove the tile under it.

    In both, you may pay to move the small ship before laying a tile: one shell for each step to one of the eight neighbouring spaces, always onto one of your tiles. If you pay for a step, you must lay a tile in that turn.

    If you remove the tile under the small ship in the advanced game, the ship must move to another of your tiles. If you have none, it leaves the board and comes back with the next tile, which may go anywhere.
maori-rules-ship-caption = Laying beside the small ship
maori-rules-ship-task = Tap a lit space to lay a tile there, or first tap a tile with a shell to move the ship.
maori-rules-advanced = Advanced
maori-rules-expert = Expert
maori-rules-ship-lay = { $paid ->
    [0] You can lay a tile only on the lit spaces.
    [one] 1 shell paid; now other spaces are next to the ship.
   *[other] { $paid } shells paid; now other spaces are next to the ship.
}
maori-rules-ship-expert = The ship goes to the tile just laid.
maori-rules-ship-advanced = Now you may move the ship free to any of your tiles, or leave it.
maori-rules-ship-moved = In your next turn you continue from here.

maori-rules-atoll-title = The atoll
maori-rules-atoll =
    The other side of the boards has 20 spaces, with an atoll of six in the middle. You can play it with or without small ships, with 2 to 4 players. Its exact layout is our reconstruction, as are the four-by-four spaces of the first side.

    The palms of an island that lies wholly inside the atoll count double again: 2 without a hut, 4 with one. Leis are not doubled. One boat is printed beside the spaces and one inside the atoll. The latter counts until a tile covers it, and again if that tile is removed. Until then its space is an empty space like any other.
maori-rules-atoll-caption = Inside and outside the atoll
maori-rules-atoll-text =
    - The island with a hut lies inside: 3 palms, 4 each, 12 points.
    - The single island lies inside too: 2 palms, 2 each, 4 points.
    - The island on the right lies only partly inside: 5 palms, 1 each, 5 points.

maori-rules-rulings-title = Where the rulebook is silent
maori-rules-rulings =
    The rulebook leaves some questions open. We play as follows:

    - You pay for everything before a laid tile brings shells, so these can come from what you have just paid.
    - A stop at an empty edge of the display is still a stop.
    - You may turn an island tile without palms when you lay it. (There are none in this set, but editions of your own may have some.)
    - Leis of an unfinished island are lost with it.
    - A small ship may stand on a water tile that was laid, but never on an empty space.
    - The display is refilled before the small ship moves.
    - Editions of your own may have printed land. When an unfinished island is removed, the printed land stays and scores nothing. A small ship never stands on it.
    - One turn sails at most 16 steps, once around the display. Passing an empty place costs nothing.
    - If nobody does anything but sail for four whole rounds, the game ends and is scored.

maori-rules-all-title = All tiles
maori-rules-all =
    Published descriptions say how many tiles there are of most shapes, but what is printed on them is shown only in the rulebook’s pictures. The symbols here are our own reconstruction.
maori-rules-all-ends = Ends: 13 for each of the four directions, plus one more left end and one more right end with 1 palm
maori-rules-all-middles = Middles: 7 across and 7 upright
maori-rules-all-singles = Single islands: 10
maori-rules-all-waters = Water: 17, and 2 volcanoes
