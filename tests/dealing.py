"""Who of a run's workers begins with what: whatever takes long comes first, on all of them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby, islice

import pytest

# Seconds on a machine with nothing else to do, its cache of compiled code empty. A test with
# parameters takes them for each; all that is in a file with a dear fixture is dealt as one.
TESTS = {
    "bots/test_bots.py::test_what_a_seat_cannot_know_changes_no_decision": 20,
    "games/test_branches.py": 20,
    "server/test_contests.py::test_a_contest_of_64_seats_outlives_the_server": 30,
    "server/test_limits.py::test_who_stops_reading_is_cut_and_holds_up_nobody": 25,
    "server/test_schema.py::test_whatever_is_asked_is_answered_as_described": 60,
    "test_watch.py::test_what_hangs_is_ended_and_the_rest_goes_on": 15,
    "training/test_course.py::test_a_network_learns": 40,
    "trust/test_bad_lines.py": 60,
    "trust/test_crowd.py": 40,
    "trust/test_deadlines.py": 30,
    "trust/test_floods.py": 25,
    "trust/test_kills.py": 80,
    "trust/test_leaks.py": 50,
    "trust/test_resending.py": 80,
    "web/": 5,
    "web/test_boards.py::test_a_whole_game_by_keyboard_alone": 20,
    "web/test_race.py": 25,
    "web/test_access.py::test_words_are_never_more_than_words": 25,
    "web/test_scenes.py": 25,
}
FILES = {
    "arena/test_mass.py": 90,
    "bots/test_search.py": 60,
    "cluster/test_contests.py": 40,
    "cluster/test_rounds.py": 90,
    "cluster/test_upgrade.py": 40,
    "envs/test_batch.py": 50,
    "scripts/test_engine.py": 30,
    "scripts/test_packages.py": 50,
    "server/test_starting.py": 50,
    "server/test_table.py": 30,
    "trust/test_dearest.py": 70,
}


def known(name: str, seconds: dict[str, int]) -> int:
    """What is known of a test by its longest name in a list."""
    found = [each for each in seconds if name.partition("tests/")[2].startswith(each)]
    return seconds[max(found, key=len)] if found else 0


def groups(names: Sequence[str]) -> Iterator[tuple[int, list[int]]]:
    """What belongs together and takes long, as places in a list, and how long it takes."""
    places = range(len(names))
    for place in places:
        if seconds := known(names[place], TESTS):
            yield seconds, [place]
    files = groupby(places, lambda place: names[place].partition("::")[0])
    for file, members in files:
        if seconds := known(file, FILES):
            yield seconds, list(members)


def sizes(count: int, hands: int) -> Iterator[int]:
    """How much each of the workers is given at first (`--dist worksteal`)."""
    for number in range(hands):
        size = count // (hands - number)
        count -= size
        yield size


def dealt(names: Sequence[str], hands: int) -> list[int]:
    """The order, as places in a list, in which every worker has its share of what takes long."""
    dear = sorted(groups(names), key=lambda group: -group[0])
    shares: list[tuple[list[int], list[int]]] = [([], []) for _ in range(hands)]
    for seconds, members in dear:
        spent, share = min(shares, key=lambda each: sum(each[0]))
        spent.append(seconds)
        share.extend(members)
    long = {place for _, members in dear for place in members}
    rest = (place for place in range(len(names)) if place not in long)
    order: list[int] = []
    for size, (_, share) in zip(sizes(len(names), hands), shares, strict=True):
        order += [*share, *islice(rest, max(0, size - len(share)))]
    return [*order, *rest]


def deal(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Order the tests of a run for as many workers as it has."""
    if given := getattr(config, "workerinput", None):
        names = [item.nodeid for item in items]
        items[:] = [items[place] for place in dealt(names, given["workercount"])]
