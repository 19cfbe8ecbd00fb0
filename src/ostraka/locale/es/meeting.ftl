### Gente que se encuentra en una mesa: enlaces, códigos, nombres y lo que se piden.

## Enlaces y códigos

web-code-of-table = Código de esta mesa
web-code-how = Un código tiene ocho caracteres, por ejemplo K4M7 TQX9. No importan mayúsculas, espacios ni guiones. También vale un enlace entero.
web-invite-means = Quien tenga el código o el enlace puede sentarse aquí, o mirar cuando todos los asientos estén ocupados.
web-link-means-hands = Quien abra este enlace puede mirar esta partida: sin cartas ocultas y sin asiento.
web-review-link-means-hands = Quien abra este enlace puede recorrer toda la partida y ver todas las manos.
web-link-means = Quien abra este enlace puede mirar esta partida, sin asiento.
web-review-link-means = Quien abra este enlace puede recorrer toda la partida.
web-ask-for-link = Este enlace no da permiso para mirar. Pide a quien lo envió que lo copie otra vez con «Compartir» o «Copiar el enlace», o escribe el código de la mesa.
web-cancel-table = Cancelar la mesa
web-new-table-of = Mesa nueva: { $game }
web-invited-open = { $count ->
    [0] Te espera una partida de { $game }.
    [one] { $names } quiere jugar contigo a { $game }.
   *[other] { $names } quieren jugar contigo a { $game }.
}
web-invited-yours = Ya tienes asiento en esta mesa de { $game }.
web-invited-playing = { $names }: su partida de { $game } está en marcha y todos los asientos están ocupados. Puedes mirar.
web-invited-over = { $names }: su partida de { $game } ha terminado. Puedes verla.
web-invited-cancelled = Esta mesa de { $game } se ha cancelado.
web-to-your-table = A tu mesa
web-change-name = Cambiar tu nombre: { $name }

## Turnos

web-title-due = ● Te toca – { $game }
web-turn-named = Turno { FORM($name, "de") }
web-all-choose = Todos eligen
web-you-have-chosen = Has elegido
web-choose-again = Elegir de nuevo
web-choosing = está eligiendo
web-choosing-names = Eligiendo: { $names }
web-waits-for-names = Falta la elección de { $names }.
web-hints-allowed = pistas permitidas
web-hints-why = lo que jugaría un bot fuerte; todos en la mesa ven si se permiten pistas
web-starter-drawn = El jugador inicial se elige por sorteo.

## Preguntas y respuestas

web-undone = { $actions ->
    [one] { $name } ha deshecho una acción.
   *[other] { $name } ha deshecho { $actions } acciones.
}
web-beside-resigned = { $name } se ha rendido.
web-beside-late = A { $name } se le ha acabado el tiempo.
web-beside-drawn = Todos han acordado tablas.
web-beside-replaced = Un bot sigue jugando por { $name }.
web-asks-takeback = { $actions ->
    [one] { $name } pide deshacer esto: { $first }
   *[other] { $name } pide deshacer las últimas { $actions } acciones, desde aquí: { $first }
}
web-asks-draw = { $name } ofrece tablas.
web-asks-rematch = { $name } quiere la revancha.
web-asks-bot = { $name } propone que un bot ocupe el asiento { FORM($seat, "de") }, que está ausente.
web-asked-takeback = Has pedido deshacer { $actions ->
    [one] tu última acción
   *[other] las últimas { $actions } acciones
}; falta la respuesta de { $names }.
web-asked-draw = Has ofrecido tablas; falta la respuesta de { $names }.
web-asked-rematch = Has pedido la revancha; falta la respuesta de { $names }.
web-asked-bot = Has propuesto un bot; falta la respuesta de { $names }.
web-withdraw = Retirar
web-withdraw-draw = Retirar la oferta de tablas
web-refused-takeback = { $name } no está de acuerdo en deshacer.
web-refused-draw = { $name } rechaza las tablas.
web-refused-rematch = { $name } no quiere la revancha.
web-refused-bot = { $name } no quiere un bot en ese asiento.
web-withdrawn-takeback = { $name } ya no pide deshacer.
web-withdrawn-draw = { $name } ha retirado la oferta de tablas.
web-withdrawn-rematch = { $name } ya no pide la revancha.
web-withdrawn-bot = { $name } ya no propone un bot.

## Listas de partidas

web-all-games = Todos los juegos
web-you-won = Has ganado
web-won-by = Victoria de { $names }
web-lost = Perdida
web-actions-long = { $count ->
    [one] 1 acción
   *[other] { $count } acciones
}
