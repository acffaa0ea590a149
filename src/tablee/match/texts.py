"""What is said in every game."""

from typing import Final

from tablee.match.said import Texts

say: Final = Texts.beside(__file__)
