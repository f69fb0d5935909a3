"""A run is dealt to its workers so that none of them waits for another in the end."""

from __future__ import annotations

from itertools import accumulate, pairwise
from pathlib import Path

import pytest
from dealing import FILES, TESTS, dealt, known, sizes

TREE = Path(__file__).parent
FILE = "tests/trust/test_dearest.py"
NAMES = [
    *(f"tests/atlas/test_planted.py::test_short[{i}]" for i in range(40)),
    *(f"tests/trust/test_kills.py::test_long[{i}]" for i in range(4)),
    *(f"{FILE}::test_together[{i}]" for i in range(6)),
    "tests/trust/test_crowd.py::test_shorter",
    *(f"tests/web/test_me.py::test_page[{i}]" for i in range(9)),
]


def hands(count: int) -> list[list[str]]:
    """What each of so many workers is given at first."""
    ends = [0, *accumulate(sizes(len(NAMES), count))]
    order = dealt(NAMES, count)
    return [[NAMES[place] for place in order[a:b]] for a, b in pairwise(ends)]


@pytest.mark.parametrize("count", [1, 2, 3, 4, 7, len(NAMES)])
def test_nothing_is_lost_and_nothing_is_done_twice(count: int) -> None:
    assert sorted(dealt(NAMES, count)) == list(range(len(NAMES)))


def test_every_worker_begins_with_its_share_of_what_takes_long() -> None:
    for hand in hands(3):
        seconds = [known(name, TESTS) or known(name, FILES) for name in hand]
        assert seconds[0] >= 70
        assert seconds == sorted(seconds, reverse=True)


def test_what_shares_a_fixture_stays_with_one_worker() -> None:
    together = [[name for name in hand if name.startswith(FILE)] for hand in hands(3)]
    assert sorted(map(len, together)) == [0, 0, 6]


@pytest.mark.parametrize("name", [*TESTS, *FILES])
def test_what_is_said_to_take_long_exists(name: str) -> None:
    file, _, test = name.partition("::")
    assert (TREE / file).exists()
    assert not test or f"def {test}(" in (TREE / file).read_text(encoding="utf-8")
    assert not (known(f"tests/{name}", TESTS) and known(f"tests/{name}", FILES))
