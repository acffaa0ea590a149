import os
import subprocess
import sys
from pathlib import Path

from tablee.kernel.places import game_modules


def test_the_compiler_leaves_when_the_server_is_gone(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "tablee.server.compiling"]
    nothing_compiled = {**os.environ, "TABLEE_CACHE": str(tmp_path)}
    ended = subprocess.run(command, env=nothing_compiled, input="", capture_output=True, text=True)  # input at its end
    assert ended.returncode == 0
    assert len(ended.stdout.splitlines()) < len(game_modules())
