"""What goes out to other nodes and comes in from them, a turn of the event loop at a time."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Awaitable, Callable
from typing import TypeAlias

import msgspec
import structlog

from mappamundi.errors import Refusal
from mappamundi.server.eyes.audience import Shown
from mappamundi.server.metrics import METRICS
from mappamundi.server.nodes.bus import Bus, Leave, Unanswered
from mappamundi.server.nodes.letters import ENCODE, LARGE, opened, written
from mappamundi.server.nodes.words import (
    AnyWord,
    Frame,
    NodeAnswer,
    NodeQuestion,
    NotGiven,
)

LOG = structlog.get_logger()
PREFIX = "mappamundi"
EVERYBODY = f"{PREFIX}.all"
PATIENCE = 1.0  # seconds for the answer to a question
NO_ANSWER = "no-answer"  # to a question that cannot be read, or that failed: shown to nobody
QUESTIONS = msgspec.msgpack.Decoder(NodeQuestion)
ANSWERS = msgspec.msgpack.Decoder(NodeAnswer)

HearWord: TypeAlias = Callable[[str, AnyWord], None]
Respond: TypeAlias = Callable[[NodeQuestion], Awaitable[NodeAnswer]]


class Post:
    """Says things to nodes under their names, and hears what is said to this one."""

    def __init__(self, bus: Bus, hear: HearWord, reply: Respond) -> None:
        self.bus = bus
        self.name = ""
        self._hear = hear
        self._reply = reply
        self._said: defaultdict[str, list[AnyWord]] = defaultdict(list)
        self._frames: dict[tuple[str, str, int], Frame] = {}  # of this turn: whose, which, what
        self._size = 0
        self._leave: list[Leave] = []  # what was said to the name before

    async def open(self) -> None:
        """Hear what is said to everybody."""
        await self.bus.subscribe(EVERYBODY, self._heard)

    async def move(self, name: str) -> None:
        """Be known by another name from now on."""
        self.name = name
        before, self._leave = self._leave, []
        self._leave.append(await self.bus.subscribe(f"{PREFIX}.node.{name}", self._heard))
        self._leave.append(await self.bus.serve(f"{PREFIX}.ask.{name}", self._asked))
        for leave in before:
            await leave()

    def tell(self, node: str, word: AnyWord) -> None:
        """Say something to one node."""
        self._say(f"{PREFIX}.node.{node}", word)

    def tell_all(self, word: AnyWord) -> None:
        """Say something to all others."""
        self._say(EVERYBODY, word)

    def show(self, node: str, table: str, looker: int, shown: Shown, is_race: bool) -> None:
        """Show something to somebody who looks through a node; the same to many is said once."""
        key = (node, table, id(shown.frame))
        if key in self._frames:
            self._frames[key].lookers.append(looker)
            return
        word = Frame(table, [looker], shown.since, shown.version, is_race, shown.frame)
        self._frames[key] = word
        self.tell(node, word)
        self._size += len(shown.frame)
        if self._size > LARGE:
            self._flush()

    async def ask(self, node: str, question: NodeQuestion, seconds: float = PATIENCE) -> NodeAnswer:
        """Ask a node something; a refusal of its own is raised here."""
        content = await self.bus.request(f"{PREFIX}.ask.{node}", ENCODE(question), seconds)
        try:
            given: NodeAnswer = ANSWERS.decode(content)
        except msgspec.DecodeError as error:  # of another release
            raise Unanswered(node) from error
        if isinstance(given, NotGiven):
            if given.message == NO_ANSWER:
                raise Unanswered(node)
            raise Refusal(given.message, **given.arguments)
        return given

    def _say(self, subject: str, word: AnyWord) -> None:
        if not self._said:
            asyncio.get_running_loop().call_soon(self._flush)
        self._said[subject].append(word)

    def _flush(self) -> None:
        said, self._said = self._said, defaultdict(list)
        self._frames.clear()
        self._size = 0
        for subject, words in said.items():
            METRICS.said.inc(len(words))
            for letter in written(self.name, words, min(LARGE, self.bus.largest)):
                self._send(subject, letter)

    def _send(self, subject: str, letter: bytes) -> None:
        if len(letter) <= self.bus.largest:
            self.bus.publish(subject, letter)
        else:
            METRICS.unsaid.labels("too-long").inc()
            LOG.warning("letter-too-long", subject=subject, bytes=len(letter))

    def _heard(self, content: bytes) -> None:
        sender, words = opened(content)
        if sender == self.name:
            return
        for word in words:
            try:
                self._hear(sender, word)
            except Exception:  # a mistake of ours at one word must not cost those after it
                METRICS.unheard.labels("failed").inc()
                LOG.warning("word-failed", kind=type(word).__name__, exc_info=True)

    async def _asked(self, content: bytes) -> bytes:
        try:
            return ENCODE(await self._reply(QUESTIONS.decode(content)))
        except Refusal as refusal:
            return ENCODE(NotGiven(refusal.message, refusal.arguments))
        except msgspec.DecodeError as error:  # of another release
            METRICS.unheard.labels("question").inc()
            LOG.warning("question-not-understood", error=repr(error))
        except Exception:  # whoever waits for an answer need not wait for a mistake of ours
            METRICS.unheard.labels("failed").inc()
            LOG.warning("question-failed", exc_info=True)
        return ENCODE(NotGiven(NO_ANSWER, {}))
