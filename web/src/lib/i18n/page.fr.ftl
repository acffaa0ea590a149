### Ce que dit la page. Chaque plateau a ses mots à lui, dans le dossier de son jeu.

app-name = Tablée
skip = Aller au contenu
close = Fermer
cancel = Annuler
yes = oui
no = non
loading = Un instant…
not-found = Il n’y a rien à cette adresse.
not-found-about = Le lien est peut-être ancien, ou il a perdu une lettre en route. Les jeux, eux, n’ont pas bougé.
back-to-shelf = Retour à l’étagère
trouble = Le serveur ne répond pas.
try-again = Réessayer

## Un jeu en bref

kind-dice = dés
kind-cards = cartes
kind-abstract = réflexion
kind-race = rapidité
players-some = { LIST($seats, type: "or") } joueurs
players-between = { $least }–{ $most } joueurs
minutes-some = { $minutes } min
minutes-between = { $least }–{ $most } min
age = dès { $years } ans

## L’étagère

shelf-title = À quoi joue-t-on ?
shelf-pitch = Des jeux devenus rares, sur la table en une minute.
shelf-mine = Vos parties en cours
shelf-open = Tables ouvertes
shelf-games = L’étagère
shelf-filter = Filtrer les jeux
shelf-any-players = joueurs
shelf-any-age = âge
shelf-any-minutes = durée
shelf-any-kind = genre
shelf-for-players = à { $n }
shelf-for-age = { $n } ans
shelf-for-minutes = { $n } min ou moins
shelf-none = Aucun jeu ne convient. On enlève un filtre ?
shelf-clear = Tout montrer
shelf-your-turn = À vous !
shelf-status-waiting = attend des joueurs
shelf-status-playing = en cours
shelf-status-adjourned = en pause
shelf-status-over = terminée
shelf-closed = ne s’ouvre plus
shelf-compiling = se prépare
shelf-progress = Jeux prêts : { $ready } sur { $all }. On peut déjà jouer aux autres aussi.

## La page d’un jeu

look-title = Le jeu en trente secondes
look-again = Revoir
look-go-on = Continuer
game-rules = Les règles
game-contents = Sommaire des règles
game-link-to = Lien vers la règle { $rule }
game-leaders = Les meilleurs
game-no-leaders = Personne encore : jouez une partie classée, et la première place est à vous.
game-leader = Joueur
game-rating = Cote
game-games = Parties
game-balance = En chiffres
game-balance-by = Mesuré sur des parties entre bots.
game-compiling = Les règles de ce jeu se préparent encore : on peut déjà jouer, mais les bots réfléchissent plus lentement.

## À qui l’on doit ce jeu

our-guess = { $fact } (à notre avis)
credits-title = À qui l’on doit ce jeu
credits-designer = Création
credits-illustrator = Illustration
credits-publisher = Éditeur
credits-year = Année
credits-nobody = Nous ne savons pas qui l’a inventé.
credits-ours = Ici, le texte des règles et les dessins sont de nous.
credits-thanks = Un grand merci à la collection { $collection }, qui partage la règle d’origine.
credits-sources = On en trouve la règle dans : { LIST($sources) }.
credits-contact = Vous avez des droits sur ce jeu ? Écrivez-nous :
availability-in-print = On l’a vu récemment en magasin : achetez-le si vous pouvez !
availability-out-of-print = À notre connaissance, il n’est plus édité ; si vous le trouvez d’occasion, offrez-le-vous.
availability-unknown = Est-il encore en vente ? Nous ne le savons pas. Si vous le trouvez, achetez-le.
availability-traditional = C’est un jeu traditionnel : il est à tout le monde.

## Avant une partie

start-title = Jouer
way-bots = Contre des bots
way-here = Sur cet écran
way-friends = Avec des amis
way-about-bots = La partie commence tout de suite.
way-about-here = On se passe l’appareil, ou on se serre autour.
way-about-friends = Vous recevrez un lien et un code à partager.
start-players = Combien de joueurs ?
start-level = Force des bots
start-level-first = pour débuter
level-about-1 = Se trompe souvent
level-about-2 = Joue comme ça lui vient
level-about-3 = Profite de vos erreurs
level-about-4 = Voit venir de loin
level-about-5 = Ne laisse presque rien passer
start-your-name = Votre nom
start-seats = Les places
start-seat = Place { $n }
start-me = Moi
start-open = Quelqu’un qui a le lien
start-here = Quelqu’un sur cet écran
start-bot = Bot : { $level }
start-name-of = Nom à la place { $n }
start-guest = Joueur { $n }
start-options = Variantes
start-more = Plus de réglages
start-public = Montrer la table aux visiteurs
start-chat = Permettre de bavarder
start-rated = Partie classée (sans conseil ni retour en arrière)
start-rated-about = Elle se joue à la pendule, et compte dès que chacun a joué deux coups.
start-rated-guest = Pour cela, il faut un compte :
start-rated-account = en créer un
start-clock = Pendule
time-limit-none = Sans pendule
time-limit-quick = 5 minutes + 5 s par coup
time-limit-calm = 15 minutes + 10 s par coup
time-limit-move = 1 minute par coup
time-limit-day = 1 jour par coup
start-out = Quand le temps est écoulé
time-out-loses = la partie est perdue
time-out-bot = un bot continue
start-at-random = au hasard
start-go = Commencer
start-making = On met la table…

## Les réglages

settings-title = Réglages
settings-language = Langue
settings-theme = Apparence
theme-auto = comme l’appareil
theme-light = claire
theme-dark = sombre
settings-palette = Couleurs des joueurs
palette-table = bois peint
palette-clear = faciles à distinguer
palette-bold = très contrastées
settings-motion = Animations
motion-auto = comme l’appareil
motion-full = oui
motion-reduced = le moins possible
settings-pace = Rythme des coups des autres
pace-calm = posé
pace-normal = normal
pace-brisk = vif
pace-instant = immédiat
settings-sound = Sons
settings-on = oui
settings-off = non
settings-try = Écouter

## Le classement

best-title = Les meilleurs
best-of = { $game } : les meilleurs
best-how = Joueurs et bots sur une même échelle, d’après les parties classées.
best-all = Tout le classement
best-play = Jouer : { $game }
best-others = Les autres jeux

## Quelqu’un

person-games =
    { $n ->
        [one] { $n } partie finie
       *[other] { $n } parties finies
    }
person-ratings = Cotes
person-no-ratings = Pas encore de partie classée.
person-game = Jeu
person-likely = probable
person-sure = La cote est ce dont on est sûr : la force probable, moins le doute. Chaque partie classée réduit le doute.
person-last = Dernières parties
person-no-games = Pas encore de partie finie à une table ouverte à tous.

## Moi

me-title = Moi
me-name = Votre nom à table
me-save = Enregistrer
me-saved = C’est noté.
me-guest = Vous jouez en visiteur : vos parties sont gardées dans ce navigateur.
me-account = Compte : { $login }
me-make = Créer un compte
me-make-about = Un compte garde vos parties et votre cote d’un appareil à l’autre.
me-login = Nom du compte
me-password = Mot de passe
me-log-in = Se connecter
me-log-in-about = Vous avez déjà un compte ?
me-log-out = Se déconnecter
me-log-out-all = Se déconnecter partout
me-forget = Effacer mes données
me-forget-sure = Tout effacer ?
me-forget-about = Votre nom, votre compte et vos places seront oubliés. C’est définitif.
me-profile = Ce que les autres voient de moi
me-tables = Mes parties
me-no-tables = Pas encore de partie.

## Quand le serveur dit non, selon le genre de sa réponse

problem-malformed = Le serveur n’a pas compris.
problem-illegal = Les règles ne le permettent pas.
problem-not-your-turn = Ce n’est pas à vous de jouer.
problem-stale = La partie a changé entre-temps : regardez à nouveau.
problem-over = La partie est terminée.
problem-another-hand = Cette main a déjà été vue. Seule la personne qui l’a laissée peut la reprendre, ou quelqu’un qui n’a pas encore joué ici.
problem-not-yours = Cette place n’est pas la vôtre.
problem-not-now = Ce n’est pas possible pour l’instant.
problem-taken = Quelqu’un a été plus rapide : cette place est prise.
problem-too-fast = Doucement !
problem-busy = Le serveur est débordé : réessayez dans un instant.
problem-bad-request = Quelque chose ne va pas là-dedans : regardez encore une fois.
problem-nobody = Dites d’abord qui vous êtes.
problem-wrong-password = Ce compte n’existe pas, ou le mot de passe n’est pas le bon.
problem-login-taken = Ce nom de compte est déjà pris.
problem-forbidden = Vous n’avez pas le droit de faire cela ici.
problem-one-a-screen = Dans une partie classée, chacun joue sur son propre écran.
problem-needs-account = Une partie classée se joue avec un compte : créez-en un à la page « Moi ».
problem-needs-clock = Une partie classée se joue à la pendule : choisissez-en une.
problem-not-found = Cela n’existe pas, ou plus.
problem-not-allowed = Cela ne marche pas ici.
problem-conflict = Ce n’est plus possible.
problem-too-large = C’est trop long.
problem-not-json = La page et le serveur ne se comprennent plus : rechargez la page.
problem-too-many = Cela fait beaucoup d’un coup : réessayez un peu plus tard.
problem-too-many-tables = Vous avez beaucoup de parties en cours : finissez-en d’abord quelques-unes.
problem-no-game = Ce jeu n’est plus sur l’étagère : sa table ne peut plus s’ouvrir.
problem-old-rules = Les règles de ce jeu ont changé depuis : la partie se lit encore, mais ne se joue plus.
problem-broken = Cette partie ne se laisse plus ouvrir.
problem-failed = Quelque chose a mal tourné de notre côté.

## Quand une table se ferme

farewell-not-found = Cette table n’existe pas, ou plus.
farewell-too-slow = La connexion est trop lente.
farewell-too-many = Cette table est ouverte sur trop d’écrans.
farewell-bad-messages = { problem-not-json }
farewell-stopping = Le serveur redémarre.
farewell-signed-out = Vous êtes déconnecté.
farewell-busy = Toutes les tables sont prises pour l’instant, on réessaie…
farewell-no-game = { problem-no-game }
farewell-old-rules = { problem-old-rules }
farewell-broken = { problem-broken }

## Ce que dit une table, de la première place libre à la revanche

table-title = À table : { $game }

## Avant la partie

lobby-title = On attend du monde
lobby-invited = On vous invite à jouer
lobby-invited-by = { $name } vous invite à jouer
lobby-sit = S’asseoir et jouer
lobby-about = La partie commence dès que toutes les places sont prises.
lobby-awaited = Toutes les places sont prises. La partie commence dès que la page est ouverte chez { LIST($names) } : chaque écran ajoute un mot au hasard, ainsi personne ne choisit les dés.
lobby-wordless = Votre mot est resté sur un autre écran : ouvrez la page là-bas, ou levez-vous et reprenez votre place.
share-title = Invitez vos amis
share-about = Envoyez ce lien, ou faites-leur scanner le code avec leur téléphone.
share-only-here = Cette adresse ne marche que sur cette machine. Pour des amis ailleurs, lancez Tablée ainsi et donnez-leur l’adresse indiquée :
share-copy = Copier le lien
share-copied = Lien copié
share-send = Envoyer…
share-qr = Code QR de cette table
seat-free = Place libre
seat-take = S’asseoir ici
seat-take-here = Sur cet écran
seat-leave = Quitter cette place
seat-let-bot = Pour un bot
seat-you = vous
seat-away = absent
seat-resigned = a abandonné
seat-to-play = à son tour

## À qui le tour

turn-yours = À vous de jouer
turn-of = C’est à { $name }
turn-here = À vous, { $name }
turn-says = { $name } : { $told }
turn-several = Plusieurs joueurs choisissent en même temps
turn-watching = Vous regardez la partie
turn-adjourned = La partie est en pause
turn-over = La partie est finie
turn-pending = Un instant…
turn-spectators =
    { $n ->
        [one] { $n } spectateur
       *[other] { $n } spectateurs
    }
turn-look-as = Jouer pour { $name }
lately-again = Revoir
lately-skip = Abréger
ready-title = Tout le monde est prêt ?
ready-go = Prêt !
ready-waiting = On attend { LIST($names) }.
clock-of = Temps { DE($name) }
clock-days = { $days } j { $hours } h

## Autour du plateau

table-seats = Les joueurs
table-tabs = Le fil et le bavardage
table-board = Le plateau
story-title = Le fil de la partie
story-empty = Rien ne s’est encore passé.
story-taken-back = { $name } a annulé un coup.
story-earlier = Lire ce qui précède
moves-title = Coups possibles
moves-count =
    { $n ->
        [one] { $n } coup possible
       *[other] { $n } coups possibles
    }
moves-none = Rien à faire pour l’instant.
moves-search = Chercher un coup
rule-number = Règle { $rule }
rules-title = Règles
hint-ask = Conseil
hint-thinking = On réfléchit…
hint-said = Conseil : { $move }
hint-play = Jouer ce coup
action-undo = Annuler le coup
action-sound = Son
action-more = Autres actions
action-keys = Touches
keys-title = Les touches
keys-space = Espace
keys-tab = passer d’un bouton au suivant
keys-arrows = se promener sur le plateau
keys-enter = Entrée
keys-press = appuyer sur ce qui est encadré
keys-single = Raccourcis à une seule touche
action-adjourn = Faire une pause
action-resume = Reprendre la partie
action-resign = Abandonner
resign-sure = Abandonner la partie ?
resign-about = Les autres auront gagné. C’est définitif.
ask-undo = { $name } aimerait annuler son coup.
ask-adjourn = { $name } aimerait faire une pause.
ask-waiting = On demande aux autres s’ils sont d’accord.
ask-agree = D’accord
ask-disagree = Non
chat-title = Bavardage
chat-empty = Dites bonjour !
chat-line = Votre message
chat-say = Envoyer
chat-unread =
    { $n ->
        [one] { $n } nouveau message
       *[other] { $n } nouveaux messages
    }
curtain-title = Passez l’appareil à { $name }
curtain-about = Personne d’autre ne regarde ? Alors on peut montrer les cartes.
curtain-go = Je suis { $name }
link-connecting = Connexion…
link-open = Connecté
link-lost = Connexion perdue, on réessaie…
link-closed = Déconnecté

## La fin

result-won =
    { $n ->
        [one] { LIST($names) } a gagné !
       *[other] { LIST($names) } ont gagné !
    }
result-you-won = Vous avez gagné !
result-draw = Égalité !
ended-resigned = { $name } a abandonné.
ended-time = Le temps { DE($name) } est écoulé.
result-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
result-rematch = Revanche
result-rematch-ready = La revanche vous attend
result-rematch-seats =
    { $n ->
        [2] À la revanche, on change de place et de couleur.
       *[other] À la revanche, chacun passe à la place suivante et change de couleur.
    }
result-new-game = Une autre partie
result-record = Télécharger la partie
result-next-level = Essayer contre « { $level } »
result-turned = La partie a basculé au coup { $n }.
result-rating = Votre cote : { $n } ({ $change }).
result-first-rating = Votre première cote : { $n }.
result-see-board = Voir le plateau
result-show = Revoir le résultat

## Le plateau des jeux qui n’en ont pas à eux

view-position = La position
view-nothing = rien
field-board = Plateau
field-cards = Cartes
field-columns = Colonnes
field-deck = Pioche
field-dice = Dés
field-die = Dé
field-discard = Défausse
field-draw = Pioche
field-hand = Main
field-hands = Mains
field-home = Arrivés
field-last = Dernier coup
field-left = Reste
field-points = Points
field-reserve = Réserve
field-round = Manche
field-row = Rangée
field-rows = Rangées
field-start = Début
field-taken = Pris
field-turns = Tours

## Revoir une partie finie, et vérifier que le sort a été honnête

replay-title = { $game } : la partie coup par coup
replay-open = Revoir la partie
replay-not-yet = Cette partie se joue encore. On pourra la revoir quand elle sera finie.
replay-to-table = Aller à la table
replay-slider = Moment de la partie
replay-at = Coup { $n } sur { $all }
replay-first = Au début
replay-before = Un coup en arrière
replay-next = Un coup en avant
replay-last = À la fin
replay-play = Dérouler la partie
replay-pause = Pause
replay-keys = Touches : ← et → vont d’un coup à l’autre, Début et Fin mènent aux deux bouts.
replay-eyes = Du point de vue de qui ?
replay-open-book = Cartes sur table
replay-now = Ce qui s’est passé
replay-opening = La partie commence.
replay-then = Ensuite, { $name } : { $move }
replay-same = Les bots auraient joué pareil.
replay-better = Le meilleur coup était : { $move }
replay-show-best = Montrer sur le plateau
replay-curve = Qui menait ?
replay-growing = Les bots repensent la partie…
replay-broken = Les bots n’ont pas le temps en ce moment.
replay-own = Les mains étaient cachées : chaque ligne dit ce que chacun pouvait espérer, avec ce qu’il savait.
replay-chances = Chances de gagner : { $shares }
replay-turns = Les tournants
replay-no-turns = Pas de tournant : rien n’a basculé d’un coup.
replay-turn =
    { $n ->
        [0] Au début : { $name }, { $before } → { $after }
       *[other] Coup { $n } : { $name }, { $before } → { $after }
    }
replay-tools = Partager et vérifier
replay-copy = Copier le lien vers ce moment
replay-download = Télécharger la partie

## Vérifier

verify-ask = Vérifier les dés et les cartes
verify-asking = On refait tous les tirages…
verdict-honest =
    { $n ->
        [one] Rien à redire : le seul tirage de cette partie est bien celui que donnent le secret et les mots.
       *[other] Rien à redire : les { $n } dés, cartes et tirages de cette partie sont bien ceux que donnent le secret et les mots.
    }
verdict-strayed = Quelque chose cloche : le sort n’a pas répondu comme le veut le secret.
verdict-elsewhere = Cette partie vient d’un compte rendu sans secret : il n’y a rien à vérifier.
verdict-no-chance = Ni dés ni cartes : dans ce jeu, rien n’est laissé au hasard.
find-sealed = Le sceau est bien l’empreinte (SHA-256) du secret et des mots.
find-noted = C’est le sceau que ce navigateur a noté avant la partie.
find-word = Le mot ajouté par ce navigateur a compté.
find-numbers = Tous les nombres tirés viennent bien du secret et des mots.
find-once = Ce navigateur n’a dit qu’un mot.
doubt-sealed = Le sceau n’est pas l’empreinte du secret et des mots !
doubt-noted = Ce n’est pas le sceau que ce navigateur a noté avant la partie !
doubt-word = Le mot ajouté par ce navigateur n’a pas compté !
doubt-numbers = Des nombres tirés ne viennent pas du secret et des mots !
doubt-once = Le début a été recommencé après que ce navigateur a dit un mot : quelqu’un s’était levé ?
verify-by-whom = Tout cela, votre navigateur l’a calculé lui-même. Pour changer les nombres en dés et en cartes selon les règles, le serveur a tout refait ; la commande « tablee verify » le refait chez vous.
verify-seal = Sceau, montré avant le premier coup
verify-secret = Secret, ouvert à la fin
verify-word = Mot { DE($name) }

## Les leçons

learn-title = Apprendre { $game }
learn-start = Apprendre en jouant ({ $minutes } min)
learn-step = Étape { $n } sur { $all }
learn-note = Que faire
learn-go-on = Continuer
learn-show = Montrez-moi
learn-do-it = Jouez pour moi
learn-other = « { $move } » : les règles le permettent aussi. Pour cette leçon, suivez la note, et nous y arriverons ensemble.
learn-cannot = Ce n’est pas possible ici.
learn-back = Une étape en arrière
learn-again = Depuis le début
learn-leave = À la page du jeu
learn-done = À vous de jouer !
learn-play-now = Une vraie partie, contre « { $level } »

## Plateaux dessinés à partir de données

scene-kind =
    { $kind ->
        [grid] Plateau
        [track] Piste
        [row] Rangée
        [hand] Main
        [pile] Pile
        [dice] Dés
        [pits] Cases
        [counter] Compteur
       *[spots] Carte
    }
scene-shape =
    { $shape ->
        [disc] jeton
        [ring] anneau
        [pawn] pion
        [card] carte
        [die] dé
        [stone] pierre
        [button] bouton
       *[other] { $shape }
    }
scene-face = { $what } { $face }
scene-of = { $what } { DE($name) }
scene-behind = { $what }, face cachée
scene-marked = { $what }, avec une marque
scene-some = { $n } × { $what }
scene-count = { $value } sur { $most }
scene-place = place { $n }
scene-square = ligne { $row }, colonne { $column }
scene-empty = vide
scene-moves =
    { $n ->
        [one] { $what } : un coup
       *[other] { $what } : { $n } coups
    }
scene-nowhere = Cela ne mène nulle part pour l’instant.
scene-try = Cela ne mène nulle part pour l’instant. Essayez : { LIST($things, type: "or") }.

## Établi

bench-title = Établi : { $game }
bench-lost = L’établi ne répond pas. Tourne-t-il toujours ?
bench-place = { $file }, ligne { $line }
bench-trouble = Vous voyez le jeu tel qu’il marchait encore.
bench-cut = Reprendre avant ce coup
bench-log = Les coups joués
bench-wander-one = Un coup au hasard
bench-wander-all = Jusqu’à la fin au hasard
bench-wait = Attendre { $n } s
bench-fate = Le hasard
bench-fate-draws = Le hasard tire tout seul
bench-fate-turn = Au hasard de jouer : tirez, ou choisissez.
bench-draw = Tirer
bench-eyes-acting = Celui qui joue
bench-eyes-spectator = Un spectateur
bench-seats = Joueurs
bench-begin = Recommencer
bench-write = Garder ce qui a été joué
bench-learner = Élève
bench-replace = Remplacer la leçon existante
bench-lesson = Écrire une leçon
bench-rule = Règle
bench-sentence = Ce que montre le test, en quelques mots d’anglais
bench-test = Écrire un test
bench-written = Écrit : { $file }
bench-checks = Ce que dit check-game
bench-checking = Vérification… ({ $n } faites)
bench-fine = Rien à redire.
