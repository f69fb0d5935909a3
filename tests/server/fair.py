"""Commit and reveal, checked by what the documentation says and nothing of ours.

Draw i among n outcomes takes 64-bit big-endian words from SHA-512 of a label, i and a block number
as 64-bit big-endian integers, and the secret; words at or above the largest multiple of n are
passed over, the first other one is reduced modulo n.
"""

from __future__ import annotations

import hashlib
import struct
from collections.abc import Iterable


def is_committed(commitment: str, secret: str) -> bool:
    content = b"mappamundi commitment 1\x00" + bytes.fromhex(secret)
    return hashlib.sha256(content).hexdigest() == commitment


def draw(secret: bytes, index: int, outcomes: int) -> int:
    limit = 2**64 // outcomes * outcomes
    block = 0
    while True:
        place = struct.pack(">QQ", index, block)
        words = struct.unpack(
            ">8Q", hashlib.sha512(b"mappamundi draw 1\0" + place + secret).digest()
        )
        for word in words:
            if word < limit:
                return word % outcomes
        block += 1


def is_fair(commitment: str, secret: str, draws: Iterable[tuple[int, int]]) -> bool:
    content = bytes.fromhex(secret)
    return is_committed(commitment, secret) and all(
        draw(content, index, outcomes) == drawn for index, (outcomes, drawn) in enumerate(draws)
    )
