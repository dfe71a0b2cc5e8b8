### What is said in every game.

game-take-back = take back the last decision
game-comma = { $first }, { $last }
game-and = { $first } and { $last }
game-or = { $first } or { $last }
game-then = { $first } { $last }
game-seat = seat { $seat }
game-not-allowed = { $notation } is not allowed now: { $why }.
game-no-move-of = it is not a move in { $game }
game-not-your-turn = It is not seat { $seat }’s turn; { $waiting }.
game-waiting-nobody = the game is over
# The count is for languages whose verb depends on it.
game-waiting-for = { $count ->
   *[other] waiting for { $seats }
}
game-no-action = There is no action { $action }; actions go from 0 to { $last }.
game-nothing-to-take-back = Seat { $seat } has not decided anything yet that could be taken back.
game-take-back-shown = It is too late to take that back: hidden information has been revealed since.
game-take-back-others = It is too late to take that back: another player has decided since.
game-take-back-later = It is too late to take that back: later decisions depend on it.
game-players = { $game } is for { $least } to { $most } players, not { $players }.
game-option-players = “{ $option }: { $choice }” in { $game } is for at most { $most } players, not { $players }.
game-bad-nonce = A nonce must be at most { $longest } printable characters on one line, without a space at either end.
game-yes = yes
game-no = no
game-no-such-game = There is no game { $name }; the games are: { $games }.
game-no-such-rules = Rules { $rules } of { $game } are not supported here; the current rules are { $present }.
game-no-such-option = { $game } has no option { $option }; { $has }.
game-has-options = it has: { $options }
game-has-none = it has none
game-no-such-choice = The option { $option } of { $game } cannot be { $choice }; choose one of: { $choices }.
game-not-a-move = { $move } is not a move in { $game }.
game-no-such-seat = There is no seat { $seat }; seats are numbered 1 to { $last }.
game-no-such-seat-number = There is no seat { $seat }; seats go from 0 to { $last }.
game-position-size = A position of this set-up has { $right } bytes, not { $given }.
