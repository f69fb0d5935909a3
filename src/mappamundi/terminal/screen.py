"""What a person sees of a match on a terminal of any width."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from rich.console import Console, Group, RenderableType
from rich.markup import escape
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from mappamundi.game import Game
from mappamundi.match import Match
from mappamundi.narrator import Narrator
from mappamundi.speech import Speech
from mappamundi.terminal.answer import COMMANDS, OwnNumber, numbered, numberless, object_of
from mappamundi.told import Told

PROMPT = "› "
LONGEST_NAME = 24
FOOT = 4  # lines under the story: a gap, the question, the hints and the prompt
WIDEST = 110  # columns beyond which lines get hard to follow


def printable(text: str) -> str:
    """The text without anything a terminal would obey."""
    return "".join(sign if sign.isprintable() else "�" for sign in text)


class Screen:
    """Shows one game to one viewer and hears what he types."""

    def __init__(self, console: Console, speech: Speech, game: Game, names: Sequence[str]) -> None:
        self.console = console
        self.speech = speech
        self.game = game
        self.names = [printable(name)[:LONGEST_NAME] for name in names]
        self.drawing = game.drawing
        self.narrator = Narrator(speech, [escape(name) for name in self.names], self.card)
        self.is_live = console.is_terminal and sys.stdin.isatty()

    @property
    def own_number(self) -> OwnNumber:
        """How the game itself numbers what may be done, where it does."""
        return self.drawing.number or numberless

    @property
    def width(self) -> int:
        """Columns to write in."""
        return min(self.console.width, WIDEST)

    def enter(self) -> None:
        """Take the whole screen, if there is one."""
        if self.is_live:
            self.console.set_alt_screen(True)

    def leave(self) -> None:
        """Give the screen back as it was."""
        if self.is_live:
            self.console.set_alt_screen(False)

    def card(self, card: str) -> str:
        """A card within a sentence, in the viewer's language."""
        return self.drawing.card(card, self.speech)

    def sentence(self, told: Told) -> Text:
        """What happened, in words, with coloured cards."""
        return Text.from_markup(self.narrator.tell(told))

    def table(self, view: Any, seat: int, moves: Mapping[str, int]) -> RenderableType:
        """Draw the game as the viewer sees it."""
        title = Text.assemble(
            (self.game.title, "bold"), " · ", self.drawing.heading(view, self.speech)
        )
        drawn = self.drawing.draw(view, seat, self.names, self.speech, self.width, moves)
        return Group(Rule(title, style="dim", align="left"), Text(), drawn)

    def ask(
        self, view: Any, seat: int, moves: Sequence[str], story: Sequence[Text], notice: Text
    ) -> str:
        """Show everything that is needed to decide, and hear the answer."""
        numbers = numbered(moves, self.own_number)
        head = Group(self.table(view, seat, numbers), Text())
        question = self.sentence(self.drawing.ask(view))
        question.stylize("bold")
        if self.is_live:
            self.console.clear()
        self.print(head)
        if notice:
            story = [*story, notice]
        for line in self.recent(story, head):
            self.print(line)
        self.print(Text(), question, self.hints())
        return self.hear(PROMPT)

    def hear(self, prompt: str) -> str:
        """A line typed; from a pipe it is echoed, so that the transcript reads like a session."""
        if self.is_live:
            return input(prompt)
        self.console.print(prompt, end="")
        text = input()
        self.console.print(Text(printable(text)))
        return text

    def hints(self) -> Text:
        """Return the words the table listens to."""
        words = [self.speech.say(f"command-{each}") for each in COMMANDS]
        return Text(" · ".join(("?", *words[1:])), "dim")

    def recent(self, story: Sequence[Text], head: RenderableType) -> list[Text]:
        """Return as much of the story as there is room for, the latest of it."""
        if not self.is_live:
            return list(story)
        room = self.console.height - self.lines(head) - FOOT
        kept: list[Text] = []
        for line in reversed(story):
            room -= self.lines(line)
            if room < 0 and kept:
                kept[0] = Text("…", "dim") if len(kept) > 1 else kept[0]
                break
            kept.insert(0, line)
        return kept

    def lines(self, what: RenderableType) -> int:
        """How many lines it takes on this screen."""
        return len(self.console.render_lines(what, self.console.options.update(width=self.width)))

    def print(self, *what: RenderableType) -> None:
        """Write to the terminal, no wider than reads well."""
        for each in what:
            self.console.print(each, width=self.width)

    def read_through(self, what: Iterable[RenderableType]) -> None:
        """A text longer than a screen, page by page, then back to the table."""
        options = self.console.options.update(width=self.width)
        if not self.is_live:
            self.print(*what)
            return
        lines = self.console.render_lines(Group(*what), options, pad=False)
        room = max(1, self.console.height - 2)
        for start in range(0, len(lines), room):
            self.console.clear()
            for line in lines[start : start + room]:
                self.console.print(Text.assemble(*((part.text, part.style or "") for part in line)))
            is_last = start + room >= len(lines)
            prompt = self.speech.say("page-last" if is_last else "page-more")
            if self.hear(f"{prompt} {PROMPT}").strip():
                return

    def scores(self, match: Match) -> RenderableType:
        """Who stands where, the best first."""
        grid = Grid(box=None, pad_edge=False, padding=(0, 2, 0, 0))
        grid.add_column(Text(self.speech.say("score-place"), "dim"), justify="right")
        grid.add_column("")
        grid.add_column(Text(self.speech.say("score-points"), "dim"), justify="right")
        places, scores = match.places, match.scores
        for seat in sorted(match.seats, key=lambda seat: (places[seat], seat)):
            style = "bold" if places[seat] == 1 else ""
            cells = (f"{places[seat]}.", self.names[seat], str(scores[seat]))
            grid.add_row(*(Text(cell, style) for cell in cells))
        return grid

    def moves(self, moves: Sequence[str]) -> RenderableType:
        """All legal moves, numbered as on the cards."""
        grid = Grid(box=None, pad_edge=False, padding=(0, 2, 0, 0))
        grid.add_column(justify="right", style="bold")
        grid.add_column()
        grid.add_column()
        for move, number in numbered(moves, self.own_number).items():
            what = object_of(move)
            words = [self.card(word) for word in what.split()]
            grid.add_row(str(number), move, Text.from_markup(" ".join(words)))
        return grid
