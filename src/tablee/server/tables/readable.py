"""Whether a table on disk can still be opened: its game may have left the shelf, or have other rules by now."""

from typing import Literal

from tablee.kernel.errors import TableeError
from tablee.kernel.places import game_modules
from tablee.match.shelf import facts_of
from tablee.server.tables.events import TableSetup

Closed = Literal["no_game", "old_rules", "broken"]  # why a table can no longer be opened


class Unreadable(TableeError):
    """The table is there, but cannot be opened."""

    def __init__(self, why: Closed, message: str) -> None:
        super().__init__(message)
        self.why: Closed = why


def check_readable(setup: TableSetup) -> None:
    """Unreadable, if it follows from what the table was set up for."""
    game, version = setup.game, setup.rules_version
    if game not in game_modules():
        raise Unreadable("no_game", f"this table's game, {game!r}, is not on the shelf")
    if not facts_of(game).knows(version):
        now = facts_of(game).rules_version
        raise Unreadable("old_rules", f"this table was played by version {version} of the rules; this is version {now}")
