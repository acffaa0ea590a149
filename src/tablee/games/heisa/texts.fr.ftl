# Ce que Heisa dit à ses joueurs. $who est un nom ; les autres variables se lisent dans le code qui dit la phrase.

## Le jeu

pitch = Faites passer vos sabliers de l’autre côté avant que leur sable ne soit écoulé.
player-1 = Rouge
player-2 = Jaune
player-3 = Second Rouge
player-4 = Second Jaune
option-goal = Sabliers à faire arriver
option-goal-1 = un
option-goal-2 = deux
option-goal-4 = quatre
option-glass = Durée d’un sablier
option-glass-60 = 60 secondes
option-glass-90 = 90 secondes
option-glass-120 = 120 secondes
option-glass-180 = 180 secondes
option-limit = Durée d’un tour
option-limit-4 = 4 secondes
option-limit-6 = 6 secondes
option-limit-9 = 9 secondes
option-limit-12 = 12 secondes
option-tempo = Mode tempo
option-tempo-false = non, le sable coule
option-tempo-true = oui, on joue sans montre
level-1 = Bac à sable
level-2 = Château
level-3 = Dune
level-4 = Désert
level-5 = Sablier

## Des mots

term-r = les rouges
term-y = les jaunes
term-ra = le A rouge
term-rb = le B rouge
term-rc = le C rouge
term-rd = le D rouge
term-ya = le A jaune
term-yb = le B jaune
term-yc = le C jaune
term-yd = le D jaune
term-seconds = { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s
term-grains = { $grains ->
    [one] un grain
   *[other] { $grains } grains
}

## Ce qui se passe, et pourquoi pas

said-starts = Le sort désigne { $who }, qui commence.
said-rolled = { $who } lance le dé : { $number }.
said-rolled-s = { $who } lance le dé : S comme sablier !
said-forwards = { $who } avance { $glass } en { $place }.
said-backwards = { $who } recule { $glass } en { $place }.
said-sideways = { $who } décale { $glass } en { $place }.
said-arrived = { $who } mène { $glass } à bon port : le voilà sur l’étagère.
said-out = { $who } sort { $glass } en { $place }, plein de sable.
said-turned-own = { $who } retourne { $glass }, qui a maintenant { $left } devant lui.
said-turned-rival = Hop ! { $who } retourne { $glass }, auquel il reste { $left }.
said-turned-full = { $who } retourne { $glass }, encore tout plein : le voilà vide, il rentre sur sa ligne.
said-declined = { $who } renonce à son dé.
said-no-use = Rien à en faire : { $who } passe son tour.
said-ran-out = À bout de sable, { $glass } rentre sur sa ligne.
said-last-use-gone = Trop de sable a coulé, ce dé ne sert plus à rien : { $who } passe son tour.
said-not-rolled = { $who } laisse filer son tour sans lancer le dé.
said-not-used = Trop tard ! { $who } perd son tour.
said-wins = Heisa ! { $home ->
    [one] Un sablier est arrivé
   *[other] { $home } sabliers sont arrivés
} : c’est gagné pour { $side } !
said-guard = Deux mille tours, cela suffit : on compte les arrivées.
said-nobody-rolls = Plus personne ne lance le dé : la partie s’arrête, on compte les arrivées.
said-ahead = { $more } à { $less } : c’est gagné pour { $side }.
said-draw = { $home } partout : partie nulle.
said-not-yet = Patience : c’est d’abord à { $who }.
said-too-late = Votre tour est passé : c’est maintenant à { $who }.
said-not-the-lot = Il faut d’abord tirer au sort qui commence.
said-not-the-die = Le dé est en l’air : 1, 2, 3 ou S.
said-fates-move = Le sort et le dé, c’est l’affaire du hasard.
said-roll-first = Lancez d’abord le dé.
said-roll-before-pass = On ne passe qu’une fois le dé lancé.
said-already-rolled = Le dé est lancé : servez-vous du { $face }, ou renoncez-y.
said-needs-an-s = Pour retourner un sablier, il faut un S ; avec un { $number }, déplacez l’un des vôtres.
said-safe = Arrivé, { $glass } est à l’abri : retournez un sablier en jeu.
said-empty = Vide, { $glass } attend un S sur sa ligne : choisissez un sablier qui coule.
said-bring-out = Vide sur sa ligne, { $glass } ne se retourne pas : avec votre S, sortez-le plutôt en { $place }.
said-partners-turn = { CAP($glass) } est à votre partenaire : retournez l’un des vôtres ou un sablier adverse.
said-rivals = On ne déplace que ses propres sabliers ; { $glass } est à l’autre camp.
said-partners = On ne déplace que ses propres lettres ; { $glass } est à votre partenaire.
said-other-letters = Ce tour est pour vos deux autres lettres : { $glass } jouera au prochain.
said-arrived-already = Bien arrivé, { $glass } ne bouge plus : choisissez-en un autre.
said-an-s-moves-nothing = Un S n’avance pas un sablier en jeu : retournez { $glass }, ou sortez-en un autre.
said-entry-taken = La case { $place } est prise : { $glass } ne peut pas sortir.
said-wrong-entry = Avec un S, { $glass } ne sort qu’en { $place }.
said-not-exactly = Jusqu’à la ligne d’en face, il reste { $needed ->
    [one] un pas
   *[other] { $needed } pas
} ; le dé dit { $number }.
said-in-the-way = On ne saute par-dessus personne : un sablier barre la route. Choisissez pour { $glass } une voie libre.
said-not-so-far = Le dé dit { $number } : tout droit, sans tourner, { $number ->
    [one] d’une case
   *[other] de { $number } cases
} exactement.
expected = roll, pass, un sablier et sa case comme RA>b3 ou RA>home, ou un sablier à retourner comme ~YC
expected-place = une case du plateau (au col, rangées 3 à 5, il n’y a pas de { $place })

## Ce qu’on peut faire

prompt-roll = Lancez le dé.
prompt-roll-quickly = Vite, lancez le dé : le sable coule !
prompt-use-number = { $number ->
    [1] 1 : un de vos sabliers fait un pas, devant, derrière ou de côté.
   *[other] { $number } : un de vos sabliers va tout droit, de { $number } cases exactement.
}
prompt-use-s = S : { LIST($uses, type: "or") } !
term-bring-out = sortez un sablier
term-turn-own = retournez-en un à vous
term-turn-rivals = retournez-en un adverse

## Comment on finit

standing-home = { $n ->
    [0] aucun sablier arrivé
    [one] un sablier arrivé
   *[other] { $n } sabliers arrivés
}

## Les coups

move-roll = Lancer le dé
move-pass = Renoncer à son dé
move-move = Amener { $glass } en { $to }
move-home = Mener { $glass } à bon port
move-turn = Retourner { $glass }
move-first = { $who } commence
move-die = Le dé tombe sur { $face }

## Le plateau dans le terminal

board-red = rouges
board-yellow = jaunes
board-home = arrivés { $home }/{ $goal }
board-lot = le sort va dire qui commence
board-roll = lance le dé
board-air = le dé est en l’air
board-use = se sert du dé
board-turn = tour { $number }
board-clock = montre
board-over = partie terminée, en tête : { LIST($seats) }

## Pour le laboratoire

ending-wins = Assez de sabliers sont arrivés
ending-nobody-rolls = Plus personne ne lance le dé
ending-guard = Deux mille tours
whatif-short-neck = Col d’une rangée
whatif-long-neck = Col de cinq rangées
whatif-no-neck = Sans col

## La leçon

lesson-1 = Vous êtes Alix, avec les sabliers rouges. Hugo a les jaunes. D’habitude il faut en faire traverser quatre ; aujourd’hui, un seul suffit.
lesson-2 = Le sort vous désigne. Lancez le dé ! Prenez votre temps : dans cette leçon, le sable vous attend.
lesson-3 = Un S ! Il sert à sortir un sablier. Choisissez le B : il sort en b1, on le retourne, et son sable se met à couler.
lesson-4 = Hugo a sorti son C. Le sable coule toujours, même quand ce n’est pas votre tour. Lancez le dé.
lesson-5 = Un 3 : avancez tout droit de trois cases, exactement. Choisissez votre B, puis b4, au milieu du passage étroit.
lesson-6 = Quarante secondes plus tard… Votre B n’a presque plus de sable ! Vide, il retournerait au départ. Vite, le dé.
lesson-7 = Un S, ouf ! Retournez votre B : ce qui avait coulé, c’est ce qui lui reste. Choisissez-le.
lesson-8 = Hugo vient de retourner le sien, le voilà presque plein. Et si c’était mauvais pour lui ? Lancez.
lesson-9 = Encore un S ! On peut aussi retourner les sabliers de l’autre, et un sablier presque plein devient presque vide. Choisissez son C.
lesson-10 = Hugo file vers la ligne d’en face. À une vraie table, un tour dure six secondes au plus. Lancez !
lesson-11 = Un 2 : B avance en b6. La voie doit être libre, on ne saute par-dessus personne.
lesson-12 = Si près du but, et plus un grain : le C de Hugo est rentré chez lui ! À vous de lancer.
lesson-13 = Un 2, le nombre juste depuis la sixième rangée. Choisissez B, puis l’étagère derrière la ligne des jaunes.
lesson-14 = Arrivé ! Vous avez gagné. Si la montre vous presse trop, le mode tempo se joue sans elle.

## Le jeu en trente secondes

look-1 = Le dé dit de combien un sablier avance, tout droit, vers l’autre bord.
look-2 = Le sable coule sans arrêt. Un S retourne un sablier : le vôtre… ou celui d’en face !
look-3 = Plus de sable ? Retour au départ. Qui fait passer tous ses sabliers gagne !
