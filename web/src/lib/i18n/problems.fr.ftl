### Quand le serveur dit non, selon le genre de sa réponse.

problem-malformed = Le serveur n’a pas compris.
problem-illegal = Les règles ne le permettent pas.
problem-not-your-turn = Ce n’est pas à vous de jouer.
problem-stale = La partie a changé entre-temps : regardez à nouveau.
problem-over = La partie est terminée.
problem-another-hand = Cette main a déjà été vue : peut la reprendre la personne qui l’a laissée, ou quelqu’un qui n’a pas encore joué ici.
problem-not-yours = Cette place n’est pas la vôtre.
problem-not-now = Ce n’est pas possible pour l’instant.
problem-taken = Quelqu’un a été plus rapide : cette place est prise.
problem-too-fast = Doucement !
problem-busy = Le serveur est débordé : réessayez dans un instant.
problem-bad-request = Quelque chose ne va pas dans cette demande : vérifiez-la.
problem-nobody = Dites d’abord qui vous êtes.
problem-wrong-password = Ce compte n’existe pas, ou le mot de passe n’est pas le bon.
problem-login-taken = Ce nom de compte est déjà pris.
problem-forbidden = Ce n’est pas à vous de faire cela ici.
problem-one-a-screen = Dans une partie classée, chacun joue sur son propre écran.
problem-needs-account = Une partie classée se joue avec un compte : créez-en un à la page « Moi ».
problem-needs-clock = Une partie classée se joue à la pendule : choisissez-en une.
problem-not-found = Cela n’existe pas, ou plus.
problem-not-allowed = Cela ne marche pas ici.
problem-conflict = Ce n’est plus possible.
problem-too-large = C’est trop long.
problem-not-json = La page et le serveur ne se comprennent plus : rechargez la page.
problem-too-many = Cela fait beaucoup d’un coup : réessayez un peu plus tard.
problem-too-many-tables = Vous avez beaucoup de parties en cours : finissez-en d’abord quelques-unes.
problem-no-game = Ce jeu n’est plus sur l’étagère : sa table ne peut plus s’ouvrir.
problem-old-rules = Les règles de ce jeu ont changé depuis : la partie se lit encore, mais ne se joue plus.
problem-broken = Cette partie ne se laisse plus ouvrir.
problem-failed = Quelque chose a mal tourné de notre côté.

## Quand une table se ferme

farewell-not-found = Cette table n’existe pas, ou plus.
farewell-too-slow = La connexion est trop lente.
farewell-too-many = Cette table est ouverte sur trop d’écrans.
farewell-bad-messages = { problem-not-json }
farewell-stopping = Le serveur redémarre.
farewell-signed-out = Vous êtes déconnecté.
farewell-busy = Toutes les tables sont prises pour l’instant, on réessaie…
farewell-no-game = { problem-no-game }
farewell-old-rules = { problem-old-rules }
farewell-broken = { problem-broken }
