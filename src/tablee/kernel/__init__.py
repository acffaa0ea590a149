"""What rules are written with: records, the `rule` decorator, chance, the contract. Knows no game."""
