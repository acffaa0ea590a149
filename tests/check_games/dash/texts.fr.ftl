pitch = Deux dés, prenez-en un.
player-1 = Anne
player-2 = Bruno
expected = 4

said-thrown = Les dés montrent { $dice }.
said-took = { $who } avance de { $die }.
said-no-such-die = Aucun dé ne montre { $die }.
said-home = { $who } est arrivé.

move-throw = Lancer { $dice }
move-take = Prendre le { $die }
prompt-take = Prenez un des dés.
