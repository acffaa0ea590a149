"""Playouts: the same numbers however they are run, and what they count adds up."""

import pytest

import tablee
from tablee import BadOption, BadSeats, BadSeed, playouts


@pytest.mark.parametrize("game", [facts.id for facts in tablee.games()])
def test_threads_do_not_change_the_numbers(game: str) -> None:
    one, two = playouts(game, games=1_500, seed=3, threads=1), playouts(game, games=1_500, seed=3, threads=2)
    assert (one.moves, one.fates, one.scores, one.wins) == (two.moves, two.fates, two.scores, two.wins)
    assert sum(one.wins) == pytest.approx(1_500)
    assert one.shortest <= one.moves / one.games <= one.longest


def test_interpreted_playouts_are_the_same_games() -> None:
    compiled, plain = playouts("hippo", games=20, seed=1), playouts("hippo", games=20, seed=1, compiled=False)
    assert (compiled.moves, compiled.fates, compiled.scores) == (plain.moves, plain.fates, plain.scores)


def test_bad_input_is_refused() -> None:
    with pytest.raises(BadSeats):
        playouts("hippo", games=10, seats=9)
    with pytest.raises(BadSeed):
        playouts("hippo", games=10, seed=-1)
    with pytest.raises(BadOption, match="from 1, not 0"):
        playouts("hippo", games=0)
