### Arkantar in the web client.

web-arkantar-board = Plateau d’Arkantar
web-arkantar-this-turn = Ce tour
web-arkantar-built = Mur construit en { $tile }
web-arkantar-broken = Mur détruit en { $tile }
web-arkantar-moved = Un pion a bougé : plus de Murs ce tour-ci
web-arkantar-left = { $left ->
    [one] encore une action
   *[other] encore { $left } actions
}
web-arkantar-quiet = { $turns ->
    [one] Un tour
   *[other] { $turns } tours de suite
  } sans capture ; à { $limit }, la partie est nulle.
web-arkantar-captives-yours = Vos prisonniers
web-arkantar-captives-theirs = Les leurs
web-arkantar-captives-of = Capturés par { $side }
web-arkantar-no-captives = aucun
web-arkantar-who-takes = Qui capture qui
web-arkantar-own-size = Chacun capture aussi les pions de sa taille.
web-arkantar-monarch-takes = La Reine/Roi capture tout le monde et tout le monde la capture.
web-arkantar-piece = { $side }, { $piece }
web-arkantar-on = { FORM($piece, "le") } en { $tile }
web-arkantar-wall = Mur
web-arkantar-path = Chemin
web-arkantar-turned = retournée ce tour-ci
web-arkantar-can-be-taken = peut être capturé
web-arkantar-no-ransom = aucun
web-arkantar-line = { $side } · { $pieces ->
    [one] 1 pion
   *[other] { $pieces } pions
}
web-arkantar-do-build = Construire un Mur en { $tile }
web-arkantar-do-build-verb = Construire
web-arkantar-do-break = Détruire le Mur en { $tile }
web-arkantar-do-break-verb = Détruire
web-arkantar-do-move = Déplacer { $piece } vers { $to }
web-arkantar-do-move-verb = Déplacer
web-arkantar-do-take = Capturer { $to } avec { $piece } ; rachat : { $ransom }
web-arkantar-do-take-verb = Capturer
web-arkantar-do-end = Terminer le tour
web-arkantar-do-end-verb = Terminer le tour
web-arkantar-do-pass = Passer son tour
web-arkantar-do-pass-verb = Passer son tour
web-arkantar-which-tile = quelle tuile ?
web-arkantar-which-wall = quel Mur ?
web-arkantar-which-piece = quel pion ?
web-arkantar-which-to = quelle tuile ?
web-arkantar-which-taken = quel pion adverse ?
web-arkantar-which-ransom = quel Chevalier ?
web-arkantar-on-taken = { FORM($piece, "le") } en { $tile }
web-arkantar-ransomed = { FORM($piece, "un") }
web-arkantar-about = { $what ->
    [monarch] Reine/Roi : le pion à ne pas perdre ; capture tous les pions, et tous les pions le capturent.
    [large] Grand Chevalier : capture les Chevaliers Grands et médiums et la Reine/Roi.
    [medium] Chevalier médium : capture les Chevaliers médiums et Petits et la Reine/Roi.
    [small] Petit Chevalier : capture les Petits et Grands Chevaliers et la Reine/Roi.
    [wall] Mur : arrête une glissade ; qui a un pion à côté peut le détruire.
    [captive] Chevalier capturé : peut revenir par rançon quand sa Reine/Roi capture un Chevalier.
   *[path] Chemin : les pions y glissent ; tant qu’il est vide, on peut y construire un Mur.
  }
