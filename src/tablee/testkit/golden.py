"""Golden games: finished games kept as records with their story, read by people and checked by tests.

`python -m tablee.testkit.golden` writes them anew from their own moves, after a change of words or format.
"""

from pathlib import Path

from tablee.match.play import Match
from tablee.match.record import write_with_story
from tablee.match.shelf import folder_of, games


def golden_games() -> list[Path]:
    """Every golden game of every game there is."""
    return [path for facts in games() for path in sorted((folder_of(facts.id) / "tests" / "golden").glob("*.txt"))]


def told_again(text: str) -> str:
    """What a golden game's moves give today."""
    return write_with_story(Match.from_record(text))


def main() -> None:
    for path in golden_games():
        text = path.read_text("utf-8")
        again = told_again(text)
        if again != text:
            path.write_text(again, "utf-8")
            print(f"changed: {path}")


if __name__ == "__main__":
    main()
