# Le navigateur : tout ce qui entoure le plateau d'un jeu.

## Partout

web-close = Fermer
web-cancel = Annuler
web-keep = Garder
web-copy = Copier
web-copied = Copié.
web-home = Vers la page d’accueil
web-pages = Pages
web-skip = Aller au contenu
web-language = Langue
web-atlas = Atlas
web-rules-of = Règles : { $game }
web-rules = Règles
web-game = Jeu
web-games = Jeux
web-name = Nom
web-seats = Places
web-refused = Ce n’était pas possible.
web-unreachable = Le serveur ne répond pas. Réessayez dans un instant.
web-broken = Quelque chose s’est mal passé ici. Rechargez la page : vos parties sont conservées.
web-here-unstarted = Aucune partie n’a pu être lancée dans ce navigateur. Rechargez la page ou essayez un autre navigateur.
web-here-instead = Aucune partie n’a pu être lancée dans ce navigateur : vous êtes donc à une table du serveur.
web-offline = Pas de connexion. Rien n’est perdu ; nous revenons …
web-lost = Il n’y a rien ici
web-lost-why = Le lien est peut-être mal écrit, ou ce qu’il désignait n’existe plus.
web-somebody = quelqu’un
# The reader at a table, within sentences about everybody; those that need another form select on it.
web-own-name = { $name ->
   *[any] Vous
}

## La page d'accueil

web-headline = Cinq jeux sur la nappe du monde
web-invitation = Asseyez-vous tout de suite face à des bots, ou envoyez un lien à vos amis. Pas de compte, rien à installer.
web-you-are = Vous êtes { $name }.
web-your-name = Votre nom
web-change-name = Changer
web-play-now = Jouer tout de suite
web-play-now-game = Jouer tout de suite : { $game }
web-with-friends = Entre amis
web-with-friends-game = Entre amis : { $game }
web-seats-span = { $low } à { $high } personnes
web-my-tables = Mes tables
web-open-tables = Tables ouvertes
web-more-open-tables = { $count ->
    [one] Et une autre table ouverte, plus ancienne.
   *[other] Et { $count } autres tables ouvertes, plus anciennes.
}
web-licences = Licences des polices, drapeaux, cartes et bibliothèques
web-no-open-tables = Personne n’attend en ce moment. Ouvrez une table visible de tous et lancez le mouvement.
web-nobody-yet = personne encore
web-your-turn = À vous
web-running = en cours
web-set-aside = mise de côté
web-free-seats = { $count ->
    [one] { $count } place libre
   *[other] { $count } places libres
}

## Une nouvelle table

web-new-table = { $game } : une nouvelle table
web-company = Avec qui ?
web-company-friends = entre amis, par un lien
# $level is one of novice, steady, strong, master, grandmaster.
web-company-bots = contre des bots : { $level ->
    [novice] débutants
    [steady] solides
    [strong] forts
    [master] maîtres
   *[grandmaster] grands maîtres
}
web-pace = Rythme
web-pace-word = { $pace ->
    [relaxed] tranquille, sans pendule
    [live] soutenu, avec une pendule à chaque tour
   *[daily] par correspondance, un jour par tour
}
web-more-wishes = Autres réglages
web-public = Tout le monde voit la table et peut s’y asseoir
web-rated = Le résultat compte pour le classement
web-hints-allowed = Les conseils sont permis
web-open-table = Ouvrir la table
web-start = Commencer

## La salle d'attente

web-who-plays = Qui joue ?
web-empty-seat = place libre
web-that-is-you = c’est vous
web-kept-for-you = place gardée pour vous
web-is-asked = réponse attendue
web-join = Jouer aussi
web-not-now = Pas maintenant
web-sit-here = S’asseoir ici
web-seat-bot = Bot
web-clear-seat = Renvoyer { $name }
web-bot-level = La force des bots
web-level = { $level ->
    [novice] bot débutant
    [steady] bot solide
    [strong] bot fort
    [master] bot maître
   *[grandmaster] bot grand maître
}
web-fill-with-bots = { $count ->
    [one] Mettre un bot à la place libre
   *[other] Mettre des bots aux { $count } places libres
}
web-still-free = { $count ->
    [one] Il reste { $count } place libre.
   *[other] Il reste { $count } places libres.
}
web-stand-up = Se lever
web-take-a-seat = Prenez une place pour jouer, ou restez pour regarder.
web-invite = Inviter des amis
web-invite-how = Toute personne qui ouvre ce lien peut s’asseoir. Avec un téléphone, scannez le code.
web-link = Lien vers cette table
web-qr = Le lien sous forme de code à scanner

## À la table

web-chairs = Qui est à la table
web-progress = { $where } · { $end }
web-ends-points = le meilleur total gagne
web-away = absence
web-bot-holds = absence, un bot joue
web-is-thinking = doit jouer
web-watchers = { $count ->
    [one] { $count } personne regarde
   *[other] { $count } personnes regardent
}
web-place-points = { $place ->
    [one] 1er
   *[other] { $place }e
} · { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-waiting-for = On attend : { $names }.
web-title-turn = ● À vous : { $game }
web-you-watch = Vous regardez la partie.
web-time-left = Temps restant : { $time }
web-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}
web-hours = { $count } h
web-take-back = Reprendre
web-hint = Conseil
web-master-would = Le choix d’un maître : { $what }.
web-hint-best = C’est ce dont un maître attend le plus.
web-hint-only = Rien d’autre n’est possible.
web-hint-even = D’autres coups se valent.
web-hint-better = À la fin, environ { $points } points de plus qu’avec : { $other }.
web-lost-race = Trop tard. Plus rapide : { $name }
web-tools = Outils
web-sound = Son
web-notify = M’avertir quand c’est à moi
web-notify-on = Vous serez averti quand ce sera à vous.
web-notify-off = Vous ne serez plus averti.
web-notify-refused = Votre navigateur ne le permet pas : voyez ses réglages pour cette page.
web-leave = Quitter la table
web-leave-why = Un bot joue à votre place. Vous pouvez y revenir tant que la partie dure.
web-bot-plays = Un bot joue à votre place.
web-sit-again = Reprendre ma place
web-beside = À côté de la table
web-story = Récit
web-story-cut = Le début manque ici ; on pourra le revoir une fois la partie terminée.
web-chat = Discussion
web-story-and-chat = Récit et discussion
web-chat-empty = Personne n’a encore rien dit.
web-only-seated = Seules les personnes à la table peuvent parler ici.
web-say = Dire quelque chose
web-send = Envoyer
web-reactions = Réactions
web-reaction = { $reaction ->
    [bravo] Bravo !
    [ouch] Aïe !
    [hm] Hum …
    [laugh] Ha ha !
    [hurry] Tic tac …
   *[thanks] Merci !
}
web-table-gone = Cette table n’existe plus
web-stranded-title = Ces pages ne connaissent pas les règles de cette partie
web-stranded = La partie reste sur cet appareil telle qu’elle est. Des pages qui connaissent ses règles pourront la continuer ; d’ici là, vous pouvez enregistrer son journal.
web-table-set-aside = Cette table a été mise de côté
web-bot-stuck-title = Un bot ne peut pas continuer
web-bot-stuck = Son coup a échoué plusieurs fois de suite : il n’essaie plus. La partie est conservée telle quelle ; rechargez la page, et il essaiera encore.
web-bot-stuck-novice = Donner sa place à un débutant

## Touches

web-shortcuts = Raccourcis clavier
web-key-main = valider : le bouton principal
web-key-skip = passer ce qui est en train de se jouer
web-key-take-back = reprendre ce que vous avez choisi
web-key-hint = demander un conseil
web-key-explain = expliquer une carte ou un nombre
web-key-rules = lire les règles
web-key-chat = dire quelque chose
web-key-story = lire le récit de la partie
web-key-sound = couper ou remettre le son
web-key-shortcuts = montrer cette liste

## Ce qui se joue

web-skip-scene = Passer
web-scene = { $kind ->
    [reveal] Les cartes sont retournées.
    [trick] À qui est le pli ?
    [count] On compte les symboles.
    [turn] On retourne la suite.
    [roll] Les dés roulent.
    [ends] Ce que la manche a rapporté.
    [deal] Les cartes sont distribuées.
   *[other] Voyons ce qui se passe.
  }
web-tally = La manche { $round } est terminée
web-tally-close = Continuer
web-missed = Pendant ce temps
web-tempo = Vitesse des scènes
web-tempo-word = { $tempo ->
    [slow] lente
   *[normal] normale
    [quick] rapide
    [none] aucune scène
  }

## La fin d'une partie

web-result = Résultat
web-you-won = Vous avez gagné !
web-rematch = Rejouer
web-to-rematch = Vers la partie suivante
web-rematch-asked = { $name } voudrait rejouer.
web-replay = Revoir la partie
web-keep-log = Télécharger le journal
web-other-game = Un autre jeu
web-fairness = Les tirages étaient-ils honnêtes ?
web-fairness-why = Avant le premier tirage, cette table a montré l’empreinte d’un secret qui fixe chaque tirage. Le secret est maintenant public, et votre navigateur peut vérifier que rien n’a été changé en route.
web-fairness-check = Vérifier chaque tirage

## Revoir

web-replay-of = { $game } : revoir la partie
web-replay-first = Au début
web-replay-back = Un pas en arrière
web-replay-play = Lecture
web-replay-pause = Pause
web-replay-next = Un pas en avant
web-replay-last = À la fin
web-replay-step = Étape
web-eyes = Vu par
web-eyes-all = la personne qui joue, cartes visibles
web-eyes-spectator = le public

## Les gens

web-about-me = À propos de vous
web-my-record = Mes parties et classements
web-my-record-alone = Mes parties
web-record-alone = Tout cela a été joué dans ce navigateur et n’est gardé qu’ici.
web-record-away = Le serveur est injoignable : voici les parties de cet appareil. Les autres reviennent dès qu’il répond.
web-my-colour = Ma couleur
web-colour = { $colour ->
    [red] rouge
    [orange] orange
    [amber] ambre
    [lime] citron vert
    [green] vert
    [teal] bleu canard
    [sky] bleu ciel
    [blue] bleu
    [indigo] indigo
    [violet] violet
    [pink] rose
   *[brown] brun
}
web-find-again = Vous retrouver
web-find-again-why = Pour l’instant, seul ce navigateur vous connaît. Une clé d’accès ou un lien secret vous ramène à vos tables sur n’importe quel appareil.
web-is-kept = Vous pouvez revenir à vos tables sur n’importe quel appareil.
web-make-passkey = Créer une clé d’accès
web-use-passkey = J’ai une clé d’accès
web-make-link = Créer un lien secret
web-link-why = Toute personne qui ouvre ce lien prend votre place. Gardez-le comme une clé ; un nouveau le remplace.
web-recovery-link = Lien secret
web-kept = Votre clé d’accès est enregistrée.
web-passkey-none = Aucune clé d’accès n’a été donnée.
web-recover = Heureux de vous revoir
web-recover-why = Ce lien fait de ce navigateur le vôtre : votre nom, vos tables, vos classements.
web-recover-yes = Oui, c’est moi
web-my-data = Mes données
web-my-data-what = Votre nom, votre couleur, vos parties, ce que vous y avez dit, vos amis, les personnes que vous ne voulez pas entendre et les navigateurs où vous voulez être appelé. Rien de plus n’est conservé.
web-export = Tout télécharger
web-forget = Tout effacer
web-forget-why = Votre nom, vos paroles et vos classements sont effacés pour de bon, et vos places quittées. C’est irréversible.
web-forget-alone-why = Votre nom, vos réglages et toutes les parties de ce navigateur sont effacés pour de bon. C’est irréversible.
web-since = ici depuis le { $date }
web-played = parties
web-won = gagnées
web-rating = classement
web-recent = Dernières parties
web-nothing-finished = Aucune partie terminée.
web-nobody-there = Personne ici

## L'atlas

web-search = Pays ou capitale
web-continent = Continent
web-all-continents = Tous les continents
web-found = { $count ->
    [one] { $count } pays
   *[other] { $count } pays
}
web-map = Carte du monde
web-map-of = Carte du monde, { $country } en évidence
web-decks = Jeux à imprimer
web-decks-what = Chaque jeu en PDF, à imprimer et à découper, dans votre langue.
web-decks-alone = Ces pages n’en ont pas. Qui a installé Mappamundi les fait avec « mappamundi print ».
web-decks-away = Ils viennent du serveur, qui est injoignable en ce moment.

## Apprendre en jouant

web-learn = Apprendre en jouant
web-learn-game = Apprendre en jouant : { $game }
web-learn-why = La façon la plus rapide de connaître un jeu : une courte partie où tout s’explique au bon moment.
web-learn-teacher = Votre guide
web-learn-understood = Compris
web-learn-show = Montrez-moi un bon coup
web-learn-stop = Terminer la leçon
web-learn-on = Jouez, tout simplement. Je reprends la parole dès qu’il y a du nouveau.
web-learn-end = Vous connaissez le jeu ! La prochaine partie, c’est pour de bon.
web-learn-play-on = Continuer
web-learn-real = Une vraie partie
web-learn-progress = Appris : { $seen } sur { $count }
web-key-understood = confirmer que l’explication est comprise

## Quelqu’un à la table, et le signaler

web-about = À propos de { $name }
web-profile = Parties et classements
web-report = Signaler cette personne
web-report-reason = { $reason ->
    [words] Paroles blessantes
    [name] Nom offensant
    [cheating] Triche
    [leaving] Abandon ou lenteur voulue
   *[other] Autre chose
}
web-report-text = Que s’est-il passé ? (facultatif)
web-report-read = Seul qui gère ce serveur le lit, avec ce qui a été dit à cette table.
web-report-send = Envoyer le signalement
web-reported = Merci. Votre signalement est envoyé.

## Clés d’accès et déconnexion

web-passkey = Clé d’accès
web-passkeys = Mes clés d’accès
web-passkey-made = créée le { $date }
web-passkey-used = utilisée le { $date }
web-passkey-remove = Retirer { $name }
web-passkey-remove-why = Cette clé d’accès ne vous ramènera plus. Supprimez-la aussi sur votre appareil.
web-remove = Retirer
web-forget-link = Retirer le lien secret
web-link-forgotten = Le lien secret ne vaut plus rien.
web-sign-out = Se déconnecter
web-sign-out-what = Ce navigateur devient quelqu’un de nouveau ; ou tous ceux qui vous connaissent.
web-sign-out-device = Effacer aussi les parties de cet appareil. Si elles restent, la prochaine personne qui joue dans ce navigateur les trouvera ici.
web-sign-out-here = Se déconnecter ici
web-sign-out-everywhere = Se déconnecter partout
web-sign-out-stays = { $count ->
    [0] Votre lien secret vous ramène toujours.
    [one] { $link ->
        [yes] Votre clé d’accès et votre lien secret vous ramènent toujours.
       *[no] Votre clé d’accès vous ramène toujours.
    }
   *[other] { $link ->
        [yes] Vos { $count } clés d’accès et votre lien secret vous ramènent toujours.
       *[no] Vos { $count } clés d’accès vous ramènent toujours.
    }
}
web-sign-out-lost = Vous n’avez ni clé d’accès ni lien secret : rien ne vous ramènera.

## Gérer le serveur

web-admin = Gérer ce serveur
web-admin-token = Jeton
web-admin-enter = Entrer
web-admin-leave = Quitter
web-admin-lasting = Les mesures durent
web-admin-hours = { $hours ->
    [0] toujours
    [1] une heure
    [24] un jour
    [168] une semaine
   *[720] trente jours
}
web-admin-closed = Montrer ce qui est classé
web-admin-reports = Signalements
web-admin-no-reports = Il n’y a rien.
web-admin-report = Signalement sur { $name }
web-admin-told-by = signalé par { $name }, { $when }
web-admin-table = la table
web-admin-said = Ce qui a été dit là
web-admin-mute = Retirer la parole
web-admin-ban = Fermer l’accès
web-admin-ban-address = Fermer l’accès, adresse comprise
web-admin-close-table = Fermer la table
web-admin-done = Classer
web-admin-measures = Mesures en cours
web-admin-no-measures = Tout le monde peut parler et entrer.
web-admin-kind = { $kind ->
    [mute] Parole retirée
   *[ban] Accès fermé
}
web-admin-person = une personne
web-admin-until = jusqu’au { $when }
web-admin-lift = Lever
web-admin-address = Fermer l’accès à une adresse
web-admin-table-link = Fermer une table, par son lien

# The star beside the points of whoever is ahead, or has won.
web-first = En tête

## Cartes et nombres qui s’expliquent

web-why = pourquoi ?
web-why-points = D’où viennent les points
# $name is whose points they are.
web-why-points-of = D’où viennent les points : { $name }

## Sans serveur

web-together = Avec d’autres
web-away-tables = Vous êtes hors ligne. Les parties contre des bots, les leçons, les règles et l’atlas marchent comme toujours ; les tables avec d’autres reviennent avec le réseau.
web-away-page = Il faut le serveur pour cela
web-away-page-why = Il est injoignable en ce moment. Rien n’est perdu ; en attendant, vous pouvez jouer contre des bots.
web-try-again = Réessayer
web-away-me = Ce que le serveur sait de vous (amis, clés d’accès, résultats) revient dès qu’il est joignable.
web-alone = Il faut un serveur pour cela
web-needs-server = Il n’y a pas de serveur derrière ces pages. Les parties contre des bots, les leçons, les règles et l’atlas sont tous ici ; pour des tables avec d’autres, il faut que quelqu’un en fasse tourner un.
web-alone-invitation = Asseyez-vous tout de suite face à des bots. Pas de compte, rien à installer, et rien ne quitte cet appareil.
web-alone-me = Votre nom, vos réglages et vos parties sont gardés dans ce navigateur et nulle part ailleurs.
web-set-up = Choisir les options
web-set-up-game = Choisir les options : { $game }
web-newer = Une nouvelle version est prête.
web-newer-take = Recharger
