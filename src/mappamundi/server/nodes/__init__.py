"""Several servers as one: equal nodes over one PostgreSQL, which talk over a bus."""
