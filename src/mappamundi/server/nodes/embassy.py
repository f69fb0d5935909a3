"""At the node that holds a table: those who look at it and give it orders through other nodes."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from time import monotonic
from typing import TypeAlias

import msgspec

from mappamundi.errors import Refusal
from mappamundi.server.eyes.audience import Shown
from mappamundi.server.hall.cluster import Elsewhere
from mappamundi.server.hall.hall import Hall
from mappamundi.server.hall.missing import miss
from mappamundi.server.metrics import METRICS
from mappamundi.server.nodes.post import Post
from mappamundi.server.nodes.words import (
    Answered,
    HintWanted,
    Looked,
    Looks,
    LooksAway,
    NotHere,
    OrderAnswer,
    PassedOrder,
    Unseen,
)
from mappamundi.server.protocol import Done, Hint, LostRace, Person, Refused, Reply
from mappamundi.server.requests import read
from mappamundi.server.store import patiently
from mappamundi.server.table.deed import Command
from mappamundi.server.table.order import Order
from mappamundi.server.table.past import NOTHING
from mappamundi.server.table.place import TablePlace
from mappamundi.server.table.table import Table

AtTable: TypeAlias = Callable[[Table], None]
Sorry: TypeAlias = Callable[[Refusal], None]


class Addressed(msgspec.Struct, frozen=True):
    """An order of which only that much can be read: what every command has."""

    table: str
    id: str


_ADDRESSED = msgspec.json.Decoder(Addressed)
SILENCE = 5.0  # seconds without a word of somebody who looks, after which they have gone


class Caller:
    """Somebody who gives one order through another node, and is answered there."""

    def __init__(
        self, post: Post, node: str, word: PassedOrder | HintWanted, table: str, person: Person
    ) -> None:
        self.post = post
        self.node = node
        self.table = table
        self.number = word.number
        self.person = person
        self.round_trip = (
            word.round_trip if isinstance(word, PassedOrder) else 0.0
        )  # of their line, as their own node has measured it

    def send(self, reply: Reply) -> None:
        """Answer; what is said beside the answer is no business of another node."""
        if isinstance(reply, Done | Refused | Hint | LostRace):
            self.post.tell(self.node, Answered(self.table, self.number, reply))

    def hold(self, reply: Reply) -> None:
        """Answer, in one message with what follows at once."""
        self.send(reply)

    def let_go(self) -> None:
        """Nothing was held back."""


class Envoy:
    """The eyes of somebody who looks at a table here through another node."""

    is_free = True  # whether their line is full is known there, and what they missed asked for
    round_trip = 0.0

    def __init__(self, post: Post, node: str, table: Table, looked: Looked) -> None:
        self.post = post
        self.node = node
        self.table = table
        self.number = looked.number
        self.person = looked.person
        self.run = looked.rules  # by which they make views themselves
        self.shown = NOTHING  # the newest version that was sent
        self.mark = NOTHING  # what had been sent when they were last heard of
        self.heard = monotonic()
        self.is_away = False

    def show(self, table: str, shown: Shown) -> None:
        """Send it to their node."""
        self.shown = shown.version
        self.post.show(self.node, table, self.number, shown, self.table.is_race)

    def send(self, reply: Reply) -> None:
        """Say why there is nothing to be seen any more."""
        if isinstance(reply, Refused):
            word = Unseen(self.table.id, [self.number], reply.message, reply.arguments)
            self.post.tell(self.node, word)

    def push(self, frame: bytes) -> None:
        """Show nothing: what belongs to no table is shown by their own node."""

    def hold(self, reply: Reply) -> None:
        """Say nothing: orders come from a `Caller`."""

    def let_go(self) -> None:
        """Nothing was held back."""

    def fall_behind(self, table: str, version: int) -> None:
        """Never happens: they are always free."""

    def rules(self, table: str) -> int:
        """By which version of the rules they make views themselves."""
        return self.run

    def turn_to(self, table: TablePlace) -> bool:
        """Look at the same table loaded anew, or find out who holds it now."""
        if isinstance(table, Table) and not self.is_away:
            self.table = table
            return True
        self.post.tell(self.node, NotHere(table.id))
        return False


class Embassy:
    """Hears what other nodes ask of the tables that are held here."""

    def __init__(self, hall: Hall, post: Post) -> None:
        self.hall = hall
        self.post = post
        self._envoys: dict[tuple[str, int], Envoy] = {}

    def hear(self, node: str, word: Looks | LooksAway | PassedOrder | HintWanted) -> None:
        """Do what is asked, as soon as the table is in memory, if it is held here."""
        match word:
            case Looks():
                self._visit(
                    node,
                    word.table,
                    partial(self._look, node, word),
                    partial(self._hide, node, word),
                )
            case LooksAway():
                for number in word.lookers:
                    self._dismiss((node, number))
            case PassedOrder():
                self._pass_on(node, word)
            case HintWanted(request=request, face=face):
                caller = Caller(self.post, node, word, request.table, face)

                def refuse(refusal: Refusal) -> None:
                    reason = refusal.message, refusal.arguments
                    caller.send(Refused(*reason, request.id, request.table))

                self._visit(node, request.table, lambda table: table.hint(caller, request), refuse)

    def tidy(self) -> None:
        """Let those go of whom nothing was heard for a while: their node has forgotten them."""
        before = monotonic() - SILENCE
        for key in [key for key, each in self._envoys.items() if each.heard < before]:
            self._dismiss(key)

    def gone(self, node: str) -> None:
        """Nobody looks through a node that is no more."""
        for key in [key for key in self._envoys if key[0] == node]:
            self._dismiss(key)

    def close(self) -> None:
        """Nobody looks at anything here: others hold the tables now."""
        for envoy in self._envoys.values():
            envoy.is_away = True
        self._envoys.clear()

    def rename(self, person: Person) -> None:
        """Somebody who looks has another name."""
        for envoy in self._envoys.values():
            if envoy.person.id == person.id:
                envoy.person = person

    def _look(self, node: str, word: Looks, table: Table) -> None:
        for looked in word.lookers:
            envoy = self._envoys.get((node, looked.number))
            if envoy is None:
                envoy = self._envoys[node, looked.number] = Envoy(self.post, node, table, looked)
                table.look(envoy, looked.seen)
            elif envoy.run != looked.rules:
                envoy.run = looked.rules
                table.look(envoy, looked.seen)
            elif word.is_asking or looked.seen < envoy.mark:
                table.catch_up(envoy, looked.seen)
            envoy.heard, envoy.mark = monotonic(), envoy.shown

    def _dismiss(self, key: tuple[str, int]) -> None:
        envoy = self._envoys.pop(key, None)
        if envoy is not None:
            envoy.is_away = True
            envoy.table.look_away(envoy)

    def _hide(self, node: str, word: Looks, refusal: Refusal) -> None:
        numbers = [looked.number for looked in word.lookers]
        self.post.tell(node, Unseen(word.table, numbers, refusal.message, refusal.arguments))

    def _pass_on(self, node: str, word: PassedOrder) -> None:
        try:
            command = read(word.command)
        except msgspec.DecodeError as error:
            self._decline(node, word, str(error))
            return
        assert isinstance(command, Command)  # what else they want their node does itself
        if word.is_spoken and word.face is not None:
            caller = Caller(self.post, node, word, command.table, word.face)
            order = Order(command, word.person, caller)
        else:
            answered = partial(self._answer, node, word.number, command)
            order = Order(command, word.person, answered=answered, face=word.face)
        sorry = partial(miss, self.hall, order, command)
        self._visit(node, command.table, lambda table: table.order(order), sorry)

    def _decline(self, node: str, word: PassedOrder, reason: str) -> None:
        """An order that only another release knows, as that release says it."""
        METRICS.unheard.labels("order").inc()
        order = _ADDRESSED.decode(word.command)
        refused = Refused("malformed", {"reason": reason[:200]}, order.id, order.table)
        self.post.tell(node, Answered(order.table, word.number, refused))

    def _answer(self, node: str, number: int, command: Command, refusal: Refusal | None) -> None:
        answer: OrderAnswer = Done(command.id, command.table, 0)
        if refusal is not None:
            answer = Refused(refusal.message, refusal.arguments, command.id, command.table)
        self.post.tell(node, Answered(command.table, number, answer))

    def _visit(self, node: str, name: str, then: AtTable, sorry: Sorry) -> None:
        """Do something with a table that is held here; tell a node that is wrong about it."""
        if name in self.hall.tables:
            then(self.hall.tables[name])
        else:
            self.hall.spawn(self._open(node, name, then, sorry))

    async def _open(self, node: str, name: str, then: AtTable, sorry: Sorry) -> None:
        try:
            table = await patiently(partial(self.hall.table, name))
        except Elsewhere:
            self.post.tell(node, NotHere(name))
        except Refusal as refusal:
            sorry(refusal)
        else:
            then(table)
