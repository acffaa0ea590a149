"""Le Nain jaune: cards laid in one run from hand to hand, and five boxes to be won on the way."""
