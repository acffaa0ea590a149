"""How strong a bot is, as data: a game's `bot.py` may hold five of these as LEVELS, weakest first; its messages
`level-1` to `level-5` are what they are called."""

from msgspec import Struct


class Level(Struct, frozen=True, kw_only=True):
    """Weak levels see less far, as people do; they do not play at random.

    The budget is counted in simulations or positions, never in seconds, so that results can be repeated.
    """

    iterations: int  # simulations of a tree search
    nodes: int  # positions an alpha-beta search looks at
    sight: int = 0  # decisions ahead that are weighed up before a game is played out or judged; 0: no limit
    playout: int = -1  # moves played out before `evaluate` is asked, where nothing is `noisy`; -1: to the end
    exploration: float = 0.7  # how much a tree search tries moves that look worse
    temperature: float = 0.0  # a move this much worse (in shares of the win) is still played e times less often
    pace: int = 1_500  # milliseconds from one move to the next, where time matters


DEFAULT: tuple[Level, ...] = (
    Level(iterations=30, nodes=300, sight=1, temperature=0.03, pace=2_800),
    Level(iterations=150, nodes=3_000, sight=2, temperature=0.02, pace=2_200),
    Level(iterations=800, nodes=30_000, sight=4, temperature=0.01, pace=1_700),
    Level(iterations=5_000, nodes=200_000, sight=8, pace=1_300),
    Level(iterations=30_000, nodes=1_000_000, pace=1_000),
)
