"""The examples in the README and in the documentation run as they stand there."""

import doctest
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]


@pytest.mark.parametrize(("page", "examples"), [("README.md", 20), ("docs/researchers.md", 40)])
def test_the_examples_run(page: str, examples: int) -> None:
    result = doctest.testfile(str(ROOT / page), module_relative=False, verbose=False)
    assert result.attempted > examples
    assert result.failed == 0


def test_who_cites_it_cites_this_version() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    citation = (ROOT / "CITATION.cff").read_text(encoding="utf-8").splitlines()
    assert f"version: {project['version']}" in citation
    assert f"license: {project['license']}" in citation
