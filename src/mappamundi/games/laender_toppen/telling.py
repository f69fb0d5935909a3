"""What is told of Länder toppen!: Fluent ids with arguments, from two redacted states."""

from __future__ import annotations

from mappamundi.games.laender_toppen.facts import (
    ANTARCTICA,
    CARD_IDS,
    CATEGORIES,
    CLOSED,
    CONTINENTS,
    COUNTRY_CARDS,
    FIELDS,
    FIGURES,
    PILE_IDS,
    PILES,
    ROUNDS,
    RUSSIA,
    SIDES,
    TURKEY,
)
from mappamundi.games.laender_toppen.rules import (
    ASSIGN,
    DEAL,
    JOKERS,
    OVER,
    PLACE,
    REMOVED,
    TRICK,
    State,
    hand_size,
    is_above,
    is_alone,
    is_country,
    is_dual,
    majority,
    owner_of_antarctica,
    score,
    takers,
)
from mappamundi.record import HIDDEN, NONE
from mappamundi.sealing import sealed
from mappamundi.told import Told

Arguments = dict[str, int | str | list[str] | list[int]]
OWN = 1  # card that comes back to each of those who are level
WHOLE = "none"  # stands for the decimals of a figure that has none


def tell(before: State, after: State, actor: int, action: int) -> list[Told]:
    """What happened, to somebody who knows no more than these two states."""
    if before.phase == DEAL:
        return tell_deal(after)
    told = tell_choice(before, actor, action)
    if sealed(after, actor) > 0:
        return told
    if before.phase in (TRICK, JOKERS):
        told += tell_laid(before, after, before.field)
    elif before.phase == ASSIGN:
        told += tell_assigned(before, after)
    if before.phase != ASSIGN:
        told += tell_fields(before, after)
    if after.phase == OVER:
        told += tell_score(after)
    return told


def tell_deal(after: State) -> list[Told]:
    """Only the end of a deal is worth a word."""
    if after.phase != PLACE:
        return []
    rounds: Arguments = {"round": after.round + 1, "rounds": ROUNDS[after.seats]}
    return [Told("laender-toppen-dealt", {**rounds, "count": hand_size(after)})]


def tell_choice(before: State, actor: int, action: int) -> list[Told]:
    """A card was placed, which only its owner may know; or a seat is ready while others are not."""
    told = []
    turn = sealed(before, actor)
    if before.phase == PLACE and action != HIDDEN:
        card = CARD_IDS[before.hand[actor][turn]]
        told.append(Told("laender-toppen-placed", {"seat": actor, "card": card, **spot(action)}))
    if not is_alone(before.deciders) and turn + 1 == before.choices:
        told.append(Told("laender-toppen-ready", {"seat": actor}))
    return told


def spot(field: int) -> Arguments:
    """A field in words: above or below which category."""
    side = "above" if is_above(field) else "below"
    return {"side": side, "category": CATEGORIES[field // SIDES], "field": field + 1}


def tell_fields(before: State, after: State) -> list[Told]:
    """The fields turned up since, each with its trick; when quick, with what became of it too."""
    first = 0 if before.phase == PLACE else before.field + 1
    told = []
    for field in range(first, min(after.field + 1, FIELDS)):
        told += tell_turned(after, field)
        if after.quick:
            told += tell_laid(before, after, field)
    return told


def tell_turned(s: State, field: int) -> list[Told]:
    """The cards that lay there, and whose trick it is."""
    cards = [(seat, s.strip[seat][field]) for seat in range(s.seats)]
    cards = [(seat, card) for seat, card in cards if card != NONE]
    if not cards:
        return []
    told = [Told("laender-toppen-turned", spot(field))]
    for seat, card in cards:
        shown: Arguments = {"seat": seat, "card": CARD_IDS[card]}
        figures = figure(field // SIDES, card) if is_country(card) else None
        if figures is not None:
            told.append(Told("laender-toppen-shows", {**shown, **figures}))
        else:
            told.append(Told("laender-toppen-shows-joker", shown))
    return told + tell_takers(s, field)


def figure(category: int, card: int) -> Arguments | None:
    """A printed figure in its parts, for every language to write in its own way."""
    printed = FIGURES[category][card]
    if printed is None:
        return None
    whole, _, part = printed.partition(".")
    is_below_nought = whole == "-0"  # a number would lose the sign
    return {
        "category": CATEGORIES[category],
        "whole": whole if is_below_nought else int(whole),
        "part": part or WHOLE,
    }


def tell_takers(s: State, field: int) -> list[Told]:
    """Who has the best figure, and how many cards that brings them."""
    best = takers(s, field)
    seats = [seat for seat in range(s.seats) if best >> seat & 1]
    count = sum(is_country(row[field]) for row in s.strip[: s.seats])
    if not seats:
        return []
    if len(seats) > 1:
        return [Told("laender-toppen-level", {"seats": seats, "count": OWN})]
    return [Told("laender-toppen-took", {"seat": seats[0], "count": count})]


def tell_laid(before: State, after: State, field: int) -> list[Told]:
    """Where the cards of a field, laid since, have come to lie; and which have left the game."""
    row = [after.strip[seat][field] for seat in range(after.seats)]
    moved = [card for card in row if card != NONE and before.where[card] != after.where[card]]
    told = []
    for seat in range(after.seats):
        told += tell_seat(after, seat, [c for c in moved if after.where[c] // PILES == seat])
    gone = [CARD_IDS[card] for card in moved if after.where[card] == REMOVED]
    if gone:
        told.append(Told("laender-toppen-removed", {"cards": gone}))
    return told


def tell_seat(after: State, seat: int, cards: list[int]) -> list[Told]:
    """What one seat has laid: open on the continents, or closed."""
    closed = [CARD_IDS[card] for card in cards if after.where[card] % PILES == CLOSED]
    opened = [card for card in cards if after.where[card] % PILES != CLOSED]
    told = [tell_chosen(after, seat, card) for card in opened if is_chosen(after, card)]
    plain = [CARD_IDS[card] for card in opened if not is_chosen(after, card)]
    if plain:
        told.append(Told("laender-toppen-opened", {"seat": seat, "cards": plain}))
    if closed:
        told.append(Told("laender-toppen-closed", {"seat": seat, "cards": closed}))
    return told


def is_chosen(s: State, card: int) -> bool:
    """Is it a card whose continent is the owner's choice, and has been chosen?"""
    return card >= COUNTRY_CARDS or (is_dual(card) and s.where[card] % PILES < CONTINENTS)


def tell_chosen(after: State, seat: int, card: int) -> Told:
    """A joker, Russia or Turkey, and the continent chosen for it."""
    continent = PILE_IDS[after.where[card] % PILES]
    arguments: Arguments = {"seat": seat, "card": CARD_IDS[card], "continent": continent}
    return Told("laender-toppen-chose", arguments)


def tell_assigned(before: State, after: State) -> list[Told]:
    """Russia or Turkey has got its continent."""
    cards = [card for card in (RUSSIA, TURKEY) if before.where[card] != after.where[card]]
    return [tell_chosen(after, after.where[card] // PILES, card) for card in cards]


def tell_score(after: State) -> list[Told]:
    """The majorities, continent by continent, then what everybody has in all."""
    told = []
    for continent in range(CONTINENTS):
        told += tell_majority(after, continent)
    for seat in range(after.seats):
        total, closed = score(after, seat), after.height[seat][CLOSED]
        points: Arguments = {"open": total - closed, "closed": closed, "total": total}
        told.append(Told("laender-toppen-total", {"seat": seat, **points}))
    return told + tell_antarctica(after)


def tell_majority(after: State, continent: int) -> list[Told]:
    """Who has most cards of a continent, and the points of each."""
    points = [majority(after, seat, continent) for seat in range(after.seats)]
    seats = [seat for seat in range(after.seats) if points[seat]]
    if not seats:
        return []
    arguments: Arguments = {
        "continent": PILE_IDS[continent],
        "seats": seats,
        "count": after.height[seats[0]][continent],
        "points": points[seats[0]],
    }
    message = "laender-toppen-most" if len(seats) == 1 else "laender-toppen-most-shared"
    return [Told(message, arguments)]


def tell_antarctica(after: State) -> list[Told]:
    """The card that parts equals at the top."""
    points = [score(after, seat) for seat in range(after.seats)]
    best = [seat for seat in range(after.seats) if points[seat] == max(points)]
    owner = owner_of_antarctica(after)
    if len(best) == 1 or owner not in best:
        return []
    card = CARD_IDS[ANTARCTICA]
    return [Told("laender-toppen-antarctica", {"seat": owner, "card": card})]
