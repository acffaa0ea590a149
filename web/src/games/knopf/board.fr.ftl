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
knopf-game = partie { $n } sur { $games }
knopf-before = et { $n } dans la première partie
knopf-first-game = avant : { $n }
knopf-steps = Les trois temps d’un tour
knopf-step =
    { $step ->
        [penalty] pénalité
        [strike] frappe
       *[move] déplacement
    }
# À partir de vingt.
knopf-quiet = { $n } déplacements sur 80 sans prise
knopf-seen = position vue { $n } fois sur 3
knopf-where =
    { $n ->
        [one] { $square } en main : touchez la case marquée.
       *[other] { $square } en main : touchez l’une des { $n } cases marquées.
    }
knopf-lands-alone = En { $square } : seul, sans paire.
