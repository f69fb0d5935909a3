"""S18: every command and every route, from everybody, at tables of every kind.

A command that is not in `MAY` for a role must be refused and leave the table as it was.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from typing import Any

import httpx
import pytest
from server.client import Client
from server.pushing import Browser
from server.roles import GAME, ROLES, Company
from server.servers import Running

from mappamundi.server.http.endpoints import ENDPOINTS
from mappamundi.server.table import deeds

pytestmark = pytest.mark.anyio
STATUSES = ("open", "running", "over")
SEATED = {"host", "guest"}
# Who may do what, by command and status of the table; whatever is not here is nobody's.
MAY: dict[tuple[str, str], set[str]] = {
    ("act", "running"): SEATED,
    ("sit", "open"): {"stranger"},
    ("stand", "open"): SEATED,
    ("stand", "running"): SEATED,
    ("seat-bots", "open"): {"host"},
    ("clear", "open"): {"host"},
    ("start", "open"): {"host"},
    ("rematch", "over"): SEATED,
    ("say", "open"): SEATED,
    ("say", "running"): SEATED,
    ("say", "over"): SEATED,
    ("react", "open"): SEATED,
    ("react", "running"): SEATED,
    ("react", "over"): SEATED,
    # Everybody is there: whoever is away is missed in `test_absence`.
    ("nudge", "running"): set(),
    ("hold", "running"): set(),
}
COMMANDS = [each.__struct_config__.tag for each in deeds.COMMANDS]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    home = tmp_path_factory.mktemp("home")
    limits = {"tables_per_person": 500, "messages_per_second": 1000, "messages_at_once": 5000}
    limits |= {"words_per_second": 1000, "words_at_once": 1000}
    running = Running(home, f"sqlite:///{home / 'tables.db'}", **limits)
    running.start()
    yield running
    running.kill()


@pytest.fixture
async def company(server: Running) -> AsyncIterator[Company]:
    company = Company(server.address)
    for client in company.people.values():
        await client.__aenter__()
    yield company
    for client in company.people.values():
        await client.__aexit__()


def words(company: Company, command: str, client: Client, table: str) -> dict[str, Any]:
    """A command as this person could send it; an action is the best one can know of."""
    message: dict[str, Any] = {"type": command, "table": table}
    if command == "act":
        known = [*company.people.values()]
        legal = client.tables[table].get("legal") or [
            action for each in known for action in each.tables[table].get("legal", [])
        ]
        message |= {"seen": client.tables[table]["version"], "actions": [*legal, "take a"][:1]}
    extra: dict[str, dict[str, Any]] = {
        "seat-bots": {"level": "novice"},
        "clear": {"seat": 1},
        "say": {"text": "hello"},
        "react": {"reaction": "bravo"},
        "nudge": {"seat": 1},
        "hold": {"seat": 1},
    }
    return message | extra.get(command, {})


def test_every_command_has_been_thought_of() -> None:
    assert {command for command, _ in MAY} == set(COMMANDS)


@pytest.mark.parametrize("status", STATUSES)
@pytest.mark.parametrize("command", COMMANDS)
async def test_only_those_may_who_may(company: Company, command: str, status: str) -> None:
    may = MAY.get((command, status), set())
    table = await company.table(status, command)
    for role in set(ROLES) - may:
        client, before = company.people[role], (await company.state(table))["version"]
        answer = await client.command(**words(company, command, client, table))
        assert answer["type"] == "refused", (role, answer)
        assert (await company.state(table))["version"] == before
    for role in may:
        table = await company.table(status, command)
        client = company.people[role]
        if command == "act":
            while not client.tables[table]["legal"]:
                await company.move(table)
                await company.state(table)
        answer = await client.command(**words(company, command, client, table))
        assert answer["type"] == "done", (role, answer)


async def test_the_seat_is_the_senders_and_cannot_be_named(company: Company) -> None:
    table = await company.table("running")
    for client in company.people.values():
        message = words(company, "act", client, table) | {"seat": 0, "id": "with-a-seat"}
        before = len(client.replies)
        await client.send(**message)
        await client.until(lambda c=client, b=before: len(c.replies) > b)
        assert client.replies[-1]["message"] == "malformed"
    assert company.stranger.tables[table]["seat"] is None


async def test_nobody_can_use_anothers_command(company: Company) -> None:
    """The same id from somebody else is another command, and no second one of the first."""
    table = await company.table("open")
    first = await company.host.command(type="say", table=table, text="mine", id="the-same-id")
    assert first["type"] == "done"
    stolen = await company.stranger.command(type="say", table=table, text="x", id="the-same-id")
    assert stolen["type"] == "refused"
    again = await company.host.command(type="say", table=table, text="mine", id="the-same-id")
    assert again == first


async def test_a_table_that_does_not_exist_takes_no_command(company: Company) -> None:
    table = await company.table("open")
    for command in map(str, COMMANDS):
        message = words(company, command, company.host, table) | {"table": "x" * 20}
        answer = await company.host.command(**message)
        assert answer["message"] == "no-such-table"


async def test_hints_are_for_those_who_sit_and_are_asked(company: Company) -> None:
    table = await company.table("running")
    answer = await company.stranger.command(type="ask-hint", table=table)
    assert answer["type"] == "refused"


# What each route answers a stranger who asks with ids that are not theirs, at a running table.
ROUTES: dict[tuple[str, str], int] = {
    ("GET", "/api/me"): 200,  # about the stranger, never about anybody else
    ("PATCH", "/api/me"): 200,
    ("DELETE", "/api/me"): 204,
    ("POST", "/api/me/sign-out"): 200,
    ("GET", "/api/me/export"): 200,
    ("GET", "/api/me/push"): 200,
    ("POST", "/api/me/push"): 400,
    ("DELETE", "/api/me/push/{device}"): 204,
    ("GET", "/api/me/world"): 200,
    ("POST", "/api/me/world"): 204,
    ("DELETE", "/api/me/world"): 204,
    ("POST", "/api/me/recovery"): 200,
    ("DELETE", "/api/me/recovery"): 200,
    ("POST", "/api/recover"): 403,
    ("POST", "/api/passkeys/register/begin"): 200,
    ("POST", "/api/passkeys/register/finish"): 400,
    ("POST", "/api/passkeys/sign-in/begin"): 200,
    ("POST", "/api/passkeys/sign-in/finish"): 400,
    ("GET", "/api/passkeys"): 200,
    ("DELETE", "/api/passkeys/{key}"): 404,
    ("GET", "/api/people/{person}"): 200,
    ("GET", "/api/people/{person}/games/{game}"): 200,
    ("GET", "/api/people/{person}/games/{game}/highlights"): 200,
    ("GET", "/api/me/company"): 200,
    ("POST", "/api/me/friend-link"): 200,
    ("POST", "/api/me/friends"): 404,
    ("PUT", "/api/people/{person}/{kind}"): 403,  # a friend whom one has never met
    ("DELETE", "/api/people/{person}/{kind}"): 204,
    ("GET", "/api/games"): 200,
    ("POST", "/api/tables"): 201,
    ("POST", "/api/matches"): 201,
    ("POST", "/api/brought"): 400,
    ("GET", "/api/tables/{table}"): 200,
    ("DELETE", "/api/tables/{table}"): 400,
    ("POST", "/api/tables/{table}/restore"): 404,
    ("POST", "/api/tables/{table}/invitations"): 403,
    ("DELETE", "/api/tables/{table}/invitations"): 204,
    ("GET", "/api/tables/{table}/log"): 200,  # as the public may read it
    ("GET", "/api/tables/{table}/game"): 403,
    ("GET", "/api/tables/{table}/replay"): 200,
    ("GET", "/api/tables/{table}/draws"): 403,
    ("GET", "/api/atlas"): 200,
    ("GET", "/api/cards/{game}"): 200,
    ("GET", "/api/decks/{game}.pdf"): 200,
    ("GET", "/api/openapi.json"): 200,
    ("GET", "/api/deals"): 200,
    ("GET", "/api/deals/{game}"): 200,
    ("GET", "/api/deals/{game}/{day}"): 404,  # a day that was none
    ("POST", "/api/deals/{game}/{day}"): 404,
    ("GET", "/api/contests"): 200,  # the stranger's own
    ("POST", "/api/contests"): 201,
    ("GET", "/api/contests/{contest}"): 200,
    ("POST", "/api/contests/{contest}/entry"): 204,  # whoever has the link may
    ("POST", "/api/contests/{contest}/start"): 400,
    ("DELETE", "/api/contests/{contest}/entry"): 204,
    ("GET", "/api/bots"): 200,
    ("GET", "/api/bots/{bot}"): 200,
    ("POST", "/api/tables/{table}/bots"): 404,
    ("GET", "/api/me/bots"): 200,
    ("POST", "/api/me/bots"): 201,
    ("PUT", "/api/me/bots/{bot}"): 404,
    ("DELETE", "/api/me/bots/{bot}"): 404,
    ("POST", "/api/me/bots/{bot}/token"): 404,
    ("DELETE", "/api/me/bots/{bot}/token"): 404,
    ("POST", "/api/tables/{table}/reports"): 403,
    ("GET", "/api/admin/reports"): 404,
    ("POST", "/api/admin/reports/{report}/close"): 404,
    ("GET", "/api/admin/measures"): 404,
    ("POST", "/api/admin/measures"): 404,
    ("DELETE", "/api/admin/measures/{measure}"): 404,
    ("DELETE", "/api/admin/tables/{table}"): 404,
    ("DELETE", "/api/admin/contests/{contest}"): 404,
    ("GET", "/api/leagues"): 200,  # the stranger's own
    ("POST", "/api/leagues"): 201,
    ("GET", "/api/leagues/{league}"): 200,
    ("POST", "/api/leagues/{league}/entry"): 204,  # whoever has the link may
    ("POST", "/api/leagues/{league}/end"): 400,
    ("DELETE", "/api/leagues/{league}/entry"): 204,
    ("DELETE", "/api/admin/leagues/{league}"): 404,
}


def test_every_route_has_been_thought_of() -> None:
    assert set(ROUTES) == {(each.method, each.path) for each in ENDPOINTS}


async def test_no_route_gives_or_changes_what_is_anothers(company: Company) -> None:
    """A stranger goes through all routes with the host's ids; the host notices nothing."""
    table = await company.table("running")
    me = company.host.me["id"]
    page = {"Origin": company.host.address.replace("127.0.0.1", "localhost")}
    begun = await company.host.http.post("/api/passkeys/register/begin", headers=page)
    ceremony = begun.json()
    swapped = {
        "/api/me": {"name": "Mallory"},
        "/api/me/sign-out": {"everywhere": True},
        "/api/recover": {"token": me * 2},
        "/api/me/push": Browser("https://example.org").wish(),
        "/api/me/world": {"memories": []},
        "/api/tables": {"game": GAME},
        "/api/matches": {"game": GAME},
        "/api/brought": {"log": {}, "seat": 0},
        "/api/me/friends": {"token": me * 2},
        "/api/tables/{table}/invitations": {"person": me},
        "/api/tables/{table}/reports": {"person": me, "reason": "other"},
        "/api/tables/{table}/bots": {"bot": me},
        "/api/contests": {"game": GAME},
        "/api/leagues": {"name": "Mine"},
        "/api/me/bots": {"name": "Mine"},
        "/api/me/bots/{bot}": {"name": "Mine"},
        "/api/admin/measures": {"kind": "ban", "person": me},
        "/api/passkeys/register/finish": {"ticket": ceremony["ticket"], "credential": {"id": me}},
        "/api/passkeys/sign-in/finish": {"ticket": ceremony["ticket"], "credential": {"id": me}},
    }
    brought = await company.host.http.post("/api/me/bots", json={"name": "Hers"})
    bot = brought.json()["bot"]["person"]["id"]
    made = await company.host.http.post("/api/contests", json={"game": GAME})
    founded = await company.host.http.post("/api/leagues", json={"name": "Hers"})
    before = await whole(company.host, table)
    names = {
        "contest": made.json()["contest"],
        "league": founded.json()["league"],
        "report": "report-1",
        "measure": "measure-1",
        "kind": "friend",
        "bot": bot,
        "day": "2020-01-01",
    }
    async with httpx.AsyncClient(base_url=company.host.address) as stranger:
        await stranger.get("/api/me")
        for (method, path), status in ROUTES.items():
            if path.startswith("/api/decks/"):
                continue  # takes a while, and is the same for everybody
            address = path.format(table=table, person=me, game=GAME, key=me, device=me, **names)
            body = swapped.get(path) if method in ("POST", "PATCH", "PUT") else None
            answer = await stranger.request(method, address, json=body, headers=page)
            assert answer.status_code == status, (method, path, answer.text)
            if path.startswith("/api/me") or path == "/api/recover":
                assert me not in answer.text
    assert await whole(company.host, table) == before


async def whole(client: Client, table: str) -> list[Any]:
    """Everything the host can know of herself and the table."""
    paths = ("/api/me", "/api/me/export", f"/api/tables/{table}", f"/api/tables/{table}/log")
    return [(await client.http.get(path)).json() for path in paths]
