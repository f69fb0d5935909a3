"""Where the names of a function are declared: Python needs no word for it, JavaScript a block."""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field

INNER = (ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp, ast.Lambda)


@dataclass
class Declared:
    """What is declared where, by the statement."""

    before: dict[ast.stmt, list[str]] = field(default_factory=dict)  # on lines of their own
    within: dict[ast.stmt, set[str]] = field(default_factory=dict)  # by the statement itself
    stores: Counter[str] = field(default_factory=Counter)  # how often a name gets a value


def declare(function: ast.FunctionDef) -> Declared:
    """Find the innermost block that knows all of each name."""
    own = {argument.arg for argument in function.args.args}
    declared = Declared()
    for node in stored(function):
        declared.stores[node.id] += 1
    for name in declared.stores.keys() - own:
        _place(declared, function.body, name)
    return declared


def stored(node: ast.AST) -> Iterator[ast.Name]:
    """The names that get a value, those inside of comprehensions left out."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.Name) and isinstance(child.ctx, ast.Store):
            yield child
        elif not isinstance(child, INNER):
            yield from stored(child)


def names(node: ast.AST) -> set[str]:
    """All names in a part of a function."""
    return {each.id for each in ast.walk(node) if isinstance(each, ast.Name)}


def _place(declared: Declared, body: list[ast.stmt], name: str) -> None:
    using = [statement for statement in body if name in names(statement)]
    first = using[0]
    inner = _block(first, name) if len(using) == 1 else None
    if inner is not None:
        _place(declared, inner, name)
    elif _is_declaration(first, name) and (len(using) == 1 or not isinstance(first, ast.For)):
        declared.within.setdefault(first, set()).add(name)
    else:
        declared.before.setdefault(first, []).append(name)


def _block(statement: ast.stmt, name: str) -> list[ast.stmt] | None:
    """The one block of a statement that knows the name, if nothing else of it does."""
    heads: list[ast.expr] = []
    match statement:
        case ast.If(test=test) | ast.While(test=test):
            heads = [test]
        case ast.For(target=target, iter=iterated):
            heads = [target, iterated]
        case _:
            return None
    blocks = (statement.body, statement.orelse)
    knowing = [block for block in blocks if any(name in names(each) for each in block)]
    is_head = any(name in names(head) for head in heads)
    return knowing[0] if len(knowing) == 1 and not is_head else None


def _is_declaration(statement: ast.stmt, name: str) -> bool:
    """Does the statement begin with the name getting its value?"""
    match statement:
        case ast.Assign(targets=[ast.Name() | ast.Tuple() as target], value=value):
            return name in names(target) and name not in names(value)
        case ast.AnnAssign(target=ast.Name(id=target), value=value):
            return target == name and value is not None
        case ast.For(target=target, iter=iterated):
            return name in names(target) and name not in names(iterated)
        case _:
            return False
