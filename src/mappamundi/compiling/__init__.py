"""Compiled twins of a game's rules, for a core, a GPU and a browser; only here Numba is known."""

from mappamundi.compiling.cpu import Twin, compiled, twin
from mappamundi.compiling.runner import Runner, can_compile
from mappamundi.compiling.unit import gather

__all__ = ["Runner", "Twin", "can_compile", "compiled", "gather", "twin"]
