"""The balance of a game, measured: each number of seats, then each option and each reconstructed rule by itself."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from math import isqrt
from typing import Any, Final

from msgspec import Struct

from tablee.kernel.errors import BadLevel, BadOption, UnknownGame
from tablee.kernel.facts import Option, Value
from tablee.kernel.whatif import SIGN
from tablee.lab.arena.round_robin import arena
from tablee.lab.balance.census import census
from tablee.lab.balance.figures import Duel, Ending, Lengths, Mean, Measure, Rate, Report, SeatCountReport, Variation
from tablee.lab.balance.selfplay import NOBODY, Outcome, Season, selfplay
from tablee.lab.executor import Executor, Threads
from tablee.match.refusals import checked_seed
from tablee.match.shelf import facts_of, load, what_ifs_of
from tablee.search.bot import levels

FEWEST_BINS, MOST_BINS = 5, 40  # of a histogram: the more games, the finer
WEAKEST: Final = 1
RANDOM_A_GAME: Final = 20  # random games for each game of bots: they cost next to nothing

Progress = Callable[[int], None]


class Plan(Struct, frozen=True):
    """What is measured, how thoroughly, and by whom."""

    game: str
    seats: tuple[int, ...]
    games: int
    level: int
    seed: int

    @property
    def steps(self) -> list[tuple[int, int]]:
        """Pairs of players, weaker first, 0 for random: each step of the ladder, then all of it at once."""
        ladder = [(level - 1, level) for level in range(1, self.level + 1)]
        return [*ladder, (WEAKEST, self.level)] if self.level > 2 else ladder

    @property
    def bouts(self) -> int:
        """Games of bots in all."""
        tables = len(self.seats) * (1 + len(self.steps))
        return self.games * (tables + 2 * len(list(changes(self.game, min(self.seats)))))


def plan(game: str, seats: int | None = None, games: int = 200, level: int = 3, seed: int = 0) -> Plan:
    """All numbers of seats if none is given."""
    if SIGN in game:
        raise UnknownGame(f"a report is about a game with all its what-ifs: {game.partition(SIGN)[0]}, not {game}")
    facts = facts_of(game)
    if seats is not None:
        facts.resolve_options(seats, {})
    if not 2 <= level <= len(levels(game)):
        raise BadLevel(f"a report compares levels: it takes one from 2 to {len(levels(game))}, not {level!r}")
    return Plan(game, facts.seats if seats is None else (seats,), games, level, checked_seed(seed))


def report(asked: Plan, executor: Executor | None = None, progress: Progress | None = None) -> Report:
    """Measure it all. Whoever the executor is, the numbers are the same."""
    work = Work(asked, executor or Threads(), progress or (lambda _: None))
    facts = facts_of(asked.game)
    tables = [work.seat_count(seats) for seats in asked.seats]
    first = tables[0]
    return Report(
        game=asked.game,
        title=facts.title,
        rules_version=facts.rules_version,
        seed=asked.seed,
        games=asked.games,
        random_games=asked.games * RANDOM_A_GAME,
        level=asked.level,
        weaker=WEAKEST,
        tables=tables,
        usual=Measure(first.places[0], first.lengths.moves, first.duels[-1].won),
        variations=[work.variation(change) for change in changes(asked.game, min(asked.seats))],
    )


# -- what can be changed ------------------------------------------------------------------------------------


class Change(Struct, frozen=True):
    """One thing that is different: an option's value, or the game itself."""

    game: str
    options: dict[str, Any]
    rule: str = ""
    option: str = ""
    what_if: str = ""
    value: Value = None


def changes(game: str, seats: int) -> Iterator[Change]:
    """Every other value of every option, then everything the game's `lab.py` asks about."""
    usual = facts_of(game).resolve_options(seats, {})
    for option in facts_of(game).options:
        for value in others(option, usual.get(option.name, option.default)):
            if changes_something(game, seats, {option.name: value}):
                yield Change(game, {option.name: value}, option=option.name, value=value)
    for what_if in what_ifs_of(game):
        yield Change(f"{game}{SIGN}{what_if.name}", {}, what_if.rule, what_if=what_if.name)


def others(option: Option, usual: Value) -> Sequence[Value]:
    """The values to try: all of a few, half and double of a number, and no special seat."""
    if option.least is not None and isinstance(usual, int):
        return sorted({max(usual // 2, option.least), usual * 2} - {usual})
    return [value for value in option.values if value != usual]


def changes_something(game: str, seats: int, options: dict[str, Any]) -> bool:
    """Whether they go together with the usual ones, and are not among those that say nothing by themselves."""
    facts = facts_of(game)
    try:
        return facts.resolve_options(seats, options) != facts.resolve_options(seats, {})
    except BadOption:
        return False


# -- measuring ----------------------------------------------------------------------------------------------


class Work:
    """A plan being carried out."""

    def __init__(self, asked: Plan, executor: Executor, progress: Progress) -> None:
        self._asked = asked
        self._executor = executor
        self._progress = progress

    def seat_count(self, seats: int) -> SeatCountReport:
        asked = self._asked
        outcomes = self._outcomes(asked.game, seats, {})
        teams = team_sizes(outcomes)
        size = census(asked.game, asked.games * RANDOM_A_GAME, seats, asked.seed, {}, self._executor)
        return SeatCountReport(
            seats=seats,
            starts=all(outcome.starter != NOBODY for outcome in outcomes),
            sides=sides(teams),
            places=places(outcomes),
            alone=alone(outcomes),
            shared=Rate.of(sum(is_shared(outcome, teams) for outcome in outcomes), len(outcomes)),
            lengths=lengths([outcome.moves for outcome in outcomes]),
            random_lengths=lengths(size.lengths),
            choices=size.choices,
            mean_choices=size.mean_choices,
            most_choices=size.most_choices,
            endings=endings(outcomes),
            duels=[self._duel(asked.game, seats, {}, *step) for step in asked.steps],
        )

    def variation(self, change: Change) -> Variation:
        seats = min(self._asked.seats)
        outcomes = self._outcomes(change.game, seats, change.options)
        duel = self._duel(change.game, seats, change.options, *self._asked.steps[-1])
        moves = Mean.of([outcome.moves for outcome in outcomes])
        measure = Measure(places(outcomes)[0], moves, duel.won)
        return Variation(change.rule, change.option, change.what_if, change.value, measure)

    def _outcomes(self, game: str, seats: int, options: dict[str, Any]) -> list[Outcome]:
        load(game)
        season = Season(game, seats, options, self._asked.level, self._asked.seed)
        return selfplay(season, self._asked.games, self._executor, lambda _: self._progress(1))

    def _duel(self, game: str, seats: int, options: dict[str, Any], weaker: int, stronger: int) -> Duel:
        players = [f"level:{stronger}", f"level:{weaker}" if weaker else "random"]
        asked = self._asked
        result = arena(
            game,
            players,
            asked.games,
            seats,
            asked.seed,
            options=options,
            progress=self._progress,
            executor=self._executor,
        )
        won = Rate.of(result.duels[0].won, asked.games)
        return Duel(weaker, stronger, won)


def places(outcomes: Sequence[Outcome]) -> list[Rate]:
    """How often each place wins, by itself or with its team."""
    teams = team_sizes(outcomes)
    won = [outcome.from_starter(wins(outcome, teams)) for outcome in outcomes]
    return [Rate.of(sum(rates), len(outcomes)) for rates in zip(*won, strict=True)]


def wins(outcome: Outcome, teams: Sequence[int]) -> list[float]:
    """[seat] 1 for a win, by itself or with its team; its team's share of one that sides have shared."""
    if outcome.winners == len(teams):
        return [1 / sides(teams)] * len(teams)
    return [team * share for team, share in zip(teams, outcome.shares, strict=True)]


def team_sizes(outcomes: Sequence[Outcome]) -> list[int]:
    """[seat] How many win whenever this one does; a game that all seats share says nothing about that."""
    seats = range(len(outcomes[0].shares))
    decided = [outcome for outcome in outcomes if outcome.winners < len(seats)]
    least = min((outcome.winners for outcome in decided), default=1)
    return [min((one.winners for one in decided if one.shares[seat]), default=least) for seat in seats]


def sides(teams: Sequence[int]) -> int:
    return round(sum(1 / team for team in teams))


def alone(outcomes: Sequence[Outcome]) -> Rate | None:
    """How often the one wins who plays against all others, if there is one."""
    teams = team_sizes(outcomes)
    if len(teams) == 2 or teams.count(1) != 1:
        return None
    return Rate.of(sum(wins(outcome, teams)[teams.index(1)] for outcome in outcomes), len(outcomes))


def is_shared(outcome: Outcome, teams: Sequence[int]) -> bool:
    return outcome.winners > max(team for team, share in zip(teams, outcome.shares, strict=True) if share)


def lengths(moves: list[int]) -> Lengths:
    width = max(moves) // min(isqrt(len(moves)) + FEWEST_BINS, MOST_BINS) + 1
    counted = Counter(length // width for length in moves)
    bins = [counted[number] for number in range(max(moves) // width + 1)]
    return Lengths(len(moves), Mean.of(moves), min(moves), max(moves), width, bins)


def endings(outcomes: Sequence[Outcome]) -> list[Ending]:
    """The most frequent first."""
    counted = Counter(ending for outcome in outcomes for ending in outcome.endings)
    return [Ending(name, count) for name, count in counted.most_common()]
