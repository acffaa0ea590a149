"""A table whose fate is in our hands, and what everybody at it has been shown since the game began."""

from collections.abc import Mapping
from typing import Any

from tablee.kernel.chance import generator
from tablee.kernel.contract import FATE, SPECTATOR, Seat
from tablee.lab.table import Table, opening
from tablee.match.engine import engine_of
from tablee.match.shelf import load


class Variant:
    """A game with its seats and options, before the first move."""

    def __init__(self, game: str, seats: int, options: Mapping[str, Any], pace: int, memory: int) -> None:
        known = load(game)
        self.chosen = game, seats, options, pace, memory
        self.engine = engine_of(game)
        self.plays, self.fates = known.catalogue
        self.fate_of = {move: number for number, move in enumerate(self.fates)}
        self.text_of = known.text_of
        self.memory = memory
        table = Table(game, opening(game, seats, options, pace, fate_plays=False))
        table.begin(0)
        self.seats = table.players
        self.layout = table.layout
        self.viewers = [*range(self.seats), SPECTATOR] if known.facts.secrets else [SPECTATOR]
        self._first = Shown(self, table, [""] * len(self.viewers), [()] * len(self.viewers))

    def beginning(self) -> "Shown":
        return self._first.copy()

    def place_of(self, viewer: Seat) -> int:
        """Where a viewer's share of what was shown is kept. Where there are no secrets all are shown the same."""
        return self.viewers.index(viewer) if len(self.viewers) > 1 else 0

    def text(self, action: int, by_fate: bool) -> str:
        return self.text_of((self.fates if by_fate else self.plays)[action])


class Shown:
    """A table, and the moves of its game as each viewer was shown them."""

    def __init__(self, variant: Variant, table: Table, told: list[str], seen: list[tuple[int, ...]]) -> None:
        self.variant = variant
        self.table = table
        self.told = told  # [place of viewer]
        self.seen = seen  # [place of viewer] the same as numbers, if there is a memory for them

    def copy(self) -> "Shown":
        return Shown(self.variant, self.table.copy(), self.told.copy(), self.seen.copy())

    def __deepcopy__(self, memo: object) -> "Shown":
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return _shown_again, (self.variant.chosen, self.table.saved(), self.told, self.seen)

    def chances(self) -> list[tuple[int, float]]:
        """Fate's moves and how likely they are."""
        weights = self.table.odds().tolist()
        total = sum(weights)
        fates = map(self.variant.fate_of.__getitem__, self.table.legal_moves().tolist())
        return [(fate, weight / total) for fate, weight in zip(fates, weights, strict=True)]

    def act(self, action: int) -> None:
        seat = self.table.seat
        move = (self.variant.fates if seat == FATE else self.variant.plays)[action]
        who = "fate" if seat == FATE else str(seat)
        for place, viewer in enumerate(self.variant.viewers):
            shown = int(self.variant.engine.seen(self.table.positions, seat, move, viewer))
            self.told[place] += f"{who}:{self.variant.text_of(shown)} "
            if self.variant.memory:
                self.seen[place] += (shown,)
        self.table.move(move)

    def imagine(self, seat: Seat, seed: int) -> None:
        """Put a world in place of this one that the seat cannot tell from it.

        How the others came by what they hold is not imagined with it: they know what anybody was shown, and what they
        see now.
        """
        place = self.variant.place_of(seat)
        self.variant.engine.imagine(hidden := self.table.hidden(seat), seat, generator(seed))
        self.table.put(hidden)
        for other, viewer in enumerate(self.variant.viewers[:-1]):
            if other != place:
                self.told[other] = f"{self.told[-1]}now {self.described(viewer)}"

    def described(self, viewer: Seat) -> str:
        """The position's fields as a viewer may know them; FATE knows them all."""
        records = self.table.positions if viewer == FATE else self.table.hidden(viewer)
        parts = self.variant.layout.named(self.variant.layout.row(records, viewer))
        return " ".join(f"{name}={numbers.tolist()}" for name, numbers in parts.items())


def _shown_again(chosen: Any, saved: bytes, told: list[str], seen: list[tuple[int, ...]]) -> Shown:
    shown = Variant(*chosen).beginning()
    shown.table.restore(saved)
    shown.told, shown.seen = told, seen
    return shown
