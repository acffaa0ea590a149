### What Kopf oder Knopf’s board says by itself.

knopf-board = Board
knopf-holes =
    { $n ->
        [one] { $n } hole
       *[other] { $n } holes
    }
knopf-button =
    { $colour ->
        [red] red button
       *[blue] blue button
    }
knopf-threatened = threatened
knopf-grouped = in a forbidden group
knopf-lifted = in your hand
knopf-side = { $name } has taken { $taken } of { $target } buttons
knopf-game = game { $n } of { $games }
knopf-before = and { $n } in the first game
knopf-first-game = before: { $n }
knopf-steps = The three steps of a turn
knopf-step =
    { $step ->
        [penalty] penalty
        [strike] strike
       *[move] move
    }
# From twenty on.
knopf-quiet = { $n } of 80 moves without a button taken
knopf-seen = position seen { $n } of 3 times
knopf-where =
    { $n ->
        [one] { $square } in hand: touch the marked square.
       *[other] { $square } in hand: touch one of the { $n } marked squares.
    }
knopf-lands-alone = On { $square }: alone, no pair.
