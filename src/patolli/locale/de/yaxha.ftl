### Das Brett von Yaxha. Die Begriffe folgen der Spielregel.

yaxha-colour = { $colour ->
        [orange] orange
        [blue] blau
        [green] grün
        [yellow] gelb
       *[white] weiß
    }
yaxha-round = Runde { $round } von { $rounds }

## Märkte
yaxha-markets = Marktplättchen
yaxha-market = Markt { $market }
yaxha-market-empty = vergeben
yaxha-chose = gewählt von { $name }
yaxha-chose-late = auch gewählt von { $name }
yaxha-choose = Wähle geheim einen Markt.
yaxha-rule-choose = Wählen mehrere denselben Markt, bekommt ihn das niedrigste Reihenfolgeplättchen; danach tauschen sie die Plättchen.
yaxha-rule-claim = Wer leer ausging, wählt in der Reihenfolge der Plättchen.
yaxha-rule-build = Ab Ebene 2 liegt ein Stein auf vier Steinen und berührt seine eigene Farbe.
yaxha-rule-stuck = Nur ein Stein, der nirgends passt, darf aus dem Spiel.
yaxha-rule-ready = Vorher wird nichts gesendet. Tippe auf einen Stein oder ziehe ihn, um ihn zu versetzen.
yaxha-claim = Dein Markt ging an ein niedrigeres Reihenfolgeplättchen. Wähle einen der übrigen.
yaxha-you-chose = Du hast Markt { $market } gewählt.
yaxha-waiting = { $count ->
        [0] Bitte warten.
       *[other] Warten auf { $names }.
    }
yaxha-turn-order = Reihenfolge
yaxha-turn-order-why = Wählen mehrere denselben Markt, bekommt ihn, wer hier zuerst kommt; danach tauschen sie ihre Reihenfolgeplättchen.
yaxha-turn-tile = Reihenfolgeplättchen { $number }
yaxha-turn-tile-why = Reihenfolgeplättchen { $number }: Wählen mehrere denselben Markt, bekommt ihn das niedrigste; danach werden die Plättchen getauscht.

## Bauen
yaxha-hand = Steine zum Bauen
yaxha-hand-none = Hierhin kommen deine Steine dieser Runde.
yaxha-cube = { $colour ->
        [orange] Oranger Stein
        [blue] Blauer Stein
        [green] Grüner Stein
        [yellow] Gelber Stein
       *[white] Weißer Stein
    }
yaxha-cube-stuck = { yaxha-cube }, passt nirgends
yaxha-cube-planned = { yaxha-cube }, gelegt
yaxha-planned = { yaxha-cube } auf { $cell }, Ebene { $layer }: wieder aufnehmen
yaxha-cube-at = { yaxha-cube } auf { $cell }
yaxha-cube-hidden = { yaxha-cube } auf { $cell }, verdeckt: zählt zu keiner Gruppe
yaxha-build = { $colour ->
        [orange] Lege den orangen Stein auf ein leuchtendes Feld.
        [blue] Lege den blauen Stein auf ein leuchtendes Feld.
        [green] Lege den grünen Stein auf ein leuchtendes Feld.
        [yellow] Lege den gelben Stein auf ein leuchtendes Feld.
       *[white] Lege den weißen Stein auf ein leuchtendes Feld.
    }
yaxha-build-any = Wähle einen Stein zum Legen.
yaxha-ready = Ordne deine Steine um, so oft du willst; dann tippe auf „Fertig“.
yaxha-done = Fertig
yaxha-done-left = { $count ->
        [one] Noch 1 Stein
       *[other] Noch { $count } Steine
    }
yaxha-no-place = { $colour ->
        [orange] Der orange Stein passt jetzt nirgends.
        [blue] Der blaue Stein passt jetzt nirgends.
        [green] Der grüne Stein passt jetzt nirgends.
        [yellow] Der gelbe Stein passt jetzt nirgends.
       *[white] Der weiße Stein passt jetzt nirgends.
    }
yaxha-perhaps-later = Vielleicht nach einem anderen Stein.
yaxha-lay = { yaxha-cube } auf { $cell }, Ebene { $layer }
yaxha-discard = { $colour ->
        [orange] Orangen Stein aus dem Spiel nehmen
        [blue] Blauen Stein aus dem Spiel nehmen
        [green] Grünen Stein aus dem Spiel nehmen
        [yellow] Gelben Stein aus dem Spiel nehmen
       *[white] Weißen Stein aus dem Spiel nehmen
    }
yaxha-discarded = { $count ->
        [one] Ein Stein aus dem Spiel
       *[other] { $count } Steine aus dem Spiel
    }

## Pyramiden
yaxha-pyramid = Pyramide
yaxha-pyramid-mine = Deine Pyramide
yaxha-pyramid-of = Pyramide von { $name }
yaxha-back = Zu meiner
yaxha-seen-as = Ansicht der Pyramide
yaxha-layers = Ebenen
yaxha-slanted = 3D
yaxha-layer = Ebene { $layer }
yaxha-more-behind = Drehe die Pyramide: Dahinter leuchten weitere Felder
yaxha-turn-left = Nach links drehen
yaxha-turn-right = Nach rechts drehen
yaxha-groups = Größte sichtbare Gruppe jeder Farbe
yaxha-largest-group = { $colour ->
        [orange] Orange
        [blue] Blau
        [green] Grün
        [yellow] Gelb
       *[white] Weiß
    }: größte Gruppe { $size }, { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }

## Spieler
yaxha-players = Spieler
yaxha-you = Du
yaxha-thinking = überlegt …
yaxha-has-chosen = hat gewählt
yaxha-claiming = wählt jetzt
yaxha-building = baut …
yaxha-has-built = hat gebaut
yaxha-player = { $name }, Reihenfolgeplättchen { $number }, { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }; { $doing }
yaxha-over = Das Spiel ist zu Ende.

## Bonuskarten; jeder Satz geht nach „5 Bonuspunkte“ weiter
yaxha-cards = Bonuskarten
yaxha-card = Bonuskarte { $number }
yaxha-card-colour = { $colour ->
        [orange] für die größte orange Gruppe
        [blue] für die größte blaue Gruppe
        [green] für die größte grüne Gruppe
        [yellow] für die größte gelbe Gruppe
       *[white] für die größte weiße Gruppe
    }
yaxha-card-group = für die größte Gruppe einer beliebigen Farbe
yaxha-card-ground = für die größte Gruppe auf Ebene 1; nur die Steine dort zählen
yaxha-card-layers = für die Gruppe, die sich über die meisten Ebenen erstreckt
yaxha-card-second = für die zweitgrößte Gruppe einer beliebigen Farbe
yaxha-card-second-now = { $size ->
        [0] Noch ist keine Gruppe kleiner als die größte: Niemand erfüllt die Karte.
       *[other] Im Augenblick ist das eine Gruppe von { $size }.
    }
yaxha-card-left = { $colour ->
        [orange] für eine größere orange Gruppe als links von dir
        [blue] für eine größere blaue Gruppe als links von dir
        [green] für eine größere grüne Gruppe als links von dir
        [yellow] für eine größere gelbe Gruppe als links von dir
       *[white] für eine größere weiße Gruppe als links von dir
    }
yaxha-card-left-name = Links von dir sitzt { $name }.
yaxha-card-five-1 = für 5 sichtbare Farben auf Ebene 1
yaxha-card-five-2 = für 5 sichtbare Farben auf Ebene 2
yaxha-card-side = für eine Seite der Pyramide ganz in einer Farbe
yaxha-card-three = für genau 3 sichtbare Farben in der Pyramide
yaxha-card-met = { $name }: { $standing }, erfüllt die Karte jetzt
yaxha-card-unmet = { $name }: { $standing }, erfüllt die Karte jetzt nicht

## Wertung
yaxha-cards-score = Karten, Wertung
yaxha-score = Wertung
yaxha-sheet = Wenn das Spiel jetzt endete
yaxha-sheet-end = Endwertung
yaxha-total = Summe
yaxha-scale = Punkte für die größte sichtbare Gruppe einer Farbe, nach Größe
yaxha-bag = Noch im Beutel
yaxha-left = { yaxha-colour }: { $count }
