"""How a terminal draws Countries."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from mappamundi.atlas import COUNTRIES
from mappamundi.contract import Drawing
from mappamundi.games.countries.facts import CATEGORY_WORDS
from mappamundi.games.countries.telling import figure
from mappamundi.games.countries.viewing import View
from mappamundi.speech import Speech
from mappamundi.told import Told

GAP = "  "
TURN = "▸"
LAST = "•"  # before the team that placed last
READY = "✓"
MOST_LEARNED = 12  # known figures on the table; the log has them all


def card(card: str, speech: Speech) -> str:
    """A country within a sentence, in rich's markup."""
    return f"[bold]{country(card, speech)}[/]" if card in COUNTRIES else card


def country(code: str, speech: Speech) -> str:
    """The name of a country in the viewer's language."""
    return COUNTRIES[code].names[speech.language]


def value(view: View, code: str, category: str, speech: Speech) -> str:
    """One figure of a card that was turned."""
    index = CATEGORY_WORDS.index(category)
    parts = figure(view.facts[code][index], index)
    return speech.say("countries-figure", card="", **parts).strip()


def ask(view: View) -> Told:
    """What is wanted of the viewer now."""
    if view.phase == "guess":
        return Told("countries-ask-guess", {"card": view.top or ""})
    if view.phase == "place":
        return Told("countries-ask-place", {"card": view.chosen or "", "count": len(view.row) + 1})
    example = {"example": f"{view.teams[view.turn or 0].hand[0]} at 1"}
    if len(view.row) == 1:
        return Told("countries-ask-first-card", {**example})
    return Told("countries-ask-play", {**example})


def heading(view: View, speech: Speech) -> str:
    """How far the game has come, and what the row goes by."""
    text = speech.say("countries-heading", number=view.number, rows=view.rows or 0)
    if view.category is None:
        return text
    category = speech.say("countries-category", category=view.category)
    return f"{text} · {category}, {speech.say('countries-ends', category=view.category)}"


def draw(
    view: View,
    seat: int,
    names: Sequence[str],
    speech: Speech,
    width: int,
    moves: Mapping[str, int],
) -> RenderableType:
    """The table as everybody sees it: the row, the hands, and what has been learned."""
    parts: list[RenderableType] = []
    if view.checked:
        parts += [checked(view, speech), Text()]
    if view.row and view.phase != "over":
        parts += [row(view, speech), Text()]
    parts += [hands(view, seat, names, speech, width, moves), Text(), pile(view, speech)]
    learned = list(lessons(view, speech))
    if learned:
        parts += [Text(), Text(speech.say("countries-learned"), "dim"), *learned]
    return Group(*parts)


def row(view: View, speech: Speech) -> Text:
    """From Minus to Plus; the numbers are the places where a card may go."""
    text = Text(speech.say("countries-minus"), "bold red")
    for spot, code in enumerate(view.row, 1):
        text.append(f"{GAP}({spot}){GAP}", "dim")
        text.append(country(code, speech), "bold")
        if code in view.facts and view.category is not None:
            text.append(f" {value(view, code, view.category, speech)}", "cyan")
    text.append(f"{GAP}({len(view.row) + 1}){GAP}", "dim")
    return text.append(speech.say("countries-plus"), "bold green")


def checked(view: View, speech: Speech) -> Text:
    """The row that was turned last, with its figures; cards that made it wrong are red."""
    category = view.checked_category or ""
    title = speech.say("countries-category", category=category)
    verdict = "right" if view.checked_right else "wrong"
    wrong = [each.card for each in view.checked_misplaced]
    text = Text(speech.say("countries-last-row", category=title, verdict=verdict), "dim")
    for i, code in enumerate(view.checked):
        text.append("\n" if i == 0 else " – ", "dim")
        text.append(country(code, speech), "bold red" if code in wrong else "")
        text.append(f" {value(view, code, category, speech)}", "cyan")
    return text


def size(text: str) -> float:
    """A printed figure as a number; south and west are below nothing."""
    degrees, *rest = text.split()
    if not rest:
        return float(degrees)
    minutes, side = rest
    return (float(degrees) * 60 + float(minutes)) * (-1 if side in "SW" else 1)


def hands(
    view: View,
    seat: int,
    names: Sequence[str],
    speech: Speech,
    width: int,
    moves: Mapping[str, int],
) -> Table:
    """A line for each team in seating order, the viewer's last, with the numbers of its moves."""
    title, most = speech.say("countries-table-team"), width // 5
    table = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0))
    table.add_column("", no_wrap=True, width=1)
    table.add_column(Text(title, "dim"), max_width=most)
    table.add_column(Text("#", "dim"), justify="right")
    table.add_column(Text(speech.say("countries-table-cards"), "dim"))
    widest = min(most, max(cell_len(name) for name in (title, *names)))
    counted = max(len(str(len(team.hand))) for team in view.teams)
    room = width - sum(each + 1 for each in (1, widest, counted)) - 1
    first = seat + 1 if seat < len(view.teams) else 0
    for turn in range(len(view.teams)):
        each = (first + turn) % len(view.teams)
        numbers = moves if each == seat else {}
        style = "bold" if each == seat else ""
        team = view.teams[each]
        cards = unbroken([held(code, view, speech, numbers) for code in team.hand], room)
        count = Text(str(len(team.hand)))
        table.add_row(mark(view, each), Text(names[each], style), count, cards)
    return table


def unbroken(cards: Sequence[Text], width: int) -> Text:
    """Cards one after the other, none torn from its number or its name at the end of a line."""
    text, used = Text(), 0
    for i, card in enumerate(cards):
        comma = "," if i + 1 < len(cards) else ""
        needed = cell_len(card.plain + comma)
        if used and used + 1 + needed > width:
            text.append("\n")
            used = 0
        elif used:
            text.append(" ")
            used += 1
        text.append_text(card).append(comma)
        used += needed
    return text


def mark(view: View, seat: int) -> Text:
    """Whose turn it is, who placed last, who has guessed."""
    if view.turn == seat:
        return Text(TURN, "bold")
    if view.teams[seat].ready:
        return Text(READY, "green")
    return Text(LAST if view.last == seat else " ", "dim")


def held(code: str, view: View, speech: Speech, moves: Mapping[str, int]) -> Text:
    """A card before a team: the number of the move, the code to type, the name, what is known."""
    number = moves.get(f"card {code}")
    text = Text(f"{number} " if number is not None else "", "dim")
    text.append(code, "bold" if number is not None else "dim").append(f" {country(code, speech)}")
    if code in view.facts and view.category is not None:
        text.append(f" {value(view, code, view.category, speech)}", "cyan")
    if code == view.chosen:
        text.stylize("reverse")
    return text


def pile(view: View, speech: Speech) -> Text:
    """The draw pile with its open top."""
    if view.top is None:
        return Text(speech.say("countries-pile-empty"), "dim")
    top = country(view.top, speech)
    return Text(speech.say("countries-pile", count=view.pile, card=top), "dim")


def lessons(view: View, speech: Speech) -> Iterator[Text]:
    """Turned cards that help with this row: those that are not in sight anyway, by their size."""
    if view.category is None:
        return
    index = CATEGORY_WORDS.index(view.category)
    in_sight = {*view.row, *(code for team in view.teams for code in team.hand)}
    known = sorted(
        (code for code in view.facts if code not in in_sight),
        key=lambda code: size(view.facts[code][index]),
    )
    step = max(1, -(-len(known) // MOST_LEARNED))
    parts = [
        f"{country(code, speech)} {value(view, code, view.category, speech)}"
        for code in known[::step]
    ]
    if parts:
        yield Text(" – ".join(parts), "dim")


DRAWING = Drawing(card, ask, heading, draw)
