"""One object file of LLVM's as a WebAssembly module of its own.

Nothing has to be moved: an object that is alone may lie where it lies, from address 0, and what it
calls is in it. So of linking only this is left: a memory for what it imports, and names for those
outside. https://github.com/WebAssembly/tool-conventions/blob/main/Linking.md describes the object.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

MAGIC = b"\0asm\1\0\0\0"
PAGE = 1 << 16
ALIGNED = 16
CUSTOM, IMPORT, MEMORY, GLOBAL, EXPORT, DATA = 0, 2, 5, 6, 7, 11
ORDER = (1, 2, 3, 4, 5, 6, 7, 8, 9, 12, 10, 11)  # of sections in a module
IMPORTED_MEMORY = 2  # kinds of imports and exports
FUNCTION, MEMORY_OUT, GLOBAL_OUT = 0, 2, 3
SYMBOLS = 8  # a part of what is said to linkers
A_FUNCTION, A_DATUM, A_SECTION = 0, 1, 3  # kinds of symbols
LOCAL, UNDEFINED = 0x02, 0x10  # what is said of a symbol
I32, CONST, END = 0x7F, 0x41, 0x0B
HEAP = "__heap_base"


class Unlinkable(ValueError):
    """An object that needs something from elsewhere."""


class Section(NamedTuple):
    """A part of a module."""

    number: int
    content: bytes


class Reader:
    """Reads numbers and names one after the other."""

    def __init__(self, content: bytes) -> None:
        self.content = content
        self.at = 0

    def __bool__(self) -> bool:
        return self.at < len(self.content)

    def byte(self) -> int:
        """Read one byte."""
        self.at += 1
        return self.content[self.at - 1]

    def number(self) -> int:
        """Read a number without sign: seven bits a byte, the lowest first."""
        found = shift = 0
        while True:
            byte = self.byte()
            found |= (byte & 0x7F) << shift
            shift += 7
            if byte < 0x80:
                return found

    def some(self) -> bytes:
        """Read so many bytes as are said to come."""
        length = self.number()
        self.at += length
        return self.content[self.at - length : self.at]


def number(value: int) -> bytes:
    """Write a number without sign."""
    found = bytearray()
    while value >= 0x80:
        found.append(value & 0x7F | 0x80)
        value >>= 7
    return bytes([*found, value])


def counted(content: bytes) -> bytes:
    """Write bytes after their number."""
    return number(len(content)) + content


def linked(given: bytes) -> bytes:
    """The module that an object makes by itself, with its memory and its functions exported."""
    sections = list(_sections(given))
    _refuse_imports(sections)
    end = _end_of_data(sections)
    kept = [each for each in sections if each.number not in (CUSTOM, IMPORT)]
    pages = number(end // PAGE + 1)
    heap = bytes([I32, 0, CONST, *_signed(end), END])
    exported = [(name, FUNCTION, place) for name, place in _functions(sections)]
    exported += [("memory", MEMORY_OUT, 0), (HEAP, GLOBAL_OUT, 0)]
    told = b"".join(
        counted(name.encode()) + bytes([kind]) + number(place) for name, kind, place in exported
    )
    kept.append(Section(MEMORY, b"\1\0" + pages))
    kept.append(Section(GLOBAL, b"\1" + heap))
    kept.append(Section(EXPORT, number(len(exported)) + told))
    kept.sort(key=lambda each: ORDER.index(each.number))
    return MAGIC + b"".join(bytes([each.number]) + counted(each.content) for each in kept)


def _signed(value: int) -> bytes:
    """Write a number that could have a sign: its last byte leaves room for one."""
    found = bytearray()
    while value >= 0x40:
        found.append(value & 0x7F | 0x80)
        value >>= 7
    return bytes([*found, value])


def _sections(given: bytes) -> Iterator[Section]:
    reader = Reader(given.removeprefix(MAGIC))
    while reader:
        yield Section(reader.byte(), reader.some())


def _refuse_imports(sections: list[Section]) -> None:
    """An object may want a memory; whatever else it wants, nobody has."""
    for section in sections:
        if section.number == IMPORT:
            reader = Reader(section.content)
            for _ in range(reader.number()):
                name = b".".join((reader.some(), reader.some())).decode()
                if reader.byte() != IMPORTED_MEMORY:
                    raise Unlinkable(name)
                if reader.byte() & 1:  # a largest size, besides the smallest
                    reader.number()
                reader.number()


def _end_of_data(sections: list[Section]) -> int:
    """Where the memory is free."""
    end = 0
    for section in sections:
        if section.number == DATA:
            reader = Reader(section.content)
            for _ in range(reader.number()):
                if reader.byte() != 0 or reader.byte() != CONST:
                    raise Unlinkable("data")
                start = reader.number()
                assert reader.byte() == END
                end = start + len(reader.some())
    return -(-end // ALIGNED) * ALIGNED


def _functions(sections: list[Section]) -> Iterator[tuple[str, int]]:
    """The functions for callers outside, by name, each with its place."""
    for section in sections:
        if section.number == CUSTOM:
            reader = Reader(section.content)
            if reader.some() == b"linking":
                reader.number()  # its version
                while reader:
                    part = reader.byte(), Reader(reader.some())
                    if part[0] == SYMBOLS:
                        yield from _symbols(part[1])


def _symbols(reader: Reader) -> Iterator[tuple[str, int]]:
    for _ in range(reader.number()):
        kind, flags = reader.byte(), reader.number()
        if kind == A_DATUM:
            reader.some()
            if not flags & UNDEFINED:
                for _ in range(3):  # the segment, where in it, and how much
                    reader.number()
        elif kind == A_SECTION:
            reader.number()
        else:
            place = reader.number()
            name = reader.some().decode()
            if kind == A_FUNCTION and not flags & LOCAL:
                yield name, place
