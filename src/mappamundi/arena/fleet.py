"""Machines that share the stretches of a series: a cluster of Ray, which somebody else runs."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator, Sequence
from importlib import import_module
from socket import create_connection
from typing import Any, TypeAlias

from mappamundi.arena.contest import Contest
from mappamundi.arena.play import Stretch
from mappamundi.arena.sheet import GamesSheet
from mappamundi.errors import BadSetup

AHEAD = 2  # stretches that wait for every core, so that none is idle
KNOCKING = 10.0  # seconds
LIVES = 20  # how often a stretch is begun anew whose worker was killed

# How a stretch is played, wherever that is.
Playing: TypeAlias = Callable[[Sequence[Contest], Stretch], GamesSheet]


class Fleet:
    """The cores of a cluster; what a worker leaves undone another begins anew."""

    def __init__(
        self, contests: Sequence[Contest], work: Sequence[Stretch], playing: Playing, address: str
    ) -> None:
        self.contests = tuple(contests)
        self.left = deque(work)
        self.playing = playing
        self.address = address

    def play(self) -> Iterator[GamesSheet]:
        """The sheet of each stretch, as it is done."""
        if not self.left:
            return
        ray = ray_library()
        connect(ray, self.address)
        try:
            yield from self._shared(ray)
        finally:
            ray.shutdown()

    def _shared(self, ray: Any) -> Iterator[GamesSheet]:
        task = ray.remote(max_retries=LIVES)(attempt)
        told = ray.put((self.playing, self.contests))
        most = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        busy: list[Any] = []
        while self.left or busy:
            while self.left and len(busy) < most:
                busy.append(task.remote(told, self.left.popleft()))
            ready, busy = ray.wait(busy)
            for each in ready:
                done: GamesSheet | Exception = ray.get(each)
                if isinstance(done, Exception):
                    raise done
                yield done


def attempt(told: tuple[Playing, Sequence[Contest]], stretch: Stretch) -> GamesSheet | Exception:
    """The games, or what went wrong that is no bot's fault: the same would go wrong again."""
    playing, contests = told
    try:
        return playing(contests, stretch)
    except Exception as problem:  # a worker cannot raise in its parent
        return problem


def connect(ray: Any, address: str) -> None:
    """Join a cluster that is running; one that cannot be had is refused by name."""
    try:
        host, _, port = address.rpartition(":")
        if port.isdecimal():  # Ray itself would go on knocking for minutes
            create_connection((host, int(port)), KNOCKING).close()
        ray.init(address=address, log_to_driver=False, configure_logging=False)
    except OSError as error:
        raise BadSetup("ray-away", address=address) from error


def ray_library() -> Any:
    """Return Ray, which few machines have."""
    try:
        return import_module("ray")
    except ModuleNotFoundError as error:
        raise BadSetup("train-no-extra", extra="ray") from error
