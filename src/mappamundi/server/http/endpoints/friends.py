"""Friends and those one would rather not hear: what I have said of others, and who asks me."""

from __future__ import annotations

from mappamundi.server.house import Visit
from mappamundi.server.http.api import BondKind
from mappamundi.server.http.declining import Declined
from mappamundi.server.http.profile import (
    Acquaintances,
    Friend,
    FriendLink,
    NewFriend,
    NewInvitation,
)
from mappamundi.server.http.router import Endpoints
from mappamundi.server.people.identity import PersonId
from mappamundi.server.protocol import Person, TableId

ENDPOINTS = Endpoints()
FRIENDSHIP = "friendship"  # what a link is signed for


@ENDPOINTS.add("GET", "/api/me/company")
async def list_company(visit: Visit) -> Acquaintances:
    """My friends and whether they are here, who asks to be one, whom I do not hear; invitations."""
    house, me = visit.house, visit.person
    said, wished = await house.bonds.of(me), await house.bonds.wished_by(me)
    own = {row.other for row in said if row.kind == "friend"}
    faces = await house.people.persons({row.other for row in said} | wished)

    def said_of(kind: BondKind) -> list[Person]:
        return [faces[row.other] for row in said if row.kind == kind]

    return Acquaintances(
        friends=[Friend(faces[each], house.hub.is_here(each)) for each in sorted(own & wished)],
        asking=[faces[each] for each in sorted(wished - own)],
        asked=[faces[each] for each in sorted(own - wished)],
        muted=said_of("mute"),
        blocked=said_of("block"),
        invitations=await house.invitations.of(me),
    )


@ENDPOINTS.add("POST", "/api/me/friend-link")
async def make_friend_link(visit: Visit) -> FriendLink:
    """Make an address; whoever opens it and agrees is my friend."""
    await visit.house.people.keep(visit.person)
    token = visit.house.signer.sign(FRIENDSHIP, visit.person.encode())
    return FriendLink(f"{visit.origin}/friend#{token}")


@ENDPOINTS.add("POST", "/api/me/friends")
async def befriend(visit: Visit, body: NewFriend) -> Person:
    """Become the friend of whoever has given me this link."""
    house, content = visit.house, visit.house.signer.read(FRIENDSHIP, body.token)
    other = content.decode() if content else ""
    if other == visit.person or await house.people.row(other) is None:
        raise Declined("unknown-person", status=404)
    await house.people.keep(visit.person)
    await house.bonds.tie(visit.person, other, "friend", is_met=True)
    if not house.bonds.is_apart(visit.person, other):
        await house.bonds.tie(other, visit.person, "friend", is_met=True)
    return await house.people.person(other)


@ENDPOINTS.add("PUT", "/api/people/{person}/{kind}")
async def tie(visit: Visit, person: PersonId, kind: BondKind) -> None:
    """Ask somebody I have played with to be my friend, or agree; or mute or block somebody."""
    await visit.house.people.keep(visit.person)
    await visit.house.bonds.tie(visit.person, person, kind)


@ENDPOINTS.add("DELETE", "/api/people/{person}/{kind}")
async def untie(visit: Visit, person: PersonId, kind: BondKind) -> None:
    """Take back that somebody is my friend, or muted or blocked."""
    await visit.house.bonds.untie(visit.person, person, kind)


@ENDPOINTS.add("POST", "/api/tables/{table}/invitations")
async def invite_friend(visit: Visit, table: TableId, body: NewInvitation) -> None:
    """Ask a friend to a table where I sit."""
    await visit.house.invitations.invite(table, body.person, visit.person)


@ENDPOINTS.add("DELETE", "/api/tables/{table}/invitations")
async def decline_invitation(visit: Visit, table: TableId) -> None:
    """Decline an invitation of mine."""
    await visit.house.invitations.decline(table, visit.person)
