### The rules of Yaxha. In texts of several lines `- ` and `1. ` begin list items, `**` surrounds bold words.

yaxha-rules-title = Yaxha: the rules
yaxha-rules-about =
    In each of ten rounds, all players choose a market in secret, take its three cubes and build them into their own Maya pyramid.
    At the end the largest visible group of each colour scores, and three bonus cards give extra points.

    For 2 to 4 players.

yaxha-rules-first = Your first game
yaxha-rules-first-text =
    1. You see the **markets**, each with three cubes; your **pyramid**, still empty; the other players’ pyramids; and the three **bonus cards**.
    2. Read the three bonus cards. Each gives 5 points to everyone who meets it.
    3. Tap the market whose cubes you want and confirm. The others choose at the same time; nobody sees your choice.
    4. If a player with a lower **turn tile** chose the same market, tap another one that is left. In exchange you may get the better tile.
    5. Now build: tap one of your three cubes, then a lit cell. You see at once how your points change. You can take cubes back until you confirm.
    6. In the first rounds lay cubes of one colour side by side on layer 1. From layer 2 on, a cube needs four cubes under it and must touch a cube of its own colour, beneath or beside it.
    7. After ten rounds the pyramids are scored. One large group is worth more than two small ones.
yaxha-rules-first-figure = Four markets with three cubes each. The letters show who chose which: B and C want the same one.

yaxha-rules-setup = Setting up
yaxha-rules-setup-text =
    - 2 to 4 players; all 120 cubes, 24 in each of five colours, are in the bag.
    - There are as many market tiles as players, and everyone has a card for each of them.
    - Turn tiles, numbered from 1 to the number of players, are dealt at random.
    - Three of the 18 bonus cards are dealt face up.

yaxha-rules-round = A round: markets
yaxha-rules-round-text =
    1. **Fill.** Put three cubes from the bag on each market tile.
    2. **Choose.** Everyone chooses a market in secret. You may change your choice until all have chosen; then all choices are revealed.
    3. **Claim.** If you are the only one who chose a market, you take its cubes. If several players chose it, the one with the lowest turn tile takes them.
    4. **Choose again.** Those who came away empty-handed choose among the remaining markets, in the order of their turn tiles. The last player gets the last market without choosing.
    5. **Swap.** When all have their cubes, players who chose the same market swap turn tiles.
yaxha-rules-swap = Who swaps with whom
yaxha-rules-swap-text =
    - Two chose the same market: they swap their tiles.
    - Three: the first and the last swap; the one in the middle keeps their tile.
    - Four: 1 swaps with 4, and 2 with 3.
    - Two pairs at two markets: each pair swaps on its own.

    So a player who gives way usually goes first next time; only the one in the middle of three gains nothing.
yaxha-rules-claim-figure = The rulebook’s four examples; B has turn tile 1, A 2, C 3 and D 4. Or choose for yourself what everyone plays.
yaxha-rules-example = Example { $number }
yaxha-rules-card-of = Market chosen by { $name }
yaxha-rules-gets = { $name } gets market { $market }
yaxha-rules-claim-next = { $name } came too late and chooses among the markets that are left: tap one.
yaxha-rules-claim-none = Everyone chose a different market and takes its cubes. No turn tiles are swapped.
yaxha-rules-claim-swap = All have their cubes. Turn tiles are swapped by { $pairs }.
yaxha-rules-pair = { $one } and { $other }

yaxha-rules-building = Building
yaxha-rules-building-text =
    Everyone builds at the same time, unseen until all have finished. You must lay all three cubes this round, in any order. Ten rounds of three cubes make exactly one full pyramid of 30.

    - The pyramid has four layers: 4×4, 3×3, 2×2 and a single cube at the top.
    - The first cube may go anywhere. Layer 1 may grow in all directions, as long as it fits into 4×4.
    - Every later cube must touch a cube already there, face to face. Corners and edges are not enough.
    - From layer 2 on, a cube lies on top of **four cubes** and must touch a cube of **its own colour**: one of the four beneath it or a neighbour in its layer. Hidden cubes count for this too.
    - You need not finish a layer before starting the next one.
    - A cube that fits nowhere is discarded and does not come back. You may never discard one that fits. You choose the order: laying another cube first may make room.
yaxha-rules-build-figure = Try it: tap a cube, then a lit cell, then “Lay”. At first the white cube fits nowhere. Which cube must be laid before it? The row of colours shows what each change is worth.
yaxha-rules-lay = Lay
yaxha-rules-again = Start again
yaxha-rules-points = { $points } points for groups
yaxha-rules-built = All three are laid.

yaxha-rules-scoring = Scoring
yaxha-rules-scoring-text =
    - For each colour only the **largest visible group** counts: cubes of one colour that touch face to face, within a layer or across layers.
    - A cube is **hidden** when all four places above it are filled. A finished pyramid hides the four middle cubes of layer 1 and the middle one of layer 2. Hidden cubes do not count and do not connect others.
    - Points depend on the size of the group:
yaxha-rules-size = Size
yaxha-rules-worth = Points
yaxha-rules-or-more = 12 or more
yaxha-rules-group-figure = Tap a cube to see its group, or a colour to see the group that counts. Small hatched cubes are hidden.
yaxha-rules-tap = Tap a cube.
yaxha-rules-is-hidden = This cube is hidden: it belongs to no group.
yaxha-rules-counts = A group of { $size }: the largest of its colour. It scores { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
yaxha-rules-equal = A group of { $size }, as large as the largest of its colour. Only one of them scores.
yaxha-rules-smaller = A group of { $size }. It scores nothing: the largest of its colour has { $largest }. Joined by a cube between them, they might be worth more.

yaxha-rules-cards = Bonus cards
yaxha-rules-cards-text =
    Each card gives 5 points to **everyone** who meets it; one player can score several cards. Players who tie for the largest or the most all score, but never with no cubes at all.
yaxha-rules-cards-first = For the first game
yaxha-rules-cards-first-text = Eight cards: the first one below exists once for each colour.
yaxha-rules-cards-further = Only in the whole deck
yaxha-rules-cards-further-text = Ten more: the second one below exists once for each colour and is not used with two players.
yaxha-rules-cards-notes =
    - For the largest group on layer 1, only cubes and connections within that layer count.
    - The second-largest group: the second-highest size among all visible groups on the table. Everyone with a group of that size scores. If all groups are the same size, nobody does.
    - Larger than the left neighbour’s: a tie is not enough. The left neighbour is the next seat clockwise.
    - One side: the 4 + 3 + 2 cubes of layers 1 to 3 along one side are all there, and all one colour. The top cube does not matter.

yaxha-rules-end = The end
yaxha-rules-end-text = After ten rounds, add up the points for groups and bonus cards. The player with the most points wins; players who tie share the win.
yaxha-rules-sheet-figure = The rulebook’s score sheet: A and D have 52 points each and share the win.
yaxha-rules-bonus = Bonus cards

yaxha-rules-silent = Where the rulebook is silent
yaxha-rules-silent-text =
    These are our readings. The server and the computer players follow them.

    - Hidden cubes do not connect visible ones.
    - Building is secret until all have finished, so that nobody gains by waiting.
    - You can take back what you laid this round, the last cube first, until you confirm the last one.
    - A cube can only be stuck once layer 1 is full. You may discard it at once or after laying the others.
    - “One side” of an unfinished pyramid is measured from the edges of layer 1 as built so far.
    - The points of groups of 8, 10, 11 and 12 come from the published score card.
    - For “one side”, the top cube does not matter; the second-largest group is counted by distinct sizes.

yaxha-rules-options = When you create a table
yaxha-rules-options-text = You can play with the eight bonus cards for a first game or with the whole deck.
