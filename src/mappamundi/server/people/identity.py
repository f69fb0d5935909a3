"""Who somebody is: a cookie that the server has signed, and no account."""

from __future__ import annotations

import base64
import hashlib
import hmac
import time
from typing import Annotated

import msgspec
from msgspec import Meta

from mappamundi.server.ids import drawn_id

PersonId = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{22}$")]

PERSON_BYTES = 16
COOKIE = "mappamundi"
SECURE_COOKIE = "__Host-mappamundi"  # a browser takes this name only from https, for this host
DAY = 24 * 3600  # seconds
COOKIE_DAYS = 400  # after which one is worthless; browsers keep none for longer
COOKIE_AGE = COOKIE_DAYS * DAY
FRESH_DAYS = 30  # after which a cookie is renewed
VISITOR = "visitor"  # what a cookie is signed for
LEAST_SECRET = 32  # bytes


class CookieContent(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """What a cookie says."""

    person: PersonId
    epoch: Annotated[int, Meta(ge=0, le=2**31)] = 0  # raised to make older cookies worthless
    day: Annotated[int, Meta(ge=0, le=2**31)] = 0  # on which it was signed, since 1970

    @property
    def is_stale(self) -> bool:
        """Is it time to sign it anew, so that it never runs out for whoever comes back?"""
        return today() - self.day >= FRESH_DAYS

    @property
    def is_over(self) -> bool:
        """Has nobody used it for so long that it is worthless, whoever has it?"""
        return today() - self.day > COOKIE_DAYS


class Signer:
    """Signs short texts with the server's secret; a text signed for one purpose fits no other."""

    def __init__(self, secret: bytes) -> None:
        if len(secret) < LEAST_SECRET:
            raise ValueError(len(secret))
        self._secret = secret

    def sign(self, purpose: str, text: bytes) -> str:
        """The text and its signature, safe in a cookie and in a link."""
        return f"{encoded(text)}.{self._signature(purpose, text)}"

    def read(self, purpose: str, token: str) -> bytes | None:
        """The text of a token that this server has signed for this purpose, else None."""
        text, _, signature = token.partition(".")
        content = decoded(text)
        if content is None:
            return None
        expected = self._signature(purpose, content)
        return content if hmac.compare_digest(expected.encode(), signature.encode()) else None

    def sign_until(self, purpose: str, text: bytes, seconds: float) -> str:
        """Sign a text for a short time."""
        until = int(time.time() + seconds)
        return self.sign(purpose, until.to_bytes(8, "big") + text)

    def read_in_time(self, purpose: str, token: str) -> bytes | None:
        """The text of such a token, if its time is not over."""
        content = self.read(purpose, token)
        if content is None or int.from_bytes(content[:8], "big") < time.time():
            return None
        return content[8:]

    def _signature(self, purpose: str, text: bytes) -> str:
        message = purpose.encode() + b"\0" + text
        return encoded(hmac.digest(self._secret, message, hashlib.sha256))


def encoded(content: bytes) -> str:
    """Bytes in letters that need no escaping anywhere."""
    return base64.urlsafe_b64encode(content).rstrip(b"=").decode()


def decoded(text: str) -> bytes | None:
    """The bytes again; None for a text that `encoded` would not have made."""
    try:
        content = base64.urlsafe_b64decode(text.encode("ascii") + b"=" * (-len(text) % 4))
    except (ValueError, UnicodeEncodeError):
        return None
    return content if encoded(content) == text else None


def new_person() -> PersonId:
    """Return an id that nobody has."""
    return drawn_id(PERSON_BYTES)


def today() -> int:
    """The number of the day, since 1970."""
    return int(time.time()) // DAY


def write_visitor(signer: Signer, visitor: CookieContent) -> str:
    """The content of the cookie."""
    signed = msgspec.structs.replace(visitor, day=today())
    return signer.sign(VISITOR, msgspec.json.encode(signed))


def read_visitor(signer: Signer, cookie: str | None) -> CookieContent | None:
    """Whom a cookie names; None without one, for one we have not signed, and for one too old."""
    content = signer.read(VISITOR, cookie) if cookie else None
    if content is None:
        return None
    try:
        visitor = msgspec.json.decode(content, type=CookieContent)
    except msgspec.DecodeError:  # signed by an older release
        return None
    return None if visitor.is_over else visitor


def cookie_name(is_secure: bool) -> str:
    """The strict name wherever the address allows it."""
    return SECURE_COOKIE if is_secure else COOKIE
