# Ce que l’Awalé dit à ses joueurs. $who est un nom, $pit et $last sont des lettres de trous.

## Le jeu

pitch = Semez vos graines autour du plateau et récoltez celles d’en face, par deux ou par trois.
shelf = Les classiques
player-1 = Awa
player-2 = Kofi
option-grand-slam = Tout prendre d’un coup
option-grand-slam-no-capture = ne rapporte rien
option-grand-slam-forbidden = est interdit
option-grand-slam-allowed = rapporte tout
level-1 = Petite graine
level-2 = Jeune pousse
level-3 = Main qui sème
level-4 = Belle récolte
level-5 = Sage du village
term-store = Graines prises

## Ce qui se passe, et pourquoi pas

said-sown = { $who } sème { $count ->
    [one] une graine
   *[other] { $count } graines
} depuis { $pit }, jusqu’en { $last }.
said-captured = { $who } récolte { $count } graines, en { LIST($pits) } !
said-slam = Ce serait prendre toutes les graines d’en face : { $who } n’en prend aucune.
said-stuck = { $who } n’a plus aucun coup : chacun ramasse les graines de sa rangée.
said-quiet = Cent coups sans une prise : chacun ramasse les graines de sa rangée.
said-wins = { $who } gagne avec { $count } graines.
said-draw = Vingt-quatre graines chacun : partie nulle.
said-not-yours = Le trou { $pit } n’est pas à vous : semez un des vôtres, de { $first } à { $last }.
said-empty = Le trou { $pit } est vide : choisissez-en un qui a des graines.
said-must-feed = La rangée d’en face est vide et { $pit } ne lui apporte rien : choisissez un trou qui la nourrit.
said-no-slam = Semer { $pit } prendrait toutes les graines d’en face : vous avez convenu de ne pas le faire.
expected = un trou, de a à f ou de A à F

## Comment on finit

standing-taken = { $n ->
    [one] { $n } graine
   *[other] { $n } graines
}

## Les coups

move-sow = Semer le trou { $pit }

## Ce qu’on peut faire

prompt-sow = Choisissez un de vos trous, de { $first } à { $last } : ses graines se sèment une à une.
prompt-feed = La rangée d’en face est vide : choisissez un trou qui lui apporte des graines.
prompt-only = Seul le trou { $pit } peut être semé.
consequence-ends = Semer { $count ->
    [one] la graine
   *[other] les { $count } graines
} de { $pit } : la dernière tombe en { $last }
consequence-takes = Semer { $count ->
    [one] la graine
   *[other] les { $count } graines
} de { $pit } jusqu’en { $last }, et en prendre { $gain }
consequence-slam = Semer { $pit } jusqu’en { $last } : ce serait tout prendre, donc rien n’est pris
