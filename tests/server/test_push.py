"""Being called when no page is open: who, when, by whom, and to which addresses only."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from server.guests import Guest, Line, table_of, until
from server.houses import house as built
from server.houses import visitor
from server.pushing import Browser, PushService, push_service
from server.servers import CROWDED

from mappamundi.errors import BadSetup
from mappamundi.server import prudence
from mappamundi.server.app import close_house, open_house
from mappamundi.server.calls import postman
from mappamundi.server.calls.devices import MOST
from mappamundi.server.calls.postman import Postman, Undelivered
from mappamundi.server.house import House
from mappamundi.server.protocol import Person
from mappamundi.server.settings import ServerSettings
from mappamundi.server.store import open_store
from mappamundi.server.table.table import Table

pytestmark = pytest.mark.anyio
PATH = "/api/me/push"


@pytest.fixture
async def service() -> AsyncIterator[PushService]:
    async with push_service() as found:
        yield found


@pytest.fixture
async def calling(tmp_path: Path, service: PushService) -> AsyncIterator[House]:
    """A house that calls people at once, through a push service on this machine."""
    hosts: dict[str, Any] = {"push_hosts": (service.address,), "push_after_seconds": 0.0}
    calm: dict[str, Any] = {"bot_haste": 0.0, "bot_search": False}
    settings = ServerSettings(home=tmp_path, **CROWDED, **hosts, **calm)
    store = open_store(f"sqlite:///{tmp_path / 'tables.db'}")
    house = built(store, tmp_path, settings=settings)
    await open_house(house)
    yield house
    await close_house(house)


async def subscribed(who: httpx.AsyncClient, browser: Browser, language: str = "en") -> str:
    """Somebody wants to be called in a browser; their id."""
    answer = await who.post(PATH, json=browser.wish(language))
    assert answer.status_code == 200, answer.text
    return str((await who.get("/api/me")).json()["person"]["id"])


def guest(house: House, person: str) -> Guest:
    found = Guest(house.hall, "Somebody")
    found.person = found.connection.person = Person(person, "Somebody", "red")
    return found


async def begun(house: House, ben: str, company: str = "person") -> tuple[Table, Guest]:
    """Anna has begun a game of three, and everybody is asked at once; Ben has gone before."""
    anna, other = Guest(house.hall, "Anna"), guest(house, ben)
    host = anna if company == "person" else other
    table = await table_of(house.hall, host, "null_nichtig", 3)
    if company == "person":
        await other.watch(table)
        await other.command("sit", table, seat=1)
    await host.command("seat-bots", table, level="novice")
    other.send("unwatch", table)
    await host.command("start", table)
    return table, host


async def settled(house: House) -> None:
    """All that was to be done beside the tables is done."""
    await asyncio.sleep(0)  # what is due at once begins
    while house.hall.chores.tasks:
        await asyncio.gather(*house.hall.chores.tasks)
        await asyncio.sleep(0)


async def test_who_is_waited_for_is_called_in_their_language_and_sealed(
    calling: House, service: PushService
) -> None:
    browser = Browser(service.address)
    async with visitor(calling) as ben:
        table, _ = await begun(calling, await subscribed(ben, browser, "de"))
        (letter,) = await until(lambda: service.letters)
        key = (await ben.get(PATH)).json()["key"]
    assert browser.read(letter.body) == {
        "title": "Null & Nichtig",
        "body": "Du bist dran.",
        "url": f"/t/{table.id}",
    }
    assert letter.path == "/send/one"
    assert letter.headers["content-encoding"] == "aes128gcm"
    assert letter.headers["authorization"].endswith(f"k={key}")
    assert table.id not in str(letter.headers)
    assert table.id.encode() not in letter.body


async def test_nobody_is_called_who_is_here_or_plays_with_bots_alone(
    calling: House, service: PushService
) -> None:
    browser = Browser(service.address)
    async with visitor(calling) as ben:
        person = await subscribed(ben, browser)
        await begun(calling, person, company="bots")
        await settled(calling)
        line: Any = Line()
        connection = calling.hub.join(line, Person(person, "Ben", "red"), "")
        await begun(calling, person)
        await settled(calling)
        assert service.letters == []
        calling.hub.leave(connection)
        await begun(calling, person)
        await until(lambda: service.letters)
        await begun(calling, person)  # a moment later: once is enough
        await settled(calling)
        assert len(service.letters) == 1


async def test_a_reminder_is_a_call_of_its_own(calling: House, service: PushService) -> None:
    browser = Browser(service.address)
    async with visitor(calling) as ben:
        table, anna = await begun(calling, await subscribed(ben, browser))
        await until(lambda: len(service.letters) == 1)
        assert (await anna.command("nudge", table, seat=1))["type"] == "done"
        await until(lambda: len(service.letters) == 2)
        assert "reminded" in browser.read(service.letters[1].body)["body"]
        assert len({each.headers["topic"] for each in service.letters}) == 1


@pytest.mark.parametrize(("status", "left"), [(201, 1), (404, 0), (410, 0), (500, 1), (302, 1)])
async def test_a_browser_that_is_gone_is_forgotten_and_nobody_is_followed(
    calling: House, service: PushService, status: int, left: int
) -> None:
    away = f"Location: {service.address}/elsewhere\r\n"
    service.answer = f"HTTP/1.1 {status} So\r\n{away}Content-Length: 0\r\n\r\n".encode()
    async with visitor(calling) as ben:
        await begun(calling, await subscribed(ben, Browser(service.address)))
        await until(lambda: service.letters)
        await settled(calling)
        assert len((await ben.get(PATH)).json()["devices"]) == left
    assert [each.path for each in service.letters] == ["/send/one"]
    assert bool(calling.devices.owners) == bool(left)


async def test_a_service_that_says_nothing_is_not_waited_for(
    service: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    service.answer = b""
    monkeypatch.setattr(postman, "LIMIT", 0.1)
    with pytest.raises(Undelivered):
        await Postman([service.address]).deliver(f"{service.address}/x", {}, b"")
    monkeypatch.setattr(postman, "MOST_WAITING", 0)
    with pytest.raises(Undelivered):
        await Postman([service.address]).deliver(f"{service.address}/y", {}, b"")
    assert [each.path for each in service.letters] == ["/x"]


async def test_one_browser_is_one_persons_and_one_person_has_a_few(
    house: House, service: PushService
) -> None:
    house.devices.postman.hosts = (service.address,)
    async with visitor(house) as anna, visitor(house) as ben:
        await subscribed(anna, Browser(service.address))
        await subscribed(ben, Browser(service.address))
        assert (await anna.get(PATH)).json()["devices"] == []
        for number in range(MOST + 1):
            await subscribed(ben, Browser(service.address, str(number)))
        devices = (await ben.get(PATH)).json()["devices"]
        assert [each["endpoint"][-1] for each in devices] == [
            str(each) for each in range(1, MOST + 1)
        ]
        first = devices[0]["id"]
        await anna.delete(f"{PATH}/{first}")  # not hers
        assert len((await ben.get(PATH)).json()["devices"]) == MOST
        await ben.delete(f"{PATH}/{first}")
        devices = (await ben.get("/api/me/export")).json()["devices"]
        assert len(devices) == MOST - 1
        assert {each["language"] for each in devices} == {"en"}
        await ben.post("/api/me/sign-out", json={"everywhere": True})
        assert house.devices.owners == set()
        person = await subscribed(anna, Browser(service.address))
        assert house.devices.owners == {person}
        await anna.delete("/api/me")
        assert house.devices.owners == set()
        await house.devices.open()
        assert house.devices.owners == set()


async def test_the_key_is_made_once(house: House) -> None:
    keys = await asyncio.gather(*(house.devices.key() for _ in range(3)))
    assert len({*keys, await house.devices.key()}) == 1


GOOD = (
    "https://fcm.googleapis.com/fcm/send/abc:def",
    "https://updates.push.services.mozilla.com/wpush/v2/x?y=z",
    "https://db5.notify.windows.com/w/?token=x%2f",
    "https://web.push.apple.com:443/Q",
)
BAD = (
    "http://fcm.googleapis.com/x",
    "https://fcm.googleapis.com:8443/x",
    "https://fcm.googleapis.com.example.org/x",
    "https://notify.windows.com/x",
    "https://xnotify.windows.com/x",
    "https://someone@fcm.googleapis.com/x",
    "https://fcm.googleapis.com@127.0.0.1/x",
    "https://127.0.0.1/fcm.googleapis.com",
    "https://fcm.googleapis.com",
    "https://fcm.googleapis.com/x y",
    "https://fcm.googleapis.com/x\r\nHost: y",
    "https://fcm.googleapis.com/#x",
    "https://fcm.googleapis.com:99999/x",
    "HTTPS://FCM.googleapis.com/x",
    "file:///etc/passwd",
)


def test_only_known_push_services_are_written_to(tmp_path: Path) -> None:
    usual = Postman(ServerSettings(home=tmp_path).push_hosts)
    assert [each for each in GOOD if not usual.knows(each)] == []
    assert [each for each in BAD if usual.knows(each)] == []


async def test_what_cannot_be_called_is_declined(house: House) -> None:
    async with visitor(house) as who:
        stranger = (await who.post(PATH, json=Browser("https://example.org").wish())).json()
        assert stranger["message"] == "push-service-unknown"
        wish = Browser("https://fcm.googleapis.com").wish()
        unreadable = (await who.post(PATH, json=wish | {"key": "A" * 87})).json()
        assert unreadable["message"] == "push-keys-unreadable"
        assert (await who.get(PATH)).json()["devices"] == []


HERE = "http://127.0.0.1:9"


@pytest.mark.parametrize("host", ["*", "*.org", "10.0.0.1", "https://push.example.org", "a b.org"])
def test_a_server_does_not_start_with_hosts_that_could_be_anybody(
    tmp_path: Path, host: str
) -> None:
    with pytest.raises(BadSetup, match="no name of a push service"):
        prudence.check(ServerSettings(home=tmp_path, push_hosts=(host,)))


def test_an_address_of_this_machine_is_for_trying_out(tmp_path: Path) -> None:
    wishes: dict[str, Any] = {"push_hosts": (HERE, "*.example.org"), "home": tmp_path}
    prudence.check(ServerSettings(**wishes))
    with pytest.raises(BadSetup, match="no name of a push service"):
        prudence.check(
            ServerSettings(**wishes, production=True, origins=("https://play.example.org",))
        )
