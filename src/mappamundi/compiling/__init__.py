"""Compiled twins of a game's rules, for a core and for a GPU; only this package knows Numba."""

from mappamundi.compiling.cpu import Twin, compiled

__all__ = ["Twin", "compiled"]
