"""How long bots seem to think: longer than any of them can, so that nobody sees which one did."""

from __future__ import annotations

from mappamundi.bots.settings import seconds
from mappamundi.game import Game
from mappamundi.nature import Nature
from mappamundi.server.protocol import Level

# Seconds before a bot answers that knows at once what it does. The same whatever it holds and
# whatever it may do: others see them.
SOONEST = 0.5
LATEST = 1.7
FINENESS = 1000  # pauses there are between the two
MARGIN = 0.2  # by which a bot may go over its time before it shows: it looks at the clock in steps
WHOLE = (
    0.3  # that who never looks at a clock may take at the least, for a deal that others have, too
)
OVERTIME = 0.25  # before one answers for a person whose time is up
BEAT = 2.0  # between two moments at which one may answer that has gone over its time all the same


def longest(game: Game, level: Level, *, is_dealt: bool) -> float:
    """Seconds that a whole decision may take, whatever there is to find out."""
    limit = seconds(game, level)
    return max(WHOLE, limit) if is_dealt else limit


def soonest(taken: float) -> float:
    """Return the shortest pause of who may think for so long: no thought takes longer."""
    return max(SOONEST, taken + MARGIN)


def drawn(luck: Nature, turns: int = 1) -> float:
    """Seconds more, drawn from nothing that only one seat knows; where some wait in turn, less."""
    return (LATEST - SOONEST) * luck.draw(FINENESS) / FINENESS / max(1, turns)
