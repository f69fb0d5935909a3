"""Compiled functions that are only ever inlined: no machine code is made of them alone.

Numba would optimise and emit every function with all that it calls in it, although only those
that Python calls are ever run: two thirds of the time a search takes to compile.
"""

from __future__ import annotations

from typing import Any

from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import Compiler

# What we lean on inside Numba. A version without it compiles as it always did, only longer.
LEANS = (
    "_finalize_dynamic_globals",
    "_finalize_final_module",
    "_optimize_final_module",
    "codegen",
    "get_pointer_to_function",
)


class InlinedCode(JITCodeLibrary):  # type: ignore[misc]  # Numba has no types
    """The code of one function, to be linked into that of its callers and optimised there."""

    @property
    def codegen(self) -> Any:
        """Whoever is told of the function's Python objects: it has none, so nobody need know."""
        return self

    def set_env(self, name: str, environment: object) -> None:
        """Hear of the function's Python objects."""

    def get_pointer_to_function(self, name: str) -> int:
        """Say that there is no machine code to call."""
        return 0

    def _optimize_final_module(self) -> None:
        """Leave it to the callers."""

    def _finalize_final_module(self) -> None:
        self._finalize_dynamic_globals()
        self._finalized = True


class InlinedCompiler(Compiler):  # type: ignore[misc]  # Numba has no types
    """Numba's compiler for functions that are inlined wherever they are called."""

    def compile_extra(self, func: Any) -> Any:
        """Compile a function into inlined code, where Numba is as we know it."""
        if not set(LEANS) - set(dir(JITCodeLibrary)):
            self.state.library = InlinedCode(self.state.targetctx.codegen(), func.__qualname__)
        return super().compile_extra(func)
