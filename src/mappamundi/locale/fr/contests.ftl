### Des donnes que beaucoup jouent : une par jour pour tout le monde.

## Ce qui ne se peut pas

deal-played = Tu as déjà joué cette donne : chacun n’a qu’un essai.
deal-unknown = Il n’y a pas de donne de ce jour-là.
deal-is-others = D’autres peuvent encore jouer cette donne. Tu pourras regarder quand tu l’auras jouée, ou quand elle sera terminée.
deal-stays = Une donne que d’autres jouent aussi ne se met pas de côté : elle t’attend.

## La donne du jour

web-daily = La donne du jour
web-daily-why = Les mêmes cartes pour tout le monde, contre les mêmes bots. Un seul essai par jeu.
web-daily-all = Résultats et jours passés
web-daily-of = La donne du jour : { $game }
web-daily-on = { $game }, { $date }
web-daily-setup = { $seats } à la table : tu as la place { $seat }, les autres sont des bots (force : { $level }).
web-daily-new-in = Nouvelles donnes dans { $time }
web-daily-play = Jouer
web-daily-begin = Jouer la donne du jour
web-daily-begin-late = Jouer hors concours
web-daily-late = Ce jour est passé. Tu peux encore jouer sa donne, mais elle ne compte plus.
web-daily-hidden = Les résultats des autres s’affichent quand tu as joué.
web-daily-nobody = Personne ne l’a encore jouée jusqu’au bout.
web-daily-played = { $count ->
    [0] Personne ne l’a encore terminée
    [one] { $count } personne l’a terminée
   *[other] { $count } personnes l’ont terminée
}
web-daily-rank = Place { $rank } sur { $count }
web-daily-you = Ta partie
web-daily-unranked = Elle ne compte pas : elle n’a pas été finie le jour même, ou un bot l’a finie pour toi.
web-daily-results = Résultats
web-daily-rank-head = Place
web-daily-watch = Regarder
web-daily-watch-of = Regarder la partie de { $name }
web-daily-past = Jours passés
web-daily-past-why = Ce que tu n’as pas joué le jour même se joue encore : cela ne compte que pour toi.
web-daily-which = Quel jeu ?
web-daily-day-open = { $date } : pas jouée
web-daily-day-begun = { $date } : commencée
web-daily-day-done = { $date } : rang { $place }
web-daily-no-past = Il n’y a pas encore de jours passés.
web-daily-to-results = Voir les résultats de cette donne
web-daily-fair = Comment savoir que personne n’y a touché
web-daily-fair-why = Le secret derrière tous les tirages a été créé la veille et son empreinte affichée. Le secret lui-même est révélé quand le jour est passé ; chacun peut alors vérifier chaque tirage.
web-daily-tomorrow = Empreinte de la donne de demain
web-daily-hash = Empreinte
web-daily-secret = Secret
web-deal-secret-later = D’autres jouent encore cette donne : le secret derrière ses tirages est révélé quand elle est terminée pour tous. Les tirages peuvent alors se vérifier en regardant la partie.

## Tournois

contest-has-begun = Ce tournoi a déjà commencé.
contest-is-empty = Personne ne s’est inscrit à ce tournoi.
contest-is-full = Ce tournoi est complet : { $most } personnes sont inscrites.
no-such-contest = Ce tournoi n’existe pas, ou il a été fermé.
too-many-contests = Tu organises déjà { $most } tournois qui ne sont pas terminés. Finis-en un d’abord.

web-contests = Tournois
web-contests-why = Plusieurs manches d’un jeu : à chaque manche, les mêmes cartes à toutes les tables. Des bots complètent les tables.
web-contests-mine = Tes tournois
web-contests-none = Tu n’es encore inscrit à aucun tournoi.
web-contest-new = Créer un tournoi
web-contest-name = Nom (si tu veux)
web-contest-rounds = Manches
web-contest-bots = Bots qui complètent les tables
web-contest-seats = Places par table
web-contest-pairing = Qui rencontre qui
web-contest-pairing-word = { $pairing ->
    [robin] Toutes rondes
   *[swiss] Système suisse
}
web-contest-pairing-why = { $pairing ->
    [robin] Chacun rencontre chacun. Le plan est fait au lancement : autant de manches qu’il en faut pour que tous se soient rencontrés, pour { $most } personnes au plus. Aux tables plus grandes, les rencontres sont aussi égales que possible.
   *[swiss] Après chaque manche se rencontrent ceux qui sont proches au classement, et personne ne retrouve la même personne tant que cela peut s’éviter.
}
web-contest-kind = { $pairing ->
    [robin] chacun rencontre chacun
   *[swiss] système suisse
}, tables de { $seats }
web-contest-of = Tournoi : { $game }
web-contest-facts = { $game }, { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
}, organisé par { $name }
web-contest-enter = Participer
web-contest-leave = Quitter le tournoi
web-contest-begin = Lancer le tournoi
web-contest-open = Pas encore commencé : qui a le lien peut participer. Il commence quand on le lance.
web-contest-host-starts = Envoie le lien à ceux qui doivent participer, puis lance-le. Si tu restes sans adversaires, des bots complètent la table.
web-contest-running = La manche { $number } sur { $rounds } est en cours. La suivante commence d’elle-même quand toutes les tables ont fini.
web-contest-last = La dernière manche est en cours.
web-contest-closed = Ce tournoi a été fermé par la personne qui gère le serveur.
web-contest-won = Victoire : { $names }
web-contest-to-table = À ta table
web-contest-wait = Ta table a fini. La prochaine manche commence quand les autres ont fini aussi.
web-contest-link = Lien vers ce tournoi
web-contest-standings = Classement
web-contest-entered = Qui participe
web-contest-halves = Points
web-contest-duplicate = Mêmes cartes
web-contest-opponents = Adversaires
web-contest-tables-won = Gagnées
web-contest-how = Battre quelqu’un à ta table vaut un point, une égalité la moitié. Les ex æquo sont départagés par la part de ceux qu’ils ont battus avec les mêmes cartes à d’autres tables, puis par les points de leurs adversaires, puis par les tables gagnées.
web-contest-out = hors course
web-contest-round = Manche { $number }
web-contest-playing = en cours
web-contest-table-of = Regarder : { $names }
web-contest-stage = { $stage ->
    [open] pas commencé
    [running] manche { $number } sur { $rounds }
   *[over] terminé
}
web-contest-to = Au tournoi
web-contests-won = Tournois gagnés : { $count }

## Ligues

league-has-contest = Un tournoi de cette ligue n’est pas encore terminé.
league-is-full = Cette ligue est complète : { $most } personnes en font partie.
league-is-over = Cette ligue est terminée.
no-such-league = Cette ligue n’existe pas.
not-in-the-league = Seuls ceux qui font partie de la ligue créent ses tournois.
too-many-leagues = Tu fais partie de { $most } ligues qui ne sont pas terminées. Quittes-en une d’abord.

web-leagues = Ligues
web-leagues-why = Les mêmes amis au fil des soirées : ce que rapporte chaque tournoi s’additionne.
web-league-found = Fonder une ligue
web-league-name = Nom de la ligue
web-league-unnamed = Une ligue
web-league-line = { $members ->
    [one] { $members } personne
   *[other] { $members } personnes
}, { $played ->
    [0] pas encore de tournoi
    [one] { $played } tournoi
   *[other] { $played } tournois
}
web-league-next-waits = un tournoi attend
web-league-over = terminée
web-league-place = place { $place }
web-league-of = Ligue : { $name }
web-league-join = Rejoindre la ligue
web-league-leave = Quitter la ligue
web-league-end = Terminer la ligue
web-league-end-why = Plus personne ne pourra la rejoindre, et il n’y aura plus de tournois. Le classement reste tel qu’il est.
web-league-next = Prochain tournoi
web-league-waits = { $name }. { $count ->
    [0] Personne ne participe encore.
    [one] { $count } personne participe pour l’instant.
   *[other] { $count } personnes participent pour l’instant.
}
web-league-plays = { $name } est en cours.
web-league-again = Encore une fois : { $game }
web-league-otherwise = Un autre jeu, ou joué autrement
web-league-first = Il n’y a pas encore eu de tournoi. Crée le premier : tous ceux de la ligue peuvent participer.
web-league-members = Qui en fait partie
web-league-contests = Tournois joués
web-league-column = Tournoi { $number } : { $name }
web-league-points = Points
web-league-how = Un tournoi rapporte 12 points à la première place, puis 10, 8, 7, 6, 5, 4, 3, 2, et 1 à tous les autres qui ont joué. Les ex æquo sont départagés par les tournois gagnés, puis par les deuxièmes places, et ainsi de suite.
web-league-out = plus dans la ligue
web-league-link = Lien vers cette ligue
web-league-link-why = Qui l’a peut la rejoindre.
