### Ce que dit une table, de la première place libre à la revanche.

table-title = Partie de { $game }

## Avant la partie

lobby-title = On attend du monde
lobby-about = La partie commence dès que toutes les places sont prises.
lobby-awaited = Toutes les places sont prises. La partie commence dès que la page est ouverte chez { LIST($names) } : chaque écran ajoute un mot au hasard, ainsi personne ne choisit les dés.
lobby-wordless = Votre mot est resté sur un autre écran : ouvrez la page là-bas, ou levez-vous et reprenez votre place.
share-title = Invitez vos amis
share-about = Envoyez ce lien, ou faites-leur scanner le code avec leur téléphone.
share-only-here = Cette adresse ne marche que sur cette machine. Pour des amis ailleurs, lancez Tablée ainsi et prenez l’adresse qu’elle indique :
share-copy = Copier le lien
share-copied = Lien copié
share-send = Envoyer…
share-qr = Code QR de cette table
seat-free = Place libre
seat-take = Prendre cette place
seat-take-here = Pour quelqu’un sur cet écran
seat-leave = Quitter cette place
seat-let-bot = Laisser la place à un robot
seat-you = vous
seat-away = absent
seat-resigned = a abandonné
seat-to-play = à son tour

## À qui le tour

turn-yours = À vous de jouer
turn-of = C’est à { $name }
turn-here = À vous, { $name }
turn-several = Plusieurs joueurs choisissent en même temps
turn-watching = Vous regardez la partie
turn-adjourned = La partie est en pause
turn-over = La partie est finie
turn-pending = On joue…
turn-spectators =
    { $n ->
        [one] { $n } spectateur
       *[other] { $n } spectateurs
    }
turn-look-as = Jouer pour { $name }
clock-of = Temps { DE($name) }
clock-days = { $days } j { $hours } h

## Autour du plateau

table-seats = Les joueurs
table-board = Le plateau
story-title = Le fil de la partie
story-empty = Rien ne s’est encore passé.
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
hint-ask = Un conseil
hint-thinking = On réfléchit…
hint-said = Conseil : { $move }
hint-play = Jouer ce coup
action-undo = Annuler le coup
action-sound = Son
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
result-new-game = Une autre partie
result-record = Télécharger la partie

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
