# What GAMETITLE says to its players. $who is a name.

pitch = Take one, two or three marbles; the last one wins.
player-1 = Anne
player-2 = Bruno
player-3 = Chloe
player-4 = Denis
option-marbles = Marbles at the start

said-took = { $who } takes { $count }; { $left } { $left ->
    [one] is
   *[other] are
} left.
said-wins = { $who } took the last one and wins!
said-too-many = Take { $most ->
    [one] one marble
   *[other] 1 to { $most } marbles
}, not { $count }.
expected = a number of marbles, 1, 2 or 3

move-take = Take { $marbles }
field-marbles = Marbles
prompt-take = { $most ->
    [one] Take the last marble: it wins.
   *[other] Take 1 to { $most } marbles: the last one wins.
}

lesson-1 = Twelve marbles on the table. Take three of them.
lesson-2 = Now it is Hugo’s turn.
lesson-3 = Seven are left. Leave him a multiple of four: take three.
lesson-4 = Three marbles: take them all!
lesson-5 = The last one is yours, and so is the game.
