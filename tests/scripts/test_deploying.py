"""What is handed out for running a server in public names only what there is."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from mappamundi.server.metrics import METRICS
from mappamundi.server.settings import PREFIX, ServerSettings

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
ELSEWHERE = {"MAPPAMUNDI_CACHE"}  # set for compiled code, whoever runs it
OTHERS = ("up", "process_cpu_seconds_total", "process_resident_memory_bytes")


def read(name: str) -> str:
    return (DEPLOY / name).read_text(encoding="utf-8")


def figures() -> Iterator[str]:
    """The names under which Prometheus finds our figures."""
    for figure in METRICS.registry.collect():
        endings = {"counter": ("_total",), "histogram": ("_bucket", "_sum", "_count")}
        yield from (figure.name + ending for ending in endings.get(figure.type, ("",)))


def test_every_panel_shows_a_figure_that_there_is() -> None:
    panels = json.loads(read("grafana.json"))["panels"]
    asked = [target["expr"] for panel in panels for target in panel["targets"]]
    named = {name for ask in asked for name in re.findall(r"\b(?:mappamundi|process)_\w+", ask)}
    assert named <= {*figures(), *OTHERS}
    assert len({panel["id"] for panel in panels}) == len(panels)


def test_every_figure_of_ours_is_on_a_panel() -> None:
    board = read("grafana.json")
    ours = {figure.name for figure in METRICS.registry.collect() if "mappamundi" in figure.name}
    assert [name for name in sorted(ours) if name not in board] == []


@pytest.mark.parametrize("name", ["compose.yaml", "Containerfile", "mappamundi.service"])
def test_every_setting_is_one(name: str) -> None:
    known = {PREFIX + field.upper() for field in ServerSettings.__struct_fields__} | ELSEWHERE
    named = set(re.findall(rf"{PREFIX}[A-Z_]+", read(name)))
    assert named
    assert named <= known


def test_an_image_is_made_of_what_there_is() -> None:
    lines = re.findall(r"^COPY (?!--from)(.+) \S+$", read("Containerfile"), re.MULTILINE)
    sources = [source for line in lines for source in line.split()]
    assert len(sources) > 3
    assert [source for source in sources if not (ROOT / source).exists()] == []
    assert f"--requirement {sources[0]}" in read("Containerfile")


def test_whatever_is_to_be_filled_in_has_a_line() -> None:
    wanted = set(re.findall(r"\$\{(\w+)", read("compose.yaml")))
    lines = set(re.findall(r"^(\w+)=", read("example.env"), re.MULTILINE))
    assert wanted == lines


def test_the_proxy_knows_the_nodes_and_they_know_the_proxy() -> None:
    text = read("compose.yaml")
    nodes = re.findall(r"(\w+):8080", re.findall(r"NODES: (.*)", text)[0])
    assert [node for node in nodes if f"\n  {node}:\n    <<: *node" not in text] == []
    believed = re.findall(r"MAPPAMUNDI_PROXIES: (\S+)", text)
    assert believed == re.findall(r"ipv4_address: ([\d.]+)", text)
