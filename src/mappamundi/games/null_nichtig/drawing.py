"""How a terminal draws Null & Nichtig."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from mappamundi.contract import Drawing
from mappamundi.faces import Face, Suits, fan
from mappamundi.games.null_nichtig.facts import COLOUR_LETTERS
from mappamundi.games.null_nichtig.present import Side, View
from mappamundi.speech import Speech
from mappamundi.told import Told

SUITS = Suits(
    symbols={"b": "●", "g": "▲", "v": "■", "r": "◆", "y": "★"},
    styles={"b": "bright_blue", "g": "green", "v": "magenta", "r": "red", "y": "yellow"},
    copies="ab",
)
NOTHING = "·"
READY = "✓"
LEADER = "▸"
SIDES = "AB"
ROOMY = 100  # columns from which the table is set wider
NARROW = 70  # columns below which only the essential is shown


def card(card: str, speech: Speech) -> str:
    """A card within a sentence, in rich's markup."""
    return SUITS.markup(card)


def ask(view: View) -> Told:
    """What is wanted of the viewer now."""
    if view.phase == "lay":
        return Told("null-nichtig-ask-lay", {"count": view.to_choose - len(view.chosen)})
    return Told("null-nichtig-ask-play")


def draw(
    view: View,
    seat: int,
    names: Sequence[str],
    speech: Speech,
    width: int,
    moves: Mapping[str, int],
) -> RenderableType:
    """The table as the viewer sees it: everybody's piles and the trick, then the own hand."""
    table = piles(view, seat, names, speech, width)
    hand = fan([face(view, each, moves) for each in view.hand], width)
    return Group(table, Text(), hand) if hand else table


def heading(view: View, speech: Speech) -> str:
    """How far the game has come."""
    if view.rounds is None:
        text = speech.say("round-to", round=view.round, target=view.target)
    else:
        text = speech.say("round-of", round=view.round, rounds=view.rounds)
    if view.phase == "play":
        text += f" · {speech.say('trick-number', trick=view.trick + 1)}"
    if view.teams is not None:
        text += " · " + " : ".join(
            f"{side} {points}" for side, points in zip(SIDES, view.teams, strict=True)
        )
    return text


def piles(view: View, seat: int, names: Sequence[str], speech: Speech, width: int) -> Table:
    """A line for each seat in seating order, the viewer's last, next to the own hand."""
    table = Table(box=None, pad_edge=False, padding=(0, 2 if width >= ROOMY else 1, 0, 0))
    table.add_column(no_wrap=True, max_width=24 if width >= ROOMY else 14 if width >= NARROW else 9)
    table.add_column(Text(speech.say("table-trick"), "dim"), no_wrap=True, min_width=5)
    for letter in COLOUR_LETTERS:
        title = Text(f"{SUITS.symbols[letter]} {letter}", SUITS.styles[letter])
        table.add_column(title, no_wrap=True, min_width=7 if width >= ROOMY else 5)
    table.add_column(Text(speech.say("table-showing"), "dim"), justify="right", no_wrap=True)
    table.add_column(Text(speech.say("table-total"), "dim"), justify="right", no_wrap=True)
    if width >= NARROW:
        table.add_column(Text(speech.say("table-held"), "dim"), justify="right", no_wrap=True)
    first = seat + 1 if seat < len(view.sides) else 0
    for turn in range(len(view.sides)):
        each = (first + turn) % len(view.sides)
        table.add_row(*line(view, each, seat, names[each], width))
    return table


def line(view: View, each: int, seat: int, name: str, width: int) -> list[Text]:
    """What lies before one seat."""
    side = view.sides[each]
    who = Text(name, "bold" if each == seat else "")
    if view.teams is not None:
        who.append(f" {SIDES[each % len(SIDES)]}", "dim")
    cells = [who, trick(view, each)]
    for top, height in zip(side.tops, side.heights, strict=True):
        cells.append(pile(top, height))
    cells += [Text(str(side.showing), "bold"), Text(str(side.total))]
    if width >= NARROW:
        cells.append(Text(str(side.held), "dim"))
    return cells


def trick(view: View, each: int) -> Text:
    """The seat's card in the trick, the leader's marked; or that it is ready."""
    side: Side = view.sides[each]
    text = Text(LEADER if view.lead == each else " ", "bold")
    if side.played is not None:
        text.append(SUITS.text(side.played, "bold reverse"))
    elif side.ready:
        text.append(READY, "green")
    else:
        text.append(NOTHING, "dim")
    return text


def pile(top: str | None, height: int) -> Text:
    """The top of a pile and how many cards it holds."""
    if top is None:
        return Text(NOTHING, "dim")
    return SUITS.text(top, "bold").append(f"×{height}", "dim")


def face(view: View, card: str, moves: Mapping[str, int]) -> Face:
    """A card of the own hand; a start card chosen shows its place among them."""
    number = next((moves[verb] for verb in (f"play {card}", f"lay {card}") if verb in moves), None)
    if card in view.chosen:
        note = f"{READY}{view.chosen.index(card) + 1}"
    else:
        note = "" if number is None else str(number)
    return SUITS.face(card, note)


DRAWING = Drawing(card, ask, heading, draw)
