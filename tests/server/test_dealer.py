"""The server that browsers come to in tests: the same deal at every table, wherever it is run."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from server.client import Client
from server.servers import Running


async def hands(address: str) -> list[Any]:
    """What somebody is dealt at two tables."""
    async with Client(address) as client:
        tables = [await client.make("null_nichtig", seats=3, bots="novice") for _ in range(2)]
        return [(await client.watch(table))["view"]["hand"] for table in tables]


def test_tables_are_dealt_the_same_until_the_dice_are_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    dealt = []
    for dice in ("one", "one", "two"):
        monkeypatch.setenv("MAPPAMUNDI_DICE", dice)
        server = Running(tmp_path, f"sqlite:///{tmp_path / 'tables.db'}")
        server.is_dealt = True
        server.start()
        try:
            dealt += asyncio.run(hands(server.address))
        finally:
            server.kill()
    one, two = dealt[0], dealt[-1]
    assert dealt == [one, one, one, one, two, two]
    assert one != two
