# What is said in every game.

said-malformed = This is not a move: “{ $text }”; expected { $expected }.
said-game-over = The game is over.
said-fate-first = Chance goes first.
said-not-your-turn = It is not your turn: we are waiting for { LIST($seats) }.
said-may-play = Not now. Your choices: { LIST($moves, type: "or") }.
said-may-play-many = Not now. There are { $count } other moves to choose from.
said-fates-move = That is up to chance, not to you.
said-nothing-to-undo = There is no move to take back.
said-fate-answered = Chance has answered that move: it is taken back only if everybody agrees.
said-not-your-move = The move before is another player’s: it is taken back only if everybody agrees.
said-revealed = That move revealed something: it is taken back only if everybody agrees.
expected-text = a text
expected-time = a time in whole milliseconds
expected-move = a move of this game

move-move = { $move }
player-1 = a
player-2 = b
player-3 = c
player-4 = d
player-5 = e
player-6 = f
player-7 = g
player-8 = h

## How strong bots are, in games that do not say it themselves

level-1 = Beginner
level-2 = Casual
level-3 = Regular
level-4 = Expert
level-5 = Master
