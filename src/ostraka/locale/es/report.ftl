### El informe de un encuentro: una página con imágenes y tablas.

report-title = Arena: { $game }
report-contents = Contenido
report-numbers = Los números: { $title }
report-none = Todavía no se ha contado ninguna partida.

report-played = Qué se jugó
report-game = Juego
report-options = Opciones
report-players = Jugadores
report-bots = Bots
report-games = Partidas
report-games-counted = { $games ->
    [one] { $games } jugada
   *[other] { $games } jugadas
}, { $counted ->
    [one] { $counted } contada
   *[other] { $counted } contadas
}, en { $rounds ->
    [one] { $rounds } ronda
   *[other] { $rounds } rondas
}
report-games-why = Todas las partidas de un mismo reparto son una ronda: cada elección de bots, en cada rotación de los asientos. Solo cuentan las rondas completas, y nunca las partidas anuladas. Los intervalos son del 95 % y se toman sobre las rondas, porque las partidas de un mismo reparto no son independientes.
report-seed = Semilla
report-opening = Acciones al azar antes de que jueguen los bots
report-limit = Tiempo máximo por decisión
report-limit-seconds = { $seconds } s
report-version = Ostraka
report-code = Huella de las reglas y los bots
report-faults = Faltas
report-faults-none = Todas las partidas terminaron según las reglas.
report-faults-why = Quien comete una falta ha perdido la partida. Esas partidas cuentan en los puntos y los duelos, y en nada más; las anuladas no cuentan para nadie.
report-faults-all = Todas las faltas
report-fault-crash = fallo
report-fault-hang = sin respuesta a tiempo
report-fault-illegal = acción no permitida
report-fault-void = anulada: murió el proceso de la partida
report-fault-kind = Falta
report-fault-text = Qué se dijo
report-number = Partida n.º

report-bot = Bot
report-level = nivel { $level }
report-seat = Asiento
report-count = Partidas
report-interval = Intervalo del 95 %
report-range = de { $low } a { $high }
report-few = muy pocas

report-points = Puntos
report-points-why = Qué parte de las victorias obtuvo cada bot; la línea discontinua marca un reparto por igual.
report-points-axis = Parte de los puntos, en %
report-matrix = Quién gana a quién
report-matrix-why = { $players ->
    [2] Qué parte de los puntos obtuvo el bot de la fila contra el de la columna, en %.
   *[other] Cuántas veces el bot de la fila quedó por delante del de la columna, en %; un puesto igual cuenta la mitad.
}
report-pair = Fila contra columna
report-rating = Clasificación
report-rating-why = Valoraciones OpenSkill (Plackett–Luce) de todas las partidas contadas, con intervalos. Importan las diferencias, no los números mismos.
report-rating-axis = Valoración
report-scores = Puntuaciones
report-scores-why = Cómo se reparten los puntos de cada bot al final de la partida; el triángulo marca la media.
report-scores-axis = Puntuación al final de la partida
report-mean = Media
report-least = Mínimo
report-lower = Cuartil inferior
report-median = Mediana
report-upper = Cuartil superior
report-most = Máximo
report-lengths = Duración
report-lengths-why = Cuántas acciones tiene una partida; la línea discontinua es la mediana.
report-lengths-axis = Acciones por partida
report-all = Todas las partidas
report-seats = Asientos
report-seats-why = Qué parte de las victorias obtuvo cada asiento, sin importar quién lo ocupaba; la línea discontinua marca un reparto por igual.
report-times = Tiempo
report-times-why = Lo que tarda una decisión de media, y la más lenta.
report-times-axis = Milisegundos por decisión
report-times-mean = Media
report-times-slowest = La más lenta
report-decisions = Decisiones
report-mean-ms = Media, ms
report-slowest-ms = La más lenta, ms

report-items-why = La tasa de victoria es la parte de las victorias que obtuvieron los asientos que tomaron algo; la media por asiento es del { $even } %. Un asiento que tomó algo se compara con lo que el mismo bot gana de media, para no tomar los favoritos de los bots fuertes por cosas fuertes. Cuando se comparan muchas cosas, una de cada veinte cae fuera de su intervalo por azar. Las partidas que terminaron por una falta no entran.
report-items-few = Se muestran las mejores y las peores de las tomadas en al menos { $least } rondas; todas están en la tabla.
report-items-axis = Puntos porcentuales sobre la media del mismo bot
report-item = Nombre
report-group = Tipo
report-groups = { $title }, por tipo
report-reach = Podían tomar
report-taken = Tomaron
report-rate = Tasa de elección
report-wins = Tasa de victoria
report-gain = Sobre la media
