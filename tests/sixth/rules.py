"""The rules of High card."""

from __future__ import annotations

from typing import Any

from mappamundi.draws import draw, stream
from mappamundi.record import HIDDEN, NATURE, NONE, Action, Actor, Record, Seat, cells
from mappamundi.sealing import hide_sealed, seal, sealed, unseal

SEATS = 3
CARDS = 9
HAND = 3
ENOUGH = 2  # points that win at once
STOCK = -3  # where a card is before it is dealt,
PLAYED = -4  # and once it has been laid
DEAL, LAY, OVER = range(3)


class State(Record, bits=8):
    """Who holds what."""

    phase: int = DEAL
    seats: int = 0
    dealt: int = 0  # cards
    round: int = 0  # rounds that are over
    where: list[int] = cells(CARDS, fill=STOCK)  # card -> seat, STOCK or PLAYED
    laid: list[int] = cells(SEATS, fill=NONE)  # by seat, in the last round
    points: list[int] = cells(SEATS)
    sealed: list[list[int]] = cells(SEATS, 1, fill=NONE)


def setup(s: State, seats: int) -> None:
    """All cards are in the stock."""
    s.seats = seats


def waiting(s: State) -> int:
    """Chance deals; then everybody who has not laid a card."""
    if s.phase == DEAL:
        return 1 << NATURE
    mask = 0
    if s.phase == LAY:
        for seat in range(s.seats):
            if sealed(s, seat) == 0:
                mask |= 1 << seat
    return mask


def outcomes(s: State) -> int:
    """The cards in the stock."""
    return CARDS - s.dealt if s.phase == DEAL else 0


def legal(s: State, seat: Seat, out: Any) -> int:
    """The cards in hand."""
    count = 0
    for card in range(CARDS):
        if s.where[card] == seat:
            out[count] = card
            count += 1
    return count


def is_legal(s: State, seat: Actor, action: Action) -> bool:
    """A card of the stock for chance, one in hand for a seat that has laid none."""
    if seat == NATURE:
        return 0 <= action < outcomes(s)
    is_asked = s.phase == LAY and 0 <= seat < s.seats and sealed(s, seat) == 0
    return is_asked and 0 <= action < CARDS and s.where[action] == seat


def apply(s: State, seat: Actor, action: Action) -> None:
    """A card is dealt, or laid face down; with the last one all are turned."""
    if seat == NATURE:
        s.where[found(s, STOCK, action)] = s.dealt % s.seats
        s.dealt += 1
        if s.dealt == s.seats * HAND:
            s.phase = LAY
        return
    seal(s, seat, action)
    if waiting(s) == 0:
        turn(s)


def turn(s: State) -> None:
    """The highest card takes a point."""
    winner = 0
    for seat in range(s.seats):
        s.laid[seat] = s.sealed[seat][0]
        s.where[s.laid[seat]] = PLAYED
        unseal(s, seat)
        if s.laid[seat] > s.laid[winner]:
            winner = seat
    s.points[winner] += 1
    s.round += 1
    if s.points[winner] == ENOUGH or s.round == HAND:
        s.phase = OVER


def score(s: State, seat: Seat) -> int:
    """Points."""
    return s.points[seat]


def place(s: State, seat: Seat) -> int:
    """Equals share a place."""
    rank = 1
    for other in range(s.seats):
        if s.points[other] > s.points[seat]:
            rank += 1
    return rank


def reason(s: State) -> int:
    """Somebody has enough, or the cards are gone."""
    for seat in range(s.seats):
        if s.points[seat] == ENOUGH:
            return 0
    return 1


def redact(s: State, seat: Seat) -> None:
    """One's own hand and what was laid are known."""
    hide_sealed(s, seat)
    for card in range(CARDS):
        if s.where[card] != seat and s.where[card] != PLAYED:
            s.where[card] = HIDDEN


def sees(s: State, seat: Seat, actor: Actor, action: Action) -> bool:
    """One's own cards, as they are dealt and as one lays them."""
    return s.dealt % s.seats == seat if actor == NATURE else actor == seat


def held(s: State, seat: Seat) -> int:
    """How many cards a seat has in hand."""
    if s.phase == DEAL:
        return (s.dealt + s.seats - 1 - seat) // s.seats
    return HAND - s.round


def imagine(s: State, seat: Seat, seed: int) -> None:
    """Every other hand any of the unseen cards, every card face down any of its hand."""
    key = stream(seed, 0)
    for other in range(s.seats):
        if other != seat:
            for i in range(held(s, other)):
                s.where[found(s, HIDDEN, draw(key, other * HAND + i, count(s, HIDDEN)))] = other
            if s.sealed[other][0] == HIDDEN:
                which = draw(key, SEATS * HAND + other, held(s, other))
                s.sealed[other][0] = found(s, other, which)
    for card in range(CARDS):
        if s.where[card] == HIDDEN:
            s.where[card] = STOCK


def count(s: State, place: int) -> int:
    """How many cards are there."""
    cards = 0
    for card in range(CARDS):
        if s.where[card] == place:
            cards += 1
    return cards


def found(s: State, place: int, number: int) -> int:
    """The card of that number among those there."""
    card = 0
    while s.where[card] != place or number > 0:
        if s.where[card] == place:
            number -= 1
        card += 1
    return card
