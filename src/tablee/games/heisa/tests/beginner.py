"""Somebody who has read the rules and plays for the first time: home, out, forwards; turns what is plainly due."""

import random

from tablee import Match

LOW = 0.25  # of a glass: his own is in danger
FRESH = 0.8  # of a glass: a rival's is worth turning


def beginners_move(match: Match, seat: int, chooser: random.Random) -> str:
    """The best kind of move there is; which one of them does not matter to him."""
    legal = match.legal(seat)
    most = max(appeal(match, seat, move) for move in legal)
    return chooser.choice([move for move in legal if appeal(match, seat, move) == most])


def appeal(match: Match, seat: int, move: str) -> int:
    if move in ("roll", "pass"):
        return 0
    if move.endswith(">home"):
        return 9
    return turning(match, seat, move[1:]) if move.startswith("~") else going(match, move)


def turning(match: Match, seat: int, name: str) -> int:
    state = match.state()
    share = state["glasses"][name]["left"] / state["full"]
    if name[0] == "RY"[seat % 2]:
        return 8 if share < LOW else -1
    return 6 if share > FRESH else -1


def going(match: Match, move: str) -> int:
    """Out of the line, or so many rows forwards; into the middle if that is where the way goes on."""
    name, place = move.split(">")
    here = match.state()["glasses"][name]["place"]
    if here == "line":
        return 7
    rows = int(place[1]) - int(here[1])
    ahead = rows if name[0] == "R" else -rows
    return ahead if ahead else int(place[0] in "bc" and here[0] in "ad")
