"""Whoever tells a game: puts names and cards into what happened, in one language."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from mappamundi.speech import Speech
from mappamundi.told import Told


class Narrator:
    """Tells what happened to people who know each other by name."""

    def __init__(
        self, speech: Speech, names: Sequence[str], card: Callable[[str], str] = str
    ) -> None:
        self.speech = speech
        self.names = names
        self.card = card

    def name(self, seat: int) -> str:
        """Who sits there; a chair beyond the seats belongs to a dummy."""
        if seat < len(self.names):
            return self.names[seat]
        return self.speech.say("dummy", number=seat - len(self.names) + 1)

    def tell(self, told: Told) -> str:
        """One sentence; a list also says how many it holds, as `<name>_count`."""
        arguments: dict[str, Any] = {}
        for name, value in told.arguments.items():
            if not isinstance(value, (int, str)):
                arguments[name] = self.speech.join([self._part(name, each) for each in value])
                arguments[f"{name}_count"] = len(value)
            else:
                arguments[name] = self._part(name, value, in_list=False)
        return self.speech.say(told.message, **arguments)

    def _part(self, name: str, value: int | str, in_list: bool = True) -> Any:
        if name.startswith("seat") and isinstance(value, int):
            return self.name(value)
        if name.startswith("card") and isinstance(value, str):
            return self.card(value)
        return str(value) if in_list else value
