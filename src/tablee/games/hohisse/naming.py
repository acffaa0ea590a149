"""Moves for people and for boards: what to call them, what they are made of."""

from typing import Any

from tablee.kernel.contract import Move
from tablee.match.said import Player, Said

from .cards import CARDS, FIRST_ACTION, SCRAM, SWAP
from .names import SLOT_NAMES, card, colour, say
from .state import CHOICE, CHOICE_BITS, DECLINE, DO, KEEP, KIND, LOTS, PLAY, READY_MOVE, SIDE, SLOTS, WHAT


def parts(move: Move) -> dict[str, Any]:
    """What a board matches gestures against. Cards and slots are named as in a view: "R2!", "a:red".

    kind     keys
    ready
    keep     card
    place    card: a man, a woman or Nessie; slot
    act      card: an action that leaves no choice
    scram    card: "scram"; strength: 0 to 6
    swap     card: "swap"; from: a slot; to: a slot of the other side
    decline  card: an action played without its effect
    first    seat (fate's)
    card     card (fate's)
    """
    what = move & WHAT
    if what == PLAY:
        return play_parts(kind_played(move), move & CHOICE)
    if what == LOTS:
        return {"kind": "first", "seat": move & KIND}
    if what == READY_MOVE:
        return {"kind": "ready"}
    return {"kind": "keep" if what == KEEP else "card", "card": CARDS[move & KIND]}


def kind_played(move: Move) -> int:
    return move >> CHOICE_BITS & KIND


def play_parts(kind: int, choice: int) -> dict[str, Any]:
    name = CARDS[kind]
    if kind < FIRST_ACTION:
        return {"kind": "place", "card": name, "slot": SLOT_NAMES[choice]}
    if choice == DECLINE:
        return {"kind": "decline", "card": name}
    if kind == SCRAM:
        return {"kind": "scram", "card": name, "strength": choice - DO}
    if kind == SWAP:
        start, goal = divmod(choice - DO, SLOTS)
        return {"kind": "swap", "card": name, "from": SLOT_NAMES[start], "to": SLOT_NAMES[goal]}
    return {"kind": "act", "card": name}


def label(move: Move) -> Said:
    told = parts(move)
    kind = told.pop("kind")
    values: dict[str, Any] = {"does": say.term(f"does_{told['card']}")} if kind == "act" else {}
    for key, part in told.items():
        values |= in_words(key, part)
    return say.label(kind, **values)


def in_words(key: str, part: Any) -> dict[str, Any]:
    """What fills a label for one part; a slot takes the name of a player and a colour."""
    if key == "card":
        return {key: card(CARDS.index(part))}
    if key == "seat":
        return {"who": Player(part)}
    if key == "strength":
        return {key: part}
    side, number = divmod(SLOT_NAMES.index(part), SIDE)
    return {f"{key}_side": Player(side), f"{key}_colour": colour(number)}
