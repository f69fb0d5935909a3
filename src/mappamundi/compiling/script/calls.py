"""Calls: functions of ours, structs, what Python has built in, and methods."""

from __future__ import annotations

import ast
import inspect
import json
from collections.abc import Callable
from typing import Any, get_type_hints

import msgspec

from mappamundi.compiling.script.builtin import BUILTINS, METHODS
from mappamundi.compiling.script.gathering import LIBRARIES, is_function, is_struct
from mappamundi.compiling.script.kinds import ANY, INT, Kind, annotated, given, lists
from mappamundi.compiling.script.operators import bare
from mappamundi.compiling.script.scope import Phrase, Scope, makes, safe

# What is Any in the dialect of the rules, by its name.
ROW = "row"


@makes(ast.Call)
def call(scope: Scope, node: ast.Call) -> Phrase:
    """A call, of whatever can be called."""
    if isinstance(node.func, ast.Attribute):
        return method(scope, node.func, node)
    if not isinstance(node.func, ast.Name):
        raise scope.stray("a call of something other than a name")
    found = scope.find(node.func.id)
    if found is None:
        return built_in(scope, node.func.id, node)
    if found.module in LIBRARIES:
        return library(scope, found.name, node)
    if is_struct(found.value):
        return struct(scope, found.value, node)
    if not is_function(found.value):
        raise scope.stray(f"a call of {node.func.id}")
    scope.uses.values.add(found)
    try:
        arguments = ", ".join(fitted(scope, found.value, node))
        return Phrase(f"{safe(found.name)}({arguments})", returned(found.value))
    except TypeError as error:
        raise scope.stray(f"{node.func.id}: {error}") from error


def built_in(scope: Scope, name: str, node: ast.Call) -> Phrase:
    """One of the functions that Python has built in."""
    if name not in BUILTINS:
        raise scope.stray(f"a call of {name}, which is not in the dialect")
    return BUILTINS[name](scope, node)


def method(scope: Scope, function: ast.Attribute, node: ast.Call) -> Phrase:
    """A method of a text, a list, a dictionary or a set."""
    made = scope.make(function.value)
    known = METHODS.get((given(made.kind).name, function.attr))
    if known is None or node.keywords:
        raise scope.stray(f"the method {function.attr} of {given(made.kind).name}")
    return known(scope, made, node.args)


def parameters(function: Callable[..., Any], state: Kind) -> dict[str, Kind]:
    """Of what kinds the arguments of a function are."""
    hints = get_type_hints(function)
    names = inspect.signature(function).parameters
    return {name: _parameter(name, annotated(hints[name]), state) for name in names}


def _parameter(name: str, kind: Kind, state: Kind) -> Kind:
    """What rules of all games share is handed any state, or a row of one."""
    if kind != ANY:
        return kind
    return lists(INT) if name == ROW else state


def returned(function: Callable[..., Any]) -> Kind:
    """What a function gives back."""
    return annotated(get_type_hints(function)["return"])


def fitted(scope: Scope, function: Callable[..., Any], node: ast.Call) -> list[str]:
    """The arguments in the order of the function's own, those left out at the end left out."""
    named = {each.arg: each.value for each in node.keywords}
    names = list(parameters(function, scope.state))
    given_names = [*names[: len(node.args)], *named]
    if given_names != names[: len(given_names)]:
        raise scope.stray(f"arguments out of order, or unknown, in a call of {function.__name__}")
    return [bare(scope.make(each).text) for each in (*node.args, *named.values())]


def struct(scope: Scope, owner: Any, node: ast.Call) -> Phrase:
    """A value of a struct, its fields in their order."""
    spread = [each.value for each in node.keywords if each.arg is None]
    if spread:
        return Phrase(united(scope, owner, spread, node), Kind("struct", of=owner))
    fields = msgspec.structs.fields(owner)
    values = {each.name: each_value for each, each_value in zip(fields, node.args, strict=False)}
    values |= {str(each.arg): each.value for each in node.keywords}
    parts = []
    for each in fields:
        value = bare(scope.make(values[each.name]).text) if each.name in values else default(each)
        parts.append(f"{each.name}: {value}")
    return Phrase(f"{{ {', '.join(parts)} }}", Kind("struct", of=owner))


def default(field: msgspec.structs.FieldInfo) -> str:
    """What stands in a field that nobody fills."""
    if field.default_factory is not msgspec.NODEFAULT:
        return json.dumps(field.default_factory())
    return json.dumps(field.default)


def united(scope: Scope, owner: Any, spread: list[ast.expr], node: ast.Call) -> str:
    """A struct made of all the fields of others: `View(**asdict(one), **asdict(other))`."""
    parts = [_asdict(scope, each) for each in spread]
    if node.args or len(spread) < len(node.keywords):
        raise scope.stray("a struct made of others and of more")
    fields = []
    for name in (each.name for each in msgspec.structs.fields(owner)):
        holder = next((i for i, each in enumerate(parts) if _has(each.kind.of, name)), None)
        if holder is None:
            raise scope.stray(f"nobody gives the field {name}")
        fields.append(f"{name}: part{holder}.{name}")
    names = ", ".join(f"part{i}" for i in range(len(parts)))
    values = ", ".join(each.text for each in parts)
    return f"(({names}) => ({{ {', '.join(fields)} }}))({values})"


def _asdict(scope: Scope, node: ast.expr) -> Phrase:
    match node:
        case ast.Call(func=ast.Name(id="asdict"), args=[value]):
            return scope.make(value)
        case _:
            raise scope.stray("`**` of something other than asdict(…)")


def _has(owner: Any, name: str) -> bool:
    return owner is not None and name in owner.__struct_fields__


def library(scope: Scope, name: str, node: ast.Call) -> Phrase:
    """What msgspec does with structs: only to change some fields of one."""
    if name != "replace" or len(node.args) != 1:
        raise scope.stray(f"{name} of msgspec")
    made = scope.make(node.args[0])
    parts = [f"{each.arg}: {bare(scope.make(each.value).text)}" for each in node.keywords]
    return Phrase(f"{{ ...{made.text}, {', '.join(parts)} }}", made.kind)
