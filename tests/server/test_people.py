"""Guests, their names, their ways back, their profiles."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from server.houses import SECRET, visitor
from server.houses import house as built
from sqlalchemy import func, select

from mappamundi.server.house import House
from mappamundi.server.people.identity import (
    COOKIE_DAYS,
    FRESH_DAYS,
    CookieContent,
    Signer,
    new_person,
    read_visitor,
    today,
    write_visitor,
)
from mappamundi.server.people.names import COLOURS, guest_name
from mappamundi.server.store import Store
from mappamundi.server.store.people import PEOPLE

pytestmark = pytest.mark.anyio


async def test_a_first_visit_makes_somebody_and_writes_nothing_down(house: House) -> None:
    async with visitor(house) as who:
        first = await who.get("/api/me")
        me = first.json()["person"]
        assert me["name"] == guest_name(me["id"])
        assert me["colour"] in COLOURS
        assert not first.json()["is_kept"]
        assert (await who.get("/api/me")).json()["person"] == me
    assert (await house.store.fetch(select(func.count().label("n")).select_from(PEOPLE)))[0].n == 0


async def test_the_cookie_is_out_of_reach_of_scripts(house: House) -> None:
    async with visitor(house) as who:
        cookie = (await who.get("/api/me")).headers["set-cookie"]
    assert cookie.startswith("mappamundi=")
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert "Path=/" in cookie
    assert "Domain" not in cookie


async def test_under_https_the_cookie_is_bound_to_the_host(store: Store, tmp_path: Path) -> None:
    secure = built(store, tmp_path, "https://table.example")
    async with visitor(secure) as who:
        cookie = (await who.get("/api/me")).headers["set-cookie"]
        assert cookie.startswith("__Host-mappamundi=")
        assert "; Secure" in cookie
        me = (await who.get("/api/me")).json()["person"]["id"]
        read = read_visitor(Signer(SECRET), dict(who.cookies)["__Host-mappamundi"])
        assert read is not None
        assert read.person == me


async def test_an_old_cookie_is_renewed_and_a_fresh_one_left_alone(house: House) -> None:
    async with visitor(house) as who:
        me = (await who.get("/api/me")).json()["person"]["id"]
        assert "set-cookie" not in (await who.get("/api/me")).headers
        old = house.signer.sign("visitor", f'["{me}",0,{today() - FRESH_DAYS}]'.encode())
        who.cookies.clear()
        renewed = await who.get("/api/me", headers={"Cookie": f"mappamundi={old}"})
        assert renewed.json()["person"]["id"] == me
        assert "mappamundi=" in renewed.headers["set-cookie"]


async def test_a_cookie_that_nobody_used_for_too_long_is_worthless(house: House) -> None:
    """Whoever finds it in an old backup of a browser is a stranger, whatever the browser thinks."""
    async with visitor(house) as who:
        me = (await who.get("/api/me")).json()["person"]["id"]
        who.cookies.clear()
        for age, is_good in ((COOKIE_DAYS, True), (COOKIE_DAYS + 1, False)):
            old = house.signer.sign("visitor", f'["{me}",0,{today() - age}]'.encode())
            answer = await who.get("/api/me", headers={"Cookie": f"mappamundi={old}"})
            assert (answer.json()["person"]["id"] == me) is is_good
            who.cookies.clear()


async def test_what_others_may_keep_names_nobody(house: House) -> None:
    async with visitor(house) as who:
        path = house.press.folder / "null_nichtig-en-a4.pdf"
        path.parent.mkdir(parents=True)
        path.write_bytes(b"%PDF-")
        answer = await who.get("/api/decks/null_nichtig.pdf")
        assert answer.headers["cache-control"].startswith("public")
        assert "set-cookie" not in answer.headers


async def test_a_forged_cookie_makes_a_stranger(house: House) -> None:
    async with visitor(house) as who:
        me = (await who.get("/api/me")).json()["person"]["id"]
    forged = write_visitor(Signer(bytes(32)), CookieContent(me))
    async with visitor(house) as thief:
        thief.cookies.set("mappamundi", forged)
        assert (await thief.get("/api/me")).json()["person"]["id"] != me


async def test_name_colour_and_language_can_be_chosen(house: House) -> None:
    async with visitor(house) as who:
        wishes = {"name": " Ada  L. ", "colour": "teal", "language": "pl"}
        me = (await who.patch("/api/me", json=wishes)).json()
        assert me["person"]["name"] == "Ada L."
        assert me["person"]["colour"] == "teal"
        assert me["language"] == "pl"
        again = (await who.patch("/api/me", json={"colour": "red"})).json()
        assert again["person"]["name"] == "Ada L."
        assert again["person"]["colour"] == "red"


@pytest.mark.parametrize(
    ("wishes", "reason"),
    [
        ({"name": "\u202e"}, "name-unseen"),
        ({"name": "   "}, "name-empty"),
        ({"name": "x" * 40}, "name-long"),
        ({"colour": "plaid"}, "api-bad-body"),
        ({"language": "xx"}, "api-bad-body"),
        ({"id": "somebody-else"}, "api-bad-body"),
        ({"name": None}, "api-bad-body"),
    ],
)
async def test_wishes_that_cannot_be_granted_change_nothing(
    house: House, wishes: dict[str, str], reason: str
) -> None:
    async with visitor(house) as who:
        before = (await who.get("/api/me")).json()
        refused = await who.patch("/api/me", json=wishes)
        assert refused.status_code == 400
        assert refused.json()["message"] == reason
        assert (await who.get("/api/me")).json() == before


async def test_a_recovery_link_finds_somebody_until_the_next_is_made(house: House) -> None:
    async with visitor(house) as mine, visitor(house) as other:
        me = (await mine.patch("/api/me", json={"name": "Ada"})).json()["person"]
        first, second = [
            (await mine.post("/api/me/recovery")).json()["link"].partition("/recover#")[2]
            for _ in range(2)
        ]
        stranger = (await other.get("/api/me")).json()["person"]
        refused = await other.post("/api/recover", json={"token": first})
        assert refused.status_code == 403
        assert refused.json()["message"] == "recovery-unknown"
        assert (await other.get("/api/me")).json()["person"] == stranger
        for _ in range(2):
            found = (await other.post("/api/recover", json={"token": second})).json()
            assert found["person"] == me
            assert found["is_kept"]
        assert (await other.get("/api/me")).json()["person"] == me


async def test_signing_out_makes_a_stranger_of_one_browser(house: House) -> None:
    async with visitor(house) as mine, visitor(house) as other:
        me = (await mine.get("/api/me")).json()["person"]["id"]
        link = (await mine.post("/api/me/recovery")).json()["link"]
        await other.post("/api/recover", json={"token": link.partition("#")[2]})
        left = (await other.post("/api/me/sign-out", json={})).json()
        assert left["person"]["id"] != me
        assert (await mine.get("/api/me")).json()["person"]["id"] == me


async def test_signing_out_everywhere_makes_every_older_cookie_worthless(house: House) -> None:
    async with visitor(house) as mine, visitor(house) as other:
        me = (await mine.get("/api/me")).json()["person"]["id"]
        link = (await mine.post("/api/me/recovery")).json()["link"]
        token = {"token": link.partition("#")[2]}
        await other.post("/api/recover", json=token)
        await other.post("/api/me/sign-out", json={"everywhere": True})
        assert (await mine.get("/api/me")).json()["person"]["id"] != me
        await mine.post("/api/recover", json=token)
        assert (await mine.get("/api/me")).json()["person"]["id"] == me


async def test_a_profile_is_of_somebody_who_has_done_something(house: House) -> None:
    async with visitor(house) as mine, visitor(house) as other:
        me = (await mine.get("/api/me")).json()["person"]["id"]
        unknown = await other.get(f"/api/people/{me}")
        assert unknown.status_code == 404
        assert unknown.json()["message"] == "unknown-person"
        await mine.patch("/api/me", json={"name": "Ada"})
        profile = (await other.get(f"/api/people/{me}")).json()
        assert profile["person"]["name"] == "Ada"
        assert profile["games"] == profile["recent"] == []
        assert (await other.get(f"/api/people/{new_person()}")).status_code == 404


async def test_two_first_deeds_at_once_write_somebody_down_once(house: House) -> None:
    person = new_person()
    await asyncio.gather(*(house.people.keep(person) for _ in range(8)))
    assert (await house.people.row(person)) is not None
