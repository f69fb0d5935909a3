"""Why a master of Länder toppen! would lay a card there, in one sentence."""

from __future__ import annotations

from collections.abc import Sequence

from mappamundi.games.laender_toppen.facts import (
    BOTH,
    CATEGORIES,
    CLOSED,
    COUNTRY_CARDS,
    MISSING,
    PILE_IDS,
    SIDES,
    VALUE,
)
from mappamundi.games.laender_toppen.rules import PLACE, State, beats, card_in_turn, is_above
from mappamundi.sealing import sealed
from mappamundi.told import Told


def counsel(s: State, seat: int, actions: Sequence[int]) -> Told:
    """A field, or a pile."""
    if s.phase == PLACE:
        return reason_for_field(card_in_turn(s, seat, sealed(s, seat)), actions[0])
    if actions[0] == CLOSED:
        return Told("laender-toppen-reason-closed")
    if actions[0] == BOTH:
        return Told("laender-toppen-reason-both")
    return reason_for_pile(s, seat, actions[0])


def reason_for_field(card: int, field: int) -> Told:
    """How many of all other countries it would beat there."""
    if card >= COUNTRY_CARDS:
        return Told("laender-toppen-reason-joker")
    figures = VALUE[field // SIDES]
    rivals = [figures[each] for each in range(COUNTRY_CARDS) if each != card]
    known = [figure for figure in rivals if figure != MISSING]
    beaten = sum(beats(field, figures[card], figure) for figure in known)
    field_is = {
        "category": CATEGORIES[field // SIDES],
        "side": "above" if is_above(field) else "below",
    }
    return Told("laender-toppen-reason-field", {**field_is, "beaten": beaten, "rivals": len(known)})


def reason_for_pile(s: State, seat: int, continent: int) -> Told:
    """How the race for the continent stands with one more card."""
    mine = s.height[seat][continent] + 1
    most = max(s.height[each][continent] for each in range(s.seats) if each != seat)
    race: dict[str, str | int] = {"continent": PILE_IDS[continent], "mine": mine, "most": most}
    return Told("laender-toppen-reason-pile", race)
