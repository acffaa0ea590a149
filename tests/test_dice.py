"""Dice for rules: throws, their order and their odds, beside a plain count of all that can fall."""

from collections import Counter
from collections.abc import Hashable
from fractions import Fraction
from itertools import combinations, combinations_with_replacement, product

import numpy as np
import pytest

from tablee.kernel import dice
from tablee.kernel.chance import generator
from tablee.kernel.contract import Moves, Random
from tablee.kernel.rule import entry, interpreted
from tests.every_chance import chances

MANY = [(1, 6), (2, 6), (3, 6), (4, 3), (5, 2), (2, 7)]  # dice, faces
KIND = 3 << 15


@pytest.mark.parametrize(("many", "faces"), MANY)
def test_every_throw_is_listed_once_and_ascending(many: int, faces: int) -> None:
    out = np.zeros(300, np.int64)
    n = dice.all_throws(out, KIND, many, faces)
    naive = sorted(
        int("".join(map(str, reversed(throw))), 8) for throw in combinations_with_replacement(range(1, faces + 1), many)
    )
    assert out[:n].tolist() == [KIND | code for code in naive]


@pytest.mark.parametrize(("many", "faces"), MANY)
def test_dice_fall_as_often_as_all_ways_counted_one_by_one(
    many: int, faces: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    naive = Counter(tuple(sorted(way, reverse=True)) for way in product(range(1, faces + 1), repeat=many))

    def thrown() -> Hashable:
        return tuple(dice.values(dice.throw(generator(0), many, faces)))

    assert chances(dice, thrown, monkeypatch) == {way: Fraction(n, faces**many) for way, n in naive.items()}
    assert {way: dice.ways(dice.code_of(list(way)), many) for way in naive} == naive


def test_a_die_is_taken_out_and_put_in() -> None:
    code = dice.code_of([2, 6, 2, 4])
    assert dice.values(code) == [6, 4, 2, 2]
    assert dice.values(dice.without_die(code, 2)) == [6, 4, 2]
    assert dice.values(dice.without_die(code, 6)) == [4, 2, 2]
    assert dice.values(dice.with_die(code, 5)) == [6, 5, 4, 2, 2]
    assert dice.values(dice.without_die(dice.code_of([3]), 3)) == []
    assert (dice.written(code), dice.written(0)) == ("6-4-2-2", "")


def test_several_dice_are_taken_out_and_put_in() -> None:
    code = dice.code_of([6, 4, 2, 2])
    assert dice.values(dice.without_dice(code, dice.code_of([6, 2]))) == [4, 2]
    assert dice.without_dice(code, code) == 0
    assert dice.values(dice.with_dice(dice.code_of([5, 1]), dice.code_of([6, 3]))) == [6, 5, 3, 1]
    assert [dice.dice_in(some) for some in (0, 0o3, 0o31, 0o3333)] == [0, 1, 2, 4]


@pytest.mark.parametrize("thrown", [[6, 2, 2], [5, 5, 5], [6, 5, 4, 1], [5, 5, 3, 1], [6, 6, 5, 5, 1]])
def test_every_choice_of_dice_is_listed_once_and_ascending(thrown: list[int]) -> None:
    out = np.zeros(40, np.int64)
    n = dice.some_dice(out, 1, KIND, dice.code_of(thrown))
    chosen = {tuple(some) for many in range(1, len(thrown) + 1) for some in combinations(thrown, many)}
    assert out[:n].tolist() == [0, *sorted(KIND | dice.code_of(list(some)) for some in chosen)]


def test_a_throw_can_be_read() -> None:
    code = dice.code_of([5, 1, 5])
    assert [dice.die(code, place) for place in range(4)] == [1, 5, 5, 0]
    assert (dice.total(code, 3), dice.how_many(code, 3, 5), dice.how_many(code, 3, 4)) == (11, 2, 0)


@entry
def some(random: Random, out: Moves) -> None:
    for i in range(0, 90, 3):
        out[i] = dice.throw(random, 4, 6)
        out[i + 1] = dice.ways(out[i], 4)
        out[i + 2] = dice.without_die(out[i], dice.die(out[i], 1))
    dice.all_throws(out[90:], KIND, 3, 6)
    dice.some_dice(out[146:], 0, KIND, dice.with_dice(0o31, dice.without_dice(0o6521, 0o52)))


def test_compiled_and_interpreted_throw_the_same_dice() -> None:
    compiled, plain = np.zeros(170, np.int64), np.zeros(170, np.int64)
    some(generator(5), compiled)
    interpreted(some)(generator(5), plain)
    assert compiled.tolist() == plain.tolist()
