"""The server's own log names nobody: ids of people are covered before a line is written."""

from __future__ import annotations

import re
from typing import Any

from structlog.typing import EventDict, WrappedLogger

# 128 bits in letters, so that only four can stand last; ids of tables are shorter.
PERSON = re.compile(r"(?<![A-Za-z0-9_-])[A-Za-z0-9_-]{21}[AQgw](?![A-Za-z0-9_-])")
COVER = "somebody"


def name_nobody(logger: WrappedLogger, method: str, line: EventDict) -> EventDict:
    """Cover what is somebody's id, wherever in a line: in a text, in an error, in a traceback."""
    return {name: covered(value) for name, value in line.items()}


def covered(value: Any) -> Any:
    """Return a log entry without ids; what is neither text nor number becomes text first."""
    if value is None or isinstance(value, bool | int | float) or hasattr(value, "levelno"):
        return value
    return PERSON.sub(COVER, value if isinstance(value, str) else repr(value))
