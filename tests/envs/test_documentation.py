"""The examples in the documentation of environments run as they stand there."""

import doctest
from pathlib import Path

PAGE = Path(__file__).parents[2] / "docs" / "researchers-adapters.md"


def test_the_examples_run() -> None:
    result = doctest.testfile(str(PAGE), module_relative=False, verbose=False)
    assert result.attempted > 20
    assert result.failed == 0
