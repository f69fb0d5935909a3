"""What lies in the piles of Null & Nichtig, and what a trick would do to them."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from mappamundi.games.null_nichtig.cards import CARD_IDS, laid, name
from mappamundi.games.null_nichtig.facts import COLOUR, COLOURS, NUMBER
from mappamundi.games.null_nichtig.rules import (
    OVER,
    PLAY,
    State,
    start_cards,
)
from mappamundi.record import NONE


class Outlook(msgspec.Struct, frozen=True):
    """Whose a trick would be if no more cards were played, and what it would do there."""

    seat: int
    tops: list[str | None]  # of the seat's piles, by colour
    showing: int  # what they would be worth


class Share(msgspec.Struct, frozen=True):
    """The piles of a seat with the trick as it lies on them."""

    winner: int
    tops: list[int]  # by colour
    names: list[str | None]  # the same as ids
    covered: list[int]  # colours that come onto the pile after the seat in turn
    showing: int


def share(s: State, winner: int) -> Share:
    """What the trick as it lies would do to the piles of a seat."""
    tops = s.top[winner][:]
    covered: list[int] = []
    is_after = False
    for seat in clockwise(s, winner):
        card = s.table[seat]
        if seat == s.turn:
            is_after = True
        elif card != NONE:
            tops[COLOUR[card]] = card
            if is_after:
                covered.append(COLOUR[card])
    showing = sum([NUMBER[top] for top in tops if top != NONE])
    return Share(winner, tops, [name(top) for top in tops], covered, showing)


def with_card(shared: Share, card: int) -> Outlook:
    """If the seat in turn plays this card."""
    colour = COLOUR[card]
    if colour in shared.covered:
        return Outlook(shared.winner, shared.names, shared.showing)
    names, below = shared.names[:], shared.tops[colour]
    names[colour] = CARD_IDS[card]
    less = 0 if below == NONE else NUMBER[below]
    return Outlook(shared.winner, names, shared.showing - less + NUMBER[card])


def outlook(s: State) -> Outlook | None:
    """The trick as it lies."""
    if s.phase != PLAY or s.table[s.lead] == NONE:
        return None
    shared = share(s, taker(s, s.lead, s.table))
    return Outlook(shared.winner, shared.names, shared.showing)


def outlooks(s: State, cards: list[int]) -> dict[str, Outlook]:
    """The trick as it would lie after each of these cards, which the seat in turn could play."""
    leader = taker(s, s.lead, s.table)
    limit = NONE if leader == s.turn else NUMBER[s.table[leader]]
    lost, won = share(s, leader), share(s, s.turn)
    return {
        CARD_IDS[card]: with_card(won if NUMBER[card] > limit else lost, card) for card in cards
    }


def piles(s: State) -> list[list[list[str]]]:
    """§8.2 By seat and colour all cards of a pile, the covered ones first."""
    stacked: list[list[list[str]]] = [[[] for _ in range(COLOURS)] for _ in range(s.seats)]
    if s.phase in (PLAY, OVER):
        rows = [laid(s, seat) for seat in range(s.seats)]
        for seat, row in enumerate(rows):
            put(stacked[seat], row[: start_cards(s)])
        for winner, cards in tricks(s, rows):
            put(stacked[winner], cards)
    return stacked


def grown(s: State, seat: int, before: list[list[str]]) -> list[list[str]]:
    """The piles of a seat that were these, with the trick on them if it took one just now."""
    is_one = sum(s.height[seat]) - sum(map(len, before)) == s.seats
    is_last = s.lead == seat and s.table[seat] == NONE  # who takes a trick leads the next
    if not (is_one and is_last):
        return piles(s)[seat]
    after = [pile[:] for pile in before]
    put(after, [laid(s, other)[-1] for other in clockwise(s, seat)])
    return after


def put(pile: list[list[str]], cards: list[int]) -> None:
    """Cards onto the piles of a seat, each by its colour."""
    for card in cards:
        pile[COLOUR[card]].append(CARD_IDS[card])


def tricks(s: State, rows: list[list[int]]) -> Iterator[tuple[int, list[int]]]:
    """Who took each trick of this round, and its cards in the order in which they were stacked."""
    lead = s.first
    for turn in range(start_cards(s), min(len(row) for row in rows)):
        table = [row[turn] for row in rows]
        lead = taker(s, lead, table)
        yield lead, table[lead:] + table[:lead]


def taker(s: State, lead: int, table: list[int]) -> int:
    """§4.3 Whose a trick is as it lies: the highest card's, the first played of equals."""
    played = [seat for seat in clockwise(s, lead) if table[seat] != NONE]
    return max(played, key=lambda seat: NUMBER[table[seat]], default=lead)


def clockwise(s: State, first: int) -> list[int]:
    """All seats, from this one on."""
    return [(first + step) % s.seats for step in range(s.seats)]
