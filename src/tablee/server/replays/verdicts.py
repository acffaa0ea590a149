"""Was fate honest at this table? Every die and card drawn again from the secret whose seal was shown at the start."""

import asyncio
from typing import Literal

from msgspec import Struct

from tablee.match.verify import drawn_again
from tablee.server.replays.frames import finished
from tablee.server.tables.room import Room

Outcome = Literal["honest", "strayed", "elsewhere", "no_chance"]


class Verdict(Struct, frozen=True):
    """`elsewhere`: a game from a record that showed no secret; `no_chance`: a game without dice and cards."""

    outcome: Outcome
    seal: str
    secret: str | None  # SHA-256 of these bytes is the seal
    answers: int  # of fate, that are as the secret says
    strayed: str | None  # the first that is not, in words


async def verdict_on(room: Room) -> Verdict:
    match, fate = finished(room), room.table.fate
    if not room.table.facts.chance:
        return Verdict("no_chance", fate.seal, fate.secret.hex(), 0, None)
    if room.table.setting.elsewhere:
        return Verdict("elsewhere", fate.seal, None, 0, None)
    found = await asyncio.to_thread(drawn_again, match, fate)
    outcome: Outcome = "honest" if found.honest else "strayed"
    return Verdict(outcome, fate.seal, fate.secret.hex(), found.moves, found.strayed)
