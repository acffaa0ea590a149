"""Tablée in the terminal: the shelf, the rules, a table to play at. Knows no game by name."""
