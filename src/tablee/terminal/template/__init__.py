"""GAMETITLE: marbles on the table, the last one wins."""
