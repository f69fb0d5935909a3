"""The examples in the README run as they stand there."""

import doctest
from pathlib import Path

README = Path(__file__).parents[1] / "README.md"


def test_the_examples_of_the_readme_run() -> None:
    result = doctest.testfile(str(README), module_relative=False, verbose=False)
    assert result.attempted > 20
    assert result.failed == 0
