"""Who has spent the allowance of their address stands at the door before they hear an answer."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from time import monotonic
from types import SimpleNamespace
from typing import Any

import pytest
from server.servers import Running
from server.test_doors import is_ended, line_from
from server.test_wire import Transport
from starlette.types import Receive, Scope, Send
from uvicorn import Config
from uvicorn.server import ServerState
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from mappamundi.server.http.door import EARLY, LATER, OTHER_FILES, Door, Doorstep
from mappamundi.server.http.gate import Gate
from mappamundi.server.line.doorman import Doorman
from mappamundi.server.settings import ServerSettings

pytestmark = pytest.mark.anyio
SPENT: dict[str, Any] = {"requests_at_once": 1.5, "requests_per_second": 1e-6}
WHOLE = b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """Where everybody may ask for one thing, and then for nothing more."""
    home = tmp_path_factory.mktemp("home")
    running = Running(home, f"sqlite:///{home / 'tables.db'}", **SPENT)
    running.start()
    yield running
    assert running.stop() == 0


async def test_who_is_turned_away_hears_it_late(server: Running) -> None:
    """Who heard it at once would ask again at once, and every time costs the server something."""
    with ExitStack() as stack:
        stack.enter_context(line_from("127.0.0.11", server)).sendall(WHOLE)
        begun = monotonic()
        line = stack.enter_context(line_from("127.0.0.11", server))
        line.sendall(WHOLE)
        assert await asyncio.to_thread(is_ended, line)
        assert monotonic() - begun > LATER / 2
        assert "HTTP/1.1 200" in await asyncio.to_thread(said_to, "127.0.0.12", server)


async def test_who_is_refused_a_socket_hears_it_late(server: Running) -> None:
    """Behind a proxy, where nobody stands at the door."""
    address = server.address.replace("http", "ws", 1) + "/ws"
    passed_on, spans = {"X-Forwarded-For": "192.0.2.9"}, {}
    for _ in range(2):
        begun = monotonic()
        with pytest.raises(InvalidStatus) as refused:
            await connect(address, additional_headers=passed_on)
        spans[refused.value.response.status_code] = monotonic() - begun
    assert set(spans) == {403, 429}
    assert spans[429] > LATER / 2


async def test_only_so_many_stand_before_the_gate(tmp_path: Path) -> None:
    settings = ServerSettings(home=tmp_path, connections_per_address=2)
    gate = Gate(nowhere, SimpleNamespace(settings=settings))  # type: ignore[arg-type]
    standing = [asyncio.create_task(gate.let_stand("192.0.2.9")) for _ in range(2)]
    await asyncio.sleep(0)
    await gate.let_stand("192.0.2.9")
    assert not any(task.done() for task in standing)
    for task in standing:
        task.cancel()
    await asyncio.gather(*standing, return_exceptions=True)


async def nowhere(scope: Scope, receive: Receive, send: Send) -> None: ...


def said_to(host: str, server: Running) -> str:
    with line_from(host, server) as line:
        line.sendall(WHOLE)
        return line.recv(1000).decode()


async def test_who_has_stood_at_the_door_comes_in(monkeypatch: pytest.MonkeyPatch) -> None:
    """What was said meanwhile is heard then."""
    door, transport, asked = await at_the_door(monkeypatch, [False, True])
    door.data_received(WHOLE[:9])
    door.data_received(WHOLE[9:])
    assert not transport.is_reading
    while not asked:
        await asyncio.sleep(0)
    assert asked == ["/healthz"]
    assert transport.is_reading
    door.connection_lost(None)


async def test_who_says_too_much_at_the_door_is_not_waited_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    door, transport, asked = await at_the_door(monkeypatch, [False, True])
    door.data_received(b"x" * (EARLY + 1))
    assert transport.is_gone
    door.connection_lost(None)
    assert asked == []


async def at_the_door(
    monkeypatch: pytest.MonkeyPatch, answers: list[bool]
) -> tuple[Door, Transport, list[str]]:
    """Somebody who may come in when the answer is yes, and the paths that they asked for."""
    asked: list[str] = []

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        asked.append(scope["path"])

    settings = ServerSettings(home=Path())
    doorstep = Doorstep(settings, Doorman(settings), files=OTHER_FILES + 10)
    monkeypatch.setattr(doorstep, "lets_in", lambda host: answers.pop(0))
    monkeypatch.setattr("mappamundi.server.http.door.LATER", 0.0)
    config = Config(app, log_config=None)
    config.load()
    door, transport = Door(config, ServerState(), {}), Transport()
    door.doorstep = doorstep
    door.connection_made(transport)  # type: ignore[arg-type]
    return door, transport, asked
