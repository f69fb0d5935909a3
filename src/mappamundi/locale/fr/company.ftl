### Comment on entre, et avec qui l’on joue.

## Jouer tout de suite : combien, et de quelle force

web-opponents = Adversaires
web-opponents-count = { $count ->
    [one] { $count } adversaire
   *[other] { $count } adversaires
}
web-strength = Force
web-strength-word = { $level ->
    [novice] débutant
    [steady] solide
    [strong] fort
    [master] maître
   *[grandmaster] grand maître
}
web-in-real-time = en temps réel
web-print-deck = Imprimer
web-print-deck-game = Imprimer : les cartes de { $game } (PDF)

## Parties inachevées contre des bots

web-go-on = Reprendre
web-go-on-game = Reprendre : { $game }
web-new-game = Nouvelle partie
web-new-game-game = Nouvelle partie : { $game }
web-put-away = Ranger
web-put-away-game = Ranger la partie inachevée : { $game }
web-was-put-away = Votre partie inachevée a été rangée.
web-undo = Annuler
web-take-out = La ressortir
table-is-discarded = Cette partie a été rangée. Pendant un jour, qui la jouait peut la ressortir.
table-is-not-running = On ne peut ranger qu’une partie en cours.
others-play-here = D’autres jouent ici aussi.

## Une invitation

web-invited-to = { $name } vous invite à une partie
web-invitation-empty = Vous êtes invité à une partie
web-already-there = Déjà là : { $names }
web-what-name = Comment les autres doivent-ils vous appeler ?
web-name-idea = Appelez-moi { $name }
web-sit-down = M’asseoir
web-table-full = Toutes les places sont prises
web-table-full-why = Vous pouvez rester et regarder dès que la partie commence, ou jouer ailleurs.

## Quelqu’un est absent

seat-nudged = { $seat ->
    [Vous] On vous a rappelé
   *[other] On a rappelé à { $seat }
} que la table attend.
nudged-already = Le rappel vient d’être envoyé.
nobody-waits-for = Personne n’attend cette place.
person-is-here = Cette personne est à la table.
seat-is-waited-for = À cette table, on attend tout le monde.
not-away-for-long = Son absence est encore trop courte : { $seconds } s de plus.
web-is-away = { $name } est absent.
web-nudge = Rappeler
web-hold-seat = Laisser jouer un bot
web-hold-in = Un bot pourra jouer dans { $seconds } s
web-patience = Si quelqu’un est absent
web-patience-word = { $seconds ->
    [0] toujours attendre
    [60] un bot après 1 minute
    [300] un bot après 5 minutes
   *[other] un bot après { $seconds } secondes
}

## Rien ici, et que faire ensuite

web-what-next = Ce que vous pouvez faire maintenant
web-next-play = Jouer à { $game } tout de suite
web-next-tables = Voir les jeux et les tables ouvertes
web-replay-gone = Il n’y a rien à revoir ici
web-replay-gone-why = Cette partie a peut-être été rangée ou n’a jamais commencé, ou le lien est incomplet.

## Partie rapide

web-with-anyone = Avec n’importe qui
web-with-anyone-game = Avec n’importe qui, maintenant : { $game }
web-gathers = { $seconds ->
    [0] La partie commence.
    [one] La partie commence dans { $seconds } seconde ; des bots prennent les places libres.
   *[other] La partie commence dans { $seconds } secondes ; des bots prennent les places libres.
}
web-begins-soon = commence bientôt

## Les amis, et les autres

not-met = Vous pouvez demander à celles et ceux avec qui vous avez été à une table.
not-friends = On invite ses amis ; vous ne l’êtes pas encore.
too-many-bonds = Vous avez déjà { $most } amis et autres.
web-friends = Amis
web-friends-none = Pas encore d’amis. Après une partie, demandez à quelqu’un, ou envoyez un lien.
web-friend-here = ici
web-friend-link = Créer un lien d’amitié
web-friend-link-why = Qui ouvre ce lien et accepte devient votre ami.
web-friend-link-label = Lien d’amitié
web-friend-add = Proposer d’être amis
web-friend-accept = Accepter
web-friend-decline = Non, merci
web-friend-end = Mettre fin à l’amitié
web-friend-asks = { $name } aimerait devenir votre ami.
web-friend-asked = Vous avez demandé à { $name }.
web-friend-page = Amis ?
web-friend-page-why = Entre amis, on voit si l’autre est là et on peut s’inviter à une table.
web-friend-made = Vous et { $name } êtes amis maintenant.
web-mute = Ne plus montrer ses mots
web-unmute = Montrer ses mots à nouveau
web-block = Bloquer
web-unblock = Débloquer
web-block-why = Vous ne voyez plus ses mots, les parties rapides vous séparent, et cette personne n’en sait rien.
web-not-heard = Muets et bloqués
web-invite-friend = Inviter { $name }
web-friend-invited = Invitation envoyée.
web-friend-invites = { $name } vous invite : { $game }

## Comment se sont passées les parties de quelqu’un

web-plot-of = { $game } : le déroulement des parties
web-plot-places = Places
web-plot-points = Points, partie après partie
web-plot-points-range = de { $low } à { $high }
web-plot-levels = Gagnées, selon les adversaires
web-plot-people = sans bots
web-favourites = Cartes préférées
web-favourite = { $card } : jouée { $count } fois, { $won ->
    [0] aucune partie gagnée avec elle
    [one] une partie gagnée avec elle
   *[other] { $won } parties gagnées avec elle
}
web-favourite-times = { $count }× · { $won ->
    [one] { $won } gagnée
   *[other] { $won } gagnées
}
web-best-deals = Meilleures donnes
web-deal-more = et { $count } de plus

# A game that goes on with friends
web-bring = Continuer avec des amis
web-bring-why = Cette partie n’existe que sur votre appareil. Portée sur le serveur, elle continue avec qui ouvre votre lien : des amis peuvent prendre la place des bots. Dès lors, c’est le serveur qui tire, et personne n’est classé.
web-save-game = Enregistrer cette partie dans un fichier
web-save-game-why = Le fichier contient toute la partie, même ce qui est encore caché. Ouvert sur un autre appareil (« Ouvrir un journal »), il permet de la continuer là-bas.
web-brought-by-you = Vous avez commencé cette partie sur votre appareil, et vos amis en sont informés. Ils peuvent prendre la place des bots. À partir d’ici, c’est le serveur qui tire.
web-brought = { $name } a commencé cette partie sur son propre appareil, où toutes les cartes jusqu’ici pouvaient être consultées. À partir d’ici, c’est le serveur qui tire, et personne ne sait ce qui vient. Elle n’est pas classée.
web-fairness-brought = { $draws ->
    [one] Le premier tirage a été fait
   *[other] Les { $draws } premiers tirages ont été faits
} là où la partie a commencé, à partir d’un secret à part ; tous les suivants par le serveur.

# Games of this device
web-played-here = { $count ->
    [one] Une de ces parties a été jouée
   *[other] { $count } de ces parties ont été jouées
} contre des bots, sur cet appareil seulement. Vous seul le voyez ici, et aucun classement n’en découle.
web-recent-here = Sur cet appareil
web-export-device = Télécharger les parties de cet appareil
web-my-data-device = Les parties contre des bots qui se jouent dans ce navigateur sont conservées ici et nulle part ailleurs ; elles sont effacées avec tout le reste.

## Bots invités : des programmes que des gens amènent.
not-for-bots = Un bot invité peut regarder, s’asseoir, jouer et saluer une fois, rien d’autre.
bots-not-admitted = Les bots invités ne sont pas admis à cette table.
bots-only-greet = Un bot invité ne parle qu’une fois à une table, pour saluer.
bot-token-unknown = Ce jeton n’ouvre rien : il a été renouvelé ou retiré, ou ne vient pas de ce serveur.
bot-unknown = Ce bot n’existe pas ici.
bot-away = Ce bot n’est pas là en ce moment.
bot-other-games = Ce bot ne joue pas à ce jeu.
bot-is-busy = Ce bot est déjà assis à { $most } tables.
too-many-guest-bots = Vous avez déjà amené { $most } bots ; supprimez-en un d’abord.
web-my-bots = Mes bots
web-my-bots-why = Un programme à vous peut s’asseoir aux tables d’ici. Son nom dit à tout le monde que c’est un bot, et à qui il est.
web-bot-name = Nom
web-bot-about = Ce que c’est, en une phrase
web-bot-link = Où en lire plus (https://…)
web-bot-games = Il joue à
web-bot-bring = Amener un bot
web-bot-save = Enregistrer
web-bot-change = Modifier { $name }
web-bot-token = Jeton de { $name }
web-bot-token-why = Il n’est montré que cette fois. Le programme l’envoie en se connectant ; qui l’a joue sous le nom de ce bot.
web-bot-renew = Nouveau jeton
web-bot-revoke = Retirer le jeton
web-bot-none-token = Pas de jeton : il ne peut pas entrer.
web-bot-delete = Supprimer { $name }
web-bot-delete-why = Le bot, ses classements et son jeton sont effacés pour de bon, et ses places quittées.
web-bot-deleted = Supprimé.
web-bot-by = bot de { $name }
web-guest-bots = Bots invités
web-guest-bots-why = Des programmes d’autres personnes, présents en ce moment.
web-guest-bots-rated = Si un bot invité joue, seuls changent les classements avec bots, pour toute la table.
web-guest-bots-unrated = À une table classée, les bots invités ne jouent que si elle leur a été ouverte.
web-admits-bots = Les bots invités peuvent aussi s’asseoir
web-bot-challenge = Jouer avec lui : { $game }
web-mixed-rating = avec bots
web-ask-bot = Inviter
