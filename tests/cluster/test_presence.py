"""Who is there, wherever they are connected."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest
from cluster.houses import guest, node_of, nodes
from server.guests import until

from mappamundi.server.house import House
from mappamundi.server.http.bots import NewBot
from mappamundi.server.nodes import gazette
from mappamundi.server.nodes.words import Moved

pytestmark = pytest.mark.anyio


def knows(house: House, people: set[str]) -> bool:
    return people <= house.hub.everybody


async def test_guest_bots_at_other_nodes_are_here(address: str, tmp_path: Path) -> None:
    async with nodes(address, tmp_path, 2) as (here, there):
        author = guest(here, "Anna").person.id
        register = here.reception.register
        near, far, away = [
            (await register.add(author, NewBot(name=name, about="", games=["null_nichtig"])))[0]
            for name in ("Near", "Far", "Away")
        ]
        here.hub._people[near] = set()
        there.hub._people[far] = set()
        for house in (here, there):
            await until(partial(knows, house, {near, far}))
            cards = await house.reception.here()
            assert {card.person.id for card in cards} == {near, far}
            assert all(card.is_here for card in cards)
            assert away not in house.hub.everybody
        for house in (here, there):
            house.hub._people.clear()


async def test_nobody_is_connected_to_a_node_that_is_no_more(
    address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whether it was heard of or not, and whatever it says late."""
    async with nodes(address, tmp_path, 2) as (here, there):
        there.hub._people["somebody"] = set()
        await until(lambda: here.hub.is_here("somebody"))
        ours, theirs = node_of(here), node_of(there)
        await theirs.life.end()
        name = theirs.node
        await theirs.leases.leave(name, [ours.node])  # of which nobody tells
        await until(lambda: not here.hub.is_here("somebody"))
        monkeypatch.setattr(gazette, "UNHEARD", 0.5)
        ours.gazette.hear(name, Moved(["somebody"], []))
        assert here.hub.is_here("somebody")
        await until(lambda: not here.hub.is_here("somebody"))
        there.hub._people.clear()
