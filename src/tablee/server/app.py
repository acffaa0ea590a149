"""The application: routes, what they are handed, what guards them. `create` is called once a process."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

import structlog
from litestar import Litestar, MediaType, Request, Response, get
from litestar._openapi.plugin import OpenAPIPlugin
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import NotFoundException
from litestar.openapi import OpenAPIConfig
from msgspec import Struct
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

import tablee
from tablee.server.api.errors import HANDLERS, describe_problems
from tablee.server.api.files import Files
from tablee.server.api.games import Games
from tablee.server.api.lessons import Lessons
from tablee.server.api.people import PeopleApi
from tablee.server.api.profiles import Profiles
from tablee.server.api.programs import Programs
from tablee.server.api.replays import Replays
from tablee.server.api.tables import Tables
from tablee.server.config import Settings
from tablee.server.context import Services
from tablee.server.guards import STREAMS, bounded_requests, possible_path, same_site
from tablee.server.live.socket import live
from tablee.server.people.people import Person
from tablee.server.readiness import Readiness
from tablee.server.site import ApiPage, keep_safe, on_unknown_address, site_routes
from tablee.server.store.store import Store

CONTROLLERS: Final = [Games, Files, Lessons, Tables, Replays, PeopleApi, Profiles, Programs]
ASSETS: Final = "^/assets/"  # are compressed once, by themselves
LONG: Final = ("/record$", "/verdict$")  # of a long game, it would take as long as a dozen moves of others
COMPRESSED: Final = 5  # of 9, by default: a slice of a long game would hold everybody up ten times as long

log = structlog.get_logger()


class Health(Struct, frozen=True, omit_defaults=True):
    fine: bool
    version: str
    compiling: list[str]  # games
    wrong: str | None = None


@get("/health", tags=["operations"])
async def health(services: Services) -> Response[Health]:
    """Whether the database can be written to, and which games are still being compiled."""
    outage = await services.store.health.outage()
    wrong = None if outage is None else f"the database: {outage.what}"
    about = Health(outage is None, tablee.__version__, services.readiness.waiting, wrong)
    return Response(about, status_code=200 if outage is None else 503)


@get("/metrics", media_type=MediaType.TEXT, tags=["operations"])
async def metrics() -> Response[bytes]:
    """For Prometheus."""
    return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)


async def the_services(state: State) -> Services:
    found: Services = state.services
    return found


async def the_person(request: Request[Any, Any, Any], services: Services) -> Person | None:
    return await services.person_of(request)


def create(settings: Settings, readiness: Readiness | None = None) -> Litestar:
    """Everything a process needs to serve; nothing is opened before it starts."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        store = await Store.open(settings.database_url)
        app.state.services = services = Services(settings, store, readiness or Readiness())
        try:
            async with services.announcer.listening(services.listener):
                if readiness is None:
                    services.tasks.run("prepare", services.readiness.prepare())
                services.tasks.run_until_done(services.go_on)
                services.tasks.run("sweep", services.rooms.sweep())
                try:
                    yield
                finally:
                    await services.close()
        finally:
            await store.close()  # when nobody listens any more, and looks up what is heard

    app = Litestar(
        route_handlers=[*CONTROLLERS, live, health, metrics, *site_routes()],
        lifespan=[lifespan],
        dependencies={"services": Provide(the_services), "person": Provide(the_person)},
        exception_handlers={**HANDLERS, NotFoundException: on_unknown_address},
        before_send=[keep_safe],
        compression_config=CompressionConfig(
            backend="gzip",
            gzip_compress_level=COMPRESSED,
            exclude=[*(f"{path}$" for path in STREAMS), *LONG, ASSETS],
        ),
        middleware=[possible_path, same_site(settings), bounded_requests(settings)],
        request_max_body_size=settings.limits.body_bytes,
        openapi_config=OpenAPIConfig(
            title="Tablée", version=tablee.__version__, path="/api/docs", render_plugins=[ApiPage()]
        ),
        logging_config=None,
        debug=False,
    )
    describe_problems(app)
    return app


def describe_api(app: Litestar) -> None:
    """Once and while nobody waits: it takes a tenth of a second, and the event loop's."""
    app.plugins.get(OpenAPIPlugin).provide_openapi_schema()
