# Was Kopf oder Knopf den Spielern sagt. $who und $rival sind Namen; die anderen Variablen stehen im Code.

## Das Spiel

pitch = Knöpfe, Löcher und Paare, die aus der Ferne schlagen: Behalte einen kühlen Kopf.
player-1 = Rot
player-2 = Blau
option-target = Knöpfe zum Sieg
option-target-10 = 10, die ganze Partie
option-target-8 = 8, die kurze Partie
option-map = Karte der Löcher
option-map-first = die erste, lebhafter
option-map-corners = vier Löcher in den Ecken
option-aids = Drohungen
option-aids-true = auf dem Brett gezeigt
option-aids-false = selbst zu entdecken
option-games = Partien
option-games-2 = zwei, Hin- und Rückspiel
option-games-1 = nur eine, weniger fair
level-1 = Knöpfchen
level-2 = Sonntagsschneider
level-3 = Feine Nadel
level-4 = Luchsauge
level-5 = Kühler Kopf

## Was geschieht, und warum nicht

said-move = { $who } zieht von { $start } nach { $end }.
said-pass = { $who } kann nichts bewegen und setzt aus.
said-group = Vorsicht: Auf { $square } bildet { $who } eine verbotene Gruppe.
said-threat = { $who } bedroht { LIST($squares) }.
said-penalty = { $who } bestraft die verbotene Gruppe von { $rival }: Der Knopf auf { $square } kommt weg.
said-spare = { $who } lässt die verbotene Gruppe in Ruhe.
said-strike = { $who } schlägt: { LIST($squares) }!
said-hold = { $who } hält sich zurück.
said-no-strike = { $who } schlägt nicht zu.
said-repeated = Dieselbe Stellung zum dritten Mal: Hier endet die Partie.
said-quiet = Achtzig Schritte, ohne dass ein Knopf genommen wurde: Hier endet die Partie.
said-wins = { $who } gewinnt mit { $taken ->
    [one] einem genommenen Knopf
   *[other] { $taken } genommenen Knöpfen
}.
said-draw = Beide haben gleich viele Knöpfe genommen: unentschieden.
said-reached = { $who } hat { $taken } Knöpfe genommen: Hier endet die Partie.
said-out-of-reach = { $who } kann nicht mehr aufholen: Hier endet die zweite Partie.
said-first-game = Erste Partie: { $who } { $taken }, { $rival } { $theirs }.
said-change = Die Knöpfe werden neu aufgestellt, und diesmal fängt { $who } an.
said-match-won = Über beide Partien gewinnt { $who } mit { $taken ->
    [one] einem Knopf
   *[other] { $taken } Knöpfen
} zu { $theirs }.
said-match-drawn = Über beide Partien { $taken ->
    [one] ein Knopf
   *[other] { $taken } Knöpfe
} für jeden: unentschieden.
said-change-first = Die erste Partie ist vorbei: Stell die Knöpfe für die zweite neu auf.
said-penalty-or-spare = Erst die verbotene Gruppe gegenüber: Nimm einen ihrer Knöpfe, oder lass sie in Ruhe.
said-not-in-group = Auf { $square } steht kein gegnerischer Knopf aus einer verbotenen Gruppe.
said-strike-or-hold = Deine Paare bedrohen Knöpfe: Schlag zu, oder halte dich zurück.
said-claim-or-hold = Bevor du ziehst, sag es: Schlag zu, oder halte dich zurück.
said-nothing-threatened = Deine Paare bedrohen keinen Knopf, es gibt also nichts zu schlagen. Jetzt wird gezogen, zum Beispiel: { $example }.
said-must-move = Aussetzen darfst du nur, wenn kein Knopf ziehen kann.
said-move-now = Jetzt wird ein Knopf gezogen, zum Beispiel: { $example }.
said-not-yours = Auf { $square } steht kein Knopf von dir.
said-occupied = Das Feld { $square } ist schon besetzt.
said-distance = { $holes ->
    [one] Unter { $square } ist ein Loch: Zieh genau ein Feld weit
   *[other] Unter { $square } sind { $holes } Löcher: Zieh genau { $holes } Felder weit
}, geradeaus.
said-free-distance = Unter { $square } sind { $holes } Löcher: Zieh 1 bis 4 Felder weit, geradeaus.
expected = b9-d7, xd5, spare, strike, hold, pass oder change

## Wie man am Ende steht

standing-taken = { $n ->
    [0] kein Knopf genommen
    [one] ein Knopf genommen
   *[other] { $n } Knöpfe genommen
}
standing-taken-in-both = { $n ->
    [0] kein Knopf genommen
    [one] ein Knopf genommen
   *[other] { $n } Knöpfe genommen
} ({ $first } + { $second })

## Züge

move-slide = Von { $from } nach { $to } ziehen
move-take = Den Knopf auf { $square } nehmen
move-spare = Die Gruppe in Ruhe lassen
move-strike = Schlagen
move-hold = Sich zurückhalten
move-pass = Aussetzen
move-change = Neu aufstellen und anfangen

## Was man tun kann

prompt-penalty = Nimm einen Knopf der verbotenen Gruppe, oder lass sie in Ruhe.
prompt-strike = Schlag zu: Wähl den bedrohten Knopf auf { $square }, und er gehört dir.
prompt-strike-several = Schlag zu: Wähl einen bedrohten Knopf, und { $count ->
    [2] beide
   *[other] alle { $count }
} gehören dir.
prompt-claim = Bedrohen deine Paare einen Knopf? Schlag zu, oder halte dich zurück.
prompt-move = Zieh einen Knopf geradeaus: so viele Felder, wie er Löcher hat.
prompt-pass = Keiner deiner Knöpfe kann ziehen: Du musst aussetzen.
prompt-change = { $mine } zu { $theirs }. Stell die Knöpfe neu auf: Diesmal fängst du an.

## Was ein Zug bewirkt

consequence-exposed = Auf { $square }: allein, und { $rival } bedroht ihn dort.
consequence-group = Auf { $square }: verbotene Gruppe mit { LIST($others) }! { $rival } darf einen Knopf davon nehmen.
consequence-pair = Auf { $square }: ein Paar mit { $partner }, das niemanden bedroht.{ $danger ->
    [1] { " " }Vorsicht: { $rival } bedroht ihn dort.
   *[0] { "" }
}
consequence-threat = Auf { $square }: ein Paar mit { $partner }, das { LIST($targets) } bedroht!{ $danger ->
    [1] { " " }Aber { $rival } bedroht ihn dort.
   *[0] { "" }
}

## Das Spielbrett im Terminal

board-taken = Genommen: Rot { $red }/{ $target }, Blau { $blue }/{ $target }.
board-games = Partie 2 von 2. In der ersten genommen: Rot { $red }, Blau { $blue }.
board-marks = ! bedroht  * verbotene Gruppe

## Für das Labor

ending-wins = Genug Knöpfe genommen
ending-reached = Genug Knöpfe in einer der zwei Partien genommen
ending-out-of-reach = Nicht mehr einzuholen
ending-quiet = Achtzig Schritte ohne genommenen Knopf
ending-repeated = Dreimal dieselbe Stellung
whatif-map-1 = Ausgeloste Löcher, Nr. 1
whatif-map-2 = Ausgeloste Löcher, Nr. 2
whatif-map-3 = Ausgeloste Löcher, Nr. 3
whatif-map-twos = Überall zwei Löcher

## Die Lektion

lesson-1 = Du bist Alix, hast die roten Knöpfe und fängst an. Nimm Hugo die blauen Knöpfe ab: Acht genügen, es ist eine kurze Partie.
lesson-2 = Erst das Ziehen. Die Löcher eines Feldes sagen, wie weit es geht. Der Knopf auf e2 steht auf zwei Löchern: zwei Felder geradeaus, nach e4.
lesson-3 = Von vier Löchern aus geht es 1 bis 4 Felder weit, wie du willst, und du springst über alle hinweg. Zieh von d9 nach a9: Dort steht dein Knopf neben einem anderen roten.
lesson-4 = Zwei Rote, die sich berühren, und keiner mehr: ein Paar! Es schaut an seiner Linie entlang und bedroht c9. Hugo hat nichts gemerkt.
lesson-5 = Dein Zug beginnt: Jetzt kannst du schlagen. Wähl den bedrohten Knopf auf c9.
lesson-6 = Das war der erste! Nach dem Schlag wird gezogen. Von c2 nach c3: Mit b3, auf 3 und 3 Löchern, reicht dieses Paar sechs Felder weit. Zähl bis i3 …
lesson-7 = Jetzt sind zwei Knöpfe bedroht: i3, und e9, den du gerade freigelegt hast. Was wird Hugo tun?
lesson-8 = Er hat drei Knöpfe aufgereiht, die sich berühren: eine verbotene Gruppe! Du darfst einen davon nehmen. Wähl den mittleren, auf e2.
lesson-9 = Immer in dieser Reihenfolge: Strafe, Schlag, Schritt. Schlag also jetzt, und alles Bedrohte kommt weg.
lesson-10 = Vier Knöpfe! Beende deinen Zug: g2 steht auf vier Löchern, zieh nur ein Feld weit, nach g3.
lesson-11 = Vorsicht, Hugos Paar auf h4 und i5 bedroht dein g3! Rette den Knopf nach f4. Mit e4 bildet er dort ein Paar auf 4 und 2 Löchern, das nach beiden Seiten zielt.
lesson-12 = Hugo konnte nicht beide retten und hat keinen gerettet. Schlag b4 und h4!
lesson-13 = Sechs! Noch ein Paar, diesmal auf einer Diagonale: von e4 nach e3, neben f4. Pass auf, dass du keinen dritten Roten berührst, sonst ist es kein Paar mehr.
lesson-14 = Die Diagonale führt auf der einen Seite zu d2, auf der anderen zu i7. Schlag zu: Das macht acht!
lesson-15 = Gewonnen! Bilde Paare, zähl die Löcher, und pass auf, dass sich nie drei deiner Knöpfe berühren.

## Das Spiel in dreißig Sekunden

look-1 = Die Löcher unter einem Knopf sagen, wie viele Felder er springt.
look-2 = Zwei Knöpfe, die sich berühren, sind ein Paar: Es schlägt aus der Ferne, auf seiner Linie.
look-3 = Aber nie drei: Sonst nimmt man dir einen weg. Zehn Knöpfe, und du gewinnst!
