"""Passkeys: made, used from another browser, and every way to fake one."""

from __future__ import annotations

from typing import Any

import httpx
import pytest
from server.authenticator import Authenticator
from server.houses import ORIGIN, visitor

from mappamundi.server.house import House
from mappamundi.server.people import passkeys

pytestmark = pytest.mark.anyio
MAKE = "/api/passkeys/register"
USE = "/api/passkeys/sign-in"
Visitor = httpx.AsyncClient


async def ask(who: Visitor, what: str) -> tuple[str, dict[str, Any]]:
    ceremony = (await who.post(f"{what}/begin")).json()
    return ceremony["ticket"], ceremony["options"]


async def answer(who: Visitor, what: str, ticket: str, credential: Any) -> httpx.Response:
    return await who.post(f"{what}/finish", json={"ticket": ticket, "credential": credential})


async def owner(who: Visitor, key: Authenticator) -> str:
    """Somebody who has made a passkey; who that is."""
    ticket, options = await ask(who, MAKE)
    made = await answer(who, MAKE, ticket, key.register(options))
    assert made.status_code == 200, made.text
    assert made.json()["is_kept"]
    return str(made.json()["person"]["id"])


async def test_a_passkey_finds_its_owner_in_another_browser(house: House) -> None:
    key = Authenticator(ORIGIN)
    async with visitor(house) as phone, visitor(house) as laptop:
        me = await owner(phone, key)
        for _ in range(2):
            ticket, options = await ask(laptop, USE)
            signed = await answer(laptop, USE, ticket, key.sign(options))
            assert signed.json()["person"]["id"] == me
            assert (await laptop.get("/api/me")).json()["person"]["id"] == me


async def test_an_answer_counts_once(house: House) -> None:
    key = Authenticator(ORIGIN)
    async with visitor(house) as phone, visitor(house) as thief:
        await owner(phone, key)
        ticket, options = await ask(phone, USE)
        signed = key.sign(options)
        assert (await answer(phone, USE, ticket, signed)).status_code == 200
        stolen = await answer(thief, USE, ticket, signed)
        assert stolen.status_code == 400
        assert stolen.json()["message"] in ("passkey-late", "passkey-wrong")


async def test_a_passkey_that_counts_nothing_can_be_used_but_not_replayed(house: House) -> None:
    """Those that live in several devices always count 0, so only the ticket protects them."""
    key = Authenticator(ORIGIN)
    async with visitor(house) as phone:
        await owner(phone, key)
        for _ in range(2):
            ticket, options = await ask(phone, USE)
            key.uses = -1
            signed = key.sign(options)
            assert (await answer(phone, USE, ticket, signed)).status_code == 200
        again = await answer(phone, USE, ticket, signed)
        assert again.json()["message"] == "passkey-late"


async def test_somebody_elses_key_proves_nothing(house: House) -> None:
    mine, forged = Authenticator(ORIGIN), Authenticator(ORIGIN)
    async with visitor(house) as phone, visitor(house) as thief:
        await owner(phone, mine)
        forged.id = mine.id
        ticket, options = await ask(thief, USE)
        refused = await answer(thief, USE, ticket, forged.sign(options))
        assert refused.json()["message"] == "passkey-wrong"


async def test_a_key_nobody_has_is_unknown(house: House) -> None:
    async with visitor(house) as who:
        ticket, options = await ask(who, USE)
        refused = await answer(who, USE, ticket, Authenticator(ORIGIN).sign(options))
        assert refused.json()["message"] == "passkey-unknown"


async def test_an_answer_to_another_page_is_worthless(house: House) -> None:
    key = Authenticator(ORIGIN)
    async with visitor(house) as phone:
        await owner(phone, key)
        key.origin = "http://localhost.evil.example"
        ticket, options = await ask(phone, USE)
        refused = await answer(phone, USE, ticket, key.sign(options))
        assert refused.json()["message"] == "passkey-wrong"


async def test_an_answer_to_another_challenge_is_worthless(house: House) -> None:
    key = Authenticator(ORIGIN)
    async with visitor(house) as phone:
        await owner(phone, key)
        _, options = await ask(phone, USE)
        ticket, _ = await ask(phone, USE)
        refused = await answer(phone, USE, ticket, key.sign(options))
        assert refused.json()["message"] == "passkey-wrong"


async def test_a_ticket_of_somebody_else_adds_no_key(house: House) -> None:
    async with visitor(house) as phone, visitor(house) as thief:
        ticket, options = await ask(phone, MAKE)
        await thief.get("/api/me")
        refused = await answer(thief, MAKE, ticket, Authenticator(ORIGIN).register(options))
        assert refused.json()["message"] == "passkey-wrong"


async def test_a_ticket_for_signing_in_adds_no_key(house: House) -> None:
    async with visitor(house) as who:
        _, options = await ask(who, MAKE)
        ticket, _ = await ask(who, USE)
        refused = await answer(who, MAKE, ticket, Authenticator(ORIGIN).register(options))
        assert refused.json()["message"] == "passkey-late"


async def test_there_is_an_end_to_passkeys(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(passkeys, "MOST_PASSKEYS", 1)
    async with visitor(house) as who:
        await owner(who, Authenticator(ORIGIN))
        assert (await who.post(f"{MAKE}/begin")).json()["message"] == "passkey-enough"


@pytest.mark.parametrize(
    "credential", [{}, {"id": 5}, {"id": "AA"}, {"id": "AA", "response": {"x": 1}}]
)
async def test_nonsense_is_refused(house: House, credential: Any) -> None:
    async with visitor(house) as who:
        for what in (MAKE, USE):
            ticket, _ = await ask(who, what)
            refused = await answer(who, what, ticket, credential)
            assert refused.status_code == 400


@pytest.mark.parametrize("origin", ["http://192.168.0.7:8000", "http://[::1]:8000"])
def test_a_server_without_a_name_says_so(origin: str) -> None:
    with pytest.raises(passkeys.BadPasskey) as refusal:
        passkeys.host(origin)
    assert refusal.value.message == "passkey-needs-name"


async def test_passkeys_can_be_listed_and_removed(house: House) -> None:
    first, second = Authenticator(ORIGIN), Authenticator(ORIGIN)
    async with visitor(house) as phone, visitor(house) as thief:
        await owner(phone, first)
        ticket, options = await ask(phone, MAKE)
        named = {
            "ticket": ticket,
            "credential": second.register(options),
            "name": " La\u202eptop\n",
        }
        assert (await phone.post(f"{MAKE}/finish", json=named)).status_code == 200
        one, two = (await phone.get("/api/passkeys")).json()
        assert (one["name"], two["name"]) == ("", "Laptop")
        assert one["made"] <= two["made"]
        assert one["used"] is None

        ticket, options = await ask(phone, USE)
        assert (await answer(phone, USE, ticket, second.sign(options))).status_code == 200
        assert (await phone.get("/api/passkeys")).json()[1]["used"] >= two["made"]

        stolen = await thief.delete(f"/api/passkeys/{two['id']}")
        assert (stolen.status_code, stolen.json()["message"]) == (404, "passkey-unknown")
        removed = await phone.delete(f"/api/passkeys/{two['id']}")
        assert removed.json()["passkeys"] == 1
        assert [each["id"] for each in (await phone.get("/api/passkeys")).json()] == [one["id"]]
        ticket, options = await ask(thief, USE)
        refused = await answer(thief, USE, ticket, second.sign(options))
        assert refused.json()["message"] == "passkey-unknown"
        assert (await phone.delete(f"/api/passkeys/{two['id']}")).status_code == 404


async def test_signing_out_everywhere_says_what_still_finds_me(house: House) -> None:
    async with visitor(house) as phone:
        await owner(phone, Authenticator(ORIGIN))
        await phone.post("/api/me/recovery")
        left = (await phone.post("/api/me/sign-out", json={"everywhere": True})).json()
        assert (left["passkeys_left"], left["has_recovery_left"]) == (1, True)
        assert (left["passkeys"], left["has_recovery"]) == (0, False)


async def test_a_recovery_link_can_be_taken_back(house: House) -> None:
    async with visitor(house) as phone, visitor(house) as laptop:
        link = (await phone.post("/api/me/recovery")).json()["link"]
        assert not (await phone.delete("/api/me/recovery")).json()["has_recovery"]
        token = {"token": link.partition("#")[2]}
        assert (await laptop.post("/api/recover", json=token)).status_code == 403
