"""How many files, connections among them, the operating system lets a server have open."""

from __future__ import annotations

import structlog

LOG = structlog.get_logger()
UNKNOWN = 1 << 20  # where nobody says


def raise_limit() -> int:
    """Raise the limit of open files as far as the operating system allows; return it."""
    try:
        import resource
    except ImportError:  # not on Windows
        return UNKNOWN
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    except (ValueError, OSError) as error:  # where the hard limit is no number
        LOG.warning("file-limit-stays", limit=soft, error=str(error))
        return soft if soft >= 0 else UNKNOWN
    return hard if hard >= 0 else UNKNOWN
