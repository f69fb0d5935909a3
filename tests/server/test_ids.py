"""What is drawn by chance can be copied behind any command."""

from __future__ import annotations

import pytest

from mappamundi.server import ids


def test_no_name_looks_like_an_option(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = iter(["-QlRmZAvfOI", "--person", "_-9"])
    monkeypatch.setattr(ids.secrets, "token_urlsafe", lambda size: next(drawn))
    assert ids.drawn_id(8) == "_-9"


def test_names_have_the_bytes_asked_for() -> None:
    names = {ids.drawn_id(15) for _ in range(1000)}
    assert len(names) == 1000
    assert {len(name) for name in names} == {20}
