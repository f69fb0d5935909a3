"""A language that nobody speaks: English with accents, and two fifths longer."""

from __future__ import annotations

import json
import math
import re
from functools import cache

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Transformer
from playwright.sync_api import Page, Route
from web.people import PATIENCE

from mappamundi.speech import LOCALE

LONGER = 1.4
ACCENTS = str.maketrans("aeiouycnszAEIOUYCNSZ", "áéíóúýćñšžÁÉÍÓÚÝĆÑŠŽ")
WORD = re.compile(r"[^\W\d_]+")
MESSAGES = "web-your-turn ="  # stands in the file of a language's messages, and in no other


class Stretch(Transformer):
    """Stretches what is read; what is filled in, chosen by or named stays as it is."""

    def visit_TextElement(self, node: fluent.TextElement) -> fluent.TextElement:  # noqa: N802
        return fluent.TextElement(WORD.sub(lambda word: stretched(word[0]), node.value))


def stretched(word: str) -> str:
    """A word with accents, its letters doubled from the front until it is long enough."""
    more = math.ceil(len(word) * LONGER) - len(word)
    return "".join(each * 2 if i < more else each for i, each in enumerate(word)).translate(ACCENTS)


@cache
def messages() -> str:
    """Everything that is said, in that language."""
    files = sorted((LOCALE / "en").glob("*.ftl"))
    english = FluentParser().parse("\n".join(each.read_text(encoding="utf-8") for each in files))
    return FluentSerializer().serialize(Stretch().visit(english))


def speak_pseudo(page: Page) -> None:
    """From its next page on, whoever is spoken to in English hears that language."""

    def answer(route: Route) -> None:
        response = route.fetch(timeout=PATIENCE)
        if MESSAGES in response.text():
            script = f"export default {json.dumps(messages())}"
            route.fulfill(content_type="text/javascript", body=script)
        else:
            route.fulfill(response=response)

    page.route("**/assets/en-*.js", answer)
