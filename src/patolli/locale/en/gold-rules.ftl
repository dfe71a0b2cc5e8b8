# The rules of Das Gold der Maya. Empty lines part paragraphs and lists; a dash or a number begins an item, ** is around what is bold.

gold-rules-title = Das Gold der Maya: the rules

gold-rules-about-title = What it is about
gold-rules-about =
    You bid glass beads for the shards of broken round tablets and put a complete circle of them together on your plate. The more precious the sides that you show, the better; but shards side by side may differ in value by 1 at most, and what is on a shard’s back you only learn when you have bought it.

    For 2 to 4 players. By Los Rodriguez, 1997.

gold-rules-first-title = Your first game
gold-rules-first =
    1. Look at the auction row: the large shard at the front is for sale now, the two behind it come next. Only one side of each is known.
    2. Look at your plate, empty as yet, and your 10 beads. Beads are money, and each is a point at the end.
    3. Tap how many beads you bid, and confirm. All bids are opened together. A bid that somebody else makes as well is cancelled, so an unexpected number often does better than a round one.
    4. If you win, you pay your beads to whoever bid least. So a bid of 0 may earn you something.
    5. Then you alone see the back. For each shard on your plate choose: this side up, that side up, or out of the game. The board shows what fits, and what the plate is worth.
    6. Mind the size: in the end the shards must fill the circle exactly. The plate shows how much is still open, and which shards would fill it.
    7. A complete tablet is worth 10 points and more, an incomplete one nothing. Close the circle first, then make it more precious.

gold-rules-shards-title = Shards
gold-rules-shards =
    Five tablets, each broken into six shards: one quarter, three sixths and two eighths of the circle. That makes 30 shards. Their sizes do not matter for what may lie side by side, only for filling the circle.
gold-rules-sizes-caption = Three sizes; the inner band tells what is known of the back
gold-rules-size = { $part }, { $times } on each tablet
gold-rules-back-unknown = The back is unknown to you.
gold-rules-back-secret = Dashed: only the owner knows the back, here jade.
gold-rules-back-open = Plain: all know the back, here gold.

gold-rules-materials-title = Materials
gold-rules-materials =
    Gold is worth 4, silver 3, bronze 2, jade 1, stone 0. Side by side may lie what is the same or differs by 1: gold only beside silver, silver beside gold or bronze, and so on down to stone, which lies only beside jade.

    Front and back are always of two materials. The five tablets are gold and silver, silver and bronze, bronze and jade, jade and stone, stone and gold. So behind every side there is one of two: behind gold silver or stone.
gold-rules-materials-caption = What may touch, what it is worth, what may be on the back

gold-rules-setup-title = The beginning
gold-rules-setup =
    Everybody has an empty plate and 10 beads. The 30 shards are in the bag. Three are drawn, each with one side up at random, and laid in the auction row.

    Before each further auction one shard is drawn and added at the end of the row, until the bag is empty; the last two auctions go without. So there are 30 auctions, and all take part in each.

    On the table beads are kept behind a screen; but whoever watches the open auctions can count them. Here an option says whether they are shown (as usual) or hidden.

gold-rules-auction-title = The auction
gold-rules-auction =
    The front shard is sold. All bid in secret, from 0 to all their beads, and open their hands together.

    - The **highest bid that only one player made** wins. Bids that are alike cancel each other, and the right passes down to the next.
    - A bid of 0 never wins.
    - The winner **pays the bid to the player who bid least**. If several bid least, the winner chooses one of them. If the winner bid least, because all others cancelled each other, the winner chooses anyone.
    - All others keep their beads.
    - If nobody wins, the shard is out of the game, and its back stays unseen.

    Beads only go from player to player, so there are always the same number of them.
gold-rules-auction-caption = Who wins, and who is paid?
gold-rules-auction-task = Choose one of the rulebook’s cases or change the bids. Where the winner may choose, tap who gets the beads.
gold-rules-auction-cases = Cases
gold-rules-auction-again = Choose another
gold-rules-player = Player { $letter }
gold-rules-bid = Bid
gold-rules-beads-after = Afterwards:
gold-rules-auction-nobody = No bid above 0 was made by only one player: sold to nobody.
gold-rules-auction-highest = { $several ->
    [yes] The highest bid wins. Several bid least, so the winner chooses which of them is paid.
   *[no] The highest bid wins, and the lowest is paid.
}
gold-rules-auction-below = { $several ->
    [yes] The highest bids cancel each other; the next one wins. Several bid least, so the winner chooses.
   *[no] The highest bids cancel each other; the next one wins and pays the lowest.
}
gold-rules-auction-least = All others cancel each other, so the lowest bid wins, and the winner pays whom they like.

gold-rules-plate-title = Your plate
gold-rules-plate =
    Whoever wins a shard first pays, then looks at its back, alone. Then you may rearrange your whole plate: reorder the shards, turn them over, and put any of them out of the game, the new one too. The backs of those stay secret.

    - What lies on the plate is one arc without gaps, at most a full circle.
    - Neighbours differ by at most 1 in the value of the sides that **show**.
    - When the circle closes, its two ends are neighbours, too.

    The order never binds you later: the board always draws a legal one if there is any. So it is enough to say for each shard which side is up. In a closed circle every material between the lowest and the highest must be there twice, on the way up and on the way back.

    You go on bidding when your tablet is complete: for better shards, or for beads.
gold-rules-plate-caption = Do they fit?
gold-rules-plate-task = Tap a shard to turn it over. Marks at the edge show where shards touch: = is the same, a step a difference of 1, ✕ is not allowed.
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
gold-rules-again = From the start

gold-rules-score-title = End and score
gold-rules-score =
    The game ends after the 30th auction; its winner may still rearrange the plate. Then count:

    - a complete tablet: **10**
    - each of its shards: the **value** of the side that shows
    - if it is all of one material, whichever: **10 more**
    - an incomplete tablet: **nothing**
    - each bead: **1**

    The highest total wins; a tie is shared.

    In the **variant** an incomplete tablet scores the values of its shards, without the tens.
gold-rules-score-caption = What a tablet scores
gold-rules-score-task = Compare the usual rule and the variant.
gold-rules-variant = Rule for incomplete tablets
gold-rules-variant-no = Usual
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
    With two players each has two plates. A shard that you win goes to one of them, and only that plate may be rearranged then. In the end both tablets score, and your beads.

    If both bid the same, the shard is sold to nobody; otherwise the higher bid is paid to the other.

gold-rules-rulings-title = Fine points
gold-rules-rulings =
    The rulebook leaves some questions open. Here they are decided so:

    - If bids are alike on several levels, as in 5 – 5 – 3 – 3, nobody wins.
    - The beads are paid before the winner looks at the back.
    - The new shard may be put out of the game, and the plate still be rearranged (with two players the one plate that was chosen).
    - A back becomes known to all when its shard is turned over on a plate.
    - Who draws from the bag makes no difference to play.
