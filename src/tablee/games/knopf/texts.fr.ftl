# Ce que Kopf oder Knopf dit à ses joueurs. $who est un nom ; les autres variables se lisent dans le code qui dit la phrase.

## Le jeu

pitch = Des boutons, des trous, et des paires qui frappent de loin : gardez la tête froide.
player-1 = Rouge
player-2 = Bleu
option-target = Boutons à prendre
option-target-10 = 10, la partie entière
option-target-8 = 8, la partie courte
option-map = Carte des trous
option-map-first = la première, la plus vive
option-map-corners = quatre trous aux coins
option-aids = Menaces
option-aids-true = montrées sur le plateau
option-aids-false = à repérer soi-même
option-games = Parties
option-games-2 = deux, aller et retour
option-games-1 = une seule, moins juste
level-1 = Petit bouton
level-2 = Couturier du dimanche
level-3 = Fine aiguille
level-4 = Œil de lynx
level-5 = Tête froide

## Ce qui se passe, et pourquoi pas

said-move = { $who } va de { $start } en { $end }.
said-pass = { $who } ne peut rien bouger et passe.
said-group = Attention : en { $square }, { $who } forme un groupe interdit.
said-threat = { $who } menace { LIST($squares) }.
said-penalty = { $who } punit le groupe interdit { DE($rival) } : le bouton en { $square } s’en va.
said-spare = { $who } laisse le groupe interdit tranquille.
said-strike = { $who } frappe : { LIST($squares) } !
said-hold = { $who } retient son coup.
said-no-strike = { $who } ne frappe pas.
said-repeated = La même position pour la troisième fois : on s’arrête là.
said-quiet = Quatre-vingts déplacements sans une prise : on s’arrête là.
said-wins = { $who } gagne avec { $taken ->
    [one] un bouton pris
   *[other] { $taken } boutons pris
}.
said-draw = Autant de prises de chaque côté : partie nulle.
said-reached = { $who } a pris { $taken } boutons : la partie s’arrête là.
said-out-of-reach = { $who } ne peut plus rattraper son retard : la seconde partie s’arrête là.
said-first-game = Première partie : { $who } { $taken }, { $rival } { $theirs }.
said-change = On replace les boutons, et cette fois { $who } commence.
said-match-won = Sur les deux parties, { $who } gagne { $taken ->
    [one] un bouton
   *[other] { $taken } boutons
} à { $theirs }.
said-match-drawn = Sur les deux parties, { $taken ->
    [one] { $taken } bouton
   *[other] { $taken } boutons
} partout : égalité.
said-change-first = La première partie est finie : replacez les boutons pour la seconde.
said-penalty-or-spare = D’abord le groupe interdit de l’autre : prenez un de ses boutons, ou laissez-le tranquille.
said-not-in-group = En { $square }, il n’y a pas de bouton adverse dans un groupe interdit.
said-strike-or-hold = Vos paires menacent des boutons : frappez, ou retenez votre coup.
said-claim-or-hold = Avant de bouger, dites-le : frappez, ou retenez votre coup.
said-nothing-threatened = Vos paires ne menacent aucun bouton : il n’y a rien à frapper. C’est le moment de jouer, par exemple : { $example }.
said-must-move = On ne passe que si aucun bouton ne peut bouger.
said-move-now = Il est temps de déplacer un bouton, par exemple : { $example }.
said-not-yours = Vous n’avez pas de bouton en { $square }.
said-occupied = La case { $square } est déjà occupée.
said-distance = Sous { $square } il y a { $holes ->
    [one] un trou : avancez d’une case, exactement
   *[other] { $holes } trous : avancez de { $holes } cases, exactement
}, en ligne droite.
said-free-distance = Sous { $square } il y a { $holes } trous : avancez de 1 à 4 cases, en ligne droite.
expected = b9-d7, xd5, spare, strike, hold, pass ou change

## Comment on finit

standing-taken = { $n ->
    [0] aucun bouton pris
    [one] un bouton pris
   *[other] { $n } boutons pris
}
standing-taken-in-both = { $n ->
    [0] aucun bouton pris
    [one] un bouton pris
   *[other] { $n } boutons pris
} ({ $first } + { $second })

## Les coups

move-slide = Aller de { $from } en { $to }
move-take = Prendre le bouton en { $square }
move-spare = Laisser le groupe tranquille
move-strike = Frapper
move-hold = Retenir son coup
move-pass = Passer
move-change = Replacer les boutons et commencer

## Ce qu’on peut faire

prompt-penalty = Prenez un bouton du groupe interdit, ou laissez-le tranquille.
prompt-strike = Frappez : choisissez le bouton menacé en { $square }, et il est à vous.
prompt-strike-several = Frappez : choisissez un bouton menacé, et les { $count ->
    [2] deux
   *[other] { $count }
} sont à vous.
prompt-claim = Vos paires menacent un bouton ? Frappez, ou retenez votre coup.
prompt-move = Déplacez un bouton tout droit : autant de cases que de trous sous lui.
prompt-pass = Aucun de vos boutons ne peut bouger : il faut passer.
prompt-change = { $mine } à { $theirs }. Replacez les boutons : cette fois, vous commencez.

## Ce qu’un coup va faire

consequence-exposed = En { $square } : seul, et { $rival } l’y menace.
consequence-group = En { $square } : un groupe interdit avec { LIST($others) } ! { $rival } pourra en prendre un bouton.
consequence-pair = En { $square } : une paire avec { $partner }, qui ne menace personne.{ $danger ->
    [1] { " " }Attention : { $rival } l’y menace.
   *[0] { "" }
}
consequence-threat = En { $square } : une paire avec { $partner }, qui menace { LIST($targets) } !{ $danger ->
    [1] { " " }Mais { $rival } l’y menace.
   *[0] { "" }
}

## Le plateau dans le terminal

board-taken = Pris : Rouge { $red }/{ $target }, Bleu { $blue }/{ $target }.
board-games = Partie 2 sur 2. Pris dans la première : Rouge { $red }, Bleu { $blue }.
board-marks = { "!" } menacé  * groupe interdit

## Pour le laboratoire

ending-wins = Assez de boutons pris
ending-reached = Assez de boutons pris dans l’une des deux parties
ending-out-of-reach = Trop d’avance pour être rattrapé
ending-quiet = Quatre-vingts déplacements sans prise
ending-repeated = Trois fois la même position
whatif-map-1 = Carte des trous au hasard n° 1
whatif-map-2 = Carte des trous au hasard n° 2
whatif-map-3 = Carte des trous au hasard n° 3
whatif-map-twos = Deux trous partout

## La leçon

lesson-1 = Vous êtes Alix, aux boutons rouges, et vous commencez. Il s’agit de prendre les boutons bleus de Hugo : huit suffiront, c’est une partie courte.
lesson-2 = D’abord, bouger. Les trous d’une case disent de combien on avance. Le bouton en e2 est sur deux trous : deux cases tout droit, jusqu’en e4.
lesson-3 = Depuis quatre trous, on va de 1 à 4 cases, et l’on saute par-dessus tout le monde. Allez de d9 en a9 : votre bouton s’y retrouve à côté d’un autre rouge.
lesson-4 = Deux rouges qui se touchent, et pas un de plus : une paire ! Elle regarde le long de sa ligne et menace c9. Hugo n’a rien vu.
lesson-5 = Votre tour commence : c’est le moment de frapper. Choisissez le bouton menacé, en c9.
lesson-6 = Et d’un ! Après la frappe, il faut bouger. De c2 en c3 : avec b3, sur 3 et 3 trous, cette paire porte à six cases. Comptez jusqu’en i3…
lesson-7 = Deux boutons sont menacés à présent : i3, et e9 que vous venez de découvrir. Que va faire Hugo ?
lesson-8 = Il a aligné trois boutons qui se touchent : c’est un groupe interdit ! Vous pouvez en retirer un. Prenez celui du milieu, en e2.
lesson-9 = Toujours dans cet ordre : pénalité, frappe, déplacement. Frappez donc maintenant, et tout ce qui est menacé s’en va.
lesson-10 = Quatre boutons pris ! Terminez votre tour : g2 est sur quatre trous, n’avancez que d’une case, en g3.
lesson-11 = Attention, la paire h4 et i5 de Hugo menace votre g3 ! Sauvez-le vers f4. Avec e4 il y forme une paire sur 4 et 2 trous, qui vise des deux côtés.
lesson-12 = Hugo ne pouvait pas sauver les deux, il n’en a sauvé aucun. Frappez b4 et h4 !
lesson-13 = Six ! Encore une paire, en diagonale cette fois : de e4 en e3, à côté de f4. Attention à ne pas toucher un troisième rouge, ce ne serait plus une paire.
lesson-14 = La diagonale mène à d2 d’un côté, à i7 de l’autre. Frappez : cela fait huit !
lesson-15 = Gagné ! Formez des paires, comptez les trous, et ne laissez jamais trois boutons se toucher.

## Le jeu en trente secondes

look-1 = Les trous sous un bouton disent de combien de cases il saute.
look-2 = Deux boutons qui se touchent font une paire : elle frappe de loin, sur sa ligne.
look-3 = Mais jamais trois : l’autre vous en prendrait un. Dix boutons pris, c’est gagné !
