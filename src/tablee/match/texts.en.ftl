# What is said in every game.

said-malformed = This is not a move: { $text }; expected { $expected }.
said-game-over = The game is over.
said-fate-first = Fate is to act first.
said-not-your-turn = It is not your turn but that of { LIST($seats) }.
said-may-play = Not now. You may play { LIST($moves) }.
said-may-play-many = Not now. There are { $count } moves to choose from, from { $first } to { $last }.
said-fates-move = That is fate’s move, not yours.
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
