"""What the backs of Państwa reveal, how somebody judged it, and what one can be asked about it."""

from __future__ import annotations

from mappamundi.games.panstwa.facts import (
    BACK,
    CODES,
    DICE,
    FACES,
    GROUP_OF,
    SIDES,
)
from mappamundi.learning import PICK, Heard, Posed, Revealed
from mappamundi.told import Told

# The groups of faces, by the names that all games share: each answers a question about a country.
TOPICS = (
    "continent", "hemisphere", "religion", "government", "gdp", "coast", "area", "population",
    "climate",
)  # fmt: skip
RIVALS = 4  # other tiles on a table that one is asked about
HITS = (48, 71, 88, 99, 100)  # of a hundred questions, by rank: what bots know (K37)


def recall(story: list[Heard], seat: int) -> list[Revealed]:
    """All that a story revealed to a seat: every tile that was turned."""
    judged: list[Revealed] = []
    taken: list[str] = []  # in the order in which they were
    turned: list[Heard] = []
    for line in story:
        if line.message == "panstwa-rolled":
            taken = []
            turned = []
        elif line.message == "panstwa-took":
            taken.append(line.words["card"])
        elif line.message == "panstwa-turned":
            turned.append(line)
            if len(turned) == len(taken):
                judged += revealed(turned) + judged_round(taken, turned, seat)
    return judged


def revealed(turned: list[Heard]) -> list[Revealed]:
    """A tile that is turned shows all of its symbols."""
    return [
        Revealed(topic, line.words["card"], None)
        for line in turned
        for topic in TOPICS
        if signs(line.words["card"], topic)
    ]


def judged_round(taken: list[str], turned: list[Heard], seat: int) -> list[Revealed]:
    """What matched on the own tile was seen; a better one left for others was not."""
    own = [line for line in turned if line.numbers["seat"] == seat]
    if not own:
        return []
    matched, points = own[0].rows["cards"], own[0].numbers["points"]
    judged = [Revealed(topic_of(face), own[0].words["card"], True) for face in matched]
    left = taken[taken.index(own[0].words["card"]) + 1 :]
    for line in turned:
        if line.words["card"] in left and line.numbers["points"] > points:
            judged += [
                Revealed(topic_of(face), line.words["card"], False)
                for face in line.rows["cards"]
                if face not in matched
            ]
    return judged


def topic_of(face: str) -> str:
    """The question that a face answers."""
    return TOPICS[GROUP_OF[FACES.index(face)]]


def signs(card: str, topic: str) -> list[int]:
    """The faces on the back of a tile that answer a question."""
    back = BACK[CODES.index(card)]
    return [
        face
        for face in range(len(FACES))
        if back >> face & 1 and GROUP_OF[face] == TOPICS.index(topic)
    ]


def pose(topic: str, country: str, others: list[str], lot: int) -> Posed | None:
    """Four dice, one with the symbol asked about, and tiles: which matches best?"""
    if topic not in TOPICS or country not in CODES or not signs(country, topic):
        return None
    faces = rolled(country, topic, lot)
    tiles = rivals(country, others, faces)
    if len(tiles) < RIVALS:
        return None
    spot = lot % (RIVALS + 1)
    cards = [*tiles[:spot], country, *tiles[spot:]]
    most = max(matches(card, faces) for card in cards)
    best = [place for place, card in enumerate(cards) if matches(card, faces) == most]
    dice = [FACES[face] for face in faces]
    return Posed(
        PICK, Told("panstwa-ask-take"), country, cards, dice, best, [told(c, faces) for c in cards]
    )


def rolled(country: str, topic: str, lot: int) -> list[int]:
    """§2.2 Dice at rest: the one that has the symbol shows it, the others anything."""
    known = signs(country, topic)
    wanted = known[lot % len(known)]
    faces = []
    for die in range(DICE):
        face = die * SIDES + lot % SIDES
        lot = lot // SIDES
        faces.append(wanted if wanted // SIDES == die else face)
    return faces


def matches(card: str, faces: list[int]) -> int:
    """§4.2 A point for each die whose symbol is on the back."""
    back = BACK[CODES.index(card)]
    return sum(back >> face & 1 for face in faces)


def rivals(country: str, others: list[str], faces: list[int]) -> list[str]:
    """Tiles that match less, best those by one symbol: then the one asked about decides."""
    points = matches(country, faces)
    cards = [card for card in others if card in CODES and card != country]
    worse = [card for card in cards if matches(card, faces) < points]
    near = sorted(worse, key=lambda card: points - matches(card, faces))
    return near[:RIVALS]


def told(card: str, faces: list[int]) -> Told:
    """What a tile matches, in words."""
    back = BACK[CODES.index(card)]
    return Told(
        "panstwa-lore-tile", {"card": card, "cards": [FACES[f] for f in faces if back >> f & 1]}
    )
