"""What people write for others to read: on one line, in one normal form, and nothing that hides or turns it around."""

import re
import unicodedata
from itertools import pairwise
from string import ascii_lowercase
from typing import Final

LONGEST_NAME: Final = 24
HIDDEN: Final = {"Cc", "Cf", "Cs", "Co", "Zl", "Zp"}  # categories: controls, overrides, tags, halves of characters
BLANK: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2065\u2800\u3164\uffa0\U0001d159")  # letters of nothing
NUMBER_SIGNS: Final = frozenset("\u0600\u0601\u0602\u0603\u0604\u0605\u06dd\u0890\u0891\u08e2")  # Arabic, and seen
JOINERS: Final = frozenset("\u200c\u200d")  # within words of several scripts, and between the parts of an emoji
SELECTORS: Final = (range(0xFE00, 0xFE10), range(0xE0100, 0xE01F0))  # which shape of the character before
BEYOND: Final = 0xE0000  # nothing is seen from here on
TAGS: Final = {ord(letter): BEYOND + ord(letter) for letter in ascii_lowercase}  # say which flag the one before is
FLAG: Final = re.compile("🏴(" + "gbeng|gbsct|gbwls".translate(TAGS) + ")\N{CANCEL TAG}")  # England, Scotland, Wales
SEEN: Final = "LNS"  # letters, numbers, symbols


def name(written: str) -> str:
    """A name as it is kept; ValueError if nothing of it would be seen, or something in it hides."""
    folded = " ".join(unicodedata.normalize("NFC", written).split())
    hides = line(written) != folded or any(unicodedata.category(one) in ("Cc", "Zl", "Zp") for one in written)
    if hides or not folded or len(folded) > LONGEST_NAME or not any(map(_is_seen, folded)):
        raise ValueError(f"expected a name of 1 to {LONGEST_NAME} characters that can be seen, on one line")
    return folded


def line(written: str) -> str:
    """A line of chat without what hides in it; empty if there is nothing to be read."""
    normal = " ".join(unicodedata.normalize("NFC", written).split())
    flags = {place for flag in FLAG.finditer(normal) for place in range(*flag.span())}
    kept = ""
    for place, (one, after) in enumerate(pairwise(f"{normal} ")):
        if place in flags or _is_kept(kept[-1:], one, after):
            kept += one
    marks_alone = all(one == " " or unicodedata.category(one)[0] == "M" for one in kept)
    return "" if marks_alone else " ".join(kept.split())


def _is_kept(before: str, one: str, after: str) -> bool:
    if one in JOINERS:
        return bool(before.strip()) and _may_stand(after)
    if _is_selector(one):
        return bool(before.strip())
    return one == " " or _may_stand(one)


def _may_stand(one: str) -> bool:
    """Whether it is a character of its own that hides nothing."""
    if one in BLANK or one == " " or ord(one) >= BEYOND:
        return False
    return unicodedata.category(one) not in HIDDEN or one in NUMBER_SIGNS


def _is_selector(one: str) -> bool:
    return any(ord(one) in some for some in SELECTORS)


def _is_seen(one: str) -> bool:
    return unicodedata.category(one)[0] in SEEN and one not in BLANK
