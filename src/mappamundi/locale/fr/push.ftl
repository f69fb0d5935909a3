### Être appelé quand aucune page n’est ouverte.

push-your-turn = C’est à vous.
push-reminder = Les autres vous rappellent que c’est à vous.
push-service-unknown = Ce serveur n’envoie rien à ce service de notifications.
push-keys-unreadable = Ce ne sont pas des clés pour lesquelles on puisse sceller quoi que ce soit.
push-host-unsafe = { $host } n’est pas le nom d’un service de notifications. Écrivez-le comme push.example.org ou *.example.org.
web-calls = Être appelé
web-calls-what = Quand c’est à vous, que d’autres attendent et qu’aucune de nos pages n’est ouverte, ce navigateur peut vous le dire. Le message passe par le service de notifications de l’éditeur du navigateur, scellé pour que seul ce navigateur puisse le lire, et ne dit rien de vos cartes.
web-calls-cannot = Ce navigateur ne peut pas être appelé. Sur un téléphone, c’est souvent possible une fois la page ajoutée à l’écran d’accueil.
web-call-me = M’appeler dans ce navigateur
web-call-me-no-more = Ne plus m’appeler ici
web-called-in = Où l’on vous appelle
web-called-since = depuis le { $date }
web-call-remove = { $name } : ne plus m’y appeler
web-some-browser = Un navigateur
web-notify-always = Vous serez averti quand ce sera à vous, même si aucune page n’est ouverte.
