"""The rules compiled for one core."""

from __future__ import annotations

import hashlib
import importlib.util
import os
import platform
import sys
import tempfile
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack, contextmanager, nullcontext, suppress
from functools import cache
from importlib import import_module
from inspect import signature
from pathlib import Path
from types import ModuleType
from typing import Any

from mappamundi import loops
from mappamundi.compiling.unit import Unit, gather
from mappamundi.errors import BadSetup
from mappamundi.game import Game
from mappamundi.record import Record

HEADER = """import numpy
from numba import njit

from mappamundi.compiling.inlined import InlinedCompiler"""
# Everything is inlined into the function called from Python, which the optimiser then sees whole;
# a state is plain memory, so there are no references to count.
INNER = (
    "@njit(error_model='numpy', forceinline=True, _nrt=False, "
    "no_cpython_wrapper=True, no_cfunc_wrapper=True, pipeline_class=InlinedCompiler)"
)
CHECKED = "@njit(error_model='python', boundscheck=True)"
OUTER = "@njit(nogil=True, cache=True)"
ENTRY = "entry_"
TABLES = ("states", "start")  # arguments that are arrays of states; `s` is one state
ROWS = ("room", "out", "actions")  # arguments that are rows of integers
MEMORY = "octets"  # an argument that is the memory of an array, byte by byte

Progress = Callable[[str, int, int], None]  # function now compiled, how many are done, of how many


class Twin:
    """The compiled functions of a game, by the names they have in its modules.

    A state is a cell of a NumPy array of `State.DTYPE`, a row an array of int16. A function is
    compiled when first called, or with others by `prepare`, and then kept on disk.
    """

    def __init__(
        self,
        module: ModuleType,
        names: tuple[str, ...],
        tables: Mapping[str, type[Record] | str],
        has_long_loops: bool = False,
    ) -> None:
        self.names = names
        self._loops = nullcontext if has_long_loops else _plain_loops
        self._module = module
        self._tables = tables

    def __getattr__(self, name: str) -> Any:
        if name not in self.names:
            raise AttributeError(name)
        self.prepare(name)
        return self.__dict__[name]

    def prepare(self, *names: str, progress: Progress | None = None) -> None:
        """Compile these functions, or load them from disk if they were compiled before."""
        for done, name in enumerate(names):
            if progress:
                progress(name, done, len(names))
            function = getattr(self._module, ENTRY + name)
            with _alone(Path(str(self._module.__file__)), name), self._loops():
                function.compile(self._signature(function.py_func))
            self.__dict__[name] = function
        if progress:
            progress("", len(names), len(names))

    def _signature(self, function: Callable[..., Any]) -> Any:
        from numba import int8, int16, int64

        tables = {name: _array(kind) for name, kind in self._tables.items()}
        kinds = {"s": tables["states"].dtype, **tables, **dict.fromkeys(ROWS, int16[::1])}
        kinds[MEMORY] = int8[::1]
        arguments = signature(function).parameters
        return tuple(kinds.get(argument, int64) for argument in arguments)


@cache
def compiled(game: Game, checked: bool = False) -> Twin:
    """The twin of a game's rules; `checked` looks at every index, for tests."""
    return twin(game, unit_of(game), {}, checked)


def twin(
    game: Game,
    unit: Unit,
    tables: Mapping[str, type[Record] | str],
    checked: bool = False,
    has_long_loops: bool = False,
) -> Twin:
    """A unit compiled; `tables` are its arguments that are arrays of other things than states.

    Of records, or of numbers: "int32[]" is a row of them, "int32[,]" a grid. Loops are long where
    they go over hundreds of cells.
    """
    tables = {**dict.fromkeys(TABLES, game.rules.State), **tables}
    inner = CHECKED if checked else INNER
    shapes = [f"# {game.slug} {name} {_shape(kind)}" for name, kind in tables.items()]
    entries = [f"{OUTER}\n{_entry(name, text)}" for name, text in unit.functions.items()]
    length = ["# long loops"] if has_long_loops else []
    source = unit.source("\n".join([HEADER, *length, *shapes]), lambda _: inner)
    text = source + "\n" + "\n".join(entries)
    return Twin(load(game.slug, text), tuple(unit.functions), tables, has_long_loops)


def unit_of(game: Game) -> Unit:
    """All that a game can be asked, at full speed."""
    rules: Any = game.rules
    asked = [rules.is_legal, rules.score, rules.place, rules.redact, rules.sees, rules.imagine]
    known = [game.features.features, game.bots.prefer]
    return gather(rules, [loops.play_many, loops.trace, *asked, *known])


def cache_folder() -> Path:
    """Where compiled code is kept."""
    if given := os.environ.get("MAPPAMUNDI_CACHE"):
        return Path(given)
    home = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(home) / "mappamundi"


def _shape(kind: type[Record] | str) -> str:
    return kind if isinstance(kind, str) else str(kind.DTYPE)


def _array(kind: type[Record] | str) -> Any:
    """An array of records or numbers, as Numba calls it."""
    from numba import from_dtype, types

    if not isinstance(kind, str):
        return from_dtype(kind.DTYPE)[::1]
    number, _, shape = kind.partition("[")
    return types.Array(getattr(types, number), shape.count(",") + 1, "C")


def _entry(name: str, text: str) -> str:
    """A function for callers in Python, around one that is only ever inlined."""
    head = text.partition("(")[2].partition(")")[0]
    return f"def {ENTRY}{name}({head}):\n    return {name}({head})\n"


def load(slug: str, text: str) -> ModuleType:
    """Import the text from a file whose folder is named by its hash, so it can never be stale."""
    try:
        import llvmlite
        import numba
    except ImportError as error:
        raise ImportError(str(BadSetup("compiling-no-extra", extra="fast"))) from error

    versions = (numba.__version__, llvmlite.__version__, platform.python_version())
    digest = hashlib.sha256(repr((text, versions)).encode()).hexdigest()[:20]
    name = f"mappamundi_twin_{slug}_{digest}"
    path = _kept(cache_folder() / digest / f"{slug}.py", text)
    spec = importlib.util.spec_from_file_location(name, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module


def _kept(path: Path, text: str) -> Path:
    """The path, with the text in it; a folder of its own for this run if it cannot be written."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        if not path.exists():
            draft = path.with_suffix(f".{os.getpid()}")
            draft.write_text(text, encoding="utf-8")
            draft.replace(path)
    except OSError:
        path = Path(tempfile.mkdtemp(prefix="mappamundi-")) / path.name
        path.write_text(text, encoding="utf-8")
    return path


@contextmanager
def _alone(source: Path, name: str) -> Iterator[None]:
    """One process compiles a function; whoever else wants it waits, and finds it on disk.

    The system opens a lock when its holder ends, however that ends.
    """
    with ExitStack() as held:
        with suppress(ImportError, OSError):  # no such locks here, or no place for one
            import fcntl

            lock = held.enter_context(source.with_name(f"{name}.lock").open("w"))
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


@contextmanager
def _plain_loops() -> Iterator[None]:
    """Loops over a hand of cards are too short for vectors: the set-up costs more than the loop."""
    config: Any = import_module("numba.core.config")

    before = config.LOOP_VECTORIZE
    config.LOOP_VECTORIZE = 0
    try:
        yield
    finally:
        config.LOOP_VECTORIZE = before
