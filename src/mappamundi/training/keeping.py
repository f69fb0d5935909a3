"""Files of a course: each is whole at any moment, whenever whoever writes it is killed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Any
from zipfile import BadZipFile

import jax
import jax.numpy as jnp
import numpy as np

from mappamundi.errors import BadSetup
from mappamundi.training.learning import Pupil
from mappamundi.training.network import Network
from mappamundi.training.plan import Plan

LEAF, SELF, MOMENT = "pupil", "past", "games"  # what arrays in the file belong to


@dataclass
class CourseStanding:
    """How far a course has come, and all that it needs to go on as if nothing had happened."""

    made: int
    pupil: Pupil
    past: list[Network]  # what the network was before
    games: Sequence[Any]  # arrays of the games it is learning from; none: they begin anew


@contextmanager
def written_whole(path: Path) -> Iterator[IO[bytes]]:
    """Write a file beside its place, and put it there when it is done."""
    draft = path.with_name(f"{path.name}.part")  # of whoever was killed, it is written over
    try:
        with draft.open("wb") as file:
            yield file
        draft.replace(path)
    finally:
        draft.unlink(missing_ok=True)


def keep(path: Path, plan: Plan, standing: CourseStanding) -> None:
    """Write down where a course stands."""
    arrays = {f"{LEAF}-{i}": each for i, each in enumerate(jax.tree.leaves(standing.pupil))}
    for age, network in enumerate(standing.past):
        leaves = jax.tree.leaves(network)
        arrays |= {f"{SELF}-{age}-{i}": each for i, each in enumerate(leaves)}
    arrays |= {f"{MOMENT}-{i}": each for i, each in enumerate(standing.games)}
    with written_whole(path) as file:
        np.savez(file, made=standing.made, plan=plan.dumps(), **arrays)


def take_up(path: Path, plan: Plan, fresh: CourseStanding) -> CourseStanding:
    """Return where a course of the same plan stood; what belongs to no such course is refused."""
    try:
        with path.open("rb") as file, np.load(file, allow_pickle=False) as kept:
            if differing := plan.differing(str(kept["plan"])):
                raise BadSetup("train-other-plan", path=str(path), what=", ".join(differing))
            pupil = refilled(kept, LEAF, fresh.pupil)
            ages = {name.split("-")[1] for name in kept.files if name.startswith(f"{SELF}-")}
            past = [refilled(kept, f"{SELF}-{i}", pupil.network) for i in range(len(ages))]
            count = sum(name.startswith(f"{MOMENT}-") for name in kept.files)
            games = [kept[f"{MOMENT}-{i}"] for i in range(count)]
            return CourseStanding(int(kept["made"]), pupil, past, games)
    except (BadZipFile, KeyError, ValueError, EOFError) as error:
        raise BadSetup("train-unreadable", path=str(path)) from error


def refilled(kept: Any, name: str, like: Any) -> Any:
    """Return something made of arrays with what is kept; other shapes are another game's."""
    leaves, shape = jax.tree.flatten(like)
    found = [jnp.asarray(kept[f"{name}-{i}"]) for i in range(len(leaves))]
    if [each.shape for each in found] != [np.shape(each) for each in leaves]:
        raise ValueError("another game's")
    return jax.tree.unflatten(shape, found)
