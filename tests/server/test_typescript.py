from __future__ import annotations

from pathlib import Path

from mappamundi.server.http.typescript import files

WEB = Path(__file__).parents[2] / "web"


def test_the_browsers_types_are_those_of_the_server() -> None:
    for path, text in files(WEB).items():
        assert path.read_text(encoding="utf-8") == text, f"{path} is stale: run scripts/types"
