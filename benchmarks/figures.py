"""What was measured, beside what we want: the verdict comes from the numbers."""

from msgspec import Struct

from benchmarks.measure import Clock, Spread

# The targets. Nowhere else in the repository is a game named; here a promise was made about these.
FROM_PYTHON = 40.0  # times OpenSpiel's random games driven from Python
ROLLOUTS = 10.0  # times OpenSpiel's own rollouts in C++
MOVE_BY_MOVE = 1.5  # times OpenSpiel, one call a move on both sides
SCALING = 0.85  # of the number of cores: 1.7 on two
IMPORT_MS = 150.0  # `import tablee; tablee.games()`
SEARCHES = 10.0  # times the simulations a second of OpenSpiel's MCTSBot
MOVES_A_SECOND = {"hippo": 20e6, "hulahoo": 5e6, "hohisse": 5e6, "heisa": 5e6}  # players' moves, one core
STEPS_A_SECOND = 2e6  # of the vector environment, from Python, one core, any game
SOCKET_MOVES = 2.5  # times boardgame.io's moves a second and core, its matches in memory
DURABLE_MOVES = 5.0  # times the same with the store for files it brings along
LATENCY = 1 / 2  # of its p99 until everybody has heard of a move
STEADY_LATENCY = 1.0  # of its p99 when both are asked for as many moves a second
MEMORY_MB = 600.0  # of the server with 500 live tables, a bot at each
SCENES = 1.15  # times the processor time of a move without a scene
SCRIPTS_KB = 150.0  # of the first page, compressed
INTERACTIVE_MS = 1_000.0  # until the first page can be used
SHOWN_MS = 100.0  # from a click to the other player's screen, on loopback
FRAME_MS = 17.0  # between two pictures while eight glasses run: sixty a second
APART_MS = 100.0  # the same sand on two screens
MATCHES = {"knopf": "MCTSBot", "hippo": "MCTSBot", "hulahoo": "ISMCTSBot"}  # whom of OpenSpiel level 5 plays
MATCHES_WON = 0.9  # of its games against them, at equal time


class Figure(Struct, frozen=True, kw_only=True):
    """One number with its spread, and the target it has to reach or to stay under."""

    group: str
    name: str
    value: Spread
    unit: str  # "moves/s", "tables/s", "steps/s", "simulations/s", "x", "%", "ms", "kB" or "MB"
    clock: Clock
    at_least: float | None = None
    at_most: float | None = None

    @property
    def passed(self) -> bool | None:
        if self.at_least is not None:
            return self.value.median >= self.at_least
        return None if self.at_most is None else self.value.median <= self.at_most
