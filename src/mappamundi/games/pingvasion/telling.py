"""What happened in Pingvasion, to somebody who knows no more than two redacted states."""

from __future__ import annotations

from mappamundi.games.pingvasion.facts import (
    ABILITY,
    AREA_NAMES,
    AREAS,
    DUEL,
    FIRST_DUMMY,
    GIFTS,
    KAMIKAZE,
    NINJA_TWINS,
    REINFORCEMENTS,
    ROUNDS,
    SCOUT,
    TAPPER,
)
from mappamundi.games.pingvasion.notation import CARD_IDS
from mappamundi.games.pingvasion.rules import (
    DEAL,
    DESTROYED,
    DRAW,
    EARLY,
    LATE,
    OVER,
    PASS,
    TAP,
    State,
    area_score,
    chairs,
    drawer,
    has_majority,
    left_of,
    place,
    right_of,
    score,
    tapped,
)
from mappamundi.games.pingvasion.viewing import gifts, hand, names, to_choose
from mappamundi.record import HIDDEN, NONE
from mappamundi.sealing import sealed
from mappamundi.told import Told


def tell(before: State, after: State, actor: int, action: int) -> list[Told]:
    """What happened, to somebody who knows no more than these two states."""
    if before.phase <= DRAW:
        return tell_draw(before, after, action)
    if before.phase == PASS:
        return tell_gift(before, after, actor, action)
    if before.phase == TAP:
        return tell_tap(before, after, action) + tell_reshuffles(before, after)
    return tell_troops(before, after, actor, action) + tell_reshuffles(before, after)


def tell_draw(before: State, after: State, action: int) -> list[Told]:
    """The two cards somebody has just drawn, to themselves; the start of the first round."""
    told = []
    if action != HIDDEN and before.drawn % REINFORCEMENTS == REINFORCEMENTS - 1:
        seat = drawer(before)
        cards = names(after, hand(after, seat)[-REINFORCEMENTS:])
        told.append(Told("pingvasion-drew", {"seat": seat, "cards": cards}))
    if before.phase == DEAL and after.phase == DRAW:
        told.append(Told("pingvasion-round", {"round": 1, "rounds": ROUNDS}))
    return told


def tell_gift(before: State, after: State, actor: int, action: int) -> list[Told]:
    """A seat has chosen a card to pass; with the last one, what came and went."""
    told = []
    side = sealed(before, actor)
    if action != HIDDEN:
        taker = right_of(before, actor) if side else left_of(before, actor)
        card = CARD_IDS[before.deck][action]
        told.append(Told("pingvasion-chose-gift", {"seat": actor, "seat_to": taker, "card": card}))
    if side + 1 == GIFTS:
        told.append(Told("pingvasion-ready", {"seat": actor}))
    if after.phase != PASS:
        told.append(Told("pingvasion-passed"))
        told += tell_passed(before, after)
    return told


def tell_passed(before: State, after: State) -> list[Told]:
    """The cards that have just changed hands, to their givers and takers."""
    old = gifts(before) if before.seats == DUEL else []
    return [
        Told("pingvasion-gave", {"seat": gift.giver, "seat_to": gift.taker, "card": gift.card})
        for gift in gifts(after)
        if gift not in old
    ]


def tell_tap(before: State, after: State, action: int) -> list[Told]:
    """The card a person drew from a dummy, to themselves."""
    if action == HIDDEN:
        return []
    seat = TAPPER[before.drawn]
    card = CARD_IDS[after.deck][hand(after, seat)[-1]]
    return [Told("pingvasion-tapped", {"seat": seat, "seat_dummy": tapped(before), "card": card})]


def tell_reshuffles(before: State, after: State) -> list[Told]:
    """A dummy's pile was empty."""
    return [
        Told("pingvasion-reshuffled", {"seat": FIRST_DUMMY + dummy, "count": before.got[dummy]})
        for dummy in range(len(before.got))
        if after.got[dummy] < before.got[dummy]
    ]


def tell_troops(before: State, after: State, actor: int, action: int) -> list[Told]:
    """A seat has chosen what to play; with the last of a group, all its cards are open."""
    told = []
    if before.phase in (EARLY, LATE):
        if action != HIDDEN:
            card = CARD_IDS[before.deck][action]
            told.append(Told("pingvasion-chose", {"seat": actor, "card": card}))
        if sealed(before, actor) + 1 == to_choose(before, actor):
            told.append(Told("pingvasion-ready", {"seat": actor}))
    for chair in range(chairs(after)):
        cards = [card for card in after.shown[chair] if card not in before.shown[chair]]
        if cards:
            told.append(Told("pingvasion-revealed", {"seat": chair, "cards": names(after, cards)}))
    return told + tell_round(before, after) if after.round > before.round else told


def tell_round(before: State, after: State) -> list[Told]:
    """What the abilities did, and then the next round, or the end."""
    told = []
    for chair in shown_by(after, KAMIKAZE):
        told.append(Told("pingvasion-struck", {"seat": chair}))
    for chair in range(chairs(after)):
        lost = [card for card in after.shown[chair] if card >= 0 and after.laid[card] == DESTROYED]
        if lost:
            told.append(Told("pingvasion-destroyed", {"seat": chair, "cards": names(after, lost)}))
    if after.phase == OVER:
        return told + tell_scores(after)
    return told + tell_effects(after)


def tell_effects(after: State) -> list[Told]:
    """What the cards of the last round mean for the next."""
    told = [
        Told("pingvasion-will-play-two", {"seat": chair}) for chair in shown_by(after, NINJA_TWINS)
    ]
    scouting = shown_by(after, SCOUT)
    if len(scouting) == chairs(after):
        told.append(Told("pingvasion-nobody-waits"))
    else:
        told += [Told("pingvasion-will-wait", {"seat": chair}) for chair in scouting]
    told.append(Told("pingvasion-round", {"round": after.round + 1, "rounds": ROUNDS}))
    return told


def shown_by(s: State, ability: int) -> list[int]:
    """The chairs that have revealed this ability in the round."""
    return [
        chair
        for chair in range(chairs(s))
        if any(card != NONE and ABILITY[s.deck][card] == ability for card in s.shown[chair])
    ]


def tell_scores(after: State) -> list[Told]:
    """The score sheet: every chair in every area, then the totals."""
    told = [
        Told("pingvasion-scored-area", area_line(after, chair, area))
        for area in range(AREAS)
        for chair in range(chairs(after))
        if after.strength[chair][area]
    ]
    for chair in range(chairs(after)):
        total = {"seat": chair, "points": score(after, chair), "place": place(after, chair)}
        told.append(Told("pingvasion-scored", {**total, "cards": names(after, hand(after, chair))}))
    return told


def area_line(s: State, chair: int, area: int) -> dict[str, int | str | list[str] | list[int]]:
    """One cell of the score sheet."""
    return {
        "seat": chair,
        "area": AREA_NAMES[area],
        "strength": s.strength[chair][area],
        "majority": "yes" if has_majority(s, chair, area) else "no",
        "points": area_score(s, chair, area),
    }
