"""A small honest game of dice and time, for tests that spoil it: two dice, take one of them, first to twelve."""
