"""What things cost, and whose allowance it is spent from."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from server.houses import visitor
from starlette.requests import Request

from mappamundi.server import requests
from mappamundi.server.address import Proxies, household, is_from_here
from mappamundi.server.house import House
from mappamundi.server.http.endpoints import ENDPOINTS
from mappamundi.server.line import costs
from mappamundi.server.line.allowance import MOST_KNOWN, Allowance, Allowances
from mappamundi.server.line.costs import DEAR, REQUESTS, of_message
from mappamundi.server.line.doorman import Doorman
from mappamundi.server.line.errands import Errands
from mappamundi.server.line.places import Places, SharedPlaces
from mappamundi.server.line.turns import Turns
from mappamundi.server.requests import Watch, WatchLobby
from mappamundi.server.settings import ServerSettings
from mappamundi.server.table.deeds.act import Act

pytestmark = pytest.mark.anyio
SLOW = 0.001  # a second: while a test runs, nothing comes back


def doorman(person: float = 1e6, address: float = 1e6, everybody: float = 1e6) -> Doorman:
    return Doorman(
        ServerSettings(
            home=Path(),
            messages_per_second=SLOW,
            messages_at_once=person,
            requests_per_second=SLOW,
            requests_at_once=address,
            everybody_per_second=SLOW,
            everybody_at_once=everybody,
        )
    )


async def test_who_asks_too_much_has_to_wait_and_is_told_how_long(house: House) -> None:
    house.doorman = doorman(address=3)
    async with visitor(house) as who:
        answers = [await who.get("/api/games") for _ in range(5)]
    assert [answer.status_code for answer in answers] == [200, 200, 200, 429, 429]
    assert int(answers[-1].headers["Retry-After"]) > 0


async def test_dear_requests_cost_more(house: House) -> None:
    house.doorman = doorman(address=25)
    async with visitor(house) as who:
        made = [
            (await who.post("/api/tables", json={"game": "panstwa"})).status_code for _ in range(3)
        ]
    assert made == [201, 201, 429]


async def test_a_person_has_an_allowance_wherever_they_come_from(house: House) -> None:
    house.doorman = doorman(person=5)
    async with visitor(house) as anna, visitor(house) as ben:
        await anna.get("/api/me")  # on a first visit she is nobody yet
        asked = [(await anna.get("/api/games")).status_code for _ in range(7)]
        assert asked == [200] * 5 + [429] * 2
        assert (await ben.get("/api/games")).status_code == 200


async def test_when_all_ask_too_much_only_dear_things_wait(house: House) -> None:
    house.doorman = doorman(everybody=15)
    async with visitor(house) as who:
        answers = [await who.post("/api/tables", json={"game": "panstwa"}) for _ in range(2)]
        assert [answer.status_code for answer in answers] == [201, 429]
        assert answers[1].json()["message"] == "server-busy"
        assert answers[1].headers["Retry-After"]
        assert (await who.get("/api/games")).status_code == 200


def test_whoever_is_refused_has_spent_nothing() -> None:
    """Else a flood would keep its whole house out for as long as it lasts."""
    allowance = Allowance(per_second=SLOW, at_once=10)
    assert allowance.take(8)
    assert not any(allowance.take(5) for _ in range(100))
    assert allowance.take(2)


def test_everything_that_can_be_asked_for_has_a_price_on_purpose() -> None:
    """Nothing new is as cheap as a move because nobody has thought of it."""
    offered = {(each.method, each.path) for each in ENDPOINTS}
    assert offered == costs.REQUESTS.keys()
    assert set(requests.REQUESTS) == costs.MESSAGES.keys()


def test_what_costs_more_than_all_takes_all() -> None:
    allowance = Allowance(per_second=SLOW, at_once=10)
    assert allowance.take(50)
    assert not allowance.take(1)


def test_those_who_are_quiet_are_forgotten() -> None:
    allowances = Allowances(per_second=1e9, at_once=10)
    for number in range(MOST_KNOWN + 50):
        allowances.of(f"10.0.0.{number}").take(1)
    assert len(allowances) < 100


def test_every_cost_is_of_something_that_can_be_asked() -> None:
    assert REQUESTS.keys() <= {(each.method, each.path) for each in ENDPOINTS}
    move = of_message(Act("t" * 16, "c" * 8, 0, ["take FR"]))
    assert of_message(Watch("t" * 16)) >= DEAR > move
    assert of_message(WatchLobby()) >= DEAR


@pytest.mark.parametrize(
    ("one", "other", "are_same"),
    [
        ("192.0.2.1", "192.0.2.1", True),
        ("192.0.2.1", "192.0.2.2", False),
        ("192.0.2.1", "::ffff:192.0.2.1", True),
        ("2001:db8:1:2::1", "2001:db8:1:2:ffff:ffff:ffff:ffff", True),
        ("2001:db8:1:2::1", "2001:db8:1:3::1", False),
        ("fe80::1%eth0", "fe80::2%eth0", True),
        ("", "", True),
        ("a unix socket", "another", False),
    ],
)
def test_a_household_is_one_address(one: str, other: str, are_same: bool) -> None:
    assert (household(one) == household(other)) is are_same


def test_proxies_are_addresses_and_networks_of_them() -> None:
    proxies = Proxies("127.0.0.1, 10.0.0.0/8, not-a-number")
    assert "127.0.0.1" in proxies
    assert "::ffff:10.1.2.3" in proxies
    assert "127.0.0.2" not in proxies
    assert "" not in proxies
    assert "anybody" in Proxies("*")


@pytest.mark.parametrize(
    ("host", "headers", "is_here"),
    [
        ("127.0.0.1", {}, True),
        ("127.0.0.9", {}, True),
        ("::1", {}, True),
        ("192.0.2.1", {}, False),
        ("127.0.0.1", {"x-forwarded-for": "127.0.0.1"}, False),
        ("127.0.0.1", {"forwarded": "for=127.0.0.1"}, False),
        ("", {}, False),
    ],
)
def test_here_is_who_was_not_passed_on(host: str, headers: dict[str, str], is_here: bool) -> None:
    pairs = [(name.encode(), value.encode()) for name, value in headers.items()]
    request = Request({"type": "http", "client": (host, 1), "headers": pairs})
    assert is_from_here(request) is is_here


def test_a_place_is_had_by_all_three_or_by_none() -> None:
    shared = SharedPlaces(in_all=3, per_person=1, per_bot=1, per_address=2)
    assert shared.take("anna", "here")
    assert not shared.take("anna", "there")
    assert shared.take("ben", "here")
    assert not shared.take("clara", "here")
    assert shared.take("clara", "there")
    assert not shared.take("dora", "elsewhere")
    shared.give_back("anna", "here")
    assert shared.take("dora", "here")
    assert shared.all.count("") == 3
    assert shared.people.count("anna") == 0


def test_places_that_nobody_has_are_forgotten() -> None:
    places = Places(1)
    assert places.take("anna")
    places.give_back("anna")
    assert places.take("ben")
    assert places._taken.keys() == {"ben"}


class Asker:
    """Somebody who wants something dear so many times."""

    def __init__(self, address: str, done: list[Any]) -> None:
        self.address = address
        self.done = done

    def take_turn(self) -> None:
        self.done.append(self.address)


async def test_addresses_take_turns_however_many_stand_there() -> None:
    turns, done = Turns(), list[Any]()
    for _ in range(50):
        turns.wait(Asker("crowd", done))
    turns.wait(Asker("newcomer", done))
    async with asyncio.timeout(10):
        while len(done) < 51:
            await asyncio.sleep(0)
    assert done.index("newcomer") <= 1


async def test_between_two_dear_things_others_have_a_turn() -> None:
    turns, done = Turns(), list[Any]()
    for _ in range(20):
        turns.wait(Asker("crowd", done))
    while len(done) < 20:
        before = len(done)
        await asyncio.sleep(0)
        assert len(done) - before <= 1


async def test_errands_are_done_a_few_at_a_time_each_address_in_its_turn() -> None:
    errands, done, most, now = Errands(2), list[str](), 0, 0

    async def run(address: str) -> None:
        nonlocal most, now
        async with errands.turn(address):
            now += 1
            most = max(most, now)
            await asyncio.sleep(0)
            now -= 1
            done.append(address)

    runs = [asyncio.create_task(run("crowd")) for _ in range(20)]
    await asyncio.sleep(0)
    gone = asyncio.create_task(run("whoever goes"))
    runs.append(asyncio.create_task(run("newcomer")))
    await asyncio.sleep(0)
    gone.cancel()
    await asyncio.gather(*runs)
    assert most == 2
    assert done.index("newcomer") <= 6
    assert len(done) == 21
    assert errands._free == 2
