# Ce que GAMETITLE dit à ses joueurs. $who est un nom.

pitch = Lancez trois dés, choisissez un nombre et remplissez son tonneau : qui y a le plus de billes le gagne.
player-1 = Anne
player-2 = Bruno
player-3 = Chloé
player-4 = Denis
option-barrels = Tonneaux pleins qui finissent la partie

said-thrown = { $who } lance { LIST($dice) }.
said-useless = Ces tonneaux sont pleins : { $who } passe son tour.
said-put = { $who } met { $count ->
    [one] une bille
   *[other] { $count } billes
} dans le tonneau { $barrel }.
said-won = Le tonneau { $barrel } est plein : { $barrel ->
    [one] un point
   *[other] { $barrel } points
} pour { $who }.
said-shared = Le tonneau { $barrel } est plein, mais personne n’y a le plus de billes.
said-ends = C’était le dernier tonneau : qui a le plus de points gagne !
said-full = Le tonneau { $barrel } est déjà plein.
said-not-thrown = Aucun dé ne montre { $number } : il y a { LIST($dice) }.
expected = le numéro d’un tonneau, de 1 à 6

term-points = Points
move-put = Remplir le tonneau { $barrel }
move-roll = Les dés donnent { LIST($dice) }
prompt-put = Choisissez un nombre, { LIST($numbers) } : une bille par dé.

lesson-1 = Deux cinq et un deux. Chaque cinq est une bille pour le tonneau 5, qui vaut cinq points : choisissez-le.
lesson-2 = Bruno est au tonneau 6. Encore deux cinq : choisissez 5, deux billes de plus.
lesson-3 = Quatre billes sur cinq sont à vous. Un seul cinq remplit le tonneau.
lesson-4 = Le tonneau 5 est plein et à vous : cinq points. On continue jusqu’à ce qu’assez de tonneaux soient pleins.
