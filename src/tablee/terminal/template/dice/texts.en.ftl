# What GAMETITLE says to its players. $who is a name.

pitch = Roll three dice, choose a number and fill its barrel: whoever has the most balls in it wins it.
player-1 = Anne
player-2 = Bruno
player-3 = Chloe
player-4 = Denis
option-barrels = Full barrels that end the game

said-thrown = { $who } rolls { LIST($dice) }.
said-useless = Those barrels are full: { $who } misses a turn.
said-put = { $who } puts { $count ->
    [one] a ball
   *[other] { $count } balls
} into barrel { $barrel }.
said-won = Barrel { $barrel } is full: { $barrel ->
    [one] a point
   *[other] { $barrel } points
} for { $who }.
said-shared = Barrel { $barrel } is full, but nobody has the most balls in it.
said-ends = That was the last barrel: whoever has the most points wins!
said-full = Barrel { $barrel } is full already.
said-not-thrown = No die shows { $number }: there are { LIST($dice) }.
expected = the number of a barrel, 1 to 6

term-points = Points
move-put = Fill barrel { $barrel }
move-roll = The dice show { LIST($dice) }
prompt-put = Choose a number, { LIST($numbers) }: each such die is a ball.

lesson-1 = Two fives and a two. Each five is a ball for barrel 5, worth five points: choose it.
lesson-2 = Bruno is in barrel 6. You rolled two fives again: choose 5, two more balls.
lesson-3 = Four balls out of five are yours. A single five fills the barrel.
lesson-4 = Barrel 5 is full and yours: five points. So it goes on until enough barrels are full.
