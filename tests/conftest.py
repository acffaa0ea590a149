"""What takes long comes first, and what all tests load is not looked through for garbage again and again."""

import gc
from collections.abc import Iterator
from typing import Final

import pytest

# Files with a test that takes a quarter of a minute or more, for which all others would wait if it came last.
SLOW: Final = (
    "tests/server/test_chaos.py",
    "tests/server/test_soak.py",
    "tests/server/test_compiling.py",
    "tests/server/test_processes.py",
    "tests/test_check_game.py",
    "tests/test_contributing.py",
    "tests/test_cli.py",
    "tests/test_docs.py",
    "tests/test_openspiel.py",
    "tests/test_cache.py",
)


@pytest.hookimpl(wrapper=True)
def pytest_collection(session: pytest.Session) -> Iterator[None]:
    """Reading all tests makes half a million objects, and all of them stay."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.enable()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: not item.nodeid.startswith(SLOW))  # the rest stays in order
