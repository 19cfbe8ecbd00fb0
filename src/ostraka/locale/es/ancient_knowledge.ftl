# Ancient Knowledge

## seats, options, the end

ak-seat = Jugador { $n }
ak-option-deal = Cómo se reparten las manos
ak-value-classic = clásica
ak-value-pre-made = manos preparadas
ak-value-hand1 = mano 1
ak-value-hand2 = mano 2
ak-value-hand3 = mano 3
ak-value-hand4 = mano 4
ak-option-learn_order = Qué va primero al APRENDER
ak-value-technology-first = el efecto de la tecnología
ak-value-any = lo que prefieras
ak-reason-fourteen = Un Pasado tiene catorce monumentos y la ronda ha terminado.

## actions

ak-do-search = { $seat } BUSCA y roba una carta.
ak-do-search-full = { $seat } BUSCA.
ak-do-create-monument = { $seat } CREA { $card } en el espacio { $n }.
ak-do-create-artifact = { $seat } CREA el artefacto { $card }.
ak-do-learn = { $seat } APRENDE { $card }.
ak-do-archive = { $seat } ARCHIVA.
ak-do-excavate = { $seat } EXCAVA y gira { $n } { $n ->
    [one] monumento
   *[other] monumentos
  }.
ak-do-discard = { $seat } descarta { $card }.
ak-do-discard-hidden = { $seat } descarta una carta.
ak-do-remove = { $seat } retira { $n } { $n ->
    [one] conocimiento
   *[other] conocimientos
  } de { $card }.
ak-do-add = { $seat } añade { $n } { $n ->
    [one] conocimiento
   *[other] conocimientos
  } a { $card } ({ $victim }).
ak-do-give = { $seat } mueve { $n } { $n ->
    [one] conocimiento perdido
   *[other] conocimientos perdidos
  } a { $card } ({ $victim }).
ak-do-recover = { $seat } descarta { $n } { $n ->
    [one] conocimiento perdido
   *[other] conocimientos perdidos
  }.
ak-do-move = { $seat } mueve { $card } al espacio { $n }.
ak-do-swap = { $seat } intercambia { $card } y { $other }.
ak-do-destroy = { $seat } descarta { $card } de su tablero.
ak-do-keep = { $seat } conserva { $card }.
ak-do-keep-hidden = { $seat } conserva una carta.
ak-do-place = { $seat } pone { $card } bajo su mazo.
ak-do-place-hidden = { $seat } pone una tecnología bajo su mazo.
ak-do-take = { $seat } toma { $card }.
ak-do-rob = { $seat } mira la mano de { $victim }.
ak-do-steal = { $seat } toma { $card } de la mano de { $victim }.
ak-do-steal-hidden = { $seat } toma una carta de la mano de { $victim }.
ak-do-bury = { $seat } pone { $card } bajo el mazo de su nivel.
ak-do-turn = { $seat } gira la loseta de tecnologías { $n } al nivel II.
ak-do-use = { $seat } usa { $card }.
ak-do-draw = { $seat } roba por los monumentos girados.
ak-do-decline = { $seat } hace declinar { $card }.
ak-do-done = { $seat } no toma más.
ak-do-pass = { $seat } renuncia.
ak-do-stop = { $seat } deja los efectos restantes.
ak-do-marks = { $seat } elige descartar { $card }.
ak-do-chooses = { $seat } elige en secreto.

## why an action is refused

ak-no-action = No hay ninguna acción «{ $text }».
ak-no-card = No hay ninguna carta «{ $text }».
ak-not-now = «{ $verb }» no es posible ahora; posible: { $offered }.
ak-not-so = «{ $text }» está incompleto o no es posible así; posible: { $offered }.
ak-not-this-card = «{ $verb }» no es posible así con { $card } ahora.
ak-not-face-up = { $card } no está boca arriba en una loseta de tecnologías.
ak-requirement = { $card } pide { $what }; tienes { $have }.
ak-requirements = { $card } pide { $what }.
ak-requirement-of = { $what } (tienes { $have })
ak-not-among = { $card } no está entre lo que se puede elegir ahora.
ak-no-space = Ningún espacio de tu línea temporal tiene sitio para { $card }.
ak-lies-in-past = { $card } está en un Pasado: allí solo la usan EXCAVAR y los efectos.
ak-in-play = { $card } está en juego; su efecto llega solo: { $when }.
ak-in-play-plain = { $card } está en juego y no tiene efecto que usar.
ak-learned = { $card } ya está aprendida.
ak-not-in-hand = { $card } no está en tu mano.
ak-no-artifact-space = Los cinco espacios de artefacto están ocupados: { $card } no cabe.
ak-which-space = Di en qué espacio, del 1 al 6, crear { $card }.
ak-locked = { $card } está bloqueado: solo puede crearse en el espacio { $space }.
ak-space-full = El espacio { $space } tiene dos monumentos: está lleno.
ak-too-dear = { $card } cuesta allí { $cost ->
    [one] una carta más
   *[other] { $cost } cartas más
  }; tienes { $left }.
ak-nothing-straight = Ningún monumento recto de tu Pasado puede girarse, o no tantos.
ak-empty-hand = ARCHIVAR exige al menos una carta en la mano.

## the table

ak-phase-opening = elección inicial
ak-phase-action = fase de acción
ak-phase-timeline = fase de línea temporal
ak-phase-decline = fase de declive
ak-phase-slid = fin de la fase de declive
ak-phase-over = puntuación final
ak-table-head = { $phase }, acciones restantes: { $actions }; mazo de constructor { $deck }, descarte { $discard }
ak-table-tile = loseta { $tile } (nivel { $level }): { $cards }
ak-table-decks = mazos de tecnologías: I { $one }, II { $two }
ak-table-limbo = apartadas ({ $n }):
ak-table-seat = { $seat }: { $score } PV, conocimientos perdidos { $lost }, cartas en la mano { $hand }
ak-table-artifacts = artefactos: { $cards } ({ $free ->
    [one] { $free } espacio libre
   *[other] { $free } espacios libres
  })
ak-table-past = Pasado ({ $n }): { $cards }
ak-table-collection = tecnologías: { $cards }
ak-table-hand = mano ({ $n }):
ak-table-known = conocidas en esta mano: { $cards }
ak-table-marked = elegidas: { $cards }

## what is wrong with a position

ak-position-problem = { $where }: { $reason }
ak-position-key = aquí no hay «{ $key }».
ak-position-number = { $value } no es un número entero de { $least } a { $most }.
ak-position-flag = { $value } no es ni true ni false.
ak-position-list = se espera una lista.
ak-position-table = se espera un objeto.
ak-position-card = no hay ninguna carta «{ $value }».
ak-position-place = { $card } no puede estar aquí.
ak-position-twice = { $card } ya está en { $other }.
ak-position-too-many = { $n } son demasiados, como máximo { $most }.
ak-position-level = «{ $value }» no es ni lower ni upper.
ak-position-full = el espacio { $space } { $level } está ocupado.
ak-position-hanging = en el espacio { $space } un monumento está sobre nada.
ak-position-middle = un Pasado tiene siete monumentos: debe haber una loseta girada.
ak-position-lone = una loseta nunca muestra exactamente una tecnología.
ak-position-ending = un Pasado tiene catorce monumentos: el final está activado.
ak-position-over = una partida solo acaba si se ha desencadenado el final, con catorce monumentos en un Pasado.
ak-position-over-turn = una partida acaba cuando todos han tenido los mismos turnos y le toca otra vez al primer jugador.
ak-position-over-time = una partida en solitario acaba cuando la carta del Tiempo ha salido { $n } veces.
ak-position-over-turns = una partida en solitario acabada ha tenido { $n } turnos.
ak-position-seats = { $n } jugadores; son de dos a cuatro.
ak-position-word = «{ $value }» no es una palabra conocida aquí.
ak-position-opening = en la elección inicial cada mano tiene diez cartas.
ak-position-state = no es un estado que el programa haya escrito para estas cartas y opciones.
ak-position-state-differs = no es lo que dice el estado del paso a medias; omite «state» para empezar al inicio de la fase.
ak-position-sight = { $card } no está en ningún lugar que este jugador crea posible.

## doubtful readings and how we take them

ak-ruling-rotated = EXCAVAR y enderezar solo piden cuántos monumentos, no cuáles: estar girado no significa nada más.
ak-ruling-single = Una elección con una sola posibilidad se hace sola.
ak-ruling-void-waits = Entre efectos simultáneos, el que no haría nada no se ofrece; puede ser posible más tarde en el mismo grupo.
ak-ruling-up-to = Si una carta fija un máximo o permite, vale cualquier cantidad desde 0; si no, se toma todo lo posible.
ak-ruling-archive = ARCHIVAR es posible aunque ningún monumento tenga conocimiento.
ak-ruling-optional = Genetic Disk y Nimrud Lens son opcionales; Barabar Caves, Pyramid of Coba y Xixia Wangling dejan la cantidad a su dueño.
ak-ruling-frozen = Un monumento cuyo efecto de declive se resuelve no puede moverse ni intercambiarse.
ak-ruling-space-1 = Sea cual sea la causa, un monumento llegado al espacio 1 durante la fase de declive declina en ella.
ak-ruling-skip-lost = Potala Palace creado durante una fase de declive no omite nada, ni esa fase ni otra.
ak-ruling-full-hand-look = Con diez cartas en la mano, mirar cartas para conservar una no hace nada.
ak-ruling-moves = Mover e intercambiar ignoran los bloqueos; un monumento sin destino no puede moverse.
ak-ruling-relief-ceiling = Candi Sukuh y Rosetta Stone rebajan cada una en 1 un mínimo de un requisito: las dos juntas rebajan dos mínimos, o uno solo en 2. Nunca cambian un máximo.
ak-ruling-philae = Philae retira 3 conocimientos de cada una de las dos ciudades, o los que tengan.
ak-ruling-forced-discards = Los rivales obligados a descartar pierden exactamente el número indicado, o todo lo que tengan.
ak-ruling-learn-first = El reglamento no dice qué va primero tras APRENDER: aplicamos el efecto de la tecnología y luego las reacciones. El libreto de Heritage deja ordenar los efectos simultáneos; la opción «learn_order» lo permite también aquí.
ak-ruling-tile-empty = Una loseta que no puede rellenarse con tres tecnologías queda vacía.
ak-ruling-tiles-after-hands = Las tecnologías se colocan tras elegir las manos.
ak-ruling-extra-cards = El tercer y el cuarto jugador roban una carta extra cada uno, se reparta como se reparta.
ak-ruling-shared-victory = Los jugadores empatados en puntos y conocimientos perdidos comparten la victoria.
ak-ruling-seek-stops = Calakmul muestra cada carta volteada y se detiene cuando se han visto todas.
ak-ruling-deck-study = Pyramid of the Niches rebaraja el descarte de nivel II si el mazo es corto.
ak-ruling-share-short = Si hay muy pocas cartas que revelar o enterrar, se hace lo posible.
ak-ruling-privacy = Los descartes de la mano son boca abajo; solo su dueño los conoce.
ak-ruling-own-entry = Una carta nunca reacciona a su propia llegada.

## what is wrong with a pack of cards

ak-pack-problem = { $file }, carta { $card }: { $reason }
ak-pack-learning = Solo las cartas de las cajas tienen sitio en las observaciones y en el espacio de acciones; con un paquete propio no hay ni lo uno ni lo otro.
ak-pack-problem-coffer = { $file }, cofre { $card }: { $reason }
ak-pack-problem-challenge = { $file }, desafío { $card }: { $reason }
ak-pack-missing = falta «{ $key }».
ak-pack-number = «{ $key }» es { $value }; debe ser un número entero de { $least } a { $most }.
ak-pack-word = «{ $key }» no puede ser «{ $value }»; valores posibles: { $known }.
ak-pack-flag = «{ $key }» es { $value }; debe ser true o false.
ak-pack-text = «{ $key }» debe ser un texto no vacío.
ak-pack-long-text = «{ $key }» debe ser un texto de { $most } caracteres como máximo, en una línea.
ak-pack-long-list = «{ $key }» tiene { $n } entradas; puede tener { $most }.
ak-pack-letters = «{ $key }» no puede ser «{ $value }»; son { $most } letras distintas como máximo, de { $first } a { $last }.
ak-pack-coffer-twice = un cofre no puede estar a la vez sobre el tablero y debajo.
ak-pack-key = «{ $key }» no es una palabra admitida en «{ $where }».
ak-pack-list = «{ $key }» debe ser una lista.
ak-pack-table = «{ $key }» debe ser una tabla.
ak-pack-quantity = no hay ninguna cantidad «{ $value }».
ak-pack-quantity-place = «{ $value }» no se puede contar aquí.
ak-pack-condition = «{ $value }» no es una condición; una condición es una cantidad, después >=, <= o ==, y después un número.
ak-pack-step = { $value } no es un paso; un paso es una tabla que empieza por un verbo.
ak-pack-verb = no hay ningún verbo «{ $value }».
ak-pack-place = «{ $verb }» no puede estar en «{ $when }».
ak-pack-look = «look» necesita exactamente una palabra entre keep, create y learn.
ak-pack-target = «{ $value }» no es un objetivo posible aquí.
ak-pack-each = «each» no se puede usar junto con targets ni up_to.
ak-pack-tiers = «tiers» debe ser una lista de pares de números enteros, el más bajo primero.
ak-pack-activation = «{ $when }» no puede estar en una carta de esta clase ({ $kind }).
ak-pack-pay = «{ $verb }» no puede ser un precio; un precio es discard o destroy, sin up_to.
ak-pack-modifier = un cambio permanente debe estar solo en su efecto, sin precio.
ak-pack-id = «{ $value }» no es una referencia; una referencia son seis mayúsculas como máximo y después un número (EG7).
ak-pack-endless = su reacción a «{ $event }» vuelve a provocar lo mismo, y lo que eso gasta se recupera: podría no acabar nunca.
ak-pack-no-effect = la carta no tiene ningún efecto.
ak-pack-unreadable = el archivo no se puede leer: { $detail }.
ak-pack-empty = el archivo no aporta nada.
ak-pack-duplicate = { $id } aparece dos veces en este paquete.
ak-pack-replaces = { $id } sustituye a una carta de otra clase o de otro nivel.
ak-pack-builders = el paquete tiene { $n } cartas de constructor; debe tener de { $least } a { $most }.
ak-pack-level = el paquete tiene { $n } tecnologías de nivel { $level }; debe tener de { $least } a { $most }.
ak-pack-hand = la mano preparada { $hand } tiene { $n } cartas; debe tener 6.
ak-pack-too-long = el paquete es demasiado largo: { $n } entradas en una tabla en la que caben { $most }.
ak-pack-store = «store» en «immediate» y «claim» en «decline» van juntos; la carta solo tiene uno de los dos.
ak-tie-lost = { $ended } { $seats } empatan a { $points } PV; decide tener menos conocimiento perdido, { $lost }, a favor de { $winner }.
ak-tie-shared = { $ended } { $seats } empatan a { $points } PV y en conocimiento perdido: comparten la victoria.
