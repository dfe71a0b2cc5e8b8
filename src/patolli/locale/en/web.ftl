### What the browser client says itself, in English.

skip = Skip to content
settings = Settings
settings-language = Language
settings-theme = Colours
settings-theme-auto = same as device
settings-theme-light = light
settings-theme-dark = dark
settings-speed = Animations
settings-speed-instant = Off: show how it stands at once
settings-speed-fast = Fast
settings-speed-normal = Normal
settings-speed-slow = Slow
settings-sound = Sounds, and vibration on a phone
skip-scenes = Skip
repeat-scenes = Show that again
rail = Log and talk
pages = Parts of the table
connection-offline = You are offline. What you decide now is sent as soon as you are back.
hint-close = Close the hints
settings-confirm = Ask before sending a decision
settings-notify = Tell me when it is my turn, while patolli is open in the background
settings-notify-insecure = Browsers show notifications only from addresses that begin with https.
settings-notify-missing = This browser does not support notifications here. On an iPhone or iPad, add patolli to the home screen first.
settings-notify-refused = The browser blocks notifications from this site. You can change that in its settings for this site.
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
name-long = A name can have at most { $longest } characters; shorten it.
no-page = There is nothing at this address
no-table = This table could not be found
table-gone = This table is gone
table-closed = This table cannot be shown right now
own-table = Create a table of your own
to-lobby = To the lobby

## The lobby

lobby-now = Sit down and play
lobby-now-how = Four board games, against computer players or with friends. Free, in your browser, without an account.
lobby-play = Play now
lobby-players = { $from } to { $to } players
lobby-minutes = about { $minutes } min
lobby-first = Your first game uses the rulebook’s set for beginners.
lobby-level = How strong are the others?
lobby-opponents = Computer players
lobby-variants = Variants
lobby-friends = Play with friends
lobby-friends-how = Create a table and send its link: nobody needs an account.
lobby-new = Create a table
lobby-link = Have you been given a link?
lobby-link-go = Go to the table
lobby-link-bad = That isn’t a table link. Table links look like { $example }.
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
level-novice-how = Makes many mistakes: good for learning the game.
level-casual-how = Slips now and then.
level-strong-how = Knows what to look for and rarely slips.
level-master-how = Thinks ahead before every decision.

about-yaxha = Choose a market in secret, build your pyramid of cubes, and group its colours.
about-maya = Win cubes at the quarries and take the lead on the levels of four pyramids.
about-maori = Sail around the islands, choose tiles, and complete islands of your own.
about-gold = Bid in secret for shards of tablets, from gold to stone, and piece them together.

## A new table

new-title = A new table
new-game = Game
new-seats = Players
new-more = Clock, taking back, hints, who can find the table, your own edition
new-clock = Time to think
clock-none = as much as you like
clock-decision = { $time } per decision
clock-game = { $time } for the whole game
clock-game-more = { $time }, plus { $more } per decision
new-zero = When a player’s time runs out
zero-bot = a computer player takes over
zero-pass = one decision is made for them
zero-end = the game ends
new-take-back = Decisions can be taken back until something new is revealed
gathering-no-take-back = Decisions cannot be taken back
new-hints = Everyone can ask for hints
gathering-no-hints = Nobody can ask for hints
new-listed = Everyone can find the table in the lobby
new-edition = Your own edition
new-edition-how = A file with the values printed on your copy’s boards and cards. To start from the game’s own, run { $command } in a terminal.
new-edition-none = Remove the file
new-create = Create the table

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
    [one] One seat is still open. Leave this page open: the game will start here by itself.
   *[other] { $count } seats are still open. Leave this page open: the game will start here by itself.
}
wait-for-start = All seats are taken. The player who created the table starts the game.
table-full = All seats are taken. You can watch the game as soon as it starts.
invite = Invite someone
invite-how = Anyone with this link can take a seat.
invite-link = Link to this table
invite-code = The link to this table as a QR code
invite-only-here = This link works only on this computer. To let others in, start the server with
invite-own-address = Then open the address for others, which the server prints, in this browser, and send the link you see there.

## The game

seats = Players
seat-decides = decides now
stand-in = { $level } (for { $name })
computer-named = { $name } ({ $level })
actions = Your options
your-turn = Your turn
turn-elsewhere = Your turn at another table
sending = Sending …
wait = Waiting …
wait-for = Waiting for { $names }
choices = { $count ->
    [one] One option
   *[other] { $count } options
}
choices-search = Search
board-missing = There is no board for this game yet.
board-missing-choose = Choose from the list of options.
take-back = Take back
log = What happened
log-empty = Nothing yet
log-line = { $name }: { $sentence }
handover-resigned = { $name } gave up. { $level } takes over for { $name }.
handover-time = { $name } ran out of time. { $level } takes over for { $name }.
handover-handed-over = { $name } lets { $level } take over.
handover-back = { $name } is back and playing again.
you-resigned = You gave up. { $level } takes over for you; you are now watching.
you-time = Your time ran out. { $level } is playing for you.
you-handed-over = { $level } is playing for you.
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
resume = Resume
hand-over = Let a computer player take over
come-back = Take over again
resign = Give up
resign-what = { $level }, a computer player, takes your seat, and the game continues without you. You can watch, but you cannot come back.
resign-ends = Nobody else is playing here, so the game will end at once.
resign-sure = Really give up
connection-lost = The connection is lost and is being restored. Nothing you did is lost.

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
decided-gave-up = Players who gave up, ran out of time or let a computer player finish rank behind the others, whatever their points.
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
replay-secret = a secret decision
chart = Points over the game

fair = Was the shuffle fair?
fair-how = Before the game the server shows a fingerprint of its seed; then every player’s browser adds a nonce, a random number of its own. The seed and nonces together determine all shuffles, so nobody could choose them alone.
fair-commitment = Seed fingerprint (SHA-256) this browser first received
fair-seed = Seed
fair-nonces = Nonces
fair-yours = yours
fair-seed-before = This browser has checked: the seed is the one promised before the game began.
fair-seed-later = This browser has checked: the seed is the one promised when this browser first saw the table. The game had already begun.
fair-seed-wrong = This seed is not the one that was promised! Do not trust this shuffle.
fair-changed = The server now promises a different seed for this table than it did at first! Do not trust this shuffle.
fair-nonce-in = This browser has checked: your nonce is among those that were mixed in.
fair-nonce-wrong = The nonce this browser gave for you is not among those that were mixed in! Do not trust this shuffle.
fair-nonce-none = This browser gave no nonce for you, so there is none to check.
fair-verify = To check from the journal that every shuffle follows from the seed and nonces, and that every move follows the rules, run
fair-insecure = At an address without https, this browser cannot check the seed; compare its SHA-256 with the fingerprint elsewhere.

## Talking and hints

talk = Talk
talk-say = Say something
talk-send = Send
somebody = Someone
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
journals-how = A journal is a whole game as a text file; every finished game has one.
journals-remove = Remove
account = Account
account-why = With a login and a password you keep your games and your rating, and can use them on another device. You don’t need an account to play.
account-has = You are logged in as { $login }.
account-login = Login
account-password = Password
account-password-long = At least 8 characters.
account-new-password = New password
account-present = Current password
account-make = Create an account
account-change = Change login or password
account-enter = Log in
account-have = I have an account
account-none = I have no account yet
account-leave-here = Log out on this device
account-leave = Log out everywhere
vanish = Forget me
vanish-what = Your name is removed from all tables, and your account, rating and journals are deleted. In running games a computer player takes your seat.
vanish-sure = Really forget me

## The rules

rules = Rules
rules-whole = Whole page
rules-contents = Contents
rules-back = Back to the table
edition-here = Edition: { $title }
edition-changes = These printed values are different at your table; the text below has those of the game’s own edition.
edition-value = Value
edition-at-table = At your table
edition-in-rules = In the rules
