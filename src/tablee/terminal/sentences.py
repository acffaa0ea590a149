"""What the table itself says to people at the keyboard."""

from typing import Final

SENTENCES: Final = {
    "fr": {
        "preparing": "On installe la table (quelques secondes la première fois)…",
        "help": "Tapez un coup ou son numéro (Tab complète), ? pour les coups ou la règle, hint, undo, quit.",
        "why": "([bold]?[/] pour lire la règle)",
        "can": "{move} : ce coup est possible.",
        "hint": "Conseil : [bold]{move}[/]  (gagne {value})  {line}",
        "wait": "Ce n'est pas encore à vous.",
        "waiting": "(un instant)",
        "pass": "Passez le clavier à {who}, puis appuyez sur Entrée. ",
        "won": "Gagné : {who}.  Scores : {scores}",
        "after": "[curve] pour revoir la partie en courbe, Entrée pour quitter la table. ",
        "looking_back": "On revoit la partie",
        "curve": "Ce que chacun pouvait espérer, coup après coup",
        "own_view": "(chacun d'après ce qu'il savait)",
        "turns": "Les tournants",
        "no_turns": "Pas de tournant : la partie a glissé doucement vers sa fin.",
        "better": "le conseil : {move}",
        "written": "La partie est écrite dans {path}.",
    },
    "en": {
        "preparing": "Laying the table (a few seconds the first time)…",
        "help": "Type a move or its number (Tab completes), ? for the moves or the rule, hint, undo, quit.",
        "why": "([bold]?[/] to read the rule)",
        "can": "{move}: this move is possible.",
        "hint": "Advice: [bold]{move}[/]  (wins {value})  {line}",
        "wait": "It is not your turn yet.",
        "waiting": "(one moment)",
        "pass": "Hand the keyboard to {who}, then press Enter. ",
        "won": "Won by {who}.  Scores: {scores}",
        "after": "[curve] to look back at the game as a curve, Enter to leave the table. ",
        "looking_back": "Looking back",
        "curve": "What each player could hope for, move after move",
        "own_view": "(each by what he knew)",
        "turns": "Turning points",
        "no_turns": "No turning point: the game drifted gently to its end.",
        "better": "advice: {move}",
        "written": "The game is written to {path}.",
    },
}
