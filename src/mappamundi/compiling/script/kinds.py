"""What kinds of values presentation works on, and how TypeScript spells them."""

from __future__ import annotations

import types
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Union, get_args, get_origin

import msgspec

from mappamundi.record import Record


@dataclass(frozen=True)
class Kind:
    """A type of Python, as far as its meaning differs from one of JavaScript."""

    name: str
    parts: tuple[Kind, ...] = ()
    of: type | None = None  # the class of a struct or a record


INT = Kind("number")
BOOL = Kind("boolean")
STR = Kind("string")
NULL = Kind("null")
ANY = Kind("unknown")  # what an empty list holds, until something is put there
PLAIN = {int: INT, bool: BOOL, str: STR, type(None): NULL, Any: ANY}
ROWS = (tuple, Sequence)
LARGEST = 2**31  # JavaScript works on the bits of numbers below it
SIMPLE = ("number", "boolean", "string", "null")  # `===` compares them as Python does
IN_ORDER = ("list", "row", "tuple")  # arrays of JavaScript


def lists(item: Kind) -> Kind:
    """A list of something."""
    return Kind("list", (item,))


def rows(item: Kind) -> Kind:
    """A list that nobody changes: a tuple of any length."""
    return Kind("row", (item,))


def annotated(hint: Any) -> Kind:
    """The kind that an annotation means."""
    origin, parts = get_origin(hint), tuple(map(annotated, _parts(hint)))
    if hint in PLAIN:
        return PLAIN[hint]
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct | Record):
        return Kind("struct", of=hint)
    if origin in (Union, types.UnionType):
        return either(parts)
    if origin is tuple and ... not in get_args(hint):
        return Kind("tuple", parts)
    if origin in ROWS:
        return rows(parts[0])
    names = {list: "list", dict: "dict", Mapping: "dict", set: "set", Iterator: "iter"}
    if origin in names:
        return Kind(names[origin], parts)
    raise TypeError(f"{hint} is not in the dialect")


def _parts(hint: Any) -> tuple[Any, ...]:
    return tuple(part for part in get_args(hint) if part is not ...)


def valued(value: object) -> Kind:
    """The kind of a constant; one that is not in the dialect is a TypeError."""
    if isinstance(value, int) and abs(value) >= LARGEST:
        raise TypeError(f"{value} is too large a number for all operators of JavaScript")
    if type(value) in PLAIN:
        return PLAIN[type(value)]
    if isinstance(value, dict):
        return Kind("dict", (either(map(valued, value)), either(map(valued, value.values()))))
    if isinstance(value, tuple | range):
        inside = tuple(map(valued, value))
        return rows(either(inside)) if len(set(inside)) < 2 or len(inside) > 4 else _mixed(inside)
    raise TypeError(f"a constant {type(value).__name__} is not in the dialect")


def _mixed(inside: tuple[Kind, ...]) -> Kind:
    """A few values of several kinds: a tuple, unless they are rows, of whatever they hold."""
    joined = either(inside)
    return Kind("tuple", inside) if joined.name == "union" else rows(joined)


def either(kinds: Iterable[Kind]) -> Kind:
    """What is one or the other."""
    found: list[Kind] = []
    for kind in kinds:
        for each in kind.parts if kind.name == "union" else (kind,):
            _add(found, each)
    known = [kind for kind in found if kind != ANY]
    if len(known) > 1:
        return Kind("union", tuple(known))
    return known[0] if known else ANY


def _add(found: list[Kind], kind: Kind) -> None:
    for i, other in enumerate(found):
        if (met := _met(other, kind)) is not None:
            found[i] = met
            return
    found.append(kind)


def _met(one: Kind, other: Kind) -> Kind | None:
    """The one kind that two values share, if they are much alike."""
    if one == other:
        return one
    if one.name in IN_ORDER and other.name in IN_ORDER:
        if one.name == other.name == "tuple" and len(one.parts) == len(other.parts):
            pairs = zip(one.parts, other.parts, strict=True)
            return Kind("tuple", tuple(either(pair) for pair in pairs))
        name = "list" if one.name == other.name == "list" else "row"
        return Kind(name, (either((*one.parts, *other.parts)),))
    if one.name == other.name and one.name in ("dict", "set"):
        pairs = zip(one.parts, other.parts, strict=True)
        return Kind(one.name, tuple(either(pair) for pair in pairs))
    return None


def given(kind: Kind) -> Kind:
    """A kind without None: whoever works on the value has looked."""
    if kind.name != "union":
        return kind
    return either(part for part in kind.parts if part != NULL)


def is_simple(kind: Kind) -> bool:
    """Does `===` compare such values as Python does?"""
    return all(each.name in SIMPLE for each in (kind.parts if kind.name == "union" else (kind,)))


def item(kind: Kind) -> Kind | None:
    """What one gets by going through it; None where that is not in the dialect."""
    kind = given(kind)
    if kind.name == "tuple":
        return either(kind.parts)
    if kind.name in ("list", "row", "set", "iter", "dict"):
        return kind.parts[0]
    return STR if kind == STR else None


def spelled(kind: Kind) -> str:
    """A kind as TypeScript spells it."""
    parts = [spelled(part) for part in kind.parts]
    match kind.name:
        case "list" | "row":
            inner = f"({parts[0]})" if " " in parts[0] else parts[0]
            return f"{inner}[]" if kind.name == "list" else f"readonly {inner}[]"
        case "tuple":
            return f"[{', '.join(parts)}]"
        case "dict":
            name = "Map" if kind.parts[0] == INT else "Record"
            return f"{name}<{', '.join(parts)}>"
        case "set" | "iter":
            return f"{'Set' if kind.name == 'set' else 'Iterable'}<{parts[0]}>"
        case "struct":
            assert kind.of is not None
            return kind.of.__name__
        case "union":
            return " | ".join(parts)
        case _:
            return kind.name


def loosened(kind: Kind) -> Kind:
    """A kind with lists for rows: what is handed over is for whoever gets it to change."""
    name = "list" if kind.name == "row" else kind.name
    return Kind(name, tuple(map(loosened, kind.parts)), kind.of)


def structs(kind: Kind) -> Iterator[type]:
    """Every class that the spelling names."""
    if kind.of is not None:
        yield kind.of
    for part in kind.parts:
        yield from structs(part)
