"""A game's fact sheet: what is true before anybody plays, and in every language. Loads neither NumPy nor Numba."""

from collections.abc import Callable, Mapping
from typing import Any, Literal

from msgspec import Struct

from tablee.kernel.errors import BadOption, BadSeats

Value = str | int | bool | None
Kind = Literal["dice", "cards", "abstract", "race"]
Availability = Literal["in_print", "out_of_print", "unknown", "traditional"]  # in shops, as far as we know
Clash = Callable[[int, Mapping[str, Any]], str | None]


class Option(Struct, frozen=True, kw_only=True):
    """One choice made before the game: among `values`, or a whole number from `least` to `most`, or a seat or none."""

    name: str
    default: Value
    values: tuple[Value, ...] = ()
    least: int | None = None
    most: int = (1 << 31) - 1
    a_seat: bool = False
    default_for: dict[int, Value] = {}  # seats -> another default
    at_one_screen: Value = None  # a better default where several people share a screen, if there is one
    needs: dict[str, tuple[Value, ...]] = {}  # another option -> the values with which alone this one says anything

    def expected(self, seats: int) -> str:
        if self.a_seat:
            return f"a seat from 0 to {seats - 1}, or None"
        if self.least is not None:
            return f"a whole number from {self.least} to {self.most}"
        return "one of " + ", ".join(map(repr, self.values))

    def allows(self, value: object, seats: int) -> bool:
        if self.a_seat:
            return value is None or (type(value) is int and 0 <= value < seats)
        if self.least is not None:
            return type(value) is int and self.least <= value <= self.most
        return any(type(value) is type(known) and value == known for known in self.values)

    def is_written(self, resolved: Mapping[str, Value]) -> bool:
        """One with `needs` is written down only where it says something: records from before it was added stay true."""
        met = all(resolved[name] in values for name, values in self.needs.items())
        return not self.needs or (met and resolved[self.name] != self.default)

    def encode(self, value: Value) -> int:
        """The number rule functions see: texts by their place in `values`, None as -1, the rest as they are."""
        if isinstance(value, str):
            return self.values.index(value)
        return -1 if value is None else int(value)


class EarlierRules(Struct, frozen=True, kw_only=True):
    """A version of the rules that can still be played: today's with these options, told without these keys."""

    options: dict[str, Value]
    untold: tuple[str, ...] = ()  # keys of `state()` that came later


class Facts(Struct, frozen=True, kw_only=True):
    """What the shelf, the server and a newcomer need to know about a game."""

    id: str
    title: str
    seats: tuple[int, ...]  # the numbers of players it can be played with
    minutes: tuple[int, int]
    age: int
    kind: Kind
    designer: str | None = None  # None: not known, or nobody in particular
    illustrator: str | None = None
    publisher: str | None = None
    year: int | None = None
    availability: Availability = "unknown"
    sheet: str | None = None  # the collection whose rule sheet the rules were written from
    sources: tuple[str, ...] = ()  # where the rules of a traditional game are told
    shelf: str | None = None  # an id: games that have it stand together, under the title of their message `shelf`
    ours: tuple[Literal["age", "minutes"], ...] = ()  # what nobody printed: our own estimate
    rules_version: int
    chance: bool
    secrets: bool
    timed: bool = False  # moves carry a time
    options: tuple[Option, ...] = ()
    clash: Clash | None = None  # (seats, options) -> why they do not go together, or None
    earlier: dict[int, EarlierRules] = {}  # rules version -> how to play by it; others are closed for good

    def knows(self, version: int) -> bool:
        return version == self.rules_version or version in self.earlier

    def chosen_by(self, version: int, chosen: Mapping[str, Any]) -> dict[str, Any]:
        """Today's options for what was chosen by a version of the rules, or a clear error."""
        if not self.knows(version):
            known = ", ".join(map(str, [*self.earlier, self.rules_version]))
            raise BadOption(f"{self.title} can be played by version {known} of its rules, not {version!r}")
        fixed = self._fixed_by(version)
        for name, value in fixed.items():
            if chosen.get(name, value) != value:
                raise BadOption(f"{self.title}: by version {version} of the rules {name} is {value!r}, not a choice")
        return {**chosen, **fixed}

    def options_then(self, version: int, resolved: Mapping[str, Value]) -> dict[str, Value]:
        """The options that a version of the rules had."""
        return {name: value for name, value in resolved.items() if name not in self._fixed_by(version)}

    def untold_by(self, version: int) -> tuple[str, ...]:
        return self.earlier[version].untold if version in self.earlier else ()

    def _fixed_by(self, version: int) -> dict[str, Value]:
        return self.earlier[version].options if version in self.earlier else {}

    def resolve_options(self, seats: int, chosen: Mapping[str, Any]) -> dict[str, Value]:
        """Every option that is written down with its value, or a clear error."""
        if type(seats) is not int or seats not in self.seats:
            offered = ", ".join(map(str, self.seats))
            raise BadSeats(f"{self.title} is played with {offered} seats, not {seats!r}")
        known = {option.name for option in self.options}
        for name in chosen:
            if name not in known:
                names = ", ".join(sorted(known)) or "none"
                raise BadOption(f"{self.title} has no option {name!r}; it has: {names}")
        resolved = {option.name: self._value(option, seats, chosen) for option in self.options}
        reason = self.clash and self.clash(seats, resolved)
        if reason:
            raise BadOption(f"{self.title}: {reason}")
        return {option.name: resolved[option.name] for option in self.options if option.is_written(resolved)}

    def _value(self, option: Option, seats: int, chosen: Mapping[str, Any]) -> Value:
        value: Value = chosen.get(option.name, option.default_for.get(seats, option.default))
        if not option.allows(value, seats):
            raise BadOption(f"{self.title}: option {option.name} takes {option.expected(seats)}, not {value!r}")
        return value

    def encode(self, resolved: Mapping[str, Value]) -> list[int]:
        return [option.encode(resolved.get(option.name, option.default)) for option in self.options]
