### Le regole di Maya. Nei testi su più righe `- ` e `1. ` aprono i punti di un elenco; `**` racchiude il grassetto.

maya-rules-title = Maya: le regole
maya-rules-about =
    I costruttori mandano operai nelle cave per ottenere cubetti, li trasportano e costruiscono insieme quattro piramidi.
    Ogni livello paga oro a chi vi ha più cubetti e a chi è secondo. Dopo tre round vince chi ha più monete d’oro.

    Da 3 a 5 giocatori dai 9 anni in su, circa 120 minuti. Di Bernd Eisenstein, 2003.

maya-rules-first = La tua prima partita
maya-rules-first-text =
    1. Vedi le quattro **piramidi**, con l’oro che paga ogni livello; le **cave** e le tue otto **carte operaio**.
    2. Prima tocca il primo livello di una piramide e conferma; poi, in un secondo giro, quello di un’altra.
    3. Ora le cave: tocca una carta, poi una cava. I numeri dicono quanti cubetti ricevono il primo, il secondo, … La prima carta sotto una cava deve essere bassa (▼).
    4. Conserva delle carte! I loro punti trasportano i tuoi cubetti. Due o tre valori alti in mano sono un buon inizio: smetti di giocare carte finché li hai ancora.
    5. Poi le cave si risolvono da destra a sinistra: si scoprono le carte e si distribuiscono i cubetti. Se hai giocato il tuo −3, tocca chi perde punti.
    6. Poi si costruisce, un cubetto per turno: tocca un livello illuminato. Cerca i livelli dove puoi essere primo, o riempi l’ultimo spazio dove hai la maggioranza: ottieni un cubetto bonus.
    7. Quando tutti i cubetti sono usati ogni livello paga. Poi da ogni livello che ti ha pagato va via un tuo cubetto, e comincia il round seguente.
maya-rules-first-figure = Tre cave, viste dal blu: delle carte altrui si vede solo il dorso, basso (▼) o alto (▲). In alto il gettone e i cubetti per il primo, il secondo, …

maya-rules-setup = Preparazione
maya-rules-setup-text =
    - Ci sono tre round, ciascuno in tre fasi: scavo, costruzione e incasso. Ognuno ha 28 cubetti e otto carte operaio: basse **3, 4, 4, 5** e alte **6, 7, 8 e −3**. Il dorso mostra se una carta è bassa o alta.
    - Il numero di giocatori decide quali quattro piramidi e quante cave si usano. Ogni cava ha un gettone verde.
    - Il giocatore iniziale è estratto a sorte. Da lui, in senso orario, ognuno piazza un cubetto sul primo livello di una piramide a scelta, poi in un secondo giro un altro su una piramide diversa.
maya-rules-players = { $players } giocatori
maya-rules-boards-figure = Piramidi con gli spazi e l’oro per il maggior numero di cubetti e per il secondo; cave con gettone, cubetti per posizione e posti per le carte. Tocca un gettone per leggere che cosa fa.
maya-rules-example = Esempio { $number }
maya-rules-again = Da capo
maya-rules-next = Avanti
maya-rules-name = { $colour ->
    [blue] Blu
    [red] Rosso
    [green] Verde
    [purple] Viola
   *[yellow] Giallo
}

maya-rules-quarries = Fase 1: scavo
maya-rules-quarries-text = Qui gli operai ottengono cubetti; quelli che restano in mano li trasportano.
maya-rules-laying = Utilizzare gli operai
maya-rules-laying-text =
    - Dal giocatore iniziale, a turno, ognuno piazza una carta coperta sotto una cava con un posto libero, oppure passa per il resto della fase.
    - La prima carta sotto una cava deve essere bassa. Le altre possono essere basse o alte.
    - Quando tutti hanno passato, si risolvono le cave. Anche chi non ha più carte, o non trova una cava per esse, ha passato.
maya-rules-settling = Distribuzione dei cubetti
maya-rules-settling-text =
    - Le cave si risolvono da destra a sinistra. Le carte si scoprono e ognuno somma le proprie. Un −3 vale 0 per chi l’ha giocato.
    - Ogni **−3** permette a chi l’ha giocato di togliere 3 punti a un altro giocatore presente che ne ha più di 0; o a nessuno. Si decide a turno dal giocatore iniziale.
    - Chi ha più punti è primo. In caso di parità vince chi ha piazzato lì la prima carta, di qualunque tipo. Con 0 punti o meno non si riceve nulla.
    - I cubetti si danno secondo la posizione; una posizione che nessuno occupa non scala. Il primo riceve anche il gettone.
maya-rules-settle-figure = Gli esempi di distribuzione del regolamento; il blu è il giocatore iniziale. Dove c’è un −3 decidi tu.
maya-rules-settle-hit = { $name } ha un −3: tocca il giocatore che perde 3 punti.
maya-rules-settle-done = { $name } è primo e riceve anche il gettone.
maya-rules-settle-nobody = A nessuno
maya-rules-settle-1 = Il blu ha 11 punti: 4 cubetti e il gettone. Il rosso ne ha 6: 3 cubetti. Il cubetto per il terzo posto non viene assegnato.
maya-rules-settle-2 = Nel regolamento il verde toglie 3 punti al viola, che resta con 4. Verde e blu hanno 5 punti; il verde ha piazzato per primo: 4 cubetti e il gettone. Il blu ne riceve 2, il viola nessuno.
maya-rules-settle-3 = Nel regolamento prima il blu e poi il giallo tolgono 3 punti al rosso, che va sotto zero. Il giallo ha 7 punti: 4 cubetti e il gettone; il blu 5: 2 cubetti; il rosso nulla.
maya-rules-transport = Trasporto
maya-rules-transport-text =
    - I punti delle carte ancora in mano sono il numero di cubetti che puoi tenere. Un −3 vale 0. L’eccedenza torna nella riserva.
    - Poi tutte le carte tornano in mano e tutti vedono quanti cubetti hanno gli altri.
maya-rules-kept = Carte tenute in mano
maya-rules-transport-is = { $gained } cubetti ottenuti, se ne possono trasportare { $power }: { $home } arrivano, { $lost } tornano indietro.
maya-rules-transport-figure = L’esempio del regolamento: 9 cubetti, ma solo 7 punti in mano. Tocca le carte per tenerne di più o di meno, o prendi il gettone.

maya-rules-building = Fase 2: costruzione delle piramidi
maya-rules-building-text =
    Dal giocatore iniziale, a turno, chi ha cubetti fa una di queste cose, finché non sono usati tutti i cubetti:

    - **Piazzare** un cubetto. Su un livello superiore solo se tutti i livelli inferiori di **tutte** le piramidi sono pieni, e solo dove hai un cubetto su ogni livello inferiore di **quella** piramide.
    - **Mossa doppia**: paga un cubetto alla riserva, poi piazzane due, anche su due piramidi. Servono tre cubetti (due per una mossa doppia gratis). Un secondo cubetto che non trova posto resta in mano.
    - **Passare**: paga un cubetto.
    - **Passaggio obbligato**: se non puoi piazzare affatto, paga un cubetto e ricevi 1 moneta d’oro.
maya-rules-bonus = Cubetti bonus
maya-rules-bonus-text =
    - Quando un cubetto completa un livello e quello sopra è ancora vuoto, chi ha **da solo più** cubetti sul livello pieno mette subito un cubetto della riserva sul livello sopra. Non importa chi l’ha completato.
    - I cubetti bonus non devono aspettare le altre piramidi.
    - Niente bonus in caso di parità, per un livello in cima, o se sopra ci sono già cubetti.
maya-rules-bonus-figure = L’esempio del regolamento: si riempiono i secondi livelli. I livelli illuminati si possono toccare.
maya-rules-bonus-1 = Il secondo livello di Palenque è stato completato con tre cubetti viola contro due blu: il viola ha un cubetto bonus sopra. Ora il blu: a Uxmal non può, perché in basso non ha cubetti; il terzo livello di Palenque non è ancora aperto. Resta Copan: toccala.
maya-rules-bonus-2 = Il secondo livello di Copan è pieno e il rosso ha la maggioranza: un cubetto bonus per il rosso. Ora il verde paga un cubetto per una mossa doppia. Tocca Uxmal.
maya-rules-bonus-3 = E il secondo cubetto della mossa doppia: tocca ancora Uxmal.
maya-rules-bonus-4 = Il secondo livello di Uxmal è pieno; il verde ha la maggioranza e riceve il cubetto bonus sopra.

maya-rules-gold-phase = Fase 3: incasso dell’oro
maya-rules-gold-phase-text =
    - Ogni livello paga, pieno o no. Tutti quelli con **più** cubetti ricevono ciascuno il numero più alto, tutti i **secondi** ciascuno quello più basso.
    - Chi non ha cubetti lì non riceve nulla.
maya-rules-less = Un cubetto in meno per { $name }
maya-rules-more = Un cubetto in più per { $name }
maya-rules-gold = { $gold ->
    [one] { $gold } moneta d’oro
   *[other] { $gold } monete d’oro
}
maya-rules-payout-figure = Gli esempi di incasso del regolamento. Cambia i cubetti con − e +.
maya-rules-payout-1 = Tutti e quattro hanno il maggior numero di cubetti e ricevono 3 monete d’oro ciascuno. Nessuno è secondo.
maya-rules-payout-2 = Il livello non è pieno, ma il rosso ha la maggioranza e riceve 4 monete d’oro. Nessuno è secondo.
maya-rules-payout-3 = Il verde ha tre cubetti e riceve 3 monete d’oro. Blu e rosso sono secondi a pari merito: 1 moneta d’oro ciascuno.
maya-rules-payout-4 = Blu e giallo sono primi a pari merito: 3 monete d’oro ciascuno. Gli altri tre sono secondi: 1 moneta d’oro ciascuno.
maya-rules-erosion = Erosione
maya-rules-erosion-text =
    - Dopo i round 1 e 2, quando tutti i livelli hanno pagato, ognuno toglie un cubetto da ogni livello che gli ha dato oro.
    - Chi così non ne ha più su un livello toglie tutti i suoi cubetti sopra, in quella piramide.
    - I gettoni tornano alle cave; solo quello del giocatore iniziale resta. Nessuno tiene cubetti in mano.
maya-rules-erosion-figure = L’esempio estremo del regolamento.
maya-rules-erosion-1 = Viola, blu e giallo hanno la maggioranza in basso: 2 monete d’oro ciascuno. Il rosso lì è secondo con un solo cubetto: 1 moneta d’oro, più di quanto vorrebbe.
maya-rules-erosion-2 = Da ogni livello che ha pagato ciascuno di loro toglie un cubetto. In basso il rosso non ne ha più.
maya-rules-erosion-3 = Così i cubetti rossi sopra non hanno sostegno e vanno via anch’essi.

maya-rules-end = Conclusione della partita
maya-rules-end-text = Dopo il terzo round non c’è erosione. Vince chi ha più monete d’oro. In caso di parità vince chi ha meno cubetti propri nella riserva; se è pari anche questo, la vittoria è condivisa.

maya-rules-markers = Gettoni verdi
maya-rules-markers-text = Chi è primo in una cava riceve il suo gettone e può usarlo una volta, in questo round.
maya-rules-markers-notes =
    - La protezione va piazzata, su una cava con carte ancora coperte; non servono carte proprie. Se non ce ne sono più, non ha effetto.
    - «Sposta un cubetto» e «Cubetto extra sulla piramide» sono i **gettoni cubetto**. Si può usarne uno quando lo si vince, o più tardi prima della propria azione di costruzione. Anche senza cubetti si ha il turno finché si può usare un tale gettone, e si può aspettare e tenerlo. Quando tutti i cubetti sono usati c’è un’ultima occasione.
    - Togliendo l’ultimo cubetto proprio da un livello vanno via anche tutti quelli propri sopra.
    - Un nuovo giocatore iniziale vale da quel momento, già alla cava seguente.
    - Il passaggio gratis vale anche al posto di un passaggio obbligato: si tiene il cubetto e non si riceve oro.

maya-rules-expert = Variante per esperti
maya-rules-expert-text =
    - Ognuno comincia con 10 monete d’oro. All’inizio di ogni round si estraggono dai quattro e si mostrano i gettoni blu, uno in meno dei giocatori.
    - Tutti offrono oro in segreto e scoprono insieme le offerte. L’offerta più alta sceglie per prima; in caso di parità a turno dal giocatore iniziale.
    - Chi prende un gettone paga la sua offerta alla banca. L’ultimo in quest’ordine non ne riceve e tiene l’oro; così anche chi offre 0. I gettoni rimasti decadono.
    - Un gettone blu si può usare una volta, in quel round:
maya-rules-expert-notes =
    - Il gettone punti può stare anche in una cava vuota. Un −3 può ridurlo, e perde le parità.
    - Il jolly protegge subito prima che si scopra una cava in cui il suo possessore è presente; come gettone cubetto si usa nei propri turni di costruzione.
    - I gettoni trasporto agiscono da soli. Il cubetto extra arriva dopo che l’eccedenza è tornata nella riserva.

maya-rules-silent = Dove i regolamenti tacciono
maya-rules-silent-text =
    Gli spazi, l’oro e i cubetti stampati sulle tessere sono noti solo in parte. I nostri sono una ricostruzione da ciò che raccontano i regolamenti e da resoconti di partite; chi ha la scatola può giocare con i suoi numeri. Inoltre giochiamo così:

    - la banca non si esaurisce mai; ciò che una riserva di 28 cubetti non può dare non viene dato;
    - chi è primo in una cava riceve il gettone anche se la riserva è vuota;
    - se nella cava del giocatore iniziale nessuno ha punti, il giocatore iniziale resta;
    - un cubetto bonus non si può rifiutare, e i cubetti della preparazione non ne danno;
    - un cubetto non si può spostare dal primo livello di una piramide a quello stesso;
    - l’erosione toglie prima un cubetto ovunque è dovuto, poi tutto ciò che è senza sostegno.

maya-rules-options = Quando apri un tavolo
maya-rules-options-text =
    - **Gettoni cubetto**: «subito o più tardi nel round» come nel regolamento italiano, o «solo subito» come in quello olandese: quando lo si vince, o mai.
    - **Variante**: il gioco base, o la variante per esperti con l’asta dei gettoni blu.
