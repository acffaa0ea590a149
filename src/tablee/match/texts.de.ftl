# Was in jedem Spiel gesagt wird.

said-malformed = Das ist kein Zug: „{ $text }“; erwartet wird { $expected }.
said-game-over = Die Partie ist zu Ende.
said-fate-first = Erst ist der Zufall an der Reihe.
said-not-your-turn = Du bist nicht dran, sondern { LIST($seats) }.
said-may-play = Nicht jetzt. Du hast die Wahl: { LIST($moves, type: "or") }.
said-may-play-many = Nicht jetzt. Zur Wahl stehen { $count } andere Züge.
said-fates-move = Das entscheidet der Zufall, nicht du.
said-nothing-to-undo = Es gibt keinen Zug zurückzunehmen.
said-fate-answered = Der Zufall hat auf diesen Zug schon geantwortet: Zurück geht es nur, wenn alle einverstanden sind.
said-not-your-move = Der Zug davor ist von jemand anderem: Zurück geht es nur, wenn alle einverstanden sind.
said-revealed = Dieser Zug hat etwas aufgedeckt: Zurück geht es nur, wenn alle einverstanden sind.
expected-text = ein Text
expected-time = eine Zeit in ganzen Millisekunden
expected-move = ein Zug dieses Spiels

move-move = { $move }
player-1 = a
player-2 = b
player-3 = c
player-4 = d
player-5 = e
player-6 = f
player-7 = g
player-8 = h

## Wie stark Bots sind, wo ein Spiel es nicht selbst sagt

level-1 = Anfänger
level-2 = Gelegenheitsspieler
level-3 = Stammgast
level-4 = Könner
level-5 = Meister
