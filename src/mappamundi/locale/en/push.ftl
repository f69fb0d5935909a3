### Being called when no page is open.

push-your-turn = It is your turn.
push-reminder = The others have reminded you that it is your turn.
push-service-unknown = This server sends nothing to that push service.
push-keys-unreadable = These are no keys for which anything could be sealed.
push-host-unsafe = { $host } is no name of a push service. Write it like push.example.org or *.example.org.
web-calls = Being called
web-calls-what = When it is your turn, others wait and no page of ours is open, this browser can tell you. The message goes through the push service of the browser’s maker, sealed so that only this browser can read it, and says nothing of your cards.
web-calls-cannot = This browser cannot be called. On a phone it often can once the page was added to the home screen.
web-call-me = Call me in this browser
web-call-me-no-more = Do not call me here any more
web-called-in = Where you are called
web-called-since = since { $date }
web-call-remove = { $name }: do not call me there any more
web-some-browser = A browser
web-notify-always = You will be told when it is your turn, also when no page is open.
