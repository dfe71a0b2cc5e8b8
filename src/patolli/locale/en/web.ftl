### What the browser client says itself, in English.

skip = Skip to content
settings = Settings
settings-language = Language
settings-theme = Colours
settings-theme-auto = like the device
settings-theme-light = light
settings-theme-dark = dark
settings-motion = Animations
settings-confirm = Ask before a decision is sent
settings-notify = Tell me when it is my turn, while patolli is open in the background
settings-notify-insecure = Browsers show notifications only from addresses that begin with https.
settings-notify-missing = This browser shows no notifications from here. On an iPhone or iPad it does once patolli is on the home screen.
settings-notify-refused = The browser does not allow notifications from here. You can change that in its own settings for this page.
done = Done
close = Close
cancel = Cancel
confirm = Confirm
confirm-keys = Press Enter again to confirm, Esc to take it back.
retry = Try again
loading = One moment …
copy = Copy
copied = Copied
copy-yourself = The link is selected; copy it yourself.
share = Share
you = you
guest = Guest
your-name = Your name
name-missing = Enter a name first, so that the others know who you are.
name-long = A name has { $longest } letters at most; shorten it.
no-page = There is nothing at this address
no-table = This table cannot be found
table-gone = This table is gone
table-closed = This table cannot be shown now
own-table = Make a table of your own
to-lobby = To the lobby

## The lobby

lobby-now = Play now
lobby-now-how = Choose a game, then how good the computer players are.
lobby-players = { $from } to { $to } players
lobby-opponents = Computer players
lobby-begin = Begin a game against
lobby-friends = Play with friends
lobby-friends-how = Make a table and send its link: nobody needs an account.
lobby-new = Make a table
lobby-link = Have you been given a link?
lobby-link-go = Go to the table
lobby-link-bad = That is no link to a table. It looks like { $example }.
lobby-mine = My games
lobby-open = Open tables
lobby-watch = Watch a game
line-your-turn = your turn
line-ready = ready to start
line-open-seats = { $count ->
    [one] one open seat
   *[other] { $count } open seats
}
phase-gathering = waiting for players
phase-playing = in progress
phase-paused = paused
phase-over = over

level-novice = Novice
level-casual = Casual
level-strong = Strong
level-master = Master

about-yaxha = Choose a market in secret, build your pyramid of cubes, and group its colours.
about-maya = Win building blocks at the quarries and lead on the steps of four pyramids.
about-maori = Sail around the islands, buy tiles with shells, and complete your islands.
about-gold = Bid in secret for shards of golden tablets and put them together.

## A new table

new-title = A new table
new-game = Game
new-seats = Players
new-more = Clock, taking back, hints, who finds the table
new-clock = Time to think
clock-none = as much as you like
clock-decision = { $time } per decision
clock-game = { $time } for the whole game
clock-game-more = { $time }, plus { $more } per decision
new-zero = When somebody’s time is up
zero-bot = a computer player goes on
zero-pass = one decision is made for them
zero-end = the game ends
new-take-back = Decisions can be taken back until something new is shown
gathering-no-take-back = Decisions cannot be taken back
new-hints = Everybody can ask for hints
gathering-no-hints = Nobody can ask for hints
new-listed = Everybody can find the table in the lobby
new-create = Make the table

## Before the game

seat-open = open seat
sit-down = Take a seat
get-up = Get up
free-seat = Free the seat
computer = Computer player
place-computer = A computer player for seat { $seat }
start = Start the game
start-when-full = { $count ->
    [one] One seat is still open.
   *[other] { $count } seats are still open.
}
wait-for-others = { $count ->
    [one] One seat is still open. Leave this page open: the game begins here by itself.
   *[other] { $count } seats are still open. Leave this page open: the game begins here by itself.
}
wait-for-start = All seats are taken. Whoever made the table starts the game.
table-full = All seats are taken. The game can be watched as soon as it begins.
invite = Invite somebody
invite-how = Whoever has this link can take a seat.
invite-link = Link to this table
invite-code = The link to this table as a QR code
invite-only-here = This link works only on this computer. To let others in, start the server with
invite-own-address = Then open in this browser the address for others that it prints, and send that link.

## The game

seats = Players
seat-decides = decides now
stand-in = { $level } (for { $name })
actions = Your options
your-turn = Your turn
turn-elsewhere = Your turn at another table
sending = Sending …
wait = Waiting …
wait-for = Waiting for { $names }
choices = { $count ->
    [one] One possibility
   *[other] { $count } possibilities
}
choices-search = Search
board-missing = Nobody has drawn a board for this game yet.
board-missing-choose = Choose from the list of what can be done.
take-back = Take back
log = What happened
log-empty = Nothing yet
log-you = You
log-line = { $name }: { $sentence }
handover-resigned = { $name } gave up. { $level } plays on for { $name }.
handover-time = { $name } ran out of time. { $level } plays on for { $name }.
handover-handed-over = { $name } lets { $level } play on.
handover-back = { $name } is back and plays again.
you-resigned = You gave up. { $level } plays on for you; you are watching now.
you-time = Your time ran out. { $level } plays for you.
you-handed-over = { $level } plays for you.
watching = This table is full; you are watching.
menu = Menu
pause = Ask for a pause
pause-asked = { $count ->
    [one] { $names } asks for a pause.
   *[other] { $names } ask for a pause.
}
pause-waits = You want a pause. Waiting for { $names }
pause-agree = Agree
pause-decline = No pause
pause-withdraw = Withdraw
resume = Go on
hand-over = Let a computer player go on for me
come-back = Play myself again
resign = Give up
resign-what = { $level }, a computer player, takes your seat and the game goes on without you. You can watch, but not come back.
resign-ends = Nobody else plays here: the game ends at once.
resign-sure = Really give up
connection-lost = The connection is lost. It is being restored; nothing you did is lost.

## The end

won = { $count ->
    [one] { $names } wins
   *[other] { $names } win together
}
won-you = { $points ->
    [one] You win with one point!
   *[other] You win with { $points } points!
}
placed = You are { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} of { $players }: { $points ->
    [one] one point
   *[other] { $points } points
}
decided-tie-break = Equal points; the tie-break decided: { $what }.
decided-gave-up = Whoever gave up, ran out of time or let a computer player finish is placed behind the others, whatever the points.
ended-time = { $name } ran out of time
ended-time-you = You ran out of time
ended-abandoned = { $name } stopped playing, and nobody else was left
ended-abandoned-you = You stopped playing, and nobody else was left
points = Points
total = Total
rematch = Play again
rematch-join = To the next game
rematch-watch = Watch the next game
journal = Journal

## What can go wrong

error-no-connection = The server does not answer. Check your connection and try again.
error-server = Something went wrong on the server. Try again in a moment.

## Looking back

replay = Replay
replay-first = To the beginning
replay-before = Previous move
replay-next = Next move
replay-last = To the end
replay-run = Autoplay
replay-stop = Stop
replay-move = Move
replay-eyes = View as
replay-open = Nothing hidden
replay-as = As { $name } saw it
replay-at = Move { $move } of { $last }
chart = Points over the game

fair = Was the shuffle fair?
fair-how = Before the game the server shows a fingerprint of its seed; then every player’s browser adds a nonce, a random number of its own. Seed and nonces together give all shuffles, so nobody could choose them alone.
fair-commitment = Fingerprint of the seed (SHA-256), as this browser heard of it first
fair-seed = Seed
fair-nonces = Nonces
fair-yours = yours
fair-seed-before = This browser has checked: the seed is the one that was promised before the game began.
fair-seed-later = This browser has checked: the seed is the one that was promised when this browser first saw the table. The game had begun by then.
fair-seed-wrong = This seed is not the one that was promised! Do not trust this shuffle.
fair-changed = The server promises another seed for this table than at first! Do not trust this shuffle.
fair-nonce-in = This browser has checked: your nonce is among those that were mixed in.
fair-nonce-wrong = The nonce that this browser gave for you is not among those that were mixed in! Do not trust this shuffle.
fair-nonce-none = This browser gave no nonce for you, so it can check none.
fair-verify = That every shuffle follows from seed and nonces, and every move from the rules, is checked from the journal by
fair-insecure = At an address without https this browser cannot check the seed; compare its SHA-256 with the fingerprint elsewhere.

## Talking and hints

talk = Talk
talk-say = Say something
talk-send = Send
somebody = Somebody
hint = Hint

## Oneself

me = Me
keep = Save
kept = Saved
records = My results
records-games = Games
records-wins = Wins
records-mean = Average
records-best = Best
records-rating = Rating
history = Past games
history-line = place { $place }, { $points ->
    [one] one point
   *[other] { $points } points
}
journals = Games from elsewhere
journals-bring = Open a journal
journals-how = A journal is a whole game as a text file; there is one of every game that is over.
journals-remove = Remove
account = Account
account-why = With a login and a password you keep your games and your rating, and find them from another device. Nobody needs one to play.
account-has = You are logged in as { $login }.
account-login = Login
account-password = Password
account-password-long = At least 8 characters.
account-new-password = New password
account-present = Current password
account-make = Make an account
account-change = Change login or password
account-enter = Log in
account-have = I have an account
account-none = I have no account yet
account-leave = Log out everywhere
vanish = Forget me
vanish-what = Your name is taken out of all tables, and your account, rating and journals are deleted. In running games a computer player takes your seat.
vanish-sure = Really forget me

## The rules

rules = Rules
rules-contents = Contents
rules-back = Back to the table
