### Arkantar in the web client.

web-arkantar-board = Plateau d’Arkantar
web-arkantar-this-turn = Ce tour
web-arkantar-built = Mur construit en { $tile }
web-arkantar-broken = Mur abattu en { $tile }
web-arkantar-moved = Une pièce a bougé : plus de Murs ce tour-ci
web-arkantar-left = { $left ->
    [one] encore une action
   *[other] encore { $left } actions
}
web-arkantar-quiet = { $turns } tours sur { $limit } sans prise : ensuite, partie nulle.
web-arkantar-captives-yours = Vos prisonniers
web-arkantar-captives-theirs = Les leurs
web-arkantar-captives-of = Pris par { $side }
web-arkantar-no-captives = aucun
web-arkantar-who-takes = Qui prend qui
web-arkantar-own-size = Chacun prend aussi sa propre taille.
web-arkantar-monarch-takes = Le Monarque prend tout le monde et tout le monde le prend.
web-arkantar-piece = { $side }, { $piece }
web-arkantar-on = { $piece } en { $tile }
web-arkantar-wall = Mur
web-arkantar-path = Chemin
web-arkantar-turned = retournée ce tour-ci
web-arkantar-can-be-taken = peut être prise
web-arkantar-no-ransom = sans rançon
web-arkantar-line = { $side } · { $pieces ->
    [one] 1 pièce
   *[other] { $pieces } pièces
}
web-arkantar-do-build = Construire un Mur en { $tile }
web-arkantar-do-build-verb = Construire
web-arkantar-do-break = Abattre le Mur en { $tile }
web-arkantar-do-break-verb = Abattre
web-arkantar-do-move = Déplacer le { $piece } vers { $to }
web-arkantar-do-move-verb = Déplacer
web-arkantar-do-take = Prendre { $to } avec le { $piece }, rançon { $ransom }
web-arkantar-do-take-verb = Prendre
web-arkantar-do-end = Terminer le tour
web-arkantar-do-end-verb = Terminer
web-arkantar-do-pass = Passer
web-arkantar-do-pass-verb = Passer
web-arkantar-which-tile = quelle tuile ?
web-arkantar-which-wall = quel Mur ?
web-arkantar-which-piece = quelle pièce ?
web-arkantar-which-to = quelle tuile ?
web-arkantar-which-taken = quelle pièce adverse ?
web-arkantar-which-ransom = qui ?
