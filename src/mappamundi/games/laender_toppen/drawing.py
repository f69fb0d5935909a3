"""How a terminal draws Länder toppen!."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.console import Group, RenderableType
from rich.markup import escape
from rich.table import Table
from rich.text import Text

from mappamundi.atlas import COUNTRIES
from mappamundi.contract import Drawing
from mappamundi.games.laender_toppen.facts import (
    CARD_IDS,
    CATEGORIES,
    CLOSED,
    COUNTRY_CARDS,
    PILE_IDS,
    PRINTED_CONTINENTS,
    SIDES,
)
from mappamundi.games.laender_toppen.present import FIELD_IDS, View
from mappamundi.games.laender_toppen.telling import figure, spot
from mappamundi.speech import Speech
from mappamundi.told import Told

STYLES = {
    "na": "cyan",
    "sa": "green",
    "eu": "bright_blue",
    "af": "yellow",
    "as": "red",
    "oc": "magenta",
    "an": "white",
}
JOKER_STYLE = "bright_white"
NOTHING = "·"
COVERED = "▒▒"
READY = "✓"
BEST = "★"
MOST = "♛"
NEXT = "▸"
UP, DOWN = "↑", "↓"
ASKS = {"place": "place", "trick": "lay", "jokers": "joker", "assign": "assign"}
ROOMY = 100  # columns from which names and figures have all the room they want
NARROW = 78  # columns below which a table shows codes alone


def card(card: str, speech: Speech) -> str:
    """A card within a sentence, in rich's markup: a country's name, a joker's continents."""
    if card not in CARD_IDS:
        return continent(card, speech) if card in PILE_IDS else card
    return f"[bold {style(card)}]{escape(label(card, speech))}[/]"


def label(card: str, speech: Speech) -> str:
    """A card in words."""
    number = CARD_IDS.index(card)
    if number < COUNTRY_CARDS:
        return COUNTRIES[card].names[speech.language]
    one, other = (continent(PILE_IDS[pile], speech) for pile in PRINTED_CONTINENTS[number])
    return speech.say("laender-toppen-joker", one=one, other=other)


def continent(pile: str, speech: Speech) -> str:
    """The name of a pile."""
    return speech.say("laender-toppen-continent", continent=pile)


def style(card: str) -> str:
    """The colour of a card's continent."""
    number = CARD_IDS.index(card)
    return STYLES[printed_on(card)[0]] if number < COUNTRY_CARDS else JOKER_STYLE


def printed_on(card: str) -> list[str]:
    """The continents on a card."""
    return [PILE_IDS[pile] for pile in PRINTED_CONTINENTS[CARD_IDS.index(card)]]


def ask(view: View) -> Told:
    """What is wanted of the viewer now."""
    message = f"laender-toppen-ask-{ASKS[view.phase]}"
    asked: dict[str, int | str | list[str] | list[int]] = {"card": view.next or ""}
    if view.phase == "place":
        asked["count"] = len(view.hand) - view.hand.index(view.next or "")
    return Told(message, asked)


def heading(view: View, speech: Speech) -> str:
    """How far the game has come."""
    text = speech.say("round-of", round=view.round, rounds=view.rounds)
    if view.field is not None:
        text += f" · {speech.say('laender-toppen-field', **spot(view.field - 1))}"
    return text


def draw(
    view: View,
    seat: int,
    names: Sequence[str],
    speech: Speech,
    width: int,
    moves: Mapping[str, int],
) -> RenderableType:
    """The race for the continents, the open field, the strips, and what may be chosen."""
    parts: list[RenderableType] = [race(view, seat, names, speech, width)]
    if view.field is not None:
        parts += [Text(), reveal(view, names, speech)]
    if view.phase == "place" and seat < len(view.sides):
        parts += [
            Text(),
            strip(view, seat, speech, width, moves),
            Text(),
            hand(view, seat, speech, width),
        ]
    else:
        parts += [Text(), strips(view, seat, names, width)]
    if moves and view.phase != "place":
        parts += [Text(), piles(moves, speech)]
    return Group(*parts)


def race(view: View, seat: int, names: Sequence[str], speech: Speech, width: int) -> Table:
    """How many cards each seat has of each continent, the most of them marked, and its points."""
    table = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0))
    table.add_column(no_wrap=True, max_width=24 if width >= ROOMY else 12)
    for code, colour in STYLES.items():
        table.add_column(Text(code.upper(), colour), justify="right", no_wrap=True, min_width=4)
    undecided = Text(speech.say("laender-toppen-undecided"), "dim")
    closed = Text(speech.say("laender-toppen-closed-pile"), "dim")
    for title in (undecided, closed, Text(speech.say("score-points"), "dim")):
        table.add_column(title, justify="right", no_wrap=True)
    first = seat + 1 if seat < len(view.sides) else 0
    for turn in range(len(view.sides)):
        each = (first + turn) % len(view.sides)
        table.add_row(*racer(view, each, names[each], each == seat))
    return table


def racer(view: View, each: int, name: str, is_viewer: bool) -> list[Text]:
    """One seat's line in the race."""
    side = view.sides[each]
    who = Text(name, "bold" if is_viewer else "")
    if side.is_ready:
        who.append(f" {READY}", "green")
    cells = [who]
    for code, colour in STYLES.items():
        count = len(side.piles.get(code, []))
        most = max(len(other.piles.get(code, [])) for other in view.sides)
        cell = Text(str(count) if count else NOTHING, colour if count else "dim")
        cells.append(cell.append(MOST, "bold") if 0 < count == most else cell.append(" "))
    undecided = side.piles.get("eu-as", [])
    cells.append(Text(" ".join(undecided) or NOTHING, "" if undecided else "dim"))
    return [*cells, Text(str(len(side.closed))), Text(str(side.points), "bold")]


def reveal(view: View, names: Sequence[str], speech: Speech) -> Table:
    """The cards on the open field with their figures below one another, the best marked."""
    table = Table.grid(padding=(0, 2, 0, 0))
    field = (view.field or 1) - 1
    for each, side in enumerate(view.sides):
        shown = side.strip[field]
        if shown is None:
            continue
        number = CARD_IDS.index(shown)
        value = Text("–", "dim")
        if number < COUNTRY_CARDS:
            value = Text(
                f"{written(number, field // SIDES, speech)} {unit(field // SIDES, speech)}"
            )
        mark = Text(BEST if each in view.takers else " ", "bold yellow")
        value.justify = "right"
        table.add_row(mark, Text(names[each]), Text(shown, "dim"), title(shown, speech), value)
    return table


def title(card: str, speech: Speech) -> Text:
    """A card's name in its colour."""
    return Text(label(card, speech), f"bold {style(card)}")


def written(number: int, category: int, speech: Speech) -> str:
    """A figure as it is printed, in the way of the language; a dash where there is none."""
    arguments = figure(category, number)
    if arguments is None:
        return "–"
    parts = {name: arguments[name] for name in ("whole", "part")}
    return speech.say("laender-toppen-number", **parts)


def unit(category: int, speech: Speech) -> str:
    """What a figure is counted in."""
    return speech.say("laender-toppen-unit", category=CATEGORIES[category])


def strips(view: View, seat: int, names: Sequence[str], width: int) -> Table:
    """Everybody's twelve fields: cards done with, turned up, or face down."""
    table = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0))
    table.add_column(no_wrap=True, max_width=24 if width >= ROOMY else 12)
    for number, name in enumerate(FIELD_IDS):
        arrow = UP if number % SIDES == 0 else DOWN
        is_open = number + 1 == view.field
        table.add_column(Text(arrow + name, "bold reverse" if is_open else "dim"), no_wrap=True)
    for each, side in enumerate(view.sides):
        cells = [lying(view, side.strip[number], number) for number in range(len(FIELD_IDS))]
        table.add_row(Text(names[each], "bold" if each == seat else ""), *cells)
    return table


def lying(view: View, shown: str | None, number: int) -> Text:
    """What lies on one field."""
    if shown is None:
        return Text(NOTHING, "dim")
    if shown not in CARD_IDS:
        return Text(COVERED, "dim")
    is_done = view.field is None or number < view.field - 1
    return Text(shown, f"dim {style(shown)}" if is_done else f"bold {style(shown)}")


def strip(view: View, seat: int, speech: Speech, width: int, moves: Mapping[str, int]) -> Table:
    """The own fields while placing: the highest wanted above, the lowest below."""
    table = Table(box=None, pad_edge=False, padding=(0, 1 if width < ROOMY else 2, 0, 0))
    table.add_column(no_wrap=True)
    for category in CATEGORIES:
        name = speech.say("laender-toppen-category", category=category)
        table.add_column(Text(name, "dim"), justify="center", overflow="fold")
    for row, message in enumerate(("above", "below")):
        cells = [
            field(view, view.sides[seat].chosen, SIDES * column + row, moves)
            for column in range(len(CATEGORIES))
        ]
        table.add_row(Text(speech.say(f"laender-toppen-{message}"), "dim"), *cells)
    return table


def field(view: View, chosen: Sequence[str], number: int, moves: Mapping[str, int]) -> Text:
    """The card placed on an own field, or the number that chooses the field."""
    if FIELD_IDS[number] in chosen:
        placed = view.hand[chosen.index(FIELD_IDS[number])]
        return Text(placed, f"bold {style(placed)}")
    move = moves.get(f"place {view.next} {FIELD_IDS[number]}")
    return Text(NOTHING, "dim") if move is None else Text(f"[{move}]", "bold cyan")


def number(move: str) -> int | None:
    """A card is placed by the number of the field, whichever fields are still free."""
    last = move.split()[-1]
    return FIELD_IDS.index(last) + 1 if move.startswith("place ") else None


def hand(view: View, seat: int, speech: Speech, width: int) -> Table:
    """The own cards with all their figures, the one to be placed marked."""
    table = Table(box=None, pad_edge=False, padding=(0, 1 if width < ROOMY else 2, 0, 0))
    for _ in range(3 if width >= NARROW else 2):
        table.add_column(no_wrap=True, max_width=34 if width >= ROOMY else 22)
    for category in range(len(CATEGORIES)):
        table.add_column(Text(unit(category, speech), "dim"), justify="right", no_wrap=True)
    chosen = view.sides[seat].chosen
    for place, each in enumerate(view.hand):
        number = CARD_IDS.index(each)
        mark = NEXT if each == view.next else chosen[place] if place < len(chosen) else ""
        cells = [
            Text(mark, "bold"),
            Text(f"{each} {'/'.join(printed_on(each)).upper()}", style(each)),
        ]
        if width >= NARROW:
            cells.append(title(each, speech))
        if number < COUNTRY_CARDS:
            cells += [Text(written(number, i, speech)) for i in range(len(CATEGORIES))]
        table.add_row(*cells)
    return table


def piles(moves: Mapping[str, int], speech: Speech) -> Table:
    """Where the card may go, each with its number."""
    table = Table.grid(padding=(0, 2, 0, 0))
    for move, number in moves.items():
        pile = move.split()[-1]
        colour = "bold" if pile == PILE_IDS[CLOSED] else f"bold {STYLES.get(pile, JOKER_STYLE)}"
        table.add_row(Text(f"[{number}]", "bold cyan"), Text(continent(pile, speech), colour))
    return table


DRAWING = Drawing(card, ask, heading, draw, number=number)
