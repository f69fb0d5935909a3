"""Operators, literals, names, indices: expressions without calls."""

from __future__ import annotations

import ast
import json
from typing import get_type_hints

from mappamundi.compiling.script.gathering import is_function
from mappamundi.compiling.script.kinds import (
    BOOL,
    IN_ORDER,
    INT,
    NULL,
    STR,
    Kind,
    annotated,
    either,
    given,
    is_simple,
    item,
    lists,
    spelled,
    valued,
)
from mappamundi.compiling.script.scope import Phrase, Scope, makes, safe
from mappamundi.record import Cells, Record

ARITHMETIC = {
    ast.Sub: "-", ast.Mult: "*", ast.BitAnd: "&", ast.BitOr: "|", ast.BitXor: "^",
    ast.LShift: "<<", ast.RShift: ">>",
}  # fmt: skip
ORDER = {ast.Lt: "<", ast.LtE: "<=", ast.Gt: ">", ast.GtE: ">="}


@makes(ast.Constant)
def constant(scope: Scope, node: ast.Constant) -> Phrase:
    """A number, a text, a truth value or None."""
    try:
        return Phrase(json.dumps(node.value), valued(node.value))
    except TypeError as error:
        raise scope.stray(str(error)) from error


@makes(ast.Name)
def name(scope: Scope, node: ast.Name) -> Phrase:
    """A name of the function's own, or a function or constant of a module."""
    if node.id in scope.names:
        return Phrase(safe(node.id), scope.names[node.id])
    found = scope.find(node.id)
    if found is None:
        raise scope.stray(f"nothing is called {node.id}")
    try:
        kind = Kind("function") if is_function(found.value) else valued(found.value)
    except TypeError as error:
        raise scope.stray(f"{node.id}: {error}") from error
    scope.uses.values.add(found)
    return Phrase(safe(found.name), kind)


@makes(ast.Attribute)
def attribute(scope: Scope, node: ast.Attribute) -> Phrase:
    """A field of a struct or of the state."""
    made = scope.make(node.value)
    kind = given(made.kind)
    if kind.of is None:
        raise scope.stray(f"{ast.unparse(node.value)} is no struct")
    return Phrase(f"{made.text}.{node.attr}", field(scope, kind.of, node.attr))


def field(scope: Scope, owner: type, wanted: str) -> Kind:
    """Of what kind a field is."""
    if issubclass(owner, Record):
        for each, start in owner.FIELDS:
            if each == wanted:
                return cells(start)
    hints = owner.__annotations__
    if wanted not in hints or issubclass(owner, Record):
        raise scope.stray(f"{owner.__name__} has no field {wanted}")
    return annotated(get_type_hints(owner)[wanted])


def cells(start: int | Cells) -> Kind:
    """Of what kind a field of a record is: a number, a row, or a grid."""
    if not isinstance(start, Cells):
        return INT
    return lists(INT) if len(start.shape) == 1 else lists(lists(INT))


@makes(ast.Subscript)
def subscript(scope: Scope, node: ast.Subscript) -> Phrase:
    """One of a row, a value by its key, or a slice."""
    made = scope.make(node.value)
    kind = given(made.kind)
    if isinstance(node.slice, ast.Slice):
        return sliced(scope, made, node.slice)
    if kind.name == "dict":
        way = "under" if kind.parts[0] == INT else "of"
        return Phrase(f"py.{way}({made.text}, {scope.make(node.slice).text})", kind.parts[1])
    if kind.name == "tuple" and isinstance(node.slice, ast.Constant):
        place = int(str(node.slice.value))
        return Phrase(f"{made.text}[{place}]", kind.parts[place])
    found = item(kind) if kind.name in (*IN_ORDER, "string") else None
    if found is None:
        raise scope.stray(f"{ast.unparse(node.value)} has no places")
    way = "letter" if kind == STR else "at"
    return Phrase(f"py.{way}({made.text}, {scope.number(node.slice)})", found)


def sliced(scope: Scope, made: Phrase, node: ast.Slice) -> Phrase:
    """A part of a row, which JavaScript means as Python does, or all of it backwards."""
    kind = lists(item(made.kind) or INT) if given(made.kind).name in IN_ORDER else made.kind
    if given(made.kind).name not in (*IN_ORDER, "string"):
        raise scope.stray("a slice of something without order")
    if node.step is not None:
        if (node.lower, node.upper, ast.unparse(node.step)) != (None, None, "-1"):
            raise scope.stray("a slice by steps")
        return Phrase(f"{made.text}.toReversed()", kind)
    lower = scope.number(node.lower) if node.lower else "0"
    upper = f", {scope.number(node.upper)}" if node.upper else ""
    return Phrase(f"{made.text}.slice({lower}{upper})", kind)


@makes(ast.BinOp)
def binary(scope: Scope, node: ast.BinOp) -> Phrase:
    """Whole numbers; texts and lists can be added."""
    if isinstance(node.op, ast.Add):
        left, right = scope.make(node.left), scope.make(node.right)
        if left.kind.name in IN_ORDER and right.kind.name in IN_ORDER:
            both = either([item(left.kind) or INT, item(right.kind) or INT])
            return Phrase(f"[...{left.text}, ...{right.text}]", lists(both))
        if left.kind == right.kind == STR:
            return Phrase(f"({left.text} + {right.text})", STR)
    one, other = scope.number(node.left), scope.number(node.right)
    if isinstance(node.op, ast.FloorDiv):
        return Phrase(f"Math.floor({one} / {other})", INT)
    if isinstance(node.op, ast.Mod):
        return Phrase(f"py.mod({one}, {other})", INT)
    sign = "+" if isinstance(node.op, ast.Add) else ARITHMETIC.get(type(node.op))
    if sign is None:
        raise scope.stray(f"the operator {type(node.op).__name__}")
    return Phrase(f"({one} {sign} {other})", INT)


@makes(ast.UnaryOp)
def unary(scope: Scope, node: ast.UnaryOp) -> Phrase:
    """Not, minus, and all other bits."""
    if isinstance(node.op, ast.Not):
        return Phrase(f"!{truth(scope, node.operand)}", BOOL)
    if isinstance(node.op, ast.USub | ast.Invert):
        sign = "-" if isinstance(node.op, ast.USub) else "~"
        return Phrase(f"{sign}{scope.number(node.operand)}", INT)
    raise scope.stray(f"the operator {type(node.op).__name__}")


@makes(ast.BoolOp)
def boolean(scope: Scope, node: ast.BoolOp) -> Phrase:
    """`and` and `or`; where they give a value, only of what is empty in JavaScript too."""
    sign = " && " if isinstance(node.op, ast.And) else " || "
    made = [scope.make(each) for each in node.values]
    if all(each.kind == BOOL for each in made):
        return Phrase(f"({sign.join(each.text for each in made)})", BOOL)
    if not all(is_simple(each.kind) for each in made):
        raise scope.stray("`and` or `or` as a value, of lists or structs")
    kind = either(given(each.kind) if sign == " || " else each.kind for each in made[:-1])
    return Phrase(f"({sign.join(each.text for each in made)})", either([kind, made[-1].kind]))


def truth(scope: Scope, node: ast.expr) -> str:
    """What an expression is as a condition: nought and what is empty are false."""
    if isinstance(node, ast.BoolOp):
        sign = " && " if isinstance(node.op, ast.And) else " || "
        return f"({sign.join(truth(scope, each) for each in node.values)})"
    made = scope.make(node)
    if made.kind == BOOL:
        return made.text
    if made.kind == INT:
        return f"({made.text} !== 0)"
    if made.kind.name in IN_ORDER:
        return f"({made.text}.length > 0)"
    if is_simple(made.kind):
        return f"!!{made.text}"
    if made.kind.name == "union" and given(made.kind).name == "struct":
        return f"({made.text} !== null)"
    raise scope.stray(f"whether {ast.unparse(node)} is true")


@makes(ast.IfExp)
def choice(scope: Scope, node: ast.IfExp) -> Phrase:
    """The one or the other."""
    one, other = scope.make(node.body), scope.make(node.orelse)
    test = bare(truth(scope, node.test))
    return Phrase(f"({test} ? {one.text} : {other.text})", either([one.kind, other.kind]))


@makes(ast.Compare)
def compare(scope: Scope, node: ast.Compare) -> Phrase:
    """One comparison, or a chain of them."""
    ends = [node.left, *node.comparators]
    parts = [
        one_comparison(scope, left, operator, right)
        for left, operator, right in zip(ends, node.ops, ends[1:], strict=False)
    ]
    return Phrase(parts[0] if len(parts) == 1 else f"({' && '.join(parts)})", BOOL)


def one_comparison(scope: Scope, left: ast.expr, operator: ast.cmpop, right: ast.expr) -> str:
    """Two things by one operator."""
    if type(operator) in ORDER:
        return ordered(scope, left, ORDER[type(operator)], right)
    if isinstance(operator, ast.In | ast.NotIn):
        mark = "!" if isinstance(operator, ast.NotIn) else ""
        return f"{mark}{holds(scope, scope.make(left), scope.make(right))}"
    is_not = isinstance(operator, ast.NotEq | ast.IsNot)
    one, other = scope.make(left), scope.make(right)
    if isinstance(operator, ast.Is | ast.IsNot) and other.kind != NULL:
        raise scope.stray("`is` of something other than None")
    if is_simple(one.kind) and is_simple(other.kind):
        if {one.kind, other.kind} == {BOOL, INT}:
            one, other = Phrase(f"Number({one.text})", INT), Phrase(f"Number({other.text})", INT)
        return f"({one.text} {'!==' if is_not else '==='} {other.text})"
    if other.kind == NULL:
        return f"({one.text} {'!==' if is_not else '==='} null)"
    return f"{'!' if is_not else ''}py.same({one.text}, {other.text})"


def ordered(scope: Scope, left: ast.expr, sign: str, right: ast.expr) -> str:
    """Numbers by their size, texts by their letters."""
    one, other = scope.make(left), scope.make(right)
    if one.kind == other.kind == STR:
        return f"({one.text} {sign} {other.text})"
    return f"({scope.number(left)} {sign} {scope.number(right)})"


def holds(scope: Scope, wanted: Phrase, where: Phrase) -> str:
    """Is something in a row, a text, a set, or a key of a dictionary?"""
    kind = given(where.kind)
    if kind.name == "set" or (kind.name == "dict" and kind.parts[0] == INT):
        return f"{where.text}.has({wanted.text})"
    if kind.name == "dict":
        return f"Object.hasOwn({where.text}, {wanted.text})"
    if kind.name == "iter":
        where = Phrase(f"[...{where.text}]", lists(kind.parts[0]))
    elif kind.name not in (*IN_ORDER, "string"):
        raise scope.stray(f"whether something is in {spelled(kind)}")
    if is_simple(wanted.kind):
        return f"py.holds({where.text}, {wanted.text})"
    return f"py.holdsSame({where.text}, {wanted.text})"


def bare(text: str) -> str:
    """A text without brackets around all of it."""
    if not (text.startswith("(") and text.endswith(")")):
        return text
    depth = 0
    for i, sign in enumerate(text):
        depth += (sign == "(") - (sign == ")")
        if depth == 0:
            return text[1:-1] if i == len(text) - 1 else text
    return text


@makes(ast.JoinedStr)
def formatted(scope: Scope, node: ast.JoinedStr) -> Phrase:
    """A text with numbers and texts in it."""
    return Phrase(f"`{''.join(_piece(scope, each) for each in node.values)}`", STR)


def _piece(scope: Scope, node: ast.expr) -> str:
    if isinstance(node, ast.Constant):
        return str(node.value).replace("\\", "\\\\").replace("`", "\\`").replace("$", "\\$")
    assert isinstance(node, ast.FormattedValue)
    made = scope.make(node.value)
    if node.format_spec is not None or node.conversion != -1 or given(made.kind) not in (INT, STR):
        raise scope.stray("a format, or something other than a number or a text, in a text")
    return f"${{{bare(made.text)}}}"
