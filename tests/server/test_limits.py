from __future__ import annotations

import asyncio
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from server.client import PATIENCE, Client
from server.servers import Running
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from mappamundi.errors import BadSetup
from mappamundi.server.serving import bind, check, own_secret
from mappamundi.server.settings import ServerSettings

pytestmark = pytest.mark.anyio
ORIGINS = (
    "null",
    "",
    "http://evil.example",
    "https://127.0.0.1:{port}",
    "http://127.0.0.1:{port}/",
    "http://127.0.0.1:{port}.evil.example",
    "http://127.0.0.1",
    "http://127.0.0.1:1{port}",
    "HTTP://127.0.0.1:{port}",
    "file://",
)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    home = tmp_path_factory.mktemp("home")
    running = Running(
        home,
        f"sqlite:///{home / 'tables.db'}",
        sockets_per_person=3,
        messages_at_once=200,
        words_per_second=1e6,
    )
    running.start()
    yield running
    assert running.stop() == 0


def way_in(client: Client) -> tuple[str, dict[str, str]]:
    cookie = "; ".join(f"{name}={value}" for name, value in client.http.cookies.items())
    return client.address.replace("http", "ws", 1) + "/ws", {"Cookie": cookie}


async def test_who_floods_is_closed(server: Running) -> None:
    async with Client(server.address) as anna:
        assert anna.socket is not None
        for _ in range(500):
            await anna.socket.send('{"type":"echo","number":1}')
        await asyncio.wait_for(anna.reader, PATIENCE)
        assert anna.socket.close_code == 1008


async def test_a_frame_that_is_too_long_is_closed(server: Running) -> None:
    async with Client(server.address) as anna:
        assert anna.socket is not None
        await anna.socket.send('{"type":"say","text":"' + "x" * 17_000 + '"}')
        await asyncio.wait_for(anna.reader, PATIENCE)
        assert anna.socket.close_code == 1009


@pytest.mark.parametrize("origin", ORIGINS)
async def test_a_wrong_origin_stays_outside(server: Running, origin: str) -> None:
    async with Client(server.address) as anna:
        address, headers = way_in(anna)
        headers["Origin"] = origin.format(port=server.port)
        with pytest.raises(InvalidStatus) as refused:
            await connect(address, additional_headers=headers)
        assert refused.value.response.status_code == 403


async def test_the_right_origin_comes_in(server: Running) -> None:
    async with Client(server.address) as anna:
        address, headers = way_in(anna)
        async with connect(address, additional_headers=headers | {"Origin": server.address}) as it:
            assert msgspec.json.decode(await it.recv())["type"] == "welcome"


async def test_nobody_comes_in_without_a_cookie(server: Running) -> None:
    for cookie in ("", "mappamundi=forged.token", "mappamundi="):
        with pytest.raises(InvalidStatus):
            await connect(f"ws://127.0.0.1:{server.port}/ws", additional_headers={"Cookie": cookie})


async def test_one_person_has_so_many_connections(server: Running) -> None:
    async with Client(server.address) as anna:
        address, headers = way_in(anna)
        more = [await connect(address, additional_headers=headers) for _ in range(2)]
        with pytest.raises(InvalidStatus):
            await connect(address, additional_headers=headers)
        for each in more:
            await each.close()


async def test_who_stops_reading_is_cut_and_holds_up_nobody(server: Running) -> None:
    """R14"""
    async with Client(server.address) as anna, Client(server.address) as ben:
        table = await anna.make("null_nichtig", seats=3)
        await anna.watch(table)
        address, headers = way_in(ben)
        small = socket.create_connection(("127.0.0.1", server.port))
        small.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        deaf = await connect(address, additional_headers=headers, sock=small, max_queue=1)
        await deaf.send(msgspec.json.encode({"type": "watch", "table": table}).decode())
        deaf.transport.pause_reading()
        begun = asyncio.get_running_loop().time()
        while asyncio.get_running_loop().time() - begun < PATIENCE:
            for _ in range(5):
                answer = await anna.command(type="say", table=table, text="blah " * 79)
                assert answer["type"] == "done"
            figures = (await anna.http.get("/metrics")).text
            if 'mappamundi_closed_total{why="stuck"} 1.0' in figures:
                break
            if "mappamundi_sockets 2.0" in figures:  # the pings were not answered
                break
            await asyncio.sleep(0.6)  # as long as so many words to a table are allowed for
        else:
            pytest.fail("it was never cut")
        deaf.transport.abort()


async def test_a_break_in_the_middle_of_a_frame_harms_nobody(server: Running) -> None:
    async with Client(server.address) as anna:
        address, headers = way_in(anna)
        half = await connect(address, additional_headers=headers)
        half.transport.write(b"\x81\xfe\x10\x00abcd{")
        half.transport.abort()
        await half.wait_closed()
        table = await anna.make("null_nichtig")
        assert (await anna.watch(table))["status"] == "open"


def test_what_is_unsafe_in_public_is_refused(tmp_path: Path) -> None:
    safe: dict[str, Any] = {
        "home": tmp_path,
        "production": True,
        "origins": ("https://play.example.org",),
    }
    check(ServerSettings(**safe))
    wrongs: tuple[dict[str, Any], ...] = (
        {"origins": ()},
        {"origins": ("http://play.example.org",)},
        {"proxies": "*"},
        {"bot_haste": 0.0},
    )
    for wrong in wrongs:
        with pytest.raises(BadSetup):
            check(ServerSettings(**(safe | wrong)))


def test_a_port_in_use_is_named_as_people_write_ports(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(BadSetup) as refused:
            bind(ServerSettings(home=tmp_path, host="127.0.0.1", port=port))
    assert refused.value.arguments["port"] == str(port)


def test_the_secret_is_made_once_and_for_one_pair_of_eyes(tmp_path: Path) -> None:
    secret = own_secret(tmp_path)
    assert own_secret(tmp_path) == secret
    path = tmp_path / "server.secret"
    assert path.stat().st_mode & 0o777 == 0o600
    path.chmod(0o644)
    with pytest.raises(BadSetup):
        own_secret(tmp_path)
