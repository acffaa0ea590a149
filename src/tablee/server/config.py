"""What a host may choose, with defaults that suit a family on a laptop."""

import os
import re
from pathlib import Path
from typing import Final

import platformdirs
from msgspec import Struct

from tablee.kernel.errors import TableeError

CONTACT: Final = re.compile(r"[^\s@:/?]+@[^\s@:/?]+\.[^\s@:/?]+|https?://\S+")


class Limits(Struct, frozen=True, kw_only=True):
    """What a stranger can send. Rates are (so many, in so many seconds)."""

    message_characters: int = 4_096  # of one message on the socket
    body_bytes: int = 262_144  # of one request: a long record fits
    messages: tuple[int, int] = (60, 3)  # on one socket
    frames: tuple[int, int] = (200, 3)  # on one socket, pings and parts of messages too
    messages_an_address: tuple[int, int] = (300, 3)  # on all its sockets
    chat: tuple[int, int] = (6, 10)  # lines of one person
    bad_messages: int = 20  # on one socket before it is closed
    screens_a_table: int = 64
    screens_a_person: int = 16
    tables: tuple[int, int] = (30, 600)  # made by one address
    people: tuple[int, int] = (60, 600)  # new guests from one address
    names: tuple[int, int] = (30, 600)  # new ones of those who have one already, from one address
    log_ins: tuple[int, int] = (10, 600)  # tries from one address
    requests: tuple[int, int] = (600, 60)  # of one address, all together
    hurry: tuple[int, int] = (100, 4)  # of these at once; more wait for their turn
    sockets: tuple[int, int] = (120, 60)  # opened by one address
    connections: int = 10_000  # in all; fewer where the machine allows fewer descriptors
    connections_an_address: int = 256  # at most half of all
    head_bytes: int = 65_536  # of one request
    head_seconds: float = 10  # for the head of a request, from the first byte or the connection on
    body_seconds: float = 30  # for its body
    answer_seconds: float = 60  # for the other side to read on in our answer
    idle_seconds: int = 5  # between two requests
    tables_a_person: int = 200  # unfinished ones he made or sits at
    undos: tuple[int, int] = (10, 10)  # asked for by one address
    hints: tuple[int, int] = (20, 60)  # of one person
    replays: tuple[int, int] = (240, 60)  # slices and records of games, for one address
    curves: tuple[int, int] = (20, 600)  # value curves begun by one address
    rooms: int = 5_000  # tables in memory
    record_moves: int = 5_000  # of an imported game, fate's included


class Settings(Struct, frozen=True, kw_only=True):
    host: str = "127.0.0.1"
    port: int = 8311
    database: str = ""  # a URL; "": a SQLite file in the user's data folder
    redis: str = ""  # a URL; "": this is the only process
    origins: tuple[str, ...] = ()  # other origins that may open sockets and send forms
    trusted_proxies: tuple[str, ...] = ()  # addresses and networks whose X-Forwarded-For and -Proto are believed
    thinking_threads: int = max(1, (os.cpu_count() or 2) - 1)
    bot_delay: float = 0.7  # seconds a bot takes at least, so that people can follow
    contact: str = ""  # for rights holders: an e-mail address or a link, shown on the games' pages
    limits: Limits = Limits()

    @property
    def database_url(self) -> str:
        return as_url(self.database or str(default_file()))

    @property
    def alone(self) -> bool:
        """Whether this process is the only one on its database."""
        return not self.redis


def as_contact(text: str) -> str:
    """An e-mail address or a link, as it may stand on a page. TableeError."""
    contact = text.strip()
    if contact and not CONTACT.fullmatch(contact):
        raise TableeError(f"a contact is an e-mail address or a link that begins with https://, not {text!r}")
    return contact


def default_file() -> Path:
    folder = Path(platformdirs.user_data_dir("tablee"))
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise TableeError(f"cannot make {folder}: {error.strerror}; name a file elsewhere with --database") from None
    return folder / "tablee.db"


def as_url(database: str) -> str:
    """What people write, with the driver we use: a plain path is a SQLite file."""
    if "://" not in database:
        return f"sqlite:///{database}"
    kind, rest = database.split("://", 1)
    return f"postgresql+asyncpg://{rest}" if kind in ("postgresql", "postgres") else database
