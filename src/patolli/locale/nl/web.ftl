### Wat de browserclient zelf zegt, in het Nederlands.

skip = Naar de inhoud
settings = Instellingen
settings-language = Taal
settings-theme = Kleuren
settings-theme-auto = zoals het apparaat ze heeft
settings-theme-light = licht
settings-theme-dark = donker
settings-motion = Dingen bewegen op het scherm
settings-confirm = Vraag om bevestiging voor een beslissing wordt verstuurd
settings-notify = Laat het me weten als ik aan de beurt ben en ergens anders kijk
settings-notify-refused = De browser staat hier geen meldingen toe. Dat kun je veranderen in zijn eigen instellingen voor deze pagina.
done = Klaar
close = Sluiten
cancel = Annuleren
confirm = Bevestigen
confirm-keys = Nogmaals Enter bevestigt, Esc neemt het terug.
retry = Opnieuw proberen
loading = Een ogenblik …
copy = Kopiëren
copied = Gekopieerd
share = Delen
you = jij
guest = Gast
your-name = Je naam
no-page = Op dit adres is niets
no-table = Deze tafel is niet te vinden
to-lobby = Naar de lobby

## The lobby

lobby-now = Nu spelen
lobby-now-how = Kies een spel, en dan hoe goed de computerspelers zijn.
lobby-players = { $from } tot { $to } spelers
lobby-level = Computerspelers bij { $game }
lobby-friends = Met vrienden spelen
lobby-friends-how = Maak een tafel en stuur de link: niemand heeft een account nodig.
lobby-new = Een tafel maken
lobby-link = Heb je een link gekregen?
lobby-link-go = Naar de tafel
lobby-link-bad = Dat is geen link naar een tafel. Zo ziet er een uit: { $example }.
lobby-mine = Mijn spellen
lobby-open = Open tafels
lobby-watch = Meekijken bij een spel
line-your-turn = jij bent aan de beurt
line-open-seats = { $count ->
    [one] één vrije plaats
   *[other] { $count } vrije plaatsen
}
phase-gathering = wacht op spelers
phase-playing = bezig
phase-paused = gepauzeerd
phase-over = afgelopen

level-novice = Beginner
level-casual = Hobbyspeler
level-strong = Gevorderde
level-master = Meester

about-yaxha = Kies in het geheim een markt, bouw je piramide van blokjes en houd de kleuren bij elkaar.
about-maya = Win bouwstenen in de steengroeven en neem de leiding op de trappen van vier piramides.
about-maori = Vaar rond de eilanden, koop tegels met schelpen en maak je eilanden af.
about-gold = Bied in het geheim op scherven van gouden platen en leg ze aan elkaar.

## A new table

new-title = Een nieuwe tafel
new-game = Spel
new-seats = Spelers
new-more = Klok, terugnemen, wie hem vindt
new-clock = Bedenktijd
clock-none = zoveel je wilt
clock-move = een minuut per beslissing
clock-game = twintig minuten voor het spel, tien seconden erbij per beslissing
clock-days = twee dagen per beslissing
new-zero = Als iemands tijd om is
zero-bot = een computerspeler gaat verder
zero-pass = één beslissing wordt voor die speler genomen
zero-end = het spel eindigt
new-take-back = Beslissingen kunnen teruggenomen worden zolang er niets onthuld is
new-listed = Iedereen vindt de tafel in de lobby
new-create = Maak de tafel

## Before the game

seat-open = vrije plaats
sit-down = Ga zitten
get-up = Sta op
free-seat = Maak de plaats vrij
computer = Computerspeler
place-computer = Een computerspeler voor plaats { $seat }
start = Begin het spel
start-when-full = { $count ->
    [one] Er is nog één plaats vrij.
   *[other] Er zijn nog { $count } plaatsen vrij.
}
wait-for-others = { $count ->
    [one] Er is nog één plaats vrij. Laat deze pagina open; het begint vanzelf.
   *[other] Er zijn nog { $count } plaatsen vrij. Laat deze pagina open; het begint vanzelf.
}
wait-for-start = Alle plaatsen zijn bezet. Wie de tafel maakte, begint het spel.
table-full = Alle plaatsen zijn bezet. Je kunt meekijken zodra het spel begint.
invite = Nodig iemand uit
invite-how = Wie deze link heeft, kan gaan zitten.
invite-link = Link naar deze tafel
invite-code = De link naar deze tafel als QR-code

## The game

seats = Spelers
seat-decides = beslist nu
stand-in = { $level } speelt
actions = Wat er kan
your-turn = Jij bent aan de beurt
sending = Versturen …
wait = Wachten …
wait-for = Wachten op { $names }
choices = { $count ->
    [one] Eén mogelijkheid
   *[other] { $count } mogelijkheden
}
choices-search = Zoeken
take-back = Terugnemen
log = Wat er gebeurde
log-empty = Nog niets
log-you = Jij
log-line = { $name }: { $sentence }
menu = Menu
pause = Vraag om een pauze
resume = Ga verder
hand-over = Laat een computerspeler voor mij verdergaan
come-back = Weer zelf spelen
resign = Opgeven
resign-sure = Echt opgeven
connection-lost = De verbinding is verbroken. Ze wordt hersteld; niets van wat je deed is verloren.

## The end

won = { $count ->
    [one] { $names } wint
   *[other] { $names } winnen samen
}
won-you = Je wint!
ended-time = De tijd van { $name } is om
ended-abandoned = Het spel is opgegeven
points = Punten
total = Totaal
rematch = Nog een keer
rematch-join = Naar het volgende spel
journal = Verslag

## What can go wrong

error-no-connection = De server antwoordt niet. Kijk je verbinding na en probeer het opnieuw.
error-server = Er ging iets mis op de server. Probeer het zo weer.

## Looking back

replay = Terugkijken
replay-first = Naar het begin
replay-before = Eén zet terug
replay-next = Eén zet verder
replay-last = Naar het einde
replay-run = Automatisch afspelen
replay-stop = Stop
replay-move = Zet
replay-eyes = Door wiens ogen
replay-open = Niets verborgen
replay-as = Zoals { $name } het zag
replay-at = Zet { $move } van { $last }
chart = Punten in de loop van het spel

fair = Was er eerlijk geschud?
fair-how = Vóór het spel toonde de server een vingerafdruk van zijn seed. Nu is de seed te zien: heeft hij deze vingerafdruk, dan is hij sindsdien niet veranderd.
fair-before = Vingerafdruk vóór het spel (SHA-256)
fair-seed = Seed
fair-check = Controleer in deze browser
fair-yes = Ze komen overeen: het schudden lag vast vóór de eerste zet.
fair-no = Ze komen niet overeen!
fair-insecure = Deze browser controleert alleen op een beveiligd adres; kopieer beide en controleer ze elders.

## Talking and hints

talk = Praten
talk-say = Zeg iets
talk-send = Stuur
somebody = Iemand
hint = Tip

## Oneself

me = Ik
keep = Bewaren
kept = Bewaard
records = Mijn resultaten
records-games = Spellen
records-wins = Gewonnen
records-mean = Gemiddelde
records-best = Beste
records-rating = Rating
history = Gespeelde spellen
history-line = plaats { $place }, { $points } punten
journals = Spellen van elders
journals-bring = Open een verslag
journals-remove = Verwijderen
account = Account
account-why = Met een gebruikersnaam en een wachtwoord bewaar je je spellen en je rating, en vind je ze terug op een ander apparaat. Om te spelen heeft niemand er een nodig.
account-has = Je bent ingelogd als { $login }.
account-login = Gebruikersnaam
account-password = Wachtwoord
account-password-long = Minstens 8 tekens.
account-new-password = Nieuw wachtwoord
account-present = Huidig wachtwoord
account-make = Maak een account
account-change = Gebruikersnaam of wachtwoord wijzigen
account-enter = Inloggen
account-have = Ik heb een account
account-none = Ik heb nog geen account
account-leave = Overal uitloggen
vanish = Vergeet mij
vanish-what = Je naam verdwijnt van alle tafels, en je account, rating en verslagen worden gewist. In lopende spellen neemt een computerspeler je plaats in.
vanish-sure = Ja, vergeet mij

## The rules

rules = Spelregels
rules-contents = Inhoud
rules-back = Terug naar de tafel
