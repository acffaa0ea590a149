"""GAMETITLE: ice floes that sink behind you."""
