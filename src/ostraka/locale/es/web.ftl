### The web client.

## The frame

web-title = Ostraka
web-nav = Navegación principal
web-nav-foot = Navegación principal, abajo
web-nav-play = Jugar
web-nav-solo = Diario en solitario
web-nav-learn = Aprender
web-nav-record = Mi historial
web-nav-review = Ver y revisar
web-nav-puzzles = Problemas
web-home = Inicio
web-menu = Menú
web-close = Cerrar
web-save = Guardar
web-yes = sí
web-no = no
web-none = Ninguna todavía.
web-always = siempre
web-never = nunca
web-off = desactivado
web-offline = No se puede conectar con el servidor; inténtalo de nuevo en un momento.
web-failed = No ha funcionado; inténtalo de nuevo.
web-try-again = Intentar de nuevo
web-opening = Abriendo…
web-preparing-rules = Preparando las reglas
web-preparing = Preparando las reglas, solo la primera vez: { $done } de { $of }
web-guest-name = Invitado
web-your-name = Tu nombre
web-name-why = Es lo que ven los demás. No hay cuentas: este dispositivo guarda tu nombre.
web-device = Otro dispositivo
web-device-why = Usa el mismo nombre, las mismas mesas y el mismo diario en tu teléfono o en otro ordenador.
web-device-show = Mostrar un código
web-device-scan = Escanéalo con el otro dispositivo o abre allí el enlace. Sirve una sola vez, durante diez minutos. No lo compartas: quien lo abra jugará como tú.
web-device-qr = Código QR del enlace
web-link-ask = ¿Continuar aquí con el nombre y las partidas de tu otro dispositivo?
web-link-new = Este dispositivo recibirá tu nombre, tus mesas y tu diario.
web-link-known = Hasta ahora eras { $name } en este dispositivo. Los asientos y las partidas de { $name } dejarán de ser tuyos aquí.
web-link-yes = Sí, soy yo
web-link-no = No, gracias
web-link-done = Hola, { $name }. Este dispositivo también es tuyo.
web-link-none = Este enlace no tiene código. Pide uno nuevo en el otro dispositivo: tu nombre arriba y luego «Otro dispositivo».

## Home

web-home-line = Tres juegos de mesa del mundo antiguo para jugar en el navegador.
web-home-more = En solitario, contra bots que solo saben lo que sabes tú, en una misma pantalla o con amigos mediante un enlace. Sin cuenta.
web-new-table = Nueva mesa
web-join = Entrar
web-join-code = Entrar con un código
web-code = Código o enlace de una mesa
web-learn-ten = Aprender en diez minutos
web-your-tables = Tus mesas
web-all = Todas: { $count }
web-no-tables = Ninguna partida en curso. Elige un juego abajo y empieza enseguida.
web-games = Juegos
web-more = Más
web-play-now = Jugar
web-learn = Aprender
web-tables = Mesas
web-players-count = { $count ->
    [one] 1 jugador
   *[other] { $count } jugadores
}
web-players-range = { $least } a { $most } jugadores
web-about-arkantar = Levanta Muros, derríbalos y deslízate. Captura al Monarca.
web-about-ankhor = Compra piezas, haz crecer tu dominio y construye hacia arriba.
web-about-ancient_knowledge = Los monumentos se alzan y declinan. Con Heritage y en solitario.
web-solo-line = Desafíos y una campaña de quince cofres
web-lobby = Jugar con otros
web-lobby-line = Mesas abiertas y quien quiere el mismo juego
web-deal-of-day = Reparto del día
web-deal-line = Las mismas cartas para todos: ¿qué tal lo harás?
web-puzzle-day = Problema del día
web-puzzle-line = Arkantar: encuentra la victoria forzada
web-review-last = Revisa tu última partida
web-review-line = Cada decisión, valorada
web-status-waiting = esperando jugadores
web-status-playing = en curso
web-status-over = terminada
web-games-line = Tus partidas en curso y terminadas, y las públicas para ver.
web-under-way = En curso
web-finished = Terminadas
web-to-watch = Para ver
web-bring-record = Importar una partida
web-not-a-record = Ese archivo no es un registro de Ostraka.

## New table, invitations

web-nothing-else = no hace falta más
web-for = para { $players }
web-you-in-sentence = tú
web-a-friend = un amigo
web-someone-here = alguien en esta pantalla
web-open-table = Abrir la mesa
web-friend-gets-link = tu amigo recibe un enlace; la partida empieza cuando se siente
web-seats = Asientos
web-seat = Asiento { $number }
web-seat-me = Tú
web-seat-friend = Amigo
web-seat-screen = Aquí
web-seat-bot = Bot
web-seat-open = asiento libre
web-name-here = Su nombre
web-draw-order = sortear el orden
web-begins = empieza
web-bot = { $which ->
    [1] Galatea
    [2] Pandora
    [3] Dédalo
   *[other] Talos
} { $level }
web-strength = Fuerza
web-level = { $level ->
    [1] { $name } juega al azar.
    [2] { $name } toma lo que parece mejor en el momento.
    [3] { $name } ve un paso por delante; un buen primer rival.
    [4] { $name } prepara sus próximos pasos.
    [5] { $name } juega más o menos como quien conoce el juego.
    [6] { $name } vigila lo que tramas.
    [7] { $name } piensa un rato y perdona poco.
   *[other] { $name } es el más fuerte que tenemos.
}
web-options = Opciones
web-clock = Reloj
web-clock-none = sin reloj
web-clock-ten = 10 min + 5 s
web-clock-day = 1 día por turno
web-clock-why = Entre dos, pierde quien agota su tiempo; con más jugadores, sigue un bot.
web-pack = Con «{ $title }»
web-pack-why = Un paquete de cartas que ofrece el dueño de este servidor.
web-free-undo = Deshacer
web-free-undo-why = libre hasta que se vea algo nuevo o se pregunte a otro; entonces los demás deben estar de acuerdo, y los bots siempre lo están
web-hints = Pistas
web-who-may-join = Quién puede entrar
web-with-link = con el enlace
web-anyone = cualquiera
web-watchers = Quienes miran nunca ven las manos.
web-open-tables = Mesas abiertas
web-no-open-tables = Ninguna mesa te espera. Abre una o juega contra bots.
web-invitation = Invitación
web-sit-down = Sentarse
web-watch = Mirar
web-waits-for = { $count ->
    [one] Queda un asiento libre.
   *[other] Quedan { $count } asientos libres.
}
web-begins-when = La partida empieza cuando no quedan asientos libres.
web-fill-bots = Bots en los asientos libres
web-by-link = por enlace
web-copy = Copiar
web-copied = Copiado
web-copy-by-hand = Aquí no se permite copiar. El texto está seleccionado: cópialo a mano.
web-copy-link = Copiar el enlace
web-pass-screen = Pasa la pantalla { FORM($name, "a") }.
web-i-am = Soy { $name }

## The table

web-lintel = Qué hacer ahora
web-your-turn = Te toca
web-turn-of-name = Juega { $name }
web-thinks = { $name } está pensando…
web-waiting = En espera
web-the-end = Fin
web-action-of = acción { $number } de { $of }
web-which-slot = ¿{ $slot }?
web-gather = { $count } de { $least ->
    [0] hasta { $most }
   *[other] { $most }
}
web-gather-range = { $count } de { $most } (al menos { $least })
web-choose-none = Ninguno
web-take-back = deshacer
web-other-verb = { $verb }: elegir otra cosa
web-offered = Para elegir
web-chosen = elegido
web-can-be-chosen = se puede elegir
web-on-the-table = Sobre la mesa
web-table-as-list = La mesa como lista
web-undo = Deshacer
web-ask-undo = Pedir deshacer
web-confirm = Confirmar
web-unplayed = Lo que has elegido aún no se ha jugado.
web-unplayed-keep = Conservarlo
web-unplayed-drop = { $verb } de todos modos
web-skip = Saltar animación
web-hurry = Más rápido
web-replay-turn = Ver otra vez el último turno
web-hint = Pista
web-hint-says = Una pista: { $action }
web-rules = Reglas
web-points = puntos
web-points-of = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
web-points-change = puntos { $before } → { $after }
web-would = Esto pasaría:
web-would-win = Con esto ganas la partida.
web-would-lose = Con esto pierdes la partida.
web-would-end = Con esto termina la partida.
web-would-pass = Con esto termina tu turno.
web-away-now = Conexión perdida; se intenta de nuevo. Tus elecciones se conservan.
web-away-resting = El servidor pide una pausa. La conexión vuelve en un minuto.
web-barred-secret = El servidor ya no conoce este dispositivo: su secreto se cambió en otro dispositivo.
web-barred-version = El servidor tiene una versión más reciente de esta página.
web-go-on-as-guest = Continuar como nuevo invitado
web-load-again = Volver a cargar la página
web-board-failed = No se puede dibujar el tablero; aquí está todo en forma de lista. La partida continúa.
web-board-again = Probar otra vez el tablero
web-sealed = Tu elección queda guardada; puedes cambiarla hasta que todos hayan elegido.
web-players = Jugadores
web-players-short = Jugadores (resumen)
web-players-and-log = Jugadores e historial
web-you = tú
web-to-act = le toca
web-has-chosen = ha elegido
web-late = sin tiempo
web-away = ausente
web-look-at = Ver la zona { FORM($name, "de") }
web-time-left = tiempo restante: { $time }
web-days = { $days ->
    [one] 1 día
   *[other] { $days } días
}
web-public = pública
web-watching = mirando
web-you-watch = Estás mirando
web-log = Historial
web-chat = Chat
web-log-and-chat = Historial y chat
web-log-empty = Todavía no ha pasado nada.
web-chat-empty = Nadie ha dicho nada todavía.
web-turn-of = Turno { $number } · { $name }
web-set-up = Preparación
web-say = Di algo a la mesa…
web-send = Enviar
web-leave = Salir
web-resign = Rendirse
web-resign-sure = Rendirse: ¿seguro?
web-offer-draw = Ofrecer tablas
web-offer-bot = Que un bot juegue por { $name }
web-record = Guardar el registro

## The end

web-wins = { PERSON($name) ->
    [you] Has ganado.
   *[other] Gana { $name }.
  }
web-draw = Tablas.
web-alone-won = Partida ganada.
web-alone-lost = Partida perdida.
web-alone-over = Se ha acabado el tiempo.
web-challenge-won = Desafío { $number } ganado.
web-challenge-lost = Desafío { $number } perdido.
web-campaign-game-won = «{ $name }»: has ganado esta partida.
web-campaign-game-lost = «{ $name }»: has perdido esta partida y, con ella, la campaña.
web-result = Resultado
web-decided = Qué decidió la partida
web-and-now = ¿Y ahora qué?
web-rematch = Revancha
web-to-rematch = A la revancha
web-review = Revisar
web-see-table = Ver el tablero

## Settings

web-settings = Ajustes
web-settings-kept = guardados en este dispositivo
web-settings-look = Aspecto
web-look-day = Día
web-look-night = Noche
web-look-contrast = Contraste
web-look-system = Como el sistema
web-settings-text = Texto
web-settings-play = Juego
web-settings-confirm = Confirmar
web-settings-confirm-why = { $when ->
    [always] un toque elige, otro juega
    [final] solo pregunta antes de que acabe un turno
   *[never] un toque juega enseguida
}
web-if-final = al final
web-settings-motion = Movimiento y sonido
web-settings-speed = Velocidad
web-settings-travel = Animar los movimientos
web-settings-travel-why = desactivado: todo aparece directamente en su sitio
web-settings-sound = Sonido
web-settings-sound-why = barro y piedra; un golpecito cuando te toca
web-settings-notify = Avisarme
web-settings-notify-why = cuando te toque y la página esté oculta
web-settings-notify-denied = Este navegador no permite notificaciones de esta página.
web-settings-speech = Voz y teclas
web-settings-aloud = Leer en voz alta
web-settings-aloud-why = para lectores de pantalla
web-each-step = cada paso
web-my-turns = mis turnos
web-language = Idioma
web-show-all = Ver todas
web-keys = Teclas
web-keys-short = N siguiente · U deshacer · E terminar · H pista · / escribir
web-key-region = a la parte siguiente de la pantalla
web-key-arrows = al elemento más cercano
web-key-enter = elegir, confirmar
web-key-escape = quitar la última selección, cerrar
web-key-next = al siguiente elemento que se puede elegir
web-key-undo = deshacer
web-key-end = terminar el turno
web-key-hint = una pista
web-key-last = repetir el último paso
web-key-last-turn = repetir el último turno de los demás
web-key-describe = leer lo seleccionado, con su texto
web-key-text = La mesa como lista
web-key-hurry = acelerar
web-key-type = Escribir una acción
web-key-keys = estas teclas

## Puzzles

web-puzzle-difficulty = Dificultad { $difficulty } de 5
web-puzzle-task = { $turns ->
    [1] Juega { $side } y gana en este turno.
   *[other] Juega { $side }: encuentra el turno que fuerza la victoria.
}
web-puzzle-solved = ¡Resuelto!
web-puzzle-failed = Así no se gana. Deshazlo e inténtalo otra vez.
web-puzzle-peeked = Has mirado la solución: este problema ya no cuenta.
web-puzzle-not = Ahora no puedes elegir { $thing }.
web-puzzle-next = Siguiente problema
web-puzzle-two = En dos turnos
web-solution = Solución
web-streak = { $days ->
    [0] sin racha todavía
    [one] un primer día
   *[other] { $days } días seguidos
}
web-streak-title = Días seguidos
web-streak-why = Resuelve cada día el problema del día. La cuenta se queda en este dispositivo.

## Replay and review

web-share = Compartir
web-turn = Turno { $number }
web-bot-thinks = El bot está pensando…
web-lead-played = Jugado
web-lead-better = Mejor
web-better = Era mejor: { $action }
web-played = Se jugó: { $action }
web-beginning = El comienzo.
web-judge = Valorar las decisiones
web-try-another = Probar otra jugada
web-back-to-game = Volver a la partida
web-chance = Probabilidad de ganar
web-replay = Repetición
web-first = Al principio
web-last = Al final
web-turn-back = Turno anterior
web-turn-on = Turno siguiente
web-action-back = Acción anterior
web-action-on = Acción siguiente
web-play = Reproducir
web-pause = Pausa
web-where = Turno { $turn } de { $turns } · acción { $ply } de { $plies }
web-eyes = Punto de vista
web-eyes-all = jugador activo
web-action = Acción
web-decisions = Decisiones
web-tally = Cómo ha jugado cada jugador
web-percent = { $percent } %
web-gives-away = pierde un { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } % por decisión
web-worth = A revisar
web-mine = Mías
web-all-decisions = Todas
web-nothing-worth = Aquí no salió nada mal.

## Learn

web-learn-line = Aprende jugando: una primera partida en unos diez pasos, y las reglas con diagramas que puedes probar.
web-first-game = Primera partida
web-learn-game = Aprender { $game }
web-step-of = Paso { $number } de { $of }
web-steps = Pasos
web-step-back = Paso anterior
web-show-me = Muéstrame
web-only-this = Solo se resalta lo que pide este paso.
web-lesson-wants = Este paso pide: { $things }.
web-lesson-look = Lo que ha cambiado está marcado con un círculo: míralo y continúa.
web-lesson-end = Ya conoces las reglas: juega una partida entera.
web-lesson-confirm = Aún no se ha hecho nada. Pulsa Confirmar o toca otra vez lo último que elegiste.
web-lesson-fresh = Una posición nueva.
web-lesson-again = Otra vez
web-lesson-continue = Continuar
web-lesson-over = Esa fue la primera partida.
web-then-game = después, una partida entera con pistas
web-now-play = Ahora, una partida entera
web-done = hecho
web-chapters = Capítulos
web-find = Buscar una palabra
web-places = { $count ->
    [one] 1 coincidencia
   *[other] { $count } coincidencias
}
web-own-words = todo el juego, con nuestras palabras
web-words = Glosario
web-live-diagram = Diagrama jugable
web-try-it = Pruébalo
web-try-it-how = toca lo que está resaltado
web-as-it-was = Restablecer

## Solo journal

web-solo-cap = Ancient Knowledge · Heritage · en solitario
web-coffers = Quince cofres
web-coffers-of = Cofres de «{ $name }»
web-coffers-todo = { $count } por lograr
web-coffers-unlocked = { $count ->
    [one] { $count } desbloqueado
   *[other] { $count } desbloqueados
}
web-coffers-spent = { $count ->
    [one] { $count } gastado
   *[other] { $count } gastados
}
web-coffer-spent = gastado
web-campaign = Campaña «{ $name }»
web-campaign-name = Tebas
web-campaign-none = Una campaña
web-campaign-what = Cumple el objetivo de un cofre y lo desbloqueas: su efecto te ayudará en otra partida. Tu puntuación decide la dificultad de la siguiente.
web-campaign-begin = Empezar una campaña
web-campaign-on = Seguir con la partida { $number } de «{ $name }»
web-campaign-next = Partida { $number } de «{ $name }»
web-campaign-state = { $achieved } de 15 cofres · { $games ->
    [one] 1 partida
   *[other] { $games } partidas
}
web-campaign-scores = Puntuaciones de la campaña
web-campaign-asks = { $title }: la próxima partida empieza { $fewer ->
    [0] sin penalización de cartas
    [one] con una carta menos
   *[other] con { $fewer } cartas menos
} y con la carta del Tiempo en el espacio { $time }.
web-hindrance = { $fewer ->
    [0] sin penalización de cartas
    [one] 1 carta menos
   *[other] { $fewer } cartas menos
}, Tiempo en { $time }
web-game-number = partida { $number }
web-game-won = partida { $number } ganada con { $score }
web-game-lost = partida { $number } perdida con { $score }
web-challenge-again = Jugarlo otra vez
web-challenge = Desafío { $number }
web-challenge-on = Seguir con el desafío { $number } · { $hand }
web-challenge-named = Desafío { $number } · { $name } · { $hand }
web-challenge-entered = { $score ->
    [one] { $score } punto
   *[other] { $score } puntos
  }: tu mejor resultado con esta mano, anotado en el diario.
web-challenge-not-entered = { $score ->
    [one] { $score } punto
   *[other] { $score } puntos
  }; solo se anota un desafío ganado.
web-challenge-best = Tu mejor resultado con esta mano es { $score }, del { $date }.
web-objective-met = cumplido
web-objective-missed = fallado
web-objective-given-up = abandonado
web-title-earned = { $score ->
    [one] { $score } punto
   *[other] { $score } puntos
  }: { $title }.
web-coffers-opened = Desbloqueados: { $coffers }. En la próxima partida estarán bajo tu tablero.
web-coffer-out = abandonado para siempre
web-readings = Cómo se interpretan las reglas dudosas
web-readings-what = Donde los reglamentos se contradicen o dejan algo abierto, tomamos la primera lectura. Lo que elijas aquí vale para lo que empieces a partir de ahora.
web-readings-campaign = para toda una campaña
web-readings-of = «{ $name }» se juega así:
web-source-unsure = Leído en el reglamento, pero alguna letra puede estar mal
web-source-rebuilt = Nuestro, porque la impresión no se podía leer
web-source-house = Nuestro: no conocemos lo que trae la caja
web-source-example = Deducido de un ejemplo del reglamento
web-challenges = Diez desafíos
web-challenges-state = mejor puntuación de cada mano · { $played } de { $all }
web-objectives-effects = objetivos, efectos
web-play-challenge = Jugar el desafío { $number } con { $hand }
web-challenge-objective = Objetivo: { $text }
web-challenge-effect = Efecto: { $text }
web-not-this-turn = No preguntar más este turno
web-not-this-turn-means = Continuar siempre que se pregunte esto, hasta el final del turno
web-hand-classic = Clásica
web-hand-hand1 = Mano 1
web-hand-hand2 = Mano 2
web-hand-hand3 = Mano 3
web-hand-hand4 = Mano 4
web-about-ancient_knowledge_solo = Contra las arenas del tiempo: desafíos, cofres, una campaña.
web-nav-play-short = Inicio
web-nav-solo-short = Solitario
web-nav-learn-short = Aprender
web-nav-record-short = Historial
web-nav-review-short = Revisar
web-nav-puzzles-short = Problemas
web-phases = Fases del turno
