### Ce que lit au terminal qui gère un serveur.

admin-needs-token = Mettez le jeton du serveur dans { $name }.
admin-unreachable = Aucun serveur ne répond à { $server }.
admin-refused = Le serveur a refusé ({ $status }).
admin-none = Il n’y a rien.
admin-report = { $report }  { $when }  { $against } : { $reason ->
    [words] paroles blessantes
    [name] nom offensant
    [cheating] triche
    [leaving] abandon ou lenteur voulue
   *[other] autre chose
}, signalé par { $by } à la table { $table }
admin-said = { "  " }a dit : { $text }
admin-holds = { "  " }{ $kind ->
    [mute] n’a plus la parole
   *[ban] n’a plus accès aux tables
}
admin-measure = { $measure }  { $kind ->
    [mute] parole retirée
   *[ban] accès fermé
} : { $what ->
    [address] { $address }
   *[person] une personne
}, { $lasts ->
    [a-while] jusqu’au { $until }
   *[for-good] pour toujours
}
admin-dismissed = Le signalement { $report } est classé.
admin-lifted = { $measure } ne vaut plus.
admin-closed = La table { $table } est fermée.

## Le site statique

site-no-pages = Les pages pour le navigateur n’ont pas été construites : scripts/play le fait, et un wheel les contient.
site-not-empty = { $folder } n’est pas un dossier vide ; --force y écrit quand même.
site-part = { $size } ko  { $name }{ $files ->
    [one] {""}
   *[other] {" "}({ $files } fichiers)
}
site-written = { $folder } est écrit : { $files } fichiers, { $size } ko. N’importe quel hébergeur peut le servir.
