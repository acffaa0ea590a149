"""A game's rules in the hands of Python: compiled for its record when first called, or interpreted."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache, partial
from types import ModuleType
from typing import Any, Final

import numpy as np

from tablee.kernel.contract import FATE, SPECTATOR, Options, Random, Seat, Time
from tablee.kernel.facts import Value
from tablee.kernel.failures import Failure, innermost
from tablee.kernel.rule import fast_call, interpreted
from tablee.match import calls, desk
from tablee.match.said import Said
from tablee.match.shelf import Game, load

LogEntry = tuple[int, int, int]  # seat, move, at
OPEN_BOOK: Final = SPECTATOR + 1  # a viewer from whom nothing is hidden


class Call:
    """A function of `desk` or `calls`, made ready for one game when it is first asked for."""

    def __init__(self, module: ModuleType, *samples: str) -> None:
        self._module = module
        self._samples = samples

    def __set_name__(self, owner: type, name: str) -> None:
        self._name = name

    @property
    def entry(self) -> Callable[..., Any]:
        """In plain Python."""
        function: Callable[..., Any] = getattr(self._module, self._name)
        return interpreted(function)

    def __get__(self, engine: "Engine", owner: type) -> Callable[..., Any]:
        function = engine.make_ready(getattr(self._module, self._name), self._samples)
        engine.__dict__[self._name] = function
        return function


class Operation:
    """What is done on a desk: compiled by way of `desk.operate`, interpreted without that detour."""

    def __init__(self, number: int, arguments: int) -> None:
        self._number = number
        self._arguments = arguments  # besides the desk

    def __set_name__(self, owner: type, name: str) -> None:
        self._name = name

    def __get__(self, engine: "Engine", owner: type) -> Callable[..., Any]:
        function: Callable[..., Any] = self._compiled(engine) if engine.compiled else getattr(desk, self._name)
        engine.__dict__[self._name] = function
        return function

    def _compiled(self, engine: "Engine") -> Callable[..., Any]:
        operate, number = engine.operate, self._number
        if self._arguments == 0:
            return lambda desks: operate(number, desks, 0, 0, 0)
        if self._arguments == 1:
            return lambda desks, first: operate(number, desks, first, 0, 0)
        return partial(operate, number)


class Engine:
    """One game's functions, called with arrays of one desk or one position and whole numbers."""

    lay_out = Call(desk, "desks", "number", "options", "seed", "flag", "flag")
    operate = Call(desk, "number", "desks", "number", "number", "number")
    play = Operation(desk.PLAY, 3)
    play_fate = Operation(desk.PLAY_FATE, 1)
    put_back = Operation(desk.PUT_BACK, 0)
    refresh = Operation(desk.REFRESH, 0)
    set_time = Operation(desk.SET_TIME, 1)
    offer = Operation(desk.OFFER, 1)
    more_answers = Operation(desk.MORE_ANSWERS, 0)

    apply = Call(calls, "positions", "number", "number")
    to_act = Call(calls, "positions")
    legal = Call(calls, "positions", "number", "moves")
    hide = Call(calls, "positions", "number")
    imagine = Call(calls, "positions", "number", "random")
    seen = Call(calls, "positions", "number", "number", "number")
    pass_time = Call(calls, "positions", "number")
    clock = Call(calls, "positions")
    alarm = Call(calls, "positions")
    not_before = Call(calls, "positions", "number")
    draw = Call(calls, "positions", "random")
    odds = Call(calls, "positions", "number")
    scores = Call(calls, "positions", "scores")

    def __init__(self, game: Game, compiled: bool) -> None:
        self.game = game
        self.timed = game.facts.timed
        self.plain = not (game.facts.timed or game.facts.secrets)  # everybody sees all, and only moves change it
        self.compiled = compiled
        self._desk_type = desk.desk_type(game.type, game.most_moves)
        self._desk_size = self._desk_type.itemsize
        self._usual: dict[int, tuple[dict[str, Value], Options]] = {}  # seats -> the options nobody chose

    def make_ready(self, function: Callable[..., Any], samples: Sequence[str]) -> Callable[..., Any]:
        if not self.compiled:
            return interpreted(function)
        examples = {
            "desks": np.zeros(1, self._desk_type),
            "positions": np.zeros(1, self.game.type),
            "number": 0,
            "seed": np.uint64(0),
            "flag": False,
            "options": np.zeros(1, np.int64),
            "moves": np.zeros(1, np.int64),
            "random": np.zeros(1, np.uint64),
            "scores": np.zeros(1),
        }
        return fast_call(function, *(examples[sample] for sample in samples))

    def compile_all(self) -> Iterator[Failure]:
        """Make every function ready, and say of each that cannot be why, once."""
        told = set[Failure]()
        for name, call in vars(Engine).items():
            if not isinstance(call, Call):
                continue
            try:
                getattr(self, name)
            except Exception as error:  # the compiler raises errors of every kind
                failure = innermost(call.entry, error)
                if failure not in told:
                    yield failure
                told.add(failure)

    def begin(self, desks: Any, *setting: Any) -> None:
        """Set the game up on a bare desk, as `desk.lay_out` is told, and let fate make its first moves."""
        self.lay_out(desks, *setting)
        self.refresh(desks)

    def resolve_options(self, seats: int, chosen: Mapping[str, Any] | None) -> tuple[dict[str, Value], Options]:
        """Every option with its value, for people and for rules."""
        if not chosen and type(seats) is int and seats in self._usual:
            options, encoded = self._usual[seats]
            return options.copy(), encoded
        facts = self.game.facts
        options = facts.resolve_options(seats, chosen or {})
        encoded = np.array(facts.encode(options), np.int64)
        if not chosen:
            self._usual[seats] = options.copy(), encoded
        return options, encoded

    def bare_desk(self) -> bytearray:
        return bytearray(self._desk_size)

    def desk_on(self, memory: bytearray) -> tuple[Any, memoryview]:
        """A desk as an array of one for compiled code, and as 64-bit words, the header first, for Python."""
        return np.frombuffer(memory, self._desk_type), memoryview(memory).cast("q")

    def copy(self, position: Any) -> Any:
        """An array of one record, equal to `position` (a record, or an array of one) and apart from it."""
        positions = np.empty(1, self.game.type)
        positions[:] = position
        return positions

    def hidden(self, position: Any, viewer: Seat) -> Any:
        positions = self.copy(position)
        if viewer != OPEN_BOOK:
            self.hide(positions, viewer)
        return positions

    def imagined(self, position: Any, seat: Seat, random: Random) -> Any:
        positions = self.copy(position)
        self.imagine(positions, seat, random)
        return positions

    def legal_of(self, positions: Any, seat: Seat) -> list[int]:
        """The moves of a seat in a lone position, as numbers."""
        out = np.zeros(self.game.most_moves, np.int64)
        return [int(move) for move in out[: self.legal(positions, seat, out)]]

    def final_scores(self, position: Any, seats: int) -> list[int | float]:
        out = np.zeros(seats)
        self.scores(self.copy(position), out)
        return [int(score) if score == int(score) else float(score) for score in out]

    def replay(self, desks: Any, log: Sequence[LogEntry]) -> None:
        """Make the moves of a log on a desk whose fate is in our hands."""
        for seat, move, at in log:
            if seat == FATE:
                self.play_fate(desks, move)
            else:
                self.play(desks, seat, move, at)

    def story(self, positions: Any, log: Sequence[LogEntry], viewer: Seat, since: int) -> list[Said]:
        """What happened from entry `since` on, told from records that hold only what the viewer may know."""
        told: list[Said] = []
        for index, (seat, move, at) in enumerate(log):
            if index >= since:
                told += self._told(positions, seat, move, at, viewer)
                continue
            if self.timed and seat != FATE:
                self.pass_time(positions, at)
            self.apply(positions, seat, move)
        return told

    def _told(self, positions: Any, seat: Seat, move: int, at: Time, viewer: Seat) -> list[Said]:
        """Make one move, and say what time did before it and what it did itself."""
        words = self.game.words
        if self.plain:
            before = self.copy(positions)
            self.apply(positions, seat, move)
            return list(words.story(before[0], seat, move, positions[0]))
        told: list[Said] = []
        before = self.hidden(positions, viewer)
        if self.timed and seat != FATE:
            self.pass_time(positions, at)
            later = self.hidden(positions, viewer)
            told += words.meanwhile(before[0], later[0]) if hasattr(words, "meanwhile") else []
            before = later
        shown = move if viewer == OPEN_BOOK else self.seen(positions, seat, move, viewer)
        self.apply(positions, seat, move)
        told += words.story(before[0], seat, shown, self.hidden(positions, viewer)[0])
        return told


@cache
def engine_of(game: str, compiled: bool = True) -> Engine:
    return Engine(load(game), compiled)
