"""How a guest bot is known: by an id that says what it is, and by a token that its author keeps."""

from __future__ import annotations

import msgspec
from starlette.requests import HTTPConnection

from mappamundi.server.people.identity import CookieContent, Signer, new_person, today

BOT = "guestbot-"  # what the id of every guest bot begins with, and nobody else's
MARK = " (bot)"  # stands behind its name, in every language, in logs and exports too
TOKEN = "guest bot"  # what a token is signed for
BEARER = "Bearer "
ELSEWHERE = ("/api/admin/", "/metrics")  # where a token is the operator's


def is_bot(person: str | None) -> bool:
    """Is this the id of a guest bot?"""
    return person is not None and person.startswith(BOT)


def new_bot() -> str:
    """An id for a guest bot, as long as a person's."""
    return BOT + new_person()[len(BOT) :]


def write_token(signer: Signer, bot: str, epoch: int) -> str:
    """What a bot shows to come in, until its author has another one made."""
    return signer.sign(TOKEN, msgspec.json.encode((bot, epoch)))


def read_token(signer: Signer, token: str) -> CookieContent | None:
    """Which bot a token is for; None for one that is not of our making."""
    content = signer.read(TOKEN, token)
    if content is None:
        return None
    bot, epoch = msgspec.json.decode(content, type=tuple[str, int])
    return CookieContent(bot, epoch, today())


def shown_token(connection: HTTPConnection) -> str | None:
    """The token that comes with a request, if it is one of a bot."""
    shown = connection.headers.get("authorization", "")
    is_ours = shown.startswith(BEARER) and not connection.url.path.startswith(ELSEWHERE)
    return shown.removeprefix(BEARER) if is_ours else None
