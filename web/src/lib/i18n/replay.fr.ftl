### Revoir une partie finie, et vérifier que le sort a été honnête.

replay-title = Partie de { $game }, revue coup par coup
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
replay-then = { $name } joue maintenant : { $move }
replay-same = Les robots auraient joué pareil.
replay-better = Le mieux était : { $move }
replay-show-best = Montrer sur le plateau
replay-curve = Qui menait ?
replay-growing = Les robots repensent la partie…
replay-broken = Les robots n’ont pas le temps en ce moment.
replay-own = Les mains étaient cachées : chaque ligne dit ce que chacun pouvait espérer, avec ce qu’il savait.
replay-chances = Chances de gagner : { $shares }
replay-turns = Les tournants
replay-no-turns = Pas de tournant : rien n’a basculé d’un coup.
replay-turn = Coup { $n } : { $name }, { $before } → { $after }
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
verify-by-whom = Tout cela, votre navigateur l’a calculé lui-même. Changer les nombres en dés et en cartes selon les règles, c’est le serveur qui l’a refait ; la commande « tablee verify » le refait chez vous.
verify-seal = Sceau, montré avant le premier coup
verify-secret = Secret, ouvert à la fin
verify-word = Mot { DE($name) }
