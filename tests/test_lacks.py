"""Cards known not to lie somewhere: every deal that fits is imagined equally often."""

from collections import Counter
from collections.abc import Hashable
from itertools import permutations
from typing import Any

import numpy as np
import pytest

from tablee.kernel import cards, lacks
from tablee.kernel.cards import EVERYBODY, NOBODY
from tablee.kernel.chance import generator
from tablee.kernel.contract import UNKNOWN, Random
from tablee.kernel.rule import entry, interpreted
from tests.every_chance import chances

DECK = (0, 1, 1, 1, 1, 1, 1, 1, 1)
GROUP = (0, 1, 1, 2, 2, 3, 3, 4, 4)
PILE, HAND, TABLE = 0, 1, 4
SEEN_BY = (NOBODY, 0, 1, 2, EVERYBODY)
DEALT = ((HAND, 1), (HAND, 3), (HAND + 1, 5), (HAND + 1, 7), (HAND + 2, 2), (HAND + 2, 8), (TABLE, 4))
KNOWN = {
    "nothing": (),
    "one hand": ((2, 1),),
    "two hands": ((2, 1), (3, 3), (2, 2)),
    "a pile": ((0, 4), (2, 2), (3, 3)),
}


def dealt() -> Any:
    table = np.zeros((len(SEEN_BY), len(DECK)), np.int16)
    cards.fill(table, PILE, DECK)
    for place, value in DEALT:
        cards.move_card(table, PILE, place, value)
    return table


def known(name: str) -> Any:
    marked = np.zeros((len(SEEN_BY), max(GROUP) + 1), np.int16)
    for place, group in KNOWN[name]:
        marked[place, group] = 1
    return marked


def naive_worlds(marked: Any) -> set[Hashable]:
    """Every order of the cards that seat 0 cannot see, dealt place by place, that breaks nothing known."""
    table, worlds = dealt(), set[Hashable]()
    unseen = [place for place, eyes in enumerate(SEEN_BY) if eyes not in (EVERYBODY, 0)]
    loose = [value for place in unseen for value in range(1, len(DECK)) if table[place, value]]
    slots = [place for place in unseen for _ in range(table[place, 0])]
    for order in permutations(loose):
        if not any(marked[place, GROUP[value]] for place, value in zip(slots, order, strict=True)):
            world = table.copy()
            world[unseen, 1:] = 0
            for place, value in zip(slots, order, strict=True):
                world[place, value] += 1
            worlds.add(world.tobytes())
    return worlds


def imagine(world: Any, marked: Any, random: Random) -> None:
    lacks.imagine_cards_but(world, marked, GROUP, SEEN_BY, DECK, 0, random)


@pytest.mark.parametrize("name", KNOWN)
def test_one_try_at_dealing_gives_every_deal_that_fits_the_same_chance(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def tried() -> Hashable:
        world, marked = dealt(), known(name)
        lacks.clear_unseen(world, SEEN_BY, 0)
        plan = np.zeros((marked.shape[1], lacks.COLUMNS), np.int64)
        lacks.count_cards(plan, world, GROUP, SEEN_BY, DECK, 0)
        lacks.count_room(plan, world, marked, SEEN_BY, 0)
        fits = lacks.deal_but(plan, world, marked, GROUP, SEEN_BY, DECK, 0, generator(0))
        return bytes(world.tobytes()) if fits else None

    found = chances(lacks, tried, monkeypatch)
    found.pop(None, None)
    assert found.keys() == naive_worlds(known(name))
    assert len(set(found.values())) == 1


@pytest.mark.parametrize("name", KNOWN)
def test_an_imagined_world_hides_to_what_it_came_from(name: str) -> None:
    hidden = dealt()
    cards.hide_cards(hidden, SEEN_BY, 0)
    for seed in range(30):
        world, marked = hidden.copy(), known(name)
        imagine(world, marked, generator(seed))
        assert UNKNOWN not in world
        assert marked.tolist() == known(name).tolist()
        cards.hide_cards(world, SEEN_BY, 0)
        assert world.tolist() == hidden.tolist()


def test_worlds_come_up_equally_often() -> None:
    times, worlds = Counter[Hashable](), naive_worlds(known("two hands"))
    for seed in range(100 * len(worlds)):
        world = dealt()
        compiled(world, known("two hands"), generator(seed))
        times[world.tobytes()] += 1
    assert times.keys() == worlds
    assert all(50 < count < 150 for count in times.values())


@entry
def compiled(world: Any, marked: Any, random: Random) -> None:
    lacks.imagine_cards_but(world, marked, GROUP, SEEN_BY, DECK, 0, random)


def test_compiled_they_do_the_same() -> None:
    for seed in range(30):
        one, other = dealt(), dealt()
        compiled(one, known("a pile"), generator(seed))
        interpreted(compiled)(other, known("a pile"), generator(seed))
        assert one.tolist() == other.tolist()
