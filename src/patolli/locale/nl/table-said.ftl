### Wat een server weigert, en waarom.

## Mensen
table-not-known = Zeg eerst je naam.
table-only-in-person = Een token is om mee te spelen; dit kan alleen de persoon zelf van wie het is.
table-bad-name = Een naam heeft 1 tot { $longest } afdrukbare tekens, zonder spatie aan het begin of eind.
table-bad-login = Een gebruikersnaam heeft 1 tot { $longest } afdrukbare tekens en geen spaties.
table-login-taken = Iemand anders heeft deze gebruikersnaam; kies een andere.
table-login-refused = Die gebruikersnaam en dat wachtwoord horen niet bij elkaar.
table-password-needed = Je hebt een account; geef ook het huidige wachtwoord ervan.
table-password-wrong = Dat is niet je huidige wachtwoord.
table-logged-out = Je bent intussen uitgelogd; log opnieuw in, of zeg opnieuw je naam.
table-no-such-token = Dit token is van niemand, of niet meer; maak een nieuw.
table-many-tokens = Je hebt { $count } tokens, en meer heeft niemand; trek er eerst een in.
table-too-much = Er is te veel gevraagd vanaf jouw adres; probeer het over een minuut opnieuw.
table-failure = Op de server ging iets mis; het staat in zijn logboek. Probeer het opnieuw.
table-many-connections-here = Er zijn te veel verbindingen open vanaf jouw adres; sluit er eerst een.
table-many-connections = Je hebt te veel verbindingen open; sluit er eerst een.
table-many-gathering = Je hebt veel tafels gemaakt waar nog geen spel begonnen is; begin eerst een daarvan.
table-many-unfinished = Je hebt veel tafels gemaakt waar het spel niet afgelopen is; speel eerst een daarvan uit.

## Plaatsen
table-no-such-table = Deze tafel bestaat niet; misschien is het adres afgeknipt.
table-gone = Deze tafel is er niet meer; maak een andere.
table-no-seat = Je hebt geen plaats aan deze tafel.
table-no-such-seat = Er is geen plaats { $seat }; er zijn de plaatsen 1 tot en met { $seats }.
table-has-seat = Je hebt al plaats { $seat }.
table-full = Alle plaatsen zijn bezet; je kunt toekijken.
table-seat-taken = Plaats { $seat } is niet vrij; { $count ->
    [one] plaats { $open } is nog vrij
   *[other] de plaatsen { $open } zijn nog vrij
}.
table-seat-not-open = Plaats { $seat } is niet vrij.
table-seat-empty = Op plaats { $seat } zit niemand.
table-seats-open = { $count ->
    [one] Plaats { $open } is
   *[other] De plaatsen { $open } zijn
} nog vrij; wacht op iemand, of zet er een computerspeler neer.
table-only-host = Alleen de gastheer van de tafel kan { $what ->
    [place] computerspelers neerzetten
    [free] andere plaatsen vrijmaken
   *[start] het spel beginnen
}.
table-no-such-level = Er is geen niveau { $level }; computerspelers zijn hier: { $levels }.
table-no-person = Een spel heeft een mens nodig; maak een plaats vrij, en neem die zelf of wacht op iemand.

## Het spel
table-not-begun = Het spel is nog niet begonnen.
table-begun = Het spel is al begonnen.
table-over = Het spel is afgelopen.
table-not-over = Het spel is nog niet afgelopen.
table-outdated = Er is iets gebeurd sinds je beslissing; kijk nog eens.
table-no-decision = Je hoeft nu niets te beslissen.
table-no-hints = Aan deze tafel krijgt niemand tips.
table-no-take-back = Aan deze tafel wordt niets teruggenomen.
table-somebody-else = Iemand anders beslist nu voor deze plaats.
table-nobody-there = Daar is niemand.
table-played-already = Plaats { $seat } wordt al door een computerspeler ({ $player }) gespeeld.
table-playing-already = Je speelt al zelf.
table-stand-in = Een computerspeler ({ $player }) speelt voor je; kom eerst terug.
table-resigned = Je hebt opgegeven; je kunt het spel tot het eind volgen.
table-game-time-out = Je tijd voor dit spel is om; je kunt het tot het eind volgen.
table-move-time-out = Je tijd voor deze beslissing is om; kom terug als de computerspeler ({ $player }) ze genomen heeft.
table-paused = Het spel is gepauzeerd; eerst moet iemand verdergaan.
table-not-paused = Het spel is niet gepauzeerd.
table-agreed-already = Je hebt al met een pauze ingestemd; ze begint als de anderen dat ook doen.
table-rematch-already = Er is al een tafel voor een volgend spel.

## Praten
table-no-talk = Aan deze tafel wordt niet gepraat.
table-talk-without-seat = Alleen wie een plaats aan tafel heeft, kan praten.
table-talk-too-fast = Je praat te snel; wacht even.
table-bad-talk = Wat gezegd wordt heeft 1 tot { $longest } tekens, zonder besturingstekens.

## Terugkijken
table-no-journal-yet = Het verslag wordt getoond als het spel afgelopen is.
table-no-such-replay = Dit spel om terug te kijken bestaat niet; misschien is het adres afgeknipt.
table-no-such-move = Er is geen zet { $move }; ze gaan van 0 tot en met { $last }.
table-many-replays = Je hebt al { $count } spellen meegebracht; verwijder er eerst een.
table-still-reading = Een ander spel dat je meebracht, wordt nog gelezen; probeer het zo dadelijk opnieuw.
table-busy = Er worden nu veel spellen bekeken; probeer het zo dadelijk opnieuw.

## De rest
table-no-such-stand-in = Er is geen niveau { $level }; wie overneemt is een van: { $levels }.
table-level = { $level ->
    [novice] Beginner
    [casual] Hobbyspeler
    [strong] Gevorderde
   *[master] Meester
}
table-bad-request = Wat gestuurd werd, kan niet gelezen worden: { $why }
table-no-such-address = Op dit adres is niets.
table-too-large = Wat gestuurd werd, is te groot.
table-http = De server weigert dit: { $why }
table-another-site = Dit kwam van een pagina van een andere site.
