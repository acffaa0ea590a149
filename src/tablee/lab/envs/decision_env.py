"""One game as a row of single decisions, for agents that learn (see `tablee.lab.envs.turns`)."""

from collections.abc import Mapping
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tablee.kernel.contract import Moves, Seat, setup
from tablee.kernel.errors import BadOption
from tablee.kernel.rule import fast_call
from tablee.lab.envs import turns
from tablee.lab.envs.observation import Layout
from tablee.lab.envs.turns import NOBODY
from tablee.match.engine import engine_of
from tablee.match.refusals import checked_seed
from tablee.match.shelf import load


class Actions:
    """Every move players can make in a game, in ascending order. Action n is the n-th of them, in every position,
    with any number of seats and any options.
    """

    def __init__(self, game: str) -> None:
        self._game = load(game)
        self.plays: Moves = np.array(self._game.catalogue[0], np.int64)
        self.numbering = turns.numbering_of(self.plays)

    def __len__(self) -> int:
        return len(self.plays)

    def text(self, action: int) -> str:
        """The text of an action, as `Match.play` takes it."""
        return self._game.text_of(int(self.plays[action]))

    def number(self, text: str) -> int:
        """The action a text means."""
        return int(np.searchsorted(self.plays, self._game.about_moves("parse")(text)))


@cache
def actions_of(game: str) -> Actions:
    return Actions(game)


@cache
def layout_of(game: str) -> Layout:
    return Layout(load(game).type)


def has_secrets(game: str) -> bool:
    """By its rules, not by its fact sheet: nothing may be copied that they would hide."""
    return hasattr(load(game).rules, "hide")


def opening(
    game: str, seats: int | None, options: Mapping[str, Any] | None, pace: int, fate_plays: bool = True
) -> NDArray[Any]:
    """The record every game begins from: an array of one."""
    known = load(game)
    if type(pace) is not int or pace < 1:
        raise BadOption(f"the pace is a whole number of milliseconds from 1, not {pace!r}")
    seats = known.facts.seats[0] if seats is None else seats
    encoded = np.array(known.facts.encode(known.facts.resolve_options(seats, options or {})), np.int64)
    records = np.zeros(1, turns.turn_type(known.type, known.most_moves))
    record = records[0]
    record.seat, record.last, record.seats, record.fate_plays = NOBODY, NOBODY, seats, fate_plays
    record.pace = pace if known.facts.timed else 0
    setup(record.position, seats, encoded)
    return records


class DecisionEnv:
    """One game: whose decision it is, what may be done, what a seat sees."""

    def __init__(self, game: str, opening: NDArray[Any]) -> None:
        self.actions, self.layout = actions_of(game), layout_of(game)
        self.players = int(opening[0].seats)
        self._engine = engine_of(game)
        self._opening = opening
        self._turns = opening.copy()
        self._finals = np.zeros(1, self._engine.game.type)  # never written, as no game begins anew
        self._advance = _advance_of(game)

    def begin(self, seed: int) -> None:
        begin_all(self._turns, self._opening, NOBODY, seed)

    def copy(self) -> "DecisionEnv":
        """An independent game that goes on from here, with the same luck."""
        other: DecisionEnv = object.__new__(DecisionEnv)
        other.__dict__.update(self.__dict__)
        other._turns = self._turns.copy()
        return other

    def saved(self) -> bytes:
        """The game as it stands; for `restore` in an environment of the same game, seats and options."""
        return self._turns.tobytes()

    def restore(self, saved: bytes) -> None:
        self._turns = np.frombuffer(saved, self._turns.dtype).copy()

    @property
    def seat(self) -> Seat:
        """Whose decision it is: a seat, FATE where fate is in our hands, or NOBODY at the end."""
        return int(self._turns["seat"][0])

    @property
    def positions(self) -> Any:
        """The open position, as an array of one record."""
        return self._turns["position"]

    def legal_moves(self) -> Moves:
        moves: Moves = self._turns["moves"][0, : self._turns["count"][0]]
        return moves

    def legal(self) -> Moves:
        """The actions the seat may choose from, ascending."""
        return np.searchsorted(self.actions.plays, self.legal_moves())

    def odds(self) -> Moves:
        """The odds of fate's legal moves, in their order."""
        out = np.zeros(len(self.legal_moves()), np.int64)
        turns.weigh(self._turns, out)
        return out

    def put(self, positions: Any) -> None:
        """Go on from another position in which the same seat is to decide, with the same moves."""
        self._turns["position"] = positions

    def act(self, action: int) -> None:
        """Choose for the seat; an action that is not legal is refused and changes nothing."""
        if action not in self.legal():
            raise refused(self.actions, action)
        self.move(int(self.actions.plays[action]))

    def move(self, move: int) -> None:
        """Make a move that is known to be legal, fate's too."""
        self._turns["chosen"] = move
        self._advance(self._turns, self._opening, NOBODY, False, self._finals)

    def hidden(self, viewer: Seat) -> Any:
        """What a seat, or the SPECTATOR, may know: an array of one record."""
        return self._engine.hidden(self._turns["position"][0], viewer)

    def observation(self, viewer: Seat) -> NDArray[Any]:
        return self.layout.row(self.hidden(viewer), viewer)

    def gains(self) -> list[float]:
        """What each seat has won, once the game is over: 1 for a win, together 0."""
        gains: list[float] = self._turns["gains"][0, : self.players].tolist()
        return gains


def begin_all(records: NDArray[Any], opening: NDArray[Any], learner: int, seed: int) -> None:
    """New games in all records of an array."""
    records[:] = opening
    turns.sow(records, np.uint64(checked_seed(seed)))
    turns.advance(records, opening, learner, True, np.zeros(len(records), opening.dtype["position"]))


def refused(actions: Actions, action: int, where: str = "") -> BadOption:
    meant = actions.text(action) if 0 <= action < len(actions) else "no action of this game"
    return BadOption(f"{where}expected a legal action, as the mask shows them; got {action} ({meant})")


@cache
def _advance_of(game: str) -> Any:
    known = load(game)
    records = np.zeros(1, turns.turn_type(known.type, known.most_moves))
    return fast_call(turns.advance, records, records, 0, False, np.zeros(1, known.type))
