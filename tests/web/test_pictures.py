"""What the pictures in the rules show is what is printed on the cards."""

from __future__ import annotations

import re
from pathlib import Path

from mappamundi.atlas import COUNTRIES
from mappamundi.games.countries import facts as countries
from mappamundi.games.laender_toppen import facts as laender_toppen
from mappamundi.games.laender_toppen.present import printed
from mappamundi.games.panstwa import facts as panstwa

GAMES = Path(__file__).parents[2] / "web" / "src" / "games"
LINE = re.compile(r"^ +([A-Z][A-Z0-9]): \[(.*)\],$", re.MULTILINE)


def shown(path: str, name: str) -> dict[str, list[str]]:
    """What a picture says of its cards under a name: card -> its words."""
    source = (GAMES / path).read_text(encoding="utf-8")
    lines = LINE.findall(source.partition(name)[2].partition("}")[0])
    assert lines, f"nothing is called {name} in {path}"
    return {card: re.findall(r'"([^"]*)"', words) for card, words in lines}


def test_figures_of_countries_that_top() -> None:
    for card, figures in shown("laender_toppen/pictures/sample.ts", "const FIGURES").items():
        assert figures == printed(laender_toppen.CARD_IDS.index(card)), card


def test_continents_of_countries_and_jokers() -> None:
    for card, continents in shown("laender_toppen/pictures/sample.ts", "const CONTINENTS").items():
        index = laender_toppen.CARD_IDS.index(card)
        piles = laender_toppen.PRINTED_CONTINENTS[index]
        assert continents == [laender_toppen.PILE_IDS[pile] for pile in piles], card


def test_symbols_on_the_backs_of_tiles() -> None:
    for code, symbols in shown("panstwa/pictures/sample.ts", "const SYMBOLS").items():
        assert code in panstwa.CODES
        assert sorted(symbols) == sorted(panstwa.faces_of(COUNTRIES[code])), code


def test_figures_of_a_row_that_was_turned() -> None:
    for code, figures in shown("countries/pictures/Doubted.svelte", "facts:").items():
        ranks = countries.RANK[countries.CODES.index(code)]
        assert figures == [countries.printed(*each) for each in enumerate(ranks)], code
