"""What people and addresses spend and take: a limit is one, however many nodes they come through.

Each node decides at once, by what it knows, and waits for nobody. What it does not hear of in time,
because it happens in the same moment or the bus is away, is made up for: what was spent elsewhere
is owed here, and where several nodes gave the last places, those after the first take theirs back.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from math import ceil
from time import monotonic
from typing import TYPE_CHECKING, Protocol

from mappamundi.server.line.allowance import SHARE, Allowances
from mappamundi.server.line.places import Places
from mappamundi.server.nodes.letters import parcels
from mappamundi.server.nodes.post import Post
from mappamundi.server.nodes.words import Spent, Taken

if TYPE_CHECKING:
    from mappamundi.server.house import House

UNHEARD = 20.0  # seconds without a word of places, after which they are no more


class OtherNodes(Protocol):
    """The other nodes, as far as this one knows."""

    @property
    def node(self) -> str:
        """The name of this one."""
        ...

    @property
    def others(self) -> set[str]:
        """Who else is alive."""
        ...

    def is_at(self, node: str, person: str) -> bool:
        """Is somebody connected there?"""
        ...


class PlaceCount:
    """One kind of places, as all nodes have given them.

    Few places are not worth a word: of whoever is connected to a node and nothing is said, they
    have one there.
    """

    def __init__(self, places: Places, peers: OtherNodes) -> None:
        self.places = places
        self.peers = peers
        self.least = max(2, ceil(SHARE * places.most))  # that are worth a word
        self._there: defaultdict[str, dict[str, tuple[int, float]]] = defaultdict(dict)
        self._changed: set[str] = set()
        self._told: set[str] = set()  # of whom others know

    def count(self, who: str) -> int:
        """How many somebody has at other nodes."""
        return sum(self._at(node, who) for node in self.peers.others)

    def changed(self, who: str) -> None:
        """Somebody has more, or fewer, here."""
        self._changed.add(who)

    def surplus(self) -> Counter[str]:
        """Who has too many here, where nodes whose names come before keep what they gave."""
        before = [node for node in self.peers.others if node < self.peers.node]
        there = {who for node in before for who in self._there[node] if self.places.count(who)}
        surplus: Counter[str] = Counter()
        for who in there.union(self.places.many(self.least)):
            left = self.places.most - sum(self._at(node, who) for node in before)
            surplus[who] = self.places.count(who) - max(0, left)
        return +surplus

    def news(self) -> list[tuple[str, int]]:
        """What has changed since this was last asked, and is worth a word."""
        changed, self._changed = self._changed, set()
        counts = {who: self.places.count(who) for who in changed}
        many = {who for who, count in counts.items() if count >= self.least}
        news = [(who, counts[who]) for who in changed if who in many or who in self._told]
        self._told = (self._told - changed) | many
        return news

    def everything(self) -> list[tuple[str, int]]:
        """All that is worth a word."""
        return [(who, self.places.count(who)) for who in self.places.many(self.least)]

    def hear(self, node: str, counts: list[tuple[str, int]]) -> None:
        """So many do these have at another node."""
        there, at = self._there[node], monotonic()
        for who, count in counts:
            if count >= self.least:
                there[who] = count, at
            else:
                there.pop(who, None)

    def forget(self, before: float) -> None:
        """Nobody has what has not been spoken of since then."""
        for node, there in list(self._there.items()):
            heard = {who: said for who, said in there.items() if said[1] >= before}
            self._there[node] = heard
            if not heard:
                del self._there[node]

    def _at(self, node: str, who: str) -> int:
        said = self._there[node].get(who)
        return int(self.peers.is_at(node, who)) if said is None else said[0]


class Bursar:
    """Tells the other nodes what is spent and taken here, and hears what is elsewhere."""

    def __init__(self, house: House, post: Post, peers: OtherNodes) -> None:
        self.post = post
        doorman, lines = house.doorman, house.hub.places
        self._allowances: dict[str, Allowances] = {
            "people": doorman.people,
            "bots": doorman.bots,
            "addresses": doorman.addresses,
            "words": house.hall.talk,
        }
        self._counts = {
            "lines-of-people": PlaceCount(lines.people, peers),
            "lines-of-bots": PlaceCount(lines.bots, peers),
            "lines-of-addresses": PlaceCount(lines.addresses, peers),
            "tables-of-addresses": PlaceCount(house.hall.makers.places, peers),
        }

    def join(self) -> None:
        """Count what is elsewhere whenever a place is asked for, from now on."""
        for count in self._counts.values():
            count.places.others = count

    def tell(self) -> None:
        """Tell what was spent and taken since this was last done."""
        for what, allowances in self._allowances.items():
            for some in parcels(allowances.tell()):
                self.post.tell_all(Spent(what, some))
        for what, count in self._counts.items():
            self._tell_taken(what, count.news())

    def announce(self) -> None:
        """Tell all that is taken: whoever missed something has it now."""
        for what, count in self._counts.items():
            self._tell_taken(what, count.everything())
            count.forget(monotonic() - UNHEARD)

    def hear(self, node: str, word: Spent | Taken) -> None:
        """Count what is spent and taken elsewhere; other releases may limit other things."""
        match word:
            case Spent(what, amounts):
                for who, amount in amounts if what in self._allowances else ():
                    self._allowances[what].owe(who, amount)
            case Taken(what, counts):
                if what in self._counts:
                    self._counts[what].hear(node, counts)

    def _tell_taken(self, what: str, counts: list[tuple[str, int]]) -> None:
        for some in parcels(counts):
            self.post.tell_all(Taken(what, some))
