# What GAMETITLE says to its players. $who is a name.

pitch = Hop from floe to floe: each sinks behind you, and whoever is stuck has lost.
player-1 = Anne
player-2 = Bruno
option-ways = Hops allowed
option-ways-four = Straight only
option-ways-eight = Diagonally too

said-stepped = { $who } hops to { $square }, and { $left } sinks.
said-wins = { $stuck } cannot move any more: { $who } wins!
expected = a square from a1 to e5

move-step = Hop to { $square }
prompt-step = Hop to a floe next to yours: the one you leave sinks.

lesson-1 = Five rows of floes, a pawn at each end. Yours stands on c1: hop to d2.
lesson-2 = Behind you c1 has sunk. Bruno comes nearer: step back to e1 and wait.
lesson-3 = He follows the edge. Hop to e2, right in his way.
lesson-4 = He stands next to you, and most of his floes are gone. Close the last one: d3.
lesson-5 = No floe next to him still floats: you have won.
