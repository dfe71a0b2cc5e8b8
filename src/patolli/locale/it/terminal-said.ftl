### Ciò che dice il terminale.

terminal-your-move = La tua mossa ({ $count ->
    [1] { $first }
   *[other] { $first } a { $last }
}, ? per aiuto)
terminal-you = Vuoi: { $sentence }.
terminal-keep = Invio per confermare, u per annullare
terminal-end = Fine
