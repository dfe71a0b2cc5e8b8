# Das Gold der Maya: what its board says.

gold-page-auction = Auction
gold-page-others = Others
gold-page-values = Values

gold-material-stone = stone
gold-material-jade = jade
gold-material-bronze = bronze
gold-material-silver = silver
gold-material-gold = gold
gold-and = { $first } and { $last }
gold-or = { $first } or { $last }
gold-seat = Seat { $seat }
gold-you = { $name } (you)
gold-list = { $title } list

# Shards
gold-shard-unknown = { $material } { $value } – { $part } of the circle, back unknown
gold-shard-secret = { $material } { $value } – { $part } of the circle, back { $back } (only its owner knows)
gold-shard-open = { $material } { $value } – { $part } of the circle, back { $back } (known to all)

# Beads
gold-beads = { $beads ->
    [0] no beads
    [one] 1 bead
   *[other] { $beads } beads
}
gold-beads-hidden = beads behind the screen

# The auction
gold-row = The auction row
gold-auction = Auction { $auction } of { $auctions }
gold-bag = { $shards ->
    [0] The bag is empty
    [one] 1 shard in the bag
   *[other] { $shards } shards in the bag
}
gold-for-sale = For sale
gold-sold = Sold
gold-next = Next
gold-then = Then
gold-side-up = On your plate:
gold-side-back = the back may be
gold-side-or = or
gold-back-may-be = Its back may be { $backs }.
gold-fits = fits on the plate as it lies
gold-bid-title = Secret bid
gold-bid-hand = { $beads ->
    [0] You have no beads
    [one] You have 1 bead
   *[other] You have { $beads } beads
}
gold-bid = { $beads ->
    [one] Bid 1 bead
   *[other] Bid { $beads } beads
}
gold-bid-choose = How many beads?
gold-bid-then = { $beads ->
    [0] An empty hand cannot win, but may be paid.
   *[other] If you win, you have { $left } left.
}
gold-bid-button = Bid
gold-bid-now = { $beads ->
    [0] Bid nothing
   *[other] Bid { $beads }
}
gold-bid-all = All { $beads }
gold-bid-sure = Sure { $beads }
gold-bid-surest = Sure { $beads }: more than anyone else has
gold-own-bid = { $beads ->
    [0] You bid nothing.
    [one] You bid 1 bead.
   *[other] You bid { $beads } beads.
}
gold-waiting = Still to bid:
gold-bids-none = No bids have been opened yet
gold-latest = Bids of auction { $auction }
gold-fate-won = won, pays { $beads }
gold-fate-tied = tied: cancelled
gold-fate-paid = gets { $beads }
gold-fate-may-be-paid = may get { $beads }
gold-fate-nothing = bid nothing
gold-fate-kept = keeps its bid
gold-nobody-won = Nobody won it: the shard leaves the game.
gold-won-paid = { $beads ->
    [one] { $winner } won it and paid 1 bead to { $payee }.
   *[other] { $winner } won it and paid { $beads } beads to { $payee }.
}
gold-won-pays = { $beads ->
    [one] { $winner } won it and chooses who gets the bead.
   *[other] { $winner } won it and chooses who gets the { $beads } beads.
}
gold-pay = { $beads ->
    [one] Pay 1 bead to { $name }
   *[other] Pay { $beads } beads to { $name }
}

# Plates
gold-mine = Your plates
gold-my-plate = Your plate
gold-plate = Plate { $plate }
gold-plate-of = Plate of { $name }
gold-plate-empty = empty
gold-plate-planned = The plate as it would lie
gold-its-back = its back: { $material }
gold-choose-this = Put the new shard on plate { $plate }
gold-worth = { $points ->
    [one] 1 point
   *[other] { $points } points
}
gold-worth-then = { $points ->
    [one] Scores 1 point.
   *[other] Scores { $points } points.
}
gold-worth-parts = { $one ->
    [0] { $complete } complete + { $values } values
   *[other] { $complete } complete + { $values } values + { $one } one material
}
gold-values = Values so far: { $values }
gold-room = { $room } open, for example { $way }
gold-room-never = { $room } open, which no shards can fill exactly
gold-total-parts = tablets { $tablets } + beads { $beads } =
gold-joint = { $apart ->
    [0] { $a } beside { $b }: allowed, the same
    [one] { $a } beside { $b }: allowed, values differ by 1
   *[other] { $a } beside { $b }: not allowed, values differ by { $apart }
}
gold-why-size = The shards make more than a circle: { $size }.
gold-why-gap = { $low } and { $high } cannot touch: { $missing } must lie between them.
gold-why-apart = { $low } and { $high } cannot touch, and nothing fits between them.
gold-why-close = { $count ->
    [one] The circle closes, so { $lonely } must be there twice: on the way up and on the way back.
   *[other] The circle closes, so { $lonely } must each be there twice: on the way up and on the way back.
}

# Arranging
gold-arrange = Arrange your plate
gold-arrange-count = shard { $now } of { $total }
gold-this-new = The new shard: { $material }, { $part }
gold-this-shard = This shard: { $material }, { $part }
gold-lay-up = Lay it { $material } side up
gold-keep-up = Keep { $material } up
gold-turn-up = Turn over: { $material } up
gold-put-out = Remove from the game
gold-make-room = Remove this shard or others from the game.
gold-beside = Does not fit:
gold-lay-all = Lay the plate like this
gold-lay-following = Laying the plate: { $left } to go
gold-arrange-help = Tap or drag a shard to change it: T turns it over, Delete removes it. Shards you have decided on stay.
gold-out = Removed:
gold-out-mine = You removed from the game:
gold-unsold = Not sold:

# What is to be done
gold-do-bid = Bid in secret for this shard: { $material } { $part }.
gold-do-pay = { $beads ->
    [one] You won it. Who gets your bead?
   *[other] You won it. Who gets your { $beads } beads?
}
gold-do-plate = You have looked at the back. Which plate does the shard go on?
gold-do-lay = Lay the new shard, { $material } { $part }, or remove it from the game.
gold-do-arrange = Keep this shard as it lies, turn it over, or remove it from the game: { $material } { $part }.

# The rule of the moment
gold-rule-bid = Equal bids cancel each other. The winner pays whoever bid least.
gold-rule-bid-two = If both bid the same, nobody gets it. Otherwise the higher bidder pays the other.
gold-rule-pay-least = Several bid least: you choose one of them.
gold-rule-pay-anyone = All other bids cancelled each other: you may pay anyone.
gold-rule-plate = Then you may rearrange only that plate.
gold-rule-arrange = Neighbours may differ in value by 1 at most. A tablet is complete when the circle is full.

# What others do
gold-is-bidding = thinking about a bid …
gold-has-bid = has bid
gold-is-paying = choosing whom to pay …
gold-is-choosing = choosing a plate …
gold-is-arranging = arranging a plate …

# Materials and scores
gold-aid = Neighbours, values and backs
gold-aid-text = Linked materials may touch; below: what may be on the back. { $incomplete ->
    [yes] A complete tablet scores { $complete } plus its values, and { $one } more if it is all one material; an incomplete one its values alone. Each bead scores { $bead }.
   *[no] A complete tablet scores { $complete } plus its values, and { $one } more if it is all one material; an incomplete one nothing. Each bead scores { $bead }.
}
gold-backs = backs:
gold-over = The game is over
gold-score-player = Player
gold-score-plate = Tablet
gold-score-beads = Beads
gold-score-total = Total
