"""Many games at once: playouts, environments for agents that learn, the arena, balance reports."""
