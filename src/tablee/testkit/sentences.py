"""The sentences of a rule sheet: plain text or simple Markdown, in any language, always split the same way.

Nothing of a sheet is left out, headings neither: whoever reads it decides what is a rule. A sentence is known by its
digest, which does not change with line breaks, quotation marks or emphasis.
"""

import hashlib
import re
import unicodedata
from collections.abc import Iterator
from typing import Final

from msgspec import Struct

NOISE: Final = re.compile(
    r"<!--.*?-->|!\[[^]]*\]\([^)]*\)|</?[a-z][a-z0-9]*(\s[^<>]*)?/?>", re.DOTALL | re.IGNORECASE
)  # no words
LINK: Final = re.compile(r"\[([^]]+)\]\([^)]*\)")
EMPHASIS: Final = re.compile(r"(?<!\\)(\*{1,3}|_{1,3}|`)(?=\S)(.+?)(?<=\S)\1", re.DOTALL)
RULE: Final = re.compile(r"\s*([-*_=]\s*){3,}")  # a line across the page
HEADING: Final = re.compile(r"\s*#{1,6}\s+")
ITEM: Final = re.compile(r"\s*(?:(?:[-*•►▪·–]|\(?\d{1,2}[.)])\s+)+(?=\S)")  # what a list's item begins with

QUOTED: Final = re.compile(r"«[^«»]*»|“[^“”]*”|„[^„“”]*[“”]|\"[^\"]*\"|\([^()]*\)")  # no sentence ends inside of these
MARKS: Final = re.compile(r"[.!?…]")
END: Final = re.compile(r"(?P<before>\S*?)[  ]?(?:[.!?]+|…)[»”\"’')\]]*(?=\s+[«“„\"(\[]*\s?[A-ZÀ-ÖØ-Þ0-9►])")
SHORTENED: Final = re.compile(  # rarely the last word of a sentence
    "art|bzw|ca|cf|chap|dr|env|ex|fig|max|min|mlle|mme|mr|mrs|ms|nr|no|pp|resp|st|usw|vgl|vs|[a-zà-ÿ]"
)
DASHES: Final = re.compile("[\N{MINUS SIGN}\N{EN DASH}\N{EM DASH}\N{NON-BREAKING HYPHEN}]")
WORD: Final = re.compile(r"[^\W_]+|[+=%<>/]|-(?=\d)")
LETTERS: Final = 12  # of a digest


class Sentence(Struct, frozen=True):
    """One of a sheet, counted from 1."""

    number: int
    text: str

    @property
    def digest(self) -> str:
        """By which it is known without being quoted."""
        return hashlib.sha256(normal(self.text).encode()).hexdigest()[:LETTERS]


def sentences(sheet: str) -> list[Sentence]:
    """All there are, in their order."""
    texts = [text for block in blocks(sheet) for text in split(block)]
    return [Sentence(number, text) for number, text in enumerate(texts, start=1)]


def normal(text: str) -> str:
    """Words, numbers and signs of arithmetic with one space between: what stays when a sheet is set anew."""
    plain = DASHES.sub("-", unicodedata.normalize("NFKC", text).casefold())
    return " ".join(WORD.findall(plain))


# -- blocks -------------------------------------------------------------------------------------------------


class Block(Struct):
    """A paragraph, an item of a list or a heading."""

    text: str
    heading: bool = False
    item: bool = False


def blocks(sheet: str) -> list[Block]:
    """A paragraph that a page break has torn apart is one again."""
    whole: list[Block] = []
    for block in torn(LINK.sub(r"\1", NOISE.sub(" ", sheet))):
        if whole and goes_on(whole[-1], block):
            whole[-1].text += f" {block.text}"
        else:
            whole.append(block)
    return [Block(unmarked(block.text), block.heading, block.item) for block in whole if normal(block.text)]


def torn(sheet: str) -> Iterator[Block]:
    """As blank lines, marks of lists and headings separate them."""
    block = Block("")
    for line in sheet.splitlines():
        begins = begun(line)
        if not line.strip() or RULE.fullmatch(line) or begins or block.heading:
            if block.text:
                yield block
            block = Block("") if RULE.fullmatch(line) else begins or Block(line.strip())
        else:
            block.text = f"{block.text} {line.strip()}".strip()
    if block.text:
        yield block


def begun(line: str) -> Block | None:
    """What a line begins, if it says so itself."""
    if mark := HEADING.match(line):
        return Block(line[mark.end() :].strip(), heading=True)
    if mark := ITEM.match(line):
        return Block(line[mark.end() :].strip(), item=True)
    return None


def goes_on(before: Block, after: Block) -> bool:
    """It begins with a small letter, and what stands before it has not ended."""
    marked = before.heading or after.heading or after.item
    return not marked and after.text[0].islower() and before.text[-1] not in ".!?…:;"


def unmarked(text: str) -> str:
    """Without emphasis, with single spaces."""
    plain = EMPHASIS.sub(r"\2", EMPHASIS.sub(r"\2", text))
    return " ".join(plain.replace("\\", "").split())


# -- sentences ----------------------------------------------------------------------------------------------


def split(block: Block) -> Iterator[str]:
    if block.heading:
        yield block.text
        return
    begin = 0
    for end in ends(block.text):
        yield block.text[begin:end].strip()
        begin = end
    yield block.text[begin:].strip()


def ends(text: str) -> Iterator[int]:
    """Where a sentence ends and another begins."""
    outside = QUOTED.sub(lambda quoted: MARKS.sub("-", quoted[0][:-2]) + quoted[0][-2:], text)
    for found in END.finditer(outside):
        if not shortened(found["before"], found[0]):
            yield found.end()


def shortened(word: str, found: str) -> bool:
    """An abbreviation, an initial or the number of an item, rather than the last word of a sentence."""
    if not found.rstrip("»”\"’')]").endswith("."):
        return False
    word = word.rpartition("'")[2].rpartition("’")[2].lstrip('(«“„"').casefold()
    return SHORTENED.fullmatch(word) is not None or "." in word.strip(".")
