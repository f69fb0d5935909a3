"""Which test shows which ruling of docs/rulings.md."""

from __future__ import annotations

LETTER = "K"

SHOWN: dict[str, str] = {
    "K1": "test_our_own_title",
    "K2": "test_tiles_on_the_table",
    "K3": "test_sentences_in_every_language",
    "K4": "test_everyone_rolls_once_or_with_few_seats_twice",
    "K5": "test_the_stack_never_runs_out",
    "K6": "test_there_are_as_many_points_as_it_takes",
    "K7": "test_all_four_dice_are_rolled_once",
    "K8": "test_the_first_roller_is_drawn_by_lot",
    "K9": "test_a_race_unlocks_for_all_at_once",
    "K10": "test_nobody_takes_before_the_dice_lie_still",
    "K11": "test_the_first_touch_takes",
    "K13": "test_nobody_takes_two_or_none",
    "K14": "test_the_roller_picks_first_then_clockwise",
    "K15": "test_a_reaction_is_never_below_the_floor",
    "K16": "test_tiles_are_turned_when_everybody_has_one",
    "K17": "test_the_example_of_the_rules",
    "K18": "test_taken_tiles_leave_and_the_others_stay",
    "K19": "test_turned_backs_are_known_and_the_others_stay_secret",
    "K20": "test_nothing_is_laid_after_the_last_round",
    "K21": "test_equals_at_the_top_share_the_victory",
    "K22": "test_points_are_public",
    "K23": "test_continents",
    "K24": "test_only_russia_and_turkey_have_two_continents",
    "K25": "test_countries_on_the_equator_have_both_hemispheres",
    "K26": "test_seven_tiles_have_no_religion_and_no_other",
    "K27": "test_countries_without_a_majority_are_left_out",
    "K28": "test_constitutional_monarchies_are_monarchies",
    "K29": "test_gdp_is_low_below_twenty_thousand",
    "K30": "test_the_edges_belong_to_the_middle",
    "K31": "test_island_states_are_not_coastal_and_a_continent_is_no_island",
    "K32": "test_the_caspian_is_no_sea",
    "K33": "test_climates",
    "K34": "test_exactly_one_symbol_where_there_is_one",
    "K35": "test_the_tile_is_right_whatever_one_knows",
    "K36": "test_the_dice_can_be_seen_until_all_is_counted",
    "K37": "test_a_bot_decides_without_looking_at_the_backs",
    "K38": "test_by_turns_no_two_want_a_tile_at_once",
    "K39": "test_there_are_as_many_points_as_it_takes",
}

REASONS: dict[str, str] = {
    "K12": "The order of claims over a net is the server's to settle before an action is logged.",
}
