### Ankh'or.

ankhor-option-edition = Reglamento
ankhor-option-merged_bonus = Los grupos que se unen conservan todas sus fichas de bonificación
ankhor-option-covered_at_once = Reglamento francés: el límite se aplica en cuanto se cubre un almacén lleno
ankhor-option-scribe_limits = Los límites se aplican antes del turno extra de un escriba
ankhor-value-en = inglés
ankhor-value-es = español
ankhor-value-fr = francés

## Nombres

ankhor-seat = Jugador { $number }
ankhor-colour = { $colour ->
    [blue] azul
    [white] blanco
    [black] negro
    [green] verde
   *[red] rojo
  }
ankhor-token = { $token ->
    [blue] azul
    [white] blanco
    [black] negro
    [green] verde
    [red] rojo
   *[ankh] ankh
  }
ankhor-tokens = { $count } { $token ->
    [blue] { $count ->
        [one] azul
       *[other] azules
      }
    [white] { $count ->
        [one] blanca
       *[other] blancas
      }
    [black] { $count ->
        [one] negra
       *[other] negras
      }
    [green] { $count ->
        [one] verde
       *[other] verdes
      }
    [red] { $count ->
        [one] roja
       *[other] rojas
      }
   *[ankh] { $count ->
        [one] ankh
       *[other] ankhs
      }
  }
ankhor-resources = { $count ->
    [one] un recurso
   *[other] { $count } recursos
  }
ankhor-good = { $good ->
    [fish] pescado
    [ivory] marfil
    [wood] madera
    [reed] papiro
    [cloth] tela
   *[ankh] ankh
  }
ankhor-tile = { $kind ->
    [jackal] chacal
    [scarab] escarabajo
    [falcon] halcón
    [two] 2 puntos
    [warehouse] almacén
    [scribe] escriba
   *[desert] desierto
  } { $colour ->
    [blue] azul
    [white] blanco
    [black] negro
    [green] verde
   *[red] rojo
  }
ankhor-letter = { $letter } { $token ->
    [blue] azul
    [white] blanco
    [black] negro
    [green] verde
    [red] rojo
   *[ankh] ankh
  }
ankhor-short = { $short } { $kind ->
    [jackal] chacal
    [scarab] escarabajo
    [falcon] halcón
    [two] 2 puntos
    [warehouse] almacén
    [scribe] escriba
   *[desert] desierto
  }
ankhor-kind = { $kind ->
    [jackal] chacal
    [scarab] escarabajo
    [falcon] halcón
    [two] 2 puntos
    [warehouse] almacén
    [scribe] escriba
   *[desert] desierto
  }
ankhor-kind-does = { $kind ->
    [jackal] Un animal: los chacales adyacentes, dos o más, valen un punto cada uno.
    [scarab] Un animal: los escarabajos adyacentes, dos o más, valen un punto cada uno.
    [falcon] Un animal: los halcones adyacentes, dos o más, valen un punto cada uno.
    [two] Dos puntos.
    [warehouse] Trae una ficha de su color y guarda una por encima del límite mientras nada lo cubra.
    [scribe] Al comprarlo el turno acaba en el acto y sigue un turno extra completo.
   *[desert] Nada más que su color.
  }
ankhor-group = grupo { $of ->
    [blue] azul
    [white] blanco
    [black] negro
    [green] verde
    [red] rojo
    [jackal] de chacales
    [scarab] de escarabajos
   *[falcon] de halcones
  }
ankhor-number = { $number }
ankhor-verb-take = tomar fichas
ankhor-verb-buy = comprar una pieza
ankhor-verb-refresh = renovar la oferta
ankhor-verb-move = mover una pieza
ankhor-verb-return = devolver fichas
ankhor-verb-end = terminar el turno
ankhor-slot-tokens = fichas
ankhor-slot-column = columna
ankhor-slot-place = lugar
ankhor-slot-spare = recurso ahorrado
ankhor-slot-pile = pila
ankhor-slot-tile = pieza
ankhor-slot-ankhs = ankhs
ankhor-points-printed = por números en las piezas
ankhor-points-bonus = por fichas de bonificación
ankhor-points-animals = por grupos de animales
ankhor-points-colours = por grupos de color
ankhor-points-tokens = por fichas restantes
ankhor-items-tile = Piezas

## Lo que hace una acción

ankhor-does-take = { $seat } toma { $tokens }.
ankhor-does-buy = { $spare ->
    [yes] { $seat } compra la pieza { $tile } de la columna { $column }, la coloca en altura en { $place } y se ahorra un recurso ({ $spared }).
   *[no] { $seat } compra la pieza { $tile } de la columna { $column } y la coloca en { $place }.
  }
ankhor-does-refresh = { $seat } gasta un ankh y renueva la oferta con la pila { $pile }.
ankhor-does-move = { $seat } gasta un ankh y mueve la pieza { $tile } de { $start } a { $place }.
ankhor-does-return = { $seat } devuelve { $tokens }.
ankhor-does-end = { $seat } termina el turno.

## Lo que resulta

ankhor-told-pays = { $seat } paga { $tokens }.
ankhor-told-gets = { $seat } recibe { $tokens } del suministro.
ankhor-told-gives = { $seat } devuelve { $tokens } al suministro.
ankhor-told-stores = { $seat } guarda { $tokens } en el almacén.
ankhor-told-stocked = El nuevo almacén de { $seat } recibe { $tokens } del suministro.
ankhor-told-covered = El almacén de { $seat } queda cubierto: { $tokens } vuelve al suministro.
ankhor-told-uncovered = El almacén de { $seat } queda cubierto: { $tokens } pasa a las existencias.
ankhor-told-placed = La pieza { $tile } de { $seat } está en { $place }.
ankhor-told-removed = La pieza { $tile } sale del juego.
ankhor-told-drawn = { $count ->
    [one] Nueva en la oferta: { $tiles }.
   *[other] Nuevas en la oferta, de izquierda a derecha: { $tiles }.
  }
ankhor-told-comes = { $count ->
    [one] Llega una pieza
   *[other] Llegan { $count } piezas
  } de la pila { $pile }.
ankhor-told-slid = La pieza { $tile } se desliza a la columna { $column }.
ankhor-told-turned-up = La pieza { $tile } se descubre en la columna { $column }.
ankhor-told-bonus = { $count ->
    [one] { $seat } toma una ficha de bonificación.
   *[other] { $seat } toma { $count } fichas de bonificación.
  }
ankhor-told-bonus-lost = { $count ->
    [one] { $seat } devuelve una ficha de bonificación.
   *[other] { $seat } devuelve { $count } fichas de bonificación.
  }
ankhor-told-group-forms = { $seat }: se forma un { $group } de { $count }.
ankhor-told-group-grows = { $seat }: el { $group } crece a { $count }.
ankhor-told-group-merges = { $seat }: unos grupos se unen en un { $group } de { $count }.
ankhor-told-group-shrinks = { $seat }: el { $group } se reduce a { $count }.
ankhor-told-group-split = { $seat }: el { $group } se parte en grupos de { $sizes }; el mayor tiene { $count }.
ankhor-told-group-gone = { $seat }: el { $group } de { $count } se deshace.
ankhor-told-limit = { $seat } tiene demasiadas fichas: { $surplus } de más.
ankhor-told-extra = El escriba da a { $seat } un turno extra.
ankhor-told-turn = Es el turno de { $seat }.
ankhor-told-round = Empieza la ronda { $round }.
ankhor-told-last-round = Un dominio tiene { $count } piezas: esta ronda es la última.

## El final

ankhor-reason-thirteen = Un dominio ha llegado a trece piezas y la ronda está completa.
ankhor-reason-nothing-left = No quedan piezas ni en las pilas ni en la oferta.
ankhor-reason-given-up = Durante cuarenta turnos nadie ha comprado una pieza.
ankhor-tie-tiles = { $ended } { $seats } empatan a { $points } puntos; decide tener menos piezas, { $count }, a favor de { $winners }.
ankhor-tie-fewer-tokens = { $ended } { $seats } empatan a { $points } puntos y en piezas; decide tener menos fichas restantes, { $count }, a favor de { $winners }.
ankhor-tie-more-tokens = { $ended } { $seats } empatan a { $points } puntos y en piezas; decide tener más fichas restantes, { $count }, a favor de { $winners }.
ankhor-tie-shared = { $ended } { $seats } empatan a { $points } puntos, en piezas y en fichas: comparten la victoria.

## Lo que se pide

ankhor-question-main = { $seat }: toma tres fichas o compra una pieza{ $ankhs ->
    [0] {""}
    [one] ; se puede gastar un ankh
   *[other] ; se pueden gastar { $ankhs } ankhs
  }.
ankhor-question-after = { $seat }: gasta un ankh ({ $ankhs } por gastar) o termina el turno.
ankhor-question-return = { $seat }: devuelve lo que pasa del límite: { $surplus }.

## La mesa como texto

ankhor-draw-round = Ronda { $round }{ $last ->
    [yes] , la última
   *[no] {""}
  } · reglamento { $edition ->
    [es] español
    [fr] francés
   *[en] inglés
  }
ankhor-draw-over = La partida ha terminado tras { $round ->
    [one] una ronda
   *[other] { $round } rondas
  } · reglamento { $edition ->
    [es] español
    [fr] francés
   *[en] inglés
  }
ankhor-draw-offer = Oferta: columna, precio, pieza
ankhor-draw-pile = Pila { $number }: { $size ->
    [one] una pieza
   *[other] { $size } piezas
  }, dorso visible { $back }
ankhor-draw-pile-empty = Pila { $number }: vacía
ankhor-draw-supply = Suministro: { $tokens }; fichas de bonificación: { $bonus }
ankhor-draw-seat = { $seat } · { $count ->
    [one] una pieza
   *[other] { $count } piezas
  } · { $score ->
    [one] un punto
   *[other] { $score } puntos
  }
ankhor-draw-part = { $points } { $what }
ankhor-draw-points = Puntos: { $parts }
ankhor-draw-tokens = Fichas: { $tokens } · guardadas: { $stored } · fichas de bonificación: { $count }
ankhor-draw-floor = { $level ->
    [0] Suelo
   *[other] Piso { $level }
  }
ankhor-draw-marks = ^ sostiene una pieza · * guarda una ficha · + lugar libre

## Textos que no son acciones

ankhor-bad-verb = «{ $text }» no es una acción; las acciones empiezan por take, buy, refresh, move, return o end.
ankhor-bad-form-take = «take» nombra tres fichas, como en «take b b a».
ankhor-bad-form-buy = «buy» nombra una columna y un lugar y, en altura, el recurso ahorrado, como en «buy 4 @1,0» o «buy 5 @0.5,0.5 spare r».
ankhor-bad-form-refresh = «refresh» nombra una pila, como en «refresh 2».
ankhor-bad-form-move = «move» nombra dos lugares, como en «move 0,1 2,1».
ankhor-bad-form-return = «return» nombra las fichas devueltas, como en «return g r».
ankhor-bad-form-end = Para terminar el turno basta la palabra «end».
ankhor-bad-place = «{ $text }» no es un lugar; se escribe 1,0 o 0.5,0.5 o, en el segundo piso, 1,1^2.
ankhor-mixed-place = El lugar { $text } no existe: en el suelo y en el segundo piso los dos números son enteros, en el primero son medios.
ankhor-too-far = { $place } queda más allá del borde de la mesa, a { $reach } pasos del origen.
ankhor-bad-token = «{ $text }» no es una ficha; las fichas son b, w, k, g, r y a.
ankhor-bad-resource = «{ $text }» no es un recurso; los recursos son b, w, k, g y r.
ankhor-bad-number = «{ $text }» no es un número de 1 a { $highest }.
ankhor-no-tile-there = No tienes ninguna pieza en { $place }.
ankhor-return-too-many = Nadie tiene tantas fichas de un mismo tipo.

## Por qué una acción no está permitida

ankhor-why-over = La partida ha terminado.
ankhor-why-legal = Esta acción está permitida ahora.
ankhor-why-return-first = Devuelve primero lo que pasa del límite: { $surplus }.
ankhor-why-main-done = Ya has hecho tu acción principal en este turno.
ankhor-why-main-first = Antes de terminar el turno toma tres fichas o compra una pieza.
ankhor-why-supply = El suministro no tiene tantas: de tipo { $token } quedan { $left }.
ankhor-why-gap = La columna { $column } de la oferta está vacía.
ankhor-why-price = No puedes pagar la pieza { $tile }; falta: { $missing }.
ankhor-why-taken = Ya hay una pieza en { $place }.
ankhor-why-origin = La primera pieza de un dominio va al origen, 0,0.
ankhor-why-side = Una pieza del suelo debe compartir un lado con otra de tus piezas del suelo, y { $place } no lo hace.
ankhor-why-square = No hay un cuadrado completo de cuatro piezas bajo { $place }.
ankhor-why-floors = El reglamento { $edition } no permite piezas por encima del piso { $floors }.
ankhor-why-colour = Para construir en altura una de las cuatro piezas de abajo debe tener el color de la pieza: no hay ninguna pieza de color { $colour } bajo { $place }.
ankhor-why-spare-ground = Solo en altura se ahorra un recurso; en el suelo se paga todo el precio.
ankhor-why-spare-name = En altura se ahorra un recurso del precio: di cuál, como en «spare r».
ankhor-why-spare-marker = No se puede ahorrar ese recurso ({ $token }): no hay tal marcador sobre la columna { $column }.
ankhor-why-ankh-none = Esto cuesta un ankh y no tienes ninguno.
ankhor-why-ankh-new = Esto cuesta un ankh, y un ankh tomado en este turno no se puede gastar en él.
ankhor-why-refresh-nothing = Renovar la oferta no cambiaría nada ahora.
ankhor-why-pile-empty = La pila { $pile } está vacía y la otra no.
ankhor-why-carries = La pieza en { $place } sostiene otra y no se puede mover.
ankhor-why-same-place = Una pieza movida debe cambiar de lugar.
ankhor-why-floor-ground = Una pieza del suelo solo puede ir a otro lugar del suelo.
ankhor-why-floor-upper = Una pieza en altura solo puede ir a otro lugar sobre cuatro piezas.
ankhor-why-no-return = Solo se devuelven fichas al final de un turno, cuando hay demasiadas.
ankhor-why-return-exactly = Devuelve exactamente lo que pasa del límite: { $surplus }.
ankhor-why-not-held = No tienes tantas para devolver: en tus existencias hay { $held } de tipo { $token }.

## Lo que puede estar mal en una posición

ankhor-position-problem = { $field }: { $reason }
ankhor-position-json = Una posición de Ankh'or es un objeto JSON y nada más.
ankhor-position-long = Una posición de Ankh'or no tiene más de { $most } caracteres.
ankhor-position-unknown = No existe tal campo.
ankhor-position-field = Falta o no tiene la forma correcta.
ankhor-position-edition = La posición es para el reglamento «{ $given }» y la opción de la partida es «{ $edition }».
ankhor-position-players = Una posición necesita una lista de dos, tres o cuatro dominios.
ankhor-position-many-tiles = Ningún dominio tiene más de { $most } piezas.
ankhor-position-tile = Esto no nombra una pieza, como «blue jackal» o, en un dominio, «blue jackal @0,0».
ankhor-position-stored-twice = Dos fichas guardadas tienen el mismo color.
ankhor-position-column = Esta columna debe tener { $size } marcadores de precio.
ankhor-position-offer = La oferta debe tener { $columns } columnas, con null para un hueco.
ankhor-position-piles-offer = Una posición que da las pilas debe dar también la oferta.
ankhor-position-removed = Estas no son las piezas que faltan en otra parte.
ankhor-position-pile = Esta pila no puede tener más de { $most } piezas.
ankhor-position-tile-mix = Esta pieza { $tile } sobra: el juego tiene { $most }.
ankhor-position-missing = { $count ->
    [one] Falta una pieza
   *[other] Faltan { $count } piezas
  }; solo con dos jugadores salen piezas del juego.
ankhor-position-markers = Debe haber { $each } marcadores de tipo { $token }, no { $count }.
ankhor-position-alike = Los tres marcadores de esta columna son iguales.
ankhor-position-tokens = Los jugadores tienen { $count } fichas de tipo { $token } y solo hay { $most }.
ankhor-position-bonus-supply = Los jugadores tienen más de las { $most } fichas de bonificación que hay.
ankhor-position-place = Hay otra pieza en { $place }.
ankhor-position-air = La pieza en { $place } no descansa sobre cuatro piezas.
ankhor-position-apart = No hay dos piezas de este dominio que compartan un lado.
ankhor-position-beyond = Entre la pieza { $tiles } y la última solo pueden haberse comprado escribas.
ankhor-position-stored = No hay un almacén descubierto donde guardar una ficha de tipo { $token }.
ankhor-position-bonus = Fichas de bonificación: { $count }; grupos que merecen una: { $groups }.
ankhor-position-limit = Son más fichas de las posibles en este momento.
ankhor-position-over = Esta razón del final de la partida no encaja con la mesa.
ankhor-position-over-turn = Cuando la partida ha terminado no hay ningún turno en curso.
ankhor-position-ended = Con { $tiles } piezas ya aquí la partida habría terminado.
ankhor-position-idle = Con { $idle } turnos sin compra la partida habría terminado.
ankhor-position-nothing-left = Sin piezas que comprar la partida habría terminado.
ankhor-position-bought = No se puede haber comprado ninguna pieza en este turno.
ankhor-position-extra = Un turno extra solo espera mientras se devuelven fichas tras comprar un escriba.
ankhor-position-merged = Solo un único grupo grande puede tener dos fichas de bonificación, y solo si los grupos que se unen conservan las suyas.
ankhor-position-resume = Solo se devuelven fichas en mitad de un turno si el límite se aplica en cuanto se cubre un almacén lleno.
ankhor-position-after = Tras la acción principal este turno habría terminado por sí solo: no se puede gastar ningún ankh.
ankhor-position-spendable = Los ankhs por gastar deben ser de { $fewest } a { $most }.
ankhor-position-return = No hay fichas que devolver.
ankhor-position-storable = Una ficha de tipo { $token } se guardaría antes de devolver ninguna.

## Decisiones

ankhor-ruling-components = La mezcla de piezas, la de marcadores y el orden de las columnas no están impresos en los reglamentos; los nuestros vienen de otras fuentes.
ankhor-ruling-opening = La pila de la que sale la primera oferta se elige al azar.
ankhor-ruling-backs = Los colores del dorso de las dos piezas superiores son públicos en todas las ediciones, aunque solo el reglamento francés los menciona.
ankhor-ruling-floors = El reglamento francés solo habla de un primer piso, así que su edición tiene un solo piso; en las otras los pisos siguientes cumplen la misma regla.
ankhor-ruling-pile = Se renueva con una pila que aún tenga piezas; si las dos están vacías se nombra la pila 1.
ankhor-ruling-refresh = Con las dos pilas vacías la oferta queda incompleta, y solo se renueva si se retira, desliza o roba una pieza.
ankhor-ruling-islands = Un movimiento puede partir un dominio en islas.
ankhor-ruling-place = Una pieza movida debe cambiar de lugar.
ankhor-ruling-reach = Ninguna pieza está a más de { $reach } pasos del origen, en ninguna dirección.
ankhor-ruling-merged = Los reglamentos no dicen qué pasa con las fichas de bonificación de dos grupos grandes que se unen. Aquí un grupo grande tiene una sola ficha sea cual sea su tamaño, así que se devuelve una; con la opción merged_bonus se conservan las dos hasta que el grupo se deshace.
ankhor-ruling-bonus = Cuando no quedan fichas de bonificación no se toma ninguna; puede tomarse tras una colocación o un movimiento posterior del mismo jugador, si alguna ha vuelto.
ankhor-ruling-tokens = Se paga con fichas guardadas antes que con las existencias, y al final del turno las fichas de más se guardan, en el orden azul, blanco, negro, verde, rojo, antes de devolver ninguna.
ankhor-ruling-covered = Una ficha guardada que queda cubierta se pierde aunque las existencias tengan sitio. En la edición francesa va a las existencias; no se dice si el límite se aplica en el acto o al final del turno: aquí al final, y con la opción covered_at_once en el acto.
ankhor-ruling-warehouse = El precio se paga antes de que un almacén comprado tome su ficha; un almacén movido conserva la suya y no trae otra.
ankhor-ruling-scribe = Comprar un escriba termina el turno en el acto: después no se gasta ningún ankh, pero los que se tienen pueden gastarse en el turno extra. No se dice si entre ambos se aplican los límites; aquí sí, salvo que la opción scribe_limits esté desactivada.
ankhor-ruling-empty = La partida también termina, con la ronda, cuando las pilas y la oferta están vacías.
ankhor-ruling-idle = La partida también termina, con la ronda, cuando los últimos { $turns } turnos de todos los jugadores pasaron sin compra.
ankhor-ruling-carrying = Una pieza que sostiene otra no se puede mover, en ninguna edición.
ankhor-ruling-exactly = Un turno tiene exactamente una acción principal, y tomar es tomar exactamente tres fichas, en todas las ediciones.
ankhor-ruling-animals = Los animales deben ser adyacentes para formar un grupo, en todas las ediciones.
ankhor-ruling-ties = Las fichas que deciden un empate son todas las que quedan, ankhs y guardadas incluidas; las de bonificación no cuentan.
