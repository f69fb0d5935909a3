"""The browser's types, written from the structs that the server really sends."""

from __future__ import annotations

import inspect
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any, Literal, get_args, get_origin, get_type_hints

import msgspec
from msgspec import inspect as kinds

from mappamundi.game import GAMES
from mappamundi.server import protocol, requests
from mappamundi.server.contests import contest, league
from mappamundi.server.http import account, api, bots
from mappamundi.server.http.endpoints import ENDPOINTS
from mappamundi.server.people import conduct, names
from mappamundi.server.table.deeds import COMMANDS
from mappamundi.told import Counted, Told

HEAD = "// Made by scripts/types from the server's own structs. Change those, then run it again.\n"
PLAIN = {
    kinds.IntType: "number",
    kinds.FloatType: "number",
    kinds.StrType: "string",
    kinds.BoolType: "boolean",
    kinds.NoneType: "null",
    kinds.AnyType: "unknown",
    kinds.BytesType: "string",
    kinds.DecimalType: "string",
}
# What the views of all games are made of: declared with the protocol.
SHARED: tuple[type[msgspec.Struct], ...] = (Told, Counted)
COMMENT = re.compile(r"^    (\w+):[^#\n]*#(?: noqa.*#)? ([^\n]+)$", re.MULTILINE)


class Writer:
    """Writes interfaces for structs, each once, those they use before them."""

    def __init__(self, names: dict[frozenset[Any], str] | None = None) -> None:
        self.names = names or {}  # words of a literal -> the name they go by
        self.written: dict[str, str] = {}
        self.elsewhere: set[str] = set()  # names that another file declares
        self.sent: set[type] = set()  # what the browser sends, and may leave parts out of

    def use(self, kind: kinds.Type) -> str:
        """How a type is spelled where it is used."""
        if type(kind) in PLAIN:
            return PLAIN[type(kind)]
        match kind:
            case kinds.LiteralType():
                return self.names.get(frozenset(kind.values)) or words(kind.values)
            case kinds.UnionType():
                return " | ".join(dict.fromkeys(self.use(each) for each in kind.types))
            case kinds.ListType() | kinds.VarTupleType() | kinds.SetType():
                return array(self.use(kind.item_type))
            case kinds.TupleType():
                return f"[{', '.join(self.use(each) for each in kind.item_types)}]"
            case kinds.DictType():
                return f"Record<{self.use(kind.key_type)}, {self.use(kind.value_type)}>"
            case kinds.StructType():
                return self.declare(kind)
            case kinds.Metadata():
                return self.use(kind.type)
        raise TypeError(f"no TypeScript for {kind}")

    def declare(self, kind: kinds.StructType) -> str:
        """Write the interface of a struct, if that has not been done, and give its name."""
        name = kind.cls.__name__
        if name not in self.written and name not in self.elsewhere:
            lines = [f"/** {(kind.cls.__doc__ or '').partition(chr(10))[0]} */"]
            lines.append(f"export interface {name} {{")
            if kind.tag is not None:
                lines.append(f'  {kind.tag_field}: "{kind.tag}";')
            lines += self.fields(kind)
            self.written[name] = "\n".join([*lines, "}\n"])
        return name

    def fields(self, kind: kinds.StructType) -> Iterator[str]:
        """One line a field; what may be left out says so."""
        comments = dict(COMMENT.findall(inspect.getsource(kind.cls)))
        config: Any = getattr(kind.cls, "__struct_config__")  # noqa: B009
        may_omit = config.omit_defaults or kind.cls in self.sent
        for field in kind.fields:
            is_unset = field.default is field.default_factory is msgspec.NODEFAULT
            mark = "?" if not field.required and (may_omit or is_unset) else ""
            if field.name in comments:
                yield f"  /** {comments[field.name].replace('None', 'null')} */"
            yield f"  {field.encode_name}{mark}: {self.use(field.type)};"


def array(item: str) -> str:
    """Return the type of a list of something."""
    return f"({item})[]" if " " in item else f"{item}[]"


def words(values: tuple[Any, ...]) -> str:
    """Return the type of a choice of words or numbers."""
    return " | ".join(f'"{value}"' if isinstance(value, str) else str(value) for value in values)


def named_words(module: ModuleType) -> dict[frozenset[Any], str]:
    """The literals of a module that have a name."""
    return {
        frozenset(get_args(value)): name
        for name, value in vars(module).items()
        if get_origin(value) is Literal
    }


def protocol_types() -> str:
    """Everything that goes over the socket, and the limits on it."""
    names = named_words(protocol)
    writer = Writer(names)
    unions = {}
    spoken: dict[str, tuple[Any, ...]] = {
        "Command": COMMANDS,
        "Request": requests.REQUESTS,
        "Reply": get_args(protocol.Reply),
    }
    for name, messages in spoken.items():
        unions[name] = [writer.use(each) for each in kinds.multi_type_info(messages)]
    for kind in kinds.multi_type_info([*SHARED, *also_sent()]):
        writer.use(kind)
    parts = [HEAD, f"export const VERSION = {protocol.VERSION};", *limits(protocol), ""]
    parts += [*choices(protocol), "", *writer.written.values()]
    parts += [f"export type {name} = {' | '.join(each)};" for name, each in unions.items()]
    return "\n".join(parts) + "\n"


def http_types() -> str:
    """Everything that is asked and answered over HTTP, and the limits on it."""
    modules = (names, api, conduct, contest)
    named = [named_words(module) for module in (protocol, *modules)]
    writer = Writer({words: name for each in named for words, name in each.items()})
    writer.elsewhere = {each.__name__ for each in (*also_sent(), *SHARED)}
    sent = [each.body for each in ENDPOINTS if each.body is not None]
    writer.sent = set(sent)
    answered = [each.types["return"] for each in ENDPOINTS if each.gives_json]
    for kind in kinds.multi_type_info([*sent, *answered, api.Problem]):
        writer.use(kind)
    own = [*choices(*modules), "", *writer.written.values()]
    known = writer.elsewhere | set(named_words(protocol).values())
    head = [HEAD, *imports("./protocol.ts", known, own)]
    return "\n".join([*head, *limits(names, conduct, account, bots, contest, league), "", *own])


def imports(file: str, known: set[str], own: list[str]) -> list[str]:
    """What to import from a file of the names it declares: those that are used."""
    used = [name for name in sorted(known) if any(uses(text, name) for text in own)]
    return [f'import type {{ {", ".join(used)} }} from "{file}";', ""] if used else []


def uses(text: str, name: str) -> bool:
    """Does a text of TypeScript use a name as a type?"""
    return re.search(rf"(?m)^  \w+\??: .*\b{name}\b", text) is not None


def limits(*modules: ModuleType) -> list[str]:
    """The numbers that both sides must know."""
    known = {name: value for module in modules for name, value in vars(module).items()}
    return [
        f"export const {name} = {value};"
        for name, value in known.items()
        if name.startswith(("LONGEST_", "MOST_"))
    ]


def choices(*modules: ModuleType) -> list[str]:
    """The words that a module lets one choose from: a list of them, and their type."""
    lines = {}
    for module in modules:
        for name, value in vars(module).items():
            is_again = module is not protocol and name in vars(protocol)
            if get_origin(value) is Literal and not is_again:
                every = name.upper() + ("ES" if name.endswith("s") else "S")
                texts = ", ".join(f'"{word}"' for word in get_args(value))
                lines[name] = (
                    f"export const {every} = [{texts}] as const;\n"
                    f"export type {name} = (typeof {every})[number];"
                )
    return list(lines.values())


def also_sent() -> list[type[msgspec.Struct]]:
    """Structs of the protocol that no message of the socket contains."""
    return [
        value
        for value in vars(protocol).values()
        if isinstance(value, type)
        and issubclass(value, protocol.Message)
        and value is not protocol.Message
    ]


def view_types(slug: str) -> str:
    """Return the types of what one game shows."""
    shown = get_type_hints(GAMES[slug].present.view)["return"]
    writer = Writer()
    writer.elsewhere = {each.__name__ for each in SHARED}
    writer.use(kinds.type_info(shown))
    own = list(writer.written.values())
    return "\n".join([HEAD, *imports("$lib/protocol", writer.elsewhere, own), *own])


def files(web: Path) -> dict[Path, str]:
    """Every file there should be, with what it should say."""
    made = {
        web / "engine/src/protocol.ts": protocol_types(),
        web / "engine/src/http.ts": http_types(),
    }
    for slug in GAMES:
        made[web / f"src/games/{slug}/view.ts"] = view_types(slug)
    return made


def main() -> None:
    """Write them all beneath the folder of the browser's sources."""
    for path, text in files(Path(sys.argv[1])).items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
