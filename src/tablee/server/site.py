"""The page people play on, as built into the package: one HTML file for every address, and what it loads."""

import asyncio
import gzip
import mimetypes
from pathlib import Path
from typing import Any, Final

from litestar import HttpMethod, MediaType, Request, Response, get, route
from litestar.datastructures import CacheControlHeader, MutableScopeHeaders
from litestar.exceptions import HTTPException, NotFoundException
from litestar.openapi.plugins import OpenAPIRenderPlugin
from litestar.static_files import create_static_files_router
from litestar.types import Message, Scope
from msgspec import Struct

from tablee.server.api.errors import on_http

PAGES: Final = Path(__file__).parent / "pages"
FOR_EVER: Final = "public, max-age=31536000, immutable"  # names carry a digest
AN_HOUR: Final = CacheControlHeader(max_age=3_600)
NOT_BUILT: Final = "<!doctype html><title>Tablée</title><p>The page has not been built: see CONTRIBUTING.md."
ADDRESSES: Final = [
    "/",
    "/games/{id:str}",
    "/games/{id:str}/learn",
    "/tables/{id:str}",
    "/replay/{id:str}",
    "/people/{id:str}",
    "/best",
    "/best/{id:str}",
    "/settings",
    "/me",
]
FOR_PROGRAMS: Final = ("/api", "/health", "/metrics", "/assets", "/static")
CONTENT: Final = (
    "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
SAFE_HEADERS: Final = {
    "Content-Security-Policy": CONTENT,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cache-Control": "no-store",
}


@get(ADDRESSES, include_in_schema=False)
async def page() -> Response[str]:
    """The page finds out by itself what to show."""
    return shown("index.html")


def on_unknown_address(request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    """Somebody with a browser is shown the page, which knows a way home; a program is told."""
    return shown("index.html", status=404) if wants_page(request) else on_http(request, error)


def wants_page(request: Request[Any, Any, Any]) -> bool:
    path = request.url.path
    if any(path == place or path.startswith(f"{place}/") for place in FOR_PROGRAMS):
        return False
    return "text/html" in request.headers.get("accept", "")


class ApiPage(OpenAPIRenderPlugin):
    """The API's description as people read it. All that it loads is our own."""

    def __init__(self) -> None:
        super().__init__(path="/")

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        return built("api.html").encode()


def shown(file: str, status: int = 200) -> Response[str]:
    return Response(built(file), media_type=MediaType.HTML, status_code=status, headers={"Cache-Control": "no-cache"})


def built(file: str) -> str:
    path = PAGES / file
    return path.read_text("utf-8") if path.exists() else NOT_BUILT


async def keep_safe(message: Message, scope: Scope) -> None:
    """What every answer says that does not say otherwise, errors included."""
    if message["type"] != "http.response.start":
        return
    headers = MutableScopeHeaders.from_message(message)
    for name, value in SAFE_HEADERS.items():
        headers.setdefault(name, value)


class Asset(Struct, frozen=True):
    """A file the page loads, as it is sent."""

    media_type: str
    plain: bytes
    packed: bytes

    @classmethod
    def of(cls, path: Path) -> "Asset":
        content = path.read_bytes()
        return cls(mimetypes.guess_type(path.name)[0] or "application/octet-stream", content, gzip.compress(content))


class Assets(dict[str, Asset]):
    """Read and compressed once, beside the event loop: whoever asks for all of them again and again delays nobody."""

    async def named(self, name: str) -> Asset:
        """NotFoundException. Only what is in the folder has a name."""
        path = PAGES / "assets" / name
        if name not in self:
            if path.name != name or not path.is_file():
                raise NotFoundException("there is nothing at this address")
            self[name] = await asyncio.to_thread(Asset.of, path)
        return self[name]


ASSETS: Final = Assets()


@route("/assets/{name:str}", http_method=[HttpMethod.GET, HttpMethod.HEAD], include_in_schema=False)
async def asset(name: str, request: Request[Any, Any, Any]) -> Response[bytes]:
    found = await ASSETS.named(name)
    headers = {"Cache-Control": FOR_EVER, "Vary": "Accept-Encoding"}
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(found.plain, media_type=found.media_type, headers=headers)
    return Response(found.packed, media_type=found.media_type, headers={**headers, "Content-Encoding": "gzip"})


def site_routes() -> list[Any]:
    """The page and its files, as far as they have been built."""
    routes: list[Any] = [page, asset]
    if PAGES.is_dir():
        routes.append(create_static_files_router("/static", [PAGES], cache_control=AN_HOUR, include_in_schema=False))
    return routes
