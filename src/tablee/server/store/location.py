"""Where a database is: what people write, looked at before anything is opened."""

import sqlite3
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError

from tablee.server.store.errors import StoreError

OLDEST_SQLITE: Final = (3, 38)
DRIVERS: Final = ("sqlite", "postgresql+asyncpg")
EXPECTED: Final = "expected a SQLite file or postgresql://user:password@host/name"


def locate(url: str) -> URL:
    """StoreError if there cannot be a database of ours. What cannot be read is not shown: it may hold a password."""
    try:
        found = make_url(url)
    except (ArgumentError, ValueError):
        raise StoreError(f"cannot read the address of the database: {EXPECTED}") from None
    kind = found.get_backend_name()
    if found.drivername not in DRIVERS:
        raise StoreError(f"cannot use a database of the kind {found.drivername}://: {EXPECTED}")
    if kind == "postgresql" and find_spec("asyncpg") is None:
        raise StoreError("PostgreSQL needs one more package: pip install 'tablee[postgres]'")
    if kind == "sqlite":
        _check_library()
        _check_place(file_of(found))
    return found


def file_of(url: URL) -> Path:
    if not url.database or url.database == ":memory:" or url.database.startswith("file:"):
        raise StoreError("a SQLite database is a file here: name one with --database")
    return Path(url.database)


def must_be_there(url: URL) -> None:
    """SQLite would make an empty one."""
    if url.get_backend_name() == "sqlite" and not file_of(url).exists():
        raise StoreError(f"there is no database {shown(url)}: name the one you mean with --database")


def _check_library() -> None:
    if sqlite3.sqlite_version_info < OLDEST_SQLITE:
        oldest = ".".join(map(str, OLDEST_SQLITE))
        raise StoreError(
            f"this Python comes with SQLite {sqlite3.sqlite_version}, and {oldest} is needed: "
            "take a newer Python, or PostgreSQL with --database"
        )


def _check_place(path: Path) -> None:
    try:
        is_folder, has_folder = path.is_dir(), path.absolute().parent.is_dir()
    except OSError as error:
        raise StoreError(f"cannot use {path}: {error.strerror}; name another file with --database") from None
    if is_folder:
        raise StoreError(f"{path} is a folder: name a file in it with --database")
    if not has_folder:
        raise StoreError(f"there is no folder {path.parent}: make it, or name another file with --database")


def shown(url: URL) -> str:
    """As people write it, but for the password."""
    return url.database or "" if url.get_backend_name() == "sqlite" else url.render_as_string(hide_password=True)
