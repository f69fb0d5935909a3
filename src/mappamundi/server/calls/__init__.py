"""People are called to a table when no page is open."""
