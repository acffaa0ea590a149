"""Games as rows of single decisions: what the adapters for Gymnasium, PettingZoo and OpenSpiel are made of."""
