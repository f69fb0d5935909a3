"""Every sentence a person reads comes from the Fluent files in `locale`."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("en", "de", "fr", "pl")
LOCALE = Path(__file__).parent / "locale"


@cache
def bundle(language: str) -> FluentBundle:
    """All messages of a language; without marks around arguments, which terminals would show."""
    messages = FluentBundle([language], use_isolating=False)
    for path in sorted((LOCALE / language).glob("*.ftl")):
        messages.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return messages


class Speech:
    """Speaks one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.bundle = bundle(language)

    def say(self, message: str, **arguments: Any) -> str:
        """The sentence with that id; a missing id or argument is an error, never a gap."""
        pattern = self.bundle.get_message(message).value
        if pattern is None:
            raise LookupError(message)
        text, errors = self.bundle.format_pattern(pattern, arguments)
        if errors:
            raise errors[0]
        return str(text)
