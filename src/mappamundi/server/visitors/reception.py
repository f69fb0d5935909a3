"""Guest bots are received: who may come in, who is here, and who is asked to a table."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from typing import Any, Protocol

from msgspec import structs
from sqlalchemy import Row

from mappamundi.server.hall.hall import Hall
from mappamundi.server.http.account import BotExport
from mappamundi.server.http.bots import AskedBot, BotCard, OwnBot
from mappamundi.server.http.declining import Declined
from mappamundi.server.line.hub import Hub
from mappamundi.server.people.measures import Measures
from mappamundi.server.people.people import People, now
from mappamundi.server.people.results import Results
from mappamundi.server.people.traces import Traces
from mappamundi.server.table.deeds.ask_bot import AskBot
from mappamundi.server.table.order import Order
from mappamundi.server.visitors.known import is_bot
from mappamundi.server.visitors.manners import may_request
from mappamundi.server.visitors.register import Register, games_of

MOST_SHOWN = 200  # bots in one list


class Grounds(Protocol):
    """What the reception needs of a house."""

    people: People
    measures: Measures
    results: Results
    traces: Traces
    hall: Hall
    hub: Hub


class Reception:
    """Knows which guest bots are here, and brings them and people together."""

    def __init__(self, house: Grounds, register: Register) -> None:
        self.house = house
        self.register = register

    async def is_welcome(self, person: str) -> bool:
        """May somebody come in: a person, or a bot whose author is not banned?"""
        if not is_bot(person):
            return True
        rows = await self.register.find([person])
        return bool(rows) and "ban" not in self.house.measures.against(rows[0].author)

    def check(self, person: str, method: str, path: str) -> None:
        """A bot looks on, over HTTP, and changes nothing."""
        if is_bot(person) and not may_request(method, path):
            raise Declined("not-for-bots", status=403)

    async def here(self) -> list[BotCard]:
        """The guest bots that are connected now, to any node, with what they have done so far."""
        present = sorted(each for each in self.house.hub.everybody if is_bot(each))
        rows = await self.register.find(present[:MOST_SHOWN])
        return await self.cards(rows)

    async def cards(self, rows: Sequence[Row[Any]]) -> list[BotCard]:
        """Bots as everybody may see them."""
        faces = await self.house.people.persons(
            each for row in rows for each in (row.id, row.author)
        )
        return [
            BotCard(
                person=faces[row.id],
                author=faces[row.author],
                about=row.about,
                link=row.link,
                games=games_of(row),
                is_here=self.house.hub.is_here(row.id),
                records=await self.house.results.records(row.id),
            )
            for row in rows
        ]

    async def own(self, author: str) -> list[OwnBot]:
        """The bots of somebody, for their own eyes."""
        rows = await self.register.of(author)
        cards = await self.cards(rows)
        return [_owned(card, row) for card, row in zip(cards, rows, strict=True)]

    async def one(self, bot: str) -> OwnBot:
        """A bot as its author sees it."""
        row = await self.register.one(bot)
        (card,) = await self.cards([row])
        return _owned(card, row)

    async def exported(self, author: str) -> AsyncIterator[dict[str, Any]]:
        """All that is kept about the bots of somebody, one by one: the parts of a `BotExport`."""
        house, rows = self.house, await self.register.of(author)
        faces = await house.people.persons(row.id for row in rows)
        for row in rows:
            bot = BotExport(
                id=row.id,
                name=faces[row.id].name,
                about=row.about,
                link=row.link,
                games=games_of(row),
                made=row.made,
                token=row.token,
                records=await house.results.records(row.id),
                tables=[],
            )
            yield {**structs.asdict(bot), "tables": house.traces.seated(row.id)}

    async def ask(self, table: str, wish: AskedBot, person: str) -> None:
        """Keep a seat for a bot that is here, plays the game, and has time."""
        house, row = self.house, await self.register.one(wish.bot)
        if not await self.is_welcome(row.id) or "ban" in house.measures.against(row.id):
            raise Declined("bot-unknown", status=404)
        if not house.hub.is_here(row.id):
            raise Declined("bot-away", status=409)
        listing = await house.hall.listing(table, person)
        if listing.summary.setting.game not in games_of(row):
            raise Declined("bot-other-games", status=409)
        command = AskBot(table, f"ask-{now()}", row.id, wish.seat)
        order = Order(command, person, face=await house.people.person(row.id))
        found = await house.hall.place(table)
        refusal = await house.hall.seating.given(found, order, row.id)
        if refusal is not None:
            raise refusal

    async def send_away(self, author: str) -> list[str]:
        """Send all bots of somebody away, and say which there were."""
        bots = [row.id for row in await self.register.of(author)]
        for bot in bots:
            self.house.hub.send_away(bot)
        return bots


def _owned(card: BotCard, row: Row[Any]) -> OwnBot:
    return OwnBot(**structs.asdict(card), made=row.made, has_token=row.token is not None)
