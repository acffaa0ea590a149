"""The workbench's page and its questions. It writes files: only this machine is listened to, and only our own page."""

import threading
import webbrowser
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from socket import socket
from typing import Annotated, Any, Final, cast

import msgspec
import uvicorn
from litestar import Controller, Litestar, MediaType, Request, Response, get, post
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import NotFoundException, PermissionDeniedException
from litestar.params import Parameter
from litestar.response import Redirect, Stream
from litestar.types import ASGIApp, Receive, Scope, Send
from msgspec import Struct

from tablee.match.lesson import FILE as LESSON
from tablee.match.said import DEFAULT
from tablee.match.shelf import folder_of
from tablee.server.api.errors import HANDLERS, ApiError
from tablee.server.api.files import FILES, SCRIPT, SVG
from tablee.server.guards import possible_path
from tablee.server.serve import OPEN_AFTER, listen
from tablee.server.site import keep_safe, page, shown, site_routes
from tablee.server.texts import Language
from tablee.server.workbench.bench import Bench, BenchNews
from tablee.server.workbench.played import Answer, Ask, BenchRefused, Book, Card, Eyes, MakeLesson, MakeTest

HERE: Final = "127.0.0.1"
OURS: Final = ("127.0.0.1", "localhost")
encode = msgspec.json.encode
EyesAsked = Annotated[str, Parameter(pattern=r"^(acting|open|spectator|[0-7])$")]


class BenchBegin(Struct, frozen=True):
    seats: int
    options: dict[str, Any] = {}


class BenchPlay(Struct, frozen=True):
    """`seat` null: fate."""

    move: str
    seat: int | None = None


class BenchGo(Struct, frozen=True):
    at: int


class BenchWait(Struct, frozen=True):
    milliseconds: int


class BenchFate(Struct, frozen=True):
    draws: bool


class BenchWander(Struct, frozen=True):
    moves: int


class BenchLesson(Struct, frozen=True):
    learner: int
    replace: bool = False  # the lesson there is


class BenchTest(Struct, frozen=True):
    rule: str
    sentence: str


class Workbench(Controller):
    """Each change is answered by whether it was made; what came of it is told by `news`, to every page."""

    path = "/api/workbench"

    @get("/news", media_type="application/x-ndjson")
    async def news(self, bench: Bench, eyes: EyesAsked = "acting", language: Language = DEFAULT) -> Stream:
        """The bench now, and again whenever something has changed: a line each."""
        return Stream(lines(bench, as_eyes(eyes), language))

    @get("/now")
    async def now(self, bench: Bench, eyes: EyesAsked = "acting", language: Language = DEFAULT) -> BenchNews:
        return await bench.now(as_eyes(eyes), language)

    @get("/why-not")
    async def why_not(self, bench: Bench, seat: int, move: str, language: Language = DEFAULT) -> BenchRefused:
        answer = await bench.ask(Ask(bench.played, seat, move, language))
        if answer.trouble:
            raise ApiError(409, "conflict", answer.trouble.what)
        return msgspec.json.decode(answer.result, type=BenchRefused)

    @post("/begin")
    async def begin(self, bench: Bench, data: BenchBegin) -> BenchRefused:
        return said(await bench.begin(data.seats, data.options))

    @post("/play")
    async def play(self, bench: Bench, data: BenchPlay) -> BenchRefused:
        return said(await bench.play("fate" if data.seat is None else data.seat, data.move))

    @post("/draw")
    async def draw(self, bench: Bench) -> BenchRefused:
        return said(await bench.draw())

    @post("/wander")
    async def wander(self, bench: Bench, data: BenchWander) -> BenchRefused:
        return said(await bench.wander(data.moves))

    @post("/fate")
    async def fate(self, bench: Bench, data: BenchFate) -> BenchRefused:
        return said(await bench.let_fate(data.draws))

    @post("/go")
    async def go(self, bench: Bench, data: BenchGo) -> None:
        await bench.go(data.at)

    @post("/wait")
    async def wait(self, bench: Bench, data: BenchWait) -> None:
        await bench.wait(data.milliseconds)

    @post("/cut")
    async def cut(self, bench: Bench) -> None:
        """Go on with rules that the log does not fit, from where they still lead."""
        await bench.cut()

    @post("/lesson")
    async def lesson(self, bench: Bench, data: BenchLesson) -> BenchRefused:
        """Write what was played as lesson.txt."""
        if (bench.folder / LESSON).exists() and not data.replace:
            raise ApiError(409, "conflict", f"there is a {LESSON} already")
        return said(await bench.write(MakeLesson(bench.played, data.learner)))

    @post("/test")
    async def test(self, bench: Bench, data: BenchTest) -> BenchRefused:
        """Write what was played as a test of a rule."""
        return said(await bench.write(MakeTest(bench.played, data.rule, data.sentence)))


class BenchGame(Controller):
    """What any page asks about a game, of the one on the bench."""

    path = "/api/games/{game:str}"

    @get()
    async def card(self, bench: Bench) -> Response[bytes]:
        return json(await bench.ask(Card()))

    @get("/rules")
    async def rules(self, bench: Bench, language: Language = DEFAULT) -> Response[bytes]:
        return json(await bench.ask(Book(language)))

    @get("/texts/{language:str}", media_type=MediaType.TEXT)
    async def texts(self, bench: Bench, language: Language) -> Response[bytes]:
        return file(bench, f"texts.{language}.ftl", "text/plain; charset=utf-8")

    @get("/files/{name:str}")
    async def files(self, bench: Bench, name: str) -> Response[bytes]:
        if name not in FILES:
            raise NotFoundException(f"expected one of {', '.join(FILES)}, got {name!r}")
        return file(bench, name, SVG if name.endswith(".svg") else SCRIPT)


def as_eyes(asked: str) -> Eyes:
    eyes: Eyes = msgspec.convert(int(asked) if asked.isdecimal() else asked, type=Eyes)
    return eyes


async def lines(bench: Bench, eyes: Eyes, language: str) -> AsyncIterator[bytes]:
    async for news in bench.news(eyes, language):
        yield encode(news) + b"\n"


def said(answer: Answer) -> BenchRefused:
    """Nothing, if it was done."""
    if answer.trouble:
        place = f" ({answer.trouble.file}, line {answer.trouble.line})" if answer.trouble.file else ""
        return BenchRefused("", f"{answer.trouble.what}{place}")
    return answer.refused or BenchRefused("", "")


def json(answer: Answer) -> Response[bytes]:
    if answer.trouble:
        raise ApiError(409, "conflict", answer.trouble.what)
    return Response(bytes(answer.result), media_type=MediaType.JSON)


def file(bench: Bench, name: str, media_type: str) -> Response[bytes]:
    path = bench.folder / name
    if not path.is_file():
        raise NotFoundException(f"{bench.folder.name} has no {name}")
    return Response(path.read_bytes(), media_type=media_type)


# -- serving ------------------------------------------------------------------------------------------------


def this_machine_alone(app: ASGIApp) -> ASGIApp:
    """Neither another site's page nor a name that somebody points here gets through."""

    async def guarded(scope: Scope, receive: Receive, send: Send) -> None:
        headers = Request[Any, Any, Any](scope).headers
        named = [headers.get("host", ""), headers.get("origin", "http://localhost").partition("://")[2]]
        if any(name.rpartition(":")[0] not in OURS and name not in OURS for name in named):
            raise PermissionDeniedException("the workbench is for pages of this machine alone")
        await app(scope, receive, send)

    return guarded


def create(folder: Path, checks: bool = True) -> Litestar:
    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        async with Bench.open(folder, checks) as bench:
            app.state.bench = bench
            yield

    async def the_bench(state: State) -> Bench:
        found: Bench = state.bench
        return found

    return Litestar(
        route_handlers=[Workbench, BenchGame, bench_page, *(one for one in site_routes() if one is not page)],
        lifespan=[lifespan],
        dependencies={"bench": Provide(the_bench)},
        exception_handlers=HANDLERS,
        before_send=[keep_safe],
        middleware=[possible_path, this_machine_alone],
        openapi_config=None,
        logging_config=None,
    )


@get(["/", "/workbench/{game:str}"], include_in_schema=False)
async def bench_page(bench: Bench, request: Request[Any, Any, Any]) -> Response[str] | Redirect:
    home = f"/workbench/{bench.folder.name}"
    return shown("index.html") if request.url.path == home else Redirect(home)


def run(game: str, port: int, open_page: bool, checks: bool) -> None:
    """Until a signal says stop."""
    folder = folder_of(game).resolve()
    with listen(HERE, port) as listening:
        address = f"http://{HERE}:{listening.getsockname()[1]}/workbench/{folder.name}"
        print(f"Workbench: {address}  (Ctrl+C stops)", flush=True)
        if open_page:
            threading.Timer(OPEN_AFTER, webbrowser.open, [address]).start()
        config = uvicorn.Config(create(folder, checks), log_config=None, access_log=False, timeout_graceful_shutdown=1)
        with suppress(KeyboardInterrupt):
            BenchServer(config).run([listening])


class BenchServer(uvicorn.Server):
    """Uvicorn's, which would wait for those who listen for news."""

    async def shutdown(self, sockets: list[socket] | None = None) -> None:
        await cast(Litestar, self.config.app).state.bench.end_news()
        await super().shutdown(sockets)
