"""Hippo: rings, dice and a pool that keeps them."""
