"""A course with its exams, its diary, and the network that it leaves in its folder."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from importlib.resources import files
from math import sqrt
from pathlib import Path

from mappamundi.bots.catalogue import LEARNED
from mappamundi.bots.networks import weights
from mappamundi.bots.networks.weights import Weights
from mappamundi.errors import BadSetup
from mappamundi.game import GAMES
from mappamundi.speech import Speech
from mappamundi.training import exams, tables
from mappamundi.training.course import TrainingCourse
from mappamundi.training.diary import Diary
from mappamundi.training.field import Field
from mappamundi.training.keeping import written_whole
from mappamundi.training.network import Network
from mappamundi.training.plan import Plan
from mappamundi.training.quantising import in_fractions, quantised

TRIED = 512  # games in which a network shows what it has learned,
RIVALLED = 128  # fewer against each bot that takes longer,
EXPLOITED = 2048  # and more where one figure is what all was done for
RANDOM = "random"
SHOWN = 20  # lessons from one line of progress to the next
SURE = 1.959964  # 95 % of a normal distribution lie within so many deviations


@dataclass(frozen=True)
class CourseProgress:
    """A line of it: how often the network wins, by whom it plays."""

    made: int
    shares: dict[str, float]


@dataclass(frozen=True)
class WinShare:
    """Which part of so many games was won, and how far chance reaches."""

    won: float
    games: int

    @property
    def reach(self) -> float:
        """Return the half of a 95 % interval."""
        return SURE * sqrt(self.won * (1 - self.won) / self.games)


class Schooling:
    """Teaches a network, tries it now and then, and leaves it as the package keeps it."""

    def __init__(self, plan: Plan, folder: Path, rivals: Sequence[str], origin: Weights | None):
        if origin is not None:
            plan = replace(plan, width=len(origin.first_bias))
        self.plan = plan
        self.folder = folder
        self.course = TrainingCourse(plan, field_of(plan), folder)
        if plan.rival == LEARNED:
            taught = weights.weights_of(GAMES[plan.game])
            self.course.beat(in_fractions(taught, self.course.scale))
        if origin is not None:
            self.course.begin_with(in_fractions(origin, self.course.scale))
        self.exams = {bot: self._exam(bot) for bot in ([] if plan.rival else [RANDOM, *rivals])}
        self.diary = Diary(folder)

    def _exam(self, bot: str) -> Callable[[Network], float]:
        """Return how a network is tried against a bot, in games that go on the next time."""
        plan = self.plan
        if bot == RANDOM:
            seed = plan.seed + TRIED
            tried = tables.field_of(plan.game, TRIED, seed, plan.options, wins=1)
            return partial(exams.win_share, field=tried)
        return partial(exams.rival_share, field=self._rivalled(bot))

    def _rivalled(self, bot: str) -> Field:
        return tables.against(self.plan.game, bot, RIVALLED, self.plan.seed, self.plan.options)

    def run(self) -> Iterator[CourseProgress]:
        """Go on to the end; what is in the folder is whole whenever it is looked at."""
        for number, moment in enumerate(self.course.run()):
            if number % SHOWN and moment.made < self.plan.decisions:
                continue
            self.course.keep()
            self.leave(moment.network)
            shares = {bot: tried(moment.network) for bot, tried in self.exams.items()}
            if shares:
                self.diary.add(moment.made, shares)
            yield CourseProgress(moment.made, shares)

    def leave(self, network: Network) -> None:
        """Put the network into the folder, as the package keeps it."""
        with written_whole(self.folder / weights.FILE) as file:
            weights.write(quantised(network), file)

    @property
    def usual_seats(self) -> int:
        """Return how many sit at the table that exams are held at."""
        return GAMES[self.plan.game].usual_seats

    def draw(self, speech: Speech) -> None:
        """Draw how it went so far."""
        self.diary.draw(GAMES[self.plan.game].title, speech)

    def rounded(self, bot: str) -> tuple[float, float]:
        """Return how often it wins against a bot in fractions, and in bytes in the same games."""
        network = self.course.pupil.network
        before = exams.rival_share(network, self._rivalled(bot))
        return before, exams.rival_share_in_bytes(quantised(network), self._rivalled(bot))

    def exploited(self) -> WinShare:
        """Return how often what was learned wins one seat against the rival in all others."""
        plan, network = self.plan, self.course.pupil.network
        seed = plan.seed + EXPLOITED  # other games than those that were learned from
        if self.course.rival is not None:
            field = tables.usual_tables(plan.game, EXPLOITED, seed, plan.options)
            won = exams.sparring_share(network, self.course.rival, field)
        else:
            field = tables.against(plan.game, plan.rival, EXPLOITED, seed, plan.options)
            won = exams.rival_share(network, field)
        return WinShare(won, EXPLOITED)


def field_of(plan: Plan) -> Field:
    """Return the games of a plan."""
    game, size, seed, options = plan.game, plan.size, plan.seed, plan.options
    if not plan.rival:
        return tables.field_of(game, size, seed, options, beside=plan.beside)
    if plan.rival == LEARNED:
        return tables.usual_tables(game, size, seed, options, tables.WINS)
    return tables.against(game, plan.rival, size, seed, options, tables.WINS)


def beginning(game: str, named: str) -> tuple[Weights, str]:
    """Return the network in a file or folder, or that of the package, and its hash."""
    if named == LEARNED:
        weights.weights_of(GAMES[game])  # refused where there is none
        data = files(GAMES[game].package).joinpath(weights.FILE).read_bytes()
        return weights.weights_of(GAMES[game]), digest(data)
    path = Path(named) / weights.FILE if Path(named).is_dir() else Path(named)
    data = path.read_bytes()
    try:
        with path.open("rb") as file:
            found = weights.read(file)
    except (ValueError, KeyError, EOFError, OSError) as error:
        raise BadSetup("train-unreadable", path=str(path)) from error
    if not found.fits(GAMES[game]):
        raise BadSetup("train-other-network", path=str(path), game=GAMES[game].title)
    return found, digest(data)


def digest(data: bytes) -> str:
    """Return the first digits of a hash, as documents name a network by."""
    return hashlib.sha256(data).hexdigest()[:16]
