"""The rules of a game, from Markdown to the markup that is typeset."""

from __future__ import annotations

from markdown_it import MarkdownIt
from markdown_it.token import Token

SPECIAL = frozenset("\\#$*_`<>@[]~=-+/'\"")
PAIRS = {"strong": "*", "em": "_"}
BREAKS = {"softbreak": " ", "hardbreak": " \\ "}


def typeset(markdown: str) -> str:
    """Headings, paragraphs, lists and tables; anything else as plain text."""
    tokens = MarkdownIt("commonmark", {"html": False}).enable("table").parse(markdown)
    return "".join(_block(token) for token in tokens)


def _block(token: Token) -> str:
    match token.type:
        case "heading_open":
            return f"\n#heading(level: {int(token.tag[1])})["
        case "paragraph_open":
            return "" if token.hidden else "\n\n"
        case "bullet_list_open":
            return "\n#list("
        case "ordered_list_open":
            return "\n#enum("
        case "list_item_open" | "th_open" | "td_open":
            return "["
        case "list_item_close" | "th_close" | "td_close":
            return "],"
        case "heading_close":
            return "]\n"
        case "bullet_list_close" | "ordered_list_close" | "table_close":
            return ")\n"
        case "table_open":
            return "\n#rules-table("
        case "tr_open":
            return "("
        case "tr_close":
            return "),"
        case "inline":
            return "".join(_inline(each) for each in token.children or ())
        case "code_block" | "fence":
            return f"\n\n{_escaped(token.content)}\n\n"
        case "hr":
            return "\n\n#line(length: 100%, stroke: 0.4pt)\n\n"
        case _:
            return ""


def _inline(token: Token) -> str:
    if token.type in BREAKS:
        return BREAKS[token.type]
    if token.type.endswith(("_open", "_close")):
        kind, _, side = token.type.rpartition("_")
        if kind in PAIRS:
            return f"#{kind if kind == 'strong' else 'emph'}[" if side == "open" else "]"
        return ""
    if token.type == "code_inline":
        return f"#emph[{_escaped(token.content)}]"
    return _escaped(token.content)


def _escaped(text: str) -> str:
    return "".join(f"\\{each}" if each in SPECIAL else each for each in text)
