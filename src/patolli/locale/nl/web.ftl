### Wat de browserclient zelf zegt, in het Nederlands.

skip = Naar de inhoud
settings = Instellingen
settings-language = Taal
settings-theme = Kleuren
settings-theme-auto = zoals op het apparaat
settings-theme-light = licht
settings-theme-dark = donker
settings-speed = Animaties
settings-speed-instant = Uit: toon meteen hoe het ervoor staat
settings-speed-fast = Snel
settings-speed-normal = Normaal
settings-speed-slow = Langzaam
settings-sound = Geluiden, en trillen op een telefoon
skip-scenes = Overslaan
repeat-scenes = Nog eens tonen
rail = Verloop en gesprek
pages = Delen van de tafel
connection-offline = Je bent offline. Wat je nu beslist, wordt verstuurd zodra je weer verbonden bent.
hint-close = Tips sluiten
settings-confirm = Vraag om bevestiging voordat een beslissing wordt verstuurd
settings-notify = Laat het me weten als ik aan de beurt ben, terwijl patolli op de achtergrond openstaat
settings-notify-insecure = Browsers tonen alleen meldingen van adressen die met https beginnen.
settings-notify-missing = Deze browser toont hier geen meldingen. Op een iPhone of iPad wel, zodra patolli op het beginscherm staat.
settings-notify-refused = De browser staat hier geen meldingen toe. Dat kun je veranderen in zijn eigen instellingen voor deze pagina.
done = Klaar
close = Sluiten
cancel = Annuleren
confirm = Bevestigen
confirm-keys = Druk nogmaals op Enter om te bevestigen, op Esc om het terug te nemen.
retry = Opnieuw proberen
loading = Een ogenblik …
copy = Kopiëren
copied = Gekopieerd
copy-yourself = De link is geselecteerd; kopieer hem zelf.
share = Delen
you = jij
guest = Gast
your-name = Je naam
name-missing = Vul eerst een naam in, zodat de anderen weten wie je bent.
name-long = Een naam heeft hoogstens { $longest } letters; maak hem korter.
no-page = Op dit adres is niets
no-table = Deze tafel is niet te vinden
table-gone = Deze tafel is er niet meer
table-closed = Deze tafel kan nu niet getoond worden
own-table = Een eigen tafel maken
to-lobby = Naar de lobby

## The lobby

lobby-now = Schuif aan en speel
lobby-now-how = Vier bordspellen, tegen computerspelers of met vrienden. Gratis, in je browser, zonder account.
lobby-play = Nu spelen
lobby-players = { $from } tot { $to } spelers
lobby-minutes = ongeveer { $minutes } min.
lobby-first = Je eerste spel gebruikt de beginnersset uit de spelregels.
lobby-level = Hoe sterk zijn de anderen?
lobby-opponents = Computerspelers
lobby-variants = Varianten
lobby-friends = Met vrienden spelen
lobby-friends-how = Maak een tafel en stuur de link: niemand heeft een account nodig.
lobby-new = Een tafel maken
lobby-link = Heb je een link gekregen?
lobby-link-go = Naar de tafel
lobby-link-bad = Dat is geen link naar een tafel. Zo ziet er een uit: { $example }.
lobby-mine = Mijn spellen
lobby-open = Open tafels
lobby-watch = Meekijken bij een spel
line-your-turn = jouw beurt
line-ready = klaar om te beginnen
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
level-novice-how = Maakt veel fouten: goed om het spel te leren.
level-casual-how = Vergist zich af en toe.
level-strong-how = Weet waar het om gaat en vergist zich zelden.
level-master-how = Denkt bij elke beslissing vooruit.

about-yaxha = Kies in het geheim een markt, bouw je piramide van blokjes en houd de kleuren bij elkaar.
about-maya = Win blokjes in de steengroeven en neem de leiding op de niveaus van vier piramides.
about-maori = Vaar rond de eilanden, koop tegels met schelpen en maak je eilanden af.
about-gold = Bied in het geheim op scherven van tabletten, van goud tot steen, en leg ze aan elkaar.

## A new table

new-title = Een nieuwe tafel
new-game = Spel
new-seats = Spelers
new-more = Klok, terugnemen, tips, wie de tafel vindt, eigen editie
new-clock = Bedenktijd
clock-none = zo veel je wilt
clock-decision = { $time } per beslissing
clock-game = { $time } voor het hele spel
clock-game-more = { $time }, plus { $more } per beslissing
new-zero = Als iemands tijd om is
zero-bot = een computerspeler gaat verder
zero-pass = één beslissing wordt voor die speler genomen
zero-end = het spel eindigt
new-take-back = Beslissingen kunnen teruggenomen worden tot er iets nieuws onthuld wordt
gathering-no-take-back = Beslissingen kunnen niet teruggenomen worden
new-hints = Iedereen kan om tips vragen
gathering-no-hints = Niemand kan om tips vragen
new-listed = Iedereen kan de tafel in de lobby vinden
new-edition = Je eigen editie
new-edition-how = Een bestand met de waarden die op de borden en kaarten van jouw exemplaar staan. Begin met die van het spel: voer { $command } uit in een terminal.
new-edition-none = Bestand verwijderen
new-create = De tafel maken

## Before the game

seat-open = vrije plaats
sit-down = Plaatsnemen
get-up = Opstaan
free-seat = Plaats vrijmaken
computer = Computerspeler
place-computer = Een computerspeler voor plaats { $seat }
start = Spel beginnen
start-when-full = { $count ->
    [one] Er is nog één plaats vrij.
   *[other] Er zijn nog { $count } plaatsen vrij.
}
wait-for-others = { $count ->
    [one] Er is nog één plaats vrij. Laat deze pagina open: het spel begint hier vanzelf.
   *[other] Er zijn nog { $count } plaatsen vrij. Laat deze pagina open: het spel begint hier vanzelf.
}
wait-for-start = Alle plaatsen zijn bezet. Wie de tafel maakte, begint het spel.
table-full = Alle plaatsen zijn bezet. Je kunt meekijken zodra het spel begint.
invite = Iemand uitnodigen
invite-how = Wie deze link heeft, kan plaatsnemen.
invite-link = Link naar deze tafel
invite-code = De link naar deze tafel als QR-code
invite-only-here = Deze link werkt alleen op deze computer. Om anderen binnen te laten start je de server met
invite-own-address = Open daarna in deze browser het adres voor anderen dat er dan staat, en stuur die link.

## The game

seats = Spelers
seat-decides = beslist nu
stand-in = { $level } (voor { $name })
computer-named = { $name } ({ $level })
actions = Wat er kan
your-turn = Jij bent aan de beurt
turn-elsewhere = Aan de beurt aan een andere tafel
sending = Versturen …
wait = Wachten …
wait-for = Wachten op { $names }
choices = { $count ->
    [one] Eén mogelijkheid
   *[other] { $count } mogelijkheden
}
choices-search = Zoeken
board-missing = Voor dit spel heeft nog niemand een bord getekend.
board-missing-choose = Kies uit de lijst wat je wilt doen.
take-back = Terugnemen
log = Wat er gebeurde
log-empty = Nog niets
log-line = { $name }: { $sentence }
handover-resigned = { $name } heeft opgegeven. { $level } speelt verder voor { $name }.
handover-time = De tijd van { $name } is om. { $level } speelt verder voor { $name }.
handover-handed-over = { $name } laat { $level } verder spelen.
handover-back = { $name } is terug en speelt weer zelf.
you-resigned = Je hebt opgegeven. { $level } speelt verder voor jou; je kijkt nu mee.
you-time = Je tijd is om. { $level } speelt voor jou.
you-handed-over = { $level } speelt voor jou.
watching = Deze tafel is vol; je kijkt mee.
menu = Menu
pause = Om een pauze vragen
pause-asked = { $count ->
    [one] { $names } vraagt om een pauze.
   *[other] { $names } vragen om een pauze.
}
pause-waits = Je wilt een pauze. Wachten op { $names }
pause-agree = Akkoord
pause-decline = Geen pauze
pause-withdraw = Intrekken
resume = Verdergaan
hand-over = Een computerspeler voor mij laten verdergaan
come-back = Weer zelf spelen
resign = Opgeven
resign-what = { $level }, een computerspeler, neemt je plaats in en het spel gaat zonder jou verder. Je kunt meekijken, maar niet terugkomen.
resign-ends = Niemand anders speelt hier: het spel eindigt meteen.
resign-sure = Echt opgeven
connection-lost = De verbinding is verbroken en wordt hersteld; niets van wat je deed is verloren.

## The end

won = { $count ->
    [one] { $names } wint
   *[other] { $names } winnen samen
}
won-you = { $points ->
    [one] Je wint met één punt!
   *[other] Je wint met { $points } punten!
}
placed = Je bent { $place }e van { $players }: { $points ->
    [one] één punt
   *[other] { $points } punten
}
decided-tie-break = Gelijke punten; dit gaf de doorslag: { $what }.
decided-gave-up = Wie opgaf, geen tijd meer had of een computerspeler het spel liet uitspelen, eindigt achter de anderen, hoeveel punten het ook zijn.
ended-time = De tijd van { $name } is om
ended-time-you = Je tijd is om
ended-abandoned = { $name } is gestopt, en er was niemand meer over
ended-abandoned-you = Je bent gestopt, en er was niemand meer over
points = Punten
total = Totaal
rematch = Nog een keer
rematch-join = Naar het volgende spel
rematch-watch = Meekijken met het volgende spel
journal = Verslag

## What can go wrong

error-no-connection = De server antwoordt niet. Controleer je verbinding en probeer het opnieuw.
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
replay-secret = een geheime beslissing
chart = Punten in de loop van het spel

fair = Was er eerlijk geschud?
fair-how = Vóór het spel toont de server een vingerafdruk van zijn seed; daarna voegt de browser van elke speler een nonce toe, een eigen toevalsgetal. Uit seed en nonces samen volgt hoe er geschud wordt, dus niemand kon dat alleen kiezen.
fair-commitment = Vingerafdruk van de seed (SHA-256), zoals deze browser hem het eerst hoorde
fair-seed = Seed
fair-nonces = Nonces
fair-yours = de jouwe
fair-seed-before = Deze browser heeft gecontroleerd: dit is de seed die vóór het begin van het spel beloofd was.
fair-seed-later = Deze browser heeft gecontroleerd: dit is de seed die beloofd was toen deze browser de tafel voor het eerst zag. Het spel was toen al begonnen.
fair-seed-wrong = Dit is niet de seed die beloofd was! Vertrouw niet op hoe hier geschud is.
fair-changed = De server belooft voor deze tafel een andere seed dan eerst! Vertrouw niet op hoe hier geschud is.
fair-nonce-in = Deze browser heeft gecontroleerd: jouw nonce is bij de nonces die meegemengd zijn.
fair-nonce-wrong = De nonce die deze browser voor jou gaf is niet bij de nonces die meegemengd zijn! Vertrouw niet op hoe hier geschud is.
fair-nonce-none = Deze browser heeft geen nonce voor jou gegeven en kan er dus geen controleren.
fair-verify = Dat al het schudden uit seed en nonces volgt, en elke zet uit de regels, controleert vanuit het verslag
fair-insecure = Op een adres zonder https kan deze browser de seed niet controleren; vergelijk zijn SHA-256 elders met de vingerafdruk.

## Talking and hints

talk = Praten
talk-say = Zeg iets
talk-send = Versturen
somebody = Iemand
hint = Tip

## Oneself

me = Ik
keep = Opslaan
kept = Opgeslagen
records = Mijn resultaten
records-games = Spellen
records-wins = Gewonnen
records-mean = Gemiddelde
records-best = Beste
records-rating = Rating
history = Gespeelde spellen
history-line = plaats { $place }, { $points ->
    [one] één punt
   *[other] { $points } punten
}
journals = Spellen van elders
journals-bring = Een verslag openen
journals-how = Een verslag is een heel spel als tekstbestand; van elk afgelopen spel is er een.
journals-remove = Verwijderen
account = Account
account-why = Met een gebruikersnaam en een wachtwoord bewaar je je spellen en je rating, en vind je ze terug op een ander apparaat. Om te spelen heeft niemand er een nodig.
account-has = Je bent ingelogd als { $login }.
account-login = Gebruikersnaam
account-password = Wachtwoord
account-password-long = Minstens 8 tekens.
account-new-password = Nieuw wachtwoord
account-present = Huidig wachtwoord
account-make = Account aanmaken
account-change = Gebruikersnaam of wachtwoord wijzigen
account-enter = Inloggen
account-have = Ik heb een account
account-none = Ik heb nog geen account
account-leave-here = Uitloggen op dit apparaat
account-leave = Overal uitloggen
vanish = Vergeet mij
vanish-what = Je naam verdwijnt van alle tafels, en je account, rating en verslagen worden gewist. In lopende spellen neemt een computerspeler je plaats in.
vanish-sure = Ja, vergeet mij

## The rules

rules = Spelregels
rules-whole = Hele pagina
rules-contents = Inhoud
rules-back = Terug naar de tafel
edition-here = Editie: { $title }
edition-changes = Deze gedrukte waarden zijn aan jouw tafel anders; de tekst hieronder heeft die van de eigen editie van het spel.
edition-value = Waarde
edition-at-table = Aan jouw tafel
edition-in-rules = In de regels
