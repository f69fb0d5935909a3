"""A table as a picture in a notebook: what one seat knows, drawn as at a terminal, as SVG."""

from __future__ import annotations

from html import escape
from io import StringIO
from typing import Any

from rich.console import Console, Group
from rich.terminal_theme import TerminalTheme
from rich.text import Text

from mappamundi.game import Game
from mappamundi.record import Seat
from mappamundi.speech import Speech

LANGUAGE = "en"
COLUMNS = 92
# Our own paper and inks, and letters that the machine has: nothing is fetched from anywhere.
PAPER, INK = (255, 253, 248), (31, 41, 46)
INKS = [
    INK,
    (176, 42, 42),
    (46, 110, 62),
    (138, 96, 0),
    (36, 78, 160),
    (132, 52, 128),
    (18, 102, 110),
]
GREY = (96, 104, 108)
THEME = TerminalTheme(PAPER, INK, [*INKS, GREY], [*INKS, GREY])
SVG = """\
<svg viewBox="0 0 {width} {height}" style="max-width:{width}px" role="img" aria-label="%s"
 xmlns="http://www.w3.org/2000/svg"><style>
.{unique_id}-matrix {{ font: {char_height}px/{line_height}px ui-monospace, monospace }}
{styles}</style><defs>
<clipPath id="{unique_id}-clip-terminal">
<rect width="{terminal_width}" height="{terminal_height}"/></clipPath>
{lines}</defs><rect width="100%%" height="100%%" rx="8" fill="#fffdf8"/>
<g transform="translate(9, 9)" clip-path="url(#{unique_id}-clip-terminal)">{backgrounds}
<g class="{unique_id}-matrix">{matrix}</g></g></svg>"""


def picture(game: Game, known: Any, seat: Seat, names: list[str]) -> str:
    """What a seat knows, with the numbers of its legal actions beside the cards."""
    speech, drawing = Speech(LANGUAGE), game.drawing
    asked = seat in game.waiting(known)
    moves = (
        {game.write(known, seat, each): each for each in game.legal(known, seat)} if asked else {}
    )
    view = game.present.view(known, seat)
    title = f"{game.title} · {drawing.heading(view, speech)}"
    table = drawing.draw(view, seat, names, speech, COLUMNS, moves)
    console = Console(width=COLUMNS, file=StringIO(), record=True, color_system="truecolor")
    console.print(Group(Text(title, "bold"), Text(), table))
    label = escape(Text.from_markup(title).plain, quote=True).replace("{", "").replace("}", "")
    svg: str = console.export_svg(theme=THEME, code_format=SVG % label)
    return svg
