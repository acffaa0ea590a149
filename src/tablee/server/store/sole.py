"""One server to a database file: a second one would show stale tables and honour log-outs late."""

import errno
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from tablee.server.store.errors import StoreError

TAKEN: Final = (errno.EAGAIN, errno.EACCES, errno.EDEADLK)

if sys.platform == "win32":
    import msvcrt

    def _take(file: int) -> None:
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _take(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


def _lock(file: int) -> bool:
    """Whether nobody else has it. Where a disk knows no locks, nobody can tell."""
    try:
        _take(file)
    except OSError as error:
        return error.errno not in TAKEN
    return True


@contextmanager
def sole_server(path: Path) -> Iterator[None]:
    """Hold a lock on a file beside the database until the end, even by kill -9. StoreError if another server does.

    The database file itself is SQLite's to lock: closing it a second time would drop SQLite's own locks.
    """
    real = path.resolve()  # one file, whatever it is called
    try:
        file = os.open(real.with_name(f"{real.name}.lock"), os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as error:
        raise StoreError(
            f"cannot write beside the database {path}: {error.strerror}; see who may write to its folder,"
            " or name another file with --database"
        ) from None
    try:
        if not _lock(file):
            raise StoreError(
                f"another Tablée serves {path} already: stop it, or name another file with --database"
                " (several servers share a PostgreSQL database, not a file)"
            )
        yield
    finally:
        os.close(file)
