"""S13: 2,000 requests made up from the API's own description, good ones and bad ones.

None of them may make the server fail, and every answer must be as described.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from importlib.metadata import version
from itertools import product
from random import Random
from typing import Any, get_args

import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.generation import GenerationMode
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_schema_conformance,
    status_code_conformance,
)
from server.servers import Running

from mappamundi.game import SLUGS
from mappamundi.server.http.api import Language
from mappamundi.server.http.endpoints import ENDPOINTS
from mappamundi.server.http.endpoints.world import Paper
from mappamundi.server.people.identity import new_person

CASES = 2_000
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
    negative_data_rejection,
]
TOKEN = "a-token-that-nobody-can-guess"
FEW = 5  # requests where nothing can be said but the path
OPEN = sum(bool(each.in_path or each.in_query or each.body) for each in ENDPOINTS)
MANY = CASES // OPEN + 1


HASTE: dict[str, Any] = {"messages_per_second": 1e4, "messages_at_once": 1e5}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server with its decks printed, for that would take longer than all the rest."""
    home = tmp_path_factory.mktemp("home")
    decks = home / "decks" / version("mappamundi")
    decks.mkdir(parents=True)
    for deck in product(SLUGS, get_args(Language), get_args(Paper)):
        (decks / f"{'-'.join(deck)}.pdf").write_bytes(b"%PDF-1.7\n")
    wishes: dict[str, Any] = {"tables_per_person": 30, "admin_token": TOKEN, **HASTE}
    running = Running(home, f"sqlite:///{home / 'tables.db'}", **wishes)
    running.start()
    yield running
    running.kill()


@pytest.fixture(scope="module")
def known(server: Running) -> dict[str, list[str]]:
    """Tables and people that there are."""
    host = requests.Session()
    me = host.patch(f"{server.address}/api/me", json={"name": "Ada"}).json()["person"]["id"]
    wishes: list[dict[str, Any]] = [
        {"game": game, "bots": bots} for game in SLUGS for bots in (None, "novice")
    ]
    tables = [
        host.post(f"{server.address}/api/tables", json=wish).json()["table"] for wish in wishes
    ]
    key = {"Authorization": f"Bearer {TOKEN}"}
    strangers = [{"kind": "ban", "person": new_person()} for _ in range(MANY)]
    measures = [
        host.post(f"{server.address}/api/admin/measures", json=each, headers=key).json()[0]["id"]
        for each in strangers
    ]
    return {"table": tables, "person": [me], "measure": measures}


def test_whatever_is_asked_is_answered_as_described(
    server: Running, known: dict[str, list[str]]
) -> None:
    schema = schemathesis.openapi.from_url(f"{server.address}/api/openapi.json")
    person, operator = requests.Session(), requests.Session()
    operator.headers["Authorization"] = f"Bearer {TOKEN}"  # so that all there is can be asked
    chance, answers = Random(13), Counter[int]()
    for found in schema.get_all_operations():
        operation: Any = found.ok()  # type: ignore[union-attr]
        is_open = operation.body or operation.path_parameters or operation.query
        good, bad = (
            operation.as_strategy(generation_mode=mode)
            for mode in (GenerationMode.POSITIVE, GenerationMode.NEGATIVE)
        )

        @given(case=good | bad)
        @settings(
            max_examples=MANY if is_open else FEW,
            deadline=None,
            database=None,
            derandomize=True,
            phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
        )
        def ask(case: Any) -> None:
            session = operator if case.operation.path.startswith("/api/admin/") else person
            for name in case.path_parameters.keys() & known.keys():
                if chance.random() < 0.5:
                    case.path_parameters[name] = chance.choice(known[name])
            answer = case.call(session=session)
            answers[answer.status_code] += 1
            case.validate_response(answer, checks=CHECKS)

        ask()
    assert sum(answers.values()) >= CASES, answers
    assert not [status for status in answers if status >= 500]
    assert sum(answers[status] for status in (200, 201, 204)) > CASES / 10, answers
