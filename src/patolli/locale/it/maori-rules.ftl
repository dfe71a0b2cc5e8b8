# Le regole di Maori. Righe vuote separano capoversi ed elenchi; ** racchiude il grassetto.

maori-rules-title = Maori: le regole

maori-rules-about-title = Di che cosa si tratta
maori-rules-about =
    Insieme i giocatori fanno navigare una nave esploratrice attorno a un’offerta di tessere isola, e ciascuno ne prende per costruire il proprio arcipelago. Le isole complete con palme, capanne e ghirlande di fiori danno punti, e così chi ha più barche e chi ha più conchiglie.

    Da 2 a 5 giocatori (con l’atollo da 2 a 4), circa 45 minuti. Di Günter Burkhardt, 2009.

maori-rules-first-title = La tua prima partita
maori-rules-first =
    1. Guarda l’offerta: 16 tessere, e la nave esploratrice sulla rotta che le circonda. Sotto o accanto c’è la tua plancia con 16 spazi. Hai 5 conchiglie e 2 barche.
    2. Quando tocca a te, tocca un approdo illuminato. Il numero dice quanti passi sono; una conchiglia accanto dice quanto costa. All’inizio navighi di 1 o 2 passi gratis.
    3. La fila davanti alla nave s’illumina, con il prezzo di ogni tessera. Tocca la più vicina, che è gratis, o paga una conchiglia per ogni tessera saltata.
    4. Tocca uno spazio della tua plancia per posare la tessera. Un segno di spunta vuol dire che completa un’isola, un più che si unisce alla terra, una piccola croce che lì non combacia.
    5. Comincia con le estremità in una riga o colonna che si può ancora chiudere. Una freccia gialla mostra dove un’isola prosegue, una croce rossa dove non può più.
    6. Prendi presto delle barche: con ciascuna navighi un passo più lontano, a ogni turno.
    7. Il numero su un’isola è quanto vale già. Metti una capanna sulle isole con molte palme, e chiudi tutto prima che qualcuno riempia la plancia.

maori-rules-tiles-title = Tessere e simboli
maori-rules-tiles =
    Ci sono 97 tessere: 54 estremità, 14 parti centrali, 10 isole singole, 17 tessere acqua e 2 vulcani. Non ci sono curve, quindi ogni isola è una linea retta, orizzontale o verticale.

    Le palme stanno dritte, quindi una tessera con palme si posa in un solo verso. Una tessera acqua si posa come si vuole.

    Mezza ghirlanda su un lato aperto forma una **ghirlanda** con l’altra metà che la incontra sulla tessera vicina.
maori-rules-tiles-caption = Che cosa c’è sulle tessere
maori-rules-shown-single = Un’isola singola è completa da sé.
maori-rules-shown-island = Un’isola di tre tessere: due estremità, una parte centrale con capanna, e una barca.
maori-rules-shown-lei = Due metà che s’incontrano fanno una ghirlanda.
maori-rules-shown-end = Un’isola verticale comincia con un’estremità superiore.
maori-rules-shown-water = Acqua con una barca: navighi più lontano.
maori-rules-shown-shells = Conchiglie: ne ricevi subito altrettante.
maori-rules-shown-volcano = Un vulcano sbarra la strada.

maori-rules-setup-title = Preparazione
maori-rules-setup =
    Si dispongono 16 tessere scoperte, quattro per quattro; un vulcano pescato ora si rimescola nella riserva. Ognuno ha una plancia con 16 spazi liberi e due barche stampate, e 5 conchiglie. Il resto delle 30 conchiglie è la banca. Le conchiglie sono visibili a tutti.

    Qualcuno, scelto a sorte, mette la nave esploratrice a uno dei 16 approdi: ogni tessera del bordo ne ha uno, una d’angolo due. Comincia chi gli siede a sinistra. (Con un’opzione mette la nave chi siede al posto 1; nel regolamento, il giocatore più anziano.)

    Un turno ha due parti: **devi** muovere la nave esploratrice, poi fai **una** azione.

maori-rules-sail-title = Muovere la nave esploratrice
maori-rules-sail =
    La nave va in senso orario, almeno di un passo, e gratis di tanti passi quante barche hai: quelle stampate e quelle sulle tessere della tua plancia. Ogni passo in più costa una conchiglia.

    Un passo è sempre gratis, anche senza barche. Non si naviga mai più di una volta attorno all’offerta, 16 passi.
maori-rules-sail-caption = Fin dove va la nave?
maori-rules-sail-task = Cambia le barche e le conchiglie, poi tocca un approdo. Con 2 barche sono fino a 2 passi; un terzo costa 1 conchiglia.
maori-rules-own-boats = Le tue barche
maori-rules-own-shells = Le tue conchiglie
maori-rules-sailed = { $steps ->
    [one] 1 passo
   *[other] { $steps } passi
}: { $price ->
    [0] gratis.
    [one] { $free } gratis, 1 per una conchiglia.
   *[other] { $free } gratis, { $price } per una conchiglia ciascuno.
} { $left ->
    [one] Ti resta 1 conchiglia.
   *[other] Ti restano { $left } conchiglie.
} Le tessere davanti alla nave costano allora { $prices }.

maori-rules-discover-title = Scoprire un’isola
maori-rules-discover =
    Dopo la navigazione fai una di queste cinque cose:

    - **Prendere una tessera** della riga o colonna davanti alla nave e posarla su uno spazio libero della tua plancia. La più vicina è gratis; ogni tessera saltata costa una conchiglia.
    - **Prendere una tessera e metterla** nel deposito, allo stesso prezzo. Il deposito contiene una tessera e dev’essere vuoto.
    - **Posare la tessera del deposito** sulla plancia.
    - **Rimuovere una tessera** dalla tua plancia. È fuori dal gioco. Tieni le conchiglie che ha portato, ma le sue barche non contano più.
    - **Niente.**

    Un vulcano non si può prendere, e nemmeno ciò che gli sta dietro. Un vulcano pescato più tardi resta per sempre nell’offerta. Dopo l’azione il vuoto si riempie dalla riserva; quando è finita, resta vuoto. Saltare un posto vuoto non costa niente.
maori-rules-take-caption = Quanto costa una tessera?
maori-rules-take-task = Scegli una fila, poi tocca una tessera illuminata.
maori-rules-row-full = Una fila piena
maori-rules-row-volcano = Davanti a un vulcano
maori-rules-row-gap = Oltre un vuoto
maori-rules-row-full-text = Le quattro tessere costano 0, 1, 2 e 3 conchiglie.
maori-rules-row-volcano-text = Si può prendere solo la tessera davanti al vulcano.
maori-rules-row-gap-text = Il posto vuoto non si paga: 0, 1 e 2 conchiglie.
maori-rules-taken = { $price ->
    [0] Gratis: { $tile }.
    [one] 1 conchiglia: { $tile }.
   *[other] { $price } conchiglie: { $tile }.
}

maori-rules-lay-title = Posare le tessere
maori-rules-lay =
    Una tessera si può posare su qualsiasi spazio libero, anche dove non combacia con le vicine. Se vi sono raffigurate conchiglie, ne ricevi subito altrettante dalla banca, finché ce n’è.

    Un’isola è **completa** quando la sua linea retta ha un’estremità da ambo le parti, così che ogni lato di terra aperto incontri terra. Un’isola singola è sempre completa.

    Nulla di ciò che sta accanto può rovinare una costa chiusa. Ma se un lato aperto incontra il bordo della plancia, o qualcosa che non sia terra corrispondente, la sua isola resta incompleta.
maori-rules-lay-caption = Dove combacia?
maori-rules-lay-task = Scegli una tessera e tocca uno spazio. Tocca una tessera posata per riprenderla.
maori-rules-lay-signs = ✓ completa un’isola · + si unisce alla terra · ✕ non combacia · • non tocca terra
maori-rules-tiles-to-lay = Tessere da posare
maori-rules-board = Plancia d’esempio
maori-rules-again = Da capo
maori-rules-laid-finishes = Un’isola è completa e conta.
maori-rules-laid-joins = Si unisce alla terra, ma l’isola ha ancora un lato aperto.
maori-rules-laid-free = Permesso ovunque: non tocca nessun lato di terra aperto.
maori-rules-laid-clashes = Permesso, ma un lato aperto è rovinato: quell’isola si completerà solo rimuovendo una tessera.
maori-rules-laid-back = Hai di nuovo la tessera in mano.

maori-rules-score-title = Fine e punteggio
maori-rules-score =
    Quando la plancia di qualcuno è piena, ognuno degli altri ha ancora un turno. Una tessera nel deposito non riempie spazi. Chi ha riempito la plancia non gioca più, e una seconda plancia piena non cambia niente.

    Poi si tolgono tutte le isole incomplete, con tutto ciò che portano. Quel che resta conta:

    - ogni palma su un’isola senza capanna: **1**
    - ogni palma su un’isola con almeno una capanna: **2** (altre capanne non aggiungono niente)
    - ogni ghirlanda completa: **10**
    - più barche, stampate e sulle tessere rimaste: **quante ne hai**; in caso di parità ognuno segna le proprie per intero
    - più conchiglie di legno: allo stesso modo; quelle raffigurate sulle tessere non contano
    - ogni spazio vuoto: **−1**, anche dove è stata tolta un’isola incompleta
    - la tessera nel deposito: niente

    Vince il totale più alto. In caso di parità vince chi ha più conchiglie; se è pari anche questo, la vittoria è condivisa.
maori-rules-score-caption = L’esempio del regolamento: 37 punti
maori-rules-score-task = L’isola sbiadita è incompleta e viene tolta. Cambia i numeri, o rimuovi delle tessere e guarda che cosa succede.
maori-rules-their-boats = Barche dell’avversario che ne ha di più
maori-rules-their-shells = Conchiglie dell’avversario che ne ha di più
maori-rules-put-back = Rimetti la tessera su { $space }
maori-rules-scored = { $total ->
    [one] { $total } punto.
   *[other] { $total } punti.
} { $boats ->
    [most] Hai più barche di tutti.
   *[fewer] Qualcuno ha più barche.
} { $shells ->
    [most] Hai più conchiglie di tutti.
   *[fewer] Qualcuno ha più conchiglie.
}

maori-rules-ships-title = Per avanzati ed esperti
maori-rules-ships =
    Ognuno ha una piccola nave propria. Va sulla prima tessera che posi. Da allora una tessera si posa accanto alla tua nave, anche in diagonale. Se lì non c’è uno spazio libero, non si può posare nessuna tessera; si può ancora metterne una nel deposito, rimuoverne una o non fare niente.

    - **Avanzato:** dopo l’azione, qualunque sia, puoi spostare la nave su una tua tessera a scelta.
    - **Esperto:** la nave va sulla tessera appena posata, e gratis mai altrove. La tessera sotto di essa non si può rimuovere.

    In entrambi, prima di posare una tessera, puoi pagare per muovere la nave: una conchiglia per ogni passo su uno degli otto spazi vicini, sempre su una tua tessera. Chi paga un passo deve posare una tessera in quel turno.

    Se nel gioco avanzato si rimuove la tessera sotto la nave, la nave deve andare su un’altra tua tessera. Se non ne hai, lascia la plancia e torna con la prossima tessera, che può andare ovunque.
maori-rules-ship-caption = Posare accanto alla piccola nave
maori-rules-ship-task = Tocca uno spazio illuminato per posarvi una tessera, o prima una tessera con una conchiglia per muovere la nave.
maori-rules-advanced = Avanzato
maori-rules-expert = Esperto
maori-rules-ship-lay = { $paid ->
    [0] Una tessera si può posare solo sugli spazi illuminati.
    [one] 1 conchiglia pagata; ora altri spazi sono accanto alla nave.
   *[other] { $paid } conchiglie pagate; ora altri spazi sono accanto alla nave.
}
maori-rules-ship-expert = La nave va sulla tessera appena posata.
maori-rules-ship-advanced = Ora la nave può andare gratis su una tua tessera a scelta, o restare.
maori-rules-ship-moved = Da qui prosegui nel tuo prossimo turno.

maori-rules-atoll-title = L’atollo
maori-rules-atoll =
    L’altro lato delle plance ha 20 spazi, con un atollo di sei nel mezzo. Ci si gioca con o senza piccole navi, da 2 a 4 giocatori. La disposizione esatta è una nostra ricostruzione, come i quattro per quattro spazi del primo lato.

    Le palme di un’isola che sta tutta dentro l’atollo contano ancora il doppio: 2 senza capanna, 4 con capanna. Le ghirlande non si raddoppiano. Una barca è stampata accanto agli spazi e una nell’atollo. Quest’ultima conta finché non è coperta, e di nuovo se la sua tessera viene tolta. Fino ad allora il suo spazio vale come spazio vuoto.
maori-rules-atoll-caption = Dentro e fuori dall’atollo
maori-rules-atoll-text =
    - L’isola con la capanna sta dentro: 3 palme da 4, 12 punti.
    - Anche l’isola singola: 2 palme da 2, 4 punti.
    - L’isola a destra vi sta solo in parte: 5 palme da 1, 5 punti.

maori-rules-rulings-title = Dove il regolamento tace
maori-rules-rulings =
    Il regolamento lascia aperte alcune domande. Qui vale:

    - Tutto si paga prima che una tessera posata porti conchiglie; queste possono quindi venire da ciò che hai appena pagato.
    - Un approdo a un bordo vuoto dell’offerta resta un approdo.
    - Una tessera isola senza palme si può girare quando si posa. (In questa serie non ce n’è, in edizioni proprie forse sì.)
    - Le ghirlande di un’isola incompleta si perdono con essa.
    - Una piccola nave può stare su una tessera acqua posata, mai su uno spazio vuoto.
    - L’offerta si riempie prima che la piccola nave si muova.
    - Edizioni proprie possono avere terra stampata. Le parti posate di un’isola incompleta si tolgono, la stampa resta e non vale niente, e una piccola nave non vi sta mai.
    - In un turno si naviga al massimo di 16 passi, una volta intorno. Saltare un posto vuoto non costa niente.
    - Se per quattro giri interi nessuno fa altro che navigare, la partita finisce e si contano i punti.

maori-rules-all-title = Tutte le tessere
maori-rules-all =
    Di quasi tutte le forme è pubblicato quante tessere ci sono; che cosa vi è stampato, il regolamento lo mostra solo in figura. I simboli qui sono una nostra ricostruzione.
maori-rules-all-ends = Estremità: 13 per ognuna delle quattro direzioni, e ancora una sinistra e una destra con 1 palma
maori-rules-all-middles = Parti centrali: 7 orizzontali e 7 verticali
maori-rules-all-singles = Isole singole: 10
maori-rules-all-waters = Acqua: 17, e 2 vulcani
