"""One decision that does not count, so that loading compiled code is on nobody's clock."""

from __future__ import annotations

from mappamundi.arena.contest import Contest
from mappamundi.arena.patience import OutOfPatience, Patience
from mappamundi.arena.player import Desk
from mappamundi.nature import Fast
from mappamundi.record import NATURE

PATIENCE = 600.0  # seconds: the first time in its life a search has to be compiled

rehearsed: set[tuple[str, str]] = set()  # games and bots, in this process


def rehearse(contest: Contest, desk: Desk) -> None:
    """Let every bot that plays by the clock decide once, unless it has done so in this process."""
    for entry, name in enumerate(contest.names):
        if contest.limit(entry) is not None and (contest.game, name) not in rehearsed:
            rehearsed.add((contest.game, name))
            desk.open(entry, 0, PATIENCE)
            decide_once(contest, entry)
            desk.close()


def decide_once(contest: Contest, entry: int) -> None:
    """The first decision of a game; what goes wrong here will go wrong again where it counts."""
    game, luck = contest.played, Fast(contest.seed)
    state = game.start(contest.seats, contest.options)
    while game.waiting(state) == (NATURE,):
        game.do(state, NATURE, luck.draw(game.rules.outcomes(state)))
    seat = game.waiting(state)[0]
    known = game.known(state, seat)
    try:
        with Patience(PATIENCE):
            contest.maker(entry)(game, luck).choose(known, seat, tuple(game.legal(known, seat)))
    except (Exception, OutOfPatience):
        return
