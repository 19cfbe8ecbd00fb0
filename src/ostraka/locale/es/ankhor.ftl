### Ankh’or.

ankhor-option-edition = Reglamento
ankhor-option-edition-why = Español: los ankhs que sobran no puntúan. Francés: un solo nivel superior, la ficha de un almacén cubierto va a tus existencias y un empate lo gana quien tiene más fichas.
ankhor-option-merged_bonus = Los grupos que se unen conservan todas sus fichas de bonificación
ankhor-option-covered_at_once = Reglamento francés: el límite se aplica en cuanto se cubre un almacén lleno
ankhor-option-scribe_limits = Los límites se aplican antes del turno adicional de un escriba
ankhor-value-en = inglés
ankhor-value-es = español
ankhor-value-fr = francés

## Nombres

ankhor-seat = Jugador { $number }
    .de = del jugador { $number }
    .a = al jugador { $number }
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
    .fichas = { $token ->
    [blue] fichas azules
    [white] fichas blancas
    [black] fichas negras
    [green] fichas verdes
    [red] fichas rojas
   *[ankh] ankhs
  }
ankhor-tokens = { $count } { $token ->
    [ankh] {""}
   *[other] { $place ->
        [middle] {""}
        [last] {""}
       *[first] { $count ->
            [one] ficha{" "}
           *[other] fichas{" "}
          }
      }
  }{ $token ->
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
    [one] { $count } recurso
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
    [two] pieza { $colour ->
        [blue] azul
        [white] blanca
        [black] negra
        [green] verde
       *[red] roja
      } «2»
   *[other] { $kind ->
        [jackal] chacal
        [scarab] escarabajo
        [falcon] halcón
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
  }
    .el = { $kind ->
    [two] la { ankhor-tile }
   *[other] el { ankhor-tile }
  }
    .El = { $kind ->
    [two] La { ankhor-tile }
   *[other] El { ankhor-tile }
  }
    .lo = { $kind ->
    [two] la
   *[other] lo
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
    [scribe] Al comprarlo el turno acaba en el acto y sigue un turno adicional completo.
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

ankhor-does-take = { PERSON($seat) ->
    [you] Tomas
   *[other] { $seat } toma
  } { $tokens }.
ankhor-does-buy = { $spare ->
    [yes] { PERSON($seat) ->
    [you] Compras
   *[other] { $seat } compra
  } { FORM($tile, "el") } de la columna { $column }, { FORM($tile, "lo") } { PERSON($seat) ->
    [you] colocas
   *[other] coloca
  } en un nivel superior, en { $place }, y { PERSON($seat) ->
    [you] te ahorras
   *[other] se ahorra
  } un recurso { $spared }.
   *[no] { PERSON($seat) ->
    [you] Compras
   *[other] { $seat } compra
  } { FORM($tile, "el") } de la columna { $column } y { FORM($tile, "lo") } { PERSON($seat) ->
    [you] colocas
   *[other] coloca
  } en { $place }.
  }
ankhor-does-refresh = { PERSON($seat) ->
    [you] Gastas un ankh y renuevas
   *[other] { $seat } gasta un ankh y renueva
  } la oferta con la pila { $pile }.
ankhor-does-move = { PERSON($seat) ->
    [you] Gastas un ankh y mueves
   *[other] { $seat } gasta un ankh y mueve
  } { FORM($tile, "el") } de { $start } a { $place }.
ankhor-does-return = { PERSON($seat) ->
    [you] Devuelves
   *[other] { $seat } devuelve
  } { $tokens }.
ankhor-does-end = { PERSON($seat) ->
    [you] Terminas tu turno
   *[other] { $seat } termina su turno
  }.

## Lo que resulta

ankhor-told-pays = { PERSON($seat) ->
    [you] Pagas
   *[other] { $seat } paga
  } { $tokens }.
ankhor-told-gets = { PERSON($seat) ->
    [you] Recibes
   *[other] { $seat } recibe
  } { $tokens } del suministro.
ankhor-told-gives = { PERSON($seat) ->
    [you] Devuelves
   *[other] { $seat } devuelve
  } { $tokens } al suministro.
ankhor-told-stores = { PERSON($seat) ->
    [you] Guardas
   *[other] { $seat } guarda
  } { $tokens } en el almacén.
ankhor-told-stocked = { PERSON($seat) ->
    [you] Tu nuevo almacén
   *[other] El nuevo almacén { FORM($seat, "de") }
  } recibe { $tokens } del suministro.
ankhor-told-covered = { PERSON($seat) ->
    [you] Tu almacén
   *[other] El almacén { FORM($seat, "de") }
  } queda cubierto: { $tokens } vuelve al suministro.
ankhor-told-uncovered = { PERSON($seat) ->
    [you] Tu almacén
   *[other] El almacén { FORM($seat, "de") }
  } queda cubierto: { $tokens } pasa a las existencias.
ankhor-told-placed = { PERSON($seat) ->
    [you] Tu dominio
   *[other] El dominio { FORM($seat, "de") }
  }: { $tile } en { $place }.
ankhor-told-removed = { FORM($tile, "El") } sale del juego.
ankhor-told-drawn = { $count ->
    [one] Pieza nueva en la oferta: { $tiles }.
   *[other] Piezas nuevas en la oferta, de izquierda a derecha: { $tiles }.
  }
ankhor-told-comes = { $count ->
    [one] Llega una pieza
   *[other] Llegan { $count } piezas
  } de la pila { $pile }.
ankhor-told-slid = { FORM($tile, "El") } se desliza a la columna { $column }.
ankhor-told-turned-up = Nueva pieza en la columna { $column }: { $tile }.
ankhor-told-bonus = { PERSON($seat) ->
    [you] Tomas
   *[other] { $seat } toma
  } { $count ->
    [one] una ficha de bonificación
   *[other] { $count } fichas de bonificación
  }.
ankhor-told-bonus-lost = { PERSON($seat) ->
    [you] Devuelves
   *[other] { $seat } devuelve
  } { $count ->
    [one] una ficha de bonificación
   *[other] { $count } fichas de bonificación
  }.
ankhor-told-group-forms = { PERSON($seat) ->
    [you] Formas un grupo de { $things }.
   *[other] { $seat } forma un grupo de { $things }.
  }
ankhor-told-group-grows = { PERSON($seat) ->
    [you] Tu { $group } crece hasta las { $count } piezas.
   *[other] El { $group } { FORM($seat, "de") } crece hasta las { $count } piezas.
  }
ankhor-told-group-merges = { PERSON($seat) ->
    [you] Tus grupos se unen en un grupo de { $things }.
   *[other] Unos grupos { FORM($seat, "de") } se unen en un grupo de { $things }.
  }
ankhor-told-group-shrinks = { PERSON($seat) ->
    [you] Tu { $group } se reduce a { $count } piezas.
   *[other] El { $group } { FORM($seat, "de") } se reduce a { $count } piezas.
  }
ankhor-told-group-split = { PERSON($seat) ->
    [you] Tu { $group } se parte en grupos de { $sizes }.
   *[other] El { $group } { FORM($seat, "de") } se parte en grupos de { $sizes }.
  }
ankhor-told-group-gone = { PERSON($seat) ->
    [you] Tu grupo de { $things } se deshace.
   *[other] El grupo de { $things } { FORM($seat, "de") } se deshace.
  }
ankhor-told-limit = { PERSON($seat) ->
    [you] Tienes
   *[other] { $seat } tiene
  } demasiadas fichas: { $surplus } de más.
ankhor-told-extra = El escriba { PERSON($seat) ->
    [you] te da un turno adicional
   *[other] da un turno adicional { FORM($seat, "a") }
  }.
ankhor-told-turn = { PERSON($seat) ->
    [you] Es tu turno.
   *[other] Es el turno { FORM($seat, "de") }.
  }
ankhor-told-round = Empieza la ronda { $round }.
ankhor-told-last-round = Un dominio tiene { $count } piezas: esta ronda es la última.

## El final

ankhor-reason-thirteen = Un dominio ha llegado a trece piezas y la ronda está completa.
ankhor-reason-nothing-left = No quedan piezas ni en las pilas ni en la oferta.
ankhor-reason-given-up = Durante cuarenta turnos nadie ha comprado ninguna pieza.
ankhor-tie-tiles = { $ended } { $seats } empatan a { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
  }; { PERSON($winners) ->
    [you] ganas
   *[other] { $winning ->
        [one] gana
       *[other] ganan
      } { $winners }
  } con menos piezas ({ $count }).
ankhor-tie-fewer-tokens = { $ended } { $seats } empatan a { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
  } y en piezas; { PERSON($winners) ->
    [you] ganas
   *[other] { $winning ->
        [one] gana
       *[other] ganan
      } { $winners }
  } con menos fichas restantes ({ $count }).
ankhor-tie-more-tokens = { $ended } { $seats } empatan a { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
  } y en piezas; { PERSON($winners) ->
    [you] ganas
   *[other] { $winning ->
        [one] gana
       *[other] ganan
      } { $winners }
  } con más fichas restantes ({ $count }).
ankhor-tie-shared = { $ended } { $seats } empatan a { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
  }, en piezas y en fichas: comparten la victoria.

## Lo que se pide

ankhor-question-main = { PERSON($seat) ->
    [you] Toma
   *[other] { $seat }: toma
  } tres fichas o compra una pieza{ $ankhs ->
    [0] {""}
    [one] ; puedes gastar un ankh
   *[other] ; puedes gastar { $ankhs } ankhs
  }.
ankhor-question-after = { PERSON($seat) ->
    [you] Gasta
   *[other] { $seat }: gasta
  } un ankh ({ $ankhs ->
    [one] te queda { $ankhs }
   *[other] te quedan { $ankhs }
  } por gastar) o termina el turno.
ankhor-question-return = { PERSON($seat) ->
    [you] Devuelve
   *[other] { $seat }: devuelve
  } lo que pasa del límite ({ $surplus }).

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
    [0] Base
   *[other] Nivel { $level }
  }
ankhor-draw-marks = ^ sostiene una pieza · * guarda una ficha · + lugar libre

## Textos que no son acciones

ankhor-bad-verb = «{ $text }» no es una acción; las acciones empiezan por take, buy, refresh, move, return o end.
ankhor-bad-form-take = «take» necesita tres fichas, como en «take b b a».
ankhor-bad-form-buy = «buy» necesita una columna y un lugar y, en un nivel superior, el recurso ahorrado, como en «buy 4 @1,0» o «buy 5 @0.5,0.5 spare r».
ankhor-bad-form-refresh = «refresh» necesita una pila, como en «refresh 2».
ankhor-bad-form-move = «move» necesita dos lugares, como en «move 0,1 2,1».
ankhor-bad-form-return = «return» necesita las fichas que se devuelven, como en «return g r».
ankhor-bad-form-end = Para terminar el turno basta la palabra «end».
ankhor-bad-place = «{ $text }» no es un lugar; se escribe 1,0 o 0.5,0.5 o, en el segundo nivel superior, 1,1^2.
ankhor-mixed-place = El lugar { $text } no existe: en la base y en el segundo nivel superior los dos números son enteros, en el primero son medios.
ankhor-too-far = { $place } queda más allá del borde de la mesa, a { $reach } pasos del origen.
ankhor-bad-token = «{ $text }» no es una ficha; las fichas son b, w, k, g, r y a.
ankhor-bad-resource = «{ $text }» no es un recurso; los recursos son b, w, k, g y r.
ankhor-bad-number = «{ $text }» no es un número del 1 al { $highest }.
ankhor-no-tile-there = No tienes ninguna pieza en { $place }.
ankhor-return-too-many = Nadie tiene tantas fichas de un mismo tipo.

## Por qué una acción no está permitida

ankhor-why-over = La partida ha terminado.
ankhor-why-legal = Esta acción está permitida ahora.
ankhor-why-return-first = Devuelve primero lo que pasa del límite: { $surplus }.
ankhor-why-main-done = Ya has hecho tu acción principal en este turno.
ankhor-why-main-first = Antes de terminar el turno, toma tres fichas o compra una pieza.
ankhor-why-supply = { $left ->
    [0] En el suministro no quedan { FORM($token, "fichas") }.
    [one] En el suministro solo queda { $tokens }.
   *[other] En el suministro solo quedan { $tokens }.
  }
ankhor-why-gap = La columna { $column } de la oferta está vacía.
ankhor-why-price = No puedes pagar { FORM($tile, "el") }; todavía necesitas { $missing }.
ankhor-why-taken = Ya hay una pieza en { $place }.
ankhor-why-origin = La primera pieza de un dominio va al origen, 0,0.
ankhor-why-side = Una pieza de la base debe compartir un lado con otra pieza de tu base; en { $place } no comparte ninguno.
ankhor-why-square = No hay un cuadrado completo de cuatro piezas bajo { $place }.
ankhor-why-floors = El reglamento { $edition ->
    [es] español
    [fr] francés
   *[en] inglés
  } no permite piezas por encima del nivel { $floors }.
ankhor-why-colour = Para construir en un nivel superior, una de las cuatro piezas de abajo debe tener el color de la pieza: no hay ninguna pieza de color { $colour } bajo { $place }.
ankhor-why-spare-ground = Solo en un nivel superior se ahorra un recurso; en la base se paga todo el precio.
ankhor-why-spare-name = En un nivel superior se ahorra un recurso del precio: di cuál, como en «spare r».
ankhor-why-spare-marker = No se puede ahorrar ese recurso ({ $token }): no tiene ningún indicador de precio sobre la columna { $column }.
ankhor-why-ankh-none = Esto cuesta un ankh y no tienes ninguno.
ankhor-why-ankh-new = Esto cuesta un ankh, y un ankh tomado en este turno no se puede gastar en él.
ankhor-why-refresh-nothing = Renovar la oferta no cambiaría nada ahora.
ankhor-why-pile-empty = La pila { $pile } está vacía y la otra no.
ankhor-why-carries = La pieza en { $place } sostiene otra y no se puede mover.
ankhor-why-same-place = Una pieza movida debe cambiar de lugar.
ankhor-why-floor-ground = Una pieza de la base solo puede ir a otro lugar de la base.
ankhor-why-floor-upper = Una pieza de un nivel superior solo puede ir a otro lugar sobre cuatro piezas.
ankhor-why-no-return = Solo se devuelven fichas al final de un turno, cuando hay demasiadas.
ankhor-why-return-exactly = Devuelve exactamente lo que pasa del límite: { $surplus }.
ankhor-why-not-held = { $held ->
    [0] No tienes { FORM($token, "fichas") } para devolver.
   *[other] Solo tienes { $tokens } para devolver.
  }

## Lo que puede estar mal en una posición

ankhor-position-json = Una posición de Ankh’or es un objeto JSON y nada más.
ankhor-position-long = Una posición de Ankh’or no tiene más de { $most } caracteres.
ankhor-position-edition = La posición es para el reglamento «{ $given }» y la opción de la partida es «{ $edition }».
ankhor-position-tile = Esto no nombra una pieza, como «blue jackal» o, en un dominio, «blue jackal @0,0».
ankhor-position-stored-twice = Dos fichas guardadas tienen el mismo color.
ankhor-position-column = Esta columna debe tener { $size } indicadores de precio.
ankhor-position-piles-offer = Una posición que da las pilas debe dar también la oferta.
ankhor-position-removed = Estas no son las piezas que faltan en otra parte.
ankhor-position-pile = Esta pila no puede tener más de { $most } piezas.
ankhor-position-tile-mix = Sobra una pieza ({ $tile }): el juego tiene { $most }.
ankhor-position-missing = { $count ->
    [one] Falta una pieza
   *[other] Faltan { $count } piezas
  }; solo con dos jugadores salen piezas del juego.
ankhor-position-markers = Debe haber { $each } indicadores de tipo { $token }, no { $count }.
ankhor-position-alike = Los tres indicadores de esta columna son iguales.
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
ankhor-position-extra = Un turno adicional solo espera mientras se devuelven fichas tras comprar un escriba.
ankhor-position-merged = Solo un único grupo grande puede tener dos fichas de bonificación, y solo si los grupos que se unen conservan las suyas.
ankhor-position-resume = Solo se devuelven fichas en mitad de un turno si el límite se aplica en cuanto se cubre un almacén lleno.
ankhor-position-after = Tras la acción principal este turno habría terminado por sí solo: no se puede gastar ningún ankh.
ankhor-position-spendable = Los ankhs por gastar deben ser de { $fewest } a { $most }.
ankhor-position-return = No hay fichas que devolver.
ankhor-position-storable = Una ficha de tipo { $token } se guardaría antes de devolver ninguna.

## Decisiones

ankhor-ruling-components = La mezcla de piezas, la de indicadores y el orden de las columnas no están impresos en los reglamentos; los nuestros vienen de otras fuentes.
ankhor-ruling-opening = La pila de la que sale la primera oferta se elige al azar.
ankhor-ruling-backs = Los colores del dorso de las dos piezas superiores son públicos en todas las ediciones, aunque solo el reglamento francés los menciona.
ankhor-ruling-floors = El reglamento francés solo habla de un nivel superior, así que su edición tiene uno solo; en las otras los niveles siguientes cumplen la misma regla.
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
ankhor-ruling-scribe = Comprar un escriba termina el turno en el acto: después no se gasta ningún ankh, pero los que se tienen pueden gastarse en el turno adicional. No se dice si entre ambos se aplican los límites; aquí sí, salvo que la opción scribe_limits esté desactivada.
ankhor-ruling-empty = La partida también termina, con la ronda, cuando las pilas y la oferta están vacías.
ankhor-ruling-idle = La partida también termina, con la ronda, cuando los últimos { $turns } turnos de todos los jugadores pasaron sin compra.
ankhor-ruling-carrying = Una pieza que sostiene otra no se puede mover, en ninguna edición.
ankhor-ruling-exactly = Un turno tiene exactamente una acción principal, y tomar es tomar exactamente tres fichas, en todas las ediciones.
ankhor-ruling-animals = Los animales deben ser adyacentes para formar un grupo, en todas las ediciones.
ankhor-ruling-ties = Las fichas que deciden un empate son todas las que quedan, ankhs y guardadas incluidas; las de bonificación no cuentan.
ankhor-grouped = { $count } { $of ->
    [blue] piezas azules
    [white] piezas blancas
    [black] piezas negras
    [green] piezas verdes
    [red] piezas rojas
    [jackal] chacales
    [scarab] escarabajos
   *[falcon] halcones
  }
