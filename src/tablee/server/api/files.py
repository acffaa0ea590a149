"""What a game's folder holds for the page: its drawings, and a board of its own."""

from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from typing import Any, Final, Literal, get_args

from litestar import Controller, Request, Response, get
from litestar.exceptions import NotFoundException

from tablee.match.shelf import folder_of
from tablee.server.shelf import facts_of

Drawing = Literal["art.svg", "cover.svg"]
FileName = Literal["art.svg", "cover.svg", "board.js"]

LARGEST: Final = 1 << 19  # bytes: nobody waits for more
KEPT: Final = 64
DRAWINGS: Final = get_args(Drawing)
FILES: Final = get_args(FileName)
BOARD: Final = "board.js"
SVG: Final = "image/svg+xml"
SCRIPT: Final = "text/javascript"
LIFELESS: Final = (
    "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox"  # runs and loads nothing
)


def files_of(game: str) -> list[FileName]:
    """Those there are."""
    return [name for name in FILES if is_served(folder_of(game) / name)]


def is_served(path: Path) -> bool:
    return path.is_file() and path.stat().st_size <= LARGEST


def content_of(game: str, name: str) -> tuple[bytes, str]:
    """A file and its digest. NotFoundException."""
    path = folder_of(facts_of(game).id) / name
    if not is_served(path):
        raise NotFoundException(f"{game} has no {name} of at most {LARGEST} bytes")
    return _read(path, path.stat().st_mtime_ns)


@lru_cache(KEPT)
def _read(path: Path, changed: int) -> tuple[bytes, str]:
    content = path.read_bytes()
    return content, digest(content)


def digest(content: bytes) -> str:
    return sha256(content).hexdigest()[:16]


def unless_known(
    request: Request[Any, Any, Any], content: bytes, mark: str, media_type: str, **headers: str
) -> Response[bytes]:
    """The content by its digest, or that the asker's copy is still right."""
    headers |= {"ETag": f'"{mark}"'}
    known = request.headers.get("if-none-match") == headers["ETag"]
    return Response(
        b"" if known else content, status_code=304 if known else 200, headers=headers, media_type=media_type
    )


class Files(Controller):
    path = "/api/games/{game:str}/files"
    tags = ("games",)

    @get("/{name:str}", media_type=SVG)
    async def drawing(self, game: str, name: str, request: Request[Any, Any, Any]) -> Response[bytes]:
        """art.svg, whose symbols a scene may show, or cover.svg, for the shelf."""
        if name not in DRAWINGS:
            raise NotFoundException(f"expected one of {', '.join(FILES)}, got {name!r}")
        content, mark = content_of(game, name)
        safe = {"Content-Security-Policy": LIFELESS, "Cache-Control": "no-cache"}
        return unless_known(request, content, mark, SVG, **safe)

    @get(f"/{BOARD}", media_type=SCRIPT)
    async def board(self, game: str, request: Request[Any, Any, Any]) -> Response[bytes]:
        """A board of the game's own: a module whose `mount(target, props)` draws it."""
        content, mark = content_of(game, BOARD)
        return unless_known(request, content, mark, SCRIPT, **{"Cache-Control": "no-cache"})
