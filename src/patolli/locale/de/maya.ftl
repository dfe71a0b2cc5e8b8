# Das Brett von Maya.

maya-table = Maya
maya-seat = Platz { $number }
maya-round = Runde { $round } von { $rounds }
maya-set-up = Aufbau
maya-pyramids = Pyramiden
maya-quarries = Steinbrüche
maya-players = Spieler
maya-own = Deine Karten und Steine
maya-hand = Deine Arbeiterkarten
maya-actions = Was du tun kannst
maya-close = Schließen

# Was geschieht
maya-stage-place = Alle setzen zwei Steine
maya-stage-bid = Versteigerung blauer Marker
maya-stage-take = Blaue Marker werden gewählt
maya-stage-lay = In den Steinbrüchen
maya-stage-add-points = Der Punktemarker darf gelegt werden
maya-stage-shield = Steinbruch { $quarry } wird gleich aufgedeckt
maya-stage-hit = Steinbruch { $quarry }: Punkte abziehen
maya-stage-protect = Steinbruch { $quarry }: Schutz
maya-stage-name-start-player = Steinbruch { $quarry }: Startspieler
maya-stage-block = Steinbruch { $quarry }: Steinmarker
maya-stage-transport = Transport
maya-stage-build = Bau der Pyramiden
maya-stage-double = Doppelzug, erster Stein
maya-stage-doubled = Doppelzug, zweiter Stein
maya-stage-last-turns = Letzte Steinmarker
maya-stage-over = Das Spiel ist zu Ende

# Was gefragt wird
maya-ask-place = Setze einen Stein auf die unterste Stufe einer Pyramide.
maya-ask-bid = Biete geheim auf einen blauen Marker.
maya-ask-take = Wähle einen blauen Marker.
maya-ask-lay = Tippe auf eine Karte und einen Steinbruch, oder höre auf.
maya-ask-quarry = Tippe jetzt auf einen Steinbruch.
maya-ask-card = Tippe jetzt auf eine Karte.
maya-ask-stop = Kein Steinbruch nimmt deine Karten.
maya-ask-add-points = Den Punktemarker an einen Steinbruch legen?
maya-ask-shield = Den Joker als Schutz an Steinbruch { $quarry } einsetzen?
maya-ask-hit = Wem ziehst du Punkte ab?
maya-ask-protect = Tippe auf den Steinbruch, an dem du geschützt bist.
maya-ask-name-start-player = Wer ist ab jetzt Startspieler?
maya-ask-block = { $kind ->
    [move] Stein versetzen: Tippe auf die Stufe, von der er kommt.
   *[extra] Stein auf eine Pyramide: Tippe auf eine Pyramide.
}
maya-ask-put = Tippe auf die unterste Stufe, auf die er kommt.
maya-ask-transport = Den Joker einsetzen, um mehr Steine zu transportieren?
maya-ask-build = Tippe auf eine Pyramide, um einen Stein zu setzen.
maya-ask-double = Doppelzug: Setze den ersten Stein.
maya-ask-doubled = Doppelzug: Setze den zweiten Stein.
maya-ask-last-turns = Du darfst deinen Marker noch einsetzen.
maya-ask-forced = Du kannst keinen Stein setzen.

# The rule of the moment
maya-rule-place = Je zwei Steine, auf zwei verschiedene Pyramiden.
maya-rule-bid = Das höchste Gebot wählt zuerst. Der Letzte, und wer 0 bietet, bekommt keinen Marker und zahlt nichts.
maya-rule-take = Bei Gleichstand reihum vom Startspieler an. Ein Marker gilt einmal, in dieser Runde.
maya-rule-lay = Die erste Karte an einem Steinbruch ist eine niedrige. Karten auf der Hand transportieren deine Steine.
maya-rule-add-points = Eine −3 kann diese Punkte verringern, und sie verlieren bei Gleichstand.
maya-rule-shield = Dort kann keine −3 deine Punkte verringern.
maya-rule-hit = Bei Gleichstand gewinnt, wer dort zuerst eine Karte gelegt hat. Mit 0 Punkten bekommt man nichts.
maya-rule-protect = Dort kann keine −3 deine Punkte verringern.
maya-rule-name-start-player = Es gilt sofort, vom nächsten Steinbruch an.
maya-rule-block = { $kind ->
    [move] Nimmst du deinen letzten Stein von einer Stufe, kommen deine Steine darüber auch weg.
   *[extra] Er kommt aus deinem Vorrat auf eine unterste Stufe mit Platz.
}
maya-rule-put = Er kann nicht auf die unterste Stufe zurück, von der er kam.
maya-rule-transport = Überzählige Steine gehen in deinen Vorrat zurück.
maya-rule-build = Eine höhere Stufe ist frei, wenn alle tieferen Stufen aller Pyramiden voll sind. Du brauchst auf jeder darunter einen Stein.
maya-rule-double = Beide Steine dürfen auf verschiedene Pyramiden.
maya-rule-last-turns = Alle Steine sind verbraucht: die letzte Gelegenheit für Steinmarker.
maya-rule-forced = Wer gar nicht setzen kann, zahlt einen Stein und erhält { $gold } Gold.

# Arten von Entscheidungen
maya-kind-first = Stein setzen
maya-kind-build = Stein setzen
maya-kind-put = Stein hierher setzen
maya-kind-extra = Stein auf eine Pyramide (Marker)
maya-kind-lift = Stein versetzen (Marker)
maya-kind-joker-extra = Joker: Stein auf eine Pyramide
maya-kind-joker-lift = Joker: Stein versetzen
maya-kind-double = Doppelzug (1 Stein zahlen)
maya-kind-free-double = Kostenloser Doppelzug
maya-kind-joker-double = Joker: Doppelzug
maya-kind-pass = Passen (1 Stein zahlen)
maya-kind-forced = Passen: 1 Stein zahlen, { $gold } Gold erhalten
maya-kind-free-pass = Kostenlos passen
maya-kind-joker-pass = Joker: kostenlos passen
maya-kind-wait = Warten, Marker behalten
maya-kind-stop = Keine Karten mehr legen
maya-kind-decline = Nein
maya-kind-hit-nobody = Niemandem Punkte abziehen
maya-kind-keep = { $later ->
    [yes] Marker für später behalten
   *[no] Nicht einsetzen
}
maya-kind-joker-shield = Joker als Schutz einsetzen
maya-kind-joker-transport = Joker als Transport einsetzen

# Karten und Steinbrüche
maya-card-back = { $name }: { $back ->
    [high] eine hohe Karte
   *[low] eine niedrige Karte
}, verdeckt
maya-card-face = { $name }: { $value }{ $down ->
    [yes] , verdeckt
   *[no] {""}
}
maya-hand-card = { $value } ({ $back ->
    [high] hoch
   *[low] niedrig
})
maya-backs = ▼ niedrig, ▲ hoch
maya-why-high = ▲ noch nicht: Die erste Karte an einem Steinbruch ist eine niedrige.
maya-why-full = Alle Steinbrüche sind voll.
maya-hand-empty = Keine Karten mehr auf der Hand
maya-quarry-label = Steinbruch { $number }: { $marker }; Steine { $prizes }; { $cards } von { $places } Karten
maya-prizes = Steine für den Ersten, Zweiten, …: { $prizes }
maya-protected = { $name } ist hier geschützt
maya-result = { $name }: { $cubes ->
    [one] { $cubes } Stein
   *[other] { $cubes } Steine
}
maya-settling = Steinbruch { $quarry } wird ausgewertet
maya-settled = Steinbruch { $quarry } ist ausgewertet
maya-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
maya-minus = −{ $minus }: zieht jemand anderem Punkte ab, zählt hier 0
maya-hit = { $name } ({ $points } Punkte) { $minus } Punkte abziehen
maya-brought-of = { $carried } von { $won }

# Eigene Dinge
maya-own-cubes = { $cubes ->
    [0] keine Steine
    [one] { $cubes } Stein
   *[other] { $cubes } Steine
}
maya-lifted = Dieser Stein wird versetzt
maya-lifted-here = Hier wurde ein Stein weggenommen.
maya-capacity = Deine Karten transportieren { $cubes ->
    [one] { $cubes } Stein
   *[other] { $cubes } Steine
}
maya-capacity-after = Deine Karten transportieren { $cubes } Steine, danach { $left }

# Pyramiden
maya-level-pays = Stufe { $level } ({ $most }/{ $second }): { $who ->
    [none] niemand
   *[other] { $who }
}.
maya-pyramid-label = { $pyramid }: wer jetzt Gold bekäme
maya-level-title = { $pyramid }, Stufe { $level }
maya-level-label = { $pyramid }, Stufe { $level }, { $free ->
    [0] voll
    [one] { $free } Feld frei
   *[other] { $free } Felder frei
}.
maya-level-brings = Ein Stein hier würde dein Gold um { $gold } ändern.
maya-level-gold = Meiste Steine: { $most } Gold, zweitmeiste: { $second }.
maya-level-cubes = { $name }: { $cubes ->
    [one] { $cubes } Stein
   *[other] { $cubes } Steine
}, { $gold } Gold.

# Spieler
maya-head-gold = Gold
maya-head-cubes = Steine
maya-head-supply = Vorrat
maya-head-cards = Karten
maya-player-label = { $name } ({ $colour ->
    [blue] Blau
    [red] Rot
    [green] Grün
    [purple] Lila
   *[yellow] Gelb
}): { $gold } Gold, die Pyramiden würden jetzt { $income } zahlen; { $cubes ->
    [one] 1 Stein auf der Hand
   *[other] { $cubes } Steine auf der Hand
}, { $supply } im Vorrat; { $low } niedrige und { $high } hohe Karten auf der Hand
maya-start-player = Startspieler
maya-gold-title = { $gold } Gold; die Pyramiden würden jetzt { $income } zahlen
maya-supply-title = { $cubes } Steine im Vorrat
maya-cards-title = { $low } niedrige und { $high } hohe Karten auf der Hand
maya-stopped = legt keine Karten mehr
maya-more-paid = für Marker bezahlt
maya-more-round = Runde { $round }
maya-more-forced = erzwungenes Passen
maya-more-capacity = kann transportieren

# Das Ende einer Runde
maya-recap = Gold der Runde { $round }
maya-recap-erosion = Nach Stufen, von unten nach oben. Die Verwitterung nahm von jeder Stufe, die zahlte, einen Stein, und alles ohne Stütze.
maya-recap-last = Nach Stufen, von unten nach oben.
maya-lost = { $cubes ->
    [one] die Verwitterung nahm { $cubes } Stein
   *[other] die Verwitterung nahm { $cubes } Steine
}

# Versteigerung
maya-offer = Blaue Marker im Angebot
maya-bid = Dein Gebot
maya-bid-less = { $by } weniger
maya-bid-more = { $by } mehr
maya-bid-nothing = Nichts bieten
maya-bid-of = { $gold } Gold
maya-bid-thinking = überlegt
maya-bid-made = hat geboten
maya-takes = wählt als Nr. { $place }
maya-takes-none = bekommt keinen, zahlt nichts

# Marker
maya-marker-label = Marker { $name }: { $effect }
maya-marker-protection = Schutz
maya-marker-move-a-block = Stein versetzen
maya-marker-extra-block = Stein auf eine Pyramide
maya-marker-start-player = Startspieler
maya-marker-transport = Transport +{ $number }
maya-marker-free-pass = Kostenlos passen
maya-marker-free-double-move = Kostenloser Doppelzug
maya-marker-extra-cube = Stein auf die Hand
maya-marker-joker = Joker
maya-marker-points = Punkte +{ $number }
maya-effect-protection = Sofort an einen noch verdeckten Steinbruch legen: Dort kann keine −3 deine Punkte verringern.
maya-effect-move-a-block = Versetze einen eigenen Stein von einer Pyramide auf eine unterste Stufe mit Platz, { $later ->
    [yes] sofort oder später in dieser Runde.
   *[no] sofort.
}
maya-effect-extra-block = Setze einen Stein aus dem Vorrat auf eine unterste Stufe mit Platz, { $later ->
    [yes] sofort oder später in dieser Runde.
   *[no] sofort.
}
maya-effect-start-player = Bestimme sofort den neuen Startspieler; das kannst auch du sein.
maya-effect-transport = Du kannst in dieser Runde { $number } Steine mehr transportieren.
maya-effect-free-pass = Passe beim Bauen einmal, ohne einen Stein zu zahlen.
maya-effect-free-double-move = Mache einen Doppelzug, ohne einen Stein zu zahlen.
maya-effect-extra-cube = Ein Stein aus dem Vorrat, der keinen Transport braucht.
maya-effect-joker = Gilt einmal als ein beliebiger grüner Marker außer Startspieler.
maya-effect-points = Nachdem alle gepasst haben, { $number } Punkte an einem Steinbruch nach Wahl, auch ohne eigene Karten.
