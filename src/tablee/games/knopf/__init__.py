"""Kopf oder Knopf: see-through buttons over holes, pairs that strike from afar."""
