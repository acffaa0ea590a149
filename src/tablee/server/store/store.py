"""The store: a database, and what is asked of it."""

from tablee.server.store.access import Access
from tablee.server.store.database import Database
from tablee.server.store.people import PeopleStore
from tablee.server.store.ratings import RatingStore
from tablee.server.store.tables import TableStore


class Store(Database):
    def __init__(self, access: Access) -> None:
        super().__init__(access)
        self.tables = TableStore(self)
        self.people = PeopleStore(self)
        self.ratings = RatingStore(self)
