"""What the WebAssembly module of a game can be asked: its rules, its features, and its bots."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from mappamundi import loops
from mappamundi.analysis.finishing import compare_actions, compare_liked, survey_seats
from mappamundi.analysis.playouts import ROW
from mappamundi.bots.forecaster import TOLD, rules_asked
from mappamundi.bots.networks.asking import like
from mappamundi.bots.networks.forecasting import forecast
from mappamundi.bots.searching import choosing, deciding, worlds
from mappamundi.bots.searching.contest import SeatedBot
from mappamundi.bots.searching.engine import notes
from mappamundi.bots.searching.memory import Desk, Node
from mappamundi.bots.searching.search import search
from mappamundi.bots.searching.wits import written
from mappamundi.compiling import gather
from mappamundi.compiling.runner import rules_of
from mappamundi.compiling.unit import Unit
from mappamundi.compiling.wasm import WasmModule, wasm_module
from mappamundi.draws import draw, stream
from mappamundi.edge.network import asks_network
from mappamundi.game import Game
from mappamundi.record import Record
from mappamundi.sealing import sealed, unseal

CHOOSING = (
    choosing.first_choice, choosing.worthiest, choosing.weight_of, choosing.mixture,
    choosing.pick_mixed, choosing.goes_on,
)  # fmt: skip
DECIDING = (
    search, worlds.glimpse_world, worlds.consider_worlds, worlds.foresee, deciding.weigh_at_desk,
)  # fmt: skip
FINISHING = (compare_actions, survey_seats)
ASKING = (like, forecast, compare_liked)  # where there is a network


def module_of(game: Game, checked: bool = False) -> WasmModule:
    """The module of a game; `checked` looks at every index."""
    functions, state = functions_of(game), game.rules.State
    tables: dict[str, type[Record] | str] = {
        **dict.fromkeys(("states", "start"), state),
        "nodes": Node,
        "desks": Desk,
        "notebooks": notes(game),
        "players": SeatedBot,
        "shares": ROW,
    }
    names = [each.__name__ for each in functions]
    hot = [each.__name__ for each in hot_of(game)]
    # What a network is told has names that are numbers elsewhere.
    own = {each.__name__: TOLD for each in ASKING}
    return wasm_module(unit_of(game), names, state, tables, hot, checked, own)


def hot_of(game: Game) -> list[Callable[..., Any]]:
    """Return where the time goes; all else is better small, a search around the same rules, too.

    Games that reckon consider no worlds, and only the curve of a look back is played on.
    """
    found: list[Callable[..., Any]] = [loops.play_many]
    if game.skill.reckon is None:
        found += [worlds.consider_worlds, *FINISHING]
    return [*found, *ASKING] if asks_network(game) else found


def unit_of(game: Game) -> Unit:
    """Return the translation unit of a game's module."""
    rules = rules_asked(game) if asks_network(game) else written(game)
    return gather(rules, functions_of(game))


def functions_of(game: Game) -> list[Callable[..., Any]]:
    """Return what can be asked of a game's module."""
    wits = written(game)
    functions = [*rules_of(game).values(), *rules_beyond(game)]
    functions += [wits.prefer, wits.value, wits.hides_choices]
    return [
        *functions,
        loops.play_many,
        loops.trace,
        draw,
        stream,
        *DECIDING,
        *CHOOSING,
        *FINISHING,
        *(ASKING if asks_network(game) else ()),
    ]


def rules_beyond(game: Game) -> list[Callable[..., Any]]:
    """Return what no bot asks: who sees what, how a game begins and why it ended."""
    rules: Any = game.rules
    functions = [rules.setup, rules.sees, game.features.features]
    if game.reasons is not None:
        functions.append(game.reasons.of)
    functions += [each for each in (game.is_begun, game.skill.timely) if each is not None]
    return [*functions, sealed, unseal] if game.has_sealed else functions
