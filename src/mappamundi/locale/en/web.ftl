# The browser: everything around a game's board.

## Everywhere

web-close = Close
web-cancel = Cancel
web-keep = Keep
web-copy = Copy
web-copied = Copied.
web-home = To the front page
web-pages = Pages
web-skip = Skip to the content
web-language = Language
web-atlas = Atlas
web-rules-of = Rules: { $game }
web-rules = Rules
web-game = Game
web-games = Games
web-name = Name
web-seats = Seats
web-refused = That was not possible.
web-unreachable = The server does not answer. Try again in a moment.
web-broken = Something went wrong here. Load the page again: your games are kept.
web-here-unstarted = Games could not be started in this browser. Load the page again, or try another browser.
web-here-instead = Games could not be started in this browser, so you sit at a table of the server.
web-offline = No connection. Everything is kept; we are coming back …
web-lost = There is nothing here
web-lost-why = The link may be misspelt, or what it led to is gone.
web-somebody = somebody
# The reader at a table, within sentences about everybody; those that need another form select on it.
web-own-name = { $name ->
   *[any] You
}

## The front page

web-headline = Five games on the cloth of the world
web-invitation = Sit down at once against bots, or send friends a link. No account, nothing to install.
web-you-are = You are { $name }.
web-your-name = Your name
web-change-name = Change
web-play-now = Play now
web-play-now-game = Play now: { $game }
web-with-friends = With friends
web-with-friends-game = With friends: { $game }
web-seats-span = { $low }–{ $high } players
web-my-tables = My tables
web-open-tables = Open tables
web-no-open-tables = Nobody is waiting for others just now. Open a table that everyone can see, and be the first.
web-more-open-tables = { $count ->
    [one] And one more open table that is older.
   *[other] And { $count } more open tables that are older.
}
web-licences = Licences of the fonts, flags, maps and libraries
web-nobody-yet = nobody yet
web-your-turn = Your turn
web-running = running
web-set-aside = set aside
web-free-seats = { $count ->
    [one] 1 free seat
   *[other] { $count } free seats
}

## A new table

web-new-table = { $game }: a new table
web-company = With whom?
web-company-friends = with friends, by a link
# $level is one of novice, steady, strong, master, grandmaster.
web-company-bots = against bots: { $level ->
    [novice] novices
    [steady] steady players
    [strong] strong players
    [master] masters
   *[grandmaster] grandmasters
}
web-pace = Pace
web-pace-word = { $pace ->
    [relaxed] relaxed, without a clock
    [live] live, a clock for every turn
   *[daily] by correspondence, a day for every turn
}
web-more-wishes = More options
web-public = Everyone can see the table and join it
web-rated = The result counts for the rating
web-hints-allowed = Hints are allowed
web-open-table = Open the table
web-start = Start

## The waiting room

web-who-plays = Who plays?
web-empty-seat = empty seat
web-that-is-you = that is you
web-kept-for-you = kept for you
web-is-asked = has been asked
web-join = Join in
web-not-now = Not now
web-sit-here = Sit here
web-seat-bot = Bot
web-clear-seat = Send { $name } away
web-bot-level = How strong the bots are
web-level = { $level ->
    [novice] bot, novice
    [steady] bot, steady
    [strong] bot, strong
    [master] bot, master
   *[grandmaster] bot, grandmaster
}
web-fill-with-bots = { $count ->
    [one] Fill 1 seat with a bot
   *[other] Fill { $count } seats with bots
}
web-still-free = { $count ->
    [one] 1 seat is still free.
   *[other] { $count } seats are still free.
}
web-stand-up = Stand up
web-take-a-seat = Take a seat to play along, or stay and watch.
web-invite = Invite friends
web-invite-how = Whoever opens this link can sit down. On a phone, scan the code.
web-link = Link to this table
web-qr = The link as a code to scan

## At the table

web-chairs = Who sits at the table
web-progress = { $where } · { $end }
web-ends-points = highest score wins
web-away = away
web-bot-holds = away, a bot plays on
web-is-thinking = to move
web-watchers = { $count ->
    [one] 1 person is watching
   *[other] { $count } people are watching
}
web-place-points = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} · { $points ->
    [one] 1 point
   *[other] { $points } points
}
web-waiting-for = Waiting for: { $names }.
web-title-turn = ● Your turn: { $game }
web-you-watch = You are watching.
web-time-left = Time left: { $time }
web-days = { $count ->
    [one] 1 day
   *[other] { $count } days
}
web-hours = { $count } h
web-take-back = Take back
web-hint = Hint
web-master-would = A master’s choice: { $what }.
web-hint-best = Of all that is possible, a master expects most of this.
web-hint-only = There is nothing else to do.
web-hint-even = Other moves are about as good.
web-hint-better = Some { $points } points more in the end than with: { $other }.
web-lost-race = Too late. Faster: { $name }
web-tools = Tools
web-sound = Sound
web-notify = Tell me when it is my turn
web-notify-on = You will be told when it is your turn.
web-notify-off = You will not be told any more.
web-notify-refused = Your browser does not allow it: see its settings for this page.
web-leave = Leave the table
web-leave-why = A bot plays on for you. You can come back to your seat as long as the game runs.
web-bot-plays = A bot plays for you.
web-sit-again = Sit down again
web-beside = Beside the table
web-story = Story
web-story-cut = Earlier moves are left out here; the replay shows them when the game is over.
web-chat = Chat
web-story-and-chat = Story and chat
web-chat-empty = Nobody has said anything yet.
web-only-seated = Those who sit at the table can speak here.
web-say = Say something
web-send = Send
web-reactions = Reactions
web-reaction = { $reaction ->
    [bravo] Bravo!
    [ouch] Ouch!
    [hm] Hm …
    [laugh] Ha ha!
    [hurry] Tick-tock …
   *[thanks] Thanks!
}
web-table-gone = This table is gone
web-stranded-title = These pages do not know the rules of this game
web-stranded = The game is kept on this device as it is. Pages that know its rules go on with it; until then you can save its log.
web-table-set-aside = This table was set aside
web-bot-stuck-title = A bot cannot go on
web-bot-stuck = Its move failed several times in a row, so it stopped trying. The game is kept as it is; load the page again, and the bot tries once more.
web-bot-stuck-novice = Let a novice take its seat

## Keys

web-shortcuts = Keyboard shortcuts
web-key-main = do it: press the main button
web-key-skip = skip what is being acted out
web-key-take-back = take back what you have chosen
web-key-hint = ask for a hint
web-key-explain = say what a card or a number means
web-key-rules = read the rules
web-key-chat = say something
web-key-story = read the story of the game
web-key-sound = turn the sound on or off
web-key-shortcuts = show this list

## What is acted out

web-skip-scene = Skip
web-scene = { $kind ->
    [reveal] The cards are turned up.
    [trick] Whose trick is it?
    [count] The symbols are counted.
    [turn] The row is turned over.
    [roll] The dice roll.
    [ends] What the round has brought.
    [deal] The cards are handed out.
   *[other] See what happens.
  }
web-tally = Round { $round } is over
web-tally-close = Go on
web-missed = Meanwhile
web-tempo = Speed of what is acted out
web-tempo-word = { $tempo ->
    [slow] slow
   *[normal] normal
    [quick] quick
    [none] nothing is acted out
  }

## The end of a game

web-result = Result
web-you-won = You have won!
web-rematch = Play again
web-to-rematch = To the next game
web-rematch-asked = { $name } wants to play again.
web-replay = Watch it again
web-keep-log = Download the log
web-other-game = Another game
web-fairness = Were the draws fair?
web-fairness-why = Before the first draw this table showed the hash of a secret that settles every draw. Now that the secret is open, your browser can check that nothing was changed on the way.
web-fairness-check = Check every draw

## Replay

web-replay-of = { $game }: replay
web-replay-first = To the beginning
web-replay-back = One step back
web-replay-play = Play
web-replay-pause = Pause
web-replay-next = One step on
web-replay-last = To the end
web-replay-step = Step
web-eyes = Seen by
web-eyes-all = whoever acts, with open cards
web-eyes-spectator = a spectator

## People

web-about-me = About you
web-my-record = My games and ratings
web-my-record-alone = My games
web-record-alone = All of it was played in this browser, and is kept here alone.
web-record-away = The server cannot be reached: these are the games of this device. The others are back as soon as it is.
web-my-colour = My colour
web-colour = { $colour ->
    [red] red
    [orange] orange
    [amber] amber
    [lime] lime
    [green] green
    [teal] teal
    [sky] sky blue
    [blue] blue
    [indigo] indigo
    [violet] violet
    [pink] pink
   *[brown] brown
}
web-find-again = Be found again
web-find-again-why = So far only this browser knows you. A passkey or a secret link brings you back to your tables on any device.
web-is-kept = You can come back to your tables on any device.
web-make-passkey = Make a passkey
web-use-passkey = I have a passkey
web-make-link = Make a secret link
web-link-why = Whoever opens this link becomes you. Keep it like a key; a new one replaces it.
web-recovery-link = Secret link
web-kept = Your passkey is kept.
web-passkey-none = No passkey was given.
web-recover = Welcome back
web-recover-why = This link makes this browser yours: your name, your tables, your ratings.
web-recover-yes = Yes, that is me
web-my-data = My data
web-my-data-what = Your name, your colour, the games you played, what you said there, whom you call a friend, mute or block, and the browsers in which you want to be called. No more than that is kept.
web-export = Download everything
web-forget = Delete everything
web-forget-why = Your name, your words and your ratings are deleted for good, and your seats are left. This cannot be undone.
web-forget-alone-why = Your name, your settings and all games in this browser are deleted for good. This cannot be undone.
web-since = here since { $date }
web-played = played
web-won = won
web-rating = rating
web-recent = Latest games
web-nothing-finished = No game finished yet.
web-nobody-there = Nobody by that name

## The atlas

web-search = Country or capital
web-continent = Continent
web-all-continents = All continents
web-found = { $count ->
    [one] 1 country
   *[other] { $count } countries
}
web-map = Map of the world
web-map-of = Map of the world, { $country } marked
web-decks = Decks to print
web-decks-what = Every game as a PDF to print and cut out, in your language.
web-decks-alone = There are none on these pages. Whoever has Mappamundi installed makes them with “mappamundi print”.
web-decks-away = They come from the server, which cannot be reached at the moment.

## Learning by playing

web-learn = Learn by playing
web-learn-game = Learn by playing: { $game }
web-learn-why = The quickest way to know a game: play a short one, with a teacher beside you.
web-learn-teacher = Your teacher
web-learn-understood = Understood
web-learn-show = Show me a good move
web-learn-stop = End the lesson
web-learn-on = Just play. I will speak up when something new comes.
web-learn-end = Now you know the game! The next one is for real.
web-learn-play-on = Play on
web-learn-real = A real game
web-learn-progress = { $seen } of { $count } things learned
web-key-understood = say that you have understood the teacher

## Somebody at a table, and reporting them

web-about = About { $name }
web-profile = Games and ratings
web-report = Report this person
web-report-reason = { $reason ->
    [words] Hurtful words
    [name] An offensive name
    [cheating] Cheating
    [leaving] Leaving or stalling
   *[other] Something else
}
web-report-text = What happened? (optional)
web-report-read = Only who runs this server reads it, together with what was said at this table.
web-report-send = Send the report
web-reported = Thank you. Your report has been sent.

## Passkeys and signing out

web-passkey = Passkey
web-passkeys = My passkeys
web-passkey-made = made on { $date }
web-passkey-used = last used on { $date }
web-passkey-remove = Remove { $name }
web-passkey-remove-why = This passkey will no longer bring you back. Delete it on your device too.
web-remove = Remove
web-forget-link = Withdraw the secret link
web-link-forgotten = The secret link is worthless now.
web-sign-out = Sign out
web-sign-out-what = This browser becomes somebody new; or every browser does that knows you.
web-sign-out-device = Delete the games of this device, too. If they stay, whoever plays in this browser next finds them here.
web-sign-out-here = Sign out here
web-sign-out-everywhere = Sign out everywhere
web-sign-out-stays = { $count ->
    [0] Your secret link still brings you back.
    [one] { $link ->
        [yes] Your passkey and your secret link still bring you back.
       *[no] Your passkey still brings you back.
    }
   *[other] { $link ->
        [yes] Your { $count } passkeys and your secret link still bring you back.
       *[no] Your { $count } passkeys still bring you back.
    }
}
web-sign-out-lost = You have neither a passkey nor a secret link: nothing will bring you back.

## Running the server

web-admin = Running this server
web-admin-token = Token
web-admin-enter = Enter
web-admin-leave = Leave
web-admin-lasting = Mutes and bans last
web-admin-hours = { $hours ->
    [0] for good
    [1] an hour
    [24] a day
    [168] a week
   *[720] thirty days
}
web-admin-closed = Show what is done
web-admin-reports = Reports
web-admin-no-reports = There is nothing.
web-admin-report = Report about { $name }
web-admin-told-by = told by { $name }, { $when }
web-admin-table = the table
web-admin-said = What was said there
web-admin-mute = Mute
web-admin-ban = Ban
web-admin-ban-address = Ban with address
web-admin-close-table = Close the table
web-admin-done = Done
web-admin-measures = What holds
web-admin-no-measures = Everybody may speak and come in.
web-admin-kind = { $kind ->
    [mute] Muted
   *[ban] Banned
}
web-admin-person = a person
web-admin-until = until { $when }
web-admin-lift = Lift
web-admin-address = Ban an address
web-admin-table-link = Close a table, by its link

# The star beside the points of whoever is ahead, or has won.
web-first = Ahead

## Cards and numbers that explain themselves

web-why = why?
web-why-points = Where the points come from
# $name is whose points they are.
web-why-points-of = Where the points come from: { $name }

## Without a server

web-together = With other people
web-away-tables = You are offline. Games against bots, lessons, rules and the atlas work as ever; tables with other people come back with the network.
web-away-page = This needs the server
web-away-page-why = It cannot be reached just now. Nothing is lost; meanwhile you can play against bots.
web-try-again = Try again
web-away-me = What the server knows of you (friends, passkeys, results) is back as soon as it can be reached.
web-alone = This needs a server
web-needs-server = There is no server behind these pages. Games against bots, lessons, rules and the atlas are all here; for tables with other people somebody has to run one.
web-alone-invitation = Sit down at once against bots. No account, nothing to install, and nothing leaves this device.
web-alone-me = Your name, your settings and your games are kept in this browser and nowhere else.
web-set-up = Choose options
web-set-up-game = Choose options: { $game }
web-newer = A new version is ready.
web-newer-take = Reload
