### Ciò che si dice in ogni gioco.

game-take-back = annullare l’ultima mossa
game-comma = { $first }, { $last }
game-and = { $first } e { $last }
game-or = { $first } o { $last }
game-then = { $first } { $last }
game-seat = posto { $seat }
game-not-allowed = { $notation } ora non è permesso: { $why }.
game-no-move-of = non è una mossa di { $game }
game-not-your-turn = Il posto { $seat } ora non deve decidere; { $waiting }.
game-waiting-nobody = la partita è finita
game-waiting-for = { $count ->
    [one] tocca a: { $seats }
   *[other] tocca a: { $seats }
}
game-no-action = Non c’è un’azione { $action }; vanno da 0 a { $last }.
game-nothing-to-take-back = Il posto { $seat } non ha ancora fatto nessuna mossa che si possa annullare.
game-take-back-shown = È troppo tardi per annullare la mossa: nel frattempo è stato scoperto qualcosa.
game-take-back-others = È troppo tardi per annullare la mossa: nel frattempo ha deciso qualcun altro.
game-take-back-later = È troppo tardi per annullare la mossa: mosse successive si basano su questa.
game-players = { $game } è per { $least }–{ $most } giocatori, non per { $players }.
game-option-players = «{ $option }: { $choice }» di { $game } è per al massimo { $most } giocatori, non { $players }.
game-bad-nonce = Un nonce ha al massimo { $longest } caratteri stampabili su una riga, senza spazi all’inizio o alla fine.
game-yes = sì
game-no = no
game-no-such-game = Non c’è un gioco { $name }; ci sono: { $games }.
game-no-such-rules = Qui { $game } non si gioca con le regole { $rules }; le regole attuali sono { $present }.
game-no-such-option = { $game } non ha l’opzione { $option }; { $has }.
game-has-options = ha: { $options }
game-has-none = non ne ha
game-no-such-choice = L’opzione { $option } di { $game } non può essere { $choice }; è una di: { $choices }.
game-not-a-move = { $move } non è una mossa di { $game }.
game-no-such-seat = Non c’è un posto { $seat }; ci sono i posti da 1 a { $last }.
game-no-such-seat-number = Non c’è un posto { $seat }; i posti vanno da 0 a { $last }.
game-position-size = Una posizione di questa preparazione ha { $right } byte, non { $given }.
