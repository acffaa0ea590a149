"""The API keeps to its own description: Schemathesis asks it everything that may be asked, and much that may not."""

import asyncio
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import content_type_conformance, response_schema_conformance

from tablee.server.app import create
from tablee.server.config import Settings

from .client import PATIENCE
from .hosting import hosting
from .limits import lifted

EXAMPLES = 40  # of each request
CHECKS = [not_a_server_error, content_type_conformance, response_schema_conformance]
ENDLESS = "/stream"  # a stream is not answered to its end


class Hosting(threading.Thread):
    """A server beside the test, which is not asynchronous."""

    def __init__(self, database: Path) -> None:
        super().__init__(name="hosting")
        self._settings = Settings(port=0, database=str(database), bot_delay=0.0, limits=lifted())
        self._up, self._enough = threading.Event(), threading.Event()
        self.url = ""

    def run(self) -> None:
        asyncio.run(self._host())

    async def _host(self) -> None:
        async with hosting(self._settings) as hosted:
            self.url = hosted.url
            self._up.set()
            await asyncio.to_thread(self._enough.wait)

    def __enter__(self) -> "Hosting":
        self.start()
        self._up.wait()
        return self

    def __exit__(self, *_: object) -> None:
        self._enough.set()
        self.join()


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with Hosting(tmp_path_factory.mktemp("openapi") / "tablee.db") as beside:
        yield beside.url


def operations() -> list[Any]:
    """Every request the description knows."""
    described = create(Settings()).openapi_schema.to_schema()
    found: Any = schemathesis.openapi.from_dict(described).get_all_operations()
    return [one.ok() for one in found if not one.ok().path.endswith(ENDLESS)]


@pytest.mark.parametrize("operation", operations(), ids=lambda operation: operation.label)
def test_nothing_that_can_be_asked_makes_the_server_stumble(operation: Any, address: str) -> None:
    @given(case=operation.as_strategy())
    @settings(max_examples=EXAMPLES, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
    def ask(case: Any) -> None:
        answer = case.call(base_url=address, headers={"Authorization": f"Bearer {key}"}, timeout=PATIENCE)
        case.validate_response(answer, checks=CHECKS)
        assert "Traceback" not in answer.text
        if answer.status_code >= 400:
            assert answer.json().keys() == {"status", "error", "message"}

    key = token(address)
    ask()


def token(address: str) -> str:
    """Somebody's: requests that need a person get further."""
    with httpx.Client(base_url=address) as browser:
        browser.post("/api/me", json={"name": "Schema"})
        return str(browser.post("/api/me/tokens").json()["token"])
