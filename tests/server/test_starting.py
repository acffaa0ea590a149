"""A server that cannot start says in one sentence what is wrong and what to do."""

import asyncio
import json
import os
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from sqlalchemy import Pool, event, text
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import create_async_engine

from tablee.cli import app
from tablee.kernel.errors import TableeError
from tablee.match.play import Match
from tablee.match.titles import other_titles
from tablee.server.commands import back_up_to, import_from
from tablee.server.config import as_contact, as_url
from tablee.server.serve import ServeError, listen
from tablee.server.store.store import Store
from tests.ports import free_port

NOBODY = 65534
TABLEE = [sys.executable, "-m", "tablee"]


def refusal(*arguments: str) -> str:
    """What a command says instead of beginning."""
    with pytest.raises(TableeError) as refused:
        app(list(arguments), standalone_mode=False)
    sentence = str(refused.value)
    assert "\n" not in sentence
    return sentence


def serving(database: object, *more: str) -> str:
    return refusal("serve", "--port", "0", "--database", str(database), *more)


def test_a_python_with_an_old_sqlite_is_told_apart(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite3, "sqlite_version_info", (3, 37, 2))
    monkeypatch.setattr(sqlite3, "sqlite_version", "3.37.2")
    assert "SQLite 3.37.2, and 3.38 is needed" in serving(database)


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """A sound one."""
    path = tmp_path / "tablee.db"
    make(path)
    return path


def make(path: Path) -> None:
    async def work() -> None:
        await (await Store.open(as_url(str(path)))).close()

    asyncio.run(work())


def execute(path: Path, *statements: str) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        for statement in statements:
            connection.execute(statement)


@contextmanager
def unprivileged() -> Iterator[Path]:
    """Nobody in particular, even if tests are run by the one who may do everything; with a folder of theirs."""
    with TemporaryDirectory() as folder:
        mighty = os.geteuid() == 0
        if mighty:
            os.chown(folder, NOBODY, NOBODY)
            os.seteuid(NOBODY)
        try:
            yield Path(folder)
        finally:
            if mighty:
                os.seteuid(0)
            Path(folder).chmod(0o700)


# -- the place to listen --------------------------------------------------------------------------------------


def test_a_port_that_is_taken(database: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        said = refusal("serve", "--port", port, "--database", str(database))
    assert f"127.0.0.1:{port}: another program listens there" in said
    assert "--port" in said


def test_an_address_of_another_machine(database: Path) -> None:
    assert "no such address; --host 0.0.0.0" in serving(database, "--host", "192.0.2.1")


@pytest.mark.parametrize("host", ["", " ", "\udcff", "a\nb"])
def test_an_address_that_is_none_is_not_all_there_are(host: str) -> None:
    with pytest.raises(ServeError, match="name an address with --host"):
        listen(host, 0).close()


def test_a_port_for_administrators_only(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def forbidden(*_: object, **__: object) -> socket.socket:  # whether it is so is for the machine to say
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(socket, "create_server", forbidden)
    assert "choose a port above 1023 with --port" in serving(database)


# -- what a host calls games, and who answers for them ----------------------------------------------------------


@pytest.mark.parametrize(
    ("title", "says"),
    [
        ("Nilpferd", "a title is written GAME=TITLE, not 'Nilpferd'"),
        ("chess=Schach", "there is no game 'chess' to give a title to; there are: "),
        ("hippo=", "a title has 1 to 60 characters on one line; hippo would be called ''"),
        ("hippo=" + 61 * "o", "1 to 60 characters"),
        ("hippo=Nil\npferd", "on one line"),
    ],
)
def test_a_title_that_is_none(database: Path, title: str, says: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TABLEE_TITLES", "heisa=Sand")
    assert says in serving(database, "--title", title)
    assert other_titles() == {"heisa": "Sand"}


def test_titles_of_the_command_line_count_before_those_of_the_environment(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TABLEE_TITLES", "heisa=Sand;hippo=Hippo 2")
    serving(database, "--title", "hippo=Nilpferd", "--host", "192.0.2.1")
    assert other_titles() == {"heisa": "Sand", "hippo": "Nilpferd"}


@pytest.mark.parametrize("contact", ["javascript:alert(1)", "Ada", "a@b", "ada@example.org?subject=x", "ftp://x"])
def test_a_contact_that_is_none(database: Path, contact: str, monkeypatch: pytest.MonkeyPatch) -> None:
    says = f"a contact is an e-mail address or a link that begins with https://, not {contact!r}"
    assert serving(database, "--contact", contact) == says
    monkeypatch.setenv("TABLEE_CONTACT", contact)
    assert serving(database) == says


@pytest.mark.parametrize("contact", ["", "ada@games.example.org", "https://example.org/games?x=1"])
def test_a_contact_is_an_address_or_a_link(contact: str) -> None:
    assert as_contact(f" {contact}") == contact


# -- a file ---------------------------------------------------------------------------------------------------


def test_a_database_of_a_newer_version(database: Path, tmp_path: Path) -> None:
    execute(database, "UPDATE alembic_version SET version_num = '9999'")
    for said in (serving(database), refusal("export", str(tmp_path / "out"), "--database", str(database))):
        assert "was last served by a newer Tablée: install that one" in said


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear Ada, " * 1000)
    assert "it is damaged or not a database; put a backup in its place" in serving(path)
    assert path.read_text().startswith("Dear Ada")


def test_a_damaged_file(database: Path) -> None:
    page, beyond_the_first = 4096, 4096
    size = database.stat().st_size
    with database.open("r+b") as file:
        file.seek(beyond_the_first)
        file.write(b"\xff" * (size - page))
    assert "it is damaged or not a database" in serving(database)


def test_a_file_damaged_where_no_start_looks(database: Path) -> None:
    row = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 9000)"
    execute(database, f"INSERT INTO people (id, name, made) {row} SELECT 'p' || i, 'somebody', i FROM n")
    execute(database, "PRAGMA wal_checkpoint(TRUNCATE)")
    with database.open("r+b") as file:
        file.seek(database.stat().st_size - 2 * 4096)
        file.write(b"\xff" * 4096)
    assert "it is damaged" in serving(database)


def test_a_database_of_another_program(tmp_path: Path) -> None:
    execute(tmp_path / "recipes.db", "CREATE TABLE recipes (id)")
    assert "is of another program" in serving(tmp_path / "recipes.db")
    assert "is no database of Tablée's" in refusal("export", str(tmp_path), "--database", str(tmp_path / "recipes.db"))


def test_a_file_in_which_there_is_nothing_yet(tmp_path: Path) -> None:
    nothing = tmp_path / "nothing.db"
    nothing.touch()
    assert "is no database of Tablée's" in refusal("backup", str(tmp_path / "copy.db"), "--database", str(nothing))


@pytest.mark.usefixtures("hasty")
def test_a_file_that_another_program_has_locked(database: Path) -> None:
    with closing(sqlite3.connect(database, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        assert "another program has locked it; close that program" in serving(database)


def test_a_file_that_may_only_be_read() -> None:
    with unprivileged() as folder:
        make(folder / "tablee.db")
        (folder / "tablee.db").chmod(0o400)
        assert "it may not be written to; see who may write to it" in serving(folder / "tablee.db")


def test_a_folder_that_may_only_be_read() -> None:
    with unprivileged() as folder:
        folder.chmod(0o500)
        assert "see who may write to its folder" in serving(folder / "tablee.db")
        assert "see who may" in refusal("import", __file__, "--database", str(folder / "tablee.db"))


def test_a_folder_that_is_not_there(tmp_path: Path) -> None:
    assert f"there is no folder {tmp_path / 'nowhere'}: make it" in serving(tmp_path / "nowhere" / "tablee.db")


@pytest.mark.parametrize("place", ["x" * 300, f"{'x' * 300}/tablee.db"])
def test_a_name_that_is_too_long_for_a_file(tmp_path: Path, place: str) -> None:
    assert "name another file with --database" in serving(tmp_path / place)


def test_a_folder_for_a_backup_that_is_not_there(database: Path, tmp_path: Path) -> None:
    said = refusal("backup", str(tmp_path / "nowhere" / "copy.db"), "--database", str(database))
    assert f"there is no folder {tmp_path / 'nowhere'}: make it" in said


def test_a_folder_instead_of_a_file(tmp_path: Path) -> None:
    assert "is a folder: name a file in it" in serving(tmp_path)
    assert "is a file here" in serving(":memory:")


def test_a_data_folder_that_cannot_be_made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "file"))
    assert "name a file elsewhere with --database" in refusal("serve", "--port", "0")


def test_a_full_disk(tmp_path: Path) -> None:
    def fill(connection: Any, _: object) -> None:  # SQLite's own limit: it cannot tell this from a disk that is full
        connection.cursor().execute("PRAGMA max_page_count = 1")

    event.listen(Pool, "connect", fill)
    try:
        assert "the disk is full; make room on it" in serving(tmp_path / "tablee.db")
    finally:
        event.remove(Pool, "connect", fill)


# -- database servers and Redis -------------------------------------------------------------------------------


def test_a_database_server_that_is_not_there() -> None:
    url = f"postgresql://ada:secret@127.0.0.1:{free_port()}/tablee"
    said = serving(url)
    assert "it does not answer; see whether it runs" in said
    assert "secret" not in said


def test_a_database_server_without_that_database(postgresql: str) -> None:
    nowhere = make_url(postgresql).set(database="nowhere").render_as_string(hide_password=False)
    assert "there is no database of that name; make it with createdb" in serving(nowhere)


def test_a_wrong_password(postgresql: str) -> None:
    asyncio.run(ask_ada_for_a_password(postgresql))
    said = serving(make_url(postgresql).set(username="ada", password="wrong").render_as_string(hide_password=False))
    assert "it does not let us in; see whether user and password are right" in said
    assert "wrong" not in said


async def ask_ada_for_a_password(postgresql: str) -> None:
    engine = create_async_engine(as_url(postgresql), isolation_level="AUTOCOMMIT")
    async with engine.connect() as connection:
        await connection.execute(text("CREATE ROLE ada LOGIN PASSWORD 'secret'"))
        rules = Path(str(await connection.scalar(text("SHOW hba_file"))))
        rules.write_text("local all ada scram-sha-256\n" + rules.read_text())
        loaded = text("SELECT pg_conf_load_time()")
        before = await connection.scalar(loaded)
        await connection.execute(text("SELECT pg_reload_conf()"))
        while await connection.scalar(loaded) == before:
            await asyncio.sleep(0.01)
    await engine.dispose()


@pytest.mark.parametrize(
    "url",
    [
        "mysql://ada:secret@host/name",
        "postgresql://ada:secret@host:port/name",
        "postgresql+psycopg2://ada:secret@host/name",
        "sqlite+aiosqlite:///ada:secret.db",
    ],
)
def test_an_address_of_no_database_of_ours(url: str) -> None:
    said = serving(url)
    assert "expected a SQLite file or postgresql://" in said
    assert "secret" not in said


def test_redis_that_is_not_there(postgresql: str) -> None:
    said = serving(postgresql, "--redis", f"redis://ada:secret@127.0.0.1:{free_port()}")
    assert "cannot reach Redis at 127.0.0.1" in said
    assert "secret" not in said
    assert "cannot reach Redis" in serving(postgresql, "--redis", "http://127.0.0.1")


# -- two servers ----------------------------------------------------------------------------------------------


def test_several_processes_do_not_share_a_file(database: Path) -> None:
    assert "share a PostgreSQL database, not a file" in serving(database, "--redis", "redis://127.0.0.1")


def test_a_second_server_on_one_file_is_refused_until_the_first_is_gone(database: Path, tmp_path: Path) -> None:
    by_another_name = tmp_path / "another.db"
    by_another_name.symlink_to(database)
    with started(database) as first:
        second = subprocess.run([*SERVE, "--database", str(by_another_name)], capture_output=True, text=True)
        assert second.returncode == 2
        assert second.stdout == ""
        assert second.stderr.count("\n") == 1
        assert "another Tablée serves" in second.stderr
        for command in (["backup", str(tmp_path / "copy.db")], ["export", str(tmp_path / "records")]):
            app([*command, "--database", str(database)], standalone_mode=False)
        first.kill()
        first.wait()
    with started(database):
        assert database.exists()


SERVE = [*TABLEE, "serve", "--port", "0"]


@contextmanager
def started(database: Path) -> Iterator[subprocess.Popen[str]]:
    """A server that has said where it is."""
    with subprocess.Popen([*SERVE, "--database", str(database)], stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            assert process.stdout.readline().startswith("Tablée: http://127.0.0.1:")
            yield process
        finally:
            process.kill()


def test_a_file_of_an_older_tablee_can_be_copied_before_it_is_served(tmp_path: Path) -> None:
    older = tmp_path / "older.db"
    asyncio.run(_made(older))
    with closing(sqlite3.connect(older)) as file:
        file.execute("UPDATE alembic_version SET version_num = '0001'")
        file.execute("DROP INDEX tables_by_owner")
        file.commit()
    back_up_to(tmp_path / "copy.db", str(older))
    with closing(sqlite3.connect(tmp_path / "copy.db")) as copy:
        assert copy.execute("SELECT version_num FROM alembic_version").fetchall() == [("0001",)]


def test_of_several_records_all_are_taken_or_none(database: Path, tmp_path: Path) -> None:
    """Whoever corrects the one that cannot be read brings all of them again."""
    (tmp_path / "fine.txt").write_text(Match("knopf", seed=0, compiled=False).record(), "utf-8")
    (tmp_path / "torn.txt").write_text("tablee record 1\n", "utf-8")
    files = [str(tmp_path / name) for name in ("fine.txt", "torn.txt")]
    assert "torn.txt: line 2: expected 'game" in refusal("import", *files, "--database", str(database))
    with closing(sqlite3.connect(database)) as kept:
        assert kept.execute("SELECT count(*) FROM tables").fetchone() == (0,)
    import_from([tmp_path / "fine.txt"], str(database))
    with closing(sqlite3.connect(database)) as kept:
        assert kept.execute("SELECT count(*) FROM tables").fetchone() == (1,)


async def _made(path: Path) -> None:
    await (await Store.open(as_url(str(path)))).close()


# -- what it writes down ------------------------------------------------------------------------------------

COMPLAINT = """
import logging
from tablee.server.serve import configure_logs
configure_logs()
try:
    1 / 0
except ZeroDivisionError:
    logging.getLogger("asyncio").exception("in two\\nlines")
"""


def test_what_libraries_complain_of_is_one_json_object_a_line() -> None:
    said = subprocess.run([sys.executable, "-c", COMPLAINT], capture_output=True, text=True, check=True).stderr
    (line,) = said.splitlines()
    complaint = json.loads(line)
    assert (complaint["logger"], complaint["level"], complaint["event"]) == ("asyncio", "error", "in two\nlines")
    assert "ZeroDivisionError" in complaint["exception"]
