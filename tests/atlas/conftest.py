"""A folder with an atlas of its own, to spoil."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from mappamundi.atlas.checking import FOLDER
from mappamundi.atlas.checks.sources import PAGE
from mappamundi.atlas.checks.tables import FILES


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for name in (*FILES, PAGE):
        shutil.copy(FOLDER / name, tmp_path)
    return tmp_path
