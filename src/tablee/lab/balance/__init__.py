"""Balance reports: measuring a game, its figures, their summary and their page."""
