"""What may happen at a table: each decision is a pure function of the table, the person, the time and the request.

It gives the change to be written, or raises Refusal. Nothing has changed either way.
"""

from collections.abc import Callable
from typing import Final, Literal

from tablee.kernel.errors import CannotUndo, MoveError
from tablee.match.play import Match
from tablee.match.sealed import SealedFate, promise_of
from tablee.server.tables import refusal
from tablee.server.tables.events import (
    Adjourned,
    Answered,
    Asked,
    Chatted,
    Ended,
    Moved,
    Promised,
    Readied,
    Resigned,
    Resumed,
    Seated,
    Sitter,
    Spoke,
    TableSetup,
    TimeOut,
    Undone,
)
from tablee.server.tables.refusal import Refusal
from tablee.server.tables.table import STAND_IN, Change, Table, voices
from tablee.server.text import line

COUNTDOWN: Final = 3_000  # milliseconds before the time of a game goes on

Decision = Callable[[Table, str | None, int], Change]  # table, person (None: the server itself), time


# -- playing ------------------------------------------------------------------------------------------------


def move(table: Table, person: str | None, now: int, *, seat: int, text: str, seen: int, back: int = 0) -> Change:
    """`seen`: the number of the position it was chosen in; `back`: milliseconds it has been on its way."""
    must_play(table, seat, person)
    return play(table, None, now - back, seat=seat, text=text, seen=seen)


def play(table: Table, _: str | None, now: int, *, seat: int, text: str, seen: int) -> Change:
    """Whoever plays it, a bot too."""
    match = _must_go_on(table)
    if now < table.runs_from:
        raise Refusal("not_now", "countdown")
    if seen < last_that_matters(table, seat):
        raise refusal.stale()
    tried = match.copy()
    try:
        tried.play(seat, text, table.game_time(now))
    except MoveError as error:
        raise Refusal.of(error) from None
    played, *answers = tried.log_from(match.entries)
    fate = [answer.move for answer in answers]
    return Change(Moved(seat, text, fate, played.at, _countdown(table, match, tried)), tried)


def _countdown(table: Table, before: Match, after: Match) -> int:
    """A race begins for everybody at once, whoever was the last to be ready."""
    waits = table.setup.ready and table.facts.timed
    return COUNTDOWN if waits and _races(after) and not _races(before) else 0


def last_that_matters(table: Table, seat: int) -> int:
    """Where several act at once, what others did meanwhile does not make a choice stale."""
    together = table.facts.timed or len(table.to_act) > 1
    return table.moved[seat] if together else table.changed


def undo(table: Table, person: str | None, _: int, *, seat: int) -> Change:
    """At once where the game allows it, or when only bots would have to agree; else the others are asked.

    Where the game runs in time, what others have seen played is played.
    """
    must_play(table, seat, person)
    match = _must_go_on(table)
    keep = match.moves_before_last_of(seat)
    if keep is None:
        raise Refusal("not_now", "nothing_played")
    if keep == match.moves - 1 and not table.facts.timed and _allowed_by_the_game(match):
        return Change(Undone(seat, keep))
    if table.setup.rated or table.facts.timed:
        raise Refusal("not_now", "no_undo")
    return Change(Asked(seat, keep) if voters(table, seat) else Undone(seat, keep))


def _allowed_by_the_game(match: Match) -> bool:
    try:
        match.must_be_undoable()
    except CannotUndo:
        return False
    return True


def answer(
    table: Table, person: str | None, _: int, *, seat: int, agree: bool, what: Literal["undo", "adjourn"] | None = None
) -> Change:
    """Whoever says what they were asked does not answer something else that is asked since."""
    must_sit(table, seat, person)
    if table.asked is not None and what not in (None, table.asked.what):
        raise Refusal("not_now", "nobody_asks")
    return Change(_answer(table, seat, agree))


def _answer(table: Table, seat: int, agree: bool) -> Answered | Undone | Adjourned:
    """The last to agree makes it so."""
    _must_go_on(table)
    asked, waiting = table.asked, unanswered(table)
    if asked is None or seat not in waiting:
        raise Refusal("not_now", "nobody_asks")
    if not agree or waiting != [seat]:
        return Answered(seat, agree)
    if asked.keep is None:
        _must_not_race(table)
    return Adjourned() if asked.keep is None else Undone(asked.seat, asked.keep)


def voters(table: Table, seat: int) -> list[int]:
    """Seats of other people, who have a say when this one asks for something."""
    asking = table.sitters[seat].person
    others = [other for other, sitter in enumerate(table.sitters) if sitter.person not in (None, asking)]
    return [other for other in others if other not in table.given_up]


def unanswered(table: Table) -> list[int]:
    """Seats whose answer to what was asked is still to come."""
    if table.asked is None:
        return []
    return [seat for seat in voters(table, table.asked.seat) if seat not in table.agreed]


def resign(table: Table, person: str | None, _: int, *, seat: int) -> Change:
    must_sit(table, seat, person)
    return Change(_resign(table, seat))


def _resign(table: Table, seat: int) -> Resigned:
    if table.match is None:
        raise refusal.not_begun()
    if table.ending is not None or seat in table.given_up:
        raise refusal.over()
    return Resigned(seat)


def adjourn(table: Table, person: str | None, _: int) -> Change:
    """At once among bots, unless ratings are at stake; else the others are asked. To ask for it too is to agree."""
    seat = seat_in_play(table, person)
    _must_go_on(table)
    if table.asked is not None and table.asked.what == "adjourn":
        return Change(_answer(table, seat, agree=True))
    if voters(table, seat):
        return Change(Asked(seat))
    if table.setup.rated:
        raise Refusal("not_now", "rated_in_one_go")
    _must_not_race(table)
    return Change(Adjourned())


def pause_alone(table: Table, person: str | None, now: int) -> Change:
    """The only person at a table has gone: the game's time does not run on without anybody."""
    if not table.setup.ready or not table.runs_in_time or voters(table, seat_in_play(table, person)):
        raise Refusal("not_now", "not_alone")
    return adjourn(table, person, now)


def _must_not_race(table: Table) -> None:
    """Nobody gets a rest to think about what must be decided at a glance."""
    if table.match is not None and _races(table.match):
        raise Refusal("not_now", "racing")


def _races(match: Match) -> bool:
    return any(seat != "fate" and match.not_before(seat) is not None for seat in match.to_act)


def resume(table: Table, person: str | None, _: int) -> Change:
    """At the beginning of a game that runs in time, the last to be ready lets it run."""
    seat = seat_in_play(table, person)
    if table.status != "adjourned":
        raise Refusal("not_now", "not_adjourned")
    if seat in table.unready and table.unready != [seat]:
        return Change(Readied(seat))
    if table.unready not in ([], [seat]):
        raise Refusal("not_now", "not_everybody")
    return Change(Resumed(COUNTDOWN if table.setup.ready and table.runs_in_time else 0))


def say(table: Table, person: str | None, _: int, *, text: str) -> Change:
    said = line(text)
    if not said:
        raise Refusal("malformed", "nothing_to_read")
    if not table.setup.chat:
        raise Refusal("not_now", "no_chat")
    return Change(Chatted(said, next(iter(table.seats_of(person)), None)))


# -- sitting ------------------------------------------------------------------------------------------------


def sit(table: Table, person: str | None, _: int, *, seat: int, word: bool = False, account: bool = False) -> Change:
    """`word`: the screen adds one to fate. `account`: the person has one, as rated games ask for."""
    assert person is not None
    if table.setup.rated and not account:
        raise refusal.needs_account()
    if table.setup.rated and table.seats_of(person):
        raise refusal.one_a_screen()
    may_add = table.setup.words is not None and table.facts.chance
    seated = _take_seat(table, seat, Sitter(person=person, word=word and may_add))
    if _knows_another_hand(table, seat, person):
        raise refusal.another_hand()
    return Change(seated)


def _knows_another_hand(table: Table, seat: int, person: str) -> bool:
    """Whether the hand somebody has left here would be read by somebody who plays, or played, another one."""
    left = table.seen_by[seat]
    elsewhere = any(person in seen for seen in table.seen_by)
    return table.facts.secrets and bool(left) and person not in left and elsewhere


def seat_bot(table: Table, person: str | None, _: int, *, seat: int, level: int, maker: str | None) -> Change:
    """For those who sit at the table, and whoever made it."""
    if person != maker and not table.seats_of(person):
        raise refusal.not_seated()
    return Change(_take_seat(table, seat, Sitter(level=level)))


def _take_seat(table: Table, seat: int, sitter: Sitter) -> Seated:
    if not 0 <= seat < table.seats or not table.sitters[seat].free:
        raise Refusal("taken", "seat_taken")
    if table.ending is not None:
        raise refusal.over()
    sitters = [*table.sitters[:seat], sitter, *table.sitters[seat + 1 :]]
    begins = table.match is None and begins_at_once(sitters)
    return Seated(seat, sitter, opening_of(table, {}) if begins else None)


def begins_at_once(sitters: list[Sitter]) -> bool:
    """Whether everybody is there, and nobody has a word to say first."""
    return not any(one.free for one in sitters) and not voices(sitters)


def opening_of(table: Table, words: dict[int, str]) -> list[str]:
    """Fate's moves before anybody has played."""
    setup = table.setup
    fate = table.fate if setup.words is None else SealedFate(table.fate.secret, words)
    rules, compiled = setup.rules_version, table.compiled
    match = Match(setup.game, table.seats, options=setup.options, fate=fate, compiled=compiled, rules=rules)
    return [entry.move for entry in match.log]


def promise(table: Table, person: str | None, _: int, *, seat: int, digest: str) -> Change:
    """Another promise may take the place of one whose word was lost; then all words that were said are void."""
    must_sit(table, seat, person)
    if table.match is not None or seat not in voices(table.sitters):
        raise refusal.nothing_owed()
    return Change(Promised(seat, digest))


def speak(table: Table, person: str | None, _: int, *, seat: int, word: str, seal: str) -> Change:
    """The last word lets the game begin."""
    must_sit(table, seat, person)
    if table.owed.get(seat) != "word":
        raise refusal.nothing_owed()
    if seal != table.seal:
        raise refusal.stale()
    if promise_of(word) != table.promises[seat]:
        raise Refusal("malformed", "another_word")
    words = {**table.words, seat: word}
    return Change(Spoke(seat, word, opening_of(table, words) if len(words) == len(voices(table.sitters)) else None))


def leave(table: Table, person: str | None, now: int, *, seat: int) -> Change:
    must_sit(table, seat, person)
    return vacate(table, None, now, seat=seat)


def vacate(table: Table, _: str | None, __: int, *, seat: int) -> Change:
    """The seat is free for somebody else, or for a bot. Nobody leaves a rated game to save a rating."""
    if table.ending is not None:
        raise refusal.over()
    if table.setup.rated and table.match is not None:
        return Change(_resign(table, seat))
    return Change(Seated(seat, Sitter()))


# -- time ---------------------------------------------------------------------------------------------------


def due(table: Table, now: int) -> Change | None:
    """What time alone has brought about, if anything: a clock ran out, or a timed game has ended."""
    if table.status == "playing" and table.clock and (seat := table.clock.out(now)) is not None:
        return Change(TimeOut(seat, STAND_IN if bot_goes_on(table.setup) else None))
    if not table.facts.timed or table.match is None or table.closed or table.adjourned_at is not None:
        return None
    match = table.at(now).match
    assert match is not None
    return Change(Ended(match.ended_at)) if match.ended_at is not None else None


def bot_goes_on(setup: TableSetup) -> bool:
    """Whether a bot takes the seat of whoever runs out of time. Nobody lets time run out to keep a rating."""
    return setup.clock is not None and setup.clock.out == "bot" and not setup.rated


# -- who may ------------------------------------------------------------------------------------------------


def must_sit(table: Table, seat: int, person: str | None) -> None:
    if seat not in table.seats_of(person):
        raise refusal.not_yours()


def must_play(table: Table, seat: int, person: str | None) -> None:
    """Whoever gave up does not act any more; a bot stands in."""
    must_sit(table, seat, person)
    if seat in table.given_up:
        raise refusal.over()


def seat_in_play(table: Table, person: str | None) -> int:
    """One of that person's, still in the game."""
    mine = table.seats_of(person)
    if not mine:
        raise refusal.not_yours()
    in_play = [seat for seat in mine if seat not in table.given_up]
    if not in_play:
        raise refusal.over()
    return in_play[0]


def _must_go_on(table: Table) -> Match:
    if table.match is None:
        raise refusal.not_begun()
    if table.ending is not None:
        raise refusal.over()
    if table.adjourned_at is not None:
        raise refusal.adjourned()
    return table.match
