"""How a decision will go on: a network plays for everybody in imagined worlds, in the dialect.

What a seat knows lies in the first cell of `states`; the second is for a world, the third for what
the seat knows that is to move in it, so that nobody plays by what he cannot see.
"""

from typing import Any

from mappamundi.bots.networks.asking import ANSWER, like
from mappamundi.bots.searching.worlds import enter_world
from mappamundi.draws import stream
from mappamundi.loops import draw_outcome
from mappamundi.record import NATURE

WORLD = 1  # the cell of the world that is played on,
SHOWN = 2  # and of what its next seat knows
HALF_REWARD = 1 << ANSWER - 1  # one half is for winning, the other for seats beaten


def forecast(
    rules: Any, states: Any, room: Any, out: Any, inner: Any, sums: Any, first: Any,
    first_scale: Any, first_bias: Any, deeper: Any, deeper_scale: Any, deeper_bias: Any,
    answers: Any, answers_scale: Any, answers_bias: Any, likings: Any, asked: Any, hopes: Any,
    points: Any, count: int, steps: int, seat: int, rank: int, seed: int, mind: int, number: int,
    more: int,
) -> int:  # fmt: skip
    """Add up hopes and points after each action asked about, in more worlds; how many then."""
    for world in range(number, number + more):
        key = stream(seed, world)
        for i in range(count):
            # Every action meets the same worlds: none is lucky in them.
            enter_world(rules, states, 0, seat, rank, key, mind)
            rules.apply(states[WORLD], seat, int(asked[i]))
            hopes[i] += play_on(
                rules, states, room, out, inner, sums, first, first_scale, first_bias, deeper,
                deeper_scale, deeper_bias, answers, answers_scale, answers_bias, likings, steps,
                seat, key,
            )  # fmt: skip
            points[i] += rules.value(states[WORLD], seat)
    return number + more


def play_on(
    rules: Any, states: Any, room: Any, out: Any, inner: Any, sums: Any, first: Any,
    first_scale: Any, first_bias: Any, deeper: Any, deeper_scale: Any, deeper_bias: Any,
    answers: Any, answers_scale: Any, answers_bias: Any, likings: Any, steps: int, seat: int,
    key: int,
) -> int:  # fmt: skip
    """All do what the network likes best; the mean of the seat's hopes at its next decisions."""
    s = states[WORLD]
    total = 0
    left = steps
    luck = stream(key, 1)  # the world was imagined with the draws of `key` itself
    drawn = 0  # only by NATURE: whatever was chosen before, the next deal is the same
    mask = rules.waiting(s)
    while mask != 0:
        mover = rules.next_seat(mask, seat, luck, drawn)
        action = 0
        if mover == NATURE:
            action = draw_outcome(rules, s, luck, drawn)
            drawn += 1
        else:
            count = rules.legal(s, mover, room)
            action = int(room[0])
            if count > 1:
                states[SHOWN] = s
                rules.redact(states[SHOWN], mover)
                hope = like(
                    rules, states[SHOWN], mover, out, inner, sums, first, first_scale, first_bias,
                    deeper, deeper_scale, deeper_bias, answers, answers_scale, answers_bias, room,
                    count, likings,
                )  # fmt: skip
                if mover == seat:
                    total += hope
                    left -= 1
                    if left == 0:
                        return total // steps
                action = int(room[most_liked(likings, count)])
        rules.apply(s, mover, action)
        mask = rules.waiting(s)
    return (total + left * rewarded(rules, s, seat)) // steps


def most_liked(likings: Any, count: int) -> int:
    """Where the first of those is that are liked best."""
    best = 0
    for i in range(count):
        if likings[i] > likings[best]:
            best = i
    return best


def rewarded(rules: Any, s: Any, seat: int) -> int:
    """What the network was rewarded for: a share of the win, and of the others those beaten."""
    winners = 0
    beaten = 0
    mine = rules.place(s, seat)
    for other in range(s.seats):
        theirs = rules.place(s, other)
        winners += 1 if theirs == 1 else 0
        beaten += (1 if mine < theirs else 0) - (1 if theirs < mine else 0)
    won = HALF_REWARD // winners if mine == 1 else 0
    return int(won + HALF_REWARD * beaten // (s.seats - 1))
