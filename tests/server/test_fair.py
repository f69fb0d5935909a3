"""S5: the secret of every finished table fits what was promised, and every draw came from it."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from server import fair
from server.houses import house as built
from server.houses import visitor
from server.kept import keep_table
from server.servers import CROWDED

from mappamundi.errors import BadLog
from mappamundi.game import GAMES, SLUGS
from mappamundi.log import loads, verify
from mappamundi.server.people.identity import new_person
from mappamundi.server.settings import ServerSettings
from mappamundi.server.store import open_store

pytestmark = pytest.mark.anyio
TABLES = 100


async def test_a_hundred_finished_tables_are_fair_and_no_bit_can_change(tmp_path: Path) -> None:
    store = open_store(f"sqlite:///{tmp_path / 'tables.db'}")
    await store.open()
    chance = Random(5)
    settings = ServerSettings(home=tmp_path, **CROWDED | {"messages_at_once": 1e5})
    async with visitor(built(store, tmp_path, settings=settings)) as who:
        for number in range(TABLES):
            game = SLUGS[number % len(SLUGS)]
            people = [new_person() for _ in range(GAMES[game].seats.start)]
            table, _ = await keep_table(store, people, game, seed=number)
            log = loads((await who.get(f"/api/tables/{table}/log")).content)
            draws = (await who.get(f"/api/tables/{table}/draws")).json()
            assert log.commitment is not None
            assert log.secret is not None
            assert len(draws) == verify(log) > 0
            assert fair.is_fair(log.commitment, log.secret, draws)
            assert not fair.is_fair(log.commitment, flipped(log.secret, chance), draws)
            assert not fair.is_fair(flipped(log.commitment, chance), log.secret, draws)
            assert not fair.is_fair(log.commitment, log.secret, changed(draws, chance))
            log.secret = flipped(log.secret, chance)
            with pytest.raises(BadLog):
                verify(log)
    await store.close()


def flipped(text: str, chance: Random) -> str:
    """The same bytes but for one bit."""
    content = bytearray(bytes.fromhex(text))
    content[chance.randrange(len(content))] ^= 1 << chance.randrange(8)
    return content.hex()


def changed(draws: list[tuple[int, int]], chance: Random) -> list[tuple[int, int]]:
    """The same draws but for one."""
    real = [index for index, (outcomes, _) in enumerate(draws) if outcomes > 1]
    index = chance.choice(real)
    outcomes, drawn = draws[index]
    return [*draws[:index], (outcomes, (drawn + 1) % outcomes), *draws[index + 1 :]]
