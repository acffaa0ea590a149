# Ce que la table dit aux gens devant le clavier.

said-preparing = On met la table (quelques secondes la première fois)…
said-help = Tapez un coup ou son numéro (Tab complète), ? pour les coups ou la règle, hint, undo, quit.
said-why = ([bold]?[/] pour lire la règle)
said-can = { $move } : ce coup est possible.
said-hint = Conseil : [bold]{ $move }[/]  (gagne { $value })  { $line }
said-wait = Ce n’est pas encore à vous.
said-waiting = (un instant)
said-pass = Passez le clavier à { $who }, puis appuyez sur Entrée.
said-won = Gagné : { LIST($who) }.  Scores : { $scores }
said-after = [curve] pour revoir la partie en courbe, Entrée pour quitter la table.
said-looking-back = On revoit la partie
said-curve = Ce que chacun pouvait espérer, coup après coup
said-own-view = (chacun d’après ce qu’il savait)
said-turns = Les tournants
said-no-turns = Pas de tournant : la partie a glissé doucement vers sa fin.
said-better = conseil : { $move }
said-written = La partie est écrite dans { $path }.
said-sound = { $game } : { $moves ->
    [one] un coup
   *[other] { $moves } coups
}, scores { $scores } ; le compte rendu est juste.

## L'étagère

shelf-id = id
shelf-game = jeu
shelf-players = joueurs
shelf-minutes = minutes
shelf-age = âge
shelf-pitch = de quoi il s’agit
