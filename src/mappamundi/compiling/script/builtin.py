"""What Python has built in, as far as the dialect has it: functions, and methods of its types."""

from __future__ import annotations

import ast
from collections.abc import Callable
from typing import TypeAlias

from mappamundi.compiling.script.collecting import bound, filters, through, used
from mappamundi.compiling.script.kinds import (
    BOOL,
    IN_ORDER,
    INT,
    NULL,
    STR,
    Kind,
    either,
    given,
    item,
    lists,
)
from mappamundi.compiling.script.operators import bare, truth
from mappamundi.compiling.script.scope import Phrase, Scope

Translate: TypeAlias = Callable[[Scope, ast.Call], Phrase]
Method: TypeAlias = Callable[[Scope, Phrase, list[ast.expr]], Phrase]


def one(scope: Scope, node: ast.Call) -> ast.expr:
    """The only argument of a call."""
    if len(node.args) != 1 or node.keywords:
        raise scope.stray(f"{ast.unparse(node.func)} of something other than one argument")
    return node.args[0]


def length(scope: Scope, node: ast.Call) -> Phrase:
    """How many there are."""
    made = scope.make(one(scope, node))
    if given(made.kind).name not in (*IN_ORDER, "string", "dict", "set"):
        raise scope.stray("the length of something that has none")
    if made.kind.name in IN_ORDER:
        return Phrase(f"{made.text}.length", INT)
    return Phrase(f"py.size({made.text})", INT)


def span(scope: Scope, node: ast.Call) -> Phrase:
    """Numbers in their order."""
    if node.keywords:
        raise scope.stray("a range with names")
    return Phrase(
        f"py.range({', '.join(bare(scope.number(each)) for each in node.args)})", lists(INT)
    )


def extreme(scope: Scope, node: ast.Call) -> Phrase:
    """The least or the most of several, or of a row, perhaps by a key."""
    assert isinstance(node.func, ast.Name)
    if len(node.args) > 1 and not node.keywords:
        numbers = ", ".join(bare(scope.number(each)) for each in node.args)
        return Phrase(f"Math.{node.func.id}({numbers})", INT)
    row = through(scope, node.args[0])
    options = {each.arg: each.value for each in node.keywords}
    if options.keys() - {"key", "default"} or len(node.args) > 1:
        raise scope.stray(f"{node.func.id} with something other than a key or a default")
    kind = row.kind.parts[0]
    parts = [row.text, key_of(scope, options.get("key"), kind)]
    if "default" in options:
        parts.append(bare(scope.make(options["default"]).text))
    elif "key" not in options:
        parts.pop()
    return Phrase(f"py.{node.func.id}({', '.join(parts)})", kind)


def key_of(scope: Scope, node: ast.expr | None, kind: Kind) -> str:
    """By what things are compared: a number made of each."""
    if node is None:
        return "Number"
    if not isinstance(node, ast.Lambda) or len(node.args.args) != 1:
        raise scope.stray("a key other than a lambda of one argument")
    target, inside = bound(scope, ast.Name(node.args.args[0].arg), kind, used([node.body]))
    return f"({target}) => {bare(inside.number(node.body))}"


def in_order(scope: Scope, node: ast.Call) -> Phrase:
    """Numbers or texts, rising; or anything, by a key."""
    if len(node.args) != 1 or any(each.arg != "key" for each in node.keywords):
        raise scope.stray("sorted with something other than a key")
    given_set = given(scope.make(node.args[0]).kind)
    if given_set.name == "set":
        row = Phrase(f"[...{scope.make(node.args[0]).text}]", lists(given_set.parts[0]))
    else:
        row = through(scope, node.args[0])
    keys = [f", {key_of(scope, each.value, row.kind.parts[0])}" for each in node.keywords]
    return Phrase(f"py.sorted({row.text}{''.join(keys)})", lists(row.kind.parts[0]))


def total(scope: Scope, node: ast.Call) -> Phrase:
    """The sum of numbers, or how many of several are true."""
    row = through(scope, one(scope, node))
    if row.kind.parts[0] not in (INT, BOOL):
        raise scope.stray("the sum of something other than numbers")
    return Phrase(f"py.sum({row.text})", INT)


def quantified(scope: Scope, node: ast.Call) -> Phrase:
    """Any, or all, of what is gone through."""
    assert isinstance(node.func, ast.Name)
    name = "some" if node.func.id == "any" else "every"
    argument = one(scope, node)
    match argument:
        case ast.GeneratorExp(generators=[ast.comprehension() as loop]):
            row = through(scope, loop.iter)
            tests = filters(scope, loop, row.kind.parts[0])
            wanted = used([argument.elt])
            target, inside = bound(scope, loop.target, row.kind.parts[0], wanted)
            last = bare(truth(inside, argument.elt))
            return Phrase(f"{row.text}{''.join(tests)}.{name}(({target}) => {last})", BOOL)
        case _:
            raise scope.stray(f"{node.func.id} of something other than one loop")


def numbered(scope: Scope, node: ast.Call) -> Phrase:
    """Each with its number, from 0."""
    row = through(scope, one(scope, node))
    return Phrase(f"py.enumerate({row.text})", lists(Kind("tuple", (INT, row.kind.parts[0]))))


def zipped(scope: Scope, node: ast.Call) -> Phrase:
    """`zip`: the first of each list, the second of each, and so on."""
    made = [through(scope, each) for each in node.args]
    kinds = tuple(each.kind.parts[0] for each in made)
    is_strict = any(each.arg == "strict" and _is_true(each.value) for each in node.keywords)
    name = "py.zipStrict" if is_strict else "py.zip"
    return Phrase(f"{name}({', '.join(each.text for each in made)})", lists(Kind("tuple", kinds)))


def _is_true(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and node.value is True


def mapped(scope: Scope, node: ast.Call) -> Phrase:
    """A function of each."""
    if len(node.args) != 2 or not isinstance(node.args[0], ast.Name):
        raise scope.stray("map with something other than a name and a row")
    each = ast.Name("each", ast.Load())
    loop = ast.comprehension(ast.Name("each", ast.Store()), node.args[1], [], 0)
    wanted = ast.Call(node.args[0], [each], [])
    return scope.make(ast.copy_location(ast.ListComp(wanted, [loop]), node))


def listed(scope: Scope, node: ast.Call) -> Phrase:
    """A list of one's own."""
    row = through(scope, one(scope, node))
    name = "row" if isinstance(node.func, ast.Name) and node.func.id == "tuple" else "list"
    return Phrase(f"[...{row.text}]", Kind(name, row.kind.parts))


def paired(scope: Scope, node: ast.Call) -> Phrase:
    """A dictionary of pairs."""
    row = through(scope, one(scope, node))
    kind = row.kind.parts[0]
    if kind.name != "tuple" or len(kind.parts) != 2 or kind.parts[0] != STR:
        raise scope.stray("a dictionary of something other than pairs with texts as keys")
    return Phrase(f"Object.fromEntries({row.text})", Kind("dict", kind.parts))


def written(scope: Scope, node: ast.Call) -> Phrase:
    """A number, or a text, as a text."""
    made = scope.make(one(scope, node))
    if given(made.kind) not in (INT, STR):
        raise scope.stray("str of something other than a number or a text")
    return Phrase(f"String({made.text})", STR)


def number(scope: Scope, node: ast.Call) -> Phrase:
    """A text, or a truth value, as a whole number."""
    made = scope.make(one(scope, node))
    if made.kind not in (INT, STR, BOOL):
        raise scope.stray("int of something other than a number, a text or a truth value")
    return made if made.kind == INT else Phrase(f"Number({made.text})", INT)


def is_true(scope: Scope, node: ast.Call) -> Phrase:
    """Whether something is neither nought nor empty."""
    return Phrase(truth(scope, one(scope, node)), BOOL)


def size(scope: Scope, node: ast.Call) -> Phrase:
    """A number without its sign."""
    return Phrase(f"Math.abs({scope.number(one(scope, node))})", INT)


BUILTINS: dict[str, Translate] = {
    "len": length, "range": span, "min": extreme, "max": extreme, "sorted": in_order, "sum": total,
    "any": quantified, "all": quantified, "enumerate": numbered, "zip": zipped, "map": mapped,
    "list": listed, "tuple": listed, "dict": paired, "str": written, "int": number, "bool": is_true,
    "abs": size,
}  # fmt: skip


def simple(text: str, kind: Kind | None = None) -> Method:
    """A method that is written like this: `{0}` is its owner, `{1}` and on its arguments.

    Without a kind it gives one of what its owner holds.
    """

    def make(scope: Scope, owner: Phrase, arguments: list[ast.expr]) -> Phrase:
        parts = [bare(scope.make(each).text) for each in arguments]
        if f"{{{len(parts) + 1}}}" in text or f"{{{len(parts)}}}" not in text:
            raise scope.stray("a method with more or fewer arguments than the dialect gives it")
        made = kind if kind is not None else item(owner.kind)
        assert made is not None
        return Phrase(text.format(owner.text, *parts), made)

    return make


def append(scope: Scope, owner: Phrase, arguments: list[ast.expr]) -> Phrase:
    """One more at the end of a list."""
    return Phrase(f"{owner.text}.push({bare(scope.make(arguments[0]).text)})", NULL)


def get(scope: Scope, owner: Phrase, arguments: list[ast.expr]) -> Phrase:
    """The value of a key, or None."""
    if len(arguments) != 1:
        raise scope.stray("a default other than None")
    kind = either([given(owner.kind).parts[1], NULL])
    return Phrase(f"py.get({owner.text}, {bare(scope.make(arguments[0]).text)})", kind)


def contents(name: str, place: int | None) -> Method:
    """The values of a dictionary, or its keys, or both, as a list."""

    def make(scope: Scope, owner: Phrase, arguments: list[ast.expr]) -> Phrase:
        parts = given(owner.kind).parts
        kind = Kind("tuple", parts) if place is None else parts[place]
        return Phrase(f"py.{name}({owner.text})", lists(kind))

    return make


METHODS: dict[tuple[str, str], Method] = {
    ("string", "partition"): simple("py.partition({0}, {1})", Kind("tuple", (STR, STR, STR))),
    ("string", "split"): simple("py.split({0})", lists(STR)),
    ("string", "lower"): simple("{0}.toLowerCase()", STR),
    ("string", "isascii"): simple("py.isAscii({0})", BOOL),
    ("string", "isdecimal"): simple("py.isDecimal({0})", BOOL),
    ("list", "append"): append,
    ("list", "insert"): simple("{0}.splice({1}, 0, {2})", NULL),
    ("set", "add"): simple("{0}.add({1})", NULL),
    ("dict", "get"): get,
    ("dict", "items"): contents("items", None),
    ("dict", "keys"): contents("keys", 0),
    ("dict", "values"): contents("values", 1),
    **{(kind, "index"): simple("py.index({0}, {1})", INT) for kind in IN_ORDER},
    **{(kind, "count"): simple("py.count({0}, {1})", INT) for kind in IN_ORDER},
}
