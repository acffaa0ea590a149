"""Which sources a piece of compiled code may come from: the modules it begins in, and whatever these import.

Only imports that are carried out when a module is loaded count: compiled functions see nothing else.
"""

import ast
import hashlib
import sys
import time
from collections.abc import Iterable, Iterator
from functools import cache
from importlib.util import resolve_name
from pathlib import Path
from types import ModuleType
from typing import Final

GIVEN_BY_VERSION: Final = {*sys.stdlib_module_names, "numpy", "numba", "llvmlite"}

_started: Final = time.time()


def modules_behind(names: Iterable[str]) -> list[ModuleType]:
    """These loaded modules and all they import, by name."""
    found: set[str] = set()
    waiting = list(names)
    while waiting:
        name = waiting.pop()
        if name not in found:
            found.add(name)
            waiting.extend(imports_of(name))
    return [sys.modules[name] for name in sorted(found)]


def digest_of(modules: Iterable[ModuleType], also: str) -> str:
    """A name that changes whenever one of the sources does, or what is said besides; wherever they lie."""
    sources = hashlib.sha256(also.encode())
    for module in modules:
        changes = getattr(module.__spec__ and module.__spec__.loader, "changes", "")
        sources.update(f"\0{module.__name__}\0{changes}\0".encode() + _file_of(module).read_bytes())
    return sources.hexdigest()[:16]


def changed_since_loaded(modules: Iterable[ModuleType]) -> bool:
    """Whether a file may no longer be what is running: it was written after this process began.

    One from the future was not: it was there when the clock was set back.
    """
    now = time.time()
    return any(_started < _file_of(module).stat().st_mtime <= now for module in modules)


@cache
def imports_of(name: str) -> frozenset[str]:
    """The modules with a source to look at that a loaded module imports itself."""
    module = sys.modules[name]
    tree = ast.parse(_file_of(module).read_bytes())
    return frozenset(named for named in _named(tree.body, module.__package__ or "") if has_source(named))


def _named(statements: Iterable[ast.AST], package: str) -> Iterator[str]:
    for statement in statements:
        match statement:
            case ast.Import(names):
                yield from (name.name for name in names)
            case ast.ImportFrom(module, names, level):
                base = resolve_name("." * level + (module or ""), package)
                yield base
                yield from (f"{base}.{name.name}" for name in names)
            case ast.If(test=ast.Name("TYPE_CHECKING"), orelse=otherwise):
                yield from _named(otherwise, package)
            case ast.FunctionDef() | ast.AsyncFunctionDef():
                continue
            case _:
                yield from _named(ast.iter_child_nodes(statement), package)


def has_source(name: str) -> bool:
    """Whether a module is loaded from a file that may change without a new version."""
    known = sys.modules.get(name)
    return known is not None and name.partition(".")[0] not in GIVEN_BY_VERSION and _file_of(known).suffix == ".py"


def _file_of(module: ModuleType) -> Path:
    return Path(getattr(module, "__file__", None) or "")
