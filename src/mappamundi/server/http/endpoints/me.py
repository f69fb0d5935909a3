"""Myself: who I am here, and everything that is kept about me."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any, cast

from msgspec import UNSET, structs

from mappamundi.server.address import household_of
from mappamundi.server.house import Visit
from mappamundi.server.http.account import ChangeMe, Export, Me, SignedOut, SignOut
from mappamundi.server.http.api import Language
from mappamundi.server.http.router import Endpoints
from mappamundi.server.http.streaming import streamed
from mappamundi.server.line.costs import ERRAND
from mappamundi.server.people.identity import new_person
from mappamundi.server.people.names import COLOURS, guest_name

ENDPOINTS = Endpoints()


@ENDPOINTS.add("GET", "/api/me")
async def tell_me(visit: Visit) -> Me:
    """Who I am; on a first visit somebody new."""
    people = visit.house.people
    row = await people.row(visit.person)
    person = await people.person(visit.person)
    passkeys, has_recovery = await people.ways_back(visit.person)
    return Me(
        person=person,
        is_kept=passkeys > 0 or has_recovery,
        passkeys=passkeys,
        has_recovery=has_recovery,
        language=cast("Language | None", row.language if row else None),
        colours=list(COLOURS),
        is_muted=visit.house.measures.is_muted(visit.person),
        is_banned=visit.house.measures.is_banned(visit.person, household_of(visit.request)),
        has_name=person.name != guest_name(visit.person),
    )


@ENDPOINTS.add("PATCH", "/api/me")
async def change_me(visit: Visit, body: ChangeMe) -> Me:
    """Another name, colour or language."""
    if body.name is not UNSET:
        visit.house.measures.check_voice(visit.person)
    wishes = {name: wish for name, wish in structs.asdict(body).items() if wish is not UNSET}
    await visit.house.people.change(visit.person, **wishes)
    visit.house.hub.rename(await visit.house.people.person(visit.person))
    return await tell_me(visit)


@ENDPOINTS.add("POST", "/api/me/sign-out")
async def sign_out(visit: Visit, body: SignOut) -> SignedOut:
    """Become somebody new in this browser; or make every other one forget me as well.

    Passkeys and the recovery link stay: the answer says which there are.
    """
    if body.everywhere:
        await visit.house.people.sign_out(visit.person)
        await visit.house.devices.remove(visit.person)
        visit.house.hub.send_away(visit.person)
    passkeys, has_recovery = await visit.house.people.ways_back(visit.person)
    await visit.become(new_person())
    me = structs.asdict(await tell_me(visit))
    return SignedOut(**me, passkeys_left=passkeys, has_recovery_left=has_recovery)


@ENDPOINTS.add("GET", "/api/me/export")
async def export_me(visit: Visit) -> Export:
    """Everything that is kept about me; table by table, for they may be many."""
    house, person = visit.house, visit.person
    row = await house.people.row(person)
    export = Export(
        me=await tell_me(visit),
        since=row.since if row else None,
        passkeys=await house.passkeys.notes(person),
        games=await house.results.records(person),
        tables=[],
        reports=await house.reports.notes(person),
        bonds=await house.bonds.notes(person),
        invitations=await house.invitations.of(person),
        devices=await house.devices.notes(person),
        world=await house.memories.world(person),
        deals=await house.scorer.notes(person),
        contests=await house.announcer.notes(person),
        leagues=await house.leagues.notes(person),
    )
    parts = {
        **structs.asdict(export),
        "tables": in_turn(visit, house.traces.seated(person)),
        "bots": bots_of(visit),
    }
    return cast("Export", streamed(parts))


async def bots_of(visit: Visit) -> AsyncIterator[dict[str, Any]]:
    """What is kept about my bots."""
    async for bot in in_turn(visit, visit.house.reception.exported(visit.person)):
        yield bot | {"tables": in_turn(visit, bot["tables"])}


async def in_turn(visit: Visit, things: AsyncIterator[Any]) -> AsyncIterator[Any]:
    """One by one, and between them others have their turn, too."""
    while True:
        async with visit.turn(ERRAND):
            thing = await anext(things, UNSET)
        if thing is UNSET:
            return
        yield thing


@ENDPOINTS.add("DELETE", "/api/me")
async def forget_me(visit: Visit) -> None:
    """Delete everything about me; games that others have played stay, without me in them."""
    await visit.house.forget(visit.person)
    await visit.become(new_person())
