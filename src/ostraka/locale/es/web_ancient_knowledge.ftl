### Ancient Knowledge en el navegador.

## Lo que hay en la mesa

web-ak-timeline = Línea temporal
web-ak-past = Pasado
web-ak-alike = del mismo tipo
web-ak-past-short = Pasado
web-ak-need = { $what ->
    [city] ciudades
    [megalith] megalitos
    [pyramid] pirámides
    [endgame] con efecto de final de la partida
    [artifacts] artefactos
    [hand] en la mano
    [knowledge] conocimientos
    [lost] perdidos
    [timeline] en la línea temporal
    [ancient] antiguas
    [writing] de escritura
    [secret] secretas
    [sets] tríos
   *[technologies] tecnologías
  }
web-ak-free-to-learn = sin requisito
web-ak-of = de { $most }
web-ak-stand-middle = Mitad de la partida con { $count } monumentos en un Pasado
web-ak-stand-end = Final de la partida con { $count } monumentos en un Pasado
web-ak-stand-last = Última ronda
web-ak-artifacts = Artefactos
web-ak-artifact-spaces = Espacios de artefacto
web-ak-free-spaces = { $count ->
    [one] un espacio de artefacto libre
   *[other] { $count } espacios de artefacto libres
  }
web-ak-technologies = Tecnologías
web-ak-techs = Tecn.
web-ak-tile = Loseta de tecnologías { $number }
web-ak-tile-short = Loseta { $number }
web-ak-level = nivel { $level ->
    [1] I
   *[2] II
  }
web-ak-deck = en el mazo
web-ak-discarded = descartes
web-ak-tech-deck = { $deck } en el mazo, { $gone } descartadas
web-ak-builder-deck = mazo de constructor
web-ak-empty-place = lugar vacío
web-ak-hand = Tu mano, { $count ->
    [one] una carta
   *[other] { $count } cartas
  }
web-ak-hand-of = { $count ->
    [one] una carta en la mano
   *[other] { $count } cartas en la mano
  }
web-ak-in-hand = cartas en la mano
web-ak-empty-hand = Tu mano está vacía.
web-ak-lost = { $count ->
    [one] { $count } perdido
   *[other] { $count } perdidos
  }
web-ak-line = Pasado { $past } · perdidos { $lost }
web-ak-back = Volver a tu tablero
web-ak-apart = { $count ->
    [one] Una carta apartada
   *[other] { $count } cartas apartadas
  }
web-ak-face-down = una carta, boca abajo
web-ak-due = Efectos pendientes, en el orden que quieras

## En una carta

web-ak-knowledge = { $count ->
    [one] conocimiento
   *[other] conocimientos
  }
web-ak-cost = { $count ->
    [one] carta que descartar
   *[other] cartas que descartar
  }
web-ak-starts-on = espacio inicial { $space }
web-ak-locked = solo ahí
web-ak-house = Una carta nuestra, no de la caja
web-ak-house-tag = nuestra
web-ak-look-at = Mirar { $name }
web-ak-choose = Elegirla
web-ak-take-back = Deseleccionar
web-ak-put-back = Devolver
web-ak-swipe = desliza, o usa las flechas, para ver la carta siguiente
web-ak-chosen = elegida
web-ak-away = descarte
web-ak-marked = elegida

## El planificador

web-ak-planner = Previsión
web-ak-planner-more = Un turno más
web-ak-planner-less = Un turno menos
web-ak-planner-now = Volver al presente
web-ak-in-turns = { $turns ->
    [one] tras este turno
   *[other] en { $turns } turnos
  }
web-ak-past-by-then = Pasado { $count }
web-ak-lost-by-then = { $lost ->
    [one] 1 conocimiento perdido
   *[other] { $lost } conocimientos perdidos
  } más, { $all } en total
web-ak-gone = En el Pasado para entonces
web-ak-gone-line = { $turns ->
    [one] pasa al Pasado tras este turno
   *[other] pasa al Pasado en { $turns } turnos
  }, { $lost ->
    [0] sin pérdidas
    [one] { $lost } conocimiento perdido
   *[other] { $lost } conocimientos perdidos
  }

## Nombres de las cosas

web-ak-place = espacio { $space }, { $level ->
    [lower] abajo
    [upper] arriba
   *[third] tercer lugar
  }
web-ak-goal = { $place }: { $pay ->
    [0] nada que pagar
    [one] { $pay } carta que pagar
   *[other] { $pay } cartas que pagar
  }, entra con { $knowledge ->
    [one] { $knowledge } conocimiento
   *[other] { $knowledge } conocimientos
  }, { $turns ->
    [0] nunca declina
    [one] declina tras este turno
   *[other] declina en { $turns } turnos
  }
web-ak-space = en el espacio { $space }
web-ak-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
  }
web-ak-standing = { $place }, { $name }, { $kind }, { $knowledge ->
    [one] 1 conocimiento
   *[other] { $knowledge } conocimientos
  }, { web-ak-points }, { $moments }
web-ak-would-have = tendría entonces { $count ->
    [one] { $count } conocimiento
   *[other] { $count } conocimientos
  }
web-ak-monument-in-hand = { $name }, { $kind }, espacio { $space }, conocimientos { $knowledge }, coste { $cost }, { web-ak-points }
web-ak-artifact-in-hand = { $name }, { $kind }, coste { $cost }
web-ak-artifact = { $name }: { $text }
web-ak-technology = { $name }, { $kind }, nivel { $level ->
    [1] I
   *[2] II
  }: { $text }
web-ak-in-past = { $name }, { $kind }, { web-ak-points }{ $rotated ->
    [yes] , girado
   *[no] {""}
  }

## En solitario

web-ak-time = Tiempo
web-ak-of-three = de 3
web-ak-time-card = Tiempo, espacio { $space }, viaje { $journey } de 3
web-ak-time-where = { $space ->
    [0] El Tiempo está en el Pasado y vuelve el próximo turno
   *[other] Tiempo en el espacio { $space }, viaje { $journey } de 3
  }
web-ak-turn-of = Turno { $turn } de { $last }
web-ak-from = desde { $space }{ $last ->
    [yes] , luego el final
   *[no] {""}
  }
web-ak-unlearning = Olvido
web-ak-die = { $die ->
    [0] aún sin tirar
   *[other] el dado muestra un { $die }
  }
web-ak-last-roll = { $die ->
    [0] Aún no se ha tirado el dado.
   *[other] Última tirada: { $die }.
  }
web-ak-endangered = { $count ->
    [0] El dado no puede hacer olvidar nada este turno.
    [one] El dado puede hacer olvidar una tecnología este turno.
   *[other] El dado puede hacer olvidar una de { $count } tecnologías este turno.
  }
web-ak-endangered-next = { $count ->
    [0] El dado no puede hacer olvidar nada en el próximo turno.
    [one] El dado puede hacer olvidar una tecnología en el próximo turno.
   *[other] El dado puede hacer olvidar una de { $count } tecnologías en el próximo turno.
  }
web-ak-time-begins = El Tiempo empezará en el espacio { $space }
web-ak-unlearning-skipped = Este turno no se olvida nada.
web-ak-safe = a salvo por ahora
web-ak-under-board = Bajo tu tablero
web-ak-drawn-coffers = Cofres para elegir
web-ak-drawn-coffers-mean = Toma al menos uno como objetivo de esta partida. Un cofre cuyo objetivo cumples queda desbloqueado: su efecto te ayudará en otra partida. Tus puntos deciden la dificultad de la siguiente.
web-ak-coffer = Cofre { $letter }, { $name }, { $state ->
    [open] objetivo
    [met] objetivo cumplido
    [used] usado
    [effect] efecto
   *[drawn] objetivo
  }: { $text }
web-ak-coffer-short = el cofre { $letter }, { $name }
web-ak-so-far = { $what }: { $have } por ahora
web-ak-goals = Objetivos
web-ak-goal-met = Objetivo { $letter }, { $name }: cumplido por ahora. Cuenta al final.

## Acciones, como frases con huecos

web-ak-do-search = Buscar
web-ak-do-create = Crear { $card } { $space }
web-ak-do-learn = Aprender { $card }
web-ak-do-archive = Archivar
web-ak-do-excavate = Excavar en tu Pasado: { $n }
web-ak-do-discard = Descartar { $card } { $cards }
web-ak-do-remove = Retirar conocimientos: { $card } { $cards } { $n }
web-ak-do-add = Añadir conocimientos a { $card } { $n }
web-ak-do-give = Mover conocimientos perdidos a { $card } { $n }
web-ak-do-recover = Descartar { $n } de tus conocimientos perdidos
web-ak-do-move = Mover { $card } { $space }
web-ak-do-swap = Intercambiar { $card } y { $with }
web-ak-do-destroy = Descartar del tablero { $card } { $cards }
web-ak-do-keep = Conservar { $card } { $cards }
web-ak-do-place = Poner { $card } bajo el mazo
web-ak-do-take = Tomar { $card }
web-ak-do-rob = Mirar una mano: { $victim }
web-ak-do-bury = Poner { $card } bajo el mazo de su nivel
web-ak-do-turn = Girar { $tile } al nivel II
web-ak-do-use = Siguiente: { $card } { $effect }
web-ak-do-draw = Robar por los monumentos girados
web-ak-do-decline = Hacer declinar { $card }
web-ak-do-done = Terminar
web-ak-do-pass = Renunciar al efecto
web-ak-do-stop = Renunciar a estos efectos
web-ak-do-store = Colocar { $card } sobre el monumento
web-ak-do-renew = Vaciar y rellenar { $tile }
web-ak-do-coffer = Usar { $coffer }
web-ak-do-objective = Objetivos: { $coffer } { $coffers }
web-ak-do-abandon = Abandonar { $coffer } { $coffers }
web-ak-do-go = Seguir

## Acciones en una palabra

web-ak-do-search-verb = Buscar
web-ak-do-create-verb = Crear
web-ak-do-learn-verb = Aprender
web-ak-do-archive-verb = Archivar
web-ak-do-excavate-verb = Excavar
web-ak-do-discard-verb = Descartar
web-ak-do-remove-verb = Retirar conocimientos
web-ak-do-add-verb = Añadir conocimientos
web-ak-do-give-verb = Mover conocimientos perdidos
web-ak-do-recover-verb = Descartar conocimientos perdidos
web-ak-do-move-verb = Mover
web-ak-do-swap-verb = Intercambiar
web-ak-do-destroy-verb = Descartar del tablero
web-ak-do-keep-verb = Conservar
web-ak-do-place-verb = Poner bajo el mazo
web-ak-do-take-verb = Tomar
web-ak-do-rob-verb = Mirar una mano
web-ak-do-bury-verb = Poner bajo su mazo
web-ak-do-turn-verb = Girar una loseta
web-ak-do-use-verb = Usar un efecto
web-ak-do-draw-verb = Robar
web-ak-do-decline-verb = Declinar
web-ak-do-done-verb = Terminar
web-ak-do-pass-verb = Renunciar al efecto
web-ak-do-stop-verb = Renunciar a estos efectos
web-ak-do-store-verb = Colocar sobre el monumento
web-ak-do-renew-verb = Vaciar una loseta
web-ak-do-coffer-verb = Usar un cofre
web-ak-do-objective-verb = Elegir objetivos
web-ak-do-abandon-verb = Abandonar objetivos
web-ak-do-go-verb = Seguir

## Partes de la puntuación

web-ak-category-past = Monumentos del Pasado
web-ak-category-endgame = Efectos de final de partida
web-ak-category-technologies = Tecnologías de nivel II
web-ak-category-timeline = Monumentos de la línea temporal
web-ak-category-lost = Conocimientos perdidos
web-ak-fact-lost = { PERSON($name) ->
    [you] Perdiste
   *[other] { $name } perdió
  } { $points } { $points ->
    [one] conocimiento
   *[other] conocimientos
  } menos que { PERSON($other) ->
    [you] tú
   *[other] { $other }
  }.

## the page shows which card is meant: its name is enough

ak-named-in-page = { ak-title }
    .el = { FORM(ak-name, "el") }
    .de = { FORM(ak-name, "de") }
    .a = { FORM(ak-name, "a") }
ak-named-given-in-page = { FORM($name, "title") }
    .el = { FORM($name, "el") }
    .de = { FORM($name, "de") }
    .a = { FORM($name, "a") }
ak-named-coffer-in-page = { ak-name-coffer }
web-ak-which-card = ¿qué carta?
web-ak-which-technology = ¿qué tecnología?
web-ak-which-monument = ¿qué monumento?
web-ak-which-other = ¿qué otro?
web-ak-which-space = ¿en qué espacio?
web-ak-which-tile = ¿qué loseta?
web-ak-how-many = ¿cuántos?
web-ak-which-player = ¿qué jugador?
web-ak-which-effect = ¿qué efecto?
web-ak-which-coffer = ¿qué cofre?
web-ak-do-discard-none = Conservar todas
web-ak-do-destroy-none = Conservar todos
web-ak-do-remove-none = Dejarlos todos
web-ak-do-abandon-none = Conservar todos

## Leer, y la banda encima de la línea temporal

web-ak-reader = La carta que lees
web-ak-reader-empty = Señala o toca una carta para leerla aquí.
web-ak-objective = Objetivo:
web-ak-effect = Efecto:
web-ak-at-most = (como máximo { $most })
web-ak-band = Encima de la línea temporal
web-ak-apart-tab = Apartadas: { $count }
web-ak-apart-read = { $name }, { $at } de { $count }
web-ak-due-tab = Efectos pendientes: { $count }
web-ak-mine = Pasado, artefactos y tecnologías
web-ak-mine-open = Abrir Pasado, artefactos y tecnologías
web-ak-mine-close = Cerrar
web-ak-monument-of = { $name } ({ $owner }, conocimientos: { $knowledge })

## Phases, ribbons and pages beside the stage

web-ak-phase-action = Acciones
web-ak-due-page = Pendientes
web-ak-mine-page = Mío
web-ak-sheet = Puntos
web-ak-sheet-all = En total
web-ak-sheet-open = Ver los puntos carta por carta
web-ak-this-next = Este ahora
web-ak-axis-start = inicio
web-ak-axis-full = lleno
web-ak-axis-locked = bloqueado
web-ak-ribbon-enters = entra
web-ak-ribbon-lost = perdido
web-ak-ribbon-pay = { $pay ->
    [0] gratis
    [one] carta
   *[other] cartas
  }
web-ak-ribbon-turns = { $turns ->
    [one] turno
   *[other] turnos
  }
web-ak-rotated = { $count ->
    [one] { $count } girado
   *[other] { $count } girados
  }
web-ak-techs-later = { $players ->
    [1] Las tecnologías se revelan cuando hayas elegido.
   *[other] Las tecnologías se revelan cuando todos hayan elegido.
  }
web-ak-in-view = { $first }–{ $last } de { $count } cartas
web-ak-ask-coffers = Preguntar por los cofres
web-ak-ask-never = nunca
web-ak-ask-die = antes del dado
web-ak-ask-always = siempre
web-ak-band-open = Ampliar las tecnologías y la carta leída
web-ak-sort = Orden de la mano
web-ak-sort-usual = orden habitual
web-ak-sort-kind = por tipo
web-ak-sort-space = por espacio
web-ak-sort-cost = por coste
web-ak-new = nueva
web-ak-rolled = El dado muestra un { $die }: { $count ->
    [one] se olvida { $taken }.
   *[other] { $taken } salen de la loseta: una sola no se queda.
  }
web-ak-rolled-none = El dado muestra un { $die }: no se olvida nada.
