"""How a terminal draws Państwa."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from mappamundi.atlas import COUNTRIES
from mappamundi.contract import Drawing, Rolling
from mappamundi.draws import draw as draw_number
from mappamundi.draws import stream
from mappamundi.faces import Face, fan
from mappamundi.games.panstwa.facts import DICE, FACES, SIDES
from mappamundi.games.panstwa.present import Turned, View
from mappamundi.speech import Speech
from mappamundi.told import Told

SYMBOLS: dict[str, str] = dict(zip(FACES, "◇◈◆❖▼▲✝☪♛⚖↓↑◉◐▣▁▄█⠂⠶⠿☀☼☁", strict=True))
STYLES = ("bright_blue", "magenta", "green", "yellow")  # by die
MATCH = "✓"
NOTHING = "·"
COLUMNS = 2  # of tiles
ROLLER = "⚂"
NARROW = 70  # columns below which only the essential is shown
STEPS = DICE + 1  # pictures of a result: the tiles turned, then die by die
FRAME_SEED = 0  # what tumbling dice show means nothing


def card(card: str, speech: Speech) -> str:
    """A tile or a die's face within a sentence, in rich's markup."""
    if card in FACES:
        style = STYLES[FACES.index(card) // SIDES]
        return f"[{style}]{SYMBOLS[card]} {label(card, speech)}[/]"
    return f"[bold]{country(card, speech)}[/]" if card in COUNTRIES else card


def country(code: str, speech: Speech) -> str:
    """The name of a country in the viewer's language."""
    return COUNTRIES[code].names[speech.language]


def label(face: str, speech: Speech) -> str:
    """What a face of a die says."""
    return speech.say("panstwa-face", face=face)


def ask(view: View) -> Told:
    """What is wanted of the viewer now."""
    return Told("panstwa-ask-take")


def heading(view: View, speech: Speech) -> str:
    """How far the game has come."""
    text = speech.say("round-of", round=view.round, rounds=view.rounds)
    return f"{text} · {speech.say('panstwa-stack', count=view.left)}"


def draw(
    view: View,
    seat: int,
    names: Sequence[str],
    speech: Speech,
    width: int,
    moves: Mapping[str, int],
) -> RenderableType:
    """The table as the viewer sees it: everybody, the dice, the tiles."""
    parts: list[RenderableType] = [seats(view, seat, names, speech, width), Text()]
    if view.dice:
        parts += [dice(view.dice, speech, width), Text()]
    return Group(*parts, tiles(view, speech, width, moves))


def dice(faces: Sequence[str], speech: Speech, width: int) -> Text:
    """The dice side by side, all as wide as the longest word that may lie up."""
    longest = max(len(label(face, speech)) for face in FACES)
    shown = [
        Face(str(die + 1), label(face, speech).rjust(longest), SYMBOLS[face], STYLES[die])
        for die, face in enumerate(faces)
    ]
    return fan(shown, width)


def tiles(view: View, speech: Speech, width: int, moves: Mapping[str, int]) -> Table:
    """The tiles on the table in two columns, each with the number and the code to take it by."""
    grid = Table(box=None, pad_edge=False, show_header=False, padding=(0, 2, 0, 0))
    for _ in range(COLUMNS):
        grid.add_column(no_wrap=True, justify="right", min_width=1)
        grid.add_column(no_wrap=True, min_width=2)
        grid.add_column(no_wrap=True, overflow="ellipsis", max_width=width // COLUMNS - 9)
    height = -(-len(view.tiles) // COLUMNS)
    for row in range(height):
        cells: list[Text] = []
        for code in view.tiles[row::height]:
            cells += tile(code, speech, moves)
        grid.add_row(*cells)
    return grid


def tile(code: str | None, speech: Speech, moves: Mapping[str, int]) -> list[Text]:
    """Number, code and name of a tile, or the gap it left."""
    if code is None:
        return [Text(NOTHING, "dim"), Text(), Text()]
    number = moves.get(f"take {code}", "")
    name = Text(country(code, speech), "bold" if number else "")
    return [Text(str(number), "bold cyan"), Text(code, "dim"), name]


def seats(view: View, seat: int, names: Sequence[str], speech: Speech, width: int) -> Table:
    """A line for each seat: the roller marked, its tile, its points, its last tile."""
    grid = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    grid.add_column("", no_wrap=True, width=1)
    grid.add_column("", no_wrap=True, max_width=14 if width >= NARROW else 9)
    grid.add_column(Text(speech.say("score-points"), "dim"), justify="right", no_wrap=True)
    grid.add_column(Text(speech.say("panstwa-column-tile"), "dim"), no_wrap=True, max_width=18)
    if width >= NARROW:
        last = Text(speech.say("panstwa-column-last"), "dim")
        grid.add_column(last, no_wrap=True, max_width=30)
    for each, side in enumerate(view.sides):
        tile = NOTHING if side.card is None else country(side.card, speech)
        cells = [
            Text(ROLLER if each == view.roller else "", "bold"),
            Text(names[each], "bold" if each == seat else ""),
            Text(str(side.points), "bold"),
            Text(tile, "" if side.card else "dim"),
        ]
        if width >= NARROW:
            cells.append(Text() if side.turned is None else last_tile(side.turned, speech))
        grid.add_row(*cells)
    return grid


def last_tile(turned: Turned, speech: Speech) -> Text:
    """The tile of the round before and what it brought."""
    return Text(f"{country(turned.card, speech)} +{turned.points}", "dim")


def tumbling(view: View, frame: int, frames: int) -> View:
    """The table while the dice roll: one after another comes to rest."""
    still = frame * (DICE + 1) // frames
    shown = list(view.dice)
    for die in range(still, len(shown)):
        side = draw_number(stream(FRAME_SEED, die), frame, SIDES)
        shown[die] = FACES[die * SIDES + side]
    return msgspec.structs.replace(view, dice=shown)


def result(
    view: View, seat: int, names: Sequence[str], speech: Speech, width: int, step: int
) -> RenderableType:
    """The tiles of the finished round turned over, their symbols counted off up to a die."""
    grid = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    grid.add_column("", no_wrap=True, max_width=14 if width >= NARROW else 9)
    grid.add_column(Text(speech.say("panstwa-column-tile"), "dim"), no_wrap=True, max_width=20)
    for die, face in enumerate(view.past):
        grid.add_column(Text(SYMBOLS[face], STYLES[die]), no_wrap=True, justify="center")
    grid.add_column(Text(speech.say("score-points"), "dim"), justify="right", no_wrap=True)
    for each, side in enumerate(view.sides):
        if side.turned is not None:
            name = Text(names[each], "bold" if each == seat else "")
            grid.add_row(name, *counted(side.turned, view.past, speech, step))
    return Group(dice(view.past, speech, width), Text(), grid)


def counted(turned: Turned, faces: Sequence[str], speech: Speech, step: int) -> list[Text]:
    """One tile: a mark for each die that has been looked at, and the points so far."""
    seen = faces[:step]
    points = sum(face in turned.matched for face in seen)
    marks = [
        Text(MATCH, f"bold {STYLES[die]}") if face in turned.matched else Text(NOTHING, "dim")
        for die, face in enumerate(seen)
    ]
    marks += [Text()] * (len(faces) - len(seen))
    return [Text(country(turned.card, speech)), *marks, Text(f"+{points}", "bold")]


DRAWING = Drawing(card, ask, heading, draw, rolling=Rolling(tumbling, STEPS, result))
