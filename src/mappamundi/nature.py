"""Chance: secure at a table, fast in simulation, scripted in tests."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Iterable
from struct import Struct
from typing import Any, Protocol

from mappamundi.draws import draw, stream

# The orders of a pack of 90 cards are 2**459, those of six deals of 65 cards 2**1814: more bits
# than that, and 64 over, so that no game is out of the secret's reach.
SECRET_BYTES = 256
COMMITMENT = b"mappamundi commitment 1\0"
DRAW = b"mappamundi draw 1\0"
LUCK = b"mappamundi luck 1\0"
WORDS = 1 << 64
EIGHT = Struct(">8Q")  # the words of a hash


class Nature(Protocol):
    """Whoever makes the draws."""

    def draw(self, outcomes: int) -> int:
        """One of `outcomes` numbers from 0, all equally likely."""
        ...


class Secure:
    """Draws from a secret, to which one can be committed before and held after."""

    def __init__(self, secret: bytes | None = None, drawn: int = 0) -> None:
        self.secret = secrets.token_bytes(SECRET_BYTES) if secret is None else secret
        self.drawn = drawn  # draws made so far: a table taken up again goes on from here

    @property
    def commitment(self) -> str:
        """The hash that may be shown before the first draw."""
        return commitment(self.secret)

    def draw(self, outcomes: int) -> int:
        number = secret_draw(self.secret, self.drawn, outcomes)
        self.drawn += 1
        return number


def commitment(secret: bytes) -> str:
    """The published hash of a secret."""
    return hashlib.sha256(COMMITMENT + secret).hexdigest()


def secret_draw(secret: bytes, index: int, outcomes: int) -> int:
    """Draw number `index` of a secret; words that would favour some numbers are passed over."""
    fair = WORDS - WORDS % outcomes
    block = 0
    while True:
        place = index.to_bytes(8, "big") + block.to_bytes(8, "big")
        for word in EIGHT.unpack(hashlib.sha512(DRAW + place + secret).digest()):
            if word < fair:
                return int(word % outcomes)
        block += 1


def luck(secret: bytes, seat: int, known: Any) -> Secure:
    """The luck of a bot that follows from a secret, its seat and what it knows.

    Wherever it decides about the same, it decides the same; and it learns nothing of the draws.
    """
    return Secure(hashlib.sha512(LUCK + bytes([seat]) + known.to_bytes() + secret).digest())


class Handed:
    """Draws from one source so many times, and from another ever after."""

    def __init__(self, early: Nature, draws: int, late: Nature) -> None:
        self.early = early
        self.left = draws  # to be made from the early one
        self.late = late

    def draw(self, outcomes: int) -> int:
        if self.left <= 0:
            return self.late.draw(outcomes)
        self.left -= 1
        return self.early.draw(outcomes)


class Fast:
    """The counter-based generator of the compiled rules; the same seed, the same draws."""

    def __init__(self, seed: int, number: int = 0) -> None:
        self.key = stream(seed, number)
        self.drawn = 0

    def draw(self, outcomes: int) -> int:
        number = draw(self.key, self.drawn, outcomes)
        self.drawn += 1
        return number


class Scripted:
    """The draws it was given, in their order."""

    def __init__(self, numbers: Iterable[int]) -> None:
        self.numbers = iter(numbers)

    def draw(self, outcomes: int) -> int:
        number = next(self.numbers)
        if not 0 <= number < outcomes:
            raise ValueError(f"the script says {number}, but there are {outcomes} outcomes")
        return number
