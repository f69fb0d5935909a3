"""Guest bots: mine, those that are here, and to ask one to a table."""

from __future__ import annotations

from mappamundi.server.house import Visit
from mappamundi.server.http.bots import AskedBot, BotCard, BotToken, NewBot, OwnBot
from mappamundi.server.http.router import Endpoints
from mappamundi.server.people.identity import PersonId
from mappamundi.server.protocol import TableId

ENDPOINTS = Endpoints()


@ENDPOINTS.add("GET", "/api/bots")
async def list_bots(visit: Visit) -> list[BotCard]:
    """The guest bots that are here now, and can be asked to a table."""
    return await visit.house.reception.here()


@ENDPOINTS.add("GET", "/api/bots/{bot}")
async def show_bot(visit: Visit, bot: PersonId) -> BotCard:
    """A guest bot, and whose it is."""
    register = visit.house.reception.register
    (card,) = await visit.house.reception.cards([await register.one(bot)])
    return card


@ENDPOINTS.add("POST", "/api/tables/{table}/bots")
async def ask_bot(visit: Visit, table: TableId, body: AskedBot) -> None:
    """Keep a seat for a guest bot at a table that I arrange."""
    await visit.house.reception.ask(table, body, visit.person)


@ENDPOINTS.add("GET", "/api/me/bots")
async def list_my_bots(visit: Visit) -> list[OwnBot]:
    """The bots that I have brought along."""
    return await visit.house.reception.own(visit.person)


@ENDPOINTS.add("POST", "/api/me/bots", status=201)
async def bring_bot(visit: Visit, body: NewBot) -> BotToken:
    """Bring a bot of mine along; its token is shown this once."""
    visit.house.measures.check_voice(visit.person)
    await visit.house.people.keep(visit.person)
    bot, token = await visit.house.reception.register.add(visit.person, body)
    return BotToken(await visit.house.reception.one(bot), token)


@ENDPOINTS.add("PUT", "/api/me/bots/{bot}")
async def change_bot(visit: Visit, bot: PersonId, body: NewBot) -> OwnBot:
    """Another name, or other words about it; its ratings and its token stay."""
    house = visit.house
    house.measures.check_voice(visit.person, bot)
    await house.reception.register.owned(bot, visit.person)
    await house.reception.register.change(bot, body)
    house.hub.rename(await house.people.person(bot))
    return await house.reception.one(bot)


@ENDPOINTS.add("POST", "/api/me/bots/{bot}/token")
async def renew_token(visit: Visit, bot: PersonId) -> BotToken:
    """Another token for a bot of mine; the one before opens nothing any more."""
    await visit.house.reception.register.owned(bot, visit.person)
    token = await visit.house.reception.register.renew(bot)
    visit.house.hub.send_away(bot)
    return BotToken(await visit.house.reception.one(bot), token)


@ENDPOINTS.add("DELETE", "/api/me/bots/{bot}/token")
async def revoke_token(visit: Visit, bot: PersonId) -> OwnBot:
    """No token opens anything for a bot of mine, until I have one made."""
    await visit.house.reception.register.owned(bot, visit.person)
    await visit.house.reception.register.revoke(bot)
    visit.house.hub.send_away(bot)
    return await visit.house.reception.one(bot)


@ENDPOINTS.add("DELETE", "/api/me/bots/{bot}")
async def delete_bot(visit: Visit, bot: PersonId) -> None:
    """Delete a bot of mine; games that others have played stay, without it in them."""
    await visit.house.reception.register.owned(bot, visit.person)
    await visit.house.forget(bot)
