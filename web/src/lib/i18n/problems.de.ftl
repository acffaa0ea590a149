### Wenn der Server Nein sagt, nach der Art seiner Antwort.

problem-malformed = Das hat der Server nicht verstanden.
problem-illegal = Das erlauben die Regeln nicht.
problem-not-your-turn = Du bist nicht dran.
problem-stale = Die Partie ist inzwischen weitergegangen: Schau noch einmal hin.
problem-over = Die Partie ist vorbei.
problem-another-hand = Diese Hand hat schon jemand gesehen: Nur wer sie liegen ließ, darf sie wieder aufnehmen, oder jemand, der hier noch nicht gespielt hat.
problem-not-yours = Das ist nicht dein Platz.
problem-not-now = Das geht gerade nicht.
problem-taken = Jemand war schneller: Dieser Platz ist besetzt.
problem-too-fast = Nicht so schnell!
problem-busy = Der Server hat alle Hände voll zu tun: Versuch es gleich noch einmal.
problem-bad-request = Da passt etwas nicht: Sieh es dir noch einmal an.
problem-nobody = Sag erst, wer du bist.
problem-wrong-password = Dieses Konto gibt es nicht, oder das Passwort stimmt nicht.
problem-login-taken = Diesen Kontonamen hat schon jemand.
problem-forbidden = Das darfst du hier nicht.
problem-one-a-screen = In einer gewerteten Partie spielen alle an ihrem eigenen Gerät.
problem-needs-account = Eine gewertete Partie spielt man mit einem Konto: Leg eins auf der Seite „Ich“ an.
problem-needs-clock = Eine gewertete Partie spielt man mit Uhr: Such dir eine aus.
problem-not-found = Das gibt es nicht oder nicht mehr.
problem-not-allowed = Das geht hier nicht.
problem-conflict = Das geht nicht mehr.
problem-too-large = Das ist zu lang.
problem-not-json = Die Seite und der Server verstehen sich nicht mehr: Lade die Seite neu.
problem-too-many = Das war viel auf einmal: Versuch es etwas später noch einmal.
problem-too-many-tables = Du hast viele Partien offen: Spiel erst ein paar davon zu Ende.
problem-no-game = Dieses Spiel steht nicht mehr im Regal, deshalb geht sein Tisch nicht mehr auf.
problem-old-rules = Die Regeln dieses Spiels haben sich seitdem geändert: Man kann die Partie noch lesen, aber nicht mehr weiterspielen.
problem-broken = Diese Partie lässt sich nicht mehr öffnen.
problem-failed = Bei uns ist etwas schiefgegangen.

## Wenn ein Tisch schließt

farewell-not-found = Diesen Tisch gibt es nicht oder nicht mehr.
farewell-too-slow = Die Verbindung ist zu langsam.
farewell-too-many = Dieser Tisch ist auf zu vielen Bildschirmen offen.
farewell-bad-messages = { problem-not-json }
farewell-stopping = Der Server startet neu.
farewell-signed-out = Du bist abgemeldet.
farewell-busy = Gerade sind alle Tische besetzt, wir versuchen es weiter …
farewell-no-game = { problem-no-game }
farewell-old-rules = { problem-old-rules }
farewell-broken = { problem-broken }
