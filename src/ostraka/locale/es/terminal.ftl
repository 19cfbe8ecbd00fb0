### El terminal.

terminal-preparing = Preparando las reglas de { $game } (solo la primera vez) …
terminal-welcome = { $game }. Escribe una acción, su número o «help»; Intro muestra lo permitido.
terminal-prompt = { $seat } ({ $count ->
    [one] { $count } posible
   *[other] { $count } posibles
}) >{" "}
terminal-curtain = Es el turno de { $seat }: pasa la pantalla y pulsa Intro …
terminal-left = La partida queda en { $path }; «{ $command }» la continúa.
terminal-drawn = La partida termina en tablas.
terminal-won = { $count ->
    [one] Gana { $winners }.
   *[other] { $winners } comparten la victoria.
}
terminal-help =
    Escribe una acción, o su número en la lista de acciones permitidas. También:
      legal [PALABRA] las acciones permitidas (las que contienen PALABRA)
      hint            lo que jugaría el bot más fuerte
      undo            deshacer la última acción
      score           los puntos en este momento
      log             todas las acciones jugadas
      what PALABRA    lo que significa una palabra de la mesa, como una carta
      position        la posición como texto
      rulings         lo decidido donde el reglamento calla
      save [ARCHIVO]  escribir la partida en un archivo
      resign, draw    rendirse, o acordar tablas (dos jugadores)
      quit            salir; la partida se guarda
terminal-more = … y { $count } más; «legal PALABRA» muestra las que contienen una palabra.
terminal-undone = Deshecho.
terminal-saved = Guardado en { $path }.
terminal-not-saved = No se pudo guardar la partida: { $reason }.
terminal-no-number = No hay acción número { $number }; van de 1 a { $count }.
terminal-position-hidden = La posición mostraría cosas ocultas; «save» guarda la partida.
terminal-no-save = No hay partida que continuar; «ostraka play» empieza una.
terminal-resume-over = Esa partida ha terminado; «ostraka replay» la recorre.
terminal-replay-help = Intro o n: avanzar, b: retroceder, un número: ir allí, s: inicio, e: final, q: salir.
terminal-replay-prompt = { $ply } de { $last } >{" "}
terminal-language = «{ $wanted }» no es uno de los idiomas: { $known }.
terminal-option-form = «{ $text }» no tiene la forma NOMBRE=VALOR.
terminal-depth = La profundidad es un entero de 0 a { $limit }.
terminal-random-seats = «{ $text }» no es una lista de asientos como 1 o 1,2.
terminal-interrupted = Interrumpido.
terminal-inside = Algo ha fallado dentro de Ostraka ({ $reason }); OSTRAKA_DEBUG=1 muestra dónde.
terminal-which = ¿Qué juego (1 a { $count })?{" "}
terminal-what-unknown = No hay nada que decir de «{ $word }»; «what C5» dice lo que hace la carta C5.
