# Ce que Ho ! Hisse ! dit à ses joueurs. $who est un nom ; les autres variables se lisent dans le code qui dit la phrase.

## Le jeu

pitch = Composez votre équipe en un clin d’œil, puis tirez sur la corde : le tonneau de whisky est au bout.
player-1 = Angus
player-2 = Bruce
option-form = Formation des équipes
option-form-race = à la course
option-form-calm = sans se presser
option-form-none = pas du tout, au hasard
option-form-first = dès la deuxième manche
option-barrels = Tonneaux pour gagner
option-barrels-1 = un
option-barrels-2 = deux
option-barrels-3 = trois
option-later = Ensuite, former les équipes
option-later-race = à la course
option-later-calm = sans se presser
option-youngest = Qui est le plus jeune
level-1 = Apprenti
level-2 = Berger
level-3 = Gaillard
level-4 = Champion
level-5 = Chef de clan

## Des mots

term-red = rouge
term-blue = bleu
term-green = vert
term-man = le { $strength } { $colour }
term-marked-man = le { $strength } { $colour } marqué
term-woman = la femme de force { $strength }
term-n6 = Nessie
term-slot = l’emplacement { $colour } { DE($side) }
term-own-slot = son emplacement { $colour }
term-adrenaline = « Poussée d’adrénaline »
term-heave = « Ho ! Hisse ! »
term-lowblow = « Coup bas »
term-macho = « Mucho Macho »
term-monster = « Monstrueux »
term-reinforce = « Renforts »
term-rope = « La corde casse »
term-scram = « Dégage ! »
term-swap = « Changement de côté »
term-weakest = « Le plus faible gagne »
term-does-adrenaline = tirer le tonneau de 2 cases vers soi
term-does-heave = une épreuve de force
term-does-lowblow = prendre une carte en face et la jouer
term-does-macho = les femmes visibles s’en vont
term-does-monster = le côté de Nessie perd la manche
term-does-reinforce = trois cartes de plus
term-does-rope = le tonneau retourne à sa case de départ
term-does-scram = les cartes visibles d’une force s’en vont
term-does-swap = une carte visible passe en face
term-does-weakest = une épreuve où le plus faible tire

## Ce qui se passe, et pourquoi pas

said-ready = { $who } : « Prêt ! »
said-go = Ho ! Hisse ! Les premières cartes se découvrent.
said-turns-up = { $who } découvre { LIST($pair) }.
said-keeps = { $who } garde { $card } et donne { $other }.
said-shares = { $who } partage deux cartes.
said-stop = « Stop ! » { $who } a partagé ses 20 cartes.
said-all-shared = { $who } a partagé ses 20 cartes.
said-splits = { $who } a été plus rapide et partage les { $cards } cartes qui restent à { $other }.
said-faster = { $who } a été plus rapide.
said-together = En même temps, à un dixième de seconde près ! Une carte chacun pour trancher.
said-tie-card = { $who } retourne { $card }.
said-tie-again = Encore pareil : on recommence.
said-tie-lots = Encore pareil, et plus assez de cartes pour trancher : on tire au sort.
said-teams-ready = Les équipes sont formées ; le sort dira qui commence.
said-lots = Le sort désigne { $who }.
said-youngest = Honneur à la jeunesse : le tonneau part du côté { DE($who) }.
said-begins = Le tonneau attend sur la case { $space } : à { $who } de jouer la première carte.
said-takes = { $who } prend en main { LIST($cards) }.
said-takes-six = { $who } prend six cartes en main.
said-draws = { $who } pioche { $card }.
said-draws-one = { $who } pioche une carte.
said-places = { $who } pose { $card } sur { $slot }.
said-covers = { $who } pose { $card } sur { $slot } et recouvre { $covered }.
said-test = Épreuve de force ! { $a } : { $mine }, { $b } : { $his }.
said-equal = À égalité : le tonneau ne bouge pas.
said-pulled = Le tonneau glisse vers { $who }, jusqu’à la case { $space }.
said-plays = { $who } joue { $card }.
said-names = { $who } joue { $card } et vise la force { $strength }.
said-declines = { $who } joue { $card } et renonce à son effet.
said-nothing = Cela ne change rien.
said-reaches = { $who } glisse une main dans le jeu { DE($other) }…
said-stolen = … et prend à { $other } { $card } : à { $who } de jouer cette carte tout de suite.
said-surges = Le tonneau bondit vers { $who }, jusqu’à la case { $space }.
said-leave = Ouste ! Hors de la corde : { LIST($cards) }.
said-rope-snaps = Crac ! Le tonneau retourne à la case { $space }.
said-changes = { CAP($card) } passe sur l’emplacement { $colour } { DE($side) }.
said-reinforced = Des renforts pour { $who } : { $cards ->
    [one] une carte
   *[other] { $cards } cartes
} de plus.
said-won-final = Le tonneau est au bout, case { $space } : la manche est à { $who } !
said-won-monster = Nessie s’est montrée du mauvais côté : la manche est à { $who } !
said-won-cards = Plus une seule carte, et le tonneau est sur la case { $space } : la manche est à { $who }.
said-next-round = On ramasse les 55 cartes : manche { $round }.
said-wins = { $who } a assez de tonneaux et gagne la partie !
said-not-fate = Le hasard ne peut pas faire cela ici.
said-fates-move = Les cartes et le tirage au sort, c’est l’affaire du hasard.
said-ready-first = Dites d’abord que vous êtes prêt.
said-keep-first = Les équipes se forment : gardez l’une de vos deux cartes, { LIST($pair, type: "or") }.
said-not-in-pair = Vous ne l’avez pas sous les yeux. Gardez { LIST($pair, type: "or") }.
said-too-early = Pas à l’aveugle ! Regardez vos deux cartes encore { $seconds } seconde.
said-stopped = Stop ! L’autre a été plus rapide et partage le reste de votre pile.
said-all-shared-out = Vos 20 cartes sont partagées : attendez que l’autre ait fini.
said-play-a-card = On tire à la corde : jouez une carte de votre main.
said-play-stolen = Jouez d’abord la carte prise : { $card }.
said-not-in-hand = Vous n’avez pas { $card } en main.
said-wrong-slot = Un homme va sur sa couleur : { $card } sur un emplacement { $colour }, d’un côté ou de l’autre.
said-nothing-there = Il n’y a pas de carte sur l’emplacement { $colour } { DE($side) } : choisissez une carte visible.
said-wrong-side = { CAP($card) } doit passer en face : un homme sur la même couleur, une carte blanche où l’on veut.
expected = ready, une carte à garder (keep:R2!), une carte et son emplacement (R2!>a:red), une action (heave, scram:3, swap:a:red>b:red) ou une action sans son effet (heave/no)

## Ce qu’on peut faire, et ce qui s’ensuit

prompt-ready = Prêt ? Les cartes se découvrent dès que vous l’êtes tous les deux.
prompt-keep = Gardez une carte, l’autre part en face. Paire { $pair } sur { $pairs }.
prompt-keep-quickly = Vite, gardez une carte, l’autre part en face ! Paire { $pair } sur { $pairs }.
prompt-split = Vous avez été plus rapide : partagez aussi les cartes { DE($other) }.
prompt-pull = Jouez une carte, chez vous ou en face ; une carte marquée fait tirer.
prompt-stolen = Prise à { $other }, à jouer tout de suite : { $card }.
consequence-stands = { $mine } contre { $his }. Pas d’épreuve, la carte n’est pas marquée.
consequence-level = { $mine } contre { $his } : le tonneau ne bouge pas.
consequence-pulls = { $mine } contre { $his } : le tonneau vient à vous { $spaces ->
    [one] d’une case
   *[other] de { $spaces } cases
}.
consequence-slips = { $mine } contre { $his } : le tonneau part chez { $other } { $spaces ->
    [one] d’une case
   *[other] de { $spaces } cases
}.
consequence-wins = { $mine } contre { $his } : le tonneau arrive, la manche est à vous !
consequence-loses = { $mine } contre { $his } : le tonneau file chez { $other }, manche perdue.
consequence-surges = Le tonneau vient à vous { $spaces ->
    [one] d’une case
   *[other] de { $spaces } cases
}.
consequence-surge-wins = Le tonneau arrive : la manche est à vous !
consequence-rope-snaps = Le tonneau retourne à la case { $space }.
consequence-send = Hors de la corde : { LIST($cards) }.
consequence-send-many = Hors de la corde : { $count } cartes.
consequence-nessie-wins = Nessie tire pour { $other } : la manche est à vous !
consequence-nessie-loses = Nessie tire pour vous : la manche serait perdue !
consequence-reinforces = { $cards ->
    [one] Une carte
   *[other] { $cards } cartes
} de plus en main.
consequence-steals = Une carte { DE($other) }, au hasard, à jouer aussitôt.
consequence-nothing = Ici, cela ne change rien.

## Comment on finit

standing-barrels = { $n ->
    [0] pas un tonneau
    [one] un tonneau
   *[other] { $n } tonneaux
}

## Les coups

move-ready = Se déclarer prêt
move-keep = Garder { $card }
move-place = Poser { $card } sur l’emplacement { $slot_colour } { DE($slot_side) }
move-act = Jouer { $card } : { $does }
move-scram = Jouer { $card } et viser la force { $strength }
move-swap = Jouer { $card }, de l’emplacement { $from_colour } { DE($from_side) } à l’emplacement { $to_colour } { DE($to_side) }
move-decline = Jouer { $card } sans son effet
move-first = { $who } commence
move-card = Tirer { $card }

## Le plateau dans le terminal

board-round = Manche { $round }
board-help = { $action } : { $does }
board-barrels = tonneaux
board-ready-yes = prêt
board-ready-no = pas encore prêt
board-scot = un Écossais
board-strength = force
board-over-cards = recouvre
board-hand = main
board-pile = équipe
board-pair = à partager
board-prep = pile
board-kept = gardées
board-given = données
board-tie = départage
board-discard = défausse
board-stolen = carte prise

## Pour le laboratoire

ending-won-final = Le tonneau est au bout
ending-won-cards = Plus une seule carte
ending-won-monster = Nessie se montre
whatif-more-marks = Deux hommes marqués sur trois
whatif-strong-unmarked = Pas de marque sur les 3
whatif-weak-unmarked = Pas de marque sur les 0 et 1
whatif-surge-1 = Poussée d’adrénaline : 1
whatif-surge-3 = Poussée d’adrénaline : 3
whatif-surge-4 = Poussée d’adrénaline : 4

## La leçon

lesson-1 = Deux clans écossais tirent sur une corde. Vous êtes Alix, et Hugo est en face. Aujourd’hui, un seul tonneau décide.
lesson-2 = D’abord, chacun forme son équipe, et c’est une course ! Dites que vous êtes prêt. Dans cette leçon, rien ne presse.
lesson-3 = Deux cartes : l’une pour vous, l’autre pour Hugo. Un 3 tire bien plus fort qu’un 0, gardez le 3 rouge.
lesson-4 = Une femme de force 4, et elle va sur toutes les couleurs. Gardez-la, Hugo aura l’action.
lesson-5 = Ce 3 bleu porte la marque « Ho Hisse » : vous verrez, c’est elle qui fait bouger le tonneau. Gardez-le.
lesson-6 = Dix paires plus tard, vous avez fini avant Hugo. Le tonneau part donc de votre case, la 7, et vous jouez la première carte. Votre but : la case 12.
lesson-7 = Un homme va sur l’emplacement de sa couleur. Posez votre 3 rouge de votre côté : il remplace l’Écossais dessiné, qui ne vaut que 2.
lesson-8 = Hugo s’est renforcé. Et le 0 rouge ? Posez-le chez lui ! Son Écossais de force 2 cède la place à un paresseux.
lesson-9 = Il vous rend la politesse, en vert. Une femme va sur toutes les couleurs : couvrez ce 0 avec votre 4 blanc.
lesson-10 = Comptez : de votre côté 3 + 2 + 4, chez Hugo 3 + 3 + 2. Jouez le 3 bleu marqué de votre côté : « Ho Hisse », on tire !
lesson-11 = 10 contre 8 : le tonneau avance de deux cases. Hugo réfléchit, et joue une action…
lesson-12 = Les femmes sont parties, le 0 vert revient. Vous aussi, vous avez une action : la Poussée d’adrénaline. Deux cases de plus !
lesson-13 = Plus qu’une case ! Voici Nessie, force 6, sur la couleur que vous voulez : couvrez le 0 vert.
lesson-14 = Hugo vous colle un 1, mais vous avez encore 10 contre 6. Jouez l’action « Ho ! Hisse ! » : une épreuve, et c’est gagné.
lesson-15 = Le tonneau est à vous ! Une vraie partie se joue en trois tonneaux, et la course aux équipes y est vraiment une course. Si vous n’aimez pas courir, formez les équipes sans vous presser.

## Le jeu en trente secondes

look-1 = Vite : de deux cartes, gardez-en une ; l’autre va en face.
look-2 = Puis une carte chacun : de quoi renforcer votre côté, ou affaiblir l’autre.
look-3 = « Ho Hisse » ! Le côté le plus fort tire le tonneau : au bout de la corde, il est à lui.
