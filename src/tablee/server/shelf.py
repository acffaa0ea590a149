"""What is played here: the games of the shelf as they are. How they might have been (`knopf~map_1`) is for the lab."""

from tablee.kernel.errors import UnknownGame
from tablee.kernel.facts import Facts
from tablee.kernel.whatif import SIGN
from tablee.match import shelf


def facts_of(game: str) -> Facts:
    """One game's fact sheet. UnknownGame."""
    if SIGN in game:
        raise UnknownGame(f"{game!r} is not played here: what-ifs are for the lab; expected a game of the shelf")
    return shelf.facts_of(game)
