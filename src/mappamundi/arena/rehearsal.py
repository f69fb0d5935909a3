"""One decision that does not count, so that loading compiled code is on nobody's clock."""

from __future__ import annotations

from mappamundi.arena.contest import Contest
from mappamundi.arena.player import Player
from mappamundi.arena.sheet import Conduct
from mappamundi.nature import Fast
from mappamundi.turn import dealt

rehearsed: set[tuple[str, str]] = set()  # games and bots, in this process


def rehearse(contest: Contest) -> None:
    """Let every bot that plays by the clock decide once, unless it has done so in this process."""
    for entry, name in enumerate(contest.names):
        if contest.limit(entry) is not None and (contest.game, name) not in rehearsed:
            rehearsed.add((contest.game, name))
            decide_once(contest, entry)


def decide_once(contest: Contest, entry: int) -> None:
    """Make the first decision of a game: what goes wrong here goes wrong again where it counts."""
    game, luck = contest.played, Fast(contest.seed)
    state = dealt(game, contest.seats, contest.options, luck)
    seat = game.waiting(state)[0]
    known = game.known(state, seat)
    player = Player(contest, entry, 0, Conduct())
    player.choose(known, seat, tuple(game.legal(known, seat)))
    player.leave()
