### Lo que debe decidir un asiento, para la mesa en texto.

ak-ask = { PERSON($seat) ->
    [you] { CAPITAL($what) }.
   *[other] { FORM($seat, "title") }: { $what }.
  }
ak-ask-card = { PERSON($seat) ->
    [you] { $card }: { $what }.
   *[other] { FORM($seat, "title") }, { $card }: { $what }.
  }

ak-choice-opening = elige { $n ->
    [one] una carta
   *[other] { $n } cartas
  } para descartar entre las que has robado
ak-choice-action = realiza una acción ({ $n ->
    [one] queda { $n }
   *[other] quedan { $n }
  } este turno)
ak-choice-set = elige el próximo efecto que se resolverá
ak-choice-create = elige una carta para CREAR y su espacio
ak-choice-pay = elige { $n ->
    [one] una carta
   *[other] { $n } cartas
  } para descartar
ak-choice-pay-up-to = { $n ->
    [one] puedes descartar una carta
   *[other] elige hasta { $n } cartas para descartar
  }
ak-choice-archive = elige las cartas para ARCHIVAR, al menos una
ak-choice-archive-more = elige más cartas para ARCHIVAR, o termina
ak-choice-remove = retira { $n } { $n ->
    [one] conocimiento
   *[other] conocimientos
  } de tus monumentos
ak-choice-remove-up-to = { $n ->
    [one] puedes retirar 1 conocimiento de tus monumentos
   *[other] retira hasta { $n } conocimientos de tus monumentos
  }
ak-choice-remove-each = retira { $n } { $n ->
    [one] conocimiento
   *[other] conocimientos
  } de { $targets ->
    [one] un monumento
   *[other] cada uno de { $targets } monumentos
  }
ak-choice-remove-each-up-to = { $n ->
    [one] puedes retirar 1 conocimiento
   *[other] retira hasta { $n } conocimientos
  } de { $targets ->
    [one] un monumento
   *[other] cada uno de { $targets } monumentos
  }
ak-choice-add = elige un monumento rival que reciba { $n } { $n ->
    [one] conocimiento
   *[other] conocimientos
  }
ak-choice-give = elige un monumento que reciba { $n ->
    [one] 1 de tus conocimientos perdidos
   *[other] hasta { $n } de tus conocimientos perdidos
  }
ak-choice-recover = { $n ->
    [one] puedes descartar 1 conocimiento perdido
   *[other] elige cuántos conocimientos perdidos descartar (hasta { $n })
  }
ak-choice-move = elige un monumento para mover y su espacio
ak-choice-swap = elige monumentos para intercambiar
ak-choice-destroy = elige artefactos en juego para descartar
ak-choice-learn = elige una tecnología para APRENDER
ak-choice-keep = elige { $n ->
    [one] una carta
   *[other] { $n } cartas
  } para conservar
ak-choice-unearth = elige un artefacto para CREAR entre las cartas vistas
ak-choice-study = elige una tecnología para APRENDER entre las vistas
ak-choice-study-under = elige la próxima tecnología que irá bajo el mazo
ak-choice-share = toma una de las cartas reveladas
ak-choice-steal = elige qué mano mirar
ak-choice-take = elige una carta para tomar
ak-choice-bury = elige una tecnología para poner bajo el mazo de su nivel{ $n ->
    [one] {""}
   *[other] {" "}({ $n } en total)
  }
ak-choice-opponents = elige en secreto { $n ->
    [one] una carta
   *[other] { $n } cartas
  } de tu mano para descartar
ak-choice-opponents-artifacts = elige en secreto { $n ->
    [one] un artefacto
   *[other] { $n } artefactos
  } en juego para descartar
ak-choice-tile = elige la loseta de tecnologías que se girará
ak-choice-instead = elige entre robar y lo que sustituye al robo
ak-choice-decline = elige el próximo monumento que declinará
ak-choice-store = elige una tecnología para poner sobre el monumento
ak-choice-renew = elige la loseta de tecnologías que se vaciará y rellenará
ak-choice-coffers = elige los objetivos de esta partida
ak-choice-abandon = elige objetivos para abandonar
ak-choice-pause = { $phase ->
    [action] usa un cofre o pasa a la fase de línea temporal
    [timeline] usa un cofre o pasa a la fase de declive
    [slid] usa un cofre o lanza el dado del olvido
   *[unlearned] usa un cofre o empieza el turno siguiente
  }
