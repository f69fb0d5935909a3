"""What a caller of a module must know: how records lie in memory, and what functions take."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from mappamundi.compiling.wasm.kinds import ArrayKind, Number, RecordKind, WasmKind
from mappamundi.compiling.wasm.signature import Signature, outside
from mappamundi.record import Cells


def layout(signatures: Mapping[str, Signature]) -> dict[str, Any]:
    """The records and the functions of a module, ready to be written as JSON."""
    kinds = [kind for each in signatures.values() for kind in each.kinds]
    return {
        "records": {each.record.__name__: record_layout(each) for each in records(kinds)},
        "functions": {
            name: {
                "arguments": [[each, spelled(each, kind)] for each, kind in signature.arguments],
                "result": signature.result,
            }
            for name, signature in signatures.items()
        },
    }


def records(kinds: Iterable[WasmKind]) -> Iterable[RecordKind]:
    """Return every record among these kinds once, in their order."""
    inner = (kind.element if isinstance(kind, ArrayKind) else kind for kind in kinds)
    return dict.fromkeys(kind for kind in inner if isinstance(kind, RecordKind))


def record_layout(kind: RecordKind) -> dict[str, Any]:
    """Where the fields of a record lie, and what an empty one has in them."""
    fields = []
    for name, start in kind.record.FIELDS:
        shape, fill = (start.shape, start.fill) if isinstance(start, Cells) else ((), start)
        place = {"name": name, "offset": kind.offset(name)}
        fields.append({**place, "shape": list(shape), "fill": fill})
    return {"size": kind.size, "width": 8 * kind.width.size, "fields": fields}


def spelled(name: str, kind: WasmKind) -> str:
    """Return what an argument is: a record by its name, a row with brackets, or a number."""
    if isinstance(kind, Number):
        return outside(name, kind)
    if isinstance(kind, RecordKind):
        return kind.record.__name__
    element = kind.element
    inner = element.record.__name__ if isinstance(element, RecordKind) else element.value
    return f"{inner}[{',' * (len(kind.extents) - 1)}]"
