"""Where compiled code is kept: a folder named by a digest of every source it may come from.

Numba notices a change in the file of a cached function, not in the files of the functions it calls. So all
sources go into the name: the package's, those of games from elsewhere, Numba's version and the processor's kind.
"""

import hashlib
import os
import platform
import shutil
import sys
from collections.abc import Iterable
from importlib.metadata import version
from pathlib import Path

import platformdirs

from tablee.kernel.places import outside_folders

NEVER_COMPILED = {"tests", "server", "terminal"}  # folders whose sources hold no rules
KEPT = 4  # folders of other versions that stay, newest first

_covered: set[Path] = set()  # folders outside the package whose sources are in the name


def cache_folder() -> str:
    """This version's folder, made if need be; "" if there is nowhere to write (each process then compiles anew)."""
    home = cache_home()
    folder = home / digest()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        folder.touch()
        _remove_old(home, folder)
    except OSError:
        return ""
    return str(folder)


def covers(folder: Path) -> bool:
    """Whether a change in this game's folder would change the name."""
    return folder.is_relative_to(Path(__file__).parents[1]) or folder in _covered


def cache_home() -> Path:
    return Path(os.environ.get("TABLEE_CACHE") or platformdirs.user_cache_dir("tablee"))


def digest() -> str:
    """A name that changes whenever compiled code might."""
    sources = hashlib.sha256()
    bounds = os.environ.get("NUMBA_BOUNDSCHECK", "")
    sources.update(f"{version('numba')} {platform.machine()} {sys.version_info[:2]} {bounds}".encode())
    package = Path(__file__).parents[1]
    _covered.update(outside_folders())
    for path in _python_files([package, *_covered]):
        sources.update(str(path).encode() + b"\0" + path.read_bytes())
    return sources.hexdigest()[:16]


def _python_files(folders: Iterable[Path]) -> list[Path]:
    unique = {path for folder in folders for path in folder.rglob("*.py")}
    return sorted(path for path in unique if NEVER_COMPILED.isdisjoint(path.parts))


def _remove_old(home: Path, current: Path) -> None:
    others = [folder for folder in home.iterdir() if folder.is_dir() and folder != current]
    others.sort(key=lambda folder: folder.stat().st_mtime, reverse=True)
    for folder in others[KEPT:]:
        shutil.rmtree(folder, ignore_errors=True)
