# Ce que Le Nain jaune dit à ses joueurs. $who est un nom ; les autres variables se lisent dans le code qui parle.

## Le jeu

shelf = Les classiques
pitch = Posez vos cartes à la suite, raflez les cases au passage, et soyez le premier à n’en plus avoir.
player-1 = Anne
player-2 = Bruno
player-3 = Chloé
player-4 = Denis
player-5 = Élise
player-6 = Basile
option-rounds = Donnes
option-chips = Jetons au départ
option-points = On paie
option-points-cards = un jeton par carte
option-points-pips = les points des cartes
level-1 = Petit nain
level-2 = Porteur de lanterne
level-3 = Bon piocheur
level-4 = Gardien du filon
level-5 = Le Nain jaune

## Mots

term-card = { $rank ->
    [A] l’as
    [T] le 10
    [J] le valet
    [Q] la dame
    [K] le roi
   *[other] le { $rank }
} de { $suit ->
    [c] trèfle
    [d] carreau
    [h] cœur
   *[s] pique
}
term-rank = { $rank ->
    [A] as
    [T] 10
    [J] valet
    [Q] dame
    [K] roi
   *[other] { $rank }
}
term-a-rank = { $rank ->
    [A] un as
    [T] un 10
    [J] un valet
    [Q] une dame
    [K] un roi
   *[other] un { $rank }
}
term-face = { $rank ->
    [T] 10
    [J] V
    [Q] D
    [K] R
   *[other] { $rank }
}{ $suit ->
    [c] ♣
    [d] ♦
    [h] ♥
   *[s] ♠
}
term-run = La suite
term-talon = Talon
term-purse = ⛁ { $n }{"  "}
field-boxes = Cases
field-chips = Jetons
field-hands = Mains
field-run = Suite
field-talon = Talon

## Ce qui arrive, et pourquoi pas

said-stakes = Donne { $round } : chacun mise { $chips } jetons dans les cases.
said-begins = Les cartes sont données. { $who } commence.
said-laid = { $who } pose { $card }.
said-box = La case est pour { $who } : { $chips ->
    [one] un jeton
   *[other] { $chips } jetons
} !
said-without = { $who } : « Sans { $rank } ! »
said-nobody = Personne n’a de { $rank } : { $who } repart de la carte de son choix.
said-king = Un roi : { $who } repart de la carte de son choix.
said-out = { $who } n’a plus de cartes : la donne est finie.
said-opera = Grand opéra ! { $who } a tout posé avant les autres et rafle toutes les cases.
said-pays = { $who } doit { $chips ->
    [one] un jeton
   *[other] { $chips } jetons
} à { $to }.
said-doubles = { $who } a encore { $card } en main et double sa case.
said-ends = C’était la dernière donne : le plus riche gagne !
said-broke = Quelqu’un ne peut plus miser : le plus riche gagne !
said-not-yours = Vous n’avez pas { $card } en main.
said-not-next = La suite attend { $rank }, et vous en avez.
expected = une carte comme 7d, Ks ou Th (c trèfle, d carreau, h cœur, s pique)

## Comment on finit

standing-chips = { $n ->
    [0] aucun jeton
    [one] un jeton
   *[other] { $n } jetons
}

## Coups

move-lay = Poser { $card }
move-deal = Une carte : { $card }
move-shuffle = Battre les cartes

## Ce qu’on peut faire, et ce qui suit

prompt-begin = Commencez : posez la carte de votre choix.
prompt-anew = Repartez de la carte de votre choix.
prompt-go-on = Continuez : posez { $rank }, de la couleur que vous voulez.
consequence-box = La case est à vous : { $chips ->
    [one] un jeton
   *[other] { $chips } jetons
} !

## La leçon

lesson-1 = Voici le Nain et ses cinq cases, pleines des mises de tous. Vous êtes Alix, et vous commencez. Posez le 5 de trèfle.
lesson-2 = La couleur ne compte pas, seul le rang monte. Vous avez un 6 : continuez.
lesson-3 = Et voilà le 7 de carreau, le Nain jaune en personne ! Qui le pose prend ce qu’il y a dans sa case.
lesson-4 = Vingt jetons ! Vous avez deux 8. Choisissez celui que vous voulez quitter : disons le 8 de pique.
lesson-5 = « Sans 9 ! » Vous n’en avez pas, alors c’est à Hugo de continuer, et il a de quoi. Regardez la suite monter jusqu’au roi.
lesson-6 = Théo a posé le roi, il est reparti d’un 9, puis il s’est trouvé sans valet. Vous en avez un : à vous !
lesson-7 = La dame de pique a sa case, elle aussi. Posez-la.
lesson-8 = Et le roi de cœur ! Quelle belle suite.
lesson-9 = Après un roi on repart de ce qu’on veut. Regardez vos petites cartes : as, 2, 3, 4, c’est une longue suite. Commencez par l’as.
lesson-10 = Tant que vous avez la suivante, personne d’autre ne joue. Le 2.
lesson-11 = Le 3.
lesson-12 = Le 4. Et si personne n’avait de 5 ?
lesson-13 = Personne : les autres 5 dorment dans le talon. Vous avez posé la dernière carte, donc vous repartez. C’est votre dernière : posez-la !
lesson-14 = Bravo ! Chacun vous paie un jeton par carte qui lui reste, et Maud, qui gardait le valet de trèfle, double sa case. Personne n’est plus riche que vous !

## Le jeu en trente secondes

look-1 = On pose ses cartes l’une après l’autre, en montant, sans regarder la couleur. Le 7 de carreau rafle la case du Nain.
look-2 = Quand il vous manque la suivante, dites « sans » : le prochain qui l’a continue.
look-3 = Le premier sans cartes a gagné la donne : les autres le paient.
