"""One folder a game, found by walking. TABLEE_GAMES may add folders of games from elsewhere to the path.

The package and the function that lists its games share a name, so the package can be called: `tablee.games()`.
A plain function of that name in `tablee` would hide the package from `import tablee.games.hippo.rules as rules`.
"""

import sys
from types import ModuleType

from tablee.kernel.facts import Facts


class _Shelf(ModuleType):
    def __call__(self) -> list[Facts]:
        """The fact sheet of every game, by id. Loads neither NumPy nor Numba."""
        from tablee.match.shelf import games

        return games()


sys.modules[__name__].__class__ = _Shelf
