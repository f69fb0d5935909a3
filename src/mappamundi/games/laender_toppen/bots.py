"""What a bot of Länder toppen! knows beyond generic search."""

from mappamundi.games.laender_toppen.rules import State


def prefer(s: State, seat: int, action: int) -> int:
    """How good an action looks at first sight; only differences mean anything."""
    return 0
