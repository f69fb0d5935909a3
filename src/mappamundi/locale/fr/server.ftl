### Ce que dit le serveur de tables.

# Ouvrir et trouver des tables
no-such-table = Cette table n’existe pas.
too-many-tables = Vous avez déjà { $most } tables ; terminez-en ou quittez-en une d’abord.
too-many-tables-here = { $most } tables ouvertes depuis votre adresse ne sont pas terminées ; finissez-en une ou quittez-la d’abord.
too-many-watched = Vous regardez déjà { $most } tables.
too-many-words = Cela fait beaucoup à la fois ; la table n’a pas entendu. Veuillez patienter un instant.
rated-without-hints = À une table classée, il n’y a pas de conseils.
rated-without-bots = À une table classée, il n’y a que des personnes.
table-set-aside = Cette table ne peut pas continuer pour l’instant et a été mise de côté. Rien n’en est perdu : le serveur réessaiera à son prochain démarrage.
not-kept = Cela n’a pas pu être conservé et n’a donc pas eu lieu. Réessayez.
store-full = Le disque du serveur est plein : rien ne peut être conservé pour l’instant. La partie reprendra dès qu’il y aura de la place.
store-read-only = Le serveur n’a pas le droit d’écrire dans son stockage pour l’instant : rien ne peut être conservé. La partie reprendra dès qu’il l’aura.
store-damaged = Le stockage du serveur est endommagé : rien ne peut être conservé. La partie reprendra dès qu’il sera réparé.
store-away = Le stockage du serveur ne répond pas pour l’instant. La partie reprendra dès qu’il répondra.
table-away = Le nœud qui tient cette table ne répond pas pour l’instant. Veuillez réessayer dans un instant.
table-is-closed = Cette table a été fermée par qui gère ce serveur.
muted = La parole vous a été retirée par qui gère ce serveur.
banned = L’accès aux tables vous a été fermé par qui gère ce serveur.

# Places
table-is-open = La partie n’a pas encore commencé.
table-has-begun = La partie a commencé.
table-is-over = La partie est terminée.
table-is-not-over = La partie n’est pas encore terminée.
table-is-full = Toutes les places sont prises.
seats-are-empty = Il reste des places libres.
people-not-agreed = { $count ->
    [one] Une personne n’a pas encore accepté de jouer.
   *[other] { $count } personnes n’ont pas encore accepté de jouer.
}
people-away = { $count ->
    [one] Une personne n’est pas à la table, et le temps s’écoulerait sans elle.
   *[other] { $count } personnes ne sont pas à la table, et le temps s’écoulerait sans elles.
}
seat-is-taken = La place { $seat } est prise.
seat-is-empty = La place { $seat } est vide.
seat-is-held = Un bot garde votre place ; rasseyez-vous pour jouer.
seated-already = Vous êtes déjà assis à cette table.
not-seated = Vous n’êtes pas assis à cette table.
only-the-host = Seule la personne qui a ouvert la table peut faire cela.
rematch-is-open = La table suivante est déjà ouverte.

# Jouer
malformed = Ce message est incompréhensible : { $reason }
version-stale = La table a avancé ; regardez à nouveau.
version-unknown = La table n’en est pas encore là.
not-open-yet = Trop tôt.
claim-pending = Vous avez déjà tendu la main vers quelque chose.
bad-saying = Cela ne peut pas se dire.
hints-not-allowed = Il n’y a pas de conseils à cette table.
hint-failed = Aucun conseil ne vient à l’esprit.
hint-laid-well = Tout est posé comme le ferait un maître.

# Ce que la table raconte elle-même
seat-timed-out = { $seat ->
    [Vous] Votre temps est écoulé
   *[other] Temps écoulé pour { $seat }
} ; un bot a décidé.
seat-held = Un bot joue maintenant pour { $seat ->
    [Vous] vous
   *[other] { $seat }
}.
seat-returned = { $seat ->
    [Vous] Vous êtes
   *[other] { $seat } est
} de retour.
game-brought = Cette partie a été commencée sur { $seat ->
    [Vous] votre appareil
   *[other] l’appareil de { $seat }
}.
bot-replaced = { $seat ->
    [Vous] Le bot à votre place
   *[other] Le bot ({ $seat })
} n’a pas pu continuer ; un plus faible joue.

# Faire tourner un serveur
site-not-built = Le serveur tourne, mais les pages pour le navigateur n’ont pas été construites.
unknown-store = Ce stockage n’existe pas. Il peut s’agir de { $offered }.
store-unusable = Le stockage { $store } ne peut pas être utilisé : { $reason }
store-is-newer = Le stockage a servi en dernier à un Mappamundi plus récent (schéma { $theirs }) ; celui-ci connaît le schéma { $ours }.
store-not-upgraded = Le stockage n’a pas pu être mis à jour et reste tel qu’il était : { $reason }
store-in-use = Un autre processus utilise { $path } et lui seul peut y écrire. Arrêtez d’abord le serveur.
bus-without-postgres = Plusieurs nœuds ont besoin d’un stockage qu’ils puissent partager : donnez --store postgresql://… avec --bus.
processes-without-bus = Plusieurs processus sont des nœuds qui se parlent par un bus : donnez --bus nats://… et --store postgresql://… avec --processes.
trial-store = Pour cet essai, un PostgreSQL tourne dans { $folder } jusqu’à l’arrêt des serveurs. Tes tables y restent pour le prochain essai.
trial-bus = Pour cet essai, un NATS tourne sur cette machine jusqu’à l’arrêt des serveurs ; personne d’autre ne peut l’atteindre.
bus-unusable = Le bus entre les nœuds est inutilisable : { $reason }
cluster-no-extra = Plusieurs nœuds ont besoin de l’extra « { $extra } » : pip install "mappamundi[{ $extra }]"
bad-setting = Ce réglage n’est pas possible : { $reason }
unknown-log-level = Ce niveau de journal n’existe pas : { $level }.
cannot-listen = Le port { $port } ne peut pas être utilisé : { $reason }
secret-is-open = D’autres peuvent lire { $path }. Gardez-le pour vous avec les droits 0600.
secret-is-short = { $path } est trop court pour un secret. Supprimez-le, un nouveau sera créé.
production-without-origin = En production, --origin doit dire sous quelle adresse les navigateurs connaissent le serveur.
production-without-https = En production, { $origin } doit commencer par https://.
production-hasty-bots = En production, les bots prennent leur temps.
production-trusts-all = En production, seuls des mandataires nommés sont crus ; avec { $proxy }, n’importe qui pourrait en être un.
origin-is-none = { $origin } n’est pas l’adresse d’une page. Écrivez-la comme https://play.example.org.
origin-not-as-browsers = Aucun navigateur n’écrit { $origin }. Écrivez plutôt { $written }.
admin-token-short = Le jeton d’administration doit compter au moins { $least } caractères.
host-others = Les autres sur votre réseau ouvrent { $address }
host-stop = Ctrl-C arrête le serveur ; chaque partie est conservée.
exported = { $rows ->
    [one] Une ligne se trouve
   *[other] { $rows } lignes se trouvent
} maintenant dans { $path }. Ce fichier contient des secrets : gardez-le pour vous.
imported = { $tables ->
    [one] Une table a été reprise
   *[other] { $tables } tables ont été reprises
} de { $path }.
export-broken = La ligne { $number } n’est rien que `mappamundi export` écrive.
export-there-already = Une partie est déjà dans le stockage ; rien n’a été repris.
export-without-end = La fin de ce fichier manque, et peut-être davantage ; rien n’a été repris.
export-changed = Ce fichier n’est pas tel que `mappamundi export` l’a écrit ; rien n’a été repris.
export-is-old = Ce fichier vient d’une version plus ancienne et ne dit pas s’il est complet. Si vous en êtes sûr, reprenez-le avec --unsealed.
exporting = Écriture…
importing = Reprise…
backed-up = Tout se trouve maintenant aussi dans { $path }.
backup-is-its-own = PostgreSQL a ses propres moyens de sauvegarde, comme pg_dump.
no-store-there = { $path } n’existe pas.
file-exists = { $path } existe déjà.
