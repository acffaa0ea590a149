"""A row of an answer: an attribute for each column."""

from typing import Any, TypeAlias

import sqlalchemy

Row: TypeAlias = sqlalchemy.Row[Any]
