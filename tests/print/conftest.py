"""Printing needs the typesetter, and flags and borders, which are fetched once."""

from __future__ import annotations

import pytest

from mappamundi.print.artwork import Artwork, NoArtwork, artwork

pytest.importorskip("typst")
pytest.importorskip("pypdf")


@pytest.fixture(scope="session")
def art() -> Artwork:
    try:
        return artwork()
    except NoArtwork as refusal:
        pytest.skip(str(refusal))
