"""A game's rules in the hands of Python: compiled for its record when first called, or interpreted."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache, lru_cache
from types import ModuleType
from typing import Any, Final

import numpy as np

from tablee.kernel.contract import FATE, MOST_SEATS, NEVER, SPECTATOR, Random, Seat, Time
from tablee.kernel.facts import Value
from tablee.kernel.failures import Failure, innermost
from tablee.kernel.memory import Memory
from tablee.kernel.rule import fast_call, interpreted
from tablee.match import calls, desk
from tablee.match.said import Said
from tablee.match.shelf import Game, load

LogEntry = tuple[int, int, int]  # seat, move, at
EncodedOptions = tuple[int, ...]  # as rules see them
OPENINGS: Final = 64  # kept a game: one for each number of seats and choice of options
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


class Engine:
    """One game's functions, called with arrays of one desk or one position and whole numbers."""

    lay_out = Call(desk, "desks", "number", "options", "flag")
    operate = Call(desk, "memory", "number", "number", "number")

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
        self.desk_type = desk.desk_type(game.type, game.most_moves)
        fields: Any = self.desk_type.fields
        self._position: int = fields["position"][1]  # where it begins on a desk
        self._recorded: int = fields["recorded"][1] if self.timed else self._position
        self._usual: dict[int, tuple[dict[str, Value], EncodedOptions]] = {}  # seats -> the options nobody chose
        entries: list[dict[str, LogEntry]] = [{} for _ in range(MOST_SEATS)]
        self.entries = [
            dict[object, dict[str, LogEntry]](enumerate(entries[:seats])) for seats in range(MOST_SEATS + 1)
        ]
        self.opening = lru_cache(OPENINGS)(self._opening)

    def make_ready(self, function: Callable[..., Any], samples: Sequence[str]) -> Callable[..., Any]:
        plain = interpreted(function)
        if not self.compiled or plain is function:
            return self._on_array(plain) if "memory" in samples else plain
        examples = {
            "memory": Memory(self.desk_type),
            "desks": np.zeros(1, self.desk_type),
            "positions": np.zeros(1, self.game.type),
            "number": 0,
            "flag": False,
            "options": np.zeros(1, np.int64),
            "moves": np.zeros(1, np.int64),
            "random": np.zeros(1, np.uint64),
            "scores": np.zeros(1),
        }
        return fast_call(function, *(examples[sample] for sample in samples))

    def _on_array(self, function: Callable[..., Any]) -> Callable[..., Any]:
        """A function of a desk in plain Python, which knows the desk's fields from an array."""
        return lambda memory, *numbers: function(np.frombuffer(memory, self.desk_type), *numbers)

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

    def _opening(self, seats: int, options: EncodedOptions) -> bytearray:
        """A desk before fate's first move, fate in our hands: copied for every match."""
        memory = bytearray(self.desk_type.itemsize)
        self.lay_out(np.frombuffer(memory, self.desk_type), seats, np.array(options, np.int64), self.timed)
        self.refresh(memory)
        return memory

    def resolve_options(self, seats: int, chosen: Mapping[str, Any] | None) -> tuple[dict[str, Value], EncodedOptions]:
        """Every option with its value, for people and for rules."""
        if not chosen and type(seats) is int and seats in self._usual:
            options, encoded = self._usual[seats]
            return options.copy(), encoded
        facts = self.game.facts
        options = facts.resolve_options(seats, chosen or {})
        encoded = tuple(facts.encode(options))
        if not chosen:
            self._usual[seats] = options.copy(), encoded
        return options, encoded

    def play(self, memory: bytearray, seat: Seat, move: int, at: Time) -> int:
        done: int = self.operate(memory, seat, move, at)
        return done

    def play_fate(self, memory: bytearray, move: int) -> int:
        done: int = self.operate(memory, desk.PLAY_FATE, move, NEVER)
        return done

    def put_back(self, memory: bytearray) -> None:
        self.operate(memory, desk.PUT_BACK, 0, NEVER)

    def refresh(self, memory: bytearray) -> None:
        self.operate(memory, desk.REFRESH, 0, NEVER)

    def set_time(self, memory: bytearray, at: Time) -> None:
        self.operate(memory, desk.SET_TIME, 0, at)

    def offer(self, memory: bytearray, seat: Seat) -> None:
        self.operate(memory, desk.OFFER, seat, NEVER)

    def more_answers(self, memory: bytearray) -> None:
        self.operate(memory, desk.MORE_ANSWERS, 0, NEVER)

    def position_on(self, memory: bytearray) -> Any:
        """The position on a desk, as of the time asked for: an array of one record, not a copy."""
        return np.frombuffer(memory, self.game.type, 1, self._position)

    def recorded_on(self, memory: bytearray) -> bytes:
        """The position on a desk as the last move left it, to be kept."""
        return bytes(memory[self._recorded : self._recorded + self.game.type.itemsize])

    def copy(self, position: Any) -> Any:
        """An array of one record, equal to `position` (a record, or an array of one) and apart from it."""
        return self.position_of(position.tobytes())  # NumPy copies field by field, which takes fifty times as long

    def position_of(self, memory: bytes) -> Any:
        """A position that was kept as bytes: an array of one record."""
        return np.frombuffer(bytearray(memory), self.game.type)

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

    def turn_to(self, memory: bytearray, position: bytes, moves: int) -> None:
        """Put a position that was kept on a desk, as it was after so many moves of players."""
        memory[self._position : self._position + len(position)] = position
        memoryview(memory).cast("q")[desk.NUMBER] = moves
        self.refresh(memory)

    def replay(self, memory: bytearray, log: Sequence[LogEntry]) -> None:
        """Make the moves of a log on a desk whose fate is in our hands."""
        for seat, move, at in log:
            if seat == FATE:
                self.play_fate(memory, move)
            else:
                self.play(memory, seat, move, at)

    def replay_position(self, positions: Any, log: Sequence[LogEntry]) -> None:
        """Make the moves of a log on a lone position."""
        for seat, move, at in log:
            if self.timed and seat != FATE:
                self.pass_time(positions, at)
            self.apply(positions, seat, move)

    def story(self, positions: Any, log: Sequence[LogEntry], viewer: Seat) -> list[Said]:
        """Make the moves of a log and say what happened, from records that hold only what the viewer may know."""
        return [said for seat, move, at in log for said in self._told(positions, seat, move, at, viewer)]

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
