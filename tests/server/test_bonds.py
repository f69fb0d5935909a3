"""Friends by a link or after a table together; who is muted or blocked cannot tell."""

from __future__ import annotations

import httpx
import pytest
from server.houses import visitor
from server.kept import keep_table
from sqlalchemy import insert

from mappamundi.server.house import House
from mappamundi.server.store.people import INVITATIONS

pytestmark = pytest.mark.anyio


async def known(who: httpx.AsyncClient, name: str) -> str:
    """Who somebody is, written down under a name."""
    answer = await who.patch("/api/me", json={"name": name})
    return str(answer.json()["person"]["id"])


async def company(who: httpx.AsyncClient) -> dict[str, list[str]]:
    """The names of whom one has to do with."""
    found = (await who.get("/api/me/company")).json()
    friends = [each["person"]["name"] for each in found.pop("friends")]
    invitations = [each["by"]["name"] for each in found.pop("invitations")]
    rest = {kind: [each["name"] for each in people] for kind, people in found.items()}
    return {"friends": friends, "invitations": invitations, **rest}


async def test_friends_after_a_table_together(house: House) -> None:
    async with visitor(house) as anna, visitor(house) as ben:
        a, b = await known(anna, "Anna"), await known(ben, "Ben")
        refused = await anna.put(f"/api/people/{b}/friend")
        assert (refused.status_code, refused.json()["message"]) == (403, "not-met")
        await keep_table(house.store, [a, b])
        assert (await anna.put(f"/api/people/{b}/friend")).status_code == 204
        assert (await company(anna))["asked"] == ["Ben"]
        assert (await company(ben))["asking"] == ["Anna"]
        assert (await ben.put(f"/api/people/{a}/friend")).status_code == 204
        assert (await company(anna))["friends"] == ["Ben"]
        assert (await company(ben))["friends"] == ["Anna"]
        await ben.delete(f"/api/people/{a}/friend")
        assert (await company(anna))["friends"] == (await company(anna))["asked"] == []


async def test_friends_by_a_link(house: House) -> None:
    async with visitor(house) as anna, visitor(house) as ben:
        await known(anna, "Anna")
        link = (await anna.post("/api/me/friend-link")).json()["link"]
        token = link.partition("#")[2]
        assert (await ben.post("/api/me/friends", json={"token": token})).json()["name"] == "Anna"
        assert (await company(ben))["friends"] == ["Anna"]
        assert len((await company(anna))["friends"]) == 1
        forged = "A" + token[1:] if token[0] != "A" else "B" + token[1:]
        assert (await ben.post("/api/me/friends", json={"token": forged})).status_code == 404
        assert (await anna.post("/api/me/friends", json={"token": token})).status_code == 404


async def test_who_is_blocked_gets_the_same_answers(house: House) -> None:
    async with visitor(house) as anna, visitor(house) as ben:
        a, b = await known(anna, "Anna"), await known(ben, "Ben")
        table, _ = await keep_table(house.store, [a, b])
        link = (await anna.post("/api/me/friend-link")).json()["link"]
        before = await ben.put(f"/api/people/{a}/friend")
        await ben.delete(f"/api/people/{a}/friend")
        assert (await anna.put(f"/api/people/{b}/block")).status_code == 204
        after = await ben.put(f"/api/people/{a}/friend")
        assert (after.status_code, after.content) == (before.status_code, before.content)
        assert (await company(anna))["asking"] == []
        assert (await company(anna))["blocked"] == ["Ben"]
        assert (await company(ben))["asked"] == ["Anna"]
        token = link.partition("#")[2]
        assert (await ben.post("/api/me/friends", json={"token": token})).status_code == 200
        assert (await company(anna))["friends"] == []
        row = {"table": table, "person": a, "by": b, "at": 2**40}
        await house.store.write(insert(INVITATIONS).values(row))
        assert (await company(anna))["invitations"] == []
        assert house.bonds.is_apart(a, b)
        assert house.bonds.is_apart(b, a)
        await house.bonds.open()  # after a restart
        assert house.bonds.is_apart(b, a)
        await anna.delete(f"/api/people/{b}/block")
        assert not house.bonds.is_apart(b, a)


async def test_friends_are_asked_to_a_table(house: House) -> None:
    async with visitor(house) as anna, visitor(house) as ben:
        await known(anna, "Anna")
        b = await known(ben, "Ben")
        table = (await anna.post("/api/tables", json={"game": "panstwa"})).json()["table"]
        path = f"/api/tables/{table}/invitations"
        assert (await anna.post(path, json={"person": b})).json()["message"] == "not-friends"
        link = (await anna.post("/api/me/friend-link")).json()["link"]
        await ben.post("/api/me/friends", json={"token": link.partition("#")[2]})
        for _ in range(2):
            assert (await anna.post(path, json={"person": b})).status_code == 204
        assert (await company(ben))["invitations"] == ["Anna"]
        assert (await ben.post(path, json={"person": b})).json()["message"] == "not-seated"
        await ben.delete(path)
        assert (await company(ben))["invitations"] == []


async def test_all_of_it_is_mine_to_have_and_to_delete(house: House) -> None:
    async with visitor(house) as anna, visitor(house) as ben:
        a, b = await known(anna, "Anna"), await known(ben, "Ben")
        link = (await anna.post("/api/me/friend-link")).json()["link"]
        await ben.post("/api/me/friends", json={"token": link.partition("#")[2]})
        await anna.put(f"/api/people/{b}/mute")
        await ben.put(f"/api/people/{a}/block")
        export = (await anna.get("/api/me/export")).json()
        assert [(each["kind"], each["person"]) for each in export["bonds"]] == [("mute", b)]
        assert (await anna.delete("/api/me")).status_code == 204
        assert await house.bonds.of(b) == []
        assert not house.bonds.is_apart(a, b)
        assert (await company(ben))["blocked"] == []
