### Deals that many play: one a day for everybody.

## What cannot be done

deal-played = You have played this deal already: everybody has one try.
deal-unknown = There is no deal of that day.
deal-is-others = Others can still play this deal. You may watch once you have played it yourself, or when it is over.
deal-stays = A deal that others play too cannot be put away: it waits for you.

## Today's deal

web-daily = Today’s deal
web-daily-why = The same cards for everybody, against the same bots. You have one try in each game.
web-daily-all = Results and past days
web-daily-of = Today’s deal: { $game }
web-daily-on = { $game }, { $date }
web-daily-setup = { $seats } at the table: you have seat { $seat }, all others are bots (strength: { $level }).
web-daily-new-in = New deals in { $time }
web-daily-play = Play
web-daily-begin = Play today’s deal
web-daily-begin-late = Play it out of competition
web-daily-late = This day is over. You can still play its deal, but it no longer counts.
web-daily-hidden = How others did is shown when you have played.
web-daily-nobody = Nobody has played it to its end yet.
web-daily-played = { $count ->
    [0] Nobody has finished it yet
    [one] 1 person has finished it
   *[other] { $count } people have finished it
}
web-daily-rank = Rank { $rank } of { $count }
web-daily-you = Your game
web-daily-unranked = It does not count: it was not finished on the day itself, or a bot finished it for you.
web-daily-results = Results
web-daily-rank-head = Rank
web-daily-watch = Watch
web-daily-watch-of = Watch the game of { $name }
web-daily-past = Past days
web-daily-past-why = What you did not play on its day you can still play: it counts for nobody but yourself.
web-daily-which = Which game?
web-daily-day-open = { $date }: not played
web-daily-day-begun = { $date }: begun
web-daily-day-done = { $date }: place { $place }
web-daily-no-past = There are no past days yet.
web-daily-to-results = To the results of this deal
web-daily-fair = How you know that nobody has changed it
web-daily-fair-why = The secret behind all draws was made the day before, and its hash shown. The secret itself is told when the day is over; then anybody can check every draw.
web-daily-tomorrow = Hash of tomorrow’s deal
web-daily-hash = Hash
web-daily-secret = Secret
web-deal-secret-later = Others still play this deal: the secret behind its draws is told when it is over for everybody. Then the draws can be checked when you watch the game again.

## Contests

contest-has-begun = This contest has begun already.
contest-is-empty = Nobody has entered this contest.
contest-is-full = This contest is full: { $most } people have entered.
no-such-contest = There is no such contest, or it was closed.
too-many-contests = You host { $most } contests that are not over. Finish one of them first.

web-contests = Contests
web-contests-why = Several rounds at one game: in each round the same cards lie at every table. Bots fill the tables.
web-contests-mine = Your contests
web-contests-none = You have not entered a contest yet.
web-contest-new = Make a contest
web-contest-name = Name (if you like)
web-contest-rounds = Rounds
web-contest-bots = Bots that fill the tables
web-contest-seats = Seats at a table
web-contest-pairing = Who meets whom
web-contest-pairing-word = { $pairing ->
    [robin] Round robin
   *[swiss] Swiss system
}
web-contest-pairing-why = { $pairing ->
    [robin] Everybody meets everybody. The plan is made when it starts: as many rounds as it takes until all have met, for { $most } people at most. At larger tables they meet as evenly as can be.
   *[swiss] After each round people meet who stand alike, and nobody meets the same person twice as long as that can be avoided.
}
web-contest-kind = { $pairing ->
    [robin] everybody meets everybody
   *[swiss] Swiss system
}, tables of { $seats }
web-contest-of = A contest of { $game }
web-contest-facts = { $game }, { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}, hosted by { $name }
web-contest-enter = Take part
web-contest-leave = Leave the contest
web-contest-begin = Start the contest
web-contest-open = Not begun yet: whoever has the link can take part. It begins when the host starts it.
web-contest-host-starts = Send the link to whoever should take part, then start it. With you alone, bots fill the table.
web-contest-running = Round { $number } of { $rounds } is being played. The next begins by itself when all tables are over.
web-contest-last = The last round is being played.
web-contest-closed = This contest was closed by whoever runs the server.
web-contest-won = Won by { $names }
web-contest-to-table = To your table
web-contest-wait = Your table is over. The next round begins when the others are done.
web-contest-link = Link to this contest
web-contest-standings = Standings
web-contest-entered = Who takes part
web-contest-halves = Points
web-contest-duplicate = Same cards
web-contest-opponents = Opponents
web-contest-tables-won = Won
web-contest-how = Beating somebody at your table is a point, a draw half of one. Equals are told apart by the share of those they beat who had the same cards at other tables, then by the points of those they met, then by tables won.
web-contest-out = out
web-contest-round = Round { $number }
web-contest-playing = is being played
web-contest-table-of = Watch: { $names }
web-contest-stage = { $stage ->
    [open] not begun
    [running] round { $number } of { $rounds }
   *[over] over
}
web-contest-to = To the contest
web-contests-won = Contests won: { $count }

## Leagues

league-has-contest = A contest of this league is not over yet.
league-is-full = This league is full: { $most } people are in it.
league-is-over = This league is over.
no-such-league = There is no such league.
not-in-the-league = Only who is in the league makes its contests.
too-many-leagues = You are in { $most } leagues that are not over. Leave one of them first.

web-leagues = Leagues
web-leagues-why = The same friends over many evenings: what each contest brings is added up.
web-league-found = Found a league
web-league-name = Name of the league
web-league-unnamed = A league
web-league-line = { $members ->
    [one] 1 person
   *[other] { $members } people
}, { $played ->
    [0] no contest yet
    [one] 1 contest
   *[other] { $played } contests
}
web-league-next-waits = a contest waits
web-league-over = over
web-league-place = place { $place }
web-league-of = League: { $name }
web-league-join = Join the league
web-league-leave = Leave the league
web-league-end = End the league
web-league-end-why = Nobody can join any more, and there are no more contests. It stands as it stands.
web-league-next = Next contest
web-league-waits = { $name }. { $count ->
    [0] Nobody takes part yet.
    [one] 1 person takes part so far.
   *[other] { $count } people take part so far.
}
web-league-plays = { $name } is being played.
web-league-again = Once more: { $game }
web-league-otherwise = Another game, or played otherwise
web-league-first = There has been no contest yet. Make the first: everybody in the league can take part.
web-league-members = Who is in it
web-league-contests = Contests so far
web-league-column = Contest { $number }: { $name }
web-league-points = Points
web-league-how = A contest brings 12 points for the first, then 10, 8, 7, 6, 5, 4, 3, 2, and 1 for all others who have played. Equals are told apart by contests won, then by second places, and so on.
web-league-out = left
web-league-link = Link to this league
web-league-link-why = Whoever has it can join.
