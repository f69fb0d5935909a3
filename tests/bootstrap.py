"""How a test's process begins: set up in the new process itself, never in a fork of this one.

A fork copies locks that other threads of the tests (those of JAX, of a server) may hold.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Mapping, Sequence

# The terminal is the process's own, and Ctrl-C ends it even where the tests ignore it.
TAKE_TERMINAL = (
    "import fcntl, os, signal, sys, termios;"
    "fcntl.ioctl(0, termios.TIOCSCTTY, 0);"
    "signal.signal(signal.SIGINT, signal.SIG_DFL);"
    "os.execv(sys.argv[1], sys.argv[1:])"
)
LIMIT_FILES = (
    "import os, resource, sys;"
    "resource.setrlimit(resource.RLIMIT_NOFILE, (int(sys.argv[1]),) * 2);"
    "os.execv(sys.argv[2], sys.argv[2:])"
)


def at_terminal(
    words: Sequence[str], environment: Mapping[str, str]
) -> tuple[subprocess.Popen[bytes], int]:
    """Start a process in a terminal of its own: the process, and our end of the line."""
    near, far = os.openpty()
    process = subprocess.Popen(
        [sys.executable, "-c", TAKE_TERMINAL, *words],
        stdin=far,
        stdout=far,
        stderr=far,
        env=environment,
        start_new_session=True,
    )
    os.close(far)
    return process, near


def with_files(count: int, words: Sequence[str]) -> list[str]:
    """The words that start a process which may have so many files open."""
    return [sys.executable, "-c", LIMIT_FILES, str(count), *words]
