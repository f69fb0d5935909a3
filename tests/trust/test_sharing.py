"""What a table makes once for many is what each of them would be sent alone."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from trust.tabled import Tabled

from mappamundi.game import GAMES
from mappamundi.server.eyes.sight import Sight


@pytest.mark.parametrize("slug", GAMES)
def test_everybody_is_sent_their_own_view_and_story(slug: str) -> None:
    tabled = Tabled(slug, GAMES[slug].usual_seats, {}, seed=7)
    play = tabled.standing.play
    assert play is not None
    alone = {viewer: Sight(tabled.game, viewer, play.state, 1) for viewer in tabled.viewers}
    for number, turn in enumerate(tabled.turns()):
        version = tabled.standing.version
        for viewer, sight in alone.items():
            if number:
                sight.follow(version, turn)
            sent = msgspec.json.decode(tabled.news(viewer))
            story = [msgspec.json.decode(each.line) for each in sight.lines_after(version - 1)]
            assert {**sent, "story": sent.get("story", [])} == {
                **sent,
                **expected(tabled, viewer),
                "story": story if number else sent.get("story", []),
            }


def expected(tabled: Tabled, viewer: int) -> dict[str, Any]:
    """What the game itself says of this moment."""
    game, play = tabled.game, tabled.standing.play
    assert play is not None
    known = game.known(play.state, viewer)
    return {
        "since": tabled.standing.version - 1,
        "version": tabled.standing.version,
        "view": msgspec.to_builtins(game.present.view(known, viewer), str_keys=True),
        "waiting": list(play.waiting),
        "legal": game.offers(known, viewer),
        "can_take_back": game.can_take_back(play.state, viewer),
    }
