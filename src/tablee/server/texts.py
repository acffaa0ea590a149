"""What the server itself says to people, and in which languages."""

from pathlib import Path
from typing import Annotated, Final

from msgspec import Meta

from tablee.match.said import Texts

say: Final = Texts(Path(__file__).parent)

Language = Annotated[str, Meta(pattern=f"^({'|'.join(say.languages)})$(?!\\n)")]
