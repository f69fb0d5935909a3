"""The terminal table in real time: things roll and unlock, and whoever is first is first."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Protocol

from rich.console import Console, Group, RenderableType
from rich.control import Control
from rich.screen import Screen as Frame
from rich.text import Text

from mappamundi.bots import BOTS, Bot
from mappamundi.contract import Rhythm
from mappamundi.game import Game
from mappamundi.match import Match
from mappamundi.nature import Nature, Secure
from mappamundi.record import SPECTATOR
from mappamundi.terminal.answer import command, object_of
from mappamundi.terminal.keyboard import ENTER, ERASE, Keyboard, is_there
from mappamundi.terminal.screen import PROMPT, Screen
from mappamundi.terminal.table import TerminalTable

TICK = 0.08  # seconds between two pictures while something rolls
PATIENCE = 0.25  # seconds after which the time left is shown anew
COUNTING = 0.6  # seconds between two steps of a result
REST = 4.0  # seconds a result stays for those who only watch
LONGEST_TEXT = 24
STAND_IN = "novice"  # the bot that decides when the time is up
CLOCK = "clock"  # the mark of an action made because the time was up


class Keys(Protocol):
    """Where typed keys come from."""

    def __enter__(self) -> Keys: ...
    def __exit__(self, *_: object) -> None: ...
    def wait(self, seconds: float) -> str: ...


def settings_here(game: Game, options: dict[str, str], console: Console) -> dict[str, str]:
    """A game that can be played in real time is, where keys can be read and nothing else is set."""
    if game.rhythm is None or not (console.is_terminal and is_there()):
        return options
    return {**game.rhythm.OPTIONS, **options}


def is_race(match: Match, screen: Screen) -> bool:
    """Is this match to be played in real time, here?"""
    rhythm = match.game.rhythm
    return (
        rhythm is not None
        and screen.is_live
        and is_there()
        and rhythm.is_race(match.look(SPECTATOR))
    )


class LiveTable(TerminalTable):
    """Runs a match in real time: bots act when their reaction time is over, a person by keys."""

    def __init__(
        self,
        match: Match,
        bots: Mapping[int, Bot],
        screen: Screen,
        path: Path,
        name: str,
        *,
        kinds: Sequence[str],
        keys: Keys | None = None,
        now: Callable[[], float] = time.monotonic,
        luck: Nature | None = None,
    ) -> None:
        super().__init__(match, bots, screen, path, name)
        assert match.game.rhythm is not None
        self.rhythm: Rhythm = match.game.rhythm
        assert screen.drawing.rolling is not None
        self.rolling = screen.drawing.rolling
        self.kinds = kinds
        self.keys = keys or Keyboard()
        self.now = now
        self.luck = luck or Secure()
        self.typed = ""
        self.moves: list[str] = []  # what could be done when the race began, as numbered
        self.takers: dict[str, int] = {}  # move -> the seat that was first

    def run(self) -> None:
        """Play to the end, with the keyboard in hand."""
        self.screen.console.show_cursor(False)
        try:
            with self.keys:
                super().run()
        finally:
            self.screen.console.show_cursor(True)

    def move_on(self) -> None:
        """One race, from the roll to the count."""
        self.told = len(self.match.log.actions)
        self.roll()
        self.race()
        if not self.has_left:
            self.count()

    def roll(self) -> None:
        """Everything tumbles and nobody may act yet; what is typed too early does nothing."""
        frames = int(self.rhythm.ROLLING / TICK)
        view = self.match.look(self.seat)
        self.notice = Text()
        for frame in range(frames):
            shown = self.rolling.tumbling(view, frame, frames)
            question = self.screen.speech.say("live-rolling")
            self.show(self.screen.table(shown, self.seat, {}), self.notice, Text(question, "bold"))
            if self.keys.wait(TICK):
                self.notice = Text(self.screen.speech.say("live-early"), "bold red")

    def race(self) -> None:
        """Let all act once: a bot when its time has come, the person at any key, the clock."""
        self.begin()
        racers = set(self.match.waiting)
        end = self.now() + self.rhythm.LIMIT
        due = self.reactions()
        while racers and not self.has_left:
            self.show_race(end - self.now())
            alarm = min([end, *(due[seat] for seat in racers if seat in due)])
            self.type(self.keys.wait(min(PATIENCE, alarm - self.now())), racers)
            for seat in sorted(racers & due.keys(), key=due.__getitem__):
                if due[seat] <= self.now():
                    self.let_act(seat)
                    racers.discard(seat)
            if self.now() >= end:
                self.act_for(racers)

    def reactions(self) -> dict[int, float]:
        """When each bot of this race will act."""
        start = self.now()
        return {
            seat: start + self.rhythm.reaction(self.kinds[seat], self.luck)
            for seat in self.match.waiting
            if seat in self.bots
        }

    def begin(self) -> None:
        """Number what there is to choose, once for the whole race."""
        game, known = self.match.game, self.match.known(self.match.waiting[0])
        legal = sorted(game.legal(known, self.match.waiting[0]))
        self.moves = [game.write(known, self.match.waiting[0], action) for action in legal]
        self.takers = {}
        self.typed = ""
        self.notice = Text()

    def let_act(self, seat: int) -> None:
        """A bot decides on what is left, knowing what its seat knows."""
        game, known = self.match.game, self.match.known(seat)
        action = self.bots[seat].choose(known, seat, game.legal(known, seat))
        self.do(seat, game.write(known, seat, action))

    def act_for(self, racers: set[int]) -> None:
        """X6: the time is up, a novice decides, and the log says so."""
        game, novice = self.match.game, BOTS[STAND_IN](self.match.game, self.luck)
        for seat in sorted(racers):
            known = self.match.known(seat)
            action = novice.choose(known, seat, game.timely(known, seat))
            self.do(seat, game.write(known, seat, action), CLOCK)
            if seat == self.seat:
                self.notice = Text(self.screen.speech.say("live-time-up"), "bold red")
        racers.clear()

    def do(self, seat: int, move: str, mark: str = "") -> None:
        """Do an action, which takes effect at once."""
        self.match.act(seat, move, mark=mark)
        self.takers[move] = seat
        self.save()

    def type(self, keys: str, racers: set[int]) -> None:
        """Key by key: a number or a code acts as soon as it can mean nothing else."""
        for key in keys:
            if key == ENTER:
                self.enter()
            elif key == ERASE:
                self.typed = self.typed[:-1]
            elif key.isprintable() and len(self.typed) < LONGEST_TEXT:
                self.typed += key
            move = self.meant()
            if move and self.seat in racers:
                self.typed = ""
                self.grab(move, racers)

    def meant(self) -> str | None:
        """The move that the keys typed so far stand for, if no other can begin so."""
        answers = {str(number): move for number, move in enumerate(self.moves, 1)}
        answers |= {object_of(move).lower(): move for move in self.moves}
        text = self.typed.strip().lower()
        begun = [answer for answer in answers if text and answer.startswith(text)]
        return answers[text] if begun == [text] else None

    def enter(self) -> None:
        """A word to the table, or a number that could have gone on."""
        if command(self.typed, self.screen.speech) == "quit":
            self.has_left = True
        self.typed = ""

    def grab(self, move: str, racers: set[int]) -> None:
        """The person acts, or learns at once who was faster."""
        if move in self.takers:
            name = self.names[self.takers[move]]
            self.notice = Text(self.screen.speech.say("live-late", name=name), "bold red")
            return
        self.do(self.seat, move)
        self.notice = Text()
        racers.discard(self.seat)

    def show_race(self, seconds: float) -> None:
        """The table as it lies now, the time left, and what was typed."""
        numbers = {move: number for number, move in enumerate(self.moves, 1)}
        head = self.screen.table(self.match.look(self.seat), self.seat, numbers)
        is_open = self.seat in self.match.waiting
        question = self.screen.speech.say("live-go" if is_open else "live-wait")
        left = f"{max(0, int(seconds + 1))} s"
        ask = Text.assemble((question, "bold"), "  ", (left, "dim"))
        self.show(head, self.notice, ask, Text(f"{PROMPT}{self.typed}▏"))

    def count(self) -> None:
        """What everybody has, counted off step by step; any key goes on faster."""
        view, screen = self.match.look(self.seat), self.screen
        steps = self.rolling.steps
        for step in range(steps):
            picture = self.rolling.result(
                view, self.seat, screen.names, screen.speech, screen.width, step
            )
            is_last = step + 1 == steps
            self.show(picture, Text(), self.notice, self.way_on() if is_last else Text())
            if not is_last:
                self.keys.wait(COUNTING)
        self.rest()

    def way_on(self) -> Text:
        """Return how to go on, or to leave."""
        speech = self.screen.speech
        return Text(speech.say("live-next", word=speech.say("command-quit")), "dim")

    def rest(self) -> None:
        """Until the person wants to go on, or for a while if nobody plays here."""
        if self.seat == SPECTATOR:
            self.keys.wait(REST)
            return
        self.typed = ""
        while not self.has_left:
            keys = self.keys.wait(self.rhythm.LIMIT)
            self.typed += keys.rstrip(ENTER)
            if ENTER in keys:
                self.enter()
                return

    def show(self, *what: RenderableType) -> None:
        """One whole picture over the one before, without a flicker."""
        self.screen.console.control(Control.home())
        self.screen.console.print(Frame(Group(*what)), end="")
