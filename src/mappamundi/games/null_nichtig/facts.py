"""The numbers of Null & Nichtig, in the order of the rulebook."""

COLOURS = 5
COLOUR_LETTERS = ("b", "g", "v", "r", "y")  # blue, green, violet, red, yellow
HIGHEST = 11
COLOUR_SIZE = HIGHEST + 2  # 0 to 11, and a second 0
CARDS = COLOURS * COLOUR_SIZE
COLOUR = tuple(card // COLOUR_SIZE for card in range(CARDS))
NUMBER = tuple(max(0, card % COLOUR_SIZE - 1) for card in range(CARDS))

SEATS = 6
HAND = 13
START_CARDS = 3
LIMIT = 100  # the rulebook's example of a score to play to
MOST_TARGET = 999  # the highest one may play to

CROWDED = 6  # at six seats everyone has fewer cards
CROWDED_HAND = 10
CROWDED_START_CARDS = 2

TEAMS = 2
TEAM_SEATS = (4, 6)
