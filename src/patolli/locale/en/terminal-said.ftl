### What the terminal says.

terminal-range = { $first } to { $last }
terminal-your-move = Your move ({ $range }, ? for help)
terminal-nothing-typed = Type a number ({ $range }) or a move; ? shows everything you can type.
terminal-no-number = There is no number { $typed }; type one from { $range }.
terminal-you = You { $sentence }.
terminal-keep = Enter to keep it, u to take it back
terminal-end = The end
