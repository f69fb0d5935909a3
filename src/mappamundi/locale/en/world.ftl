# The world somebody knows, and practising it. $level is a number from 0, or the word for a bot’s strength.

world-title = The world you know
world-what = What the games have shown you of the world, how often you judged it rightly, and what you are about to forget.
world-level = { $level ->
    [0] a blank map
    [1] first steps
    [2] a traveller
    [3] a pathfinder
    [4] a navigator
   *[5] a geographer
}
world-overall = You know about { $known } of the { $all } facts that the games ask for. Your level: { $level }.
world-honest = A fact counts once you have judged it rightly, and for less the longer ago that is. What you missed does not count until you get it right; what was only shown to you counts as met.
world-fact-missed = { $right } of { $count } right; missed the last time
world-empty = Your map is still blank
world-empty-what = Play a game with countries, or answer ten questions: every fact you meet colours the map.
world-play = Play
world-play-game = Play { $game }
world-due = { $count ->
    [0] Nothing is about to slip your mind.
    [one] One fact is about to slip your mind.
   *[other] { $count } facts are about to slip your mind.
}
world-practise = Practise
world-map = World map of what you know
world-none = not met
world-met = met
world-well = well known
world-continents = By continent
world-topics = By category
world-bots = Bots that know as much as you
world-share = { $known } of { $all }
world-share-met = { $met } met
world-topic = { $topic ->
    [area] area
    [population] population
    [height] highest point
    [temperature] temperature of the capital
    [age] median age
    [life] life expectancy
    [gdp] GDP per head
    [latitude] latitude
    [longitude] longitude
    [continent] continent
    [hemisphere] hemisphere
    [coast] coast
    [government] government
    [religion] religion
   *[climate] climate
}
world-fact-none = not met yet
world-fact-met = shown, not judged yet
world-fact-judged = { $right } of { $count } right; you know it now with { $chance }
world-bots-like = { $game }: { $right } of your last { $asked } answers were right. Bots of this level do about as well: { $level }.
world-bots-more = { $game }: { $count ->
    [one] one more answer
   *[other] { $count } more answers
}, and you can play against bots that know as much as you.
world-mine = as much as you know ({ $level })
world-yours = It is yours
world-yours-here = All of this lies in this browser and nowhere else.
world-yours-shared = All of this lies in this browser and, because you can be found again, on this server, so that your other devices have it too.
world-export = Download
world-forget = Forget all of it
world-forget-why = Your map will be blank again, and the schedule of what you practise is gone. This cannot be undone.
world-front = Every country card you see is remembered here, and you can practise what slips your mind.
train-number = Question { $number } of { $count }
train-from = Questions from
train-from-all = all games
train-signs = The dice
train-answers = Answers
train-before = Before { $right }
train-between = Between { $left } and { $right }
train-after = After { $left }
train-let-be = The row is right
train-doubt = I doubt it
train-right = Right!
train-wrong = Not this time.
train-answer = The answer: { $answer }.
train-again = { $days ->
    [one] You will be asked again tomorrow.
   *[other] You will be asked again in { $days } days.
}
train-next = Next
train-keys = Keys: 1 to { $count }
train-done = { $right } of { $count } right
train-done-what = What you did not know comes back tomorrow, what you knew later.
train-more = Ten more
train-map = To your map
