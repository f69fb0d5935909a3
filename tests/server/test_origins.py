"""S17: pages of others cannot use a visitor's cookie, neither by request nor by socket."""

from __future__ import annotations

from collections.abc import Iterator

import httpx
import pytest
from server.client import Client
from server.servers import Running
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

pytestmark = pytest.mark.anyio
BAD = [
    "null",
    "",
    "http://evil.example",
    "https://127.0.0.1:{port}",
    "http://127.0.0.1",
    "http://127.0.0.1:1",
    "http://127.0.0.1:{port}0",
    "http://127.0.0.1:{port}/",
    "http://127.0.0.1:{port}.evil.example",
    "http://127.0.0.1:{port}@evil.example",
    "http://evil.example/127.0.0.1:{port}",
    "http://evil.example#http://127.0.0.1:{port}",
    "http://sub.127.0.0.1:{port}",
    "HTTP://127.0.0.1:{port}",
    "http://127.0.0.1:{port} http://evil.example",
    "http://2130706433:{port}",
    "http://127.1:{port}",
    "//127.0.0.1:{port}",
    "127.0.0.1:{port}",
    "file://",
]
CHANGES = [
    ("PATCH", "/api/me", {"name": "Mallory"}),
    ("DELETE", "/api/me", None),
    ("POST", "/api/me/sign-out", {"everywhere": True}),
    ("POST", "/api/me/recovery", None),
    ("POST", "/api/recover", {"token": "x" * 43}),
    ("POST", "/api/passkeys/register/begin", None),
    ("POST", "/api/passkeys/sign-in/begin", None),
    ("POST", "/api/tables", {"game": "panstwa"}),
]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    home = tmp_path_factory.mktemp("home")
    running = Running(home, f"sqlite:///{home / 'tables.db'}")
    running.start()
    yield running
    running.kill()


def test_there_are_twenty() -> None:
    assert len(set(BAD)) == 20


@pytest.mark.parametrize("bad", BAD)
async def test_a_page_of_others_changes_nothing(server: Running, bad: str) -> None:
    origin = bad.format(port=server.port)
    async with httpx.AsyncClient(base_url=server.address) as victim:
        before = (await victim.get("/api/me")).json()
        for method, path, body in CHANGES:
            answer = await victim.request(method, path, json=body, headers={"Origin": origin})
            assert answer.status_code == 403, (method, path)
            assert answer.json()["message"] == "bad-origin"
            assert "set-cookie" not in answer.headers
        assert (await victim.get("/api/me")).json() == before


@pytest.mark.parametrize("bad", BAD)
async def test_a_page_of_others_opens_no_socket(server: Running, bad: str) -> None:
    origin = bad.format(port=server.port)
    async with Client(server.address) as victim:
        cookie = "; ".join(f"{name}={value}" for name, value in victim.http.cookies.items())
        headers = {"Cookie": cookie, "Origin": origin}
        with pytest.raises(InvalidStatus) as refused:
            await connect(server.address.replace("http", "ws") + "/ws", additional_headers=headers)
        assert refused.value.response.status_code == 403


async def test_our_own_page_may(server: Running) -> None:
    for origin in (server.address, server.address.replace("127.0.0.1", "localhost")):
        async with httpx.AsyncClient(base_url=server.address) as who:
            answer = await who.patch("/api/me", json={"name": "Ada"}, headers={"Origin": origin})
            assert answer.status_code == 200
            cookie = f"mappamundi={who.cookies['mappamundi']}"
            headers = {"Cookie": cookie, "Origin": origin}
            address = server.address.replace("http", "ws") + "/ws"
            async with connect(address, additional_headers=headers) as socket:
                assert '"welcome"' in str(await socket.recv())


async def test_nobody_else_may_read_our_answers(server: Running) -> None:
    async with httpx.AsyncClient(base_url=server.address) as who:
        for path in ("/api/me", "/api/games", "/api/atlas"):
            answer = await who.get(path, headers={"Origin": "http://evil.example"})
            assert not [name for name in answer.headers if name.startswith("access-control")]
            assert answer.headers["cross-origin-resource-policy"] == "same-origin"


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", ""])
async def test_a_form_is_no_request(server: Running, kind: str) -> None:
    """What a page of others could send without asking is not read."""
    async with httpx.AsyncClient(base_url=server.address) as who:
        headers = {"Content-Type": kind} if kind else {}
        answer = await who.patch("/api/me", content=b'{"name": "Mallory"}', headers=headers)
        assert answer.status_code == 415
        assert answer.json()["message"] == "api-not-json"
