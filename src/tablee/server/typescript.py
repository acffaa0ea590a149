"""What the page and the server say to each other, in TypeScript: `python -m tablee.server.typescript` (`make wire`)."""

import inspect
from collections.abc import Callable, Iterable, Iterator
from itertools import chain
from pathlib import Path
from typing import Any, Final, get_args, get_origin, get_type_hints

from litestar import Response
from litestar.handlers import HTTPRouteHandler
from msgspec import inspect as shapes

from tablee.match import scene
from tablee.server import wire
from tablee.server.app import CONTROLLERS
from tablee.server.replays.telling import CurveLine
from tablee.server.workbench.app import Workbench

WIRE_HEAD: Final = "// Made from src/tablee/server/wire.py by `make wire`; do not edit.\n"
API_HEAD: Final = "// Made from what src/tablee/server/api takes and answers by `make wire`; do not edit.\n"
SPOKEN: Final = (scene.__name__, wire.__name__)  # modules whose structs are the wire's
WIRE_UNIONS: Final = {"ScreenSays": wire.ScreenSays, "ServerSays": wire.ServerSays}
API_UNIONS: Final = {"CurveLine": CurveLine}  # of what is streamed, which no annotation tells
PLAIN: dict[type, str] = {
    shapes.StrType: "string",
    shapes.IntType: "number",
    shapes.FloatType: "number",
    shapes.BoolType: "boolean",
    shapes.NoneType: "null",
    shapes.AnyType: "unknown",
}

Structs = dict[type, shapes.StructType]


def wire_types() -> str:
    """Every struct of the wire as an interface, and the two unions."""
    structs = [kind for kind in vars(wire).values() if inspect.isclass(kind) and is_wire(kind)]
    shown = [shape for shape in map(shapes.type_info, structs) if isinstance(shape, shapes.StructType) and shape.fields]
    interfaces = [interface(shape, sent=issubclass(shape.cls, wire.FromScreen)) for shape in shown]
    return "\n".join([WIRE_HEAD, *interfaces, *unions(WIRE_UNIONS)])


def api_types() -> str:
    """Every struct that handlers of the API take or answer with, and those in it; the wire's are imported."""
    handlers = [
        one for api in (*CONTROLLERS, Workbench) for one in vars(api).values() if isinstance(one, HTTPRouteHandler)
    ]
    hints = [get_type_hints(handler.fn) for handler in handlers]
    taken = structs_in(hint["data"] for hint in hints if "data" in hint)
    answered = structs_in([*(content(hint["return"]) for hint in hints), *API_UNIONS.values()])
    every = taken | answered
    check_names(every)
    shared = sorted(kind.__name__ for kind in every if is_wire(kind))
    shown = [interface(shape, sent=kind not in answered) for kind, shape in every.items() if not is_wire(kind)]
    imported = f"import type {{ {', '.join(shared)} }} from '../wire';\n"
    return "\n".join([API_HEAD, imported, *shown, *unions(API_UNIONS)])


FILES: Final[dict[str, Callable[[], str]]] = {"web/src/lib/wire.ts": wire_types, "web/src/lib/api/types.ts": api_types}


def content(answer: Any) -> Any:
    """Without the response it is put into."""
    return get_args(answer)[0] if get_origin(answer) is Response else answer


def structs_in(types: Iterable[Any]) -> Structs:
    return {shape.cls: shape for kind in types for shape in structs(shapes.type_info(kind))}


def structs(shape: Any) -> Iterator[shapes.StructType]:
    """Those a type is made of, the parts of each before it."""
    yield from chain.from_iterable(map(structs, parts(shape)))
    if isinstance(shape, shapes.StructType):
        yield shape


def parts(shape: Any) -> Iterable[Any]:
    """What a type is directly made of; those of the wire's structs are in its own file."""
    if isinstance(shape, shapes.StructType):
        return [] if is_wire(shape.cls) else [field.type for field in shape.fields]
    if isinstance(shape, shapes.UnionType):
        return shape.types
    if isinstance(shape, shapes.ListType):
        return [shape.item_type]
    if isinstance(shape, shapes.TupleType):
        return shape.item_types
    return [shape.key_type, shape.value_type] if isinstance(shape, shapes.DictType) else []


def check_names(structs: Iterable[type]) -> None:
    """Two structs of one name would be one interface to TypeScript."""
    known: dict[str, type] = {}
    for kind in structs:
        if known.setdefault(kind.__name__, kind) is not kind:
            raise TypeError(f"expected one struct called {kind.__name__}, got {known[kind.__name__]} and {kind}")


def is_wire(kind: type) -> bool:
    return kind.__module__ in SPOKEN


def unions(named: dict[str, Any]) -> Iterator[str]:
    return (f"export type {name} = {written(shapes.type_info(union))};\n" for name, union in named.items())


def interface(shape: shapes.StructType, sent: bool = False) -> str:
    """`sent`: whoever sends it may leave out what has a default."""
    return "\n".join([*comment(shape.cls), f"export interface {shape.cls.__name__} {{", *fields(shape, sent), "}", ""])


def comment(struct: type) -> Iterator[str]:
    """A struct's own docstring; msgspec's or its base's would say nothing."""
    if doc := vars(struct).get("__doc__"):
        lines = inspect.cleandoc(doc).splitlines()
        yield from ("/**", *(f" * {line}".rstrip() for line in lines), " */")


def fields(shape: shapes.StructType, sent: bool) -> Iterator[str]:
    if shape.tag_field:
        yield f"  {shape.tag_field}: '{shape.tag}';"
    for field in shape.fields:
        if shape.cls.__struct_config__.omit_defaults and not field.required:
            yield f"  {field.encode_name}?: {written(without_none(field.type))};"
            continue
        left_out = "" if field.required or not sent else "?"
        yield f"  {field.encode_name}{left_out}: {written(field.type)};"


def without_none(shape: Any) -> Any:
    """The type of a field that is left out instead of being null."""
    if not isinstance(shape, shapes.UnionType):
        return shape
    left = tuple(kind for kind in shape.types if not isinstance(kind, shapes.NoneType))
    return left[0] if len(left) == 1 else shapes.UnionType(left)


def written(shape: Any) -> str:
    """A type as TypeScript writes it."""
    if type(shape) in PLAIN:
        return PLAIN[type(shape)]
    if isinstance(shape, shapes.StructType):
        return shape.cls.__name__
    if isinstance(shape, shapes.UnionType):
        return " | ".join(map(written, shape.types))
    if isinstance(shape, shapes.LiteralType):
        return " | ".join(f"'{value}'" for value in shape.values)
    if isinstance(shape, shapes.ListType):
        return f"{grouped(shape.item_type)}[]"
    if isinstance(shape, shapes.TupleType):
        return f"[{', '.join(map(written, shape.item_types))}]"
    if isinstance(shape, shapes.DictType):
        return f"Record<{written(shape.key_type)}, {written(shape.value_type)}>"
    raise TypeError(
        f"the server speaks of a type that has no TypeScript yet: {shape!r}; write it in tablee/server/typescript.py"
    )


def grouped(shape: Any) -> str:
    text = written(shape)
    return f"({text})" if " | " in text else text


if __name__ == "__main__":
    for file, types in FILES.items():
        Path(file).write_text(types(), "utf-8")
