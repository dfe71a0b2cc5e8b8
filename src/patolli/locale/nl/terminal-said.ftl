### Wat de terminal zegt.

terminal-range = { $first } tot { $last }
terminal-your-move = Jouw zet ({ $range }, ? voor hulp)
terminal-nothing-typed = Typ een nummer ({ $range }) of een zet; ? toont alles wat getypt kan worden.
terminal-no-number = Er is geen nummer { $typed }; typ er een van { $range }.
terminal-you = Je wilt: { $sentence }.
terminal-keep = Enter om het zo te laten, u om het terug te nemen
terminal-end = Einde
