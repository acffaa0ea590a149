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
