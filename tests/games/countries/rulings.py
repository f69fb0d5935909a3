"""Which test shows which ruling of docs/rulings.md."""

from __future__ import annotations

LETTER = "C"

SHOWN: dict[str, str] = {
    "C1": "test_two_to_twelve_teams",
    "C2": "test_nobody_knows_a_figure_before_it_is_turned",
    "C3": "test_the_top_of_the_pile_is_open",
    "C4": "test_the_pile_has_no_order",
    "C5": "test_the_categories_come_in_a_cycle",
    "C6": "test_the_closest_guess_begins",
    "C7": "test_the_guessed_card_is_shuffled_back",
    "C8": "test_lots_are_drawn_unless_a_guess_is_wanted",
    "C9": "test_the_example_of_the_rulebook_by_latitude",
    "C10": "test_the_figures_of_the_factbook",
    "C11": "test_the_date_line_is_an_end",
    "C12": "test_minutes_count",
    "C13": "test_the_deck",
    "C14": "test_the_top_card_starts_the_row",
    "C15": "test_the_first_team_must_place",
    "C16": "test_later_teams_place_or_doubt",
    "C17": "test_a_card_goes_anywhere_and_moves_no_other",
    "C18": "test_placing_gives_up_the_doubt",
    "C19": "test_the_whole_row_is_turned",
    "C20": "test_equal_figures_may_lie_either_way",
    "C21": "test_nobody_doubts_out_of_turn",
    "C22": "test_a_wrong_row_costs_who_placed_last",
    "C23": "test_doubter_and_last_placer_differ",
    "C24": "test_who_doubts_rightly_begins",
    "C25": "test_what_was_turned_stays_known",
    "C26": "test_a_new_row_with_the_next_category",
    "C27": "test_the_last_card_is_checked_at_once",
    "C28": "test_a_wrong_last_card_draws_even_for_the_mistake_of_another",
    "C29": "test_after_a_wrong_last_card_the_row_ends",
    "C30": "test_a_team_with_one_card_may_doubt",
    "C31": "test_the_start_card_is_nobodys",
    "C32": "test_the_discard_becomes_the_pile_at_once",
    "C33": "test_one_draws_what_there_is",
    "C34": "test_the_limit_of_rows",
    "C38": "test_a_bot_decides_the_same_whatever_the_unseen_figures_are",
    "C39": "test_what_was_guessed_is_seen_by_all_in_the_end",
    "C40": "test_a_hand_has_no_limit",
    "C41": "test_the_open_card_is_drawn_first",
    "C42": "test_no_two_cards_are_alike",
    "C43": "test_another_game_starts_afresh",
    "C44": "test_no_team_goes_on_without_a_card",
    "C45": "test_the_steps_of_a_guess",
    "C46": "test_places_behind_a_winner",
    "C47": "test_without_a_limit",
    "C48": "test_a_card_named_is_not_taken_back",
}

REASONS: dict[str, str] = {
    "C35": "Talk within a team and the window to cancel an entry are the table's, not the rules'.",
    "C36": "What people say or look up does not pass through the engine.",
    "C37": "The clock and who decides when it runs out are the table's; the log's mark is X6.",
}
