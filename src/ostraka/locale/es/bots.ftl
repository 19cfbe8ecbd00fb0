### Bots y análisis.

bots-first-use = Ostraka está compilando { $game } para este ordenador. Solo ocurre una vez y puede tardar unos minutos.
bots-level = No existe el nivel { $level }; los niveles van del 1 al { $last }.
bots-unknown = No hay ningún bot llamado «{ $name }»; di un nivel del 1 al { $last }, o uno de: { $known }.
bots-budget-none = «{ $name }» no admite presupuesto: sabe por sí mismo cuánto pensar.
bots-budget-form = «{ $text }» no es un presupuesto; indica un tiempo como 100ms o 1.5s, iteraciones como 400it, o nodos como 20000n.
bots-spec-form = «{ $text }» no nombra un bot; indica NOMBRE o NOMBRE@PRESUPUESTO, por ejemplo 8, greedy o uct@100ms.
bots-load = El bot «{ $name }» no se puede cargar: { $reason }.
bots-thinking = { $seat } está pensando…
bots-thinking-hint = Buscando una buena acción…
bots-hint = { $action } — { $sentence } (probabilidad de ganar: { $percent } %)
bots-hint-sure = { $action } — { $sentence } (esto gana con seguridad)
bots-hint-alone = { $action } — { $sentence }
bots-hint-several = { $action } (probabilidad de ganar: { $percent } %)
bots-hint-several-sure = { $action } (esto gana con seguridad)
bots-hint-several-alone = { $action }
bots-seat-form = «{ $text }» no tiene la forma ASIENTO=BOT, como 2=5; los asientos van de 1 a { $players }.
bots-page-title = Revisión de una partida de { $game }
bots-page-curve = Probabilidad de ganar, decisión a decisión
bots-page-seat = { $seat }: { $given } puntos porcentuales perdidos por decisión
bots-page-turning = Puntos de inflexión
bots-page-decisions = Todas las decisiones
bots-page-number = N.º
bots-page-who = Asiento
bots-page-played = Jugado
bots-page-chance = Probabilidad
bots-page-lost = Perdido
bots-page-grade = Nota
bots-page-better = Mejor
bots-grade-forced = forzada
bots-grade-best = la mejor
bots-grade-good = buena
bots-grade-inaccuracy = imprecisión
bots-grade-mistake = error
bots-grade-blunder = error grave
bots-head-action = acción
bots-head-wins = victoria por asiento
bots-head-scores = puntos por asiento
bots-head-visits = visitas
bots-head-line = continuación
bots-exact = Está demostrado que la primera acción gana.
bots-reviewing = Revisando la partida
bots-turning = { $number }. { $seat }: { $action }, { $grade } (−{ $given }); mejor: { $best }
bots-puzzle = { $turns ->
    [1] Juega { $seat } y gana en este turno.
   *[other] Juega { $seat } y gana con seguridad en { $turns } turnos.
} Dificultad { $difficulty } de 5.
bots-puzzle-solution = Solución: { $actions }
bots-no-action = ha respondido { $answer } en lugar de una acción
bots-unsure = ≈ marca las acciones apenas examinadas; sus números son una primera estimación.
bots-review-so-far = Interrumpido; decisiones calificadas: { $done } de { $last }.
bots-grades = Notas, según lo que una decisión pierde de la probabilidad de ganar: la mejor (no se halló nada mejor), buena (hasta 3 %), imprecisión (hasta 8 %), error (hasta 20 %), error grave (más); forzada: sin elección.
bots-puzzle-help = Escribe el turno ganador en una línea; «solution» lo muestra, «quit» sale.
bots-puzzle-prompt = el turno >{" "}
bots-puzzle-solved = ¡Resuelto!
bots-puzzle-wrong = Ese turno no gana. Prueba otro.
bots-failed = El bot «{ $name }» ha fallado: { $reason }.
bot-where = Indica dónde debe jugar el bot: --join CODE o --game GAME.
bot-waits = El bot espera a los demás, que entran con el código { $code }.
bot-over = La partida ha terminado; puesto del bot: { $place }.
