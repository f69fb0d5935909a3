"""Where an expression is translated: the names around it, and what it uses from elsewhere."""

from __future__ import annotations

import ast
import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from mappamundi.compiling.script.gathering import Home, home
from mappamundi.compiling.script.kinds import BOOL, INT, STR, Kind, annotated, given, structs

RESERVED = frozenset({
    "arguments", "await", "break", "case", "catch", "class", "const", "continue", "debugger",
    "default", "delete", "do", "else", "enum", "eval", "export", "extends", "false", "finally",
    "for", "function", "if", "implements", "import", "in", "instanceof", "interface", "let",
    "new", "null", "package", "private", "protected", "public", "py", "return", "static",
    "super", "switch", "this", "throw", "true", "try", "typeof", "var", "void", "while", "with",
    "yield",
})  # fmt: skip


class Phrase(NamedTuple):
    """An expression of TypeScript, and of what kind it is."""

    text: str
    kind: Kind


class Strayed(Exception):
    """A line that is not in the dialect of presentation."""

    def __init__(self, module: str, line: int, what: str) -> None:
        super().__init__(f"{module}, line {line}: {what}")
        self.module, self.line, self.what = module, line, what


@dataclass
class Uses:
    """What a module of the translation has from others."""

    values: set[Home] = field(default_factory=set)
    types: set[Home] = field(default_factory=set)


@dataclass
class Scope:
    """The inside of one function."""

    module: str
    state: Kind  # of the game
    uses: Uses
    names: dict[str, Kind] = field(default_factory=dict)  # of its own
    line: int = 0

    def make(self, node: ast.expr) -> Phrase:
        """Translate an expression."""
        self.line = vars(node).get("lineno", self.line)
        maker = MAKERS.get(type(node))
        if maker is None:
            raise self.stray(f"{type(node).__name__} is not in the dialect")
        return maker(self, node)

    def stray(self, what: str) -> Strayed:
        """What is wrong here, to be raised."""
        return Strayed(self.module, self.line, what)

    def within(self, **names: Kind) -> Scope:
        """The inside of a comprehension or a lambda."""
        return Scope(self.module, self.state, self.uses, {**self.names, **names}, self.line)

    def find(self, name: str) -> Home | None:
        """Where a name from outside the function is at home."""
        return None if name in self.names else home(self.module, name)

    def hint(self, node: ast.expr) -> Kind:
        """The kind that an annotation inside a function means."""
        written = compile(ast.Expression(node), self.module, "eval")
        try:
            kind = annotated(eval(written, vars(sys.modules[self.module])))
        except TypeError as error:
            raise self.stray(str(error)) from error
        return self.typed(kind)

    def typed(self, kind: Kind) -> Kind:
        """Import every class that the spelling of a kind names."""
        for each in structs(kind):
            self.uses.types.add(Home(each.__module__, each.__name__))
        return kind

    def number(self, node: ast.expr) -> str:
        """An expression that is an integer, or a truth value counted as one."""
        made = self.make(node)
        if given(made.kind) == INT:
            return made.text
        if made.kind == BOOL:
            return f"Number({made.text})"
        raise self.stray(f"{ast.unparse(node)} is no number")

    def text(self, node: ast.expr) -> str:
        """An expression that is a string."""
        made = self.make(node)
        if given(made.kind) != STR:
            raise self.stray(f"{ast.unparse(node)} is no string")
        return made.text


Maker = Callable[[Scope, Any], Phrase]
MAKERS: dict[type[ast.expr], Maker] = {}


def makes(*nodes: type[ast.expr]) -> Callable[[Maker], Maker]:
    """Say which nodes a function translates: together they are the expressions of the dialect."""

    def enter(maker: Maker) -> Maker:
        MAKERS.update(dict.fromkeys(nodes, maker))
        return maker

    return enter


def safe(name: str) -> str:
    """A name that means nothing to JavaScript."""
    return f"{name}_" if name in RESERVED else name
