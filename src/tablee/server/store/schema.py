"""What is kept. The log is the truth about a table; the rest says who people are and helps to find things."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)

metadata = MetaData()

ID = String(32)

tables = Table(
    "tables",
    metadata,
    Column("id", ID, primary_key=True),
    Column("game", String(40), nullable=False),
    Column("setup", Text, nullable=False),  # JSON of events.TableSetup
    Column("secret", LargeBinary(32), nullable=False),  # what fate's answers come from
    Column("owner", ID),
    Column("status", String(10), nullable=False),  # follows from the log; kept for finding tables
    Column("public", Boolean, nullable=False),
    Column("runs_unattended", Boolean, nullable=False),  # bots or clocks act here by themselves
    Column("made", BigInteger, nullable=False),
    Column("updated", BigInteger, nullable=False),
    Column("rematch", ID),
    Index("tables_by_status", "status", "public", "updated"),
    Index("tables_by_owner", "owner"),
)

log = Table(
    "log",
    metadata,
    Column("table_id", ID, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),  # milliseconds
    Column("by", ID),  # a person
    Column("message", String(40)),  # the id that person's screen gave it
    Column("event", Text, nullable=False),  # JSON of events.Event
    Index("log_by_person", "by"),
)

sitting = Table(
    "sitting",
    metadata,
    Column("table_id", ID, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person", ID, nullable=False),
    Column("name", String(40)),  # of a second person at the same screen
    Index("sitting_by_person", "person"),
)

people = Table(
    "people",
    metadata,
    Column("id", ID, primary_key=True),
    Column("name", String(40), nullable=False),
    Column("login", String(40), unique=True),
    Column("password", String(200)),  # Argon2
    Column("made", BigInteger, nullable=False),
)

keys = Table(
    "keys",
    metadata,
    Column("digest", String(64), primary_key=True),  # SHA-256 of what the browser or program holds
    Column("person", ID, ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("kind", String(10), nullable=False),  # cookie, token
    Column("made", BigInteger, nullable=False),
    Index("keys_by_person", "person"),
)

ratings = Table(
    "ratings",
    metadata,
    Column("game", String(40), primary_key=True),
    Column("who", String(40), primary_key=True),  # person:ID or bot:LEVEL
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
)

rated = Table(  # tables that asked to be rated, and whether their result has been counted
    "rated",
    metadata,
    Column("table_id", ID, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("counted", Boolean, nullable=False),
)

leases = Table(  # which process thinks about a table
    "leases",
    metadata,
    Column("table_id", ID, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("holder", String(40), nullable=False),
    Column("until", BigInteger, nullable=False),
)
