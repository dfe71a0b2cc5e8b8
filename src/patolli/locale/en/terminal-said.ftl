### What the terminal says.

terminal-your-move = Your move ({ $count ->
    [1] { $first }
   *[other] { $first } to { $last }
}, ? for help)
terminal-you = You { $sentence }.
terminal-keep = Enter to keep it, u to take it back
terminal-end = The end
