"""Hula-Hoo beside its naive twin, written from the sheet."""

import random

from tablee import Match
from tablee.testkit.twins import agree, compare, move_both
from tablee.testkit.walk import Walker

from .naive import DECK, Twin
from .table import laid


def test_random_positions_agree_with_the_naive_twin() -> None:
    agree("hulahoo", Twin)


def test_they_agree_on_rounds_in_which_the_pile_runs_out() -> None:
    """U12, U14: a random game hardly ever comes that far, so these begin there."""
    chooser, walker = random.Random(1), Walker(1)
    cards_known, won_by_double = 0, 0
    for _ in range(1_000):
        match = thin_pile(chooser)
        twin = twin_of(match)
        while match.state()["round"] == 1 and not match.over:
            compare(match, twin)
            move_both(match, twin, walker)
            cards_known += any(match.state()["known"])
        compare(match, twin)
        won_by_double += match.over and match.state()["last"]["how"] == "out" and match.state()["call"] == "="
    assert cards_known > 300
    assert won_by_double > 10


def thin_pile(chooser: random.Random) -> Match:
    """The middle of a round in which few values are left, so that doubles are many and the pile is nearly empty."""
    seats = chooser.randint(2, 6)
    values = chooser.sample(range(1, 14), 4)
    cards = [card for card in DECK if card in values]
    chooser.shuffle(cards)
    words = map(str, cards)
    held = [f"{next(words)} {next(words)} | {next(words)}" for _ in range(seats)]
    top, pile, under = next(words), next(words), f"{next(words)} {next(words)}"
    options = {name: chooser.random() < 0.5 for name in ("streak", "chaos_call")}
    return laid(*held, top=top, call=chooser.choice("+-"), pile=pile, under=under, target=1, **options)


def twin_of(match: Match) -> Twin:
    """A twin in the position of a match."""
    twin, state, s = Twin(match.seats, **match.options), match.state(), match.position[0]
    twin.unseen = [value for value in range(1, 14) for _ in range(s.unseen[value])]
    twin.hands, twin.open, twin.known = state["hands"], state["open"], state["known"]
    twin.under, twin.discard, twin.call = state["under"], state["discard"], state["call"]
    twin.phase, twin.turn, twin.caller = state["phase"], state["turn"], state["caller"]
    return twin
