pitch = Trois cartes, toutes à la fois.
player-1 = Anne
player-2 = Bruno
player-3 = Chloé
expected = play:4

said-dealt = { $who } reçoit une carte.
said-dealt-card = { $who } reçoit un { $card }.
said-chose = { $who } a choisi.
said-not-yours = Vous n’avez pas de { $card }.
said-shown = { $who } montre un { $card }.
said-takes = { $who } prend le pli.
said-nobody = Personne ne prend le pli.
said-won-by-one = C’était serré.
said-won-by-more = C’était net.

move-play = Jouer le { $card }
move-deal = Donner un { $card }
prompt-choose = Choisissez une carte ; la plus haute prend le pli.
