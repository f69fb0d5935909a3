# Tout ce qui se dit autour des jeux, et non dans l’un d’eux.

## Listes et noms

list-none = rien
list-more = { $start }, { $next }
list-end = { $start } et { $last }
default-name = Invité
dummy = Fantôme { $number }

## Ce qui ne se peut pas

unknown-game = Il n’y a pas de jeu « { $game } » ; il y a { $offered }.
unknown-language = La langue « { $language } » n’est pas proposée ; il y a { $offered }.
unknown-option = { $game } n’a pas d’option « { $option } » ; il y a { $offered }.
bot-does-not-load = Impossible de charger le bot « { $bot } » : { $reason }.
bot-no-program = Il n’y a pas de programme « { $program } » : le bot « { $bot } » ne peut pas jouer.
bot-failed = Le bot « { $bot } » a échoué : { $reason }. La partie est conservée.
compiling-no-extra = Les règles compilées ont besoin de l’extra « { $extra } » : pip install "mappamundi[{ $extra }]"
wasm-making = Fabrication du module WebAssembly de { $game }…
wasm-written = { $path } contient le module ({ $size } Ko), sa structure, ses types et un README.
wasm-failed = Le module WebAssembly n’a pas pu être fabriqué : { $reason }
unknown-bot = Il n’y a pas de bot « { $bot } » ; il y a { $offered }.
bad-option = L’option { $option } ne peut pas valoir « { $value } » ; possible : { $offered }.
option-form = Une option s’écrit NOM=VALEUR, et non « { $text } ».
bad-seats = { $game } se joue à { $low }–{ $high } places, pas à { $seats }.
too-many-bots = { $bots ->
    [one] { $bots } bot
   *[other] { $bots } bots
}, c’est trop pour { $room ->
    [one] { $room } place libre
   *[other] { $room } places libres
}.
bots-for-seats = { $bots ->
    [one] { $bots } bot ne remplit
   *[other] { $bots } bots ne remplissent
} pas exactement { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
}.
bad-games = Il faut jouer au moins une partie, et non { $games }.
bad-jobs = Il faut au moins un processus, et non { $jobs }.
bad-notation = Je ne reconnais aucun coup dans « { $text } ».
ambiguous-move = « { $text } » peut désigner plusieurs coups : { $offered }.
too-many-moves = Après « { $action } », il ne reste rien à choisir ; rien n’a donc été joué.
illegal-action = « { $action } » n’est pas permis maintenant.
not-your-turn = Ce n’est pas le tour de la place { $seat }.
game-is-over = La partie est terminée.
nothing-to-take-back = Il n’y a rien à reprendre.
no-such-seat = Il n’y a pas de place { $seat } ; elles vont de 0 à { $high }.
no-such-action = Il n’y a pas de ligne { $number } ; le journal en compte { $count }.
write-or-check = Soit --write, soit --check, pas les deux.

## Fichiers

cannot-write = Le fichier { $path } ne peut pas être écrit ({ $reason }).
log-unreadable = Le fichier { $path } ne peut pas être lu ({ $reason }).
log-broken = Ce fichier n’est pas le journal d’une partie ({ $reason }).
log-format = Ce journal est au format { $theirs }, or ce Mappamundi lit le format { $ours }.
log-unknown-game = Ce journal est celui d’un jeu « { $game } » qui n’existe pas ici.
log-version = Ce journal suit la version { $theirs } des règles de { $game } ; ici, c’est la version { $ours }.
log-line = Le journal contient une ligne qui ne veut rien dire : « { $line } ».
log-illegal = La ligne { $number } du journal, « { $line } », est impossible à cet endroit.
log-unsealed = Ce journal ne contient pas le secret qui permet de vérifier les tirages ; il est dévoilé en fin de partie.
log-commitment = Le secret de ce journal n’est pas celui qui avait été engagé.
log-draw = Le tirage de la ligne { $number } ne vient pas du secret.
keepsake-broken = Le fichier { $path } n’appartient pas à cette partie ; elle ne peut donc pas reprendre avec les tirages engagés.

## La ligne de commande

usage-unknown-option = Il n’y a pas d’option { $option } ici ; --help montre celles qui existent.
usage-unknown-command = Il n’y a pas de commande « { $word } » ; --help montre celles qui existent.
usage-too-much = « { $word } » est un mot de trop ; --help montre ce qui est attendu.
usage-missing = { $name } manque ; --help montre ce qui est attendu.
usage-repeated = { $name } a été donné plusieurs fois.
usage-bad-value = { $name } ne peut pas valoir « { $value } ».
usage-wrong = Je ne comprends pas cette commande ; --help montre ce qui est attendu.

## À la table

welcome = { $game } : { $names }.
commitment = Tous les tirages sont fixés par un secret dont voici l’empreinte :
check-draws = Chacun peut vérifier que les tirages étaient fixés dès le début :
left = La partie est gardée. Pour la reprendre :
how-to-type = Tapez une carte ou le numéro au-dessus ; plusieurs à la fois s’il en faut plusieurs.
took-back = { $seat ->
    [Vous] Vous reprenez votre
   *[other] { $seat } reprend son
} choix.
winners = { $count ->
    [one] Victoire : { $names }.
   *[other] Victoire partagée : { $names }.
}
no-winner = Personne à la table n’a gagné.
round-of = Manche { $round } sur { $rounds }
round-to = Manche { $round }, fin au-delà de { $target ->
    [one] { $target } point
   *[other] { $target } points
}
trick-number = pli { $trick }
table-trick = pli
table-shown = joué
table-showing = piles
table-total = total
table-held = main
score-place = rang
score-points = points
command-rules = règles
command-hint = conseil
command-log = journal
command-score = score
command-moves = coups
command-back = retour
command-quit = quitter
page-more = Entrée : suite, q : retour
page-last = Entrée : retour à la table

## Les jeux proposés

menu-title = À quoi joue-t-on ?
menu-ask = Le numéro ou le nom d’un jeu, ou quitter.
menu-unknown = « { $text } » n’est pas sur cette liste.
menu-unfinished = { $count ->
    [one] Une partie est en cours : mappamundi games
   *[other] { $count } parties sont en cours : mappamundi games
}
seats-span = { $low } à { $high } places
option-usual = d’ordinaire { $value }
moves-made = { $count ->
    [one] { $count } ligne
   *[other] { $count } lignes
}
bots-preparing = Les bots se préparent …
nothing-unfinished = Aucune partie n’est en cours.
how-to-resume = Pour reprendre : mappamundi play --resume { $name }

## L’arène

arena-playing = Parties
arena-title = { $game }, { $seats } places, { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
percent = { $number } %
arena-bot = bot
arena-share = victoires
arena-interval = intervalle à 95 %
arena-points = points
arena-place = rang
arena-failure = { $bot } n’a pas su prendre { $count ->
    [one] { $count } décision
   *[other] { $count } décisions
} ; le hasard a tranché : { $error }

## Vérifications

verified = Tout est comme promis : { $draws ->
    [one] { $draws } tirage vient
   *[other] { $draws } tirages viennent
} du secret engagé.
golden-written = Parties de référence modifiées dans { $folder } : { $count }.
golden-stale = Ces parties de référence ne correspondent plus : { $files }.
golden-no-folder = Il n’y a pas de dossier { $folder } : les parties de référence se trouvent dans le dépôt, ou là où --folder l’indique.
golden-same = Les parties de référence dans { $folder } sont inchangées.
edition-kept = La version { $version } des règles de { $game } est conservée dans { $path }.

## En temps réel

live-rolling = Les dés roulent …
live-early = Trop tôt : rien n’est encore libre.
live-go = Maintenant ! Un numéro ou un code prend aussitôt.
live-wait = C’est fait. Les autres réfléchissent encore.
live-late = Trop tard : { $name } a été plus rapide.
live-time-up = Temps écoulé : le choix a été fait pour vous.
live-next = Entrée pour continuer, { $word } pour partir.
