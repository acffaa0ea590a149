"""A small honest game with secrets, for tests that spoil it: three cards each, all choose one at once, in secret."""
