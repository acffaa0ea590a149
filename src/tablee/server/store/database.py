"""One database: opened, brought up to date, and asked. SQLite by default, PostgreSQL by URL."""

import sqlite3
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Any, Final, Self

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util.exc import CommandError
from sqlalchemy import URL, Connection, create_engine, event, inspect, select, text
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import DatabaseError
from sqlalchemy.ext.asyncio import create_async_engine

from tablee.server.store import schema
from tablee.server.store.access import Access, FileAccess, ServerAccess, T, Work, statements
from tablee.server.store.commits import FileCommits, ServerCommits
from tablee.server.store.errors import StoreError
from tablee.server.store.health import Health
from tablee.server.store.location import file_of, locate, must_be_there, shown
from tablee.server.store.outages import DAMAGED, Outage, hide_values, outage_of
from tablee.server.store.rows import Row
from tablee.server.store.writer import Writer

MIGRATION_LOCK: Final = 0x7AB1EE  # of PostgreSQL: one process at a time brings the schema up to date
CONNECT_WITHIN: Final = 10  # seconds, to a database server
PRAGMAS: Final = ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000", "foreign_keys=ON")


class Database:
    def __init__(self, access: Access) -> None:
        self._access = access
        self.engine = access.engine
        self.health = Health(self._try_out)
        event.listen(self.engine, "handle_error", self.health.note)
        self._commits = (
            FileCommits(access.writing, self._plain, self.health.note_error)
            if isinstance(access, FileAccess)
            else ServerCommits(access)
        )
        self.writer = Writer(self._commits)

    @classmethod
    async def open(cls, url: str) -> Self:
        """Connect, bring an older schema up to date, and see whether it can be written to. StoreError."""
        return await cls._start(url, _migrate, cls._try_out)

    @classmethod
    async def connect(cls, url: str) -> Self:
        """Connect to a database that is there, and leave it as it is. StoreError."""
        must_be_there(locate(url))
        return await cls._start(url, _be_up_to_date)

    @classmethod
    async def connect_to_copy(cls, url: str) -> Self:
        """The same; a file may be older than we are, for it is copied before it is brought up to date. StoreError."""
        must_be_there(locate(url))
        return await cls._start(url, _be_ours if locate(url).get_backend_name() == "sqlite" else _be_up_to_date)

    @classmethod
    async def _start(
        cls, url: str, prepare: Callable[[Connection], object], *trials: Callable[[Self], Awaitable[None]]
    ) -> Self:
        where = locate(url)
        store = cls(_access(where))
        try:
            await store.write(prepare)
            for trial in trials:
                await trial(store)
        except Exception as error:
            await store._let_go()
            raise _explained(error, where) from error
        store.writer.start()
        return store

    async def close(self) -> None:
        await self.health.stop()
        await self.writer.stop()
        await self._let_go()

    async def _let_go(self) -> None:
        self._commits.close()
        await self._access.close()

    @property
    def is_file(self) -> bool:
        return self.engine.dialect.name == "sqlite"

    @property
    def dialect(self) -> Any:
        """For what each database says in its own way."""
        return sqlite if self.is_file else postgresql

    def _plain(self) -> sqlite3.Connection:
        """The same file, without waiting for an event loop and without a layer in between."""
        connection = sqlite3.connect(file_of(self.engine.url), check_same_thread=False)
        _tune(connection, None)
        return connection

    async def read(self, work: Work[T]) -> T:
        """Ask several things on one connection."""
        return await self._access.read(work)

    async def write(self, work: Work[T]) -> T:
        """A transaction."""
        return await self._access.write(work)

    async def execute(self, *together: Any) -> None:
        """Statements that belong together: all or none."""
        await self.write(statements(*together))

    async def rows(self, statement: Any) -> Sequence[Row]:
        return await self.read(lambda connection: connection.execute(statement).all())

    async def row(self, statement: Any) -> Row | None:
        return next(iter(await self.rows(statement)), None)

    async def check(self) -> None:
        """Read a whole file once: damage is better found before a game than in one. StoreError."""
        if not self.is_file:
            return
        try:
            found = await self.row(text("PRAGMA quick_check(1)"))
            assert found is not None
        except DatabaseError as error:
            raise _explained(error, self.engine.url) from error
        if found[0] != "ok":
            raise StoreError(_sentence(self.engine.url, DAMAGED))

    async def _try_out(self) -> None:
        """Write something, and read something of everything: what was written makes SQLite read the disk anew."""
        await self._commits.touch()
        await self.read(statements(*(select(table).limit(1) for table in schema.metadata.sorted_tables)))


def _access(url: URL) -> Access:
    if url.get_backend_name() == "sqlite":
        file = create_engine(url, hide_parameters=True)
        event.listen(file, "connect", _tune)
        return FileAccess(file)
    server = create_async_engine(url, hide_parameters=True, connect_args={"timeout": CONNECT_WITHIN})
    event.listen(server.sync_engine, "handle_error", hide_values)
    return ServerAccess(server)


def _tune(connection: Any, _: Any) -> None:
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _migrate(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})"))
    elif _is_of_another_program(connection):
        raise StoreError(f"{connection.engine.url.database} is of another program: name another file with --database")
    config = _migrations()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _is_of_another_program(connection: Connection) -> bool:
    there = inspect(connection).get_table_names()
    return bool(there) and "alembic_version" not in there


def _be_up_to_date(connection: Connection) -> None:
    if _be_ours(connection) != ScriptDirectory.from_config(_migrations()).get_current_head():
        raise StoreError(
            f"{shown(connection.engine.url)} is older than this Tablée: serve it once, which brings it up to date"
        )


def _be_ours(connection: Connection) -> str:
    """Which version of our schema it has. StoreError if it has none, CommandError if it is none that we know."""
    there = MigrationContext.configure(connection).get_current_revision()
    if there is None:
        raise StoreError(f"{shown(connection.engine.url)} is no database of Tablée's: name another with --database")
    ScriptDirectory.from_config(_migrations()).get_revision(there)
    return there


def _migrations() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    return config


def _explained(error: Exception, where: URL) -> StoreError:
    """In one sentence, with what to do."""
    if isinstance(error, StoreError):
        return error
    name = shown(where)
    if isinstance(error, CommandError):  # a revision we do not know
        return StoreError(f"{name} was last served by a newer Tablée: install that one (pip install --upgrade tablee)")
    if found := outage_of(error):
        return StoreError(_sentence(where, found))
    return StoreError(f"cannot use the database {name}: {str(error).splitlines()[0]}")


def _sentence(where: URL, outage: Outage) -> str:
    return f"cannot use the database {shown(where)}: {outage.what}; {outage.do}"
