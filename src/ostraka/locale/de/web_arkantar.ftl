### Arkantar in the web client.

web-arkantar-board = Spielbrett von Arkantar
web-arkantar-this-turn = Dieser Zug
web-arkantar-built = Mauer auf { $tile } gebaut
web-arkantar-broken = Mauer auf { $tile } eingerissen
web-arkantar-moved = Eine Figur wurde gezogen: keine Mauern mehr in diesem Zug
web-arkantar-left = { $left ->
    [one] noch eine Aktion
   *[other] noch { $left } Aktionen
}
web-arkantar-quiet = { $turns ->
    [one] Ein Zug
   *[other] { $turns } Züge in Folge
  } ohne Schlagen; nach { $limit } endet die Partie remis.
web-arkantar-captives-yours = Deine Gefangenen
web-arkantar-captives-theirs = Die der Gegenseite
web-arkantar-captives-of = Geschlagen von { $side }
web-arkantar-no-captives = keine
web-arkantar-who-takes = Wer wen schlägt
web-arkantar-own-size = Jede Figur schlägt auch gleich große.
web-arkantar-monarch-takes = Der Monarch schlägt alle und wird von allen geschlagen.
web-arkantar-piece = { $side }, { $piece }
web-arkantar-on = { $piece } auf { $tile }
web-arkantar-wall = Mauer
web-arkantar-path = Weg
web-arkantar-turned = in diesem Zug gewendet
web-arkantar-can-be-taken = kann geschlagen werden
web-arkantar-no-ransom = niemanden
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
web-arkantar-do-take = { $piece } schlägt { $to } und löst aus: { $ransom }
web-arkantar-do-take-verb = Schlagen
web-arkantar-do-end = Zug beenden
web-arkantar-do-end-verb = Zug beenden
web-arkantar-do-pass = Passen
web-arkantar-do-pass-verb = Passen
web-arkantar-which-tile = welchem Feld?
web-arkantar-which-wall = welchem Feld?
web-arkantar-which-piece = welche Figur?
web-arkantar-which-to = welchem Feld?
web-arkantar-which-taken = welche gegnerische Figur?
web-arkantar-which-ransom = welchen Ritter?
web-arkantar-on-taken = { FORM($piece, "gebeugt") } auf { $tile }
web-arkantar-ransomed = einen { FORM($piece, "gebeugt") }
web-arkantar-about = { $what ->
    [monarch] Monarch: darf nicht verloren gehen; schlägt jede Figur, und jede Figur schlägt ihn.
    [large] Großer Ritter: schlägt Große und Mittlere Ritter und den Monarchen.
    [medium] Mittlerer Ritter: schlägt Mittlere und Kleine Ritter und den Monarchen.
    [small] Kleiner Ritter: schlägt Kleine und Große Ritter und den Monarchen.
    [wall] Mauer: hält eine gleitende Figur auf; wer eine Figur daneben hat, kann sie einreißen.
    [captive] Geschlagener Ritter: kann durch Lösegeld zurückkommen, wenn sein Monarch einen Ritter schlägt.
   *[path] Weg: Figuren gleiten darüber; solange er leer ist, kann hier eine Mauer gebaut werden.
  }
