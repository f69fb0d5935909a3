"""How a bot of Countries decides: by what it believes of the world (C38)."""

from mappamundi.draws import stream
from mappamundi.games.countries.beliefs import likely
from mappamundi.games.countries.chances import best_chance_to_fit, chance_right, chance_to_fit
from mappamundi.games.countries.facts import POPULATION
from mappamundi.games.countries.judgement import after_doubt, after_placing
from mappamundi.games.countries.knowledge import CERTAIN, GUESS_MARK, PLAIN
from mappamundi.games.countries.rules import DOUBT, GUESS, PLACE, PLAY, State

SIMULATIONS = (0, 0, 0, 0, 0)  # by rank: what is reckoned beat a search of 600 worlds
LEARNT = 0  # the stream of draws that a bot's errors come from

# What an outcome is worth at first sight, in parts of a card.
SHED = 100  # a card less in my hand
DRAWN = 200  # two cards more in mine
WON = 1500  # my last card lies right
CAUGHT = 60  # percent: how often a wrong row is doubted by who comes next
SPITE = 200  # two cards more in the only other hand


def prefer(s: State, seat: int, action: int) -> int:
    """How good an action looks at first sight; only differences mean anything."""
    key = stream(seat, s.order[0])  # an error of its own for each team, the same all through a game
    if s.phase == GUESS:
        return -distance(s, action, PLAIN, key)
    if s.phase == PLACE:
        return chance_to_fit(s, s.chosen, action, PLAIN, key)
    right = chance_right(s, PLAIN, key)
    if action == DOUBT:
        return prefer_doubt(s, right)
    return prefer_card(s, seat, right * best_chance_to_fit(s, action, PLAIN, key) // CERTAIN)


def timely(s: State, seat: int, action: int) -> bool:
    """C37: when somebody's time is up a card is placed; a doubt would punish a third party."""
    return s.phase != PLAY or action != DOUBT


def prefer_doubt(s: State, right: int) -> int:
    """Two cards for me if the row is right, else two for one of the others."""
    return (CERTAIN - right) * SPITE // (s.seats - 1) - right * DRAWN


def prefer_card(s: State, seat: int, right: int) -> int:
    """A card less, but two more if the row is now wrong and somebody says so."""
    wrong = CERTAIN - right
    if s.held[seat] == 1:
        return right * WON - wrong * DRAWN
    return CERTAIN * SHED - wrong * (SHED + DRAWN) * CAUGHT // 100


def reckon(s: State, seat: int, action: int, rank: int, seed: int) -> int:
    """The chance to win after an action, in ten-thousandths, as far as a bot of this rank knows."""
    key = stream(seed, LEARNT)
    if s.phase == GUESS:
        return max(0, CERTAIN - distance(s, action, rank, key))
    right = chance_right(s, rank, key)
    if action == DOUBT and s.phase != PLACE:
        return after_doubt(s, seat, right)
    if s.phase == PLACE:
        fits = chance_to_fit(s, s.chosen, action, rank, key)
    else:
        fits = best_chance_to_fit(s, action, rank, key)
    return after_placing(s, seat, right * fits // CERTAIN)


def distance(s: State, step: int, rank: int, key: int) -> int:
    """How far a guess is from the people that a bot believes in."""
    return abs(GUESS_MARK[step] - likely(s, s.top, POPULATION, rank, key))
