"""What the points of a chair in Pingvasion are made of, and which cards bring them."""

from __future__ import annotations

from mappamundi.games.pingvasion.facts import AREA, AREA_NAMES, AREAS, VALUE
from mappamundi.games.pingvasion.notation import CARD_IDS
from mappamundi.games.pingvasion.rules import (
    State,
    closed,
    closed_card,
    has_majority,
)
from mappamundi.told import Counted, Told


def held(s: State, chair: int) -> list[list[int]]:
    """The closed cards of a chair by area, as far as they are known, each rising."""
    cards: list[list[int]] = [[] for _ in range(AREAS)]
    for i in range(closed(s, chair)):
        card = closed_card(s, chair, i)
        if card >= 0:
            cards[AREA[card]].append(card)
    return [sorted(row) for row in cards]


def counting(s: State, chair: int, area: int, cards: list[int]) -> list[int]:
    """§6.2 All of them with the majority, §6.3 the lowest without, §6.4 none if absent."""
    if not cards or s.strength[chair][area] == 0:
        return []
    if has_majority(s, chair, area):
        return cards
    return [min(cards, key=lambda card: VALUE[s.deck][card])]


def why(s: State, chair: int, cards: list[list[int]], worth: list[int]) -> list[Counted]:
    """Area by area, wherever a card is held; also where it counts for nothing."""
    return [
        Counted(worth[area], reason(s, chair, area, cards[area]))
        for area in range(AREAS)
        if cards[area]
    ]


def reason(s: State, chair: int, area: int, cards: list[int]) -> Told:
    """Which cards of an area count, and which do not."""
    ids = CARD_IDS[s.deck]
    named = {"area": AREA_NAMES[area], "cards": [ids[card] for card in cards]}
    if s.strength[chair][area] == 0:
        return Told("pingvasion-why-absent", named)
    strength = {"strength": s.strength[chair][area]}
    if has_majority(s, chair, area):
        return Told("pingvasion-why-majority", {**named, **strength})
    lowest = ids[counting(s, chair, area, cards)[0]]
    return Told("pingvasion-why-present", {**named, **strength, "card": lowest})
