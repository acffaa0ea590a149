"""The wire in TypeScript: `python -m tablee.server.typescript > web/src/lib/wire.ts` (or `make wire`)."""

import inspect
from collections.abc import Iterator
from typing import Any

from msgspec import inspect as shapes

from tablee.server import wire

HEAD = "// Made from src/tablee/server/wire.py by `make wire`; do not edit.\n"
UNIONS = {"ScreenSays": wire.ScreenSays, "ServerSays": wire.ServerSays}
PLAIN: dict[type, str] = {
    shapes.StrType: "string",
    shapes.IntType: "number",
    shapes.FloatType: "number",
    shapes.BoolType: "boolean",
    shapes.NoneType: "null",
    shapes.AnyType: "unknown",
}


def typescript() -> str:
    """The whole file: every struct of the wire as an interface, and the two unions."""
    structs = [kind for kind in vars(wire).values() if inspect.isclass(kind) and kind.__module__ == wire.__name__]
    shown = [shape for shape in map(shapes.type_info, structs) if isinstance(shape, shapes.StructType) and shape.fields]
    unions = [f"export type {name} = {written(shapes.type_info(union))};\n" for name, union in UNIONS.items()]
    return "\n".join([HEAD, *map(interface, shown), *unions])


def interface(shape: shapes.StructType) -> str:
    return "\n".join([*comment(shape.cls), f"export interface {shape.cls.__name__} {{", *fields(shape), "}", ""])


def comment(struct: type) -> Iterator[str]:
    """A struct's own docstring; msgspec's or its base's would say nothing."""
    if doc := vars(struct).get("__doc__"):
        lines = inspect.cleandoc(doc).splitlines()
        yield from ("/**", *(f" * {line}".rstrip() for line in lines), " */")


def fields(shape: shapes.StructType) -> Iterator[str]:
    if shape.tag_field:
        yield f"  {shape.tag_field}: '{shape.tag}';"
    yield from (f"  {field.encode_name}: {written(field.type)};" for field in shape.fields)


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
    if isinstance(shape, shapes.DictType):
        return f"Record<{written(shape.key_type)}, {written(shape.value_type)}>"
    raise TypeError(
        f"the wire uses a type that has no TypeScript yet: {shape!r}; write it in tablee/server/typescript.py"
    )


def grouped(shape: Any) -> str:
    text = written(shape)
    return f"({text})" if " | " in text else text


if __name__ == "__main__":
    print(typescript(), end="")
