"""What documents say of files, settings, costs and figures is so."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from mappamundi.server.line import costs
from mappamundi.server.metrics import METRICS
from mappamundi.server.requests import REQUESTS
from mappamundi.server.settings import ServerSettings

ROOT = Path(__file__).parents[1]
DOCUMENTS = sorted(
    [
        *ROOT.glob("*.md"),
        *ROOT.glob("docs/*.md"),
        ROOT / "tests/README.md",
        ROOT / "web/engine/README.md",
    ]
)
NAMED = re.compile(r"`((?:src|web|tests|scripts|docs|benchmarks|locks)/[\w./*-]+)`")
TEST = re.compile(r"\btest_\w+\.py\b")
SETTING = re.compile(r"^\|[^|]*\| `MAPPAMUNDI_(\w+)` \| ([^|]*) \|", re.MULTILINE)
FIGURE = re.compile(r"`(mappamundi_\w+)(?:\{([\w,]+)\})?`")
COSTS = re.compile(r"((?:`[\w-]+`(?:, | and |,\n|\n))*`[\w-]+`) (\d+)\b")
MADE = {"web/screenshots/", "web/engine/generated"}  # by a script, not kept


def told(name: str) -> str:
    return (ROOT / "docs" / name).read_text(encoding="utf-8")


def homes(document: Path) -> Iterator[Path]:
    """Where the paths of a document begin: that of the pages speaks of theirs."""
    yield ROOT
    yield document.parent
    if document.name == "browser.md":
        yield ROOT / "web"


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_what_a_document_names_is_there(document: Path) -> None:
    text = document.read_text(encoding="utf-8")
    tests = {path.name for path in ROOT.glob("tests/**/test_*.py")}
    assert set(TEST.findall(text)) <= tests
    for path in set(NAMED.findall(text)) - MADE:
        assert any(list(home.glob(path.rstrip("/"))) for home in homes(document)), path


def test_every_setting_is_told_with_what_is_usual() -> None:
    usual = dict(SETTING.findall(told("operation.md")))
    declared = {field.name.upper(): field for field in msgspec.structs.fields(ServerSettings)}
    assert set(usual) == set(declared)
    for name, field in declared.items():
        if isinstance(field.default, bool):
            assert usual[name] == str(field.default).lower()
        elif isinstance(field.default, int | float):
            assert float(usual[name]) == field.default, name


def test_every_message_costs_what_the_protocol_says() -> None:
    limits = told("protocol.md").partition("## Limits\n")[2].partition("\n## ")[0]
    named = {
        message: float(cost)
        for words, cost in COSTS.findall(limits)
        for message in re.findall(r"`([\w-]+)`", words)
    }
    tags = {str(message.__struct_config__.tag): message for message in REQUESTS}
    assert set(named) <= set(tags)
    for tag, message in tags.items():
        assert named.get(tag, costs.PLAIN) == costs.MESSAGES.get(message, costs.PLAIN), tag
    assert f"that cannot be understood {costs.PLAIN + costs.MALFORMED:g}" in " ".join(
        limits.split()
    )
    assert f"a handshake {costs.HANDSHAKE:g}." in limits


def test_every_figure_is_told_by_its_name() -> None:
    named = {name for name, _ in FIGURE.findall(told("operation.md"))}
    shown = {
        f"{family.name}_total" if family.type == "counter" else family.name
        for family in METRICS.registry.collect()
        if not family.name.startswith("process_")  # which Prometheus's own library names
    }
    assert shown == named
