"""What a search writes on: the nodes of its tree, and a desk with its settings and scratch space.

They are declared like the state of a game, so they are NumPy records when compiled.
"""

from mappamundi.game import LARGEST_CHOICE
from mappamundi.record import MOST_SEATS, NONE, Record, cells

MOST_ACTIONS = 512  # actions of the seats are numbers below this
DEEPEST = 64  # decisions that a path in the tree may have

WHOLE = 10_000  # the worth of a certain win, and a whole of anything weighed
SEEDS = 1 << 31  # of what a bot imagines


class Node(Record, bits=32):
    """An action in the tree, seen from the seat that chose it; the first node is the root."""

    action: int = NONE
    seat: int = NONE  # who chose it
    child: int = NONE  # the first of the actions that followed it
    sibling: int = NONE  # the next action that was an alternative to it
    visits: int = 0
    available: int = 0  # how often it could have been chosen
    reach: int = 0  # the root of that
    worth: int = 0  # the sum of what came of it for its seat
    points: int = 0  # the sum of the expected points of its seat, in tenths
    regret: int = 0  # how much more it would have brought than what was chosen; never below 0
    met: int = 0  # worlds in which a simulation began with it


class Desk(Record, bits=32):
    """The settings of one search, and what it notes down on the way."""

    seat: int = 0  # who is thinking
    rank: int = 0  # of its level
    root: int = 0  # node where the search begins
    used: int = 1  # the first node that is not in use
    end: int = 0  # the first node that is not this search's
    cell: int = 0  # where the state lies that its seat knows; the next one is for worlds
    exploring: int = 0  # weight of what was tried little, in parts of WHOLE
    liking: int = 0  # steps between the least and the most preferred action, up to LIKING_STEPS
    glances: int = 0  # actions that a rollout compares at each decision
    blunders: int = 0  # how often, in parts of WHOLE, a rollout takes any of them
    matching: int = 0  # how often, in parts of WHOLE, what is chosen unseen follows regret
    span: int = 1  # the widest lead seen, in hundredths of points
    leaf: int = 0  # the node at the end of the path if the tree goes on there, or NONE
    depth: int = 0  # of the path below
    path: list[int] = cells(DEEPEST)  # the nodes gone through
    likes: list[int] = cells(LARGEST_CHOICE)  # action in `room` -> how much it is preferred
    spot: list[int] = cells(MOST_ACTIONS, fill=NONE)  # action -> where it is in `room`
    node: list[int] = cells(LARGEST_CHOICE, fill=NONE)  # action in `room` -> its node
    points: list[int] = cells(MOST_SEATS)  # seat -> points at the leaf, in hundredths
    payoff: list[int] = cells(MOST_SEATS)  # seat -> what the leaf is worth to it


class NoNotes(Record, bits=32):
    """What a game without a judgement of its own writes down."""

    nothing: int = 0
