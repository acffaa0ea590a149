# Was Ho ! Hisse ! den Spielern sagt. $who, $other, $side, $a und $b sind Namen. Eine Farbe ist „rot“: { $colour }e, { $colour }en.

## Das Spiel

pitch = Stell im Handumdrehen deine Mannschaft zusammen, dann zieh am Seil: Ein Fass Whisky hängt daran.
player-1 = Angus
player-2 = Bruce
option-form = Mannschaften bilden
option-form-race = um die Wette
option-form-calm = in aller Ruhe
option-form-none = gar nicht, Zufallskarten
option-form-first = ab der zweiten Runde
option-barrels = Fässer zum Sieg
option-barrels-1 = eins
option-barrels-2 = zwei
option-barrels-3 = drei
option-later = Danach Mannschaften bilden
option-later-race = um die Wette
option-later-calm = in aller Ruhe
option-youngest = Wer am jüngsten ist
level-1 = Knirps
level-2 = Hirte
level-3 = Kraftprotz
level-4 = Champion
level-5 = Clanchef

## Wörter

term-red = rot
term-blue = blau
term-green = grün
term-man = die { $colour }e { $strength }
term-marked-man = die markierte { $colour }e { $strength }
term-woman = die Frau mit Stärke { $strength }
term-n6 = Nessie
term-slot = den { $colour }en Platz von { $side }
term-own-slot = den eigenen { $colour }en Platz
term-adrenaline = „Adrenalinschub“
term-heave = „Hau ruck!“
term-lowblow = „Tiefschlag“
term-macho = „Mucho Macho“
term-monster = „Monströs“
term-reinforce = „Verstärkung“
term-rope = „Das Seil reißt“
term-scram = „Hau ab!“
term-swap = „Seitenwechsel“
term-weakest = „Der Schwächere gewinnt“
term-does-adrenaline = das Fass 2 Felder zu sich ziehen
term-does-heave = eine Kraftprobe
term-does-lowblow = gegenüber eine Karte nehmen und spielen
term-does-macho = Die sichtbaren Frauen gehen
term-does-monster = Die Seite mit Nessie verliert die Runde
term-does-reinforce = drei Karten mehr
term-does-rope = Das Fass geht zurück auf sein Startfeld
term-does-scram = Die sichtbaren Karten einer Stärke gehen
term-does-swap = Eine sichtbare Karte wechselt hinüber
term-does-weakest = eine Kraftprobe, bei der die schwächere Seite zieht

## Die Mannschaften

said-ready = { $who }: „Bereit!“
said-go = Hau ruck! Die ersten Karten werden aufgedeckt.
said-turns-up = { $who } deckt auf: { LIST($pair) }.
said-keeps = { $who } behält { $card } und gibt { $other } ab.
said-shares = { $who } verteilt zwei Karten.
said-stop = „Stopp!“ { $who } hat alle 20 Karten verteilt.
said-all-shared = { $who } hat alle 20 Karten verteilt.
said-splits = { $who } war schneller und verteilt die { $cards } Karten, die { $other } noch hat.
said-faster = { $who } war schneller.
said-together = Gleichzeitig, auf eine Zehntelsekunde genau! Je eine Karte entscheidet.
said-tie-card = { $who } deckt { $card } auf.
said-tie-again = Immer noch gleich: noch einmal.
said-tie-lots = Immer noch gleich, und nicht genug Karten für noch einmal: Es wird ausgelost.
said-teams-ready = Die Mannschaften stehen; das Los sagt, wer anfängt.
said-lots = Das Los fällt auf { $who }.
said-youngest = { $who } ist am jüngsten: Auf dieser Seite beginnt das Fass.
said-begins = Das Fass wartet auf Feld { $space }: { $who } spielt die erste Karte.

## Das Ziehen

said-takes = { $who } nimmt auf die Hand: { LIST($cards) }.
said-takes-six = { $who } nimmt sechs Karten auf die Hand.
said-draws = { $who } zieht { $card }.
said-draws-one = { $who } zieht eine Karte.
said-places = { $who } legt { $card } auf { $slot }.
said-covers = { $who } legt { $card } auf { $slot } und deckt { $covered } zu.
said-test = Eine Kraftprobe! { $a }: { $mine }, { $b }: { $his }.
said-equal = Gleich stark: Das Fass bleibt, wo es ist.
said-pulled = Das Fass rutscht zu { $who }, auf Feld { $space }.
said-plays = { $who } spielt { $card }.
said-names = { $who } spielt { $card } und nennt die Stärke { $strength }.
said-declines = { $who } spielt { $card } und verzichtet auf die Wirkung.
said-nothing = Das ändert nichts.
said-reaches = { $who } greift in die Karten von { $other } …
said-stolen = … und nimmt { $other } eine Karte weg: { $card }. Die muss { $who } gleich spielen.
said-surges = Das Fass macht einen Satz zu { $who }, auf Feld { $space }.
said-leave = Weg vom Seil: { LIST($cards) }.
said-rope-snaps = Ratsch! Das Fass geht zurück auf Feld { $space }.
said-changes = { CAP($card) } wechselt hinüber auf den { $colour }en Platz von { $side }.
said-reinforced = Verstärkung für { $who }: { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
} mehr.
said-won-final = Das Fass ist am Ende, auf Feld { $space }: Die Runde geht an { $who }!
said-won-monster = Nessie hat sich auf der falschen Seite gezeigt: Die Runde geht an { $who }!
said-won-cards = Keine Karten mehr, und das Fass steht auf Feld { $space }: Die Runde geht an { $who }.
said-next-round = Alle 55 Karten werden eingesammelt: Runde { $round }.
said-wins = { $who } hat genug Fässer und gewinnt die Partie!

## Warum nicht

said-not-fate = Das kann der Zufall hier nicht tun.
said-fates-move = Karten und Lose sind Sache des Zufalls.
said-ready-first = Sag erst, dass du bereit bist.
said-keep-first = Die Mannschaften werden gebildet: Behalt eine deiner zwei Karten, { LIST($pair, type: "or") }.
said-not-in-pair = Die hast du nicht vor dir. Behalt { LIST($pair, type: "or") }.
said-too-early = Nicht blind! Sieh dir deine zwei Karten noch { $seconds } Sekunden an.
said-stopped = Stopp! Dein Gegenüber war schneller und verteilt den Rest deines Stapels.
said-all-shared-out = Deine 20 Karten sind verteilt: Warte, bis dein Gegenüber fertig ist.
said-play-a-card = Jetzt wird am Seil gezogen: Spiel eine Karte aus deiner Hand.
said-play-stolen = Spiel zuerst die Karte, die du genommen hast: { $card }.
said-not-in-hand = { CAP($card) } hast du nicht auf der Hand.
said-wrong-slot = Ein Mann kommt auf seine Farbe: { $card } auf einen { $colour }en Platz, egal auf welcher Seite.
said-nothing-there = Auf dem { $colour }en Platz von { $side } liegt keine Karte: Wähl eine sichtbare Karte.
said-wrong-side = { CAP($card) } muss auf die andere Seite: ein Mann auf dieselbe Farbe, eine weiße Karte auf irgendeinen Platz dort.
expected = ready, eine Karte zum Behalten (keep:R2!), eine Karte und ihr Platz (R2!>a:red), eine Aktion (heave, scram:3, swap:a:red>b:red) oder eine Aktion ohne Wirkung (heave/no)

## Was man tun kann, und was daraus folgt

prompt-ready = Bereit? Die Karten werden aufgedeckt, sobald ihr es beide seid.
prompt-keep = Behalt eine Karte, die andere geht hinüber. Paar { $pair } von { $pairs }.
prompt-keep-quickly = Schnell, behalt eine Karte, die andere geht hinüber! Paar { $pair } von { $pairs }.
prompt-split = Du warst schneller: Verteil auch die Karten von { $other }.
prompt-pull = Spiel eine Karte, bei dir oder drüben; ist sie markiert, wird gezogen.
prompt-stolen = Von { $other } genommen, gleich zu spielen: { $card }.
consequence-stands = { $mine } gegen { $his }. Keine Kraftprobe, die Karte ist nicht markiert.
consequence-level = { $mine } gegen { $his }: Das Fass bleibt, wo es ist.
consequence-pulls = { $mine } gegen { $his }: Das Fass rückt { $spaces ->
    [one] ein Feld
   *[other] { $spaces } Felder
} zu dir.
consequence-slips = { $mine } gegen { $his }: Das Fass rückt { $spaces ->
    [one] ein Feld
   *[other] { $spaces } Felder
} zu { $other }.
consequence-wins = { $mine } gegen { $his }: Das Fass kommt an, die Runde gehört dir!
consequence-loses = { $mine } gegen { $his }: Das Fass geht an { $other }, Runde verloren.
consequence-surges = Das Fass rückt { $spaces ->
    [one] ein Feld
   *[other] { $spaces } Felder
} zu dir.
consequence-surge-wins = Das Fass kommt an: Die Runde gehört dir!
consequence-rope-snaps = Das Fass geht zurück auf Feld { $space }.
consequence-send = Weg vom Seil: { LIST($cards) }.
consequence-send-many = Weg vom Seil: { $count } Karten.
consequence-nessie-wins = Nessie zieht für { $other }: Die Runde gehört dir!
consequence-nessie-loses = Nessie zieht für dich: Die Runde wäre verloren!
consequence-reinforces = { $cards ->
    [one] Eine Karte
   *[other] { $cards } Karten
} mehr auf deiner Hand.
consequence-steals = Eine Karte von { $other }, blind gezogen, gleich zu spielen.
consequence-nothing = Hier ändert das nichts.

## Wie man am Ende steht

standing-barrels = { $n ->
    [0] kein Fass
    [one] ein Fass
   *[other] { $n } Fässer
}

## Züge

move-ready = „Bereit“ sagen
move-keep = { CAP($card) } behalten
move-place = { CAP($card) } auf den { $slot_colour }en Platz von { $slot_side } legen
move-act = { $card } spielen: { $does }
move-scram = { $card } spielen und die Stärke { $strength } nennen
move-swap = { $card } spielen, vom { $from_colour }en Platz von { $from_side } zum { $to_colour }en Platz von { $to_side }
move-decline = { $card } ohne Wirkung spielen
move-first = { $who } fängt an
move-card = { CAP($card) } ziehen

## Das Spielbrett im Terminal

board-round = Runde { $round }
board-help = { $action }: { $does }
board-barrels = Fässer
board-ready-yes = bereit
board-ready-no = noch nicht bereit
board-scot = ein Schotte
board-strength = Stärke
board-over-cards = verdeckt
board-hand = Hand
board-pile = Mannschaft
board-pair = zu verteilen
board-prep = Stapel
board-kept = behalten
board-given = abgegeben
board-tie = Stechen
board-discard = Ablage
board-stolen = genommene Karte

## Für das Labor

ending-won-final = Das Fass ist am Ende
ending-won-cards = Keine Karten mehr
ending-won-monster = Nessie zeigt sich
whatif-more-marks = Zwei von drei Männern sind markiert
whatif-strong-unmarked = Keine Marke auf der 3
whatif-weak-unmarked = Keine Marke auf 0 und 1
whatif-surge-1 = Adrenalinschub: 1
whatif-surge-3 = Adrenalinschub: 3
whatif-surge-4 = Adrenalinschub: 4

## Die Lektion

lesson-1 = Zwei schottische Clans ziehen an einem Seil. Du bist Alix, und Hugo ist auf der anderen Seite. Heute entscheidet ein einziges Fass.
lesson-2 = Erst bildet jeder seine Mannschaft, und zwar um die Wette! Sag, dass du bereit bist. In dieser Lektion eilt es nicht.
lesson-3 = Zwei Karten: eine für dich, eine für Hugo. Eine 3 zieht viel stärker als eine 0, behalt also die rote 3.
lesson-4 = Eine Frau mit Stärke 4, und sie passt auf jede Farbe. Behalt sie, Hugo bekommt die Aktion.
lesson-5 = Diese blaue 3 trägt die Marke „Ho Hisse“: Du wirst sehen, sie bewegt das Fass. Behalt sie.
lesson-6 = Zehn Paare später bist du vor Hugo fertig. Das Fass beginnt also auf deinem Feld, der 7, und du spielst die erste Karte. Dein Ziel: Feld 12.
lesson-7 = Ein Mann kommt auf den Platz seiner Farbe. Leg deine rote 3 auf deine Seite: Sie löst den gezeichneten Schotten ab, der nur 2 zählt.
lesson-8 = Hugo ist stärker geworden. Und die rote 0? Leg sie auf seine Seite! Sein Schotte mit Stärke 2 macht einem Faulpelz Platz.
lesson-9 = Er zahlt es dir heim, auf Grün. Eine Frau passt auf jede Farbe: Deck diese 0 mit deiner weißen 4 zu.
lesson-10 = Zähl zusammen: 3 + 2 + 4 auf deiner Seite, 3 + 3 + 2 bei Hugo. Spiel die markierte blaue 3 auf deine Seite: „Ho Hisse“, zieht!
lesson-11 = 10 gegen 8: Das Fass rückt zwei Felder weiter. Hugo überlegt und spielt eine Aktion …
lesson-12 = Die Frauen sind weg, und die grüne 0 ist wieder da. Du hast auch eine Aktion: den Adrenalinschub. Noch zwei Felder!
lesson-13 = Nur noch ein Feld! Hier ist Nessie, Stärke 6, auf jede Farbe, die du willst: Deck die grüne 0 zu.
lesson-14 = Hugo hängt dir eine 1 an, aber es steht immer noch 10 gegen 6. Spiel die Aktion „Hau ruck!“: eine Kraftprobe, und du hast gewonnen.
lesson-15 = Das Fass gehört dir! Richtig gespielt wird um drei, und dann ist das Bilden der Mannschaften wirklich ein Wettlauf. Wer es ruhig mag, bildet sie in aller Ruhe.

## Das Spiel in dreißig Sekunden

look-1 = Schnell: Von zwei Karten behältst du eine, die andere geht hinüber.
look-2 = Dann abwechselnd eine Karte: für die eigene Seite, oder gegen die andere.
look-3 = „Ho Hisse“! Die stärkere Seite zieht das Fass: Am Ende des Seils gehört es ihr.
