"""What happened in Countries, as somebody may be told it."""

from __future__ import annotations

from mappamundi.games.countries.checks import falls
from mappamundi.games.countries.facts import (
    CATEGORY_WORDS,
    CODES,
    GUESS_OF,
    HAND,
    POPULATION,
    SIDES,
    printed,
)
from mappamundi.games.countries.notation import hand, lots, name
from mappamundi.games.countries.rules import (
    DEAL,
    DOUBT,
    GUESS,
    LOT,
    OVER,
    PLACE,
    PLAY,
    State,
    current,
    score,
)
from mappamundi.record import HIDDEN
from mappamundi.told import Told


def tell(before: State, after: State, actor: int, action: int) -> list[Told]:
    """What happened, to somebody who knows no more than these two states."""
    if before.phase == DEAL:
        return tell_deal(after)
    told = tell_action(before, after, actor, action)
    return told + tell_drawn(before, after) + tell_row(before, after)


def tell_action(before: State, after: State, actor: int, action: int) -> list[Told]:
    """What was done; of most draws, nothing."""
    if before.phase == PLAY:
        return tell_play(before, after, actor, action)
    if before.phase == PLACE:
        return tell_place(before, after, actor, action)
    if before.phase == GUESS:
        return tell_guess(before, after, actor, action)
    return tell_lot(before, action) if before.phase == LOT else []


def tell_deal(after: State) -> list[Told]:
    """Only the end of the deal is worth a word."""
    return [Told("countries-dealt", {"count": HAND})] if after.phase != DEAL else []


def tell_lot(before: State, action: int) -> list[Told]:
    """Who begins, as the lot has it."""
    return [Told("countries-first", {"seat": lots(before)[action]})]


def tell_guess(before: State, after: State, actor: int, action: int) -> list[Told]:
    """A team has guessed; with the last one, who was closest."""
    told = [Told("countries-ready", {"seat": actor})]
    if action != HIDDEN:
        told = [Told("countries-guessed", {"seat": actor, "people": GUESS_OF[action]})]
    if not after.turned[before.top]:
        return told
    for seat in lots(before):
        told.append(
            Told("countries-guess-was", {"seat": seat, "people": GUESS_OF[after.guessed[seat]]})
        )
    told += tell_figures(after, [before.top], POPULATION)
    closest = lots(after)
    if len(closest) == 1:
        return [*told, Told("countries-first", {"seat": closest[0]})]
    return [*told, Told("countries-guess-tied", {"seats": list(closest)})]


def tell_play(before: State, after: State, actor: int, action: int) -> list[Told]:
    """A doubt; a card that is only chosen is told when it is placed."""
    if action != DOUBT:
        return []
    doubted = Told("countries-doubted", {"seat": actor})
    return [doubted, *tell_check(before, after, before.row[: before.length])]


def tell_place(before: State, after: State, actor: int, action: int) -> list[Told]:
    """A card was placed; the last one of a hand is checked."""
    row = before.row[: before.length]
    row.insert(action, before.chosen)
    left = name(row[action - 1]) if action > 0 else None
    right = name(row[action + 1]) if action + 1 < len(row) else None
    told = [placed(actor, CODES[before.chosen], left, right)]
    if before.held[actor] == 1:
        told += [Told("countries-last-card", {"seat": actor}), *tell_check(before, after, row)]
        if after.phase == OVER and after.held[actor] == 0:
            told.append(Told("countries-won", {"seat": actor}))
    return told


def placed(seat: int, card: str, left: str | None, right: str | None) -> Told:
    """Where a card went, by its neighbours."""
    if left is None:
        return Told(
            "countries-placed-least", {"seat": seat, "card": card, "card_right": str(right)}
        )
    if right is None:
        return Told("countries-placed-most", {"seat": seat, "card": card, "card_left": left})
    where = {"card_left": left, "card_right": right}
    return Told("countries-placed", {"seat": seat, "card": card, **where})


def tell_check(before: State, after: State, row: list[int]) -> list[Told]:
    """The row is turned, card by card; was it right?"""
    category = current(before)
    verdict = "wrong" if falls(after, row, category) else "right"
    return [*tell_figures(after, row, category), Told(f"countries-row-{verdict}")]


def tell_figures(after: State, row: list[int], category: int) -> list[Told]:
    """One figure of each of these cards, which have been turned."""
    return [
        Told("countries-figure", {"card": CODES[card], **figure(printed(category, rank), category)})
        for card in row
        for rank in (after.rank[card][category],)
    ]


def figure(text: str, category: int) -> dict[str, int | str]:
    """A printed figure taken apart, for a sentence in any language."""
    side, part = "", ""
    if category in SIDES:
        whole, part, side = text.split()
    else:
        whole, _, part = text.partition(".")
    return {
        "category": CATEGORY_WORDS[category],
        "number": int(whole),
        "part": part,
        "side": side.lower(),
    }


def tell_drawn(before: State, after: State) -> list[Told]:
    """Who has drawn which card."""
    told = []
    for seat in range(after.seats):
        held = hand(before, seat)
        drawn = [CODES[card] for card in hand(after, seat) if card not in held]
        told += [Told("countries-drew", {"seat": seat, "card": card}) for card in drawn]
    return told


def tell_row(before: State, after: State) -> list[Told]:
    """A row was begun, with what everybody had then, or it was the last."""
    if after.length == 1 != before.length:
        start = {"category": CATEGORY_WORDS[current(after)], "card": CODES[after.row[0]]}
        number = {"number": after.finished + 1, "seat": after.turn}
        points = [score(after, seat) for seat in range(after.seats)]
        return [Told("countries-row", {**number, **start, "points": points})]
    if after.phase == OVER and after.finished > before.finished:
        return [Told("countries-limit", {"rows": after.limit})]
    return []
