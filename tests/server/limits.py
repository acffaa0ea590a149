"""Limits for tests in which one address plays everybody."""

from typing import Any, Final

from msgspec import structs

from tablee.server.config import Limits

MANY: Final = 10**9


def lifted(**others: Any) -> Limits:
    """No rate holds, nor what is counted by address or person; `others` are lifted, or not, as they are given."""
    rates = {field.name: (MANY, 1) for field in structs.fields(Limits) if isinstance(field.default, tuple)}
    counts = {name: MANY for name in Limits.__struct_fields__ if name.endswith(("_an_address", "_a_person"))}
    return Limits(**{**counts, **rates, **others})
