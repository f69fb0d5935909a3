"""Small functions in the dialect of presentation: each something JavaScript means otherwise."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
from msgspec.structs import asdict, replace

NAMES = ("ant", "bee", "cat")
WORDS = {0: "none", 7: "seven", 3: "three"}
NUMBERS = {"ant": 1, "bee": 2}


class Pair(msgspec.Struct, frozen=True):
    """Two numbers."""

    left: int
    right: int = 5


class Half(msgspec.Struct, frozen=True):
    """One of them."""

    right: int


class Rest(msgspec.Struct, frozen=True):
    """The other."""

    left: int


def division(a: int, b: int) -> list[int]:
    """Downwards, and what is left has the sign of the divisor."""
    return [a // b, a % b, -a // b, -a % b, a // -b, a % -b]


def places(row: list[int]) -> list[int]:
    """From the end, below nought."""
    return [row[-1], row[-2], row[len(row) - 1], *row[-2:], *row[1:-1], *row[::-1], *row[5:9]]


def emptiness(row: list[int], text: str, number: int) -> list[str]:
    """What is empty is false."""
    said = []
    if row:
        said.append("row")
    if not text:
        said.append("no text")
    said.append(text or "nothing")
    said.append("number" if number else "nought")
    return said


def equality(row: list[int]) -> list[bool]:
    """Part by part."""
    pair, other = Pair(row[0], row[1]), Pair(row[0], row[1])
    return [
        row == row[:],
        row != [],
        pair == other,
        pair in [other],
        [1, 2] in [row],
        (1, 2) == (1, 2),
    ]


def order(row: list[int]) -> list[int]:
    """By size, not as text; of equals the first."""
    first = max(row, key=lambda each: each % 2, default=0)
    return [*sorted(row), first, min(row), max(row), max([], default=-1), sum(row)]


def counting(row: list[int]) -> list[int]:
    """Truth values are numbers."""
    total = 0
    for each in row:
        total += each > 1
    return [total, sum(each > 1 for each in row), row.count(1), int(row[0] == 1), abs(-3)]


def chains(a: int, b: int) -> list[bool]:
    """One comparison after another, and what is in what."""
    return [0 < a < b, a == 1 != b, a in (1, 2), "an" in "ant", "x" not in NUMBERS, b in WORDS]


def dictionaries() -> dict[str, int | str | None]:
    """Keys stay in the order in which they came, numbers too; what is inherited is no key."""
    lengths = {name: len(name) for name in NAMES if name != "bee"}
    lengths["eel"] = list(WORDS.keys())[1]
    named = {f"{number}!": word for number, word in WORDS.items()}
    odd: dict[str, int | str | None] = {
        "c": NUMBERS.get("constructor"),
        "in": "constructor" in NUMBERS,
    }
    return {**odd, **lengths, **named, "three": WORDS[3], "first": list(WORDS.values())[1]}


def texts(text: str) -> list[str]:
    """Taken apart and put together."""
    verb, _, what = text.partition(" ")
    first, second = text.split()
    return [
        verb,
        what,
        first + second,
        f"{len(text)} `{what}` ${{}}",
        text.lower(),
        text[1],
        text[-2:],
    ]


def digits(text: str) -> list[bool]:
    """Of any script."""
    return [text.isascii(), text.isdecimal()]


def loops(count: int) -> list[int]:
    """A loop knows its end before it begins, and its name afterwards."""
    seen = []
    for i in range(count):
        count += 1
        seen.append(i)
    for each in range(3):
        last = each
    for b, c in zip(seen, [4, 5, 6], strict=False):
        seen = [*seen, b * c]
    while True:
        count -= 1
        if count % 2:
            continue
        if count < 3:
            break
    return [*seen, last, count, *[x * y for x in range(1, 3) for y in range(x) if x != y]]


def structs() -> list[Pair]:
    """Fields in their order; copies of one's own."""
    one = Pair(1)
    rows = [[1], [2]]
    copies = [row[:] for row in rows]
    copies[0].append(3)
    same = [row for row in rows]  # noqa: C416
    same += [[4]]
    united = Pair(**asdict(Half(8)), **asdict(Rest(7)))
    return [one, replace(one, left=len(rows)), Pair(right=3, left=len(copies[0])), united]


def evens(count: int) -> Iterator[int]:
    """One by one."""
    for each in range(count):
        if each % 2 == 0:
            yield each


def drawn(count: int) -> list[int]:
    """What is yielded, and named on the way."""
    new = [*evens(count)]
    if found := [each for each in new if each > 2]:
        new.insert(1, found[0])
    return new


def quantities(row: list[int]) -> list[bool]:
    """Any and all, of none too; sets and bits."""
    seen = {*row}
    seen.add(9)
    return [
        any(each > 2 for each in row),
        all(each > 0 for each in row if each != 0),
        all(each for each in row[:0]),
        9 in seen,
        bool(row[0] & 1 | 2 ^ 2),
        len(seen) == 1 << 2,
    ]
