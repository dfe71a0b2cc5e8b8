### Wat de terminal zegt.

terminal-your-move = Jouw zet ({ $count ->
    [1] { $first }
   *[other] { $first } tot { $last }
}, ? voor hulp)
terminal-you = Je wilt: { $sentence }.
terminal-keep = Enter om het zo te laten, u om het terug te nemen
terminal-end = Einde
