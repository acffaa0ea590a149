"""Many games at once: playouts now, tournaments and reports on top of them."""
