"""Names drawn by chance, for links and for the command line."""

from __future__ import annotations

import secrets


def drawn_id(size: int) -> str:
    """Return a name of `size` random bytes that no command takes for an option."""
    while (drawn := secrets.token_urlsafe(size)).startswith("-"):
        pass
    return drawn
