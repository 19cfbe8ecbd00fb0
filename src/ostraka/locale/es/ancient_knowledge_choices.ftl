### Lo que debe decidir un asiento, para la mesa en texto.

ak-ask = { $seat }: { $what }.
ak-ask-card = { $seat }, { $card }: { $what }.

ak-choice-opening = elige { $n ->
    [one] una carta
   *[other] { $n } cartas
  } de la mano inicial para descartar
ak-choice-action = realiza una acción, { $n ->
    [one] queda { $n }
   *[other] quedan { $n }
  } este turno
ak-choice-set = elige el efecto que se resuelve a continuación
ak-choice-create = elige una carta para CREAR, y dónde
ak-choice-pay = elige { $n ->
    [one] una carta
   *[other] { $n } cartas
  } para descartar
ak-choice-pay-up-to = elige hasta { $n } { $n ->
    [one] carta
   *[other] cartas
  } para descartar
ak-choice-archive = elige las cartas para ARCHIVAR, al menos una
ak-choice-archive-more = elige más cartas para ARCHIVAR, o termina
ak-choice-remove = retira { $n } { $n ->
    [one] conocimiento
   *[other] conocimientos
  } de tus monumentos
ak-choice-remove-up-to = retira hasta { $n } { $n ->
    [one] conocimiento
   *[other] conocimientos
  } de tus monumentos
ak-choice-remove-each = retira { $n } { $n ->
    [one] conocimiento
   *[other] conocimientos
  } de { $targets ->
    [one] un monumento
   *[other] cada uno de { $targets } monumentos
  }
ak-choice-remove-each-up-to = retira hasta { $n } { $n ->
    [one] conocimiento
   *[other] conocimientos
  } de { $targets ->
    [one] un monumento
   *[other] cada uno de { $targets } monumentos
  }
ak-choice-add = elige un monumento rival que recibe { $n } { $n ->
    [one] conocimiento
   *[other] conocimientos
  }
ak-choice-give = elige un monumento para hasta { $n } de tus conocimientos perdidos
ak-choice-recover = elige cuánto conocimiento perdido descartar, hasta { $n }
ak-choice-move = elige un monumento para mover, y adónde
ak-choice-swap = elige monumentos para intercambiar
ak-choice-destroy = elige artefactos en juego para descartar
ak-choice-learn = elige una tecnología para APRENDER
ak-choice-keep = elige { $n ->
    [one] una carta
   *[other] { $n } cartas
  } para conservar
ak-choice-unearth = elige un artefacto para CREAR entre las cartas vistas
ak-choice-study = elige una tecnología para APRENDER entre las vistas
ak-choice-study-under = elige la siguiente tecnología que va bajo el mazo
ak-choice-share = toma una de las cartas reveladas
ak-choice-steal = elige qué mano mirar
ak-choice-take = elige una carta para tomar
ak-choice-bury = elige una tecnología para poner bajo su mazo, { $n } en total
ak-choice-opponents = elige en secreto { $n ->
    [one] una carta
   *[other] { $n } cartas
  } de tu mano para descartar
ak-choice-opponents-artifacts = elige en secreto { $n ->
    [one] un artefacto
   *[other] { $n } artefactos
  } en juego para descartar
ak-choice-tile = elige la loseta de tecnologías que se gira
ak-choice-instead = elige entre robar y lo que lo sustituye
ak-choice-decline = elige el monumento que declina a continuación
ak-choice-store = elige una tecnología para poner sobre el monumento
ak-choice-renew = elige qué renovar
ak-choice-coffers = elige los objetivos de esta partida
ak-choice-abandon = elige objetivos para abandonar
ak-choice-pause = usa un cofre o continúa
