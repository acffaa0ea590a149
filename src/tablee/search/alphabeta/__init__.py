"""Alpha-beta, for two seats without chance or secrets."""
