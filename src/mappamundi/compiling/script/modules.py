"""The presentation of a game as modules of TypeScript, one for each of Python that it uses."""

from __future__ import annotations

import ast
import json
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, get_type_hints

from mappamundi.compiling.script import calls
from mappamundi.compiling.script.gathering import (
    Home,
    definition,
    first_line,
    is_function,
    is_refusal,
    is_struct,
    line_of,
    of,
)
from mappamundi.compiling.script.kinds import (
    INT,
    Kind,
    annotated,
    loosened,
    spelled,
    structs,
    valued,
)
from mappamundi.compiling.script.operators import cells
from mappamundi.compiling.script.scope import Scope, Strayed, Uses, safe
from mappamundi.compiling.script.statements import Statements
from mappamundi.game import Game
from mappamundi.record import Cells, Record

HEAD = "// Translated from {}: change that, and build again.\n"
RUNTIME = "../../src/python.ts"
ERRORS = "../../src/errors.ts"
PASSES = 2  # what a name holds may be told only after its first use: an empty list, for one


@dataclass
class File:
    """One module of the translation."""

    module: str
    uses: Uses = field(default_factory=Uses)
    parts: dict[str, str] = field(default_factory=dict)


class Translation:
    """Follows everything that some functions use, and writes it down by modules."""

    def __init__(self, state: type[Record]) -> None:
        self.state = Kind("struct", of=state)
        self.files: dict[str, File] = {}
        self.strays: list[Strayed] = []
        self._known: set[Home] = set()

    def add(self, wanted: Home) -> None:
        """Write something down, and whatever it uses."""
        if wanted in self._known or is_refusal(wanted.value):
            return
        self._known.add(wanted)
        uses = Uses()
        try:
            part = self._part(wanted, uses)
        except TypeError as error:
            self.strays.append(Strayed(wanted.module, line_of(wanted), f"{wanted.name}: {error}"))
            return
        file = self._file(wanted)
        file.parts[wanted.name] = part
        file.uses.values |= uses.values
        file.uses.types |= uses.types
        for used in sorted(uses.values | uses.types):
            self.add(used)

    def _file(self, wanted: Home) -> File:
        file = self.files.setdefault(wanted.file, File(wanted.module))
        if file.module != wanted.module:
            raise NameError(f"{file.module} and {wanted.module} have the same last name")
        return file

    def _part(self, wanted: Home, uses: Uses) -> str:
        if is_function(wanted.value):
            return self._function(wanted, uses)
        if is_struct(wanted.value):
            return _interface(wanted.value, uses)
        return _constant(wanted)

    def _function(self, wanted: Home, uses: Uses) -> str:
        node, function = definition(wanted.value), wanted.value
        scope = Scope(wanted.module, self.state, uses, line=node.lineno)
        given = node.args
        if given.vararg or given.kwarg or given.kwonlyargs or node.decorator_list:
            raise TypeError("a decorator, or an argument with a star, is not in the dialect")
        names = calls.parameters(function, self.state)
        scope.names.update(names)
        statements = node.body[1:] if ast.get_docstring(node) is not None else node.body
        for _ in range(PASSES - 1):
            list(Statements(scope, node).block(statements, 1))
        body = Statements(scope, node)
        lines = list(body.block(statements, 1))
        self.strays += body.strays
        arguments = ", ".join(_arguments(scope, node, names))
        back = spelled(scope.typed(annotated(get_type_hints(function)["return"])))
        star = "*" if any(isinstance(each, ast.Yield) for each in ast.walk(node)) else ""
        head = f"export function{star} {safe(wanted.name)}({arguments}): {_returned(back)} {{"
        return "\n".join([f"/** {first_line(function)} */", head, *lines, "}\n"])

    def texts(self) -> Iterator[tuple[str, str]]:
        """The name of each file, and what it says."""
        for name, file in self.files.items():
            parts = [HEAD.format(file.module), *_imports(file), *_ordered(file)]
            yield f"{name}.ts", "\n".join(parts)


def _returned(spelling: str) -> str:
    return "void" if spelling == "null" else spelling


def _arguments(scope: Scope, node: ast.FunctionDef, names: Mapping[str, Kind]) -> Iterator[str]:
    """The arguments of a function; one that it does not use says so to whoever checks."""
    body = {each.id for part in node.body for each in ast.walk(part) if isinstance(each, ast.Name)}
    defaults = [None] * (len(names) - len(node.args.defaults)) + list(node.args.defaults)
    for (name, kind), default in zip(names.items(), defaults, strict=True):
        text = safe(name) if name in body else f"_{name}"
        start = f" = {scope.make(default).text}" if default is not None else ""
        yield f"{text}: {spelled(scope.typed(kind))}{start}"


def _interface(owner: Any, uses: Uses) -> str:
    """A struct, or the state, as plain objects."""
    if issubclass(owner, Record):
        fields = {name: cells(start) for name, start in owner.FIELDS}
    else:
        fields = {name: annotated(hint) for name, hint in get_type_hints(owner).items()}
    for kind in fields.values():
        uses.types |= {Home(each.__module__, each.__name__) for each in structs(kind)}
    lines = [f"  {name}: {spelled(loosened(kind))};" for name, kind in fields.items()]
    name = owner.__name__
    return "\n".join([f"/** {first_line(owner)} */", f"export interface {name} {{", *lines, "}\n"])


def _constant(wanted: Home) -> str:
    """A number, a text or a table, worked out in Python."""
    kind = spelled(valued(wanted.value))
    return f"export const {safe(wanted.name)}: {kind} = {_written(wanted.value)};\n"


def _written(value: Any) -> str:
    if isinstance(value, dict) and valued(value).parts[0] == INT:
        pairs = ", ".join(f"[{key}, {_written(each)}]" for key, each in value.items())
        return f"new Map([{pairs}])"
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def _imports(file: File) -> Iterator[str]:
    """What a module has from others."""
    if any("py." in part for part in file.parts.values()):
        yield f'import * as py from "{RUNTIME}";'
    sources: dict[str, set[str]] = {}
    for used in file.uses.values | file.uses.types:
        if used.module != file.module or is_refusal(used.value):
            source = ERRORS if is_refusal(used.value) else f"./{used.file}.ts"
            mark = "type " if is_struct(used.value) else ""
            sources.setdefault(source, set()).add(f"{mark}{safe(used.name)}")
    for source, names in sorted(sources.items()):
        kind = "import type" if all(name.startswith("type ") for name in names) else "import"
        bare = [name.removeprefix("type ") if kind == "import type" else name for name in names]
        yield f'{kind} {{ {", ".join(sorted(bare))} }} from "{source}";'
    yield ""


def _ordered(file: File) -> list[str]:
    """Constants, then what is made of them, in the order of their names' first use."""
    return sorted(file.parts.values(), key=lambda part: not part.startswith("export const"))


def translate(game: Game, functions: Mapping[str, Callable[..., Any]]) -> Translation:
    """These functions of a game, with all that they use."""
    made = Translation(game.rules.State)
    made.add(Home(game.rules.State.__module__, game.rules.State.__name__))
    for function in functions.values():
        made.add(of(function))
    return made


def unpacking(state: type[Record]) -> str:
    """The module that makes the state of bytes, as `Record.to_bytes` writes them."""
    lines: list[str] = []
    place = 0
    for name, start in state.FIELDS:
        shape = start.shape if isinstance(start, Cells) else ()
        lines.append(f"    {name}: {_cell(place, shape)},")
        size = 1
        for length in shape:
            size *= length
        place += size
    width = state.NUMBER().itemsize * 8
    head, used = HEAD.format(state.__module__), "".join(lines)
    made = ", ".join(name for name in ("grid", "numbers", "row") if f"{name}(" in used + "numbers(")
    return "\n".join([
        head, f'import {{ {made} }} from "../../src/record.ts";',
        'import type { State } from "./rules.ts";\n',
        "/** The plain object of a packed state. */",
        "export function unpack(bytes: Uint8Array): State {",
        f"  const cells = numbers(bytes, {width});", "  return {", *lines, "  };", "}\n",
    ])  # fmt: skip


def _cell(place: int, shape: tuple[int, ...]) -> str:
    if not shape:
        return f"cells[{place}]!"
    if len(shape) == 1:
        return f"row(cells, {place}, {shape[0]})"
    return f"grid(cells, {place}, {shape[0]}, {shape[1]})"
