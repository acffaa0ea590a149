"""A connection to a file that, once closed, holds nothing of it."""

import sqlite3
from typing import Any
from weakref import ref


class FileConnection(sqlite3.Connection):
    """Its cursors are closed with it, whoever still has one.

    Who is cut off between a statement and its rows leaves a cursor in a traceback. For its sake SQLite would keep the
    connection, with its transaction and its locks, until the garbage collector comes by: nobody could write meanwhile.
    """

    def __init__(self, *place: Any, **options: Any) -> None:
        super().__init__(*place, **options)
        self._cursors: list[ref[sqlite3.Cursor]] = []

    def cursor(self, *factory: Any) -> Any:
        made = super().cursor(*factory)
        self._cursors = [one for one in self._cursors if one() is not None] + [ref(made)]
        return made

    def close(self) -> None:
        """Once or twice: of a closed one no cursor can be closed."""
        cursors, self._cursors = self._cursors, []
        for one in cursors:
            if (cursor := one()) is not None:
                cursor.close()
        super().close()
