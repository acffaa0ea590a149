"""The town: what all actors share. Where the servers are, which tables there are, when it is time to go home."""

import asyncio
import random
from collections import deque
from collections.abc import Sequence
from typing import Final

from tablee.kernel.errors import TableeError
from tablee.kernel.facts import Facts, Option, Value
from tablee.kernel.places import game_modules
from tablee.match.shelf import facts_of

from .witness import Witness

REMEMBERED: Final = 40  # tables somebody may come to look at
A_FEW: Final = 12  # more than the least, where any number will do: games should end


class Town:
    def __init__(self, urls: Sequence[str], witness: Witness, seed: int) -> None:
        self.urls = urls
        self.witness = witness
        self.chooser = random.Random(seed)
        self.closing = asyncio.Event()
        self.invitations: deque[tuple[str, int]] = deque(maxlen=REMEMBERED)  # a table and a free seat
        self.tables: deque[str] = deque(maxlen=REMEMBERED)  # made lately
        self.finished: deque[str] = deque(maxlen=REMEMBERED)  # whose games are over
        self.profiles: deque[str] = deque(maxlen=REMEMBERED)

    def nobody_came(self, table: str) -> None:
        """Bots play instead."""
        left = [one for one in self.invitations if one[0] != table]
        self.invitations.clear()
        self.invitations.extend(left)

    def some(self, tables: Sequence[str], chooser: random.Random) -> str | None:
        return chooser.choice(tables) if tables else None


def any_game(chooser: random.Random) -> tuple[Facts, int, dict[str, Value]]:
    """A game, how many seats, and options that go together."""
    facts = facts_of(chooser.choice(list(game_modules())))
    seats = chooser.choice(facts.seats)
    options = {option.name: any_value(option, seats, chooser) for option in facts.options}
    try:
        facts.resolve_options(seats, options)
    except TableeError:  # they do not: those it has by itself, then
        options = {}
    return facts, seats, options


def any_value(option: Option, seats: int, chooser: random.Random) -> Value:
    if option.a_seat:
        seat: Value = chooser.choice([None, *range(seats)])
        return seat
    if option.least is not None:
        return option.least + chooser.randrange(A_FEW)
    return chooser.choice(option.values)
