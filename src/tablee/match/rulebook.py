"""A game's rules text: numbered sections, `rules.<language>.md` of the game's folder."""

import re
from functools import cache

from msgspec import Struct

from tablee.match.said import DEFAULT, FALLBACK
from tablee.match.shelf import folder_of

HEADING = re.compile(r"^## (?:([A-Z][0-9]+[a-z]?)\. )?(.+)$", re.MULTILINE)
PICTURE = re.compile(r"^!\[(.+)\]\(#([a-z0-9-]+)\)\n*", re.MULTILINE)  # a position of the lesson, by its name
PASSAGE = re.compile(r"\n\n|\n(?=- )")  # what stands between two of them


class Section(Struct, frozen=True):
    """One rule: its id ("" for a section without one), its title, its text in Markdown."""

    id: str
    title: str
    illustrated: str  # with its pictures

    @property
    def text(self) -> str:
        """For readers who see no board."""
        return without_pictures(self.illustrated)

    @property
    def pictures(self) -> list[str]:
        """The names of the positions it shows."""
        return [name for _, name in PICTURE.findall(self.illustrated)]

    @property
    def passages(self) -> list[str]:
        """Its paragraphs and the items of its lists, to be quoted one by one."""
        blocks = PASSAGE.split(self.text)
        return [" ".join(block.removeprefix("- ").split()) for block in blocks]


class Rulebook(Struct, frozen=True):
    """The whole text, and its parts."""

    title: str
    pitch: str
    sections: tuple[Section, ...]
    markdown: str  # without pictures

    def find(self, rule: str) -> Section | None:
        return next((section for section in self.sections if section.id and section.id == rule), None)

    @property
    def ids(self) -> list[str]:
        return [section.id for section in self.sections if section.id]


@cache
def rulebook(game: str, language: str = DEFAULT) -> Rulebook:
    """The rules of a game as its players read them; in the next best language if there are none in this one."""
    paths = [folder_of(game) / f"rules.{spoken}.md" for spoken in (language, *FALLBACK)]
    markdown = next((path for path in paths if path.exists()), paths[0]).read_text("utf-8")
    head, *rest = HEADING.split(markdown)
    title, _, pitch = head.strip().removeprefix("# ").partition("\n")
    sections = tuple(
        Section(id or "", title.strip(), text.strip())
        for id, title, text in zip(rest[0::3], rest[1::3], rest[2::3], strict=True)
    )
    return Rulebook(title.strip(), pitch.strip(), sections, without_pictures(markdown))


def without_pictures(markdown: str) -> str:
    return PICTURE.sub("", markdown).strip()
