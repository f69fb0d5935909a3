"""What is counted while games are played: whole numbers, so that the order of adding is nothing."""

from __future__ import annotations

from dataclasses import dataclass, field

WIN = 27720  # one win, in parts: divisible by every number of winners up to twelve


@dataclass
class Miss:
    """The decisions a bot could not make."""

    decisions: int
    number: int  # the first game in which it happened
    error: str  # what happened there


@dataclass
class Score:
    """What one bot has reached in all its games together."""

    wins: int = 0  # in parts of a win
    points: int = 0
    places: int = 0
    miss: Miss | None = None

    def add(self, other: Score) -> None:
        """Count in what the same bot reached in other games."""
        self.wins += other.wins
        self.points += other.points
        self.places += other.places
        if other.miss is not None:
            self.add_miss(other.miss)

    def add_miss(self, miss: Miss) -> None:
        """Count in decisions it could not make; the earliest error is the one that is kept."""
        if self.miss is None:
            self.miss = miss
            return
        first = min(self.miss, miss, key=lambda each: each.number)
        decisions = self.miss.decisions + miss.decisions
        self.miss = Miss(decisions, first.number, first.error)


@dataclass
class Tally:
    """The scores of all bots, in the order in which they were named."""

    bots: int
    games: int = 0
    scores: list[Score] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.scores = self.scores or [Score() for _ in range(self.bots)]

    def add(self, other: Tally) -> None:
        """Count in other games of the same bots."""
        self.games += other.games
        for mine, theirs in zip(self.scores, other.scores, strict=True):
            mine.add(theirs)

    def add_game(self, points: list[int], places: list[int]) -> None:
        """Count in one finished game; those who share the first place share the win."""
        winners = places.count(1)
        for score, point, place in zip(self.scores, points, places, strict=True):
            score.points += point
            score.places += place
            if place == 1:
                score.wins += WIN // winners
        self.games += 1
