"""Which golden games there are; that they replay and tell their story is tested for all games at once."""

from tablee import Match
from tablee.match.shelf import folder_of

GOLDEN = sorted((folder_of("hulahoo") / "tests" / "golden").glob("*.txt"))


def test_there_is_a_golden_game_for_every_way_a_round_and_a_game_can_end() -> None:
    lasts = {path.stem: Match.from_record(path.read_text("utf-8")).state()["last"]["how"] for path in GOLDEN}
    assert lasts == {"out": "out", "alone": "alone", "streak": "out", "chaos": "alone", "last_double": "out"}
