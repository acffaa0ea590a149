"""What is said when a database cannot be used."""

from tablee.kernel.errors import TableeError


class StoreError(TableeError):
    """The database cannot be used; says which, why, and what to do."""


class MakerForgotten(Exception):
    """Whoever makes a table is not known any more."""
