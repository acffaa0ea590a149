"""Moves for people and for boards: what to call them, what they are made of."""

from typing import Any

from tablee.kernel.contract import Move
from tablee.match.said import Player, Said

from .notation import PLACE_NAMES, cards_of, place_of, say, value_of
from .play import call_of, named_by
from .state import CALLS, CARD, CARDS, KIND, LAY, LOT, NAME_AGAIN, NOBODY, PASS, SWAP
from .stories import a_card, called, several


def parts(move: Move) -> dict[str, Any]:
    """What a board matches gestures against. Cards are numbers, 7 the octopus; a call is "+", "-" or "=".

    kind    keys
    show    cards: the five to lay open, ascending
    swap    cards: none to three, ascending
    play    from: "hand" or "open"; card; call; next: the seat named to answer, or null where nobody is
    name    call; next: the seat
    pass
    dealer  seat (fate's)
    card    card (fate's)
    """
    kind = move & KIND
    if kind == LAY:
        return {"kind": "play", "from": PLACE_NAMES[place_of(move)], "card": value_of(move)} | call_parts(move)
    if kind == NAME_AGAIN:
        return {"kind": "name"} | call_parts(move)
    if kind == LOT:
        return {"kind": "dealer", "seat": move & CARDS}
    if kind == PASS:
        return {"kind": "pass"}
    if kind == CARD:
        return {"kind": "card", "card": cards_of(move)[0]}
    return {"kind": "swap" if kind == SWAP else "show", "cards": cards_of(move)}


def call_parts(move: Move) -> dict[str, Any]:
    named = named_by(move)
    return {"call": CALLS[call_of(move)], "next": None if named == NOBODY else named}


def label(move: Move) -> Said:
    told = parts(move)
    return say.label(label_key(told), **{key: in_words(key, part) for key, part in told.items() if key != "kind"})


def label_key(told: dict[str, Any]) -> str:
    if told["kind"] == "play" and told["next"] is not None:
        return "play_to"
    return "keep" if told["kind"] == "swap" and not told["cards"] else str(told["kind"])


def in_words(key: str, part: Any) -> Any:
    if key == "from":
        return part
    if key == "call":
        return called(CALLS.index(part))
    if key == "card":
        return a_card(part)
    if key == "cards":
        return several(part)
    return None if part is None else Player(part)
