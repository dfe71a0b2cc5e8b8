### Ciò che un server rifiuta, e perché.

## Persone
table-not-known = Di’ prima il tuo nome.
table-only-in-person = Un token serve per giocare; questo può farlo solo la persona a cui appartiene.
table-bad-name = Un nome ha da 1 a { $longest } caratteri stampabili, senza spazi all’inizio o alla fine.
table-bad-login = Un nome utente ha da 1 a { $longest } caratteri stampabili e nessuno spazio.
table-login-taken = Questo nome utente è di qualcun altro; scegline un altro.
table-login-refused = Nome utente e password non corrispondono.
table-password-needed = Hai un account; indica anche la sua password attuale.
table-password-wrong = Questa non è la tua password attuale.
table-logged-out = Nel frattempo la tua sessione è stata chiusa; accedi o scrivi il tuo nome di nuovo.
table-no-such-token = Questo token non è di nessuno, o non lo è più; creane un altro.
table-many-tokens = Hai { $count } token, e nessuno ne ha di più; revocane prima uno.
table-too-much = Dal tuo indirizzo arrivano troppe richieste; riprova tra un minuto.
table-failure = Qualcosa è andato storto nel server, ed è nel suo registro; riprova.
table-many-connections-here = Dal tuo indirizzo ci sono troppe connessioni aperte; chiudine prima una.
table-many-connections = Hai troppe connessioni aperte; chiudine prima una.
table-many-gathering = Hai aperto molti tavoli dove nessuna partita è cominciata; comincia prima una di quelle.
table-many-unfinished = Hai aperto molti tavoli dove la partita non è finita; finisci prima una di quelle.

## Posti
table-no-such-table = Questo tavolo non esiste; forse l’indirizzo è incompleto.
table-gone = Questo tavolo non c’è più; aprine un altro.
table-no-seat = Non hai un posto a questo tavolo.
table-no-such-seat = Non c’è un posto { $seat }; ci sono i posti da 1 a { $seats }.
table-has-seat = Hai già il posto { $seat }.
table-full = Tutti i posti sono occupati; puoi guardare.
table-seat-taken = Il posto { $seat } non è libero; { $count ->
    [one] è libero il posto { $open }
   *[other] sono liberi i posti { $open }
}.
table-seat-not-open = Il posto { $seat } non è libero.
table-seat-empty = Nessuno siede al posto { $seat }.
table-seats-open = { $count ->
    [one] Il posto { $open } è ancora libero
   *[other] I posti { $open } sono ancora liberi
}; aspetta qualcuno, o mettici un giocatore virtuale.
table-only-host = Solo chi ospita il tavolo può { $what ->
    [place] mettere giocatori virtuali
    [free] liberare altri posti
   *[start] cominciare la partita
}.
table-no-such-level = Non c’è un livello { $level }; i giocatori virtuali qui sono: { $levels }.
table-no-person = Una partita ha bisogno di una persona; libera un posto, e prendilo o aspetta qualcuno.

## La partita
table-not-begun = La partita non è cominciata.
table-begun = La partita è già cominciata.
table-over = La partita è finita.
table-not-over = La partita non è ancora finita.
table-outdated = È successo qualcosa dopo la tua decisione; guarda di nuovo.
table-no-decision = Ora non devi decidere nulla.
table-no-hints = A questo tavolo nessuno riceve suggerimenti.
table-no-take-back = A questo tavolo le mosse non si possono annullare.
table-somebody-else = Per questo posto ora decide qualcun altro.
table-nobody-there = Lì non c’è nessuno.
table-played-already = Per il posto { $seat } gioca già un giocatore virtuale ({ $player }).
table-playing-already = Stai già giocando.
table-stand-in = Un giocatore virtuale ({ $player }) gioca per te; prima torna al tuo posto.
table-resigned = Hai abbandonato; puoi guardare la partita fino alla fine.
table-game-time-out = Il tuo tempo per questa partita è scaduto; puoi guardarla fino alla fine.
table-move-time-out = Il tuo tempo per questa decisione è scaduto; torna quando il giocatore virtuale ({ $player }) l’ha presa.
table-paused = La partita è in pausa; prima qualcuno deve riprenderla.
table-not-paused = La partita non è in pausa.
table-agreed-already = Hai già accettato la pausa; comincia quando accettano gli altri.
table-rematch-already = C’è già un tavolo per un’altra partita.

## Parlare
table-no-talk = A questo tavolo non si parla.
table-talk-without-seat = Solo chi ha un posto al tavolo può parlare.
table-talk-too-fast = Parli troppo in fretta; aspetta un momento.
table-bad-talk = Ciò che si dice ha da 1 a { $longest } caratteri, senza caratteri di controllo.

## Rivedere
table-no-journal-yet = Il verbale si mostra quando la partita è finita.
table-no-such-replay = Questa partita da rivedere non esiste; forse l’indirizzo è incompleto.
table-no-such-move = Non c’è una mossa { $move }; vanno da 0 a { $last }.
table-many-replays = Hai già portato { $count } partite; eliminane prima una.
table-still-reading = Un’altra partita che hai portato è ancora in lettura; riprova tra un momento.
table-busy = In questo momento si stanno rivedendo molte partite; riprova tra un momento.

## Il resto
table-no-such-stand-in = Non c’è un livello { $level }; chi subentra è uno di: { $levels }.
table-level = { $level ->
    [novice] Principiante
    [casual] Dilettante
    [strong] Esperto
   *[master] Maestro
}
table-bad-request = Ciò che è stato inviato non si può leggere: { $why }
table-no-such-address = A questo indirizzo non c’è niente.
table-too-large = Ciò che è stato inviato è troppo grande.
table-http = Il server lo rifiuta: { $why }
table-another-site = Questo veniva da una pagina di un altro sito.
