"""Heisa: hourglasses that race through a neck while their sand runs."""
