"""What people remember of the world, put together from all their devices."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec
from sqlalchemy import Executable, delete, insert, select

from mappamundi.atlas import COUNTRIES
from mappamundi.learning import TOPICS
from mappamundi.server.http.account import MOST_MARKS, MemoryMark, Remembered, World
from mappamundi.server.store import Store
from mappamundi.server.store.people import MEMORIES

FORGOTTEN = "forgotten"  # stands for a fact in the row that says when all were
MARKS = msgspec.json.Decoder(list[MemoryMark])


class Memories:
    """Keeps facts, each with when and how it was judged; to add is to unite, in any order."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def world(self, person: str) -> World:
        """Return all that somebody remembers."""
        question = select(MEMORIES).where(MEMORIES.c.person == person).order_by(MEMORIES.c.fact)
        rows = {row.fact: row for row in await self.store.fetch(question)}
        forgotten = rows.pop(FORGOTTEN, None)
        known = [Remembered(row.fact, row.first, MARKS.decode(row.marks)) for row in rows.values()]
        return World(known, forgotten.first if forgotten is not None else 0)

    async def add(self, person: str, given: Iterable[Remembered]) -> None:
        """Unite what a device remembers with what is remembered here.

        If another device does so at the same moment, one of them may be lost here: it is still
        on its device, which will find that out.
        """
        world = await self.world(person)
        known = {each.fact: each for each in world.memories}
        kept = [left for each in given if is_fact(each.fact) for left in since(world, each)]
        changed: dict[str, Remembered] = {}
        for each in kept:
            other = changed.get(each.fact) or known.get(each.fact, each)
            changed[each.fact] = united(each, other)
        fresh = [each for each in changed.values() if each != known.get(each.fact)]
        if fresh:
            rows = [row(person, each) for each in fresh]
            await self.store.write(cleared(person, [each.fact for each in fresh]), filled(rows))

    async def clear(self, person: str, now: int) -> None:
        """Forget all of it, and whatever devices still remember from before."""
        last: dict[str, object] = {"person": person, "fact": FORGOTTEN, "first": now, "marks": "[]"}
        await self.store.write(*self.forget(person), filled([last]))

    def forget(self, person: str) -> list[Executable]:
        """What to run so that nothing is left of somebody who is deleted."""
        return [delete(MEMORIES).where(MEMORIES.c.person == person)]


def is_fact(fact: str) -> bool:
    """Is it about something there is?"""
    topic, _, country = fact.partition(" ")
    return topic in TOPICS and country in COUNTRIES


def since(world: World, memory: Remembered) -> list[Remembered]:
    """What is left of a memory after all was forgotten: some of it, or nothing."""
    marks = [mark for mark in memory.marks if mark[0] > world.forgotten]
    if memory.first > world.forgotten:
        return [msgspec.structs.replace(memory, marks=marks)]
    return [Remembered(memory.fact, min(marks)[0], marks)] if marks else []


def united(one: Remembered, other: Remembered) -> Remembered:
    """Two memories of one fact as one, as the browser unites them."""
    marks = sorted({*one.marks, *other.marks}, key=lambda mark: (mark[0], mark[2], mark[1]))
    return Remembered(one.fact, min(one.first, other.first), marks[-MOST_MARKS:])


def row(person: str, memory: Remembered) -> dict[str, object]:
    """A memory as it is kept."""
    marks = msgspec.json.encode(memory.marks).decode()
    return {"person": person, "fact": memory.fact, "first": memory.first, "marks": marks}


def cleared(person: str, facts: Sequence[str]) -> Executable:
    """What to run before they are written anew."""
    return delete(MEMORIES).where(MEMORIES.c.person == person, MEMORIES.c.fact.in_(facts))


def filled(rows: list[dict[str, object]]) -> Executable:
    """What to run to write them down."""
    return insert(MEMORIES).values(rows)
