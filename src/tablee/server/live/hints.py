"""What would you play? The strongest bot's advice, to a seat that may ask for it."""

from typing import cast

from tablee.match.play import Match
from tablee.match.shelf import load
from tablee.search.thought import Thought
from tablee.server.context import Services
from tablee.server.people.people import Person
from tablee.server.screens.compose import Wording, move_shown
from tablee.server.tables import decide, refusal
from tablee.server.tables.refusal import Refusal
from tablee.server.tables.room import Room
from tablee.server.wire import Hinted, NamedMove


async def hint(services: Services, room: Room, seat: int, wording: Wording, person: Person, id: str) -> Hinted:
    """From what the seat may know, and nothing else. Not at rated tables, nor for a position that has passed."""
    if room.table.setup.rated:
        raise Refusal("not_now", "no_hints")
    if person.id in services.advised:
        raise Refusal("too_fast", "one_hint")
    if not services.hints.take(person.id):
        raise Refusal("too_fast", "think_first")
    services.advised.add(person.id)
    try:
        thought = await _advice(services, room, seat, person)
    finally:
        services.advised.discard(person.id)
    line = thought.lines[0].moves if thought.lines else []
    move = move_shown(room, load(room.table.setup.game).named(thought.move), wording)
    return Hinted(id, seat, cast(NamedMove, move), thought.value, line)


async def _advice(services: Services, room: Room, seat: int, person: Person) -> Thought:
    decide.must_play(room.table, seat, person.id)
    match, number = _as_it_is(room, seat), room.table.number
    await _must_not_play_rated(services, person, match.game)
    thought = await services.thinking_pool.advise(match, seat, person.id, services.readiness.is_ready(match.game))
    if number < decide.last_that_matters(room.table, seat):
        raise refusal.stale()
    if thought.move not in _as_it_is(room, seat).legal(seat):  # time alone may have made it impossible
        raise refusal.stale()
    return thought


def _as_it_is(room: Room, seat: int) -> Match:
    """A match to think about, at the time it is. Refusal unless the seat is to act."""
    if room.table.match is None or seat not in room.table.to_act:
        raise Refusal("not_your_turn", "not_your_turn")
    match = room.table.at(room.now()).match
    assert match is not None
    if seat not in match.to_act:
        raise refusal.stale()
    return match.copy()


async def _must_not_play_rated(services: Services, person: Person, game: str) -> None:
    """What lies on this table may be a copy of a rated game that is still going on."""
    if await services.ratings.is_playing(person.id, game):
        raise Refusal("not_now", "no_hints_while_rated")
