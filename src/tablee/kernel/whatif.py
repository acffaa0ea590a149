"""What if a rule were different? A game read once more with other values for some of its constants.

A game's `lab.py` may hold WHAT_IFS. `heisa~short_neck` is then a game like any other, with records and compiled code of
its own: its modules are the game's own sources, in which the constants are replaced as they are read.
"""

import ast
import sys
from collections.abc import Mapping, Sequence
from importlib import import_module
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import find_spec, spec_from_file_location
from types import CodeType, ModuleType
from typing import Any, Final

from msgspec import Struct

from tablee.kernel.errors import UnknownGame

SIGN: Final = "~"


class WhatIf(Struct, frozen=True, kw_only=True):
    """One change to what had to be reconstructed: the rule it touches, and what it would be."""

    name: str
    rule: str
    sets: Mapping[str, str]  # "state.NECK" -> the expression in place of the constant's own


def what_ifs(package: str) -> tuple[WhatIf, ...]:
    """Those of a game's package, if it has any."""
    if find_spec(f"{package}.lab") is None:
        return ()
    return tuple(getattr(import_module(f"{package}.lab"), "WHAT_IFS", ()))


def changed_package(package: str, name: str) -> str:
    """The package in which one thing is different; made to be importable."""
    known = {what_if.name: what_if for what_if in what_ifs(package)}
    if name not in known:
        raise UnknownGame(f"{package} has no what-if {name!r}; it has: {', '.join(known) or 'none'}")
    for constant in known[name].sets:
        module = constant.rpartition(".")[0]
        if find_spec(f"{package}.{module}") is None:
            raise UnknownGame(f"{package} has no module {module!r} in which to change {constant}")
    changed = f"{package}{SIGN}{name}"
    _finder.changes[changed] = known[name]
    if _finder not in sys.meta_path:
        sys.meta_path.insert(0, _finder)  # before the one that would find the unchanged module
    return changed


class _Finder(MetaPathFinder):
    """Finds `package~name.state` where `package.state` is."""

    def __init__(self) -> None:
        self.changes: dict[str, WhatIf] = {}  # changed package -> what is different

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        package, sign, rest = fullname.rpartition(SIGN)
        name, dot, module = rest.partition(".")
        change = self.changes.get(f"{package}{SIGN}{name}")
        found = find_spec(package + dot + module) if sign and change else None
        if not change or not found or not found.origin:
            return None
        loader = _Loader(fullname, found.origin, change, module)
        return spec_from_file_location(
            fullname, found.origin, loader=loader, submodule_search_locations=found.submodule_search_locations
        )


_finder: Final = _Finder()


class _Loader(SourceFileLoader):
    def __init__(self, fullname: str, path: str, change: WhatIf, module: str) -> None:
        super().__init__(fullname, path)
        self._name = change.name
        sets = (key.rpartition(".") for key in change.sets)
        self.changes = {constant: change.sets[f"{of}.{constant}"] for of, _, constant in sets if of == module}

    def get_code(self, fullname: str) -> CodeType:
        """Compiled here and now: the bytecode kept on disk is the unchanged game's."""
        tree = _Changer(self._name, self.changes).changed(ast.parse(self.get_data(self.path)), fullname)
        code: CodeType = compile(tree, self.path, "exec")
        return code


class _Changer(ast.NodeTransformer):
    """Puts other values to constants, and another name to the record: a type of its own means code of its own."""

    def __init__(self, name: str, sets: Mapping[str, str]) -> None:
        self._name = name
        self._left = dict(sets)

    def changed(self, tree: ast.Module, module: str) -> ast.Module:
        self.visit(tree)
        if self._left:
            raise UnknownGame(f"{module} has no constant {', '.join(self._left)} to change")
        return ast.fix_missing_locations(tree)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> Any:
        return self._replaced(node, node.target)

    def visit_Assign(self, node: ast.Assign) -> Any:
        return self._replaced(node, node.targets[0])

    def _replaced(self, node: ast.AnnAssign | ast.Assign, target: ast.expr) -> Any:
        if isinstance(target, ast.Name) and target.id in self._left:
            node.value = ast.parse(self._left.pop(target.id), mode="eval").body
            return node
        return self.generic_visit(node)

    def visit_Call(self, node: ast.Call) -> Any:
        if isinstance(node.func, ast.Name) and node.func.id == "position_type":
            game = ast.literal_eval(node.args[0])
            node.args[0] = ast.Constant(f"{game}_{self._name}")
        return self.generic_visit(node)
