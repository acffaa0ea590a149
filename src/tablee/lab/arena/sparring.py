"""Players of an arena, and one game between them."""

import random
import threading
from collections.abc import Callable, Sequence
from contextlib import suppress
from time import thread_time
from typing import Final

from msgspec import Struct

from tablee.kernel.errors import BadPlayer, MoveError
from tablee.match.play import Match
from tablee.match.shelf import facts_of
from tablee.search.bot import Bot, levels

RANDOM: Final = "random"
RANDOM_PACE: Final = 1_500  # milliseconds a move, where time matters
HASTE: Final = (0.8, 1.2)  # of the usual time, now and then

Decide = Callable[[Match, int], str]  # a match and a seat -> the text of a move


class Player(Struct, frozen=True):
    """Somebody who plays: by a name such as `level:3` or `random`."""

    name: str
    pace: int  # milliseconds a move, where time matters

    @property
    def level(self) -> int | None:
        return None if self.name == RANDOM else int(self.name.removeprefix("level:"))


def player(game: str, name: str) -> Player:
    """The player a name means, or a clear error."""
    if name == RANDOM:
        return Player(name, RANDOM_PACE)
    kind, _, number = name.partition(":")
    known = levels(game)
    if kind != "level" or not number.isdecimal() or not 1 <= int(number) <= len(known):
        raise BadPlayer(f"a player is random, or level:1 to level:{len(known)}, not {name!r}")
    return Player(f"level:{int(number)}", known[int(number) - 1].pace)


class Thinking(Struct, frozen=True):
    """How long a player thought, in seconds of a core; moves that leave no choice do not count."""

    moves: int = 0
    seconds: float = 0.0
    longest: float = 0.0

    def __add__(self, other: "Thinking") -> "Thinking":
        longest = max(self.longest, other.longest)
        return Thinking(self.moves + other.moves, self.seconds + other.seconds, longest)

    @property
    def a_move(self) -> float:
        return self.seconds / self.moves if self.moves else 0.0


class Hall:
    """Bots that have sat down once and play game after game; one hall a thread."""

    def __init__(self, game: str) -> None:
        self.game = game
        self._bots: dict[int, Bot] = {}
        self._thinking: dict[str, Thinking] = {}

    def thinking(self, who: Player) -> Thinking:
        """How long the player has thought since this was last asked."""
        return self._thinking.pop(who.name, Thinking())

    def decider(self, who: Player, seed: int) -> Decide:
        """How this player decides in a game of this seed: by count, never by the clock."""
        if who.level is None:
            chooser = random.Random(seed)
            return lambda match, seat: chooser.choice(match.legal(seat))
        if who.level not in self._bots:
            self._bots[who.level] = Bot(self.game, who.level)
        bot = self._bots[who.level]

        def decide(match: Match, seat: int) -> str:
            bot.seed = seed
            start = thread_time()
            move = bot.think(match, seat).move
            if len(match.legal(seat)) > 1:
                spent = thread_time() - start
                self._thinking[who.name] = self._thinking.get(who.name, Thinking()) + Thinking(1, spent, spent)
            return move

        return decide


_halls = threading.local()


def hall_of(game: str) -> Hall:
    """This thread's hall: one game at a time, because a bot's trees take room."""
    hall: Hall | None = getattr(_halls, "hall", None)
    if hall is None or hall.game != game:
        hall = _halls.hall = Hall(game)
    return hall


def spar(hall: Hall, match: Match, players: Sequence[Player]) -> list[float]:
    """Play a match to its end, a player for each seat; each seat's share of the win."""
    deciders = [hall.decider(who, (match.seed + seat) % (1 << 64)) for seat, who in enumerate(players)]
    if facts_of(match.game).timed:
        play_in_time(match, [who.pace for who in players], deciders)
    else:
        play_in_turn(match, deciders)
    winners = match.winners
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(match.seats)]


def play_in_turn(match: Match, deciders: Sequence[Decide]) -> None:
    """Where several may act they do so one after the other."""
    last = -1
    while not match.over:
        last = min(waiting(match), key=lambda seat: (seat - last - 1) % match.seats)
        match.play(last, deciders[last](match, last))


def play_in_time(match: Match, paces: Sequence[int], deciders: Sequence[Decide]) -> None:
    """Everybody moves when he has made up his mind, a little sooner or later than usual."""
    now, due, chance = 0, dict[int, int](), random.Random(match.seed)
    while not match.over:
        due = {seat: due.get(seat, now + int(paces[seat] * chance.uniform(*HASTE))) for seat in waiting(match)}
        seat = min(due, key=due.__getitem__)
        now = due.pop(seat)
        match.pass_time(now)
        if seat in match.to_act:
            play_unless_too_early(match, seat, deciders[seat](match, seat), now)


def waiting(match: Match) -> list[int]:
    return [seat for seat in match.to_act if seat != "fate"]


def play_unless_too_early(match: Match, seat: int, move: str, at: int) -> None:
    with suppress(MoveError):
        match.play(seat, move, at)
