### Lo que ha pasado en la mesa de Ancient Knowledge, un pequeño cambio cada vez.

ak-told-by-itself = { $what } No había otra opción.
ak-told-draws = { PERSON($seat) ->
    [you] Robas
   *[other] { $seat } roba
  } { FORM($card, "el") }.
ak-told-draws-n = { PERSON($seat) ->
    [you] Robas
   *[other] { $seat } roba
  } { $n ->
    [one] una carta
   *[other] { $n } cartas
  }.
ak-told-hand-full = { PERSON($seat) ->
    [you] Tu mano
   *[other] La mano { FORM($seat, "de") }
  } está llena: { $n ->
    [one] queda una carta sin robar
   *[other] quedan { $n } cartas sin robar
  }.
ak-told-takes = { PERSON($seat) ->
    [you] Añades { FORM($card, "el") } a tu mano
   *[other] { $seat } añade { FORM($card, "el") } a su mano
  }.
ak-told-takes-from = { PERSON($seat) ->
    [you] Tomas
   *[other] { $seat } toma
  } { FORM($card, "el") } de { PERSON($other) ->
    [you] tu mano
   *[other] la mano { FORM($other, "de") }
  }.
ak-told-steals = { PERSON($seat) ->
    [you] Tomas
   *[other] { $seat } toma
  } { $n ->
    [one] una carta
   *[other] { $n } cartas
  } de { PERSON($other) ->
    [you] tu mano
   *[other] la mano { FORM($other, "de") }
  }.
ak-told-keeps = { PERSON($seat) ->
    [you] Conservas
   *[other] { $seat } conserva
  } { $n ->
    [one] una de las cartas
   *[other] { $n } de las cartas
  } y { PERSON($seat) ->
    [you] descartas
   *[other] descarta
  } las demás.
ak-told-discards = { PERSON($seat) ->
    [you] Descartas
   *[other] { $seat } descarta
  } { FORM($card, "el") }.
ak-told-discards-n = { PERSON($seat) ->
    [you] Descartas
   *[other] { $seat } descarta
  } { $n ->
    [one] una carta
   *[other] { $n } cartas
  } boca abajo.
ak-told-shown = { $count ->
    [one] Carta revelada y descartada
   *[other] Cartas reveladas y descartadas
  }: { $card }.
ak-told-put-away = { $count ->
    [one] Carta descartada
   *[other] Cartas descartadas
  }: { $card }.
ak-told-leaves = { PERSON($seat) ->
    [you] Descartas { FORM($card, "el") } de tu tablero.
   *[other] { $seat } descarta { FORM($card, "el") } de su tablero.
  }
ak-told-laid = Carta apartada: { $card }.
ak-told-looks = Cartas apartadas: { $cards }.
ak-told-looks-n = { PERSON($seat) ->
    [you] Miras
   *[other] { $seat } mira
  } { $n ->
    [one] una carta
   *[other] { $n } cartas
  }.
ak-told-enters = { PERSON($seat) ->
    [you] Pones
   *[other] { $seat } pone
  } { FORM($card, "el") } en juego.
ak-told-stands = { PERSON($seat) ->
    [you] Colocas
   *[other] { $seat } coloca
  } { FORM($card, "el") } en el espacio { $space } { $n ->
    [0] sin conocimientos
    [one] con { $n } conocimiento
   *[other] con { $n } conocimientos
  }.
ak-told-moves = { $card }: al espacio { $space }.
ak-told-trades = Intercambio de niveles en el espacio { $space }: { $card } con { $other }.
ak-told-cramped = Los objetivos dejan { $left ->
    [0] ningún espacio de artefacto libre
    [one] { $left } espacio de artefacto libre
   *[other] { $left } espacios de artefacto libres
  }; el cofre «{ $coffer }» pide { $needed } artefactos.
ak-told-slide = { PERSON($seat) ->
    [you] Tus monumentos
   *[other] Los monumentos { FORM($seat, "de") }
  } avanzan un espacio.
ak-told-declines = { PERSON($seat) ->
    [you] Tu Pasado recibe { FORM($card, "el") }.
   *[other] El Pasado { FORM($seat, "de") } recibe { FORM($card, "el") }.
  }
ak-told-learns = La tecnología { $card } se une a { PERSON($seat) ->
    [you] las tuyas
   *[other] las { FORM($seat, "de") }
  }.
ak-told-claims = La tecnología { $card } deja su monumento y se une a { PERSON($seat) ->
    [you] las tuyas
   *[other] las { FORM($seat, "de") }
  }.
ak-told-stores = La tecnología { $card } se coloca sobre { PERSON($seat) ->
    [you] uno de tus monumentos
   *[other] un monumento { FORM($seat, "de") }
  }.
ak-told-cleared = { $count ->
    [one] Tecnología retirada de la loseta y descartada
   *[other] Tecnologías retiradas de la loseta y descartadas
  }: { $card }.
ak-told-buried = La tecnología { $card } va bajo el mazo de su nivel.
ak-told-refill = La loseta { $tile } muestra ahora: { $cards }.
ak-told-dealt = La tecnología { $card } llega a la loseta { $tile }.
ak-told-dealt-n = La loseta { $tile } recibe { $n } { $n ->
    [one] tecnología nueva
   *[other] tecnologías nuevas
  }.
ak-told-shuffled = El descarte se baraja y pasa a ser el mazo de constructor.
ak-told-shuffled-technologies = Las tecnologías de nivel { $level ->
    [1] I
   *[2] II
  } descartadas se barajan y pasan a ser el mazo de ese nivel.
ak-told-less-knowledge = Se { $n ->
    [one] retira { $n } conocimiento
   *[other] retiran { $n } conocimientos
  } { FORM($card, "de") }; { $left ->
    [0] no queda ninguno
    [one] queda { $left }
   *[other] quedan { $left }
  }.
ak-told-more-knowledge = Se { $n ->
    [one] añade { $n } conocimiento
   *[other] añaden { $n } conocimientos
  } { FORM($card, "a") }: { $left } en total.
ak-told-lost = { PERSON($seat) ->
    [you] Pierdes
   *[other] { $seat } pierde
  } { $n } { $n ->
    [one] conocimiento
   *[other] conocimientos
  }, { $total } en total.
ak-told-recovered = { PERSON($seat) ->
    [you] Descartas
   *[other] { $seat } descarta
  } { $n } { $n ->
    [one] conocimiento perdido
   *[other] conocimientos perdidos
  }; { $total ->
    [0] no queda ninguno
    [one] queda { $total }
   *[other] quedan { $total }
  }.
ak-told-rotated = { PERSON($seat) ->
    [you] Giras
   *[other] { $seat } gira
  } { $n } { $n ->
    [one] monumento
   *[other] monumentos
  } { PERSON($seat) ->
    [you] de tu Pasado
   *[other] de su Pasado
  }.
ak-told-straight = { $n ->
    [one] Se endereza un monumento
   *[other] Se enderezan { $n } monumentos
  } { PERSON($seat) ->
    [you] de tu Pasado
   *[other] del Pasado { FORM($seat, "de") }
  }.
ak-told-turned = Mitad de la partida: la loseta { $n } se gira al nivel II.
ak-told-skip = { PERSON($seat) ->
    [you] Te saltarás
   *[other] { $seat } se saltará
  } la fase de declive de este turno.
ak-told-ending = Un Pasado tiene catorce monumentos: la partida acaba con esta ronda.
ak-told-turn = { PERSON($seat) ->
    [you] Es tu turno.
   *[other] Es el turno { FORM($seat, "de") }.
  }
ak-told-turn-alone = Turno { $turn } de { $turns }.
ak-told-die = El dado del olvido muestra un { $n }.
ak-told-die-rolled = Se lanza el dado del olvido.
ak-told-time-leaves = La carta del Tiempo entra en declive por { $n ->
    [1] primera
    [2] segunda
   *[other] última
  } vez.
ak-told-time-returns = La carta del Tiempo vuelve al espacio { $space }.
ak-told-time-moves = La carta del Tiempo va al espacio { $space }.
ak-told-drawn = Cofres robados para elegir los objetivos: { $coffers }.
ak-told-objective = El cofre «{ $coffer }» pasa a ser un objetivo.
ak-told-met = El objetivo del cofre «{ $coffer }» se cumple por ahora.
ak-told-no-longer-met = El objetivo del cofre «{ $coffer }» ya no se cumple.
ak-told-given-up = Se abandona el objetivo del cofre «{ $coffer }».
ak-told-used = El cofre «{ $coffer }» se usa y se descarta.
ak-told-unlearning-skipped = La fase de olvido de este turno se omitirá.

## nombres de los lugares, las acciones y los puntos

ak-zone-deck = mazo de constructor
ak-zone-discard = descarte
ak-zone-apart = apartado
ak-zone-tile = loseta de tecnologías
ak-zone-technology_deck = mazo de tecnologías
ak-zone-technology_discard = tecnologías descartadas
ak-zone-hand = mano
ak-zone-timeline = línea temporal
ak-zone-artifacts = artefactos
ak-zone-past = Pasado
ak-zone-collection = tecnologías
ak-zone-stored = sobre un monumento
ak-zone-lost = conocimientos perdidos
ak-zone-board = objetivos sobre el tablero
ak-zone-under = cofres bajo el tablero
ak-zone-time = carta del Tiempo
ak-zone-die = dado del olvido

ak-verb-search = BUSCAR
ak-verb-create = CREAR
ak-verb-learn = APRENDER
ak-verb-archive = ARCHIVAR
ak-verb-excavate = EXCAVAR
ak-verb-discard = Descartar
ak-verb-remove = Retirar conocimientos
ak-verb-add = Añadir conocimientos
ak-verb-give = Dar conocimientos perdidos
ak-verb-recover = Descartar conocimientos perdidos
ak-verb-move = Mover
ak-verb-swap = Intercambiar
ak-verb-destroy = Descartar del tablero
ak-verb-keep = Conservar
ak-verb-place = Poner bajo el mazo
ak-verb-take = Tomar
ak-verb-rob = Mirar una mano
ak-verb-bury = Poner bajo el mazo
ak-verb-turn = Girar la loseta
ak-verb-use = Usar el efecto
ak-verb-draw = Robar
ak-verb-decline = Hacer declinar
ak-verb-done = Terminar
ak-verb-pass = Renunciar al efecto
ak-verb-stop = Renunciar a estos efectos
ak-verb-store = Poner sobre el monumento
ak-verb-renew = Renovar la loseta
ak-verb-coffer = Usar un cofre
ak-verb-objective = Tomar como objetivo
ak-verb-abandon = Abandonar
ak-verb-go = Continuar

ak-slot-verb = acción
ak-slot-card = carta
ak-slot-cards = cartas
ak-slot-space = espacio
ak-slot-n = número
ak-slot-with = se intercambia con
ak-slot-victim = jugador
ak-slot-tile = loseta
ak-slot-effect = efecto
ak-slot-coffer = cofre
ak-slot-coffers = cofres

ak-points-past = impresos en el Pasado
ak-points-endgame = efectos de final de partida
ak-points-technologies = impresos en las tecnologías
ak-points-timeline = 1 por monumento en la línea temporal
ak-points-lost = conocimientos perdidos
