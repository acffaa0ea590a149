"""The page's types of the wire are those of the server."""

from pathlib import Path

import pytest

from tablee.server import typescript

WIRE_TS = Path(__file__).parents[1] / "web/src/lib/wire.ts"


def test_the_types_of_the_page_are_made_from_the_structs_of_the_server() -> None:
    assert WIRE_TS.read_text("utf-8") == typescript.typescript(), "wire.py has changed: run `make wire`"


def test_a_tagged_struct_carries_its_type_and_each_field_its_own() -> None:
    lines = typescript.typescript().splitlines()
    start = lines.index("export interface Asked {")
    assert lines[start + 1 : start + 5] == [
        "  seat: number;",
        "  what: 'adjourn' | 'undo';",
        "  waiting: number[];",
        "}",
    ]
    assert "  type: 'position';" in lines


def test_a_type_without_typescript_is_named_in_the_error() -> None:
    with pytest.raises(TypeError, match="has no TypeScript yet: 7"):
        typescript.written(7)
