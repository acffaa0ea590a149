"""Moves as texts: `swap:3,9,9`, `h9+`, `o4=>b`, `->c`, and fate's `dealer:a` and `c9`."""

import re

from tablee.kernel.contract import Move
from tablee.match.said import Term, Texts

from .cards import card_at, how_many
from .play import call_of, named_by
from .state import (
    CALL_AT,
    CALLS,
    CARD,
    CARD_BITS,
    CARDS,
    HIGHEST,
    JOKER,
    KIND,
    LAY,
    LAY_OPEN,
    LOT,
    NAME_AGAIN,
    NOBODY,
    ONE_CARD,
    PASS,
    PLACE_AT,
    SHOWN,
    SWAP,
    SWAPPED,
    UNSEEN_CARD,
    UNSEEN_CHOICE,
    VALUE_AT,
)

say = Texts.beside(__file__)

SEATS = "abcdef"
PLACES = "ho"  # hand, open
PLACE_NAMES = ("hand", "open")
UNSEEN = {UNSEEN_CARD: "c?", UNSEEN_CHOICE: "show:?"}

LAID = re.compile(r"([ho])([0-9]+)([+\-=])(?:>([a-f]))?")
NAMED_AGAIN = re.compile(r"([+\-=])>([a-f])")


def text(move: Move) -> str:
    if move in UNSEEN:
        return UNSEEN[move]
    kind = move & KIND
    if kind == LAY:
        return f"{PLACES[place_of(move)]}{value_of(move)}{call_text(move)}"
    if kind == NAME_AGAIN:
        return call_text(move)
    if kind == LOT:
        return f"dealer:{SEATS[move & CARDS]}"
    if kind == PASS:
        return "pass"
    cards = ",".join(map(str, cards_of(move)))
    return {CARD: "c", SWAP: "swap:", LAY_OPEN: "show:"}[kind] + cards


def call_text(move: Move) -> str:
    named = named_by(move)
    return f"{CALLS[call_of(move)]}" + ("" if named == NOBODY else f">{SEATS[named]}")


def place_of(move: Move) -> int:
    return move >> PLACE_AT & 1


def value_of(move: Move) -> int:
    return move >> VALUE_AT & ONE_CARD


def cards_of(move: Move) -> list[int]:
    """The cards packed into a move, ascending."""
    cards = move & CARDS
    count = how_many(cards)
    return [card_at(cards, count, place) for place in range(count)]


def parse(text: str) -> Move:
    for move, unseen in UNSEEN.items():
        if text == unseen:
            return move
    if text == "pass":
        return PASS
    if found := LAID.fullmatch(text):
        return LAY | PLACES.index(found[1]) << PLACE_AT | card(found[2]) << VALUE_AT | call(found[3], found[4])
    if found := NAMED_AGAIN.fullmatch(text):
        return NAME_AGAIN | call(found[1], found[2])
    return parse_cards(text)


def parse_cards(text: str) -> Move:
    """What is written with a word and a list of cards, or by fate."""
    word, colon, rest = text.partition(":")
    if word == "swap" and colon:
        return SWAP | pack(rest, range(SWAPPED + 1), say.message("expected-swap", most=SWAPPED))
    if word == "show" and colon:
        return LAY_OPEN | pack(rest, range(SHOWN, SHOWN + 1), say.message("expected-show", cards=SHOWN))
    if word == "dealer" and rest in tuple(SEATS):
        return LOT | SEATS.index(rest)
    if not colon and text.startswith("c"):
        return CARD | card(text.removeprefix("c"))
    raise ValueError(text)


def card(text: str) -> int:
    if not re.fullmatch(r"[1-9]|1[0-3]", text):
        raise ValueError(say.message("expected-card", highest=HIGHEST, joker=JOKER))
    return int(text)


def call(sign: str, name: str | None) -> int:
    return CALLS.index(sign) << CALL_AT | (SEATS.index(name) + 1 if name else 0)


def pack(text: str, counts: range, expected: Term) -> int:
    """Cards written with commas, ascending, as one number."""
    cards = [card(part) for part in text.split(",")] if text else []
    if len(cards) not in counts:
        raise ValueError(expected)
    packed = 0
    for value in sorted(cards):
        packed = packed << CARD_BITS | value
    return packed
