"""One game being played: Match, its log, fate, record files. Knows no game by name."""
