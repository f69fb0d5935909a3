"""The examples in the README and in the documentation run as they stand there."""

import doctest
import json
import re
import tomllib
from pathlib import Path

import pytest
from packaging.licenses import canonicalize_license_expression

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "mappamundi"


@pytest.mark.parametrize(("page", "examples"), [("README.md", 20), ("docs/researchers.md", 40)])
def test_the_examples_run(page: str, examples: int) -> None:
    result = doctest.testfile(str(ROOT / page), module_relative=False, verbose=False)
    assert result.attempted > examples
    assert result.failed == 0


def test_who_cites_it_cites_this_version() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    citation = (ROOT / "CITATION.cff").read_text(encoding="utf-8").splitlines()
    assert f"version: {project['version']}" in citation
    code, *others = project["license"].split(" AND ")
    assert f"license: {code}" in citation  # where several would mean whichever one likes
    assert others


def test_the_licences_are_those_of_all_that_is_packed() -> None:
    """The code's, then those named by the bundle of the pages, by the artwork and by the atlas."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    named = set(canonicalize_license_expression(project["license"]).split(" AND "))
    atlas = (SOURCE / "atlas" / "SOURCES.md").read_text(encoding="utf-8")
    section = atlas.partition("## Licences")[2].partition("## ")[0]
    owed = {"Apache-2.0", *re.findall(r"^\| ([A-Za-z]+-[\w.-]+) \|", section, re.MULTILINE)}
    assert len(owed) == 6
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    wanted = json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))["dependencies"]
    owed |= {lock[f"node_modules/{name}"]["license"] for name in wanted}
    assert named == owed
