"""The terminal table: one person, bots in the other seats, and a log that loses nothing."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from rich.console import RenderableType
from rich.text import Text

from mappamundi.bots import Bot
from mappamundi.errors import Refusal
from mappamundi.match import Match
from mappamundi.nature import Secure
from mappamundi.record import SPECTATOR
from mappamundi.terminal.answer import command, understand
from mappamundi.terminal.rulebook import rendered
from mappamundi.terminal.screen import Screen, printable
from mappamundi.terminal.shelf import discard


class TerminalTable:
    """Runs a match in a file: asks the person and the bots in turn until it is over."""

    def __init__(
        self, match: Match, bots: Mapping[int, Bot], screen: Screen, path: Path, name: str
    ) -> None:
        self.match = match
        self.bots = bots
        self.screen = screen
        self.path = path
        self.name = name
        people = [seat for seat in match.seats if seat not in bots]
        self.seat = people[0] if people else SPECTATOR
        self.told = 0  # lines of the log the person has been told
        self.notice = Text(screen.speech.say("how-to-type"), "italic dim")
        self.has_left = False

    def run(self) -> None:
        """Play to the end, or until the person leaves; what was done is kept either way."""
        self.save()
        self.greet()
        self.screen.enter()
        try:
            while not self.match.is_over and not self.has_left:
                self.move_on()
        except (EOFError, KeyboardInterrupt):
            self.has_left = True
        finally:
            self.save()
            self.screen.leave()
        if self.match.is_over:
            self.finish()
        else:
            self.say("left")
            self.quote(f"mappamundi play --resume {self.name}")

    def greet(self) -> None:
        """Who plays, and the promise that the draws are settled already."""
        self.say("welcome", game=self.match.game.title, names=self.screen.speech.join(self.names))
        if self.match.log.commitment and not self.match.is_over:
            self.say("commitment")
            self.quote(self.match.log.commitment)

    @property
    def names(self) -> list[str]:
        """Who sits where."""
        return self.screen.names

    def say(self, message: str, **arguments: str | int) -> None:
        """One sentence to whoever sits at the terminal."""
        text = Text(self.screen.speech.say(message, **arguments))
        self.screen.console.print(text, soft_wrap=True)

    def quote(self, text: str) -> None:
        """A text to copy, on lines of its own and never broken."""
        self.screen.console.print(Text(text, "cyan"), soft_wrap=True)

    def move_on(self) -> None:
        """Let everybody decide who can without the person; then ask the person."""
        waiting = [seat for seat in self.match.waiting if seat in self.bots]
        if waiting:
            self.let_act(waiting[0])
        else:
            self.turn()

    def let_act(self, seat: int) -> None:
        """A bot decides, knowing what its seat knows."""
        game, known = self.match.game, self.match.known(seat)
        action = self.bots[seat].choose(known, seat, game.legal(known, seat))
        self.match.act(seat, action)
        self.save()
        if self.seat == SPECTATOR:
            self.screen.print(*self.news())

    def turn(self) -> None:
        """Ask the person, and do what the answer says."""
        game, known = self.match.game, self.match.known(self.seat)
        moves = [
            game.write(known, self.seat, each) for each in sorted(game.legal(known, self.seat))
        ]
        view = self.match.look(self.seat)
        text = self.screen.ask(view, self.seat, moves, self.news(keep=True), self.notice)
        self.notice = Text()
        word = command(text, self.screen.speech)
        if word is None:
            self.act(text, moves)
        else:
            self.obey(word, moves)

    def act(self, text: str, moves: list[str]) -> None:
        """The moves typed, all of them or none."""
        try:
            chosen = understand(self.match, self.seat, moves, text, self.screen.own_number)
            if not chosen:
                return
            told = len(self.match.log.actions)
            self.match.act(self.seat, *chosen)
        except Refusal as refusal:
            self.refuse(refusal)
        else:
            self.told = told
            self.save()

    def refuse(self, refusal: Refusal) -> None:
        """Say in one sentence why not; nothing has changed."""
        text = self.screen.speech.say(refusal.message, **refusal.arguments)
        self.notice = Text(printable(text), "bold red")

    def obey(self, word: str, moves: list[str]) -> None:
        """A word to the table instead of a move."""
        match word:
            case "quit":
                self.has_left = True
            case "back":
                self.take_back()
            case "rules":
                self.screen.read_through(
                    [rendered(self.match.game, self.screen.speech.language)],
                )
            case "hint":
                self.screen.read_through([self.hint()])
            case "log":
                story = self.match.story(self.seat)
                self.screen.read_through([self.screen.sentence(told) for _, told in story])
            case "score":
                self.screen.read_through([self.screen.scores(self.match)])
            case "moves":
                self.screen.read_through([self.screen.moves(moves)])

    def hint(self) -> RenderableType:
        """What the best bot would do with what the person knows."""
        # Only who asks waits until the tables of figures are loaded.
        from mappamundi.terminal.hinting import BEST_BOT, advise_knowing, show_hint

        known, line = self.match.known(self.seat), len(self.match.log.actions)
        advice = advise_knowing(self.match.game, known, self.seat, BEST_BOT, line, Secure())
        return show_hint(advice, self.screen)

    def take_back(self) -> None:
        """X2: what the person has sealed may be chosen anew."""
        if not self.match.can_take_back(self.seat):
            self.refuse(Refusal("nothing-to-take-back"))
            return
        self.match.take_back(self.seat)
        self.save()

    def news(self, keep: bool = False) -> list[Text]:
        """What happened since the person last acted."""
        story = self.match.story(self.seat, self.told)
        lines = [self.screen.sentence(told) for _, told in story]
        if not keep:
            self.told = len(self.match.log.actions)
        return lines

    def save(self) -> None:
        """Keep everything done so far."""
        self.match.log.save(self.path)

    def finish(self) -> None:
        """The last position, who has won, and how to check the draws."""
        discard(self.path)
        if self.seat != SPECTATOR:
            self.screen.print(*self.news())
        self.screen.print(self.screen.table(self.match.look(self.seat), self.seat, {}), Text())
        self.screen.print(self.screen.scores(self.match), Text())
        if self.match.reason is not None:
            self.say(self.match.reason)
        winners = [self.names[seat] for seat in self.match.seats if self.match.places[seat] == 1]
        if winners:
            names = self.screen.speech.join(winners)
            self.say("winners", names=names, count=len(winners))
        else:
            self.say("no-winner")
        if self.match.log.secret:
            self.say("check-draws")
            self.quote(f"mappamundi verify {self.name}")
