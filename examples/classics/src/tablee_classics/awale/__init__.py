"""Awalé: sow, count, and take by twos and threes."""
