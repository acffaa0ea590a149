"""Why a database cannot be used: told from errors that are our own fault, and said without what was to be written."""

import sqlite3
from asyncio import InvalidStateError
from collections.abc import Iterator
from typing import Any, Final, NamedTuple

import structlog
from sqlalchemy.engine import ExceptionContext
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeout


class Outage(NamedTuple):
    what: str  # for everybody
    do: str  # for whoever looks after the server


FULL: Final = Outage("the disk is full", "make room on it")
LOCKED: Final = Outage("another program has locked it", "close that program")
READ_ONLY: Final = Outage("it may not be written to", "see who may write to it and to its folder")
DAMAGED: Final = Outage("it is damaged or not a database", "put a backup in its place, or name another with --database")
CLOSED: Final = Outage("it cannot be opened", "see who may read and write it and its folder")
DISK: Final = Outage("the disk does not read or write", "see whether the disk is full or broken")
SILENT: Final = Outage("it does not answer", "see whether it runs and can be reached")
REFUSED: Final = Outage("it does not let us in", "see whether user and password are right")
MISSING: Final = Outage("there is no database of that name", "make it with createdb, or name another with --database")
CROWDED: Final = Outage("it has too much to do", "give it more connections or memory")

SQLITE: Final = {
    sqlite3.SQLITE_FULL: FULL,
    sqlite3.SQLITE_BUSY: LOCKED,
    sqlite3.SQLITE_LOCKED: LOCKED,
    sqlite3.SQLITE_PROTOCOL: LOCKED,
    sqlite3.SQLITE_READONLY: READ_ONLY,
    sqlite3.SQLITE_CORRUPT: DAMAGED,
    sqlite3.SQLITE_NOTADB: DAMAGED,
    sqlite3.SQLITE_CANTOPEN: CLOSED,
    sqlite3.SQLITE_PERM: CLOSED,
    sqlite3.SQLITE_IOERR: DISK,
}
POSTGRESQL: Final = {  # by the beginning of a state; the longest that fits counts
    "08": SILENT,
    "57": SILENT,
    "28": REFUSED,
    "3D": MISSING,
    "25006": READ_ONLY,
    "42501": READ_ONLY,
    "40": LOCKED,
    "55P03": LOCKED,
    "53": CROWDED,
    "53100": FULL,
    "58": DISK,
    "XX001": DAMAGED,
    "XX002": DAMAGED,
}
DROPPED: Final = (OSError, PoolTimeout, InvalidStateError)  # the last: asyncpg, when a connection ends as it is asked
UNSTORABLE: Final = ("22021", "22P05")  # states of PostgreSQL: a text with a NUL in it

log = structlog.get_logger()


def outage_of(error: BaseException) -> Outage | None:
    """What is wrong with the database; None if the fault is not there."""
    for one in _chain(error):
        if found := _sqlite(one) or _postgresql(one):
            return found
        if isinstance(one, DROPPED) or (isinstance(one, DBAPIError) and one.connection_invalidated):
            return SILENT
    return None


def logged_outage(error: BaseException, **about: object) -> Outage | None:
    """The same, and if something is wrong with the database a line in the log says so."""
    outage = outage_of(error)
    if outage is not None:
        log.error("the database cannot be used", **about, why=outage.what, error=type(error).__name__)
    return outage


def is_unstorable(error: BaseException) -> bool:
    """Whether a text came that PostgreSQL has no way to hold, so that nothing there can be called that."""
    return any(_state(one) in UNSTORABLE for one in _chain(error))


def hide_values(context: ExceptionContext) -> None:
    """PostgreSQL's errors quote what was to be written (names, hashes, cards): what is logged must not."""
    errors = list(_chain(context.sqlalchemy_exception or context.original_exception))
    said = _named(next((error for error in reversed(errors) if _state(error)), errors[-1]))
    for error in errors:
        error.args = (said,)
        for quoting in {"detail", "hint", "context"} & vars(error).keys():
            setattr(error, quoting, None)


def _named(error: BaseException) -> str:
    return " ".join(filter(None, (type(error).__name__, _state(error), getattr(error, "constraint_name", None))))


def _chain(error: BaseException | None) -> Iterator[BaseException]:
    """An error, and those it was made of."""
    while error is not None:
        yield error
        error = error.orig if isinstance(error, DBAPIError) else error.__cause__


def _sqlite(error: BaseException) -> Outage | None:
    return SQLITE.get(getattr(error, "sqlite_errorcode", 0) & 0xFF)


def _postgresql(error: BaseException) -> Outage | None:
    state = _state(error)
    return next((POSTGRESQL[state[:length]] for length in (5, 2) if state[:length] in POSTGRESQL), None)


def _state(error: Any) -> str:
    return getattr(error, "sqlstate", None) or ""
