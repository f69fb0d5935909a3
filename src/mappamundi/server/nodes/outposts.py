"""The tables of other nodes that somebody here needs just now."""

from __future__ import annotations

from functools import partial
from time import monotonic

from mappamundi.errors import Refusal
from mappamundi.server.hall.cluster import Elsewhere
from mappamundi.server.hall.hall import Hall
from mappamundi.server.nodes.outpost import Outpost
from mappamundi.server.nodes.post import Post
from mappamundi.server.nodes.words import Answered, Frame, NotHere, Unseen
from mappamundi.server.store import patiently
from mappamundi.server.table.table import Table


class Outposts:
    """Keeps an outpost for each as long as it is needed, and finds out who holds it."""

    def __init__(self, hall: Hall, post: Post) -> None:
        self.hall = hall
        self.post = post
        self._places: dict[str, Outpost] = {}
        self._sought: set[str] = set()

    def find(self, table: str) -> Outpost | None:
        """Return the outpost for a table, if there is one."""
        return self._places.get(table)

    def at(self, table: str, holder: str) -> Outpost:
        """The outpost for a table that a node holds, as was just found out."""
        place = self._places.get(table)
        if place is None:
            place = self._places[table] = Outpost(table, holder, self.post, self._seek)
        elif place.holder != holder:
            place.move(holder)
        return place

    def hear(self, node: str, word: Answered | Frame | Unseen | NotHere) -> None:
        """Pass on what a holder says; who is no holder any more is not believed."""
        place = self._places.get(word.table)
        if place is None:
            return
        match word:
            case Answered():  # also of who held it before: what is kept is kept
                place.hear(word)
            case Frame() if place.holder == node:
                place.show(word)
            case Unseen() if place.holder == node:
                place.hide(word)
            case NotHere() if place.holder == node:
                self._seek(place)
            case _:
                pass

    def come_home(self, table: Table) -> None:
        """A table is held here now."""
        place = self._places.pop(table.id, None)
        if place is not None:
            place.come_home(table)

    def remind(self) -> None:
        """Say who looks at what; forget what nobody needs."""
        self._places = {name: each for name, each in self._places.items() if each.is_needed}
        for place in self._places.values():
            place.remind()

    def try_again(self) -> None:
        """Say again what nobody has answered."""
        at = monotonic()
        for place in list(self._places.values()):
            place.try_again(at)

    def gone(self, node: str) -> None:
        """Find out who holds the tables of a node that is no more."""
        for place in list(self._places.values()):
            if place.holder == node:
                self._seek(place)

    def lost(self, alive: list[str]) -> None:
        """Find out who holds the tables of whoever is not alive."""
        for node in {place.holder for place in self._places.values()} - set(alive):
            self.gone(node)

    def _seek(self, place: Outpost) -> None:
        if place.id not in self._sought:
            self._sought.add(place.id)
            self.hall.spawn(self._find(place))

    async def _find(self, place: Outpost) -> None:
        """Who holds a table; perhaps it is for us to do."""
        try:
            table = await patiently(partial(self.hall.table, place.id))
        except Elsewhere as elsewhere:
            place.move(elsewhere.node)
        except Refusal as refusal:
            place.give_up(refusal)
        else:
            self.come_home(table)
        finally:
            self._sought.discard(place.id)
