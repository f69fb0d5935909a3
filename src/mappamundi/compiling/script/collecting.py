"""Lists, tuples, dictionaries, sets: written out, or made from others."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator, Sequence
from typing import TypeAlias

from mappamundi.compiling.script.kinds import (
    ANY,
    INT,
    STR,
    Kind,
    either,
    given,
    item,
    lists,
    spelled,
)
from mappamundi.compiling.script.operators import bare, truth
from mappamundi.compiling.script.scope import Phrase, Scope, makes, safe

Inner: TypeAlias = Callable[[Scope], Phrase]  # what is made of each, where its name is known


@makes(ast.List)
def written_list(scope: Scope, node: ast.List) -> Phrase:
    """A list, other lists spread in it."""
    parts = [_part(scope, each) for each in node.elts]
    return Phrase(f"[{', '.join(each.text for each in parts)}]", lists(_joined(parts)))


@makes(ast.Set)
def written_set(scope: Scope, node: ast.Set) -> Phrase:
    """A set, other rows spread in it; never an ordered thing to go through."""
    parts = [_part(scope, each) for each in node.elts]
    kind = Kind("set", (_joined(parts),))
    return Phrase(f"new Set([{', '.join(each.text for each in parts)}])", kind)


@makes(ast.Tuple)
def written_tuple(scope: Scope, node: ast.Tuple) -> Phrase:
    """A few values of kinds of their own."""
    if any(isinstance(each, ast.Starred) for each in node.elts):
        made = written_list(scope, ast.List(node.elts))
        return Phrase(made.text, Kind("row", made.kind.parts))
    parts = [scope.make(each) for each in node.elts]
    kind = Kind("tuple", tuple(each.kind for each in parts))
    text = f"[{', '.join(each.text for each in parts)}]"
    return Phrase(f"({text} as {spelled(kind)})" if parts else "[]", kind)


def _part(scope: Scope, node: ast.expr) -> Phrase:
    if not isinstance(node, ast.Starred):
        return scope.make(node)
    made = scope.make(node.value)
    if item(made.kind) is None or given(made.kind).name == "dict":
        raise scope.stray("something other than a row, spread")
    return Phrase(f"...{made.text}", item(made.kind) or ANY)


def _joined(parts: list[Phrase]) -> Kind:
    return either(each.kind for each in parts)


@makes(ast.Dict)
def written_dict(scope: Scope, node: ast.Dict) -> Phrase:
    """A dictionary with texts as keys, others spread in it; with numbers, a map."""
    keys = [scope.make(key) for key in node.keys if key is not None]
    if any(key.kind != STR for key in keys):
        return _map(scope, node, keys)
    values, parts = [], []
    for key, value in zip(node.keys, node.values, strict=True):
        made = scope.make(value)
        if key is None:
            values.append(given(made.kind).parts[1])
            parts.append(f"...{made.text}")
        else:
            values.append(made.kind)
            parts.append(f"{_key(scope, key)}: {bare(made.text)}")
    return Phrase(
        f"{{ {', '.join(parts)} }}" if parts else "{}", Kind("dict", (STR, either(values)))
    )


def _key(scope: Scope, node: ast.expr) -> str:
    if isinstance(node, ast.Constant) and str(node.value).isidentifier():
        return str(node.value)
    return f"[{scope.make(node).text}]"


def _map(scope: Scope, node: ast.Dict, keys: list[Phrase]) -> Phrase:
    if len(keys) < len(node.keys) or any(key.kind != INT for key in keys):
        raise scope.stray("keys other than texts or numbers")
    values = [scope.make(value) for value in node.values]
    pairs = [f"[{key.text}, {value.text}]" for key, value in zip(keys, values, strict=True)]
    kind = Kind("dict", (INT, _joined(values)))
    return Phrase(f"new {spelled(kind)}([{', '.join(pairs)}])", kind)


@makes(ast.ListComp, ast.GeneratorExp)
def listed(scope: Scope, node: ast.ListComp | ast.GeneratorExp) -> Phrase:
    """What comes of each of others, as a list."""
    made = _each(scope, node.generators, [node.elt], lambda inside: inside.make(node.elt))
    return Phrase(made.text, lists(made.kind))


@makes(ast.SetComp)
def gathered(scope: Scope, node: ast.SetComp) -> Phrase:
    """A set comprehension: the values of a list, each once."""
    made = _each(scope, node.generators, [node.elt], lambda inside: inside.make(node.elt))
    return Phrase(f"new Set({made.text})", Kind("set", (made.kind,)))


@makes(ast.DictComp)
def mapped(scope: Scope, node: ast.DictComp) -> Phrase:
    """A value for each key."""

    def pair(inside: Scope) -> Phrase:
        key, value = inside.make(node.key), inside.make(node.value)
        kind = Kind("tuple", (key.kind, value.kind))
        return Phrase(f"([{key.text}, {bare(value.text)}] as {spelled(kind)})", kind)

    made = _each(scope, node.generators, [node.key, node.value], pair)
    maker = "new Map" if made.kind.parts[0] == INT else "Object.fromEntries"
    return Phrase(f"{maker}({made.text})", Kind("dict", made.kind.parts))


def _each(
    scope: Scope, loops: list[ast.comprehension], wanted: list[ast.expr], inner: Inner
) -> Phrase:
    """An array of what is made of each; a loop within another is flattened."""
    loop, *rest = loops
    gone_through = through(scope, loop.iter)
    kind = gone_through.kind.parts[0]
    text = gone_through.text + "".join(filters(scope, loop, kind))
    target, inside = bound(scope, loop.target, kind, used([*rest, *wanted]))
    if rest:
        made = _each(inside, rest, wanted, inner)
        return Phrase(f"{text}.flatMap(({target}) => {made.text})", made.kind)
    made = inner(inside)
    if made.text == target:  # as they are, but in a list of its own
        return Phrase(text if loop.ifs else f"[...{text}]", made.kind)
    body = f"({made.text})" if made.text.startswith("{") else bare(made.text)
    return Phrase(f"{text}.map(({target}) => {body})", made.kind)


def filters(scope: Scope, loop: ast.comprehension, kind: Kind) -> Iterator[str]:
    """The conditions of a loop."""
    for test in loop.ifs:
        target, inside = bound(scope, loop.target, kind, used([test]))
        yield f".filter(({target}) => {bare(truth(inside, test))})"


def used(nodes: Sequence[ast.AST]) -> set[str]:
    """All names in some parts of a loop."""
    inside = (each for node in nodes for each in ast.walk(node))
    return {each.id for each in inside if isinstance(each, ast.Name)}


def through(scope: Scope, node: ast.expr) -> Phrase:
    """What can be gone through, as an array."""
    made = scope.make(node)
    kind, inside = given(made.kind), item(made.kind)
    if inside is None or kind.name == "set":
        raise scope.stray(f"going through {ast.unparse(node)}, which has no order")
    if kind.name == "dict":
        return Phrase(f"py.keys({made.text})", lists(inside))
    if kind.name in ("iter", "string"):
        return Phrase(f"[...{made.text}]", lists(inside))
    return Phrase(made.text, lists(inside))


def bound(scope: Scope, target: ast.expr, kind: Kind, wanted: set[str]) -> tuple[str, Scope]:
    """How JavaScript names what is wanted of each, and the scope in which these names are known."""
    if isinstance(target, ast.Name):
        name = safe(target.id) if target.id in wanted else "_"
        return name, scope.within(**{target.id: kind})
    parts = kind.parts if kind.name == "tuple" else ()
    if not isinstance(target, ast.Tuple) or len(parts) != len(target.elts):
        raise scope.stray(f"{spelled(kind)} cannot be taken apart as {ast.unparse(target)}")
    names = []
    for each, part in zip(target.elts, parts, strict=True):
        if isinstance(each, ast.Name) and each.id not in wanted:
            names.append("")
            continue
        text, scope = bound(scope, each, part, wanted)
        names.append(text)
    return f"[{', '.join(names)}]", scope


@makes(ast.NamedExpr)
def kept(scope: Scope, node: ast.NamedExpr) -> Phrase:
    """A value that gets a name on the way."""
    made = scope.make(node.value)
    scope.names[node.target.id] = made.kind
    return Phrase(f"({safe(node.target.id)} = {made.text})", made.kind)
