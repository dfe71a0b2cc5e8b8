### Quello che dice il client nel browser, in italiano.

skip = Vai al contenuto
settings = Impostazioni
settings-language = Lingua
settings-theme = Colori
settings-theme-auto = come sul dispositivo
settings-theme-light = chiari
settings-theme-dark = scuri
settings-speed = Animazioni
settings-speed-instant = Nessuna: mostra subito la situazione
settings-speed-fast = Veloci
settings-speed-normal = Normali
settings-speed-slow = Lente
settings-sound = Suoni, e vibrazione sul telefono
skip-scenes = Salta
repeat-scenes = Mostra di nuovo
rail = Cronaca e conversazione
pages = Parti del tavolo
connection-offline = Sei offline. Ciò che decidi ora viene inviato appena torni in linea.
hint-close = Chiudi i suggerimenti
settings-confirm = Chiedi conferma prima di inviare una mossa
settings-notify = Avvisami quando tocca a me, mentre patolli resta aperto in secondo piano
settings-notify-insecure = I browser mostrano notifiche solo da indirizzi che cominciano con https.
settings-notify-missing = Da qui questo browser non mostra notifiche. Su iPhone o iPad le mostra se patolli è nella schermata Home.
settings-notify-refused = Il browser non permette notifiche da qui. Puoi cambiarlo nelle sue impostazioni per questa pagina.
done = Fatto
close = Chiudi
cancel = Annulla
confirm = Conferma
confirm-keys = Premi di nuovo Invio per confermare, Esc per annullare.
retry = Riprova
loading = Un momento …
copy = Copia
copied = Copiato
copy-yourself = Il link è selezionato: copialo tu.
share = Condividi
you = tu
guest = Ospite
your-name = Il tuo nome
name-missing = Scrivi prima un nome, così gli altri sanno chi sei.
name-long = Un nome ha al massimo { $longest } lettere; accorcialo.
no-page = A questo indirizzo non c’è niente
no-table = Impossibile trovare questo tavolo
table-gone = Questo tavolo non c’è più
table-closed = Questo tavolo al momento non si può mostrare
own-table = Apri un tavolo tuo
to-lobby = Vai alla lobby

## The lobby

lobby-now = Siediti e gioca
lobby-now-how = Quattro giochi da tavolo, contro giocatori virtuali o con gli amici. Gratis, nel browser, senza account.
lobby-play = Gioca ora
lobby-players = da { $from } a { $to } giocatori
lobby-minutes = circa { $minutes } min
lobby-first = La tua prima partita usa la selezione del regolamento per chi inizia.
lobby-level = Quanto sono forti gli altri?
lobby-opponents = Giocatori virtuali
lobby-variants = Varianti
lobby-friends = Gioca con gli amici
lobby-friends-how = Apri un tavolo e manda il link: a nessuno serve un account.
lobby-new = Apri un tavolo
lobby-link = Hai ricevuto un link?
lobby-link-go = Vai al tavolo
lobby-link-bad = Questo non è il link di un tavolo. Un link è fatto così: { $example }.
lobby-mine = Le mie partite
lobby-open = Tavoli aperti
lobby-watch = Guarda una partita
line-your-turn = tocca a te
line-ready = pronto per iniziare
line-open-seats = { $count ->
    [one] un posto libero
   *[other] { $count } posti liberi
}
phase-gathering = in attesa di giocatori
phase-playing = in corso
phase-paused = in pausa
phase-over = finita

level-novice = Principiante
level-casual = Dilettante
level-strong = Esperto
level-master = Maestro
level-novice-how = Fa molti errori: ideale per imparare il gioco.
level-casual-how = Ogni tanto si distrae.
level-strong-how = Sa a cosa puntare e sbaglia di rado.
level-master-how = Pensa in anticipo prima di ogni decisione.

about-yaxha = Scegli in segreto un mercato, costruisci la tua piramide di cubi e tieni insieme i colori.
about-maya = Vinci cubetti nelle cave e conquista la maggioranza sui livelli di quattro piramidi.
about-maori = Naviga intorno alle isole, compra tessere con le conchiglie e completa le tue isole.
about-gold = Fai offerte segrete per i cocci di tavolette, dall’oro alla pietra, e ricomponile.

## A new table

new-title = Un nuovo tavolo
new-game = Gioco
new-seats = Giocatori
new-more = Orologio, annullare le mosse, suggerimenti, chi trova il tavolo, edizione propria
new-clock = Tempo per pensare
clock-none = quanto vuoi
clock-decision = { $time } per mossa
clock-game = { $time } per tutta la partita
clock-game-more = { $time }, più { $more } per mossa
new-zero = Quando a qualcuno finisce il tempo
zero-bot = continua un giocatore virtuale
zero-pass = viene fatta una mossa al suo posto
zero-end = la partita finisce
new-take-back = Le mosse si possono annullare finché non viene rivelato qualcosa di nuovo
gathering-no-take-back = Le mosse non si possono annullare
new-hints = Tutti possono chiedere suggerimenti
gathering-no-hints = Nessuno può chiedere suggerimenti
new-listed = Tutti possono trovare il tavolo nella lobby
new-edition = La tua edizione
new-edition-how = Un file con i valori stampati sulle plance e sulle carte della tua copia. Per partire da quelli del gioco, esegui { $command } in un terminale.
new-edition-none = Togli il file
new-create = Apri il tavolo

## Before the game

seat-open = posto libero
sit-down = Siediti
get-up = Alzati
free-seat = Libera il posto
computer = Giocatore virtuale
place-computer = Un giocatore virtuale per il posto { $seat }
start = Inizia la partita
start-when-full = { $count ->
    [one] C’è ancora un posto libero.
   *[other] Ci sono ancora { $count } posti liberi.
}
wait-for-others = { $count ->
    [one] C’è ancora un posto libero. Lascia aperta questa pagina: la partita inizia da sola.
   *[other] Ci sono ancora { $count } posti liberi. Lascia aperta questa pagina: la partita inizia da sola.
}
wait-for-start = Tutti i posti sono occupati. La partita la avvia chi ha aperto il tavolo.
table-full = Tutti i posti sono occupati. Potrai guardare appena la partita inizia.
invite = Invita qualcuno
invite-how = Chi ha questo link può sedersi.
invite-link = Link a questo tavolo
invite-code = Il link a questo tavolo come codice QR
invite-only-here = Questo link funziona solo su questo computer. Per far entrare altri, avvia il server con
invite-own-address = Poi apri in questo browser l’indirizzo per gli altri che viene mostrato, e manda quel link.

## The game

seats = Giocatori
seat-decides = decide ora
stand-in = { $level } (per { $name })
computer-named = { $name } ({ $level })
actions = Che cosa si può fare
your-turn = Tocca a te
turn-elsewhere = Tocca a te a un altro tavolo
sending = Invio …
wait = In attesa …
wait-for = In attesa di { $names }
choices = { $count ->
    [one] Una possibilità
   *[other] { $count } possibilità
}
choices-search = Cerca
board-missing = Nessuno ha ancora disegnato un tabellone per questo gioco.
board-missing-choose = Scegli dall’elenco di ciò che puoi fare.
take-back = Annulla la mossa
log = Che cosa è successo
log-empty = Ancora niente
log-line = { $name }: { $sentence }
handover-resigned = { $name } ha abbandonato. { $level } continua al posto di { $name }.
handover-time = Il tempo di { $name } è finito. { $level } continua al posto di { $name }.
handover-handed-over = { $name } fa continuare { $level }.
handover-back = { $name } è di ritorno e gioca di nuovo.
you-resigned = Hai abbandonato. { $level } continua al posto tuo; ora stai guardando.
you-time = Il tuo tempo è finito. { $level } gioca al posto tuo.
you-handed-over = { $level } gioca al posto tuo.
watching = Questo tavolo è al completo; stai guardando.
menu = Menu
pause = Chiedi una pausa
pause-asked = { $count ->
    [one] { $names } chiede una pausa.
   *[other] { $names } chiedono una pausa.
}
pause-waits = Vuoi una pausa. In attesa di { $names }
pause-agree = D'accordo
pause-decline = Niente pausa
pause-withdraw = Ritira
resume = Continua
hand-over = Fai continuare un giocatore virtuale al posto mio
come-back = Torna a giocare
resign = Abbandona
resign-what = { $level }, un giocatore virtuale, prende il tuo posto e la partita continua senza di te. Puoi guardare, ma non tornare.
resign-ends = Qui non gioca nessun altro: la partita finisce subito.
resign-sure = Abbandona davvero
connection-lost = La connessione è caduta e la stiamo ristabilendo; niente di ciò che hai fatto è perduto.

## The end

won = { $count ->
    [one] Vince { $names }
   *[other] Vincono insieme { $names }
}
won-you = { $points ->
    [one] Hai vinto con un punto!
   *[other] Hai vinto con { $points } punti!
}
placed = { $place }º posto su { $players }: { $points ->
    [one] un punto
   *[other] { $points } punti
}
decided-tie-break = Parità di punti; ha deciso lo spareggio: { $what }.
decided-gave-up = Chi ha abbandonato, ha esaurito il tempo o ha lasciato finire un giocatore virtuale è dietro agli altri, qualunque siano i punti.
ended-time = Il tempo di { $name } è finito
ended-time-you = Il tuo tempo è finito
ended-abandoned = { $name } ha smesso di giocare e non restava nessun altro
ended-abandoned-you = Hai smesso di giocare e non restava nessun altro
points = Punti
total = Totale
rematch = Un’altra partita
rematch-join = Vai alla prossima partita
rematch-watch = Guarda la prossima partita
journal = Verbale

## What can go wrong

error-no-connection = Il server non risponde. Controlla la connessione e riprova.
error-server = Qualcosa è andato storto sul server. Riprova tra un momento.

## Looking back

replay = Rivedi
replay-first = All’inizio
replay-before = Una mossa indietro
replay-next = Una mossa avanti
replay-last = Alla fine
replay-run = Riproduci automaticamente
replay-stop = Ferma
replay-move = Mossa
replay-eyes = Punto di vista
replay-open = Niente nascosto
replay-as = Come la vedeva { $name }
replay-at = Mossa { $move } di { $last }
replay-secret = una decisione segreta
chart = I punti nel corso della partita

fair = Il mescolamento era onesto?
fair-how = Prima della partita il server mostra l’impronta del suo seme; poi il browser di ogni giocatore aggiunge un nonce, un numero casuale tutto suo. Seme e nonce insieme determinano ogni mescolamento: nessuno poteva sceglierlo da solo.
fair-commitment = Impronta del seme (SHA-256), come questo browser l’ha saputa per la prima volta
fair-seed = Seme
fair-nonces = Nonce
fair-yours = il tuo
fair-seed-before = Questo browser ha controllato: il seme è quello promesso prima dell’inizio della partita.
fair-seed-later = Questo browser ha controllato: il seme è quello promesso quando questo browser ha visto il tavolo per la prima volta. La partita era già iniziata.
fair-seed-wrong = Questo seme non è quello promesso! Non fidarti di questo mescolamento.
fair-changed = Il server promette per questo tavolo un seme diverso da quello di prima! Non fidarti di questo mescolamento.
fair-nonce-in = Questo browser ha controllato: il tuo nonce è tra quelli usati.
fair-nonce-wrong = Il nonce che questo browser ha dato per te non è tra quelli usati! Non fidarti di questo mescolamento.
fair-nonce-none = Questo browser non ha dato nessun nonce per te, quindi non può controllarne.
fair-verify = Che ogni mescolamento segua da seme e nonce, e ogni mossa dalle regole, lo controlla a partire dal verbale
fair-insecure = A un indirizzo senza https questo browser non può controllare il seme; confronta altrove il suo SHA-256 con l’impronta.

## Talking and hints

talk = Chiacchiere
talk-say = Di’ qualcosa
talk-send = Invia
somebody = Qualcuno
hint = Suggerimento

## Oneself

me = Io
keep = Salva
kept = Salvato
records = I miei risultati
records-games = Partite
records-wins = Vinte
records-mean = Media
records-best = Record
records-rating = Valutazione
history = Partite giocate
history-line = { $place }º posto, { $points ->
    [one] un punto
   *[other] { $points } punti
}
journals = Partite giocate altrove
journals-bring = Apri un verbale
journals-how = Un verbale è un’intera partita in un file di testo; ce n’è uno per ogni partita finita.
journals-remove = Rimuovi
account = Account
account-why = Con nome utente e password conservi le tue partite e la tua valutazione, e le ritrovi da un altro dispositivo. Per giocare non serve.
account-has = Accesso effettuato come { $login }.
account-login = Nome utente
account-password = Password
account-password-long = Almeno 8 caratteri.
account-new-password = Nuova password
account-present = Password attuale
account-make = Crea un account
account-change = Cambia nome utente o password
account-enter = Accedi
account-have = Ho già un account
account-none = Non ho ancora un account
account-leave-here = Esci su questo dispositivo
account-leave = Esci da tutti i dispositivi
vanish = Dimenticami
vanish-what = Il tuo nome sparisce da tutti i tavoli, e account, valutazione e verbali vengono cancellati. Nelle partite in corso un giocatore virtuale prende il tuo posto.
vanish-sure = Sì, dimenticami

## The rules

rules = Regole
rules-whole = Pagina intera
rules-contents = Indice
rules-back = Torna al tavolo
edition-here = Edizione: { $title }
edition-changes = Questi valori stampati sono diversi al tuo tavolo; il testo qui sotto riporta quelli dell’edizione del gioco.
edition-value = Valore
edition-at-table = Al tuo tavolo
edition-in-rules = Nelle regole
