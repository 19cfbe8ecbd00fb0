### Ankh'or.

ankhor-option-edition = Reglamento

## Nombres

ankhor-seat = Jugador { $number }
ankhor-token = { $token ->
    [blue] azul
    [white] blanco
    [black] negro
    [green] verde
    [red] rojo
   *[ankh] ankh
  }
ankhor-tokens = { $count } { $token }
ankhor-tile = { $kind ->
    [jackal] chacal
    [scarab] escarabajo
    [falcon] halcón
    [two] dos puntos
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
    [two] dos puntos
    [warehouse] almacén
    [scribe] escriba
   *[desert] desierto
  }
ankhor-kind = { $kind ->
    [jackal] chacal
    [scarab] escarabajo
    [falcon] halcón
    [two] dos puntos
    [warehouse] almacén
    [scribe] escriba
   *[desert] desierto
  }
ankhor-items-tile = Losetas

## Lo que hace una acción

ankhor-does-take = { $seat } toma { $tokens }.
ankhor-does-buy = { $seat } compra la loseta { $tile } y la coloca en { $place }.
ankhor-does-buy-up = { $seat } compra la loseta { $tile }, la coloca en altura en { $place } y se ahorra { $spared }.
ankhor-does-refresh = { $seat } gasta un ankh y renueva la oferta con la pila { $pile }.
ankhor-does-move = { $seat } gasta un ankh y mueve la loseta { $tile } de { $start } a { $place }.
ankhor-does-return = { $seat } devuelve { $tokens }.
ankhor-does-end = { $seat } termina el turno.

## El final

ankhor-reason-thirteen = Un dominio ha llegado a trece losetas y la ronda está completa.
ankhor-reason-nothing-left = No quedan losetas ni en las pilas ni en la oferta.
ankhor-reason-given-up = Durante cuarenta turnos nadie ha comprado una loseta.

## La mesa como texto

ankhor-draw-main = Ronda { $round }{ $last ->
    [yes] , la última
   *[no] {""}
  }. { $seat }: tomar tres fichas o comprar una loseta. Ankhs por gastar: { $ankhs }.
ankhor-draw-after = Ronda { $round }{ $last ->
    [yes] , la última
   *[no] {""}
  }. { $seat }: gastar un ankh o terminar el turno. Ankhs por gastar: { $ankhs }.
ankhor-draw-return = Ronda { $round }{ $last ->
    [yes] , la última
   *[no] {""}
  }. { $seat } debe devolver fichas: recursos { $resources }, ankhs { $ankhs }.
ankhor-draw-over = La partida ha terminado tras { $round } rondas.
ankhor-draw-offer = Oferta: columna, precio, loseta
ankhor-draw-pile = Pila { $number }: { $size }, dorso visible { $back }
ankhor-draw-pile-empty = Pila { $number }: vacía
ankhor-draw-supply = Reserva: { $tokens }; fichas de bonificación { $bonus }
ankhor-draw-points = { $seat } · losetas { $count } · puntos { $score } (en losetas { $tiles }, bonificación { $bonus }, animales { $animals }, colores { $colours }, fichas { $tokens })
ankhor-draw-tokens = Fichas: { $tokens } · almacenadas: { $stored } · fichas de bonificación: { $count }
ankhor-draw-floor = { $level ->
    [0] Suelo
   *[other] Piso { $level }
  }
ankhor-draw-legend =
    { $colours }
    { $kinds }
    ^ sostiene una loseta · * almacena una ficha

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
ankhor-no-tile-there = No tienes ninguna loseta en { $place }.
ankhor-return-too-many = Nadie tiene tantas fichas de un mismo tipo.

## Por qué una acción no está permitida

ankhor-why-over = La partida ha terminado.
ankhor-why-legal = Esta acción está permitida ahora.
ankhor-why-return-first = Devuelve primero lo que pasa del límite: { $resources } de tus recursos y { $ankhs } de tus ankhs.
ankhor-why-main-done = Ya has hecho tu acción principal en este turno.
ankhor-why-main-first = Antes de terminar el turno toma tres fichas o compra una loseta.
ankhor-why-supply = La reserva no tiene tantas: de { $token } quedan { $left }.
ankhor-why-gap = La columna { $column } de la oferta está vacía.
ankhor-why-price = No puedes pagar la loseta { $tile }; falta: { $missing }.
ankhor-why-taken = Ya hay una loseta en { $place }.
ankhor-why-origin = La primera loseta de un dominio va al origen, 0,0.
ankhor-why-side = Una loseta del suelo debe compartir un lado con otra de tus losetas del suelo, y { $place } no lo hace.
ankhor-why-square = No hay un cuadrado completo de cuatro losetas bajo { $place }.
ankhor-why-floors = El reglamento { $edition } no permite losetas por encima del piso { $floors }.
ankhor-why-colour = Para construir en altura una de las cuatro losetas de abajo debe tener el color de la loseta: no hay { $colour } bajo { $place }.
ankhor-why-spare-ground = Solo en altura se ahorra un recurso; en el suelo se paga todo el precio.
ankhor-why-spare-name = En altura se ahorra un recurso del precio: di cuál, como en «spare r».
ankhor-why-spare-marker = No se puede ahorrar { $token }: no hay tal marcador sobre la columna { $column }.
ankhor-why-ankh-none = Esto cuesta un ankh y no tienes ninguno.
ankhor-why-ankh-new = Esto cuesta un ankh, y un ankh tomado en este turno no se puede gastar en él.
ankhor-why-refresh-nothing = Renovar la oferta no cambiaría nada ahora.
ankhor-why-pile-empty = La pila { $pile } está vacía y la otra no.
ankhor-why-carries = La loseta en { $place } sostiene otra y no se puede mover.
ankhor-why-same-place = Una loseta movida debe cambiar de lugar.
ankhor-why-floor-ground = Una loseta del suelo solo puede ir a otro lugar del suelo.
ankhor-why-floor-upper = Una loseta en altura solo puede ir a otro lugar sobre cuatro losetas.
ankhor-why-no-return = Solo se devuelven fichas al final de un turno, cuando hay demasiadas.
ankhor-why-return-exactly = Devuelve exactamente lo que pasa del límite: { $resources } de tus recursos y { $ankhs } de tus ankhs.
ankhor-why-not-held = No tienes tantas para devolver: en tus existencias hay { $held } de { $token }.

## Lo que puede estar mal en una posición

ankhor-position-json = Una posición de Ankh'or es un objeto JSON.
ankhor-position-unknown = La posición tiene un campo desconocido, «{ $field }».
ankhor-position-field = El campo «{ $field }» falta o no tiene la forma correcta.
ankhor-position-edition = La posición es para el reglamento «{ $given }» y la opción de la partida es «{ $edition }».
ankhor-position-players = Una posición necesita una lista de dos, tres o cuatro dominios.
ankhor-position-many-tiles = El jugador { $seat } tiene más de { $most } losetas.
ankhor-position-tile = El campo «{ $field }» no nombra una loseta, como «blue jackal».
ankhor-position-stored-twice = El jugador { $seat } almacena dos fichas de un color.
ankhor-position-column = La columna { $column } debe tener { $size } marcadores de precio.
ankhor-position-offer = La oferta debe tener { $columns } columnas, con null para un hueco.
ankhor-position-piles-offer = Una posición que da las pilas debe dar también la oferta.
ankhor-position-removed = Las losetas retiradas no son las que faltan en otra parte.
ankhor-position-pile = La pila { $pile } no puede tener más de { $most } losetas.
ankhor-position-tile-mix = Hay { $count } losetas { $tile } y el juego solo tiene { $most }.
ankhor-position-missing = Faltan losetas: { $count }; solo con dos jugadores salen losetas del juego.
ankhor-position-markers = Hay { $count } marcadores de { $token } y debe haber { $each }.
ankhor-position-alike = Los tres marcadores de la columna { $column } son iguales.
ankhor-position-tokens = Los jugadores tienen { $count } fichas de { $token } y solo hay { $most }.
ankhor-position-bonus-supply = Los jugadores tienen más de las { $most } fichas de bonificación que hay.
ankhor-position-place = El jugador { $seat } tiene dos losetas en { $place }.
ankhor-position-air = La loseta del jugador { $seat } en { $place } no descansa sobre cuatro losetas.
ankhor-position-origin = La única loseta del jugador { $seat } debe estar en el origen, 0,0.
ankhor-position-apart = No hay dos losetas del jugador { $seat } que compartan un lado.
ankhor-position-beyond = Entre la loseta { $tiles } y la última, el jugador { $seat } solo puede haber comprado escribas.
ankhor-position-stored = El jugador { $seat } no tiene un almacén descubierto donde guardar una ficha de { $token }.
ankhor-position-bonus = El jugador { $seat } tiene { $count } fichas de bonificación para { $groups } grupos.
ankhor-position-limit = El jugador { $seat } tiene más fichas de las posibles en este momento.
ankhor-position-over = La razón dada para el final de la partida no encaja con la mesa.
ankhor-position-over-turn = Cuando la partida ha terminado no hay ningún turno en curso.
ankhor-position-ended = El jugador { $seat } ya tiene { $tiles } losetas, así que la partida habría terminado.
ankhor-position-idle = Con { $idle } turnos sin compra la partida habría terminado.
ankhor-position-nothing-left = Sin losetas que comprar la partida habría terminado.
ankhor-position-bought = No se puede haber comprado ninguna loseta en este turno.
ankhor-position-extra = Un turno extra solo espera mientras se devuelven fichas tras comprar un escriba.
ankhor-position-after = Tras la acción principal este turno habría terminado por sí solo: no se puede gastar ningún ankh.
ankhor-position-spendable = Los ankhs por gastar deben ser de { $fewest } a { $most }.
ankhor-position-return = No hay fichas que devolver.
ankhor-position-storable = Una ficha de { $token } se almacenaría antes de devolver ninguna.

## Decisiones

ankhor-ruling-components = La mezcla de losetas, la de marcadores y el orden de las columnas no están impresos en los reglamentos; los nuestros vienen de otras fuentes.
ankhor-ruling-floors = El reglamento francés solo habla de un primer piso, así que su edición tiene un solo piso; en las otras los pisos siguientes cumplen la misma regla.
ankhor-ruling-pile = Se renueva con una pila que aún tenga losetas; si las dos están vacías se nombra la pila 1.
ankhor-ruling-refresh = Con las dos pilas vacías la oferta queda incompleta, y solo se renueva si se retira, desliza o roba una loseta.
ankhor-ruling-islands = Un movimiento puede partir un dominio en islas.
ankhor-ruling-place = Una loseta movida debe cambiar de lugar.
ankhor-ruling-reach = Ninguna loseta está a más de { $reach } pasos del origen, en ninguna dirección.
ankhor-ruling-merged = Cada grupo grande tiene una ficha de bonificación sea cual sea su tamaño: dos grupos que se unen conservan una.
ankhor-ruling-bonus = Cuando no quedan fichas de bonificación no se toma ninguna; puede tomarse tras una colocación o un movimiento posterior del mismo jugador, si alguna ha vuelto.
ankhor-ruling-tokens = Se paga con fichas almacenadas antes que con las existencias, y al final del turno las fichas de más se almacenan, en el orden azul, blanco, negro, verde, rojo, antes de devolver ninguna.
ankhor-ruling-covered = Una ficha almacenada que queda cubierta se pierde aunque las existencias tengan sitio (en la edición francesa va a las existencias).
ankhor-ruling-warehouse = El precio se paga antes de que un almacén comprado tome su ficha; un almacén movido conserva la suya y no trae otra.
ankhor-ruling-empty = La partida también termina, con la ronda, cuando las pilas y la oferta están vacías.
ankhor-ruling-idle = La partida también termina, con la ronda, cuando los últimos { $turns } turnos de todos los jugadores pasaron sin compra.
ankhor-ruling-carrying = Una loseta que sostiene otra no se puede mover, en ninguna edición.
ankhor-ruling-exactly = Un turno tiene exactamente una acción principal, y tomar es tomar exactamente tres fichas, en todas las ediciones.
ankhor-ruling-animals = Los animales deben ser adyacentes para formar un grupo, en todas las ediciones.
