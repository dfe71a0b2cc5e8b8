# Le regole di Das Gold der Maya. Righe vuote separano capoversi ed elenchi; ** racchiude il grassetto.

gold-rules-title = Das Gold der Maya: le regole

gold-rules-about-title = Di che cosa si tratta
gold-rules-about =
    Offri perle di vetro per i cocci di tavolette rotonde spezzate e ne ricomponi sul tuo piatto un cerchio completo. Più preziosi sono i lati che mostri, meglio è; ma cocci vicini possono differire di valore al massimo di 1, e che cosa c’è sul retro lo sai solo quando hai comprato il coccio.

    Da 2 a 4 giocatori. Di Los Rodriguez, 1997.

gold-rules-first-title = La tua prima partita
gold-rules-first =
    1. Guarda il tabellone dell’asta: il coccio grande davanti è all’asta adesso, i due dietro vengono dopo. Di ciascuno si conosce un solo lato.
    2. Poi c’è il tuo piatto, ancora vuoto, con le tue 10 perle. Le perle sono denaro, e alla fine ciascuna è un punto.
    3. Tocca quante perle offri, e conferma. Tutte le offerte si aprono insieme. Le offerte uguali non possono vincere; un numero inatteso è quindi spesso meglio di uno tondo.
    4. Se vinci, paghi la tua offerta a chi ha offerto meno. Anche un’offerta di 0 può dunque rendere.
    5. Poi tu solo vedi il retro. Per ogni coccio sul piatto scegli: questo lato in vista, l’altro lato in vista, o fuori dal gioco. Il tavoliere mostra che cosa ci sta e quanto vale il piatto.
    6. Bada alla grandezza: alla fine i cocci devono riempire esattamente il cerchio. Il piatto mostra quanto manca, e quali cocci lo riempirebbero.
    7. Una tavoletta completa vale 10 punti e più, una incompleta niente. Prima chiudi il cerchio, poi rendilo più prezioso.

gold-rules-shards-title = Cocci
gold-rules-shards =
    Cinque tavolette, ciascuna spezzata in sei cocci: un quarto, tre sesti e due ottavi del cerchio. In tutto 30 cocci. La grandezza non conta per ciò che può stare accanto, solo per riempire il cerchio.
gold-rules-sizes-caption = Tre grandezze; la fascia interna dice che cosa si sa del retro
gold-rules-size = { $part }, { $times } per tavoletta
gold-rules-back-unknown = Il retro non lo conosci.
gold-rules-back-secret = Tratteggiato: solo chi lo possiede conosce il retro, qui giada.
gold-rules-back-open = Semplice: tutti conoscono il retro, qui oro.

gold-rules-materials-title = Materiali
gold-rules-materials =
    L’oro vale 4, l’argento 3, il bronzo 2, la giada 1, la pietra 0. Accanto può stare ciò che è uguale o differisce di 1: l’oro solo accanto all’argento, l’argento accanto all’oro o al bronzo, e così via fino alla pietra, che sta solo accanto alla giada.

    Fronte e retro sono sempre di due materiali. Le cinque tavolette sono oro e argento, argento e bronzo, bronzo e giada, giada e pietra, pietra e oro. Dietro ogni lato c’è quindi uno di due: dietro l’oro argento o pietra.
gold-rules-materials-caption = Che cosa può toccarsi, quanto vale, che cosa può esserci sul retro

gold-rules-setup-title = Preparazione
gold-rules-setup =
    Ognuno ha un piatto vuoto e 10 perle. I 30 cocci sono nel sacchetto. Se ne pescano tre, ciascuno con un lato a caso in vista, e si mettono sul tabellone dell’asta.

    Prima di ogni altra asta si pesca un coccio e lo si mette in fondo, finché il sacchetto non è vuoto; prima delle ultime due aste non si pesca più. Le aste sono dunque 30, e tutti partecipano a ciascuna.

    Nel regolamento le perle stanno dietro uno schermo; ma chi segue le aste può contarle. Qui si vedono, a meno che aprendo il tavolo si scelga di nasconderle.

gold-rules-auction-title = L’asta
gold-rules-auction =
    Si vende il coccio davanti. Tutti offrono in segreto, da 0 a tutte le proprie perle, e aprono insieme la mano.

    - Vince l’**offerta più alta fatta da un solo giocatore**. Le offerte uguali si annullano, e il diritto passa alla successiva.
    - Un’offerta di 0 non vince mai.
    - Chi vince **dà la sua offerta a chi ha offerto meno**. Se sono più d’uno, sceglie tra loro. Se ha offerto meno lui stesso, perché tutti gli altri si sono annullati, sceglie chiunque.
    - Tutti gli altri tengono le loro perle.
    - Se nessuno vince, il coccio è fuori dal gioco, e il suo retro non si vede.

    Le perle passano solo da un giocatore all’altro, quindi sono sempre lo stesso numero.
gold-rules-auction-caption = Chi vince, e chi riceve le perle?
gold-rules-auction-task = Scegli un caso o cambia le offerte. Dove chi vince può scegliere, tocca chi riceve le perle.
gold-rules-auction-cases = Casi
gold-rules-auction-again = Scegli un altro
gold-rules-player = Giocatore { $letter }
gold-rules-bid = Offerta
gold-rules-beads-after = Dopo:
gold-rules-auction-nobody = Nessuna offerta sopra 0 è stata fatta da un solo giocatore: il coccio resta invenduto.
gold-rules-auction-highest = { $several ->
    [yes] Vince l’offerta più alta. Più giocatori hanno fatto l’offerta più bassa, quindi chi vince sceglie tra loro.
   *[no] Vince l’offerta più alta, e chi ha offerto meno riceve le perle.
}
gold-rules-auction-below = { $several ->
    [yes] Le offerte più alte si annullano; vince la successiva. Più giocatori hanno fatto l’offerta più bassa, quindi chi vince sceglie.
   *[no] Le offerte più alte si annullano; vince la successiva e paga la più bassa.
}
gold-rules-auction-least = Tutti gli altri si annullano, quindi vince l’offerta più bassa, e chi vince paga chi vuole.

gold-rules-plate-title = Il tuo piatto
gold-rules-plate =
    Chi vince un coccio prima paga, poi ne guarda il retro, da solo. Quindi puoi disporre di nuovo tutto il piatto: riordinare i cocci, girarli, e toglierne quanti vuoi dal gioco, anche quello nuovo. Il loro retro resta segreto.

    - Ciò che sta sul piatto è un solo arco senza buchi, al massimo un cerchio intero.
    - I vicini differiscono al massimo di 1 nel valore dei lati **in vista**.
    - Quando il cerchio si chiude, anche le sue due estremità sono vicine.

    L’ordine non ti vincola mai: il tavoliere ne disegna sempre uno permesso, se c’è. Basta quindi dire per ogni coccio quale lato è in vista. In un cerchio chiuso ogni materiale che sta strettamente tra il più basso e il più alto deve esserci due volte, all’andata e al ritorno.

    Con la tavoletta completa continui a offrire: per cocci migliori, o per le perle.
gold-rules-plate-caption = Ci stanno?
gold-rules-plate-task = Tocca un coccio per girarlo. I segni sul bordo mostrano dove i cocci si toccano: = è lo stesso, un gradino una differenza di 1, ✕ è vietato.
gold-rules-plate-label = Piatto d’esempio
gold-rules-plates = Piatti d’esempio
gold-rules-plate-bridge = Un salto
gold-rules-plate-bridge-text = Il bronzo non può toccare l’oro. Metti dell’argento in mezzo, o gira qualcosa. Con tutti e sei i cocci si fa una tavoletta da 30 punti.
gold-rules-plate-ring = Un cerchio chiuso
gold-rules-plate-ring-text = Il cerchio si chiude, ma al ritorno dalla giada manca il bronzo. Quale coccio giri?
gold-rules-plate-best = La migliore
gold-rules-plate-best-text = Gira tre cocci, e questa è la migliore tavoletta che ci sia: 48 punti.
gold-rules-tap = Che cosa fa un tocco
gold-rules-tap-turn = Un tocco gira
gold-rules-tap-off = Un tocco toglie
gold-rules-beside = Accanto al piatto; un tocco lo mette sopra:
gold-rules-again = Da capo

gold-rules-score-title = Fine e punteggio
gold-rules-score =
    La partita finisce dopo la 30ª asta; chi la vince può ancora disporre il piatto. Poi conta:

    - una tavoletta completa: **10**
    - ogni suo coccio: il **valore** del lato in vista
    - se è tutta di un materiale, qualunque sia: **10 in più**
    - una tavoletta incompleta: **niente**
    - ogni perla: **1**

    Vince il totale più alto; in caso di parità la vittoria è condivisa.

    Nella **variante** una tavoletta incompleta vale i valori dei suoi cocci, senza le decine.
gold-rules-score-caption = Quanto vale una tavoletta
gold-rules-score-task = Confronta la regola normale e la variante.
gold-rules-variant = Regola per le tavolette incomplete
gold-rules-variant-no = Normale
gold-rules-variant-yes = Le incomplete contano
gold-rules-score-outcome = { $variant ->
    [yes] La tavoletta incompleta vale i suoi valori: 16.
   *[no] La tavoletta incompleta non vale niente.
}
gold-rules-scored-gold = Tutta oro
gold-rules-scored-mixed = Mista
gold-rules-scored-stone = Tutta pietra
gold-rules-scored-open = Incompleta

gold-rules-two-title = In due
gold-rules-two =
    In due ognuno ha due piatti. Un coccio vinto va su uno di essi, e solo quel piatto si può allora disporre. Alla fine contano tutte e due le tavolette, e le perle.

    Se le offerte sono uguali, il coccio resta invenduto; altrimenti l’offerta più alta si paga all’altro.

gold-rules-rulings-title = Dove il regolamento tace
gold-rules-rulings =
    Il regolamento lascia aperte alcune domande. Qui vale:

    - Se le offerte sono uguali su più livelli, come in 5 – 5 – 3 – 3, nessuno vince.
    - Le perle si pagano prima che chi vince guardi il retro.
    - Il nuovo coccio si può togliere dal gioco e disporre lo stesso il piatto (in due, quello scelto).
    - Un retro diventa noto a tutti quando il suo coccio viene girato su un piatto.
    - Chi pesca dal sacchetto non cambia niente nel gioco.
    - Chi ha lo stesso totale condivide la vittoria.
    - Le grandezze dei cocci vengono da descrizioni pubblicate, non dal regolamento.
