"""Was fate honest at this table? Every die and card drawn again from the secret and the words sealed at the start."""

import asyncio
from typing import Literal

from msgspec import Struct

from tablee.match.play import Match
from tablee.match.sealed import ANSWER_BYTES, OPENING, SealedFate
from tablee.match.verify import drawn_again
from tablee.server.background import Rests
from tablee.server.tables.table import Table

Outcome = Literal["honest", "strayed", "elsewhere", "no_chance"]


class Verdict(Struct, frozen=True):
    """`elsewhere`: a game from a record that showed no secret; `no_chance`: a game without dice and cards."""

    outcome: Outcome
    seal: str
    secret: str | None
    words: list[str | None] | None  # [seat] what its player added to the secret; None: a game from before words
    numbers: list[str]  # what fate drew the opening and the answer to each move from, in hexadecimal digits
    answers: int  # of fate, that are as the secret says
    strayed: str | None  # the first that is not, in words


async def verdict_on(table: Table, match: Match) -> Verdict:
    """Beside the event loop: nobody's move waits for somebody who looks back."""
    fate = table.fate
    if not table.facts.chance:
        return Verdict("no_chance", fate.seal, fate.secret.hex(), said(match, fate), [], 0, None)
    if table.setup.elsewhere:
        return Verdict("elsewhere", fate.seal, None, None, [], 0, None)
    rests = Rests()
    found = await asyncio.to_thread(drawn_again, match, fate, rests)
    outcome: Outcome = "honest" if found.honest else "strayed"
    shown = fate.secret.hex(), said(match, fate), await asyncio.to_thread(numbers, match, fate, rests)
    return Verdict(outcome, fate.seal, *shown, found.moves, found.strayed)


def said(match: Match, fate: SealedFate) -> list[str | None] | None:
    return None if fate.words is None else [fate.words.get(seat) for seat in range(match.seats)]


def numbers(match: Match, fate: SealedFate, rest: Rests) -> list[str]:
    found = []
    for number in range(OPENING, match.moves):
        found.append(f"{fate(number):0{2 * ANSWER_BYTES}x}")
        rest()
    return found
