"""How somebody is found again: recovery links and passkeys."""

from __future__ import annotations

from mappamundi.server.house import Visit
from mappamundi.server.http.account import (
    Ceremony,
    CeremonyAnswer,
    Me,
    PasskeyNote,
    Recover,
    RecoveryLink,
)
from mappamundi.server.http.api import PasskeyId
from mappamundi.server.http.declining import Declined
from mappamundi.server.http.endpoints.me import tell_me
from mappamundi.server.http.router import Endpoints
from mappamundi.server.people.recovery import PLACE

ENDPOINTS = Endpoints()


@ENDPOINTS.add("POST", "/api/me/recovery")
async def make_recovery_link(visit: Visit) -> RecoveryLink:
    """A link that makes whoever opens it this person; the one before is worthless."""
    await visit.house.people.keep(visit.person)
    token = await visit.house.recovery.make(visit.person)
    return RecoveryLink(f"{visit.origin}{PLACE}{token}")


@ENDPOINTS.add("DELETE", "/api/me/recovery")
async def remove_recovery_link(visit: Visit) -> Me:
    """My recovery link finds nobody any more."""
    await visit.house.recovery.remove(visit.person)
    return await tell_me(visit)


@ENDPOINTS.add("POST", "/api/recover")
async def recover(visit: Visit, body: Recover) -> Me:
    """Become the person of a recovery link."""
    person = await visit.house.recovery.find(body.token)
    if person is None:
        raise Declined("recovery-unknown", status=403)
    await visit.become(person)
    return await tell_me(visit)


@ENDPOINTS.add("POST", "/api/passkeys/register/begin")
async def begin_passkey(visit: Visit) -> Ceremony:
    """Ask the authenticator for a new passkey."""
    person = await visit.house.people.person(visit.person)
    return await visit.house.passkeys.ask_for_new(person, visit.origin)


@ENDPOINTS.add("POST", "/api/passkeys/register/finish")
async def finish_passkey(visit: Visit, body: CeremonyAnswer) -> Me:
    """Add the passkey that was made."""
    await visit.house.people.keep(visit.person)
    answer = (body.ticket, body.credential, visit.origin, body.name)
    await visit.house.passkeys.add(visit.person, *answer)
    return await tell_me(visit)


@ENDPOINTS.add("GET", "/api/passkeys")
async def list_passkeys(visit: Visit) -> list[PasskeyNote]:
    """My passkeys: what they were made with, when, and when they were last used."""
    return await visit.house.passkeys.notes(visit.person)


@ENDPOINTS.add("DELETE", "/api/passkeys/{key}")
async def remove_passkey(visit: Visit, key: PasskeyId) -> Me:
    """A passkey of mine opens nothing any more."""
    if not await visit.house.passkeys.remove(visit.person, key):
        raise Declined("passkey-unknown", status=404)
    return await tell_me(visit)


@ENDPOINTS.add("POST", "/api/passkeys/sign-in/begin")
async def begin_sign_in(visit: Visit) -> Ceremony:
    """Ask the authenticator who this is."""
    return visit.house.passkeys.ask_who(visit.origin)


@ENDPOINTS.add("POST", "/api/passkeys/sign-in/finish")
async def finish_sign_in(visit: Visit, body: CeremonyAnswer) -> Me:
    """Become the person whose passkey has answered."""
    found = await visit.house.passkeys.find(body.ticket, body.credential, visit.origin)
    await visit.become(found)
    return await tell_me(visit)
