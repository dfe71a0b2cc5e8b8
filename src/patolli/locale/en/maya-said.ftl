### What is said of Maya.

maya-card = { $sign ->
    [minus] the { $value }
   *[plus] { $value ->
        [8] an { $value }
        [11] an { $value }
        [18] an { $value }
       *[other] a { $value }
    }
}
maya-marker = { $kind ->
    [transport] transport +{ $number }
    [extra-cube] extra cube
    [joker] joker
    [points] points +{ $number }
    [move] move a block
   *[extra] extra block
}

## Moves
maya-move-first = set up a cube on the bottom level of { $pyramid }
maya-move-bid = { $gold ->
    [0] bid nothing
   *[other] bid { $gold } gold for a blue marker
}
maya-move-take-blue = take the blue marker '{ $marker }'
maya-move-lay = lay { $card } at quarry { $quarry }
maya-move-lay-overheard = lay a card face down at quarry { $quarry }
maya-move-stop = lay no more cards this round
maya-move-plus-two = put the points marker at quarry { $quarry }
maya-move-joker = use the joker
maya-move-decline = decline
maya-move-hit = take points off seat { $seat }
maya-move-protect = put the protection at quarry { $quarry }
maya-move-start = name seat { $seat } start player
maya-move-lift = lift a cube from level { $level } of { $pyramid }
maya-move-put = put the lifted cube on the bottom level of { $pyramid }
maya-move-extra = put an extra cube on the bottom level of { $pyramid }
maya-move-joker-lift = use the joker to lift a cube from level { $level } of { $pyramid }
maya-move-joker-extra = use the joker to put an extra cube on the bottom level of { $pyramid }
maya-move-build = place a cube on { $pyramid }
maya-move-double = pay a cube for a double move
maya-move-free-double = use the marker for a free double move
maya-move-joker-double = use the joker for a free double move
maya-move-pass = pass and pay a cube
maya-move-free-pass = use the marker for a free pass
maya-move-joker-pass = use the joker for a free pass
maya-move-wait = wait and keep the marker

## What is decided now instead
maya-now-placing = you set up a cube now
maya-now-bidding = you bid for a blue marker now
maya-now-taking = you take a blue marker now
maya-now-laying = cards are laid now
maya-now-adding = you decide about the points marker now
maya-now-shielding = you decide now whether the joker protects you
maya-now-hitting = you decide now whom your minus card hits
maya-now-protecting = you put the protection at a quarry now, and must
maya-now-naming = you name the start player now, and must
maya-now-block = you decide now about the block marker you won
maya-now-transport = you decide now whether the joker helps to transport
maya-now-building = the pyramids are built now
maya-now-doubling = you place the cubes of your double move now
maya-now-doubled = you place the second cube of your double move now
maya-now-last-turns = no cubes are left, only block markers can still be used

## Why a move is not allowed
maya-no-lifted-first = you put down the cube you lifted first
maya-no-lifted = you have not lifted a cube
maya-no-gold = you have only { $gold } gold
maya-no-offer = it is not on offer; there are { $offered }
maya-no-quarry-settled = quarry { $quarry } is settled already
maya-no-quarry-card = quarry { $quarry } has no card
maya-no-full = the bottom level of { $pyramid } is full
maya-no-first-again = you have a cube on { $pyramid } already; the second one goes on another pyramid
maya-no-card = you do not have { maya-card } in hand; you have { $hand }
maya-no-quarry-full = quarry { $quarry } is full, it takes { $places } cards
maya-no-low = the first card at a quarry must be a low one ({ $low })
maya-no-hit-self = the minus card hits another player, not its owner
maya-no-hit-protected = seat { $seat } is protected at this quarry
maya-no-hit-points = { $points ->
    [0] seat { $seat } has no points at this quarry, there is nothing to take
   *[other] seat { $seat } has { $points } points at this quarry, there is nothing to take
}
maya-no-put-back = the cube comes from the bottom level of { $pyramid } and cannot go back there
maya-no-joker = you do not hold the joker
maya-no-other-marker = you decide now about the marker you won, '{ $marker }'
maya-no-marker-later = block markers are used when they are won at this table, not later
maya-no-marker = you do not hold the marker '{ $marker }'
maya-no-supply = you have no cube in the supply
maya-no-lift-cube = you have no cube on level { $level } of { $pyramid }
maya-no-lift-other-room = no other bottom level has room for the cube
maya-no-lift-room = no bottom level has room for the cube
maya-no-wait = you have cubes, so you place or pay one
maya-no-cubes = you have no cubes left; use your marker or wait
maya-no-marker-for-it = you do not hold the marker for it
maya-no-place = you cannot place a cube now
maya-no-double = a double move needs { $least } cubes{ $least ->
    [3] {" "}with its cost
   *[other] {""}
}, you have { $cubes }
maya-no-levels = all levels of all pyramids are full
maya-no-such-level = only level { $level } has room, and { $pyramid } has no level { $level }
maya-no-level-full = level { $level } of { $pyramid } is full, and higher levels open when level { $level } is full on all pyramids
maya-no-level-below = level { $level } is built now, and you have no cube on level { $missing } of { $pyramid }

## Where gold comes from
maya-line-round = pyramids in round { $round }
maya-line-forced = forced passes
maya-line-start = gold at the start
maya-line-paid = paid for blue markers

## Options
maya-option-block-markers = Block markers
maya-option-block-markers-help = 'Move a block' and 'extra block' may be used later in the round, or only when they are won.
maya-option-block-markers-any-time = at once or later in the round
maya-option-block-markers-at-once = only at once
maya-option-variant = Variant
maya-option-variant-help = The base game, or the expert game with an auction of blue markers.
maya-option-variant-base = base game
maya-option-variant-expert = expert game
