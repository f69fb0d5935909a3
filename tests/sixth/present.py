"""How High card is written down, shown and told."""

from __future__ import annotations

import msgspec

from mappamundi.errors import BadNotation
from mappamundi.record import HIDDEN, NATURE
from mappamundi.told import Told
from sixth.rules import CARDS, DEAL, LAY, STOCK, State, found

VERBS = {DEAL: "deal", LAY: "lay"}


class View(msgspec.Struct, frozen=True):
    """What somebody has before them."""

    hand: list[int]
    chosen: int
    points: list[int]


def write(s: State, actor: int, action: int) -> str:
    """`deal 7`, `lay 7`."""
    card = found(s, STOCK, action) if actor == NATURE else action
    return f"{VERBS[s.phase]} {card}"


def read(s: State, actor: int, text: str) -> int:
    """The action that a notation stands for."""
    verb, _, what = text.partition(" ")
    if verb != VERBS.get(s.phase) or what not in map(str, range(CARDS)):
        raise BadNotation("bad-notation", text=text)
    if s.phase == LAY:
        return int(what)
    stock = [card for card in range(CARDS) if s.where[card] == STOCK]
    return stock.index(int(what)) if int(what) in stock else HIDDEN


def view(known: State, seat: int) -> View:
    """One's hand, what one has laid, and the points."""
    hand = [card for card in range(CARDS) if known.where[card] == seat]
    chosen = known.sealed[seat][0] if seat < known.seats else HIDDEN
    return View(hand, chosen, known.points[: known.seats])


def tell(before: State, after: State, actor: int, action: int) -> list[Told]:
    """A deal is over, a card lies face down, or all are turned."""
    if actor == NATURE:
        return [Told("high-card-dealt")] if after.phase == LAY else []
    if after.round == before.round:
        return [Told("high-card-ready", {"seat": actor})]
    winner = max(range(after.seats), key=lambda seat: after.laid[seat])
    cards = [str(card) for card in after.laid[: after.seats]]
    return [Told("high-card-took", {"seat": winner, "cards": cards})]
