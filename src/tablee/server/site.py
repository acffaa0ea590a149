"""The page people play on, as built into the package: one HTML file for every address, and what it loads."""

from pathlib import Path
from typing import Any, Final

from litestar import MediaType, Response, get
from litestar.datastructures import CacheControlHeader
from litestar.static_files import create_static_files_router

PAGES: Final = Path(__file__).parent / "pages"
FOR_EVER: Final = CacheControlHeader(max_age=31_536_000, immutable=True)  # names carry a digest
NOT_BUILT: Final = "<!doctype html><title>Tablée</title><p>The page has not been built: see CONTRIBUTING.md."
ADDRESSES: Final = [
    "/",
    "/games/{rest:path}",
    "/tables/{rest:path}",
    "/replay/{rest:path}",
    "/people/{rest:path}",
    "/best",
    "/best/{rest:path}",
    "/settings",
    "/me",
]
CONTENT: Final = "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'none'"
SAFE_HEADERS: Final = {
    "Content-Security-Policy": CONTENT,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
}


@get(ADDRESSES, include_in_schema=False)
async def page() -> Response[str]:
    """The page finds out by itself what to show."""
    index = PAGES / "index.html"
    html = index.read_text("utf-8") if index.exists() else NOT_BUILT
    return Response(html, media_type=MediaType.HTML, headers={"Cache-Control": "no-cache", **SAFE_HEADERS})


def site_routes() -> list[Any]:
    """The page and its files, as far as they have been built."""
    routes: list[Any] = [page]
    if (PAGES / "assets").is_dir():
        routes.append(
            create_static_files_router("/assets", [PAGES / "assets"], cache_control=FOR_EVER, include_in_schema=False)
        )
    if PAGES.is_dir():
        routes.append(create_static_files_router("/static", [PAGES], include_in_schema=False))
    return routes
