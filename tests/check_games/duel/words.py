"""The duel in words."""

from typing import Any

from tablee.kernel.contract import FATE, UNKNOWN, Move, Position, Seat
from tablee.match.said import Player, Said, Texts

from .state import DEAL, HIDDEN, HIGHEST, NOT_YET

say = Texts.beside(__file__)

ENDS = {1: "won_by_one", 2: "won_by_more", 3: "won_by_more"}


def text(move: Move) -> str:
    value = "?" if move & HIDDEN == HIDDEN else str(move & HIDDEN)
    return f"{'deal' if move & DEAL else 'play'}:{value}"


def parse(text: str) -> Move:
    kind, _, value = text.partition(":")
    if kind in ("deal", "play") and value in ("1", "2", "3", "4", "5", "6", "?"):
        return (DEAL if kind == "deal" else 0) | (HIDDEN if value == "?" else int(value))
    raise ValueError(text)


def parts(move: Move) -> dict[str, Any]:
    """`kind` is deal or play, `card` its value."""
    return {"kind": "deal" if move & DEAL else "play", "card": move & HIDDEN}


def label(move: Move) -> Said:
    return say.label("deal" if move & DEAL else "play", card=move & HIDDEN)


def describe(s: Position) -> dict[str, Any]:
    return {
        "phase": "deal" if s.due else "choose",
        "turn": None,
        "hands": [hand_of(s, seat) for seat in range(s.seats)],
        "chosen": [chosen_by(s, seat) for seat in range(s.seats)],
        "last": [int(value) for value in s.last[: s.seats]],
        "tricks": [int(tricks) for tricks in s.tricks[: s.seats]],
        "held": [int(held) for held in s.held[: s.seats]],
    }


def hand_of(s: Position, seat: Seat) -> list[int] | None:
    if s.hand[seat, 1] == UNKNOWN:
        return None
    return [value for value in range(1, HIGHEST + 1) for _ in range(s.hand[seat, value])]


def chosen_by(s: Position, seat: Seat) -> int | str | None:
    if s.chosen[seat] == UNKNOWN:
        return "?"
    return None if s.chosen[seat] == NOT_YET else int(s.chosen[seat])


def pieces(s: Position) -> int:
    return int(s.hand.sum() + s.chosen.astype(bool).sum() + s.played.sum() + s.unseen.sum())


def story(before: Position, seat: Seat, move: Move, after: Position) -> list[Said]:
    if seat == FATE:
        who = Player(int(before.due) % int(before.seats))
        return [say("dealt", who=who) if move & HIDDEN == HIDDEN else say("dealt_card", who=who, card=move & HIDDEN)]
    told = [say("chose", who=Player(seat))]
    if after.played.sum() == before.played.sum():
        return told
    told += [say("shown", who=Player(one), card=int(after.last[one])) for one in range(after.seats)]
    winner = next((one for one in range(after.seats) if after.tricks[one] > before.tricks[one]), None)
    told.append(say("nobody") if winner is None else say("takes", who=Player(winner)))
    return told + (ended(after) if not after.held.any() else [])


def ended(after: Position) -> list[Said]:
    best = sorted(int(tricks) for tricks in after.tricks[: after.seats])
    return [say(ENDS[best[-1] - best[-2]])] if best[-1] > best[-2] else []


def refuse(s: Position, seat: Seat, move: Move) -> Said:
    return say("not_yours", card=move & HIDDEN)


def prompt(s: Position, seat: Seat) -> Said:
    return say.prompt("choose")
