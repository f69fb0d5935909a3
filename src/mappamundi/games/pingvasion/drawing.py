"""How a terminal draws Pingvasion."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from mappamundi.contract import Drawing
from mappamundi.faces import Face, Suits, fan
from mappamundi.games.pingvasion.facts import AREA_LETTERS
from mappamundi.games.pingvasion.viewing import Side, View
from mappamundi.speech import Speech
from mappamundi.told import Told

AREAS = Suits(
    symbols={"a": "✻", "d": "☼", "j": "♣", "c": "⌂", "m": "☾"},
    styles={"a": "cyan", "d": "yellow", "j": "green", "c": "red", "m": "magenta"},
    copies="abcd",
)
MARKS = {"ninja-twins": "²", "kamikaze": "†", "scout": "»"}
NOTHING = "·"
READY = "✓"
MOST = "♛"
LEFT, RIGHT = "←", "→"
VERBS = ("left", "right", "play")
ROOMY = 100  # columns from which the table is set wider
NARROW = 70  # columns below which only the essential is shown


def card(card: str, speech: Speech) -> str:
    """A card within a sentence, in rich's markup."""
    return AREAS.markup(card)


def ask(view: View) -> Told:
    """What is wanted of the viewer now."""
    if view.phase == "pass" and not view.chosen:
        return Told("pingvasion-ask-left", {"seat": view.left or 0})
    if view.phase == "pass":
        return Told("pingvasion-ask-right", {"seat": view.right or 0})
    return Told("pingvasion-ask-play", {"count": view.to_choose - len(view.chosen)})


def heading(view: View, speech: Speech) -> str:
    """How far the game has come."""
    return speech.say("round-of", round=view.round, rounds=view.rounds)


def draw(
    view: View,
    seat: int,
    names: Sequence[str],
    speech: Speech,
    width: int,
    moves: Mapping[str, int],
) -> RenderableType:
    """The table as the viewer sees it: what everybody has laid, then the own hand."""
    abilities = view.abilities
    table = tableaus(view, seat, names, speech, width)
    hand = fan([face(view, each, abilities, moves) for each in view.hand], width)
    signs = legend(view, abilities, speech)
    return Group(table, Text(), hand, *([signs] if signs else []))


def tableaus(view: View, seat: int, names: Sequence[str], speech: Speech, width: int) -> Table:
    """A line for each chair as they sit, the viewer's last, next to the own hand."""
    table = Table(box=None, pad_edge=False, padding=(0, 2 if width >= ROOMY else 1, 0, 0))
    table.add_column(no_wrap=True, max_width=24 if width >= ROOMY else 14 if width >= NARROW else 9)
    table.add_column(Text(speech.say("table-shown"), "dim"), no_wrap=True, min_width=6)
    for letter in AREA_LETTERS:
        word = speech.say("pingvasion-card", area=letter, value="").strip()
        title = f"{AREAS.symbols[letter]} {word if width >= ROOMY else letter}"
        style = AREAS.styles[letter]
        table.add_column(Text(title, style), no_wrap=True, min_width=8 if width >= ROOMY else 6)
    table.add_column(Text(speech.say("score-points"), "dim"), justify="right", no_wrap=True)
    if width >= NARROW:
        table.add_column(Text(speech.say("table-held"), "dim"), justify="right", no_wrap=True)
    for each in [*view.order[1:], view.order[0]]:
        name = names[each] if each < len(names) else dummy(each, names, speech)
        table.add_row(*line(view, each, seat, name, width))
    return table


def dummy(chair: int, names: Sequence[str], speech: Speech) -> str:
    """What a chair is called that nobody plays for."""
    return speech.say("dummy", number=chair - len(names) + 1)


def line(view: View, each: int, seat: int, name: str, width: int) -> list[Text]:
    """What lies before one chair; its points as far as the viewer can know them."""
    chair = view.chairs[each]
    is_open = each == seat or view.phase == "over"
    cells = [who(chair, name, each == seat), shown(chair)]
    cells += [area(chair, number, is_open) for number in range(len(AREA_LETTERS))]
    cells.append(Text(str(chair.points), "bold") if is_open else Text(NOTHING, "dim"))
    if width >= NARROW:
        cells.append(Text(str(chair.held + chair.received), "dim"))
    return cells


def who(chair: Side, name: str, is_viewer: bool) -> Text:
    """The name, with what the chair is under in this round."""
    text = Text(name, "bold" if is_viewer else "")
    effects = ("²" if chair.twins else "") + ("»" if chair.late else "")
    return text.append(f" {effects}", "bold yellow") if effects else text


def shown(chair: Side) -> Text:
    """The cards revealed last, or that the chair is ready."""
    if chair.ready and not chair.shown:
        return Text(READY, "green")
    if not chair.shown:
        return Text(NOTHING, "dim")
    cards = [AREAS.text(card, "bold reverse") for card in chair.shown]
    return Text(" ").join(cards).append(f" {READY}" if chair.ready else "", "green")


def area(chair: Side, number: int, is_open: bool) -> Text:
    """The strength in an area, whether it is the greatest, and what it brings."""
    if not chair.tableau[number]:
        return Text(NOTHING, "dim")
    has_most = chair.majority[number]
    text = Text(str(chair.strength[number]), AREAS.styles[AREA_LETTERS[number]])
    text.append(MOST if has_most else "", "bold")
    return text.append(f" +{chair.worth[number]}", "dim") if is_open else text


def face(
    view: View, card: str, abilities: Mapping[str, str | None], moves: Mapping[str, int]
) -> Face:
    """A card of the own hand, with the sign of its ability and what it was chosen for."""
    number = next((moves[move] for verb in VERBS if (move := f"{verb} {card}") in moves), None)
    note = "" if number is None else str(number)
    if card in view.chosen:
        place = view.chosen.index(card)
        note = (LEFT, RIGHT)[place] if view.phase == "pass" else READY
    return AREAS.face(card, note, MARKS.get(abilities.get(card) or "", ""))


def legend(view: View, abilities: Mapping[str, str | None], speech: Speech) -> Text:
    """What the signs on the cards in hand mean."""
    held = [ability for card in view.hand if (ability := abilities.get(card))]
    signs = [
        f"{sign} {speech.say(f'pingvasion-{ability}')}"
        for ability, sign in MARKS.items()
        if ability in held
    ]
    return Text("\n".join(signs), "dim")


DRAWING = Drawing(card, ask, heading, draw)
