"""What can be set before a game: one of a few words, or a whole number."""

from __future__ import annotations

from dataclasses import dataclass

MOST_DIGITS = 9  # of a number that can be set


@dataclass(frozen=True)
class Choice:
    """An option that is one of a few words; the first is the default."""

    name: str
    words: tuple[str, ...]

    @property
    def default(self) -> str:
        """What holds when nothing is said."""
        return self.words[0]

    @property
    def offered(self) -> str:
        """The words to choose from."""
        return ", ".join(self.words)

    @property
    def samples(self) -> tuple[str, ...]:
        """Every value a test should try."""
        return self.words

    def number(self, value: str) -> int | None:
        """The integer that the rules are given, or None for a wrong value."""
        return self.words.index(value) if value in self.words else None


@dataclass(frozen=True)
class Amount:
    """An option that is a whole number."""

    name: str
    span: range
    usual: int

    @property
    def default(self) -> str:
        """What holds when nothing is said."""
        return str(self.usual)

    @property
    def offered(self) -> str:
        """The numbers to choose from, as a span."""
        return f"{self.span.start}–{self.span.stop - 1}"

    @property
    def samples(self) -> tuple[str, ...]:
        """Values a test should try."""
        return (self.default,)

    def number(self, value: str) -> int | None:
        """The integer that the rules are given, or None for a wrong value."""
        # A number of thousands of digits is one that Python refuses to read.
        is_number = value.isascii() and value.isdigit() and len(value) <= MOST_DIGITS
        return int(value) if is_number and int(value) in self.span else None
