"""What the points of a chair in Pingvasion are made of, and which cards bring them."""

from __future__ import annotations

from mappamundi.games.pingvasion.facts import AREA, AREA_NAMES, AREAS, VALUE
from mappamundi.games.pingvasion.notation import CARD_IDS
from mappamundi.games.pingvasion.rules import (
    State,
    area_score,
    closed,
    closed_card,
    has_majority,
)
from mappamundi.told import Counted, Told


def held(s: State, chair: int, area: int) -> list[int]:
    """The closed cards of a chair that belong to an area, as far as they are known, rising."""
    cards = sorted(closed_card(s, chair, i) for i in range(closed(s, chair)))
    return [card for card in cards if card >= 0 and AREA[card] == area]


def counting(s: State, chair: int, area: int) -> list[int]:
    """§6.2 All of them with the majority, §6.3 the lowest without, §6.4 none if absent."""
    cards = held(s, chair, area)
    if not cards or s.strength[chair][area] == 0:
        return []
    if has_majority(s, chair, area):
        return cards
    return [min(cards, key=lambda card: VALUE[s.deck][card])]


def why(s: State, chair: int) -> list[Counted]:
    """Area by area, wherever a card is held; also where it counts for nothing."""
    return [
        Counted(area_score(s, chair, area), reason(s, chair, area))
        for area in range(AREAS)
        if held(s, chair, area)
    ]


def reason(s: State, chair: int, area: int) -> Told:
    """Which cards of an area count, and which do not."""
    ids, cards = CARD_IDS[s.deck], held(s, chair, area)
    named = {"area": AREA_NAMES[area], "cards": [ids[card] for card in cards]}
    if s.strength[chair][area] == 0:
        return Told("pingvasion-why-absent", named)
    strength = {"strength": s.strength[chair][area]}
    if has_majority(s, chair, area):
        return Told("pingvasion-why-majority", {**named, **strength})
    lowest = ids[counting(s, chair, area)[0]]
    return Told("pingvasion-why-present", {**named, **strength, "card": lowest})
