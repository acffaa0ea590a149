# Ce que GAMETITLE dit à ses joueurs. $who est un nom.

pitch = Prenez une, deux ou trois billes ; la dernière gagne.
player-1 = Anne
player-2 = Bruno
player-3 = Chloé
player-4 = Denis
option-marbles = Billes au départ

said-took = { $who } en prend { $count } ; il en reste { $left }.
said-wins = { $who } a pris la dernière et gagne !
said-too-many = Prenez { $most ->
    [one] une bille
   *[other] de 1 à { $most } billes
}, pas { $count }.
expected = un nombre de billes, 1, 2 ou 3

move-take = En prendre { $marbles }
field-marbles = Billes
prompt-take = { $most ->
    [one] Prenez la dernière bille : elle gagne.
   *[other] Prenez de 1 à { $most } billes : la dernière gagne.
}

lesson-1 = Douze billes sur la table. Prenez-en trois.
lesson-2 = À Hugo, maintenant.
lesson-3 = Il en reste sept. Laissez-lui un multiple de quatre : prenez-en trois.
lesson-4 = Trois billes : prenez tout !
lesson-5 = La dernière est à vous, et la partie aussi.
