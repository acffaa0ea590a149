# Ce que GAMETITLE dit à ses joueurs. $who est un nom.

pitch = Sautez de glaçon en glaçon : chacun coule derrière vous, et qui ne peut plus bouger a perdu.
player-1 = Anne
player-2 = Bruno
option-ways = Sauts permis
option-ways-four = Tout droit seulement
option-ways-eight = En diagonale aussi

said-stepped = { $who } saute en { $square }, et { $left } coule.
said-wins = { $stuck } ne peut plus bouger : { $who } gagne !
expected = une case, de a1 à e5

move-step = Sauter en { $square }
prompt-step = Sautez sur un glaçon voisin : celui que vous quittez coulera.

lesson-1 = Cinq rangées de glaçons, un pion à chaque bout. Le vôtre est en c1 : sautez en d2.
lesson-2 = Derrière vous, c1 a coulé. Bruno approche : reculez en e1 et attendez-le.
lesson-3 = Il longe le bord. Sautez en e2, droit sur son chemin.
lesson-4 = Il est à côté de vous, et presque tous ses glaçons ont coulé. Fermez le dernier : d3.
lesson-5 = Plus aucun glaçon ne flotte près de lui : vous avez gagné.
