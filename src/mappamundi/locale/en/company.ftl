### The way in, and the company one keeps.

## Play now: how many, how strong

web-opponents = Opponents
web-opponents-count = { $count ->
    [one] 1 opponent
   *[other] { $count } opponents
}
web-strength = Strength
web-strength-word = { $level ->
    [novice] novice
    [steady] steady
    [strong] strong
    [master] master
   *[grandmaster] grandmaster
}
web-in-real-time = in real time
web-print-deck = Print
web-print-deck-game = Print: the cards of { $game } (PDF)

## Games against bots that are not finished

web-go-on = Go on
web-go-on-game = Go on: { $game }
web-new-game = New game
web-new-game-game = New game: { $game }
web-put-away = Put away
web-put-away-game = Put away the unfinished game: { $game }
web-was-put-away = Your unfinished game was put away.
web-undo = Undo
web-take-out = Take it out again
table-is-discarded = This game was put away. For a day whoever played it can take it out again.
table-is-not-running = Only a game that is running can be put away.
others-play-here = Others play here too.

## An invitation

web-invited-to = { $name } invites you to a game
web-invitation-empty = You are invited to a game
web-already-there = Already there: { $names }
web-what-name = What shall the others call you?
web-name-idea = Call me { $name }
web-sit-down = Sit down
web-table-full = Every seat is taken
web-table-full-why = You can stay and watch as soon as it begins, or play somewhere else.

## Somebody is away

seat-nudged = { $seat ->
    [You] Somebody has reminded you
   *[other] { $seat } was reminded
} that the table is waiting.
nudged-already = They were reminded a moment ago.
nobody-waits-for = Nobody waits for that seat.
person-is-here = They are at the table.
seat-is-waited-for = At this table one waits for everybody.
not-away-for-long = They have not been away for long: { $seconds } s more.
web-is-away = { $name } is away.
web-nudge = Remind
web-hold-seat = Let a bot play on
web-hold-in = A bot can play on in { $seconds } s
web-patience = If somebody is away
web-patience-word = { $seconds ->
    [0] always wait for them
    [60] a bot after 1 minute
    [300] a bot after 5 minutes
   *[other] a bot after { $seconds } seconds
}

## Nothing here, and what to do next

web-what-next = What you can do now
web-next-play = Play { $game } at once
web-next-tables = See the games and open tables
web-replay-gone = There is nothing to watch here
web-replay-gone-why = This game may have been put away or never begun, or the link is not whole.

## Quick match

web-with-anyone = With anyone
web-with-anyone-game = With anyone, now: { $game }
web-gathers = { $seconds ->
    [0] It begins now.
    [one] It begins in 1 second; bots take the seats that stay free.
   *[other] It begins in { $seconds } seconds; bots take the seats that stay free.
}
web-begins-soon = begins soon

## Friends, and others

not-met = You can ask those to be your friends with whom you have sat at a table.
not-friends = You can invite friends; you are not friends yet.
too-many-bonds = You have { $most } friends and others already.
web-friends = Friends
web-friends-none = No friends yet. After a game you can ask somebody, or send a link.
web-friend-here = here
web-friend-link = Make a friend link
web-friend-link-why = Whoever opens this link and agrees is your friend.
web-friend-link-label = Friend link
web-friend-add = Ask to be friends
web-friend-accept = Be friends
web-friend-decline = No, thanks
web-friend-end = End the friendship
web-friend-asks = { $name } would like to be your friend.
web-friend-asked = You have asked { $name }.
web-friend-page = Friends?
web-friend-page-why = Friends see whether the other is here, and can invite each other to a table.
web-friend-made = { $name } is your friend now.
web-mute = Do not show their words
web-unmute = Show their words again
web-block = Block
web-unblock = Unblock
web-block-why = You do not see their words, quick matches keep you apart, and they learn nothing of it.
web-not-heard = Muted and blocked
web-invite-friend = Invite { $name }
web-friend-invited = Invited.
web-friend-invites = { $name } invites you: { $game }

## How somebody's games went

web-plot-of = { $game }: how the games went
web-plot-places = Places
web-plot-points = Points, game after game
web-plot-points-range = from { $low } to { $high }
web-plot-levels = Won, by opponents
web-plot-people = people only
web-favourites = Favourite cards
web-favourite = { $card }: played { $count ->
    [one] once
   *[other] { $count } times
}, { $won ->
    [0] no game won with it
    [one] one game won with it
   *[other] { $won } games won with it
}
web-favourite-times = { $count }× · { $won } won
web-best-deals = Best deals
web-deal-more = and { $count } more

# A game that goes on with friends
web-bring = Go on with friends
web-bring-why = This game is on your device alone. Taken to the server, it goes on with whoever opens your link: friends can take the seats of bots. From there on the server draws, and nobody is rated.
web-save-game = Save this game to a file
web-save-game-why = The file holds all of this game, what is still hidden too. Opened on another device (“Open a log”), it goes on there.
web-brought-by-you = You have begun this game on your device, and friends are told so. Friends can take the seats of bots. From here on the server draws.
web-brought = { $name } has begun this game on their own device, where all cards so far could be looked up. From here on the server draws, and nobody knows what comes. It is not rated.
web-fairness-brought = The first { $draws ->
    [one] draw was
   *[other] { $draws } draws were
} made where the game was begun, by a secret of their own; all later ones by the server.

# Games of this device
web-played-here = { $count ->
    [one] One of these games was
   *[other] { $count } of these games were
} played against bots on this device alone. Only you see that here, and no rating follows from it.
web-recent-here = On this device
web-export-device = Download the games of this device
web-my-data-device = Games against bots that run in this browser are kept here and nowhere else; they are deleted together with everything else.

## Guest bots: programs that people bring along.
not-for-bots = A guest bot may look on, sit down, play and say one greeting, and nothing else.
bots-not-admitted = Guest bots are not admitted at this table.
bots-only-greet = A guest bot says one thing at a table, as a greeting.
bot-token-unknown = This token opens nothing: it was renewed or revoked, or it is not from this server.
bot-unknown = There is no such bot here.
bot-away = This bot is not here at the moment.
bot-other-games = This bot does not play this game.
bot-is-busy = This bot sits at { $most } tables already.
too-many-guest-bots = You have brought { $most } bots along; delete one of them first.
web-my-bots = My bots
web-my-bots-why = A program of yours can sit at tables here. Its name says to everybody that it is a bot, and whose.
web-bot-name = Name
web-bot-about = What it is, in a sentence
web-bot-link = Where to read more (https://…)
web-bot-games = It plays
web-bot-bring = Bring a bot along
web-bot-save = Save
web-bot-change = Change { $name }
web-bot-token = Token of { $name }
web-bot-token-why = It is shown this once. The program sends it along when it connects; whoever has it plays as this bot.
web-bot-renew = New token
web-bot-revoke = Revoke token
web-bot-none-token = No token: it cannot come in.
web-bot-delete = Delete { $name }
web-bot-delete-why = The bot, its ratings and its token are deleted for good, and its seats are left.
web-bot-deleted = Deleted.
web-bot-by = bot by { $name }
web-guest-bots = Guest bots
web-guest-bots-why = Other people’s programs that are here now.
web-guest-bots-rated = If a guest bot plays, only ratings with bots change, of everybody at the table.
web-guest-bots-unrated = At a rated table guest bots play only if it was opened for them.
web-admits-bots = Guest bots may sit down too
web-bot-challenge = Play { $game } with it
web-mixed-rating = with bots
web-ask-bot = Ask to play
