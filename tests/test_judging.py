"""Help for judging positions."""

from math import e

import numpy as np
import pytest

from tablee.kernel.judging import shares_by_lead


def test_who_is_ahead_by_the_lead_expects_e_times_as_much() -> None:
    out = np.array([130.0, 100.0, 100.0, 7.0])
    shares_by_lead(out, 3, 30.0)
    assert out[0] == pytest.approx(e * out[1])
    assert out[:3].sum() == pytest.approx(1.0)
    assert out[3] == 7.0  # nobody sits there


def test_a_lead_beyond_all_measure_is_the_whole_win() -> None:
    out = np.array([30_000.0, 0.0])
    shares_by_lead(out, 2, 1.0)
    assert out.tolist() == [1.0, 0.0]
