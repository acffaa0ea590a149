"""What the server itself says to people, and in which languages."""

from typing import Annotated, Final

from litestar.params import Parameter
from msgspec import Meta

from tablee.match.said import Texts

say: Final = Texts.beside(__file__)
SPOKEN: Final = f"^({'|'.join(say.languages)})$(?!\n)"

Language = Annotated[str, Meta(pattern=SPOKEN), Parameter(pattern=SPOKEN)]  # on the wire, and in a query
