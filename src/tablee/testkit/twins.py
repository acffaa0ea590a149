"""A game beside its naive twin: the same rules written a second time, plainly, from the rule sheet."""

from collections.abc import Callable, Mapping
from typing import Any

from tablee.kernel.errors import MoveError
from tablee.match.play import Match
from tablee.match.seats import SeatName
from tablee.testkit.amounts import POSITIONS
from tablee.testkit.walk import Walker, random_games


class Refused(Exception):
    """How a twin says no to a timed move, with the rule that does."""

    def __init__(self, rule: str, why: str) -> None:
        super().__init__(f"{rule}: {why}")
        self.rule = rule


def agree(game: str, make_twin: Callable[..., Any], count: int = POSITIONS, seed: int = 0) -> None:
    """Walk `count` random positions with the game and its twin side by side; raise at the first difference.

    A twin has `to_act`, `legal`, `play` and `state` as a Match does, and `view` or `pass_time` where the game has
    secrets or a clock.
    """
    walker = Walker(seed)
    seen = 0
    for match in random_games(game, seed):
        twin = make_twin(match.seats, **match.options)
        walker.begin()
        while seen < count:
            seen += 1
            compare(match, twin, seen)
            if walker.leaves(match):
                break
            move_both(match, twin, walker)
        if seen >= count:
            return


def compare(match: Match, twin: Any, number: int = 0) -> None:
    """The same dict, the same legal moves, and the same view for one of those who look on, in turn."""
    _same(match, "state()", match.state(), twin.state())
    for seat in match.to_act:
        _same(match, f"legal({seat!r})", sorted(match.legal(seat)), sorted(twin.legal(seat)))
    if hasattr(twin, "view"):
        viewer = [None, *range(match.seats)][number % (match.seats + 1)]
        _same(match, f"view({viewer})", match.view(viewer), twin.view(viewer))


def move_both(match: Match, twin: Any, walker: Walker) -> None:
    seat, move, at = walker.choose(match)
    if at is None:
        match.play(seat, move)
        twin.play(seat, move)
        return
    mine, theirs = _made(match, seat, move, at), _made(twin, seat, move, at)
    _same(match, f"whether {move} can be played at {at}", mine, theirs)
    if not mine and hasattr(twin, "pass_time"):
        match.pass_time(at)
        twin.pass_time(at)


def _made(player: Any, seat: SeatName, move: str, at: int) -> bool:
    """Play a timed move; whether it was made. With which rule it is refused is the business of a game's own tests."""
    try:
        player.play(seat, move, at)
    except (MoveError, Refused):
        return False
    return True


def _same(match: Match, what: str, mine: Any, theirs: Any) -> None:
    if mine == theirs:
        return
    if isinstance(mine, Mapping) and isinstance(theirs, Mapping):
        keys = [key for key in {**mine, **theirs} if mine.get(key) != theirs.get(key)]
        mine, theirs = {key: mine.get(key) for key in keys}, {key: theirs.get(key) for key in keys}
    raise AssertionError(f"{what} differs.\n  game: {mine}\n  twin: {theirs}\n{match.record()}")
