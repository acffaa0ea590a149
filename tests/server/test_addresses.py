"""What is found at an address: the page, a file, an answer for programs, or nothing; and what each answer carries."""

import gzip
import threading
from types import SimpleNamespace

import httpx
import pytest

from tablee.server import site
from tablee.server.site import PAGES

from .hosting import Hosted

pytestmark = pytest.mark.anyio

BROWSER = {"Accept": "text/html,application/xhtml+xml,*/*;q=0.8"}
NOWHERE = ["/nowhere", "/games", "/games/hippo/a/b", "/people", "/x%00", "/tables/%00", f"/games/{'x' * 500}", "/apis"]
FOR_PROGRAMS = ["/api", "/api/nowhere", "/api/games/nothing-there", "/health/x", "/assets/x.js", "/static/x.png"]
IMPOSSIBLE = ["%00", "x%00y", "x" * 500, "é" * 200, "a/" * 2_000 + "b"]
ANSWERS = ["/", "/nowhere", "/api/games", "/api/nowhere", "/api/docs", "/api/docs/openapi.json", "/health", "/metrics"]
FILES = ["/static/index.html", "/static/icon.svg", "/static/nothing-there"]


async def get(hosted_once: Hosted, path: str, headers: dict[str, str] = BROWSER) -> httpx.Response:
    return await hosted_once.stranger().http.get(path, headers=headers)


def is_page(answer: httpx.Response) -> bool:
    return answer.headers["Content-Type"].startswith("text/html") and "<div id=" in answer.text


@pytest.mark.parametrize("path", NOWHERE)
async def test_a_browser_that_goes_nowhere_is_shown_the_page(hosted_once: Hosted, path: str) -> None:
    answer = await get(hosted_once, path)
    assert answer.status_code == 404
    assert is_page(answer)
    assert answer.text == (await get(hosted_once, "/")).text


@pytest.mark.parametrize("path", NOWHERE)
async def test_a_program_that_goes_nowhere_is_told_so(hosted_once: Hosted, path: str) -> None:
    answer = await get(hosted_once, path, {"Accept": "*/*"})
    assert answer.status_code == 404
    assert answer.json()["error"] == "not_found"


@pytest.mark.parametrize("path", FOR_PROGRAMS)
async def test_an_address_for_programs_never_answers_with_the_page(hosted_once: Hosted, path: str) -> None:
    answer = await get(hosted_once, path)
    assert answer.status_code == 404
    assert answer.json()["error"] == "not_found"


@pytest.mark.parametrize("name", IMPOSSIBLE)
@pytest.mark.parametrize("place", ["/static", "/assets", "/api/tables", "/api/people", "/api/games"])
async def test_a_name_that_cannot_be_is_not_found(hosted_once: Hosted, place: str, name: str) -> None:
    answer = await get(hosted_once, f"{place}/{name}")
    assert answer.status_code == 404
    assert answer.json()["error"] == "not_found"


@pytest.mark.parametrize("path", [*ANSWERS, *FILES])
async def test_every_answer_is_kept_safe(hosted_once: Hosted, path: str) -> None:
    headers = (await get(hosted_once, path)).headers
    assert "default-src 'self'" in headers["Content-Security-Policy"]
    assert "script" not in headers["Content-Security-Policy"]
    assert headers["X-Content-Type-Options"] == "nosniff"
    assert headers["Referrer-Policy"] == "same-origin"
    assert headers["Cache-Control"]


async def test_what_the_api_says_is_kept_by_nobody(hosted_once: Hosted) -> None:
    ada = await hosted_once.guest("Ada")
    for path in ("/api/me", "/api/games", "/api/nowhere", "/api/me/tables", "/health"):
        assert (await ada.http.get(path)).headers["Cache-Control"] == "no-store"
    refused = await ada.http.post("/api/tables", json={})
    assert refused.status_code == 400
    assert refused.headers["Cache-Control"] == "no-store"


async def test_the_page_is_asked_for_anew_and_its_parts_are_kept_for_ever(hosted_once: Hosted) -> None:
    page = await get(hosted_once, "/")
    assert page.headers["Cache-Control"] == "no-cache"
    part = page.text.partition('src="')[2].partition('"')[0]
    assert part.startswith("/assets/")
    assert "immutable" in (await get(hosted_once, part)).headers["Cache-Control"]


async def test_the_page_of_the_api_loads_only_what_is_ours(hosted_once: Hosted) -> None:
    page = await get(hosted_once, "/api/docs")
    assert is_page(page)
    assert "//" not in page.text.replace("<!doctype", "")
    assert "<script>" not in page.text


async def test_parts_of_the_page_are_compressed_once_and_never_on_the_event_loop(
    hosted_once: Hosted, monkeypatch: pytest.MonkeyPatch
) -> None:
    part = next(path for path in (PAGES / "assets").iterdir() if path.name.startswith("api-") and path.suffix == ".js")
    threads: list[int] = []

    def compress(content: bytes) -> bytes:
        threads.append(threading.get_ident())
        return gzip.compress(content)

    monkeypatch.setattr(site, "ASSETS", site.Assets())
    monkeypatch.setattr(site, "gzip", SimpleNamespace(compress=compress))
    for _ in range(3):
        packed = await get(hosted_once, f"/assets/{part.name}")
        assert packed.headers["Content-Encoding"] == "gzip"
        assert packed.content == part.read_bytes()
    assert len(threads) == 1
    assert threads[0] != threading.get_ident()


async def test_whoever_cannot_unpack_is_sent_parts_of_the_page_as_they_are(hosted_once: Hosted) -> None:
    part = next(path for path in (PAGES / "assets").iterdir() if path.suffix == ".js")
    plain = await hosted_once.stranger().http.get(f"/assets/{part.name}", headers={"Accept-Encoding": "identity"})
    assert "Content-Encoding" not in plain.headers
    assert plain.content == part.read_bytes()
    assert "javascript" in plain.headers["Content-Type"]


@pytest.mark.parametrize("name", ["..%2findex.html", "%2e%2e", "nothing.js", "..\\index.html"])
async def test_only_parts_of_the_page_are_among_them(hosted_once: Hosted, name: str) -> None:
    assert (await hosted_once.stranger().http.get(f"/assets/{name}")).status_code == 404
