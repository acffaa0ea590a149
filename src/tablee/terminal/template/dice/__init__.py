"""GAMETITLE: three dice, six barrels, and the most balls in each."""
