"""What no browser would send: mutations, nonsense, nesting, broken frames."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator

TEXT = 0x81
BINARY = 0x82
PIECES = (
    b"{",
    b"}",
    b"[",
    b"]",
    b'"',
    b":",
    b",",
    b"null",
    b"-1",
    b"1e999",
    b"\\u0000",
    b"\xc5\xbc",
)
NESTING = 4_000
BROKEN = 0.002  # share of what a line does not survive


class Garbage:
    """An endless supply of it, for one table."""

    def __init__(self, table: str, seed: int) -> None:
        self.luck = random.Random(seed)
        words: list[dict[str, object]] = [
            {
                "type": "act",
                "table": table,
                "id": "garbage-garbage",
                "seen": 3,
                "actions": ["conjure a rabbit"],  # no slip of the pen makes a move of that
            },
            {"type": "watch", "table": table, "seen": 0},
            {"type": "unwatch", "table": table},
            {"type": "echo", "number": 7},
            {"type": "ask-hint", "table": table, "id": "garbage-garbage"},
            {"type": "watch-lobby", "on": False},
        ]
        self.words = [json.dumps(word).encode() for word in words]

    def messages(self) -> Iterator[tuple[int, bytes]]:
        """Opcode and content of one frame after the other; all of them leave the line alive."""
        kinds = (self.mutated, self.mutated, self.mutated, self.spliced, self.nested, self.random)
        while True:
            message = self.luck.choice(kinds)()
            yield TEXT, message.decode("utf-8", "replace").encode()[:9_000]

    def mutated(self) -> bytes:
        """A proper message with some bytes changed, lost or doubled."""
        message = bytearray(self.luck.choice(self.words))
        for _ in range(self.luck.randint(1, 6)):
            place = self.luck.randrange(len(message))
            change = self.luck.randrange(4)
            if change == 0:
                message[place] ^= 1 << self.luck.randrange(7)
            elif change == 1:
                del message[place : place + self.luck.randint(1, 8)]
            elif change == 2:
                message[place:place] = self.luck.choice(PIECES)
            else:
                message[place:place] = message[place : place + self.luck.randint(1, 20)]
            if not message:
                return b""
        return bytes(message)

    def spliced(self) -> bytes:
        """The beginning of one message and the end of another."""
        one, other = self.luck.choice(self.words), self.luck.choice(self.words)
        return one[: self.luck.randrange(len(one))] + other[self.luck.randrange(len(other)) :]

    def nested(self) -> bytes:
        """Deeper than anybody should follow."""
        depth = self.luck.randint(1, NESTING)
        return self.luck.choice((b"[", b'{"type":', b'{"a":{"b":')) * (depth // 2 + 1)

    def random(self) -> bytes:
        """No message at all."""
        return self.luck.randbytes(self.luck.randint(0, 300))

    def broken(self) -> bytes:
        """Bytes after which a line is dead: wrong frames, wrong text, half of something."""
        return self.luck.choice(
            (
                self.luck.randbytes(self.luck.randint(1, 60)),
                bytes((TEXT, 0x80 | 4)) + bytes(4) + b"\xff\xfe\xfd\xfc",
                bytes((TEXT, 0x80 | 100)) + bytes(4) + b"{",
                bytes((TEXT, 5)) + b"{abc}",
                bytes((0xF1, 0x81)) + bytes(4) + b"x",
                bytes((TEXT, 0xFF)) + (1 << 40).to_bytes(8, "big") + bytes(4),
                bytes((0x8B, 0x80)) + bytes(4),
            )
        )
