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
    [protection] protection
    [move] move a block
    [move-a-block] move a block
    [start-player] start player
    [free-pass] free pass
    [free-double-move] free double move
   *[extra] extra block
}

## Moves
maya-move-first = set up a cube on the bottom level of { $pyramid }
maya-move-bid = { $gold ->
    [0] bid nothing
   *[other] bid { $gold } gold for a blue marker
}
maya-move-take-blue = take the blue marker “{ $marker }”
maya-move-lay = lay { $card } at quarry { $quarry }
maya-move-lay-overheard = lay a card face down at quarry { $quarry }
maya-move-stop = lay no more cards this round
maya-move-plus-two = put the points marker at quarry { $quarry }
maya-move-joker = use the joker
maya-move-decline = decline
maya-move-hit = take points off { $who }
maya-move-protect = put the protection at quarry { $quarry }
maya-move-start = make { $who } start player
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

## What happens
maya-effect-cube-placed = It goes on level { $level }.
maya-effect-cube-bonus = { $who } has the most cubes there and puts a bonus cube from the supply on level { $level } of { $pyramid }.
maya-effect-level-filled = Level { $level } of { $pyramid } is full.{ $why }
maya-effect-cubes-fell = Cubes on level { $level } of { $pyramid } have no support and go back to the supply: { $cubes }.
maya-effect-round-began = Round { $round } begins. { $who } is start player.
maya-effect-level-paid = Level { $level } of { $pyramid } pays { $payments }.
maya-effect-eroded = Erosion: { $who } { $people ->
    [one] takes one cube
   *[other] take one cube each
} off level { $level } of { $pyramid }.
maya-effect-game-ended = The game is over. { $gold }. { $won }
maya-effect-markers-offered = These blue markers are on offer: { $markers }.
maya-effect-bid-made = { $who } has bid.
maya-effect-bids-opened = The bids are revealed: { $bids }. { $taking }{ $tied }
maya-effect-marker-taken = { $who } takes the last blue marker, “{ $marker }”.
maya-effect-markers-lapsed = Nobody takes { $markers }.
maya-effect-card-laid = It is { $back ->
    [high] a high card
   *[low] a low card
}.
maya-effect-laying-stopped = { $who } has no cards left and lays no more.
maya-effect-quarry-skipped = Nobody is at quarry { $quarry }.
maya-effect-quarry-revealed = Quarry { $quarry } is revealed: { $points }.
maya-effect-points-not-taken = { $why ->
    [declined] { $who } takes points off nobody.
   *[nobody] { $who } has a −{ $minus } there, but nobody to hit.
}
maya-effect-points-taken = { $who } loses { $points ->
    [one] { $points } point
   *[other] { $points } points
} and has { $left ->
    [0] none
   *[other] { $left }
} left.
maya-effect-quarry-ranked = Quarry { $quarry }: { $ranks }.{ $ties }
maya-effect-quarry-unranked = Nobody has points at quarry { $quarry }: nobody gets cubes, and its marker stays.
maya-effect-protected = No minus card can hit { $who } at quarry { $quarry }.
maya-effect-marker-won = { $who } wins the marker “{ $marker }”.
maya-effect-marker-used = { $who } uses the joker as “{ $marker }”.
maya-effect-marker-kept = { $who } keeps the marker “{ $marker }” for later.
maya-effect-marker-lost = { $why ->
    [declined] { $who } does not use the marker “{ $marker }”. It goes back.
   *[useless] { $who } cannot use the marker “{ $marker }”. It goes back.
}
maya-effect-markers-returned = Markers go back: { $markers }.
maya-effect-cubes-carried = { $cubes ->
    [one] { $who } carries { $cubes } cube to the pyramids.
   *[other] { $who } carries all { $cubes } cubes to the pyramids.
}
maya-effect-cubes-left = { $carried ->
    [0] { $who } cannot carry any cubes
   *[other] { $who } carries { $carried } of { $won } cubes to the pyramids
}; { $left ->
    [one] { $left } goes back to the supply.
   *[other] { $left } go back to the supply.
}
maya-effect-extra-cube-taken = { $who } gets a cube from the supply for the marker “extra cube”.
maya-effect-cards-returned = All cards go back to their owners’ hands.
maya-effect-double-move-ended = { $who } cannot place the second cube and keeps it.
maya-effect-passed = { $who } cannot place a cube and gets { $gold } gold.
maya-effect-last-turns-began = All cubes are used. Block markers can still be used.
maya-effect-part-bonus-tied = {" "}{ $who } have the same number of cubes there, so nobody gets a bonus cube.
maya-effect-part-bonus-supply = {" "}{ $who } has the most cubes there, but none in the supply for a bonus cube.
maya-effect-part-bonus-above = {" "}There is already a cube on level { $level }, so nobody gets a bonus cube.
maya-effect-part-cubes-of = { $cubes } of { $who }
maya-effect-part-gold-to = { $gold } gold to { $who }{ $people ->
    [one] {""}
   *[other] {" "}each
}
maya-effect-part-has-gold = { $who } has { $gold } gold
maya-effect-part-won = { $by ->
    [points] { $who } wins.
    [tie-break] { $who } wins with the fewest cubes in the supply, { $cubes }.
   *[shared] { $who } share the win.
}
maya-effect-part-bid = { $who } bids { $gold ->
    [0] nothing
   *[other] { $gold } gold
}
maya-effect-part-takes = { $people ->
    [one] { $who } pays the bid and takes a marker.
   *[other] { $who } pay their bids and take markers, in this order.
}
maya-effect-part-takes-none = Nobody takes a marker.
maya-effect-part-bids-tied = {" "}Equal bids go by turn order.
maya-effect-part-points = { $who } has { $points ->
    [0] no points
    [one] { $points } point
   *[other] { $points } points
} ({ $cards })
maya-effect-part-points-marker = the points marker
maya-effect-part-rank = { $who } gets { $cubes ->
    [0] no cubes
    [one] { $cubes } cube
   *[other] { $cubes } cubes
}{ $supply ->
    [short] {" "}(the supply has no more)
   *[enough] {""}
}
maya-effect-part-ties = { $first }{ $last }
maya-effect-part-tie = {" "}{ $who } have the same number of points; { $first } laid first.
maya-effect-part-markers-of = { $markers } of { $who }
maya-effect-part-marker = “{ $marker }”

## What is decided now instead
maya-now-placing = it is time to set up a cube
maya-now-bidding = it is time to bid for a blue marker
maya-now-taking = it is time to take a blue marker
maya-now-laying = it is time to lay cards
maya-now-adding = first decide about the points marker
maya-now-shielding = first decide whether the joker protects you
maya-now-hitting = first decide whom your minus card hits
maya-now-protecting = first put the protection at a quarry
maya-now-naming = first name the start player
maya-now-block = first decide about the block marker you won
maya-now-transport = first decide whether the joker helps with transport
maya-now-building = it is time to build the pyramids
maya-now-doubling = first place the cubes of your double move
maya-now-doubled = first place the second cube of your double move
maya-now-last-turns = no cubes are left; only block markers can still be used

## Why a move is not allowed
maya-no-lifted-first = first put down the cube you lifted
maya-no-lifted = you have not lifted a cube
maya-no-gold = you have only { $gold } gold
maya-no-offer = it is not on offer; there are { $offered }
maya-no-quarry-settled = quarry { $quarry } has already been settled
maya-no-quarry-card = quarry { $quarry } has no card
maya-no-full = the bottom level of { $pyramid } is full
maya-no-first-again = you already have a cube on { $pyramid }; the second one goes on another pyramid
maya-no-card = you do not have { maya-card } in hand; you have { $hand }
maya-no-quarry-full = quarry { $quarry } is full; it takes { $places } cards
maya-no-low = the first card at a quarry must be low ({ $low })
maya-no-hit-self = a minus card hits another player, not its owner
maya-no-hit-protected = seat { $seat } is protected at this quarry
maya-no-hit-points = { $points ->
    [0] seat { $seat } has no points at this quarry to take
   *[other] seat { $seat } has { $points } points at this quarry, so there is nothing to take
}
maya-no-put-back = the cube comes from the bottom level of { $pyramid } and cannot go back there
maya-no-joker = you do not hold the joker
maya-no-other-marker = first decide about the marker you won, “{ $marker }”
maya-no-marker-later = at this table, block markers can be used only when they are won
maya-no-marker = you do not hold the marker “{ $marker }”
maya-no-supply = you have no cube in the supply
maya-no-lift-cube = you have no cube on level { $level } of { $pyramid }
maya-no-lift-other-room = no other bottom level has room for the cube
maya-no-lift-room = no bottom level has room for the cube
maya-no-wait = you still have cubes, so you must place or pay one
maya-no-cubes = you have no cubes left; use your marker or wait
maya-no-marker-for-it = you do not hold the marker for that
maya-no-place = you cannot place a cube now
maya-no-double = a double move needs { $least } cubes{ $least ->
    [3] {" "}with its cost
   *[other] {""}
}; you have { $cubes }
maya-no-levels = all levels of all pyramids are full
maya-no-such-level = only level { $level } has room, and { $pyramid } has no level { $level }
maya-no-level-full = level { $level } of { $pyramid } is full; higher levels open when level { $level } is full on all pyramids
maya-no-level-below = level { $level } is being built, and you have no cube on level { $missing } of { $pyramid }

## Where gold comes from
maya-line-round = pyramids in round { $round }
maya-line-forced = forced passes
maya-line-start = gold at the start
maya-line-paid = paid for blue markers
maya-tie-break = fewest cubes left in the supply

## Options
maya-option-block-markers = Block markers
maya-option-block-markers-help = Whether “move a block” and “extra block” may be used later in the round, or only when they are won.
maya-option-block-markers-any-time = at once or later in the round
maya-option-block-markers-at-once = only at once
maya-option-variant = Variant
maya-option-variant-help = The base game, or the expert game with an auction of blue markers.
maya-option-variant-base = base game
maya-option-variant-expert = expert game

## Why a hint is good, as the computer players put it
maya-why-first = From now on you lay and build first, and win ties by laying first.
maya-why-first-other = From now on { $who } would lay and build first.
maya-why-stop = You can expect about { NUMBER($cubes, minimumFractionDigits: 1) } cubes, and your cards in hand carry { $hand }.
maya-why-minus = It can take { $minus } points off a rival at quarry { $quarry }, where you have { $mine }, and it carries nothing if you keep it.
maya-why-lay = It gives you { $points } points at quarry { $quarry }, likely to bring { NUMBER($cubes, minimumFractionDigits: 1) } more cubes, and leaves { $hand } points in hand to carry cubes.
maya-why-no-hit = You get { $prize } cubes here without taking points off anyone.
maya-why-hit = At quarry { $quarry }, { $who } falls from { $points } to { $left } points and gets { $theirs } cubes; you get { $prize }.
maya-why-protect = You have { $mine } points at quarry { $quarry }, and { $cards ->
    [one] { $cards } high card
   *[other] { $cards } high cards
} of your rivals there may be a −{ $minus }.
maya-why-cube = { $stand }{ $above }.
maya-why-pass = You pay one of your { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
} to let the others build first.
maya-why-forced = You cannot place a cube: you pay one and get { $gold } gold.
maya-why-free-pass = The others build first, and it costs you no cube.
maya-why-double = It places two cubes before anyone can respond, and costs one more of your { $cubes }.
maya-why-free-double = It places two of your { $cubes } cubes before anyone can respond, at no cost.
maya-why-wait = You keep the marker until you have seen what the others build.
maya-why-keep = You keep the marker and can use it once you have seen what the others build.
maya-why-unused = The marker goes back unused.
maya-why-lift-same = Without this cube { maya-part-level } still pays you { $gold } gold, and the cube may do more elsewhere.
maya-why-lift = Without this cube { maya-part-level } pays you { $left } gold instead of { $gold }, but the cube may do more elsewhere.
maya-why-no-bid = A blue marker is worth about { NUMBER($gold, minimumFractionDigits: 1) } gold; by bidding nothing you keep what you have.
maya-why-bid = A blue marker is worth about { NUMBER($gold, minimumFractionDigits: 1) } gold, and the lowest bid gets none.
maya-why-take = The marker “{ $marker }” is worth about { NUMBER($gold, minimumFractionDigits: 1) } gold.
maya-why-nowhere = The points would not help anywhere else either.
maya-why-plus = It lifts you from { $mine } to { $more } points at quarry { $quarry }.
maya-why-joker-kept = Keep the joker for something better than protection.
maya-why-joker-left = Keep the joker, at the cost of leaving { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
} behind.
maya-why-joker-saves = It saves { $saved } of { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
} that you cannot carry.
maya-part-level = level { $level } of { $pyramid }
maya-part-stand-leads = It leads on { maya-part-level } with { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
}, which pays { $gold } gold as it stands
maya-part-stand-even = It draws even on { maya-part-level }, which pays { $gold } gold as it stands
maya-part-stand-second = It is second on { maya-part-level }, with { $mine } against { $most }, which pays { $gold } gold as it stands
maya-part-stand-behind = It gives you { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
} against { $most } on { maya-part-level }, which does not pay yet
maya-part-above-you = , and fills it: you get a bonus cube above
maya-part-above-other = , but fills it: { $who } gets a bonus cube above

## Moves that cannot be read
maya-bad-move = { $text } cannot be read; a move looks like L4@3 (a 4 at quarry 3), Stop, Hit2 (seat 2), No, B@{ $example } (a cube on { $pyramid }), Lift@{ $example }1, Double or Pass.
maya-bad-move-here = { $move } is not a move at this table of Maya.
maya-bad-expert = { $text } is a move of the expert game, which is not played here.
maya-bad-card = There is no card { $card }; the cards are { $known }.
maya-bad-quarry = There is no quarry { $quarry }; quarries are numbered 1 to { $last }.
maya-bad-bid = A bid of { $bid } is too high; the maximum is { $most }.
maya-bad-level = There is no level { $level } of { $pyramid }; its levels are 1 to { $top }.
maya-bad-pyramid = There is no pyramid { $pyramid } here; the pyramids are { $known }.
