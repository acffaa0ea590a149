### Lektionen.

learn-title = { $game } lernen
learn-start = Beim Spielen lernen ({ $minutes } Min.)
learn-step = Schritt { $n } von { $all }
learn-note = Was zu tun ist
learn-go-on = Weiter
learn-show = Zeig es mir
learn-do-it = Spiel es für mich
learn-other = „{ $move }“: Auch das erlauben die Regeln. Folge hier aber dem Hinweis, dann kommen wir gemeinsam ans Ziel.
learn-cannot = Das geht hier nicht.
learn-back = Einen Schritt zurück
learn-again = Von vorn
learn-leave = Zur Seite des Spiels
learn-done = Jetzt bist du dran!
learn-play-now = Eine richtige Partie, gegen „{ $level }“
