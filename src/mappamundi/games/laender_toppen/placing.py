"""Where the cards of a hand go: what each wins on each field of imagined worlds, then the best
assignment of all that are left."""

from mappamundi.games.laender_toppen.assignment import best_total
from mappamundi.games.laender_toppen.facts import (
    CERTAIN,
    COUNTRY_CARDS,
    FIELDS,
    SIDES,
    STANDING,
    VALUE,
)
from mappamundi.games.laender_toppen.notes import Notes
from mappamundi.games.laender_toppen.rules import (
    State,
    beats,
    card_in_turn,
    chosen,
    hand_size,
    is_above,
    is_country,
    options,
)
from mappamundi.record import NONE
from mappamundi.sealing import seal, sealed

CARD = 100  # a card won is about a point, in hundredths
LOSS = 30  # a card lost is a point for one of the others
EVERY_FIELD = (1 << FIELDS) - 1


def prefer_field(s: State, seat: int, field: int) -> int:
    """Where the card wins more often than any card of the hand still to be placed would."""
    turn = sealed(s, seat)
    rival = 0
    for i in range(turn + 1, hand_size(s)):
        rival = max(rival, chance_to_win(s, s.hand[seat][i], field))
    return chance_to_win(s, card_in_turn(s, seat, turn), field) * 2 - rival


def chance_to_win(s: State, card: int, field: int) -> int:
    """In thousandths, if every other seat lays any card there as often as its hand allows."""
    if card >= COUNTRY_CARDS:
        return 0
    rank = STANDING[field // SIDES][card]
    beaten = CERTAIN - rank if is_above(field) else rank
    chance = CERTAIN
    for _ in range(s.seats - 1):
        chance = chance * (CERTAIN * FIELDS - beaten * hand_size(s)) // (CERTAIN * FIELDS)
    return chance


def consider_placement(s: State, seat: int, notes: Notes) -> None:
    """Add what each card would win on each field of this world."""
    for field in range(FIELDS):
        notes.rivals[field] = 0
    for other in range(s.seats):
        if other != seat:
            place_at_first_sight(s, other)
            note_rivals(s, other, notes)
    for i in range(hand_size(s)):
        for field in range(FIELDS):
            notes.gain[i][field] += gain_on(s.hand[seat][i], field, notes)
    notes.worlds += 1


def place_at_first_sight(s: State, other: int) -> None:
    """Seal the whole hand of another seat, each card where it seems best."""
    for _ in range(hand_size(s)):
        fields = options(s, other)
        best = NONE
        most = 0
        for field in range(FIELDS):
            if fields >> field & 1:
                like = prefer_field(s, other, field)
                if best == NONE or like > most:
                    best = field
                    most = like
        seal(s, other, best)


def note_rivals(s: State, other: int, notes: Notes) -> None:
    """How many countries lie on each field, and the best figure there."""
    for i in range(hand_size(s)):
        card = s.hand[other][i]
        if is_country(card):
            field = s.sealed[other][i]
            value = VALUE[field // SIDES][card]
            if notes.rivals[field] == 0 or beats(field, value, notes.figure[field]):
                notes.figure[field] = value
            notes.rivals[field] += 1


def gain_on(card: int, field: int, notes: Notes) -> int:
    """What a card brings against the rivals on a field; a joker is laid whatever lies there.

    Antarctica counts as if it might lie anywhere: it is placed first, where the rules allow.
    """
    rivals = notes.rivals[field]
    if card >= COUNTRY_CARDS or rivals == 0:
        return CARD
    value = VALUE[field // SIDES][card]
    if value == notes.figure[field]:
        return CARD
    return CARD * (rivals + 1) if beats(field, value, notes.figure[field]) else -LOSS


def judge_field(s: State, seat: int, field: int, notes: Notes) -> int:
    """What the whole hand brings if its next card goes there, in hundredths of a point."""
    turn = sealed(s, seat)
    free = EVERY_FIELD ^ chosen(s, seat) ^ 1 << field
    total = notes.gain[turn][field] + best_total(notes, turn + 1, hand_size(s), free)
    return total // max(1, notes.worlds)
