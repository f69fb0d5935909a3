"""Who comes in: everything at once, half of something, nothing at all."""

from __future__ import annotations

import asyncio
import select
import socket
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from time import monotonic
from typing import Any

import httpx
import pytest
from server.client import Client
from server.servers import Running
from structlog.testing import capture_logs
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from mappamundi.server.http.door import OTHER_FILES, Doorstep
from mappamundi.server.line.doorman import Doorman
from mappamundi.server.settings import ServerSettings

pytestmark = pytest.mark.anyio
SOCKETS, TABLES, HERE, CONNECTIONS = 4, 5, 8, 20
TOKEN = "a token of a test"
SECONDS = 2.0  # for a whole request
HEAD = b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
HALVES = {
    "nothing": b"",
    "a-line": b"GET /api/me HTTP/1.1\r\n",
    "a-handshake": b"GET /ws HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n",
    "a-content": HEAD + b"Content-Length: 100\r\n\r\n{",
    "chunks": HEAD + b"Transfer-Encoding: chunked\r\n\r\n1\r\n{\r\n",
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    home = tmp_path_factory.mktemp("home")
    running = Running(
        home,
        f"sqlite:///{home / 'tables.db'}",
        sockets_per_person=SOCKETS,
        tables_per_person=TABLES,
        tables_per_address=HERE,
        connections_per_address=CONNECTIONS,
        requests_at_once=1000,
        requests_per_second=100,
        metrics_token=TOKEN,
        request_seconds=SECONDS,
    )
    running.start()
    yield running
    assert running.stop() == 0


def line_from(host: str, server: Running) -> socket.socket:
    """A connection from another address of this machine."""
    return socket.create_connection(("127.0.0.1", server.port), 30, (host, 0))


def visitor(server: Running, host: str) -> httpx.AsyncClient:
    transport = httpx.AsyncHTTPTransport(local_address=host)
    return httpx.AsyncClient(transport=transport, base_url=server.address, timeout=30)


async def test_sockets_opened_at_once_are_counted(server: Running) -> None:
    async with Client(server.address) as anna:
        cookie = "; ".join(f"{name}={value}" for name, value in anna.http.cookies.items())
        address = server.address.replace("http", "ws", 1) + "/ws"

        async def come() -> Any:
            try:
                return await connect(address, additional_headers={"Cookie": cookie})
            except InvalidStatus:
                return None

        lines = [line for line in await asyncio.gather(*(come() for _ in range(40))) if line]
        assert len(lines) == SOCKETS - 1
        for line in lines:
            await line.close()
        async with asyncio.timeout(10):
            while (again := await come()) is None:  # a place that was left is free
                await asyncio.sleep(0.01)
        await again.close()


async def test_tables_made_at_once_are_counted(server: Running) -> None:
    async with visitor(server, "127.0.0.4") as anna:
        await anna.get("/api/me")
        asked = (anna.post("/api/tables", json={"game": "panstwa"}) for _ in range(15))
        answers = await asyncio.gather(*asked)
    statuses = Counter(answer.status_code for answer in answers)
    assert statuses == {201: TABLES, 400: 15 - TABLES}


async def test_tables_made_by_nobody_in_particular_are_counted(server: Running) -> None:
    """Without a cookie every request is somebody new."""
    made: Counter[str] = Counter()
    for _ in range(HERE + 4):
        async with visitor(server, "127.0.0.5") as stranger:
            answer = await stranger.post("/api/tables", json={"game": "panstwa"})
            made[answer.json().get("message", "made")] += 1
    assert made == {"made": HERE, "too-many-tables-here": 4}
    async with visitor(server, "127.0.0.6") as other:
        assert (await other.post("/api/tables", json={"game": "panstwa"})).status_code == 201


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server that lets hardly anybody ask for anything."""
    home = tmp_path_factory.mktemp("strict")
    limits: dict[str, Any] = {"requests_at_once": 3, "requests_per_second": 0.001}
    running = Running(home, f"sqlite:///{home / 'tables.db'}", **limits)
    running.start()
    yield running
    assert running.stop() == 0


PATHS = ("/", "/healthz", "/metrics", "/api/nowhere", "/api/games")


@pytest.mark.parametrize(("number", "path"), tuple(enumerate(PATHS)))
async def test_everything_passes_the_doorman(strict: Running, number: int, path: str) -> None:
    passed_on = {"X-Forwarded-For": f"192.0.2.{number}"}
    async with httpx.AsyncClient(base_url=strict.address, headers=passed_on) as who:
        for _ in range(20):
            answer = await who.get(path)
            if answer.status_code == 429:
                break
        else:
            pytest.fail("nobody was turned away")
        assert int(answer.headers["Retry-After"]) > 0
    with pytest.raises(InvalidStatus) as refused:
        await connect(strict.address.replace("http", "ws", 1) + "/ws", additional_headers=passed_on)
    assert refused.value.response.status_code == 429


async def test_figures_are_for_this_machine_and_for_whoever_knows_the_word(server: Running) -> None:
    async with httpx.AsyncClient(base_url=server.address) as who:
        assert (await who.get("/metrics")).status_code == 200
        passed_on = {"X-Forwarded-For": "192.0.2.7"}
        assert (await who.get("/metrics", headers=passed_on)).status_code == 403
        pretended = {"X-Forwarded-For": "127.0.0.1"}
        assert (await who.get("/metrics", headers=pretended)).status_code == 403
        for word, status in ((TOKEN, 200), ("x", 403), (TOKEN[:-1], 403)):
            shown = passed_on | {"Authorization": f"Bearer {word}"}
            assert (await who.get("/metrics", headers=shown)).status_code == status


async def test_half_requests_end_and_keep_nobody_out(server: Running) -> None:
    begun = monotonic()
    with ExitStack() as stack:
        lines = []
        for half in HALVES.values():
            lines.append(stack.enter_context(line_from("127.0.0.7", server)))
            lines[-1].sendall(half)
        async with visitor(server, "127.0.0.8") as newcomer:
            assert (await newcomer.get("/api/me")).status_code == 200
        for line in lines:
            assert await asyncio.to_thread(is_ended, line)
    assert monotonic() - begun > SECONDS / 2  # they had their time


def is_ended(line: socket.socket) -> bool:
    try:
        return line.recv(1) == b""
    except ConnectionResetError:
        return True


async def test_one_address_has_so_many_connections(server: Running) -> None:
    with ExitStack() as stack:
        lines = [stack.enter_context(line_from("127.0.0.9", server)) for _ in range(60)]
        assert await asyncio.to_thread(turned_away, lines, 40) == 60 - CONNECTIONS
        async with visitor(server, "127.0.0.10") as newcomer:
            assert (await newcomer.get("/api/me")).status_code == 200


def turned_away(lines: list[socket.socket], expected: int) -> int:
    """How many of these were closed, as soon as so many are."""
    closed: set[int] = set()
    end = monotonic() + 20
    while len(closed) < expected and monotonic() < end:
        readable, _, _ = select.select(lines, [], [], 0.1)
        closed |= {line.fileno() for line in readable}
    return len(closed)


@pytest.mark.parametrize("kind", ["pings", "empty fragments"])
async def test_what_is_no_message_counts_as_one(server: Running, kind: str) -> None:
    async with Client(server.address) as anna:
        assert anna.socket is not None
        frame = b"\x89\x80\0\0\0\0" if kind == "pings" else b"\0\x80\0\0\0\0"
        begin = b"" if kind == "pings" else b"\x01\x80\0\0\0\0"
        anna.socket.transport.write(begin + frame * 5000)
        await asyncio.wait_for(anna.reader, 10)
        assert anna.socket.close_code == 1008


async def test_out_of_files_is_survived(tmp_path: Path) -> None:
    """As with a hard limit that is small: some are turned away, and later all come in again."""
    server = Running(tmp_path, f"sqlite:///{tmp_path / 'tables.db'}", files=130)
    server.start()
    try:
        with ExitStack() as stack:
            lines = [
                stack.enter_context(socket.create_connection(("127.0.0.1", server.port), 30))
                for _ in range(200)
            ]
            assert await asyncio.to_thread(turned_away, lines, 150) >= 150
        async with httpx.AsyncClient(base_url=server.address) as who, asyncio.timeout(20):
            while True:
                try:
                    assert (await who.get("/healthz")).status_code == 200
                    break
                except httpx.TransportError:
                    await asyncio.sleep(0.05)
    finally:
        assert server.stop() == 0


def test_out_of_files_is_said_once_in_a_while(tmp_path: Path) -> None:
    settings = ServerSettings(home=tmp_path)
    doorstep = Doorstep(settings, Doorman(settings), files=OTHER_FILES + 10)
    with capture_logs() as said:
        assert not any(doorstep.has_room("192.0.2.1", 11) for _ in range(100))
    assert [line["event"] for line in said] == ["out-of-files"]
    assert doorstep.has_room("192.0.2.1", 10)


async def test_a_family_behind_one_address_comes_in(tmp_path: Path) -> None:
    """Twelve browsers with all they load, with the limits that are usual."""
    usual = {
        "messages_at_once": 200,
        "requests_per_second": 100,
        "requests_at_once": 1000,
        "everybody_at_once": 5000,
        "tables_per_address": 200,
    }
    server = Running(tmp_path, f"sqlite:///{tmp_path / 'tables.db'}", **usual)
    server.start()
    try:
        async with asyncio.TaskGroup() as family:
            for _ in range(12):
                family.create_task(visit(server))
    finally:
        assert server.stop() == 0


async def visit(server: Running) -> None:
    """What a browser asks for, when somebody comes, makes a table and is cut off once."""
    async with Client(server.address) as who:
        for _ in range(20):
            assert (await who.http.get("/icon.svg")).status_code < 500
        for path in ("/api/games", "/api/atlas", "/api/cards/panstwa"):
            assert (await who.http.get(path)).status_code == 200
        await who.send(type="watch-lobby")
        table = await who.make("panstwa", seats=2, bots="novice")
        await who.watch(table)
        await who.play(table, most=3)
        assert who.socket is not None
        who.socket.transport.abort()
        await who.reader
        await who.open()
        who.tables.clear()
        await who.watch(table)
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(who.socket.wait_closed(), 0.01)
