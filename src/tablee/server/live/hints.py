"""What would you play? The strongest bot's advice, to a seat that may ask for it."""

from tablee.server.live.compose import moves_of
from tablee.server.people.people import Person
from tablee.server.server import Server
from tablee.server.tables import decide, refusal
from tablee.server.tables.refusal import Refusal
from tablee.server.tables.room import Room
from tablee.server.wire import Hinted


async def hint(server: Server, room: Room, seat: int, language: str, person: Person, id: str) -> Hinted:
    """From what the seat may know, and nothing else. Not at rated tables, nor for a position that has passed."""
    if room.table.setting.rated:
        raise Refusal("not_now", "Pas de conseil dans une partie classée.", "No hints in a rated game.")
    if not server.hints.take(person.id):
        raise Refusal("too_fast", "Réfléchissez un peu d'abord !", "Think for yourself for a moment!")
    async with room.lock:
        table = room.table
        decide.must_play(table, seat, person.id)
        if table.match is None or seat not in table.to_act:
            raise Refusal("not_your_turn", "Ce n'est pas à vous de jouer.", "It is not your turn.")
        match, moves, number = table.match.copy(), moves_of(room, seat, language), table.number
        if (time := table.game_time(room.now())) is not None:
            match.pass_time(time)
    thought = await server.thinkers.advise(match, seat, server.readiness.is_ready(table.setting.game))
    if number < decide.last_that_matters(room.table, seat):
        raise refusal.stale()
    named = next(one for one in moves if one.move == thought.move)
    return Hinted(id, seat, named, thought.value, thought.lines[0].moves if thought.lines else [])
