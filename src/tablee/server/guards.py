"""What stands before every request: it can be meant, comes from our own pages, and not too often."""

from asyncio import sleep
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext
from typing import Any, Final

from litestar import Request
from litestar.enums import ScopeType
from litestar.exceptions import NotFoundException, PermissionDeniedException, TooManyRequestsException
from litestar.types import ASGIApp, Receive, Scope, Send

from tablee.server.background import Senders
from tablee.server.config import Settings
from tablee.server.context import Connection, address_of, is_ours
from tablee.server.rates import Buckets

SAFE: Final = {"GET", "HEAD", "OPTIONS"}
STREAMS: Final = ("/stream", "/curve", "/live")  # go on for as long as somebody listens: nothing waits for their end
AT_ONCE: Final = 2  # questions of one address that are being answered
LONGEST_PATH: Final = 1_024  # characters
LONGEST_NAME: Final = 255  # bytes of one part of a path, as for files

Guard = Callable[[ASGIApp], ASGIApp]


def possible_path(app: ASGIApp) -> ASGIApp:
    """Neither files nor databases take every name."""

    async def guarded(scope: Scope, receive: Receive, send: Send) -> None:
        if not can_be(scope["path"]):
            raise NotFoundException("there is nothing at this address")
        await app(scope, receive, send)

    return guarded


def can_be(path: str) -> bool:
    if "\0" in path or len(path) > LONGEST_PATH:
        return False
    return all(len(name.encode()) <= LONGEST_NAME for name in path.split("/"))


def same_site(settings: Settings) -> Guard:
    """A browser says where a page came from; forms of other sites are turned away."""

    def guard(app: ASGIApp) -> ASGIApp:
        async def guarded(scope: Scope, receive: Receive, send: Send) -> None:
            if scope["type"] == ScopeType.HTTP and scope["method"] not in SAFE:
                request = Request[Any, Any, Any](scope)
                if not is_ours(request, settings.origins):
                    raise PermissionDeniedException("this origin may not do that")
            await app(scope, receive, send)

        return guarded

    return guard


def bounded_requests(settings: Settings) -> Guard:
    """So many a minute from one address: requests, and sockets to be opened, before anything is looked up for them.

    And so many at once: behind a proxy nobody can tell whose a connection is before it says what it wants. Many in a
    hurry are slowed down, and questions answered in turn: else all of them would be worked on between two moves of
    others.
    """
    limits = settings.limits
    buckets = {"http": Buckets(limits.requests), "websocket": Buckets(limits.sockets)}
    hurry = Buckets(limits.hurry)
    under_way: Counter[str] = Counter()
    askers = Senders(AT_ONCE)

    def guard(app: ASGIApp) -> ASGIApp:
        async def guarded(scope: Scope, receive: Receive, send: Send) -> None:
            address = address_of(Connection(scope))
            if not buckets[scope["type"]].take(address) or under_way[address] >= limits.connections_an_address:
                raise TooManyRequestsException("too many requests from this address; try again in a minute")
            turn = askers.turn(address) if is_question(scope) else nullcontext()
            with counted(under_way, address):
                if wait := hurry.take_in_turn(address):
                    await sleep(wait)
                async with turn:
                    await app(scope, receive, send)

        return guarded

    return guard


def is_question(scope: Scope) -> bool:
    """Whether it is answered at once, and waits for nothing that the asker could hold back."""
    if scope["type"] != ScopeType.HTTP or scope["method"] not in SAFE:
        return False
    return scope["path"].startswith("/api/") and not scope["path"].endswith(STREAMS)


@contextmanager
def counted(under_way: Counter[str], address: str) -> Iterator[None]:
    under_way[address] += 1
    try:
        yield
    finally:
        under_way[address] -= 1
        if not under_way[address]:
            del under_way[address]
