"""The `mappamundi` command: play, watch, read, print, and let bots play each other."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from io import TextIOWrapper

from cyclopts import CycloptsError

from mappamundi.cli import (
    admin,
    analyses,
    contests,
    decks,
    editions,
    hints,
    logs,
    modules,
    playing,
    publishing,
    serving,
    stores,
    training,
)
from mappamundi.cli.app import app
from mappamundi.errors import Refusal
from mappamundi.terminal.plain import PLAINLY
from mappamundi.terminal.screen import printable
from mappamundi.terminal.usage import explain, voice

# Importing them adds the commands.
__all__ = [
    "admin",
    "analyses",
    "contests",
    "decks",
    "editions",
    "hints",
    "logs",
    "main",
    "modules",
    "playing",
    "publishing",
    "serving",
    "stores",
    "training",
]

REFUSED = 2
INTERRUPTED = 130


def main(words: Sequence[str] | None = None) -> int:
    """Run one command; what cannot be done is said in one sentence, with exit code 2."""
    given = list(sys.argv[1:] if words is None else words)
    for stream, errors in ((sys.stdin, "replace"), (sys.stdout, PLAINLY), (sys.stderr, PLAINLY)):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors=errors)  # a sign that cannot be shown is no reason to stop
    try:
        app(given, exit_on_error=False, print_error=False, help_on_error=False)
    except (Refusal, CycloptsError) as error:
        return refuse(error if isinstance(error, Refusal) else explain(error), given)
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:  # whoever read our output has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except OSError as error:
        path, reason = str(error.filename or ""), error.strerror or ""
        return refuse(Refusal("cannot-write", path=path, reason=reason), given)
    return 0


def refuse(refusal: Refusal, given: Sequence[str]) -> int:
    """Say why not, in the language of whoever asked."""
    print(printable(voice(given).say(refusal.message, **refusal.arguments)), file=sys.stderr)
    return REFUSED
