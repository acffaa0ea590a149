"""Moves through the socket, beside boardgame.io: the same game, the same load, one run."""
