"""What is said when a database cannot be used."""

import sqlite3
from typing import Final

from sqlalchemy.exc import SQLAlchemyError

from tablee.kernel.errors import TableeError

DATABASE_ERRORS: Final = (SQLAlchemyError, sqlite3.Error, OSError)  # whatever a database or the way to it may raise


class StoreError(TableeError):
    """The database cannot be used; says which, why, and what to do."""


class LoginTaken(Exception):
    """Somebody else has that login."""


class MakerForgotten(Exception):
    """Whoever makes a table is not known any more."""
