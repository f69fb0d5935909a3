"""A process that has just been started says how long everything took up to a bot's first decision.

`python -m benchmarks.cold GAME BOT` prints one line of JSON, in CPU milliseconds.
"""

from __future__ import annotations

import json
import sys
from time import process_time
from typing import Any

MILLI = 1e3


def first_decision(slug: str, name: str) -> dict[str, float]:
    """What a process that has just been started has spent, up to its first decision."""
    # Imported here, so that nothing is loaded that is not counted.
    from mappamundi.bots import BOTS
    from mappamundi.bots.networks.weights import weights_of
    from mappamundi.bots.searching.deciding import FORECASTER
    from mappamundi.game import GAMES
    from mappamundi.match import Match
    from mappamundi.nature import Fast

    match = Match.start(slug, nature=Fast(1))
    bot: Any = BOTS[name](GAMES[slug], Fast(2))
    ready, weights = process_time() * MILLI, 0.0
    if bot.settings.kind == FORECASTER:
        weights_of(GAMES[slug])
        weights = process_time() * MILLI - ready
    seat, begun = match.waiting[0], process_time()
    known = match.known(seat)
    bot.choose(known, seat, GAMES[slug].legal(known, seat))
    spent = (process_time() - begun) * MILLI + weights
    return {"weights": weights, "ready": ready, "first": spent}


if __name__ == "__main__":
    print(json.dumps(first_decision(*sys.argv[1:])))
