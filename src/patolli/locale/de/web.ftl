### Was der Browser-Client selbst sagt, auf Deutsch.

skip = Zum Inhalt
settings = Einstellungen
settings-language = Sprache
settings-theme = Farben
settings-theme-auto = wie auf dem Gerät
settings-theme-light = hell
settings-theme-dark = dunkel
settings-speed = Animationen
settings-speed-instant = Aus: den Stand sofort zeigen
settings-speed-fast = Schnell
settings-speed-normal = Normal
settings-speed-slow = Langsam
settings-sound = Geräusche, am Handy auch Vibration
skip-scenes = Überspringen
repeat-scenes = Noch einmal zeigen
rail = Verlauf und Gespräch
pages = Teile des Tisches
connection-offline = Du bist offline. Was du jetzt entscheidest, wird gesendet, sobald du wieder verbunden bist.
hint-close = Tipps schließen
settings-confirm = Nachfragen, bevor eine Entscheidung gesendet wird
settings-notify = Bescheid geben, wenn ich dran bin, während patolli im Hintergrund offen ist
settings-notify-insecure = Browser zeigen Benachrichtigungen nur von Adressen, die mit https beginnen.
settings-notify-missing = Dieser Browser zeigt hier keine Benachrichtigungen. Auf einem iPhone oder iPad tut er es, sobald patolli auf dem Home-Bildschirm liegt.
settings-notify-refused = Der Browser erlaubt hier keine Benachrichtigungen. Das lässt sich in seinen eigenen Einstellungen für diese Seite ändern.
done = Fertig
close = Schließen
cancel = Abbrechen
confirm = Bestätigen
confirm-keys = Noch einmal Enter zum Bestätigen, Esc zum Zurücknehmen.
retry = Noch einmal versuchen
loading = Einen Moment …
copy = Kopieren
copied = Kopiert
copy-yourself = Der Link ist markiert; kopier ihn selbst.
share = Teilen
you = du
guest = Gast
your-name = Dein Name
name-missing = Gib zuerst einen Namen ein, damit die anderen wissen, wer du bist.
name-long = Ein Name hat höchstens { $longest } Buchstaben; kürz ihn.
no-page = Unter dieser Adresse ist nichts
no-table = Dieser Tisch ist nicht zu finden
table-gone = Diesen Tisch gibt es nicht mehr
table-closed = Dieser Tisch lässt sich gerade nicht zeigen
own-table = Einen eigenen Tisch aufmachen
to-lobby = Zur Lobby

## The lobby

lobby-now = Setz dich und spiel mit
lobby-now-how = Vier Brettspiele, gegen Computerspieler oder mit Freunden. Kostenlos, im Browser, ohne Konto.
lobby-play = Jetzt spielen
lobby-players = { $from } bis { $to } Spieler
lobby-minutes = etwa { $minutes } Min.
lobby-first = Dein erstes Spiel verwendet die Auswahl der Spielregel für Einsteiger.
lobby-level = Wie stark sind die anderen?
lobby-opponents = Computerspieler
lobby-variants = Varianten
lobby-friends = Mit Freunden spielen
lobby-friends-how = Mach einen Tisch auf und schick den Link: Niemand braucht ein Konto.
lobby-new = Einen Tisch aufmachen
lobby-link = Hast du einen Link bekommen?
lobby-link-go = Zum Tisch
lobby-link-bad = Das ist kein Link zu einem Tisch. So sieht einer aus: { $example }.
lobby-mine = Meine Spiele
lobby-open = Offene Tische
lobby-watch = Einem Spiel zusehen
line-your-turn = du bist dran
line-ready = bereit zum Start
line-open-seats = { $count ->
    [one] ein freier Platz
   *[other] { $count } freie Plätze
}
phase-gathering = wartet auf Spieler
phase-playing = läuft
phase-paused = Pause
phase-over = beendet

level-novice = Anfänger
level-casual = Hobbyspieler
level-strong = Könner
level-master = Meister
level-novice-how = Macht viele Fehler: gut, um das Spiel kennenzulernen.
level-casual-how = Vertut sich ab und zu.
level-strong-how = Weiß, worauf es ankommt, und vertut sich selten.
level-master-how = Denkt vor jeder Entscheidung voraus.

about-yaxha = Wähle geheim einen Markt, bau deine Pyramide aus Steinen und halte die Farben beisammen.
about-maya = Gewinne Steine in den Steinbrüchen und geh auf den Stufen von vier Pyramiden in Führung.
about-maori = Umsegle die Inseln, kauf Plättchen mit Muscheln und vollende deine Inseln.
about-gold = Biete geheim auf Scherben von Schrifttafeln, von Gold bis Stein, und füge sie zusammen.

## A new table

new-title = Ein neuer Tisch
new-game = Spiel
new-seats = Spieler
new-more = Uhr, Zurücknehmen, Tipps, wer den Tisch findet, eigene Ausgabe
new-clock = Bedenkzeit
clock-none = so viel du willst
clock-decision = { $time } je Entscheidung
clock-game = { $time } für das ganze Spiel
clock-game-more = { $time }, plus { $more } je Entscheidung
new-zero = Wenn jemandem die Zeit ausgeht
zero-bot = ein Computerspieler macht weiter
zero-pass = eine Entscheidung wird für diesen Platz getroffen
zero-end = das Spiel endet
new-take-back = Entscheidungen lassen sich zurücknehmen, bis etwas Neues aufgedeckt wird
gathering-no-take-back = Entscheidungen lassen sich nicht zurücknehmen
new-hints = Alle können sich Tipps geben lassen
gathering-no-hints = Niemand kann sich Tipps geben lassen
new-listed = Alle können den Tisch in der Lobby finden
new-edition = Deine eigene Ausgabe
new-edition-how = Eine Datei mit den Werten, die auf Plänen und Karten deines Exemplars gedruckt sind. Als Vorlage dient die des Spiels: Führe { $command } in einem Terminal aus.
new-edition-none = Datei entfernen
new-create = Tisch aufmachen

## Before the game

seat-open = freier Platz
sit-down = Platz nehmen
get-up = Aufstehen
free-seat = Platz frei machen
computer = Computerspieler
place-computer = Ein Computerspieler für Platz { $seat }
start = Spiel beginnen
start-when-full = { $count ->
    [one] Ein Platz ist noch frei.
   *[other] { $count } Plätze sind noch frei.
}
wait-for-others = { $count ->
    [one] Ein Platz ist noch frei. Lass diese Seite offen: Das Spiel beginnt hier von selbst.
   *[other] { $count } Plätze sind noch frei. Lass diese Seite offen: Das Spiel beginnt hier von selbst.
}
wait-for-start = Alle Plätze sind besetzt. Wer den Tisch aufgemacht hat, beginnt das Spiel.
table-full = Alle Plätze sind besetzt. Du kannst zusehen, sobald das Spiel beginnt.
invite = Jemanden einladen
invite-how = Wer diesen Link hat, kann Platz nehmen.
invite-link = Link zu diesem Tisch
invite-code = Der Link zu diesem Tisch als QR-Code
invite-only-here = Dieser Link geht nur auf diesem Computer. Damit andere hereinkommen, starte den Server mit
invite-own-address = Dann öffne in diesem Browser die Adresse für andere, die dort steht, und schick diesen Link.

## The game

seats = Spieler
seat-decides = entscheidet jetzt
stand-in = { $level } (für { $name })
computer-named = { $name } ({ $level })
actions = Was möglich ist
your-turn = Du bist dran
turn-elsewhere = An einem anderen Tisch bist du dran
sending = Wird gesendet …
wait = Warten …
wait-for = Warten auf { $names }
choices = { $count ->
    [one] Eine Möglichkeit
   *[other] { $count } Möglichkeiten
}
choices-search = Suchen
board-missing = Für dieses Spiel hat noch niemand einen Spielplan gezeichnet.
board-missing-choose = Wähle aus der Liste, was du tun möchtest.
take-back = Zurücknehmen
log = Was geschah
log-empty = Noch nichts
log-line = { $name }: { $sentence }
handover-resigned = { $name } hat aufgegeben. { $level } spielt für { $name } weiter.
handover-time = Die Zeit von { $name } ist um. { $level } spielt für { $name } weiter.
handover-handed-over = { $name } lässt { $level } weiterspielen.
handover-back = { $name } ist zurück und spielt wieder selbst.
you-resigned = Du hast aufgegeben. { $level } spielt für dich weiter; du siehst jetzt zu.
you-time = Deine Zeit ist um. { $level } spielt für dich.
you-handed-over = { $level } spielt für dich.
watching = Dieser Tisch ist voll; du siehst zu.
menu = Menü
pause = Um eine Pause bitten
pause-asked = { $count ->
    [one] { $names } bittet um eine Pause.
   *[other] { $names } bitten um eine Pause.
}
pause-waits = Du möchtest eine Pause. Warten auf { $names }
pause-agree = Einverstanden
pause-decline = Keine Pause
pause-withdraw = Zurückziehen
resume = Weitermachen
hand-over = Einen Computerspieler für mich weitermachen lassen
come-back = Wieder selbst spielen
resign = Aufgeben
resign-what = { $level }, ein Computerspieler, nimmt deinen Platz ein, und das Spiel geht ohne dich weiter. Du kannst zusehen, aber nicht zurückkommen.
resign-ends = Sonst spielt hier niemand: Das Spiel endet sofort.
resign-sure = Wirklich aufgeben
connection-lost = Die Verbindung ist unterbrochen und wird wiederhergestellt; nichts von dem, was du getan hast, ist verloren.

## The end

won = { $count ->
    [one] { $names } gewinnt
   *[other] { $names } gewinnen gemeinsam
}
won-you = { $points ->
    [one] Du gewinnst mit einem Punkt!
   *[other] Du gewinnst mit { $points } Punkten!
}
placed = Du bist { $place }. von { $players }: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}
decided-tie-break = Gleich viele Punkte; entschieden hat: { $what }.
decided-gave-up = Wer aufgab, keine Zeit mehr hatte oder einen Computerspieler zu Ende spielen ließ, liegt hinter den anderen, wie viele Punkte es auch sind.
ended-time = Die Zeit von { $name } ist um
ended-time-you = Deine Zeit ist um
ended-abandoned = { $name } hat aufgehört, und sonst war niemand mehr da
ended-abandoned-you = Du hast aufgehört, und sonst war niemand mehr da
points = Punkte
total = Summe
rematch = Noch einmal
rematch-join = Zum nächsten Spiel
rematch-watch = Beim nächsten Spiel zusehen
journal = Protokoll

## What can go wrong

error-no-connection = Der Server antwortet nicht. Prüf deine Verbindung und versuch es noch einmal.
error-server = Auf dem Server ging etwas schief. Versuch es gleich noch einmal.

## Looking back

replay = Nachspielen
replay-first = Zum Anfang
replay-before = Einen Zug zurück
replay-next = Einen Zug weiter
replay-last = Zum Ende
replay-run = Automatisch abspielen
replay-stop = Anhalten
replay-move = Zug
replay-eyes = Aus wessen Sicht
replay-open = Nichts verborgen
replay-as = Wie { $name } es sah
replay-at = Zug { $move } von { $last }
replay-secret = eine geheime Entscheidung
chart = Punkte im Verlauf des Spiels

fair = Wurde ehrlich gemischt?
fair-how = Vor dem Spiel zeigt der Server einen Fingerabdruck seines Startwerts; danach gibt der Browser jedes Spielers eine Nonce dazu, eine eigene Zufallszahl. Aus Startwert und Nonces zusammen ergibt sich, wie gemischt wird; niemand konnte das also allein bestimmen.
fair-commitment = Fingerabdruck des Startwerts (SHA-256), wie dieser Browser ihn zuerst erfuhr
fair-seed = Startwert
fair-nonces = Nonces
fair-yours = deine
fair-seed-before = Dieser Browser hat geprüft: Der Startwert ist der, der vor Beginn des Spiels versprochen wurde.
fair-seed-later = Dieser Browser hat geprüft: Der Startwert ist der, der versprochen war, als dieser Browser den Tisch zum ersten Mal sah. Das Spiel hatte da schon begonnen.
fair-seed-wrong = Dieser Startwert ist nicht der, der versprochen wurde! Verlass dich nicht darauf, wie hier gemischt wurde.
fair-changed = Der Server verspricht für diesen Tisch einen anderen Startwert als zuerst! Verlass dich nicht darauf, wie hier gemischt wurde.
fair-nonce-in = Dieser Browser hat geprüft: Deine Nonce ist unter denen, die eingemischt wurden.
fair-nonce-wrong = Die Nonce, die dieser Browser für dich gab, ist nicht unter denen, die eingemischt wurden! Verlass dich nicht darauf, wie hier gemischt wurde.
fair-nonce-none = Dieser Browser hat für dich keine Nonce gegeben und kann also keine prüfen.
fair-verify = Dass alle Mischungen aus Startwert und Nonces folgen und jeder Zug aus den Regeln, prüft anhand des Protokolls
fair-insecure = An einer Adresse ohne https kann dieser Browser den Startwert nicht prüfen; vergleich seinen SHA-256 anderswo mit dem Fingerabdruck.

## Talking and hints

talk = Plaudern
talk-say = Sag etwas
talk-send = Senden
somebody = Jemand
hint = Tipp

## Oneself

me = Ich
keep = Speichern
kept = Gespeichert
records = Meine Ergebnisse
records-games = Spiele
records-wins = Gewonnen
records-mean = Durchschnitt
records-best = Bestwert
records-rating = Wertungszahl
history = Frühere Spiele
history-line = Platz { $place }, { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}
journals = Spiele von anderswo
journals-bring = Ein Protokoll öffnen
journals-how = Ein Protokoll ist ein ganzes Spiel als Textdatei; von jedem beendeten Spiel gibt es eines.
journals-remove = Entfernen
account = Konto
account-why = Mit Anmeldename und Passwort behältst du deine Spiele und deine Wertungszahl und findest sie auf einem anderen Gerät wieder. Zum Spielen braucht das niemand.
account-has = Du bist angemeldet als { $login }.
account-login = Anmeldename
account-password = Passwort
account-password-long = Mindestens 8 Zeichen.
account-new-password = Neues Passwort
account-present = Aktuelles Passwort
account-make = Konto anlegen
account-change = Anmeldename oder Passwort ändern
account-enter = Anmelden
account-have = Ich habe ein Konto
account-none = Ich habe noch kein Konto
account-leave-here = Auf diesem Gerät abmelden
account-leave = Überall abmelden
vanish = Vergiss mich
vanish-what = Dein Name verschwindet von allen Tischen, und Konto, Wertungszahl und Protokolle werden gelöscht. In laufenden Spielen übernimmt ein Computerspieler deinen Platz.
vanish-sure = Ja, vergiss mich

## The rules

rules = Spielregeln
rules-whole = Ganze Seite
rules-contents = Inhalt
rules-back = Zurück zum Tisch
edition-here = Ausgabe: { $title }
edition-changes = Diese gedruckten Werte sind an deinem Tisch anders; der Text unten nennt die der eigenen Ausgabe des Spiels.
edition-value = Wert
edition-at-table = An deinem Tisch
edition-in-rules = In den Regeln
