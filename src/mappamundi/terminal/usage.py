"""What was wrong with a command line, as a refusal like any other."""

from __future__ import annotations

from cyclopts import (
    CoercionError,
    CycloptsError,
    MissingArgumentError,
    RepeatArgumentError,
    UnknownCommandError,
    UnknownOptionError,
    UnusedCliTokensError,
)

from mappamundi.errors import BadSetup


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
