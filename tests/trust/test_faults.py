"""R18: a store that fails for a while. Acknowledged means kept means shown to every looker."""

from __future__ import annotations

import asyncio
import secrets
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import pytest
from server.client import Client
from server.postgres import started
from server.servers import Running
from trust.company import UNLIMITED
from trust.faults import away, damaged, no_room, read_only

from mappamundi.server.store import open_store

pytestmark = pytest.mark.anyio
TABLES_EACH = 3
LOOKERS = 4  # who come before, and as many while it fails; the former are the hosts
PAUSE = 0.02  # seconds between two sayings of one host
ENOUGH = 3  # sayings of each host that must be kept before and after


class Fault(NamedTuple):
    """A store, how it fails, and what is said of that."""

    store: str
    fails: Callable[[Running], Any]
    message: str


@pytest.fixture(params=["full", "damaged", "away", "read-only"])
def fault(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Fault]:
    """SQLite, whose disk is full or whose file is damaged, or PostgreSQL."""
    path = tmp_path / "tables.db"
    # To be allowed no larger file is, to SQLite, a disk that fails.
    message = "store-away" if request.param == "full" else f"store-{request.param}"
    if request.param in ("full", "damaged"):
        fails = {"full": no_room, "damaged": lambda server: damaged(server, path)}
        yield Fault(f"sqlite:///{path}", fails[request.param], message)
        return
    postgres = started(tmp_path)
    ways = {"away": away, "read-only": read_only}
    yield Fault(postgres.get_uri(), lambda _: ways[request.param](postgres), message)
    postgres.cleanup()


class Talk:
    """A host who says something on and on, without waiting for an answer."""

    def __init__(self, host: Client, table: str) -> None:
        self.host, self.table = host, table
        self.said: dict[str, None] = {}  # commands
        self.answered: list[dict[str, Any]] = []
        self.heard = 0  # replies that were looked at
        self.is_over = False

    async def go_on(self) -> None:
        while not self.is_over:
            command = secrets.token_urlsafe(9)
            self.said[command] = None
            await self.host.send(type="say", table=self.table, id=command, text=command)
            await asyncio.sleep(PAUSE)

    def answers(self, kind: str | None = None) -> list[dict[str, Any]]:
        """What has come back, of this kind or of any."""
        fresh, self.heard = self.host.replies[self.heard :], len(self.host.replies)
        self.answered += [each for each in fresh if each.get("id") in self.said]
        return [each for each in self.answered if kind is None or each["type"] == kind]

    async def goes_on(self) -> None:
        """Wait until something more was said."""
        before = len(self.said)
        while len(self.said) < before + ENOUGH:
            await asyncio.sleep(PAUSE)

    async def has(self, kind: str, more: int) -> None:
        """Wait until so many more have been answered like that."""
        before = len(self.answers(kind))
        await self.host.until(lambda: len(self.answers(kind)) >= before + more, 60)


async def watch_all(looker: Client, talks: list[Talk]) -> None:
    """Come in while nothing can be answered."""
    for talk in talks:
        await looker.send(type="watch", table=talk.table)


async def health(server: Running, status: int) -> httpx.Response:
    """What the server says of itself, as soon as it is this."""
    async with asyncio.timeout(60), httpx.AsyncClient(timeout=60) as http:
        while True:
            answer = await http.get(f"{server.address}/healthz")
            if answer.status_code == status:
                return answer
            await asyncio.sleep(0.05)


async def nothing_to_be_had(client: Client) -> None:
    """What would have to be kept is refused over HTTP too, with a reason and a time."""
    answer = await client.http.post("/api/tables", json={"game": "panstwa"}, timeout=60)
    assert answer.status_code == 503
    assert answer.json()["message"].startswith("store-")
    assert int(answer.headers["retry-after"]) > 0


async def test_acknowledged_means_kept_means_shown(
    fault: Fault,
    tmp_path: Path,
    often: Callable[[int, int], int],
    figures: Callable[..., None],
) -> None:
    (store, fails, message), rounds = fault, often(1, 100)
    server = Running(tmp_path / "home", store, **UNLIMITED)
    server.start()
    async with AsyncExitStack() as stack:
        early, late = [
            [await stack.enter_async_context(Client(server.address)) for _ in range(LOOKERS)]
            for _ in range(2)
        ]
        talks = [Talk(host, await host.make("panstwa")) for host in early * TABLES_EACH]
        await asyncio.gather(*(look.watch(talk.table) for talk in talks for look in early))
        for _ in range(rounds):
            async with talking(talks):
                async with fails(server):
                    await suffers(server, talks, late, message)
                assert (await health(server, 200)).text == "ok\n"
        await settled(talks, [*early, *late])
    assert server.stop() == 0
    await kept_as_told(store, talks)
    figures("R18", store=store.partition(":")[0], fault=message, rounds=rounds,
            said=sum(len(talk.said) for talk in talks),
            refused=sum(len(talk.answers("refused")) for talk in talks))  # fmt: skip


async def suffers(server: Running, talks: list[Talk], late: list[Client], message: str) -> None:
    """The server says what is wrong, and everybody goes on as if it were not."""
    assert (await health(server, 503)).text.partition(":")[0] == message
    await asyncio.gather(*(watch_all(looker, talks) for looker in late))
    await nothing_to_be_had(talks[0].host)
    await asyncio.gather(*(talk.goes_on() for talk in talks))


@asynccontextmanager
async def talking(talks: list[Talk]) -> AsyncIterator[None]:
    """Everybody talks meanwhile, with success before and after."""
    for talk in talks:
        talk.is_over = False
    tasks = [asyncio.create_task(talk.go_on()) for talk in talks]
    await asyncio.gather(*(talk.has("done", ENOUGH) for talk in talks))
    yield
    await asyncio.gather(*(talk.has("done", ENOUGH) for talk in talks))
    for talk in talks:
        talk.is_over = True
    await asyncio.gather(*tasks)


async def settled(talks: list[Talk], lookers: list[Client]) -> None:
    """Everything was answered once, and everybody has seen the last that was kept."""
    for talk in talks:
        await talk.host.until(lambda talk=talk: len(talk.answers()) >= len(talk.said), 60)
        assert set(Counter(each["id"] for each in talk.answers()).values()) == {1}
        last = max(each["version"] for each in talk.answers("done"))
        for looker in lookers:
            await looker.until(lambda c=looker, t=talk.table, v=last: version(c, t) >= v, 60)
            assert version(looker, talk.table) == last


def version(looker: Client, table: str) -> int:
    """The newest that somebody has seen of a table."""
    return int(looker.tables.get(table, {"version": -1})["version"])


async def kept_as_told(address: str, talks: list[Talk]) -> None:
    """The log has everything that was acknowledged, each once, and nothing that was refused."""
    store = open_store(address)
    await store.open()
    for talk in talks:
        told = {each["id"]: each["version"] for each in talk.answers("done")}
        lines = [each for each in await store.entries(talk.table) if each.kind == "say"]
        assert {each.command.partition(":")[2]: each.sequence for each in lines} == told
    await store.close()
