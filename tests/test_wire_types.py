"""The page's types of the wire and of the API are those of the server."""

from pathlib import Path

import pytest
from msgspec import defstruct

from tablee.server import typescript

ROOT = Path(__file__).parents[1]


@pytest.mark.parametrize("file", typescript.FILES)
def test_the_types_of_the_page_are_made_from_the_structs_of_the_server(file: str) -> None:
    assert (ROOT / file).read_text("utf-8") == typescript.FILES[file](), f"{file} is out of date: run `make wire`"


def body(types: str, interface: str) -> list[str]:
    lines = types.splitlines()
    start = lines.index(f"export interface {interface} {{") + 1
    return lines[start : lines.index("}", start)]


def test_a_tagged_struct_carries_its_type_and_each_field_its_own() -> None:
    types = typescript.wire_types()
    assert body(types, "Asked") == ["  seat: number;", "  what: 'adjourn' | 'undo';", "  waiting: number[];"]
    assert body(types, "Position")[0] == "  type: 'position';"


def test_what_has_a_default_may_be_left_out_of_a_request_but_is_in_every_answer() -> None:
    types = typescript.api_types()
    assert body(types, "Joining") == ["  name?: string | null;", "  word?: boolean;"]
    assert "  closed: 'broken' | 'no_game' | 'old_rules' | null;" in body(types, "TableCard")


def test_what_the_wire_has_already_is_imported_from_it() -> None:
    lines = typescript.api_types().splitlines()
    assert "import type { ClockRule, NamedMove, Scene, SeatShown, TableShown, Told } from '../wire';" in lines
    assert "export interface TableShown {" not in lines


def test_what_is_left_out_by_default_is_optional_and_never_null() -> None:
    lines = typescript.wire_types().splitlines()
    assert "  owner?: number;" in lines
    assert "  scene: Scene | null;" in lines


def test_two_structs_of_one_name_are_told_apart() -> None:
    with pytest.raises(TypeError, match="expected one struct called Made, got"):
        typescript.check_names([defstruct("Made", ["id"]), defstruct("Made", ["seat"])])


def test_a_type_without_typescript_is_named_in_the_error() -> None:
    with pytest.raises(TypeError, match="has no TypeScript yet: 7"):
        typescript.written(7)
