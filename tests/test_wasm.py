"""What the dialect means in WebAssembly, in the corners that no game may come to."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from typing import Any

import pytest
from edge import node

from mappamundi.compiling import gather
from mappamundi.compiling.wasm import assemble, wasm_module
from mappamundi.compiling.wasm.linking import Unlinkable, linked
from mappamundi.record import Record, cells

TABLE = (3, -4, 5)
PATIENCE = 60
RUN = """
const [bytes, calls] = JSON.parse(require("fs").readFileSync(0, "utf8"));
WebAssembly.instantiate(Buffer.from(bytes, "hex"), {}).then(({ instance: { exports } }) => {
  const s = exports.__heap_base.value;
  const asked = ([name, ...given]) => {
    new Uint8Array(exports.memory.buffer, s, 64).fill(0);
    try { return exports[name](s, ...given); } catch (error) { return error.name; }
  };
  console.log(JSON.stringify(calls.map(asked)));
});
"""


class State(Record):
    """Something to write on."""

    turn: int = 0
    row: list[int] = cells(3)


def quotient(s: Any, one: int, other: int) -> int:
    return one // other


def rest(s: Any, one: int, other: int) -> int:
    return one % other


def counts(s: Any) -> int:
    s.turn += 1
    return int(s.turn)


def between(s: Any, low: int, high: int) -> bool:
    """What stands between two signs is worked out once, and nothing after a no."""
    s.turn = 0
    return low < counts(s) < high < counts(s) + 8


def asked_once(s: Any, low: int) -> int:
    """How often it was asked: no part of an `or` after a yes."""
    s.turn = low
    if low > 0 or counts(s) > 0 or counts(s) > 0:
        return int(s.turn)
    return -1


def put(s: Any, at: int) -> int:
    """Python works out the value before the place."""
    s.turn = at
    s.row[s.turn] = counts(s)
    return int(s.row[s.turn])


def steps(s: Any, last: int) -> int:
    """A body may change the name that counts, leave early, and go on early."""
    total = 0
    for i in range(9, last, -2):
        if i == 5:
            continue
        total = total * 10 + i
        i = 0
        if total > 90:
            break
    return total


def mixed(s: Any, one: int) -> int:
    """Here a truth, there a number."""
    if one > 0:
        return one > 1
    return max(min(one, -1, TABLE[1]), -abs(one)) if one < 0 else len(TABLE)


def shifted(s: Any, one: int, other: int) -> int:
    return one << other >> 1 ^ ~one


def read(s: Any, at: int) -> int:
    return TABLE[at] + int(s.row[at])


FUNCTIONS: Any = (quotient, rest, between, asked_once, put, steps, mixed, shifted, read)
CALLS: list[tuple[Any, ...]] = [
    *((quotient, one, other) for one in (7, -7, 6, 0) for other in (3, -3)),
    *((rest, one, other) for one in (7, -7, 6, 0) for other in (3, -3)),
    *((between, low, high) for low, high in ((0, 5), (1, 5), (0, 1), (0, 30))),
    (asked_once, 0), (asked_once, 3), (put, 0), (put, 1), (steps, 0), (steps, 6), (steps, 9),
    *((mixed, one) for one in (2, 1, 0, -1, -9)), (shifted, -5, 3), (shifted, 9, 0), (read, 1),
]  # fmt: skip


def answers(calls: list[tuple[Any, ...]], checked: bool) -> list[Any]:
    """What a module says to some calls, in Node.js."""
    names = [each.__name__ for each in FUNCTIONS]
    made = wasm_module(gather(None, FUNCTIONS), names, State, {}, names[:2], checked)
    asked = [assemble(made.source).hex(), [[call[0].__name__, *call[1:]] for call in calls]]
    command = [node(), "-e", RUN]
    out = subprocess.check_output(command, input=json.dumps(asked).encode(), timeout=PATIENCE)
    found: list[Any] = json.loads(out)
    return found


@pytest.mark.parametrize("checked", [False, True])
def test_the_dialect_means_what_python_means(
    checked: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MAPPAMUNDI_CACHE", str(tmp_path))
    wanted = [int(function(State(), *given)) for function, *given in CALLS]
    assert answers(CALLS, checked) == wanted


def test_an_index_out_of_bounds_ends_a_checked_module() -> None:
    assert answers([(read, 3), (put, 5), (read, 0)], True) == ["RuntimeError", "RuntimeError", 3]


def test_an_object_that_needs_somebody_else_is_no_module() -> None:
    wanting = b"\0asm\1\0\0\0" + bytes([2, 9, 1, 3]) + b"env" + bytes([1]) + b"f" + bytes([0, 0])
    with pytest.raises(Unlinkable, match=r"env\.f"):
        linked(wanting)
