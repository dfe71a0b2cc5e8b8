# Maya's board.

maya-table = Maya
maya-seat = Seat { $number }
maya-round = Round { $round } of { $rounds }
maya-set-up = Set-up
maya-pyramids = Pyramids
maya-quarries = Quarries
maya-players = Players
maya-own = Your cards and cubes
maya-hand = Your worker cards
maya-actions = What you can do
maya-close = Close

# What is going on
maya-stage-place = Everyone places two cubes
maya-stage-bid = Auction of blue markers
maya-stage-take = Choosing blue markers
maya-stage-lay = Quarries: laying workers
maya-stage-add-points = The points marker may be laid
maya-stage-shield = Quarry { $quarry } is revealed next
maya-stage-hit = Quarry { $quarry }: taking points off
maya-stage-protect = Quarry { $quarry }: protection
maya-stage-name-start-player = Quarry { $quarry }: start player
maya-stage-block = Quarry { $quarry }: a block marker
maya-stage-transport = Transport
maya-stage-build = Building the pyramids
maya-stage-double = Double move, first cube
maya-stage-doubled = Double move, second cube
maya-stage-last-turns = Last block markers
maya-stage-over = The game is over

# What one is asked
maya-ask-place = Place a cube on the bottom level of a pyramid.
maya-ask-bid = Bid in secret for a blue marker.
maya-ask-take = Choose a blue marker.
maya-ask-lay = Tap a card, then a quarry, or stop.
maya-ask-quarry = Now tap a quarry.
maya-ask-card = Now tap a card.
maya-ask-stop = No quarry takes your cards.
maya-ask-add-points = Lay the points marker at a quarry?
maya-ask-shield = Use the joker as protection at quarry { $quarry }?
maya-ask-hit = Whose points do you take off?
maya-ask-protect = Tap the quarry where you want to be protected.
maya-ask-name-start-player = Who is start player from now on?
maya-ask-block = { $kind ->
    [move] Move a cube: tap the level to take it from.
   *[extra] Extra block: tap a pyramid.
}
maya-ask-put = Tap the bottom level where it goes.
maya-ask-transport = Use the joker to transport more cubes?
maya-ask-build = Tap a pyramid to place a cube.
maya-ask-double = Double move: place the first cube.
maya-ask-doubled = Double move: place the second cube.
maya-ask-last-turns = You may still use your marker.
maya-ask-forced = You cannot place a cube.

# The rule of the moment
maya-rule-place = Two cubes each, on two different pyramids.
maya-rule-bid = The highest bid chooses first. The last in order, and whoever bids 0, gets no marker and pays nothing.
maya-rule-take = Equal bids: in turn order from the start player. A marker is used once, in this round.
maya-rule-lay = The first card at a quarry must be low. The cards that you keep carry your cubes.
maya-rule-add-points = A −3 can reduce these points, and they lose ties.
maya-rule-shield = No −3 can reduce your points there.
maya-rule-hit = Ties go to whoever laid a card there first. With 0 points or fewer you get nothing.
maya-rule-protect = No −3 can reduce your points there.
maya-rule-name-start-player = It takes effect at once, from the next quarry on.
maya-rule-block = { $kind ->
    [move] If you take your last cube off a level, your cubes above it come off too.
   *[extra] It goes from your supply onto a bottom level with room.
}
maya-rule-put = It cannot go back to the bottom level it came from.
maya-rule-transport = Surplus cubes go back to your supply.
maya-rule-build = A higher level opens when all lower levels of all pyramids are full. You need a cube on every level below.
maya-rule-double = Both cubes may go onto different pyramids.
maya-rule-last-turns = All cubes are used: the last chance for block markers.
maya-rule-forced = If you cannot place at all, you pay one cube and receive { $gold } gold.

# Kinds of decisions
maya-kind-first = Place a cube
maya-kind-build = Place a cube
maya-kind-put = Put the cube here
maya-kind-extra = Extra block (marker)
maya-kind-lift = Move a cube away (marker)
maya-kind-joker-extra = Joker: extra block
maya-kind-joker-lift = Joker: move a cube away
maya-kind-double = Double move (pay 1 cube)
maya-kind-free-double = Free double move
maya-kind-joker-double = Joker: double move
maya-kind-pass = Pass (pay 1 cube)
maya-kind-forced = Pass: pay 1 cube, get { $gold } gold
maya-kind-free-pass = Free pass
maya-kind-joker-pass = Joker: free pass
maya-kind-wait = Wait, keep the marker
maya-kind-stop = Lay no more cards
maya-kind-decline = No
maya-kind-hit-nobody = Take points off nobody
maya-kind-keep = { $later ->
    [yes] Keep the marker for later
   *[no] Do not use it
}
maya-kind-joker-shield = Use the joker as protection
maya-kind-joker-transport = Use the joker as transport

# Cards and quarries
maya-card-back = { $name }: { $back ->
    [high] a high card
   *[low] a low card
}, face down
maya-card-face = { $name }: { $value }{ $down ->
    [yes] , face down
   *[no] {""}
}
maya-hand-card = { $value } ({ $back ->
    [high] high
   *[low] low
})
maya-backs = ▼ low, ▲ high
maya-why-high = ▲ not yet: the first card at a quarry must be low.
maya-why-full = All quarries are full.
maya-hand-empty = No cards left in hand
maya-quarry-label = Quarry { $number }: { $marker }; cubes { $prizes }; { $cards } of { $places } cards
maya-prizes = Cubes for the first, second, …: { $prizes }
maya-protected = { $name } is protected here
maya-result = { $name }: { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
}
maya-settling = Settling quarry { $quarry }
maya-settled = Quarry { $quarry } is settled
maya-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
maya-minus = −{ $minus }: takes points off somebody else, counts 0 here
maya-hit = Take { $minus } points off { $name }, who has { $points }
maya-brought-of = { $carried } of { $won }

# Own things
maya-own-cubes = { $cubes ->
    [0] no cubes
    [one] { $cubes } cube
   *[other] { $cubes } cubes
}
maya-lifted = This cube is being moved
maya-lifted-here = A cube was taken from here.
maya-capacity = Your cards carry { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
}
maya-capacity-after = Your cards carry { $cubes } cubes, then { $left }

# Pyramids
maya-level-pays = Level { $level } ({ $most }/{ $second }): { $who ->
    [none] nobody
   *[other] { $who }
}.
maya-pyramid-label = { $pyramid }: who would be paid now
maya-level-title = { $pyramid }, level { $level }
maya-level-label = { $pyramid }, level { $level }, { $free ->
    [0] full
    [one] { $free } space free
   *[other] { $free } spaces free
}.
maya-level-brings = A cube here would change your gold by { $gold }.
maya-level-gold = Most cubes: { $most } gold, second most: { $second }.
maya-level-cubes = { $name }: { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
}, { $gold } gold.

# Players
maya-head-gold = gold
maya-head-cubes = cubes
maya-head-supply = supply
maya-head-cards = cards
maya-player-label = { $name } ({ $colour ->
    [blue] blue
    [red] red
    [green] green
    [purple] purple
   *[yellow] yellow
}): { $gold } gold, the pyramids would pay { $income } now; { $cubes ->
    [one] 1 cube in hand
   *[other] { $cubes } cubes in hand
}, { $supply } in the supply; { $low } low and { $high } high cards in hand
maya-start-player = Start player
maya-gold-title = { $gold } gold; the pyramids would pay { $income } now
maya-supply-title = { $cubes } cubes in the supply
maya-cards-title = { $low } low and { $high } high cards in hand
maya-stopped = lays no more cards
maya-more-paid = paid for markers
maya-more-round = round { $round }
maya-more-forced = forced passes
maya-more-capacity = can carry

# The end of a round
maya-recap = Gold of round { $round }
maya-recap-erosion = By level, from the bottom. Erosion took one cube from each level that paid, and all cubes without support.
maya-recap-last = By level, from the bottom.
maya-lost = { $cubes ->
    [one] erosion took { $cubes } cube
   *[other] erosion took { $cubes } cubes
}

# Auction
maya-offer = Blue markers on offer
maya-bid = Your bid
maya-bid-less = { $by } less
maya-bid-more = { $by } more
maya-bid-nothing = Bid nothing
maya-bid-of = { $gold } gold
maya-bid-thinking = thinking
maya-bid-made = has bid
maya-takes = chooses as number { $place }
maya-takes-none = takes none, pays nothing

# Markers
maya-marker-label = Marker { $name }: { $effect }
maya-marker-protection = Protection
maya-marker-move-a-block = Move a block
maya-marker-extra-block = Extra block
maya-marker-start-player = Start player
maya-marker-transport = Transport +{ $number }
maya-marker-free-pass = Free pass
maya-marker-free-double-move = Free double move
maya-marker-extra-cube = Extra cube
maya-marker-joker = Joker
maya-marker-points = Points +{ $number }
maya-effect-protection = Put it at once at a quarry still face down: no −3 can reduce your points there.
maya-effect-move-a-block = Move one of your cubes from a pyramid to a bottom level with room, { $later ->
    [yes] at once or later this round.
   *[no] at once.
}
maya-effect-extra-block = Put a cube from the supply on a bottom level with room, { $later ->
    [yes] at once or later this round.
   *[no] at once.
}
maya-effect-start-player = Name the new start player at once; it may be you.
maya-effect-transport = You can transport { $number } more cubes this round.
maya-effect-free-pass = Pass once while building without paying a cube.
maya-effect-free-double-move = Make one double move without paying a cube.
maya-effect-extra-cube = You get a cube from the supply that needs no transport.
maya-effect-joker = Counts once as any green marker except start player.
maya-effect-points = When everyone has stopped: { $number } points at a quarry of your choice, even one without your cards.
