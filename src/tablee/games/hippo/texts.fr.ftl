# Ce que Hippo dit à ses joueurs. $who est un nom ; les autres variables se lisent dans le code qui dit la phrase.

## Le jeu

pitch = Soyez le premier à mettre toutes vos bouées à l’eau, et gare aux couloirs qui débordent !
player-1 = Rouge
player-2 = Vert
player-3 = Violet
player-4 = Jaune
option-lanes = Longueur des couloirs
option-lanes-three = trois places partout
option-lanes-printed = deux places de 8 à 12
level-1 = Bouée neuve
level-2 = Barboteur
level-3 = Bon nageur
level-4 = Maître-nageur
level-5 = Monsieur Hippo

## Des mots

term-a = rouge
term-b = verte
term-c = violette
term-d = jaune

## Ce qui se passe, et pourquoi pas

said-throw = { $who } lance un dé, pour voir qui commence : { $die }.
said-tied = Égalité ! Ceux qui sont en tête relancent.
said-starts = { $who } commence.
said-roll = { $who } lance les dés : { LIST($dice) }.
said-placed = { $who } glisse une bouée { $ring } dans le couloir { $lane }.
said-pooled = Plouf ! { $who } confie une bouée { $ring } à Monsieur Hippo.
said-pushed-out = Le couloir { $lane } déborde : une bouée retourne chez { $owner }.
said-penalty = Aïe ! { $who } éjecte une bouée de sa couleur et reprend les { $rings } bouées du couloir { $lane }.
said-again = { $who } relance les trois dés.
said-stop = { $who } s’arrête là.
said-wins = { $who } n’a plus une seule bouée : c’est gagné !
said-guard = La partie a bien assez duré : celui qui a le moins de bouées en réserve l’emporte.
said-place-first = Il vous reste des dés à jouer.
said-again-or-stop = Vos dés sont joués : relancez les trois, ou arrêtez-vous là.
said-too-high = { $sum }, c’est trop : les couloirs s’arrêtent à 12.
said-no-such-dice = Vos dés ne donnent pas { LIST($dice) } : il vous reste { LIST($left) }.
said-no-such-ring = Il n’y a pas de bouée { $ring } dans votre réserve.
said-fates-move = Les dés, c’est l’affaire du hasard.
said-not-fate = Le hasard ne peut pas jouer cela ici.
expected = un placement comme 4+2:a ou 6:b, again ou stop

## Comment on finit

standing-rings = { $n ->
    [0] plus aucune bouée
    [one] encore une bouée
   *[other] encore { $n } bouées
}

## Les coups

move-place = { $sum ->
    [7] Jouer { $dice } : une bouée { $ring } à Monsieur Hippo
   *[other] Jouer { $dice } : une bouée { $ring } au couloir { $sum }
}
move-again = Relancer les trois dés
move-stop = S’arrêter là
move-throw = { $seat } obtient un { $die }
move-roll = Les dés donnent { LIST($dice) }

## Ce qu’on peut faire, et ce qui s’ensuit

prompt-choose-dice = Choisissez un ou plusieurs dés : leur somme donne le couloir.
prompt-two-dice = Encore { LIST($dice) } : l’un après l’autre, ou ensemble { $sum ->
    [7] au bassin
   *[other] au couloir { $sum }
}.
prompt-last-die = Dernier dé : le { $die }.
prompt-last-ring = Votre dernière bouée ! Placez-la sans rien reprendre, et c’est gagné.
prompt-again-or-stop = Une bouée est au bassin : relancez les trois dés, ou arrêtez-vous là.
consequence-pool = Plouf, pour toujours !
consequence-pool-and-again = Plouf, pour toujours ! Et vous pourrez relancer les dés.
consequence-pushes-out = Couloir { $lane } plein : une bouée retourne chez { $owner }.
consequence-takes-back = Attention, vous reprenez les { $rings } bouées du couloir { $lane } !

## Le plateau dans le terminal

board-pool = Bassin :

## Pour le laboratoire

ending-wins = Une réserve est vide
ending-guard = Deux mille bouées placées

## La leçon

lesson-1 = Bienvenue au bord de l’eau ! Vous êtes Alix, en rouge, contre Hugo, en vert. Chacun a douze bouées. Le premier qui les a toutes mises à l’eau gagne.
lesson-2 = Vous commencez, et les dés donnent 5, 3 et 2. Choisissez le 5, puis le couloir 5 : une bouée y entre.
lesson-3 = Les dés peuvent aussi s’additionner. Choisissez le 3 et le 2, ensemble ils font 5 : encore le couloir 5. Regardez, la première bouée monte d’une place.
lesson-4 = Vos trois dés ont servi, c’est donc à Hugo. Il obtient 6, 4 et 1. Voyons ce qu’il en fait.
lesson-5 = Le couloir 5 est plein, et la bouée du haut est à vous. Y entrer maintenant, avec le 5 ou avec 4 + 1, la pousserait dehors, et vous reprendriez tout le couloir ! Évitez-le : 5 + 4, couloir 9.
lesson-6 = Chaque dé doit servir. Il vous reste le 1 : couloir 1.
lesson-7 = Hugo a un 5. Rien ne le retient, lui : gare au couloir 5 !
lesson-8 = Votre bouée du haut est rentrée chez vous. Consolez-vous : 4 + 3 font 7, le bassin de Monsieur Hippo. Ce qui y plonge n’en ressort jamais.
lesson-9 = Plouf ! Reste le 6, à jouer quand même. Il y a encore une place au couloir 6.
lesson-10 = Le bassin porte chance : une bouée y a plongé, vous pouvez donc relancer les trois dés. Allez-y !
lesson-11 = À vous de bousculer ! Le couloir 6 est plein, et la bouée du haut est verte. Jouez le 6 : elle rentre chez Hugo.
lesson-12 = Encore ! Il y a toujours une bouée verte en haut, et 4 + 2 font 6 aussi.
lesson-13 = Quelques tours plus tard, il ne vous reste que deux bouées. C’est à Hugo. Le couloir 5 est plein de bouées vertes, et Hugo rêve un peu…
lesson-14 = Aïe ! Il s’est poussé lui-même et reprend quatre bouées. À vous : le 3 entre au couloir 3, et une bouée verte rentre chez Hugo.
lesson-15 = Votre dernière bouée ! Jouez le 1 au couloir 1. Il reste un dé ? Peu importe : réserve vide, partie gagnée.
lesson-16 = Bravo, vous savez tout ! Additionnez malin, plongez dans le bassin, et ne vous poussez pas vous-même.

## Le jeu en trente secondes

look-1 = Un dé, ou plusieurs additionnés, met une bouée dans le couloir de ce nombre.
look-2 = Un 7 plonge chez Monsieur Hippo : la bouée y reste, et vous pouvez relancer les dés.
look-3 = Un couloir plein déborde : la bouée du haut rentre chez elle. Le premier qui n’en a plus gagne !
