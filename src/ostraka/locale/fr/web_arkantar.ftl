### Arkantar in the web client.

web-arkantar-board = Plateau d’Arkantar
web-arkantar-this-turn = Ce tour
web-arkantar-built = Mur élevé en { $tile }
web-arkantar-broken = Mur brisé en { $tile }
web-arkantar-moved = Une pièce a bougé : plus de Murs ce tour
web-arkantar-left = { $left ->
    [one] encore une action
   *[other] encore { $left } actions
}
web-arkantar-quiet = { $turns } tours sur { $limit } sans capture : ensuite, partie nulle.
web-arkantar-captives = Prisonniers
web-arkantar-captives-yours = Vos prisonniers
web-arkantar-captives-theirs = Les leurs
web-arkantar-no-captives = aucun
web-arkantar-who-takes = Qui prend qui
web-arkantar-takes = prend
web-arkantar-own-size = et sa propre taille
web-arkantar-takes-all = prend tout
web-arkantar-monarch-takes = Le Monarque prend tout le monde et tout le monde le prend.
web-arkantar-piece = { $side }, { $piece }
web-arkantar-on = { $piece } en { $tile }
web-arkantar-wall = Mur
web-arkantar-path = Chemin
web-arkantar-turned = retourné ce tour
web-arkantar-can-be-taken = peut être prise
web-arkantar-no-ransom = sans rançon
web-arkantar-line = { $side } · { $pieces ->
    [one] 1 pièce
   *[other] { $pieces } pièces
}
web-arkantar-do-build = Élever un Mur en { $tile }
web-arkantar-do-build-verb = Élever
web-arkantar-do-break = Briser le Mur en { $tile }
web-arkantar-do-break-verb = Briser
web-arkantar-do-move = Déplacer { $piece } vers { $to }
web-arkantar-do-move-verb = Déplacer
web-arkantar-do-take = Prendre { $to } avec { $piece }, rançon { $ransom }
web-arkantar-do-take-verb = Prendre
web-arkantar-do-end = Finir le tour
web-arkantar-do-end-verb = Finir
web-arkantar-do-pass = Passer
web-arkantar-do-pass-verb = Passer
