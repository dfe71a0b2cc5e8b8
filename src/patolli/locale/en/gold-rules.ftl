# The rules of Das Gold der Maya. Empty lines part paragraphs and lists; a dash or a number begins an item, ** is around what is bold.

gold-rules-title = Das Gold der Maya: the rules

gold-rules-about-title = What it is about
gold-rules-about =
    You bid glass beads for the shards of broken round tablets and piece a complete circle together on your plate. The more precious the sides you show, the better. But neighbouring shards may differ in value by 1 at most, and you learn what is on a shard’s back only when you have bought it.

    For 2 to 4 players. By Los Rodriguez, 1997.

gold-rules-first-title = Your first game
gold-rules-first =
    1. Look at the auction row. The large shard at the front is for sale now; the two behind it come next. Only one side of each is known.
    2. Look at your plate, still empty, and your 10 beads. Beads are money, and each is worth a point at the end.
    3. Tap how many beads you bid, and confirm. All bids are revealed together. Equal bids cannot win, so an unexpected number often does better than a round one.
    4. If you win, you pay your bid to the player who bid least. So a bid of 0 may earn you something.
    5. Then you alone see the back. For each shard on your plate, choose which side is up, or remove it from the game. The board shows what fits, and what the plate is worth.
    6. Watch the sizes: in the end the shards must fill the circle exactly. The plate shows how much is still open, and which shards would fill it.
    7. A complete tablet is worth 10 points or more, an incomplete one nothing. Close the circle first, then make it more precious.

gold-rules-shards-title = Shards
gold-rules-shards =
    There are five tablets, each broken into six shards: one quarter, three sixths and two eighths of the circle. That makes 30 shards. Size matters only for filling the circle, not for what may lie side by side.
gold-rules-sizes-caption = Three sizes; the inner band shows what is known of the back
gold-rules-size = { $part }, { $times } on each tablet
gold-rules-back-unknown = You do not know the back.
gold-rules-back-secret = Dashed: only the owner knows the back, here jade.
gold-rules-back-open = Plain: everyone knows the back, here gold.

gold-rules-materials-title = Materials
gold-rules-materials =
    Gold is worth 4, silver 3, bronze 2, jade 1, stone 0. Neighbouring shards must be the same material or differ in value by 1: gold goes beside gold or silver; silver beside silver, gold or bronze; and so on down to stone, which goes beside stone or jade.

    Front and back are always of different materials. The five tablets are gold and silver, silver and bronze, bronze and jade, jade and stone, stone and gold. So each side has one of two possible backs: behind gold is silver or stone.
gold-rules-materials-caption = What may touch, what it is worth, what may be on the back

gold-rules-setup-title = Setting up
gold-rules-setup =
    Everyone has an empty plate and 10 beads. The 30 shards are in the bag. Three are drawn, each with a random side up, and laid in the auction row.

    Before each later auction, draw one shard and add it to the end of the row. Once the bag is empty, the last two auctions go ahead without drawing. So there are 30 auctions, and everyone takes part in each.

    In the rulebook beads are kept behind a screen, but anyone who follows the auctions can count them. Here they are shown unless you choose to hide them when you create the table.

gold-rules-auction-title = The auction
gold-rules-auction =
    The front shard is sold. All players bid in secret, from 0 to all their beads, and reveal their bids together.

    - The **highest bid that only one player made** wins. Equal bids cancel each other, and the next lower bid wins.
    - A bid of 0 never wins.
    - The winner **pays the bid to the player who bid least**. If several bid least, the winner chooses one of them. If the winner bid least, because all other bids cancelled each other, the winner may pay anyone.
    - All others keep their beads.
    - If nobody wins, the shard is removed from the game, and nobody sees its back.

    Beads only pass from player to player, so their number never changes.
gold-rules-auction-caption = Who wins, and who is paid?
gold-rules-auction-task = Choose a case or change the bids. Where the winner may choose, tap who gets the beads.
gold-rules-auction-cases = Cases
gold-rules-auction-again = Choose another
gold-rules-player = Player { $letter }
gold-rules-bid = Bid
gold-rules-beads-after = Afterwards:
gold-rules-auction-nobody = No bid above 0 was made by only one player: the shard is not sold.
gold-rules-auction-highest = { $several ->
    [yes] The highest bid wins. Several players bid least, so the winner chooses which of them is paid.
   *[no] The highest bid wins, and the lowest is paid.
}
gold-rules-auction-below = { $several ->
    [yes] The highest bids cancel each other; the next one wins. Several players bid least, so the winner chooses.
   *[no] The highest bids cancel each other; the next one wins and pays the lowest.
}
gold-rules-auction-least = All others cancel each other, so the lowest bid wins, and the winner may pay anyone.

gold-rules-plate-title = Your plate
gold-rules-plate =
    If you win a shard, you first pay, then look at its back in secret. Then you may rearrange your whole plate: reorder the shards, turn them over, and remove any of them from the game, even the new one. The backs of removed shards stay secret.

    - The shards on the plate form one arc without gaps, at most a full circle.
    - Neighbours differ by at most 1 in the value of the sides that **show**.
    - When the circle closes, its two ends are neighbours too.

    The order never binds you later: the board always draws a legal one if there is one. So you only choose which side of each shard is up. In a closed circle, every material strictly between the lowest and the highest must be there twice: on the way up and on the way back.

    You keep bidding when your tablet is complete: for better shards, or for beads.
gold-rules-plate-caption = Do they fit?
gold-rules-plate-task = Tap a shard to turn it over. Marks at the edge show where shards touch: = means the same, a step means a difference of 1, ✕ means not allowed.
gold-rules-plate-label = Example plate
gold-rules-plates = Example plates
gold-rules-plate-bridge = A gap
gold-rules-plate-bridge-text = Bronze may not touch gold. Put silver between them, or turn something over. All six shards can make a tablet of 30 points.
gold-rules-plate-ring = A closed circle
gold-rules-plate-ring-text = The circle closes, but on the way back from jade there is no bronze. Which shard do you turn over?
gold-rules-plate-best = The best
gold-rules-plate-best-text = Turn over three shards, and this is the best tablet there is: 48 points.
gold-rules-tap = What a tap does
gold-rules-tap-turn = A tap turns over
gold-rules-tap-off = A tap takes off
gold-rules-beside = Beside the plate; a tap puts it on:
gold-rules-again = Start again

gold-rules-score-title = End and scoring
gold-rules-score =
    The game ends after the 30th auction; its winner may still rearrange the plate. Then add up:

    - a complete tablet: **10**
    - each of its shards: the **value** of the side that shows
    - if it is all one material, whichever it is: **10 more**
    - an incomplete tablet: **nothing**
    - each bead: **1**

    The highest total wins; players who tie share the win.

    In the **variant**, an incomplete tablet scores the values of its shards, without the bonuses of 10.
gold-rules-score-caption = What a tablet scores
gold-rules-score-task = Compare the base rule and the variant.
gold-rules-variant = Rule for incomplete tablets
gold-rules-variant-no = Base rule
gold-rules-variant-yes = Incomplete ones count
gold-rules-score-outcome = { $variant ->
    [yes] The incomplete tablet scores its values: 16.
   *[no] The incomplete tablet scores nothing.
}
gold-rules-scored-gold = All gold
gold-rules-scored-mixed = Mixed
gold-rules-scored-stone = All stone
gold-rules-scored-open = Not complete

gold-rules-two-title = Two players
gold-rules-two =
    With two players, each has two plates. A shard that you win goes to one of them, and then you may rearrange only that plate. At the end both tablets score, and so do your beads.

    If both bid the same, the shard is not sold; otherwise the higher bidder pays the other.

gold-rules-rulings-title = Where the rulebook is silent
gold-rules-rulings =
    The rulebook leaves some questions open. We play as follows:

    - If all bids cancel each other in pairs, as in 5 – 5 – 3 – 3, nobody wins.
    - The beads are paid before the winner looks at the back.
    - You may remove the new shard from the game and still rearrange your plate (with two players, the plate you chose).
    - A back becomes known to everyone when its shard is turned over on a plate.
    - It makes no difference who draws from the bag.
    - Players with the same total share the win.
    - The sizes of the shards come from published descriptions, not from the rulebook.
