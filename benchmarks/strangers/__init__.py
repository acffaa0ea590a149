"""Nobody's request is everybody's delay: what one stranger does within the limits, and what others wait meanwhile."""
