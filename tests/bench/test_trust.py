"""Every claim is shown by tests that there are."""

from __future__ import annotations

import ast

import pytest

from benchmarks.trust import ROOT, TESTS


@pytest.mark.parametrize("claim", TESTS)
def test_what_shows_a_claim_is_there(claim: str) -> None:
    for named in TESTS[claim].split():
        path, _, test = named.partition("::")
        tree = ast.parse((ROOT / path).read_text(encoding="utf-8"))
        names = {
            each.name
            for each in tree.body
            if isinstance(each, ast.FunctionDef | ast.AsyncFunctionDef)
        }
        assert not test or test in names, named
