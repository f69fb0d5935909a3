"""The dialect of presentation, and its translation to TypeScript: from one source, at both ends.

Expressions of the dialect are those that some function `makes` (`scope`), statements those of
`Statements`, functions and methods of Python's own those of `builtin`. Whatever else presentation
does is a `Strayed`, with its module and line.
"""

from mappamundi.compiling.script.scope import Strayed
from mappamundi.compiling.script.writing import strays, translated, write_all

__all__ = ["Strayed", "strays", "translated", "write_all"]
