### Les leçons.

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
