"""The games themselves: the plain rules run here, and every bot gets only what its seat knows."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from mappamundi.arena.contest import Contest
from mappamundi.arena.course import Watcher
from mappamundi.arena.player import Player
from mappamundi.arena.rehearsal import rehearse
from mappamundi.arena.sheet import Conduct, GamesSheet, Played
from mappamundi.game import LARGEST_CHOICE
from mappamundi.loops import lowest
from mappamundi.turn import Turn


@dataclass(frozen=True)
class Stretch:
    """Some games of one contest of a series, to be played in one go."""

    contest: int  # its place in the series
    numbers: Sequence[int]


def play_stretch(contest: Contest, stretch: Stretch) -> GamesSheet:
    """Play some games and write them down."""
    rehearse(contest)
    sheet = GamesSheet(stretch.contest, [], [Conduct() for _ in contest.bots])
    start = contest.played.start(contest.seats, contest.options)
    for number in stretch.numbers:
        players = [
            Player(contest, entry, number, conduct) for entry, conduct in enumerate(sheet.conduct)
        ]
        sheet.games.append(play_game(contest, start.copy(), players))
        for player in players:
            player.leave()
    return sheet


def play_game(contest: Contest, state: Any, players: list[Player]) -> Played:
    """One game from its first draw to its end."""
    number = players[0].number
    seats = [contest.seat(player.entry, number) for player in players]
    watcher = Watcher(contest.played, contest.seats) if contest.is_watched else None
    state = finish(contest, state, dict(zip(seats, players, strict=True)), watcher)
    return Played(
        number,
        contest.played.points(state, seats),
        contest.played.places(state, seats),
        watcher.course(state) if watcher else None,
    )


def finish(contest: Contest, state: Any, seated: dict[int, Player], watcher: Watcher | None) -> Any:
    """Let everybody decide until nobody has to; the state in the end."""
    game, room = contest.played, [0] * LARGEST_CHOICE
    draw = contest.dealer(seated[0].number).draw
    turn, count = Turn(game, state, watcher is not None), 0
    turn.settle(draw)
    while waiting := game.rules.waiting(turn.state):
        if watcher:
            watcher.saw(turn, count)
        # Of several who choose at once the first seat is asked first: none sees what another chose.
        seat = lowest(waiting)
        known = game.known(turn.state, seat)
        count = game.rules.legal(known, seat, room)
        action = seated[seat].choose(known, seat, tuple(room[:count]))
        turn = Turn(game, turn.state, watcher is not None)
        turn.do(seat, action)
        turn.settle(draw)
    if watcher:
        watcher.saw(turn, count)
    return turn.state
