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
# From two on.
knopf-quiet = { $n } moves without a capture
knopf-seen = position seen { $n } times
knopf-where =
    { $n ->
        [one] { $square } in hand: touch the marked square.
       *[other] { $square } in hand: touch one of the { $n } marked squares.
    }
knopf-lands-alone = On { $square }: alone, no pair.
knopf-lands-pair = On { $square }: a pair with { $partner }, threatening nobody.
knopf-lands-threat = On { $square }: a pair with { $partner }, threatening { LIST($targets) }!
knopf-lands-group = On { $square }: a forbidden group! { $name } may take a button of it.
knopf-lands-danger = Careful: { $name } threatens it there.
