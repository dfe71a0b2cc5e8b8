### Ciò che dice il terminale.

terminal-range = { $first } a { $last }
terminal-your-move = La tua mossa ({ $range }, ? per aiuto)
terminal-nothing-typed = Scrivi un numero ({ $range }) o una mossa; ? mostra tutto quello che si può scrivere.
terminal-no-number = Non c’è un numero { $typed }; scrivine uno da { $range }.
terminal-you = Vuoi: { $sentence }.
terminal-keep = Invio per confermare, u per annullare
terminal-end = Fine
