"""The crew of one machine: processes behind one socket, of which any may be asked for all."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import NamedTuple

from mappamundi.server.figures import own
from mappamundi.server.nodes.bus import Unanswered
from mappamundi.server.nodes.post import Post
from mappamundi.server.nodes.words import FiguresGiven, WantFigures


class Crewmate(NamedTuple):
    """Which crew this process is of, and who of it; without a name there is none."""

    name: str = ""
    process: str = ""

    @classmethod
    def read(cls, said: str) -> Crewmate:
        """As whoever has started the processes says it to each of them."""
        name, _, process = said.partition(":")
        return cls(name, process)

    async def figures(self, post: Post, peers: Iterable[str]) -> dict[str, bytes]:
        """What all of them have counted, as far as they answer; nothing where there is no crew."""
        if not self.name:
            return {}
        given = await asyncio.gather(*(self._ask(post, node) for node in peers))
        return {self.process: own()} | {each.process: each.text for each in given if each.process}

    def tell(self, wanted: WantFigures) -> FiguresGiven:
        """Say what this process has counted, to one of the same crew."""
        return FiguresGiven(self.process, own()) if wanted.crew == self.name else FiguresGiven()

    async def _ask(self, post: Post, node: str) -> FiguresGiven:
        try:
            given = await post.ask(node, WantFigures(self.name))
        except Unanswered:
            return FiguresGiven()
        assert isinstance(given, FiguresGiven)
        return given
