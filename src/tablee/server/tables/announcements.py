"""What processes tell each other: where there is something to look up, and never what is to be found there."""

import msgspec
from msgspec import Struct


class News(Struct, frozen=True, tag_field="type", tag=str.lower):
    """Heard by all processes; whoever sent it knows already."""


class Advanced(News, frozen=True):
    """A table has come to a number."""

    table: str
    number: int


class Rematched(News, frozen=True):
    """The players of a table meet again at another."""

    table: str


class Renamed(News, frozen=True):
    person: str


class SignedOut(News, frozen=True):
    """Somebody's keys have ended."""

    person: str


class KeyEnded(News, frozen=True):
    """Somebody has logged out on one device."""

    digest: str


class Forgotten(News, frozen=True):
    """Somebody's keys have ended, and what he said is gone from the logs."""

    person: str


class TimeAsked(News, frozen=True):
    """A process begins: what time is it with those that are here already?"""


class TimeTold(News, frozen=True):
    to: str  # the process that asked
    now: int


AnyNews = Advanced | Rematched | Renamed | SignedOut | KeyEnded | Forgotten


class Announcement(Struct, frozen=True):
    """All that a process had to tell at a time."""

    process: str
    news: list[AnyNews | TimeAsked | TimeTold]


read_announcement = msgspec.json.Decoder(Announcement).decode
