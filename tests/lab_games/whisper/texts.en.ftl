pitch = A word, a coin.
