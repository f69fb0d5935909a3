"""How Pingvasion is written down, shown and told."""

from mappamundi.games.pingvasion.notation import read, write
from mappamundi.games.pingvasion.telling import tell
from mappamundi.games.pingvasion.viewing import view

__all__ = ["read", "tell", "view", "write"]
