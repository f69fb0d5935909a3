"""What a request finds when it comes in: the services of the server, and who is asking."""

from __future__ import annotations

from contextlib import AbstractAsyncContextManager, nullcontext
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from mappamundi.server.address import household_of
from mappamundi.server.calls.devices import Devices
from mappamundi.server.calls.herald import Herald
from mappamundi.server.calls.postman import Postman
from mappamundi.server.contests.announcing import Announcer
from mappamundi.server.contests.bulletin import Bulletin
from mappamundi.server.contests.dealer import DayDealer
from mappamundi.server.contests.leagues import Leagues
from mappamundi.server.contests.organiser import Organiser
from mappamundi.server.contests.roster import Roster
from mappamundi.server.contests.scoring import Scorer
from mappamundi.server.decks import Press
from mappamundi.server.hall.hall import Hall
from mappamundi.server.hall.leaving import see_off
from mappamundi.server.hall.matching import Matchmaker
from mappamundi.server.http.declining import Declined
from mappamundi.server.line.costs import ERRAND, PLAIN
from mappamundi.server.line.doorman import Doorman
from mappamundi.server.line.errands import Errands
from mappamundi.server.line.hub import Hub
from mappamundi.server.operator import Operator
from mappamundi.server.people.bonds import Bonds
from mappamundi.server.people.chronicle import Chronicles
from mappamundi.server.people.history import History
from mappamundi.server.people.identity import (
    COOKIE_AGE,
    CookieContent,
    Signer,
    cookie_name,
    new_person,
    read_visitor,
    write_visitor,
)
from mappamundi.server.people.invitations import Invitations
from mappamundi.server.people.measures import Measures
from mappamundi.server.people.memories import Memories
from mappamundi.server.people.people import People
from mappamundi.server.people.recorder import Recorder
from mappamundi.server.people.recovery import Recovery
from mappamundi.server.people.reports import Reports
from mappamundi.server.people.results import Results
from mappamundi.server.people.runs import Runs
from mappamundi.server.people.statistics import Statistics
from mappamundi.server.people.traces import Traces
from mappamundi.server.settings import ServerSettings
from mappamundi.server.store import Store
from mappamundi.server.visitors.known import read_token, shown_token
from mappamundi.server.visitors.reception import Reception
from mappamundi.server.visitors.register import Register
from mappamundi.server.workshop import Workshop

if TYPE_CHECKING:
    from mappamundi.server.people.passkeys import Passkeys

AT_ONCE = 2  # requests that take long
OPERATORS = "/api/admin/"  # where a token says who may
HARMLESS = ("GET", "HEAD", "OPTIONS")


class House:
    """Everything a server consists of, over one store."""

    def __init__(
        self,
        store: Store,
        signer: Signer,
        origins: tuple[str, ...],
        home: Path,
        settings: ServerSettings | None = None,
    ) -> None:
        settings = settings or ServerSettings(home=home)
        self.settings = settings
        self.store = store
        self.signer = signer
        self.origins = origins  # the addresses that browsers know this server by, the public first
        self.people = People(store)
        self.recovery = Recovery(store)
        self.results = Results(store)
        self.statistics = Statistics(store)
        self.workshop = Workshop(rest=2.0)  # for what nobody at a table waits for
        self.chronicles = Chronicles(store, self.people, self.workshop)
        self.runs = Runs(self.workshop)
        self.recorder = Recorder(store, self.chronicles, self.results)
        self.history = History(store, self.chronicles)
        self.traces = Traces(store, self.chronicles)
        self.press = Press(home / "decks")
        self.measures = Measures(store)
        self.reports = Reports(store, self.people, self.chronicles, self.measures)
        self.bonds = Bonds(store, self.people)
        self.invitations = Invitations(store, self.people, self.bonds)
        self.operator = Operator(self, settings.admin_token)
        self.hall = Hall(store, self.people, settings)
        self.hall.is_muted = self.measures.is_muted
        self.dealer = DayDealer(store, self.people, self.hall)
        self.scorer = Scorer(self.dealer)
        self.leagues = Leagues(store, self.people)
        self.bulletin = Bulletin(self.leagues)
        self.roster = Roster(store, self.leagues)
        self.organiser = Organiser(self.roster, self.people, self.hall)
        self.announcer = Announcer(self.roster, self.chronicles)
        self.matchmaker = Matchmaker(self.hall, self.bonds.is_apart)
        self.reception = Reception(self, Register(store, signer, settings.bots_per_person))
        self.doorman = Doorman(settings)
        self.errands = Errands(AT_ONCE)
        self.hub = Hub(self.hall, self.doorman, settings)
        postman = Postman(settings.push_hosts)
        self.devices = Devices(store, postman)
        self.memories = Memories(store)
        self.herald = Herald(self.hub, self.devices, postman, origins[0])

    @cached_property
    def passkeys(self) -> Passkeys:
        """Made when somebody first asks: their libraries would take an eighth of the start."""
        from mappamundi.server.people.passkeys import Passkeys

        return Passkeys(self.store, self.signer)

    async def enter(self, request: Request, cost: float = PLAIN) -> Visit:
        """Who a request is from; somebody unknown gets a new identity."""
        address, known = household_of(request), self.named(request)
        self.doorman.check(cost, address, known.person if known else None)
        if request.method not in HARMLESS:
            self.check_origin(request.headers.get("origin"))
        name = cookie_name(self.is_secure(request))
        visitor = await self.recognise(request)
        if visitor is None and shown_token(request) is not None:
            raise Declined("bot-token-unknown", status=401)
        visitor = visitor or CookieContent(new_person())
        self.check_ban(request, visitor.person)
        self.reception.check(visitor.person, request.method, request.url.path)
        return Visit(self, request, name, visitor, is_changed=visitor.is_stale)

    async def recognise(self, connection: HTTPConnection) -> CookieContent | None:
        """Who is at the other end, if we have met before."""
        visitor = self.named(connection)
        if visitor is None or visitor.epoch != await self.people.epoch(visitor.person):
            return None
        return visitor if await self.reception.is_welcome(visitor.person) else None

    def named(self, connection: HTTPConnection) -> CookieContent | None:
        """Whom a token or the cookie names, who may have another or have signed out since."""
        token = shown_token(connection)
        if token is not None:
            return read_token(self.signer, token)
        name = cookie_name(self.is_secure(connection))
        return read_visitor(self.signer, connection.cookies.get(name))

    async def forget(self, person: str) -> None:
        """Delete everything about somebody and their bots; another bot holds their seats."""
        for row in await self.reception.register.of(person):
            await self.forget(row.id)
        self.hub.send_away(person)
        await see_off(self.hall, person)
        tables = await self.traces.tables(person)
        await self.store.write(
            *self.traces.wiping(person, tables),
            *self.results.forget(person),
            *self.reports.forget(person),
            *self.bonds.forget(person),
            *self.invitations.forget(person),
            *self.devices.forget(person),
            *self.memories.forget(person),
            *self.scorer.forget(person),
            *self.reception.register.forget(person),
            *self.announcer.forget(person),
            *self.leagues.forget(person),
            *self.people.forget(person),
        )
        self.hall.reload(tables)

    def check_origin(self, origin: str | None) -> None:
        """A browser says which page a request comes from; only our own pages may change things.

        Programs send no Origin; nobody can make a browser leave it out.
        """
        if origin is not None and origin not in self.origins:
            raise Declined("bad-origin", status=403)

    def check_ban(self, request: Request, person: str) -> None:
        """Who is banned may read what is public and their own, and delete it, and nothing else."""
        is_free = (request.method, request.url.path) == ("DELETE", "/api/me")
        is_open = request.method in HARMLESS or is_free or request.url.path.startswith(OPERATORS)
        if not is_open and self.measures.is_banned(person, household_of(request)):
            raise Declined("banned", status=403)

    def is_secure(self, connection: HTTPConnection) -> bool:
        """Does the browser speak https, if only with a proxy before us?"""
        is_direct = connection.url.scheme in ("https", "wss")
        return is_direct or self.origins[0].startswith("https://")


@dataclass
class Visit:
    """One request: who asks, and where."""

    house: House
    request: Request
    cookie: str  # its name
    visitor: CookieContent
    is_changed: bool = False  # must the browser be told who it is?
    may_pack: bool = False  # is the answer the same for everybody who may ask for it?

    @property
    def person(self) -> str:
        """The id of the person who asks."""
        return self.visitor.person

    @property
    def address(self) -> str:
        """The household that the request comes from."""
        return household_of(self.request)

    @property
    def origin(self) -> str:
        """The address by which the browser knows us."""
        return self.request.headers.get("origin") or self.house.origins[0]

    def turn(self, cost: float) -> AbstractAsyncContextManager[None]:
        """While it is answered: what takes long waits until it may."""
        return self.house.errands.turn(self.address) if cost >= ERRAND else nullcontext()

    async def become(self, person: str) -> None:
        """From now on this browser is somebody else."""
        self.visitor = CookieContent(person, await self.house.people.epoch(person) or 0)
        self.is_changed = True

    def sign(self, response: Response) -> None:
        """Set the cookie, if the visitor needs a new one; never in an answer others may keep."""
        if self.is_changed and response.headers.get("cache-control") == "no-store":
            response.set_cookie(
                self.cookie,
                write_visitor(self.house.signer, self.visitor),
                max_age=COOKIE_AGE,
                secure=self.cookie.startswith("__Host-"),
                httponly=True,
                samesite="lax",
            )
