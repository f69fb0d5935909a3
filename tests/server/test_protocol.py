from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from server.client import PATIENCE, Client
from server.servers import Running

pytestmark = pytest.mark.anyio
PAGE = Path(__file__).parents[2] / "docs" / "protocol.md"
ANYTHING = "…"


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    running = Running(tmp_path, f"sqlite:///{tmp_path / 'tables.db'}")
    running.start()
    yield running
    assert running.stop() == 0


def fits(example: Any, real: Any, names: dict[str, Any]) -> bool:
    """Is a message like the example? Names are bound to what they first stand for."""
    if example == ANYTHING:
        return real is not None
    if isinstance(example, str) and example.startswith("$"):
        return bool(names.setdefault(example, real) == real)
    if isinstance(example, dict):
        return isinstance(real, dict) and all(
            key in real and fits(each, real[key], names) for key, each in example.items()
        )
    if isinstance(example, list):
        if example == [ANYTHING]:
            return isinstance(real, list)
        return len(example) == len(real) and all(
            fits(each, other, names) for each, other in zip(example, real, strict=True)
        )
    return bool(example == real)


def filled(example: Any, names: dict[str, Any]) -> Any:
    if isinstance(example, dict):
        return {key: filled(each, names) for key, each in example.items()}
    if isinstance(example, list):
        return [filled(each, names) for each in example]
    return names.get(example, example) if isinstance(example, str) else example


async def test_the_example_is_what_happens(server: Running) -> None:
    found = re.search(r"```session\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert found is not None
    names: dict[str, Any] = {}
    async with Client(server.address) as client:
        for line in found[1].splitlines():
            await follow(client, line, names)
    assert {"$table", "$me", "$version", "$legal", "$kept"} <= names.keys()


async def follow(client: Client, line: str, names: dict[str, Any]) -> None:
    """One line of the example."""
    kind, _, rest = line.partition(" ")
    if kind == "POST":
        path, _, body = rest.partition(" ")
        answer = await client.http.post(path, json=msgspec.json.decode(body))
        client.replies.append(answer.json())
        return
    example = msgspec.json.decode(rest)
    if kind == "→":
        if "$version" in example.values() and "$version" not in names:
            known = client.tables[names["$table"]]
            await client.until(lambda: known.get("legal"))
            names["$version"], names["$legal"] = known["version"], known["legal"][0]
        await client.send(**filled(example, names))
        return
    async with asyncio.timeout(PATIENCE), client.arrived:
        while not any(take(client, each, example, names) for each in list(client.replies)):
            await client.arrived.wait()


def take(client: Client, reply: Any, example: Any, names: dict[str, Any]) -> bool:
    trial = dict(names)
    if not fits(example, reply, trial):
        return False
    names |= trial
    client.replies.remove(reply)
    return True
