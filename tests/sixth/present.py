"""How High card is written down, shown and told."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from mappamundi.errors import BadNotation
from mappamundi.record import HIDDEN, NATURE
from mappamundi.told import Counted, Told
from sixth.rules import CARDS, DEAL, LAY, STOCK, State, found, held

VERBS = {DEAL: "deal", LAY: "lay"}


class Side(msgspec.Struct, frozen=True):
    """One of those who play, as all see them."""

    held: int
    points: int
    why: list[Counted]


class Public(msgspec.Struct, frozen=True):
    """What lies before everybody."""

    sides: list[Side]


class Private(msgspec.Struct, frozen=True):
    """What one has for oneself."""

    hand: list[int]
    chosen: int


class View(msgspec.Struct, frozen=True):
    """What somebody has before them."""

    sides: list[Side]
    hand: list[int]
    chosen: int


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
    """All that is there: what everybody sees, and what is one's own."""
    own = private(known, seat)
    return View(public(known).sides, own.hand, own.chosen)


def public(known: State, earlier: Public | None = None) -> Public:
    """How many cards everybody has, and the points."""
    return Public([side(known, seat) for seat in range(known.seats)])


def side(known: State, seat: int) -> Side:
    """A seat: its points are the rounds it has taken."""
    points = known.points[seat]
    return Side(held(known, seat), points, [Counted(points, Told("high-card-why", {"n": points}))])


def private(known: State, seat: int) -> Private:
    """One's hand, and what one has laid."""
    hand = [card for card in range(CARDS) if known.where[card] == seat]
    return Private(hand, known.sealed[seat][0] if seat < known.seats else HIDDEN)


def tell(before: State, after: State, actor: int, action: int) -> list[Told]:
    """A deal is over, a card lies face down, or all are turned."""
    if actor == NATURE:
        return [Told("high-card-dealt")] if after.phase == LAY else []
    if after.round == before.round:
        return [Told("high-card-ready", {"seat": actor})]
    winner = max(range(after.seats), key=lambda seat: after.laid[seat])
    cards = [str(card) for card in after.laid[: after.seats]]
    return [Told("high-card-took", {"seat": winner, "cards": cards})]


def counsel(known: State, seat: int, actions: Sequence[int]) -> Told:
    """How many cards that nobody has seen yet would beat this one."""
    higher = [card for card in range(actions[0] + 1, CARDS) if known.where[card] == HIDDEN]
    return Told("high-card-reason", {"higher": len(higher)})
