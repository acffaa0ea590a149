# What the table itself says to people at the keyboard.

said-preparing = Setting the table (a few seconds the first time)…
said-help = Type a move or its number (Tab completes), ? for the moves or the rule, hint, undo, quit.
said-why = ([bold]?[/] to read the rule)
said-can = { $move }: you can play this.
said-hint = Hint: [bold]{ $move }[/]  (wins { $value })  { $line }
said-wait = It is not your turn yet.
said-waiting = (one moment)
said-pass = Pass the keyboard to { $who }, then press Enter.
said-won = Won by { LIST($who) }.  Scores: { $scores }
said-after = [curve] to look back at the game as a curve, Enter to leave the table.
said-looking-back = Looking back
said-curve = What each player could hope for, move after move
said-own-view = (each by what they knew)
said-turns = Turning points
said-no-turns = No turning point: the game drifted gently to its end.
said-better = hint: { $move }
said-written = The game is written to { $path }.
said-sound = { $game }: { $moves ->
    [one] one move
   *[other] { $moves } moves
}, scores { $scores }; the record is sound.

## The shelf

shelf-id = id
shelf-game = game
shelf-players = players
shelf-minutes = minutes
shelf-age = age
shelf-pitch = what it is about
