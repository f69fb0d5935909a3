"""The numbers of Pingvasion, in the order of the rulebook."""

AREAS = 5
AREA_NAMES = ("antarctica", "desert", "jungle", "city", "moon")
AREA_LETTERS = ("a", "d", "j", "c", "m")
AREA_SIZE = 18  # cards of an area
CARDS = AREAS * AREA_SIZE
HIGHEST = 9
AREA = tuple(card // AREA_SIZE for card in range(CARDS))

PLAIN = 0  # abilities
NINJA_TWINS = 1
KAMIKAZE = 2
SCOUT = 3

# The decks, the rulebook's and the printed one: values and abilities of an area's cards, rising.
RULEBOOK_VALUES = (1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9)
PRINTED_VALUES = (1, 2, 3, 3, 4, 4, 4, 5, 5, 5, 5, 6, 6, 6, 7, 7, 8, 9)
RULEBOOK_ABILITIES = (NINJA_TWINS, PLAIN, KAMIKAZE, PLAIN, SCOUT, SCOUT) + 12 * (PLAIN,)
PRINTED_ABILITIES = (NINJA_TWINS, KAMIKAZE, SCOUT, SCOUT) + 14 * (PLAIN,)
VALUE = (AREAS * RULEBOOK_VALUES, AREAS * PRINTED_VALUES)  # deck, card
ABILITY = (AREAS * RULEBOOK_ABILITIES, AREAS * PRINTED_ABILITIES)  # deck, card

SEATS = 5
PILE = 18  # cards everybody, dummies too, has of their own
START_CARDS = 2
REINFORCEMENTS = 2
ROUNDS = 8
GIFTS = 2  # one for the left, one for the right
MOST_PLAYED = 2  # after Ninja twins
DOOMED = 7  # Kamikaze destroys this value and above

DUEL = 2  # seats of the game with dummies
DUMMIES = 2
DUEL_CHAIRS = DUEL + DUMMIES
FIRST_DUMMY = DUEL  # chairs 0 and 1 are A and B, chairs 2 and 3 the dummies
DUEL_LEFT = (2, 3, 1, 0)  # A, dummy 1, B, dummy 2 sit in this order, clockwise
DUEL_RIGHT = (3, 2, 0, 1)
TAPPER = (0, 1, 1, 0)  # who draws, first from dummy 1 and then from dummy 2

# A hand is at most 11 cards, after the last reinforcements. A dummy's own 18 cards last for six
# rounds at most, in which it receives two cards a round: its next pile is at most 12.
MOST_HELD = 12
