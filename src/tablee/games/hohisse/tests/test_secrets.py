"""Ho ! Hisse !: what a seat may know, and worlds imagined from it."""

import json
from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from itertools import combinations
from math import comb
from typing import Any

import numpy as np
import pytest

from tablee import Match
from tablee.kernel.chance import generator
from tablee.kernel.contract import FATE, SPECTATOR
from tablee.match.engine import engine_of
from tablee.testkit.walk import Walker

from ..cards import CARDS, COPIES, KINDS
from ..state import PULL, RACE
from .table import deal, opened, share

# -- views --------------------------------------------------------------------------------------------------


def walked(form: str, moves: int, seed: int) -> Match:
    """After so many moves, in `first` of the second round."""
    match, walker = Match("hohisse", options={"form": form}, seed=seed), Walker(seed)
    while form == "first" and match.state()["round"] == 1:
        step(match, walker)
    for _ in range(moves):
        step(match, walker)
    return match


def step(match: Match, walker: Walker) -> None:
    seat, move, _ = walker.choose(match)
    match.play(seat, move)


def test_a_view_shows_nulls_for_the_rivals_cards_and_numbers_for_piles() -> None:
    match = walked("calm", 27, 1)
    open_book, view = match.state(), match.view(0)
    for key in ("hands", "kept", "given"):
        assert view[key] == [open_book[key][0], [None] * len(open_book[key][1])]
    assert view["team"] == [len(team) for team in open_book["team"]]
    assert [key for key in view if view[key] != open_book[key]] == ["kept", "given", "hands", "team"]


def test_a_view_hides_the_rivals_pair() -> None:
    match = walked("race", 5, 2)
    assert match.view(0)["pair"] == [match.state()["pair"][0], [None, None]]
    assert match.view(None)["pair"] == [[None, None], [None, None]]
    assert (match.view(0)["team"], match.state()["team"]) == ([0, 0], [[], []])


def test_while_cards_are_dealt_a_hidden_pair_is_as_long_as_it_is() -> None:
    match = opened("calm")
    match.play("fate", "cN6")
    assert match.view(1)["pair"] == [[None], []]


@pytest.mark.parametrize("form", ["race", "calm", "none", "first"])
@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_the_json_of_a_view_holds_no_hidden_card(form: str, viewer: int | None) -> None:
    """Cards a viewer may not know do not change a letter of his view, whichever they are."""
    engine = engine_of("hohisse")
    for moves in (3, 12, 22, 26, 30):
        match = walked(form, moves if form != "none" else moves // 3, moves)
        seat = SPECTATOR if viewer is None else viewer
        other = match.copy()
        other._desk["position"] = engine.imagined(match.hidden(viewer)[0], seat, generator(moves))[0]
        assert other.position.tobytes() != match.position.tobytes()
        assert json.dumps(other.view(viewer)) == json.dumps(match.view(viewer))


def test_the_end_of_the_game_opens_everything() -> None:
    match, walker = Match("hohisse", options={"form": "calm", "barrels": 1}, seed=3), Walker(3)
    while not match.over:
        seat, move, _ = walker.choose(match)
        match.play(seat, move)
    assert match.view(0) == match.view(None) == match.state()


def test_the_log_as_told_names_only_cards_the_viewer_may_know() -> None:
    engine, match = engine_of("hohisse"), opened("calm")

    def shown(seat: int, move: str, viewer: int) -> str:
        code = match._code(move)
        return str(engine.game.text_of(engine.seen(match.position, seat, code, viewer)))

    assert [shown(FATE, "cN6", viewer) for viewer in (0, 1, SPECTATOR)] == ["cN6", "c?", "c?"]
    deal(match)
    kept = match.legal(1)[0]
    assert [shown(1, kept, viewer) for viewer in (0, 1, SPECTATOR)] == ["keep:?", kept, "keep:?"]
    share(match, 0, 10)
    share(match, 1, 10)
    match.play("fate", "first:b")
    drawn = match.legal("fate")[0]
    assert [shown(FATE, drawn, viewer) for viewer in (0, 1, SPECTATOR)] == [drawn, "c?", "c?"]
    deal(match)
    played = match.legal(1)[0]
    assert shown(1, played, 0) == played


# -- worlds imagined ----------------------------------------------------------------------------------------


def worlds(position: Any, viewer: int, count: int) -> Iterator[Any]:
    """Records imagined by the viewer."""
    engine = engine_of("hohisse")
    hidden = engine.hidden(position, viewer)
    for number in range(count):
        yield engine.imagined(hidden[0], viewer, generator(number))[0]


@pytest.mark.parametrize("form", ["race", "calm", "none", "first"])
@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_an_imagined_world_could_be_the_real_one(form: str, viewer: int) -> None:
    pieces = engine_of("hohisse").game.words.pieces
    for moves in (1, 12, 21, 26, 33):
        match = walked(form, moves if form != "none" else moves // 3, 10 + moves)
        real = match.position[0]
        for world in worlds(real, viewer, 30):
            assert pieces(world) == COPIES.tolist()
            assert (world.unseen >= 0).all()
            for seat in (0, 1):
                assert (world.kept[seat].sum(), world.given[seat].sum()) == (real.shared[seat], real.shared[seat])
                assert world.hand[seat].sum() == real.held[seat]
                if real.team.any() and form != "none":
                    pile = world.kept[seat] + world.given[1 - seat] - world.hand[seat] - world.spent[seat]
                    assert (pile >= 0).all()
                    assert pile.sum() == real.team[seat]


def chi_square_is_plausible(counted: Counter[Any], expected: dict[Any, float]) -> bool:
    """Whether the counts fit within five standard deviations; rare outcomes are counted as one."""
    assert set(counted) <= set(expected), "an outcome that cannot be"
    rare = [key for key, number in expected.items() if number < 5]
    cells = [(counted[key], number) for key, number in expected.items() if number >= 5]
    cells.append((sum(counted[key] for key in rare), sum(expected[key] for key in rare)))
    statistic = sum((seen - number) ** 2 / number for seen, number in cells if number > 0)
    freedom = len(cells) - 1
    return bool(statistic < freedom + 5 * (2 * freedom) ** 0.5)


def test_while_forming_every_unseen_card_is_equally_likely_in_the_rivals_pair() -> None:
    match = opened("calm")
    deal(match, "R2", "N6", "R0", "B0")
    counted = Counter(tuple(world.pair[1].tolist()) for world in worlds(match.position[0], 0, 30_000))
    unseen = list((Counter(dict(enumerate(COPIES.tolist()))) - Counter(map(CARDS.index, ("R2", "N6")))).elements())
    pairs = Counter(tuple(sorted(pair)) for pair in combinations(unseen, 2))
    assert chi_square_is_plausible(counted, {pair: 30_000 * n / comb(53, 2) for pair, n in pairs.items()})


def late_pull(mine: dict[str, str], rivals_spent: str) -> Any:
    """A pull before which seat 0 shared out 18 pairs and seat 1 two: what seat 0 cannot know is small enough to count.

    `mine` has his cards: kept, given, hand and spent.
    """
    position = opened().position
    s = position[0]
    s.form, s.phase, s.turn, s.barrel, s.start = RACE, PULL, 0, 7, 7
    s.prep[:] = 0
    s.shared[:] = 18, 2
    for name, cards in mine.items():
        for card in cards.split():
            s[name][0, CARDS.index(card)] += 1
    for card in rivals_spent.split():
        s.spent[1, CARDS.index(card)] += 1
    s.held[:] = len(mine["hand"].split()), 3
    for seat in (0, 1):
        s.team[seat] = 20 - s.held[seat] - s.spent[seat].sum()
    return s


MINE = {
    "kept": "R0 B0 G0 R1 B1 G1 R2 B2 G2 heave lowblow macho monster reinforce rope scram swap weakest",
    "given": "R3 B3 G3 R3! B3! G3! W0 W2 W3 W4 N6 R0! B0! G0! R1! B1! G1! R2!",
    "hand": "R0 B0 R1 heave",
    "spent": "B1 macho",
}
IN_DOUBT = ("R0", "B0", "R1", "B1", "R3", "W2", "G3")  # four I drew, three he spent; each has one double unseen
FREE = ("B2!", "G2!", "adrenaline", "W4")


def by_hand(s: Any, kinds: tuple[str, ...]) -> dict[tuple[int, ...], Fraction]:
    """How likely each outcome is, by counting all worlds with the 55 cards told apart.

    The rival gave and kept two of the unseen cards each. Given these, each set of cards drawn from a team is as
    likely as any other, so a world counts as often as there are sets of cards that look like those drawn.
    """
    left = COPIES - s.kept[0] - s.given[0]
    unseen = [(kind, copy) for kind in range(KINDS) for copy in range(left[kind])]
    numbers = [CARDS.index(card) for card in kinds]
    drawn, spent = s.hand[0] + s.spent[0], s.spent[1]
    counted: Counter[tuple[int, ...]] = Counter()
    for gifts in combinations(unseen, 2):
        for keeps in combinations([card for card in unseen if card not in gifts], 2):
            given, kept = Counter(kind for kind, _ in gifts), Counter(kind for kind, _ in keeps)
            ways = 1
            for kind in range(KINDS):
                if drawn[kind]:
                    ways *= comb(int(s.kept[0, kind]) + given[kind], int(drawn[kind]))
                if spent[kind]:
                    ways *= comb(int(s.given[0, kind]) + kept[kind], int(spent[kind]))
            counted[tuple(given[kind] + 3 * kept[kind] for kind in numbers)] += ways
    return {outcome: Fraction(ways, counted.total()) for outcome, ways in counted.items() if ways}


@pytest.mark.parametrize(
    ("hand", "rivals_spent"),
    [
        ("R0 B0 R1 heave", "R3 W2 G3 N6"),  # doubts on both sides
        ("R0 B0 R1 W0", "R3 W2 G3 N6"),  # W0, which I gave away, can only be a gift
        ("R0 B0 R1 heave", "R3 W2 G2! N6"),  # G2!, which I never saw, he must have kept
        ("R0 R0 R1 heave", "R3 R3 G3 N6"),  # both doubles are out: no doubt there
    ],
)
def test_in_the_pull_a_world_is_drawn_evenly_from_those_counted_by_hand(hand: str, rivals_spent: str) -> None:
    s, count = late_pull({**MINE, "hand": hand}, rivals_spent), 20_000
    kinds = (*IN_DOUBT, *FREE)
    numbers = [CARDS.index(card) for card in kinds]
    counted = Counter(
        tuple((world.given[1, numbers] + 3 * world.kept[1, numbers]).tolist()) for world in worlds(s, 0, count)
    )
    expected = {outcome: float(count * chance) for outcome, chance in by_hand(s, kinds).items()}
    assert chi_square_is_plausible(counted, expected)


def exact_means(s: Any, viewer: int) -> np.ndarray[Any, Any]:
    """[given or kept, kind] how many the rival gave and kept on average, from generating functions."""
    rival, size = 1 - viewer, int(s.shared[1 - viewer])
    terms = [list(kind_terms(s, viewer, rival, kind)) for kind in range(KINDS)]
    before = [{(0, 0): 1}]
    for term in terms:
        before.append(product(before[-1], term))
    after = [{(0, 0): 1}]
    for term in reversed(terms):
        after.append(product(after[-1], term))
    whole = before[-1][size, size]
    means = np.zeros((2, KINDS))
    for kind in range(KINDS):
        for x, y, ways in terms[kind]:
            rest = after[KINDS - 1 - kind]
            total = sum(n * rest.get((size - x - i, size - y - j), 0) for (i, j), n in before[kind].items())
            means[:, kind] += np.array([x, y]) * float(Fraction(ways * total, whole))
    return means


def kind_terms(s: Any, viewer: int, rival: int, kind: int) -> Iterator[tuple[int, int, int]]:
    """(given, kept, worlds) for one kind."""
    mine, gave = int(s.kept[viewer, kind]), int(s.given[viewer, kind])
    drawn, spent = int(s.hand[viewer, kind] + s.spent[viewer, kind]), int(s.spent[rival, kind])
    unseen = int(COPIES[kind]) - mine - gave - int((s.tie == kind).sum())
    for x in range(unseen + 1):
        for y in range(unseen - x + 1):
            yield x, y, comb(unseen, x) * comb(unseen - x, y) * comb(mine + x, drawn) * comb(gave + y, spent)


def product(totals: dict[tuple[int, int], int], term: list[tuple[int, int, int]]) -> dict[tuple[int, int], int]:
    out: Counter[tuple[int, int]] = Counter()
    for (i, j), ways in totals.items():
        for x, y, more in term:
            out[i + x, j + y] += ways * more
    return dict(out)


@pytest.mark.parametrize(("moves", "seed"), [(24, 3), (30, 4), (38, 5), (45, 6), (52, 7)])
@pytest.mark.parametrize("viewer", [0, 1])
def test_what_a_seat_knows_of_the_teams_is_honoured_in_real_games(moves: int, seed: int, viewer: int) -> None:
    match = next(match for n in range(100) if (match := in_pull(moves, seed + 100 * n)))
    count = 4_000
    drawn = np.zeros((2, KINDS))
    squares = np.zeros((2, KINDS))
    for world in worlds(match.position[0], viewer, count):
        sample = np.stack([world.given[1 - viewer], world.kept[1 - viewer]]).astype(float)
        drawn += sample
        squares += sample**2
    exact = exact_means(match.position[0], viewer)
    deviation = np.sqrt(np.maximum(squares / count - (drawn / count) ** 2, 0) / count)
    assert (np.abs(drawn / count - exact) <= 5 * deviation + 1e-9).all()


def in_pull(moves: int, seed: int) -> Match | None:
    """A race that is in the pull of its first round after so many moves."""
    match, walker = Match("hohisse", seed=seed), Walker(seed)
    for _ in range(moves):
        seat, move, _ = walker.choose(match)
        match.play(seat, move)
    state = match.state()
    return match if state["round"] == 1 and state["phase"] == "pull" else None


def test_a_rivals_hand_is_drawn_evenly_from_what_is_left_of_his_team() -> None:
    s, count = late_pull(MINE, "R3 W2 G3 N6"), 20_000
    held = Counter(kind for world in worlds(s, 0, count) for kind in np.flatnonzero(world.hand[1]).tolist())
    for card in ("R0!", "B0!", "G0!", "R1!"):  # single cards that are surely in his team of 16 unspent
        kind = CARDS.index(card)
        assert abs(held[kind] / count - 3 / 16) < 5 * (3 / 16 * 13 / 16 / count) ** 0.5


def test_a_spectator_imagines_the_spent_cards_into_their_teams_with_even_odds() -> None:
    s, count = late_pull(MINE, "R3 W2 G3 N6"), 20_000
    kinds = [CARDS.index(card) for card in ("N6", "macho")]
    found = np.zeros(4)
    for world in worlds(s, SPECTATOR, count):
        found += [*world.kept[:, kinds[0]], *world.kept[:, kinds[1]]]
    # seat 1 kept 2 of his team of 20, seat 0 kept 18 of his: the same for a card known to be in it
    for seen, chance in zip(found / count, (0, 2 / 20, 18 / 20, 0), strict=True):
        assert abs(seen - chance) <= 5 * (chance * (1 - chance) / count) ** 0.5
