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
gold-move-pay = pay the beads to seat { $seat }
gold-move-plate = assign the new shard to plate { $plate }
gold-move-keep = lay the shard with the side up that is up now
gold-move-turn = turn the shard over
gold-move-out = put the shard out of the game

## Why a move is not allowed
gold-no-bidding = all bid for the front shard now
gold-no-paying = you choose whom to pay now
gold-no-choosing = you choose a plate for the new shard now
gold-no-arranging = you arrange your plate now, shard by shard: keep, turn or out
gold-no-beads = you have { gold-amount } to bid with
gold-no-self = nobody pays itself; the beads go to { $payees }
gold-no-payee = the beads go to somebody who bid least: { $payees }
gold-no-room = the shards kept would be more than a circle ({ $size } of { $circle })
gold-no-closing = the circle would close, but { $count ->
    [one] { $lonely } is in it only once, and both ways around must pass it
   *[other] { $lonely } are in it only once, and both ways around must pass them
}
gold-no-joining = { $low } and { $high } cannot be joined: no material has a value between them that would join them
gold-no-gap = { $low } and { $high } cannot be joined: { $missing } would be missing between them, and what is still to be decided cannot fill the gap

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
gold-option-beads = Beads of the others
gold-option-beads-help = Whether the others' beads are counted for everybody.
gold-option-beads-shown = counted for everybody
gold-option-beads-hidden = hidden
