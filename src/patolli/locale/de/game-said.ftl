### Was in jedem Spiel gesagt wird.

game-take-back = die letzte Entscheidung zurücknehmen
game-comma = { $first }, { $last }
game-and = { $first } und { $last }
game-or = { $first } oder { $last }
game-then = { $first } { $last }
game-seat = Platz { $seat }
game-not-allowed = { $notation } ist jetzt nicht erlaubt: { $why }.
game-no-move-of = das ist kein Zug von { $game }
game-not-your-turn = Platz { $seat } hat jetzt nichts zu entscheiden; { $waiting }.
game-waiting-nobody = das Spiel ist zu Ende
game-waiting-for = { $count ->
    [one] { $seats } ist dran
   *[other] { $seats } sind dran
}
game-no-action = Es gibt keine Aktion { $action }; sie gehen von 0 bis { $last }.
game-nothing-to-take-back = Platz { $seat } hat noch nichts entschieden, das sich zurücknehmen ließe.
game-take-back-shown = Das lässt sich nicht mehr zurücknehmen: Seither wurde etwas aufgedeckt.
game-take-back-others = Das lässt sich nicht mehr zurücknehmen: Seither hat jemand anders entschieden.
game-take-back-later = Das lässt sich nicht mehr zurücknehmen: Spätere Entscheidungen bauen darauf auf.
game-players = { $game } ist für { $least } bis { $most } Spieler, nicht für { $players }.
game-option-players = „{ $option }: { $choice }“ von { $game } ist für höchstens { $most } Spieler, nicht für { $players }.
game-bad-nonce = Das eigene Wort zum Mischen hat höchstens { $longest } druckbare Zeichen in einer Zeile, ohne Leerzeichen am Anfang oder Ende.
game-yes = ja
game-no = nein
game-no-such-game = Es gibt kein Spiel { $name }; es gibt: { $games }.
game-no-such-rules = { $game } wird hier nicht nach Regeln { $rules } gespielt; die jetzigen Regeln sind { $present }.
game-no-such-option = { $game } hat keine Option { $option }; { $has }.
game-has-options = es hat: { $options }
game-has-none = es hat keine
game-no-such-choice = Die Option { $option } von { $game } kann nicht { $choice } sein; sie ist eines von: { $choices }.
game-not-a-move = { $move } ist kein Zug von { $game }.
game-no-such-seat = Es gibt keinen Platz { $seat }; es gibt die Plätze 1 bis { $last }.
game-no-such-seat-number = Es gibt keinen Platz { $seat }; die Plätze gehen von 0 bis { $last }.
game-position-size = Eine Stellung dieses Aufbaus hat { $right } Bytes, nicht { $given }.
