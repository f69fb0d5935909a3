# Le monde que quelqu’un connaît, et l’entraînement.

world-title = Le monde que vous connaissez
world-what = Ce que les jeux vous ont montré du monde, ce que vous avez jugé juste, et ce que vous êtes sur le point d’oublier.
world-level = { $level ->
    [0] une carte blanche
    [1] premiers pas
    [2] en voyage
    [3] en pays connu
    [4] au long cours
   *[5] géographe
}
world-overall = Vous connaissez environ { $known } des { $all } faits que demandent les jeux. Votre niveau : { $level }.
world-honest = Un fait compte dès que vous l’avez jugé juste, et de moins en moins avec le temps. Ce que vous avez manqué ne compte plus avant une réponse juste ; ce qui vous a seulement été montré compte comme vu.
world-fact-missed = { $right } sur { $count } justes ; manqué la dernière fois
world-empty = Votre carte est encore vierge
world-empty-what = Jouez à un jeu de pays, ou répondez à dix questions : chaque fait rencontré colore la carte.
world-play = Jouer
world-play-game = Jouer à { $game }
world-due = { $count ->
    [0] Rien ne risque de vous échapper pour l’instant.
    [one] Un fait risque de vous échapper.
   *[other] { $count } faits risquent de vous échapper.
}
world-practise = S’entraîner
world-map = Carte du monde de ce que vous connaissez
world-none = pas encore vu
world-met = vu
world-well = bien connu
world-continents = Par continent
world-topics = Par catégorie
world-bots = Des bots aussi savants que vous
world-share = { $known } sur { $all }
world-share-met = { $met } vus
world-topic = { $topic ->
    [area] superficie
    [population] population
    [height] point culminant
    [temperature] température de la capitale
    [age] âge médian
    [life] espérance de vie
    [gdp] PIB par habitant
    [latitude] latitude
    [longitude] longitude
    [continent] continent
    [hemisphere] hémisphère
    [coast] littoral
    [government] régime
    [religion] religion
   *[climate] climat
}
world-fact-none = pas encore vu
world-fact-met = vu, pas encore jugé
world-fact-judged = { $right } sur { $count } justes ; vous le savez à { $chance }
world-bots-like = { $game } : { $right } de vos { $asked } dernières réponses étaient justes. Les bots de cette force font à peu près aussi bien : { $level }.
world-bots-more = { $game } : encore { $count ->
    [one] une réponse
   *[other] { $count } réponses
}, et vous pourrez jouer contre des bots aussi savants que vous.
world-mine = autant que vous ({ $level })
world-yours = C’est à vous
world-yours-here = Tout cela se trouve dans ce navigateur et nulle part ailleurs.
world-yours-shared = Tout cela se trouve dans ce navigateur et, puisqu’on peut vous retrouver, sur ce serveur, pour que vos autres appareils l’aient aussi.
world-export = Télécharger
world-forget = Tout oublier
world-forget-why = Votre carte redevient vierge, et le programme de vos exercices disparaît. C’est irréversible.
world-front = Chaque carte de pays que vous voyez est notée ici, et vous pouvez vous entraîner sur ce qui vous échappe.
train-number = Question { $number } sur { $count }
train-from = Questions de
train-from-all = tous les jeux
train-signs = Les dés
train-answers = Réponses
train-before = Avant { $right }
train-between = Entre { $left } et { $right }
train-after = Après { $left }
train-let-be = La suite est juste
train-doubt = J’en doute
train-right = Juste !
train-wrong = Pas cette fois.
train-answer = La réponse : { $answer }.
train-again = { $days ->
    [one] La question reviendra demain.
   *[other] La question reviendra dans { $days } jours.
}
train-next = Suivant
train-keys = Touches : 1 à { $count }
train-done = { $right } sur { $count } justes
train-done-what = Ce que vous ne saviez pas revient demain, ce que vous saviez plus tard.
train-more = Dix de plus
train-map = Vers votre carte
