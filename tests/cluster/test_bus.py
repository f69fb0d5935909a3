"""What crosses the bus: what viewers of the other node are shown, and nothing else of a game."""

from __future__ import annotations

from pathlib import Path

import pytest
from cluster.houses import Noted, nodes
from cluster.test_together import play_on, seated
from server.guests import Line

from mappamundi.server.nodes.letters import opened
from mappamundi.server.nodes.words import (
    Answered,
    Attendance,
    Frame,
    Listed,
    Looks,
    LooksAway,
    NotHere,
    PassedOrder,
)
from mappamundi.server.store.schema import SECRETS

pytestmark = pytest.mark.anyio


async def test_only_what_viewers_there_are_shown(address: str, tmp_path: Path) -> None:
    """S1 and S2 say of everything that anybody is shown that it tells them no secret."""
    bus = Noted()
    async with nodes(address, tmp_path, 2, bus) as houses:
        guests, table = await seated(houses, "Anna", "Ben", "Carl")  # Ben alone is elsewhere
        await play_on(guests, table, 9)
        words = [word for _, content in bus.said for word in opened(content)[1]]
        crossed = Line()
        for word in words:
            if isinstance(word, Frame):
                crossed.push(word.frame)
        shown = [each for each in guests[1].line.messages if each["type"] == "table"]
        assert len(crossed.messages) > 9
        assert all(each in shown for each in crossed.messages)
        secret = (await houses[0].store.fetch(SECRETS.select()))[0].secret
        everything = b"".join(content for _, content in bus.said)
        assert secret not in everything
        assert secret.hex().encode() not in everything
        # Whatever is said besides is no part of a game, or what Ben himself does.
        kinds = {type(word) for word in words} - {Frame}
        assert kinds <= {Answered, Listed, Looks, PassedOrder, Attendance, LooksAway, NotHere}
        orders = [word for word in words if isinstance(word, PassedOrder)]
        assert {each.person for each in orders} == {guests[1].person.id}
