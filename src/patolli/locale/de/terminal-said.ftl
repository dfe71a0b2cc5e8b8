### Was das Terminal sagt.

terminal-your-move = Dein Zug ({ $count ->
    [1] { $first }
   *[other] { $first } bis { $last }
}, ? für Hilfe)
terminal-you = Du willst: { $sentence }.
terminal-keep = Eingabetaste, um dabei zu bleiben, u, um es zurückzunehmen
terminal-end = Ende
