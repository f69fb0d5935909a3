"""What a bot of others is given of our environment: what programs need to run, and no secrets."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Mapping

# Where it is, who runs it, in what language and time zone, and where it may put things; what
# interpreters and loaders look for; threads and devices of those who calculate, and machine code
# that is compiled already; and what Windows starts nothing without.
NAMES = """
PATH HOME USER LOGNAME SHELL LANG LANGUAGE TZ TERM TMPDIR TMP TEMP XDG_CACHE_HOME
VIRTUAL_ENV CONDA_PREFIX LD_LIBRARY_PATH DYLD_LIBRARY_PATH NODE_PATH JAVA_HOME GEM_HOME
OMP_NUM_THREADS MKL_NUM_THREADS OPENBLAS_NUM_THREADS CUDA_VISIBLE_DEVICES MAPPAMUNDI_CACHE
SYSTEMROOT SYSTEMDRIVE WINDIR COMSPEC PATHEXT APPDATA LOCALAPPDATA USERPROFILE
PROCESSOR_ARCHITECTURE NUMBER_OF_PROCESSORS
"""
GIVEN = frozenset(NAMES.split())
BEGINNINGS = ("LC_", "PYTHON", "NUMBA_")


def luggage(environment: Mapping[str, str] = os.environ) -> dict[str, str]:
    """The environment of its process; modules are found where ours are."""
    path = os.pathsep.join(each or "." for each in sys.path)
    return {**dict(_given(environment)), "PYTHONPATH": path}


def _given(environment: Mapping[str, str]) -> Iterator[tuple[str, str]]:
    for name, value in environment.items():
        if name.upper() in GIVEN or name.startswith(BEGINNINGS):
            yield name, value
