"""What can be wrong with what somebody asks for: one class per kind of mistake.

Each carries a Fluent id and its arguments, so that every surface says it in the user's language.
"""

from __future__ import annotations


class Refusal(Exception):
    """Something asked for cannot be done; nothing has changed."""

    def __init__(self, message: str, **arguments: str | int) -> None:
        super().__init__(message)
        self.message = message
        self.arguments = arguments

    def __str__(self) -> str:
        from mappamundi.speech import Speech

        return Speech("en").say(self.message, **self.arguments)


class UnknownGame(Refusal):
    """No game of that name."""


class UnknownEdition(UnknownGame):
    """Rules of a version that nobody has here."""


class BadSetup(Refusal):
    """A seat count, an option or a bot that is not offered."""


class BadNotation(Refusal):
    """Text that is no action of this game."""


class IllegalAction(Refusal):
    """An action that the rules do not allow here and now."""


class BadLog(Refusal):
    """A file that is no log, or not one these rules can replay."""
