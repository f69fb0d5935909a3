"""The notebook for newcomers, cell by cell as a notebook runs it, to the pictures at its end."""

from __future__ import annotations

import ast
import json
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

PAGE = Path(__file__).parents[2] / "examples" / "first_steps.ipynb"


def sources(kind: str) -> list[str]:
    cells = json.loads(PAGE.read_text(encoding="utf-8"))["cells"]
    return ["".join(cell["source"]) for cell in cells if cell["cell_type"] == kind]


def run(source: str, names: dict[str, Any]) -> Any:
    """What a cell shows: the value of its last line, if that is an expression."""
    tree = ast.parse(source)
    last = tree.body.pop() if isinstance(tree.body[-1], ast.Expr) else None
    exec(compile(tree, str(PAGE), "exec"), names)
    if last is None:
        return None
    assert isinstance(last, ast.Expr)
    return eval(compile(ast.Expression(last.value), str(PAGE), "eval"), names)


def test_it_goes_from_a_table_to_a_picture_of_what_was_learned(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.syspath_prepend(PAGE.parent)
    names: dict[str, Any] = {}
    shown = [run(source, names) for source in sources("code")]
    assert "<svg" in shown[0]._repr_html_()
    drawn = [each._repr_svg_() for each in shown if hasattr(each, "_repr_svg_")]
    assert len(drawn) == 2
    for each in drawn:
        ElementTree.fromstring(each)
    assert drawn[1].count("<rect") == len(names["cards"]) > 50
    shares = names["shares"]
    assert shares[-1] > 0.4 > shares[0]  # a quarter would be chance
    assert names["taste"].max() > 1.5  # it likes some cards better than others


def test_it_is_kept_as_it_was_written_without_what_it_showed() -> None:
    for cell in json.loads(PAGE.read_text(encoding="utf-8"))["cells"]:
        assert not cell.get("outputs")
        assert cell.get("execution_count") is None
    assert all((PAGE.parent / link).exists() for link in ("../docs/researchers.md", "learn.py"))
