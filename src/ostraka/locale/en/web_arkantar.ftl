### Arkantar in the web client.

web-arkantar-board = Arkantar board
web-arkantar-this-turn = This turn
web-arkantar-built = Wall built on { $tile }
web-arkantar-broken = Wall broken on { $tile }
web-arkantar-moved = A piece has moved: no more Walls this turn
web-arkantar-left = { $left ->
    [one] one action left
   *[other] { $left } actions left
}
web-arkantar-quiet = { $turns ->
    [one] One turn
   *[other] { $turns } turns in a row
  } without a capture; after { $limit } the game is a draw.
web-arkantar-captives-yours = Your captives
web-arkantar-captives-theirs = Theirs
web-arkantar-captives-of = Taken by { $side }
web-arkantar-no-captives = none
web-arkantar-who-takes = Who takes whom
web-arkantar-own-size = Each also takes its own size.
web-arkantar-monarch-takes = The Monarch takes everyone and is taken by everyone.
web-arkantar-piece = { $side }, { $piece }
web-arkantar-on = the { $piece } on { $tile }
web-arkantar-wall = Wall
web-arkantar-path = Path
web-arkantar-turned = flipped this turn
web-arkantar-can-be-taken = can be taken
web-arkantar-no-ransom = nobody
web-arkantar-line = { $side } · { $pieces ->
    [one] 1 piece
   *[other] { $pieces } pieces
}
web-arkantar-do-build = Build on { $tile }
web-arkantar-do-build-verb = Build
web-arkantar-do-break = Break the Wall on { $tile }
web-arkantar-do-break-verb = Break
web-arkantar-do-move = Move { $piece } to { $to }
web-arkantar-do-move-verb = Move
web-arkantar-do-take = Take { $to } with { $piece } and ransom { $ransom }
web-arkantar-do-take-verb = Take
web-arkantar-do-end = End the turn
web-arkantar-do-end-verb = End turn
web-arkantar-do-pass = Pass the turn
web-arkantar-do-pass-verb = Pass the turn
web-arkantar-which-tile = which tile?
web-arkantar-which-wall = which Wall?
web-arkantar-which-piece = which piece?
web-arkantar-which-to = which tile?
web-arkantar-which-taken = which enemy piece?
web-arkantar-which-ransom = which Knight?
web-arkantar-on-taken = the { $piece } on { $tile }
web-arkantar-ransomed = a { $piece }
web-arkantar-about = { $what ->
    [monarch] Monarch: must not be lost; takes every piece, and every piece takes it.
    [large] Large Knight: takes Large and Medium Knights and the Monarch.
    [medium] Medium Knight: takes Medium and Small Knights and the Monarch.
    [small] Small Knight: takes Small and Large Knights and the Monarch.
    [wall] Wall: stops a slide; whoever has a piece next to it can Break it.
    [captive] Captured Knight: may return by ransom when its Monarch takes a Knight.
   *[path] Path: pieces slide over it; while it is empty, a Wall can be built here.
  }
