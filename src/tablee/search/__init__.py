"""The bots' thinking: tree search, alpha-beta, levels. Knows no game by name, and no secret of a position."""
