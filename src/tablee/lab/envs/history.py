"""A game whose fate is in our hands, and what everybody in it has been shown since the game began."""

from collections.abc import Mapping
from typing import Any

from tablee.kernel.chance import generator
from tablee.kernel.contract import FATE, SPECTATOR, Seat
from tablee.lab.envs.decision_env import DecisionEnv, opening
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
        env = DecisionEnv(game, opening(game, seats, options, pace, fate_plays=False))
        env.begin(0)
        self.seats = env.players
        self.layout = env.layout
        self.viewers = [*range(self.seats), SPECTATOR] if known.facts.secrets else [SPECTATOR]
        self._first = ObservedHistory(self, env, [""] * len(self.viewers), [()] * len(self.viewers))

    def beginning(self) -> "ObservedHistory":
        return self._first.copy()

    def place_of(self, viewer: Seat) -> int:
        """Where a viewer's share of what was shown is kept. Where there are no secrets all are shown the same."""
        return self.viewers.index(viewer) if len(self.viewers) > 1 else 0

    def text(self, action: int, by_fate: bool) -> str:
        return self.text_of((self.fates if by_fate else self.plays)[action])


class ObservedHistory:
    """A game, and its moves as each viewer was shown them."""

    def __init__(self, variant: Variant, env: DecisionEnv, told: list[str], seen: list[tuple[int, ...]]) -> None:
        self.variant = variant
        self.env = env
        self.told = told  # [place of viewer]
        self.seen = seen  # [place of viewer] the same as numbers, if there is a memory for them

    def copy(self) -> "ObservedHistory":
        return ObservedHistory(self.variant, self.env.copy(), self.told.copy(), self.seen.copy())

    def __deepcopy__(self, memo: object) -> "ObservedHistory":
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return _history_again, (self.variant.chosen, self.env.saved(), self.told, self.seen)

    def chances(self) -> list[tuple[int, float]]:
        """Fate's moves and how likely they are."""
        weights = self.env.odds().tolist()
        total = sum(weights)
        fates = [self.variant.fate_of[move] for move in self.env.legal_moves().tolist()]
        return [(fate, weight / total) for fate, weight in zip(fates, weights, strict=True)]

    def act(self, action: int) -> None:
        seat = self.env.seat
        move = (self.variant.fates if seat == FATE else self.variant.plays)[action]
        who = "fate" if seat == FATE else str(seat)
        for place, viewer in enumerate(self.variant.viewers):
            shown = int(self.variant.engine.seen(self.env.positions, seat, move, viewer))
            self.told[place] += f"{who}:{self.variant.text_of(shown)} "
            if self.variant.memory:
                self.seen[place] += (shown,)
        self.env.move(move)

    def imagine(self, seat: Seat, seed: int) -> None:
        """Put a world in place of this one that the seat cannot tell from it.

        How the others came by what they hold is not imagined with it: they know what anybody was shown, and what they
        see now.
        """
        place = self.variant.place_of(seat)
        self.variant.engine.imagine(hidden := self.env.hidden(seat), seat, generator(seed))
        self.env.put(hidden)
        for other, viewer in enumerate(self.variant.viewers[:-1]):
            if other != place:
                self.told[other] = f"{self.told[-1]}now {self.described(viewer)}"

    def described(self, viewer: Seat) -> str:
        """The position's fields as a viewer may know them; FATE knows them all."""
        records = self.env.positions if viewer == FATE else self.env.hidden(viewer)
        parts = self.variant.layout.named(self.variant.layout.row(records, viewer))
        return " ".join(f"{name}={numbers.tolist()}" for name, numbers in parts.items())


def _history_again(chosen: Any, saved: bytes, told: list[str], seen: list[tuple[int, ...]]) -> ObservedHistory:
    observed = Variant(*chosen).beginning()
    observed.env.restore(saved)
    observed.told, observed.seen = told, seen
    return observed
