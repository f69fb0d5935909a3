"""Countries in a terminal: what belongs together stays on a line."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

from mappamundi.atlas import COUNTRIES
from mappamundi.match import Match
from mappamundi.nature import Fast
from mappamundi.speech import LANGUAGES, Speech


@pytest.mark.parametrize("width", [56, 60, 72, 80, 91])
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_card_is_torn_from_its_number_or_its_name(width: int, language: str) -> None:
    match = Match.start("countries", 4, nature=Fast(1))
    seat = match.waiting[0]
    moves = {move: number for number, move in enumerate(match.legal(seat), 1)}
    names = ("Ada", "Ben with a name that is much too long", "Eva", "Kim")
    drawn = match.game.drawing.draw(match.look(seat), seat, names, Speech(language), width, moves)
    shown = StringIO()
    Console(width=width, file=shown).print(drawn)
    lines = shown.getvalue().splitlines()
    for move, number in moves.items():
        code = move.removeprefix("card ")
        if code in COUNTRIES:
            card = f"{number} {code} {COUNTRIES[code].names[language]}"
            assert any(card in line for line in lines), card
