### Wat in elk spel gezegd wordt.

game-take-back = de laatste beslissing terugnemen
game-comma = { $first }, { $last }
game-and = { $first } en { $last }
game-or = { $first } of { $last }
game-then = { $first } { $last }
game-seat = plaats { $seat }
game-not-allowed = { $notation } mag nu niet: { $why }.
game-no-move-of = dat is geen zet van { $game }
game-not-your-turn = Plaats { $seat } hoeft nu niets te beslissen; { $waiting }.
game-waiting-nobody = het spel is afgelopen
game-waiting-for = { $count ->
    [one] { $seats } is aan de beurt
   *[other] { $seats } zijn aan de beurt
}
game-no-action = Er is geen actie { $action }; ze gaan van 0 tot en met { $last }.
game-nothing-to-take-back = Plaats { $seat } heeft nog niets beslist dat teruggenomen kan worden.
game-take-back-shown = Dat kan niet meer teruggenomen worden: er is sindsdien iets verborgens getoond.
game-take-back-others = Dat kan niet meer teruggenomen worden: iemand anders heeft sindsdien beslist.
game-take-back-later = Dat kan niet meer teruggenomen worden: latere beslissingen bouwen erop voort.
game-players = { $game } is voor { $least } tot { $most } spelers, niet voor { $players }.
game-option-players = ‘{ $option }: { $choice }’ van { $game } is voor hoogstens { $most } spelers, niet voor { $players }.
game-bad-nonce = Een nonce heeft hoogstens { $longest } afdrukbare tekens op één regel, zonder spatie aan het begin of eind.
game-yes = ja
game-no = nee
game-no-such-game = Er is geen spel { $name }; er zijn: { $games }.
game-no-such-rules = { $game } wordt hier niet volgens regels { $rules } gespeeld; de huidige regels zijn { $present }.
game-no-such-option = { $game } heeft geen optie { $option }; { $has }.
game-has-options = het heeft: { $options }
game-has-none = het heeft er geen
game-no-such-choice = De optie { $option } van { $game } kan niet { $choice } zijn; ze is een van: { $choices }.
game-not-a-move = { $move } is geen zet van { $game }.
game-no-such-seat = Er is geen plaats { $seat }; er zijn de plaatsen 1 tot en met { $last }.
game-no-such-seat-number = Er is geen plaats { $seat }; de plaatsen gaan van 0 tot en met { $last }.
game-position-size = Een positie van deze opstelling heeft { $right } bytes, niet { $given }.
