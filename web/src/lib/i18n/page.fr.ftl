### Ce que la page dit partout, de l’étagère aux réglages.

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
shelf-filter = Trier les jeux
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
shelf-progress = Jeux prêts : { $ready } sur { $all }. On peut déjà jouer aux autres.

## La page d’un jeu

game-rules = Les règles
game-contents = Sommaire des règles
game-link-to = Lien vers la règle { $rule }
game-leaders = Les meilleurs
game-no-leaders = Personne encore : jouez une partie classée, et la première place est à vous.
game-leader = Joueur
game-rating = Cote
game-games = Parties
game-balance = En chiffres
game-balance-by = Mesuré dans des parties entre robots.
game-compiling = Les règles de ce jeu se préparent encore : on peut déjà jouer, mais les robots réfléchissent plus lentement.

## Avant une partie

start-title = Jouer
way-bots = Contre des robots
way-here = Sur cet écran
way-friends = Avec des amis
way-about-bots = La partie commence tout de suite.
way-about-here = On se passe l’appareil, ou on se serre autour.
way-about-friends = Vous recevrez un lien et un code à partager.
start-players = Combien de joueurs ?
start-level = Force des robots
start-your-name = Votre nom
start-seats = Les places
start-seat = Place { $n }
start-me = Moi
start-open = Quelqu’un qui a le lien
start-here = Quelqu’un sur cet écran
start-bot = Robot { $level }
start-name-of = Nom à la place { $n }
start-guest = Joueur { $n }
start-options = Variantes
start-more = Plus de réglages
start-public = Montrer la table aux visiteurs
start-chat = Permettre de bavarder
start-rated = Partie classée (sans conseil, et sans annuler de coup)
start-rated-about = Elle se joue à la pendule, et compte dès que chacun a joué deux coups.
start-rated-guest = Pour cela, il faut un compte :
start-rated-account = en créer un
start-clock = Pendule
time-limit-none = Sans pendule
time-limit-quick = 5 minutes, plus 5 secondes par coup
time-limit-calm = 15 minutes, plus 10 secondes par coup
time-limit-move = 1 minute par coup
time-limit-day = 1 jour par coup
start-out = Quand le temps est écoulé
time-out-loses = la partie est perdue
time-out-bot = un robot continue
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
settings-sound = Sons
settings-on = oui
settings-off = non
settings-try = Écouter

## Le classement

best-title = Les meilleurs
best-of = Les meilleurs à { $game }
best-how = Joueurs et robots sur une même échelle, d’après les parties classées.
best-all = Tout le classement
best-play = Jouer à { $game }
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
person-no-games = Pas encore de partie finie à une table publique.

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
