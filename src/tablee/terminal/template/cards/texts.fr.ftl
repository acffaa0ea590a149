# Ce que GAMETITLE dit à ses joueurs. $who est un nom.

pitch = Tout le monde pose une carte en même temps. La plus haute qui soit seule gagne autant de points que montre la plus basse.
player-1 = Anne
player-2 = Bruno
player-3 = Chloé
player-4 = Denis

said-chose = { $who } a choisi.
said-laid = { $who } pose { $card }.
said-won = { $who } reçoit { $points ->
    [one] un point
   *[other] { $points } points
}.
said-nobody = Aucune carte n’est seule : personne ne reçoit rien.
said-ends = Les mains sont vides : qui a le plus de points gagne !
expected = une carte de votre main, de 1 à 8

term-points = Points
term-chosen = Choisie
term-laid = Posée
move-choose = Poser { $card }
move-deal = Une carte : { $card }
prompt-choose = Choisissez une carte : la plus haute qui soit seule gagne.

lesson-1 = Vous seul voyez votre main. Bruno a choisi une carte, face cachée. Posez votre 8 : presque rien ne le bat.
lesson-2 = Votre 8 a battu son 5, et la carte la plus basse, le 5, donne les points. Posez maintenant votre 1.
lesson-3 = Il a gagné, mais un seul point : le 1 était la carte la plus basse. Voilà à quoi servent les petites.
