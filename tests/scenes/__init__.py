"""Games that exist, once more as other games that are drawn from data."""
