"""Letters between nodes: as many words as fit into one, each of which can be read by itself.

Nodes of two releases live side by side while one takes the place of the other: a word that only the
newer one knows must not cost the older one what else is in the letter.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TypeVar

import msgspec
import structlog

from mappamundi.server.metrics import METRICS
from mappamundi.server.nodes.words import AnyWord

T = TypeVar("T")

LOG = structlog.get_logger()
LARGE = 256 * 1024  # bytes of a letter; NATS takes four times as much unless it is told otherwise
PARCEL = 32 * 1024  # bytes of a list within a word
ENCODE = msgspec.msgpack.Encoder().encode
_WORDS = msgspec.msgpack.Decoder(AnyWord)


class Letter(msgspec.Struct, frozen=True):
    """What one node says in one message."""

    sender: str
    words: list[msgspec.Raw]


class Tagged(msgspec.Struct, frozen=True):
    """A word of which only its kind can be read."""

    type: str


_LETTERS = msgspec.msgpack.Decoder(Letter)
_KINDS = msgspec.msgpack.Decoder(Tagged)
_strange: set[str] = set()  # kinds of words that were left out, each of which is told of once


def written(sender: str, words: Iterable[AnyWord], most: int = LARGE) -> Iterator[bytes]:
    """Put words into letters; one that is too long for any has a letter for itself."""
    held: list[msgspec.Raw] = []
    size = 0
    for word in words:
        content = ENCODE(word)
        if held and size + len(content) > most:
            yield ENCODE(Letter(sender, held))
            held, size = [], 0
        held.append(msgspec.Raw(content))
        size += len(content)
    if held:
        yield ENCODE(Letter(sender, held))


def opened(content: bytes) -> tuple[str, list[AnyWord]]:
    """Who has written a letter, and what; words that nobody here knows are left out."""
    try:
        letter = _LETTERS.decode(content)
    except msgspec.DecodeError as error:
        METRICS.unheard.labels("letter").inc()
        LOG.warning("letter-not-understood", error=repr(error))
        return "", []
    return letter.sender, [word for each in letter.words if (word := _read(bytes(each)))]


def parcels(items: Sequence[T], most: int = PARCEL) -> list[list[T]]:
    """Divide a list so that no piece takes more than so many bytes, if none of its items does."""
    pieces: list[list[T]] = []
    room = 0
    for item in items:
        size = len(ENCODE(item))
        if size > room:
            pieces.append([])
            room = most
        pieces[-1].append(item)
        room -= size
    return pieces


def _read(content: bytes) -> AnyWord | None:
    try:
        word: AnyWord = _WORDS.decode(content)
    except msgspec.DecodeError as error:
        METRICS.unheard.labels("word").inc()
        _tell(content, error)
        return None
    return word


def _tell(content: bytes, error: Exception) -> None:
    """Say in the log what is not understood, once: it may be said every second."""
    try:
        kind = _KINDS.decode(content).type
    except msgspec.DecodeError:
        kind = "?"
    if kind not in _strange:
        _strange.add(kind)
        LOG.warning("word-not-understood", kind=kind, error=repr(error))
