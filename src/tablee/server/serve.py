"""`tablee serve`: one process that serves the page, the tables and the bots."""

import asyncio
import errno
import logging
import socket
import threading
import webbrowser
from contextlib import ExitStack
from pathlib import Path
from typing import Final, cast

import structlog
import uvicorn
from litestar import Litestar
from redis.asyncio import Redis
from redis.exceptions import RedisError
from structlog.stdlib import ProcessorFormatter
from structlog.typing import Processor

from tablee.kernel.errors import TableeError
from tablee.match.titles import add_titles
from tablee.server import gc_tuning
from tablee.server.addresses import PRIVATE_NETWORKS, Proxies, as_networks
from tablee.server.api.games import read_games
from tablee.server.app import create, describe_api
from tablee.server.config import Settings, as_contact
from tablee.server.connections import ConnectionConfig, Connections, make_room
from tablee.server.readiness import Readiness
from tablee.server.store.location import file_of, locate
from tablee.server.store.sole import sole_server
from tablee.server.store.store import Store


class ServeError(TableeError):
    """Something the server needs is not there."""


OPEN_AFTER: Final = 1.5  # seconds
EVERYWHERE: Final = ("0.0.0.0", "::")
FAR_AWAY: Final = ("192.0.2.1", 9)  # an address of nobody's, kept for examples
CANNOT_LISTEN: Final = {
    errno.EADDRINUSE: "another program listens there, perhaps another Tablée; stop it, or choose another with --port",
    errno.EACCES: "only administrators may; choose a port above 1023 with --port",
    errno.EADDRNOTAVAIL: "this machine has no such address; --host 0.0.0.0 is all it has, 127.0.0.1 itself alone",
}
GRACE: Final = 5  # seconds for open requests when stopping


def configure_logs() -> None:
    """One JSON object a line, of ours and of the libraries' warnings. No names, no keys, no addresses."""
    common: list[Processor] = [
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso"),
        structlog.processors.format_exc_info,
    ]
    structlog.configure(
        processors=[*common, structlog.processors.JSONRenderer()],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        logger_factory=structlog.PrintLoggerFactory(),
        cache_logger_on_first_use=True,
    )
    libraries = logging.StreamHandler()
    libraries.setFormatter(
        ProcessorFormatter(
            foreign_pre_chain=[structlog.stdlib.add_logger_name, *common],
            processors=[ProcessorFormatter.remove_processors_meta, structlog.processors.JSONRenderer()],
        )
    )
    logging.basicConfig(level=logging.WARNING, handlers=[libraries])


def serve_from(
    host: str,
    port: int,
    database: str,
    redis: str,
    origins: list[str] | None,
    behind_proxy: bool,
    trusted_proxies: list[str] | None,
    thinking_threads: int | None,
    bot_delay: float,
    contact: str,
    titles: list[str] | None,
    open_page: bool,
) -> None:
    """As the command line says."""
    add_titles(titles or [])
    settings = Settings(
        host=host,
        port=port,
        database=database,
        redis=redis,
        origins=tuple(origins or ()),
        trusted_proxies=as_networks(trusted_proxies or (PRIVATE_NETWORKS if behind_proxy else ())),
        thinking_threads=thinking_threads or Settings().thinking_threads,
        bot_delay=bot_delay,
        contact=as_contact(contact),
    )
    with ExitStack() as held:
        if file := database_file(settings):
            held.enter_context(sole_server(file))
        listening = held.enter_context(listen(host, port))
        asyncio.run(check(settings))
        port = listening.getsockname()[1]
        print(f"Tablée: {places(host, port)}  (Ctrl+C stops)", flush=True)
        if open_page:
            threading.Timer(OPEN_AFTER, webbrowser.open, [address(host, port)]).start()
        serve(settings, listening=listening)


def places(host: str, port: int) -> str:
    """Where the page is found, also by others if they can come."""
    others = f", from other machines http://{own_address()}:{port}" if host in EVERYWHERE else ""
    return address(host, port) + others


def address(host: str, port: int) -> str:
    """Where the page is found on this machine."""
    here = "localhost" if host in EVERYWHERE else f"[{host}]" if ":" in host else host
    return f"http://{here}:{port}"


def own_address() -> str:
    """This machine's in its network. Choosing a way to a far address sends nothing."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        try:
            asking.connect(FAR_AWAY)
        except OSError:
            return socket.gethostname()
        address: str = asking.getsockname()[0]
        return address


def database_file(settings: Settings) -> Path | None:
    """The SQLite file, if it is one. ServeError if several processes are to share it."""
    url = locate(settings.database_url)
    if url.get_backend_name() != "sqlite":
        return None
    if settings.redis:
        raise ServeError("several processes share a PostgreSQL database, not a file: name one, or leave --redis out")
    return file_of(url)


def listen(host: str, port: int) -> socket.socket:
    """Held from now on, so that nobody else takes it meanwhile. ServeError."""
    if not host.isprintable() or not host.strip():  # to a socket, nothing is everything there is
        raise ServeError(f"cannot listen on {host!r}: name an address with --host; 0.0.0.0 is all this machine has")
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        return socket.create_server((host, port), family=family)
    except OSError as error:
        why = CANNOT_LISTEN.get(error.errno or 0, f"{error.strerror}; choose others with --host and --port")
        raise ServeError(f"cannot listen on {host}:{port}: {why}") from None


async def check(settings: Settings) -> None:
    """Say in one line what is missing, before anything is served. StoreError, ServeError."""
    store = await Store.open(settings.database_url)
    try:
        await store.check()
    finally:
        await store.close()
    if settings.redis:
        try:
            async with Redis.from_url(settings.redis) as redis:
                await redis.ping()
        except (RedisError, OSError, ValueError) as error:
            where = settings.redis.rsplit("@")[-1]
            raise ServeError(f"cannot reach Redis at {where}: {error}; see whether it runs there") from None


def serve(settings: Settings, readiness: Readiness | None = None, listening: socket.socket | None = None) -> None:
    """Until a signal says stop; then what is being written is finished first."""
    configure_logs()
    app = create(settings, readiness)
    read_games()
    describe_api(app)
    gc_tuning.tune()
    server = GracefulServer(config_of(settings, app))
    server.run([listening] if listening else None)
    if not server.started:
        raise ServeError("the server could not start; the lines above say why")


class GracefulServer(uvicorn.Server):
    """Uvicorn's, which would wait for streams that never end, and tells the application only afterwards."""

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await cast(Litestar, self.config.app).state.services.end_streams()
        await super().shutdown(sockets)


def config_of(settings: Settings, app: Litestar) -> uvicorn.Config:
    """How Uvicorn listens: small messages, no chatter, addresses only from proxies the host has named."""
    limits, proxies = settings.limits, Proxies(settings.trusted_proxies)
    return ConnectionConfig(
        app,
        Connections(limits, proxies, make_room(limits)),
        host=settings.host,
        port=settings.port,
        ws_max_size=4 * limits.message_characters,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(settings.trusted_proxies),
        forwarded_allow_ips=list(settings.trusted_proxies),
        timeout_keep_alive=limits.idle_seconds,
        timeout_graceful_shutdown=GRACE,
    )
