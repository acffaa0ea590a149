"""Le 421: three dice, eleven tokens to be rid of, and one player who ends up with them all."""
