"""GAMETITLE: hidden hands, from which all choose a card at once."""
