"""Record types: what is refused, and that no byte is padding."""

import numpy as np
import pytest

from tablee.kernel.position import position_type


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
