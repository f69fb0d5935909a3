"""Play a game of each kind and keep every view of it, so that boards can be built without a server.

Run `python web/tools/record.py [SLUG …]`; the dev server then shows `/dev/<slug>/<step>`.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import msgspec

from mappamundi.bots import BOTS, Bot
from mappamundi.game import GAMES
from mappamundi.match import Match
from mappamundi.nature import Fast
from mappamundi.record import SPECTATOR

FOLDER = Path(__file__).parent.parent / "recordings"
NAMES = ("Ada", "Bo", "Cleo", "Dirk", "Esi", "Finn")
MOST_STEPS = 400
SEED = 7


def look(match: Match, seat: int, told: int) -> dict[str, Any]:
    """What one message to a seat would hold."""
    is_seated = seat != SPECTATOR
    return {
        "seat": seat if is_seated else None,
        "view": match.look(seat),
        "waiting": match.waiting,
        "legal": match.legal(seat) if is_seated else [],
        "can_take_back": is_seated and match.can_take_back(seat),
        "story": [{"version": at, "told": each} for at, each in match.story(seat, told)],
        "outcome": {"points": match.scores, "places": match.places} if match.is_over else None,
    }


def step(match: Match, bots: list[Bot]) -> None:
    """The last waiting seat acts first, so that seat 0 sees the others getting ready."""
    seat = match.waiting[-1]
    known = match.known(seat)
    match.act(seat, bots[seat].choose(known, seat, match.game.legal(known, seat)))


def record(slug: str, seats: int, viewer: int, options: dict[str, str]) -> dict[str, Any]:
    """A whole game as one viewer sees it."""
    match = Match.start(slug, NAMES[:seats], options, Fast(SEED))
    bots = [BOTS["greedy"](match.game, Fast(SEED, seat + 1)) for seat in range(seats)]
    steps = [look(match, viewer, 0)]
    while not match.is_over and len(steps) < MOST_STEPS:
        told = len(match.log.actions)
        step(match, bots)
        steps.append(look(match, viewer, told))
    return {"game": slug, "names": NAMES[:seats], "options": match.log.options, "steps": steps}


def main(slugs: list[str]) -> None:
    """For each game: as seat 0, as a spectator, and with every chair taken."""
    FOLDER.mkdir(exist_ok=True)
    for slug in slugs or list(GAMES):
        game = GAMES[slug]
        most = min(game.seats.stop - 1, len(NAMES))
        for name, seats, viewer in (
            ("seat", game.usual_seats, 0),
            ("full", most, 0),
            ("few", game.seats.start, 0),
            ("spectator", game.usual_seats, SPECTATOR),
        ):
            kept = record(slug, seats, viewer, {})
            (FOLDER / f"{slug}-{name}.json").write_bytes(msgspec.json.encode(kept))


if __name__ == "__main__":
    main(sys.argv[1:])
