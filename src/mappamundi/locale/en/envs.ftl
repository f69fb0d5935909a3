# Environments for those who train players.

envs-no-extra = This environment needs the extra “{ $extra }”: pip install "mappamundi[{ $extra }]"
envs-no-observation = There are observations of one player, with perfect recall or without, and no others.
