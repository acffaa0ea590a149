"""What is said in every game."""

from pathlib import Path
from typing import Final

from tablee.match.said import Texts

say: Final = Texts(Path(__file__).parent)
