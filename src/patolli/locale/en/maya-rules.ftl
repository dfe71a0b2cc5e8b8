### The rules of Maya. In texts of several lines `- ` and `1. ` begin list items, `**` surrounds bold words.

maya-rules-title = Maya: the rules
maya-rules-about =
    Master builders send workers to the quarries to win cubes, transport them, and build four pyramids together.
    Each level pays gold to the players with the most and the second most cubes on it. After three rounds the player with the most gold wins.

    For 3 to 5 players aged 9 and over, about 120 minutes. By Bernd Eisenstein, 2003.

maya-rules-first = Your first game
maya-rules-first-text =
    1. You see the four **pyramids**, with the gold each level pays; the **quarries**; and your eight **worker cards**.
    2. First tap the bottom level of a pyramid and confirm. When everyone has done this, do the same on another pyramid.
    3. Now the quarries: tap a card, then a quarry. The numbers there say how many cubes the first, second, … will get. The first card at a quarry has to be low (▼).
    4. Keep some cards! Their points transport your cubes. Two or three high numbers in hand are a good start: stop laying cards while you still have them.
    5. Then the quarries are settled, from right to left: the cards are revealed and the cubes handed out. If you laid your −3, tap the player whose points go down.
    6. Then build, one cube a turn: tap a lit level. Look for levels where you can take the lead, or fill the last space while you have the most cubes there: that gives you a bonus cube.
    7. When all cubes are used, every level pays. Then you lose one cube from each level that paid you, and the next round begins.
maya-rules-first-figure = Three quarries, as blue sees them: the other players’ cards show only their backs, low (▼) or high (▲). At the top of each quarry: its marker and the cubes for first, second, …

maya-rules-setup = Setting up
maya-rules-setup-text =
    - There are three rounds, each with three phases: quarries, building and gold. Everyone has 28 cubes and eight worker cards: low ones **3, 4, 4, 5** and high ones **6, 7, 8 and −3**. The back of a card shows whether it is low or high.
    - The number of players decides which four pyramids are used, and how many quarries. Each quarry has a green marker.
    - The start player is drawn by lot. Clockwise from there, everyone puts a cube on the bottom level of any pyramid, and then, once around again, a second cube on a different pyramid.
maya-rules-players = { $players } players
maya-rules-boards-figure = Pyramids with their spaces and the gold for the most and second most cubes; quarries with their marker, cubes by rank and card places. Tap a marker to read what it does.
maya-rules-example = Example { $number }
maya-rules-again = Start again
maya-rules-next = Next
maya-rules-name = { $colour ->
    [blue] Blue
    [red] Red
    [green] Green
    [purple] Purple
   *[yellow] Yellow
}

maya-rules-quarries = Phase 1: the quarries
maya-rules-quarries-text = Workers at a quarry win cubes; workers still in your hand transport them.
maya-rules-laying = Laying cards
maya-rules-laying-text =
    - In turn, beginning with the start player, lay one card face down at a quarry with a free card place, or stop for the rest of the phase.
    - The first card at a quarry must be low. All others may be low or high.
    - When everyone has stopped, the quarries are settled. You also stop if you have no cards left, or if no quarry can take those you have.
maya-rules-settling = Settling
maya-rules-settling-text =
    - Quarries are settled from right to left. The cards there are turned face up, and all players add up the points of their own. A −3 counts 0 for its owner.
    - Each **−3** lets its owner take 3 points off another player there who has more than 0, or off nobody. Owners decide in turn order from the start player.
    - The player with the most points ranks first, and so on. Ties go to whoever laid a card there first, of any kind. With 0 points or fewer you get nothing.
    - Each rank gets the cubes printed for it. If nobody has a rank, its cubes are not handed out. The first also gets the quarry’s marker.
maya-rules-settle-figure = The rulebook’s examples of handing out cubes; blue is the start player. Where a −3 was laid, you decide.
maya-rules-settle-hit = { $name } has a −3: tap the player whose points go down by 3.
maya-rules-settle-done = { $name } is first and also gets the marker.
maya-rules-settle-nobody = Nobody
maya-rules-settle-1 = Blue has 11 points: 4 cubes and the marker. Red has 6: 3 cubes. Nobody gets the cube for third place.
maya-rules-settle-2 = In the rulebook green takes 3 off purple, leaving 4. Green and blue have 5 each, but green laid first: 4 cubes and the marker. Blue gets 2 cubes, purple none.
maya-rules-settle-3 = In the rulebook blue and then yellow take 3 off red, who is left with less than 0. Yellow has 7 points: 4 cubes and the marker. Blue has 5: 2 cubes. Red gets none.
maya-rules-transport = Transport
maya-rules-transport-text =
    - You may keep as many cubes as the cards still in your hand have points. A −3 counts 0. Surplus cubes go back to your supply.
    - Then all cards return to their owners’ hands. How many cubes each player has is open to all.
maya-rules-kept = Cards kept in hand
maya-rules-transport-is = { $gained } cubes won, { $power } can be transported: you keep { $home }, and { $lost } go back.
maya-rules-transport-figure = The rulebook’s example: 9 cubes, but only 7 points in hand. Tap cards to keep more or fewer in hand, or take the marker.

maya-rules-building = Phase 2: building
maya-rules-building-text =
    In turn, beginning with the start player, each player who has cubes does one of these, until all cubes are used:

    - **Place** one cube. You may place on a higher level only when all lower levels of **all** pyramids are full, and only if you have a cube on every lower level of **that** pyramid.
    - **Double move**: pay one cube to your supply, then place two, on two pyramids if you like. You need three cubes (two for a free double move). If there is no place for the second cube, you keep it.
    - **Pass**: pay one cube.
    - **Forced pass**: if you cannot place at all, pay one cube and receive 1 gold.
maya-rules-bonus = Bonus cubes
maya-rules-bonus-text =
    - When a cube fills a level and the level above is still empty, the player with **more cubes than anyone else** on the full level at once puts a cube from the supply on the level above. It does not matter who filled the level.
    - Bonus cubes need not wait for other pyramids.
    - There is no bonus for a tie, for a top level, or if there is already a cube on the level above.
maya-rules-bonus-figure = The rulebook’s example: the second levels are being filled. You can tap the lit levels.
maya-rules-bonus-1 = Palenque’s second level was filled with three purple against two blue cubes: purple has a bonus cube above. Now it is blue’s turn. Blue cannot build on Uxmal without a cube on its bottom level, and Palenque’s third level is not open yet. That leaves Copan: tap it.
maya-rules-bonus-2 = Copan’s second level is full, and red has the most cubes there: a bonus cube for red. Now green pays a cube for a double move. Tap Uxmal.
maya-rules-bonus-3 = And the second cube of the double move: tap Uxmal again.
maya-rules-bonus-4 = Uxmal’s second level is full; green has the most cubes there and gets the bonus cube above.

maya-rules-gold-phase = Phase 3: gold
maya-rules-gold-phase-text =
    - Every level pays, full or not. Each player with the **most** cubes there gets the higher amount, each player with the **second most** the lower one.
    - Players without a cube there get nothing.
maya-rules-less = One cube fewer for { $name }
maya-rules-more = One cube more for { $name }
maya-rules-gold = { $gold } gold
maya-rules-payout-figure = The rulebook’s examples of payment. Change the cubes with − and +.
maya-rules-payout-1 = All four have the most cubes and get 3 gold each. Nobody is second.
maya-rules-payout-2 = The level is not full, but red has the most cubes and gets 4 gold. Nobody is second.
maya-rules-payout-3 = Green has three cubes and gets 3 gold. Blue and red share second place: 1 gold each.
maya-rules-payout-4 = Blue and yellow share first place: 3 gold each. The other three share second place: 1 gold each.
maya-rules-erosion = Erosion
maya-rules-erosion-text =
    - After rounds 1 and 2, when all levels have paid, all players remove one of their cubes from each level that paid them gold.
    - If you then have no cube left on a level, you also remove all your cubes above it on that pyramid.
    - Markers return to their quarries; only the start player keeps the start player marker. Nobody keeps cubes in hand.
maya-rules-erosion-figure = The rulebook’s extreme case.
maya-rules-erosion-1 = Purple, blue and yellow are first at the bottom: 2 gold each. Red is second there with a single cube: 1 gold, which it will regret.
maya-rules-erosion-2 = Each of them removes a cube from every level that paid. Red has none left at the bottom.
maya-rules-erosion-3 = So red’s cubes above have no support and are removed too.

maya-rules-end = The end
maya-rules-end-text = After the third round there is no erosion. The player with the most gold wins. If players tie, the one with the fewest cubes left in the supply wins; if they are still tied, they share the win.

maya-rules-markers = Green markers
maya-rules-markers-text = The first player at a quarry gets its marker and may use it once, in this round.
maya-rules-markers-notes =
    - Protection must be placed at a quarry that still has face-down cards; you need no cards of your own there. If no such quarry is left, it has no effect.
    - “Move a block” and “Extra block” are the **block markers**; a block is a cube on a pyramid. You may use one when you win it, or later before your own building action. Without cubes you still get turns while you can use such a marker, and may wait and keep it. When all cubes are used, there is one last chance.
    - If you take your last cube off a level, all your cubes above it come off too.
    - A new start player takes effect at once, from the next quarry on.
    - You may also use the free pass for a forced pass: you keep the cube and get no gold.

maya-rules-expert = Expert game
maya-rules-expert-text =
    - Everyone starts with 10 gold. At the start of each round, blue markers are drawn from the four and shown, one fewer than there are players.
    - All bid gold in secret and reveal their bids together. The highest bidder chooses a marker first; ties go in turn order from the start player.
    - Everyone who takes a marker pays their bid to the bank. The last in that order gets no marker and keeps the gold; so does anyone who bid 0. Markers left over are not used this round.
    - A blue marker may be used once, in the round in which it was taken:
maya-rules-expert-notes =
    - The points marker may also be put at an empty quarry. A −3 can reduce its points, and it loses ties.
    - As protection, the joker is used just before a quarry where you are present is revealed. As a block marker, it is used on your own building turns.
    - Transport markers work by themselves. The extra cube comes after surplus cubes have gone back.

maya-rules-silent = Where the rulebooks are silent
maya-rules-silent-text =
    The spaces, gold and cubes printed on the boards are only partly known. Ours are reconstructed from the rulebooks and from reports of games; if you own the box, you can play with its numbers. We also play as follows:

    - The bank never runs out. If a supply of 28 cubes is used up, its owner gets no more.
    - The first at a quarry gets the marker even with an empty supply.
    - If nobody has points at the start player’s quarry, the start player stays the same.
    - A bonus cube cannot be refused, and cubes placed in the set-up give none.
    - A cube cannot be moved from a bottom level to the same one.
    - Erosion first takes one cube everywhere it is due, then everything without support.

maya-rules-options = When you create a table
maya-rules-options-text =
    - **Block markers**: “at once or later in the round”, as in the Italian rulebook, or “only at once”, as in the Dutch one: when you win it, or never.
    - **Variant**: the base game, or the expert game with an auction of blue markers.
