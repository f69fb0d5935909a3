"""All tables: taken up, found, woken, set aside, and let go."""
