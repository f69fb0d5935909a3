"""Why a master of Null & Nichtig would do that, in one sentence: what becomes of the piles."""

from __future__ import annotations

from collections.abc import Sequence

from mappamundi.games.null_nichtig.cards import CARD_IDS, hand, laid
from mappamundi.games.null_nichtig.facts import COLOUR, NUMBER
from mappamundi.games.null_nichtig.outlook import outlooks
from mappamundi.games.null_nichtig.rules import LAY, State, showing
from mappamundi.record import NONE
from mappamundi.sealing import sealed
from mappamundi.told import Told


def counsel(s: State, seat: int, actions: Sequence[int]) -> Told:
    """Start cards, a card that leads, or one that joins a trick."""
    if s.phase == LAY:
        cards = [*s.sealed[seat][: sealed(s, seat)], *actions]
        tops = {COLOUR[card]: NUMBER[card] for card in cards}  # a later one covers an earlier one
        return Told("null-nichtig-reason-lay", {"points": sum(tops.values())})
    if s.table[s.lead] == NONE:
        return Told("null-nichtig-reason-lead", {"higher": higher(s, seat, actions[0])})
    after = outlooks(s, [actions[0]])[CARD_IDS[actions[0]]]
    change = {"before": showing(s, after.seat), "after": after.showing}
    if after.seat == seat:
        return Told("null-nichtig-reason-take", change)
    return Told("null-nichtig-reason-leave", {"seat": after.seat, **change})


def higher(s: State, seat: int, card: int) -> int:
    """How many cards that the seat has not seen would beat this one."""
    seen = {*hand(s, seat), *(each for other in range(s.seats) for each in laid(s, other))}
    return sum(NUMBER[each] > NUMBER[card] for each in range(len(CARD_IDS)) if each not in seen)
