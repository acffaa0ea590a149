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

## Ce qui se passe, et pourquoi pas

said-sown = { $who } sème { $count ->
    [one] une graine
   *[other] { $count } graines
} depuis { $pit }, jusqu’en { $last }.
said-captured = { $who } récolte { $count } graines, en { LIST($pits) } !
said-slam = Ce serait prendre toutes les graines d’en face : { $who } n’en prend aucune.
said-stuck = { $who } n’a plus aucun coup : chacun ramasse les graines de sa rangée.
said-quiet = Cent coups sans une prise : chacun ramasse les graines de sa rangée.
said-wins = { $who } gagne avec { $count } graines.
said-draw = Vingt-quatre graines chacun : partie nulle.
said-not-yours = Le trou { $pit } n’est pas à vous : semez un des vôtres, de { $first } à { $last }.
said-empty = Le trou { $pit } est vide : choisissez-en un qui a des graines.
said-must-feed = La rangée d’en face est vide et { $pit } ne lui apporte rien : choisissez un trou qui la nourrit.
said-no-slam = Semer { $pit } prendrait toutes les graines d’en face : vous avez convenu de ne pas le faire.
expected = un trou, de a à f ou de A à F

## Comment on finit

standing-taken = { $n ->
    [one] { $n } graine
   *[other] { $n } graines
}

## Les coups

move-sow = Semer le trou { $pit }

## Ce qu’on peut faire

prompt-sow = Choisissez un de vos trous, de { $first } à { $last } : ses graines se sèment une à une.
prompt-feed = La rangée d’en face est vide : choisissez un trou qui lui apporte des graines.
prompt-only = Vous ne pouvez semer que le trou { $pit }.
consequence-ends = Semer { $count ->
    [one] la graine
   *[other] les { $count } graines
} de { $pit } : la dernière tombe en { $last }
consequence-takes = Semer { $count ->
    [one] la graine
   *[other] les { $count } graines
} de { $pit } jusqu’en { $last }, et en prendre { $gain }
consequence-slam = Semer { $pit } jusqu’en { $last } : ce serait tout prendre, donc rien n’est pris

## La leçon

lesson-1 = Vous êtes Alix, et la rangée du bas est à vous, de a à f. Kofi a celle du haut. Il y a quatre graines par trou, et qui en a 25 le premier gagne.
lesson-2 = Pour jouer, choisissez un trou : ses graines se sèment une à une, dans le sens inverse des aiguilles d’une montre. Commencez par a : ses quatre graines vont en b, c, d et e.
lesson-3 = Kofi a semé C et passé le coin. Semez f à présent : ses graines tournent aussi le coin et montent dans sa rangée.
lesson-4 = Il n’y a qu’une graine dans votre trou a. Kofi a compté : cinq graines depuis B y arrivent tout juste.
lesson-5 = Cela faisait deux, il les a prises. Mais c’est à vous : C contient deux graines, et les cinq de d finissent en C. Cela fera trois, et elles seront à vous !
lesson-6 = Trois graines pour vous. Semez c : six graines, jusqu’en C. Rien à prendre cette fois, mais sa rangée se remplit de petits trous.
lesson-7 = Regardez C et B. Les trois graines de f finissent en C et y font deux. En B, juste avant, il y en aura trois : vous prenez les deux trous.
lesson-8 = Et maintenant une vraie récolte. Les huit graines de b finissent en D. D, C et B en auront deux chacun : six graines d’un coup.
lesson-9 = A contient deux graines. Semez c : sa quatrième graine y tombe, et trois se prennent. On ne prend qu’en face, jamais dans sa rangée.
lesson-10 = La rangée de Kofi est vide. On n’affame pas l’autre : jouez un trou qui lui apporte des graines. Semez d : cinq de ses trous auront une graine.
lesson-11 = Il a réuni deux graines en B. Les quatre graines de f finissent en D : comptez en reculant, D, C et B sont mûrs.
lesson-12 = 24 graines : il en manque une. Votre trou e grossit depuis le début. Patience : semez a.
lesson-13 = Kofi n’a plus qu’une graine, en A. Semez f et cela fera deux. Mais c’est tout ce qu’il a, donc vous ne prenez rien : voyez vous-même.
lesson-14 = À e maintenant : quatorze graines font tout le tour, sautent e et finissent en B. Deux en A, trois en B : prenez-les !
lesson-15 = Gagné, 29 graines à 4 ! Comptez avant de semer, surveillez vos trous d’une ou deux graines, et laissez-en grossir un.

## Le jeu en trente secondes

look-1 = Choisissez un trou et semez ses graines une à une, autour du plateau.
look-2 = Si la dernière fait deux ou trois en face, elles sont à vous.
look-3 = Et les trous juste avant aussi, s’ils en ont deux ou trois. À 25, c’est gagné !
