"""The arena: what it counts adds up, and can be repeated."""

import json
from pathlib import Path

import msgspec
import pytest

from tablee import TableeError
from tablee.lab.arena.round_robin import Arena, Duel, arena, one_game, ratings
from tablee.lab.arena.sparring import Hall, play_in_time, player, spar
from tablee.lab.interval import wilson
from tablee.match.play import Match
from tablee.terminal.arena import run_arena


def test_results_are_the_same_on_any_number_of_threads() -> None:
    one, two = (arena("hippo", ["level:1", "random"], games=6, seed=3, threads=threads) for threads in (1, 2))
    assert one.duels == two.duels
    assert one.ratings == two.ratings


def test_every_pair_plays_and_shares_add_up() -> None:
    result = arena("hippo", ["level:1", "level:2", "random"], games=4, seats=3, seed=1)
    assert [(duel.first, duel.second) for duel in result.duels] == [
        ("level:1", "level:2"),
        ("level:1", "random"),
        ("level:2", "random"),
    ]
    assert all(duel.games == 4 and 0 <= duel.won <= 4 for duel in result.duels)
    assert sum(result.ratings) == pytest.approx(0, abs=1e-6)


def test_players_change_seats_and_the_deal_stays() -> None:
    hall, both = Hall("hippo"), (player("hippo", "random"), player("hippo", "level:1"))
    first = one_game(hall, Match("hippo", seed=9), both, 0)
    mirrored = one_game(hall, Match("hippo", seed=9), (both[1], both[0]), 1)
    assert first.won + mirrored.won == 1  # the same players on the same seats, seen from either side


def test_shares_of_a_game_are_one_win() -> None:
    hall, anybody = Hall("hippo"), player("hippo", "random")
    assert sum(spar(hall, Match("hippo", 4, seed=2), [anybody] * 4)) == pytest.approx(1)


@pytest.mark.parametrize(("paces", "start"), [((1_000, 2_000), 7), ((2_000, 1_000), 6)])
def test_in_a_race_the_quicker_player_is_the_faster(paces: tuple[int, int], start: int) -> None:
    match = Match("hohisse", options={"barrels": 1}, seed=4)
    play_in_time(match, paces, [lambda match, seat: match.legal(seat)[0]] * 2)
    assert match.state()["start"] == start


@pytest.mark.parametrize(
    ("won", "games", "low", "high"),
    [(0, 10, 0.0, 0.278), (5, 10, 0.237, 0.763), (10, 10, 0.722, 1.0), (65, 100, 0.553, 0.736)],
)
def test_wilson_s_interval(won: float, games: int, low: float, high: float) -> None:
    assert wilson(won, games) == pytest.approx((low, high), abs=0.001)


def test_ratings_say_how_often_one_beats_the_other() -> None:
    a, b, c = ratings(["a", "b", "c"], [Duel("a", "b", 999, 750), Duel("b", "c", 999, 500), Duel("a", "c", 999, 750)])
    assert a - b == pytest.approx(191, abs=3)  # 400 log10(3)
    assert b == pytest.approx(c, abs=3)


def test_a_clean_sweep_has_a_finite_rating() -> None:
    a, b = ratings(["a", "b"], [Duel("a", "b", 10, 10)])
    assert 300 < a - b < 700


@pytest.mark.parametrize("players", [["random"], ["level:1", "level:1"], ["level:9", "random"], ["me", "random"]])
def test_other_players_are_refused(players: list[str]) -> None:
    with pytest.raises(TableeError):
        arena("hippo", players, games=2)


def test_results_are_written_as_json(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "arena.json"
    run_arena("hippo", ["random", "level:1"], 4, None, {}, 0, 1, path)
    result = msgspec.json.decode(path.read_bytes(), type=Arena)
    assert result.duels[0].games == 4
    assert json.loads(path.read_text())["players"] == ["random", "level:1"]
    assert "level:1" in capsys.readouterr().out
