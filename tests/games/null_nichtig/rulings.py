"""Which test shows which ruling of docs/rulings.md."""

from __future__ import annotations

LETTER = "N"

SHOWN: dict[str, str] = {
    "X1": "test_equals_at_the_top_win_together",
    "X2": "test_a_choice_may_be_taken_back_until_the_last_is_in",
    "X3": "test_play_goes_clockwise_past_the_last_seat",
    "X4": "test_the_dealer_is_drawn_by_lot",
    "X5": "test_covered_cards_stay_public",
    "X6": "test_the_log_names_who_chose_for_a_seat_that_ran_out_of_time",
    "X7": "test_nothing_to_take_back",
    "X8": "test_printed_numbers_alone_are_compared",
    "N1": "test_the_pack",
    "N2": "test_thirteen_each",
    "N3": "test_three_start_cards_laid_together",
    "N4": "test_order_within_a_colour",
    "N5": "test_the_seat_left_of_the_dealer_leads_first",
    "N6": "test_the_lowest_of_the_round_leads_the_next",
    "N7": "test_tie_in_all_goes_to_the_first_clockwise",
    "N8": "test_any_card_may_be_played",
    "N9": "test_covered_cards_stay_public",
    "N10": "test_who_takes_the_trick",
    "N11": "test_taking_goes_round_from_a_winner_who_did_not_lead",
    "N12": "test_later_cards_cover_earlier_ones",
    "N13": "test_the_winner_leads_the_next_trick",
    "N14": "test_tricks_of_a_round",
    "N15": "test_only_the_tops_count",
    "N16": "test_as_many_rounds_as_seats",
    "N17": "test_equals_at_the_top_win_together",
    "N18": "test_the_target_must_be_exceeded",
    "N19": "test_two_start_cards_with_six_seats",
    "N20": "test_partners_sit_alternately",
    "N21": "test_team_points_are_added_at_the_end",
    "N22": "test_in_teams_one_player_passes_the_target",
    "N23": "test_partners_know_no_more_than_opponents",
    "N24": "test_three_to_six_seats",
    "N25": "test_the_trick_of_the_rulebook",
    "N26": "test_the_log_names_who_chose_for_a_seat_that_ran_out_of_time",
    "N27": "test_the_winner_takes_every_card",
    "N28": "test_hands_are_hidden",
    "N29": "test_the_dealer_matters_only_once",
    "N30": "test_the_round_ends_with_empty_hands",
}

REASONS: dict[str, str] = {
    "X9": "It says which text the rules were read from; no state or move depends on it.",
}
