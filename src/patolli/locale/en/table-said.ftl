### What a server refuses, and why.

## People
table-not-known = Enter your name first.
table-only-in-person = Bot tokens can only play. Sign in to do this.
table-bad-name = A name must have 1 to { $longest } printable characters, with no space at either end.
table-bad-login = A login must have 1 to { $longest } printable characters and no spaces.
table-login-taken = This login is already taken; choose another one.
table-login-refused = Wrong login or password.
table-password-needed = Enter your current password.
table-password-wrong = That is not your current password.
table-logged-out = You have been logged out; log in again, or enter your name again.
table-no-such-token = This token is invalid or revoked; create another one.
table-many-tokens = You have { $count } tokens, which is the maximum; revoke one first.
table-too-much = Too many requests from your address; try again in a minute.
table-failure = Something went wrong on the server and has been logged; try again.
table-many-connections-here = Too many connections are open from your address; close one first.
table-many-connections = You have too many connections open; close one first.
table-many-gathering = You have created many tables where no game has started; start one of those first.
table-many-unfinished = You have created many tables where the game is not over; finish one of those first.

## Seats
table-no-such-table = There is no such table; perhaps the link is incomplete.
table-gone = This table is gone; create another one.
table-no-seat = You have no seat at this table.
table-no-such-seat = There is no seat { $seat }; seats are numbered 1 to { $seats }.
table-has-seat = You already have seat { $seat }.
table-full = All seats are taken; you can watch.
table-seat-taken = Seat { $seat } is not open; { $count ->
    [one] seat { $open }
   *[other] seats { $open }
} can be taken.
table-seat-not-open = Seat { $seat } is not open.
table-seat-empty = Nobody is in seat { $seat }.
table-seats-open = { $count ->
    [one] Seat { $open } is
   *[other] Seats { $open } are
} still open; wait for a player, or place a computer player there.
table-only-host = Only the table’s host can { $what ->
    [place] place computer players
    [free] free other seats
   *[start] start the game
}.
table-no-such-level = There is no level { $level }; the computer players here are: { $levels }.
table-no-person = A game needs a person; free a seat, and take it or wait for someone.

## The game
table-not-begun = The game has not started yet.
table-begun = The game has already started.
table-over = The game is over.
table-not-over = The game is not over yet.
table-outdated = Something has happened since you decided; look again.
table-no-decision = It is not your turn.
table-no-hints = Hints are off at this table.
table-no-take-back = Taking back is off at this table.
table-somebody-else = Another player decides for this seat now.
table-nobody-there = Nobody is there.
table-played-already = Seat { $seat } is already played by { $player }.
table-playing-already = You are already playing.
table-stand-in = { $player } plays for you; come back first.
table-resigned = You have resigned; you can watch the game to the end.
table-game-time-out = Your time for this game has run out; you can watch it to the end.
table-move-time-out = Your time for this decision has run out; come back when { $player } has made it.
table-paused = The game is paused; a player has to resume it first.
table-not-paused = The game is not paused.
table-agreed-already = You have already agreed to a pause; it begins when the others have agreed too.
table-rematch-already = There is already a table for another game.

## Talk
table-no-talk = Chat is off at this table.
table-talk-without-seat = Only players at the table can chat.
table-talk-too-fast = You are sending messages too fast; wait a moment.
table-bad-talk = A message can have up to { $longest } characters, and no control characters.

## Looking back
table-no-journal-yet = The journal is shown when the game is over.
table-no-such-replay = There is no such replay; perhaps the link is incomplete.
table-no-such-move = There is no move { $move }; moves go from 0 to { $last }.
table-many-replays = You have already opened { $count } games; delete one first.
table-still-reading = Another game that you opened is still being read; try again in a moment.
table-busy = Too many games are being viewed right now; try again in a moment.

## The rest
table-no-such-stand-in = There is no level { $level }; the player who takes over is one of: { $levels }.
table-level = { $level ->
    [novice] Novice
    [casual] Casual
    [strong] Strong
   *[master] Master
}
table-bad-request = { $why }
table-no-such-address = There is nothing at this address.
table-too-large = The request is too large.
table-http = { $why }
table-another-site = This request came from a page of another site.
