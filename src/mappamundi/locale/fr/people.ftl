# Ce qui se dit des gens, de leurs données et des requêtes de leurs navigateurs.

## Noms

name-empty = Il faut au moins une lettre dans un nom.
name-long = Un nom compte au plus { $most } lettres.
name-unseen = Ce nom contient des signes invisibles, ou trop de signes sur une même lettre.
name-mixed = Un mot de ce nom mêle des lettres d’alphabets qui se ressemblent.

## Être reconnu

recovery-unknown = Ce lien de récupération n’est plus valable, ou ne l’a jamais été.
passkey-wrong = Cette clé d’accès n’a pas pu prouver qui vous êtes.
passkey-unknown = Personne ici ne possède cette clé d’accès.
passkey-late = Cela a pris trop de temps, ou c’était déjà fait. Veuillez réessayer.
passkey-enough = On ne peut pas avoir plus de { $most ->
    [one] une clé d’accès
   *[other] { $most } clés d’accès
}.
passkey-needs-name = Les clés d’accès exigent un serveur qui porte un nom, et pas seulement un numéro sur le réseau.

## Requêtes

bad-origin = Cette requête vient d’une page qui n’appartient pas à ce serveur.
too-many-requests = C’est trop à la fois depuis une même adresse. Veuillez patienter un instant.
server-busy = Il y a beaucoup de monde en ce moment. Veuillez réessayer dans un instant.
metrics-not-shown = Les chiffres de ce serveur ne sont pas montrés ici.
api-not-found = Il n’y a rien à cette adresse.
api-no-method = Cela n’est pas possible à cette adresse.
api-not-json = Le contenu de cette requête doit être du JSON.
api-too-long = Le contenu de cette requête dépasse { $most } octets.
api-bad-body = Le contenu de cette requête n’est pas celui qui est attendu ici ({ $reason }).
api-unknown-parameter = Le paramètre « { $name } » est inconnu ici, ou donné deux fois.
api-missing-parameter = Le paramètre « { $name } » manque.
api-bad-value = Le paramètre « { $name } » ne peut pas avoir cette valeur ({ $reason }).
unknown-person = Personne n’est connu sous cet identifiant.

## Revoir une partie

replay-running = Tant qu’une partie est en cours, on ne peut la regarder que de sa propre place, ou en spectateur.
replay-no-seat = Cette place n’existe pas à cette table.
replay-not-begun = Cette partie n’a pas encore commencé.
somebody = quelqu’un

## Signalements, et ce qui s’ensuit

report-self = Vous ne pouvez pas vous signaler vous-même.
report-not-here = On ne peut signaler que quelqu’un qui était à cette table avec soi.
report-made = Vous avez déjà signalé cette personne à cette table.
report-enough = Vous avez déjà envoyé { $most } signalements aujourd’hui. Veuillez attendre demain.
report-unknown = Ce signalement n’existe pas.
measure-unknown = Cette mesure n’existe pas.
measure-against-nobody = Dites contre qui : un signalement, une personne ou une adresse.
address-unknown = { $address } n’est pas une adresse du réseau.
admin-only = Ce jeton ne convient pas.

# Bringing a game
bring-nothing = Il n’y a rien à continuer : cette partie est terminée ou n’a pas encore commencé.
bring-not-bots = On ne peut apporter ici qu’une partie d’une seule personne contre des bots.
bring-again = Cette partie a déjà été apportée à un serveur.
