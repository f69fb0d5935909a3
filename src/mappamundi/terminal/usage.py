"""What was given on a command line, and what was wrong with it."""

from __future__ import annotations

import os
from collections.abc import Sequence

from cyclopts import (
    CoercionError,
    CycloptsError,
    MissingArgumentError,
    RepeatArgumentError,
    UnknownCommandError,
    UnknownOptionError,
    UnusedCliTokensError,
)

from mappamundi.errors import BadSetup, Refusal
from mappamundi.speech import Speech, language


def explain(error: CycloptsError) -> BadSetup:
    """One sentence for each kind of mistake."""
    match error:
        case UnknownOptionError():
            return BadSetup("usage-unknown-option", option=error.token.keyword or error.token.value)
        case UnknownCommandError():
            return BadSetup("usage-unknown-command", word=str((error.unused_tokens or ["?"])[0]))
        case UnusedCliTokensError():
            return BadSetup("usage-too-much", word=str((error.unused_tokens or ["?"])[0]))
        case MissingArgumentError():
            return BadSetup("usage-missing", name=_name(error))
        case RepeatArgumentError():
            return BadSetup("usage-repeated", name=_name(error))
        case CoercionError():
            value = error.token.value if error.token else ""
            return BadSetup("usage-bad-value", name=_name(error), value=value)
        case _:
            return BadSetup("usage-wrong")


def _name(error: CycloptsError) -> str:
    argument = error.argument
    return argument.name if argument is not None else "?"


def listed(text: str | None) -> list[str]:
    """Return the words of a list with commas."""
    return [word.strip() for word in (text or "").split(",") if word.strip()]


def settings(given: Sequence[str] | None) -> dict[str, str]:
    """Return options written as NAME=VALUE."""
    options = {}
    for text in given or ():
        name, sign, value = text.partition("=")
        if not sign:
            raise BadSetup("option-form", text=text)
        options[name.strip()] = value.strip()
    return options


def speaking(lang: str | None) -> Speech:
    """The voice of the user's language."""
    return Speech(language(lang, os.environ))


def voice(given: Sequence[str]) -> Speech:
    """The language to refuse in, whatever else is wrong with the words given."""
    wish = None
    for word, following in zip(given, [*given[1:], ""], strict=True):
        if word == "--lang":
            wish = following
        elif word.startswith("--lang="):
            wish = word.removeprefix("--lang=")
    try:
        return speaking(wish)
    except Refusal:
        return speaking(None)
