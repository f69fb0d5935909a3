"""How Countries is written down, shown and told."""

from mappamundi.games.countries.notation import read, write
from mappamundi.games.countries.telling import tell
from mappamundi.games.countries.viewing import view

__all__ = ["read", "tell", "view", "write"]
