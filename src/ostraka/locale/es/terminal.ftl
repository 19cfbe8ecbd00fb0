### El terminal.

## Esperar

terminal-opening = Abriendo { $game }…
terminal-preparing = Preparando { $game } (solo la primera vez)…
terminal-preparing-bots = (primera vez: se preparan los bots)
terminal-interrupted = Interrumpido.

## En la mesa

terminal-welcome = { $game }. Escribe una acción o su número; Intro muestra lo que puedes hacer, «help» dice qué más hay.
terminal-prompt = { $question } >{" "}
terminal-seat = { $seat }: { $who ->
    [person] una persona
    [random] juega al azar
    [absent] se ha ido; se saltan sus turnos
   *[other] bot { $who }
}
terminal-option = { $label }: { $value }
terminal-yes = sí
terminal-no = no
terminal-curtain = Es el turno { FORM($seat, "de") }: pasa la pantalla y pulsa Intro…
terminal-left = La partida queda guardada en { $path }. «{ $command }» la continúa.
terminal-help =
    Escribe una acción, o su número en la lista; tras «buy» o «buy 4» se pregunta el resto paso a paso, y un turno entero cabe en una línea. También:
      legal [PALABRA] lo que puedes hacer, por tipos; «all» muestra todo
      hint            lo que jugaría el bot más fuerte
      step            seguir hasta el próximo momento; «go», hasta acabar
      undo            deshacer la última acción
      score           los puntos en este momento
      log             todo lo que ha pasado
      what PALABRA    lo que significa una cosa o una palabra de la mesa
      rules [PALABRA] el juego entero explicado, o un capítulo
      rulings         lo decidido donde el reglamento calla
      setup           quién juega, y con qué opciones
      position        la posición como texto
      save [ARCHIVO]  escribir la partida en un archivo
      resign          rendirse; «resign 3» deja jugar a un bot de nivel 3
      draw            ofrecer tablas
      say TEXTO       decir algo a la mesa
      accept          aceptar lo que propone otro jugador
      decline         rechazar lo que propone otro jugador
      quit            salir; la partida se guarda
terminal-kinds = { $count } acciones. «legal { $verb }» muestra un tipo, «legal all» todo; «{ $verb }» sin nada más pregunta paso a paso.
terminal-legal-none = Nada de lo que puedes hacer contiene «{ $word }».
terminal-no-number = No existe la acción número { $number }; van de 1 a { $count }.
terminal-slot = { $slot } (1 a { $count }, Intro: volver atrás) >{" "}
terminal-gather-exactly = { $verb } — elige { $most } de: { $things }. En cualquier orden; «done» termina la elección.
terminal-gather-most = { $verb } — elige hasta { $most } de: { $things }. En cualquier orden; «done» termina la elección.
terminal-gather-between = { $verb } — elige de { $least } a { $most } de: { $things }. En cualquier orden; «done» termina la elección.
terminal-gather-amount = «{ $thing }=2» elige dos.
terminal-picked = Elegido ({ $count }): { $things }
terminal-pick-more = { $count ->
    [one] Falta uno.
   *[other] Faltan { $count }.
}
terminal-pick-fewer = { $count ->
    [one] Sobra uno; escríbelo otra vez para devolverlo.
   *[other] Sobran { $count }; escríbelos otra vez para devolverlos.
}
terminal-pick-done = «done» juega esta elección; lo que escribas otra vez se devuelve.
terminal-line-refused = No se ha jugado nada. «{ $rest }» no puede seguir: { $reason }
terminal-line-turn = No se ha jugado nada. Tras «{ $done }» el turno termina; «{ $rest }» no puede seguir en la misma línea.
terminal-line-light = No se ha jugado nada. «{ $done }» revela algo; juégalo primero, «{ $rest }» después.
terminal-undone = Deshecho.
terminal-no-step = Aquí no hay nada que seguir; «legal» muestra lo que puedes hacer.
terminal-unchanged = No ha cambiado nada.
terminal-undo-late = Desde entonces se ha revelado algo o ha jugado alguien más: eso queda. Solo una partida de práctica (--practice) permite deshacerlo todo.
terminal-undo-consent = Ha jugado alguien más, o se ha revelado algo. ¿Todos de acuerdo en deshacer? (s/N){" "}
terminal-resign-sure = ¿De verdad rendirse? (s/N){" "}
terminal-resigned-passing = { $seat } se rinde. Los demás siguen; se saltan los turnos { FORM($seat, "de") }.
terminal-resigned-bot = { $seat } se rinde. Los demás siguen; el bot { $who } ocupa su lugar.
terminal-draw-sure = ¿De verdad ofrecer tablas? (s/N){" "}
terminal-draw-offered = { $seat }, ¿aceptas tablas? (s/N){" "}
terminal-draw-declined = { $seat } no acepta. La partida sigue.
terminal-position-hidden = La posición mostraría cosas ocultas; «save» guarda la partida.
terminal-what-unknown = No hay nada que decir de «{ $word }»; «rules» explica todo el juego.
terminal-bot-failed = El bot { FORM($seat, "de") } ha fallado: { $reason }
terminal-bot-choice = Intro: otra vez; un nivel o un bot: que juegue ese; s: ocupar el asiento; q: salir >{" "}

## El final

terminal-drawn = La partida termina en tablas.
terminal-won = { $count ->
    [one] Gana { $winners }.
   *[other] { $winners } comparten la victoria.
}
terminal-after = r: revisar la partida, a: jugar otra, s: otra cambiando los asientos, Intro: salir >{" "}
terminal-after-alone = r: revisar la partida, a: jugar otra, Intro: salir >{" "}

## Antes de la partida

terminal-which = ¿Qué juego (1 a { $count })?{" "}
terminal-which-none = Aquí no se puede preguntar a nadie; nombra un juego: { $known }.
terminal-left-games = { $count ->
    [one] Hay una partida sin terminar:
   *[other] Hay partidas sin terminar:
}
terminal-go-on = ¿Con cuál seguir? (su número; Intro: una partida nueva){" "}
terminal-how-many = ¿Cuántos jugadores ({ $least } a { $most }; Intro: { $least })?{" "}
terminal-who =
    ¿Quién juega a { $game }?
      1  tú, contra bots (aconsejado; el nivel { $level } es un buen comienzo)
      2  varias personas ante esta pantalla, por turnos
      3  personas y bots
terminal-who-choice = ¿1, 2 o 3 (Intro: 1)?{" "}
terminal-which-seat = ¿Qué asiento es el tuyo (1 a { $last }; Intro: 1)?{" "}
terminal-level = ¿Qué nivel (1 el más débil, { $last } el más fuerte; Intro: 3)?{" "}
terminal-seat-who = Asiento { $number }: ¿un nivel de 1 a { $last }, o Intro para una persona?{" "}
terminal-number-between = Escribe un número de { $least } a { $most }.

## La biblioteca de partidas

terminal-who-person = persona
terminal-who-bot = { $who ->
    [random] azar
    [absent] asiento vacío
   *[other] bot { $who }
}
terminal-save-open = { $number }  { $name }  { $game } ({ $who }), sin terminar tras { $count ->
    [one] { $count } acción
   *[other] { $count } acciones
}, { $when }
terminal-save-over = { $number }  { $name }  { $game } ({ $who }), terminada tras { $count ->
    [one] { $count } acción
   *[other] { $count } acciones
}, { $when }
terminal-saves-help = «{ $command } resume», «replay», «review» o «saves delete» con un número o un nombre.
terminal-no-saves = Aquí no se ha jugado ninguna partida; «ostraka play» empieza una.
terminal-no-such-save = No hay ninguna partida «{ $wanted }» en la biblioteca; { $count ->
    [0] está vacía.
    [one] tiene una.
   *[other] tiene { $count }, y «ostraka saves» las muestra.
}
terminal-no-save = No hay partida que continuar; «ostraka play» empieza una.
terminal-resume-over = Esa partida ha terminado; «ostraka replay» la recorre.
terminal-delete-sure = ¿Borrar { $name } para siempre? (s/N){" "}
terminal-delete-force = Aquí no se puede preguntar a nadie; --force borra la partida.
terminal-deleted = La partida { $name } se ha borrado.

## Archivos

terminal-saved = Guardado en { $path }.
terminal-stale = Esta partida siguió en otro terminal, y nada de eso se pierde. Lo último que hiciste aquí no se jugó; «{ $command }» la continúa.
terminal-not-saved = No se pudo guardar la partida: { $reason }.
terminal-replace = { $path } existe. ¿Reemplazarlo? (s/N){" "}
terminal-file-exists = El archivo { $path } existe; --force lo reemplaza.
terminal-system = El sistema lo ha rechazado: { $reason }.

## Recorrer, contar, tablas

terminal-replay-help = Intro o n: avanzar, b: retroceder, un número: ir allí, s: inicio, e: final, q: salir.
terminal-replay-prompt = { $ply } de { $last } >{" "}
terminal-perft-counted = { $count } contadas
terminal-perft-speed = { $seconds } s, { $rate } M nodos/s
terminal-perft-so-far = Interrumpido: { $count } contadas hasta ahora, { $done } de { $all } primeras acciones.
terminal-game-players = { $most ->
    [one] 1 jugador
   *[other] { $players } jugadores
}
terminal-games-options = Las opciones se dan como «-o NOMBRE=VALOR»; se ve el valor habitual y después los posibles.
terminal-bench-game = juego
terminal-bench-kernel = acciones/s en el núcleo
terminal-bench-python = desde Python
terminal-bench-length = acciones por partida
terminal-bench-state = bytes de un estado

## Lo que se rechaza

terminal-language = «{ $wanted }» no es uno de los idiomas: { $known }.
terminal-option-form = «{ $text }» no tiene la forma NOMBRE=VALOR.
terminal-depth = La profundidad es un entero de 0 a { $limit }.
terminal-random-seats = «{ $text }» no es una lista de asientos como 2 o 2,3.
terminal-position-players = La posición es de { $players ->
    [one] un jugador
   *[other] { $players } jugadores
}; --players dice otra cosa.
terminal-no-section = No hay ningún capítulo «{ $wanted }»; hay: { $known }.
terminal-inside = Algo ha fallado dentro de Ostraka ({ $reason }); OSTRAKA_DEBUG=1 muestra dónde.
