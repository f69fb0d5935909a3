"""Countries: a growing row that anybody may doubt. The clauses (§) are those of RULES.md.

What is hidden here is not who holds what but the data side of the cards: `rank`.
"""

from mappamundi.circle import after
from mappamundi.draws import draw, stream
from mappamundi.games.countries.facts import (
    CARDS,
    CATEGORIES,
    COPIES,
    GUESS_OF,
    GUESSES,
    HAND,
    MOST_ROWS,
    MOST_TIES,
    PENALTY,
    PEOPLE,
    POPULATION,
    RANK,
    SEATS,
)
from mappamundi.masks import bit_number, bits
from mappamundi.record import HIDDEN, NATURE, NONE, Action, Actor, Record, Seat, cells
from mappamundi.rows import place_by_fewest, swap, take_out
from mappamundi.sealing import hide_sealed, seal, unseal

DEAL = 0  # hands are dealt, one draw a card
CATEGORY = 1  # a category card that nobody has seen yet is uncovered
TOP = 2  # the top of the draw pile is uncovered
LOT = 3  # the first team is drawn
GUESS = 4  # all teams guess, sealed
PLAY = 5  # a team chooses a card to place, or doubts
PLACE = 6  # and then where the card goes
OVER = 7
# What nobody decides: done at once, one after the other, until somebody must.
OPEN = 8  # the pile needs an open top
DRAW = 9  # whoever a check went against draws on
END = 10  # the row is cleared away
BEGIN = 11  # a row is begun
LAY = 12  # its start card is laid
UNDECIDED = OPEN  # the first of these

DOUBT = CARDS  # the action; the others of that phase are cards
SEEN = 256  # in `imagine`: added to a cell for each card that bears a rank openly


class State(Record):
    """Everything there is to know about a game."""

    seats: int = 0
    limit: int = 0  # rows after which the game ends
    by_guess: int = 0  # 1: the first team is the best guesser
    phase: int = DEAL
    then: int = NONE  # what follows when the top is uncovered
    turn: int = 0  # team to act; while dealing, team to get a card
    last: int = NONE  # team that placed last in this row
    chosen: int = NONE  # card chosen by the team to act, still in its hand
    drawer: int = NONE  # team that the last check went against
    owed: int = 0  # cards it has still to draw
    finished: int = 0  # rows finished
    # The guess for the start.
    tied: int = 0  # teams still in it, as a bit mask
    ties: int = 0  # guesses that ended level
    aside: int = NONE  # card guessed at before
    sealed: list[list[int]] = cells(SEATS, 1, fill=NONE)
    guessed: list[int] = cells(SEATS, fill=NONE)  # what was guessed, once it is open
    # Where the cards are. The first `pile` cells of `stock` are the draw pile under its top, in no
    # order; its last `discarded` cells the discard, the latest card foremost.
    top: int = NONE
    pile: int = CARDS
    discarded: int = 0
    checked: int = 0  # the latest of the discard that came from one row, or 0 if shuffled in
    stock: list[int] = cells(CARDS)
    length: int = 0
    row: list[int] = cells(CARDS, fill=NONE)  # from Minus to Plus
    held: list[int] = cells(SEATS)
    first: list[int] = cells(SEATS, fill=NONE)  # team -> the card it got last
    # Card -> the next one in the same hand; in a row, how many lay there before it.
    following: list[int] = cells(CARDS, fill=NONE)
    order: list[int] = cells(CATEGORIES)  # the cycle of categories, as far as it was seen
    # The data sides.
    turned: list[int] = cells(CARDS)  # card -> 1 once all have seen its data
    rank: list[list[int]] = cells(CARDS, CATEGORIES)  # card, category -> place of its figure


def setup(s: State, seats: int, by_guess: int, rows: int) -> None:
    """§1 All cards in the pile, with their figures; nothing dealt, no category seen."""
    s.seats = seats
    s.by_guess = by_guess
    s.limit = rows if rows > 0 else MOST_ROWS
    s.tied = (1 << seats) - 1
    for card in range(CARDS):
        s.stock[card] = card
        for category in range(CATEGORIES):
            s.rank[card][category] = RANK[card][category]
    for category in range(CATEGORIES):
        s.order[category] = category


def current(s: State) -> int:
    """§2.4 The category that the row goes by."""
    return s.order[s.finished % CATEGORIES]


def waiting(s: State) -> int:
    """Who must decide now, as a bit mask."""
    if s.phase == PLAY or s.phase == PLACE:
        return 1 << s.turn
    if s.phase == GUESS:
        return unguessed(s)
    if s.phase == OVER:
        return 0
    return 1 << NATURE


def is_begun(s: State, seat: Seat) -> bool:
    """§4.3, §4.4 A card is named: where it goes is the other half of the same decision."""
    return s.phase == PLACE and s.turn == seat


def unguessed(s: State) -> int:
    """§3.2 The teams that have still to guess."""
    mask = 0
    for seat in range(s.seats):
        if s.tied >> seat & 1 and s.sealed[seat][0] == NONE:
            mask |= 1 << seat
    return mask


def outcomes(s: State) -> int:
    """A card of the pile, a category not seen yet, or a team of those in the lot."""
    if s.phase == LOT:
        return bits(s.tied)
    if s.phase == CATEGORY:
        return CATEGORIES - s.finished
    return s.pile


def legal(s: State, seat: Seat, out: list[int]) -> int:
    """§4.2, §4.3 A card of the own hand or, if somebody has placed, a doubt; §4.4 any place."""
    if s.phase == PLAY:
        count = list_hand(s, seat, out)
        if can_doubt(s):
            out[count] = DOUBT
            count += 1
        return count
    count = GUESSES if s.phase == GUESS else s.length + 1
    for i in range(count):
        out[i] = i
    return count


def list_hand(s: State, seat: Seat, out: list[int]) -> int:
    """Write down the cards of a hand; how many there are."""
    count = 0
    card = s.first[seat]
    while card != NONE:
        out[count] = card
        count += 1
        card = s.following[card]
    return count


def can_doubt(s: State) -> bool:
    """§4.2 Not while only the start card lies there."""
    return s.length > 1


def is_legal(s: State, seat: Actor, action: Action) -> bool:
    """May this team do this now?"""
    if not waiting(s) >> seat & 1 or action < 0:
        return False
    if seat == NATURE:
        return action < outcomes(s)
    if s.phase == GUESS:
        return action < GUESSES
    if s.phase == PLACE:
        return action <= s.length
    return can_doubt(s) if action == DOUBT else holds(s, seat, action)


def holds(s: State, seat: Seat, card: int) -> bool:
    """Is the card in this hand?"""
    mine = s.first[seat]
    while mine != NONE and mine != card:
        mine = s.following[mine]
    return mine != NONE


def apply(s: State, seat: Actor, action: Action) -> None:
    """Do what was chosen."""
    if s.phase == PLAY:
        play(s, seat, action)
    elif s.phase == PLACE:
        place_card(s, seat, action)
    elif s.phase == TOP:
        uncover_top(s, action)
    elif s.phase == DEAL:
        deal(s, action)
    elif s.phase == CATEGORY:
        uncover_category(s, action)
    elif s.phase == GUESS:
        guess(s, seat, action)
    else:
        draw_lot(s, action)
    while s.phase >= UNDECIDED:
        go_on(s)


def go_on(s: State) -> None:
    """The next thing that follows by itself."""
    if s.phase == OPEN:
        open_top(s)
    elif s.phase == DRAW:
        draw_card(s)
    elif s.phase == END:
        end_row(s)
    elif s.phase == BEGIN:
        begin_row(s)
    else:
        lay_start_card(s)


def take(s: State, pick: int) -> int:
    """Take a card out of the pile, where it lay in no order."""
    s.pile -= 1
    return take_out(s.stock, pick, s.pile + 1)


def receive(s: State, seat: Seat, card: int) -> None:
    """A card comes to a hand."""
    s.following[card] = s.first[seat]
    s.first[seat] = card
    s.held[seat] += 1


def deal(s: State, pick: int) -> None:
    """§2.1 Seven cards each, names up."""
    receive(s, s.turn, take(s, pick))
    if s.held[s.turn] == HAND:
        s.turn += 1
        if s.turn == s.seats:
            s.phase = CATEGORY


def uncover_category(s: State, pick: int) -> None:
    """§2.4 Category cards come up in an order that nobody knows before the sixth."""
    swap(s.order, s.finished + pick, s.finished)
    if s.finished > 0:
        s.phase = LAY
    else:
        s.then = GUESS if s.by_guess else LOT
        s.phase = OPEN


def open_top(s: State) -> None:
    """§2.3 The name on top of the pile is always open, if there is a card left anywhere."""
    if s.pile == 0:
        reuse_discard(s)
    s.phase = TOP if s.pile > 0 else s.then


def reuse_discard(s: State) -> None:
    """§7.1 When the pile is used up, the discard is shuffled and becomes the pile."""
    for i in range(CARDS - s.discarded, CARDS):
        s.stock[s.pile] = s.stock[i]
        s.pile += 1
    for i in range(s.pile, CARDS):
        s.stock[i] = NONE
    s.discarded = 0
    s.checked = 0


def uncover_top(s: State, pick: int) -> None:
    """§2.3 A new top; then the game goes on."""
    s.top = take(s, pick)
    s.phase = s.then


def draw_lot(s: State, pick: int) -> None:
    """§3.1, §3.4 The pick-th of the teams that may begin."""
    begin(s, bit_number(s.tied, pick))


def guess(s: State, seat: Seat, step: int) -> None:
    """§3.2 Sealed, until every team has guessed."""
    seal(s, seat, step)
    if unguessed(s) == 0:
        open_guesses(s)


def open_guesses(s: State) -> None:
    """§3.3 The card is turned: the closest guess begins."""
    s.turned[s.top] = 1
    people = PEOPLE[s.rank[s.top][POPULATION]]
    closest = closest_guess(s, people)
    for seat in range(s.seats):
        s.guessed[seat] = s.sealed[seat][0]
        if s.tied >> seat & 1 and miss(s, seat, people) > closest:
            s.tied ^= 1 << seat
    for seat in range(s.seats):
        unseal(s, seat)
    settle_guess(s)


def miss(s: State, seat: Seat, people: int) -> int:
    """§3.3 How far a team's guess is from the truth."""
    return abs(GUESS_OF[s.sealed[seat][0]] - people)


def closest_guess(s: State, people: int) -> int:
    """§3.3 The smallest miss of all."""
    closest = GUESS_OF[GUESSES - 1]
    for seat in range(s.seats):
        if s.tied >> seat & 1:
            closest = min(closest, miss(s, seat, people))
    return closest


def settle_guess(s: State) -> None:
    """§3.4 Teams that are level guess at the next card; after the second time lots are drawn."""
    if bits(s.tied) == 1:
        draw_lot(s, 0)
        return
    s.ties += 1
    if s.ties == MOST_TIES:
        s.phase = LOT
    else:
        s.aside = s.top
        s.top = NONE
        s.then = GUESS
        s.phase = OPEN


def begin(s: State, seat: Seat) -> None:
    """§3.5 The first team is known; cards that were guessed at are shuffled in again."""
    s.turn = seat
    if s.by_guess:
        put_back(s, s.top)
        if s.aside != NONE:
            put_back(s, s.aside)
            s.aside = NONE
        s.top = NONE
        s.then = LAY
        s.phase = OPEN
    else:
        s.phase = LAY


def put_back(s: State, card: int) -> None:
    """A card goes back into the pile."""
    s.stock[s.pile] = card
    s.pile += 1


def lay_start_card(s: State) -> None:
    """§4.1 The top of the pile begins the row; it is nobody's card."""
    s.row[0] = s.top
    s.following[s.top] = 0
    s.length = 1
    s.last = NONE
    s.top = NONE
    s.then = PLAY
    s.phase = OPEN


def play(s: State, seat: Seat, action: Action) -> None:
    """§4.3 Either a card of the hand is to be placed, or the row is doubted."""
    if action == DOUBT:
        turn_row(s)
        punish(s, seat if is_right(s) else s.last)
    else:
        s.chosen = action
        s.phase = PLACE


def place_card(s: State, seat: Seat, spot: int) -> None:
    """§4.4 Into the row at any place, the other cards keeping their order."""
    leave_hand(s, seat, s.chosen)
    for i in range(s.length, spot, -1):
        s.row[i] = s.row[i - 1]
    s.row[spot] = s.chosen
    s.following[s.chosen] = s.length
    s.length += 1
    s.chosen = NONE
    s.last = seat
    if s.held[seat] == 0:
        check_last_card(s, seat)
    else:
        s.turn = after(s, seat)
        s.phase = PLAY


def leave_hand(s: State, seat: Seat, card: int) -> None:
    """The card is no longer in the hand."""
    if s.first[seat] == card:
        s.first[seat] = s.following[card]
    else:
        before = s.first[seat]
        while s.following[before] != card:
            before = s.following[before]
        s.following[before] = s.following[card]
    s.following[card] = NONE
    s.held[seat] -= 1


def turn_row(s: State) -> None:
    """§5.1 Every card of the row is turned: all six figures are public from now on."""
    for i in range(s.length):
        s.turned[s.row[i]] = 1


def is_right(s: State) -> bool:
    """§5.2 No figure is smaller than the one to its left; equals may lie either way."""
    category = current(s)
    for i in range(1, s.length):
        if s.rank[s.row[i]][category] < s.rank[s.row[i - 1]][category]:
            return False
    return True


def check_last_card(s: State, seat: Seat) -> None:
    """§6.1, §6.2 A last card is checked at once: it wins, or its team draws."""
    turn_row(s)
    if is_right(s):
        s.phase = OVER
    else:
        punish(s, seat)


def punish(s: State, seat: Seat) -> None:
    """§5.3 Two cards for whoever the check went against."""
    s.drawer = seat
    s.owed = PENALTY
    s.phase = DRAW


def draw_card(s: State) -> None:
    """§5.4 The open top, then the next one; §7.2 if there is none, that was all."""
    if s.owed > 0 and s.top != NONE:
        receive(s, s.drawer, s.top)
        s.owed -= 1
        s.top = NONE
        s.then = DRAW
        s.phase = OPEN
    else:
        s.phase = END


def end_row(s: State) -> None:
    """§5.5 The row is cleared away; then the next one, unless it was the last."""
    s.owed = 0
    if s.length > 0:
        discard_row(s)
    if s.held[s.drawer] == 0:
        draw_from_the_row(s)
    elif s.finished == s.limit:
        s.phase = OVER
    else:
        s.turn = after(s, s.drawer)
        s.then = BEGIN
        # §7.2 Is there no start card, it comes out of the row just cleared.
        s.phase = BEGIN if s.top != NONE else OPEN


def discard_row(s: State) -> None:
    """§5.5 The row is finished, its cards go to the discard."""
    for i in range(s.length):
        s.discarded += 1
        s.stock[CARDS - s.discarded] = s.row[i]
        s.row[i] = NONE
    s.checked = s.length
    s.length = 0
    s.finished += 1


def draw_from_the_row(s: State) -> None:
    """§7.3 A team without a card, when there was none to draw, gets one of the row just cleared."""
    s.owed = 1
    s.then = DRAW
    s.phase = OPEN


def begin_row(s: State) -> None:
    """§5.6 The next category, new as long as the cycle is not known."""
    s.phase = CATEGORY if s.finished < CATEGORIES else LAY


def score(s: State, seat: Seat) -> int:
    """§6.3 Each card still held counts one less than nothing."""
    return -s.held[seat]


def place(s: State, seat: Seat) -> int:
    """§6.3 1 for the fewest cards; equals share a place."""
    return place_by_fewest(s.held, s.seats, seat)


def reason(s: State) -> int:
    """§6.1, §6.3 A last card lay right, or the last row is over."""
    for seat in range(s.seats):
        if s.held[seat] == 0:
            return 0
    return 1


def redact(s: State, seat: Seat) -> None:
    """§8 Blank the figures of every card that was never turned, and what others have sealed."""
    for card in range(CARDS):
        if s.turned[card] == 0:
            for category in range(CATEGORIES):
                s.rank[card][category] = HIDDEN
    hide_sealed(s, seat)


def sees(s: State, seat: Seat, actor: Actor, action: Action) -> bool:
    """§8 May this team know what was done here? Everything but the guess of another."""
    return s.phase != GUESS or seat == actor


def imagine(s: State, seat: Seat, seed: int) -> None:
    """Give the unseen figures to the unseen cards, each category by itself, all ways as likely."""
    for category in range(CATEGORIES):
        fill_ranks(s, category)
        shuffle_ranks(s, category, stream(seed, category))
    key = stream(seed, CATEGORIES)
    for other in range(s.seats):
        if s.sealed[other][0] == HIDDEN:
            s.sealed[other][0] = draw(key, other, GUESSES)


def fill_ranks(s: State, category: int) -> None:
    """Put the unseen ranks into the blanks in rising order.

    While this goes on, the cell of card number r also counts how often rank r is seen openly.
    """
    for card in range(CARDS):
        if s.turned[card]:
            s.rank[s.rank[card][category] % SEEN][category] += SEEN
    card = 0
    for rank in range(CARDS):
        seen = (s.rank[rank][category] - HIDDEN) // SEEN
        for _ in range(COPIES[rank][category] - seen):
            while s.turned[card]:
                card += 1
            s.rank[card][category] += rank - HIDDEN
            card += 1
    for card in range(CARDS):
        s.rank[card][category] %= SEEN


def shuffle_ranks(s: State, category: int, key: int) -> None:
    """Exchange the ranks of the unseen cards at random."""
    counter = 0
    for card in range(CARDS - 1, 0, -1):
        if s.turned[card] == 0:
            other = draw(key, counter, card + 1)
            counter += 1
            while s.turned[other]:
                other = draw(key, counter, card + 1)
                counter += 1
            rank = s.rank[card][category]
            s.rank[card][category] = s.rank[other][category]
            s.rank[other][category] = rank
