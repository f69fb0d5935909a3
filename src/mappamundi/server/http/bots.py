"""What is asked and told of guest bots over HTTP: by their authors, and by who looks for one."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from mappamundi.server.http.api import Body, GameSlug
from mappamundi.server.http.profile import GameRecord
from mappamundi.server.people.identity import PersonId
from mappamundi.server.protocol import Person, Seat

LONGEST_ABOUT = 300
LONGEST_LINK = 200
BotName = Annotated[str, Meta(min_length=1, max_length=100)]
Description = Annotated[str, Meta(max_length=LONGEST_ABOUT)]
# Where more can be read of it; nothing but the web, so that nobody clicks on anything else.
Link = Annotated[
    str, Meta(max_length=LONGEST_LINK, pattern=r"^(https?://[^\s/?#@\"<>]+([/?#][^\s\"<>]*)?)?$")
]
BotGames = Annotated[list[GameSlug], Meta(max_length=40)]


class NewBot(Body, frozen=True):
    """A bot that I bring along."""

    name: BotName
    about: Description = ""
    link: Link = ""
    games: BotGames = []  # that it plays; none: all


class BotCard(Body, frozen=True):
    """A guest bot, as everybody may see it."""

    person: Person
    author: Person
    about: str
    link: str
    games: list[str]  # that it plays
    is_here: bool  # connected to this server now
    records: list[GameRecord] = []  # with its ratings


class OwnBot(BotCard, frozen=True):
    """A bot of mine."""

    made: int = 0  # milliseconds since 1970
    has_token: bool = False


class BotToken(Body, frozen=True):
    """What a bot comes in with; it is shown once and kept nowhere."""

    bot: OwnBot
    token: str


class AskedBot(Body, frozen=True):
    """The bot that I would like to play with."""

    bot: PersonId
    seat: Seat | None = None  # None for any that is free
