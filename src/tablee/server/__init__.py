"""Tables over the network: store, tables, live, people, thinking, pages."""
