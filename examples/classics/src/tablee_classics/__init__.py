"""Games that belong to everybody, made with the maker's kit alone."""
