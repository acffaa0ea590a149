# Ce qu'on dit dans tous les jeux.

said-malformed = Ce coup ne se lit pas : « { $text } » ; attendu : { $expected }.
said-game-over = La partie est terminée.
said-fate-first = C’est d’abord au hasard de jouer.
said-not-your-turn = Ce n’est pas à vous de jouer, mais à { LIST($seats) }.
said-may-play = Pas maintenant. À vous de choisir : { LIST($moves, type: "or") }.
said-may-play-many = Pas maintenant. Vous avez le choix entre { $count } autres coups.
said-fates-move = C’est au hasard de jouer cela, pas à vous.
said-nothing-to-undo = Il n’y a pas de coup à annuler.
said-fate-answered = Le hasard a déjà répondu à ce coup : on ne l’annule que si tout le monde est d’accord.
said-not-your-move = Le coup d’avant est à quelqu’un d’autre : on ne l’annule que si tout le monde est d’accord.
said-revealed = Ce coup a dévoilé quelque chose : on ne l’annule que si tout le monde est d’accord.
expected-text = un texte
expected-time = une durée en millisecondes entières
expected-move = un coup de ce jeu

move-move = { $move }
player-1 = a
player-2 = b
player-3 = c
player-4 = d
player-5 = e
player-6 = f
player-7 = g
player-8 = h

## La force des bots, dans les jeux qui n'en disent rien

level-1 = Débutant
level-2 = Amateur
level-3 = Habitué
level-4 = Expert
level-5 = Maître
