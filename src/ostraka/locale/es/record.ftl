### Mi historial: la fuerza contra los bots y las partidas terminadas.

web-record-bots = Contra los bots
web-record-bots-why = Tu puntuación sale de tus partidas terminadas contra los bots; la barra muestra dónde está con más probabilidad, las marcas son los niveles. Solo tú la ves.
web-record-games = { $count ->
    [0] ninguna partida
    [one] 1 partida
   *[other] { $count } partidas
}
web-record-few = { $count ->
    [one] falta una partida para la puntuación
   *[other] faltan { $count } partidas para la puntuación
}
web-record-unrated = Todavía sin puntuación.
web-record-rating-words = Puntuación { $rating }, con más probabilidad entre { $low } y { $high }.
web-record-range-words = La puntuación está con más probabilidad entre { $low } y { $high }.
web-record-rung-behind = { $name }: vencido, él o uno más fuerte
web-record-rung-next = { $name }: el siguiente
web-record-rung-to-come = { $name }: por venir
web-record-play = Jugar contra { $name }
web-record-next = Siguiente: { $name }
web-record-all-beaten = Has vencido al nivel más fuerte.
web-record-finished = Partidas terminadas
web-record-none = Ninguna partida terminada.
web-record-won = Ganada
web-record-lost = Perdida
web-record-draw = Tablas
web-record-over = Terminada

## Hoy

web-record-today = Hoy
web-deal-why = Las mismas cartas para todos, contra { $name }. Se juega una vez, sin pistas y sin deshacer.
web-deal-play = Jugar el reparto del día
web-deal-on = Seguir jugando
web-deal-see-place = Tu puesto de hoy
web-deal-place = { $place }.º
web-deal-of = de { $count } hoy
web-deal-players = { $count ->
    [0] Hoy nadie lo ha terminado todavía.
    [one] Hoy lo ha terminado una persona.
   *[other] Hoy lo han terminado { $count } personas.
}
web-record-resigned = Rendición
web-record-solve = Resolver
web-record-solved = Resuelto hoy
web-record-week = Los últimos siete días
web-record-day-done = { $day }: jugado
web-record-day-open = { $day }: sin jugar
