### Was ein Server ablehnt, und warum.

## Personen
table-not-known = Sag zuerst deinen Namen.
table-only-in-person = Ein Token ist zum Spielen da; dies kann nur die Person selbst tun, der es gehört.
table-bad-name = Ein Name hat 1 bis { $longest } druckbare Zeichen, ohne Leerzeichen am Anfang oder Ende.
table-bad-login = Ein Anmeldename hat 1 bis { $longest } druckbare Zeichen und keine Leerzeichen.
table-login-taken = Jemand anders hat diesen Anmeldenamen; wähle einen anderen.
table-login-refused = Anmeldename und Passwort passen nicht zusammen.
table-password-needed = Du hast ein Konto; gib auch sein jetziges Passwort an.
table-password-wrong = Das ist nicht dein jetziges Passwort.
table-logged-out = Du wurdest inzwischen abgemeldet; melde dich neu an oder sag deinen Namen noch einmal.
table-no-such-token = Dieses Token gehört niemandem, oder nicht mehr; erstelle ein neues.
table-many-tokens = Du hast { $count } Token, und mehr hat niemand; widerrufe zuerst eines.
table-too-much = Von deiner Adresse kamen zu viele Anfragen; versuch es in einer Minute noch einmal.
table-failure = Auf dem Server ist etwas schiefgegangen; es steht in seinem Protokoll. Versuch es noch einmal.
table-many-connections-here = Von deiner Adresse sind zu viele Verbindungen offen; schließ zuerst eine.
table-many-connections = Du hast zu viele Verbindungen offen; schließ zuerst eine.
table-many-gathering = Du hast viele Tische aufgemacht, an denen kein Spiel begonnen hat; beginne zuerst eines davon.
table-many-unfinished = Du hast viele Tische aufgemacht, an denen das Spiel nicht zu Ende ist; spiel zuerst eines davon zu Ende.

## Plätze
table-no-such-table = Diesen Tisch gibt es nicht; vielleicht ist die Adresse abgeschnitten.
table-gone = Diesen Tisch gibt es nicht mehr; mach einen neuen auf.
table-no-seat = Du hast keinen Platz an diesem Tisch.
table-no-such-seat = Es gibt keinen Platz { $seat }; es gibt die Plätze 1 bis { $seats }.
table-has-seat = Du hast schon Platz { $seat }.
table-full = Alle Plätze sind besetzt; du kannst zusehen.
table-seat-taken = Platz { $seat } ist nicht frei; { $count ->
    [one] Platz { $open } ist noch zu haben
   *[other] die Plätze { $open } sind noch zu haben
}.
table-seat-not-open = Platz { $seat } ist nicht frei.
table-seat-empty = Auf Platz { $seat } sitzt niemand.
table-seats-open = { $count ->
    [one] Platz { $open } ist
   *[other] Die Plätze { $open } sind
} noch frei; warte auf jemanden, oder setz einen Computerspieler dorthin.
table-only-host = Nur der Gastgeber des Tisches kann { $what ->
    [place] Computerspieler dazusetzen
    [free] andere Plätze frei machen
   *[start] das Spiel beginnen
}.
table-no-such-level = Es gibt keine Stufe { $level }; Computerspieler sind hier: { $levels }.
table-no-person = Ein Spiel braucht einen Menschen; mach einen Platz frei, und nimm ihn selbst oder warte auf jemanden.

## Das Spiel
table-not-begun = Das Spiel hat noch nicht begonnen.
table-begun = Das Spiel hat schon begonnen.
table-over = Das Spiel ist zu Ende.
table-not-over = Das Spiel ist noch nicht zu Ende.
table-outdated = Seit deiner Entscheidung ist etwas geschehen; schau noch einmal hin.
table-no-decision = Du hast jetzt nichts zu entscheiden.
table-no-hints = An diesem Tisch gibt es keine Tipps.
table-no-take-back = An diesem Tisch wird nichts zurückgenommen.
table-somebody-else = Für diesen Platz entscheidet jetzt jemand anders.
table-nobody-there = Dort ist niemand.
table-played-already = Platz { $seat } wird schon von einem Computerspieler ({ $player }) gespielt.
table-playing-already = Du spielst schon selbst.
table-stand-in = Ein Computerspieler ({ $player }) spielt für dich; übernimm zuerst wieder selbst.
table-resigned = Du hast aufgegeben; du kannst das Spiel bis zum Ende ansehen.
table-game-time-out = Deine Zeit für dieses Spiel ist um; du kannst es bis zum Ende ansehen.
table-move-time-out = Deine Zeit für diese Entscheidung ist um; komm zurück, wenn der Computerspieler ({ $player }) sie getroffen hat.
table-paused = Das Spiel macht Pause; zuerst muss jemand weitermachen.
table-not-paused = Das Spiel macht keine Pause.
table-agreed-already = Du hast der Pause schon zugestimmt; sie beginnt, wenn die anderen es auch tun.
table-rematch-already = Es gibt schon einen Tisch für ein weiteres Spiel.

## Gespräch
table-no-talk = An diesem Tisch wird nicht geredet.
table-talk-without-seat = Nur wer einen Platz am Tisch hat, kann reden.
table-talk-too-fast = Du redest zu schnell; warte einen Moment.
table-bad-talk = Was gesagt wird, hat 1 bis { $longest } Zeichen, darunter keine Steuerzeichen.

## Nachspielen
table-no-journal-yet = Das Protokoll wird gezeigt, wenn das Spiel zu Ende ist.
table-no-such-replay = Dieses Spiel zum Nachspielen gibt es nicht; vielleicht ist die Adresse abgeschnitten.
table-no-such-move = Es gibt keinen Zug { $move }; sie gehen von 0 bis { $last }.
table-many-replays = Du hast schon { $count } Spiele mitgebracht; lösche zuerst eines.
table-still-reading = Ein anderes Spiel, das du mitgebracht hast, wird noch gelesen; versuch es gleich noch einmal.
table-busy = Gerade werden viele Spiele angesehen; versuch es gleich noch einmal.

## Das Übrige
table-no-such-stand-in = Es gibt keine Stufe { $level }; wer übernimmt, ist eines von: { $levels }.
table-level = { $level ->
    [novice] Anfänger
    [casual] Hobbyspieler
    [strong] Könner
   *[master] Meister
}
table-bad-request = Was gesendet wurde, lässt sich nicht lesen: { $why }
table-no-such-address = Unter dieser Adresse gibt es nichts.
table-too-large = Was gesendet wurde, ist zu groß.
table-http = Der Server lehnt das ab: { $why }
table-another-site = Dies kam von einer Seite einer anderen Website.
