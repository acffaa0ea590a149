### Ce que le plateau de Kopf oder Knopf dit de lui-même.

knopf-board = Plateau
knopf-holes =
    { $n ->
        [one] { $n } trou
       *[other] { $n } trous
    }
knopf-button =
    { $colour ->
        [red] bouton rouge
       *[blue] bouton bleu
    }
knopf-threatened = menacé
knopf-grouped = dans un groupe interdit
knopf-lifted = en main
knopf-side =
    { $taken ->
        [one] { $name } a pris { $taken } bouton sur { $target }
       *[other] { $name } a pris { $taken } boutons sur { $target }
    }
# À partir de deux.
knopf-quiet = { $n } coups sans prise
knopf-seen = position vue { $n } fois
