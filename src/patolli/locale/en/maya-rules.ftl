### The rules of Maya. In texts of several lines `- ` and `1. ` begin list items, `**` surrounds bold words.

maya-rules-title = Maya: the rules
maya-rules-about =
    Master builders send workers to the quarries to win cubes, transport them, and build four pyramids together.
    Whoever has most cubes on a level is paid gold; after three rounds the most gold wins.

maya-rules-first = Your first game
maya-rules-first-text =
    1. You see the four **pyramids**, with the gold each level pays; the **quarries**, and your eight **worker cards**.
    2. First tap the bottom level of a pyramid and confirm; then, in a second lap, that of another pyramid.
    3. Now the quarries: tap a card, then a quarry. The numbers there say how many cubes the first, second, … will get. The first card at a quarry has to be low (▼).
    4. Keep some cards! Their points transport your cubes. Two or three high numbers are a good start. Then stop laying cards.
    5. Quarries are settled from right to left. If you laid your −3, tap whose points you take off.
    6. Then build, one cube a turn: tap a lit level. Look for levels where you can become first, or fill the last space while you have most cubes there: that gives a bonus cube.
    7. When all cubes are used, every level pays. Then one of your cubes goes from each level that paid you, and the next round begins.
maya-rules-first-figure = Three quarries, seen by blue: of the others’ cards only the backs are seen, low (▼) or high (▲). At the top of each: its marker and the cubes for first, second, …

maya-rules-setup = Setting up
maya-rules-setup-text =
    - 3 to 5 players, three rounds. Everyone has 28 cubes and eight worker cards: low ones **3, 4, 4, 5** and high ones **6, 7, 8 and −3**. The back of a card shows whether it is low or high.
    - The number of players decides which four pyramids and how many quarries are used. Each quarry has a green marker.
    - The start player is drawn. From there clockwise everyone puts a cube on the bottom level of any pyramid, then in a second lap another one on a different pyramid.
maya-rules-players = { $players } players
maya-rules-boards-figure = Pyramids with their spaces and the gold for most and second most cubes; quarries with marker, cubes by rank and card places. Tap a marker to read what it does.
maya-rules-example = Example { $number }
maya-rules-again = Begin again
maya-rules-next = Next
maya-rules-name = { $colour ->
    [blue] Blue
    [red] Red
    [green] Green
    [purple] Purple
   *[yellow] Yellow
}

maya-rules-quarries = Phase 1: the quarries
maya-rules-quarries-text = Workers win cubes here; those that stay in hand transport them.
maya-rules-laying = Laying cards
maya-rules-laying-text =
    - From the start player on, in turn, lay one card face down at a quarry with a free card place, or stop for the rest of the phase.
    - The first card at a quarry must be low. All others may be low or high.
    - The phase ends when all have stopped. Who has no card left, or finds no quarry for them, has stopped too.
maya-rules-settling = Settling
maya-rules-settling-text =
    - Quarries are settled from right to left. The cards there are turned up, and everyone adds up their own.
    - Each **−3** lets its owner take 3 off the points of another player there who has more than 0; or nobody’s. Owners decide in turn order from the start player.
    - Most points rank first. Ties go to whoever laid a card there first, of whatever kind. With 0 points or fewer you get nothing.
    - Cubes are given by rank as printed; a rank that nobody takes is not moved up. The first also gets the quarry’s marker.
maya-rules-settle-figure = The rulebook’s examples of handing out cubes; blue is start player. Where a −3 was laid, you decide.
maya-rules-settle-hit = { $name } has a −3: tap the player whose points go down by 3.
maya-rules-settle-done = { $name } is first and gets the marker too.
maya-rules-settle-nobody = Nobody’s
maya-rules-settle-1 = Blue has 11 points: 4 cubes and the marker. Red has 6: 3 cubes. The cube for the third is not given to anybody.
maya-rules-settle-2 = In the rulebook green takes 3 off purple, leaving 4. Green and blue have 5 each; green laid first: 4 cubes and the marker. Blue gets 2, purple nothing.
maya-rules-settle-3 = In the rulebook blue and then yellow take 3 off red, who is left with less than nothing. Yellow has 7 points: 4 cubes and the marker; blue has 5: 2 cubes; red gets none.
maya-rules-transport = Transport
maya-rules-transport-text =
    - The points of the cards still in your hand are the number of cubes you may keep. A −3 counts 0. What is too much goes back to the supply.
    - Then all cards return to hand, and everyone sees how many cubes the others have.
maya-rules-kept = Cards kept in hand
maya-rules-transport-is = { $gained } cubes gained, { $power } can be transported: { $home } come home, { $lost } go back.
maya-rules-transport-figure = The rulebook’s example: 9 cubes, but only 7 points in hand. Tap cards to keep more or fewer, or take the marker.

maya-rules-building = Phase 2: building
maya-rules-building-text =
    From the start player on, in turn, whoever has cubes does one of these, until all cubes are used:

    - **Place** one cube. On a higher level only when all lower levels of **all** pyramids are full, and only where you have a cube on every lower level of **that** pyramid.
    - **Double move**: pay one cube to the supply, then place two, on two pyramids if you like. You need three cubes. A second cube that finds no place stays in hand.
    - **Pass**: pay one cube.
    - **Forced pass**: if you cannot place at all, pay one cube and receive 1 gold.
maya-rules-bonus = Bonus cubes
maya-rules-bonus-text =
    - When a cube fills a level, and the level above is still empty, whoever has **strictly most** cubes on the full level puts a cube from the supply onto the level above, at once. It does not matter who filled it.
    - Bonus cubes need not wait for other pyramids, and may fill a level themselves.
    - No bonus for a tie, for a top level, or if cubes already lie above.
maya-rules-bonus-figure = The rulebook’s example: the second levels are being filled. Lit levels can be tapped.
maya-rules-bonus-1 = Palenque’s second level was filled with three purple against two blue cubes: purple has a bonus cube above. Now blue: Uxmal is closed to it, as it has no cube at the bottom there; Palenque’s third level is not open yet. Copan remains: tap it.
maya-rules-bonus-2 = Copan’s second level is full, and red has most cubes there: a bonus cube for red. Now green pays a cube for a double move. Tap Uxmal.
maya-rules-bonus-3 = And the second cube of the double move: tap Uxmal again.
maya-rules-bonus-4 = Uxmal’s second level is full; green has most cubes there and gets the bonus cube above.

maya-rules-gold-phase = Phase 3: gold
maya-rules-gold-phase-text =
    - Every level pays, full or not. All who have **most** cubes there get the higher number each, all who have **second most** the lower one each.
    - Somebody without a cube there gets nothing.
maya-rules-less = One cube less for { $name }
maya-rules-more = One cube more for { $name }
maya-rules-gold = { $gold } gold
maya-rules-payout-figure = The rulebook’s examples of payment. Change the cubes with − and +.
maya-rules-payout-1 = All four have most cubes and get 3 gold each. Nobody is second.
maya-rules-payout-2 = The level is not full, but red has most cubes and gets 4 gold. Nobody is second.
maya-rules-payout-3 = Green has three cubes and gets 3 gold. Blue and red share second place: 1 gold each.
maya-rules-payout-4 = Blue and yellow share first place: 3 gold each. The other three share second place: 1 gold each.
maya-rules-erosion = Erosion
maya-rules-erosion-text =
    - After rounds 1 and 2, when all levels have paid, everyone takes one cube away from each level that paid them gold.
    - Whoever then has none left on a level takes away all own cubes above it on that pyramid.
    - Markers return to their quarries; only the start player keeps that one. Nobody keeps cubes in hand.
maya-rules-erosion-figure = The rulebook’s extreme case.
maya-rules-erosion-1 = Purple, blue and yellow are first at the bottom: 2 gold each. Red is second there with a single cube: 1 gold, more than it likes.
maya-rules-erosion-2 = From every level that paid, each of them takes a cube. Red has none left at the bottom.
maya-rules-erosion-3 = So red’s cubes above have no support and go too.

maya-rules-end = The end
maya-rules-end-text = After the third round there is no erosion. Most gold wins. In a tie it is whoever has fewest own cubes in the supply; still tied, the win is shared.

maya-rules-markers = Green markers
maya-rules-markers-text = Whoever is first at a quarry gets its marker and may use it once, in this round.
maya-rules-markers-notes =
    - Protection has to be placed, at a quarry that still has face-down cards; own cards there are not needed. If there is no such quarry left, it has no effect.
    - A block marker may be used when it is won, or later before your own building action. At the very end of building everyone has a last chance.
    - Taking the last own cube off a level takes all own cubes above it off too.
    - A new start player counts from that moment on, already at the next quarry.
    - The free pass may be used for a forced pass too: you keep the cube and get no gold.

maya-rules-expert = Expert variant
maya-rules-expert-text =
    - Everyone starts with 10 gold. At the start of each round blue markers, one fewer than players, are drawn from the four and shown.
    - All bid gold in secret. The highest bid chooses first; ties go in turn order from the start player.
    - Everyone who takes a marker pays. The last in that order gets none and keeps the gold; so does a bid of 0. Markers left over lapse.
    - A blue marker may be used once, in that round:
maya-rules-expert-notes =
    - The points marker may lie at an empty quarry too. It can be reduced by a −3, and loses ties.
    - The joker protects just before a quarry is turned up where its holder is present; as a block marker it is used on own building turns.
    - Transport markers work by themselves. The extra cube comes after the surplus has gone back.

maya-rules-silent = Where the rulebooks are silent
maya-rules-silent-text =
    The spaces, gold and cubes printed on the boards are known only in part. Ours are a reconstruction from what the rulebooks tell and from reports of games; who owns the box can play with its numbers. We also play that

    - the bank never runs out, and what a supply of 28 cubes cannot give is not given;
    - whoever is first at a quarry gets the marker even if the supply is empty;
    - if nobody has points at the start player’s quarry, the start player stays;
    - a bonus cube cannot be refused, and cubes of the set-up give none;
    - a cube cannot be moved from a bottom level to the same one;
    - erosion first takes one cube everywhere it is due, then everything without support.

maya-rules-options = When you make a table
maya-rules-options-text =
    - **Block markers**: “at once or later in the round” as in the Italian rulebook, or “only at once” as in the Dutch one: when won, or never.
    - **Expert variant**: with the auction of blue markers, or without.
