# Ancient Knowledge

## seats, options, the end

ak-seat = Jugador { $n }
    .de = del jugador { $n }
    .a = al jugador { $n }
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

ak-do-search = { PERSON($seat) ->
    [you] BUSCAS y robas
   *[other] { $seat } BUSCA y roba
  } una carta.
ak-do-search-full = { PERSON($seat) ->
    [you] BUSCAS
   *[other] { $seat } BUSCA
  }.
ak-do-create-monument = { PERSON($seat) ->
    [you] CREAS
   *[other] { $seat } CREA
  } { FORM($card, "el") } en el espacio { $n }.
ak-do-create-artifact = { PERSON($seat) ->
    [you] CREAS
   *[other] { $seat } CREA
  } el artefacto { $card }.
ak-do-learn = { PERSON($seat) ->
    [you] APRENDES
   *[other] { $seat } APRENDE
  } { FORM($card, "el") }.
ak-do-archive = { PERSON($seat) ->
    [you] ARCHIVAS
   *[other] { $seat } ARCHIVA
  }.
ak-do-excavate = { PERSON($seat) ->
    [you] EXCAVAS y giras
   *[other] { $seat } EXCAVA y gira
  } { $n } { $n ->
    [one] monumento
   *[other] monumentos
  }.
ak-do-discard = { PERSON($seat) ->
    [you] Descartas
   *[other] { $seat } descarta
  } { FORM($card, "el") }.
ak-do-discard-hidden = { PERSON($seat) ->
    [you] Descartas
   *[other] { $seat } descarta
  } una carta.
ak-do-remove = { PERSON($seat) ->
    [you] Retiras
   *[other] { $seat } retira
  } { $n } { $n ->
    [one] conocimiento
   *[other] conocimientos
  } { FORM($card, "de") }.
ak-do-add = { PERSON($seat) ->
    [you] Añades
   *[other] { $seat } añade
  } { $n } { $n ->
    [one] conocimiento
   *[other] conocimientos
  } { FORM($card, "a") }, { PERSON($victim) ->
    [you] uno de tus monumentos
   *[other] monumento { FORM($victim, "de") }
  }.
ak-do-give = { PERSON($seat) ->
    [you] Mueves
   *[other] { $seat } mueve
  } { $n } { $n ->
    [one] conocimiento perdido
   *[other] conocimientos perdidos
  } { FORM($card, "a") }, { PERSON($victim) ->
    [you] uno de tus monumentos
   *[other] monumento { FORM($victim, "de") }
  }.
ak-do-recover = { PERSON($seat) ->
    [you] Descartas
   *[other] { $seat } descarta
  } { $n } { $n ->
    [one] conocimiento perdido
   *[other] conocimientos perdidos
  }.
ak-do-move = { PERSON($seat) ->
    [you] Mueves
   *[other] { $seat } mueve
  } { FORM($card, "el") } al espacio { $n }.
ak-do-swap = { PERSON($seat) ->
    [you] Intercambias
   *[other] { $seat } intercambia
  } la posición { FORM($card, "de") } con la { FORM($other, "de") }.
ak-do-destroy = { PERSON($seat) ->
    [you] Descartas
   *[other] { $seat } descarta
  } { FORM($card, "el") } { PERSON($seat) ->
    [you] de tu tablero
   *[other] de su tablero
  }.
ak-do-keep = { PERSON($seat) ->
    [you] Conservas
   *[other] { $seat } conserva
  } { FORM($card, "el") }.
ak-do-keep-hidden = { PERSON($seat) ->
    [you] Conservas
   *[other] { $seat } conserva
  } una carta.
ak-do-place = { PERSON($seat) ->
    [you] Pones
   *[other] { $seat } pone
  } { FORM($card, "el") } bajo el mazo.
ak-do-place-hidden = { PERSON($seat) ->
    [you] Pones
   *[other] { $seat } pone
  } una tecnología bajo el mazo.
ak-do-take = { PERSON($seat) ->
    [you] Tomas
   *[other] { $seat } toma
  } { FORM($card, "el") }.
ak-do-rob = { PERSON($seat) ->
    [you] Miras
   *[other] { $seat } mira
  } { PERSON($victim) ->
    [you] tu mano
   *[other] la mano { FORM($victim, "de") }
  }.
ak-do-steal = { PERSON($seat) ->
    [you] Tomas
   *[other] { $seat } toma
  } { FORM($card, "el") } de { PERSON($victim) ->
    [you] tu mano
   *[other] la mano { FORM($victim, "de") }
  }.
ak-do-steal-hidden = { PERSON($seat) ->
    [you] Tomas
   *[other] { $seat } toma
  } una carta de { PERSON($victim) ->
    [you] tu mano
   *[other] la mano { FORM($victim, "de") }
  }.
ak-do-bury = { PERSON($seat) ->
    [you] Pones
   *[other] { $seat } pone
  } { FORM($card, "el") } bajo el mazo de su nivel.
ak-do-turn = { PERSON($seat) ->
    [you] Giras
   *[other] { $seat } gira
  } la loseta de tecnologías { $n } al nivel II.
ak-do-use = { PERSON($seat) ->
    [you] Usas
   *[other] { $seat } usa
  } { FORM($card, "el") }.
ak-do-draw = { PERSON($seat) ->
    [you] Robas
   *[other] { $seat } roba
  } por los monumentos girados.
ak-do-decline = { PERSON($seat) ->
    [you] Declina uno de tus monumentos
   *[other] Declina un monumento { FORM($seat, "de") }
  }: { $card }.
ak-do-done = { PERSON($seat) ->
    [you] Terminas
   *[other] { $seat } termina
  } de elegir.
ak-do-pass = { PERSON($seat) ->
    [you] Renuncias
   *[other] { $seat } renuncia
  } al efecto.
ak-do-stop = { PERSON($seat) ->
    [you] Renuncias
   *[other] { $seat } renuncia
  } a los efectos restantes.
ak-do-marks = { PERSON($seat) ->
    [you] Eliges
   *[other] { $seat } elige
  } descartar { FORM($card, "el") }.
ak-do-chooses = { PERSON($seat) ->
    [you] Eliges
   *[other] { $seat } elige
  } en secreto.

## why an action is refused

ak-no-action = No hay ninguna acción «{ $text }».
ak-no-card = No hay ninguna carta «{ $text }».
ak-not-now = «{ $verb }» no es posible ahora; acciones posibles: { $offered }.
ak-not-so = «{ $text }» está incompleto o no es posible así; acciones posibles: { $offered }.
ak-not-this-card = «{ $verb }» no es posible ahora de ese modo con { FORM($card, "el") }.
ak-not-face-up = La carta { $card } no está boca arriba en ninguna loseta de tecnologías.
ak-requirement = Requisito { FORM($card, "de") }: { $what }; tienes { $have }.
ak-requirements = Requisito { FORM($card, "de") }: { $what }.
ak-requirement-of = { $what } (tienes { $have })
ak-not-among = La carta { $card } no está entre lo que se puede elegir ahora.
ak-no-space = Ningún espacio de tu línea temporal tiene sitio para { FORM($card, "el") }.
ak-lies-in-past = La carta { $card } está en un Pasado: allí solo cuenta para EXCAVAR y para algunos efectos.
ak-in-play = La carta { $card } ya está en juego; su efecto se aplica solo: { $when }.
ak-in-play-plain = La carta { $card } ya está en juego y no tiene ningún efecto que usar.
ak-learned = La tecnología { $card } ya está aprendida.
ak-not-in-hand = No tienes { FORM($card, "el") } en la mano.
ak-no-artifact-space = Los cinco espacios de artefacto están ocupados: no hay sitio para { FORM($card, "el") }.
ak-which-space = Indica en qué espacio (del 1 al 6) quieres CREAR { FORM($card, "el") }.
ak-locked = La carta { $card } está bloqueada: solo se puede CREAR en el espacio { $space }.
ak-space-full = El espacio { $space } tiene dos monumentos: está lleno.
ak-too-dear = La carta { $card } cuesta allí { $cost ->
    [one] una carta más
   *[other] { $cost } cartas más
  }; tienes { $left }.
ak-cannot-create = Ahora no puedes crear ninguna carta de tu mano: falta un espacio libre o cartas para pagar.
ak-cannot-learn = No cumples el requisito de ninguna tecnología.
ak-cannot-excavate = En tu Pasado no hay ningún monumento recto.
ak-cannot-archive = No tienes ninguna carta que descartar.
ak-nothing-straight = No tienes ningún monumento recto que girar en tu Pasado.
ak-empty-hand = Necesitas al menos una carta en la mano para ARCHIVAR.

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

ak-position-card = no hay ninguna carta «{ $value }».
ak-position-place = { $card } no puede estar aquí.
ak-position-twice = { $card } ya está en { $other }.
ak-position-too-many = { $n } es demasiado: como máximo { $most }.
ak-position-level = «{ $value }» no es ni lower ni upper.
ak-position-full = el espacio { $space } { $level } está ocupado.
ak-position-hanging = en el espacio { $space } un monumento no tiene nada debajo.
ak-position-middle = un Pasado tiene siete monumentos: debe haber una loseta girada.
ak-position-lone = una loseta nunca muestra exactamente una tecnología.
ak-position-ending = un Pasado tiene catorce monumentos: el final está activado.
ak-position-over = una partida solo acaba si se ha desencadenado el final, con catorce monumentos en un Pasado.
ak-position-over-turn = una partida acaba cuando todos han tenido los mismos turnos y le toca otra vez al jugador inicial.
ak-position-over-time = una partida en solitario acaba cuando la carta del Tiempo ha entrado { $n } veces en declive.
ak-position-over-turns = una partida en solitario acabada ha tenido { $n } turnos.
ak-position-seats = { $n } jugadores; son de dos a cuatro.
ak-position-word = «{ $value }» no es una palabra conocida aquí.
ak-position-opening = en la elección inicial cada mano tiene diez cartas.
ak-position-state = no es un estado que el programa haya escrito para estas cartas y opciones.
ak-position-state-differs = no es lo que dice el estado del paso a medias; omite «state» para empezar al inicio de la fase.
ak-position-sight = { $card } no está en ningún lugar que este jugador crea posible.

## doubtful readings and how we take them

ak-ruling-rotated = EXCAVAR y enderezar solo piden cuántos monumentos, no cuáles: estar girado no significa nada más.
ak-ruling-single = Cuando solo hay una posibilidad, la elección se hace automáticamente.
ak-ruling-void-waits = Entre efectos simultáneos, el que no haría nada no se ofrece; puede ser posible más tarde en el mismo grupo.
ak-ruling-up-to = Si una carta fija un máximo o dice «puedes», vale cualquier cantidad desde 0; si no, se toma todo lo posible.
ak-ruling-archive = ARCHIVAR es posible aunque ningún monumento tenga conocimientos.
ak-ruling-optional = El Disco genético y la Lente de Nimrud son opcionales; las Cuevas de Barabar, la Pirámide de Cobá y Xixia Wangling dejan la cantidad a su dueño.
ak-ruling-frozen = Un monumento cuyo efecto de declive se resuelve no puede moverse ni intercambiarse.
ak-ruling-space-1 = Sea cual sea la causa, un monumento llegado al espacio 1 durante la fase de declive declina en ella.
ak-ruling-skip-lost = El Palacio de Potala, creado durante una fase de declive, no omite nada: ni esa fase ni otra.
ak-ruling-full-hand-look = Con diez cartas en la mano, mirar cartas para conservar una no hace nada.
ak-ruling-moves = Mover e intercambiar ignoran los bloqueos; un monumento sin destino no puede moverse.
ak-ruling-relief-ceiling = El Candi Sukuh y la Piedra de Rosetta rebajan cada uno en 1 un mínimo de un requisito: los dos juntos rebajan dos mínimos, o uno solo en 2. Nunca cambian un máximo.
ak-ruling-philae = Filae retira 3 conocimientos de cada una de las dos ciudades, o los que tengan.
ak-ruling-forced-discards = Los rivales obligados a descartar pierden exactamente el número indicado, o todo lo que tengan.
ak-ruling-learn-first = El reglamento no dice qué va primero tras APRENDER: aplicamos el efecto de la tecnología y luego las reacciones. El reglamento de Heritage deja ordenar los efectos simultáneos; la opción «learn_order» lo permite también aquí.
ak-ruling-tile-empty = Una loseta que no puede rellenarse con tres tecnologías queda vacía.
ak-ruling-tiles-after-hands = Las tecnologías se colocan tras elegir las manos.
ak-ruling-extra-cards = El tercer y el cuarto jugador roban una carta extra cada uno, se reparta como se reparta.
ak-ruling-shared-victory = Los jugadores empatados en puntos y conocimientos perdidos comparten la victoria.
ak-ruling-seek-stops = Calakmul muestra cada carta volteada y se detiene cuando se han visto todas.
ak-ruling-deck-study = La Pirámide de los Nichos rebaraja el descarte de nivel II si en el mazo no hay bastantes cartas.
ak-ruling-share-short = Si hay muy pocas cartas que revelar o enterrar, se hace lo posible.
ak-ruling-privacy = Las cartas descartadas de la mano van boca abajo; solo su dueño las conoce.
ak-ruling-own-entry = Una carta nunca reacciona a su propia llegada.

## what is wrong with a pack of cards

ak-pack-problem = { $file }, carta { $card }: { $reason }
ak-pack-learning = Solo las cartas de las cajas tienen sitio en las observaciones y en el espacio de acciones; con un paquete propio no hay ni lo uno ni lo otro.
ak-pack-problem-coffer = { $file }, cofre { $card }: { $reason }
ak-pack-problem-challenge = { $file }, desafío { $card }: { $reason }
ak-pack-missing = falta «{ $key }».
ak-pack-number = «{ $key }» es { $value }; debe ser un número entero de { $least } a { $most }.
ak-pack-letters = «{ $key }» no puede ser «{ $value }»; son { $most } letras distintas como máximo, de { $first } a { $last }.
ak-pack-coffer-twice = un cofre no puede estar a la vez sobre el tablero y debajo.
ak-pack-key = «{ $key }» no es una palabra admitida en «{ $where }».
ak-pack-quantity = no hay ninguna cantidad «{ $value }».
ak-pack-quantity-place = «{ $value }» no se puede contar aquí.
ak-pack-condition = «{ $value }» no es una condición; una condición es una cantidad, después >=, <= o ==, y después un número.
ak-pack-verb = no hay ningún verbo «{ $value }».
ak-pack-place = «{ $verb }» no puede estar en «{ $when }».
ak-pack-look = «look» necesita exactamente una palabra entre keep, create y learn.
ak-pack-target = «{ $value }» no es un objetivo posible aquí.
ak-pack-each = «each» no se puede usar junto con targets ni up_to.
ak-pack-tiers = «tiers» debe ser una lista de pares de números enteros, el más bajo primero.
ak-pack-activation = «{ $when }» no puede estar en una carta de esta clase ({ $kind }).
ak-pack-pay = «{ $verb }» no puede ser un precio; un precio es discard o destroy, sin up_to.
ak-pack-modifier = un cambio permanente debe estar solo en su efecto, sin precio.
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
ak-tie-lost = { $ended } { $seats } empatan a { $points } PV; { PERSON($winner) ->
    [you] ganas tú
   *[other] gana { $winner }
  } con menos conocimientos perdidos ({ $lost }).
ak-tie-shared = { $ended } { $seats } empatan a { $points } PV y en conocimientos perdidos: comparten la victoria.
