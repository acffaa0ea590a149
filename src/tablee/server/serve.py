"""`tablee serve`: one process that serves the page, the tables and the bots."""

import asyncio
import logging
import socket
import threading
import webbrowser
from typing import Final

import structlog
import uvicorn
from litestar import Litestar
from redis.asyncio import Redis
from redis.exceptions import RedisError

from tablee.kernel.errors import TableeError
from tablee.server import pauses
from tablee.server.addresses import PRIVATE_NETWORKS, Proxies, as_networks
from tablee.server.app import create
from tablee.server.config import Settings
from tablee.server.connections import ConnectionConfig, Connections, make_room
from tablee.server.readiness import Readiness
from tablee.server.store.store import Store


class ServeError(TableeError):
    """Something the server needs is not there."""


OPEN_AFTER: Final = 1.5  # seconds
EVERYWHERE: Final = ("0.0.0.0", "::")
FAR_AWAY: Final = ("192.0.2.1", 9)  # an address of nobody's, kept for examples
GRACE: Final = 5  # seconds for open requests when stopping


def configure_logs() -> None:
    """One JSON object a line, of ours and of the libraries' warnings. No names, no keys, no addresses."""
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            structlog.processors.format_exc_info,
            structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        logger_factory=structlog.PrintLoggerFactory(),
        cache_logger_on_first_use=True,
    )
    logging.basicConfig(level=logging.WARNING, format='{"level":"%(levelname)s","event":"%(name)s: %(message)s"}')


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
    open_page: bool,
) -> None:
    """As the command line says."""
    settings = Settings(
        host=host,
        port=port,
        database=database,
        redis=redis,
        origins=tuple(origins or ()),
        trusted_proxies=as_networks(trusted_proxies or (PRIVATE_NETWORKS if behind_proxy else ())),
        thinking_threads=thinking_threads or Settings().thinking_threads,
        bot_delay=bot_delay,
    )
    asyncio.run(check(settings))
    print(f"Tablée: {places(host, port)}  (Ctrl+C stops)", flush=True)
    if open_page:
        threading.Timer(OPEN_AFTER, webbrowser.open, [f"http://localhost:{port}"]).start()
    serve(settings)


def places(host: str, port: int) -> str:
    """Where the page is found, also by others if they can come."""
    if host not in EVERYWHERE:
        return f"http://{host}:{port}"
    return f"http://localhost:{port}, from other machines http://{own_address()}:{port}"


def own_address() -> str:
    """This machine's in its network. Choosing a way to a far address sends nothing."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        try:
            asking.connect(FAR_AWAY)
        except OSError:
            return socket.gethostname()
        address: str = asking.getsockname()[0]
        return address


async def check(settings: Settings) -> None:
    """Say in one line what is missing, before anything is served. StoreError, ServeError."""
    store = await Store.open(settings.database_url)
    await store.close()
    if settings.redis:
        try:
            async with Redis.from_url(settings.redis) as redis:
                await redis.ping()
        except (RedisError, OSError, ValueError) as error:
            raise ServeError(f"cannot reach Redis at {settings.redis.rsplit('@')[-1]}: {error}") from None
    with socket.socket() as listening:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listening.bind((settings.host, settings.port))
        except OSError as error:
            raise ServeError(f"cannot listen on {settings.host}:{settings.port}: {error.strerror}") from None


def serve(settings: Settings, readiness: Readiness | None = None) -> None:
    """Until a signal says stop; then what is being written is finished first."""
    configure_logs()
    app = create(settings, readiness)
    pauses.keep_short()
    uvicorn.Server(config_of(settings, app)).run()


def config_of(settings: Settings, app: Litestar) -> uvicorn.Config:
    """How Uvicorn listens: small messages, no chatter, addresses only from proxies the host has named."""
    limits, proxies = settings.limits, Proxies(settings.trusted_proxies)
    return ConnectionConfig(
        app,
        Connections(limits, proxies, make_room(limits)),
        host=settings.host,
        port=settings.port,
        ws_max_size=4 * limits.message_bytes,
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
