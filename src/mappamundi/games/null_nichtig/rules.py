"""Null & Nichtig: only the tops of the piles count. The clauses (§) are those of RULES.md."""

from mappamundi.circle import after
from mappamundi.draws import draw, stream
from mappamundi.games.null_nichtig.facts import (
    CARDS,
    COLOUR,
    COLOURS,
    CROWDED,
    CROWDED_HAND,
    CROWDED_START_CARDS,
    HAND,
    NUMBER,
    SEATS,
    START_CARDS,
    TEAMS,
)
from mappamundi.record import HIDDEN, NATURE, NONE, Action, Actor, Record, Seat, cells
from mappamundi.rows import find, list_others, locate, swap
from mappamundi.sealing import hide_sealed, is_sealed, seal, sealed, unseal

LOT = 0  # the dealer is drawn
DEAL = 1  # cards are dealt, one draw each
LAY = 2  # all seats choose their start cards, sealed
PLAY = 3  # tricks
OVER = 4


class State(Record):
    """Everything there is to know about a game."""

    seats: int = 0
    teams: int = 0  # 1: two teams, seats alternate
    limit: int = 0  # a total above this ends the game, or 0: as many rounds as seats
    phase: int = LOT
    round: int = 0  # rounds finished
    first: int = 0  # seat that leads the first trick of the round
    lead: int = 0  # seat that led this trick
    turn: int = 0  # seat to play
    dealt: int = 0  # cards dealt in this round
    # All cards, in the order dealt: a seat's hand starts at seat × hand size. The first
    # `held[seat]` of it are still held, the others were laid or played, the last one first.
    cards: list[int] = cells(CARDS)
    held: list[int] = cells(SEATS)
    sealed: list[list[int]] = cells(SEATS, START_CARDS, fill=NONE)
    table: list[int] = cells(SEATS, fill=NONE)  # the trick: card played by each seat
    top: list[list[int]] = cells(SEATS, COLOURS, fill=NONE)  # seat, colour -> card on the pile
    height: list[list[int]] = cells(SEATS, COLOURS)  # seat, colour -> cards in the pile
    scored: list[int] = cells(SEATS)  # points of the last finished round
    total: list[int] = cells(SEATS)  # points of all finished rounds


def setup(s: State, seats: int, teams: int, to_target: int, target: int) -> None:
    """§1.1 A full pack; the dealer is still to be drawn."""
    s.seats = seats
    s.teams = teams
    s.limit = target if to_target else 0
    for card in range(CARDS):
        s.cards[card] = card


def hand_size(s: State) -> int:
    """§2.1, §2.2 How many cards a seat is dealt."""
    return CROWDED_HAND if s.seats == CROWDED else HAND


def start_cards(s: State) -> int:
    """§3.1 How many cards a seat lays down before the first trick."""
    return CROWDED_START_CARDS if s.seats == CROWDED else START_CARDS


def waiting(s: State) -> int:
    """Who must decide now, as a bit mask."""
    if s.phase == PLAY:
        return 1 << s.turn
    if s.phase <= DEAL:
        return 1 << NATURE
    return unready(s) if s.phase == LAY else 0


def unready(s: State) -> int:
    """The seats whose start cards are not all chosen."""
    last = start_cards(s) - 1
    mask = 0
    for seat in range(s.seats):
        if s.sealed[seat][last] == NONE:
            mask |= 1 << seat
    return mask


def outcomes(s: State) -> int:
    """A dealer, or a card of those not dealt."""
    return s.seats if s.phase == LOT else CARDS - s.dealt


def legal(s: State, seat: Seat, out: list[int]) -> int:
    """§3.1, §4.2 Any card in hand, but no start card twice."""
    base = seat * hand_size(s)
    held = s.held[seat]
    if s.phase == PLAY:
        for i in range(held):
            out[i] = s.cards[base + i]
        return held
    # While a seat chooses, its third cell is empty.
    return list_others(s.cards, base, base + held, s.sealed[seat][0], s.sealed[seat][1], out)


def is_legal(s: State, seat: Actor, action: Action) -> bool:
    """May this seat choose this card now?"""
    if not waiting(s) >> seat & 1:
        return False
    if seat == NATURE:
        return 0 <= action < outcomes(s)
    if s.phase == LAY and is_sealed(s, seat, action):
        return False
    return action >= 0 and place_in_hand(s, seat, action) != NONE


def place_in_hand(s: State, seat: Seat, card: int) -> int:
    """Where a card of the hand lies, or NONE."""
    base = seat * hand_size(s)
    return find(s.cards, card, base, base + s.held[seat])


def apply(s: State, seat: Actor, action: Action) -> None:
    """Do what was chosen."""
    if s.phase == PLAY:
        play(s, seat, action)
    elif s.phase == DEAL:
        deal(s, action)
    elif s.phase == LAY:
        choose_start_card(s, seat, action)
    else:
        make_dealer(s, action)


def make_dealer(s: State, dealer: int) -> None:
    """§4.1 The seat left of the dealer, who is drawn by lot, leads first."""
    s.first = after(s, dealer)
    s.phase = DEAL


def deal(s: State, pick: int) -> None:
    """§2.1 The next card: one of those not dealt yet, which have no order."""
    swap(s.cards, s.dealt + pick, s.dealt)
    size = hand_size(s)
    s.held[s.dealt // size] += 1
    s.dealt += 1
    if s.dealt == size * s.seats:
        s.phase = LAY


def choose_start_card(s: State, seat: Seat, card: int) -> None:
    """§3.1 Sealed, until everyone has chosen."""
    seal(s, seat, card)
    if s.sealed[seat][start_cards(s) - 1] != NONE and unready(s) == 0:
        lay_start_cards(s)


def lay_start_cards(s: State) -> None:
    """§3.1, §3.2 All are laid down together, each seat's in the order it chose."""
    for seat in range(s.seats):
        for i in range(start_cards(s)):
            leave_hand(s, seat, s.sealed[seat][i])
            stack(s, seat, s.sealed[seat][i])
        unseal(s, seat)
    s.lead = s.first
    s.turn = s.first
    s.phase = PLAY


def leave_hand(s: State, seat: Seat, card: int) -> None:
    """The card goes behind those still held."""
    base = seat * hand_size(s)
    s.held[seat] -= 1
    last = base + s.held[seat]
    s.cards[locate(s.cards, card, base)] = s.cards[last]
    s.cards[last] = card


def stack(s: State, seat: Seat, card: int) -> None:
    """§4.4 On the seat's pile of that colour, or as a new pile."""
    colour = COLOUR[card]
    s.top[seat][colour] = card
    s.height[seat][colour] += 1


def play(s: State, seat: Seat, card: int) -> None:
    """§4.2 One card each, clockwise."""
    leave_hand(s, seat, card)
    s.table[seat] = card
    s.turn = after(s, seat)
    if s.turn == s.lead:
        take_trick(s)


def trick_winner(s: State) -> int:
    """§4.3 The highest number takes the trick, the first played of equals."""
    winner = s.lead
    highest = NUMBER[s.table[winner]]
    seat = after(s, winner)
    while seat != s.lead:
        if NUMBER[s.table[seat]] > highest:
            winner = seat
            highest = NUMBER[s.table[winner]]
        seat = after(s, seat)
    return winner


def take_trick(s: State) -> None:
    """§4.4, §4.5 The winner stacks its own card, then the others clockwise, and leads."""
    winner = trick_winner(s)
    seat = winner
    for _ in range(s.seats):
        stack(s, winner, s.table[seat])
        s.table[seat] = NONE
        seat = after(s, seat)
    s.lead = winner
    s.turn = winner
    if s.held[winner] == 0:
        end_round(s)


def showing(s: State, seat: Seat) -> int:
    """§5.1 The sum of the tops of the seat's piles."""
    points = 0
    for colour in range(COLOURS):
        if s.top[seat][colour] != NONE:
            points += NUMBER[s.top[seat][colour]]
    return points


def end_round(s: State) -> None:
    """§5, §6 Score the tops; go on with the next deal, or end the game."""
    for seat in range(s.seats):
        s.scored[seat] = showing(s, seat)
        s.total[seat] += s.scored[seat]
    s.round += 1
    if is_last_round(s):
        s.phase = OVER
    else:
        s.first = next_leader(s)
        clear_table(s)
        s.phase = DEAL


def is_last_round(s: State) -> bool:
    """§6.1 As many rounds as seats; §6.2 or until one seat is above the limit."""
    if s.limit == 0:
        return s.round == s.seats
    for seat in range(s.seats):
        if s.total[seat] > s.limit:
            return True
    return False


def next_leader(s: State) -> int:
    """§5.2 The lowest of the round; of equals the lower total, then the first clockwise."""
    seat = after(s, s.first)
    best = seat
    for _ in range(s.seats - 1):
        seat = after(s, seat)
        if s.scored[seat] < s.scored[best] or (
            s.scored[seat] == s.scored[best] and s.total[seat] < s.total[best]
        ):
            best = seat
    return best


def clear_table(s: State) -> None:
    """§2.3 All cards are shuffled together again."""
    s.dealt = 0
    for seat in range(s.seats):
        for colour in range(COLOURS):
            s.top[seat][colour] = NONE
            s.height[seat][colour] = 0


def score(s: State, seat: Seat) -> int:
    """Points so far, the running round counted as it lies."""
    return s.total[seat] if s.phase == OVER else s.total[seat] + showing(s, seat)


def sides(s: State) -> int:
    """§7.1 Two teams, or every seat on its own."""
    return TEAMS if s.teams else s.seats


def side_of(s: State, seat: Seat) -> int:
    """§7.1 The team of a seat, to which every other one belongs; or the seat on its own."""
    return seat % sides(s)


def side_score(s: State, side: int) -> int:
    """§7.2 The points of a team, or of a seat on its own."""
    if s.teams == 0:
        return score(s, side)
    points = 0
    for seat in range(side, s.seats, TEAMS):
        points += score(s, seat)
    return points


def place(s: State, seat: Seat) -> int:
    """§6.3 1 for the best; equals share a place, and so does a team."""
    mine = side_score(s, side_of(s, seat))
    rank = 1
    for side in range(sides(s)):
        if side_score(s, side) > mine:
            rank += 1
    return rank


def reason(s: State) -> int:
    """§6.1, §6.2 All rounds are played, or somebody has passed the target."""
    return 1 if s.limit > 0 else 0


def redact(s: State, seat: Seat) -> None:
    """§8 Blank other hands, the cards not dealt and what others have sealed."""
    size = hand_size(s)
    for other in range(s.seats):
        if other != seat:
            for i in range(s.held[other]):
                s.cards[other * size + i] = HIDDEN
    for i in range(s.dealt, CARDS):
        s.cards[i] = HIDDEN
    hide_sealed(s, seat)


def sees(s: State, seat: Seat, actor: Actor, action: Action) -> bool:
    """§8 May this seat know what was done here? A deal is its receiver's, a choice its owner's."""
    if s.phase == DEAL:
        return seat == s.dealt // hand_size(s)
    return s.phase != LAY or seat == actor


def imagine(s: State, seat: Seat, seed: int) -> None:
    """Deal the unseen cards to the blanks, each possible deal equally likely."""
    key = stream(seed, 0)
    blanks = fill_blanks(s)
    for i in range(blanks - 1, 0, -1):
        swap(s.cards, blank_cell(s, seat, i), blank_cell(s, seat, draw(key, i, i + 1)))
    for other in range(s.seats):
        if other != seat:
            imagine_choice(s, other, key)


def fill_blanks(s: State) -> int:
    """Put the unseen cards into the blank cells in rising order; how many there were."""
    low = 0  # which cards are seen: one bit each, in two words
    high = 0
    for i in range(CARDS):
        card = s.cards[i]
        if card >= 32:
            high |= 1 << (card - 32)
        elif card >= 0:
            low |= 1 << card
    blanks = 0
    i = 0
    for card in range(CARDS):
        is_seen = high >> (card - 32) & 1 if card >= 32 else low >> card & 1
        if not is_seen:
            while s.cards[i] != HIDDEN:
                i += 1
            s.cards[i] = card
            blanks += 1
    return blanks


def blank_cell(s: State, seat: Seat, index: int) -> int:
    """Where the blank of this index lies, counting through the other hands, then the rest."""
    size = hand_size(s)
    for other in range(s.seats):
        if other != seat:
            if index < s.held[other]:
                return other * size + index
            index -= s.held[other]
    return s.dealt + index


def imagine_choice(s: State, other: int, key: int) -> None:
    """Whatever this seat has sealed, it may have been any of its cards."""
    count = sealed(s, other)
    base = other * hand_size(s)
    for i in range(count):
        pick = i + draw(key, CARDS + other * START_CARDS + i, s.held[other] - i)
        swap(s.cards, base + i, base + pick)
        s.sealed[other][i] = s.cards[base + i]
