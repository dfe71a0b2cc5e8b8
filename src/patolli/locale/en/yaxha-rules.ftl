### The rules of Yaxha. In texts of several lines `- ` and `1. ` begin list items, `**` surrounds bold words.

yaxha-rules-title = Yaxha: the rules
yaxha-rules-about =
    In ten rounds everybody chooses a market in secret, takes its three cubes and builds them into a Maya pyramid of their own.
    At the end the largest visible group of each colour scores, and three bonus cards give extra points.

yaxha-rules-first = Your first game
yaxha-rules-first-text =
    1. You see the **markets**, each with three cubes; your **pyramid**, still empty; those of the others, and the three **bonus cards**.
    2. Read the three bonus cards. Each gives 5 points to everyone who meets it.
    3. Tap the market whose cubes you want and confirm. The others choose at the same time; nobody sees what you chose.
    4. Did somebody with a lower **turn tile** choose the same market? Then tap another one that is left. In exchange you may get the better tile.
    5. Now build: tap one of your three cubes, then a lit cell. You see at once how your points change. Take back what you do not like until you confirm.
    6. In the first rounds lay cubes of one colour side by side on layer 1. From layer 2 on a cube needs four cubes under it and one of its own colour next to it.
    7. After ten rounds the pyramids are counted. One large group is worth more than two small ones.
yaxha-rules-first-figure = Four markets with three cubes each. The letters show who chose which: B and C want the same one.

yaxha-rules-setup = Setting up
yaxha-rules-setup-text =
    - 2 to 4 players; all 120 cubes, 24 in each of five colours, are in the bag.
    - There are as many market tiles as players, and everyone has a card for each of them.
    - Turn tiles, numbered from 1 to the number of players, are dealt at random.
    - Three of the 18 bonus cards are dealt face up.

yaxha-rules-round = A round: markets
yaxha-rules-round-text =
    1. **Fill.** Three cubes from the bag come onto each market tile.
    2. **Choose.** Everyone chooses a market in secret. The choice may be changed until all have chosen; then all are revealed.
    3. **Claim.** Who chose a market alone takes its cubes. Of several who chose the same market, the lowest turn tile takes them.
    4. **Choose again.** Those who came away empty-handed choose in the order of their turn tiles among the markets that nobody has taken. The last one left is no decision.
    5. **Swap.** When all have their cubes, those who chose the same market exchange turn tiles.
yaxha-rules-swap = Who swaps with whom
yaxha-rules-swap-text =
    - Two chose the same market: they swap their tiles.
    - Three: the first and the last swap, the one in the middle keeps its tile.
    - Four: 1 swaps with 4, and 2 with 3.
    - Two pairs at two markets: each pair swaps on its own.

    So who gives way today decides earlier next time.
yaxha-rules-claim-figure = The rulebook’s four examples; B has turn tile 1, A 2, C 3 and D 4. Or choose yourself what everybody plays.
yaxha-rules-example = Example { $number }
yaxha-rules-card-of = Market chosen by { $name }
yaxha-rules-gets = { $name } gets market { $market }
yaxha-rules-claim-next = { $name } came too late and chooses among the markets that are left: tap one.
yaxha-rules-claim-none = Everyone chose a different market and takes its cubes. No turn tiles are swapped.
yaxha-rules-claim-swap = All have their cubes. Turn tiles are swapped by { $pairs }.
yaxha-rules-pair = { $one } and { $other }

yaxha-rules-building = Building
yaxha-rules-building-text =
    Everyone builds at the same time, unseen until all have finished. The three cubes must be laid at once, in any order.

    - The pyramid has four layers: 4×4, 3×3, 2×2 and a single cube at the top.
    - The first cube lies anywhere. Layer 1 may grow in all directions, as long as it fits into 4×4.
    - Every further cube touches a laid cube with a face. Corners and edges are not enough.
    - From layer 2 on a cube lies in the middle of **four cubes**, and it touches a cube of **its own colour**: one of the four beneath it or a neighbour in its layer. Hidden cubes count for this too.
    - A lower layer need not be finished before the next one is begun.
    - A cube that fits nowhere is discarded; it does not come back. You may never discard one that fits. The order is yours: laying another cube first may make room.
yaxha-rules-build-figure = Try it: tap a cube, then a lit cell, then “Lay”. The white cube fits nowhere at first. Which cube has to be laid before it? The row of colours shows what each change is worth.
yaxha-rules-lay = Lay
yaxha-rules-again = Begin again
yaxha-rules-points = { $points } points for groups
yaxha-rules-built = All three are laid.

yaxha-rules-scoring = Scoring
yaxha-rules-scoring-text =
    - For each colour only the **largest visible group** counts: cubes of one colour that touch with their faces, also across layers.
    - A cube is **hidden** when all four places above it are filled. A finished pyramid hides the four middle cubes of layer 1 and the middle one of layer 2. Hidden cubes do not count and join nothing.
    - The size of the group gives points:
yaxha-rules-size = Size
yaxha-rules-worth = Points
yaxha-rules-or-more = 12 or more
yaxha-rules-group-figure = Tap a cube to see its group, or a colour to see the group that counts. Small hatched cubes are hidden.
yaxha-rules-tap = Tap a cube.
yaxha-rules-is-hidden = This cube is hidden: it counts for no group.
yaxha-rules-counts = A group of { $size }: the largest of its colour. It scores { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
yaxha-rules-equal = A group of { $size }, as large as the largest of its colour. Only one of them scores.
yaxha-rules-smaller = A group of { $size }. It scores nothing: the largest of its colour has { $largest }. Joined by a cube between them they might be worth more.

yaxha-rules-cards = Bonus cards
yaxha-rules-cards-text =
    Each card gives 5 points to **everyone** who meets it; one player can score several cards. Whoever ties for the most scores too, but a group of no cubes never does.
yaxha-rules-cards-first = For the first game
yaxha-rules-cards-first-text = Eight cards: the first of these exists once for each colour.
yaxha-rules-cards-further = In the whole deck also
yaxha-rules-cards-further-text = Ten more: the second of these exists once for each colour, and is not used with two players.
yaxha-rules-cards-notes =
    - On layer 1 only cubes lying there count, and only connections inside that layer.
    - The second-largest group: of all visible groups on the table the second-highest size; everyone who has a group of that size scores. If all groups are equally large, nobody does.
    - Larger than the left neighbour’s: really larger. The left neighbour is the next seat clockwise.
    - One side: the 4 + 3 + 2 cubes of layers 1 to 3 along one side are all there and of one colour. The top cube does not matter.

yaxha-rules-end = The end
yaxha-rules-end-text = After ten rounds groups and bonus cards are added up. Most points win; a tie is shared.
yaxha-rules-sheet-figure = The rulebook’s score sheet: A and D have 52 points each and share the win.
yaxha-rules-bonus = Bonus cards

yaxha-rules-silent = Where the rulebook is silent
yaxha-rules-silent-text =
    These are our readings; computer players and the server go by them.

    - Hidden cubes do not connect visible ones.
    - Building is secret until all have finished, so that nobody gains by waiting.
    - What you laid this round can be taken back, the last cube first, as long as you have not confirmed the last one.
    - A cube can be without a place only once layer 1 is full. It may be discarded at once or after the others.
    - “One side” of an unfinished pyramid is measured from the edges of layer 1 as it lies.
    - The points of groups of 8, 10, 11 and 12 are those of the published score card.

yaxha-rules-options = When you make a table
yaxha-rules-options-text = You can play with the eight bonus cards for a first game or with the whole deck.
