"""How rules are compiled: each of them once, and as what it is."""

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from tablee.kernel.compiler import compiled_rule
from tablee.kernel.rule import entry, inlined_form, rule


@rule
def twice(n: int) -> int:
    return 2 * n


def another_twice() -> Any:
    @rule
    def twice(n: int) -> int:
        return 20 * n

    return twice


decimal_twice = another_twice()


def hot(n: int) -> int:
    return twice(n)


inlined_form(hot)(hot)


@entry
def add_up(small: Any, large: Any) -> int:
    return twice(small[0]) + twice(large[0]) + int(decimal_twice(1)) + twice(True)


@entry
def add_hot(large: Any) -> int:
    return hot(large[0]) + twice(large[0])


@pytest.fixture(scope="module", autouse=True)
def nothing_compiled_yet(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("TABLEE_CACHE", str(tmp_path_factory.mktemp("cache")))
        yield


def test_two_rules_of_one_name_are_two() -> None:
    assert add_up(np.ones(1, np.int16), np.ones(1, np.int64)) == 2 + 2 + 20 + 2


def test_a_rule_is_compiled_once_for_all_widths_and_callers() -> None:
    add_up(np.ones(1, np.int16), np.ones(1, np.int64))
    add_up(np.ones(1, np.int32), np.ones(1, np.int64))
    assert [str(types[0]) for types in compiled_rule(twice, False).overloads] == ["int64", "bool"]


def test_what_an_inlined_rule_calls_is_inlined_there_and_nowhere_else() -> None:
    assert add_hot(np.ones(1, np.int64)) == 4
    assert len(compiled_rule(twice, True).overloads) == 1
    assert compiled_rule(hot, False).overloads == {}
