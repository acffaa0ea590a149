# What GAMETITLE says to its players. $who is a name.

pitch = Everybody lays a card at once. The highest one that is alone wins as many points as the lowest card shows.
player-1 = Anne
player-2 = Bruno
player-3 = Chloe
player-4 = Denis

said-chose = { $who } has chosen.
said-laid = { $who } lays { $card }.
said-won = { $who } gets { $points ->
    [one] a point
   *[other] { $points } points
}.
said-nobody = No card is alone: nobody gets anything.
said-ends = The hands are empty: whoever has the most points wins!
expected = a card from your hand, 1 to 8

term-points = Points
term-chosen = Chosen
term-laid = Laid
move-choose = Lay { $card }
move-deal = A card: { $card }
prompt-choose = Choose a card: the highest one that is alone wins.

lesson-1 = Your hand is yours alone. Bruno has chosen a card, face down. Lay your 8: hardly anything beats it.
lesson-2 = Your 8 was higher than his 5, and the lowest card, the 5, gives the points. Now lay your 1.
lesson-3 = He won, but only one point: the 1 was the lowest card. That is what low cards are for.
