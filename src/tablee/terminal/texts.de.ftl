# Was der Tisch den Leuten an der Tastatur sagt.

said-preparing = Der Tisch wird gedeckt (beim ersten Mal dauert es ein paar Sekunden) …
said-help = Tippe einen Zug oder seine Nummer (Tab ergänzt), ? für die Züge oder die Regel, hint, undo, quit.
said-why = ([bold]?[/] zeigt die Regel)
said-can = { $move }: Dieser Zug ist möglich.
said-hint = Tipp: [bold]{ $move }[/]  (gewinnt { $value })  { $line }
said-wait = Du bist noch nicht dran.
said-waiting = (einen Moment)
said-pass = Gib die Tastatur an { $who } weiter und drück dann Enter.
said-won = Gewonnen: { LIST($who) }.  Punkte: { $scores }
said-after = [curve] zeigt die Partie als Kurve, Enter verlässt den Tisch.
said-looking-back = Rückblick
said-curve = Was jeder Zug um Zug hoffen durfte
said-own-view = (jeder nach dem, was er wusste)
said-turns = Wendepunkte
said-no-turns = Kein Wendepunkt: Die Partie ist sanft zu Ende geglitten.
said-better = Tipp: { $move }
said-written = Die Partie steht in { $path }.
said-sound = { $game }: { $moves ->
    [one] ein Zug
   *[other] { $moves } Züge
}, Punkte { $scores }; das Protokoll stimmt.

## Das Regal

shelf-id = id
shelf-game = Spiel
shelf-players = Spieler
shelf-minutes = Minuten
shelf-age = Alter
shelf-pitch = worum es geht
