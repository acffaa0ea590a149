# Ce que Connect Four dit à ses joueurs. $who est un nom ; les autres variables se lisent dans le code qui dit la phrase.

## Le jeu

pitch = Alignez quatre jetons avant l’autre ; ils tombent toujours au fond de la colonne.
player-1 = Jaune
player-2 = Rouge

## À faire

prompt-drop = Choisissez une colonne pour votre jeton : quatre alignés gagnent.

## Ce qui se passe, et pourquoi pas

said-dropped = { $who } joue dans la colonne { $column }.
said-won = Quatre à la suite : { $who } gagne !
said-drawn = La grille est pleine : partie nulle.
said-full = La colonne { $column } est pleine.
expected = une colonne de 1 à { $columns }

## Les coups

move-drop = Jouer dans la colonne { $column }

## Ce qu'on voit

field-columns = Colonnes, de bas en haut
