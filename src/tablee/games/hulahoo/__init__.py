"""Hula-Hoo !: higher, lower, double, and an octopus that must not be kept for last."""
