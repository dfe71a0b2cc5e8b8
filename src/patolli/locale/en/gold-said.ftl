### What is said of Das Gold der Maya.

gold-material = { $material ->
    [stone] stone
    [jade] jade
    [bronze] bronze
    [silver] silver
   *[gold] gold
}
gold-amount = { $beads ->
    [0] nothing
    [one] 1 bead
   *[other] { $beads } beads
}

## Moves
gold-move-bid = bid { gold-amount }
gold-move-pay = pay the beads to { $who }
gold-move-plate = put the new shard on plate { $plate }
gold-move-keep = lay the shard as it is, without turning it
gold-move-turn = turn the shard over
gold-move-out = remove the shard from the game

## What happens
gold-effect-shard = { gold-material } { $part }
gold-effect-auction = Auction { $auction } of { $auctions }: the shard { $shard } is for sale.
gold-effect-has-bid = { $who } has bid.
gold-effect-bid = { $who } bid { gold-amount }
gold-effect-bids = The bids are revealed: { $bids }.
gold-effect-sold = { $who } bid the most and gets the shard { $shard } for { gold-amount }.
gold-effect-sold-left = The equal bids of { $cancelled } cancel each other. { $who } has the highest bid left and gets the shard { $shard } for { gold-amount }.
gold-effect-payees-least = { $payees } bid least: { $beads ->
    [one] { $who } chooses which of them gets the bead.
   *[other] { $who } chooses which of them gets the beads.
}
gold-effect-payees-all = { $who } bid least of all and may pay anyone: { $beads ->
    [one] { $who } chooses who gets the bead.
   *[other] { $who } chooses who gets the beads.
}
gold-effect-unsold = { $because ->
    [nobody-bid] Nobody bid anything.
   *[equal-bids] Equal bids cancel each other, and no other bid is left.
} The shard { $shard } leaves the game, and nobody sees its back.
gold-effect-paid = { $because ->
    [bid-least] { $who } pays { gold-amount } to { $to }, who bid least.
   *[other] { $who } pays { gold-amount } to { $to }.
}
gold-effect-drawn = The shard { $shard } is drawn from the bag. { $left ->
    [0] The bag is empty now.
    [one] One shard is left in it.
   *[other] { $left } shards are left in it.
}
gold-effect-looked = { $who } takes the shard { $shard } and looks at its back.
gold-effect-back = { $who } takes the shard { $shard } and looks at its back: { gold-material }.
gold-effect-will-lie = The shard { $shard } will lie with { gold-material } up.
gold-effect-will-go = The shard { $shard } will leave the game.
gold-effect-new-kept = { $plate ->
    [0] { $who } lays the shard { $shard } on the plate.
   *[other] { $who } lays the shard { $shard } on plate { $plate }.
}
gold-effect-new-turned = { $plate ->
    [0] { $who } turns the shard { $shard } over and lays it on the plate with { gold-material } up.
   *[other] { $who } turns the shard { $shard } over and lays it on plate { $plate } with { gold-material } up.
}
gold-effect-new-out = { $who } removes the shard { $shard } from the game without showing its back.
gold-effect-turned = Turned over: { $shards }.
gold-effect-turned-shard = { $shard } (now { gold-material })
gold-effect-out = Out of the game: { $shards }.
gold-effect-filled = { $plate ->
    [0] The plate is { $part } full.
   *[other] Plate { $plate } is { $part } full.
}
gold-effect-complete = { $plate ->
    [0] The tablet is complete.
   *[other] The tablet on plate { $plate } is complete.
}
gold-effect-empty = { $plate ->
    [0] The plate is empty.
   *[other] Plate { $plate } is empty.
}
gold-effect-on-plate = { $plate ->
    [0] {""}
   *[other] {" "}on plate { $plate }
}
gold-effect-scored = { $who } scores { gold-part-points } for the complete tablet{ gold-effect-on-plate }: { $one ->
    [0] { $complete } for completing it and { $values } for its values.
   *[other] { $complete } for completing it, { $values } for its values and { $one } for one material.
}
gold-effect-scored-incomplete = { $points ->
    [0] { $who } has no complete tablet{ gold-effect-on-plate } and scores nothing for it.
   *[other] { $who } scores { gold-part-points } for the values of the incomplete tablet{ gold-effect-on-plate }.
}
gold-effect-scored-beads = { $beads ->
    [0] { $who } has no beads.
   *[other] { $who } scores { gold-part-points } for { gold-amount }.
}
gold-effect-total = { $who } has { gold-part-points }
gold-effect-end = The game is over: { $totals }. { $decided ->
    [shared] { $winners } share the win
   *[points] { $winners } wins
}.

## Why a move is not allowed
gold-no-bidding = everyone is bidding for the front shard now
gold-no-paying = first choose whom to pay
gold-no-choosing = first choose a plate for the new shard
gold-no-arranging = first arrange your plate, shard by shard: keep, turn or out
gold-no-beads = you have { gold-amount } to bid with
gold-no-self = you cannot pay yourself; the beads go to { $payees }
gold-no-payee = the beads go to a player who bid least: { $payees }
gold-no-room = the shards you keep would be more than a circle ({ $size } of { $circle })
gold-no-closing = the circle would close, but { $count ->
    [one] { $lonely } is in it only once, and both ways around must pass through it
   *[other] { $lonely } are in it only once, and both ways around must pass through them
}
gold-no-joining = { $low } and { $high } cannot be joined: no material has a value between them
gold-no-gap = { $low } and { $high } cannot be joined: { $missing } would be missing between them, and the shards still to be decided cannot fill the gap

## Where points come from
gold-line-plate = { $plate ->
    [0] {""}
   *[other] , plate { $plate }
}
gold-line-complete = complete tablet{ gold-line-plate }
gold-line-values = values{ gold-line-plate }
gold-line-one-material = one material{ gold-line-plate }
gold-line-beads = beads

## Options
gold-option-incomplete-tablets = Incomplete tablets score
gold-option-incomplete-tablets-help = The variant: incomplete tablets score their values.
gold-option-beads = Other players’ beads
gold-option-beads-help = Whether you see how many beads the others have.
gold-option-beads-shown = visible
gold-option-beads-hidden = hidden

## Why a hint is good, as the computer players put it
gold-why-plate = There the shard adds about { gold-part-points } to what the plate may become.
gold-why-bid-nothing = The shard is worth about { gold-part-points } to you; if you bid nothing, you may be paid for leaving it.
gold-why-bid-cheap = The shard is worth about { gold-part-points } to you; this is cheap, but another player may bid as much or more.
gold-why-bid-wins = The shard is worth about { gold-part-points } to you, and { gold-part-beads } should win it: { gold-part-limit }.
gold-why-bid-fair = The shard is worth about { gold-part-points } to you, and { gold-part-beads } may win it at a fair price.
gold-why-bid-enough = The shard is worth about { gold-part-points } to you, and { gold-part-beads } should do: { gold-part-limit }.
gold-why-bid-high = The shard is worth about { gold-part-points } to you, and { gold-part-beads } would be a fair price: this is a high one.
gold-why-no-gain = The shard adds nothing to what you have, so { gold-part-rather }.
gold-why-little = The shard is worth about { gold-part-points } to you, less than a bead is worth now, so { gold-part-rather }.
gold-why-rival-bids = The shard is worth about { gold-part-points } to you, but about { $theirs } to { $who }, who will probably bid as much or more: it is better to be paid than to pay.
gold-why-rival-nothing = The shard is worth about { gold-part-points } to you, but about { $theirs } to { $who }; if you bid nothing, you may be paid for leaving it.
gold-why-rival-may = The shard is worth about { gold-part-points } to you, but about { $theirs } to { $who }, who may bid as much or more.
gold-why-rival-poor = The shard is worth about { gold-part-points } to you, but about { $theirs } to { $who }, who has too few beads for that: this is not a high price.
gold-why-price = The shard is worth about { gold-part-points } to you, and { gold-part-beads } are a high price for that.
gold-why-pay-least = With { gold-part-beads } and prospects of about { gold-part-points }, { $who } has no more than anyone else you may pay: beads do the least harm there.
gold-why-pay-more = With { gold-part-beads } and prospects of about { gold-part-points }, { $who } has more than { $other }: beads would do less harm there.
gold-why-tablet = { gold-part-side } the tablet scores at most { gold-part-points }.
gold-why-may-become = { gold-part-side } the plate may become a tablet worth about { gold-part-points }.
gold-part-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
gold-part-beads = { $beads ->
    [one] { $beads } bead
   *[other] { $beads } beads
}
gold-part-limit = { $others ->
    [0] nobody else has a bead
    [one] nobody else is likely to bid more than { $others } bead
   *[other] nobody else is likely to bid more than { $others } beads
}
gold-part-rather = { $bid ->
    [0] it is better to be paid than to pay
   *[other] even 1 bead is too much
}
gold-part-side = { $material ->
    [out] Without this shard
   *[other] With { gold-material } up
}

## Moves that cannot be read
gold-bad-move = { $text } cannot be read; a move looks like bid3 (three beads), pay2 (to seat 2), plate1 (for the new shard), keep, turn or out (for one shard of an arrangement).
gold-bad-beads = There are no { $number } beads; all players together have { $all }.
gold-bad-payee = With two players the winner always pays the other, so there is no choice.
gold-bad-choice = Every player has one plate, so there is no choice.
gold-bad-plate = There is no plate { $plate }; plates are numbered 1 to { $last }.
