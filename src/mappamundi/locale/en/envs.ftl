# Environments for those who train players.

envs-no-extra = This environment needs the extra “{ $extra }”: pip install "mappamundi[{ $extra }]"
envs-no-observation = There are observations of one player, with perfect recall or without, and no others.
envs-search-unlocked = The search that OpenSpiel has in C++ cannot look at games written in Python; ISMCTSBot of open_spiel.python.algorithms can.
bad-opponents = Opponents are one bot for all seats but the first, or { $seats } names, one for each seat, none where somebody is asked; at least one seat must be asked.
envs-one-learner = Exactly one seat learns here: the one without an opponent’s name.
bad-threads = At least one thread must work, not { $threads }.
bad-seed = A seed is a whole number from 0 to 9223372036854775807, not { $seed }.
foreign-snapshot = This snapshot is of a batch of another game, size, number of seats or choice of options.
illegal-in-batch = In game { $index } of the batch, action { $action } is not allowed now for seat { $seat }; nothing was done in any game.
