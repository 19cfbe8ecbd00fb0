### Lo que ha pasado en la mesa de Ancient Knowledge, un pequeño cambio cada vez.

ak-told-by-itself = { $what } No había otra opción.
ak-told-draws = { $seat } roba { $card }.
ak-told-draws-n = { $seat } roba { $n ->
    [one] una carta
   *[other] { $n } cartas
  }.
ak-told-hand-full = La mano de { $seat } está llena: { $n ->
    [one] una carta no se roba
   *[other] { $n } cartas no se roban
  }.
ak-told-takes = { $seat } toma { $card } en su mano.
ak-told-takes-from = { $seat } toma { $card } de la mano de { $other }.
ak-told-steals = { $seat } toma { $n ->
    [one] una carta
   *[other] { $n } cartas
  } de la mano de { $other }.
ak-told-keeps = { $seat } conserva { $n ->
    [one] una de las cartas
   *[other] { $n } de las cartas
  } y descarta las demás.
ak-told-discards = { $seat } descarta { $card }.
ak-told-discards-n = { $seat } descarta { $n ->
    [one] una carta
   *[other] { $n } cartas
  } boca abajo.
ak-told-shown = Se revela y se descarta: { $card }.
ak-told-put-away = Se descarta: { $card }.
ak-told-leaves = { $card } deja el tablero de { $seat } y va al descarte.
ak-told-laid = { $card } se aparta.
ak-told-looks = Apartado: { $cards }.
ak-told-looks-n = { $seat } mira { $n ->
    [one] una carta
   *[other] { $n } cartas
  }.
ak-told-enters = { $card } entra en juego con { $seat }.
ak-told-stands = { $card } llega al espacio { $space } de { $seat } { $n ->
    [0] sin conocimiento
    [one] con { $n } conocimiento
   *[other] con { $n } conocimientos
  }.
ak-told-moves = { $card } va al espacio { $space }.
ak-told-trades = { $card } y { $other } intercambian sus niveles en el espacio { $space }.
ak-told-cramped = Los objetivos dejan { $left ->
    [0] ningún espacio de artefacto libre
    [one] { $left } espacio de artefacto libre
   *[other] { $left } espacios de artefacto libres
}; { $coffer } pide { $needed } artefactos.
ak-told-slide = Los monumentos de { $seat } avanzan un espacio.
ak-told-declines = { $card } pasa al Pasado de { $seat }.
ak-told-learns = { $card } se une a las tecnologías de { $seat }.
ak-told-claims = { $card } deja su monumento y se une a las tecnologías de { $seat }.
ak-told-stores = { $card } se coloca sobre un monumento de { $seat }.
ak-told-cleared = Se retira de la loseta y se descarta: { $card }.
ak-told-buried = { $card } pasa bajo su mazo.
ak-told-refill = La loseta { $tile } muestra ahora { $cards }.
ak-told-dealt = { $card } llega a la loseta { $tile }.
ak-told-dealt-n = La loseta { $tile } recibe { $n } { $n ->
    [one] tecnología nueva
   *[other] tecnologías nuevas
  }.
ak-told-shuffled = El descarte se baraja y pasa a ser el mazo de constructor.
ak-told-shuffled-technologies = Las tecnologías de nivel { $level ->
    [1] I
   *[2] II
  } descartadas se barajan y pasan a ser su mazo.
ak-told-less-knowledge = Se { $n ->
    [one] retira { $n } conocimiento
   *[other] retiran { $n } conocimientos
  } de { $card }; le { $left ->
    [one] queda
   *[other] quedan
  } { $left }.
ak-told-more-knowledge = { $card } recibe { $n } { $n ->
    [one] conocimiento
   *[other] conocimientos
  } y lleva { $left }.
ak-told-lost = { $seat } pierde { $n } { $n ->
    [one] conocimiento
   *[other] conocimientos
  }, { $total } en total.
ak-told-recovered = { $seat } descarta { $n } { $n ->
    [one] conocimiento perdido
   *[other] conocimientos perdidos
  }; le { $total ->
    [one] queda
   *[other] quedan
  } { $total }.
ak-told-rotated = { $seat } gira { $n } { $n ->
    [one] monumento
   *[other] monumentos
  } del Pasado.
ak-told-straight = { $n ->
    [one] Un monumento del Pasado de { $seat } vuelve a estar recto.
   *[other] { $n } monumentos del Pasado de { $seat } vuelven a estar rectos.
  }
ak-told-turned = Mitad de la partida: la loseta { $n } se gira al nivel II.
ak-told-skip = { $seat } omitirá la fase de declive de este turno.
ak-told-ending = Un Pasado tiene catorce monumentos: la partida acaba con esta ronda.
ak-told-turn = { $seat } empieza su turno.
ak-told-turn-alone = Empieza el turno { $turn } de { $turns }.
ak-told-die = El dado del olvido muestra { $n }.
ak-told-die-rolled = Se lanza el dado del olvido.
ak-told-time-leaves = La carta del Tiempo deja la línea temporal por { $n ->
    [1] primera
    [2] segunda
   *[other] última
  } vez.
ak-told-time-returns = La carta del Tiempo vuelve al espacio { $space }.
ak-told-time-moves = La carta del Tiempo va al espacio { $space }.
ak-told-drawn = Robados para elegir los objetivos: { $coffers }.
ak-told-objective = { $coffer } pasa a ser un objetivo.
ak-told-met = El objetivo de { $coffer } se cumple tal como están las cosas.
ak-told-no-longer-met = El objetivo de { $coffer } ya no se cumple.
ak-told-given-up = Se abandona el objetivo de { $coffer }.
ak-told-used = { $coffer } se usa y se descarta.
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
ak-zone-lost = conocimiento perdido
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
ak-verb-remove = Retirar conocimiento
ak-verb-add = Añadir conocimiento
ak-verb-give = Dar conocimiento perdido
ak-verb-recover = Descartar conocimiento perdido
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
ak-verb-done = Listo
ak-verb-pass = Renunciar
ak-verb-stop = Dejar el resto
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
ak-points-lost = conocimiento perdido

## nombres de las cosas

ak-name = { $id ->
   *[other] { $name }
}
ak-named = { ak-name } ({ $id })
ak-name-given = { "es" ->
    [fr] { $fr }
    [es] { $es }
    [de] { $de }
   *[en] { $en }
}
ak-named-given = { $name } ({ $id })
ak-name-coffer = { $id ->
    [A] Cofre de Tutankamón
    [B] Arca de Cípselo
    [C] Cofre de Myrina
    [D] Cofre canopo de Hetepheres
    [E] Lárnax de Vergina
    [F] Cista Ficoroni
    [G] Estandarte de Ur
    [H] Píxide de Nimrud
    [I] Osario de Peqi’in
    [J] Relicario de Bimaran
    [K] Cofre de Khatawy
    [L] Cofre de Franks
    [M] Cofre de Projecta
    [N] Cofre de Yuya
    [O] Sítula de Vače
   *[other] { $name }
}
ak-named-coffer = { ak-name-coffer } ({ $id })
ak-solo-challenge-name = { $number ->
    [1] Nueva era
    [2] Enterrador de artefactos
    [3] Destino azaroso
    [4] Buena fortuna
    [5] Maestro del conocimiento perdido
    [6] Guardián del conocimiento
    [7] Arquitecto de precisión
    [8] Maestro de las tecnologías
    [9] Experto en pirámides
   *[10] Gran constructor
}
