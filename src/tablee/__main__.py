"""`python -m tablee` is the command line."""

from tablee.cli import main

main()
