"""A game small enough to be solved: a coin falls on heads twice as often as on tails, and only seat 0 sees it.

He says a word, whatever he likes; then seat 1 guesses the coin and wins if he is right. Seat 0 should tell nothing, so
that seat 1 can only guess heads: seat 0 wins one game in three.
"""
