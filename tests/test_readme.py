"""The examples in the README and in the documentation run as they stand there."""

import doctest
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]


@pytest.mark.parametrize(("page", "examples"), [("README.md", 20), ("docs/researchers.md", 40)])
def test_the_examples_run(page: str, examples: int) -> None:
    result = doctest.testfile(str(ROOT / page), module_relative=False, verbose=False)
    assert result.attempted > examples
    assert result.failed == 0
