"""How fast Tablée is beside its peers: `python -m benchmarks.run`."""
