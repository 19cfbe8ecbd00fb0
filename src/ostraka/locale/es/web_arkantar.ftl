### Arkantar in the web client.

web-arkantar-board = Tablero de Arkantar
web-arkantar-this-turn = Este turno
web-arkantar-built = Muro construido en { $tile }
web-arkantar-broken = Muro derribado en { $tile }
web-arkantar-moved = Una pieza se ha movido: no más Muros este turno
web-arkantar-left = { $left ->
    [one] queda una acción
   *[other] quedan { $left } acciones
}
web-arkantar-quiet = { $turns ->
    [one] Un turno
   *[other] { $turns } turnos seguidos
  } sin captura; con { $limit } la partida acaba en tablas.
web-arkantar-captives-yours = Tus prisioneros
web-arkantar-captives-theirs = Los suyos
web-arkantar-captives-of = Capturados por { $side }
web-arkantar-no-captives = ninguno
web-arkantar-who-takes = Quién captura a quién
web-arkantar-own-size = Cada uno captura también a los de su tamaño.
web-arkantar-monarch-takes = El Monarca captura a todos y todos lo capturan.
web-arkantar-piece = { $side }, { $piece }
web-arkantar-on = el { $piece } de { $tile }
web-arkantar-wall = Muro
web-arkantar-path = Camino
web-arkantar-turned = volteada este turno
web-arkantar-can-be-taken = se puede capturar
web-arkantar-no-ransom = ninguno
web-arkantar-line = { $side } · { $pieces ->
    [one] 1 pieza
   *[other] { $pieces } piezas
}
web-arkantar-do-build = Construir en { $tile }
web-arkantar-do-build-verb = Construir
web-arkantar-do-break = Derribar el Muro de { $tile }
web-arkantar-do-break-verb = Derribar
web-arkantar-do-move = Mover { $piece } a { $to }
web-arkantar-do-move-verb = Mover
web-arkantar-do-take = Capturar { $to } con { $piece } · rescate: { $ransom }
web-arkantar-do-take-verb = Capturar
web-arkantar-do-end = Terminar el turno
web-arkantar-do-end-verb = Terminar el turno
web-arkantar-do-pass = Pasar el turno
web-arkantar-do-pass-verb = Pasar el turno
web-arkantar-which-tile = ¿qué loseta?
web-arkantar-which-wall = ¿qué Muro?
web-arkantar-which-piece = ¿qué pieza?
web-arkantar-which-to = ¿qué loseta?
web-arkantar-which-taken = ¿qué pieza enemiga?
web-arkantar-which-ransom = ¿qué Caballero?
web-arkantar-on-taken = el { $piece } de { $tile }
web-arkantar-ransomed = un { $piece }
web-arkantar-about = { $what ->
    [monarch] Monarca: no se puede perder; captura a cualquier pieza, y cualquier pieza lo captura.
    [large] Caballero Grande: captura a los Caballeros Grandes y Medianos y al Monarca.
    [medium] Caballero Mediano: captura a los Caballeros Medianos y Pequeños y al Monarca.
    [small] Caballero Pequeño: captura a los Caballeros Pequeños y Grandes y al Monarca.
    [wall] Muro: detiene un deslizamiento; quien tiene una pieza al lado puede derribarlo.
    [captive] Caballero capturado: puede volver por rescate cuando su Monarca captura a un Caballero.
   *[path] Camino: las piezas se deslizan por él; mientras esté vacío, se puede construir un Muro aquí.
  }
