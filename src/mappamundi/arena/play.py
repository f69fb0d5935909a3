"""The games themselves: the plain rules run here, and every bot gets only what its seat knows."""

from __future__ import annotations

from typing import Any

from mappamundi.arena.contest import Contest
from mappamundi.arena.tally import Miss, Tally
from mappamundi.bots import Bot, Random
from mappamundi.game import LARGEST_CHOICE
from mappamundi.record import NATURE


class Player:
    """A bot in one game; a decision it cannot make is made at random, and counted."""

    def __init__(self, contest: Contest, entry: int, number: int, spare: Random) -> None:
        self.contest = contest
        self.entry = entry
        self.number = number
        self.spare = spare
        self.bot: Bot | None = None
        self.miss: Miss | None = None

    def choose(self, known: Any, seat: int, actions: tuple[int, ...]) -> int:
        """What the bot chooses, if it is one of the actions."""
        try:
            action = self.sit_down().choose(known, seat, actions)
            if action in actions:
                return int(action)
            error = f"IllegalAction({action!r})"
        except Exception as exception:
            error = repr(exception)
        self.count_miss(error)
        return self.spare.choose(known, seat, actions)

    def sit_down(self) -> Bot:
        """The bot, made when it is first needed."""
        if self.bot is None:
            luck = self.contest.luck(self.entry, self.number)
            self.bot = self.contest.maker(self.entry)(self.contest.played, luck)
        return self.bot

    def count_miss(self, error: str) -> None:
        """One more decision that it could not make."""
        if self.miss is None:
            self.miss = Miss(0, self.number, error)
        self.miss.decisions += 1


def play_games(contest: Contest, numbers: range) -> Tally:
    """Some games of a series, counted."""
    tally = Tally(len(contest.bots))
    start = contest.played.start(len(contest.bots), contest.options)
    for number in numbers:
        play_game(contest, number, start.copy(), tally)
    return tally


def play_game(contest: Contest, number: int, state: Any, tally: Tally) -> None:
    """One game from its first draw to its end."""
    entries = range(len(contest.bots))
    spare = Random(contest.played, contest.spare(number))
    players = [Player(contest, entry, number, spare) for entry in entries]
    seats = [contest.seat(entry, number) for entry in entries]
    seated = dict(zip(seats, players, strict=True))
    finish(contest, number, state, seated)
    rules = contest.played.rules
    points = [rules.score(state, seat) for seat in seats]
    tally.add_game(points, [rules.place(state, seat) for seat in seats])
    for score, player in zip(tally.scores, players, strict=True):
        if player.miss is not None:
            score.add_miss(player.miss)


def finish(contest: Contest, number: int, state: Any, seated: dict[int, Player]) -> None:
    """Let everybody decide until nobody has to."""
    game, nature = contest.played, contest.nature(number)
    rules, room = game.rules, [0] * LARGEST_CHOICE
    while waiting := rules.waiting(state):
        # Of several who choose at once the first seat is asked first: none sees what another chose.
        seat = (waiting & -waiting).bit_length() - 1
        if seat == NATURE:
            action = nature.draw(rules.outcomes(state))
        else:
            known = game.known(state, seat)
            actions = tuple(room[: rules.legal(known, seat, room)])
            action = seated[seat].choose(known, seat, actions)
        rules.apply(state, seat, action)
