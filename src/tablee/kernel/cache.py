"""Where compiled code is kept: one folder for each game and each module by which Python enters it.

Numba notices a change in the file of a cached function, not in the files of the functions it calls. So the folder is
named by a digest of every source its code may come from: the module of the entry, those of the game's rules and bot,
and what these import. Nothing else is in the name: other games, texts and pages may change.
"""

import os
import platform
import shutil
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from importlib.metadata import version
from pathlib import Path
from typing import Any, Final

import numba
import platformdirs
from numba.core import sigutils
from numba.core.caching import Cache, CompileResultCacheImpl, UserProvidedCacheLocator, _Cache

from tablee.kernel.memory import Memory
from tablee.kernel.registry import functions_of, known
from tablee.kernel.sources import changed_since_loaded, digest_of, has_source, modules_behind

CHOOSING: Final = "tablee.kernel.generic"  # which says whose rules are compiled in
KEPT: Final = 4  # folders of other versions that stay, newest first
IN_USE: Final = 24 * 3600  # seconds: younger ones stay too, they may be those of another checkout


class InTheFolder(UserProvidedCacheLocator):
    """Numba has a folder for each place a source may lie in; ours are named by what is in the source."""

    @classmethod
    def get_suitable_cache_subpath(cls, py_file: str) -> str:
        return ""


class KeptForm(CompileResultCacheImpl):
    _locator_classes: Final = [InTheFolder]


class KeptCode(Cache):
    _impl_class = KeptForm


class GameCache(_Cache):
    """An entry's compiled forms on disk, each in the folder of the game whose records it takes."""

    def __init__(self, function: Callable[..., Any]) -> None:
        self._function = function
        self._by_game: dict[str, KeptCode | None] = {}

    @property
    def cache_path(self) -> str:
        return str(cache_home())

    def load_overload(self, sig: Any, target_context: Any) -> Any:
        kept = self._kept_for(sig)
        return kept and kept.load_overload(sig, target_context)

    def save_overload(self, sig: Any, data: Any) -> None:
        if kept := self._kept_for(sig):
            kept.save_overload(sig, data)

    def enable(self) -> None: ...

    def disable(self) -> None: ...

    def flush(self) -> None: ...

    def _kept_for(self, sig: Any) -> KeptCode | None:
        arguments, _ = sigutils.normalize_signature(sig)
        mark = next(marks_in(arguments), "")
        if mark not in self._by_game:
            self._by_game[mark] = _kept_in(cache_folder(self._function.__module__, mark), self._function)
        return self._by_game[mark]


def marks_in(types: Iterable[Any]) -> Iterator[str]:
    """The games whose records are among these types, or inside them."""
    for type in types:
        if isinstance(type, numba.types.Record):
            yield from (name for name in type.fields if name in known)
            yield from marks_in(field.type for field in type.fields.values())
        elif isinstance(type, numba.types.Array):
            yield from marks_in([type.dtype])
        elif isinstance(type, Memory):
            yield from marks_in([type.record])
        elif isinstance(type, numba.types.BaseTuple):
            yield from marks_in(type.types)


def _kept_in(folder: Path | None, function: Callable[..., Any]) -> KeptCode | None:
    if folder is None:
        return None
    before, numba.config.CACHE_DIR = numba.config.CACHE_DIR, str(folder)  # other people's functions keep theirs
    try:
        return KeptCode(function)
    finally:
        numba.config.CACHE_DIR = before


@cache
def cache_folder(entered_by: str, mark: str) -> Path | None:
    """The folder of today's sources, made if need be; None if code cannot be kept (each process then compiles anew)."""
    beginnings = {entered_by, *(function.__module__ for function in functions_of(mark))} | (
        {CHOOSING} if mark else set()
    )
    if not all(has_source(name) for name in beginnings):
        return None  # typed at a prompt
    sources = modules_behind(beginnings)
    versions = cache_home() / (mark or "any") / entered_by
    folder = versions / digest_of(sources, _surroundings())
    try:
        if changed_since_loaded(sources):
            return None
        folder.mkdir(parents=True, exist_ok=True)
        folder.touch()
        _remove_old(versions, folder)
    except OSError:
        return None
    return folder


def cache_home() -> Path:
    return Path(os.environ.get("TABLEE_CACHE") or platformdirs.user_cache_dir("tablee"))


def _surroundings() -> str:
    bounds = os.environ.get("NUMBA_BOUNDSCHECK", "")
    return f"{version('numba')} {version('numpy')} {platform.machine()} {sys.version_info[:2]} {bounds}"


def _remove_old(versions: Path, current: Path) -> None:
    others = [folder for folder in versions.iterdir() if folder != current]
    others.sort(key=_last_used, reverse=True)
    for folder in others[KEPT:]:
        if time.time() - _last_used(folder) > IN_USE:
            shutil.rmtree(folder, ignore_errors=True)


def _last_used(folder: Path) -> float:
    return folder.stat().st_mtime
