"""One folder a game, found by walking. TABLEE_GAMES may add folders of games from elsewhere to the path."""

__path__: list[str]
