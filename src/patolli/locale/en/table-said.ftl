### What a server refuses, and why.

## People
table-not-known = Tell your name first.
table-only-in-person = Bot tokens can only play. Sign in to do this.
table-bad-name = A name has 1 to { $longest } printable characters, no space at either end.
table-bad-login = A login has 1 to { $longest } printable characters and no spaces.
table-login-taken = Somebody else has this login; choose another one.
table-login-refused = Wrong login or password.
table-password-needed = Enter your current password.
table-password-wrong = That is not your current password.
table-logged-out = You have been logged out meanwhile; log in, or tell your name, again.
table-no-such-token = This token is invalid or revoked; create another one.
table-many-tokens = You have { $count } tokens, the most there can be; revoke one first.
table-too-much = Too much has been asked for from your address; try again in a minute.
table-failure = Something went wrong in the server, and is in its log; try again.
table-many-connections-here = Too many connections are open from your address; close one first.
table-many-connections = You have too many connections open; close one first.
table-many-gathering = You have made many tables where no game has begun; start one of those first.
table-many-unfinished = You have made many tables where the game is not over; finish one of those first.

## Seats
table-no-such-table = There is no such table; perhaps its address is cut short.
table-gone = This table is gone; make another one.
table-no-seat = You have no seat at this table.
table-no-such-seat = There is no seat { $seat }; there are seats 1 to { $seats }.
table-has-seat = You have seat { $seat } already.
table-full = All seats are taken; you can watch.
table-seat-taken = Seat { $seat } is not open; { $count ->
    [one] seat { $open }
   *[other] seats { $open }
} can be taken.
table-seat-not-open = Seat { $seat } is not open.
table-seat-empty = Nobody sits on seat { $seat }.
table-seats-open = { $count ->
    [one] Seat { $open } is
   *[other] Seats { $open } are
} still open; wait for somebody, or place a computer player there.
table-only-host = Only the table's host can { $what ->
    [place] place computer players
    [free] free other seats
   *[start] start the game
}.
table-no-such-level = There is no level { $level }; computer players here are: { $levels }.
table-no-person = A game needs a person; free a seat, and take it or wait for somebody.

## The game
table-not-begun = The game has not begun.
table-begun = The game has begun.
table-over = The game is over.
table-not-over = The game is not over yet.
table-outdated = Something has happened since you decided; look again.
table-no-decision = You owe no decision now.
table-no-hints = At this table nobody gets hints.
table-no-take-back = At this table nothing is taken back.
table-somebody-else = Somebody else decides for this seat now.
table-nobody-there = Nobody is there.
table-played-already = Seat { $seat } is played by { $player } already.
table-playing-already = You are playing already.
table-stand-in = { $player } plays for you; come back first.
table-resigned = You have resigned; you can watch the game to its end.
table-game-time-out = Your time for this game is out; you can watch it to its end.
table-move-time-out = Your time for this decision is out; come back when { $player } has made it.
table-paused = The game is paused; somebody has to resume it first.
table-not-paused = The game is not paused.
table-agreed-already = You have agreed to a pause already; it begins when the others have.
table-rematch-already = There is a table for another game already.

## Talk
table-no-talk = Chat is off at this table.
table-talk-without-seat = Only players at the table can chat.
table-talk-too-fast = You are talking too fast; wait a moment.
table-bad-talk = A message can have up to { $longest } characters, and no control characters.

## Looking back
table-no-journal-yet = The journal is shown when the game is over.
table-no-such-replay = There is no such replay; perhaps its address is cut short.
table-no-such-move = There is no move { $move }; they go from 0 to { $last }.
table-many-replays = You have brought { $count } games already; delete one first.
table-still-reading = Another game that you brought is still being read; try again in a moment.
table-busy = Many games are being looked at just now; try again in a moment.

## The rest
table-no-such-stand-in = There is no level { $level }; whoever takes over is one of: { $levels }.
table-level = { $level ->
    [novice] Novice
    [casual] Casual
    [strong] Strong
   *[master] Master
}
table-bad-request = { $why }
table-no-such-address = There is nothing at this address.
table-too-large = What was sent is too large.
table-http = { $why }
table-another-site = This came from a page of another site.
