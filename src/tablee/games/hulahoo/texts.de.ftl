# Was Hula-Hoo ! den Spielern sagt. $who, $next und $caller sind Namen; $card ist „eine 9“ oder „eine Krake“.

## Das Spiel

pitch = Höher, tiefer, doppelt! Werde deine Karten los, und heb die Krake nicht bis zuletzt auf.
player-1 = Lama
player-2 = Panda
player-3 = Koala
player-4 = Tukan
player-5 = Gecko
player-6 = Walross
option-streak = Drei Runden nacheinander zum Sieg
option-streak-false = nein
option-streak-true = ja
option-chaos-deal = Chaos: die fünf offenen Karten selbst wählen
option-chaos-deal-false = nein
option-chaos-deal-true = ja
option-chaos-no-exchange = Chaos: kein Tausch
option-chaos-no-exchange-false = nein
option-chaos-no-exchange-true = ja
option-chaos-call = Chaos: bestimmen, wer antworten muss
option-chaos-call-false = nein
option-chaos-call-true = ja
option-target = Punkte zum Sieg
option-dealer = Wer zuerst gibt
level-1 = Seestern
level-2 = Krebs
level-3 = Robbe
level-4 = Delfin
level-5 = Krake

## Wörter

term-nothing = nichts
term-higher = höher
term-lower = tiefer
term-double = doppelt
term-card = { $value ->
    [7] eine Krake
   *[other] eine { $value }
}

## Vor der ersten Karte

said-lot = { $who } wird ausgelost und gibt zuerst.
said-deals = Runde { $round }. { $who } gibt.
said-holds = { $who } hat auf der Hand: { LIST($cards) }.
said-faces = Offen vor { $who }: { LIST($cards) }.
said-chooses = { $who } hat fünf Karten gewählt, noch verdeckt.
said-reveals = { $who } deckt auf: { LIST($cards) }.
said-swaps = { $who } schiebt unter den Stapel: { LIST($cards) }.
said-keeps = { $who } behält alle Karten.
said-replaces = { $who } bekommt { $card }, für alle zu sehen.
said-begins = { $who } eröffnet die Runde.

## Eine Karte wird gelegt

said-first = { $who } eröffnet und legt { $card } { $place ->
    [open] aus den offenen Karten
   *[hand] aus der Hand
}: „{ CAP($call) }!“
said-follows = { $who } legt { $card } { $place ->
    [open] aus den offenen Karten
   *[hand] aus der Hand
}: „{ CAP($call) }!“
said-doubles = Noch eine { $value }! { $who } legt sie { $place ->
    [open] aus den offenen Karten
   *[hand] aus der Hand
}: „{ CAP($call) }!“
said-breaks = { $who } beendet die Doppel und legt { $card } { $place ->
    [open] aus den offenen Karten
   *[hand] aus der Hand
}: „{ CAP($call) }!“
said-octopus = { $who } lässt { $place ->
    [open] aus den offenen Karten
   *[hand] aus der Hand
} { $card } los: „{ CAP($call) }!“
said-octopus-breaks = { $who } lässt { $place ->
    [open] aus den offenen Karten
   *[hand] aus der Hand
} { $card } los, Schluss mit den Doppeln: „{ CAP($call) }!“
said-limit = Weiter geht es nicht: Nur noch eine { $value } oder eine Krake kann antworten.
said-names = { $who } zeigt auf { $next }: { $next } muss antworten.
said-draws-unseen = { $who } zieht eine Karte.
said-draws = { $who } zieht { $card }.
said-draws-known = Unter dem Stapel findet { $who } { $card } aus dem Tausch: Alle kennen diese Karte.
said-draws-nothing = Der Stapel ist leer: { $who } zieht nichts.
said-keep-for-last = Vorsicht: { $who } hat nur noch eine Karte, die keine Krake ist. Die muss bis zuletzt bleiben!
said-stranded = Autsch! { $who } hat nur noch Kraken, und damit hört man nicht auf: Die letzte lässt sich nicht mehr legen.

## Passen

said-passes = { $who } kann nicht antworten, zeigt die Hand ({ LIST($cards) }) und ist für diese Runde raus.
said-passes-stranded = { $who } hat nur noch eine Krake, und damit hört man nicht auf: { $who } passt und ist für diese Runde raus.
said-call-stays = Jetzt muss { $next } auf „{ $call }“ antworten.
said-must-name = { $caller } muss jemand anderen bestimmen.
said-names-again = { $who } wendet sich an { $next }: „{ CAP($call) }!“

## Ende einer Runde und der Partie

said-goes-out = { $who } hat keine Karte mehr und gewinnt die Runde!
said-stays-alone = Alle anderen haben gepasst: { $who } gewinnt die Runde!
said-scores = { $points ->
    [one] Eine gelegte Karte: ein Punkt
   *[other] { $points } gelegte Karten: { $points } Punkte
} für { $who }, das macht { $total }.
said-in-a-row = { $who } hat { $count } Runden nacheinander gewonnen.
said-wins = { $who } gewinnt die Partie!
said-guard = Hundert Runden sind genug: Wer die meisten Punkte hat, gewinnt.

## Warum nicht

said-not-fate = Der Zufall kann nur eine Karte geben, die noch im Stapel ist.
said-fates-move = Karten und Lose sind Sache des Zufalls.
said-choose-first = Wähl zuerst fünf Karten aus deiner Hand, die du offen vor dich legst.
said-choose-from-hand = Wähl unter den Karten deiner Hand: { LIST($cards) }.
said-already-open = Deine offenen Karten sind schon gewählt.
said-swap-first = Tausch zuerst bis zu drei deiner offenen Karten, oder behalt sie alle.
said-swap-from-open = Tauschen kannst du nur deine offenen Karten: { LIST($cards) }.
said-swap-is-over = Getauscht wird nur einmal, vor der ersten Karte.
said-can-play = Wenn du legen kannst, musst du. Zum Beispiel: { $example }.
said-nobody-passed = Jemand anderen bestimmst du erst, wenn der Erste gepasst hat. Leg eine Karte, zum Beispiel: { $example }.
said-must-pass = Keine deiner Karten geht: Du musst passen.
said-not-in-hand = Du hast { $value ->
    [7] keine Krake
   *[other] keine { $value }
} auf der Hand. Deine Hand: { LIST($cards) }.
said-not-in-front = Du hast { $value ->
    [7] keine Krake
   *[other] keine { $value }
} vor dir. Deine offenen Karten: { LIST($cards) }.
said-lone-joker = Mit einer Krake hört man nicht auf: Allein lässt sie sich nicht legen, du musst passen.
said-name-missing = Bestimm auch, wer antworten muss: { LIST($rivals, type: "or") }.
said-name-needless = Hier geht es nach links weiter, ohne dass jemand bestimmt wird.
said-name-wrong = Bestimm jemand anderen, der noch dabei ist: { LIST($rivals, type: "or") }.
said-joker-call = Eine Krake ist nie ein Doppel: Sag „höher“ oder „tiefer“.
said-say-double = { $value } auf { $value } ist ein Doppel: Sag „doppelt“.
said-no-double = Das ist kein Doppel: Sag „höher“ oder „tiefer“.
said-needs-higher = „Höher“ auf { $top }: Nötig ist { $next_value ->
    [13] eine 13
   *[other] mindestens { $next_value }
}, noch eine { $top } oder eine Krake.
said-needs-lower = „Tiefer“ auf { $top }: Nötig ist { $next_value ->
    [1] eine 1
   *[other] höchstens { $next_value }
}, noch eine { $top } oder eine Krake.
said-needs-above-joker = „Höher“ auf eine Krake: Nötig ist mindestens 8, oder noch eine Krake.
said-needs-below-joker = „Tiefer“ auf eine Krake: Nötig ist höchstens 6, oder noch eine Krake.
said-needs-break = Doppelte { $top }: Nötig ist noch eine { $top }, { LIST($neighbours, type: "or") } oder eine Krake.
said-at-the-limit = Weiter als { $top } geht es nicht: Nötig ist noch eine { $top } oder eine Krake.
said-name-first = Bestimm zuerst, wer auf deine Karte antworten muss: { LIST($rivals, type: "or") }.
said-double-stays = Ein Doppel bleibt ein Doppel.
said-not-a-double-now = Deine Karte war kein Doppel: Sag „höher“ oder „tiefer“.
expected = eine Karte wie h9+, o4- oder h9= (mit >b, um zu bestimmen, wer antwortet), pass, swap:3,9,9, show:1,3,5,9,12 oder ->c
expected-card = eine Karte von 1 bis { $highest }; { $joker } ist die Krake
expected-swap = höchstens { $most } Karten nach swap:
expected-show = { $cards } Karten nach show:

## Was man tun kann

prompt-show = Wähl { $cards } Karten aus deiner Hand, die du offen vor dich legst.
prompt-swap = Tausch bis zu { $most } deiner offenen Karten, oder behalt sie alle.
prompt-open = Eröffne die Runde: eine beliebige Karte, dann „höher“ oder „tiefer“.
prompt-open-and-name = Eröffne: eine Karte, „höher“ oder „tiefer“, und wer antworten muss.
prompt-pass = Auf { $card } und „{ $call }“ hast du nichts: Du musst passen.
prompt-name-again = Keine Antwort! Bestimm jemand anderen, „höher“ oder „tiefer“.
prompt-name-again-double = Keine Antwort! Bestimm jemand anderen für das Doppel.
prompt-needs-higher = { said-needs-higher }
prompt-needs-lower = { said-needs-lower }
prompt-needs-above-joker = { said-needs-above-joker }
prompt-needs-below-joker = { said-needs-below-joker }
prompt-needs-break = { said-needs-break }
prompt-at-the-limit = { said-at-the-limit }
prompt-lone-joker = { said-lone-joker }

## Wie man am Ende steht

standing-points = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}
standing-row = { $n } Runden nacheinander

## Züge

move-show = Offen hinlegen: { LIST($cards) }
move-swap = Unter den Stapel schieben: { LIST($cards) }
move-keep = Alle Karten behalten
move-play = { CAP($card) } { $from ->
    [open] aus den offenen Karten
   *[hand] aus der Hand
} legen: „{ $call }“
move-play-to = { CAP($card) } { $from ->
    [open] aus den offenen Karten
   *[hand] aus der Hand
} legen: „{ $call }“, { $next } muss antworten
move-name = „{ $call }“, { $next } muss antworten
move-pass = Passen und die Runde verlassen
move-dealer = { $seat } gibt
move-card = { CAP($card) } ziehen

## Das Spielbrett im Terminal

board-higher = HÖHER ▲
board-lower = TIEFER ▼
board-double = DOPPELT =
board-hand = Hand
board-open = offen
board-points = Punkte
board-out = hat gepasst
board-deals = gibt
board-pile = Stapel: { $cards }
board-under = davon ganz unten: { $cards }
board-played = Gelegte Karten: { $cards }
board-known = bekannt: { $cards }
board-nothing = noch nichts gelegt
board-round = Runde { $round }
board-last = Die Runde davor: { $who } +{ $points }
board-octopus = { $who }: Mit einer Krake hört man nicht auf!

## Für das Labor

ending-goes-out = Keine Karte mehr
ending-stays-alone = Alle anderen haben gepasst

## Die Lektion

lesson-1 = Du bist Alix, und Hugo und Zoé spielen mit. Jeder hat fünf Karten auf der Hand und fünf offen vor sich. Werde alle zehn los, und die Runde gehört dir.
lesson-2 = Zoé hat gegeben, du fängst an. Erst der Tausch: Gib die 1 und die 2 zurück, die vor dir liegen, der Stapel kann es besser.
lesson-3 = Die anderen behalten ihre. Du eröffnest, mit einer beliebigen Karte: Leg die 4, die vor dir liegt, und sag „höher“.
lesson-4 = Zoé hat eine 8 gelegt und „höher“ gesagt: Jetzt geht es nach oben. Leg die 9 aus deiner Hand, und sag zur Abwechslung „tiefer“.
lesson-5 = Eine 5! Du hast auch eine: Leg sie, das ist ein Doppel. Du ziehst zwar eine Karte, aber jetzt haben die anderen ein Problem.
lesson-6 = Sie hatten auch welche! Solange die Doppel dauern, zählen nur Fünfen. Ein Nachbar beendet sie: die 6, die vor dir liegt, mit „tiefer“.
lesson-7 = Die 7 ist die Krake, der Joker: Sie passt auf alles. Du hast zwei davon, also leg eine. Sag „tiefer“: Dann ist höchstens eine 6 gefragt.
lesson-8 = Eine 9 und „höher“. Die 12, die vor dir liegt, passt; sag „höher“, dann wird es schwer, dir zu folgen.
lesson-9 = Oh! Hugo hat auf einer 13 „höher“ gesagt: Nur noch eine 13 oder eine Krake kann antworten. Zoé hat keins von beiden.
lesson-10 = Zoé ist für diese Runde raus, und du musst für sie antworten. Vor dir liegt eine 13: doppelt!
lesson-11 = Hugo beendet die Doppel mit einer 12 und sagt „tiefer“. Leg deine 10, und sag selbst „tiefer“.
lesson-12 = Eine 8, und „tiefer“. Deine 8 wäre ein Doppel, also eine Karte mehr: nein danke. Leg die 3, und sag „höher“.
lesson-13 = Hugo verdoppelt die 3! Deine Krake beendet auch Doppel, und jetzt ist der Moment: Allein am Ende ließe sie sich nicht mehr legen. Sag „tiefer“.
lesson-14 = Nur noch zwei Karten. Leg die 11 auf die kleine 1, und sag „tiefer“.
lesson-15 = Eine 9 und „tiefer“: Deine 8 passt! Es ist deine letzte Karte; sag, was du willst, sagen wir „höher“.
lesson-16 = Die Runde gehört dir! Jede gelegte Karte ist ein Punkt: 28, und gespielt wurde bis 25. Eine Runde gewinnt man auch, wenn alle anderen gepasst haben.

## Das Spiel in dreißig Sekunden

look-1 = „Höher“ oder „tiefer“: Leg eine Karte, die passt, dann sagst du selbst an.
look-2 = Derselbe Wert ist ein Doppel: Du ziehst eine Karte, aber die anderen müssen folgen.
look-3 = Die Krake passt auf alles. Keine Karten mehr? Die Runde gehört dir!
