"""Every sentence a person reads comes from the Fluent files in `locale`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from babel.numbers import format_decimal
from fluent.runtime import FluentBundle, FluentResource

from mappamundi.errors import BadSetup

LANGUAGES = ("en", "de", "fr", "pl", "it", "nl")
LOCALE = Path(__file__).parent / "locale"
WISHES = ("MAPPAMUNDI_LANG", "LC_ALL", "LC_MESSAGES", "LANG")


_folders = [LOCALE]


@cache
def bundle(language: str) -> FluentBundle:
    """All messages of a language; without marks around arguments, which terminals would show."""
    messages = FluentBundle([language], use_isolating=False)
    for path in (each for folder in _folders for each in sorted((folder / language).glob("*.ftl"))):
        messages.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return messages


def learn(folder: Path) -> None:
    """Speak the messages of one more folder, which is laid out like ours."""
    if folder not in _folders:
        _folders.append(folder)
        bundle.cache_clear()


def language(given: str | None, environment: Mapping[str, str]) -> str:
    """The language asked for, else the first wish of the environment, else English."""
    if given is not None:
        if given not in LANGUAGES:
            raise BadSetup("unknown-language", language=given, offered=", ".join(LANGUAGES))
        return given
    for name in WISHES:
        wish = environment.get(name, "").replace("-", "_").partition("_")[0].lower()
        if wish in LANGUAGES:
            return wish
    return LANGUAGES[0]


class Speech:
    """Speaks one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.bundle = bundle(language)

    def knows(self, message: str) -> bool:
        """Is there a sentence with that id?"""
        return self.bundle.has_message(message)

    def say(self, message: str, **arguments: Any) -> str:
        """The sentence with that id; a missing id or argument is an error, never a gap."""
        pattern = self.bundle.get_message(message).value
        if pattern is None:
            raise LookupError(message)
        text, errors = self.bundle.format_pattern(pattern, arguments)
        if errors:
            raise errors[0]
        return str(text)

    def join(self, parts: Sequence[str]) -> str:
        """A list in the way of the language: "a, b and c"."""
        if not parts:
            return self.say("list-none")
        text = parts[0]
        for part in parts[1:-1]:
            text = self.say("list-more", start=text, next=part)
        return self.say("list-end", start=text, last=parts[-1]) if len(parts) > 1 else text

    def decimal(self, number: float, digits: int = 1) -> str:
        """A number with so many digits after the point, or the comma."""
        return format_decimal(number, "0." + "0" * digits, self.language)

    def percent(self, share: float) -> str:
        """A share of one in hundredths."""
        return self.say("percent", number=self.decimal(100 * share))
