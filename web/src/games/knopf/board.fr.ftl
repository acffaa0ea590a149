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
knopf-where =
    { $n ->
        [one] { $square } en main : touchez la case marquée.
       *[other] { $square } en main : touchez l’une des { $n } cases marquées.
    }
knopf-lands-alone = En { $square } : seul, sans paire.
knopf-lands-pair = En { $square } : une paire avec { $partner }, qui ne menace personne.
knopf-lands-threat = En { $square } : une paire avec { $partner }, qui menace { LIST($targets) } !
knopf-lands-group = En { $square } : un groupe interdit ! { $name } pourra en prendre un bouton.
knopf-lands-danger = Gare : { $name } l’y menace.
