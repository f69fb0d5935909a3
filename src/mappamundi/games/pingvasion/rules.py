"""Pingvasion: hold what counts where you rule. The clauses (§) are those of RULES.md.

A chair is a place at the table. Seats are the chairs of people; in the game for two there are
also two chairs with dummies (§7).
"""

from mappamundi.circle import after, before
from mappamundi.draws import draw, stream
from mappamundi.games.pingvasion.facts import (
    ABILITY,
    AREA,
    AREAS,
    CARDS,
    DOOMED,
    DUEL,
    DUEL_CHAIRS,
    DUEL_LEFT,
    DUEL_RIGHT,
    DUMMIES,
    FIRST_DUMMY,
    GIFTS,
    HIGHEST,
    KAMIKAZE,
    MOST_HELD,
    MOST_PLAYED,
    NINJA_TWINS,
    PILE,
    REINFORCEMENTS,
    ROUNDS,
    SCOUT,
    SEATS,
    TAPPER,
    VALUE,
)
from mappamundi.record import HIDDEN, NATURE, NONE, Action, Actor, Record, Seat, cells
from mappamundi.rows import find, list_others, take_out
from mappamundi.sealing import hide_sealed, seal, sealed, unseal

DEAL = 0  # everyone draws the start cards
DRAW = 1  # everyone draws reinforcements
PASS = 2  # everyone chooses a card for the left and one for the right, sealed
TAP = 3  # in a duel: the people draw from the dummies
EARLY = 4  # those without a Scout choose what to play, sealed
EARLY_DUMMIES = 5  # dummies without a Scout reveal
LATE = 6  # those with a Scout have seen that, and choose
LATE_DUMMIES = 7  # dummies with a Scout reveal
OVER = 8

DESTROYED = SEATS  # as the place of a card: no chair's

SEALED_DRAWS = CARDS + 1  # numbers of the draws that imagine what others have sealed,
GIFT_DRAWS = SEALED_DRAWS + SEATS * MOST_PLAYED  # and given


class State(Record, bits=8):
    """Everything there is to know about a game."""

    seats: int = 0
    deck: int = 0  # the rulebook's or the printed one
    phase: int = DEAL
    round: int = 0  # rounds finished
    drawn: int = 0  # draws made in this phase, while NATURE deals, reinforces or taps
    # The cards nobody has drawn. They have no order, so all the closed piles, and the cards out
    # of the game, may lie here together: whichever pile one draws from, any of them may come.
    stock: list[int] = cells(CARDS, fill=NONE)
    left: int = 0  # cards in the stock
    # The cards of a hand are the first `held` of the row. A dummy's row is its pile, once that
    # is made of received cards.
    hand: list[list[int]] = cells(SEATS, MOST_HELD, fill=NONE)
    held: list[int] = cells(SEATS)
    fresh: list[int] = cells(DUMMIES)  # how many of the cards dealt to a dummy are left
    # What a dummy was given since its last shuffle: by A and by B in turn, so the even are A's.
    received: list[list[int]] = cells(DUMMIES, MOST_HELD, fill=NONE)
    got: list[int] = cells(DUMMIES)  # how many cards that is
    sealed: list[list[int]] = cells(SEATS, MOST_PLAYED, fill=NONE)  # a choice not opened yet
    gift: list[list[int]] = cells(SEATS, GIFTS, fill=NONE)  # last given to the left and right
    shown: list[list[int]] = cells(SEATS, MOST_PLAYED, fill=NONE)  # revealed in this round
    laid: list[int] = cells(CARDS, fill=NONE)  # card -> chair whose tableau has it, or DESTROYED
    strength: list[list[int]] = cells(SEATS, AREAS)  # chair, area -> sum of the tableau
    twins: list[int] = cells(SEATS)  # 1: must play two cards
    scouts: list[int] = cells(SEATS)  # 1: plays late


def setup(s: State, seats: int, deck: int) -> None:
    """§1.2, §7.2 All cards are in the stock; a dummy has its pile in it too."""
    s.seats = seats
    s.deck = deck
    for card in range(CARDS):
        s.stock[card] = card
    s.left = CARDS
    for dummy in range(dummies(s)):
        s.fresh[dummy] = PILE


def dummies(s: State) -> int:
    """§7.1 How many dummies play along."""
    return DUMMIES if s.seats == DUEL else 0


def chairs(s: State) -> int:
    """§7.1 The seats, and the dummies' places after them."""
    return DUEL_CHAIRS if s.seats == DUEL else s.seats


def left_of(s: State, chair: int) -> int:
    """§3.2, §7.1 The next chair clockwise."""
    return DUEL_LEFT[chair] if s.seats == DUEL else after(s, chair)


def right_of(s: State, chair: int) -> int:
    """§3.2, §7.1 The next chair counter-clockwise."""
    return DUEL_RIGHT[chair] if s.seats == DUEL else before(s, chair)


def waiting(s: State) -> int:
    """Who must decide now, as a bit mask."""
    if s.phase <= DRAW:  # most draws are these
        return 1 << NATURE
    if s.phase == PASS:
        return unready_to_pass(s)
    if s.phase == EARLY or s.phase == LATE:
        return unready_to_play(s)
    if s.phase == OVER:
        return 0
    return 1 << NATURE


def unready_to_pass(s: State) -> int:
    """§3.1 Those who have not chosen two cards."""
    mask = 0
    for seat in range(s.seats):
        if s.sealed[seat][GIFTS - 1] == NONE:
            mask |= 1 << seat
    return mask


def unready_to_play(s: State) -> int:
    """§4.2, §5.1 Those of the group at turn who have not chosen one card, or two with twins."""
    late = group_at_turn(s)
    mask = 0
    for seat in range(s.seats):
        if s.scouts[seat] == late and s.sealed[seat][s.twins[seat]] == NONE:
            mask |= 1 << seat
    return mask


def group_at_turn(s: State) -> int:
    """§4.2 Whose turn it is to send out troops: 1 of those with a Scout, 0 of the others."""
    return 1 if s.phase >= LATE else 0


def outcomes(s: State) -> int:
    """A card of those not drawn, or of a dummy's shuffled pile."""
    if s.phase <= DRAW:
        return s.left
    dummy = tapped(s) if s.phase == TAP else next_dummy(s)
    return s.left if s.fresh[dummy - FIRST_DUMMY] > 0 else s.held[dummy]


def legal(s: State, seat: Seat, out: list[int]) -> int:
    """§3.1, §4.1 Any card in hand, but not one already chosen."""
    chosen = s.sealed[seat][0]
    return list_others(s.hand[seat], 0, s.held[seat], chosen, chosen, out)


def is_legal(s: State, seat: Actor, action: Action) -> bool:
    """May this seat choose this card now?"""
    if not waiting(s) >> seat & 1:
        return False
    if seat == NATURE:
        return 0 <= action < outcomes(s)
    if action < 0 or s.sealed[seat][0] == action:
        return False
    return find(s.hand[seat], action, 0, s.held[seat]) != NONE


def apply(s: State, seat: Actor, action: Action) -> None:
    """Do what was chosen."""
    if s.phase == PASS:
        choose_gift(s, seat, action)
    elif s.phase <= DRAW:
        reinforce(s, action)
    elif s.phase == TAP:
        tap(s, action)
    elif s.phase == EARLY or s.phase == LATE:
        choose_troops(s, seat, action)
    else:
        reveal_dummy(s, action)
    if s.phase >= EARLY:
        deploy(s)


def take(s: State, pick: int) -> int:
    """The card drawn from the stock, whose last card fills the gap."""
    s.left -= 1
    return take_out(s.stock, pick, s.left + 1)


def pick_up(s: State, chair: int, card: int) -> None:
    """Take a card into the hand."""
    s.hand[chair][s.held[chair]] = card
    s.held[chair] += 1


def put_down(s: State, chair: int, index: int) -> int:
    """The card at this place of the hand leaves it; the last card fills the gap."""
    s.held[chair] -= 1
    return take_out(s.hand[chair], index, s.held[chair] + 1)


def put_down_card(s: State, chair: int, card: int) -> int:
    """Take this card out of the hand."""
    return put_down(s, chair, find(s.hand[chair], card, 0, s.held[chair]))


def reinforce(s: State, pick: int) -> None:
    """§2.1, §2.2 Everybody draws two cards, at first as start cards, then in every round."""
    pick_up(s, drawer(s), take(s, pick))
    s.drawn += 1
    if drawer(s) == s.seats:
        s.drawn = 0
        s.phase = DRAW if s.phase == DEAL else PASS


def drawer(s: State) -> int:
    """Who draws the next card of start cards or reinforcements."""
    return s.drawn // REINFORCEMENTS


def choose_gift(s: State, seat: Seat, card: int) -> None:
    """§3.1 First the card for the left, then the one for the right, sealed."""
    seal(s, seat, card)
    if s.sealed[seat][GIFTS - 1] != NONE and unready_to_pass(s) == 0:
        hand_over(s)
        if s.seats == DUEL:
            s.phase = TAP
        else:
            muster(s)


def hand_over(s: State) -> None:
    """§3.3 All give together, so nobody passes on what just came."""
    for seat in range(s.seats):
        for side in range(GIFTS):
            put_down_card(s, seat, s.sealed[seat][side])
    for seat in range(s.seats):
        give(s, seat, left_of(s, seat), 0)
        give(s, seat, right_of(s, seat), 1)
        unseal(s, seat)


def give(s: State, seat: Seat, chair: int, side: int) -> None:
    """§3.2 To a neighbour's hand; §7.3 to a dummy's received cards."""
    card = s.sealed[seat][side]
    if s.seats == DUEL:
        dummy = chair - FIRST_DUMMY
        s.received[dummy][s.got[dummy]] = card
        s.got[dummy] += 1
    else:
        pick_up(s, chair, card)
        s.gift[seat][side] = card


def tapped(s: State) -> int:
    """§7.4 The dummy that is drawn from next: twice from the one, then from the other."""
    return FIRST_DUMMY + s.drawn // DUEL


def tap(s: State, pick: int) -> None:
    """§7.4 The people draw from the dummies."""
    pick_up(s, TAPPER[s.drawn], draw_from_dummy(s, tapped(s), pick))
    s.drawn += 1
    if s.drawn == DUEL * DUMMIES:
        s.drawn = 0
        muster(s)


def draw_from_dummy(s: State, chair: int, pick: int) -> int:
    """§7.2 A card of the pile it was dealt, later of the pile shuffled from what it received."""
    dummy = chair - FIRST_DUMMY
    if s.fresh[dummy] > 0:
        card = take(s, pick)
        s.fresh[dummy] -= 1
    else:
        card = put_down(s, chair, pick)
    if s.fresh[dummy] == 0 and s.held[chair] == 0:
        reshuffle(s, chair)
    return card


def reshuffle(s: State, chair: int) -> None:
    """§7.6 As soon as a dummy's pile is empty, what it received becomes the new one."""
    dummy = chair - FIRST_DUMMY
    for i in range(s.got[dummy]):
        pick_up(s, chair, s.received[dummy][i])
        s.received[dummy][i] = NONE
    s.got[dummy] = 0


def muster(s: State) -> None:
    """§4.1 The troops of the last round have been seen; now choose the next."""
    for chair in range(chairs(s)):
        for i in range(MOST_PLAYED):
            s.shown[chair][i] = NONE
    s.phase = EARLY


def choose_troops(s: State, seat: Seat, card: int) -> None:
    """§4.1, §5.1 One card, or two after Ninja twins, sealed until the whole group is ready."""
    seal(s, seat, card)


def reveal(s: State) -> None:
    """§4.2 The group that chose turns its cards over together."""
    late = group_at_turn(s)
    for seat in range(s.seats):
        if s.scouts[seat] == late:
            for i in range(1 + s.twins[seat]):
                s.shown[seat][i] = put_down_card(s, seat, s.sealed[seat][i])
            unseal(s, seat)


def next_dummy(s: State) -> int:
    """§7.5 A dummy of the group at turn that has not shown all it must, or NONE."""
    late = group_at_turn(s)
    for dummy in range(dummies(s)):
        chair = FIRST_DUMMY + dummy
        if s.scouts[chair] == late and s.shown[chair][s.twins[chair]] == NONE:
            return chair
    return NONE


def reveal_dummy(s: State, pick: int) -> None:
    """§7.5 A dummy plays from the top of its pile."""
    chair = next_dummy(s)
    i = 0 if s.shown[chair][0] == NONE else 1
    s.shown[chair][i] = draw_from_dummy(s, chair, pick)


def deploy(s: State) -> None:
    """§4.2 Group after group reveals once all of it is ready; then the round ends."""
    while s.phase != OVER and is_group_ready(s):
        if s.phase == EARLY or s.phase == LATE:
            reveal(s)
        s.phase += 1
    if s.phase == OVER:  # at least this round is
        end_round(s)


def is_group_ready(s: State) -> bool:
    """§4.2 Has everyone chosen, or shown, who does so in this phase?"""
    if s.phase == EARLY or s.phase == LATE:
        return unready_to_play(s) == 0
    return next_dummy(s) == NONE


def end_round(s: State) -> None:
    """§4.3 All abilities take effect, then the cards go to the tableaus."""
    strikes = is_ability_shown(s, KAMIKAZE)
    for chair in range(chairs(s)):
        s.twins[chair] = 0
        s.scouts[chair] = 0
        for i in range(MOST_PLAYED):
            if s.shown[chair][i] != NONE:
                lay(s, chair, s.shown[chair][i], strikes)
    s.round += 1
    if s.round < ROUNDS:
        void_scouts_of_all(s)
        s.phase = DRAW
    else:
        end_effects(s)


def is_ability_shown(s: State, ability: int) -> bool:
    """Does any card revealed in this round have this ability?"""
    for chair in range(chairs(s)):
        for i in range(MOST_PLAYED):
            card = s.shown[chair][i]
            if card != NONE and ABILITY[s.deck][card] == ability:
                return True
    return False


def lay(s: State, chair: int, card: int, strikes: bool) -> None:
    """§5.2 Kamikaze destroys the high cards; §4.3 the others are laid, §5.1, §5.3 and work."""
    value = VALUE[s.deck][card]
    if strikes and value >= DOOMED:
        s.laid[card] = DESTROYED
        return
    s.laid[card] = chair
    s.strength[chair][AREA[card]] += value
    ability = ABILITY[s.deck][card]
    if ability == NINJA_TWINS:
        s.twins[chair] = 1
    elif ability == SCOUT:
        s.scouts[chair] = 1


def void_scouts_of_all(s: State) -> None:
    """§5.5 If everybody would play late, everybody plays at once."""
    for chair in range(chairs(s)):
        if s.scouts[chair] == 0:
            return
    for chair in range(chairs(s)):
        s.scouts[chair] = 0


def end_effects(s: State) -> None:
    """§5.6 After the last round there is nothing left to work on."""
    for chair in range(chairs(s)):
        s.twins[chair] = 0
        s.scouts[chair] = 0


def has_majority(s: State, chair: int, area: int) -> bool:
    """§6.1 A card there, and nobody is stronger."""
    if s.strength[chair][area] == 0:
        return False
    for other in range(chairs(s)):
        if s.strength[other][area] > s.strength[chair][area]:
            return False
    return True


def area_score(s: State, chair: int, area: int) -> int:
    """§6.2 All cards in hand with the majority, §6.3 the lowest without, §6.4 none if absent."""
    if s.strength[chair][area] == 0:
        return 0
    if has_majority(s, chair, area):
        return sum_held(s, chair, area)
    return lowest_held(s, chair, area)


def sum_held(s: State, chair: int, area: int) -> int:
    """The values of the cards of an area in hand, as far as they are known."""
    points = 0
    for i in range(closed(s, chair)):
        card = closed_card(s, chair, i)
        if card >= 0 and AREA[card] == area:
            points += VALUE[s.deck][card]
    return points


def lowest_held(s: State, chair: int, area: int) -> int:
    """The lowest value of an area in hand, as far as known; 0 without a card of it."""
    lowest = HIGHEST + 1
    for i in range(closed(s, chair)):
        card = closed_card(s, chair, i)
        if card >= 0 and AREA[card] == area and VALUE[s.deck][card] < lowest:
            lowest = VALUE[s.deck][card]
    return 0 if lowest > HIGHEST else lowest


def closed(s: State, chair: int) -> int:
    """§7.7 How many cards count as the hand: a dummy's pile, and what it has received, do."""
    if s.seats == DUEL and chair >= FIRST_DUMMY:
        return s.held[chair] + s.got[chair - FIRST_DUMMY]
    return s.held[chair]


def closed_card(s: State, chair: int, index: int) -> int:
    """The closed card of this index, the held before the received."""
    if index < s.held[chair]:
        return s.hand[chair][index]
    return s.received[chair - FIRST_DUMMY][index - s.held[chair]]


def score(s: State, chair: int) -> int:
    """§6.5 Points come from the hand alone; before the end, as if it were over now."""
    points = 0
    for area in range(AREAS):
        points += area_score(s, chair, area)
    return points


def place(s: State, seat: Seat) -> int:
    """§6.6 1 for the best; equals share a place; §7.8 dummies take places too."""
    mine = score(s, seat)
    rank = 1
    for chair in range(chairs(s)):
        if score(s, chair) > mine:
            rank += 1
    return rank


def reason(s: State) -> int:
    """§2.2 There is one way to end: after the eighth round."""
    return 0


def redact(s: State, seat: Seat) -> None:
    """§8 Blank what is hidden; once the hands are scored that is only what nobody has drawn."""
    for i in range(s.left):
        s.stock[i] = HIDDEN
    if s.phase == OVER:
        return
    for chair in range(chairs(s)):
        if chair != seat:
            hide_hand(s, seat, chair)
    for dummy in range(dummies(s)):
        hide_received(s, seat, dummy)
    if s.seats != DUEL:
        hide_gifts(s, seat)
    hide_sealed(s, seat)


def hide_hand(s: State, seat: Seat, chair: int) -> None:
    """§8.2 Of another hand one knows the card one gave; it is moved to the front."""
    known = gift_between(s, seat, chair) if seat < s.seats else NONE
    is_known = known != NONE and find(s.hand[chair], known, 0, s.held[chair]) != NONE
    for i in range(s.held[chair]):
        s.hand[chair][i] = HIDDEN
    if is_known:
        s.hand[chair][0] = known


def gift_between(s: State, giver: int, taker: int) -> int:
    """What the one last gave to the other, or NONE."""
    if left_of(s, giver) == taker:
        return s.gift[giver][0]
    if right_of(s, giver) == taker:
        return s.gift[giver][1]
    return NONE


def hide_received(s: State, seat: Seat, dummy: int) -> None:
    """§8.3 Of what a dummy received one knows what one gave."""
    for i in range(s.got[dummy]):
        if i % DUEL != seat:
            s.received[dummy][i] = HIDDEN


def hide_gifts(s: State, seat: Seat) -> None:
    """§8.2 A gift is known to its giver and to its taker."""
    for giver in range(s.seats):
        if giver != seat and s.gift[giver][0] != NONE:
            if left_of(s, giver) != seat:
                s.gift[giver][0] = HIDDEN
            if right_of(s, giver) != seat:
                s.gift[giver][1] = HIDDEN


def sees(s: State, seat: Seat, actor: Actor, action: Action) -> bool:
    """§8 May this seat know what was done here? A draw is its taker's, a choice its owner's."""
    if s.phase <= DRAW:
        return seat == drawer(s)
    if s.phase == TAP:
        return seat == TAPPER[s.drawn]
    return seat == actor or s.phase == EARLY_DUMMIES or s.phase == LATE_DUMMIES


def imagine(s: State, seat: Seat, seed: int) -> None:
    """Deal the unseen cards to the blanks, each possible deal equally likely."""
    key = stream(seed, 0)
    gather_unseen(s)
    for chair in range(chairs(s)):
        for i in range(s.held[chair]):
            if s.hand[chair][i] == HIDDEN:
                s.hand[chair][i] = take(s, draw(key, s.left, s.left))
    for dummy in range(dummies(s)):
        for i in range(s.got[dummy]):
            if s.received[dummy][i] == HIDDEN:
                s.received[dummy][i] = take(s, draw(key, s.left, s.left))
    for other in range(s.seats):
        imagine_gift(s, other, left_of(s, other), 0, key)
        imagine_gift(s, other, right_of(s, other), 1, key)
        imagine_choice(s, other, key)


def gather_unseen(s: State) -> None:
    """Put every card into the stock that lies nowhere in sight."""
    for card in range(CARDS):
        s.stock[card] = card if s.laid[card] == NONE else NONE
    for chair in range(chairs(s)):
        for i in range(MOST_PLAYED):
            strike_out(s, s.shown[chair][i])
        for i in range(closed(s, chair)):
            strike_out(s, closed_card(s, chair, i))
    s.left = 0
    for i in range(CARDS):
        card = s.stock[i]
        s.stock[i] = NONE
        if card != NONE:
            s.stock[s.left] = card
            s.left += 1


def strike_out(s: State, card: int) -> None:
    """This card is in sight, if it is one, so it is not in the stock."""
    if card >= 0:
        s.stock[card] = NONE


def imagine_gift(s: State, giver: int, taker: int, side: int, key: int) -> None:
    """A gift between two others may be any card the taker has had since, and no other's gift."""
    if s.gift[giver][side] != HIDDEN:
        return
    choices = 0
    for i in range(s.held[taker] + MOST_PLAYED):
        if is_likely_gift(s, taker, i):
            choices += 1
    skip = draw(key, GIFT_DRAWS + giver * GIFTS + side, choices)
    i = 0
    while skip > 0 or not is_likely_gift(s, taker, i):
        if is_likely_gift(s, taker, i):
            skip -= 1
        i += 1
    s.gift[giver][side] = had_card(s, taker, i)


def had_card(s: State, chair: int, index: int) -> int:
    """A card held, or after those one just shown; NONE for one drawn since the last passing."""
    if index >= s.held[chair]:
        return s.shown[chair][index - s.held[chair]]
    return NONE if index >= s.held[chair] - drawn_since(s, chair) else s.hand[chair][index]


def drawn_since(s: State, chair: int) -> int:
    """How many cards, the last of its hand, the seat has drawn since the last passing."""
    if s.phase == PASS or (s.phase == DRAW and drawer(s) > chair):
        return REINFORCEMENTS
    return s.drawn % REINFORCEMENTS if s.phase == DRAW and drawer(s) == chair else 0


def is_likely_gift(s: State, taker: int, index: int) -> bool:
    """Can this card have been given, as far as other gifts to the same seat are known?"""
    card = had_card(s, taker, index)
    from_right = s.gift[right_of(s, taker)][0]
    from_left = s.gift[left_of(s, taker)][1]
    return card != NONE and card != from_right and card != from_left


def imagine_choice(s: State, other: int, key: int) -> None:
    """Whatever this seat has sealed, it may have been any of its cards."""
    if s.sealed[other][0] != HIDDEN:
        return
    first = draw(key, SEALED_DRAWS + other * MOST_PLAYED, s.held[other])
    if sealed(s, other) == MOST_PLAYED:
        second = draw(key, SEALED_DRAWS + other * MOST_PLAYED + 1, s.held[other] - 1)
        if second >= first:
            second += 1
        s.sealed[other][1] = s.hand[other][second]
    s.sealed[other][0] = s.hand[other][first]
