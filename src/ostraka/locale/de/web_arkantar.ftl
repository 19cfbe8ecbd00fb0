### Arkantar in the web client.

web-arkantar-board = Spielbrett von Arkantar
web-arkantar-this-turn = Dieser Zug
web-arkantar-built = Mauer auf { $tile } gebaut
web-arkantar-broken = Mauer auf { $tile } eingerissen
web-arkantar-moved = Eine Figur ist gezogen: keine Mauern mehr in diesem Zug
web-arkantar-left = { $left ->
    [one] noch eine Aktion
   *[other] noch { $left } Aktionen
}
web-arkantar-quiet = { $turns } von { $limit } Zügen ohne Schlagen: dann ist es remis.
web-arkantar-captives-yours = Deine Gefangenen
web-arkantar-captives-theirs = Ihre
web-arkantar-captives-of = Geschlagen von { $side }
web-arkantar-no-captives = keine
web-arkantar-who-takes = Wer wen schlägt
web-arkantar-own-size = Jeder schlägt auch seine eigene Größe.
web-arkantar-monarch-takes = Der Monarch schlägt alle und wird von allen geschlagen.
web-arkantar-piece = { $side }, { $piece }
web-arkantar-on = { $piece } auf { $tile }
web-arkantar-wall = Mauer
web-arkantar-path = Weg
web-arkantar-turned = in diesem Zug gewendet
web-arkantar-can-be-taken = kann geschlagen werden
web-arkantar-no-ransom = kein Lösegeld
web-arkantar-line = { $side } · { $pieces ->
    [one] 1 Figur
   *[other] { $pieces } Figuren
}
web-arkantar-do-build = Bauen auf { $tile }
web-arkantar-do-build-verb = Bauen
web-arkantar-do-break = Mauer auf { $tile } einreißen
web-arkantar-do-break-verb = Einreißen
web-arkantar-do-move = Ziehen: { $piece } nach { $to }
web-arkantar-do-move-verb = Ziehen
web-arkantar-do-take = Schlagen: { $piece } auf { $to }, Lösegeld { $ransom }
web-arkantar-do-take-verb = Schlagen
web-arkantar-do-end = Zug beenden
web-arkantar-do-end-verb = Beenden
web-arkantar-do-pass = Passen
web-arkantar-do-pass-verb = Passen
web-arkantar-which-tile = welches Plättchen?
web-arkantar-which-wall = welche Mauer?
web-arkantar-which-piece = welche Figur?
web-arkantar-which-to = wohin?
web-arkantar-which-taken = welche gegnerische Figur?
web-arkantar-which-ransom = wen?
