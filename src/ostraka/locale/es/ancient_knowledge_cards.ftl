# Los textos de las cartas de Ancient Knowledge, compuestos a partir del lenguaje de las cartas.
# Cada mensaje de un efecto es una parte de una frase: empieza en minúscula y la primera letra de la
# frase terminada se pone después en mayúscula. Los mensajes en -may siguen a «puedes».

## Lo que se cuenta: $n unidades, y cada una de ellas

ak-card-n-monument = { $n ->
    [one] { $n } monumento
   *[other] { $n } monumentos
}
ak-card-n-city = { $n ->
    [one] { $n } ciudad
   *[other] { $n } ciudades
}
ak-card-n-megalith = { $n ->
    [one] { $n } megalito
   *[other] { $n } megalitos
}
ak-card-n-pyramid = { $n ->
    [one] { $n } pirámide
   *[other] { $n } pirámides
}
ak-card-n-monument-same = { $n ->
    [one] { $n } monumento
   *[other] { $n } monumentos del mismo tipo
}
ak-card-n-monument-set = { $n ->
    [one] { $n } trío de ciudad, megalito y pirámide
   *[other] { $n } tríos de ciudad, megalito y pirámide
}
ak-card-n-monument-endgame = { $n ->
    [one] { $n } monumento con efecto de final de la partida
   *[other] { $n } monumentos con efecto de final de la partida
}
ak-card-n-technology = { $n ->
    [one] { $n } tecnología
   *[other] { $n } tecnologías
}
ak-card-n-ancient = { $n ->
    [one] { $n } tecnología antigua
   *[other] { $n } tecnologías antiguas
}
ak-card-n-writing = { $n ->
    [one] { $n } tecnología de escritura
   *[other] { $n } tecnologías de escritura
}
ak-card-n-secret = { $n ->
    [one] { $n } tecnología secreta
   *[other] { $n } tecnologías secretas
}
ak-card-n-technology-same = { $n ->
    [one] { $n } tecnología
   *[other] { $n } tecnologías del mismo tipo
}
ak-card-n-technology-set = { $n ->
    [one] { $n } trío de tecnologías (antigua, de escritura y secreta)
   *[other] { $n } tríos de tecnologías (antigua, de escritura y secreta)
}
ak-card-n-adjacent-city = { $n ->
    [one] { $n } ciudad adyacente a este monumento
   *[other] { $n } ciudades adyacentes a este monumento
}
ak-card-n-adjacent-megalith = { $n ->
    [one] { $n } megalito adyacente a este monumento
   *[other] { $n } megalitos adyacentes a este monumento
}
ak-card-n-adjacent-pyramid = { $n ->
    [one] { $n } pirámide adyacente a este monumento
   *[other] { $n } pirámides adyacentes a este monumento
}
ak-card-n-adjacent-same = { $n ->
    [one] { $n } monumento adyacente a este monumento
   *[other] { $n } monumentos de un mismo tipo adyacentes a este monumento
}
ak-card-n-artifact = { $n ->
    [one] { $n } artefacto
   *[other] { $n } artefactos
}
ak-card-n-card = { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
}
ak-card-n-knowledge = { $n ->
    [0] ningún conocimiento
    [one] { $n } conocimiento
   *[other] { $n } conocimientos
}
ak-card-n-lost = { $n ->
    [one] { $n } conocimiento perdido
   *[other] { $n } conocimientos perdidos
}

ak-card-each-monument = cada monumento
ak-card-each-city = cada ciudad
ak-card-each-megalith = cada megalito
ak-card-each-pyramid = cada pirámide
ak-card-each-monument-same = cada monumento del tipo más numeroso
ak-card-each-monument-set = cada trío de ciudad, megalito y pirámide
ak-card-each-monument-endgame = cada monumento con efecto de final de la partida
ak-card-each-technology = cada una de tus tecnologías
ak-card-each-ancient = cada una de tus tecnologías antiguas
ak-card-each-writing = cada una de tus tecnologías de escritura
ak-card-each-secret = cada una de tus tecnologías secretas
ak-card-each-technology-same = cada una de tus tecnologías del tipo más numeroso
ak-card-each-technology-set = cada trío de tecnologías (antigua, de escritura y secreta) que tengas
ak-card-each-adjacent-city = cada ciudad adyacente a este monumento
ak-card-each-adjacent-megalith = cada megalito adyacente a este monumento
ak-card-each-adjacent-pyramid = cada pirámide adyacente a este monumento
ak-card-each-adjacent-same = cada monumento adyacente del tipo que más abunda allí
ak-card-each-artifact = cada uno de tus artefactos
ak-card-each-card = cada carta
ak-card-each-knowledge = cada conocimiento
ak-card-each-lost = cada uno de tus conocimientos perdidos

## Dónde está

ak-card-in-past = { $what } en tu Pasado
ak-card-in-timeline = { $what } en tu línea temporal
ak-card-in-space1 = { $what } en los dos niveles del espacio 1
ak-card-in-play = { $what } en juego
ak-card-in-hand = { $what } en la mano
ak-card-on-monuments = { $what } en tus monumentos
ak-card-on-this = { $what } en este monumento

## Por cada…

ak-card-for = { $act } por { $what }
ak-card-every = cada { $what }
ak-card-every-own = cada { $what } que tengas
ak-card-per-discarded = { $every ->
    [1] cada carta descartada
   *[other] cada { $every } cartas descartadas
}
ak-card-per-rotated = { $every ->
    [1] cada monumento girado
   *[other] cada { $every } monumentos girados
}
ak-card-per-lost-phase = { $every ->
    [1] cada conocimiento perdido en ella
   *[other] cada { $every } conocimientos perdidos en ella
}
ak-card-per-created-space = { $every ->
    [1] cada unidad del número de su espacio
   *[other] cada { $every } unidades del número de su espacio
}

## Condiciones

ak-card-bound = { $compare ->
    [least] al menos { $what }
    [most] como máximo { $what }
   *[exactly] exactamente { $what }
}
ak-card-comma = { $first }, { $second }
ak-card-and = { $first } y { $second }
ak-card-and-clause = { $first } y { $second }
ak-card-have = tienes { $what }
ak-card-objective = tener { $what }
ak-card-clause-knowledge-self = este monumento tiene { $what }
ak-card-clause-knowledge-self-none = este monumento no tiene ningún conocimiento
ak-card-clause-rotated = has girado { $what }
ak-card-clause-lost-phase = has perdido { $what } en ella
ak-card-clause-discarded = has descartado { $what }
ak-card-clause-space1 = tienes { $what } en los dos niveles del espacio 1
ak-card-clause-space1-both = tienes un monumento en cada uno de los dos niveles del espacio 1
ak-card-clause-created-space = { $compare ->
    [least] { $n ->
        [6] está en el espacio 6
       *[other] su espacio es el { $n } o uno superior
      }
    [most] { $n ->
        [1] está en el espacio 1
       *[other] su espacio es el { $n } o uno inferior
      }
   *[exactly] está en el espacio { $n }
}

## Sucesos

ak-card-on-learn = { $kind ->
    [ancient] después de APRENDER una tecnología antigua
    [writing] después de APRENDER una tecnología de escritura
    [secret] después de APRENDER una tecnología secreta
   *[any] después de APRENDER una tecnología
}
ak-card-on-create = { $kind ->
    [artifact] después de CREAR un artefacto
    [city] después de CREAR una ciudad
    [megalith] después de CREAR un megalito
    [pyramid] después de CREAR una pirámide
   *[any] después de CREAR un monumento
}
ak-card-on-create-other = { $kind ->
    [artifact] después de CREAR otro artefacto
    [city] después de CREAR otra ciudad
    [megalith] después de CREAR otro megalito
    [pyramid] después de CREAR otra pirámide
   *[any] después de CREAR otro monumento
}
ak-card-on-excavate = después de EXCAVAR
ak-card-on-declined = al final de tu fase de declive

## Cómo se unen las partes de un efecto (-after: no al principio de la frase)

ak-card-if = si { $clause }, { $act }
ak-card-on = { $event }, { $act }
ak-card-on-if = { $event }, si { $clause }, { $act }
ak-card-may = puedes { $act }
ak-card-may-after = puedes { $act }
ak-card-pay = { $price }. Si lo haces, { $act }
ak-card-then = { $first }; luego { $second }
ak-card-times = { $act }, { $n } veces seguidas
ak-card-times-may = { $act }, hasta { $n } veces seguidas
ak-card-instead = puedes renunciar a robar cartas; en ese caso, { $act }
ak-card-instead-after = puedes renunciar a robar cartas; en ese caso, { $act }
ak-card-no-chain = { $text } Una acción concedida por este efecto no vuelve a activarlo.
ak-card-sentence = { $text }.
ak-card-line = { $label }: { $text }

## Monumentos de los que se retira conocimiento

ak-card-from-self = de este monumento
ak-card-from-one-own = { $kind ->
    [city] de una de tus ciudades
    [megalith] de uno de tus megalitos
    [pyramid] de una de tus pirámides
   *[any] de uno de tus monumentos
}
ak-card-from-one-others = { $kind ->
    [city] de otra de tus ciudades
    [megalith] de otro de tus megalitos
    [pyramid] de otra de tus pirámides
   *[any] de otro de tus monumentos
}
ak-card-from-one-adjacent = { $kind ->
    [city] de una ciudad adyacente
    [megalith] de un megalito adyacente
    [pyramid] de una pirámide adyacente
   *[any] de un monumento adyacente
}
ak-card-from-all-own = { $kind ->
    [city] de tus ciudades
    [megalith] de tus megalitos
    [pyramid] de tus pirámides
   *[any] de tus monumentos
}
ak-card-from-all-others = { $kind ->
    [city] de tus otras ciudades
    [megalith] de tus otros megalitos
    [pyramid] de tus otras pirámides
   *[any] de tus otros monumentos
}
ak-card-from-all-adjacent = { $kind ->
    [city] de las ciudades adyacentes
    [megalith] de los megalitos adyacentes
    [pyramid] de las pirámides adyacentes
   *[any] de los monumentos adyacentes
}
ak-card-from-each-own = { $kind ->
    [city] de cada una de tus ciudades
    [megalith] de cada uno de tus megalitos
    [pyramid] de cada una de tus pirámides
   *[any] de cada uno de tus monumentos
}
ak-card-from-each-others = { $kind ->
    [city] de cada una de tus otras ciudades
    [megalith] de cada uno de tus otros megalitos
    [pyramid] de cada una de tus otras pirámides
   *[any] de cada uno de tus otros monumentos
}
ak-card-from-each-adjacent = { $kind ->
    [city] de cada ciudad adyacente
    [megalith] de cada megalito adyacente
    [pyramid] de cada pirámide adyacente
   *[any] de cada monumento adyacente
}
ak-card-some-own = { $kind ->
    [city] { $m } de tus ciudades
    [megalith] { $m } de tus megalitos
    [pyramid] { $m } de tus pirámides
   *[any] { $m } de tus monumentos
}
ak-card-some-others = { $kind ->
    [city] { $m } de tus otras ciudades
    [megalith] { $m } de tus otros megalitos
    [pyramid] { $m } de tus otras pirámides
   *[any] { $m } de tus otros monumentos
}
ak-card-some-adjacent = { $kind ->
    [city] { $m } ciudades adyacentes
    [megalith] { $m } megalitos adyacentes
    [pyramid] { $m } pirámides adyacentes
   *[any] { $m } monumentos adyacentes
}

## Monumentos que se mueven

ak-card-one-self = este monumento
ak-card-one-own = { $kind ->
    [city] una de tus ciudades
    [megalith] uno de tus megalitos
    [pyramid] una de tus pirámides
   *[any] uno de tus monumentos
}
ak-card-one-others = { $kind ->
    [city] otra de tus ciudades
    [megalith] otro de tus megalitos
    [pyramid] otra de tus pirámides
   *[any] otro de tus monumentos
}
ak-card-narrowed = { $what } { $with }
ak-card-with = { $n ->
    [one] con al menos { $n } conocimiento
   *[other] con al menos { $n } conocimientos
}
ak-card-bare = sin conocimientos
ak-card-from-space = del espacio { $n }
ak-card-to-space = al espacio { $n }
ak-card-to-any = a otro espacio con sitio libre

## Pasos

ak-card-draw = { $n ->
    [one] roba { $n } carta
   *[other] roba { $n } cartas
}
ak-card-look-and-keep = { $keep ->
    [one] mira en secreto las { $n } primeras cartas del mazo de constructor, quédate con { $keep } y descarta las demás
   *[other] mira en secreto las { $n } primeras cartas del mazo de constructor, quédate con { $keep } y descarta las demás
}
ak-card-look-and-create = mira en secreto las { $n } primeras cartas del mazo de constructor, CREA un artefacto de entre ellas pagando su coste y descarta las demás
ak-card-look-and-learn = mira en secreto las { $n } primeras tecnologías del mazo de nivel { $level }, APRENDE una cuyo requisito cumplas y devuelve las demás debajo del mazo en el orden que elijas
ak-card-share = revela { $n } cartas del mazo de constructor: toma una, después cada rival, en orden de turno, toma una, y por último toma tú otra; descarta el resto
ak-card-seek = revela cartas del mazo de constructor hasta encontrar { $what }: añade esas cartas a tu mano y descarta las demás
ak-card-discard = descarta { $what } de tu mano
ak-card-discard-up-to = descarta hasta { $what } de tu mano
ak-card-discard-may = descartar { $what } de tu mano
ak-card-opponents-discard-hand = { $n ->
    [one] cada rival descarta { $n } carta de su mano, a su elección
   *[other] cada rival descarta { $n } cartas de su mano, a su elección
}
ak-card-opponents-discard-artifacts = { $n ->
    [one] cada rival descarta { $n } de sus artefactos en juego, a su elección
   *[other] cada rival descarta { $n } de sus artefactos en juego, a su elección
}
ak-card-steal = { $n ->
    [one] mira la mano de un rival y toma de ella { $n } carta
   *[other] mira la mano de un rival y toma de ella { $n } cartas
}
ak-card-remove = retira { $what } { $where }
ak-card-remove-up-to = retira hasta { $what } { $where }
ak-card-remove-total = retira { $what } en total { $where }
ak-card-remove-total-up-to = retira hasta { $what } en total { $where }
ak-card-remove-may = retirar { $what } { $where }
ak-card-remove-some = elige { $where } y retira { $what } de cada uno de esos monumentos
ak-card-remove-some-up-to = elige { $where } y retira hasta { $what } de cada uno de esos monumentos
ak-card-remove-some-may = elegir { $where } y retirar { $what } de cada uno de esos monumentos
ak-card-add = elige un monumento de cada rival y añade { $what } a cada uno
ak-card-give = mueve hasta { $n } de tus conocimientos perdidos a un monumento de un rival
ak-card-recover = { $n ->
    [one] descarta { $n } de tus conocimientos perdidos
   *[other] descarta { $n } de tus conocimientos perdidos
}
ak-card-recover-up-to = descarta hasta { $n } de tus conocimientos perdidos
ak-card-recover-may = descartar { $n } de tus conocimientos perdidos
ak-card-move = mueve { $what } { $to }
ak-card-move-may = mover { $what } { $to }
ak-card-swap-own = intercambia la posición de dos de tus monumentos
ak-card-swap-self = intercambia la posición de este monumento con la de otro de tus monumentos
ak-card-destroy-self = descarta esta carta
ak-card-destroy-self-may = descartar esta carta
ak-card-destroy-self-decline = descarta este monumento; no pasa a tu Pasado y sus conocimientos no se pierden
ak-card-destroy-artifacts = descarta cualquier número de tus artefactos en juego
ak-card-destroy-artifacts-may = descartar cualquier número de tus artefactos en juego
ak-card-straighten = { $n ->
    [one] endereza { $n } monumento girado de tu Pasado
   *[other] endereza { $n } monumentos girados de tu Pasado
}
ak-card-create = { $kind ->
    [artifact] CREA un artefacto de tu mano pagando su coste
    [city] CREA una ciudad de tu mano pagando su coste
    [megalith] CREA un megalito de tu mano pagando su coste
    [pyramid] CREA una pirámide de tu mano pagando su coste
   *[any] CREA un monumento de tu mano pagando su coste
}
ak-card-create-may = { $kind ->
    [artifact] CREAR un artefacto de tu mano pagando su coste
    [city] CREAR una ciudad de tu mano pagando su coste
    [megalith] CREAR un megalito de tu mano pagando su coste
    [pyramid] CREAR una pirámide de tu mano pagando su coste
   *[any] CREAR un monumento de tu mano pagando su coste
}
ak-card-learn = APRENDE una tecnología
ak-card-learn-may = APRENDER una tecnología
ak-card-learn-free = APRENDE una tecnología sin tener en cuenta su requisito
ak-card-learn-free-may = APRENDER una tecnología sin tener en cuenta su requisito
ak-card-archive = ARCHIVA
ak-card-archive-may = ARCHIVAR
ak-card-bury = { $n ->
    [one] pon { $n } tecnología visible debajo del mazo de su nivel
   *[other] pon { $n } tecnologías visibles, una tras otra, debajo del mazo de su nivel
}
ak-card-bury-level = { $n ->
    [one] pon { $n } tecnología visible de nivel { $level } debajo del mazo de ese nivel
   *[other] pon { $n } tecnologías visibles de nivel { $level }, una tras otra, debajo del mazo de ese nivel
}
ak-card-score = obtén { $n } PV
ak-card-tier = obtén { $n } PV si { $clause }
ak-card-tier-next = { $first }, o { $n } PV a partir de { $least }

## Efectos permanentes

ak-card-less = { $n ->
    [one] { $n } conocimiento menos
   *[other] { $n } conocimientos menos
}
ak-card-discount = pon { $less } en este monumento
ak-card-discount-kind = { $kind ->
    [city] pon { $less } en cada ciudad que CREES
    [megalith] pon { $less } en cada megalito que CREES
    [pyramid] pon { $less } en cada pirámide que CREES
   *[any] pon { $less } en cada monumento que CREES
}
ak-card-discount-kind-other = { $kind ->
    [city] pon { $less } en cada una de las demás ciudades que CREES
    [megalith] pon { $less } en cada uno de los demás megalitos que CREES
    [pyramid] pon { $less } en cada una de las demás pirámides que CREES
   *[any] pon { $less } en cada uno de los demás monumentos que CREES
}
ak-card-relief = cuando APRENDAS, reduce en { $n } uno de los mínimos del requisito de la tecnología
ak-card-excavate = { $n ->
    [one] cuando EXCAVES, roba { $n } carta en lugar de 2 por cada monumento girado
   *[other] cuando EXCAVES, roba { $n } cartas en lugar de 2 por cada monumento girado
}
ak-card-skip-decline = sáltate la fase de declive de este turno, salvo que ya haya empezado

## Nombres de las partes de una carta

ak-card-when-immediate = Inmediato
ak-card-when-timeline = Línea temporal
ak-card-when-anytime = Permanente
ak-card-when-decline = Declive
ak-card-when-endgame = Final de la partida
ak-card-timing-immediate = Una vez, cuando la carta entra en juego.
ak-card-timing-timeline = En cada una de tus fases de línea temporal, mientras la carta está en juego.
ak-card-timing-anytime = Siempre que se aplique, mientras la carta está en juego.
ak-card-timing-decline = Una vez, justo antes de que el monumento pase al Pasado.
ak-card-timing-endgame = En la puntuación final, si el monumento está en el Pasado.
ak-items-card = Cartas
ak-card-label = { $card }
ak-card-kind-city = Ciudad
ak-card-kind-megalith = Megalito
ak-card-kind-pyramid = Pirámide
ak-card-kind-artifact = Artefacto
ak-card-kind-ancient = Tecnología antigua
ak-card-kind-writing = Tecnología de escritura
ak-card-kind-secret = Tecnología secreta
ak-card-level = { $level ->
    [1] Nivel I
   *[other] Nivel II
}
ak-card-level-numeral = { $level ->
    [1] I
   *[other] II
}
ak-card-space = Espacio inicial { $n }
ak-card-space-locked = Solo en el espacio inicial { $n }
ak-card-cost = { $n ->
    [0] Sin coste
    [one] Coste: descartar otra carta
   *[other] Coste: descartar otras { $n } cartas
}
ak-card-knowledge = Conocimientos { $n }
ak-card-vp = { $n } PV
ak-card-requires = requisito: { $what }
ak-card-requires-nothing = sin requisito
ak-card-worth = vale { $n } PV al final de la partida
ak-card-hand = Mano preparada { $n }
ak-card-house = Carta de la casa

## Palabras de las cartas de Heritage y de los cofres

ak-card-n-technology-level2 = { $n ->
    [one] { $n } tecnología de nivel II
   *[other] { $n } tecnologías de nivel II
}
ak-card-each-technology-level2 = cada una de tus tecnologías de nivel II
ak-card-n-vp = { $n } PV
ak-card-each-vp = cada uno de tus PV
ak-card-on-archive = después de ARCHIVAR
ak-card-clause-archived = has descartado { $what } para ello
ak-card-per-archived = { $every ->
    [1] cada carta descartada para ello
   *[other] cada { $every } cartas descartadas para ello
}
ak-card-create-free = { $kind ->
    [artifact] CREA un artefacto de tu mano sin pagar su coste de descarte
    [city] CREA una ciudad de tu mano sin pagar su coste de descarte
    [megalith] CREA un megalito de tu mano sin pagar su coste de descarte
    [pyramid] CREA una pirámide de tu mano sin pagar su coste de descarte
   *[any] CREA un monumento de tu mano sin pagar su coste de descarte
}
ak-card-create-free-may = { $kind ->
    [artifact] CREAR un artefacto de tu mano sin pagar su coste de descarte
    [city] CREAR una ciudad de tu mano sin pagar su coste de descarte
    [megalith] CREAR un megalito de tu mano sin pagar su coste de descarte
    [pyramid] CREAR una pirámide de tu mano sin pagar su coste de descarte
   *[any] CREAR un monumento de tu mano sin pagar su coste de descarte
}
ak-card-learn-level = APRENDE una tecnología de nivel { $level }
ak-card-learn-level-may = APRENDER una tecnología de nivel { $level }
ak-card-learn-level-free = APRENDE una tecnología de nivel { $level } sin tener en cuenta su requisito
ak-card-learn-level-free-may = APRENDER una tecnología de nivel { $level } sin tener en cuenta su requisito
ak-card-learn-relief = APRENDE una tecnología, con un mínimo de su requisito reducido en { $n }
ak-card-learn-relief-may = APRENDER una tecnología, con un mínimo de su requisito reducido en { $n }
ak-card-learn-level-relief = APRENDE una tecnología de nivel { $level }, con un mínimo de su requisito reducido en { $n }
ak-card-learn-level-relief-may = APRENDER una tecnología de nivel { $level }, con un mínimo de su requisito reducido en { $n }
ak-card-store = toma una tecnología visible de nivel { $level } y colócala sobre este monumento
ak-card-claim = la tecnología de este monumento se une a tu colección si cumples su requisito; si no, se descarta
ak-card-act = realiza una acción más
ak-card-renew = vacía una loseta de tecnologías y rellénala
ak-card-skip-unlearning = sáltate la fase de olvido de este turno
ak-card-never-declines = Nunca declina

## El comando «ostraka cards»

ak-card-found = { $n ->
    [0] Ninguna carta coincide.
    [one] { $n } carta.
   *[other] { $n } cartas.
}
ak-card-unknown = No hay ninguna carta «{ $card }».
ak-card-unknown-near = No hay ninguna carta «{ $card }»; ¿querías decir { $near }?
ak-card-value = { $option } no puede ser «{ $value }»; valores posibles: { $known }.
ak-card-value-near = { $option } no puede ser «{ $value }»; ¿querías decir «{ $near }»? Valores posibles: { $known }.
ak-card-file-large = El archivo { $path } es demasiado grande para ser un paquete; ningún paquete supera los { $limit } bytes.
ak-card-file-deep = El archivo { $path } está anidado a demasiada profundidad para ser un paquete.
ak-card-then-may = { $first }. Luego, { $second }
