"""Connect Four: a game for Tablée that lives outside its repository."""
