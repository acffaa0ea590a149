"""Cards for rules: what a seat may not know is hidden, and imagined as evenly as a shuffled deck lies."""

from collections import Counter
from collections.abc import Hashable
from fractions import Fraction
from itertools import permutations
from typing import Any

import numpy as np
import pytest

from tablee.kernel import cards
from tablee.kernel.cards import EVERYBODY, NOBODY
from tablee.kernel.chance import generator
from tablee.kernel.contract import SPECTATOR, UNKNOWN, Moves, Random
from tablee.kernel.rule import entry, interpreted
from tests.every_chance import chances

DECK = (0, 2, 3, 1, 1)  # copies of 1 to 4
PILE, HAND, CHOSEN, TABLE = 0, 1, 3, 5
SEEN_BY = (NOBODY, 0, 1, 0, 1, EVERYBODY)


def dealt() -> Any:
    """A 2 on the table, 1 and 4 in the first hand, 2 chosen from the second, which holds another 2; the rest: pile."""
    table = np.zeros((len(SEEN_BY), len(DECK)), np.int16)
    cards.fill(table, PILE, DECK)
    for place, value in [(TABLE, 2), (HAND, 1), (HAND, 4), (HAND + 1, 2), (HAND + 1, 2)]:
        cards.move_card(table, PILE, place, value)
    cards.move_card(table, HAND + 1, CHOSEN + 1, 2)
    return table


def hidden(viewer: int) -> Any:
    table = dealt()
    cards.hide_cards(table, SEEN_BY, viewer)
    return table


def naive_worlds(viewer: int) -> dict[Hashable, Fraction]:
    """Every order of the cards that the viewer cannot see, all of them different, dealt place by place."""
    table, worlds = dealt(), Counter[Hashable]()
    unseen = [place for place, eyes in enumerate(SEEN_BY) if eyes not in (EVERYBODY, viewer)]
    loose = [value for place in unseen for value in range(1, len(DECK)) for _ in range(table[place, value])]
    orders = list(permutations(range(len(loose))))
    for order in orders:
        world, at = table.copy(), 0
        for place in unseen:
            lying = [loose[card] for card in order[at : at + table[place, 0]]]
            world[place, 1:] = [lying.count(value) for value in range(1, len(DECK))]
            at += len(lying)
        worlds[world.tobytes()] += 1
    return {world: Fraction(times, len(orders)) for world, times in worlds.items()}


@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_every_world_is_imagined_as_often_as_a_shuffled_deck_lies_so(
    viewer: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    def imagined() -> Hashable:
        world = hidden(viewer)
        cards.imagine_cards(world, SEEN_BY, DECK, viewer, generator(0))
        return bytes(world.tobytes())

    found = chances(cards, imagined, monkeypatch)
    assert len(found) > 3
    assert found == naive_worlds(viewer)


@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_an_imagined_world_hides_to_what_it_came_from(viewer: int) -> None:
    for seed in range(50):
        world = hidden(viewer)
        cards.imagine_cards(world, SEEN_BY, DECK, viewer, generator(seed))
        assert UNKNOWN not in world
        cards.hide_cards(world, SEEN_BY, viewer)
        assert world.tolist() == hidden(viewer).tolist()


def test_how_many_cards_lie_somewhere_is_no_secret() -> None:
    assert hidden(SPECTATOR)[:, 0].tolist() == dealt()[:, 0].tolist()


def test_who_sees_a_place_sees_which_cards_lie_there() -> None:
    mine = hidden(1)
    assert mine[HAND].tolist() == [2, UNKNOWN, UNKNOWN, UNKNOWN, UNKNOWN]
    assert mine[HAND + 1].tolist() == [1, 0, 1, 0, 0]
    assert mine[CHOSEN + 1].tolist() == [1, 0, 1, 0, 0]
    assert mine[TABLE].tolist() == [1, 0, 1, 0, 0]


def test_where_nothing_is_hidden_nothing_is_imagined() -> None:
    world = dealt()
    cards.imagine_cards(world, (EVERYBODY,) * len(SEEN_BY), DECK, 0, generator(0))
    assert world.tolist() == dealt().tolist()


@pytest.mark.parametrize(("viewer", "shown"), [(0, 3), (1, 0), (SPECTATOR, 0)])
def test_a_card_is_seen_by_whoever_sees_where_it_goes(viewer: int, shown: int) -> None:
    assert cards.card_seen(SEEN_BY, HAND, 3, viewer) == shown
    assert cards.card_seen(SEEN_BY, TABLE, 3, viewer) == 3
    assert cards.card_seen(SEEN_BY, PILE, 3, viewer) == 0


def test_cards_are_drawn_blindly_each_as_likely_as_any_other(monkeypatch: pytest.MonkeyPatch) -> None:
    table = dealt()
    drawn = chances(cards, lambda: cards.blind_card(table, PILE, generator(0)), monkeypatch)
    held = {value: int(table[PILE, value]) for value in range(1, len(DECK)) if table[PILE, value]}
    assert drawn == {value: Fraction(count, sum(held.values())) for value, count in held.items()}
    out = np.zeros(len(DECK), np.int64)
    assert out[: cards.all_values(table, PILE, 64, out)].tolist() == [64 | value for value in held]


def test_cards_are_worth_what_each_of_them_is() -> None:
    assert cards.worth(dealt(), HAND, (0, 10, 20, 30, 40)) == 50
    assert cards.worth(dealt(), HAND, DECK) == 2 + 1
    assert type(cards.worth(dealt(), HAND, np.array(DECK))) is int  # sentences are filled with it


def test_a_whole_place_is_moved_to_another() -> None:
    table = dealt()
    cards.move_all(table, HAND, TABLE)
    assert table[TABLE].tolist() == [3, 1, 1, 0, 1]
    assert table[HAND].tolist() == [0] * len(DECK)


def test_all_cards_are_gathered_for_a_new_round() -> None:
    table = dealt()
    cards.gather(table, PILE, DECK)
    assert table[PILE].tolist() == [sum(DECK), *DECK[1:]]
    assert not table[PILE + 1 :].any()


@entry
def some(table: Any, random: Random, out: Moves) -> None:
    out[0] = cards.blind_card(table, PILE, random)
    out[1] = cards.lowest_card(table, CHOSEN + 1)
    cards.move_card(table, PILE, HAND, out[0])
    cards.hide_cards(table, SEEN_BY, 0)
    cards.imagine_cards(table, SEEN_BY, DECK, 0, random)
    out[2] = cards.card_seen(SEEN_BY, HAND, 3, 1)
    out[3] = cards.worth(table, HAND, DECK)
    cards.move_all(table, HAND, TABLE)


def test_compiled_and_interpreted_cards_lie_alike() -> None:
    compiled, plain = (dealt(), np.zeros(4, np.int64)), (dealt(), np.zeros(4, np.int64))
    some(compiled[0], generator(4), compiled[1])
    interpreted(some)(plain[0], generator(4), plain[1])
    assert compiled[0].tolist() == plain[0].tolist()
    assert compiled[1].tolist() == plain[1].tolist()
