"""Record types: what is refused, and that no byte is padding."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest
from mypy.api import run

from tablee.kernel.position import Array, Field, Record, array, i2, i4, i8, position_type, u8


def test_fields_are_two_bytes_wide_at_least() -> None:
    with pytest.raises(TypeError, match="'turn' is i1; use i2 or wider"):
        position_type("toy", [("turn", "i1")])


def test_names_that_numpy_uses_are_refused() -> None:
    with pytest.raises(TypeError, match="no field can be called 'round'"):
        position_type("toy", [("round", "i2")])


def test_no_byte_is_padding() -> None:
    kind = position_type("toy", [("turn", "i2"), ("clock", "i8"), ("lane", "i2", (3,)), ("when", "i4")])
    assert kind.names is not None
    assert sum(kind[name].itemsize for name in kind.names) == kind.itemsize
    assert kind.itemsize % 8 == 0


def test_two_games_with_the_same_fields_are_two_types() -> None:
    assert position_type("one", [("turn", "i2")]) != position_type("two", [("turn", "i2")])
    assert np.zeros(1, position_type("one", [("turn", "i2")]))[0].turn == 0


class Toy(Record):
    turn: i2
    clock: i8
    lane: Array = array(i2, 2 + 1, 2)
    key: u8
    when: i4


def test_a_class_of_records_is_laid_out_as_a_list_of_its_fields() -> None:
    listed: list[Field] = [("turn", "i2"), ("clock", "i8"), ("lane", "i2", (3, 2)), ("key", "u8"), ("when", "i4")]
    assert position_type("toy", Toy).descr == position_type("toy", listed).descr


def test_records_are_of_the_class_that_declares_them() -> None:
    s = np.zeros(1, position_type("toy", Toy))[0]
    s.turn = 2
    s.lane[1, 1] += 3
    assert isinstance(s, Toy)
    assert (s.turn, s.lane.tolist()) == (2, [[0, 0], [0, 3], [0, 0]])
    assert not hasattr(s, "__dict__")


def test_a_name_that_is_no_field_is_an_error_when_read_and_when_written() -> None:
    s: Any = np.zeros(1, position_type("toy", Toy))[0]
    with pytest.raises(AttributeError):
        _ = s.trun
    with pytest.raises(ValueError, match="no field of name trun"):
        s.trun = 1


def test_an_array_says_how_long_it_is() -> None:
    class Shapeless(Record):
        lane: Array

    with pytest.raises(TypeError, match=r"or an array of these like array\(i2, 3\)"):
        position_type("toy", Shapeless)


USED = """
from tablee.kernel.position import Array, Field, Record, array, i2
from tablee.kernel.rule import rule

class Position(Record):
    turn: i2
    lane: Array = array(i2, 3)

@rule
def step(s: Position) -> int:
    s.{name} = s.turn + 1
    s.lane[s.turn] = 2
    return int(s.lane[0]) + s.{name}
"""


@pytest.mark.parametrize(("name", "finding"), [("turn", ""), ("trun", '"Position" has no attribute "trun"')])
def test_mypy_knows_the_fields(tmp_path: Path, name: str, finding: str) -> None:
    (tmp_path / "used.py").write_text(USED.format(name=name))
    said, _, wrong = run(["--strict", "--follow-imports=silent", str(tmp_path / "used.py")])
    assert (finding in said, wrong) == (True, int(bool(finding))), said
