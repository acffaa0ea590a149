"""Bot: a player that thinks. It is given what its seat may know, and nothing else."""

from math import exp
from typing import Final

from tablee.kernel.chance import bits32, generator
from tablee.kernel.contract import Seat
from tablee.kernel.errors import BadLevel, NotYourTurn
from tablee.kernel.level import DEFAULT, Level
from tablee.match.play import Match
from tablee.match.refusals import checked_seed, not_your_turn
from tablee.match.shelf import Game, load
from tablee.search.alphabeta.deepening import AlphaBetaThinker
from tablee.search.question import LINES, Budget, Candidate, Pause, Question, no_pause
from tablee.search.thought import Thought, Variation
from tablee.search.tree.ismcts import TreeThinker

UNCOUNTED: Final = 1 << 40  # steps, where seconds decide
SURE: Final = 0.9999  # of the win
CHOICE_BRANCH: Final = 1 << 40  # of the seed: the lots between moves that are as good


def levels(game: str) -> tuple[Level, ...]:
    """The five levels of a game, weakest first."""
    return tuple(getattr(load(game).bot, "LEVELS", DEFAULT))


class Bot:
    """Thinks at one of five levels. The same seed, position and count of steps give the same thought."""

    def __init__(
        self,
        game: str,
        level: int | Level = 3,
        seed: int | None = 0,
        *,
        threads: int = 1,
        compiled: bool = True,
        pause: Pause = no_pause,
    ) -> None:
        known = load(game)
        self.game = game
        self.level = level if isinstance(level, Level) else _numbered(game, level)
        self.seed = checked_seed(seed)
        self._pause = pause
        self._text_of = known.text_of
        self._plans_ahead = plans_ahead(known)
        self._thinker = (
            AlphaBetaThinker(known, compiled) if self._plans_ahead else TreeThinker(known, threads, compiled)
        )

    @property
    def steps(self) -> int:
        """The level's own budget: positions for alpha-beta, simulations otherwise."""
        return self.level.nodes if self._plans_ahead else self.level.iterations

    def think(self, match: Match, seat: Seat, seconds: float | None = None, iterations: int | None = None) -> Thought:
        """What to play: for so long, or so many simulations or positions, or else as long as the level does."""
        if match.game != self.game:
            raise ValueError(f"this bot plays {self.game}, not {match.game}")
        if seat not in match.to_act:
            raise NotYourTurn(not_your_turn(match.to_act))
        budget = Budget.of(self._steps(seconds, iterations), seconds, self._pause)
        question = Question(match.hidden(seat), match.seats, seat, self.level, budget, self.seed, match.moves)
        candidates = self._thinker.consider(question)
        chosen = self._choose(candidates, seat, match.moves)
        return Thought(
            move=self._text_of(chosen.move),
            value=chosen.value,
            lines=[self._line(candidate) for candidate in candidates[:LINES]],
            visits=sum(candidate.visits for candidate in candidates),
            seconds=budget.spent,
        )

    def _steps(self, seconds: float | None, iterations: int | None) -> int:
        if iterations is not None:
            return max(iterations, 1)
        if seconds is not None:
            return UNCOUNTED
        return self.steps

    def _choose(self, candidates: list[Candidate], seat: Seat, number: int) -> Candidate:
        """The first one; with a temperature, by lot among those about as good. A win that is seen is never put off."""
        best, whole = candidates[0], whole_win(candidates, seat)
        temperature = whole * self.level.temperature
        if not temperature:
            return best
        serious = [candidate for candidate in candidates if candidate.serious]
        for candidate in serious:
            if candidate.value[seat] >= whole * SURE:
                return candidate
        weights = [exp(min((one.value[seat] - best.value[seat]) / temperature, 3.0)) for one in serious]
        lot = sum(weights) * bits32(generator(self.seed, CHOICE_BRANCH + number)) / (1 << 32)
        for candidate, weight in zip(serious, weights, strict=True):
            lot -= weight
            if lot < 0:
                return candidate
        return best

    def _line(self, candidate: Candidate) -> Variation:
        return Variation([self._text_of(move) for move in candidate.line], candidate.visits, candidate.value)


def whole_win(candidates: list[Candidate], seat: Seat) -> float:
    """The most a seat can have: partners, who fare alike whatever is played, divide a win between them."""
    values = [candidate.value for candidate in candidates]
    alike = sum(all(value[other] == value[seat] for value in values) for other in range(len(values[0])))
    return 1.0 if alike == len(values[0]) else 1 / alike


def plans_ahead(game: Game) -> bool:
    """Whether alpha-beta serves the game: two seats, no chance, no secrets, no clock, and an evaluation."""
    facts = game.facts
    uncertain = facts.chance or facts.secrets or facts.timed
    return facts.seats == (2,) and not uncertain and hasattr(game.bot, "evaluate")


def _numbered(game: str, level: int) -> Level:
    known = levels(game)
    if type(level) is not int or not 1 <= level <= len(known):
        raise BadLevel(f"a level is a whole number from 1 to {len(known)}, not {level!r}")
    return known[level - 1]
