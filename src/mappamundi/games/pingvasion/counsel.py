"""Why a master of Pingvasion would do that, in one sentence: what the hand is worth then."""

from __future__ import annotations

from collections.abc import Sequence

from mappamundi.games.pingvasion.facts import AREA, AREA_NAMES, AREAS, VALUE
from mappamundi.games.pingvasion.notation import ABILITIES, CARD_IDS
from mappamundi.games.pingvasion.points import held
from mappamundi.games.pingvasion.rules import PASS, State, chairs, has_majority, score
from mappamundi.told import Told


def counsel(s: State, seat: int, actions: Sequence[int]) -> Told:
    """Cards to pass, or to send out."""
    before = score(s, seat)
    if s.phase == PASS:
        after = worth(s, seat, actions, ())
        if after == before:
            return Told("pingvasion-reason-pass-even")
        return Told("pingvasion-reason-pass", {"before": before, "after": after})
    after = worth(s, seat, actions, actions)
    for card in actions:
        if told := about_area(s, seat, card, before, after):
            return told
    ability = ABILITIES[s.deck].get(CARD_IDS[s.deck][actions[0]])
    if ability:
        return Told("pingvasion-reason-ability", {"ability": ability})
    if after == before:
        return Told("pingvasion-reason-spare-even")
    return Told("pingvasion-reason-spare", {"before": before, "after": after})


def about_area(s: State, seat: int, card: int, before: int, after: int) -> Told | None:
    """A majority that is won by it, or an area that is reached."""
    area = AREA[card]
    change: dict[str, str | int] = {"area": AREA_NAMES[area], "before": before, "after": after}
    if not has_majority(s, seat, area) and rules_with(s, seat, area, VALUE[s.deck][card]):
        if after == before:
            return Told("pingvasion-reason-majority-even", {"area": AREA_NAMES[area]})
        return Told("pingvasion-reason-majority", change)
    if s.strength[seat][area] == 0 and after > before:
        return Told("pingvasion-reason-present", change)
    return None


def rules_with(s: State, seat: int, area: int, more: int) -> bool:
    """§6.1 Would nobody be stronger, with so much more strength there?"""
    mine = s.strength[seat][area] + more
    return mine > 0 and all(
        s.strength[each][area] <= mine for each in range(chairs(s)) if each != seat
    )


def worth(s: State, seat: int, gone: Sequence[int], sent: Sequence[int]) -> int:
    """§6 What a hand is worth without some cards, and with the strength of those sent out."""
    points = 0
    cards = held(s, seat)
    for area in range(AREAS):
        more = sum(VALUE[s.deck][card] for card in sent if AREA[card] == area)
        values = [VALUE[s.deck][card] for card in cards[area] if card not in gone]
        if values and s.strength[seat][area] + more > 0:
            points += sum(values) if rules_with(s, seat, area, more) else min(values)
    return points
