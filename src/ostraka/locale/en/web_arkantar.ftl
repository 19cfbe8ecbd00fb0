### Arkantar in the web client.

web-arkantar-board = Board of Arkantar
web-arkantar-this-turn = This turn
web-arkantar-built = Wall built on { $tile }
web-arkantar-broken = Wall broken on { $tile }
web-arkantar-moved = A piece has moved: no more Walls this turn
web-arkantar-left = { $left ->
    [one] one action left
   *[other] { $left } actions left
}
web-arkantar-quiet = { $turns } of { $limit } turns without a capture: then it is a draw.
web-arkantar-captives-yours = Your captives
web-arkantar-captives-theirs = Theirs
web-arkantar-captives-of = Taken by { $side }
web-arkantar-no-captives = none
web-arkantar-who-takes = Who takes whom
web-arkantar-own-size = Each also takes its own size.
web-arkantar-monarch-takes = The Monarch takes everyone and is taken by everyone.
web-arkantar-piece = { $side }, { $piece }
web-arkantar-on = { $piece } on { $tile }
web-arkantar-wall = Wall
web-arkantar-path = Path
web-arkantar-turned = turned this turn
web-arkantar-can-be-taken = can be taken
web-arkantar-no-ransom = no ransom
web-arkantar-line = { $side } · { $pieces ->
    [one] 1 piece
   *[other] { $pieces } pieces
}
web-arkantar-do-build = Build on { $tile }
web-arkantar-do-build-verb = Build
web-arkantar-do-break = Break the Wall on { $tile }
web-arkantar-do-break-verb = Break
web-arkantar-do-move = Move the { $piece } to { $to }
web-arkantar-do-move-verb = Move
web-arkantar-do-take = Take { $to } with the { $piece }, ransom { $ransom }
web-arkantar-do-take-verb = Take
web-arkantar-do-end = End the turn
web-arkantar-do-end-verb = End turn
web-arkantar-do-pass = Pass
web-arkantar-do-pass-verb = Pass
web-arkantar-which-tile = which tile?
web-arkantar-which-wall = which Wall?
web-arkantar-which-piece = which piece?
web-arkantar-which-to = which tile?
web-arkantar-which-taken = which enemy piece?
web-arkantar-which-ransom = whom?
