"""Länder toppen!: place, take, split. The clauses (§) are those of RULES.md."""

from mappamundi.draws import draw, stream
from mappamundi.games.laender_toppen.facts import (
    ALLOWED_FIELDS,
    ANTARCTICA,
    BOTH,
    CARDS,
    CLOSED,
    CONTINENT_PILES,
    CONTINENTS,
    COUNTRY_CARDS,
    EUROPE_AND_ASIA,
    FIELDS,
    HAND_SIZE,
    LARGEST_HAND,
    PILES,
    ROUNDS,
    RUSSIA,
    SEATS,
    SIDES,
    TURKEY,
    VALUE,
)
from mappamundi.masks import bit_number, bits
from mappamundi.record import HIDDEN, NATURE, NONE, Action, Actor, Record, Seat, cells
from mappamundi.rows import take_out
from mappamundi.sealing import hide_sealed, seal, sealed, unseal

DEAL = 0  # cards are dealt, one draw each
PLACE = 1  # all seats spread their hands over their fields, sealed
TRICK = 2  # the cards won on the open field are laid on piles
JOKERS = 3  # the jokers of the open field are laid on piles
ASSIGN = 4  # Russia and Turkey are counted to a continent
OVER = 5

ANY_PILE = (1 << PILES) - 1
REMOVED = SEATS * PILES  # in `where`: a card out of the game
SEEN = REMOVED + 1  # in `where`, only while a world is imagined


class State(Record, bits=8):
    """Everything there is to know about a game."""

    seats: int = 0
    quick: int = 0  # 1: won cards are not split, all lie closed
    early: int = 0  # 1: Russia and Turkey are assigned when they are laid
    phase: int = DEAL
    round: int = 0  # rounds finished
    dealt: int = 0  # cards dealt in this round
    field: int = FIELDS  # the open field; those after it lie face down; FIELDS: all are done
    deciders: int = 0  # bit mask of the seats that have something to choose in this phase
    choices: int = 0  # how many things each of them has to choose
    stock: list[int] = cells(CARDS)  # the cards not dealt, without order, then NONE
    hand: list[list[int]] = cells(SEATS, LARGEST_HAND, fill=NONE)  # rising, while placing
    sealed: list[list[int]] = cells(SEATS, LARGEST_HAND, fill=NONE)  # fields, or piles
    # seat, field -> card placed there; it stays to be seen until the next cards are placed
    strip: list[list[int]] = cells(SEATS, FIELDS, fill=NONE)
    where: list[int] = cells(CARDS, fill=NONE)  # card -> seat × PILES + pile, REMOVED, or NONE
    height: list[list[int]] = cells(SEATS, PILES)  # seat, pile -> cards on it


def setup(s: State, seats: int, quick: int, early: int) -> None:
    """§1.1 All cards are in the stock."""
    s.seats = seats
    s.quick = quick
    s.early = early
    for card in range(CARDS):
        s.stock[card] = card


def hand_size(s: State) -> int:
    """§2.1 Cards a seat gets in each round."""
    return HAND_SIZE[s.seats]


def left(s: State) -> int:
    """§2.2 Cards in the stock."""
    return CARDS - s.round * s.seats * hand_size(s) - s.dealt


def is_country(card: int) -> bool:
    """A country or Antarctica, not a joker nor an empty field."""
    return 0 <= card < COUNTRY_CARDS


def is_dual(card: int) -> bool:
    """§7.1 Of two continents, one of which counts in the end."""
    return is_country(card) and CONTINENT_PILES[card] == EUROPE_AND_ASIA


def is_alone(mask: int) -> bool:
    """Does the mask name one seat only?"""
    return mask & (mask - 1) == 0


def waiting(s: State) -> int:
    """Who must decide now, as a bit mask."""
    if s.phase == DEAL:
        return 1 << NATURE
    mask = 0
    for seat in range(s.seats):
        if s.deciders >> seat & 1 and s.sealed[seat][s.choices - 1] == NONE:
            mask |= 1 << seat
    return mask


def outcomes(s: State) -> int:
    """A card of those not dealt."""
    return left(s)


def legal(s: State, seat: Seat, out: list[int]) -> int:
    """The fields, or the piles, for the card that is next."""
    mask = options(s, seat)
    count = 0
    for choice in range(FIELDS):
        out[count] = choice  # kept only if it is counted: no branch to mispredict
        count += mask >> choice & 1
    return count


def is_legal(s: State, seat: Actor, action: Action) -> bool:
    """May this seat choose this field or pile now?"""
    if not waiting(s) >> seat & 1:
        return False
    if seat == NATURE:
        return 0 <= action < left(s)
    return 0 <= action < FIELDS and options(s, seat) >> action & 1 == 1


def options(s: State, seat: Seat) -> int:
    """Where the card that is next for the seat may go, as a bit mask of fields or piles."""
    turn = sealed(s, seat)
    card = card_in_turn(s, seat, turn)
    if s.phase == PLACE:
        return ALLOWED_FIELDS[card] & ~chosen(s, seat)
    if s.phase == TRICK:
        return trick_piles(s, card) & kinds_left(s, seat, turn)
    return CONTINENT_PILES[card]


def chosen(s: State, seat: Seat) -> int:
    """The fields or piles that the seat has sealed, as a bit mask."""
    mask = 0
    i = 0
    while i < s.choices and s.sealed[seat][i] != NONE:
        mask |= 1 << s.sealed[seat][i]
        i += 1
    return mask


def card_in_turn(s: State, seat: Seat, turn: int) -> int:
    """The card that the seat's choice number `turn` is about."""
    if s.phase == PLACE:
        return s.hand[seat][turn]
    if s.phase == ASSIGN:
        return dual_in_turn(s, seat, turn)
    if s.choices > 1:
        return trick_card(s, turn)
    return s.strip[seat][s.field]


def trick_piles(s: State, card: int) -> int:
    """§5.4, §7.1 A country lies closed or on its own continent."""
    if is_dual(card) and not s.early:
        return 1 << BOTH | 1 << CLOSED
    return CONTINENT_PILES[card] | 1 << CLOSED


def kinds_left(s: State, seat: Seat, turn: int) -> int:
    """§5.1 Of two or more cards at least one lies open and one closed: the last one sees to it."""
    if s.choices == 1 or turn + 1 < s.choices:
        return ANY_PILE
    return kinds_after(chosen(s, seat))


def kinds_after(made: int) -> int:
    """§5.1 The piles for the last card, if the others lie on these."""
    if made >> CLOSED & 1 == 0:
        return 1 << CLOSED
    return ANY_PILE ^ 1 << CLOSED if made == 1 << CLOSED else ANY_PILE


def apply(s: State, seat: Actor, action: Action) -> None:
    """Do what was chosen."""
    if s.phase == DEAL:
        deal(s, action)
        return
    seal(s, seat, action)
    seal_forced(s, seat)
    if waiting(s) == 0:
        settle(s)


def deal(s: State, pick: int) -> None:
    """§2.2 The next card: one of the stock, which has no order."""
    card = take_out(s.stock, pick, left(s))
    size = hand_size(s)
    take_up(s, s.dealt // size, s.dealt % size, card)
    s.dealt += 1
    if s.dealt == size * s.seats:
        begin_placing(s)


def take_up(s: State, seat: Seat, held: int, card: int) -> None:
    """Put a card into its place among those held."""
    i = held
    while i > 0 and s.hand[seat][i - 1] > card:
        s.hand[seat][i] = s.hand[seat][i - 1]
        i -= 1
    s.hand[seat][i] = card


def begin_placing(s: State) -> None:
    """§3.4 Everybody at once."""
    s.phase = PLACE
    s.deciders = (1 << s.seats) - 1
    s.choices = hand_size(s)


def seal_forced(s: State, seat: Seat) -> None:
    """§5.3 The last card of a trick needs no decision if it has only one way to go."""
    turn = sealed(s, seat)
    if s.phase == TRICK and s.choices > 1 and turn + 1 == s.choices:
        piles = trick_piles(s, trick_card(s, turn)) & kinds_left(s, seat, turn)
        if is_alone(piles):
            s.sealed[seat][turn] = bit_number(piles, 0)


def settle(s: State) -> None:
    """Everything is chosen: it takes effect, and play goes on until somebody must decide."""
    if s.phase == PLACE:
        open_placement(s)
    while is_settled(s):
        lay_choices(s)
        next_phase(s)


def is_settled(s: State) -> bool:
    """Is there nothing to choose, or nothing any more? §9.1 Nothing ever is when quick."""
    return TRICK <= s.phase <= ASSIGN and (s.quick == 1 or waiting(s) == 0)


def open_placement(s: State) -> None:
    """§3.4 All hands lie face down around the strips."""
    for seat in range(s.seats):
        for field in range(FIELDS):
            s.strip[seat][field] = NONE
        for i in range(hand_size(s)):
            s.strip[seat][s.sealed[seat][i]] = s.hand[seat][i]
            s.hand[seat][i] = NONE
        unseal(s, seat)
    s.phase = JOKERS  # as after a field: the next one is the first
    s.field = NONE
    s.deciders = 0


def next_phase(s: State) -> None:
    """§4.1, §6.1 After a trick its jokers, then the next field; §8.1 at last the score."""
    if s.phase == TRICK:
        begin_jokers(s)
    elif s.field + 1 < FIELDS:
        begin_trick(s)
    else:
        if s.phase == JOKERS:
            end_round(s)
        if s.round < ROUNDS[s.seats]:
            s.phase = DEAL
        else:
            begin_assigning(s)


def begin_trick(s: State) -> None:
    """§4.3, §4.5, §5 The next field: one winner lays all countries, equals their own cards."""
    s.phase = TRICK
    s.field += 1
    s.deciders = takers(s, s.field)
    s.choices = countries(s, s.field) if is_alone(s.deciders) else 1


def takers(s: State, field: int) -> int:
    """§4.2, §4.3 The seats with the best figure on a field, as a bit mask."""
    mask = 0
    best = 0
    for seat in range(s.seats):
        card = s.strip[seat][field]
        if is_country(card):
            value = VALUE[field // SIDES][card]
            if mask == 0 or beats(field, value, best):
                mask = 1 << seat
                best = value
            elif value == best:
                mask |= 1 << seat
    return mask


def beats(field: int, value: int, other: int) -> bool:
    """§4.2 Above the strip the higher figure wins, below it the lower one."""
    return value > other if is_above(field) else value < other


def is_above(field: int) -> bool:
    """§3.1 Odd numbers lie above; the first field has the index 0."""
    return field % SIDES == 0


def countries(s: State, field: int) -> int:
    """§4.4 How many country cards lie on a field; jokers are no part of a trick."""
    count = 0
    for seat in range(s.seats):
        if is_country(s.strip[seat][field]):
            count += 1
    return count


def trick_card(s: State, turn: int) -> int:
    """Country number `turn` on the open field, in the order of the seats."""
    seat = 0
    skipped = 0
    while skipped < turn or not is_country(s.strip[seat][s.field]):
        if is_country(s.strip[seat][s.field]):
            skipped += 1
        seat += 1
    return s.strip[seat][s.field]


def begin_jokers(s: State) -> None:
    """§6.1 Once the trick is split, the jokers go to their owners."""
    s.phase = JOKERS
    s.choices = 1
    for seat in range(s.seats):
        if s.strip[seat][s.field] >= COUNTRY_CARDS:
            s.deciders |= 1 << seat


def lay_choices(s: State) -> None:
    """§5, §6, §7.2 Every decider lays its cards where it chose to; §9.1 closed, when quick."""
    for seat in range(s.seats):
        if s.deciders >> seat & 1:
            for turn in range(s.choices):
                pile = CLOSED if s.quick else s.sealed[seat][turn]
                lay(s, seat, card_in_turn(s, seat, turn), pile)
            unseal(s, seat)
    if s.phase == TRICK:
        remove_rest(s)
    s.deciders = 0


def lay(s: State, seat: Seat, card: int, pile: int) -> None:
    """A card comes to lie on a pile of the seat, for good (§5.4) or to be assigned (§7.1)."""
    if s.phase == ASSIGN:
        s.height[seat][BOTH] -= 1
    s.where[card] = seat * PILES + pile
    s.height[seat][pile] += 1


def remove_rest(s: State) -> None:
    """§4.3 Where the best are level, the other countries leave the game."""
    for seat in range(s.seats):
        card = s.strip[seat][s.field]
        if is_country(card) and s.where[card] == NONE:
            s.where[card] = REMOVED


def end_round(s: State) -> None:
    """§2.2 All cards placed are done with."""
    s.round += 1
    s.dealt = 0
    s.field = FIELDS


def begin_assigning(s: State) -> None:
    """§7.2 Russia's owner first, then Turkey's; who owns both decides both at once."""
    s.phase = ASSIGN
    owner = NONE
    for seat in range(s.seats):
        if is_unassigned(s, seat, RUSSIA) or (owner == NONE and is_unassigned(s, seat, TURKEY)):
            owner = seat
    if owner == NONE:
        s.phase = OVER
    else:
        s.deciders = 1 << owner
        s.choices = s.height[owner][BOTH]


def is_unassigned(s: State, seat: Seat, card: int) -> bool:
    """Does the card lie open before the seat, its continent not chosen yet?"""
    return s.where[card] == seat * PILES + BOTH


def dual_in_turn(s: State, seat: Seat, turn: int) -> int:
    """Russia comes before Turkey, if the seat has both to assign."""
    if turn == 0 and (s.choices > 1 or is_unassigned(s, seat, RUSSIA)):
        return RUSSIA
    return TURKEY


def score(s: State, seat: Seat) -> int:
    """§8.2, §8.5 Points for continents and for the closed pile, as things lie now."""
    points = s.height[seat][CLOSED]
    for continent in range(CONTINENTS):
        points += majority(s, seat, continent)
    return points


def majority(s: State, seat: Seat, continent: int) -> int:
    """§8.3, §8.4 A point a card for the highest pile; equals share, rounded up."""
    height = s.height[seat][continent]
    sharers = 0
    for other in range(s.seats):
        if s.height[other][continent] > height:
            return 0
        if s.height[other][continent] == height:
            sharers += 1
    return (height + sharers - 1) // sharers


def place(s: State, seat: Seat) -> int:
    """§8.6 1 for the best; of equals the one that won Antarctica is ahead, else they share."""
    mine = score(s, seat)
    rank = 1
    for other in range(s.seats):
        points = score(s, other)
        if points > mine or (points == mine and other != seat and owner_of_antarctica(s) == other):
            rank += 1
    return rank


def owner_of_antarctica(s: State) -> int:
    """The seat on one of whose piles it lies; no seat's number if there is none."""
    return s.where[ANTARCTICA] // PILES if s.where[ANTARCTICA] != NONE else NONE


def reason(s: State) -> int:
    """§8.1 There is one way to end: after the last round."""
    return 0


def redact(s: State, seat: Seat) -> None:
    """§10 Blank the stock, other hands, other cards face down, and what others have sealed."""
    for i in range(left(s)):
        s.stock[i] = HIDDEN
    for other in range(s.seats):
        if other != seat:
            blank_cards(s, other)
    if not is_alone(s.deciders):
        hide_sealed(s, seat)


def blank_cards(s: State, other: int) -> None:
    """§10.1 A hand, and what lies face down."""
    for i in range(hand_size(s)):
        if s.hand[other][i] != NONE:
            s.hand[other][i] = HIDDEN
    for field in range(s.field + 1, FIELDS):
        if s.strip[other][field] != NONE:
            s.strip[other][field] = HIDDEN


def sees(s: State, seat: Seat, actor: Actor, action: Action) -> bool:
    """§10 May this seat know what was done here? A deal is its receiver's, a choice its owner's."""
    if s.phase == DEAL:
        return seat == s.dealt // hand_size(s)
    return seat == actor or is_alone(s.deciders)


def imagine(s: State, seat: Seat, seed: int) -> None:
    """Put all unseen cards into the stock and deal them to the blanks, as the rules allow."""
    key = stream(seed, 0)
    count = gather_unseen(s)
    if s.stock[0] == ANTARCTICA:
        count = imagine_antarctica(s, key, count)
    for other in range(s.seats):
        if other != seat:
            count = fill_cards(s, other, key, count)
    if count < left(s):
        s.stock[count] = ANTARCTICA
    for other in range(s.seats):
        if other != seat:
            imagine_choices(s, other, key)


def gather_unseen(s: State) -> int:
    """Fill the stock with every card that is nowhere to be seen, rising; how many they are."""
    mark_seen(s, NONE, SEEN)
    count = 0
    for card in range(CARDS):
        if s.where[card] == NONE:
            s.stock[count] = card
            count += 1
    mark_seen(s, SEEN, NONE)
    return count


def mark_seen(s: State, before: int, after: int) -> None:
    """Give the cards seen in hands and on fields another mark."""
    for seat in range(s.seats):
        for i in range(hand_size(s)):
            if s.hand[seat][i] >= 0:
                s.where[s.hand[seat][i]] = after
        for field in range(FIELDS):
            card = s.strip[seat][field]
            if card >= 0 and s.where[card] == before:
                s.where[card] = after


def imagine_antarctica(s: State, key: int, count: int) -> int:
    """Put it on a blank that it fits or aside, for the stock; how many cards are left to deal."""
    if s.phase == DEAL or s.phase == PLACE:
        return count  # any hand may hold it, so it is dealt like the others
    blanks = 0
    for seat in range(s.seats):
        for field in range(FIELDS):
            if is_blank_for_antarctica(s, seat, field):
                blanks += 1
    spot = draw(key, 0, blanks + left(s))
    take_out(s.stock, 0, count)
    if spot < blanks:
        lay_antarctica(s, spot)
    return count - 1


def is_blank_for_antarctica(s: State, seat: Seat, field: int) -> bool:
    """May it be the card that lies here unseen?"""
    return s.strip[seat][field] == HIDDEN and ALLOWED_FIELDS[ANTARCTICA] >> field & 1 == 1


def lay_antarctica(s: State, spot: int) -> None:
    """Onto the blank of this index among those that it fits."""
    skipped = 0
    for seat in range(s.seats):
        for field in range(FIELDS):
            if is_blank_for_antarctica(s, seat, field):
                if skipped == spot:
                    s.strip[seat][field] = ANTARCTICA
                skipped += 1


def fill_cards(s: State, other: int, key: int, count: int) -> int:
    """Deal a seat what is blank before it; how many cards are left."""
    for i in range(hand_size(s)):
        if s.hand[other][i] == HIDDEN:
            take_up(s, other, i, take_out(s.stock, draw(key, count, count), count))
            count -= 1
    for field in range(FIELDS):
        if s.strip[other][field] == HIDDEN:
            s.strip[other][field] = take_out(s.stock, draw(key, count, count), count)
            count -= 1
    return count


def imagine_choices(s: State, other: int, key: int) -> None:
    """Whatever this seat has sealed unseen, it may have been any choice it had."""
    if s.sealed[other][0] != HIDDEN:
        return
    made = sealed(s, other)
    unseal(s, other)
    for turn in range(made):
        mask = options(s, other)
        pick = draw(key, CARDS + 1 + other * LARGEST_HAND + turn, bits(mask))
        s.sealed[other][turn] = bit_number(mask, pick)
