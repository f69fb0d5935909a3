from __future__ import annotations

from pathlib import Path

import pytest
from sqlalchemy import insert, select

from mappamundi.errors import BadLog, BadSetup
from mappamundi.server.hall import Hall
from mappamundi.server.people import People
from mappamundi.server.protocol import Person, Setting
from mappamundi.server.settings import Settings
from mappamundi.server.store import Store, open_store
from mappamundi.server.store.copying import copy_store
from mappamundi.server.store.moving import dump, restore
from mappamundi.server.store.schema import METADATA, SECRETS

pytestmark = pytest.mark.anyio
ANNA = Person("anna" * 5, "Anna", "red")


async def fill(store: Store, home: Path) -> str:
    hall = Hall(store, People(store), Settings(home=home))
    setting = Setting("panstwa", {}, 3, "relaxed", True, False, False)
    table = await hall.make(setting, ANNA)
    await store.write(insert(SECRETS).values(table=table.id, secret=b"\0\xff" * 100))
    return table.id


async def everything(store: Store) -> dict[str, list[tuple[object, ...]]]:
    return {
        each.name: sorted(map(tuple, await store.fetch(select(each))), key=repr)
        for each in METADATA.sorted_tables
    }


async def test_what_is_taken_out_of_one_store_goes_into_another(
    store: Store, tmp_path: Path
) -> None:
    table = await fill(store, tmp_path)
    for chosen in ((), (table,)):
        lines = [line async for line in dump(store, chosen)]
        other = open_store(f"sqlite:///{tmp_path / f'other-{len(chosen)}.db'}")
        await other.open()
        assert await restore(other, lines) == 1
        assert await everything(other) == await everything(store)
        with pytest.raises(BadLog):
            await restore(other, lines)
        with pytest.raises(BadLog):
            await restore(other, [b"{}"])
        await other.close()


async def test_a_backup_while_the_store_is_open(tmp_path: Path) -> None:
    address = f"sqlite:///{tmp_path / 'tables.db'}"
    store = open_store(address)
    await store.open()
    await fill(store, tmp_path)
    copy_store(address, tmp_path / "copy.db")
    again = open_store(f"sqlite:///{tmp_path / 'copy.db'}")
    await again.open()
    assert await everything(again) == await everything(store)
    await again.close()
    await store.close()
    with pytest.raises(BadSetup):
        copy_store(address, tmp_path / "copy.db")
