### Arkantar.

arkantar-black = Negro
    .de = de Negro
    .a = a Negro
arkantar-white = Blanco
    .de = de Blanco
    .a = a Blanco
arkantar-monarch = Monarca
arkantar-large = Caballero Grande
arkantar-medium = Caballero Mediano
arkantar-small = Caballero Pequeño

arkantar-option-stuck = Qué le ocurre a un jugador que no puede hacer nada
arkantar-option-repetition = Tablas cuando una posición empieza un turno por tercera vez
arkantar-option-inertia = Tablas tras tantos turnos seguidos sin captura (0: nunca)
arkantar-option-board = Tablero
arkantar-value-pass = pasa
arkantar-value-lose = pierde
arkantar-value-7x7 = 7 × 7
arkantar-value-5x5 = 5 × 5
arkantar-value-3x3 = 3 × 3

arkantar-say-build = { PERSON($side) ->
    [you] Construyes
   *[other] { $side } construye
  } un Muro en { $tile }.
arkantar-say-break = { PERSON($side) ->
    [you] Derribas
   *[other] { $side } derriba
  } el Muro de { $tile }.
arkantar-say-move = { PERSON($side) ->
    [you] Mueves
   *[other] { $side } mueve
  } el { $piece } de { $from } a { $to }.
arkantar-say-capture = { PERSON($side) ->
    [you] Capturas
   *[other] { $side } captura
  } al { $victim } de { $to } con el { $piece } de { $from }.
arkantar-say-ransom = { PERSON($side) ->
    [you] Capturas
   *[other] { $side } captura
  } al { $victim } de { $to } con el { $piece } de { $from } y { PERSON($side) ->
    [you] rescatas
   *[other] rescata
  } a un { $knight }, que vuelve a { $back }.
arkantar-say-end = { PERSON($side) ->
    [you] Terminas tu turno
   *[other] { $side } termina su turno
  }.
arkantar-say-pass = { PERSON($side) ->
    [you] No puedes hacer nada y pasas
   *[other] { $side } no puede hacer nada y pasa
  }.

arkantar-reason-monarch-short = Monarca capturado
arkantar-reason-repetition-short = tres veces la misma posición
arkantar-reason-inertia-short = demasiado tiempo sin captura
arkantar-reason-stuck-short = sin acción posible
arkantar-reason-monarch = { PERSON($winner) ->
    [you] Has
   *[other] { $winner } ha
  } capturado { PERSON($loser) ->
    [you] a tu Monarca
   *[other] al Monarca { FORM($loser, "de") }
  }.
arkantar-reason-repetition = Tablas: la misma posición ha empezado un turno por tercera vez.
arkantar-reason-inertia = Tablas: demasiados turnos seguidos sin captura.
arkantar-reason-stuck = { PERSON($loser) ->
    [you] No puedes hacer nada y pierdes
   *[other] { $loser } no puede hacer nada y pierde
  }.

arkantar-malformed = «{ $action }» no es una acción de Arkantar; las acciones se escriben +c4, -c2, d1-d4, d1xd6, d1xd6=L, end o pass.
arkantar-no-tile = No existe la loseta «{ $tile }»; las losetas van de a1 a g7.
arkantar-end-early = Realiza al menos una acción antes de terminar tu turno.
arkantar-pass-can-act = Solo puede pasar un jugador que no pueda hacer nada en absoluto.
arkantar-flip-after-move = Después de mover una pieza, ya no se pueden voltear losetas este turno.
arkantar-flipped-twice = La loseta { $tile } ya se ha volteado este turno.
arkantar-outside = La loseta { $tile } está fuera del tablero pequeño.
arkantar-build-on-wall = Ya hay un Muro en { $tile }.
arkantar-build-on-piece = Hay una pieza en { $tile }, así que no se puede construir un Muro allí.
arkantar-break-path = No hay ningún Muro en { $tile }.
arkantar-break-far = El Muro de { $tile } no está junto a ninguna de tus piezas ni detrás de Muros derribados este turno.
arkantar-move-enemy = La pieza de { $tile } no es tuya.
arkantar-move-nothing = No hay ninguna pieza tuya en { $tile }.
arkantar-move-crooked = Las piezas se deslizan en línea recta por una fila o una columna.
arkantar-move-blocked = La pieza de { $tile } no puede moverse en esa dirección.
arkantar-move-stops = Una pieza se desliza hasta donde puede: en esa dirección se detiene en { $tile }.
arkantar-capture-nothing = No hay ninguna pieza enemiga que capturar en { $tile }.
arkantar-capture-unreached = El deslizamiento no alcanza la pieza de { $tile }.
arkantar-capture-kind = Un { $mover } no puede capturar a un { $victim }.
arkantar-ransom-who = Solo un Monarca que captura a un Caballero puede rescatar.
arkantar-ransom-occupied = No hay rescate: { $tile }, donde tu Monarca empezó el turno, está ocupada.
arkantar-ransom-none = Ninguna de tus piezas capturadas es un { $piece }.

arkantar-position-text = Una posición de Arkantar es una línea de texto.
arkantar-position-long = Es demasiado largo para una posición de Arkantar.
arkantar-position-fields = Una posición tiene 3 campos, o 7 en mitad de un turno, separados por un espacio; esta tiene { $count }.
arkantar-position-rows = Un tablero tiene 7 filas; este tiene { $count }.
arkantar-position-row = La fila { $row } tiene { $count ->
    [one] una loseta
   *[other] { $count } losetas
} en vez de 7.
arkantar-position-letter = «{ $letter }» en { $tile } no es uno de . # K L M S k l m s.
arkantar-position-monarchs = { $side } tiene { $count } Monarcas en el tablero en vez de uno.
arkantar-position-outside = En un tablero pequeño, todas las losetas exteriores deben ser Muros.
arkantar-position-side = El bando que juega es b o w, no «{ $side }».
arkantar-position-captured-letter = «{ $letter }» no es un Caballero que pueda estar capturado; escribe L M S l m s, o - si no hay.
arkantar-position-captured-monarch = Capturar a un Monarca pone fin a la partida, así que nunca está en la lista de Caballeros capturados.
arkantar-position-too-many = { $side } tiene { $standing } × { $piece } en el tablero y { $captured } capturados: más de los dos que hay en la caja.
arkantar-position-used = En mitad de un turno se han usado 1 o 2 acciones, no «{ $used }».
arkantar-position-moved = Si se ha movido una pieza se escribe m o -, no «{ $moved }».
arkantar-position-flipped-twice = La loseta { $tile } está dos veces entre las volteadas.
arkantar-position-flipped-piece = Hay una pieza en { $tile }, que no pudo voltearse antes de mover.
arkantar-position-flips = Acciones usadas { $used }, losetas volteadas { $count }: no concuerda con lo que se dice de una pieza movida.
arkantar-position-monarch-wall = El Monarca no pudo empezar el turno en { $tile }, que es un Muro.
arkantar-position-monarch-flipped = El Monarca no pudo empezar el turno en { $tile }, volteada este turno.
arkantar-position-monarch-from = No se ha movido ninguna pieza: el Monarca empezó el turno donde está, no en { $tile }.
arkantar-position-stuck = El bando que juega no puede hacer nada, y con estas opciones la partida termina.

arkantar-draw-captured = capturados: Blanco { $white }, Negro { $black }
arkantar-draw-turn = juega { $side }, { $left ->
    [one] queda una acción
   *[other] quedan { $left } acciones
}
arkantar-draw-over = la partida ha terminado

arkantar-ruling-1 = Un Muro más lejano de una línea derribada puede derribarse fuera cual fuera el orden en que cayeron los más cercanos.
arkantar-ruling-2 = Una captura puede seguir a un deslizamiento nulo: se puede capturar a un enemigo contiguo.
arkantar-ruling-3 = Un Monarca puede capturar al Monarca enemigo: la hoja de reglas permite a cada pieza capturar a otra de su tamaño, sin excepción.
arkantar-ruling-4 = El rescate exige que la loseta donde el Monarca empezó el turno esté libre tras la captura.
arkantar-ruling-5 = R1: quien no tiene ninguna acción al empezar su turno pasa (o pierde, como opción).
arkantar-ruling-6 = R2: una posición que empieza un turno del mismo bando por tercera vez es tablas; se busca en los últimos sesenta turnos.
arkantar-ruling-7 = R3: sesenta turnos seguidos sin captura son tablas; el número es una opción.
arkantar-ruling-8 = Un jugador puede rendirse y ambos pueden acordar tablas.

arkantar-question = { PERSON($side) ->
    [you] { $can ->
        [none] No queda nada que hacer
        [build] Construye
        [break] Derriba
        [move] Mueve
        [build-break] Construye o derriba
        [build-move] Construye o mueve
        [break-move] Derriba o mueve
       *[build-break-move] Construye, derriba o mueve
      }
   *[other] { $side }: { $can ->
        [none] no queda nada que hacer
        [build] construir
        [break] derribar
        [move] mover
        [build-break] construir o derribar
        [build-move] construir o mover
        [break-move] derribar o mover
       *[build-break-move] construir, derribar o mover
      }
  } — { $left ->
    [one] queda una acción
   *[other] quedan { $left } acciones
  }.
arkantar-take-none = Ninguna de tus piezas puede capturar ahora la de { $tile }.
arkantar-move-nowhere = La pieza de { $tile } no puede moverse en ninguna dirección.
arkantar-told-wall = Ahora hay un Muro en { $tile }.
arkantar-told-path = Ahora hay un Camino en { $tile }.
arkantar-told-moved = { PERSON($side) ->
    [you] Tu { $piece } está ahora en { $tile }.
   *[other] El { $piece } { FORM($side, "de") } está ahora en { $tile }.
  }
arkantar-told-taken = { PERSON($side) ->
    [you] Tu { $piece } de { $tile } ha sido capturado.
   *[other] El { $piece } { FORM($side, "de") } que estaba en { $tile } ha sido capturado.
  }
arkantar-told-back = { PERSON($side) ->
    [you] Tu { $piece } vuelve a { $tile }.
   *[other] El { $piece } { FORM($side, "de") } vuelve a { $tile }.
  }
arkantar-told-turn = { PERSON($side) ->
    [you] Es tu turno.
   *[other] Es el turno { FORM($side, "de") }.
  }
arkantar-puzzle-turns = Un problema se gana en un turno o en dos.
