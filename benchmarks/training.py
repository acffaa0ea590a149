"""Steps a second of the vector environment: many games in one array, a random agent, driven from Python."""

from collections.abc import Callable, Iterator

from benchmarks.figures import STEPS_A_SECOND, Figure
from benchmarks.measure import in_turn, rates
from tablee import games
from tablee.lab.gymnasium import TableVectorEnv

TABLES = 1024
STEPS = 1_000_000  # a round, all games together
WARM = 100  # steps, until the games are no longer all at their beginning


def training(scale: float, rounds: int, begun: Callable[[str], None]) -> Iterator[Figure]:
    """Self-play, one core; choosing the actions at random is part of it."""
    for facts in games():
        begun(facts.id)
        spent = in_turn({"steps": Steps(facts.id, int(STEPS * scale) // TABLES)}, rounds)["steps"]
        wanted = STEPS_A_SECOND
        group = f"Training, {TABLES} games at once, 1 core"
        value = rates(spent, "cpu")
        yield Figure(group=group, name=facts.id, value=value, unit="steps/s", clock="cpu", at_least=wanted)


class Steps:
    def __init__(self, game: str, steps: int) -> None:
        self._tables = TableVectorEnv(game, TABLES)
        self._tables.reset(seed=1)
        self._steps = steps
        self._step(WARM)

    def __call__(self) -> float:
        self._step(self._steps)
        return self._steps * TABLES

    def _step(self, steps: int) -> None:
        for _ in range(steps):
            self._tables.step(self._tables.random_actions())
