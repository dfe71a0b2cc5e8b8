### Was das Terminal sagt.

terminal-range = { $first } bis { $last }
terminal-your-move = Dein Zug ({ $range }, ? für Hilfe)
terminal-nothing-typed = Tippe eine Zahl ({ $range }) oder einen Zug; ? zeigt alles, was man tippen kann.
terminal-no-number = Es gibt keine Nummer { $typed }; tippe eine von { $range }.
terminal-you = Du willst: { $sentence }.
terminal-keep = Eingabetaste, um dabei zu bleiben, u, um es zurückzunehmen
terminal-end = Ende
