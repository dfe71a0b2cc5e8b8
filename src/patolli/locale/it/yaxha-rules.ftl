### Le regole di Yaxha. Nei testi su più righe `- ` e `1. ` aprono i punti di un elenco; `**` racchiude il grassetto.

yaxha-rules-title = Yaxha: le regole
yaxha-rules-about =
    Per dieci round ognuno sceglie in segreto un mercato, ne prende i tre cubi e li aggiunge alla propria piramide maya.
    Alla fine di ogni colore conta il gruppo visibile più grande, e tre carte bonus danno altri punti.

yaxha-rules-first = La tua prima partita
yaxha-rules-first-text =
    1. Vedi i **mercati**, ciascuno con tre cubi; la tua **piramide**, ancora vuota; quelle degli altri e le tre **carte bonus**.
    2. Leggi le tre carte bonus. Ognuna dà 5 punti a tutti quelli che la soddisfano.
    3. Tocca il mercato con i cubi che vuoi e conferma. Gli altri scelgono insieme a te; nessuno vede la tua scelta.
    4. Qualcuno con una **tessera turno** più bassa ha scelto lo stesso mercato? Allora toccane uno rimasto. In cambio forse ricevi la tessera migliore.
    5. Ora costruisci: tocca uno dei tuoi tre cubi, poi una casella illuminata. Vedi subito come cambiano i tuoi punti. Finché non confermi puoi riprendere ciò che non ti piace.
    6. Nei primi round metti cubi dello stesso colore uno accanto all’altro sul livello 1. Dal livello 2 in su un cubo sta su quattro altri e ne tocca uno del suo colore.
    7. Dopo dieci round si contano le piramidi. Un gruppo grande vale più di due piccoli.
yaxha-rules-first-figure = Quattro mercati con tre cubi ciascuno. Le lettere mostrano chi ha scelto quale: B e C vogliono lo stesso.

yaxha-rules-setup = Preparazione
yaxha-rules-setup-text =
    - Da 2 a 4 giocatori; tutti i 120 cubi, 24 per ognuno dei cinque colori, sono nel sacchetto.
    - Ci sono tante tessere mercato quanti sono i giocatori, e ognuno ha una carta per ciascuna.
    - Le tessere turno, da 1 al numero dei giocatori, si distribuiscono a caso.
    - Tre delle 18 carte bonus sono scoperte.

yaxha-rules-round = Un round: i mercati
yaxha-rules-round-text =
    1. **Riempire.** Su ogni tessera mercato vanno tre cubi dal sacchetto.
    2. **Scegliere.** Ognuno sceglie in segreto un mercato. Si può cambiare finché non hanno scelto tutti; poi si rivela.
    3. **Prendere.** Chi ha scelto da solo un mercato ne prende i cubi. Se più giocatori hanno scelto lo stesso, li prende chi ha la tessera turno più bassa.
    4. **Scegliere di nuovo.** Chi è rimasto senza sceglie, nell’ordine delle tessere turno, tra i mercati che nessuno ha preso. L’ultimo giocatore prende quello che resta.
    5. **Scambiare.** Quando tutti hanno i cubi, chi ha scelto lo stesso mercato si scambia le tessere turno.
yaxha-rules-swap = Chi scambia con chi
yaxha-rules-swap-text =
    - Due hanno scelto lo stesso mercato: si scambiano le tessere.
    - Tre: scambiano il primo e l’ultimo, quello in mezzo tiene la sua.
    - Quattro: 1 scambia con 4, e 2 con 3.
    - Due coppie a due mercati: ogni coppia scambia per conto suo.

    Così chi cede adesso di solito decide prima la prossima volta; solo chi è in mezzo a tre non ci guadagna.
yaxha-rules-claim-figure = I quattro esempi del regolamento; B ha la tessera turno 1, A 2, C 3 e D 4. Oppure scegli tu che cosa gioca ognuno.
yaxha-rules-example = Esempio { $number }
yaxha-rules-card-of = Mercato scelto da { $name }
yaxha-rules-gets = { $name } prende il mercato { $market }
yaxha-rules-claim-next = { $name } è arrivato tardi e sceglie tra i mercati rimasti: toccane uno.
yaxha-rules-claim-none = Ognuno ha scelto un mercato diverso e ne prende i cubi. Nessuno scambia tessere turno.
yaxha-rules-claim-swap = Tutti hanno i cubi. Si scambiano le tessere turno { $pairs }.
yaxha-rules-pair = { $one } e { $other }

yaxha-rules-building = Costruire
yaxha-rules-building-text =
    Tutti costruiscono insieme, senza essere visti finché non hanno finito tutti. I tre cubi vanno piazzati in questo round, nell’ordine che vuoi. Dieci volte tre cubi fanno esattamente una piramide intera di 30.

    - La piramide ha quattro livelli: 4×4, 3×3, 2×2 e un solo cubo in cima.
    - Il primo cubo va dove vuoi. Il livello 1 può crescere in ogni direzione, purché stia in 4×4.
    - Ogni altro cubo tocca con una faccia un cubo già piazzato. Spigoli e angoli non bastano.
    - Dal livello 2 in su un cubo poggia al centro di **quattro cubi** e tocca un cubo del **suo colore**: uno dei quattro sotto o un vicino sul suo livello. Anche i cubi nascosti valgono per questo.
    - Un livello non deve essere finito prima di cominciare quello sopra.
    - Un cubo che non entra da nessuna parte si scarta e non torna. Non puoi mai scartarne uno che entra. L’ordine lo scegli tu: un altro cubo prima può fare posto.
yaxha-rules-build-figure = Prova: tocca un cubo, poi una casella illuminata, poi «Piazza». Il cubo bianco all’inizio non entra da nessuna parte. Quale va messo prima? La riga dei colori mostra quanto vale ogni cambiamento.
yaxha-rules-lay = Piazza
yaxha-rules-again = Da capo
yaxha-rules-points = { $points } punti per i gruppi
yaxha-rules-built = Tutti e tre sono piazzati.

yaxha-rules-scoring = Punteggio
yaxha-rules-scoring-text =
    - Di ogni colore conta solo il **gruppo visibile più grande**: cubi di un colore che si toccano con le facce, anche tra livelli diversi.
    - Un cubo è **nascosto** quando tutti e quattro i posti sopra di esso sono occupati. Una piramide finita nasconde i quattro cubi centrali del livello 1 e quello centrale del livello 2. I cubi nascosti non contano e non uniscono nulla.
    - La grandezza del gruppo dà punti:
yaxha-rules-size = Grandezza
yaxha-rules-worth = Punti
yaxha-rules-or-more = 12 o più
yaxha-rules-group-figure = Tocca un cubo per vedere il suo gruppo, o un colore per vedere il gruppo che conta. I cubi piccoli tratteggiati sono nascosti.
yaxha-rules-tap = Tocca un cubo.
yaxha-rules-is-hidden = Questo cubo è nascosto: non conta per nessun gruppo.
yaxha-rules-counts = Un gruppo di { $size }: il più grande del suo colore. Vale { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }.
yaxha-rules-equal = Un gruppo di { $size }, grande quanto il più grande del suo colore. Ne conta uno solo.
yaxha-rules-smaller = Un gruppo di { $size }. Non vale nulla: il più grande del suo colore ne ha { $largest }. Con un cubo in mezzo, insieme varrebbero forse di più.

yaxha-rules-cards = Carte bonus
yaxha-rules-cards-text =
    Ogni carta dà 5 punti a **tutti** quelli che la soddisfano; si possono ottenere più carte. A pari merito la ottengono tutti, ma mai con zero cubi.
yaxha-rules-cards-first = Per la prima partita
yaxha-rules-cards-first-text = Otto carte: la prima di queste esiste una volta per ogni colore.
yaxha-rules-cards-further = Nel mazzo intero anche
yaxha-rules-cards-further-text = Altre dieci: la seconda di queste esiste una volta per ogni colore e non si usa in due.
yaxha-rules-cards-notes =
    - Sul livello 1 contano solo i cubi che vi stanno e solo i contatti dentro quel livello.
    - Il secondo gruppo più grande: tra tutti i gruppi visibili al tavolo la seconda grandezza; la ottiene chiunque abbia un gruppo così. Se tutti i gruppi sono uguali, nessuno.
    - Più grande di chi siede a sinistra: davvero più grande. A sinistra siede il posto seguente in senso orario.
    - Un lato: i 4 + 3 + 2 cubi dei livelli da 1 a 3 lungo un lato ci sono tutti e sono di un colore. La cima non conta.

yaxha-rules-end = Fine della partita
yaxha-rules-end-text = Dopo dieci round si sommano gruppi e carte bonus. Vince chi ha più punti; in caso di parità la vittoria è condivisa.
yaxha-rules-sheet-figure = Il segnapunti del regolamento: A e D hanno 52 punti ciascuno e condividono la vittoria.
yaxha-rules-bonus = Carte bonus

yaxha-rules-silent = Dove il regolamento tace
yaxha-rules-silent-text =
    Noi lo leggiamo così; i giocatori virtuali e il server vi si attengono.

    - I cubi nascosti non collegano quelli visibili.
    - Si costruisce senza essere visti finché non hanno finito tutti, perché nessuno guadagni aspettando.
    - Ciò che hai piazzato in questo round si può riprendere, l’ultimo cubo per primo, finché non confermi l’ultimo.
    - Un cubo può restare senza posto solo quando il livello 1 è pieno. Si scarta subito o dopo gli altri.
    - «Un lato» di una piramide non finita si misura dai bordi del livello 1 così com’è.
    - I punti dei gruppi di 8, 10, 11 e 12 sono quelli della carta punteggio pubblicata.
    - Per «un lato» la cima non conta; per il secondo gruppo più grande contano grandezze diverse.

yaxha-rules-options = Quando apri un tavolo
yaxha-rules-options-text = Puoi giocare con le otto carte bonus per la prima partita o con il mazzo intero.
