pitch = Two dice, take one.
player-1 = Anne
player-2 = Bruno
expected = 4

said-thrown = The dice show { $dice }.
said-took = { $who } goes { $die } on.
said-no-such-die = No die shows { $die }.
said-home = { $who } is home.

move-throw = Throw { $dice }
move-take = Take the { $die }
prompt-take = Take one of the dice.
