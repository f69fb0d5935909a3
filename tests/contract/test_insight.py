"""What a browser makes of what it may know is what the server would show and tell it else.

`MAPPAMUNDI_FULL=1` compares 20 games of every set-up, unless only some of every game.
"""

from __future__ import annotations

import json
from base64 import b64encode
from collections.abc import Iterator
from typing import Any

import pytest
from contract.games import SETUPS
from contract.test_tables_at_the_edge import engine as engine
from contract.test_tables_at_the_edge import run
from trust.tabled import TABLE, Tabled

from mappamundi.game import GAMES
from mappamundi.testing import Setup
from mappamundi.testing.worlds import FULL

GAMES_COMPARED = 20 if FULL else 1  # of every set-up
SET_UPS = None if FULL else 4  # of every game, spread over all of them
MOST = None if FULL else 120  # turns


def chosen(slug: str) -> list[Setup]:
    """The set-ups that are compared."""
    setups = [setup for setup in SETUPS if setup.slug == slug]
    return setups[:: len(setups) // SET_UPS] if SET_UPS else setups


def lines(setup: Setup, seed: int) -> Iterator[dict[str, Any]]:
    """One game: everything that each viewer is sent, in both ways."""
    tabled = Tabled(setup.slug, setup.seats, dict(setup.options), seed)
    plain = {"type": "table", "table": TABLE, "version": 0, "since": 0}
    for viewer, known in tabled.known.items():
        sent = {**plain, "known": b64encode(known).decode()}
        yield {"viewer": viewer, "sent": sent, "wanted": plain, "is_new": True}
    for number, _ in enumerate(tabled.turns()):
        if number == MOST:
            return
        for viewer in tabled.viewers:
            sent, wanted = json.loads(tabled.course(viewer)), json.loads(tabled.news(viewer))
            assert not {"view", "legal", "can_take_back"} & sent.keys()
            yield {"viewer": viewer, "sent": sent, "wanted": wanted, "is_new": False}


@pytest.mark.parametrize("slug", GAMES)
def test_a_browser_makes_of_it_what_the_server_would_send(engine: None, slug: str) -> None:
    """View by view and line by line, for everybody who looks."""
    asked = [
        json.dumps({"from": f"{setup}, game {seed}", **line})
        for setup in chosen(slug)
        for seed in range(GAMES_COMPARED)
        for line in lines(setup, seed)
    ]
    told = json.loads(run("knowing.ts", slug, input="\n".join(asked).encode()))
    assert told["different"] == []
    assert told["asked"] == len(asked)
